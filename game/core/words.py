"""Small pieces of English for sentences about seats: "You draw", "Ada draws"."""

from collections.abc import Sequence

from game.core.event import Seat

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number(count: int) -> str:
    """A count in words up to ten, in figures above."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def cards(count: int) -> str:
    """``one card``, ``three cards``."""
    return f"{number(count)} card" if count == 1 else f"{number(count)} cards"


def does(names: Sequence[str], seat: Seat, verb: str, thirds: str | None = None) -> str:
    """The seat's name with the verb in the form that goes with it.

    >>> does(["You", "Ada"], Seat(0), "draw"), does(["You", "Ada"], Seat(1), "draw")
    ('You draw', 'Ada draws')
    """
    if names[seat] == "You":
        return f"You {verb}"
    return f"{names[seat]} {thirds or verb + 's'}"


def whose(names: Sequence[str], seat: Seat) -> str:
    """``your`` or ``Ada's``."""
    return "your" if names[seat] == "You" else f"{names[seat]}'s"
