"""What is to be said, read back from a file that anybody may have changed."""

from typing import Any

from game.storage.checked import MOST_NUMBER, counts
from game.text.message import TextValue, unpacked


def said_of(data: Any) -> TextValue:
    """What ``packed`` made such data of; ``ValueError`` or ``LookupError`` if it cannot be said.

    Another version may have messages that this one has not.
    """
    if (
        not isinstance(data, dict | str)
        or (isinstance(data, dict) and "who" in data)
        or not _whole(data)
    ):
        raise ValueError("This is nothing to be said.")
    said: TextValue = unpacked(data)
    str(said)  # its message exists, and has its values
    return said


def _whole(data: Any) -> bool:
    """Whether data has the form of a value of a message."""
    match data:
        case {"say": str(), "values": dict(values)}:
            return len(data) == 2 and all(map(_whole, values.values()))
        case {"who": str(), "you": bool()}:
            return len(data) == 2
    return isinstance(data, str) or counts((data,), -MOST_NUMBER)
