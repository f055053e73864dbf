"""Takeaway: eight stacks in a ring, one of them on its way to another."""

from art_poster import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CREAM_SHADE,
    GOLD,
    card,
    field,
)
from art_svg import ellipse, group, path, place, polar, polygon, rect

MIDDLE = (160.0, 200.0)
RING_X, RING_Y = 112.0, 150.0
SMALL = 0.56

# The top card and the height of each stack, clockwise from the top; the empty slot is None.
SLOTS: list[tuple[str, str, int] | None] = [
    ("K", "C", 2),
    ("6", "S", 3),
    ("A", "D", 1),
    ("9", "C", 4),
    ("Q", "H", 1),
    None,
    ("3", "S", 2),
    ("J", "D", 3),
]


def _edges(count: int) -> list[str]:
    """The cards beneath the top one, each a step lower."""
    left, top = -CARD_WIDTH / 2, -CARD_HEIGHT / 2
    layers = []
    for level in range(count, 0, -1):
        shift = 5 * level
        fill = CREAM_SHADE if level % 2 else "#cfc3a4"
        layers.append(rect(left - shift, top + shift, CARD_WIDTH, CARD_HEIGHT, 7, fill=fill))
    return layers


def _on_ring(angle: float) -> tuple[float, float]:
    across, up = polar(0, 0, 1, angle)
    return MIDDLE[0] + RING_X * across, MIDDLE[1] + RING_Y * up


def _slot(index: int) -> str:
    angle = 45 * index
    x, y = _on_ring(angle)
    slot = SLOTS[index]
    if slot is None:
        left, top = -CARD_WIDTH / 2, -CARD_HEIGHT / 2
        empty = rect(
            left,
            top,
            CARD_WIDTH,
            CARD_HEIGHT,
            7,
            fill="#125a54",
            stroke="#6fc0ae",
            stroke_width=4,
            stroke_dasharray="10 8",
        )
        return group([empty], place(x, y, angle, SMALL))
    rank, suit, height = slot
    return group([*_edges(height - 1), card(rank, suit, "", sign=50)], place(x, y, angle, SMALL))


def picture() -> list[str]:
    """The whole poster."""
    x, y = MIDDLE
    rings = [
        ellipse(x, y, RING_X + wider, RING_Y + wider, fill=colour)
        for wider, colour in (
            (126, "#1f7a72"),
            (86, "#1b6f68"),
            (46, "#165a53"),
            (-46, "#1f7a72"),
        )
    ]
    return [
        field("#1b6f68"),
        *rings,
        *(_slot(index) for index in range(8)),
        path(
            "M100 292C176 292 216 240 217 158",
            fill="none",
            stroke=GOLD,
            stroke_width=12,
            stroke_linecap="round",
        ),
        polygon(((196, 162), (220, 128), (238, 165)), fill=GOLD),
        group(
            [*_edges(3), card("6", "H", "", sign=50)],
            place(146, 200, -10, 1.02),
        ),
    ]
