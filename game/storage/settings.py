"""The player's settings: a small JSON file, saved on every change.

`Settings` declares each setting; `SettingsFile` loads and saves them.
"""

import json
import os
from dataclasses import asdict, dataclass, field
from math import isfinite
from typing import Any, ClassVar

from game.core.options import (
    OFF_FIRST_SWITCH,
    ON_FIRST_SWITCH,
    SWITCHED_OFF,
    Choices,
    IntRange,
    OptionField,
    Switch,
    Value,
    fields_of,
    is_on,
    option,
    written,
)
from game.storage.appearance import (
    CARD_BACKS,
    CARD_BACKS_BY_NAME,
    OWN_PORTRAITS,
    OWN_PORTRAITS_BY_NAME,
    TABLE_CLOTHS,
    TABLE_CLOTHS_BY_NAME,
)
from game.storage.checked_lines import checksum, is_shallow
from game.storage.profile import Profile, quarantine, read_file, reason, write_atomically
from game.text.languages import SYSTEM_LANGUAGE
from game.text.message import Message, TextValue

SETTINGS_FILE = "settings.json"
SETTINGS_VERSION = 1
CHILDREN_CHOICES_SUFFIX = "for children"
"""Stands behind the name of a set-up page's choices that are for children."""
UNCUT_BY_DEFAULT_KEY = "uncut-by-default"
"""Key of a file whose ``cut`` is the player's choice: older versions wrote it on for everybody."""
CALL_TIMEOUT_SECONDS = (2, 3, 5, 8, 10)
"""Choices of a call timeout, in seconds."""
CALLS_UNTIMED = "untimed"
INSTANT_SPEED = "off"
"""Value of ``speed`` that shows moves without animation."""
LESSON_CHECKSUMS_KEY = "lessons checked"
"""Key of the checksums of lesson results; those cannot be recomputed from records."""
MADE_BY_HAND = "mine"
"""Value of ``forced`` that leaves each card to the player, even if they have one move only."""
MADE_FOR_PLAYER = "all"
"""Value of ``forced`` that makes each only move for the player."""
OLDER_FORCED_VALUES: dict[str, Value] = {"on": MADE_FOR_PLAYER, "off": MADE_BY_HAND}
"""The values of ``forced`` in files of older versions, where it was a switch."""
LETTERS_OF_LANGUAGE = "language"
"""Value of ``letters`` that has the letters of the language in the corners of cards."""
ENGLISH_LETTERS = "english"
"""Value of ``letters`` that has J, Q, K and A there, in any language."""
USUAL_DETAIL = "usual"
"""Value of ``detail`` that tells reasons once and no remarks."""
FULL_DETAIL = "all"
"""Value of ``detail`` that tells everything each time."""
BRIEF_DETAIL = "brief"
"""Value of ``detail`` that tells the match in lines of braille."""
ONE_SWITCH = "one"
"""Value of ``switch`` that moves the frame by itself, and lets one switch do the rest."""
TWO_SWITCHES = "two"
"""Value of ``switch`` that has one switch move the frame, and another one use what is in it."""
LARGE_TARGETS = "large"
"""Value of ``switch`` with which a click opens what is there as large buttons."""
SWITCH_STEP_TENTHS = (6, 9, 12, 18, 27, 40)
"""Choices of the time that the frame stays in one place, in tenths of a second."""
SCREEN_READER_DEFAULTS: dict[str, Value | bool] = {"calls": CALLS_UNTIMED, "reduced_motion": True}
"""Defaults that change while a screen reader or the program's own voice is used."""
SYSTEM_DEPENDENT_SETTINGS = (*SCREEN_READER_DEFAULTS, "contrast", "text")
"""Settings whose defaults change with a screen reader or with what the system asks for."""
CHILDREN_SETTINGS: dict[str, Value] = {
    "size": "large",
    "face": "large",
    "text": 125,
    "calls": CALLS_UNTIMED,
    "announce": "on",
    "speed": "slow",
    "thinking": "slow",
    "marks": "on",
    "known": "on",
    "spot": "off",
    "forced": MADE_BY_HAND,
    "step": "off",
    "cut": "off",
}
"""Values of settings while the switch for children is on; ``text`` may be larger."""
TEXT_SIZE_PERCENTS = (100, 125, 150, 175, 200)
"""Choices of the text size, in percent."""
MAX_SETTING_NESTING_LEVEL_COUNT = 8
"""Maximum nesting of stored data: set-up pages use four levels, and extreme depth could be read but
not serialized.
"""

