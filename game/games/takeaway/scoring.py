"""Scoring of Takeaway."""

from collections.abc import Sequence
from typing import Any

from game.games.takeaway.state import owners


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
