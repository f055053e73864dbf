"""The forty cards without a figure: the aces and the pip cards from 2 to 10."""

from art_svg import group
from draw_marks import INK, blank, index, pip

_LEFT, _MIDDLE, _RIGHT = 87, 125, 163
_TOP, _CENTRE, _BOTTOM = 58, 175, 292
_UPPER, _LOWER = 136, 214
_PIP_SCALE = 0.46

_CORNERS = [(x, y) for x in (_LEFT, _RIGHT) for y in (_TOP, _BOTTOM)]
_SIX = [*_CORNERS, (_LEFT, _CENTRE), (_RIGHT, _CENTRE)]
_EIGHT = [*_CORNERS, *((x, y) for x in (_LEFT, _RIGHT) for y in (_UPPER, _LOWER))]
_HIGH, _LOW = (_TOP + _CENTRE) / 2, (_CENTRE + _BOTTOM) / 2

_PLACES: dict[str, list[tuple[float, float]]] = {
    "2": [(_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)],
    "3": [(_MIDDLE, _TOP), (_MIDDLE, _CENTRE), (_MIDDLE, _BOTTOM)],
    "4": [*_CORNERS],
    "5": [*_CORNERS, (_MIDDLE, _CENTRE)],
    "6": [*_SIX],
    "7": [*_SIX, (_MIDDLE, _HIGH)],
    "8": [*_SIX, (_MIDDLE, _HIGH), (_MIDDLE, _LOW)],
    "9": [*_EIGHT, (_MIDDLE, _CENTRE)],
    "T": [*_EIGHT, (_MIDDLE, (_TOP + _UPPER) / 2), (_MIDDLE, (_LOWER + _BOTTOM) / 2)],
}


def pip_card(rank: str, suit: str) -> list[str]:
    """A card from 2 to 10: the pips below the middle stand on their heads."""
    pips = [pip(suit, x, y, _PIP_SCALE, y > _CENTRE) for x, y in _PLACES[rank]]
    return [blank(), *index(rank, suit), group(pips, fill=INK[suit])]


def ace(suit: str) -> list[str]:
    """An ace: one large pip."""
    return [blank(), *index("A", suit), group([pip(suit, 125, 175, 1.3)], fill=INK[suit])]
