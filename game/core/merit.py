"""Merits: what a move brings, as a number that the seat to move can count for itself.

A game declares its merits in ``games/NAME/merits.py``. A puzzle's solution is explained by one or
two of them that no losing move has. Nothing here may depend on a hidden card.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from game.text.message import Message

if TYPE_CHECKING:
    from game.core.state import State

MAX_EXPLAINED_MERITS_COUNT: Final = 2
"""Maximum number of merits in one explanation."""


@dataclass(frozen=True, slots=True)
class Merit:
    """A number of a move, the more the better.

    ``sentence`` is ``GAME-merit-NAME``: the message that is true of a move with this number. Its
    ``.not`` is true of a move whose number is too small. ``theme_name`` is the message of what a
    puzzle is about that this merit decides. ``count`` measures a legal move in a state, or a whole
    turn where puzzles ask for one. ``counts`` is whether the sentence tells a number that is not in
    the move itself.
    """

    sentence: str
    theme_name: str
    count: Callable[[Any, Any], int]
    counts: bool = True

    @property
    def name(self) -> str:
        """The merit's name in files of puzzles."""
        return self.sentence.partition("-merit-")[2]

    @property
    def theme(self) -> Message:
        return Message(self.theme_name)

    def has(self, count: int) -> Message:
        """What a move with this number brings."""
        return Message(self.sentence, count=abs(count))

    def lacks(self, count: int) -> Message:
        """The sentence about a move whose number is too small."""
        return Message(f"{self.sentence}.not", count=abs(count))


def deciding(
    merits: Sequence[Merit], state: State[Any], best: Sequence[Any], worse: Collection[Any]
) -> list[Merit]:
    """The fewest merits that every best move has and no worse one; empty if there are none.

    A move has a merit if its number is at least the first best move's. Two merits whose numbers
    are opposite for every move, such as a large and a small stack, do not explain one together.
    """
    useful = []
    for merit in merits:
        least = merit.count(state, best[0])
        if any(merit.count(state, move) < least for move in best[1:]):
            continue
        beaten = {place for place, move in enumerate(worse) if merit.count(state, move) < least}
        if beaten:
            counts = [merit.count(state, move) for move in (*best, *worse)]
            useful.append((merit, beaten, counts))
    for size in range(1, MAX_EXPLAINED_MERITS_COUNT + 1):
        for some in combinations(useful, size):
            sums = map(sum, zip(*(counts for _, _, counts in some), strict=True))
            if len(some) > 1 and not any(sums):
                continue
            if len(set().union(*(beaten for _, beaten, _ in some))) == len(worse):
                return [merit for merit, _, _ in some]
    return []


def explaining(
    merits: Sequence[Merit], state: State[Any], best: Sequence[Any], worse: Collection[Any]
) -> list[Merit]:
    """The deciding merits, of those that count something if they are enough."""
    counted = [one for one in merits if one.counts]
    return deciding(counted, state, best, worse) or deciding(merits, state, best, worse)


def lacking(merits: Sequence[Merit], state: State[Any], best: Any, move: Any) -> Merit | None:
    """The first of some merits that a move lacks; None if it has them all."""
    return next(
        (one for one in merits if one.count(state, move) < one.count(state, best)),
        None,
    )
