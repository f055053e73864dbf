"""Discarding: it ends the turn; cards that fit the table or were just taken are excluded.

Floating ends a turn without a discard: having no cards without being out.
"""

from collections.abc import Iterator
from enum import Enum
from typing import Final, NamedTuple

from game.cards import card_names, french
from game.cards.french import JOKER, Card
from game.cards.melds import can_all_be_melded, neighbour_cards
from game.core.event import Event
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.take.melds import LaidRuns
from game.games.take.moves import TAKE_DISCARD_MOVES, Discard
from game.games.take.rules import round, turn
from game.games.take.rules.empty_stock import must_meld
from game.games.take.rules.turn import not_in_hand
from game.games.take.state import TakeFacts
from game.games.take.words import in_words
from game.text.message import Message

DISCARDING_RULE = "discarding"
_discard: Final = TAKE_DISCARD_MOVES.__getitem__

# The barred card.


def bar(state: TakeFacts, card: Card) -> None:
    state.barred = card


def lift(state: TakeFacts, card: Card) -> None:
    if card == state.barred:
        state.barred = None


# What holds a card back.


class Hold(Enum):
    """Why a card may not be discarded, in the order told."""

    WHOLE = "must-meld"
    """The whole hand can be melded."""
    TAKEN = "barred-card"
    """The card was taken from the pile this turn."""
    FITS = "playable-card"
    """The card can be added to a sequence; a joker fits any unlocked one."""


class Holds(NamedTuple):
    """Cards of a hand that may not be discarded, if none is owed: a card set for each reason."""

    whole: int
    taken: int
    fits: int

    @property
    def cards(self) -> int:
        """The card set of all that are held back."""
        return self.whole | self.taken | self.fits

    def reasons(self, card: Card) -> list[Hold]:
        """Why a card is held back, in the order told; empty if it may be discarded."""
        return [why for why, cards in zip(Hold, self, strict=True) if cards >> card & 1]


def must_meld_all(table: LaidRuns, held: int, jokers: int) -> bool:
    """Whether a hand, given as a card set and its number of jokers, can be melded whole."""
    # Without jokers, one card that neither fits nor has a neighbour rules it out.
    may = jokers or not held & ~(table.spread.fits | neighbour_cards(held))
    return bool(may) and can_all_be_melded(held, jokers, table.spread)


def holds_of(table: LaidRuns, held: int, jokers: int, barred: Card | None) -> Holds:
    """What holds back the cards of a hand, given as a card set and its number of jokers."""
    spread = table.spread
    whole = held if must_meld_all(table, held, jokers) else 0
    # Of two jokers, the one that was not taken may be discarded.
    taken = 0 if barred is None or (barred == JOKER and jokers > 1) else held & 1 << barred
    return Holds(whole, taken, held & (spread.fits | (1 << JOKER if spread.room else 0)))


def holds(state: TakeFacts) -> Holds:
    """What holds back the cards of the seat to move."""
    held = state.held[state.seat]
    return holds_of(state.table, held, state.hand.count(JOKER), state.barred)


# Discarding a card.


def allowed(state: TakeFacts) -> list[Discard]:
    """The legal discards of the hand, if no card is owed."""
    hand, held = state.hand, state.held[state.seat]
    jokers = hand.count(JOKER) if held >> JOKER else 0
    return allowed_of(state.table, hand, held, jokers, state.barred)


def allowed_of(
    table: LaidRuns, hand: list[Card], held: int, jokers: int, barred: Card | None
) -> list[Discard]:
    """The legal discards of a hand, also given as a card set and its number of jokers."""
    kept = holds_of(table, held, jokers, barred).cards
    naturals = kept | 1 << JOKER
    moves = [TAKE_DISCARD_MOVES[card] for card in hand if not naturals >> card & 1]
    if jokers and not kept >> JOKER:
        moves.append(TAKE_DISCARD_MOVES[JOKER])
    return moves


def fast_allowed_unmelded(hand: list[Card], barred: Card | None) -> Iterator[Discard]:
    """Fast copy of ``allowed_of`` for a hand without jokers that can meld nothing."""
    if barred is None:
        return map(_discard, hand)
    return iter([TAKE_DISCARD_MOVES[card] for card in hand if card != barred])


def refusal(state: TakeFacts, move: Discard) -> Illegal | None:
    card, hand = move.card, state.hand
    illegal = turn.must_draw(state)
    if illegal is not None:
        return illegal
    if card not in hand:
        return not_in_hand(card)
    if state.owed:
        return must_meld(state)
    for why in holds(state).reasons(card):
        return Illegal(why.value, _told(state, card, why), DISCARDING_RULE)
    return None


def _told(state: TakeFacts, card: Card, why: Hold) -> Message:
    """The sentence of a refusal, and for a card that fits, the sequence."""
    match why:
        case Hold.WHOLE:
            return Message("take-all-melded")
        case Hold.TAKEN:
            return Message("take-barred", card=card_names.named(card))
        case Hold.FITS:
            return _playable(state, card)


def _playable(state: TakeFacts, card: Card) -> Message:
    table = state.table
    if card == JOKER:
        return Message("take-joker-fits")
    place = next(place for place in table.places if place.card == card)
    index = place.above if place.below is None else place.below
    assert index is not None, "a place is at a run"
    run = in_words(table.runs[index].cards)
    return Message("take-card-fits", card=card_names.named(card), run=run)


def keeps(state: TakeFacts) -> bool:
    """Whether the hand is one barred card that cannot be melded, so its owner keeps it."""
    hand = state.hand
    return (
        len(hand) == 1 and hand[0] == state.barred and holds(state).reasons(hand[0]) == [Hold.TAKEN]
    )


def make(state: TakeFacts, card: Card, tell: EventSink | None) -> None:
    """Discard a card, which ends the turn; the last card ends the round."""
    seat = state.asked
    assert seat is not None, "a seat is asked"
    facts = state.put_down(card, tell is not None)
    state.pile.append(card)
    state.let_go[seat].append(card)
    if tell:
        told = (french.write(card),)
        tell(Event("discard", seat, f"hands/{seat}", "pile", told, changes=facts))
    if state.hands[seat]:
        turn.pass_on(state)
    else:
        turn.end(state)
        round.end(state, seat, tell)


# Floating.


def after_melding(state: TakeFacts, tell: EventSink | None) -> None:
    """End the turn if the hand is empty, or one card that must be kept."""
    seat = state.seat
    if not state.hands[seat]:
        if tell:
            tell(Event("float", seat))
        turn.pass_on(state)
    elif keeps(state):
        if tell:
            tell(Event("keep", seat))
        turn.pass_on(state)
