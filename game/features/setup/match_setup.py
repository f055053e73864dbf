"""Choices on a set-up page: players, opponents, levels and options.

``SeatPlan`` has the seats of a planned match or evening, ``MatchPlan`` all choices of a match.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from game.ai.characters import ALL_CHARACTERS, CHARACTERS, PERSON_NAME, Player, company
from game.ai.levels import ALL_LEVELS, LEVELS, Level, nearest_offered, offered_levels
from game.core.event import Seat
from game.core.game import Game
from game.core.illegal import InvalidSetup
from game.core.options import IntRange, OptionField, Value
from game.features.history.match_text import rules_in_words
from game.features.rule_sets.rules_line import RuleSet, without_length
from game.text.message import Message, TextValue

EASY_LEVEL = "easy"
USUAL_LEVEL = "medium"


class SeatPlan(ABC):
    """The number of players, and the opponents with their levels.

    ``opponents`` and ``levels`` have an entry for each of the ``most`` seats but the person's.  For
    ``children`` all are easy.  ``offered`` are the levels to choose from.
    """

    offered: Sequence[Level] = ALL_LEVELS

    def __init__(self, players: int, most: int, rng: Random, children: bool) -> None:
        cast = company(min(most - 1, len(ALL_CHARACTERS)), rng)
        self.children = children
        self.opponents = [character.name for character in cast]
        usual = EASY_LEVEL if children else self.level_for(USUAL_LEVEL)
        self.levels = [usual] * len(self.opponents)
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

    def level_for(self, level: str) -> str:
        """The level that is offered in place of one, such as one of an earlier version."""
        return level

    def seats(self) -> list[str]:
        """The texts of all seats at the table, the person's first."""
        return [Player(PERSON_NAME, None).seat(), *(one.seat() for one in self.company())]

    def swap(self, place: int) -> None:
        """Replace the opponent at a place by the next character not at the table."""
        names = [character.name for character in ALL_CHARACTERS]
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
                    self.levels[place] = self.level_for(level)
                if name in CHARACTERS:
                    self._seat(place, name)


OWN_RULES_NAME = "own"
"""Stands in for a rule set when no set has these values."""
KEPT_SET_PREFIX = "+"
"""Stands before the name of a set that the player keeps."""
DRAWN_BEGINNER = "drawn"
"""Stands for a beginner drawn by lot."""


