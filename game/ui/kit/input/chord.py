"""A chord: a key, alone or with modifiers; how it is matched, serialized and shown.

Which key was pressed, under any keyboard layout.

``pygame.key.name`` knows the signs of ASCII alone.  Under a layout without Latin letters a key
goes by its position: by the sign that stands there on a US keyboard, as on the caps of such
keyboards.  Latin letters with marks go by themselves.
"""

from functools import lru_cache
from typing import Any, NamedTuple

import pygame

from game.text.message import Message, TextValue, told
from game.ui.kit.input.events import Key
from game.ui.kit.sdl_library import sdl

MODIFIER_NAMES = ("ctrl", "alt", "shift")
ANY_MODIFIERS_PREFIX = "any"
"""Prefix of a serialized chord that ignores Control and Shift."""
MAX_CHORD_LETTER_COUNT = 30
"""Maximum length of a serialized chord."""
KEY_NAMES = {
    "return": Message("keys-enter"),
    "enter": Message("keys-keypad-enter"),
    "space": Message("keys-space"),
    "escape": Message("keys-escape"),
    "tab": Message("keys-tab"),
    "backspace": Message("keys-backspace"),
    "delete": Message("keys-delete"),
    "insert": Message("keys-insert"),
    "left": Message("keys-left"),
    "right": Message("keys-right"),
    "up": Message("keys-up"),
    "down": Message("keys-down"),
    "page up": Message("keys-page-up"),
    "page down": Message("keys-page-down"),
    "home": Message("keys-home"),
    "end": Message("keys-end"),
}
"""Names of the keys that type no character."""


class Chord(NamedTuple):
    """A key by its name (``layouts.key_name``), with Control, Alt and Shift or without.

    None for ``control`` or ``shift`` matches both states.  A character that needs Shift only on
    some keyboards, such as ``?``, is a key by itself.
    """

    key: str
    control: bool | None = False
    shift: bool | None = False
    alt: bool = False

    def matches(self, key: Key) -> bool:
        """Whether the key event matches this chord."""
        return (
            key.name.lower() == self.key
            and self.control in (None, key.control)
            and self.shift in (None, key.shift)
            and self.alt == key.alt
        )

    def meets(self, other: "Chord") -> bool:
        """Whether one key event can match both chords."""
        return (
            self.key == other.key
            and self.alt == other.alt
            and (self.control == other.control or None in (self.control, other.control))
            and (self.shift == other.shift or None in (self.shift, other.shift))
        )

    @property
    def types(self) -> bool:
        """Whether the chord changes the text of a field."""
        return (len(self.key) == 1 or self.key == "backspace") and not (self.control or self.alt)

    @property
    def shown(self) -> str:
        """The chord as the player reads it: ``H``, ``F1``, ``Ctrl+F``."""
        return told(self.called)

    @property
    def called(self) -> TextValue:
        """The same, to be rendered in any language."""
        text = self.key.upper() if len(self.key) <= 3 else self.key.capitalize()
        # Two capitals stand for "ß", which no key does.
        text = self.key if len(self.key) == 1 < len(text) else text
        called: TextValue = KEY_NAMES.get(self.key, text)
        if self.shift:
            called = Message("keys-with-shift", key=called)
        if self.alt:
            called = Message("keys-with-alt", key=called)
        return Message("keys-with-control", key=called) if self.control else called

    @property
    def written(self) -> str:
        """The chord as serialized in the settings; ``chord`` parses it.

        >>> Chord("z", True).written, Chord("1", None, None).written
        ('ctrl+z', 'any+1')
        """
        held = (self.control, self.alt, self.shift)
        names = [name for name, down in zip(MODIFIER_NAMES, held, strict=True) if down]
        return "+".join(
            [*([ANY_MODIFIERS_PREFIX] if self.control is None else []), *names, self.key]
        )


def chord(text: object) -> Chord:
    """Parse a serialized chord; raises ``ValueError`` if the text is not one.

    >>> chord("ctrl+shift++").shown
    'Ctrl+Shift++'
    """
    if not isinstance(text, str) or len(text) > MAX_CHORD_LETTER_COUNT:
        raise ValueError("a chord is a short text")
    key = "+" if text.endswith("+") else text.rpartition("+")[2]
    held = [one for one in text[: -len(key)].split("+") if one] if key else []
    if not key or key != key.strip().lower() or not key.isprintable() or key in MODIFIER_NAMES:
        raise ValueError("there is no such key")
    if len(set(held)) < len(held) or not set(held) <= {*MODIFIER_NAMES, ANY_MODIFIERS_PREFIX}:
        raise ValueError("there is nothing else to be held")
    either = None if ANY_MODIFIERS_PREFIX in held else False
    return Chord(key, "ctrl" in held or either, "shift" in held or either, "alt" in held)


def pressed(key: Key) -> Chord:
    return Chord(key.name.lower(), key.control, key.shift, key.alt)


US_KEYBOARD_ROWS = {4: "abcdefghijklmnopqrstuvwxyz1234567890", 45: "-=[]\\", 51: ";'`,./"}
"""Runs of signs on a US keyboard, by the scancode of the first."""
US_KEYBOARD_SIGNS = {
    first + place: sign for first, row in US_KEYBOARD_ROWS.items() for place, sign in enumerate(row)
}
"""The sign that a US keyboard has at each scancode."""
FIRST_UNKNOWN_KEY_CODE = 0x110000
"""Key codes from here on are none of a sign."""


def key_name(code: int, scancode: int) -> str:
    """The name of a key by its code and its position; empty if it has none.

    >>> key_name(ord("ф"), 4), key_name(ord("ö"), 51), key_name(pygame.K_d, 7)
    ('a', 'ö', 'd')
    """
    name: str = pygame.key.name(code)
    here = US_KEYBOARD_SIGNS.get(scancode, "")
    if len(name) > 1 or (name.isascii() and name.isalnum()):
        return name
    if name:
        # The layout has a sign where others have a letter: Greek has ";" at Q, Hebrew "/".
        return here if here and _lacks_latin_letters() else name
    sign = chr(code).lower() if ord(" ") < code < FIRST_UNKNOWN_KEY_CODE else ""
    if here.isalnum() or not sign.isprintable():
        return here
    return sign if _is_latin(sign) else here or sign


def shifted(name: str, scancode: int, writes: str) -> str:
    """What a key with this name writes with Shift: the question mark has its US position where
    the layout has no Latin letters."""
    return "?" if name == "/" and scancode == pygame.KSCAN_SLASH and writes != "?" else writes


LATIN_LETTER_RANGES = (range(0x250), range(0x1E00, 0x1F00))
"""Code points of Latin letters, with those for Vietnamese and Welsh."""


def _is_latin(sign: str) -> bool:
    """Whether a sign is a Latin letter, or no letter at all."""
    return not sign.isalpha() or any(ord(sign) in letters for letters in LATIN_LETTER_RANGES)


def _lacks_latin_letters() -> bool:
    """Whether the keyboard's layout has another letter where A stands on a US keyboard."""
    library = _library()
    if library is None:
        return False
    code = library.SDL_GetKeyFromScancode(pygame.KSCAN_A)
    return 0 < code < FIRST_UNKNOWN_KEY_CODE and not _is_latin(chr(code))


@lru_cache(1)
def _library() -> Any:
    """SDL itself, which knows the layout; None where it cannot be asked."""
    library = sdl()
    try:
        library.SDL_GetKeyFromScancode  # noqa: B018
    except AttributeError:
        return None
    return library
