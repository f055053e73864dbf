"""The rules of Take, one module per rule, and ``TakeState``, which dispatches to them.

In each module ``legal`` lists moves, ``refused`` gives the refusal of an illegal move, and
``make`` changes the state.  ``TakeState`` also makes the forced moves at the start of a turn.
Begin with ``turn`` and ``round``.

Fixed: moves forced at a turn's start belong to the move before: no record has a line for them.
Free: how a legal move is found, as long as the slow rules find the same ones.
Then look at: tests/games/take/slow.py, tests/laws/test_rules_once.py
"""

from collections.abc import Iterator
from itertools import chain

from game.cards.french import JOKER
from game.cards.melds import in_runs
from game.core.event import Seat
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.take.moves import Add, Discard, Draw, Finish, Lay, Move
from game.games.take.rules import adding, discarding, drawing, empty_stock, melding, round, turn
from game.games.take.state import DRAW_PHASE, PLAY_PHASE, TakeFacts
from game.text.message import Message


class TakeState(TakeFacts):
    """A match of Take at one moment: its facts, and the moves that change them."""

    __slots__ = ()

    def legal(self) -> Iterator[Move]:
        if self.phase == DRAW_PHASE:
            return drawing.legal(self)
        if self.phase != PLAY_PHASE:
            return iter(())
        if self.must_meld is not None:
            return filter(self._leaves_a_way, melding.possible(self))
        seat = self.asked
        assert seat is not None, "a seat is asked"
        hand, held = self.hands[seat], self.held[seat]
        jokers = hand.count(JOKER) if held >> JOKER else 0
        table = self.table
        if not jokers and not held & table.spread.fits and not in_runs(held):
            return discarding.fast_allowed_unmelded(hand, self.barred)
        melds = melding.melds_of(table, held, jokers)
        return chain(melds, discarding.allowed_of(table, hand, held, jokers, self.barred))

    def check(self, move: Move) -> Illegal | None:
        if self.asked is None:
            return Illegal("match-over", Message("match-over"))
        match move:
            case Draw():
                return drawing.refusal(self, move)
            case Lay():
                return melding.refusal(self, move)
            case Add():
                return adding.refusal(self, move)
            case Discard():
                return discarding.refusal(self, move)
            case Finish():
                return round.refusal(self)

    def owner_of(self, zone: str) -> Seat | None:
        run = self.table.at(zone)
        return None if run is None else Seat(run.owner)

    def _leaves_a_way(self, move: Lay | Add) -> bool:
        if isinstance(move, Lay):
            return melding.leaves_a_way(self, move)
        return adding.leaves_a_way(self, move, self.table.place_of(move))

    def _begin(self, tell: EventSink | None) -> None:
        round.begin(self, tell)

    def _play(self, move: Move, tell: EventSink | None) -> None:
        # The most frequent types come first.
        if isinstance(move, Discard):
            discarding.make(self, move.card, tell)
        elif isinstance(move, Draw):
            drawing.make(self, move, tell)
        elif isinstance(move, Lay):
            melding.make(self, move, tell)
            discarding.after_melding(self, tell)
        elif isinstance(move, Add):
            adding.make(self, move, tell)
            discarding.after_melding(self, tell)
        else:
            round.finish(self, tell)
        while self.phase == DRAW_PHASE and _make_forced_moves(self, tell):
            pass


def _make_forced_moves(state: TakeState, tell: EventSink | None) -> bool:
    """Make the forced moves of a turn that begins; whether they ended it.

    These are a floater's draw and only move, and the finish when no card can be drawn.
    """
    assert state.asked is not None, "a seat is asked"
    if state.hands[state.asked]:
        if state.stock or empty_stock.can_take_last(state):
            return False
        round.finish(state, tell)
        return True
    if not state.stock:
        round.finish(state, tell)
        return True
    drawing.from_stock(state, tell)
    first, *others = state.legal()
    if others:
        return False
    match first:
        case Add():
            adding.make(state, first, tell)
            turn.pass_on(state)
        case Discard(card):
            discarding.make(state, card, tell)
        case _:
            raise ValueError("one card is added or discarded")
    return True
