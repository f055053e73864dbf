"""What players of Takeaway are fond of."""

from typing import Final

from game.cards.discard_model import red
from game.cards.french import Card
from game.core.trait import GRAB, GREED, GUARD, GUILE, HASTE, HOARD, Trait, Traits
from game.games.takeaway.moves import Move, Take
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import FITS, plays
from game.text.message import Message, TextValue

PICTURES: Final = 10
"""The rank of the jack, the first of the pictures."""
FEW: Final = 1
"""Hardly a card fits where no more of the deck do than this."""


def _top(state: TakeawayState, move: Take) -> Card:
    return state.slots[move.slot][-1]


def picture(state: TakeawayState, move: Move) -> bool:
    """Another's stack is taken that has a picture on top."""
    if not isinstance(move, Take) or state.owner[move.slot] == state.asked:
        return False
    return _top(state, move) % 13 >= PICTURES


def largest(state: TakeawayState, move: Move) -> bool:
    """The largest stack that fits is taken."""
    if not isinstance(move, Take):
        return False
    most = max(len(state.slots[slot]) for slot in plays(state, state.slot))
    return len(state.slots[move.slot]) == most


def nearest(state: TakeawayState, move: Move) -> bool:
    """The first stack clockwise is taken."""
    return isinstance(move, Take) and move.slot == plays(state, state.slot)[0]


def match(state: TakeawayState, move: Move) -> bool:
    """A stack with a card of the same rank on top is taken, rather than a neighbour."""
    return isinstance(move, Take) and _top(state, move) % 13 == state.slots[state.slot][-1] % 13


def black(state: TakeawayState, move: Move) -> bool:
    """A stack with a black card on top is taken."""
    return isinstance(move, Take) and not red(_top(state, move))


def safe(state: TakeawayState, move: Move) -> bool:
    """A stack is taken whose top card hardly a card of the deck fits.

    Which those are can be worked out from those that lie open or under.
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
