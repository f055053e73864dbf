"""What is told of Takeaway before it is played."""

from game.core.cover import Cover
from game.words.message import Message


class TakeawayCover(Cover):
    """Takeaway on the start page."""

    name = "takeaway"
    title = "Takeaway"
    pitch = Message("takeaway-pitch")
    minutes = 6
    players = (2, 4)
    lessons = ("turn", "slots", "end")
