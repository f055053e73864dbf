"""A turn ends with a discard; the card just taken from the pile may be barred from it.

Going out is a discard while every other card of the hand is in a meld.  It ends the round, or gives
each of the others one last turn, in which nobody goes out.
"""

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from game.cards import card_names, french
from game.cards.french import Card
from game.cards.melds.laid_cards import write
from game.core.event import Event, Seat, copy_json
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.texas.moves import GO_OUT_MOVES, TEXAS_DISCARD_MOVES, Discard, GoOut, Move
from game.games.texas.rules.round import end_round, next_turn, pay_for_going_out
from game.games.texas.state import TexasFacts
from game.text.message import Message

C = TypeVar("C")
_discard: Final = TEXAS_DISCARD_MOVES.__getitem__


def barred_of(taken: C | None, hand: Sequence[C], bars: bool) -> C | None:
    """The card that may not be discarded: the one taken, unless the hand has a copy.

    ``bars`` is whether the match is played with that rule (``TexasOptions.bar``).

    >>> barred_of("5S", ["5S", "8C"], True), barred_of("5S", ["5S", "5S"], True)
    ('5S', None)
    >>> barred_of(None, ["5S"], True), barred_of("5S", ["5S", "8C"], False)
    (None, None)
    """
    return taken if bars and taken is not None and hand.count(taken) == 1 else None


def barred(state: TexasFacts) -> Card | None:
    """The card that the seat that is asked may not discard."""
    return barred_of(state.taken, state.hand, state.options.bar)


def after_taking(state: TexasFacts) -> tuple[list[Card], Card | None]:
    """The hand of the seat that is asked with the top of the pile, and the card then barred."""
    top = state.pile[-1]
    held = sorted([*state.hand, top])
    return held, barred_of(top, held, state.options.bar)


def legal(state: TexasFacts) -> Iterator[Move]:
    """Discards of every card but the barred one."""
    cards, kept = dict.fromkeys(state.hand), barred(state)
    if kept is not None:
        cards.pop(kept, None)
    return map(_discard, cards)


def refusal(state: TexasFacts, card: Card) -> Illegal | None:
    if state.phase == "draw":
        return Illegal("not-your-phase", Message("texas-draw-first"), "a-turn")
    if card not in state.hand:
        message = Message("texas-not-in-hand", card=card_names.named(card))
        return Illegal("not-in-hand", message)
    if card == barred(state):
        message = Message("texas-barred", card=card_names.named(card))
        return Illegal("barred-card", message, "a-turn")
    return None


def discard(state: TexasFacts, move: Discard, tell: EventSink | None) -> None:
    """Discard a card; the next seat draws, unless this was the last of the last turns."""
    next_turn(state, put_down(state, move.card, "discard", tell), tell)


def put_down(state: TexasFacts, card: Card, kind: str, tell: EventSink | None) -> Seat:
    """Move a card to the pile, with an event of this kind; the seat that did so."""
    seat = state.asked
    assert seat is not None, "a seat is asked"
    state.hands[seat].remove(card)
    known = state.known[seat]
    if card in known:
        known.remove(card)
    state.pile.append(card)
    state.let_go[seat].append(card)
    if state.laid is None:
        state.idle = 0 if state.taken is None else state.idle + 1
    state.taken = None
    if tell:
        tell(Event(kind, seat, f"hands/{seat}", "pile", (french.write(card),)))
    return seat


# Going out.


def ways_of(state: TexasFacts, hand: Sequence[Card], kept: Card | None) -> list[Card]:
    """Cards, in order, with which a hand can go out: none in a last turn, never the barred one."""
    if state.laid is not None:
        return []
    found = state.round_law.going_out(hand)
    if found and kept is not None:
        return [card for card in found if card != kept]
    return found


def ways(state: TexasFacts) -> list[Card]:
    """Cards with which the asked seat can go out after its draw."""
    return ways_of(state, state.hand, barred(state))


def legal_outs(state: TexasFacts) -> list[Move]:
    return [GO_OUT_MOVES[card] for card in ways(state)]


def out_refusal(state: TexasFacts, move: GoOut) -> Illegal | None:
    illegal = refusal(state, move.card)
    if state.laid is not None and (illegal is None or state.phase == "discard"):
        return Illegal("not-your-phase", Message("texas-last-turn"), "going-out")
    if illegal is None and not state.round_law.goes_out(state.hand, move.card):
        message = Message("texas-not-melded", card=card_names.named(move.card))
        return Illegal("not-a-meld", message, "going-out")
    return illegal


def go_out(state: TexasFacts, move: GoOut, tell: EventSink | None) -> None:
    """Discard the last card; the round ends, or the others' last turns begin."""
    seat = put_down(state, move.card, "out", tell)
    if state.options.after_out == "one_turn":
        pay_for_going_out(state, seat, tell)
        _lay_down(state, seat, tell)
        next_turn(state, seat, tell)
    else:
        end_round(state, seat, tell)


def _lay_down(state: TexasFacts, seat: Seat, tell: EventSink | None) -> None:
    """Show everybody the melds of a seat; the cards stay in its hand."""
    hand = state.hands[seat]
    state.known[seat] = hand[:]
    melds = [[write(card) for card in meld] for meld in state.round_law.arrange(hand).melds]
    state.laid = {"seat": seat, "melds": melds}
    if tell:
        tell(Event("laid", seat, changes={"laid": copy_json(state.laid)}))
