"""Whether the plan of a player can be told from the moves: a naive Bayes reader."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import log
from random import Random
from typing import Any, Final

from game.core.game import Game, State

Player = Callable[[State[Any], Random], Any]
"""A move for the seat that is asked."""
LINES_COUNT: Final = 4
"""Lines among which a reader names one."""
READ_MATCHES_COUNT: Final = 3
"""Matches after which a reader names a line."""


@dataclass
class Followed:
    """By plan: the moves of one player while it was open, and those of them that fitted."""

    opened: dict[str, int] = field(default_factory=dict)
    fitted: dict[str, int] = field(default_factory=dict)

    def see(self, game: Game[Any, Any], state: State[Any], move: Any) -> None:
        """Count a move before it is made."""
        moves = list(state.legal())
        for name, plan in game.bot.plans.items():
            found = plan.fitting(state, moves)
            if found:
                self.opened[name] = self.opened.get(name, 0) + 1
                self.fitted[name] = self.fitted.get(name, 0) + (move in found)

    def add(self, other: "Followed") -> None:
        """Add the counts of another match."""
        for mine, theirs in ((self.opened, other.opened), (self.fitted, other.fitted)):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count

    def share(self, name: str) -> float:
        """How likely a move fits a plan that is open, as counted here; 0.5 if it never was."""
        return (self.fitted.get(name, 0) + 1) / (self.opened.get(name, 0) + 2)


def watched(game: Game[Any, Any], player: Player, followed: Followed) -> Player:
    """The same player, whose moves are counted."""

    def made(state: State[Any], rng: Random) -> Any:
        move = player(state, rng)
        followed.see(game, state, move)
        return move

    return made


def summed(counts: Iterable[Followed]) -> Followed:
    """The counts of several matches."""
    whole = Followed()
    for one in counts:
        whole.add(one)
    return whole


def likelihood(seen: Followed, learned: Followed) -> float:
    """Log of how likely a player with the learned shares makes the moves seen."""
    total = 0.0
    for name, opened in seen.opened.items():
        fitted, share = seen.fitted[name], learned.share(name)
        total += fitted * log(share) + (opened - fitted) * log(1 - share)
    return total


def named(seen: Followed, lines: Sequence[str], learned: Mapping[str, Followed]) -> str:
    """The character of these that the moves seen are most like."""
    return max(lines, key=lambda name: likelihood(seen, learned[name]))


def right_shares(
    training: Mapping[str, Sequence[Followed]],
    fresh: Mapping[str, Sequence[Followed]],
    rng: Random,
) -> dict[str, float]:
    """How often a reader names each character, from every three fresh matches in a row."""
    learned = {name: summed(matches) for name, matches in training.items()}
    found = {}
    for name, matches in fresh.items():
        right = [_is_named(seen, name, learned, rng) for seen in _in_threes(matches)]
        found[name] = sum(right) / max(1, len(right))
    return found


def _in_threes(matches: Sequence[Followed]) -> Iterator[Followed]:
    for first in range(0, len(matches) - READ_MATCHES_COUNT + 1, READ_MATCHES_COUNT):
        yield summed(matches[first : first + READ_MATCHES_COUNT])


def _is_named(seen: Followed, name: str, learned: Mapping[str, Followed], rng: Random) -> bool:
    others = rng.sample([other for other in learned if other != name], LINES_COUNT - 1)
    lines = [name, *others]
    rng.shuffle(lines)
    return named(seen, lines, learned) == name
