"""Which key was pressed, under any keyboard layout.

``pygame.key.name`` knows the signs of ASCII alone.  Under a layout without Latin letters a key
goes by its position: by the sign that stands there on a US keyboard, as on the caps of such
keyboards.  Latin letters with marks go by themselves.
"""

import unicodedata
from functools import lru_cache
from typing import Any

import pygame

from game.ui.app.event_wait import sdl

ROWS = {4: "abcdefghijklmnopqrstuvwxyz1234567890", 45: "-=[]\\", 51: ";'`,./"}
"""Runs of signs on a US keyboard, by the scancode of the first."""
POSITIONS = {first + place: sign for first, row in ROWS.items() for place, sign in enumerate(row)}
"""The sign that a US keyboard has at each scancode."""
FIRST_UNKNOWN = 0x110000
"""Key codes from here on are none of a sign."""


def key_name(code: int, scancode: int) -> str:
    """The name of a key by its code and its position; empty if it has none.

    >>> key_name(ord("ф"), 4), key_name(ord("ö"), 51), key_name(pygame.K_d, 7)
    ('a', 'ö', 'd')
    """
    name: str = pygame.key.name(code)
    here = POSITIONS.get(scancode, "")
    if len(name) > 1 or (name.isascii() and name.isalnum()):
        return name
    if name:
        # The layout has a sign where others have a letter: Greek has ";" at Q, Hebrew "/".
        return here if here and _without_latin() else name
    sign = chr(code).lower() if ord(" ") < code < FIRST_UNKNOWN else ""
    if here.isalnum() or not sign.isprintable():
        return here
    return sign if _latin(sign) else here or sign


def shifted(name: str, scancode: int, writes: str) -> str:
    """What a key with this name writes with Shift: the question mark has its US position where
    the layout has no Latin letters."""
    return "?" if name == "/" and scancode == pygame.KSCAN_SLASH and writes != "?" else writes


def _latin(sign: str) -> bool:
    """Whether a sign is a Latin letter, or no letter at all."""
    return not sign.isalpha() or unicodedata.name(sign, "").startswith("LATIN")


def _without_latin() -> bool:
    """Whether the keyboard's layout has another letter where A stands on a US keyboard."""
    library = _library()
    if library is None:
        return False
    code = library.SDL_GetKeyFromScancode(pygame.KSCAN_A)
    return 0 < code < FIRST_UNKNOWN and not _latin(chr(code))


@lru_cache(1)
def _library() -> Any:
    """SDL itself, which knows the layout; None where it cannot be asked."""
    library = sdl()
    try:
        library.SDL_GetKeyFromScancode  # noqa: B018
    except AttributeError:
        return None
    return library
