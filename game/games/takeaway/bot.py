"""What opponents know of Takeaway."""

from collections.abc import Sequence
from typing import Final

from game.cards import french
from game.core.event import Seat
from game.core.game import Knowledge
from game.core.words import cards
from game.games.takeaway.rules import DRAW, TAKES, Draw, Move, TakeawayState

DRAWS: Final = 6
"""How many cards are drawn, about, before a stack is safe under other cards or has been taken."""
IN_SIGHT: Final = 0.5
"""How likely a stack is taken when it fits one that lies open."""


class TakeawayKnowledge(Knowledge[TakeawayState, Move]):
    """At once, the most cards; with thought, also how likely each stack is to be taken again."""

    taste = 1.5

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

    def weigh(self, state: TakeawayState) -> dict[Move, float]:
        """The lead in cards once the slot has been played, less what is likely to be lost.

        A stack is lost when a card that fits its top is drawn, so the cards not yet seen are
        counted, or when it fits a stack of somebody else's that lies open.
        """
        if state.phase == "draw":
            return {DRAW: 0.0}
        return {move: self._outlook(state, move) for move in self.candidates(state)}

    def _outlook(self, state: TakeawayState, move: Move) -> float:
        seat = state.asked
        assert seat is not None, "a seat is asked"
        after = state.clone()
        after.advance(move)
        while after.phase == "take" and (after.round, after.slot) == (state.round, state.slot):
            after.advance(max(self.candidates(after), key=lambda one: self.rate(after, one)))
        lead = _lead(self.prospects(after), seat)
        if after.over or after.round != state.round:
            return lead
        for slot, stack in enumerate(after.slots):
            if stack:
                lost = len(stack) * _risk(after, slot)
                rivals = state.setup.players - 1
                lead += -lost if after.owner[slot] == seat else lost / rivals
        return lead

    def prospects(self, state: TakeawayState) -> Sequence[float]:
        """The totals in cards, the round that is going on included."""
        if state.over or state.round == len(state.rounds):
            return state.scores
        return [total + now for total, now in zip(state.scores, state.count(), strict=True)]

    def trait(self, state: TakeawayState, move: Move) -> str:
        return "" if isinstance(move, Draw) or state.owner[move.slot] == state.asked else "take"

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


def _lead(points: Sequence[float], seat: Seat) -> float:
    """By how much a seat's points are above the mean of the others'."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def _risk(state: TakeawayState, slot: int) -> float:
    """How likely a stack is taken from its owner, 0 to 1."""
    fits = state.fits[state.slots[slot][-1]]
    risk = 0.0
    if state.stock:
        # Which cards are still in the deck can be worked out from those that lie open or under.
        risk = min(1.0, DRAWS * len(fits.intersection(state.stock)) / len(state.stock))
    owner = state.owner[slot]
    for other, stack in enumerate(state.slots):
        if stack and stack[-1] in fits and state.owner[other] != owner:
            return max(risk, IN_SIGHT)
    return risk
