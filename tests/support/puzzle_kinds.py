"""What kind of decision a puzzle is, how many choices it has, and its position."""

from collections.abc import Sequence
from typing import Any, Final

from game.core.game import Game, State
from game.core.merit import Merit
from game.features.puzzles.puzzle import Puzzle, merits_of
from game.match.match import load

MIN_RATING: Final = 10
"""Minimum rating: what every level finds is no puzzle."""
MIN_POSITIONS: Final = 4
"""Minimum number of positions that the moves of a decision to find lead to."""
MIN_COUNTED_POSITIONS: Final = 3
"""The same where the round can be counted out: in Takeaway no more than three stacks fit then.

Stacks that fit each other were put together before. So besides one of the same rank only the two
neighbours of the card drawn can fit.
"""
Kind = tuple[str, str, str]
"""Phase of the decision, pattern of its best move, and theme."""


def kind_of(game: Game[Any, Any], puzzle: Puzzle) -> Kind:
    """Kind of decision of a puzzle."""
    first = puzzle.first
    return kind_of_move(
        game, state_of(puzzle), game.parse(first.first_moves[0]), merits_of(game, first)
    )


def kind_of_move(
    game: Game[Any, Any], state: State[Any], move: Any, merits: Sequence[Merit]
) -> Kind:
    """Kind of decision of a position, its best move and what decides."""
    theme = merits[0].theme.name if merits else ""
    return state.phase, sort_of(game.write(move)), theme


def sort_of(move: str) -> str:
    """Pattern of a move: its words without cards and numbers."""
    return " ".join(word for word in move.split() if word.isalpha() and word.islower())


def state_of(puzzle: Puzzle) -> Any:
    """Position of a puzzle, with hidden cards."""
    return load(puzzle.record).state
