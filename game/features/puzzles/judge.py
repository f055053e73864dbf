"""The judge of a puzzle: searching players play the round out after its best move and its rivals.

Playouts of the rollout policy can agree on a move that good players would refute. So the best move
and its two nearest rivals are played out once more, in shared determinizations, by players who
search each decision. What counts is the chance to win the match after the round.
"""

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Any, Final

from game.ai.search import SearchBudget, difference, search
from game.core.event import Seat, View
from game.core.game import Game, State
from game.features.puzzles.puzzle import Verdict

JUDGE_PLAYOUTS: Final = 40
"""Playout budget of each decision of the judge."""
JUDGED_RIVALS_COUNT: Final = 2
"""Number of rivals that the judge plays out."""
FIRST_JUDGED_WORLDS_COUNT: Final = 30
"""Determinizations after which a move that trails is dropped."""
JUDGED_WORLDS_COUNT: Final = 240
OWN_JUDGED_WORLDS_COUNT: Final = 60
"""The same for a puzzle from the player's own mistake."""


def judge_lead(
    game: Game[Any, Any],
    view: View,
    best: Any,
    rivals: Sequence[Any],
    seed: int,
    worlds: int = JUDGED_WORLDS_COUNT,
    unwanted: Callable[[], bool] = lambda: False,
) -> Verdict | None:
    """The verdict on a move against its rivals, nearest first; None if ``unwanted``.

    It ends early, and does not hold, if the move trails after ``FIRST_JUDGED_WORLDS_COUNT``.
    """
    moves = [best, *rivals[:JUDGED_RIVALS_COUNT]]
    seen = game.from_view(view)
    chances: list[list[float]] = [[] for _ in moves]
    verdict = None
    for number in range(worlds):
        world = game.sample_state(seen, Random(f"judge {seed} {number}"))
        for move, found in zip(moves, chances, strict=True):
            if unwanted():
                return None
            found.append(_chance_after(game, world, move, f"{seed} {number}"))
        if number + 1 in (FIRST_JUDGED_WORLDS_COUNT, worlds):
            verdict = _verdict(chances)
            if verdict.lead < 0:
                break
    return verdict


def _verdict(chances: Sequence[Sequence[float]]) -> Verdict:
    leads = [difference(theirs, chances[0]) for theirs in chances[1:]]
    lead, error = min(leads)
    return Verdict(round(lead, 2), round(error, 2), len(chances[0]))


def _chance_after(game: Game[Any, Any], world: State[Any], move: Any, seed: str) -> float:
    """Percent chance of the asked seat once searching players have played the round out."""
    seat, rng = _asked(world), Random(seed)
    state = world.clone()
    state.advance(move)
    while not state.over and state.round == world.round:
        state.advance(_searched_move(game, state, rng.getrandbits(32)))
    return 100 * float(game.bot.chances_after_round(state)[seat])


def _searched_move(game: Game[Any, Any], state: State[Any], seed: int) -> Any:
    moves = list(islice(state.legal(), 2))
    if len(moves) == 1:
        return moves[0]
    return search(game, state.view(_asked(state)), seed, SearchBudget.of(JUDGE_PLAYOUTS)).best


def _asked(state: State[Any]) -> Seat:
    assert state.asked is not None, "a seat is asked"
    return state.asked
