"""What opponents know of Takeaway."""

from collections.abc import Sequence
from typing import Final

from game.cards import naming
from game.core.game import Knowledge
from game.core.winning import shares, won
from game.games.takeaway.bot.endgame import Endgame, solvable
from game.games.takeaway.bot.evaluate import gain, outlook, totals
from game.games.takeaway.bot.measured import MEASURED
from game.games.takeaway.bot.traits import TRAITS
from game.games.takeaway.bot.winning import WINNING
from game.games.takeaway.moves import DRAW, Draw, Move
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import plays
from game.words.message import Message, Names, Said

PACK: Final = 52


class TakeawayKnowledge(Knowledge[TakeawayState, Move]):
    """At once, the most cards; with thought, also how likely each stack is to be taken again."""

    thought_again = 960
    taste = 1.5
    measured = MEASURED
    traits = TRAITS
    winning = WINNING

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

    def left(self, state: TakeawayState) -> float:
        """The rounds to come, with what is left of this one by the cards in the deck."""
        return (
            int(state.setup.options.as_values()["rounds"]) - state.round + len(state.stock) / PACK
        )

    def solve(self, state: TakeawayState) -> dict[Move, float] | None:
        """With few cards left in the deck, by every order in which they may come."""
        if not solvable(state):
            return None
        seat = state.asked
        assert seat is not None, "a seat is asked"
        rounds = int(state.setup.options.as_values()["rounds"])
        players = state.setup.players

        def ending(held: Sequence[int]) -> Sequence[float]:
            totals = [total + now for total, now in zip(state.scores, held, strict=True)]
            if state.round == rounds:
                best = max(totals)
                return won([one for one, total in enumerate(totals) if total == best], players)
            return shares(totals, self.winning.spread(players).at(rounds - state.round))

        found = Endgame(state, ending).takes(state)
        return {move: chances[seat] for move, chances in found.items()}

    def prospects(self, state: TakeawayState) -> Sequence[float]:
        return totals(state)

    def reason(self, state: TakeawayState, move: Move, names: Names) -> Said:
        if isinstance(move, Draw):
            empty = not state.slots[state.slot]
            return Message("takeaway-why-fill") if empty else Message("takeaway-why-draw")
        stack = state.slots[move.slot]
        fitting = plays(state, state.slot)
        top = naming.named(stack[-1])
        if len(fitting) == 1:
            return Message("takeaway-why-only", card=top)
        if state.owner[move.slot] == state.asked:
            return Message("takeaway-why-own", card=top)
        if len(stack) == max(len(state.slots[slot]) for slot in fitting):
            return Message("takeaway-why-largest", count=len(stack))
        return Message("takeaway-why-top", card=top)
