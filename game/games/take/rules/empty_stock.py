"""The empty stock: a card taken from the pile is then owed, to be melded in the same turn."""

from collections.abc import Iterable

from game.cards import card_names
from game.cards.french import Card
from game.cards.melds import laid_cards
from game.cards.melds.laid_cards import LaidCard
from game.core.illegal import Illegal
from game.games.take.melds import LaidRuns
from game.games.take.state import TakeFacts
from game.text.message import Message

EMPTY_STOCK_RULE = "empty-stock"


def can_meld_drawn(table: LaidRuns, hand: list[Card], card: Card) -> bool:
    """Whether a seat with this hand could meld a card that it draws, in the same turn."""
    return table.takes(card, [*hand, card])


def can_take_last(state: TakeFacts) -> bool:
    """Whether the seat to move could meld the pile top this turn."""
    if not state.pile or not state.hand:
        return False
    return can_meld_drawn(state.table, state.hand, state.pile[-1])


def settles(state: TakeFacts, cards: Iterable[LaidCard], after: LaidRuns) -> bool:
    """Whether the owed card is among these, or can be melded on the table ``after`` them."""
    owed = state.must_meld
    assert owed is not None, "a card is owed"
    left = state.hand[:]
    for card in map(laid_cards.card_of, cards):
        if card == owed:
            return True
        left.remove(card)
    return after.takes(owed, left)


def must_meld(state: TakeFacts) -> Illegal:
    """The refusal of a move after which the owed card is not melded."""
    assert state.must_meld is not None, "a card is owed"
    why = Message("take-owed", card=card_names.named(state.must_meld))
    return Illegal("must-meld", why, EMPTY_STOCK_RULE)
