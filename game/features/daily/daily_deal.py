"""The daily deal: one per game and date, computed from these and never sent.

Game, date and shuffle version are hashed to a seed. The seed gives the cards of every round, the
first dealer, the opponents and their levels. Each round has its own random stream, so its cards do
not depend on earlier play. The default options apply, or those of a short round, and the deck is
not cut. Experts are excluded, because a search with a time limit differs between computers.

``DAILY_OPPONENT_NAMES``, ``DAILY_LEVELS`` and ``Game.daily_levels`` are copies that must never
change; otherwise past days would change too. Before ``OWN_LEVELS_DAY`` each game has the levels of
``DAILY_LEVELS``.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Any

from game.cards.shuffle import SHUFFLE_VERSION, Stream
from game.core.game import Game, Setup
from game.match.record_notes import mode_of

DAILY_OPPONENT_NAMES = (
    *("Ada", "Max", "Iris", "Otto", "Noor", "Leo"),
    *("Mina", "Tomas", "Yuki", "Zora", "Rosa", "Emil"),
)
DAILY_LEVELS = ("easy", "medium", "hard")
MAX_DAILY_PLAYER_COUNT = 4
OWN_LEVELS_DAY = date(2026, 12, 1)
"""The first day on which the opponents of each game have only levels that it offers."""
FIRST_DAY = date(2026, 1, 1)
"""The first day of the calendar."""


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """Set-up of a daily deal, with names and levels of the opponents."""

    day: date
    setup: Setup
    opponents: tuple[tuple[str, str], ...]
    short: bool = False

    @property
    def mode(self) -> str:
        """Mode in the record notes."""
        return mode_of(self.day, self.short)


def drawn_company(
    number: int, count: int, levels: Sequence[str] = DAILY_LEVELS
) -> tuple[tuple[str, str], ...]:
    """Names and levels of the opponents that a deal's number draws; they never change."""
    chance = Stream(number, "opponents")
    people = list(DAILY_OPPONENT_NAMES)
    drawn = []
    for _ in range(count):
        person = people.pop(chance.number_below(len(people)))
        drawn.append((person, levels[chance.number_below(len(levels))]))
    return tuple(drawn)


def deal_of(game: Game[Any, Any], day: date, short: bool = False) -> DailyDeal:
    """Daily deal of a game for `day`: a whole match, or a ``short`` round with other cards."""
    kind = "round" if short else "daily"
    name = f"{kind}/{SHUFFLE_VERSION}/{game.name}/{day.isoformat()}"
    number = int(sha256(name.encode()).hexdigest()[:32], 16)
    least, most = game.players
    players = min(most, max(least, MAX_DAILY_PLAYER_COUNT))
    setup = game.setup(players, game.short_round if short else {}, number, secret=True)
    levels = DAILY_LEVELS if day < OWN_LEVELS_DAY else game.daily_levels
    opponents = drawn_company(number, players - 1, levels)
    return DailyDeal(day, setup, opponents, short)