DAMAGED_SETTINGS_SUFFIX = ".damaged.json"
"""Suffix of quarantined settings."""
MAX_DAMAGED_FILE_COUNT = 5
"""Maximum number of quarantined files."""

PLAY_HEADING = Message("settings-heading-play")
CARDS_HEADING = Message("settings-heading-cards")
# Headings of the page's sections, in order.
TABLE_HEADING = Message("settings-heading-table")
SOUND_HEADING = Message("settings-heading-sound")
HELP_HEADING = Message("settings-heading-help")
CONTROLS_HEADING = Message("settings-heading-controls")


@dataclass(slots=True)
class Settings:
    """All settings; the settings page is generated from the fields.

    A command's name in braces in a help text stands for its key.

    ``last`` are the latest choices of each game's set-up page.  ``lessons`` has the finished
    lessons and the progress of others.  ``window`` is the window's placement, and ``keys`` are the
    player's own key bindings.  ``explained`` are the names of the sentences about new words that
    were shown.  ``greeted`` is whether a rival greeted the player in the last match, so that none
    does in the next.  ``soundless`` is whether the sound device was missing at the last start; its
    message appears once.  ``language`` is the tag of the program's language, or stands for that of
    the system.  While a screen reader or the program's own voice (``speech``) is
    ``listened`` to (not saved), the values of
    ``SCREEN_READER_DEFAULTS`` override defaults that the player has not ``chosen``. ``wished`` are
    those that the system asks for (not saved); they do so too.  While the switch for children is
    on, ``aside`` has the player's own values of the settings in ``CHILDREN_SETTINGS``.
    """

    area: ClassVar[str] = "settings"
    speed: str = option("normal", Choices(("slow", "normal", "fast", INSTANT_SPEED)), PLAY_HEADING)
    thinking: str = option(
        "normal", Choices(("slow", "normal", "fast", INSTANT_SPEED)), PLAY_HEADING
    )
    forced: str = option(MADE_BY_HAND, Choices((MADE_BY_HAND, MADE_FOR_PLAYER)), PLAY_HEADING)
    step: bool = option(False, OFF_FIRST_SWITCH, PLAY_HEADING)
    calls: int | str = option(
        5,
        Choices(
            (*CALL_TIMEOUT_SECONDS, CALLS_UNTIMED),
            (
                *(Message("settings-calls.seconds", count=count) for count in CALL_TIMEOUT_SECONDS),
                Message("settings-calls.untimed"),
            ),
        ),
        PLAY_HEADING,
    )
    spot: bool = option(False, OFF_FIRST_SWITCH, PLAY_HEADING)
    cut: bool = option(False, OFF_FIRST_SWITCH, PLAY_HEADING)
    remarks: bool = option(True, ON_FIRST_SWITCH, PLAY_HEADING)
    deck: str = option("two", Choices(("two", "four")), CARDS_HEADING)
    back: str = option(CARD_BACKS[0].name, Choices(tuple(CARD_BACKS_BY_NAME)), CARDS_HEADING)
    size: str = option("usual", Choices(("usual", "large")), CARDS_HEADING)
    face: str = option("standard", Choices(("standard", "large")), CARDS_HEADING)
    letters: str = option(
        LETTERS_OF_LANGUAGE, Choices((LETTERS_OF_LANGUAGE, ENGLISH_LETTERS)), CARDS_HEADING
    )
    sort: str = option("suit", Choices(("none", "suit", "rank", "meld")), CARDS_HEADING)
    marks: bool = option(True, ON_FIRST_SWITCH, CARDS_HEADING)
    cloth: str = option(TABLE_CLOTHS[0].name, Choices(tuple(TABLE_CLOTHS_BY_NAME)), TABLE_HEADING)
    portrait: str = option(
        OWN_PORTRAITS[0].name, Choices(tuple(OWN_PORTRAITS_BY_NAME)), TABLE_HEADING
    )
    fullscreen: bool = option(False, OFF_FIRST_SWITCH, TABLE_HEADING, key="{full-screen}")
    volume: int = option(100, IntRange(0, 100, 10), SOUND_HEADING)
    sound: int = option(100, IntRange(0, 100, 10), SOUND_HEADING)
    voice: int = option(100, IntRange(0, 100, 10), SOUND_HEADING)
    bed: int = option(25, IntRange(0, 100, 5), SOUND_HEADING)
    muted: bool = option(False, OFF_FIRST_SWITCH, SOUND_HEADING, key="{mute}")
    seats: bool = option(False, OFF_FIRST_SWITCH, SOUND_HEADING)
    mono: bool = option(False, OFF_FIRST_SWITCH, SOUND_HEADING)
    captions: bool = option(False, OFF_FIRST_SWITCH, SOUND_HEADING)
    rumble: bool = option(False, OFF_FIRST_SWITCH, SOUND_HEADING)
    text: int = option(
        100,
        Choices(
            TEXT_SIZE_PERCENTS,
            tuple(Message("settings-text.percent", count=count) for count in TEXT_SIZE_PERCENTS),
        ),
        HELP_HEADING,
    )
    contrast: bool = option(False, OFF_FIRST_SWITCH, HELP_HEADING)
    colours: bool = option(False, OFF_FIRST_SWITCH, HELP_HEADING)
    announce: bool = option(False, OFF_FIRST_SWITCH, HELP_HEADING)
    known: bool = option(False, OFF_FIRST_SWITCH, HELP_HEADING)
    reduced_motion: bool = option(False, OFF_FIRST_SWITCH, HELP_HEADING)
    reader: bool = option(True, ON_FIRST_SWITCH, HELP_HEADING)
    detail: str = option(
        USUAL_DETAIL, Choices((BRIEF_DETAIL, USUAL_DETAIL, FULL_DETAIL)), HELP_HEADING
    )
    speech: bool = option(False, OFF_FIRST_SWITCH, HELP_HEADING)
    speech_rate: int = option(50, IntRange(0, 100, 10), HELP_HEADING)
    speech_volume: int = option(100, IntRange(10, 100, 10), HELP_HEADING)
    left_handed: bool = option(False, OFF_FIRST_SWITCH, CONTROLS_HEADING)
    switch: str = option(
        "off",
        Choices(("off", ONE_SWITCH, TWO_SWITCHES, LARGE_TARGETS)),
        CONTROLS_HEADING,
        key="{press}",
    )
    switch_step: int = option(
        12,
        Choices(
            SWITCH_STEP_TENTHS,
            tuple(
                Message("settings-switch-step.seconds", seconds=tenths / 10)
                for tenths in SWITCH_STEP_TENTHS
            ),
        ),
        CONTROLS_HEADING,
    )
    last: dict[str, Any] = field(default_factory=dict)
    lessons: dict[str, Any] = field(default_factory=dict)
    window: dict[str, Any] = field(default_factory=dict)
    keys: dict[str, Any] = field(default_factory=dict)
    chosen: list[str] = field(default_factory=list)
    explained: list[str] = field(default_factory=list)
    greeted: bool = False
    soundless: bool = False
    language: str = SYSTEM_LANGUAGE
    aside: dict[str, Any] = field(default_factory=dict)
    listened: bool = field(default=False, compare=False)
    wished: dict[str, Any] = field(default_factory=dict, compare=False)

    @classmethod
    def described(cls) -> tuple[OptionField, ...]:
        """Settings on the settings page, in order."""
        return fields_of(cls)

    def get(self, name: str) -> Value:
        """Effective value of a described setting, as it is written."""
        return written(self._effective(name))

    @property
    def less_motion(self) -> bool:
        """Whether motion is reduced, by the player or for a screen reader."""
        return bool(self._effective("reduced_motion"))

    @property
    def brief(self) -> bool:
        """Whether the match is told in lines of braille."""
        return self.detail == BRIEF_DETAIL

    @property
    def switch_step_seconds(self) -> float:
        """How long the frame stays in one place when one switch plays."""
        return self.switch_step / 10

    @property
    def still(self) -> bool:
        """Whether nothing moves for decoration: animation is off, or motion is reduced."""
        return self.speed == INSTANT_SPEED or self.less_motion

    @property
    def high_contrast(self) -> bool:
        """Whether contrast is high, by the player or for the system."""
        return bool(self._effective("contrast"))

    @property
    def text_percent(self) -> int:
        """Size of text in percent, by the player or for the system."""
        return int(self._effective("text"))

    def follows(self, name: str) -> bool:
        """Whether a setting is as the system asks for it."""
        return name in self.wished and self.has_default(name) and name not in self.aside

    def _effective(self, name: str) -> Value | bool:
        value: Value | bool = getattr(self, name)
        if not self.has_default(name):
            return value
        if self.listened and name in SCREEN_READER_DEFAULTS:
            return SCREEN_READER_DEFAULTS[name]
        return self.wished[name] if self.follows(name) else value

    def has_default(self, name: str) -> bool:
        """Whether a setting has its default, without a choice by the player."""
        first = next(one.default for one in fields_of(Settings) if one.name == name)
        return name not in self.chosen and written(getattr(self, name)) == first

    def choose(self, name: str, value: object) -> None:
        """Set a value as the player's choice."""
        self._put(name, value)
        if name in SYSTEM_DEPENDENT_SETTINGS and name not in self.chosen:
            self.chosen.append(name)

    def forget(self, name: str, value: object) -> None:
        """Set a value and forget the player's choice."""
        self._put(name, value)
        if name in self.chosen:
            self.chosen.remove(name)

    @property
    def children(self) -> bool:
        """Whether the switch for children is on."""
        return bool(self.aside)

    def choices_key(self, name: str) -> str:
        """Key in ``last`` of a set-up page's choices; those for children are apart."""
        return f"{name} {CHILDREN_CHOICES_SUFFIX}" if self.children else name

    def hold_for_children(self, on: bool) -> None:
        """Hold the settings for children, or put the player's own back."""
        if on and not self.aside:
            own = {name: written(getattr(self, name)) for name in CHILDREN_SETTINGS}
            for name, value in CHILDREN_SETTINGS.items():
                self._put(name, value if name != "text" else max(int(own[name]), int(value)))
            self.aside = own
        elif not on:
            own, self.aside = self.aside, {}
            for name, value in own.items():
                self._put(name, value)

    def _put(self, name: str, value: Any) -> None:
        """Set a written value; a value that the switch for children holds is set aside."""
        if name in self.aside:
            self.aside[name] = value
            return
        setattr(self, name, is_on(value) if name in SWITCH_NAMES else value)


