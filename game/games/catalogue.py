"""The five games as the start page shows them, those that cannot be played yet included."""

from dataclasses import dataclass
from typing import Any

from game.core.game import Game
from game.games import BY_NAME


@dataclass(frozen=True, slots=True)
class Entry:
    """A game on the start page; ``game`` is None while it has no table to be played at."""

    name: str
    title: str
    pitch: str
    seats: tuple[int, int]

    @property
    def game(self) -> Game[Any, Any] | None:
        """The game, if it can be played in the window."""
        found = BY_NAME.get(self.name)
        return found if found is not None and found.table is not None else None

    @property
    def players(self) -> str:
        """For how many it is, in words."""
        return f"{self.seats[0]} to {self.seats[1]} players"

    @property
    def drawing(self) -> str:
        """Its picture."""
        return f"pictures/{self.name}"


CATALOGUE = (
    Entry("take", "Take", "Runs grow, and grow legs: add a card and it is yours.", (2, 5)),
    Entry("takeaway", "Takeaway", "A ring of stacks: what fits, you take.", (2, 4)),
    Entry("rummy500", "500 Rummy", "Dig into the pile, meld, and call “Rummy!”", (2, 8)),
    Entry("taki", "Taki", "Colours, stops and runs: be first to play your last.", (2, 10)),
    Entry("texas", "Texas Rummy", "Eleven rounds, wilder every time, and dimes.", (2, 10)),
)
