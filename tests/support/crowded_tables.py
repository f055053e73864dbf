"""Crowded tables by name, and the sizes of their cards."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.core.table import FACE_DOWN_STACK_STYLE, MELD_STYLE, PERSON_HAND_ZONE, SPREAD_STYLE
from tests.ui.crowds import CROWDS, EVERYBODY, FULL, Crowd, owned, run, threes

if TYPE_CHECKING:
    from game.ui.features.match.match_page import TablePage
USUAL = [(0, run("S", 1, 4)), (1, run("H", 0, 7)), (1, run("H", 8, 3)), (2, run("C", 4, 3)),
         (2, run("D", 0, 3)), (3, run("C", 8, 5))]  # fmt: skip
TABLES: Mapping[str, Crowd] = {
    "take of 4, six melds": Crowd("take", 4, 7, 3, USUAL, others=4),
    "take of 4, sixteen melds": Crowd(
        "take", 4, 1, 1, owned(threes(16), *range(4)), others=1
    ),
    "take of 4, full sequences": Crowd("take", 4, ["JK"], ["JK"], owned(FULL, *range(4)), others=0),
    **{
        name: CROWDS[name]
        for name in (
            "take of 2, sixteen melds",
            "take of 5, sixteen melds",
            "take of 5, ten melds of seat 1",
            "rummy500 of 8, melds of all cards",
            "rummy500 of 8, full runs all around",
            "rummy500 of 8, melds, a pile and a hand",
        )
    },
    "rummy500 of 8, eight melds": Crowd(
        "rummy500", 8, 7, 6, owned(threes(8, 1), *EVERYBODY), others=5
    ),
    **{f"rummy500 of {players}, a pile of 45": CROWDS[f"rummy500 of {players}, a pile of 45"]
       for players in (2, 8)},
    "rummy500 of 8, a hand of 30": CROWDS["rummy500 of 8, a hand of 30"],
    "rummy500 of 2, a hand of 49": Crowd("rummy500", 2, 49, 2, others=3),
    "taki of 10, a hand of 30": CROWDS["taki of 10, a hand of 30"],
    "taki of 2, a hand of 50": CROWDS["taki of 2, a hand of 50"],
    "texas of 10, the largest hands": CROWDS["texas of 10, the largest hands"],
}  # fmt: skip


def figures(table: "TablePage") -> tuple[int | None, int | None, int | None, int | None]:
    """Smallest meld card, strip of the hand, strip of the pile, width of the deck's card."""
    laid = table.show.laid
    melds = [
        laid.poses[place.zone][0].width * 7 // 5
        for place in laid.places
        if place.style == MELD_STYLE and laid.poses[place.zone]
    ]
    spread = [place.zone for place in laid.places if place.style == SPREAD_STYLE]
    stock = [
        laid.spots[place.zone].w for place in laid.places if place.style == FACE_DOWN_STACK_STYLE
    ]
    return (
        min(melds, default=None),
        min((rect.w for rect in laid.rects.get(PERSON_HAND_ZONE, ())), default=None),
        min((rect.w for zone in spread for rect in laid.rects[zone]), default=None),
        min(stock, default=None),
    )
