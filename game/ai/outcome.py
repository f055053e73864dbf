"""What a match came to for one seat: the figures that matches of the same cards are compared by."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.event import Seat
from game.core.game import Game, State
from game.match.summary import PERSON, Summary, scored_by


def lead(points: Sequence[float], seat: Seat) -> float:
    """A seat's own points less those of the best of the others."""
    rivals = [theirs for one, theirs in enumerate(points) if one != seat]
    return float(points[seat] - max(rivals))


@dataclass(frozen=True, slots=True)
class Outcome:
    """A seat's place, from 1, of so many players, and its lead after so many rounds.

    The lead is by how much it is ahead of the best of the others, in what the game's
    ``Knowledge.unit`` names; behind, it is negative.  Winners share the first place; others who
    are level share theirs.
    """

    place: int
    players: int
    lead: float
    rounds: int


def outcome(game: Game[Any, Any], state: State[Any], seat: Seat) -> Outcome:
    """What a match that is over came to for a seat."""
    stood = game.knowledge.standing(state)
    winners = state.winners or ()
    better = sum(
        (other in winners, points) > (seat in winners, stood[seat])
        for other, points in enumerate(stood)
        if not (other in winners and seat in winners)
    )
    return Outcome(1 + better, len(stood), round(lead(stood, seat), 1), len(state.rounds))


def told_outcome(game: Game[Any, Any], one: Summary) -> Outcome | None:
    """The person's outcome as the summary of a record tells it.

    None for a match that is not over, and for one without points: there it takes the last
    position.
    """
    if not one.over or game.table is None or not scored_by(game, one.options):
        return None
    sign = -1 if game.table.lowest_wins else 1
    ahead = lead([float(sign * points) for points in one.scores], PERSON)
    return Outcome(one.places[PERSON], one.players, round(ahead, 1), one.rounds)
