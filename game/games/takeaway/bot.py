"""What opponents know of Takeaway."""

from collections.abc import Sequence

from game.cards import french
from game.core.game import Knowledge
from game.core.words import cards
from game.games.takeaway.rules import DRAW, TAKES, Draw, Move, TakeawayState


class TakeawayKnowledge(Knowledge[TakeawayState, Move]):
    """Most cards now, for the playouts; the count of cards, for the evaluation."""

    def candidates(self, state: TakeawayState) -> list[Move]:
        if state.phase == "draw":
            return [DRAW]
        plays = state.plays(state.slot)
        return [TAKES[slot] for slot in plays]

    def rate(self, state: TakeawayState, move: Move) -> float:
        """The cards won: another's stack counts whole, one's own only changes its place."""
        if isinstance(move, Draw):
            return 0.0
        gain = float(len(state.slots[move.slot]))
        return 0.1 * gain if state.owner[move.slot] == state.asked else gain

    def prospects(self, state: TakeawayState) -> Sequence[float]:
        """The totals in cards, the round that is going on included."""
        if state.over or state.round == len(state.rounds):
            return state.scores
        return [total + now for total, now in zip(state.scores, state.count(), strict=True)]

    def reason(self, state: TakeawayState, move: Move, names: Sequence[str]) -> str:
        if isinstance(move, Draw):
            if not state.slots[state.slot]:
                return "The slot is empty, so a card is drawn into it."
            return "Nothing fits the top card, so a card is drawn onto it."
        stack = state.slots[move.slot]
        owner = state.owner[move.slot]
        plays = state.plays(state.slot)
        top = french.name(stack[-1])
        if len(plays) == 1:
            return f"The {top} is the only stack that fits, and what fits must be taken."
        if owner == state.asked:
            return f"It only gathers a stack of your own, but the {top} on top is worth more there."
        if len(stack) == max(len(state.slots[slot]) for slot in plays):
            return f"No other stack that fits is larger: {cards(len(stack))}."
        return f"The {top} on top is worth more than the larger stack."
