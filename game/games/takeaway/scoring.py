"""Scoring: every card in a player's slots is a point."""

from collections.abc import Sequence
from typing import Any

from game.games.takeaway.state import owners


def count(players: int, stacks: Sequence[Sequence[Any]]) -> list[int]:
    """The cards in each player's slots: what the round would score now.

    >>> count(4, [["5S", "5H"], ["KD"], [], [], [], [], [], ["AS"]])
    [3, 0, 0, 1]
    """
    points = [0] * players
    for owner, stack in zip(owners(players), stacks, strict=True):
        if owner is not None:
            points[owner] += len(stack)
    return points
