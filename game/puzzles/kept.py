"""The puzzles that come with the games."""

from typing import Any

from game.core.game import Game
from game.puzzles.puzzle import BadPuzzles, Collection, read
from game.storage.text import read_text


def kept(game: Game[Any, Any]) -> Collection:
    """A game's puzzles, in the order in which they were found; none if it has no file of them.

    Raises ``BadPuzzles`` for a file that cannot be read.
    """
    if not game.puzzles.exists():
        return Collection(game.name)
    text, damage = read_text(game.puzzles)
    if damage is not None:
        raise BadPuzzles(1, damage)
    found = read(text)
    if found.game != game.name:
        raise BadPuzzles(1, f"they are puzzles of {found.game}")
    return found
