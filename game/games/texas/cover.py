"""What is told of Texas Rummy before it is played."""

from game.core.game_info import FeltTheme, GameInfo
from game.text.message import Message


class TexasInfo(GameInfo):
    """Texas Rummy on the start page."""

    name = "texas"
    title = "Texas Rummy"
    tagline = Message("texas-pitch")
    minutes = 8
    players = (2, 10)
    lessons = ("turn", "wild", "out")
    felt = FeltTheme(
        *("#9a4a2a", "#5a2138", "#1e0a1f"),
        *("#260d20", "#5f2537", "#985060", "#3f1529"),
        "texas",
    )
    """In the colours of its picture: a desert in the evening."""
