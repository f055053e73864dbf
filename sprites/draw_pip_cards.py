"""The forty cards without a figure: the aces and the pip cards from 2 to 10."""

from art_svg import circle, group, path, place
from draw_court_parts import fill, line, mirrored
from draw_marks import FACE, GOLD, INK, blank, index, pip

_LEFT, _MIDDLE, _RIGHT = 87, 125, 163
_TOP, _CENTRE, _BOTTOM = 58, 175, 292
_UPPER, _LOWER = 136, 214
_PIP_SCALE = 0.5

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
    pips = [pip(suit, x, y, _PIP_SCALE, 180 if y > _CENTRE else 0) for x, y in _PLACES[rank]]
    return [blank(), *index(rank, suit), group(pips, fill=INK[suit])]


def ace(suit: str) -> list[str]:
    """An ace: one large pip in a fine outline of its own shape; the ace of spades is ornamented."""
    if suit == "S":
        return [
            blank(),
            *index("A", suit),
            *_outlined("S", 125, 175, 1.82, 8.5, 5),
            group(_filigree(), place(125, 174, 0, 0.94)),
        ]
    return [blank(), *index("A", suit), *_outlined(suit, 125, 175, 1.34, 13, 8)]


def _outlined(suit: str, x: float, y: float, scale: float, outer: float, inner: float) -> list[str]:
    """A pip, and around it a line of its own shape between two stroke widths."""
    ink = INK[suit]
    return [
        pip(suit, x, y, scale, stroke=ink, stroke_width=outer, stroke_linejoin="round"),
        pip(suit, x, y, scale, stroke=FACE, stroke_width=inner, stroke_linejoin="round"),
        # The ink spreads a little: it closes the hairlines where a club's leaves meet.
        pip(suit, x, y, scale, fill=ink, stroke=ink, stroke_width=1.2),
    ]


def _filigree() -> list[str]:
    """Scrolls, leaves and a five-petalled flower on the great spade, drawn around its middle."""
    petals = [
        path("M0-6C-9-11-9-22 0-27C9-22 9-11 0-6Z", transform=place(0, 16, turn))
        for turn in range(0, 360, 72)
    ]
    scroll = [
        line(
            "M4 54C16 50 28 52 40 48C56 42 62 24 50 16C40 10 30 18 34 27C37 33 45 31 44 25",
            FACE,
            2.6,
        ),
        line("M5-20C10-32 24-32 26-20C27-11 15-8 14-16", FACE, 2.6),
        fill("M36 8C36-2 30-8 22-12C22-2 28 6 36 8Z", FACE),
        fill("M54 10C54 2 49-4 42-8C42 1 46 7 54 10Z", FACE),
        fill("M22 47C22 40 28 36 36 36C35 43 30 47 22 47Z", GOLD),
    ]
    return [
        mirrored(*scroll),
        fill("M0-66C5-54 10-48 10-41C10-35 5-33 0-33S-10-35-10-41C-10-48-5-54 0-66Z", GOLD),
        group(petals, fill=FACE),
        circle(0, 16, 5, fill=GOLD),
    ]
