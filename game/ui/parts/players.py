"""Players in words."""

from collections.abc import Sequence

from game.words import message as words
from game.words.message import Message, Who, together

MANY = 3
"""More players than these are counted and not named."""


def several(players: Sequence[Who]) -> words.Value:
    """The names of some players, or how many they are."""
    if len(players) > MANY:
        return Message("score-players", count=len(players))
    return together(players)
