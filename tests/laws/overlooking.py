"""What a blindness concerns in a position, and how it is told, by the texts of moves."""

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.blindness import Blindness, Oversight
from game.core.game import Game
from game.text.message import Names, Who


def blindness_of(game: Game[Any, Any], name: str) -> Blindness:
    found: Blindness = next(one for one in game.bot.blindnesses if one.name == name)
    return found


def hidden(game: Game[Any, Any], name: str, state: Any) -> set[str]:
    """The legal moves that a blindness hides."""
    moves = list(state.legal())
    return set(map(game.write, blindness_of(game, name).hides(state, moves)))


def excused(game: Game[Any, Any], name: str, state: Any) -> set[str]:
    """The legal moves that a blindness excuses."""
    moves = list(state.legal())
    return set(map(game.write, blindness_of(game, name).excuses(state, moves)))


def table_names(players: int, you: int) -> list[Who]:
    """Those at a table, of whom one is spoken to."""
    return [Who("You" if seat == you else f"P{seat}", seat == you) for seat in range(players)]


def told(
    game: Game[Any, Any], name: str, state: Any, best: str, made: str, you: int | None = None
) -> str:
    """What is said of a mistake to the seat ``you``, else to the one that made it.

    The others are P0, P1 and so on.
    """
    spoken_to = state.asked if you is None else you
    names = table_names(state.setup.players, spoken_to)
    moves = game.parse(best), game.parse(made)
    assert set(moves) <= set(state.legal())
    blindness = blindness_of(game, name)
    assert blindness.explains(state, *moves)
    return str(blindness.tell(Oversight(state, *moves, names[state.asked], names)))


def oversights(
    blindness: Blindness, state: Any, moves: Sequence[Any], names: Names
) -> Iterator[Oversight]:
    """Mistakes that a blindness explains in a position, each with the first move that it may be."""
    hidden, excused = blindness.hides(state, moves), blindness.excuses(state, moves)
    visible = [move for move in moves if move not in hidden]
    plain = [move for move in blindness.instead(state, moves) if move not in excused]
    who = names[state.asked]
    yield from (Oversight(state, best, visible[0], who, names) for best in hidden if visible)
    yield from (Oversight(state, plain[0], made, who, names) for made in excused if plain)
