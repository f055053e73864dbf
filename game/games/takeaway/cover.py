"""What is told of Takeaway before it is played."""

from game.core.cover import Cover
from game.core.felt import Felt
from game.words.message import Message


class TakeawayCover(Cover):
    """Takeaway on the start page."""

    name = "takeaway"
    title = "Takeaway"
    pitch = Message("takeaway-pitch")
    minutes = 6
    players = (2, 4)
    lessons = ("turn", "slots", "end")
    felt = Felt(
        *("#19635d", "#13504b", "#072624"),
        *("#08221f", "#174f4a", "#3b827a", "#0e3c38"),
        "takeaway",
    )
    """In the colours of its picture: teal."""
