"""Who sits at a planned table: the seats of a planned match and of a planned evening."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from game.ai.characters import BY_NAME, CHARACTERS, YOU, Player, company
from game.ai.levels import BY_NAME as LEVELS

EASY = "easy"
USUAL = "medium"


class SeatPlan(ABC):
    """The number of players, and the opponents with their levels.

    ``opponents`` and ``levels`` have an entry for each of the ``most`` seats but the person's.  For
    ``children`` all are easy.
    """

    def __init__(self, players: int, most: int, rng: Random, children: bool) -> None:
        cast = company(min(most - 1, len(CHARACTERS)), rng)
        self.children = children
        self.opponents = [character.name for character in cast]
        self.levels = [EASY if children else USUAL] * len(self.opponents)
        self._players = players

    @property
    def players(self) -> int:
        """Number of players."""
        return self._players

    @players.setter
    def players(self, count: int) -> None:
        self._players = count
        self.players_changed()

    def players_changed(self) -> None:
        """Fit what depends on the number of players."""

    def company(self) -> list[Player]:
        """Opponents of the planned number of players."""
        pairs = list(zip(self.opponents, self.levels, strict=True))[: self.players - 1]
        return [Player(name, level) for name, level in pairs]

    def seats(self) -> list[str]:
        """The texts of all seats at the table, the person's first."""
        return [Player(YOU, None).seat(), *(one.seat() for one in self.company())]

    def swap(self, place: int) -> None:
        """Replace the opponent at a place by the next character not at the table."""
        names = [character.name for character in CHARACTERS]
        seated = set(self.opponents[: self.players - 1])
        at = names.index(self.opponents[place])
        free = [names[(at + step) % len(names)] for step in range(1, len(names))]
        self._seat(place, next(name for name in [*free, names[at]] if name not in seated))

    def _seat(self, place: int, name: str) -> None:
        """Put a character at a place; if already at the table, the two swap."""
        if name in self.opponents:
            other = self.opponents.index(name)
            self.opponents[other] = self.opponents[place]
        self.opponents[place] = name

    # Persistence.

    @abstractmethod
    def chosen(self) -> dict[str, Any]:
        """All choices, ready to serialize in the settings."""

    @abstractmethod
    def remember(self, last: object) -> None:
        """Restore earlier choices; invalid ones keep their defaults."""

    def chosen_opponents(self) -> list[list[str]]:
        """The opponents of all possible seats, ready to serialize in the settings."""
        return [list(one) for one in zip(self.opponents, self.levels, strict=True)]

    def remember_opponents(self, last: object) -> None:
        """Restore earlier opponents; invalid ones stay as they are."""
        if isinstance(last, list):
            for place, opponent in enumerate(last[: len(self.opponents)]):
                self._remember_opponent(place, opponent)

    def _remember_opponent(self, place: int, opponent: object) -> None:
        match opponent:
            case [str(name), str(level)]:
                if level in LEVELS and not self.children:
                    self.levels[place] = level
                if name in BY_NAME:
                    self._seat(place, name)
