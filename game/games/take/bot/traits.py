"""What players of Take are fond of."""

from typing import Final

from game.cards import leanings
from game.cards.french import JOKER
from game.cards.leanings import LATE
from game.core.trait import GRAB, GREED, GUARD, GUILE, HASTE, HOARD, Trait, Traits
from game.games.take.moves import Add, Discard, Draw, Lay, Move
from game.games.take.rules import TakeState
from game.words.message import Message

TEN: Final = 9
"""The rank of the ten: those from there on, and aces, are high cards."""
ENDS: Final = (0, 1, 11, 12)
"""The ranks at either end: ace, two, queen and king."""


def takes(state: TakeState, move: Move) -> bool:
    """Something is taken, from the pile or from others; a card like those of the pile goes."""
    match move:
        case Draw(source):
            return source == "pile"
        case Add(number=number, above=above):
            runs = [state.table.find(one) for one in (number, above) if one is not None]
            return any(run is not None and run.owner != state.asked for run in runs)
        case Discard(card):
            return leanings.alike_any(card, state.pile[-LATE:])
        case _:
            return False


def short_suit(state: TakeState, move: Move) -> bool:
    """A card is discarded of another suit than the hand has most of."""
    return isinstance(move, Discard) and not leanings.of_longest(move.card, state.hand)


def hasty(state: TakeState, move: Move) -> bool:
    """Something is melded at once, or a high card discarded."""
    if isinstance(move, Discard):
        return move.card != JOKER and (move.card % 13 >= TEN or move.card % 13 == 0)
    return isinstance(move, Lay | Add)


def ends(state: TakeState, move: Move) -> bool:
    """A card from either end is discarded: nothing of the middle, which fits the most runs."""
    return isinstance(move, Discard) and move.card != JOKER and move.card % 13 in ENDS


def hoards(state: TakeState, move: Move) -> bool:
    """Something is put down without a joker; of discards a black card, for red ones are kept."""
    match move:
        case Lay(cards):
            return all(card < JOKER for card in cards)
        case Add(card):
            return card < JOKER
        case Discard(card):
            return card != JOKER and not leanings.red(card)
        case _:
            return False


def unwanted(state: TakeState, move: Move) -> bool:
    """A card is discarded like those that the next player has let go."""
    if not isinstance(move, Discard):
        return False
    following = (state.seat + 1) % state.setup.players
    return leanings.alike_any(move.card, state.let_go[following])


TRAITS: Final = Traits(
    Trait(GRAB, takes, Message("take-trait-takes"), Message("take-trait-takes.not"), 1.4),
    Trait(GREED, short_suit, Message("take-trait-suit"), Message("take-trait-suit.not")),
    Trait(HASTE, hasty, Message("take-trait-hasty"), Message("take-trait-hasty.not"), 1.4),
    Trait(GUILE, ends, Message("take-trait-ends"), Message("take-trait-ends.not")),
    Trait(HOARD, hoards, Message("take-trait-hoards"), Message("take-trait-hoards.not")),
    Trait(GUARD, unwanted, Message("take-trait-unwanted"), Message("take-trait-unwanted.not")),
    rating=4.0,
    chance=0.3,
)
