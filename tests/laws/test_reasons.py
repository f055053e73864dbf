"""Laws of the coach's reasons: true at that moment, of nothing hidden, and of this move alone."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from game.core.game import Game, State
from tests.laws.agreeing import names_at
from tests.laws.promising import promises_of
from tests.laws.reasoning import TRUE, Told, sentences
from tests.laws.test_rules_once import NAMED, tellers
from tests.laws.walks import every_game

MATCHES, POSITIONS = 9, 12
ASTRAY = 0.25
"""How often somebody makes any move."""
WHOLE, TURNS, ASKED = 8, 300, 0.3
"""Matches, their moves at most, and how often two moves are compared."""


def decisions(
    game: Game[Any, Any], matches: int, least: int = 2
) -> Iterator[tuple[Any, list[Any]]]:
    """Positions from matches of two to four, with the moves that are worth a thought there."""
    for seed in range(matches):
        rng = Random(seed)
        players = min(game.players[1], 2 + seed % 3)
        state: State[Any] = game.new(game.setup(players, promises_of(game).SHORT_MATCH, seed))
        for _ in range(seed * 2):
            if not state.over:
                state.advance(game.bot.rollout_move(state, rng))
        found = 0
        while not state.over and found < POSITIONS:
            moves = game.bot.candidates(state)
            if len(moves) >= least:
                found += 1
                yield state, moves[:3]
            legal = list(state.legal())
            astray = rng.random() < ASTRAY
            state.advance(rng.choice(legal) if astray else game.bot.rollout_move(state, rng))


def true_reason(game: Game[Any, Any], state: State[Any], move: Any, other: Any) -> Any:
    """Why a move is better than another, or None; each sentence has been held to the truth."""
    names = names_at(state)
    texts = game.write(move), "" if other is None else game.write(other)
    told = Told(game, state, *texts, names)
    reason = game.bot.explain(state, move, names, other)
    for one in sentences(reason):
        holds = TRUE.get(one.name)
        assert holds is None or holds(told, one.values), (texts, str(one))
    return reason


@pytest.mark.night("texas")
@every_game
def test_every_reason_is_true_by_what_the_view_and_the_rules_say(game: Game[Any, Any]) -> None:
    met: Counter[str] = Counter()
    plain = False
    for state, moves in decisions(game, MATCHES, least=1):
        for move, other in [(moves[0], None), *permutations(moves, 2)]:
            reason = true_reason(game, state, move, other)
            plain = plain or (bool(reason) and isinstance(reason, str))
            met.update(one.name for one in sentences(reason))
    # A reason that is no message has nothing to be held to.
    named = {name for file in tellers(game) if file.stem == "reasons"
             for name in NAMED.findall(file.read_text("utf-8"))}  # fmt: skip
    assert plain or len(met) >= min(6, (len(named) + 1) // 2) > 0


@pytest.mark.night("rummy500", "take", "texas")
@every_game
def test_of_any_move_of_a_match_something_true_can_be_said(game: Game[Any, Any]) -> None:
    """It need not be worth a thought, nor the round an early one.

    Beside another move nothing is said if nothing speaks for it.
    """
    for seed in range(WHOLE):
        rng = Random(seed)
        state: State[Any] = game.new(game.setup(rng.randint(*game.players), {}, seed))
        for _ in range(TURNS):
            if state.over:
                break
            legal = list(state.legal())
            if len(legal) > 1 and rng.random() < ASKED:
                move, other = rng.sample(legal, 2)
                assert str(true_reason(game, state, move, None)).endswith(".")
                beside = str(true_reason(game, state, move, other))
                assert not beside or beside.endswith(".")
            astray = rng.random() < ASTRAY
            state.advance(rng.choice(legal) if astray else game.bot.rollout_move(state, rng))


ALIKE = {"taki-why-plan"}
"""What may be said of two moves: each of them wins."""


@every_game
def test_no_reason_says_of_two_moves_what_holds_for_both(game: Game[Any, Any]) -> None:
    """A hint tells the first sentence; of the other move there is none of its kind."""
    for state, moves in decisions(game, 4):
        names = names_at(state)
        for one, other in combinations(moves, 2):
            mine, theirs = (
                next(sentences(game.bot.explain(state, *pair)), None)
                for pair in ((one, names, other), (other, names, one))
            )
            if mine is not None and theirs is not None:
                assert mine.name != theirs.name or mine.name in ALIKE, (str(mine), str(theirs))


@every_game
def test_a_reason_tells_of_nothing_hidden(game: Game[Any, Any]) -> None:
    for state, moves in decisions(game, 3):
        view, names = state.view(state.asked), names_at(state)
        seen = game.from_view(view)
        worlds = [state, *(game.determinize(view, Random(seed)) for seed in range(2))]
        reasons = [game.bot.explain(one, moves[0], names, moves[1]) for one in worlds]
        assert reasons.count(reasons[0]) == len(reasons)
        assert game.bot.explain(seen, moves[0], names, moves[1]) == reasons[0]
