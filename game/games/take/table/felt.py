"""The felt of Take, in the colours of its picture: terracotta, its light a glow in the middle."""

from game.core.felt import Felt

FELT = Felt(
    *("#993f28", "#7c3120", "#38130b"),
    *("#2f110a", "#6b2b1c", "#a75f47", "#5a2216"),
    "take",
)
