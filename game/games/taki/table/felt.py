"""The felt of Taki, in the colours of its picture: violet."""

from game.core.felt import Felt

FELT = Felt(
    *("#77387e", "#4e2555", "#1f0b22"),
    *("#1f0c22", "#4b2651", "#7f5286", "#351739"),
    "taki",
)
