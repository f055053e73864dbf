"""Counts how often players show their trait, from the moves of a record.

Only moves with a choice count: those where another legal move differs in showing the trait. The
person's moves at the same table are counted too, to separate a liking from the cards' demands.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.ai.characters import read_seat
from game.core.event import PERSON_SEAT, Seat
from game.core.game import Game, State
from game.core.trait import Trait


@dataclass(slots=True)
class TraitCount:
    """An opponent's moves with a choice, and the ones that ``kept`` to the leaning.

    ``yours`` and ``yours_kept`` count the person's moves in the same matches.
    """

    moves: int = 0
    kept: int = 0
    yours: int = 0
    yours_kept: int = 0

    def add(self, other: "TraitCount") -> None:
        """Add the counts of another match."""
        self.moves += other.moves
        self.kept += other.kept
        self.yours += other.yours
        self.yours_kept += other.yours_kept

    @property
    def share(self) -> float:
        """Share of the opponent's moves that kept to the leaning, 0 to 1."""
        return self.kept / self.moves if self.moves else 0.0

    @property
    def your_share(self) -> float:
        """Share of the person's moves that kept to it, 0 to 1."""
        return self.yours_kept / self.yours if self.yours else 0.0


@dataclass(frozen=True, slots=True)
class _Watched:
    """An opponent's trait, whether they are fond of it, and the running counts."""

    seat: int
    trait: Trait
    fond: bool
    habit: TraitCount


class TraitObserver:
    """Counts traits in one match; implements ``match.summary.MoveObserver``."""

    def __init__(self, game: Game[Any, Any], seats: Sequence[str]) -> None:
        self._watched: list[_Watched] = []
        for seat, text in enumerate(seats):
            one = read_seat(text, seat).character
            if one is not None:
                trait = one.style.trait(game.bot.traits)
                self._watched.append(_Watched(seat, trait, one.style.fondness > 0, TraitCount()))

    def see(self, state: State[Any], seat: Seat, move: Any) -> None:
        """Count a move before it is applied."""
        for one in self._watched:
            if seat not in (one.seat, PERSON_SEAT) or not isinstance(move, one.trait.kinds):
                continue
            shows = one.trait.is_shown(state, move)
            if not any(one.trait.is_shown(state, other) is not shows for other in state.legal()):
                continue
            kept = shows is one.fond
            if seat == PERSON_SEAT:
                one.habit.yours += 1
                one.habit.yours_kept += kept
            else:
                one.habit.moves += 1
                one.habit.kept += kept

    @property
    def seen(self) -> tuple[int, ...]:
        """Seat and four counts of each watched opponent, flattened."""
        return tuple(
            figure
            for one in self._watched
            for figure in (
                one.seat,
                one.habit.moves,
                one.habit.kept,
                one.habit.yours,
                one.habit.yours_kept,
            )
        )


def trait_counts(seen: Sequence[int]) -> dict[int, TraitCount]:
    """Parse ``MoveObserver.seen`` to counts by seat."""
    return {seen[at]: TraitCount(*seen[at + 1 : at + 5]) for at in range(0, len(seen), 5)}
