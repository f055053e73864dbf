"""How a round of 500 Rummy was counted, read from the view of seat 0."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.cards import french
from game.core.event import Seat, View
from game.core.table import Line, Opened
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.scoring import points, values
from game.games.rummy500.table.places import melds_in

TIMES: Final = ("", "went out once", "went out twice")


def opened(view: View, hands: Mapping[int, Sequence[str]]) -> list[Opened]:
    """Each player's cards in every meld, whoever laid it first, and what is left in the hand."""
    return [
        Opened(
            Seat(seat),
            tuple([cards for one in view["melds"] if (cards := _laid_by(one, seat))]),
            tuple(hands.get(seat, ())),
        )
        for seat in range(view["players"])
    ]


def _laid_by(meld: View, seat: int) -> tuple[str, ...]:
    return tuple([text for text, by in zip(meld["cards"], meld["by"], strict=True) if by == seat])


def on_the_table(view: View) -> list[int]:
    """The points of the cards that each player has put on the table."""
    worth = values(Rummy500Options.from_values(view["options"]))
    return points(melds_in(view), [()] * view["players"], worth)


def in_hand(view: View, hands: Mapping[int, Sequence[str]]) -> list[int]:
    """What the cards in each of these hands count against their holders."""
    worth = values(Rummy500Options.from_values(view["options"]))
    held = [list(map(french.read, hands.get(seat, ()))) for seat in range(view["players"])]
    return points((), held, worth)


def sum_of(view: View, hands: Mapping[int, Sequence[str]]) -> list[Line]:
    """How the points of the round just scored came about."""
    return [
        Line("On the table", tuple(map(str, on_the_table(view)))),
        Line("Left in hand", tuple(map(str, in_hand(view, hands)))),
        Line("This round", tuple(map(str, view["rounds"][-1]["scores"]))),
    ]


def verdict(view: View, seat: Seat) -> str:
    """How often a player went out in the match."""
    outs = sum(one["out"] == seat for one in view["rounds"])
    return TIMES[outs] if outs < len(TIMES) else f"went out {outs} times"
