"""Round end of the Texas Rummy table."""

from game.core.event import Seat
from game.core.table_values import RevealedHand, ScoreLine, players_out
from game.games.texas.options import ALL_ROUNDS
from game.games.texas.rules.deal import cards_dealt, first_and_last
from game.games.texas.state import TexasFacts, law_in
from game.text.message import Message, Names, TextValue, figured


def ending(state: TexasFacts, names: Names) -> TextValue:
    return players_out(state, names) or Message("texas-ended")


def opened(state: TexasFacts) -> list[RevealedHand]:
    """The hands as scored."""
    return [
        RevealedHand(Seat(seat), tuple(map(tuple, one["melds"])), tuple(one["deadwood"]))
        for seat, one in enumerate(state.rounds[-1]["arranged"])
    ]


def counting(state: TexasFacts) -> list[ScoreLine]:
    """Score lines: deadwood, factor, and points of the round."""
    points = state.rounds[-1]["scores"]
    times = state.round_law.times
    left_over = ScoreLine(
        Message("texas-left-over"), tuple([figured(one // times) for one in points])
    )
    if times == 1:
        return [left_over]
    return [
        left_over,
        ScoreLine(Message("texas-counts", times=times), (f"x{times}",) * len(points)),
        ScoreLine(Message("texas-this-round"), tuple(map(figured, points))),
    ]


def round_of(state: TexasFacts) -> tuple[int, int]:
    """Which of the eleven rounds it is, the same until the next one is dealt; and the last one."""
    first, last = first_and_last(state)
    return state.round or first, last


def round_called(state: TexasFacts) -> TextValue:
    """The name of a round in a match that plays only some of the eleven; else empty.

    The rounds keep their numbers, so the last number is not the number of rounds.
    """
    first, last = first_and_last(state)
    if first == 1 or last == ALL_ROUNDS:
        return ""
    number = state.round or first
    if first == last:
        return Message("texas-round", number=number)
    return Message("texas-round.some", number=number, first=first, last=last)


def row(state: TexasFacts, number: int) -> TextValue:
    """Label of a round of the match, counted from 0."""
    which = first_and_last(state)[0] + number
    law = law_in(state.setup, which)
    return Message("texas-row", cards=cards_dealt(which), rank=law.wild_text, times=law.times)


def rows(state: TexasFacts) -> list[TextValue]:
    first, last = first_and_last(state)
    return [row(state, number) for number in range(last + 1 - first)]


def verdict(state: TexasFacts, seat: Seat) -> TextValue:
    """The dimes of a player; empty where there is no pot."""
    if not state.options.dimes:
        return ""
    return Message("texas-has-dimes", count=state.dimes[seat])
