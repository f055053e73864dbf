"""The player's settings: a small JSON file, written at once when one changes."""

import dataclasses
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.options import OFF_ON, ON_OFF, Between, Described, OneOf, Value, described, option
from game.storage.aside import put_aside
from game.storage.looks import BACKS, CLOTHS, Back, Cloth
from game.storage.profile import Profile, reason, write_atomically
from game.storage.text import read_file

NAME = "settings.json"
VERSION = 1
UNTIMED = "untimed"
DEEPEST = 8
"""How deep ``last`` may be nested: a set-up page writes four levels, and a text thousands
deep could be read but not written again."""

DAMAGED = ".damaged.json"
"""The ending of settings that could not be read."""
MOST_DAMAGED = 5
"""How many different damaged files are kept beside the settings."""

PLAY, CARDS, TABLE, SOUND, HELP = "Play", "Cards", "Table", "Sound", "Help for eyes and hands"
"""The headings of the settings page."""


def _listed(looks: Sequence[Cloth | Back]) -> OneOf:
    """A choice among what is listed."""
    return OneOf(tuple(one.name for one in looks), tuple(one.label for one in looks))


@dataclass(slots=True)
class Settings:
    """Every setting with its values and a sentence; the settings page is made from the fields.

    A command's name in braces stands for its key.

    ``last`` remembers each game's set-up page as it was used last.
    """

    speed: str = option(
        "normal",
        "Speed",
        OneOf(("slow", "normal", "fast", "off"), ("Slow", "Normal", "Fast", "Off")),
        "How fast cards travel and opponents play.",
        PLAY,
    )
    calls: int | str = option(
        5,
        "Time to call",
        OneOf((2, 3, 5, 8, 10, UNTIMED), ("2 s", "3 s", "5 s", "8 s", "10 s", "Untimed")),
        "How long a call window stays open; untimed, it waits for your answer.",
        PLAY,
    )
    cut: str = option(
        "on",
        "Cut the deck",
        ON_OFF,
        "A new deal is sealed, and you may cut it before it is dealt.",
        PLAY,
    )
    remarks: str = option("on", "Remarks", ON_OFF, "Opponents say a word now and then.", PLAY)
    deck: str = option(
        "two",
        "Deck",
        OneOf(("two", "four"), ("Two colours", "Four colours")),
        "Four colours: diamonds are blue and clubs are green.",
        CARDS,
    )
    back: str = option(
        BACKS[0].name,
        "Card back",
        _listed(BACKS),
        "The pattern on the backs of the cards.",
        CARDS,
    )
    face: str = option(
        "standard",
        "Card faces",
        OneOf(("standard", "large"), ("Standard", "Large index")),
        "A large index is easier to read when the cards lie close together.",
        CARDS,
    )
    sort: str = option(
        "suit",
        "My hand",
        OneOf(("none", "suit", "rank"), ("As it comes", "By suit", "By rank")),
        "How the cards of my hand are sorted.",
        CARDS,
    )
    marks: str = option("on", "Mark melds", ON_OFF, "Melds in my hand are gently marked.", CARDS)
    cloth: str = option(
        CLOTHS[0].name,
        "Cloth",
        _listed(CLOTHS),
        "The colour of the table.",
        TABLE,
    )
    fullscreen: str = option(
        "off", "Full screen", OFF_ON, "The key {full-screen} does it too.", TABLE
    )
    sound: int = option(
        70, "Table sounds", Between(0, 100, 10), "Cards being dealt, drawn and taken.", SOUND
    )
    voice: int = option(
        70, "Signals", Between(0, 100, 10), "Your turn, a refusal, the end of a round.", SOUND
    )
    muted: str = option(
        "off", "Mute", OFF_ON, "No sound at all; the key {mute} does it too.", SOUND
    )
    announce: str = option(
        "off", "Announce for me", OFF_ON, "Says “last card” for me in time.", HELP
    )
    reduced_motion: str = option(
        "off", "Reduced motion", OFF_ON, "Cards fade to their places instead of travelling.", HELP
    )
    last: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def described(cls) -> tuple[Described, ...]:
        """The settings that the settings page shows, in order."""
        return described(cls)

    def get(self, name: str) -> Value:
        """The value of a described setting."""
        value: Value = getattr(self, name)
        return value


class SettingsFile:
    """Settings and the file they live in.

    ``trouble`` is None, or a sentence about what was wrong with the file.  ``newer`` is for the
    file of a newer version of the program: what can be read of it is used, and it is never
    written to.
    """

    def __init__(self, profile: Profile) -> None:
        self.path = profile.folder / NAME
        self.settings = Settings()
        self.newer = False
        self._in_the_way = False
        self.trouble = self._load()

    def _load(self) -> str | None:
        """Read the file; a sentence if it was damaged, in which case it is kept aside."""
        try:
            text = read_file(self.path).decode("utf-8")
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            return self._put_aside(reason(error))
        except UnicodeDecodeError as error:
            return self._put_aside(str(error))
        try:
            values = json.loads(text)
            if not isinstance(values, dict):
                raise ValueError("it is not a JSON object")
        except (ValueError, RecursionError) as error:
            return self._put_aside(str(error))
        for one in Settings.described():
            if one.values.allows(values.get(one.name)):
                setattr(self.settings, one.name, values[one.name])
        last = values.get("last")
        if isinstance(last, dict) and _shallow(last, DEEPEST):
            self.settings.last = last
        version = values.get("version")
        if type(version) is int and version > VERSION:
            self.newer = True
            return (
                "The settings were kept by a newer version of Five Takes. They are used as far "
                "as they are known here and left as they are: what you change holds until the "
                "window closes."
            )
        return None

    def _put_aside(self, why: str) -> str:
        """Keep what is in the way of new settings beside them, but nothing twice."""
        try:
            aside = put_aside(self.path, DAMAGED, MOST_DAMAGED)
        except OSError as error:
            self._in_the_way = True
            return f"The settings cannot be read ({why}) nor put aside ({reason(error)})."
        return f"The settings were damaged ({why}). They are kept as {aside.name}."

    def save(self) -> str | None:
        """Write the settings; a sentence if that cannot be done."""
        if self.newer:
            return None
        try:
            if self._in_the_way and os.path.lexists(self.path):
                # What could not be read at the start is not written over.
                put_aside(self.path, DAMAGED, MOST_DAMAGED)
            self._in_the_way = False
        except OSError as error:
            return (
                f"The settings cannot be saved: {self.path.name}, which is damaged, cannot be "
                f"put aside ({reason(error)})."
            )
        text = json.dumps({"version": VERSION, **dataclasses.asdict(self.settings)}, indent=1)
        try:
            write_atomically(self.path, text + "\n")
        except OSError as error:
            return f"The settings cannot be saved: {reason(error)}."
        return None


def _shallow(value: object, deepest: int) -> bool:
    """Whether lists and tables are not nested deeper than this."""
    if not isinstance(value, dict | list):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return deepest > 0 and all(_shallow(one, deepest - 1) for one in inner)
