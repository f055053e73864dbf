"""The rules of 500 Rummy, one module per rule, and ``Rummy500State``, which dispatches to them.

In each module ``legal`` lists the moves of a hand, ``refused`` gives the refusal of an illegal
move, and ``make`` changes the state.  Begin with ``turn`` and ``round``.

Fixed: an owed card, a call and a debt, in the order in which `check` refuses them.
Free: in which module a helper stands; `legal` may take any fast way to the same moves.
Then look at: tests/games/rummy500/test_slow.py, tests/games/rummy500/test_calls.py
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Final

from game.cards.french import JOKER, Card
from game.cards.melds import ALL_NATURALS, MeldableHand, hand_of
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.rummy500.moves import (
    RUMMY500_DISCARD_MOVES,
    Call,
    Discard,
    DrawPile,
    DrawStock,
    Finish,
    LayMeld,
    LayOff,
    Move,
    Pass,
    Rummy,
    RummyTo,
    Swap,
)
from game.games.rummy500.rules import (
    calling,
    discarding,
    drawing,
    laying_off,
    melding,
    owing,
    round,
    swapping,
    turn,
)
from game.games.rummy500.rules.pile import melds_nothing
from game.games.rummy500.state import Rummy500Facts
from game.text.message import Message

_discard: Final = RUMMY500_DISCARD_MOVES.__getitem__


def fast_legal_plays(state: Rummy500Facts, cards: Sequence[Card], held: int) -> Iterator[Move]:
    """Fast copy of ``listed``, for a hand given as ``cards`` and as the card set ``held``.

    It is fast in the usual position: no owed card and no card twice.
    """
    if state.must_meld is not None or not held.bit_count() == len(cards) > 1:
        return listed(state, hand_of(cards, held))
    free, barred = sorted(cards), state.barred
    if barred is not None:
        free.remove(barred)
    discards = map(_discard, free)
    if melds_nothing(held, state.table):
        return discards
    if owing.needs_nothing(state):
        offs = laying_off.layoffs(held, state.melds, state.meld_rules)
        melds = melding.new_melds(held & ALL_NATURALS, held >> JOKER, state.meld_rules)
        return chain(melds, offs, discards)
    hand = hand_of(cards, held)
    return chain(melding.legal(state, hand), laying_off.legal(state, hand), discards)


def listed(state: Rummy500Facts, hand: MeldableHand) -> Iterator[Move]:
    melds, offs = melding.legal(state, hand), laying_off.legal(state, hand)
    return chain(melds, offs, discarding.legal(state, hand))


class Rummy500State(Rummy500Facts):
    """A match of 500 Rummy at one moment: its facts, and the moves that change them."""

    __slots__ = ()

    def legal(self) -> Iterator[Move]:
        seat = self.asked
        if seat is None:
            return iter(())
        if self.phase == "play":
            plays = fast_legal_plays(self, self.hands[seat], self.held[seat])
            return chain(swapping.legal(self), plays) if self.options.joker_swap else plays
        return iter(drawing.legal(self) if self.phase == "draw" else calling.legal(self))

    def check(self, move: Move) -> Illegal | None:
        """The refusal of a move, or None.

        Several reasons have this priority: no such move, wrong phase, card not in hand, owed
        card, barred card, a card that must be melded, cards that do not fit.
        """
        if self.asked is None:
            return Illegal("match-over", Message("match-over"))
        return laying_off.unclear(self, move) or turn.refusal(self, move) or self._refusal(move)

    def _refusal(self, move: Move) -> Illegal | None:
        match move:
            case DrawStock() | DrawPile():
                return drawing.refusal(self, move)
            case LayMeld():
                return melding.refusal(self, move)
            case LayOff():
                return laying_off.refusal(self, move)
            case Swap():
                return swapping.refusal(self, move)
            case Discard():
                return discarding.refusal(self, move)
            case Rummy() | RummyTo():
                return calling.refusal(self, move)
            case Finish():
                return round.refusal(self)
            case Pass():
                return None

    def open_calls(self) -> Sequence[Call]:
        return calling.possible(self)

    def _begin(self, tell: EventSink | None) -> None:
        round.begin(self, tell)

    def _play(self, move: Move, tell: EventSink | None) -> None:
        made: Move | None = move
        while made is not None:
            MOVE_HANDLERS[type(made)](self, made, tell)
            made = turn.forced(self)


Making = Callable[[Rummy500Facts, Any, EventSink | None], None]
MOVE_HANDLERS: Final[Mapping[type[Move], Making]] = {
    DrawStock: drawing.from_stock,
    DrawPile: drawing.from_pile,
    LayMeld: melding.make,
    LayOff: laying_off.make,
    Swap: swapping.make,
    Discard: discarding.make,
    Rummy: calling.make,
    RummyTo: calling.make,
    Pass: calling.stay_silent,
    Finish: round.finish,
}
"""The handler of each type of move."""
