"""A turn: the cards that may be played, and playing one, into a run or by itself."""

from collections.abc import Iterator

from game.core.event import Event, Seat
from game.core.game import Tell
from game.core.illegal import Illegal
from game.games.taki.cards import (
    BREAKER,
    CHANGE,
    COLORED,
    KING,
    NONE,
    SUPER,
    TAKI,
    Card,
    color,
    holds_open,
    symbol,
    write,
)
from game.games.taki.moves import BARE_PLAYS, DRAW, INSIDE, PLAYS, STOP_THERE, Move, Play
from game.games.taki.rules import fitting, runs
from game.games.taki.rules.acting import act
from game.games.taki.rules.turns import may_draw, may_stop
from game.games.taki.state import TakiFacts
from game.games.taki.words.names import named
from game.words.message import Message


def legal(state: TakiFacts) -> Iterator[Move]:
    """Every card that fits, and drawing or stopping where that may be."""
    plays = BARE_PLAYS if state.color < 0 else PLAYS
    fits = fitting.on_pile(state.color, state.symbol, state.pending)
    last = NONE
    can_play = False
    for card in state.hands[state.player]:
        if card != last and card in fits:
            last = card
            can_play = can_play or card != BREAKER
            yield from plays[card]
    if may_stop(state):
        yield STOP_THERE
    elif may_draw(state, can_play):
        yield DRAW


def not_held(state: TakiFacts, card: Card) -> Illegal | None:
    """The refusal of a card that the seat that is asked does not hold; None if it does."""
    if card in state.hands[state.player]:
        return None
    return Illegal("not-in-hand", Message("taki-not-held", card=named(card)), "turn")


def refused(state: TakiFacts, move: Play) -> Illegal | None:
    """Why a card may not be played on one's own turn; None if it may."""
    illegal = not_held(state, move.card) or fitting.refused(state, move.card)
    if illegal is None and move.card == SUPER:
        return _refused_color(state, move)
    return illegal


def _refused_color(state: TakiFacts, move: Play) -> Illegal | None:
    """Why a Super Taki may not be played with, or without, a colour of one's choice."""
    if (move.color == NONE) != (state.color == NONE):
        return None
    why = Message("taki-choose") if state.color == NONE else Message("taki-no-choice")
    return Illegal("color-mismatch", why, "cards")


def lay(state: TakiFacts, move: Play, tell: Tell | None) -> None:
    """Play a card on one's own turn: into a run, as the end of one, or by itself."""
    seat = state.player
    card = move.card
    into = state.phase == "run" or (state.run >= 0 and card in INSIDE[state.run])
    if card == CHANGE and state.phase == "run":
        runs.show_end(state)
    lead(state, seat, card, move.color)
    opens = holds_open(card)
    if opens or (into and card != CHANGE):
        state.run = state.color
        acts = not state.hands[seat]
        if acts and not opens:
            state.run = NONE
    else:
        state.run = NONE
        acts = True
    if tell:
        tell_play(state, "play", seat, card, tell)
    if acts:
        act(state, seat, card, tell)
    else:
        state.phase = "run"


def lead(state: TakiFacts, seat: Seat, card: Card, chosen: int = NONE) -> None:
    """Move a card from a hand to the pile and put in force what it puts in force."""
    state.hands[seat].remove(card)
    state.pile.append(card)
    state.traces[seat] = (state.traces[seat], card)
    if card < COLORED:
        state.color = color(card)
        state.symbol = symbol(card)
    elif card == CHANGE:
        state.color = chosen
        state.symbol = NONE
    elif card == SUPER:
        state.symbol = TAKI
        if chosen != NONE:
            state.color = chosen
    elif card == KING:
        state.color = NONE
        state.symbol = NONE
        state.pending = 0


def tell_play(state: TakiFacts, kind: str, seat: Seat, card: Card, tell: Tell) -> None:
    """Tell that a card was played, and what it has put in force."""
    facts = state.facts()
    told = {key: facts[key] for key in ("color", "symbol", "run", "pending")}
    tell(Event(kind, seat, f"hands/{seat}", "pile", (write(card),), facts=told))
