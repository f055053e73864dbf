"""The player's part in a round's chance: a place to cut the deck, or words of their own.

It is given after the seal is shown and before a card is dealt, and stands in the record as a line
of its own: ``cut 13`` or ``words Good luck``.  Who gives no part has the line ``cut 0``.
"""

import re
from typing import Final

CUT_PREFIX: Final = "cut "
WORDS_PREFIX: Final = "words "
NO_PART: Final = "cut 0"
MAX_WORDS_CHARACTERS_COUNT: Final = 80
"""Maximum length of the words; further characters are dropped."""
CUT_PLACE_PATTERN = re.compile(r"cut (0|[1-9][0-9]{0,2})", re.ASCII)
UNFIT_CHARACTERS = "\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff"
"""Characters that a line must not hold: controls, line separators, directions, half pairs."""


def cut_part(cards: int) -> str:
    """The part that cuts the deck behind this number of cards.

    >>> cut_part(13)
    'cut 13'
    """
    return f"{CUT_PREFIX}{cards}"


def words_part(text: str) -> str:
    """The typed words as a part of one line; empty if no words are left.

    >>> words_part("  Good\\n luck "), words_part(" ")
    ('words Good luck', '')
    """
    words = " ".join(re.sub(f"[{UNFIT_CHARACTERS}]", " ", text).split())[
        :MAX_WORDS_CHARACTERS_COUNT
    ].rstrip()
    return f"{WORDS_PREFIX}{words}" if words else ""


def is_part(line: str) -> bool:
    """Whether a line of a record is a valid part of a player."""
    if line.startswith(WORDS_PREFIX):
        words = line.removeprefix(WORDS_PREFIX)
        fits = 0 < len(words) <= MAX_WORDS_CHARACTERS_COUNT and words == words.strip(" ")
        return fits and re.search(f"[{UNFIT_CHARACTERS}]", words) is None
    return CUT_PLACE_PATTERN.fullmatch(line) is not None


def place_of(part: str) -> int | None:
    """Number of cards before the cut; None if the part is words."""
    return int(part.removeprefix(CUT_PREFIX)) if part.startswith(CUT_PREFIX) else None
