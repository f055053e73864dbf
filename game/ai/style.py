"""Leanings of a player: the preference among moves of about equal value."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.ai.search import SearchResult, point_worth
from game.core.game import State
from game.core.trait import Trait, Traits

FREE_PREFERENCE_STANDARD_ERRORS: Final = 0.1
"""Standard errors of a difference that cost a preferred move nothing."""


@dataclass(frozen=True, slots=True)
class Style:
    """The preference of a player among moves.

    ``leaning`` is one of ``LEANINGS``, or empty for no preference. ``fondness`` is 1 to seek the
    leaning's trait and -1 to avoid it. A preferred move is chosen over the best one only if it
    costs little.
    """

    leaning: str = ""
    fondness: float = 0.0

    def trait(self, traits: Traits) -> Trait:
        """Trait of the leaning in a game."""
        return traits.of(self.leaning)

    def likes(self, traits: Traits, state: State[Any], move: Any) -> bool:
        """Whether this player prefers the move."""
        if not self.leaning:
            return False
        return self.trait(traits).is_shown(state, move) is (self.fondness > 0)

    def is_seen_in(self, traits: Traits, state: State[Any], move: Any) -> bool:
        """Whether the move openly shows the trait that this player is fond of.

        ``state`` may be the position as any seat knows it.
        """
        if self.fondness <= 0:
            return False
        trait = self.trait(traits)
        return trait.public and trait.is_shown(state, move)

    def choose(
        self,
        knowledge: Any,
        state: State[Any],
        values: Mapping[Any, float],
        errors: Mapping[Any, float] | None = None,
    ) -> Any:
        """Best move, or a preferred one that is hardly worse.

        ``values`` are ratings. With ``errors`` they are percent chances, and ``errors`` the
        standard errors of the differences to the best move.
        """
        best = max(values, key=values.__getitem__)
        traits: Traits = knowledge.traits
        if not self.leaning or self.likes(traits, state, best):
            return best
        trait = self.trait(traits)
        price = abs(self.fondness) * trait.price * traits.rating
        if errors is not None:
            price = trait.stake_points(self.fondness) * point_worth(knowledge, state, values[best])

        def allowed(move: Any) -> float:
            return price + FREE_PREFERENCE_STANDARD_ERRORS * (errors or {}).get(move, 0.0)

        hearts = [
            move
            for move, value in values.items()
            if value >= values[best] - allowed(move) and self.likes(traits, state, move)
        ]
        return max(hearts, key=values.__getitem__, default=best)

    def decide(self, knowledge: Any, state: State[Any], found: SearchResult) -> Any:
        """The move of this player after a search.

        After a forced or single candidate, the heuristic costs of all moves decide instead.
        """
        if len(found.chances) > 1:
            return self.choose(knowledge, state, found.chances, found.errors)
        rated = knowledge.move_costs(state) if self.leaning else {}
        return self.choose(knowledge, state, rated) if rated else found.best


NEUTRAL_STYLE = Style()
