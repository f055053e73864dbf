"""Draw the large-index pack: `python sprites/draw_large.py` writes sprites/large/*.svg.

Rank and suit fill as much of the upper left as they can, and one great suit sign fills the rest,
under a head on a court card. Nothing else is drawn: such a card can be read when it is 30 pixels
wide. The inks are those of the other pack, so the program makes a four-colour pack of this one in
the same way.
"""

from pathlib import Path

from art_svg import document, group, outline, place, star, write_folder
from draw_court_parts import PALETTES, Palette, discs, fill, line
from draw_joker import PLUM, PLUM_SHADE, STAND_INS, TEAL, open_suit, plate
from draw_marks import GOLD, HEIGHT, INK, RANKS, SUITS, WIDTH, blank, glyph, pip

HERE = Path(__file__).parent

_TINT = "#efe6f2"
_SIGN_X, _SIGN_Y, _SIGN_SCALE = 159, 250, 1.68
# The sign of a court card is smaller, and a head is above it.
_BARE_Y, _BARE_SCALE = 278, 1.16
_HEAD_X, _HEAD_Y = 166, 140
_LINE = "#1f1613"
# The hair of each head, as on the figures of the other pack.
_HAIR = {
    "JS": "#7d5238",
    "QS": "#33302f",
    "KS": "#33302f",
    "JH": "#d09a4c",
    "QH": "#d09a4c",
    "KH": "#c8924a",
    "JD": "#38231a",
    "QD": "#38231a",
    "KD": "#d3c8b4",
    "JC": "#33211a",
    "QC": "#33211a",
    "KC": "#33211a",
}


def plain(rank: str, suit: str) -> list[str]:
    """An ace or a card from 2 to 10: the index and one great suit sign."""
    return [
        blank(),
        *large_index(rank, suit),
        pip(suit, _SIGN_X, _SIGN_Y, _SIGN_SCALE, fill=INK[suit]),
    ]


def court(rank: str, suit: str) -> list[str]:
    """A court card: the head of the king, the queen or the jack over the suit sign."""
    head = {"J": _jack, "Q": _queen, "K": _king}[rank](PALETTES[suit], _HAIR[rank + suit])
    return [
        blank(),
        *large_index(rank, suit),
        pip(suit, _HEAD_X, _BARE_Y, _BARE_SCALE, fill=INK[suit]),
        group(head, place(_HEAD_X, _HEAD_Y)),
    ]


def large_index(rank: str, suit: str) -> list[str]:
    """Rank over suit, inside the left 40 % of the width and the upper half."""
    ink = INK[suit]
    return [
        # Widened: the next card of a meld covers the right of this one, not its lower part.
        group([glyph(rank, ink)], "translate(11 13) scale(1.96 1.68)"),
        pip(suit, 50, 144, 0.67, fill=ink),
    ]


def _face(palette: Palette) -> list[str]:
    """A face from the front, one side in shade."""
    return [
        fill("M-33-14V20C-33 48-16 62 0 62S33 48 33 20V-14Z", palette.skin),
        fill("M0-14V62C16 62 33 48 33 20V-14Z", palette.skin_shade),
    ]


def _eyes() -> str:
    """The eyes; on a card 30 pixels wide each is two pixels."""
    return discs([(-15, 10), (15, 10)], 7, _LINE)


def _king(palette: Palette, hair: str) -> list[str]:
    """A crown of three points and a full beard."""
    return [
        fill("M-46-22H46V28C46 62 22 78 0 78S-46 62-46 28Z", hair),
        *_face(palette),
        _eyes(),
        fill("M-36 22Q-18 32 0 24Q18 32 36 22V44C36 66 18 76 0 76S-36 66-36 44Z", hair),
        line("M-10 42H10", palette.skin, 7),
        fill("M-50-14L-58-78L-28-50L0-92L28-50L58-78L50-14Z", GOLD),
        fill("M-51-32H51V-12H-51Z", palette.ink),
        discs([(-58, -78), (0, -94), (58, -78)], 9, palette.ink),
    ]


def _queen(palette: Palette, hair: str) -> list[str]:
    """A coronet over long hair, and lips."""
    return [
        fill("M-34-40H34C58-30 50 20 64 66H-64C-50 20-58-30-34-40Z", hair),
        *_face(palette),
        fill("M0-26C-14-22-30-6-34 14V-30H34V14C30-6 14-22 0-26Z", hair),
        _eyes(),
        fill("M-11 38Q0 32 11 38Q0 54-11 38Z", palette.lips),
        fill("M-36-36L-48-76Q-26-74-20-58Q-12-80 0-92Q12-80 20-58Q26-74 48-76L36-36Z", GOLD),
        fill("M-38-42H38V-26H-38Z", palette.ink),
    ]


def _jack(palette: Palette, hair: str) -> list[str]:
    """A flat cap with a feather over short hair."""
    return [
        fill("M-48-20H48V26Q50 46 36 46H-36Q-50 46-48 26Z", hair),
        *_face(palette),
        _eyes(),
        line("M-9 42H9", _LINE, 6),
        fill("M16-44C14-76 32-98 66-100C70-74 56-50 28-34Z", GOLD),
        fill("M-60-12C-74-54-44-74-4-74C42-74 66-50 58-12Z", palette.ink),
        fill("M-56-20Q0-38 56-20V-2Q0-20-56-2Z", GOLD),
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
