"""The felt of Texas Rummy, in the colours of its picture: a desert in the evening."""

from game.core.felt import Felt

FELT = Felt(
    *("#9a4a2a", "#5a2138", "#1e0a1f"),
    *("#260d20", "#5f2537", "#985060", "#3f1529"),
    "texas",
)
