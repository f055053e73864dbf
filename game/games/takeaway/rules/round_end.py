"""End of a round."""

from collections.abc import Sequence
from typing import Any

from game.cards import french
from game.core.event import Event, Seat
from game.core.game import EventSink
from game.games.takeaway.rules.deal import next_round
from game.games.takeaway.state import TakeawayFacts, owners, zone_of


def count(players: int, stacks: Sequence[Sequence[Any]]) -> list[int]:
    """Points of each seat if the round ended now: its cards.

    >>> count(4, [["5S", "5H"], ["KD"], [], [], [], [], [], ["AS"]])
    [3, 0, 0, 1]
    """
    points = [0] * players
    for owner, stack in zip(owners(players), stacks, strict=True):
        if owner is not None:
            points[owner] += len(stack)
    return points


def end_round(state: TakeawayFacts, tell: EventSink | None) -> None:
    """Score the cards, then deal again or end the match; the highest total wins."""
    points = count(state.setup.players, state.slots)
    state.scores = [total + more for total, more in zip(state.scores, points, strict=True)]
    state.rounds.append({"scores": points, "out": None})
    last = state.round == state.setup.options.as_values()["rounds"]
    if last:
        best = max(state.scores)
        state.end(tuple(Seat(seat) for seat, total in enumerate(state.scores) if total == best))
    if tell:
        facts: dict[str, Any] = {
            "rounds": [dict(one) for one in state.rounds],
            "scores": list(state.scores),
        }
        tell(Event("round-end", changes=facts))
    if not last:
        if tell:
            _gather(state, tell)
        next_round(state, tell)


def _gather(state: TakeawayFacts, tell: EventSink) -> None:
    for slot, stack in enumerate(state.slots):
        if stack:
            texts = tuple(map(french.write, stack))
            tell(Event("gather", None, zone_of(slot), "stock", texts))
