"""What is chosen on a set-up page, and what is kept of it."""

from random import Random
from typing import Any

from game.ai.advice import BY_NAME as LEVELS
from game.ai.characters import BY_NAME, CHARACTERS, Player, company
from game.core.game import Game
from game.core.illegal import BadSetup
from game.core.options import Between, Value
from game.words.message import Message, Said

OWN = "own"
"""What the player's own way to play is called here."""


class Plan:
    """A match as it is being planned: everything that can be chosen before it.

    ``opponents`` and ``levels`` have an entry for every seat the game could have; ``own`` are
    the options' values that were chosen last without a preset.
    """

    def __init__(self, game: Game[Any, Any], rng: Random) -> None:
        self.game = game
        self.values: dict[str, Value] = game.options().as_values()
        self.own: dict[str, Value] | None = None
        least, most = game.players
        self.players = min(most, max(least, 3))
        cast = company(min(most - 1, len(CHARACTERS)), rng)
        self.opponents = [character.name for character in cast]
        self.levels = ["medium"] * len(self.opponents)

    # What was chosen last time.

    def chosen(self) -> dict[str, Any]:
        """All that was chosen, as it is kept in the settings."""
        kept: dict[str, Any] = {
            "players": self.players,
            "options": dict(self.values),
            "opponents": [list(one) for one in zip(self.opponents, self.levels, strict=True)],
        }
        if self.own is not None:
            kept["own"] = dict(self.own)
        return kept

    def remember(self, last: object) -> None:
        """Take what was chosen last time, as far as it still makes sense."""
        if not isinstance(last, dict):
            return
        players = last.get("players")
        least, most = self.game.players
        if type(players) is int and least <= players <= most:
            self.players = players
        opponents = last.get("opponents")
        self.values |= self._known(last.get("options"))
        own = self._known(last.get("own"))
        if own:
            self.own = self.game.options().as_values() | own
        if isinstance(opponents, list):
            for place, opponent in enumerate(opponents[: len(self.opponents)]):
                self._remember_opponent(place, opponent)
        self._keep_own()

    def _known(self, values: object) -> dict[str, Value]:
        """Those of the values that are values of this game's options."""
        if not isinstance(values, dict):
            return {}
        return {
            one.name: values[one.name]
            for one in self.game.options.described()
            if one.values.allows(values.get(one.name))
        }

    def _remember_opponent(self, place: int, opponent: object) -> None:
        match opponent:
            case [str(name), str(level)]:
                if level in LEVELS:
                    self.levels[place] = level
                if name in BY_NAME:
                    self._seat(place, name)

    # Who plays.

    def company(self) -> list[Player]:
        """The opponents who will sit down."""
        pairs = list(zip(self.opponents, self.levels, strict=True))[: self.players - 1]
        return [Player(name, level) for name, level in pairs]

    def swap(self, place: int) -> None:
        """Put the next character who is not at the table at a place."""
        names = [character.name for character in CHARACTERS]
        seated = set(self.opponents[: self.players - 1])
        at = names.index(self.opponents[place])
        free = [names[(at + step) % len(names)] for step in range(1, len(names))]
        self._seat(place, next(name for name in [*free, names[at]] if name not in seated))

    def _seat(self, place: int, name: str) -> None:
        """Put a character at a place; one already at the table changes places."""
        if name in self.opponents:
            other = self.opponents.index(name)
            self.opponents[other] = self.opponents[place]
        self.opponents[place] = name

    # What is played.

    def set(self, name: str, value: Value) -> None:
        """Choose an option's value."""
        self.values[name] = value
        self._keep_own()

    def shown(self) -> dict[str, Value]:
        """The options' values as they would be played."""
        try:
            return self.game.options.settled(self.values)
        except BadSetup:
            return self.values

    def _keep_own(self) -> None:
        if self.preset() == OWN:
            self.own = dict(self.values)

    def fixed(self) -> frozenset[str]:
        """The options that others settle, whatever is chosen for them."""
        found = set()
        for one in self.game.options.described():
            values = one.values
            ends = (
                (values.least, values.most)
                if isinstance(values, Between)
                else (values.values[0], values.values[-1])
            )
            try:
                played = [self.game.options.settled({**self.values, one.name: end})[one.name]
                          for end in ends]  # fmt: skip
            except BadSetup:
                continue
            if played[0] == played[1]:
                found.add(one.name)
        return frozenset(found)

    def presets(self) -> list[str]:
        """The names of the usual ways to play, and the player's own where there is one."""
        names = [one.name for one in self.game.options.presets]
        return [*names, OWN] if names and self.own is not None else names

    def preset(self) -> str | None:
        """The name of the way to play that is chosen; None in a game that has none."""
        if not self.game.options.presets:
            return None
        try:
            found = self.game.options.preset(self.values)
        except BadSetup:
            return OWN
        return OWN if found is None else found.name

    def sentence(self) -> Said:
        """What is said of the way to play that is chosen."""
        chosen = self.preset()
        known = {one.name: one.sentence for one in self.game.options.presets}
        return known.get(chosen or "", Message("setup-own.sentence"))

    def choose(self, name: str) -> None:
        """Take the values of one of the ways to play."""
        values = next(
            (one.values for one in self.game.options.presets if one.name == name), self.own or {}
        )
        self.values = self.game.options().as_values() | dict(values)
