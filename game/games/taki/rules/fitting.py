"""What fits: the cards that may be played on the pile, and into a run."""

from game.core.illegal import Illegal
from game.core.words import cards as count_of
from game.games.taki.cards import (
    BREAKER,
    CHANGE,
    COLOR_NAMES,
    KING,
    NONE,
    PLUS_THREE,
    SYMBOL_NAMES,
    Card,
    Color,
    Symbol,
    name,
)
from game.games.taki.moves import FITS, INSIDE, ON_PLUS_TWO
from game.games.taki.rules import runs
from game.games.taki.state import TakiFacts


def on_pile(color: Color, symbol: Symbol, pending: int) -> frozenset[Card]:
    """The cards that fit while these are in force and so many cards wait on active +2s."""
    return ON_PLUS_TWO if pending else FITS[color][symbol]


def fits(state: TakiFacts) -> frozenset[Card]:
    """The cards the seat that is asked may play in phase turn, run or extra."""
    if state.phase == "run":
        inside = INSIDE[state.run]
        return inside | {CHANGE} if runs.may_end(state) else inside
    return on_pile(state.color, state.symbol, state.pending)


def can_play(state: TakiFacts) -> bool:
    """Whether the seat that is asked has a card to play; a Breaker never has to be."""
    fitting = fits(state)
    return any(card in fitting and card != BREAKER for card in state.hands[state.player])


def refused(state: TakiFacts, card: Card) -> Illegal | None:
    """Why a card of the hand does not fit; None if it does."""
    if card in fits(state):
        return None
    told = name(card)
    if state.phase == "run":
        return _not_in_run(state, card)
    if state.pending:
        return _mismatch(
            f"A +2 is active: answer with a +2 or a King, or draw {count_of(state.pending)}.",
            "The cards",
        )
    force = COLOR_NAMES[state.color]
    if state.symbol == NONE:
        return _mismatch(f"The colour in force is {force}, and the {told} is not.", "A turn")
    return _mismatch(
        f"The {told} has neither the colour in force, {force}, "
        f"nor the symbol, {SYMBOL_NAMES[state.symbol]}.",
        "A turn",
    )


def _not_in_run(state: TakiFacts, card: Card) -> Illegal:
    colored = COLOR_NAMES[state.run]
    if card == CHANGE:
        return _mismatch(
            f"Change Colour can only end this run: first play your {colored} cards.", "Runs"
        )
    if card in (KING, PLUS_THREE, BREAKER):
        return _mismatch(f"A {name(card)} cannot be played inside a run.", "Runs")
    return _mismatch(
        f"Inside a {colored} run only {colored} cards and Super Takis are played.", "Runs"
    )


def _mismatch(message: str, rule: str) -> Illegal:
    return Illegal("color-mismatch", message, rule)
