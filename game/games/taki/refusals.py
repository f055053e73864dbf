"""Why a move of Taki is refused: the codes and the sentences."""

from typing import TYPE_CHECKING

from game.core.illegal import Illegal
from game.core.words import cards as count_of
from game.games.taki.cards import (
    BREAKER,
    CHANGE,
    COLOR_NAMES,
    KING,
    NONE,
    PLUS_THREE,
    SUPER,
    SYMBOL_NAMES,
    holds_open,
    name,
)
from game.games.taki.moves import (
    CLOSE,
    DRAW,
    LEAVE,
    PASS,
    QUIET,
    SAY,
    STOP_THERE,
    Play,
    Word,
)

if TYPE_CHECKING:
    from game.games.taki.rules import TakiState

WAITING = {
    "run": ("Your run is still going on: go on with it, close it or leave it.", "Runs"),
    "answer": (
        "A +3 is being answered: only a +3 Breaker, or the next player's King, can be played.",
        "The +3 and its Breaker",
    ),
    "announce": ("You hold one card: first say “last card”, or keep quiet.", "Last card"),
}

_ANNOUNCING = (
    "announce",
    "The last card is announced when a play has left you with one card.",
    "Last card",
)
ELSEWHERE: dict[Word, tuple[str, str, str]] = {
    STOP_THERE: ("extra", "You can stop only where a King offers one more card.", "The cards"),
    PASS: ("answer", "There is no +3 to let stand.", "The +3 and its Breaker"),
    SAY: _ANNOUNCING,
    QUIET: _ANNOUNCING,
}


def refusal(state: "TakiState", move: Play | Word) -> Illegal | None:
    """Why the seat that is asked may not make this move; None if it may."""
    if state.asked is None:
        return Illegal("match-over", "The match is over.")
    if isinstance(move, Play):
        return _play(state, move)
    return _word(state, move)


def _not_now(message: str, rule: str) -> Illegal:
    return Illegal("not-your-phase", message, rule)


def _mismatch(message: str, rule: str) -> Illegal:
    return Illegal("color-mismatch", message, rule)


def _play(state: "TakiState", move: Play) -> Illegal | None:
    card = move.card
    phase = state.phase
    if phase == "announce" or (phase == "answer" and card not in (BREAKER, KING)):
        return _not_now(*WAITING[phase])
    assert state.asked is not None, "a move is checked for the seat that is asked"
    if card not in state.hands[state.asked]:
        return Illegal("not-in-hand", f"You do not hold the {name(card)}.", "A turn")
    if phase == "answer":
        if card == KING and state.asked != state.following:
            return _mismatch(
                "Only the player whose turn is next may answer a +3 with a King.",
                "The +3 and its Breaker",
            )
        return None
    if card not in state.fits():
        return _misfit(state, move)
    if card == SUPER and (move.color == NONE) == (state.color == NONE):
        return _super(state)
    return None


def _super(state: "TakiState") -> Illegal:
    if state.color == NONE:
        return _mismatch(
            "No colour is in force on a bare King: choose one for the Super Taki.", "The cards"
        )
    return _mismatch(
        "A Super Taki takes the colour in force: its colour is not yours to choose.", "The cards"
    )


def _misfit(state: "TakiState", move: Play) -> Illegal:
    """Why a card that is in hand does not fit."""
    card = name(move.card)
    if state.phase == "run":
        colored = COLOR_NAMES[state.run]
        if move.card == CHANGE:
            return _mismatch(
                f"Change Colour can only end this run: first play your {colored} cards.", "Runs"
            )
        if move.card in (KING, PLUS_THREE, BREAKER):
            return _mismatch(f"A {card} cannot be played inside a run.", "Runs")
        return _mismatch(
            f"Inside a {colored} run only {colored} cards and Super Takis are played.", "Runs"
        )
    if state.pending:
        return _mismatch(
            f"A +2 is active: answer with a +2 or a King, or draw {count_of(state.pending)}.",
            "The cards",
        )
    force = COLOR_NAMES[state.color]
    if state.symbol == NONE:
        return _mismatch(f"The colour in force is {force}, and the {card} is not.", "A turn")
    return _mismatch(
        f"The {card} has neither the colour in force, {force}, "
        f"nor the symbol, {SYMBOL_NAMES[state.symbol]}.",
        "A turn",
    )


def _word(state: "TakiState", move: Word) -> Illegal | None:
    if move == DRAW:
        return _draw(state)
    if move in (CLOSE, LEAVE):
        return _end_of_run(state, move)
    phase, message, rule = ELSEWHERE[move]
    if state.phase == phase and (move != STOP_THERE or state.color == NONE):
        return None
    return _not_now(message, rule)


def _draw(state: "TakiState") -> Illegal | None:
    if state.phase not in ("turn", "extra"):
        return _not_now(*WAITING[state.phase])
    if state.phase == "extra" and state.color == NONE:
        return _not_now(
            "A King's extra card is not drawn for: play one more, or stop.", "The cards"
        )
    if state.pending or state.voluntary or not state.can_play():
        return None
    return _not_now(
        "A card is drawn only when none can be played, and you hold one that can.", "A turn"
    )


def _end_of_run(state: "TakiState", move: Word) -> Illegal | None:
    if state.phase != "run":
        return _not_now("There is no run of yours to end: play a card into it first.", "Runs")
    if not state.may_end_run():
        colored = COLOR_NAMES[state.run]
        return _not_now(f"Every {colored} card in your hand has to be played first.", "Runs")
    if move == CLOSE and holds_open(state.pile[-1]):
        top = name(state.pile[-1])
        return _not_now(f"A run cannot be closed on a {top}: it stays open.", "Runs")
    return None
