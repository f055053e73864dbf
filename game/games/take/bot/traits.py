"""Traits of Take: what each leaning of a character means here."""

from typing import Final

from game.cards import discard_model
from game.cards.french import JOKER
from game.core.trait import GRAB, GREED, GUARD, GUILE, HASTE, HOARD, Trait, Traits
from game.games.take.moves import Add, Discard, Lay, Move
from game.games.take.rules import TakeState
from game.text.message import Message, TextValue

HEARTS: Final = 1
"""Number of the suit of hearts."""
ENDS: Final = (0, 12)
"""Ranks at either end: ace and king."""
PICTURES: Final = (10, 11, 12)
"""Ranks of jack, queen and king."""
MANY: Final = 3
"""Minimum number of cards of a suit that is worth collecting."""


def takes(state: TakeState, move: Move) -> bool:
    """Whether the move takes a sequence, or discards a card similar to the pile top."""
    match move:
        case Add(number=number, above=above):
            runs = [state.table.find(one) for one in (number, above) if one is not None]
            return any(run is not None and run.owner != state.asked for run in runs)
        case Discard(card):
            return discard_model.similar_to_any(card, state.pile[-1:])
        case _:
            return False


def short_suit(state: TakeState, move: Move) -> bool:
    """Whether the move discards a card of a short suit."""
    if not isinstance(move, Discard) or move.card == JOKER:
        return False
    suit = move.card // 13
    return sum(card // 13 == suit for card in state.hand if card != JOKER) < MANY


def hasty(state: TakeState, move: Move) -> bool:
    """Whether the move melds at once, or discards a picture card."""
    if isinstance(move, Discard):
        return move.card != JOKER and move.card % 13 in PICTURES
    return isinstance(move, Lay | Add)


def ends(state: TakeState, move: Move) -> bool:
    """Whether the move discards an ace or king; middle ranks, which fit most runs, are kept."""
    return isinstance(move, Discard) and move.card != JOKER and move.card % 13 in ENDS


def hoards(state: TakeState, move: Move) -> bool:
    """Whether the move melds without a joker, or discards no heart."""
    match move:
        case Lay(cards):
            return all(card < JOKER for card in cards)
        case Add(card):
            return card < JOKER
        case Discard(card):
            return card != JOKER and card // 13 != HEARTS
        case _:
            return False


def unwanted(state: TakeState, move: Move) -> bool:
    """Whether the move discards a card similar to the next player's last discard."""
    if not isinstance(move, Discard):
        return False
    following = (state.seat + 1) % state.setup.players
    return discard_model.similar_to_any(move.card, state.let_go[following][-1:])


def _discards(count: int) -> TextValue:
    return Message("take-deeds-discards", count=count)


def _additions(count: int) -> TextValue:
    return Message("take-deeds-additions", count=count)


def _melds(count: int) -> TextValue:
    return Message("take-deeds-melds", count=count)


TRAITS: Final = Traits(
    Trait(
        GRAB, takes, Message("take-trait-takes"), Message("take-trait-takes.not"),
        1.5, stakes=(2.0, 2.0), kinds=(Add, Discard), among=_additions,
    ),
    Trait(
        GREED, short_suit, Message("take-trait-suit"), Message("take-trait-suit.not"),
        2.0, stakes=(1.7, 1.5), public=False, kinds=(Discard,), among=_discards,
    ),
    Trait(
        HASTE, hasty, Message("take-trait-hasty"), Message("take-trait-hasty.not"),
        2.5, stakes=(2.0, 2.7), kinds=(Lay, Add, Discard), among=_melds,
    ),
    Trait(
        GUILE, ends, Message("take-trait-ends"), Message("take-trait-ends.not"),
        1.3, stakes=(2.0, 4.0), kinds=(Discard,), among=_discards,
    ),
    Trait(
        HOARD, hoards, Message("take-trait-hoards"), Message("take-trait-hoards.not"),
        stakes=(2.2, 1.7), kinds=(Lay, Add, Discard), among=_melds,
    ),
    Trait(
        GUARD, unwanted, Message("take-trait-unwanted"), Message("take-trait-unwanted.not"),
        1.5, stakes=(2.0, 1.5), kinds=(Discard,), among=_discards,
    ),
    rating=1.5,
)  # fmt: skip
