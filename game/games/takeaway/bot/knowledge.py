"""What opponents know of Takeaway."""

from collections.abc import Sequence

from game.cards import french
from game.core.byview import texts
from game.core.game import Knowledge
from game.core.words import cards
from game.games.takeaway.bot.evaluate import gain, outlook, totals
from game.games.takeaway.moves import DRAW, Draw, Move
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import plays
from game.words.message import Names, Said


class TakeawayKnowledge(Knowledge[TakeawayState, Move]):
    """At once, the most cards; with thought, also how likely each stack is to be taken again."""

    taste = 1.5

    def candidates(self, state: TakeawayState) -> list[Move]:
        return list(state.legal())

    def rate(self, state: TakeawayState, move: Move) -> float:
        return gain(state, move)

    def weigh(self, state: TakeawayState) -> dict[Move, float]:
        """The lead in cards once the slot has been played, less what is likely to be lost.

        A stack is lost when a card that fits its top is drawn, so the cards not yet seen are
        counted, or when it fits a stack of somebody else's that lies open.
        """
        if state.phase == "draw":
            return {DRAW: 0.0}
        return {move: outlook(state, move) for move in self.candidates(state)}

    def prospects(self, state: TakeawayState) -> Sequence[float]:
        return totals(state)

    def trait(self, state: TakeawayState, move: Move) -> str:
        return "" if isinstance(move, Draw) or state.owner[move.slot] == state.asked else "take"

    def reason(self, state: TakeawayState, move: Move, names: Names) -> Said:
        return self._reason(state, move, texts(names))

    def _reason(self, state: TakeawayState, move: Move, names: Sequence[str]) -> str:
        if isinstance(move, Draw):
            if not state.slots[state.slot]:
                return "The slot is empty, so a card is drawn into it."
            return "Nothing fits the top card, so a card is drawn onto it."
        stack = state.slots[move.slot]
        owner = state.owner[move.slot]
        fitting = plays(state, state.slot)
        top = french.name(stack[-1])
        if len(fitting) == 1:
            return f"The {top} is the only stack that fits, and what fits must be taken."
        if owner == state.asked:
            return f"It only gathers a stack of your own, but the {top} on top is worth more there."
        if len(stack) == max(len(state.slots[slot]) for slot in fitting):
            return f"No other stack that fits is larger: {cards(len(stack))}."
        return f"The {top} on top is worth more than the larger stack."
