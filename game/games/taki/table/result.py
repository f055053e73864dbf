"""What the table of Taki shows when the match is over."""

from collections.abc import Mapping, Sequence

from game.core.byview import went_out
from game.core.event import Seat, View
from game.core.table import Opened
from game.core.words import cards
from game.games.taki.rules.winning import stuck
from game.games.taki.scoring import standing


def ending(view: View, names: Sequence[str]) -> str:
    """How the match came to its end."""
    if view["rounds"][-1]["out"] is not None:
        return went_out(view, names)
    if stuck(view["idle"], view["players"]):
        return "Nobody could play or draw a card"
    return f"All {view['turns']} turns have been played"


def opened(hands: Mapping[int, Sequence[str]]) -> list[Opened]:
    """The hands as they were when the match ended."""
    return [Opened(Seat(seat), (), tuple(hands[seat])) for seat in sorted(hands)]


def row(view: View) -> str:
    """What is counted: the one round of a match."""
    return "The tournament" if view["stages"] is not None else "The game"


def behind(view: View, seat: Seat, count: int) -> tuple[int, int]:
    """The stage in a tournament, then the cards."""
    return standing(None if view["stages"] is None else view["stages"][seat], count)


def verdict(view: View, seat: Seat, count: int) -> str:
    """How a player stood when the match ended."""
    out = bool(view["rounds"]) and view["rounds"][-1]["out"] == seat
    if view["stages"] is not None:
        return "through all stages" if out else f"stage {view['stages'][seat]}"
    return "out first" if out else f"{cards(count)} left"
