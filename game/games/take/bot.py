"""What opponents know of Take."""

from collections.abc import Sequence

from game.core.game import Knowledge
from game.games.take.moves import Move
from game.games.take.rules import TakeState


class TakeKnowledge(Knowledge[TakeState, Move]):
    """A stand-in."""

    def candidates(self, state: TakeState) -> list[Move]:
        return list(state.legal())

    def rate(self, state: TakeState, move: Move) -> float:
        return 0.0

    def prospects(self, state: TakeState) -> Sequence[float]:
        if state.over or state.round == len(state.rounds):
            return state.scores
        return [total + now for total, now in zip(state.scores, state.points(), strict=True)]

    def reason(self, state: TakeState, move: Move, names: Sequence[str]) -> str:
        return "x"
