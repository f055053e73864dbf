"""Only cards that are in the hand can be put down."""

from collections import Counter
from collections.abc import Iterable

from game.cards import naming
from game.cards.french import Card
from game.core.illegal import Illegal
from game.games.rummy500.state import Rummy500Facts
from game.words.message import Message


def refused(state: Rummy500Facts, wanted: Iterable[Card]) -> Illegal | None:
    """Refuse to put down cards that the seat that is asked does not hold."""
    lacking = Counter(wanted) - Counter(state.hands[state.seat])
    missing = min(lacking, default=None)
    if missing is None:
        return None
    return Illegal("not-in-hand", Message("rummy500-not-held", card=naming.the(missing)))
