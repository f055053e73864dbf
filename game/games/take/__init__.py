"""Take: rummy in which players take each other's sequences on the table.

Fixed: the move notation, options as records have them, and names of lessons: progress has them.
Free: minutes, felt and instrument; `melds` and `scoring` serve this game alone.
Then look at: tests/games/take/test_examples.py, tests/games/take/test_notation.py
"""

from collections.abc import Mapping
from typing import ClassVar

from game.core.game_info import EveningForm, FeltTheme, GameInfo, MatchLengths
from game.text.message import Message


class TakeInfo(GameInfo):
    name = "take"
    title = Message("take-title")
    tagline = Message("take-pitch")
    age = Message("take-age")
    minutes = 30
    players = (2, 5)
    lessons = ("turn", "take", "joker", "hold", "out")
    first_hand = "first"
    lengths = MatchLengths("target", (0, 100, 200, 500), short=100, usual=500)
    short_round: ClassVar[Mapping[str, int | str]] = {"target": 0}
    evening = EveningForm(4, {"target": 0}, minutes=3.0, easy=5.9)
    instrument = "guitar"
    felt = FeltTheme(
        *("#993f28", "#7c3120", "#38130b"),
        *("#2f110a", "#6b2b1c", "#a75f47", "#5a2216"),
        "take",
    )
    """Terracotta, the colours of the picture."""
