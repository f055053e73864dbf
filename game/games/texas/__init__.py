"""Texas Rummy: eleven rounds, growing hands, changing wild cards, a pot of dimes.

Fixed: the eleven rounds with their wild cards, and that dimes never change who wins.
Free: cover, felt, and the names of rule sets. Its kin are options, not further games.
Then look at: tests/games/texas/test_examples.py, tests/games/texas/test_kin.py
"""

from collections.abc import Mapping
from typing import ClassVar

from game.core.game_info import EveningForm, FeltTheme, GameInfo, MatchLengths
from game.text.message import Message


class TexasInfo(GameInfo):
    name = "texas"
    title = Message("texas-title")
    tagline = Message("texas-pitch")
    age = Message("texas-age")
    minutes = 11
    players = (2, 10)
    lessons = ("turn", "wild", "dimes", "deck", "out")
    first_hand = "first"
    lengths = MatchLengths("rounds", ("1-3", "1-7", "all"), short="1-7", usual="all")
    short_round: ClassVar[Mapping[str, int | str]] = {"rounds": "1-3"}
    evening = EveningForm(5, {"rounds": "all"}, minutes=9.6, easy=12.2)
    instrument = "banjo"
    strip_share = 0.75
    felt = FeltTheme(
        *("#9a4a2a", "#5a2138", "#1e0a1f"),
        *("#260d20", "#5f2537", "#985060", "#3f1529"),
        "texas",
    )
    """A desert in the evening, as in the picture of the game."""
