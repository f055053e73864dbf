"""What was given, quoted for a sentence that refuses it."""

from reprlib import Repr

QUOTER = Repr()
QUOTER.maxstring = QUOTER.maxother = 60


def quoted(value: object) -> str:
    """What was given, in quotation marks if it is a text, for a sentence that refuses it.

    The middle of what is long or deeply nested is left out.

    >>> quoted("bridge"), quoted(5)
    ("'bridge'", '5')
    """
    return QUOTER.repr(value)
