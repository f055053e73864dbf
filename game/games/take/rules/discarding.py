"""Discarding: it ends the turn; cards that fit the table or were just taken are excluded.

Floating ends a turn without a discard: having no cards without being out.
"""

from collections.abc import Iterator
from typing import Final

from game.cards import card_names, french
from game.cards.french import JOKER, Card
from game.cards.melds import beside, can_all_be_melded
from game.core.event import Event
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.take.melds import LaidRuns
from game.games.take.moves import DISCARDS, Discard
from game.games.take.rules import round, turn
from game.games.take.rules.empty_stock import must_meld
from game.games.take.rules.turn import not_in_hand
from game.games.take.state import TakeFacts
from game.games.take.words import in_words
from game.text.message import Message

DISCARDING = "discarding"
_discard: Final = DISCARDS.__getitem__

# The barred card.


def bar(state: TakeFacts, card: Card) -> None:
    state.barred = card


def lift(state: TakeFacts, card: Card) -> None:
    if card == state.barred:
        state.barred = None


def barred(state: TakeFacts) -> Card | None:
    """The barred card; None if the hand has a second joker, which may be discarded."""
    taken = state.barred
    return taken if taken is not None and state.hand.count(taken) == 1 else None


def fits(state: TakeFacts, card: Card) -> bool:
    """Whether a card can be added to a sequence; a joker fits any unlocked one."""
    return bool(state.table.places) if card == JOKER else card in state.table.wanted


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
    fits = table.spread.fits
    # Without jokers, one card that neither fits nor has a neighbour rules out the whole hand.
    if (jokers or not held & ~(fits | beside(held))) and can_all_be_melded(
        held, jokers, table.spread
    ):
        return []
    kept = fits | 1 << JOKER
    if barred is not None:
        kept |= 1 << barred
    moves = [DISCARDS[card] for card in hand if not kept >> card & 1]
    if jokers > (barred == JOKER) and not table.spread.room:
        moves.append(DISCARDS[JOKER])
    return moves


def unmelded(hand: list[Card], barred: Card | None) -> Iterator[Discard]:
    """The legal discards of a hand without jokers that can meld nothing: the usual case."""
    if barred is None:
        return map(_discard, hand)
    return iter([DISCARDS[card] for card in hand if card != barred])


def refused(state: TakeFacts, move: Discard) -> Illegal | None:
    card, hand = move.card, state.hand
    illegal = turn.must_draw(state)
    if illegal is not None:
        return illegal
    if card not in hand:
        return not_in_hand(card)
    if state.owed:
        return must_meld(state)
    if state.table.takes_whole(hand):
        return Illegal("must-meld", Message("take-all-melded"), DISCARDING)
    if card == barred(state):
        why = Message("take-barred", card=card_names.named(card))
        return Illegal("barred-card", why, DISCARDING)
    if fits(state, card):
        return Illegal("playable-card", _playable(state, move), DISCARDING)
    return None


def _playable(state: TakeFacts, move: Discard) -> Message:
    table, card = state.table, move.card
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
    return len(hand) == 1 and hand[0] == barred(state) and not fits(state, hand[0])


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
