"""Text that shows nothing: blanks, and the signs that Unicode says are not drawn."""

import re
from typing import Final

_INVISIBLE_SIGNS: Final = re.compile(
    r"[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3"
    r"\U0001d173-\U0001d17a\U000e0000-\U000e0fff]*"
)
"""Blanks, ``Default_Ignorable_Code_Point``, and the empty sign of Braille."""


def is_invisible(text: str) -> bool:
    """Whether nothing of a text can be seen.

    >>> is_invisible("\u3164 \ufe0f"), is_invisible("\u2764\ufe0f")
    (True, False)
    """
    return _INVISIBLE_SIGNS.fullmatch(text) is not None
