"""Discarding: it ends the turn; a card taken alone from the pile is barred from it.

Going out and floating end a turn without a discard.
"""

from functools import lru_cache

from game.cards import card_names
from game.cards.french import JOKER, Card
from game.cards.melds import ONE_SUIT_MASK, MeldableHand
from game.core.event import Event, Seat
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.rummy500.moves import RUMMY500_DISCARD_MOVES, Discard
from game.games.rummy500.rules import calling, owing, round, turn
from game.games.rummy500.state import Rummy500Facts, texts
from game.text.message import Message

# The barred card.


def bar(state: Rummy500Facts, card: Card) -> None:
    state.barred = card


def lift(state: Rummy500Facts, card: Card) -> None:
    if card == state.barred:
        state.barred = None


def barred(state: Rummy500Facts) -> Card | None:
    """The barred card; None if the hand has a second copy, which may be discarded."""
    card = state.barred
    return card if card is not None and state.hands[state.seat].count(card) == 1 else None


def free(state: Rummy500Facts, hand: MeldableHand) -> tuple[int, int]:
    """The cards of a hand that are not barred: card set of naturals, number of jokers."""
    held, twice, jokers, _ = hand
    card = state.barred
    if card is None:
        return held, jokers
    if card == JOKER:
        return held, jokers - (jokers == 1)
    return held if twice >> card & 1 else held & ~(1 << card), jokers


# Discarding a card.


def legal(state: Rummy500Facts, hand: MeldableHand) -> list[Discard]:
    held, _, jokers, _ = hand
    if state.must_meld is not None or _must_lay_off_last(state, hand):
        return []
    if state.barred is not None:
        held, jokers = free(state, hand)
    moves = [
        *_of_suit(0, held & ONE_SUIT_MASK),
        *_of_suit(1, held >> 13 & ONE_SUIT_MASK),
        *_of_suit(2, held >> 26 & ONE_SUIT_MASK),
        *_of_suit(3, held >> 39),
    ]
    if jokers:
        moves.append(RUMMY500_DISCARD_MOVES[JOKER])
    return moves


@lru_cache(maxsize=1 << 12)
def _of_suit(suit: int, held: int) -> tuple[Discard, ...]:
    return tuple(
        [RUMMY500_DISCARD_MOVES[13 * suit + rank] for rank in range(13) if held >> rank & 1]
    )


def _must_lay_off_last(state: Rummy500Facts, hand: MeldableHand) -> bool:
    """Whether a hand is one card that can be laid off, which strict floating then demands."""
    if hand.size != 1 or state.options.going_out != "strict_float":
        return False
    return bool(state.table.fits & hand.held or (state.table.room and hand.jokers))


def refusal(state: Rummy500Facts, move: Discard) -> Illegal | None:
    card = move.card
    illegal = turn.refuse_missing_cards(state, (card,)) or owing.discard_refused(state)
    if illegal is not None:
        return illegal
    if card == barred(state):
        message = Message("rummy500-barred", card=card_names.named(card))
        return Illegal("barred-card", message, "discarding")
    if _must_lay_off_last(state, state.hand(state.seat)):
        message = Message("rummy500-last-card", card=card_names.named(card))
        return Illegal("playable-card", message, "going-out")
    return None


def keeps(state: Rummy500Facts) -> bool:
    """Whether the hand is one barred card that cannot be melded, so its owner keeps it."""
    hand = state.hands[state.seat]
    return len(hand) == 1 and hand[0] == barred(state) and next(state.legal(), None) is None


def make(state: Rummy500Facts, move: Discard, tell: EventSink | None) -> None:
    """Discard a card, which ends the turn; a last card that cannot be called ends the round."""
    seat, card = state.asked, move.card
    assert seat is not None, "a seat is asked"
    hand = state.hands[seat]
    out = len(hand) == 1 and not calling.may_be_called(state, card)
    state.put_down(seat, card)
    state.pile.append(card)
    state.piled |= 1 << card
    state.let_go[seat].append(card)
    if tell:
        tell(Event("discard", seat, f"hands/{seat}", "pile", texts([card])))
    if out:
        round.end(state, seat, tell)
        return
    turn.end(state)
    if not calling.open_call_window(state, seat):
        turn.begin(state, state.left_of(seat))


# Going out and floating.


def floats(state: Rummy500Facts) -> bool:
    """Whether melding the whole hand floats instead of going out."""
    return state.options.floats


def after_melding(state: Rummy500Facts, seat: Seat, tell: EventSink | None) -> None:
    """End the turn, or the round, if melding has left no card that may be discarded."""
    state.melded = True
    state.took_top = False
    if not state.hands[seat]:
        if not floats(state):
            round.end(state, seat, tell)
            return
        if tell:
            tell(Event("float", seat))
    elif keeps(state):
        if tell:
            tell(Event("keep", seat))
    else:
        return
    turn.end(state)
    turn.begin(state, state.left_of(seat))
