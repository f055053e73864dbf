"""What is told of Take before it is played."""

from game.core.cover import Cover
from game.words.message import Message


class TakeCover(Cover):
    """Take on the start page."""

    name = "take"
    title = "Take"
    pitch = Message("take-pitch")
    minutes = 30
    players = (2, 5)
    lessons = ("turn", "take", "out")
