"""Merits of moves in Takeaway, which explain puzzles: all cards but the deck's order are public."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.merit import Merit
from game.games.takeaway.bot.reasons import BestLine, best_line
from game.games.takeaway.moves import Move, Take
from game.games.takeaway.rules import TakeawayState
from game.text.message import Message


def _of(number: Callable[[TakeawayState, BestLine], int]) -> Callable[[Any, Any], int]:
    """Number of the line that follows a move."""

    def count(state: TakeawayState, move: Move) -> int:
        assert isinstance(move, Take), "a draw is no choice"
        return number(state, best_line(state, move))

    return count


def _lead(state: TakeawayState, line: BestLine) -> int:
    """Lead in cards if the round ends after the line, and not behind; else -1."""
    seat = state.asked
    assert seat is not None, "a seat is asked"
    if line.turn is not None:
        return -1
    most = max(held for one, held in enumerate(line.held) if one != seat)
    return max(-1, line.held[seat] - most)


MERITS: Final[Sequence[Merit]] = (
    Merit(
        "won",
        Message("puzzles-theme-take"),
        _of(lambda state, line: line.won),
        lambda count: Message("takeaway-merit-won", count=count),
        lambda count: Message("takeaway-merit-won.not", count=count),
    ),
    Merit(
        "ends",
        Message("puzzles-theme-count"),
        _of(_lead),
        lambda count: Message("takeaway-merit-ends", count=count),
        lambda count: Message("takeaway-merit-ends.not"),
    ),
    Merit(
        "again",
        Message("puzzles-theme-turn"),
        _of(lambda state, line: int(line.turn == state.asked)),
        lambda count: Message("takeaway-merit-again"),
        lambda count: Message("takeaway-merit-again.not"),
    ),
    Merit(
        "open",
        Message("puzzles-theme-protect"),
        _of(lambda state, line: -line.exposed),
        lambda count: Message("takeaway-merit-open", count=-count),
        lambda count: Message("takeaway-merit-open.not", count=-count),
    ),
    Merit(
        "safe",
        Message("puzzles-theme-protect"),
        _of(lambda state, line: -line.fits),
        lambda count: Message("takeaway-merit-safe", count=-count),
        lambda count: Message("takeaway-merit-safe.not", count=-count),
    ),
    Merit(
        "threat",
        Message("puzzles-theme-starve"),
        _of(lambda state, line: -line.threat),
        lambda count: Message("takeaway-merit-threat", count=-count),
        lambda count: Message("takeaway-merit-threat.not", count=-count),
    ),
    Merit(
        "prey",
        Message("puzzles-theme-hunt"),
        _of(lambda state, line: line.prey),
        lambda count: Message("takeaway-merit-prey", count=count),
        lambda count: Message("takeaway-merit-prey.not", count=count),
    ),
    Merit(
        "small",
        Message("puzzles-theme-protect"),
        _of(lambda state, line: -line.size),
        lambda count: Message("takeaway-merit-small", count=-count),
        lambda count: Message("takeaway-merit-small.not", count=-count),
    ),
    Merit(
        "large",
        Message("puzzles-theme-gather"),
        _of(lambda state, line: line.size),
        lambda count: Message("takeaway-merit-large", count=count),
        lambda count: Message("takeaway-merit-large.not", count=count),
    ),
    Merit(
        "long",
        Message("puzzles-theme-chain"),
        _of(lambda state, line: line.takes),
        lambda count: Message("takeaway-merit-long", count=count),
        lambda count: Message("takeaway-merit-long.not", count=count),
    ),
)
