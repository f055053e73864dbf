"""What is told of 500 Rummy before it is played."""

from game.core.cover import Cover
from game.core.felt import Felt
from game.words.message import Message


class Rummy500Cover(Cover):
    """500 Rummy on the start page."""

    name = "rummy500"
    title = "500 Rummy"
    pitch = Message("rummy500-pitch")
    minutes = 20
    players = (2, 8)
    lessons = ("turn", "dig", "call")
    felt = Felt(
        *("#33509a", "#1f3264", "#0a1229"),
        *("#0b142c", "#253a6e", "#536ba8", "#152247"),
        "rummy500",
    )
    """In the colours of its picture: navy and gold."""
