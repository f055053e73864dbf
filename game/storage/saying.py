"""What is to be said, read back from a file that anybody may have changed."""

from typing import Any

from game.storage.checked import MOST_NUMBER, counts
from game.words.message import Message, Said, Value, Who


def said_of(data: Any) -> Said:
    """What ``packed`` made such data of; ``ValueError`` or ``LookupError`` if it cannot be said.

    Another version may have messages that this one has not.
    """
    said = _value(data)
    if not isinstance(said, Message | str):
        raise ValueError("This is nothing to be said.")
    str(said)  # its message exists, and has its values
    return said


def _value(data: Any) -> Value:
    match data:
        case {"say": str(name), "values": dict(values)} if len(data) == 2:
            return Message(name, **{key: _value(one) for key, one in values.items()})
        case {"who": str(name), "you": bool(you)} if len(data) == 2:
            return Who(name, you)
        case str():
            return data
        case int() if counts((data,), -MOST_NUMBER):
            return data
    raise ValueError("This is no value of a message.")
