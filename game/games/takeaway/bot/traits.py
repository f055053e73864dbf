"""Traits of Takeaway: what each leaning prefers."""

from typing import Final

from game.cards.discard_model import red
from game.cards.french import Card
from game.core.trait import GRAB, GREED, GUARD, GUILE, HASTE, HOARD, Trait, Traits
from game.games.takeaway.moves import Move, Take
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import FITS, plays
from game.text.message import Message, TextValue

PICTURES: Final = 10
"""Rank of the jack, the lowest picture."""
FEW: Final = 1
"""Threshold of ``safe``: maximum number of deck cards that fit a top."""


def _top(state: TakeawayState, move: Take) -> Card:
    return state.slots[move.slot][-1]


def picture(state: TakeawayState, move: Move) -> bool:
    """Whether a rival's stack with a picture on top is taken."""
    if not isinstance(move, Take) or state.owner[move.slot] == state.asked:
        return False
    return _top(state, move) % 13 >= PICTURES


def largest(state: TakeawayState, move: Move) -> bool:
    """Whether the largest fitting stack is taken."""
    if not isinstance(move, Take):
        return False
    most = max(len(state.slots[slot]) for slot in plays(state, state.slot))
    return len(state.slots[move.slot]) == most


def nearest(state: TakeawayState, move: Move) -> bool:
    """Whether the first fitting stack clockwise is taken."""
    return isinstance(move, Take) and move.slot == plays(state, state.slot)[0]


def match(state: TakeawayState, move: Move) -> bool:
    """Whether the taken top has the same rank."""
    return isinstance(move, Take) and _top(state, move) % 13 == state.slots[state.slot][-1] % 13


def black(state: TakeawayState, move: Move) -> bool:
    """Whether the taken top is black."""
    return isinstance(move, Take) and not red(_top(state, move))


def safe(state: TakeawayState, move: Move) -> bool:
    """Whether hardly any deck card fits the taken top.

    The deck can be inferred: it holds the cards in no slot.
    """
    if not isinstance(move, Take):
        return False
    return len(FITS[state.run_suits][_top(state, move)].intersection(state.stock)) <= FEW


def _takes(count: int) -> TextValue:
    return Message("takeaway-deeds-takes", count=count)


TRAITS: Final = Traits(
    Trait(
        GRAB, picture, Message("takeaway-trait-picture"), Message("takeaway-trait-picture.not"),
        2.6, stakes=(1.5, 1.5), kinds=(Take,), among=_takes,
    ),
    Trait(
        GREED, largest, Message("takeaway-trait-largest"), Message("takeaway-trait-largest.not"),
        stakes=(1.0, 0.6), kinds=(Take,), among=_takes,
    ),
    Trait(
        HASTE, nearest, Message("takeaway-trait-nearest"), Message("takeaway-trait-nearest.not"),
        1.3, stakes=(1.0, 0.6), kinds=(Take,), among=_takes,
    ),
    Trait(
        GUILE, match, Message("takeaway-trait-match"), Message("takeaway-trait-match.not"),
        stakes=(1.0, 1.0), kinds=(Take,), among=_takes,
    ),
    Trait(
        HOARD, black, Message("takeaway-trait-black"), Message("takeaway-trait-black.not"),
        stakes=(1.0, 0.7), kinds=(Take,), among=_takes,
    ),
    Trait(
        GUARD, safe, Message("takeaway-trait-safe"), Message("takeaway-trait-safe.not"),
        stakes=(1.5, 1.5), public=False, kinds=(Take,), among=_takes,
    ),
    rating=0.8,
)  # fmt: skip
