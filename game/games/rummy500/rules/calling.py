"""Calling "Rummy!": taking cards of the pile that can be melded without any card of a hand."""

from game.cards import card_names
from game.cards.french import JOKER, Card
from game.cards.melds import EMPTY_MELDABLE_HAND, LaidCard, bits_of, fewest_to_meld, summed
from game.core.event import Event, Seat
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.rummy500.moves import (
    RUMMY500_PASS_MOVE,
    RUMMY_CALL_MOVES,
    Call,
    LayOff,
    Move,
    Pass,
    Rummy,
    RummyTo,
)
from game.games.rummy500.rules import owing, round, turn
from game.games.rummy500.rules.additions import extend, lays_off, offers
from game.games.rummy500.rules.pile import looked_through, melds_nothing, take
from game.games.rummy500.state import Rummy500Facts
from game.text.message import Message


def legal(state: Rummy500Facts) -> list[Move]:
    return [*state.calls, RUMMY500_PASS_MOVE]


def lays_off_top(state: Rummy500Facts) -> bool:
    """Whether a call lays the pile top off, instead of taking cards of the pile."""
    return state.options.rummy_call == "top"


def possible(state: Rummy500Facts) -> list[Call]:
    if state.options.rummy_call == "pile":
        piled, table = state.piled, state.table
        if melds_nothing(piled, table):
            return []
        reached = owing.reached(state, table)
        counts = looked_through(
            state.pile, piled, EMPTY_MELDABLE_HAND, reached, state.new_only, 0, 1
        )
        return [RUMMY_CALL_MOVES[count] for count in counts]
    if not (lays_off_top(state) and lays_off(state, state.pile[-1])):
        return []
    top = state.pile[-1]
    return [
        RummyTo(off.meld, off.card if card == JOKER else None, off.end)
        for meld in state.melds
        for card, off in offers(meld.shape, meld.number, state.meld_rules)
        if card == top
    ]


def refusal(state: Rummy500Facts, call: Call) -> Illegal | None:
    if call in state.calls:
        return None
    match call:
        case Rummy(count) if lays_off_top(state):
            why = Message("rummy500-not-called.last")
        case Rummy(count) if count > len(state.pile):
            why = Message("rummy500-pile-has", count=len(state.pile))
        case Rummy(count):
            card, where = card_names.named(state.pile[-count]), owing.meld_terms(state).where
            if state.at_once:
                why = Message("rummy500-not-called.at-once", card=card, where=where)
            else:
                why = Message("rummy500-not-called", card=card, where=where)
        case _ if state.options.rummy_call == "pile":
            why = Message("rummy500-not-called.count")
        case _:
            why = Message("rummy500-not-called.off", card=card_names.named(state.pile[-1]))
    return Illegal("does-not-fit", why, "calling-rummy")


# The call window asks all players but the discarder, in turn.


def allows_after_last(state: Rummy500Facts) -> bool:
    """Whether a player's last discard can be called, by the option ``called``."""
    return state.options.going_out == "called"


def may_be_called(state: Rummy500Facts, card: Card) -> bool:
    """Whether this last card of a hand can be called after its discard.

    It must fit the table or a new meld, alone or with cards of the pile.
    """
    if not allows_after_last(state):
        return False
    if lays_off_top(state):
        return lays_off(state, card)
    return fewest_to_meld(card, summed([*state.pile, card]), state.table, state.new_only) > 0


def ends_round(state: Rummy500Facts) -> bool:
    """Whether the round ends unless a player calls: the open discard was a last card."""
    return state.discarder is not None and not state.hands[state.discarder]


def open_call_window(state: Rummy500Facts, discarder: Seat) -> bool:
    """Open the call window after a discard, if a call is possible; whether it opened."""
    calls = possible(state)
    if not calls:
        return False
    state.calls = tuple(calls)
    state.phase = "call"
    state.discarder = discarder
    state.asked = state.left_of(discarder)
    return True


def _close(state: Rummy500Facts) -> Seat:
    discarder = state.discarder
    if discarder is None:
        raise ValueError("a call outside the window")
    state.discarder = None
    state.calls = ()
    return discarder


def stay_silent(state: Rummy500Facts, move: Pass, tell: EventSink | None) -> None:
    """Pass; after the last seat the next turn begins, or the round ends after a last card."""
    seat = state.seat
    following = state.left_of(seat)
    if tell:
        tell(Event("pass", seat))
    if following != state.discarder:
        state.asked = following
        return
    out = ends_round(state)
    discarder = _close(state)
    if out:
        round.end(state, discarder, tell)
    else:
        turn.begin(state, state.left_of(discarder))


def make(state: Rummy500Facts, call: Call, tell: EventSink | None) -> None:
    floats = ends_round(state)
    if isinstance(call, RummyTo):
        discarder = _lay_top_off(state, call, tell)
        turn.begin(state, state.left_of(discarder))
    else:
        discarder = _close(state)
        owing.owe(state, take(state, state.seat, call.count, "rummy", tell))
    if floats and tell:
        tell(Event("float", discarder))


def _lay_top_off(state: Rummy500Facts, call: RummyTo, tell: EventSink | None) -> Seat:
    top = state.pile.pop()
    state.piled = bits_of(state.pile)
    card = LaidCard(top) if call.joker is None else call.joker
    extend(state, LayOff(card, call.meld, call.end), from_pile=True, tell=tell)
    return _close(state)
