"""The evening of the week: the same deals and company for everybody, by the ISO week alone.

Three players, the short forms, an order drawn, no cut and no expert.  Nothing is sent.  A week that
was begun or played stays open even if the clock is set back.
"""

from datetime import date, timedelta
from hashlib import sha256
from typing import Any, Final, NamedTuple, Self

from game.ai.characters import PERSON_NAME, Player
from game.cards.shuffle import SHUFFLE_VERSION
from game.core.game import Game, Setup
from game.features.daily.daily_deal import drawn_company
from game.features.evening.evening import (
    DRAWN_ORDER,
    USUAL_EVENING_PLAYER_COUNT,
    EveningTerms,
    short_form,
)
from game.games import GAMES_BY_NAME, evening_games

DAYS_PER_WEEK_COUNT: Final = 7


class Week(NamedTuple):
    """An ISO week: Monday to Sunday.

    >>> str(Week.of(date(2027, 1, 1))), str(Week.of(date(2027, 1, 4)))
    ('2026-W53', '2027-W01')
    """

    year: int
    number: int

    @classmethod
    def of(cls, day: date) -> Self:
        return cls(*day.isocalendar()[:2])

    @classmethod
    def read(cls, text: str) -> Self:
        """The week that a text such as ``2026-W48`` names; raises ``ValueError``.

        >>> Week.read("2026-W53").monday
        datetime.date(2026, 12, 28)
        >>> Week.read("2027-W53")
        Traceback (most recent call last):
        ValueError: Invalid week: 53
        """
        year, _, number = text.partition("-W")
        week = cls(int(year), int(number))
        date.fromisocalendar(week.year, week.number, 1)
        return week

    def __str__(self) -> str:
        return f"{self.year:04}-W{self.number:02}"

    @property
    def monday(self) -> date:
        return date.fromisocalendar(self.year, self.number, 1)

    @property
    def sunday(self) -> date:
        """The last day; the calendar ends on a Friday."""
        return self.monday + min(timedelta(DAYS_PER_WEEK_COUNT - 1), date.max - self.monday)

    def after(self, count: int) -> Self | None:
        """The week ``count`` weeks later, earlier if negative; None where the calendar has none."""
        try:
            return self.of(self.monday + timedelta(DAYS_PER_WEEK_COUNT * count))
        except OverflowError:
            return None


FIRST_WEEK: Final = Week(2026, 1)


def evening_number(week: Week) -> int:
    """The number that draws order and company.

    >>> evening_number(Week(2026, 48))
    266419107109259352364810358881431311116
    """
    return _hash_value(f"weekly/{SHUFFLE_VERSION}/{week}")


def match_setup(game: Game[Any, Any], week: Week, terms: EveningTerms) -> Setup:
    """The set-up of a game in the evening of a week: its deals are the same for everybody."""
    number = _hash_value(f"weekly/{SHUFFLE_VERSION}/{game.name}/{week}")
    return game.setup(terms.players, terms.options(game), number, secret=True)


def terms_of(week: Week, again: bool) -> EveningTerms:
    """The terms of the evening of a week; ``again`` for one whose cards are known."""
    number = evening_number(week)
    opponents = drawn_company(number, USUAL_EVENING_PLAYER_COUNT - 1)
    seats = (Player(PERSON_NAME, None).seat(), *(Player(*one).seat() for one in opponents))
    rules = {name: short_form(GAMES_BY_NAME[name]).as_text() for name in evening_games()}
    return EveningTerms(seats, number, DRAWN_ORDER, rules, week=str(week), again=again)


def _hash_value(name: str) -> int:
    return int(sha256(name.encode()).hexdigest()[:32], 16)
