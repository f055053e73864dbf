"""What is told of 500 Rummy before it is played."""

from game.core.game_info import FeltTheme, GameInfo
from game.text.message import Message


class Rummy500Info(GameInfo):
    """500 Rummy on the start page."""

    name = "rummy500"
    title = "500 Rummy"
    tagline = Message("rummy500-pitch")
    minutes = 20
    players = (2, 8)
    lessons = ("turn", "dig", "call")
    felt = FeltTheme(
        *("#33509a", "#1f3264", "#0a1229"),
        *("#0b142c", "#253a6e", "#536ba8", "#152247"),
        "rummy500",
    )
    """In the colours of its picture: navy and gold."""
