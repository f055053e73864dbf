"""Small pieces of English for sentences about seats: "You draw", "Ada draws"."""

from collections.abc import Sequence
from reprlib import Repr

from game.core.event import Seat

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

QUOTER = Repr()
QUOTER.maxstring = QUOTER.maxother = 60


def quoted(value: object) -> str:
    """What was given, in quotation marks if it is a text, for a sentence that refuses it.

    The middle of what is long or deeply nested is left out.

    >>> quoted("bridge"), quoted(5)
    ("'bridge'", '5')
    """
    return QUOTER.repr(value)


def number(count: int) -> str:
    """A count in words up to ten, in figures above.

    >>> number(3), number(30)
    ('three', '30')
    """
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def cards(count: int) -> str:
    """So many cards, in words.

    >>> cards(1), cards(3)
    ('one card', 'three cards')
    """
    return f"{number(count)} card" if count == 1 else f"{number(count)} cards"


def listed(words: Sequence[str]) -> str:
    """``Ada``, ``Ada and Max``, ``Ada, Max and Iris``; there must be at least one."""
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


def does(names: Sequence[str], seat: Seat, verb: str, thirds: str | None = None) -> str:
    """The seat's name with the verb in the form that goes with it.

    >>> does(["You", "Ada"], Seat(0), "draw"), does(["You", "Ada"], Seat(1), "draw")
    ('You draw', 'Ada draws')
    """
    if names[seat] == "You":
        return f"You {verb}"
    return f"{names[seat]} {thirds or verb + 's'}"


def whose(names: Sequence[str], seat: Seat) -> str:
    """The word before what belongs to a seat.

    >>> whose(["You", "Ada"], Seat(0)), whose(["You", "Ada"], Seat(1))
    ('your', "Ada's")
    """
    return "your" if names[seat] == "You" else f"{names[seat]}'s"
