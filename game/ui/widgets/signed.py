"""Words in which suits are signs in their colours."""

import re

from pygame import Color

from game.ui.paint.painter import Painter
from game.ui.tree import Node
from game.ui.widgets.mood import TONES, Mood
from game.ui.widgets.words import Words
from game.values import dataclass

SUITS = {"\u2660": "S", "\u2665": "H", "\u2666": "D", "\u2663": "C"}
"""The signs of suits, which the face has not got, and their drawings."""
SIGN = re.compile("([\u2660\u2665\u2666\u2663])")
PART = 0.74
"""The height of a sign, as a part of the letters' size."""


@dataclass(frozen=True, slots=True)
class Signed(Words):
    """Words to be read aloud that are seen otherwise: with signs for the suits."""

    seen: str = ""

    def says(self, node: Node) -> str:
        return self.seen

    def paint(self, painter: Painter, node: Node, mood: Mood) -> None:
        tone = TONES[self.tone]
        high = painter.texts.height(self.size)
        lines = painter.texts.wrapped(self.seen, self.size, node.rect.w, self.weight)
        for number, line in enumerate(lines):
            place = (node.rect.x, node.rect.y + number * high)
            in_signs(painter, line, place, self.size, tone, self.weight)


def in_signs(
    painter: Painter,
    line: str,
    place: tuple[int, int],
    size: int,
    tone: Color,
    weight: str = "regular",
    paper: bool = False,
) -> None:
    """A line of words with signs for suits, its upper left corner at a place.

    On ``paper`` the signs have the colours that they have on cards.
    """
    inks = painter.assets.inks
    x, y = place
    high = painter.texts.height(size)
    for piece in filter(None, SIGN.split(line)):
        if piece not in SUITS:
            x = painter.words(piece, (x, y), size, tone, weight).right
            continue
        letter = SUITS[piece]
        colour = inks.printed(letter) if paper else inks.at_night(letter)
        picture = painter.assets.suit(letter, round(size * PART), colour)
        wide = painter.texts.width(piece, size, weight)
        middle = (x + wide // 2, y + high // 2 + size // 20)
        painter.surface.blit(picture, picture.get_rect(center=middle))
        x += wide
