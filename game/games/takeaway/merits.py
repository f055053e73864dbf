"""Merits of moves in Takeaway, which explain puzzles: all cards but the deck's order are public."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.merit import Merit
from game.games.takeaway.bot.reasons import BestLine, best_line, played_line
from game.games.takeaway.moves import Move, Take
from game.games.takeaway.rules import TakeawayState


def _of(number: Callable[[TakeawayState, BestLine], int]) -> Callable[[Any, Any], int]:
    """Number of a whole turn, or of the best line that begins with a move."""

    def count(state: TakeawayState, answer: Move | tuple[Take, ...]) -> int:
        if isinstance(answer, tuple):
            return number(state, played_line(state, answer))
        assert isinstance(answer, Take), "a draw is no choice"
        return number(state, best_line(state, answer))

    return count


def _card_lead(state: TakeawayState, line: BestLine) -> int:
    """Lead in cards if the round ends after the line, and not behind; else -1."""
    seat = state.asked
    assert seat is not None, "a seat is asked"
    if line.turn is not None:
        return -1
    most = max(held for one, held in enumerate(line.held) if one != seat)
    return max(-1, line.held[seat] - most)


TAKEAWAY_MERITS: Final[Sequence[Merit]] = (
    Merit("takeaway-merit-won", "puzzles-theme-take", _of(lambda state, line: line.won)),
    Merit("takeaway-merit-ends", "puzzles-theme-count", _of(_card_lead)),
    Merit(
        "takeaway-merit-again",
        "puzzles-theme-turn",
        _of(lambda state, line: int(line.turn == state.asked)),
        counts=False,
    ),
    Merit("takeaway-merit-open", "puzzles-theme-protect", _of(lambda state, line: -line.exposed)),
    Merit("takeaway-merit-safe", "puzzles-theme-protect", _of(lambda state, line: -line.fits)),
    Merit("takeaway-merit-threat", "puzzles-theme-starve", _of(lambda state, line: -line.threat)),
    Merit("takeaway-merit-prey", "puzzles-theme-hunt", _of(lambda state, line: line.prey)),
    Merit("takeaway-merit-small", "puzzles-theme-protect", _of(lambda state, line: -line.size)),
    Merit("takeaway-merit-large", "puzzles-theme-gather", _of(lambda state, line: line.size)),
)
