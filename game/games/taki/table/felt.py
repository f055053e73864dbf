"""The felt of Taki, in the colours of its picture: violet."""

from game.core.felt import Felt

FELT = Felt(
    *("#66326c", "#48224e", "#1f0b22"),
    *("#1f0c22", "#4b2651", "#7f5286", "#351739"),
    "taki",
)
