"""Lines of text with a checksum, and strict reading of JSON.

Results stored beside the records are such lines: a changed digit invalidates its line.  JSON is
read strictly, because a checksum does not protect against a file of another version.  Messages are
read back with checks too, since the player may have edited their file.
"""

import json
from collections.abc import Iterable
from hashlib import blake2b
from math import isfinite
from typing import Any, NoReturn

from game.text.message import TextValue, unpacked

CHECKSUM_DIGIT_COUNT = 16
"""Length of a checksum, in hexadecimal digits."""
MAX_STORED_VALUE = 10**15
"""Default upper limit of a stored number, larger than any that can occur."""
MAX_NESTING_LEVEL_COUNT = 12
"""Maximum nesting of lists and objects; a message in a message takes two levels."""


def checked(text: str) -> str:
    """A text without line ends as a line with its checksum.

    >>> checked('["take",3]')
    '13384c8f133c5cbe ["take",3]'
    """
    return f"{_sum(text)} {text}"


def believed(line: str) -> str | None:
    """The text of a line that ``checked`` made; None if the line is not whole."""
    claimed, _, text = line.partition(" ")
    return text if len(claimed) == CHECKSUM_DIGIT_COUNT and claimed == _sum(text) else None


def checksum(data: Any) -> str:
    """The checksum of JSON-like data, whatever the order of its keys."""
    return _sum(json.dumps(data, separators=(",", ":"), sort_keys=True))


def checked_json(data: Any) -> str:
    """JSON-like data as a line with its checksum, without an end."""
    return checked(json.dumps(data, separators=(",", ":"), allow_nan=False))


def believed_json(line: str, deepest: int = MAX_NESTING_LEVEL_COUNT) -> Any:
    """The data of a line that ``checked_json`` made; raises ``ValueError`` if it is not whole."""
    text = believed(line)
    if text is None:
        raise ValueError("The line is not what was written.")
    return strict_json(text, deepest)


def strict_json(text: str | bytes, deepest: int = MAX_NESTING_LEVEL_COUNT) -> Any:
    """The data of a JSON text.

    Raises ``ValueError`` for anything else, for numbers that are not finite, and for what is
    nested deeper than ``deepest``.
    """
    try:
        data = json.loads(text, parse_constant=_refuse, parse_float=_finite_value)
    except RecursionError:
        raise ValueError("It is nested too deep.") from None
    if not is_shallow(data, deepest):
        raise ValueError("It is nested too deep.")
    return data


def is_shallow(value: object, deepest: int) -> bool:
    """Whether lists and objects are not nested deeper than this."""
    if not isinstance(value, dict | list):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return deepest > 0 and all(is_shallow(one, deepest - 1) for one in inner)


def has_whole_numbers(
    values: Iterable[object], least: int = 0, most: int = MAX_STORED_VALUE
) -> bool:
    """Whether all of some values are whole numbers between these, and none is a truth value."""
    return all(type(one) is int and least <= one <= most for one in values)


def _sum(text: str) -> str:
    data = text.encode("utf-8", "surrogatepass")
    return blake2b(data, digest_size=CHECKSUM_DIGIT_COUNT // 2).hexdigest()


def _finite_value(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        _refuse(digits)
    return number


def _refuse(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number.")


def said_of(data: Any) -> TextValue:
    """The message that ``packed`` stored; raises ``ValueError`` or ``LookupError`` if unreadable.

    Another version may have messages that this one has not.
    """
    if (
        not isinstance(data, dict | str)
        or (isinstance(data, dict) and "who" in data)
        or not _is_message_value(data)
    ):
        raise ValueError("This is nothing to be said.")
    said: TextValue = unpacked(data)
    str(said)  # its message exists, and has its values
    return said


def _is_message_value(data: Any) -> bool:
    """Whether data has the form of a value of a message."""
    match data:
        case {"say": str(), "values": dict(values)}:
            return len(data) == 2 and all(map(_is_message_value, values.values()))
        case {"who": str(), "you": bool(), **others}:
            return not others or (
                others.keys() == {"character"} and isinstance(others["character"], str)
            )
    return isinstance(data, str) or has_whole_numbers((data,), -MAX_STORED_VALUE)
