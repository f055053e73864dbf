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


def _colours(red: Color, blue: Color, green: Color, four: bool) -> dict[str, Color]:
    """The colours of the suits that are not as the words are, in a deck of two or four colours."""
    if not four:
        return {"\u2665": red, "\u2666": red}
    return {"\u2665": red, "\u2666": blue, "\u2663": green}


_INKS = (Color(theme.RED_INK), Color(theme.DIAMOND_BLUE), Color(theme.CLUB_GREEN))
COLOURS = {
    (paper, four): _colours(*(_INKS if paper else (RED, BLUE, GREEN)), four)
    for paper in (False, True)
    for four in (False, True)
}
"""The colours of suits on paper or on a dark ground, in a deck of two colours or of four."""


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
    colours = COLOURS[paper, painter.assets.four_colours]
    x, y = place
    high = painter.texts.height(size)
    for piece in filter(None, SIGN.split(line)):
        if piece not in SUITS:
            x = painter.words(piece, (x, y), size, tone, weight).right
            continue
        colour = colours.get(piece, theme.DARK_INK if paper else theme.TEXT)
        picture = painter.assets.suit(SUITS[piece], round(size * PART), colour)
        wide = painter.texts.width(piece, size, weight)
        middle = (x + wide // 2, y + high // 2 + size // 20)
        painter.surface.blit(picture, picture.get_rect(center=middle))
        x += wide
