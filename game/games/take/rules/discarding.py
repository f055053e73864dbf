"""Discarding: one card ends the turn, but none that could be melded or was just taken."""

from game.cards import french
from game.cards.french import JOKER, Card
from game.core.event import Event
from game.core.game import Tell
from game.core.illegal import Illegal
from game.games.take.moves import DISCARDS, Discard
from game.games.take.rules import round, turn
from game.games.take.rules.empty_stock import must_meld
from game.games.take.rules.holding import not_in_hand
from game.games.take.state import TakeFacts
from game.games.take.words.names import in_words

# The card just taken from the pile may not be discarded.


def bar(state: TakeFacts, card: Card) -> None:
    """A card was taken from the pile: it is barred this turn."""
    state.barred = card


def lift(state: TakeFacts, card: Card) -> None:
    """Melding a card lifts its bar."""
    if card == state.barred:
        state.barred = None


def barred(state: TakeFacts) -> Card | None:
    """The card of the hand that may not be discarded now."""
    return barred_of(state.hand, state.barred)


def barred_of(hand: list[Card], taken: Card | None) -> Card | None:
    """The card of this hand that is barred: of two jokers the other one may go."""
    return taken if taken is not None and hand.count(taken) == 1 else None


def fits(state: TakeFacts, card: Card) -> bool:
    """Whether a card of a hand can be added to a sequence; a joker fits any open one."""
    return bool(state.table.places) if card == JOKER else card in state.table.wanted


# Discarding a card.


def allowed(state: TakeFacts) -> list[Discard]:
    """Every card that may be discarded; nothing is owed.

    Says the same as ``refused``, of the whole hand at once.
    """
    hand = state.hand
    if state.table.takes_whole(hand):
        return []
    wanted, barred = state.table.wanted, state.barred
    free = [card for card in hand if card not in wanted and card != JOKER and card != barred]
    moves = [DISCARDS[card] for card in free]
    jokers = hand.count(JOKER)
    if jokers > (barred == JOKER) and not state.table.places:
        moves.append(DISCARDS[JOKER])
    return moves


def refused(state: TakeFacts, move: Discard) -> Illegal | None:
    """Why this card may not be discarded."""
    card, hand = move.card, state.hand
    illegal = turn.must_draw(state)
    if illegal is not None:
        return illegal
    if card not in hand:
        return not_in_hand(card)
    if state.owed:
        return must_meld(state)
    if state.table.takes_whole(hand):
        return Illegal(
            "must-meld",
            "All the cards in your hand can be melded, so they must be: nothing is discarded.",
            "Discarding",
        )
    if card == barred(state):
        return Illegal(
            "barred-card",
            f"The {french.name(card)} was taken from the pile this turn and may not be put back.",
            "Discarding",
        )
    if fits(state, card):
        return Illegal("playable-card", _playable(state, move), "Discarding")
    return None


def _playable(state: TakeFacts, move: Discard) -> str:
    table, card = state.table, move.card
    if card == JOKER:
        return (
            "A joker can be added to any sequence that is not locked, so it may not be discarded."
        )
    place = next(place for place in table.places if place.card == card)
    index = place.above if place.below is None else place.below
    assert index is not None, "a place is at a run"
    return (
        f"The {french.name(card)} can be added to the {in_words(table.runs[index].cards)}, "
        "so it may not be discarded."
    )


def keeps(state: TakeFacts) -> bool:
    """Whether the hand is just the card taken from the pile, which cannot be melded."""
    hand = state.hand
    return len(hand) == 1 and hand[0] == barred(state) and not fits(state, hand[0])


def make(state: TakeFacts, card: Card, tell: Tell | None) -> None:
    """Discard a card, which ends the turn."""
    seat = state.seat
    facts = state.put_down(card)
    state.pile.append(card)
    state.let_go[seat].append(card)
    if tell:
        told = (french.write(card),)
        tell(Event("discard", seat, f"hands/{seat}", "pile", told, facts=facts))
    if state.hands[seat]:
        turn.pass_on(state)
    else:
        turn.end(state)
        round.end(state, seat, tell)
