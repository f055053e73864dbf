"""Takeaway: eight slots of face-up cards in a ring; whole stacks change slots.

Fixed: move notation, options, and the order of slots in a view.
Free: numbers and colours of the cover. This is the game to copy: keep it the smallest.
Then look at: tests/games/takeaway/test_worked_examples.py, tests/games/takeaway/test_players.py
"""

from collections.abc import Mapping
from typing import ClassVar

from game.core.game_info import EveningForm, FeltTheme, GameInfo, MatchLengths
from game.text.message import Message


class TakeawayInfo(GameInfo):
    name = "takeaway"
    title = Message("takeaway-title")
    tagline = Message("takeaway-pitch")
    age = Message("takeaway-age")
    minutes = 6
    players = (2, 4)
    lessons = ("turn", "order", "slots", "end")
    first_hand = "first"
    lengths = MatchLengths("rounds", (1, 2, 3, 5), short=2, usual=3)
    short_round: ClassVar[Mapping[str, int | str]] = {"rounds": 1}
    evening = EveningForm(1, {"rounds": 3}, minutes=5.9, easy=5.9)
    instrument = "marimba"
    felt = FeltTheme(
        *("#19635d", "#13504b", "#072624"),
        *("#08221f", "#174f4a", "#3b827a", "#0e3c38"),
        "takeaway",
    )
    """Teal, as in the picture of the game."""
