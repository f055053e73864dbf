"""Traits: habits of a character that cost a little of the chance to win.

A character has one leaning in all games, such as to grab or to hoard.  The bot of a game
declares in ``knowledge`` the trait that each leaning becomes there: which moves show it, and its
price.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from game.core.state import State
from game.text.message import TextValue

GRAB_LEANING: Final = "grab"
"""To take what belongs to others."""
GREED_LEANING: Final = "greed"
"""To want as much as possible."""
HASTE_LEANING: Final = "haste"
"""To act at once rather than wait."""
GUILE_LEANING: Final = "guile"
"""To set traps."""
HOARD_LEANING: Final = "hoard"
"""To keep cards and melds."""
GUARD_LEANING: Final = "guard"
"""To give nothing to others."""
LEANINGS: Final = (
    GRAB_LEANING,
    GREED_LEANING,
    HASTE_LEANING,
    GUILE_LEANING,
    HOARD_LEANING,
    GUARD_LEANING,
)


@dataclass(frozen=True, slots=True)
class Trait:
    """A leaning in one game.

    ``is_shown`` tells whether a legal move shows the trait, from facts that its seat knows.
    ``fond_text`` and ``averse_text`` describe a player who leans this way, or the other way.
    ``price`` scales the quick score that such a player gives up for a move; it is higher where
    cheap moves are rare.  ``stakes`` replace it after a search: points given up by the fond and by
    the averse player.  ``public`` tells whether all players can see that a move shows the trait.
    ``kinds`` are the moves that can show it, and ``among`` puts a number of them into words.
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
        """The description of a player with this fondness, positive or negative."""
        return self.fond_text if fondness > 0 else self.averse_text

    def stake_points(self, fondness: float) -> float:
        """Points that a player with this fondness gives up for the trait."""
        return abs(fondness) * self.stakes[fondness < 0]


def _is_never(state: State[Any], move: Any) -> bool:
    return False


class Traits:
    """The traits of a game; ``rating`` is the usual price of a trait in quick scores."""

    def __init__(self, *traits: Trait, rating: float) -> None:
        self._by_leaning = {trait.leaning: trait for trait in traits}
        self.rating = rating

    def __iter__(self) -> Iterator[Trait]:
        return iter(self._by_leaning.values())

    def of(self, leaning: str) -> Trait:
        """The trait of a leaning; by default one that no move shows."""
        return self._by_leaning.get(leaning, Trait(leaning, _is_never, "", "", public=False))
