"""The card that is owed: the deepest card taken from the pile must be melded in that turn.

Or at once, by the very next move, with the option.
"""

from collections.abc import Sequence

from game.cards import card_names
from game.cards.french import JOKER, Card
from game.cards.melds import (
    LaidCard,
    MeldableHand,
    TableMelds,
    fewest_to_meld,
    is_joker,
    shape,
    spread,
)
from game.core.illegal import Illegal
from game.games.rummy500.melds import RULES
from game.games.rummy500.melds import spread as spread_of
from game.games.rummy500.moves import LayOff
from game.games.rummy500.rules.additions import with_added
from game.games.rummy500.rules.pile import in_one_move
from game.games.rummy500.state import Rummy500Facts
from game.text.message import Message


def owes(state: Rummy500Facts, count: int) -> bool:
    """Whether the deepest of so many cards drawn from the pile must be melded this turn.

    The top card alone need not: unless the option says so, the stock is empty, or a floater
    takes it.
    """
    return (
        count > 1
        or state.options.single_draw == "meld"
        or not state.stock
        or state.asked is None
        or not state.hands[state.asked]
    )


def owe(state: Rummy500Facts, card: Card) -> None:
    """From now on a card is owed."""
    state.must_meld = card


def settle(state: Rummy500Facts, card: Card, new: bool) -> None:
    """Melding any copy of a card pays its debt: with the option only in a new meld."""
    if card == state.must_meld and (new or not state.new_only):
        state.must_meld = None


def reached(state: Rummy500Facts, table: TableMelds) -> TableMelds:
    """The table as a card that is owed can reach it, this turn or in the next move."""
    return in_one_move(table) if state.at_once else table


def still_melds(state: Rummy500Facts, owed: Card, left: MeldableHand, table: TableMelds) -> bool:
    """Whether a card of these can be melded in time, leaving what must be kept."""
    fewest = fewest_to_meld(owed, left, reached(state, table), state.new_only)
    return 0 < fewest <= left.size - state.kept


def nothing(state: Rummy500Facts) -> bool:
    """Whether ``leaves_enough`` of any cards: no card is owed, and none must be kept."""
    return state.must_meld is None and not state.kept


def fits_anyway(state: Rummy500Facts) -> bool:
    """Whether ``leaves_enough`` of any new meld: the card owed lies off as well after it."""
    owed = state.must_meld
    return (
        owed is not None
        and not (state.kept or state.new_only or state.at_once)
        and (state.table.fits >> owed & 1 == 1)
    )


def leaves_enough(
    state: Rummy500Facts,
    hand: MeldableHand,
    cards: Sequence[LaidCard],
    off: LayOff | None,
    fits: bool = True,
) -> bool:
    """Whether, after these cards are laid, the turn can still be ended by the rules.

    A card to discard must be left where going out takes one, and a card that is owed must
    be among these or, unless it must be melded at once, still be possible to meld.  ``off`` says
    that they are laid off; ``fits`` that they are a meld or fit theirs, so that the table changes.
    """
    owed = state.must_meld
    if hand.size - len(cards) < state.kept:
        return False
    if owed is None:
        return True
    natural: int = owed
    paid = natural in cards if owed < JOKER else any(map(is_joker, cards))
    if paid and (off is None or not state.new_only):
        return True
    if state.at_once:
        return False
    if (
        not state.new_only
        and state.table.fits >> owed & 1
        and (off is None or (fits and hand.held >> owed & 1 and not touches(state, off, owed)))
    ):
        return hand.size - len(cards) > state.kept
    left = hand.without(cards)
    if not (left.jokers if owed == JOKER else left.held >> owed & 1):
        return False
    if off is None or not fits:
        if still_melds(state, owed, left, state.table):
            return True
        laid = shape(tuple(cards), RULES) if fits and not state.new_only else None
        if laid is None or not (owed == JOKER or owed // 13 == laid.suit or laid.fits >> owed & 1):
            return False
        return still_melds(state, owed, left, spread([laid], RULES))
    table = state.table
    if touches(state, off, owed):
        table = spread_of(with_added(state.melds, off, 0))
    return still_melds(state, owed, left, table)


def touches(state: Rummy500Facts, off: LayOff, owed: Card) -> bool:
    """Whether the card owed may have to do with the meld on which something is laid off."""
    lying = state.melds[off.meld - 1].shape
    return owed == JOKER or owed // 13 == lying.suit or owed % 13 == lying.low


def refused(
    state: Rummy500Facts, cards: tuple[LaidCard, ...], off: LayOff | None, fits: bool
) -> Illegal | None:
    """Refuse what leaves no card to discard, or a debt that cannot be paid any more."""
    hand = state.hand(state.seat)
    if hand.size - len(cards) < state.kept:
        return Illegal(
            "must-meld",
            Message("rummy500-keep-one"),
            "going-out",
        )
    owed = state.must_meld
    if owed is None or leaves_enough(state, hand, cards, off, fits):
        return None
    where = state.options.deepest_in
    card = card_names.named(owed)
    if state.at_once:
        message = Message("rummy500-owing.at-once", card=card, where=where)
    else:
        message = Message("rummy500-owing", card=card, where=where)
    return Illegal("must-meld", message, "drawing")


def discard_refused(state: Rummy500Facts) -> Illegal | None:
    """Refuse to discard while a card is owed."""
    if state.must_meld is None:
        return None
    message = Message("rummy500-meld-first", card=card_names.named(state.must_meld))
    return Illegal("must-meld", message, "drawing")
