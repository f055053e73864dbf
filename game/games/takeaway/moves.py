"""Moves of Takeaway and their notation."""

import re
from dataclasses import dataclass
from typing import Final

from game.core.illegal import UnreadableMove
from game.text.message import Message

RING_SLOTS_COUNT: Final = 8
"""Slots of the ring, used or not."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card onto the slot being played."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the stack of a slot (0 to 7) onto the slot being played."""

    slot: int


Move = Draw | Take
TAKEAWAY_DRAW_MOVE: Final = Draw()
TAKE_STACK_MOVES: Final = tuple(Take(slot) for slot in range(RING_SLOTS_COUNT))


def write(move: Move) -> str:
    """Text of a move.

    >>> write(TAKEAWAY_DRAW_MOVE), write(TAKE_STACK_MOVES[3])
    ('draw', 'take 3')
    """
    return "draw" if isinstance(move, Draw) else f"take {move.slot}"


def parse(text: str) -> Move:
    """Move with this text, the inverse of ``write``; raises ``UnreadableMove``."""
    if text == "draw":
        return TAKEAWAY_DRAW_MOVE
    if re.fullmatch("take [0-7]", text, re.ASCII):
        return TAKE_STACK_MOVES[int(text[-1])]
    raise UnreadableMove(Message("takeaway-no-move", text=repr(text)))
