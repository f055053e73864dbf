"""What the table of Texas Rummy shows when a round or the match is over."""

from collections.abc import Sequence

from game.core.byview import went_out
from game.core.event import Seat, View
from game.core.table import Line, Opened
from game.games.texas.options import TexasOptions
from game.games.texas.rules.deal import cards_dealt
from game.games.texas.scoring import factor, law_of
from game.games.texas.table.prompts import TIMES, counted
from game.games.texas.words import PLURALS


def ending(view: View, names: Sequence[str]) -> str:
    """How the round came to its end."""
    return went_out(view, names) or "The stock ran out for the third time"


def opened(view: View) -> list[Opened]:
    """The hands as they were counted."""
    return [
        Opened(Seat(seat), tuple(map(tuple, one["melds"])), tuple(one["deadwood"]))
        for seat, one in enumerate(view["rounds"][-1]["arranged"])
    ]


def counting(view: View) -> list[Line]:
    """How the round's points came about."""
    points = view["rounds"][-1]["scores"]
    times = factor(view["round"])
    left_over = Line("Left over", tuple([str(one // times) for one in points]))
    if times == 1:
        return [left_over]
    return [
        left_over,
        Line(f"Counts {TIMES[times]}", (f"x{times}",) * len(points)),
        Line("This round", tuple(map(str, points))),
    ]


def row(view: View, number: int) -> str:
    """What a round of the match was, counted from 0."""
    first, _ = TexasOptions.from_values(view["options"]).first_and_last
    which = first + number
    wild = PLURALS[law_of(which).wild_rank]
    return f"{cards_dealt(which)} cards, {wild} wild{counted(factor(which), ',')}"


def rows(view: View) -> list[str]:
    """The same of all the match's rounds."""
    first, last = TexasOptions.from_values(view["options"]).first_and_last
    return [row(view, number) for number in range(last + 1 - first)]


def verdict(view: View, seat: Seat) -> str:
    """The dimes of a player."""
    dimes = view["dimes"][seat]
    return "1 dime" if dimes == 1 else f"{dimes} dimes"
