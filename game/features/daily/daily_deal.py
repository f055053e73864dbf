"""The deal of the day: one a game and a date, the same for everybody, computed and never sent.

Game, date and the version of the shuffle give a number, and the number gives all the rest: the
cards of every round (each round's chance is drawn from a number of its own, so that the third
round's cards do not depend on how the first was played), the first dealer, who sits at the table
and how well they play.  The usual options are played, and nothing is cut.  No opponent is an
expert: the others answer the same moves with the same moves on every computer, while an expert's
thought ends with its time.

``PEOPLE`` and ``LEVELS`` are this version's own and never change: a day that has been played
would be another one.
"""

from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Any

from game.cards.shuffle import VERSION, Stream
from game.core.game import Game, Setup
from game.match.record_notes import mode_of

PEOPLE = (
    *("Ada", "Max", "Iris", "Otto", "Noor", "Leo"),
    *("Mina", "Tomas", "Yuki", "Zora", "Rosa", "Emil"),
)
LEVELS = ("easy", "medium", "hard")
PLAYERS = 4
FIRST = date(2026, 1, 1)
"""The first day of the calendar."""


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """A game's deal of a day: the set-up, and the names and levels of the opponents."""

    day: date
    setup: Setup
    opponents: tuple[tuple[str, str], ...]

    @property
    def mode(self) -> str:
        """What the record notes: what sort of match it is."""
        return mode_of(self.day)


def deal_of(game: Game[Any, Any], day: date) -> DailyDeal:
    """The deal of a day."""
    name = f"daily/{VERSION}/{game.name}/{day.isoformat()}"
    number = int(sha256(name.encode()).hexdigest()[:32], 16)
    least, most = game.players
    players = min(most, max(least, PLAYERS))
    setup = game.setup(players, {}, number, secret=True)
    chance = Stream(number, "opponents")
    people = list(PEOPLE)
    opponents = []
    for _ in range(players - 1):
        person = people.pop(chance.below(len(people)))
        opponents.append((person, LEVELS[chance.below(len(LEVELS))]))
    return DailyDeal(day, setup, tuple(opponents))
