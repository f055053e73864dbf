"""Choices on the set-up page of an evening: company, order, and the rules of each game."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from game.core.game import Game
from game.core.illegal import InvalidSetup
from game.features.evening.evening import (
    DRAWN_ORDER,
    GAME_ORDERS,
    LISTED_ORDER,
    MAX_EVENING_PLAYER_COUNT,
    MIN_EVENING_PLAYER_COUNT,
    USUAL_EVENING_PLAYER_COUNT,
    EveningTerms,
    short_form,
    usual_order,
)
from game.features.rule_sets.own_sets import OwnSets
from game.features.setup.match_setup import EASY_LEVEL, MatchPlan, SeatPlan
from game.games import GAMES_BY_NAME, evening_games
from game.text.message import Message, TextValue

SHORT_FORM_NAME: Final = "short form"
"""Stands for the short form among the rule sets of a game."""
EVENING_LENGTH_FACTORS_BY_PLAYERS: Final = {2: 31 / 33, 3: 1.0, 4: 36 / 33}
"""Length of an evening by the number of players, against three: measured."""
SHEET_READING_MINUTES: Final = 1 / 3
"""What a player takes for the sheet between two games."""
LENGTH_STEP_MINUTES: Final = 5
"""Step of the told length, in minutes."""


class GameRules:
    """The rules of one game in a planned evening: the short form, or a set of the game."""

    def __init__(self, game: Game[Any, Any], rng: Random, sets: OwnSets, children: bool) -> None:
        self.game = game
        self.plan = MatchPlan(game, rng, children)
        self.plan.kept = sets.of(game)
        self.is_short = not children

    def names(self) -> list[str]:
        """The sets to choose from, the short form first."""
        return [SHORT_FORM_NAME, *self.plan.presets()]

    @property
    def chosen(self) -> str:
        return SHORT_FORM_NAME if self.is_short else self.plan.preset() or SHORT_FORM_NAME

    def title(self, name: str) -> TextValue:
        """The name of a set as the player reads it."""
        return Message("evening-short") if name == SHORT_FORM_NAME else self.plan.title(name)

    def choose(self, name: str) -> None:
        self.is_short = name == SHORT_FORM_NAME
        if not self.is_short:
            self.plan.choose(name)

    def remember(self, last: object) -> None:
        """Restore an earlier choice."""
        if isinstance(last, dict):
            self.plan.remember({"options": last.get("options"), "decided": last.get("decided")})
            self.is_short = last.get("short") is True

    def kept(self) -> dict[str, Any]:
        """The choice, ready to serialize in the settings."""
        return {
            "short": self.is_short,
            "options": dict(self.plan.values),
            "decided": sorted(self.plan.decided),
        }

    def text(self, players: int) -> str:
        """All options as a record has them; raises ``InvalidSetup`` if they don't go together."""
        if self.is_short:
            return short_form(self.game).as_text()
        self.plan.players = players
        options = self.game.options_type.from_values(self.plan.values)
        options.check_players(players)
        return options.as_text()

    def minutes(self, easy: float) -> float:
        """About how long it takes; ``easy`` is the share of easy opponents."""
        form = self.game.evening
        if form is None:
            return 0.0
        short = form.minutes + easy * (form.easy - form.minutes)
        return short if self._soon_over else max(short, float(self.game.minutes))

    @property
    def _soon_over(self) -> bool:
        """Whether the rules are the short form, or those of a match of a few minutes."""
        if self.is_short or self.game.evening is None:
            return True
        options, values = self.game.options_type, self.plan.values
        brief = [self.game.evening.options, *filter(None, [self.game.short_round])]
        try:
            return any(options.has_same_rules(values, one) for one in brief)
        except InvalidSetup:
            return False


class EveningPlan(SeatPlan):
    """A planned evening with all its choices."""

    def __init__(self, rng: Random, sets: OwnSets, children: bool = False) -> None:
        super().__init__(
            MIN_EVENING_PLAYER_COUNT if children else USUAL_EVENING_PLAYER_COUNT,
            MAX_EVENING_PLAYER_COUNT,
            rng,
            children,
        )
        self.order = DRAWN_ORDER
        self.listed = list(usual_order())
        self.rules = {
            name: GameRules(GAMES_BY_NAME[name], rng, sets, children) for name in evening_games()
        }

    # The order.

    def move(self, game: str, direction: int) -> None:
        """Move a game of the listed order up (-1) or down (1)."""
        place = self.listed.index(game)
        other = place + direction
        if 0 <= other < len(self.listed):
            self.listed[place], self.listed[other] = self.listed[other], self.listed[place]

    # Persistence.

    def chosen(self) -> dict[str, Any]:
        """All choices, ready to serialize in the settings."""
        return {
            "players": self.players,
            "opponents": self.chosen_opponents(),
            "order": self.order,
            "listed": list(self.listed),
            "rules": {name: one.kept() for name, one in self.rules.items()},
        }

    def remember(self, last: object) -> None:
        """Restore earlier choices; invalid ones keep their defaults."""
        if not isinstance(last, dict):
            return
        players, order, listed = last.get("players"), last.get("order"), last.get("listed")
        if type(players) is int and MIN_EVENING_PLAYER_COUNT <= players <= MAX_EVENING_PLAYER_COUNT:
            self.players = players
        if order in GAME_ORDERS:
            self.order = str(order)
        if isinstance(listed, list) and sorted(map(str, listed)) == sorted(evening_games()):
            self.listed = [str(one) for one in listed]
        self.remember_opponents(last.get("opponents"))
        rules = last.get("rules")
        for name, one in self.rules.items():
            one.remember(rules.get(name) if isinstance(rules, Mapping) else None)

    # Results.

    @property
    def minutes(self) -> int:
        """About how long the evening takes."""
        whole = sum(one.minutes(self._easy) for one in self.rules.values())
        whole = whole * EVENING_LENGTH_FACTORS_BY_PLAYERS[self.players] + SHEET_READING_MINUTES * (
            len(self.rules) - 1
        )
        return LENGTH_STEP_MINUTES * round(whole / LENGTH_STEP_MINUTES)

    def minutes_of(self, rules: GameRules) -> int:
        """About how long one of the games takes."""
        return max(1, round(rules.minutes(self._easy)))

    @property
    def _easy(self) -> float:
        """The share of easy opponents."""
        levels = self.levels[: self.players - 1]
        return levels.count(EASY_LEVEL) / len(levels)

    def terms(self, number: int) -> EveningTerms:
        """The terms of an evening with this number; raises ``InvalidSetup``."""
        seats = tuple(self.seats())
        rules = {name: self._rules(one) for name, one in self.rules.items()}
        listed = tuple(self.listed) if self.order == LISTED_ORDER else ()
        return EveningTerms(seats, number, self.order, rules, listed, children=self.children)

    def _rules(self, one: GameRules) -> str:
        try:
            return one.text(self.players)
        except InvalidSetup as error:
            said = Message("evening-disagree", game=one.game.title, why=error.said)
            raise InvalidSetup(said, error.about) from None
