"""What is told of Taki before it is played."""

from game.core.cover import Cover
from game.words.message import Message


class TakiCover(Cover):
    """Taki on the start page."""

    name = "taki"
    title = "Taki"
    pitch = Message("taki-pitch")
    minutes = 3
    players = (2, 10)
    lessons = ("turn", "run", "last")
