"""The felt of 500 Rummy, in the colours of its picture: navy and gold."""

from game.core.felt import Felt

FELT = Felt(
    *("#33509a", "#1f3264", "#0a1229"),
    *("#0b142c", "#253a6e", "#536ba8", "#152247"),
    "rummy500",
)
