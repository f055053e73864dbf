"""Traits: what somebody may be fond of beside winning, in a game's own terms.

A character leans one way in all games, to grab or to hoard; what that means in a game its
``bot/traits.py`` says, one trait for each leaning.  A move shows a trait or does not.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from game.text.message import TextValue

GRAB: Final = "grab"
"""To take what is not one's own."""
GREED: Final = "greed"
"""To want much."""
HASTE: Final = "haste"
"""To do at once what might wait."""
GUILE: Final = "guile"
"""To set traps."""
HOARD: Final = "hoard"
"""To keep what one has."""
GUARD: Final = "guard"
"""To give others nothing."""
LEANINGS: Final = (GRAB, GREED, HASTE, GUILE, HOARD, GUARD)


@dataclass(frozen=True, slots=True)
class Trait:
    """What a leaning means in a game.

    ``shows`` says of a legal move whether it shows the trait; it looks at nothing that is hidden
    from the seat that is asked.  ``fond`` and ``averse`` are what is told of somebody who leans
    that way, and the other way.  ``price`` is how many times as much as usual a move may be rated
    less for it: more where it is seldom cheap.  ``stakes`` are the same where chances to win are
    known, for each of the two, in points that one ends with.  ``public`` is whether everybody at
    the table can see that a move shows it: not where that depends on the hand, or on what is worked
    out.  ``kinds`` are the moves that may show it, and ``among`` tells so many of them.
    """

    leaning: str
    is_shown: Callable[[Any, Any], bool]
    fond_text: TextValue
    averse_text: TextValue
    price: float = 1.0
    stakes: tuple[float, float] = (0.0, 0.0)
    public: bool = True
    kinds: tuple[type, ...] = ()
    among: Callable[[int], TextValue] = str

    def text(self, fondness: float) -> TextValue:
        """What is told of somebody who leans so."""
        return self.fond_text if fondness > 0 else self.averse_text

    def stake(self, fondness: float) -> float:
        """How many points somebody gives up for it who leans so."""
        return abs(fondness) * self.stakes[fondness < 0]


def _never(state: Any, move: Any) -> bool:
    return False


class Traits:
    """The traits of a game, and what is given up for them.

    ``rating`` is how much less a move may be rated that is after somebody's heart.
    """

    def __init__(self, *traits: Trait, rating: float) -> None:
        self._by_leaning = {trait.leaning: trait for trait in traits}
        self.rating = rating

    def __iter__(self) -> Iterator[Trait]:
        return iter(self._by_leaning.values())

    def of(self, leaning: str) -> Trait:
        """What a leaning means here: nothing is ever seen of it where no trait is declared."""
        return self._by_leaning.get(leaning, Trait(leaning, _never, "", "", public=False))

    def first(self, state: Any, move: Any) -> str:
        """The first of the leanings that a move shows, if any."""
        shown = (trait.leaning for trait in self if trait.is_shown(state, move))
        return next(shown, "")