class MatchPlan(SeatPlan):
    """A planned match with all its choices.

    ``own`` are the last option values that are no set's; ``kept`` are the player's sets.
    ``decided`` names the options that the player chose; the others have the values proposed for the
    number of players.  For ``children`` the game's rules for them are proposed.
    """

    def __init__(self, game: Game[Any, Any], rng: Random, children: bool = False) -> None:
        least, most = game.players
        players = least if children else min(most, max(least, 3))
        self.game = game
        self.offered = offered_levels(game)
        super().__init__(players, most, rng, children)
        self.own: dict[str, Value] | None = None
        self.kept: Sequence[RuleSet] = ()
        self.decided: set[str] = set()
        self.values: dict[str, Value] = self._proposed()
        self._begins = DRAWN_BEGINNER
        if children:
            self.apply(game.options_type.for_children)

    def make_first(self) -> None:
        """Propose what a first match has: easy opponents and a short length."""
        self.levels = [EASY_LEVEL] * len(self.levels)
        if self.game.lengths is not None and not self.children:
            self.set(self.game.lengths.option, self.game.lengths.short)

    def level_for(self, level: str) -> str:
        return nearest_offered(self.game, level)

    # Persistence.

    def chosen(self) -> dict[str, Any]:
        """All choices, ready to serialize in the settings."""
        kept: dict[str, Any] = {
            "players": self.players,
            "begins": self._begins,
            "options": dict(self.values),
            "decided": sorted(self.decided),
            "opponents": self.chosen_opponents(),
        }
        if self.own is not None:
            kept["own"] = dict(self.own)
        return kept

    def remember(self, last: object) -> None:
        """Restore earlier choices; invalid ones keep their defaults."""
        if not isinstance(last, dict):
            return
        players = last.get("players")
        least, most = self.game.players
        if type(players) is int and least <= players <= most:
            self.players = players
        begins = last.get("begins")
        if begins in (PERSON_NAME, *CHARACTERS):
            self._begins = str(begins)
        self._remember_options(last.get("options"), last.get("decided"))
        own = self._known(last.get("own"))
        if own:
            self.own = self.game.options_type().as_values() | own
        self.remember_opponents(last.get("opponents"))
        if not self._can_be_played():
            self.decided = set()
            self.values = self._proposed()
        self._keep_own()

    def _remember_options(self, values: object, decided: object) -> None:
        """Restore option values; those that the player did not choose become the proposed ones."""
        known = self._known(values)
        named = decided if isinstance(decided, list) else []
        usual, proposed = self.game.options_type().as_values(), self._proposed()
        self.decided = {
            name
            for name, value in known.items()
            if name in named or value not in (usual[name], proposed[name])
        }
        self.values = proposed | {name: known[name] for name in self.decided}

    def _can_be_played(self) -> bool:
        """Whether the options allow this number of players."""
        try:
            self.game.options_type.from_values(self.values).check_players(self.players)
        except InvalidSetup:
            return False
        return True

    def _known(self, values: object) -> dict[str, Value]:
        """The entries that are valid for this game's options."""
        if not isinstance(values, dict):
            return {}
        return {
            one.name: values[one.name]
            for one in self.game.options_type.described()
            if one.values.allows(values.get(one.name))
        }

    # Seats.

    def players_changed(self) -> None:
        """Propose the options again that the player did not decide."""
        proposed = self._proposed()
        self.values |= {name: proposed[name] for name in proposed if name not in self.decided}

    @property
    def beginners(self) -> list[str]:
        """The choices for the beginner: by lot, the person, or an opponent by name."""
        return [DRAWN_BEGINNER, PERSON_NAME, *(player.name for player in self.company())]

    @property
    def begins(self) -> str:
        """The chosen beginner; ``DRAWN_BEGINNER`` if that opponent is not at the table."""
        return self._begins if self._begins in self.beginners else DRAWN_BEGINNER

    @begins.setter
    def begins(self, name: str) -> None:
        self._begins = name

    @property
    def dealer(self) -> Seat | None:
        """The dealer of the first round; None if it is drawn by lot."""
        if self.begins == DRAWN_BEGINNER:
            return None
        first = Seat(self.beginners.index(self.begins) - 1)
        return self.game.dealer_for(first, self.players)

    # Options.

    def described(self) -> list[OptionField]:
        """The options that matter to this number of players."""
        described = self.game.options_type.described()
        return [one for one in described if one.players in (None, self.players)]

    def set(self, name: str, value: Value) -> None:
        self.values[name] = value
        self.decided.add(name)
        self._keep_own()

    def _proposed(self) -> dict[str, Value]:
        """The values of options that the player has not chosen, for this number of players."""
        options = self.game.options_type
        return options().as_values() | dict(options.proposed(self.players))

    def shown(self) -> dict[str, Value]:
        """Effective option values."""
        try:
            return self.game.options_type.effective_values(self.values)
        except InvalidSetup:
            return self.values

    def _keep_own(self) -> None:
        if self.preset() == OWN_RULES_NAME:
            self.own = dict(self.values)

    def fixed(self) -> frozenset[str]:
        """Names of options without effect, given the values of the others."""
        found = set()
        for one in self.game.options_type.described():
            values = one.values
            ends = (
                (values.least, values.most)
                if isinstance(values, IntRange)
                else (values.values[0], values.values[-1])
            )
            try:
                played = [
                    self.game.options_type.effective_values({**self.values, one.name: end})[
                        one.name
                    ]
                    for end in ends
                ]
            except InvalidSetup:
                continue
            if played[0] == played[1]:
                found.add(one.name)
        return frozenset(found)

    def presets(self) -> list[str]:
        """The rule sets: the shipped ones, the kept ones, and ``OWN_RULES_NAME`` if it exists."""
        names = [one.name for one in self.game.options_type.presets]
        names += [KEPT_SET_PREFIX + one.name for one in self.kept]
        mine = names and (self.own is not None or self.preset() == OWN_RULES_NAME)
        return [*names, OWN_RULES_NAME] if mine else names

    def preset(self) -> str | None:
        """The rule set with these rules, or ``OWN_RULES_NAME``; None in a game without sets.

        A set of another length has these rules too, if none has this length.
        """
        options = self.game.options_type
        if not options.presets:
            return None
        sets = {one.name: dict(one.values) for one in options.presets}
        sets |= {KEPT_SET_PREFIX + one.name: one.values for one in self.kept}
        try:
            for alike in (dict, partial(without_length, self.game)):
                rules = alike(options.effective_values(self.values))
                for name, values in sets.items():
                    if options.has_same_rules(alike(values), rules):
                        return name
        except InvalidSetup:
            pass
        return OWN_RULES_NAME

    @property
    def kept_name(self) -> str:
        """The name of the player's own set that is planned; empty for any other rules."""
        chosen = self.preset() or ""
        return chosen.removeprefix(KEPT_SET_PREFIX) if chosen.startswith(KEPT_SET_PREFIX) else ""

    def title(self, name: str) -> TextValue:
        """The name of a rule set as the player reads it."""
        if name.startswith(KEPT_SET_PREFIX):
            return name.removeprefix(KEPT_SET_PREFIX)
        known = {one.name: one.title for one in self.game.options_type.presets}
        if self._is_usual_of_another_length(name):
            return self.game.title
        if name == OWN_RULES_NAME and self._proposed_to_children:
            return Message("setup-children")
        return known.get(name, Message("setup-own"))

    @property
    def _proposed_to_children(self) -> bool:
        """Whether the rules are those that are proposed for children."""
        options = self.game.options_type
        try:
            return self.children and options.has_same_rules(self.values, options.for_children)
        except InvalidSetup:
            return False

    def _is_usual_of_another_length(self, name: str) -> bool:
        """Whether a set is the usual one, and planned with another length than it has."""
        options = self.game.options_type
        if name != self.preset() or name != options.presets[0].name:
            return False
        return not options.has_same_rules(self.values, {})

    def sentence(self) -> TextValue:
        """Description of the selected rule set."""
        chosen = self.preset() or ""
        if chosen and self._is_usual_of_another_length(chosen):
            return Message("setup-usual")
        known = {one.name: one.sentence for one in self.game.options_type.presets}
        if chosen.startswith(KEPT_SET_PREFIX):
            return Message("setup-kept")
        if chosen == OWN_RULES_NAME and self._proposed_to_children:
            rules = rules_in_words(self.game, self.values)
            return Message("setup-children.rules", rules=rules)
        return known.get(chosen, Message("setup-own.sentence"))

    def choose(self, name: str) -> None:
        """Apply a rule set or the player's own values."""
        values = next(
            (one.values for one in self.game.options_type.presets if one.name == name),
            self.own or {},
        )
        if name.startswith(KEPT_SET_PREFIX):
            values = next(
                (one.values for one in self.kept if KEPT_SET_PREFIX + one.name == name), values
            )
        self.apply(values)

    def apply(self, values: Mapping[str, Value]) -> None:
        """Play by these values; the others are those proposed for this number of players."""
        proposed = self._proposed()
        self.decided = {name for name, value in values.items() if value != proposed[name]}
        self.values = proposed | dict(values)
        self._keep_own()
