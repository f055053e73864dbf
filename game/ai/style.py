"""What a player likes, beside winning."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.ai.search import SearchResult, worth
from game.core.game import State
from game.core.trait import Trait, Traits

DOUBT: Final = 0.1
"""So many standard errors of a difference in chance say nothing: what is within costs nothing."""
LOOKS: Final = 5
"""So many moves a beginner thinks of at most until one is after their heart."""
CARELESS: Final = 2.0
"""So many times as much as others a beginner gives up for a move after their heart."""


@dataclass(frozen=True, slots=True)
class Style:
    """What sort of moves a player likes.

    ``leaning`` is one of ``LEANINGS``, empty for somebody who only wants to win, and ``fondness``
    is 1 for who leans that way, -1 for the other way.  A move is after their heart if it shows
    what the leaning means in the game, or does not.  Of moves that are about as good as the best
    one, such a move is chosen: what it costs is little by how it is chosen.
    """

    leaning: str = ""
    fondness: float = 0.0

    def trait(self, traits: Traits) -> Trait:
        """What the leaning means in a game."""
        return traits.of(self.leaning)

    def likes(self, traits: Traits, state: State[Any], move: Any) -> bool:
        """Whether a move is after this player's heart."""
        if not self.leaning:
            return False
        return self.trait(traits).is_shown(state, move) is (self.fondness > 0)

    def seen_in(self, traits: Traits, state: State[Any], move: Any) -> bool:
        """Whether everybody at the table sees in a move what this player is fond of.

        ``state`` may be what any of them knows.
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
        """The best move, or one that is after this player's heart and hardly less good.

        ``values`` are ratings, or with ``errors`` chances to win the match in percent, those being
        the standard errors of the differences to the best.
        """
        best = max(values, key=values.__getitem__)
        traits: Traits = knowledge.traits
        if not self.leaning or self.likes(traits, state, best):
            return best
        trait = self.trait(traits)
        price = abs(self.fondness) * trait.price * traits.rating
        if errors is not None:
            price = trait.stake(self.fondness) * worth(knowledge, state, values[best])

        def allowed(move: Any) -> float:
            return price + DOUBT * (errors or {}).get(move, 0.0)

        hearts = [
            move
            for move, value in values.items()
            if value >= values[best] - allowed(move) and self.likes(traits, state, move)
        ]
        return max(hearts, key=values.__getitem__, default=best)

    def decide(self, knowledge: Any, state: State[Any], found: SearchResult) -> Any:
        """The move that this player makes after a search.

        Where nothing was searched, one of those that are rated nearly as good.
        """
        if len(found.chances) > 1:
            return self.choose(knowledge, state, found.chances, found.errors)
        rated = knowledge.move_costs(state) if self.leaning else {}
        return self.choose(knowledge, state, rated) if rated else found.best

    def whim(self, knowledge: Any, state: State[Any], think: Callable[[], Any]) -> Any:
        """The first of some moves a beginner thinks of that is after their heart.

        Else the first of all, and that too where another looks worse by more than a little.
        """
        first = think()
        traits: Traits = knowledge.traits
        if not self.leaning or self.likes(traits, state, first):
            return first
        price = abs(self.fondness) * self.trait(traits).price
        least = knowledge.quick_score(state, first) - CARELESS * price * traits.rating
        for _ in range(LOOKS - 1):
            move = think()
            if self.likes(traits, state, move) and knowledge.quick_score(state, move) >= least:
                return move
        return first


NEUTRAL = Style()
