"""The player's own rule sets, in ``rules.txt`` in the profile.

The first line is ``#five-takes-sets 1``.  Each set is a line as it is shared; after them
``usual GAME NAME`` says which set a set-up page begins with (``usual GAME =ID``: a shipped one).
A line that cannot be read stays as it is and costs no other line.
"""

from collections.abc import Mapping
from typing import Any, Final

from game.core.game import Game
from game.core.options import Options, Preset
from game.features.rule_sets.rules_line import (
    MAX_SET_NAME_LETTER_COUNT,
    InvalidRules,
    RuleSet,
    read_line,
    read_name,
    without_length,
)
from game.games import GAMES_BY_NAME
from game.storage.profile import Profile, read_file, reason, write_atomically
from game.text.message import Message, TextValue, told

OWN_SETS_FILE: Final = "rules.txt"
OWN_SETS_FIRST_LINE: Final = "#five-takes-sets 1"
MAX_SETS_PER_GAME_COUNT: Final = 200
"""Most sets of one game."""
SHIPPED_SET_PREFIX: Final = "="
"""Stands before the id of a shipped set."""
_USUAL_SET_PREFIX: Final = "usual "


class OwnSets:
    """The player's sets by game, and the one that each set-up page begins with.

    ``problem`` is a sentence about what could not be read or written, or None.  ``unread`` are the
    lines that are kept as they are.
    """

    def __init__(self, profile: Profile) -> None:
        self._path = profile.folder / OWN_SETS_FILE
        self._first = OWN_SETS_FIRST_LINE
        self.problem: Message | None = None
        self.unread: list[str] = []
        self._sets: dict[str, list[RuleSet]] = {name: [] for name in GAMES_BY_NAME}
        self._usual: dict[str, str] = {}
        self._closed: Message | None = None
        self._load()

    def _load(self) -> None:
        try:
            text = read_file(self._path).decode("utf-8", "backslashreplace")
        except FileNotFoundError:
            return
        except OSError as error:
            self._closed = Message("rulesets-unreadable", file=OWN_SETS_FILE, why=reason(error))
            self.problem = self._closed
            return
        first, *lines = [line.rstrip("\r") for line in text.split("\n")]
        if first.startswith("#"):
            self._first = first
        else:
            lines.insert(0, first)
        for line in filter(None, lines):
            if not self._read_line(line):
                self.unread.append(line)
        if self.unread:
            self.problem = Message("rulesets-unread", file=OWN_SETS_FILE, count=len(self.unread))

    def _read_line(self, line: str) -> bool:
        """Read a line of the file; whether it could be."""
        if line.startswith(_USUAL_SET_PREFIX):
            game, _, which = line.removeprefix(_USUAL_SET_PREFIX).partition(" ")
            if game not in self._sets or not which:
                return False
            self._usual[game] = which
            return True
        try:
            one = read_line(line)
        except InvalidRules:
            return False
        if self.named(one.game, one.name) is not None:
            return False
        self._sets[one.game.name].append(one)
        return True

    # What there is.

    def of(self, game: Game[Any, Any]) -> list[RuleSet]:
        """The player's sets of a game, oldest first."""
        return list(self._sets.get(game.name, ()))

    def named(self, game: Game[Any, Any], name: str) -> RuleSet | None:
        """The player's set with this name; capitals don't count."""
        wanted = name.casefold()
        return next((one for one in self.of(game) if one.name.casefold() == wanted), None)

    def usual(self, game: Game[Any, Any]) -> Mapping[str, Any] | None:
        """The values that a set-up page begins with; None if no set was chosen for that.

        A chosen set that is gone gives way to the first shipped one.
        """
        one = self._usual_set(game)
        return None if one is None else one.values

    def _usual_set(self, game: Game[Any, Any]) -> Preset | RuleSet | None:
        which = self._usual.get(game.name)
        if which is None:
            return None
        presets = game.options_type.presets
        shipped = next((one for one in presets if SHIPPED_SET_PREFIX + one.name == which), None)
        return shipped or self.named(game, which) or next(iter(presets), None)

    def is_usual(self, game: Game[Any, Any], one: Preset | RuleSet) -> bool:
        """Whether a set-up page begins with a set, because the player chose that."""
        return one == self._usual_set(game)

    def with_rules(
        self, game: Game[Any, Any], values: Mapping[str, object]
    ) -> Preset | RuleSet | None:
        """The set with these rules, shipped ones first; None if there is none.

        Raises ``InvalidSetup``.
        """
        options = game.options_type
        same = (one for one in self.of(game) if options.has_same_rules(one.values, values))
        return options.matching_preset(values) or next(same, None)

    def called(self, game: Game[Any, Any], values: Mapping[str, object]) -> TextValue | None:
        """The name of the set with these rules; None if there is none."""
        one = self.with_rules(game, values)
        return None if one is None else one.title

    def name_of(self, game: Game[Any, Any], values: Mapping[str, object]) -> TextValue | None:
        """What rules are called: like their set, or "Take, to 100" in a match of another length.

        None where more than the length is in no set.
        """
        options, lengths = game.options_type, game.lengths
        sets: list[Preset | RuleSet] = [*options.presets, *self.of(game)]
        called = self.called(game, values)
        if called is not None or lengths is None or game.table is None:
            return called
        played = options.effective_values(values)
        rules = without_length(game, played)
        for one in sets:
            if options.has_same_rules(without_length(game, one.values), rules):
                named = game.title if one is sets[0] else one.title
                length = game.table.length_name(played[lengths.option], "name")
                return Message("rulesets-length", set=named, length=length)
        return None

    def free_name(self, game: Game[Any, Any], name: str) -> str:
        """The name, or the first with a number behind it that is not taken."""
        number, free = 1, name
        while self._is_taken(game, free, None):
            number += 1
            behind = f" ({number})"
            free = name[: MAX_SET_NAME_LETTER_COUNT - len(behind)].rstrip() + behind
        return free

    # Changes: each is on disk when it returns.

    def save(self, game: Game[Any, Any], name: str, options: Options) -> RuleSet:
        """Add a set; raises ``InvalidRules``, then nothing has changed."""
        name = read_name(name)
        self._refuse_taken(game, name, None)
        if len(self._sets[game.name]) >= MAX_SETS_PER_GAME_COUNT:
            raise InvalidRules(
                "too-many", Message("rulesets-too-many", most=MAX_SETS_PER_GAME_COUNT)
            )
        one = RuleSet(game, name, options)
        self._sets[game.name].append(one)
        self._write()
        return one

    def call_anew(self, one: RuleSet, name: str) -> RuleSet:
        """Give a set another name; raises ``InvalidRules``, then nothing has changed."""
        name = read_name(name)
        self._refuse_taken(one.game, name, one)
        sets = self._sets[one.game.name]
        renamed = RuleSet(one.game, name, one.options)
        usual = self.is_usual(one.game, one)
        sets[sets.index(one)] = renamed
        if usual:
            self._usual[one.game.name] = name
        self._write()
        return renamed

    def delete(self, one: RuleSet) -> int:
        """Remove a set; the place it had, for ``put_back``."""
        sets = self._sets[one.game.name]
        place = sets.index(one)
        del sets[place]
        self._write()
        return place

    def put_back(self, one: RuleSet, place: int) -> None:
        """Take a deletion back; raises ``InvalidRules`` if the name was given away since."""
        self._refuse_taken(one.game, one.name, None)
        self._sets[one.game.name].insert(place, one)
        self._write()

    def set_usual(self, game: Game[Any, Any], one: Preset | RuleSet) -> None:
        """Let a set-up page begin with a set."""
        self._usual[game.name] = (
            SHIPPED_SET_PREFIX + one.name if isinstance(one, Preset) else one.name
        )
        self._write()

    def _refuse_taken(self, game: Game[Any, Any], name: str, but: RuleSet | None) -> None:
        if self._is_taken(game, name, but):
            raise InvalidRules("taken", Message("rulesets-taken", name=name))

    def _is_taken(self, game: Game[Any, Any], name: str, but: RuleSet | None) -> bool:
        wanted = name.casefold()
        own = self.named(game, name)
        return (own is not None and own != but) or any(
            wanted in (told(one.title).casefold(), str(one.title).casefold())
            for one in game.options_type.presets
        )

    def _write(self) -> None:
        if self._closed is not None:  # the file would lose its sets
            self.problem = self._closed
            return
        lines = [self._first, *(one.line for sets in self._sets.values() for one in sets)]
        lines += [f"{_USUAL_SET_PREFIX}{game} {which}" for game, which in self._usual.items()]
        text = "\n".join([*lines, *self.unread, ""])
        try:
            write_atomically(self._path, text)
            self.problem = None
        except OSError as error:
            self.problem = Message("rulesets-unsaved", file=OWN_SETS_FILE, why=reason(error))
