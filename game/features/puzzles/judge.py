"""The judge of a puzzle: searching players play the round out after its best move and its rivals.

Playouts of the rollout policy can agree on a move that good players would refute. So the best move
and its two nearest rivals are played out once more, in shared determinizations, by players who
search each decision. What counts is the chance to win the match after the round. A lead that the
rollouts already find too small is not judged.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any, Final

from game.ai.search import PlayoutBatch, SearchBudget, difference, playout, search
from game.core.event import Seat, View
from game.core.game import Game, State
from game.features.puzzles.puzzle import Proof, Puzzle, Step, Verdict, moves_in, parsed
from game.match.match import load

JUDGE_PLAYOUTS: Final = 40
"""Playout budget of each decision of the judge."""
JUDGED_RIVALS_COUNT: Final = 2
"""Number of rivals that the judge plays out."""
FIRST_JUDGED_WORLDS_COUNT: Final = 30
"""Determinizations after which a move that trails is dropped."""
HOPELESS_JUDGED_WORLDS_COUNTS: Final = (60, 120)
"""Determinizations after which a lead is dropped that will hardly become clear."""
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
    """The verdict on a move or turn against its rivals, nearest first; None if ``unwanted``.

    It ends early, and is not clear, if the move trails after ``FIRST_JUDGED_WORLDS_COUNT``, or if
    its lead is too small later.
    """
    moves = [best, *rivals[:JUDGED_RIVALS_COUNT]]
    seen = game.from_view(view)
    chances: list[list[float]] = [[] for _ in moves]
    verdict = None
    for number in range(worlds):
        world = game.sample_state(seen, Random(f"judge {seed} {number}"))
        for move, found in zip(moves, chances, strict=True):
            chance = _chance_percent(game, world, move, f"{seed} {number}", unwanted)
            if chance is None:
                return None
            found.append(chance)
        count = number + 1
        if count in (FIRST_JUDGED_WORLDS_COUNT, *HOPELESS_JUDGED_WORLDS_COUNTS, worlds):
            verdict = _verdict(chances)
            if verdict.ahead < 0:
                break
            if count in HOPELESS_JUDGED_WORLDS_COUNTS and not verdict.may_become_clear:
                break
    return verdict


def rollout_verdict(
    game: Game[Any, Any],
    view: View,
    best: Any,
    rivals: Sequence[Any],
    seed: int,
    worlds: int = JUDGED_WORLDS_COUNT,
) -> Verdict:
    """The verdict of plain rollouts, in a fraction of the time."""
    answers = [best, *rivals[:JUDGED_RIVALS_COUNT]]
    return _verdict(rollout_chances(game, view, answers, seed, worlds))


def rollout_chances(
    game: Game[Any, Any], view: View, answers: Sequence[Any], seed: int, worlds: int
) -> list[Sequence[float]]:
    """Percent chances after each move or turn, by determinization, as rollouts tell them."""
    if not any(isinstance(answer, tuple) for answer in answers):
        rows = PlayoutBatch(game, view, seed).rows(range(worlds), answers)
        return list(zip(*rows, strict=True))
    seen, bot = game.from_view(view), game.bot
    chances: list[list[float]] = [[] for _ in answers]
    for number in range(worlds):
        world = game.sample_state(seen, Random(f"{seed} {number}"))
        for answer, found in zip(answers, chances, strict=True):
            first, *plan = moves_in(answer)
            end = playout(bot, world, first, Random(number), bot.search_horizon, plan)
            found.append(100 * float(bot.win_chances(end)[_asked(seen)]))
    return list(chances)


def judged_step(
    game: Game[Any, Any],
    state: State[Any],
    step: Step,
    seed: int,
    worlds: int = JUDGED_WORLDS_COUNT,
    unwanted: Callable[[], bool] = lambda: False,
) -> Step | None:
    """A step with the verdict of the judge; None if it does not stand, or if ``unwanted``.

    A result that was counted out, or is certain, needs no judge. A lead that plain rollouts find
    too small does not stand: the judge would find it large only by luck.
    """
    if step.proof is not Proof.SAMPLED:
        return step
    rivals = [parsed(game, step, worse.moves[0]) for worse in step.worse]
    best, view = parsed(game, step, step.best[0]), state.view(_asked(state))
    if not rollout_verdict(game, view, best, rivals, seed, worlds).may_become_clear:
        return None
    verdict = judge_lead(game, view, best, rivals, seed, worlds, unwanted)
    return None if verdict is None or not verdict.is_clear else replace(step, judged=verdict)


def judged_puzzle(
    game: Game[Any, Any],
    puzzle: Puzzle,
    worlds: int = JUDGED_WORLDS_COUNT,
    unwanted: Callable[[], bool] = lambda: False,
) -> Puzzle | None:
    """A puzzle up to the first step that does not stand; None if none is left, or ``unwanted``."""
    state, steps = load(puzzle.record).state, list[Step]()
    for step in puzzle.steps:
        judged = judged_step(game, state, step, puzzle.match, worlds, unwanted)
        if judged is None:
            break
        steps.append(judged)
        for move in step.moves_until_next:
            state.advance(game.parse(move))
    if not steps:
        return None
    steps[-1] = replace(steps[-1], then=())
    return replace(puzzle, steps=tuple(steps))


def _verdict(chances: Sequence[Sequence[float]]) -> Verdict:
    leads = [difference(theirs, chances[0]) for theirs in chances[1:]]
    lead, error = min(leads)
    return Verdict(round(lead, 2), round(error, 2), len(chances[0]))


def _chance_percent(
    game: Game[Any, Any],
    world: State[Any],
    move: Any,
    seed: str,
    unwanted: Callable[[], bool],
) -> float | None:
    """Percent chance of the asked seat once searching players have played the round out.

    None if ``unwanted``, which is asked before each decision: a hint must not wait for the round.
    """
    seat, rng = _asked(world), Random(seed)
    state = world.clone()
    for made in moves_in(move):
        state.advance(made)
    while not state.over and state.round == world.round:
        if unwanted():
            return None
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
