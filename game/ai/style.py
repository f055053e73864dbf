"""What a player likes, beside winning."""

from dataclasses import dataclass
from typing import Any

from game.core.game import State


@dataclass(frozen=True, slots=True)
class Style:
    """What sort of moves a player likes.

    ``likes`` are the traits of moves they are fond of or avoid (-1 to 1): for those they give
    up a little, as much as the game's ``taste`` says.
    """

    likes: tuple[tuple[str, float], ...] = ()

    def choose(self, knowledge: Any, state: State[Any], values: dict[Any, float]) -> Any:
        """The move with the best value, a bonus for what this player likes included."""
        if not self.likes:
            return max(values, key=values.__getitem__)
        likes = dict(self.likes)

        def liked(move: Any) -> float:
            fondness = likes.get(knowledge.trait(state, move), 0.0)
            return values[move] + fondness * float(knowledge.taste)

        return max(values, key=liked)


NEUTRAL = Style()
