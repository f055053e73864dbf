"""When the stock is empty a card taken from the pile is owed: it must be melded in that turn."""

from collections.abc import Iterable

from game.cards import french
from game.cards.melds import laid
from game.cards.melds.laid import Laid
from game.core.illegal import Illegal
from game.games.take.melds import Table
from game.games.take.state import TakeFacts

EMPTY_STOCK = "When the stock is empty"


def can_take_last(state: TakeFacts) -> bool:
    """Whether the pile's top could be melded this turn, as it must be with an empty stock."""
    if not state.pile or not state.hand:
        return False
    top = state.pile[-1]
    return state.table.takes(top, [*state.hand, top])


def settles(state: TakeFacts, cards: Iterable[Laid], after: Table) -> bool:
    """Whether the card owed is among these, or can be melded after they are.

    ``after`` is the table with the cards on it.
    """
    owed = state.must_meld
    assert owed is not None, "a card is owed"
    left = state.hand[:]
    for card in map(laid.card_of, cards):
        if card == owed:
            return True
        left.remove(card)
    return after.takes(owed, left)


def refused(state: TakeFacts, cards: Iterable[Laid], after: Table) -> Illegal | None:
    """Refuse to meld what leaves no way to meld the card owed; ``after`` is the table then."""
    return must_meld(state) if state.owed and not settles(state, cards, after) else None


def must_meld(state: TakeFacts) -> Illegal:
    """The refusal of what does not meld the card owed."""
    assert state.must_meld is not None, "a card is owed"
    return Illegal(
        "must-meld",
        f"The {french.name(state.must_meld)} was taken with the stock empty, so it must be melded "
        "this turn: only what leaves a way to do that is allowed.",
        EMPTY_STOCK,
    )
