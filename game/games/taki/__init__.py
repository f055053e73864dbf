"""Taki: colours and symbols, runs, action cards, a tournament of eight stages.

Fixed: texts of cards and moves, and the stages of the tournament.
Free: cover and felt. `cards` is a pack of its own: no other game reads it.
Then look at: tests/games/taki/test_examples.py, tests/games/taki/test_cards.py
"""

from game.core.game_info import EveningForm, FeltTheme, GameInfo, MatchLengths
from game.text.message import Message


class TakiInfo(GameInfo):
    name = "taki"
    title = Message("taki-title")
    tagline = Message("taki-pitch")
    age = Message("taki-age")
    minutes = 2
    players = (2, 10)
    lessons = ("turn", "run", "actions", "three", "last")
    first_hand = "first"
    lengths = MatchLengths("wins", (1, 2, 3, 5), short=2, usual=1)
    evening = EveningForm(2, {"wins": 2}, minutes=6.3, easy=8.7)
    instrument = "kalimba"
    felt = FeltTheme(
        *("#77387e", "#4e2555", "#1f0b22"),
        *("#1f0c22", "#4b2651", "#7f5286", "#351739"),
        "taki",
    )
    """Violet, as in the picture of the game."""
