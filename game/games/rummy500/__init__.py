"""500 Rummy: draw from an open pile, meld for points, and call "Rummy!".

Fixed: the move notation and the options, as records have them; the short form of an evening.
Free: minutes, felt and instrument, and everything that no other folder imports.
Then look at: tests/games/rummy500/test_examples.py, tests/games/rummy500/test_great_hands.py
"""

from collections.abc import Mapping
from typing import ClassVar

from game.core.game_info import EveningForm, FeltTheme, GameInfo, MatchLengths
from game.text.message import Message


class Rummy500Info(GameInfo):
    name = "rummy500"
    title = Message("rummy500-title")
    tagline = Message("rummy500-pitch")
    age = Message("rummy500-age")
    minutes = 20
    players = (2, 8)
    lessons = ("turn", "dig", "price", "joker", "call")
    first_hand = "first"
    lengths = MatchLengths("target", (0, 100, 200, 500), short=100, usual=500)
    short_round: ClassVar[Mapping[str, int | str]] = {"target": 0}
    evening = EveningForm(3, {"target": 200}, minutes=7.5, easy=12.0)
    instrument = "piano"
    felt = FeltTheme(
        *("#33509a", "#1f3264", "#0a1229"),
        *("#0b142c", "#253a6e", "#536ba8", "#152247"),
        "rummy500",
    )
    """Navy and gold, the colours of the picture."""
