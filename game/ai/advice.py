"""Levels, and the move each of them makes from a view alone."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from game.ai.search import NEUTRAL, Style, search
from game.core.event import View
from game.core.game import Game
from game.words.message import Message, Names, Said, seats


@dataclass(frozen=True, slots=True)
class Level:
    """How well an opponent plays.

    The levels are given the same view; they differ in what they make of it.  ``thought`` is
    how many playouts a level makes at most for a decision in the window: none where it does
    not look ahead.
    """

    name: str
    title: Said
    help: Said
    thought: int = 0


LEVELS = (
    Level("easy", Message("advice-easy"), Message("advice-easy.help")),
    Level("medium", Message("advice-medium"), Message("advice-medium.help")),
    Level("hard", Message("advice-hard"), Message("advice-hard.help")),
    Level("expert", Message("advice-expert"), Message("advice-expert.help"), 960),
)
EXPERT = LEVELS[-1]
BY_NAME = {level.name: level for level in LEVELS}


@dataclass(frozen=True, slots=True)
class Advice:
    """A move's text, a sentence why, and the value of each move that was considered.

    An expert who had nothing to search gives the move 0 and others what they are rated below it.
    """

    move: str
    why: Said
    scores: dict[str, float]


def advise(
    game: Game[Any, Any],
    view: View,
    level: str,
    seed: int,
    playouts: int | None = None,
    seconds: float | None = None,
    style: Style = NEUTRAL,
    names: Names = (),
    unwanted: Callable[[], bool] = lambda: False,
) -> Advice:
    """What a level would do for the seat that the view asks.

    The view must be the asked seat's own.  ``playouts`` is how many an expert makes at most:
    with them alone the answer depends on the view, the level, the seed and that number.
    ``seconds`` bounds the time instead, or as well.  A search ends at once when its answer
    has become ``unwanted``.
    """
    rng = Random(seed)
    state = game.determinize(view, rng)
    knowledge = game.knowledge
    if level == "easy":
        moves = list(state.legal())
        chosen = knowledge.careless(state, rng)
        values = dict.fromkeys(moves, 0.0)
    elif level == "medium":
        values = {move: knowledge.rate(state, move) for move in knowledge.candidates(state)}
        chosen = style.choose(knowledge, state, values)
    elif level == "hard":
        values = knowledge.weigh(state)
        chosen = style.choose(knowledge, state, values)
    else:
        limit = _limit(playouts, seconds)
        values = search(game, view, rng, lambda made: limit(made) and not unwanted(), style)
        chosen = style.choose(knowledge, state, values)
    ahead = _margin(values[chosen], values, knowledge.unit) if level == "expert" else None
    why = knowledge.reason(state, chosen, names or seats(state.setup.players))
    if level == "expert" and len(values) == 1:
        values = {**knowledge.compare(state), **values}
    if ahead is not None:
        why = Message("lists-then", before=why, after=ahead) if why else ahead
    return Advice(
        game.write(chosen), why, {game.write(move): value for move, value in values.items()}
    )


def _margin(best: float, values: dict[Any, float], unit: Said) -> Message | None:
    """What the search found: by how much the best move beats the next."""
    others = sorted(values.values())[:-1]
    if not others:
        return None
    margin = best - others[-1]
    if margin < 0.05:
        return Message("advice-as-good")
    return Message("advice-ahead", points=f"{margin:.1f}", unit=unit)


def _limit(playouts: int | None, seconds: float | None) -> Callable[[int], bool]:
    """Whether a search may go on after so many playouts."""
    most = math.inf if playouts is None else playouts
    if seconds is None:
        return lambda made: made < most
    end = time.monotonic() + seconds
    return lambda made: made < most and time.monotonic() < end
