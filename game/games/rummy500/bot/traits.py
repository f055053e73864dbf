"""Traits of 500 Rummy: what each leaning of a character means here."""

from typing import Final

from game.cards import discard_model
from game.cards.french import JOKER
from game.core.trait import GRAB, GREED, GUARD, GUILE, HASTE, HOARD, Trait, Traits
from game.games.rummy500.moves import (
    Discard,
    DrawPile,
    DrawStock,
    LayMeld,
    LayOff,
    Move,
    Pass,
    Rummy,
    RummyTo,
)
from game.games.rummy500.rules import Rummy500State
from game.text.message import Message, TextValue

DEEP: Final = 4
"""Minimum number of pile cards that counts as digging."""
TEN: Final = 9
"""Rank of the ten: from here on, and as aces, cards are high."""


def takes(state: Rummy500State, move: Move) -> bool:
    """Whether the move is a call, or discards a card similar to the last ones in the pile."""
    if isinstance(move, Discard):
        return discard_model.similar_to_any(move.card, state.pile[-discard_model.LATE :])
    return isinstance(move, Rummy | RummyTo)


def digs(state: Rummy500State, move: Move) -> bool:
    """Whether the move takes the pile deep, or discards a low card to keep high ones."""
    match move:
        case DrawPile(count) | Rummy(count):
            return count >= DEEP
        case Discard(card):
            return card != JOKER and 0 < card % 13 < TEN
        case _:
            return False


def hasty(state: Rummy500State, move: Move) -> bool:
    """Whether the move melds at once, or discards the suit of the pile top."""
    if isinstance(move, Discard):
        return discard_model.follows(move.card, state.pile)
    return isinstance(move, LayMeld | LayOff)


def bait(state: Rummy500State, move: Move) -> bool:
    """Whether the move discards a lure card: a neighbour of cards in the hand."""
    return isinstance(move, Discard) and discard_model.lure(move.card, state.hands[state.seat])


def hoards(state: Rummy500State, move: Move) -> bool:
    """Whether the move melds without a joker, or discards a black card to keep red ones."""
    match move:
        case LayMeld(cards):
            return all(card < JOKER for card in cards)
        case LayOff(card):
            return card < JOKER
        case Discard(card):
            return card != JOKER and not discard_model.red(card)
        case _:
            return False


def unwanted(state: Rummy500State, move: Move) -> bool:
    """Whether the move discards a card similar to the next player's own discards."""
    if not isinstance(move, Discard):
        return False
    return discard_model.similar_to_any(move.card, state.let_go[state.left_of(state.seat)])


def _discards(count: int) -> TextValue:
    return Message("rummy500-deeds-discards", count=count)


def _melds(count: int) -> TextValue:
    return Message("rummy500-deeds-melds", count=count)


def _draws(count: int) -> TextValue:
    return Message("rummy500-deeds-draws", count=count)


def _calls(count: int) -> TextValue:
    return Message("rummy500-deeds-calls", count=count)


TRAITS: Final = Traits(
    Trait(
        GRAB, takes, Message("rummy500-trait-takes"), Message("rummy500-trait-takes.not"),
        stakes=(1.8, 5.2), kinds=(Rummy, RummyTo, Pass, Discard), among=_calls,
    ),
    Trait(
        GREED, digs, Message("rummy500-trait-digs"), Message("rummy500-trait-digs.not"),
        2.0, stakes=(2.4, 1.5), kinds=(DrawStock, DrawPile, Rummy, Discard), among=_draws,
    ),
    Trait(
        HASTE, hasty, Message("rummy500-trait-hasty"), Message("rummy500-trait-hasty.not"),
        stakes=(1.8, 1.8), kinds=(LayMeld, LayOff, Discard), among=_melds,
    ),
    Trait(
        GUILE, bait, Message("rummy500-trait-bait"), Message("rummy500-trait-bait.not"),
        stakes=(2.4, 2.4), public=False, kinds=(Discard,), among=_discards,
    ),
    Trait(
        HOARD, hoards, Message("rummy500-trait-hoards"), Message("rummy500-trait-hoards.not"),
        stakes=(2.4, 2.0), kinds=(LayMeld, LayOff, Discard), among=_melds,
    ),
    Trait(
        GUARD, unwanted, Message("rummy500-trait-unwanted"), Message("rummy500-trait-unwanted.not"),
        stakes=(2.8, 2.4), kinds=(Discard,), among=_discards,
    ),
    rating=1.5,
)  # fmt: skip
