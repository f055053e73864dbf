"""The owed card: the deepest card taken from the pile must be melded in the same turn.

With the option ``at_once`` the very next move must meld it.
"""

from collections.abc import Sequence
from typing import NamedTuple

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
from game.games.rummy500.melds import spread_of
from game.games.rummy500.moves import LayOff
from game.games.rummy500.rules.additions import with_added
from game.games.rummy500.rules.pile import in_one_move
from game.games.rummy500.state import Rummy500Facts
from game.text.message import Message


def owes(state: Rummy500Facts, count: int) -> bool:
    """Whether drawing ``count`` cards from the pile makes the deepest an owed card.

    The pile top alone is owed only by the option, with an empty stock, or for a floater.
    """
    return (
        count > 1
        or state.options.single_draw == "meld"
        or not state.stock
        or state.asked is None
        or not state.hands[state.asked]
    )


class Terms(NamedTuple):
    """Where and when an owed card must be melded, as the sentences select it."""

    where: str
    """``new``: only in a new meld; ``any``: also laid off."""
    when: str
    """``at_once``: with the very next move; ``turn``: in the same turn."""


def meld_terms(state: Rummy500Facts) -> Terms:
    """The terms of a debt in this match."""
    return Terms(state.options.deepest_in, state.options.deepest_when)


def owe(state: Rummy500Facts, card: Card) -> None:
    state.must_meld = card


def settle(state: Rummy500Facts, card: Card, new: bool) -> None:
    """Clear the owed card if a copy of it is melded; by the option only a new meld counts."""
    if card == state.must_meld and (new or not state.new_only):
        state.must_meld = None


def reached(state: Rummy500Facts, table: TableMelds) -> TableMelds:
    """The table an owed card can reach: without the ends of runs if it is melded at once."""
    return in_one_move(table) if state.at_once else table


def can_still_meld(state: Rummy500Facts, owed: Card, left: MeldableHand, table: TableMelds) -> bool:
    """Whether a hand can meld its owed card in time and keep a card to discard, if needed."""
    fewest = fewest_to_meld(owed, left, reached(state, table), state.new_only)
    return 0 < fewest <= left.size - state.kept


def needs_nothing(state: Rummy500Facts) -> bool:
    """Whether ``leaves_enough`` holds for any meld: no card is owed or must be kept."""
    return state.must_meld is None and not state.kept and not state.is_opening


def fits_anyway(state: Rummy500Facts) -> bool:
    """Whether ``leaves_enough`` holds for any new meld: the owed card can be laid off later."""
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
    """Whether the turn can still end legally after these cards are laid.

    A round's first turn that only discards cannot.  Where going out takes a discard, a card must
    be left for it.  The owed card must be among these, or remain possible to meld later in the
    turn.  ``off`` is the lay-off, None for a new meld.  ``fits`` says whether the cards do fit, so
    that the table changes.
    """
    owed = state.must_meld
    if hand.size - len(cards) < state.kept or state.is_opening:
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
        if can_still_meld(state, owed, left, state.table):
            return True
        laid = shape(tuple(cards), state.meld_rules) if fits and not state.new_only else None
        if laid is None or not (owed == JOKER or owed // 13 == laid.suit or laid.fits >> owed & 1):
            return False
        return can_still_meld(state, owed, left, spread([laid], state.meld_rules))
    table = state.table
    if touches(state, off, owed):
        table = spread_of(with_added(state.melds, off, 0), state.meld_rules)
    return can_still_meld(state, owed, left, table)


def touches(state: Rummy500Facts, off: LayOff, owed: Card) -> bool:
    """Whether a lay-off can affect the owed card: its meld has that suit or rank, or a joker."""
    lying = state.melds[off.meld - 1].shape
    return owed == JOKER or owed // 13 == lying.suit or owed % 13 == lying.low


def refusal(
    state: Rummy500Facts, cards: tuple[LaidCard, ...], off: LayOff | None, fits: bool
) -> Illegal | None:
    """The refusal of a meld after which no discard is left or the owed card cannot be melded."""
    hand, owed = state.hand(state.seat), state.must_meld
    if leaves_enough(state, hand, cards, off, fits):
        return None
    if owed is None or hand.size - len(cards) < state.kept:
        return Illegal(
            "must-meld",
            Message("rummy500-keep-one"),
            "going-out",
        )
    card, where = card_names.named(owed), meld_terms(state).where
    if state.at_once:
        message = Message("rummy500-owing.at-once", card=card, where=where)
    else:
        message = Message("rummy500-owing", card=card, where=where)
    return Illegal("must-meld", message, "drawing")


def discard_refused(state: Rummy500Facts) -> Illegal | None:
    if state.must_meld is None:
        return None
    message = Message("rummy500-meld-first", card=card_names.named(state.must_meld))
    return Illegal("must-meld", message, "drawing")
