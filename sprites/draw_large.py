"""Draw the large-index pack: `python sprites/draw_large.py` writes sprites/large/*.svg.

Rank and suit fill as much of the upper left as they can, one great suit sign fills the rest, and
nothing else is drawn: such a card can be read when it is 30 pixels wide. The inks are those of the
other pack, so the program makes a four-colour pack of this one in the same way.
"""

from pathlib import Path

from art_svg import document, group, outline, path, place, star, write_folder
from draw_court_parts import discs, fill, line
from draw_joker import PLUM, PLUM_SHADE, STAND_INS, TEAL, open_suit, plate
from draw_marks import FACE, GOLD, HEIGHT, INK, RANKS, SUITS, WIDTH, blank, glyph, pip

HERE = Path(__file__).parent

_TINT = "#efe6f2"
_SIGN_X, _SIGN_Y, _SIGN_SCALE = 159, 250, 1.68
# A sign that wears something is smaller, and what it wears floats just above it.
_BARE_Y, _BARE_SCALE = 271, 1.24
_HAT_Y = 208


def plain(rank: str, suit: str) -> list[str]:
    """An ace or a card from 2 to 10: the index and one great suit sign."""
    return [
        blank(),
        *large_index(rank, suit),
        pip(suit, _SIGN_X, _SIGN_Y, _SIGN_SCALE, fill=INK[suit]),
    ]


def court(rank: str, suit: str) -> list[str]:
    """A court card: the suit sign wears the king's crown, the queen's diadem or the jack's cap."""
    hat = {"J": _cap, "Q": _diadem, "K": _crown}[rank](INK[suit])
    return [
        blank(),
        *large_index(rank, suit),
        pip(suit, _SIGN_X, _BARE_Y, _BARE_SCALE, fill=INK[suit]),
        group(hat, place(_SIGN_X, _HAT_Y)),
    ]


def large_index(rank: str, suit: str) -> list[str]:
    """Rank over suit, inside the left 40 % of the width and the upper half."""
    ink = INK[suit]
    return [
        # Widened: the next card of a meld covers the right of this one, not its lower part.
        group([glyph(rank, ink)], "translate(11 13) scale(1.96 1.68)"),
        pip(suit, 50, 144, 0.67, fill=ink),
    ]


def _crown(ink: str) -> list[str]:
    """Five straight points; the origin is the middle of the rim."""
    return [
        path(
            "M-44 0L-58-56L-30-32L0-76L30-32L58-56L44 0Z",
            fill=GOLD,
            stroke=ink,
            stroke_width=7,
            stroke_linejoin="round",
        ),
        discs([(-58, -60), (0, -80), (58, -60)], 9, ink),
        fill("M-48-16H48L44 0H-44Z", ink),
    ]


def _diadem(ink: str) -> list[str]:
    """A round rise of three arches with pearls."""
    return [
        path(
            "M-44 0Q-62-30-58-48Q-38-50-32-36Q-26-72 0-80Q26-72 32-36Q38-50 58-48Q62-30 44 0Z",
            fill=GOLD,
            stroke=ink,
            stroke_width=7,
            stroke_linejoin="round",
        ),
        fill("M0-63Q15-47 0-30Q-15-47 0-63Z", ink),
        fill("M-52-17H52L44 0H-44Z", ink),
        discs([(-28, -7), (0, -7), (28, -7)], 4.5, FACE),
    ]


def _cap(ink: str) -> list[str]:
    """A flat cap with a feather."""
    return [
        path(
            "M24-30C20-58 34-84 68-88C72-60 62-38 34-22Z",
            fill=GOLD,
            stroke=ink,
            stroke_width=6,
            stroke_linejoin="round",
        ),
        line("M32-30Q42-54 60-78", ink, 4),
        fill("M-46-14C-78-26-66-64-22-62C18-62 54-46 50-14Z", ink),
        path("M-46-8Q2-24 50-8", fill="none", stroke=FACE, stroke_width=22),
        path("M-48-7Q2-22 52-7", fill="none", stroke=GOLD, stroke_width=15),
    ]


def joker() -> list[str]:
    """The joker: a star for an index and a jester's cap."""
    return [
        blank(_TINT),
        fill(outline(star(52, 62, 46, 19)), PLUM),
        fill(outline([(52, 62), *star(52, 62, 46, 19)[:6]]), PLUM_SHADE),
        _jesters_cap(),
    ]


def standing_joker_large(rank: str, suit: str) -> list[str]:
    """The joker with what it stands for on a plate; no suit: any suit."""
    return [
        blank(_TINT),
        plate(5, 5, 93, 170, 8),
        group([glyph(rank, INK.get(suit, PLUM_SHADE))], "translate(20 21) scale(1.6 1.48)"),
        open_suit(51.5, 142, 26) if suit == "" else pip(suit, 51.5, 138, 0.58, fill=INK[suit]),
        _jesters_cap(),
    ]


def _jesters_cap() -> str:
    """A cap of three horns with bells."""
    return group(
        [
            fill("M-15-22C-22-48-6-62 4-78C10-62 22-48 15-22Z", GOLD),
            fill("M4-16C-4-58-52-66-62-16C-50-32-36-26-30 2H4Z", PLUM),
            fill("M-4-16C4-58 52-66 62-16C50-32 36-26 30 2H-4Z", TEAL),
            fill("M-34 16L-30-14L-16 0L0-16L16 0L30-14L34 16Q0 4-34 16Z", PLUM_SHADE),
            discs([(-61, -11), (61, -11), (4, -78)], 8, GOLD),
        ],
        place(138, 292, 0, 1.45),
    )


def drawings() -> dict[str, str]:
    """Every drawing of the large pack by name: 52 cards, the joker and what it may stand for."""
    cards: dict[str, list[str]] = {}
    for suit in SUITS:
        for rank in RANKS:
            cards[rank + suit] = (court if rank in "JQK" else plain)(rank, suit)
    cards["JK"] = joker()
    for name, (rank, suit) in STAND_INS.items():
        cards[name] = standing_joker_large(rank, suit)
    return {name: document(WIDTH, HEIGHT, pieces) for name, pieces in cards.items()}


if __name__ == "__main__":
    write_folder(HERE / "large", drawings())
