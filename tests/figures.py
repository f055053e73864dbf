"""Figures as the program writes them, read again."""

from game.text.message import MINUS_SIGN


def number(text: str) -> int:
    """The number that is written so: with thousands apart, and with a true minus.

    >>> number("1,234"), number(MINUS_SIGN + "40"), number("+7")
    (1234, -40, 7)
    """
    assert "-" not in text, f"{text!r} has a hyphen for a minus"
    return int(text.replace(MINUS_SIGN, "-").replace(",", ""))
