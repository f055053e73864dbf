"""The opponents of a planned match or evening, with their levels."""

from random import Random

from game.ai.characters import BY_NAME, CHARACTERS, Player, company
from game.ai.levels import BY_NAME as LEVELS

EASY = "easy"
USUAL = "medium"


class Company:
    """Opponents for as many as ``count`` seats; a table may have fewer.

    ``opponents`` and ``levels`` have an entry for every seat.  For ``children`` all are easy.
    """

    def __init__(self, count: int, rng: Random, children: bool = False) -> None:
        cast = company(min(count, len(CHARACTERS)), rng)
        self.children = children
        self.opponents = [character.name for character in cast]
        self.levels = [EASY if children else USUAL] * len(self.opponents)

    def chosen(self) -> list[list[str]]:
        """All seats, ready to serialize in the settings."""
        return [list(one) for one in zip(self.opponents, self.levels, strict=True)]

    def remember(self, last: object) -> None:
        """Restore earlier seats; invalid ones stay as they are."""
        if isinstance(last, list):
            for place, opponent in enumerate(last[: len(self.opponents)]):
                self._remember(place, opponent)

    def _remember(self, place: int, opponent: object) -> None:
        match opponent:
            case [str(name), str(level)]:
                if level in LEVELS and not self.children:
                    self.levels[place] = level
                if name in BY_NAME:
                    self.seat(place, name)

    def seated(self, count: int) -> list[Player]:
        """The first ``count`` opponents."""
        pairs = list(zip(self.opponents, self.levels, strict=True))[:count]
        return [Player(name, level) for name, level in pairs]

    def swap(self, place: int, count: int) -> None:
        """Replace the opponent at a place by the next character not among the first ``count``."""
        names = [character.name for character in CHARACTERS]
        seated = set(self.opponents[:count])
        at = names.index(self.opponents[place])
        free = [names[(at + step) % len(names)] for step in range(1, len(names))]
        self.seat(place, next(name for name in [*free, names[at]] if name not in seated))

    def seat(self, place: int, name: str) -> None:
        """Put a character at a place; if already at the table, the two swap."""
        if name in self.opponents:
            other = self.opponents.index(name)
            self.opponents[other] = self.opponents[place]
        self.opponents[place] = name
