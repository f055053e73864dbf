"""The moves of Takeaway and how they are written."""

import re
from dataclasses import dataclass
from typing import Final

from game.core.illegal import UnreadableMove
from game.text.message import Message

SLOTS: Final = 8
"""The slots of the ring, those not in use included."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card onto the slot being played."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take all the cards of a slot (0 to 7) onto the slot being played."""

    slot: int


Move = Draw | Take
DRAW: Final = Draw()
TAKES: Final = tuple(Take(slot) for slot in range(SLOTS))


def write(move: Move) -> str:
    """The move's text.

    >>> write(DRAW), write(TAKES[3])
    ('draw', 'take 3')
    """
    return "draw" if isinstance(move, Draw) else f"take {move.slot}"


def parse(text: str) -> Move:
    """The move a text stands for, the inverse of ``write``; else ``NotAMove``."""
    if text == "draw":
        return DRAW
    if re.fullmatch("take [0-7]", text, re.ASCII):
        return TAKES[int(text[-1])]
    raise UnreadableMove(Message("takeaway-no-move", text=repr(text)))
