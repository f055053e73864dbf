"""What is told of Texas Rummy before it is played."""

from game.core.cover import Cover
from game.words.message import Message


class TexasCover(Cover):
    """Texas Rummy on the start page."""

    name = "texas"
    title = "Texas Rummy"
    pitch = Message("texas-pitch")
    minutes = 8
    players = (2, 10)
    lessons = ("turn", "wild", "out")
