"""The felt of Takeaway, in the colours of its picture: teal."""

from game.core.felt import Felt

FELT = Felt(
    *("#19635d", "#13504b", "#072624"),
    *("#08221f", "#174f4a", "#3b827a", "#0e3c38"),
    "takeaway",
)
