"""Rules of Texas Rummy, one module each; the state dispatches moves to them.

Fixed: one discard ends a turn; the option `bar` and the hand say whether a card is barred.
Free: how the ways to go out are found and cached.
Then look at: tests/games/texas/test_rules.py, tests/games/texas/test_stock.py
"""

from collections.abc import Iterator
from itertools import chain

from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.texas.moves import Discard, Draw, GoOut, Move
from game.games.texas.rules import discarding, drawing, round
from game.games.texas.state import TexasFacts
from game.text.message import Message


class TexasState(TexasFacts):
    __slots__ = ()

    def legal(self) -> Iterator[Move]:
        if self.phase == "draw":
            return iter(drawing.legal(self))
        if self.phase != "discard":
            return iter(())
        return chain(discarding.legal(self), discarding.legal_outs(self))

    def check(self, move: Move) -> Illegal | None:
        if self.asked is None:
            return Illegal("match-over", Message("match-over"))
        match move:
            case Draw():
                return drawing.refusal(self, move)
            case Discard():
                return discarding.refusal(self, move.card)
            case GoOut():
                return discarding.out_refusal(self, move)

    def _begin(self, tell: EventSink | None) -> None:
        round.begin(self, tell)

    def _play(self, move: Move, tell: EventSink | None) -> None:
        match move:
            case Discard():
                discarding.discard(self, move, tell)
            case Draw():
                drawing.draw(self, move, tell)
            case GoOut():
                discarding.go_out(self, move, tell)
