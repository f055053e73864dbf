"""What is told of 500 Rummy before it is played."""

from game.core.cover import Cover
from game.words.message import Message


class Rummy500Cover(Cover):
    """500 Rummy on the start page."""

    name = "rummy500"
    title = "500 Rummy"
    pitch = Message("rummy500-pitch")
    minutes = 20
    players = (2, 8)
    lessons = ("turn", "dig", "call")
