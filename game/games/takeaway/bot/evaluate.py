"""How a match of Takeaway stands for each player, and what a move makes of it."""

from collections.abc import Sequence
from typing import Final

from game.core.event import Seat
from game.games.takeaway.moves import Draw, Move
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import FITS
from game.games.takeaway.scoring import count

DRAWS: Final = 6
"""How many cards are drawn, about, before a stack is safe under other cards or has been taken."""
IN_SIGHT: Final = 0.5
"""How likely a stack is taken when it fits one that lies open."""


def totals(state: TakeawayState) -> Sequence[float]:
    """The totals in cards, the round that is going on included."""
    if state.over or state.round == len(state.rounds):
        return state.scores
    held = count(state.setup.players, state.slots)
    return [total + now for total, now in zip(state.scores, held, strict=True)]


def gain(state: TakeawayState, move: Move) -> float:
    """The cards won: another's stack counts whole, one's own only changes its place."""
    if isinstance(move, Draw):
        return 0.0
    won = float(len(state.slots[move.slot]))
    return 0.1 * won if state.owner[move.slot] == state.asked else won


def outlook(state: TakeawayState, move: Move) -> float:
    """The lead in cards once the slot has been played, less what is likely to be lost."""
    seat = state.asked
    assert seat is not None, "a seat is asked"
    after = state.clone()
    after.advance(move)
    while after.phase == "take" and (after.round, after.slot) == (state.round, state.slot):
        after.advance(max(after.legal(), key=lambda one: gain(after, one)))
    lead = _lead(totals(after), seat)
    if after.over or after.round != state.round:
        return lead
    for slot, stack in enumerate(after.slots):
        if stack:
            lost = len(stack) * _risk(after, slot)
            rivals = state.setup.players - 1
            lead += -lost if after.owner[slot] == seat else lost / rivals
    return lead


def _lead(points: Sequence[float], seat: Seat) -> float:
    """By how much a seat's points are above the mean of the others'."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def _risk(state: TakeawayState, slot: int) -> float:
    """How likely a stack is taken from its owner, 0 to 1."""
    fits = FITS[state.run_suits][state.slots[slot][-1]]
    risk = 0.0
    if state.stock:
        # Which cards are still in the deck can be worked out from those that lie open or under.
        risk = min(1.0, DRAWS * len(fits.intersection(state.stock)) / len(state.stock))
    owner = state.owner[slot]
    for other, stack in enumerate(state.slots):
        if stack and stack[-1] in fits and state.owner[other] != owner:
            return max(risk, IN_SIGHT)
    return risk
