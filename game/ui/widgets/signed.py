"""Words in which suits are signs in their colours."""

import re
from dataclasses import dataclass

from pygame import Color

from game.ui.paint import theme
from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import TONES, Mood
from game.ui.widgets.words import Words

SUITS = {"\u2660": "S", "\u2665": "H", "\u2666": "D", "\u2663": "C"}
"""The signs of suits, which the face has not got, and their drawings."""
SIGN = re.compile("([\u2660\u2665\u2666\u2663])")
PART = 0.74
"""The height of a sign, as a part of the letters' size."""
RED, BLUE, GREEN = Color("#ff9c93"), Color("#8fc8ff"), Color("#8fe0a4")
"""Suits on a dark ground."""
TWO = {"\u2665": RED, "\u2666": RED}
FOUR = {"\u2665": RED, "\u2666": BLUE, "\u2663": GREEN}
"""The colours of suits in a deck of two colours and in one of four; the others are as the words."""


@dataclass(frozen=True, slots=True)
class Signed(Words):
    """Words to be read aloud that are seen otherwise: with signs for the suits."""

    seen: str = ""

    def says(self, node: Node) -> str:
        return self.seen

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        tone = TONES[self.tone]
        colours = FOUR if painter.assets.four_colours else TWO
        high = painter.texts.height(self.size)
        lines = painter.texts.wrapped(self.seen, self.size, node.rect.w, self.weight)
        for number, line in enumerate(lines):
            x, y = node.rect.x, node.rect.y + number * high
            for piece in filter(None, SIGN.split(line)):
                if piece in SUITS:
                    colour = colours.get(piece, theme.TEXT)
                    picture = painter.assets.suit(SUITS[piece], round(self.size * PART), colour)
                    wide = painter.texts.width(piece, self.size, self.weight)
                    place = (x + wide // 2, y + high // 2 + self.size // 20)
                    painter.surface.blit(picture, picture.get_rect(center=place))
                    x += wide
                else:
                    x = painter.words(piece, (x, y), self.size, tone, self.weight).right
