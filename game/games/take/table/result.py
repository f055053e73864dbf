"""How a round of Take was counted, read from the view of seat 0."""

from collections.abc import Mapping, Sequence

from game.cards import french
from game.cards.melds import laid
from game.core.event import Seat, View
from game.core.table import Line, Opened
from game.games.take.scoring import laid_value, value


def opened(view: View, hands: Mapping[int, Sequence[str]]) -> list[Opened]:
    """Each player's sequences, and what is left in the hand."""
    return [
        Opened(
            seat,
            tuple([tuple(one["cards"]) for one in view["melds"] if one["owner"] == seat]),
            tuple(hands.get(seat, ())),
        )
        for seat in map(Seat, range(view["players"]))
    ]


def sum_of(view: View, hands: Mapping[int, Sequence[str]]) -> list[Line]:
    """How the points of the round just scored came about."""
    seats = range(view["players"])
    owned = [
        sum([points_of(one) for one in view["melds"] if one["owner"] == seat]) for seat in seats
    ]
    held = [value(map(french.read, hands.get(seat, ()))) for seat in seats]
    return [
        Line("Cards on the table", tuple(map(str, owned))),
        Line("Cards in hand", tuple([f"-{points}" if points else "0" for points in held])),
        Line("This round", tuple(map(str, view["rounds"][-1]["scores"]))),
    ]


def points_of(one: View) -> int:
    """The points of a sequence of a view."""
    return laid_value(map(laid.read, one["cards"]))
