"""Which legal moves fit a character's plan, by the texts of moves."""

from typing import Any

from game.core.game import Game


def fitting(game: Game[Any, Any], name: str, state: Any) -> set[str]:
    """The legal moves that fit a plan; none where it leaves no choice."""
    return set(map(game.write, game.bot.plans[name].fitting(state, list(state.legal()))))


def shown(game: Game[Any, Any], name: str, state: Any) -> set[str]:
    """The legal moves of which the character may say a word."""
    plan = game.bot.plans[name]
    return {game.write(move) for move in state.legal() if plan.is_seen(state, move)}


def astray(game: Game[Any, Any], name: str, state: Any) -> set[str]:
    """The legal moves that do not fit it, where it leaves a choice."""
    moves = set(map(game.write, state.legal()))
    found = fitting(game, name, state)
    return moves - found if found else set()
