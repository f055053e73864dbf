"""Rules of Taki, one module each; the state lists its moves, and dispatches them to the rules.

Fixed: a play in order: the card is laid, it acts, and only then the turn or the game ends.
Free: which module has what, and the tables of playable cards that make `legal` fast.
Then look at: tests/games/taki/test_slow.py, tests/games/taki/test_orders.py
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from game.core.event import Event, Seat, View
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.taki.cards import NO_COLOR_OR_SYMBOL, PLUS_THREE_BREAKER_CARD
from game.games.taki.moves import (
    CLOSE_RUN_MOVE,
    LEAVE_RUN_OPEN_MOVE,
    PLAIN_PLAYS,
    PLAYABLE_CARDS,
    PLAYS_IN_COLOR,
    PLAYS_WITHOUT_COLOR,
    SAY_LAST_CARD_MOVE,
    SKIP_EXTRA_CARD_MOVE,
    STAY_QUIET_MOVE,
    TAKI_DRAW_MOVE,
    TAKI_PASS_MOVE,
    Move,
    Play,
    Word,
)
from game.games.taki.rules import deal, last_card, playing, plus_three, runs, turns
from game.games.taki.state import TakiFacts
from game.text.message import Message

WORD_HANDLERS: Final[dict[str, Callable[[TakiFacts, Word, EventSink | None], None]]] = {
    TAKI_DRAW_MOVE.text: turns.draw_instead,
    SKIP_EXTRA_CARD_MOVE.text: turns.stop,
    TAKI_PASS_MOVE.text: plus_three.let_stand,
    CLOSE_RUN_MOVE.text: runs.end,
    LEAVE_RUN_OPEN_MOVE.text: runs.end,
    SAY_LAST_CARD_MOVE.text: last_card.announce,
    STAY_QUIET_MOVE.text: last_card.announce,
}
"""Dispatch table: handler of each word."""
LEGAL_MOVES_BY_PHASE: Final[dict[str, Callable[[TakiFacts], Iterator[Move]]]] = {
    "run": runs.legal,
    "answer": playing.legal_answers,
    "announce": last_card.legal,
    "deal": lambda state: iter(()),
    "over": lambda state: iter(()),
}
"""Dispatch table: legal moves of the phases outside a turn."""


class TakiState(TakiFacts):
    __slots__ = ()

    def legal(self) -> Iterator[Move]:
        """Every card that fits, and drawing or stopping if allowed.

        It merges ``fitting.on_pile``, ``turns.may_draw`` and ``turns.may_stop`` for speed. A test
        compares it with the refusals.
        """
        phase = self.phase
        if phase != "turn" and phase != "extra":
            return LEGAL_MOVES_BY_PHASE[phase](self)
        seat, color, pending = self.asked, self.color, self.pending
        assert seat is not None, "a match that is not over asks a seat"
        fits = self.on_plus_two if pending else PLAYABLE_CARDS[color][self.symbol]
        plays = PLAYS_IN_COLOR if color >= 0 else PLAYS_WITHOUT_COLOR
        last = NO_COLOR_OR_SYMBOL
        found: list[Move] = []
        for card in self.hands[seat]:
            if card in fits and card != last:
                last = card
                found += plays[card]
        if color < 0 and phase == "extra":
            found.append(SKIP_EXTRA_CARD_MOVE)
        # Breakers, which never have to be played, are last in a hand.
        elif (
            not found
            or pending
            or self.voluntary
            or found[0] is PLAIN_PLAYS[PLUS_THREE_BREAKER_CARD]
        ):
            found.append(TAKI_DRAW_MOVE)
        return iter(found)

    def check(self, move: Move) -> Illegal | None:
        if self.asked is None:
            return Illegal("match-over", Message("match-over"))
        if isinstance(move, Play):
            if self.phase == "announce":
                return last_card.first()
            if self.phase == "answer":
                return playing.answer_refusal(self, move.card)
            return playing.refusal(self, move)
        if move == TAKI_DRAW_MOVE:
            return turns.draw_refusal(self)
        if move == SKIP_EXTRA_CARD_MOVE:
            return turns.stop_refusal(self)
        if move == TAKI_PASS_MOVE:
            return plus_three.pass_refusal(self)
        if move in (CLOSE_RUN_MOVE, LEAVE_RUN_OPEN_MOVE):
            return runs.end_refusal(self, move)
        return last_card.refusal(self)

    def _begin(self, tell: EventSink | None) -> None:
        deal.begin(self, tell)

    def _play(self, move: Move, tell: EventSink | None = None) -> None:
        if isinstance(move, Play):
            self.idle = 0
            if self.phase == "answer":
                playing.answer(self, move.card, tell)
            else:
                playing.lay(self, move, tell)
        else:
            WORD_HANDLERS[move.text](self, move, tell)

    advance = _play

    # Hidden facts.

    def redact_view(self, view: View, seat: Seat) -> None:
        """Hide the seat asked about a +3: it holds an answer."""
        if self.phase == "answer" and seat != self.asked:
            view["seat"] = None

    def _turn_event(self, changed: dict[str, Any]) -> Event:
        """Event about the asked seat; while a +3 is open, only that seat sees it."""
        changed["seat"] = self.asked
        if self.phase != "answer" or self.asked is None:
            return super()._turn_event(changed)
        changed["phase"] = self.phase
        return Event(
            "asked",
            changes=changed,
            visible_to=frozenset({self.asked}),
            private_values=frozenset({"seat"}),
        )