SWITCH_NAMES = tuple(one.name for one in Settings.described() if isinstance(one.values, Switch))
"""Names of the settings that are on or off."""


class SettingsFile:
    """Settings and their file.

    ``found`` is whether there was a file. ``problem`` is the problem found while loading, or None.
    ``newer`` marks a file of a newer version, which is read as far as possible and never written.
    """

    def __init__(self, profile: Profile) -> None:
        self.path = profile.folder / SETTINGS_FILE
        self.settings = Settings()
        self.newer = False
        self.found = os.path.lexists(self.path)
        self._in_the_way = False
        self.problem = self._load()

    def _load(self) -> Message | None:
        """Load the file, or quarantine it if damaged; the message about it."""
        try:
            text = read_file(self.path).decode("utf-8")
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            return self._put_aside(reason(error))
        except UnicodeDecodeError as error:
            return self._put_aside(str(error))
        try:
            # No setting allows NaN or an infinite number.
            values = json.loads(text, parse_constant=_nothing, parse_float=_finite)
        except (ValueError, RecursionError) as error:
            return self._put_aside(str(error))
        if not isinstance(values, dict):
            return self._put_aside(Message("storage-no-object"))
        _renew(values)
        if isinstance(values.get("aside"), dict):
            _renew(values["aside"])
        for one in Settings.described():
            if one.values.allows(values.get(one.name)):
                self.settings._put(one.name, values[one.name])
        if "bed" not in values:
            # Older versions had no music.
            self.settings.bed = 0
        if "thinking" not in values:
            # Older versions had one setting for both.
            self.settings.thinking = self.settings.speed
        chosen = values.get("chosen")
        if isinstance(chosen, list):
            self.settings.chosen = [name for name in SYSTEM_DEPENDENT_SETTINGS if name in chosen]
        explained = values.get("explained")
        if isinstance(explained, list):
            self.settings.explained = [one for one in explained if isinstance(one, str)]
        for name in ("last", "lessons", "window", "keys"):
            kept = values.get(name)
            if isinstance(kept, dict) and is_shallow(kept, MAX_SETTING_NESTING_LEVEL_COUNT):
                setattr(self.settings, name, kept)
        aside = values.get("aside")
        if isinstance(aside, dict) and aside:
            usual = {one.name: one for one in Settings.described() if one.name in CHILDREN_SETTINGS}
            self.settings.aside = {
                name: aside[name] if one.values.allows(aside.get(name)) else one.default
                for name, one in usual.items()
            }
        if UNCUT_BY_DEFAULT_KEY not in values:
            self.settings._put("cut", SWITCHED_OFF)
        damaged = _only_sound(self.settings.lessons, values.get(LESSON_CHECKSUMS_KEY))
        self.settings.greeted = values.get("greeted") is True
        language = values.get("language")
        if isinstance(language, str):
            self.settings.language = language
        self.settings.soundless = values.get("soundless") is True
        version = values.get("version")
        if type(version) is int and version > SETTINGS_VERSION:
            self.newer = True
            return Message("storage-settings-newer")
        return Message("storage-lessons-damaged", count=damaged) if damaged else None

    def _put_aside(self, why: TextValue) -> Message:
        """Quarantine the unreadable file; the message about it."""
        try:
            aside = quarantine(self.path, DAMAGED_SETTINGS_SUFFIX, MAX_DAMAGED_FILE_COUNT)
        except OSError as error:
            self._in_the_way = True
            return Message("storage-settings-unreadable", why=why, reason=reason(error))
        return Message("storage-settings-damaged", why=why, file=aside.name)

    def save(self) -> Message | None:
        """Save the settings; the reason if that fails, else None."""
        if self.newer:
            return None
        try:
            if self._in_the_way and os.path.lexists(self.path):
                # A file that was unreadable at the start is not overwritten.
                quarantine(self.path, DAMAGED_SETTINGS_SUFFIX, MAX_DAMAGED_FILE_COUNT)
            self._in_the_way = False
        except OSError as error:
            return Message("storage-settings-in-the-way", file=self.path.name, why=reason(error))
        values = asdict(self.settings)
        del values["listened"], values["wished"]
        values |= {name: written(values[name]) for name in SWITCH_NAMES}
        values[UNCUT_BY_DEFAULT_KEY] = True
        values[LESSON_CHECKSUMS_KEY] = {
            game: {name: checksum(told) for name, told in of.items()}
            for game, of in self.settings.lessons.items()
            if isinstance(of, dict)
        }
        text = json.dumps({"version": SETTINGS_VERSION, **values}, indent=1)
        try:
            write_atomically(self.path, text + "\n")
        except OSError as error:
            return Message("storage-settings-unsaved", why=reason(error))
        return None


def _renew(values: dict[str, Any]) -> None:
    """Write a value of an older version as it is written now."""
    forced = values.get("forced")
    if isinstance(forced, str) and forced in OLDER_FORCED_VALUES:
        values["forced"] = OLDER_FORCED_VALUES[forced]


def _only_sound(lessons: dict[str, Any], checks: object) -> int:
    """Remove damaged lesson results; the number removed.

    ``checks`` are their checksums.  A file of an older version has none: there every result of
    the right form is accepted once.
    """
    damaged = 0
    for game, of in list(lessons.items()):
        if not isinstance(of, dict):
            del lessons[game]
            continue
        known = checks.get(game) if isinstance(checks, dict) else None
        for name, told in list(of.items()):
            if checks is None:
                sound = isinstance(told, dict)
            else:
                sound = isinstance(known, dict) and known.get(name) == checksum(told)
            if not sound:
                del of[name]
                damaged += 1
    return damaged


def _nothing(_: str) -> None:
    return None


def _finite(digits: str) -> float | None:
    number = float(digits)
    return number if isfinite(number) else None
