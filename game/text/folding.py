"""Text as it is searched, and as it is kept: without the signs of its layout."""

import re
import unicodedata
from collections.abc import Sequence

FIRST_STRONG_ISOLATE = "\u2068"
"""Before each value of a sentence from right to left: its signs are ordered by themselves."""
POP_ISOLATE = "\u2069"
"""After each value of a sentence from right to left."""
SOFT_HYPHEN = "\u00ad"
UNSEEN_SIGNS_PATTERN = re.compile(f"[{FIRST_STRONG_ISOLATE}{POP_ISOLATE}{SOFT_HYPHEN}]")
RIGHT_TO_LEFT_PATTERN = re.compile("[\u0590-\u08ff]")
"""A letter of a script that runs from right to left."""
TYPED_SIGNS = str.maketrans("ךםןףץ\u00a0\u202f", "כמנפצ  ")
"""The usual letters for those that a Hebrew word may end with, and spaces for those that keep
words on one line."""


def isolated(value: str) -> str:
    """A value as it stands in a sentence from right to left."""
    return f"{FIRST_STRONG_ISOLATE}{value}{POP_ISOLATE}"


def without_layout_signs(text: str) -> str:
    """A text without the signs that say how it is laid out, for files and the clipboard.

    >>> without_layout_signs("\u2068Ada\u2069: \u206812\u2069")
    'Ada: 12'
    """
    return UNSEEN_SIGNS_PATTERN.sub("", text)


def folded(text: str) -> str:
    """A text as it is searched: in small letters, without their marks.

    >>> folded("K\u00f6nig"), folded("\u2068Ada\u2069")
    ('konig', 'ada')
    """
    if text.isascii():
        return text.casefold()
    letters = unicodedata.normalize("NFD", without_layout_signs(text).casefold())
    marked = (sign for sign in letters if not unicodedata.combining(sign))
    return "".join(marked).translate(TYPED_SIGNS)


def folded_places(text: str) -> tuple[str, Sequence[int]]:
    """A folded text, and the place in the text of each of its signs and of its end.

    >>> folded_places("Stra\u00dfe")
    ('strasse', [0, 1, 2, 3, 4, 4, 5, 6])
    """
    if text.isascii():
        return folded(text), range(len(text) + 1)
    signs = [folded(sign) for sign in text]
    places = [place for place, sign in enumerate(signs) for _ in sign]
    return "".join(signs), [*places, len(text)]
