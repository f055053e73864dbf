"""How often somebody did what they are fond of, as the moves of a record tell it.

Of each opponent those moves are counted with which they had the choice to do it or not, and among
them those that are after their heart; of the person at the same table too, so that one can tell a
liking from what the cards want of anybody.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.ai.characters import read_seat
from game.core.event import Seat
from game.core.game import Game, State
from game.core.trait import Trait
from game.match.summary import PERSON


@dataclass(slots=True)
class TraitCount:
    """Moves of an opponent with a choice to do what they are fond of, and so many ``kept`` to it.

    ``yours`` and ``yours_kept`` are the same of the person's moves in the same matches.
    """

    moves: int = 0
    kept: int = 0
    yours: int = 0
    yours_kept: int = 0

    def add(self, other: "TraitCount") -> None:
        """Count what another match tells."""
        self.moves += other.moves
        self.kept += other.kept
        self.yours += other.yours
        self.yours_kept += other.yours_kept

    @property
    def share(self) -> float:
        """The part of the moves that kept to it."""
        return self.kept / self.moves if self.moves else 0.0

    @property
    def your_share(self) -> float:
        """The same of the person's moves."""
        return self.yours_kept / self.yours if self.yours else 0.0


@dataclass(frozen=True, slots=True)
class _Watched:
    """An opponent's trait, whether they lean to it, and what is seen of it."""

    seat: int
    trait: Trait
    fond: bool
    habit: TraitCount


class TraitObserver:
    """Watches the moves of one match; see ``match.summary.Watch``."""

    def __init__(self, game: Game[Any, Any], seats: Sequence[str]) -> None:
        self._watched: list[_Watched] = []
        for seat, text in enumerate(seats):
            one = read_seat(text, seat).character
            if one is not None:
                trait = one.style.trait(game.bot.traits)
                self._watched.append(_Watched(seat, trait, one.style.fondness > 0, TraitCount()))

    def see(self, state: State[Any], seat: Seat, move: Any) -> None:
        """Count a move that is about to be made."""
        for one in self._watched:
            if seat not in (one.seat, PERSON) or not isinstance(move, one.trait.kinds):
                continue
            shows = one.trait.is_shown(state, move)
            if not any(one.trait.is_shown(state, other) is not shows for other in state.legal()):
                continue
            kept = shows is one.fond
            if seat == PERSON:
                one.habit.yours += 1
                one.habit.yours_kept += kept
            else:
                one.habit.moves += 1
                one.habit.kept += kept

    @property
    def seen(self) -> tuple[int, ...]:
        """Each watched opponent's seat and figures, one after the other."""
        return tuple(
            figure
            for one in self._watched
            for figure in (one.seat, one.habit.moves, one.habit.kept, one.habit.yours,
                           one.habit.yours_kept)
        )  # fmt: skip


def trait_counts(seen: Sequence[int]) -> dict[int, TraitCount]:
    """What ``Watch.seen`` tells, by seat."""
    return {seen[at]: TraitCount(*seen[at + 1 : at + 5]) for at in range(0, len(seen), 5)}
