"""When the stock is empty a card taken from the pile is owed: it must be melded in that turn."""

from collections.abc import Iterable

from game.cards import card_names
from game.cards.melds import laid_cards
from game.cards.melds.laid_cards import LaidCard
from game.core.illegal import Illegal
from game.games.take.melds import LaidRuns
from game.games.take.state import TakeFacts
from game.text.message import Message

EMPTY_STOCK = "empty-stock"


def can_take_last(state: TakeFacts) -> bool:
    """Whether the pile's top could be melded this turn, as it must be with an empty stock."""
    if not state.pile or not state.hand:
        return False
    top = state.pile[-1]
    return state.table.takes(top, [*state.hand, top])


def settles(state: TakeFacts, cards: Iterable[LaidCard], after: LaidRuns) -> bool:
    """Whether the card owed is among these, or can be melded after they are.

    ``after`` is the table with the cards on it.
    """
    owed = state.must_meld
    assert owed is not None, "a card is owed"
    left = state.hand[:]
    for card in map(laid_cards.card_of, cards):
        if card == owed:
            return True
        left.remove(card)
    return after.takes(owed, left)


def must_meld(state: TakeFacts) -> Illegal:
    """The refusal of what does not meld the card owed."""
    assert state.must_meld is not None, "a card is owed"
    why = Message("take-owed", card=card_names.named(state.must_meld))
    return Illegal("must-meld", why, EMPTY_STOCK)
