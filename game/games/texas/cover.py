"""What is told of Texas Rummy before it is played."""

from game.core.cover import Cover
from game.core.felt import Felt
from game.words.message import Message


class TexasCover(Cover):
    """Texas Rummy on the start page."""

    name = "texas"
    title = "Texas Rummy"
    pitch = Message("texas-pitch")
    minutes = 8
    players = (2, 10)
    lessons = ("turn", "wild", "out")
    felt = Felt(
        *("#9a4a2a", "#5a2138", "#1e0a1f"),
        *("#260d20", "#5f2537", "#985060", "#3f1529"),
        "texas",
    )
    """In the colours of its picture: a desert in the evening."""
