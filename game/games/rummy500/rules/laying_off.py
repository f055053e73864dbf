"""Laying off: adding cards to any meld on the table."""

from collections.abc import Iterable

from game.cards import card_names
from game.cards.french import JOKER
from game.cards.melds import LaidCard, MeldableHand, MeldRules, card_of, goes_low, is_joker
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.rummy500.melds import RUMMY500_MELD_RULES, LaidMeld
from game.games.rummy500.moves import LayOff, Move, RummyTo, Swap
from game.games.rummy500.rules import discarding, melding, owing, turn
from game.games.rummy500.rules.additions import extend, fits_meld, offers
from game.games.rummy500.state import Rummy500Facts
from game.text.message import Message


def legal(state: Rummy500Facts, hand: MeldableHand) -> list[LayOff]:
    if not (state.table.fits & hand.held or hand.jokers):
        return []
    moves = layoffs(hand.every, state.melds, state.meld_rules)
    if owing.needs_nothing(state):
        return moves
    return [off for off in moves if owing.leaves_enough(state, hand, (off.card,), off)]


def layoffs(
    held: int, table: Iterable[LaidMeld], rules: MeldRules = RUMMY500_MELD_RULES
) -> list[LayOff]:
    """All lay-offs of a card set with a bit for jokers, ordered by meld."""
    return [
        move
        for number, _, _, shape, takes in table
        if takes & held
        for card, move in offers(shape, number, rules)
        if held >> card & 1
    ]


def unclear(state: Rummy500Facts, move: Move) -> Illegal | None:
    """The refusal of a move whose meld does not exist, or of a lay-off that must name an end."""
    if not isinstance(move, LayOff | RummyTo | Swap):
        return None
    if not 1 <= move.meld <= len(state.melds):
        return Illegal("not-a-move", Message("rummy500-no-such-meld", number=move.meld))
    if isinstance(move, Swap) or move.end:
        return None
    if isinstance(move, LayOff):
        card = move.card
    elif move.joker is not None:
        card = move.joker
    elif state.pile and state.pile[-1] != JOKER:
        card = LaidCard(state.pile[-1])
    else:
        return None
    if any(
        off.card == card and off.end
        for _, off in offers(state.melds[move.meld - 1].shape, move.meld, state.meld_rules)
    ):
        return Illegal("not-a-move", Message("rummy500-which-end"), "laying-off")
    return None


def refusal(state: Rummy500Facts, off: LayOff) -> Illegal | None:
    illegal = turn.refuse_missing_cards(state, (card_of(off.card),))
    if illegal is not None:
        return illegal
    fits = fits_meld(state, off, state.meld_rules)
    illegal = owing.refusal(state, (off.card,), off, fits)
    if illegal is not None or fits:
        return illegal
    return Illegal("does-not-fit", _no_fit(state, off), "laying-off")


def _no_fit(state: Rummy500Facts, off: LayOff) -> Message:
    lies = state.melds[off.meld - 1]
    meld = card_names.meld(lies.cards)
    if not lies.shape.room:
        return Message("rummy500-no-fit.full", meld=meld)
    if is_joker(off.card) and not lies.shape.takes_joker(state.meld_rules):
        return Message("rummy500-no-fit.one-joker", meld=meld)
    if not goes_low(lies.shape, off.card, off.end) and fits_meld(state, off, RUMMY500_MELD_RULES):
        return Message("rummy500-no-fit.high-ace")
    if is_joker(off.card):
        return Message("rummy500-no-fit.joker", meld=meld)
    card = card_names.named(card_of(off.card))
    if off.end:
        return Message("rummy500-no-fit.end", card=card, meld=meld)
    if lies.shape.low == lies.shape.high:
        return Message("rummy500-no-fit.group", card=card, meld=meld)
    return Message("rummy500-no-fit", card=card, meld=meld)


def make(state: Rummy500Facts, move: LayOff, tell: EventSink | None) -> None:
    seat = state.asked
    assert seat is not None, "a seat is asked"
    extend(state, move, from_pile=False, tell=tell)
    melding.from_hand(state, seat, card_of(move.card), new=False)
    discarding.after_melding(state, seat, tell)
