"""The joker: a jester in cap and bells with five cards in his hand, and a star for an index.

On the table a joker stands for a card. Such a joker keeps its face and shows the card's rank and
suit, or the rank alone where the suit is open, on a plate framed in gold in place of the star.
"""

from art_svg import circle, group, outline, place, polar, rect, star
from draw_court_parts import (
    EMBLEM_X,
    EMBLEM_Y,
    Figure,
    Palette,
    discs,
    figure_card,
    fill,
    forearm,
    front_face,
    left_half,
    line,
    rays,
    right_half,
)
from draw_marks import FACE, GOLD, INK, RANKS, SUITS, glyph, pip, turned

PLUM, PLUM_SHADE = "#6f4185", "#55306a"
TEAL, _TEAL_SHADE = "#3f9a92", "#2d7a74"
_PALETTE = Palette(
    ink=PLUM,
    accent=TEAL,
    accent_shade=_TEAL_SHADE,
    tint="#f1eaf3",
    glow="#e2d5e6",
    skin="#f6dcc0",
    skin_shade="#e6ba95",
    line="#4f3a45",
    lips="#b5504f",
)

# What a joker may stand for, by the drawing's name: rank and suit, in a group the rank alone.
STAND_INS: dict[str, tuple[str, str]] = {
    f"JK={rank}{suit}": (rank, suit) for suit in ("", *SUITS) for rank in RANKS
}


def joker() -> list[str]:
    """The joker's card."""
    return _joker_card(
        [
            fill(outline(star(30, 40, 25, 10.5)), PLUM),
            fill(outline([(30, 40), *star(30, 40, 25, 10.5)[:6]]), PLUM_SHADE),
            _cap_sign(),
        ]
    )


def standing_joker(rank: str, suit: str) -> list[str]:
    """The joker's card with what it stands for on a plate; no suit: any suit."""
    return _joker_card(
        [
            plate(4.5, 4.5, 52, 119, 5),
            group([glyph(rank, INK.get(suit, PLUM_SHADE))], place(12, 17, 0, 0.95)),
            open_suit(30.5, 98, 19) if suit == "" else pip(suit, 30.5, 97, 0.4, fill=INK[suit]),
        ]
    )


def plate(x: float, y: float, width: float, height: float, border: float) -> str:
    """A small white plate in a gold frame `border` units wide, its upper left corner at (x, y)."""
    return rect(x, y, width, height, 10, fill=PLUM_SHADE) + rect(
        x + border / 2 + 1.5,
        y + border / 2 + 1.5,
        width - border - 3,
        height - border - 3,
        8,
        fill=FACE,
        stroke=GOLD,
        stroke_width=border,
    )


def open_suit(x: float, y: float, radius: float) -> str:
    """The star that stands where a suit sign would be, for a suit that is open."""
    return fill(outline(star(x, y, radius, radius * 0.42)), PLUM)


def _joker_card(corner: list[str]) -> list[str]:
    """The jester, twice, between the corner and the same corner turned."""
    emblem = fill(outline(star(EMBLEM_X, EMBLEM_Y, 14, 6)), PLUM)
    return figure_card(_jester(), _PALETTE, emblem, [*corner, turned(corner)])


def _cap_sign() -> str:
    """A small cap with three bells, where other cards have their suit."""
    return group(
        [
            fill(
                "M-12 12C-14-2-20-4-22 6C-24-12-8-16-4-2C-4-10-3-14 0-18C3-14 4-10 4-2"
                "C8-16 24-12 22 6C20-4 14-2 12 12Z",
                PLUM,
            ),
            discs([(-21, 8), (0, -18), (21, 8)], 4, TEAL),
            fill("M-13 14H13V18H-13Z", TEAL),
        ],
        place(30, 98, 0, 0.9),
    )


def _jester() -> Figure:
    """The figure: cap with three bells, painted face, pointed collar, a hand of cards."""
    c = _PALETTE
    collar, tips = [], []
    for turn, colour in (
        (108, TEAL),
        (252, GOLD),
        (132, GOLD),
        (228, PLUM_SHADE),
        (156, PLUM),
        (204, TEAL),
        (180, GOLD),
    ):
        tip = polar(0, 30, 38, turn)
        sides = [polar(0, 30, 17, turn - 26), tip, polar(0, 30, 17, turn + 26), (0.0, 24.0)]
        collar.append(fill(outline(sides), colour))
        tips.append(tip)
    turns = (-64, -42, -20, 2, 24)
    hand = group(
        [rect(-8, -44, 16, 30, 2.5, transform=f"rotate({turn})") for turn in turns],
        place(58, 82),
        fill=FACE,
        stroke=PLUM,
        stroke_width=1.4,
    )
    marks = [
        circle(*polar(58, 82, 33, turn), 3.6, fill=colour)
        for turn, colour in zip(turns, (PLUM, TEAL, INK["H"], INK["S"], GOLD), strict=True)
    ]
    lozenges = "".join(f"M{x} {y - 9}l6 9-6 9-6-9Z" for x, y in ((-46, 52), (40, 62), (64, 76)))
    return Figure(
        rays(c),
        [
            left_half(PLUM),
            right_half(TEAL),
            fill(lozenges, GOLD),
            *collar,
            discs(tips, 3.4, GOLD),
            front_face(c),
            fill("M10.8 5L13.8 11L10.8 18L7.8 11Z", TEAL),
            fill("M-10.8 5L-7.8 11L-10.8 18L-13.8 11Z", PLUM),
            fill("M-10 17Q0 21 10 17Q7 28 0 28T-10 17Z", c.lips),
            fill("M-7 19Q0 22 7 19Q5 23 0 23T-7 19Z", FACE),
            fill("M-30-6L-26-30H26L30-6Q16-20 0-20T-30-6Z", GOLD),
            fill("M-15-26C-18-46-4-54 4-68C8-54 18-46 15-26Z", GOLD),
            fill("M2-26C-6-54-50-58-58-18C-48-32-36-26-30-8Q-16-24 2-24Z", PLUM),
            fill("M-2-26C6-54 50-58 58-18C48-32 36-26 30-8Q16-24-2-24Z", TEAL),
            fill(
                "M-30-6L-27-20L-18-13L-10-23L0-15L10-23L18-13L27-20L30-6Q16-20 0-20T-30-6Z",
                PLUM_SHADE,
            ),
            discs([(-58, -15), (58, -15), (4, -68)], 5, GOLD),
            hand,
            *marks,
            forearm(57, 80, c.accent, GOLD),
            fill("M46 74Q48 66 56 66H64Q70 67 70 75V84Q70 91 63 91H56Q47 89 46 74Z", c.skin),
            line("M59 72H69M59 78H69M60 84H68", c.skin_shade, 1.8),
        ],
    )
