"""Traits of Texas Rummy: what each leaning prefers."""

from typing import Final, cast

from game.cards import discard_model
from game.core.event import Seat
from game.core.trait import GRAB, GREED, GUARD, GUILE, HASTE, HOARD, Trait, Traits
from game.games.texas.moves import Discard, Draw, Move
from game.games.texas.rules import TexasState
from game.text.message import Message, TextValue


def from_pile(state: TexasState, move: Move) -> bool:
    return isinstance(move, Draw) and move.from_pile


def short_suit(state: TexasState, move: Move) -> bool:
    """Whether the discard is of another suit than the hand's longest."""
    return isinstance(move, Discard) and not discard_model.in_longest_suit(move.card, state.hand)


def follows(state: TexasState, move: Move) -> bool:
    """Whether the discard has the suit of the pile."""
    return isinstance(move, Discard) and discard_model.follows(move.card, state.pile)


def bait(state: TexasState, move: Move) -> bool:
    """Whether the discard is a neighbour of cards in the hand."""
    return isinstance(move, Discard) and discard_model.lure(move.card, state.hand)


def red(state: TexasState, move: Move) -> bool:
    return isinstance(move, Discard) and discard_model.red(move.card)


def unwanted(state: TexasState, move: Move) -> bool:
    """Whether the discard is like a card that the next player has let go."""
    if not isinstance(move, Discard):
        return False
    following = (cast(Seat, state.asked) + 1) % state.setup.players
    return discard_model.similar_to_any(move.card, state.let_go[following])


def _draws(count: int) -> TextValue:
    return Message("texas-deeds-draws", count=count)


def _discards(count: int) -> TextValue:
    return Message("texas-deeds-discards", count=count)


TRAITS: Final = Traits(
    Trait(
        GRAB, from_pile, Message("texas-trait-pile"), Message("texas-trait-pile.not"),
        2.5, stakes=(2.4, 2.8), kinds=(Draw,), among=_draws,
    ),
    Trait(
        GREED, short_suit, Message("texas-trait-suit"), Message("texas-trait-suit.not"),
        stakes=(0.8, 1.0), public=False, kinds=(Discard,), among=_discards,
    ),
    Trait(
        HASTE, follows, Message("texas-trait-follows"), Message("texas-trait-follows.not"),
        stakes=(1.2, 1.5), kinds=(Discard,), among=_discards,
    ),
    Trait(
        GUILE, bait, Message("texas-trait-bait"), Message("texas-trait-bait.not"),
        stakes=(1.2, 2.0), public=False, kinds=(Discard,), among=_discards,
    ),
    Trait(
        HOARD, red, Message("texas-trait-red"), Message("texas-trait-red.not"),
        stakes=(1.0, 0.8), kinds=(Discard,), among=_discards,
    ),
    Trait(
        GUARD, unwanted, Message("texas-trait-unwanted"), Message("texas-trait-unwanted.not"),
        1.5, stakes=(2.0, 1.2), kinds=(Discard,), among=_discards,
    ),
    rating=1.5,
)  # fmt: skip
