"""Rules of Taki, one module each; the state dispatches moves to them."""

from collections.abc import Callable
from typing import Any, Final

from game.core.event import Event, Seat, View
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.taki.moves import CLOSE, DRAW, LEAVE, PASS, QUIET, SAY, STOP_THERE, Move, Play, Word
from game.games.taki.rules import (
    answering,
    deal,
    last_card,
    listing,
    playing,
    plus_three,
    runs,
    turns,
)
from game.games.taki.state import TakiFacts
from game.text.message import Message

SAID: Final[dict[str, Callable[[TakiFacts, Word, EventSink | None], None]]] = {
    DRAW.text: turns.draw_instead,
    STOP_THERE.text: turns.stop,
    PASS.text: plus_three.let_stand,
    CLOSE.text: runs.end,
    LEAVE.text: runs.end,
    SAY.text: last_card.announce,
    QUIET.text: last_card.announce,
}
"""Dispatch table: handler of each word."""


class TakiState(TakiFacts):
    __slots__ = ()

    legal = listing.legal

    def check(self, move: Move) -> Illegal | None:
        if self.asked is None:
            return Illegal("match-over", Message("match-over"))
        if isinstance(move, Play):
            if self.phase == "announce":
                return last_card.first()
            if self.phase == "answer":
                return answering.refused(self, move.card)
            return playing.refused(self, move)
        if move == DRAW:
            return turns.refused_draw(self)
        if move == STOP_THERE:
            return turns.refused_stop(self)
        if move == PASS:
            return plus_three.refused_pass(self)
        if move in (CLOSE, LEAVE):
            return runs.refused_end(self, move)
        return last_card.refused(self)

    def _begin(self, tell: EventSink | None) -> None:
        deal.begin(self, tell)

    def _play(self, move: Move, tell: EventSink | None = None) -> None:
        if isinstance(move, Play):
            self.idle = 0
            if self.phase == "answer":
                answering.answer(self, move.card, tell)
            else:
                playing.lay(self, move, tell)
        else:
            SAID[move.text](self, move, tell)

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
