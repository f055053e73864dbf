"""Explained searches over matches of any play, and what each answer has to hold."""

from collections.abc import Iterator
from itertools import count, cycle
from random import Random
from typing import Any

from game.ai.levels import Advice, advise
from game.core.game import Game, State
from tests.archive import short
from tests.laws.walks import choices

PLAYOUTS = 2
"""Playouts of one search: enough for an answer, and few enough for thousands of them."""
ASTRAY = 0.1
"""How often a player of a short match makes any move instead of a good one."""
Place = tuple[State[Any], Random]
"""A position, and the chance from which the match goes on."""


def played_positions(game: Game[Any, Any]) -> Iterator[Place]:
    """Positions of any play and of good play by turns, of match after match."""
    for places in zip(_any_play(game), good_play(game), strict=True):
        yield from places


def _any_play(game: Game[Any, Any]) -> Iterator[Place]:
    """Matches in which each move is drawn; each number of players and value of an option once."""
    for seed, (players, options) in enumerate(cycle(choices(game))):
        state, rng = game.new(game.setup(players, options, seed)), Random(seed)
        while not state.over:
            yield state, rng
            state.advance(rng.choice(list(state.legal())))


def good_play(game: Game[Any, Any]) -> Iterator[Place]:
    """Short matches of good players, which end in wins that can be sure."""
    least, most = game.players
    for seed in count():
        players = min(most, least + seed % 3)
        state, rng = game.new(game.setup(players, short(game), seed)), Random(seed)
        while not state.over:
            yield state, rng
            astray = rng.random() < ASTRAY
            legal = list(state.legal())
            state.advance(rng.choice(legal) if astray else game.bot.rollout_move(state, rng))


def explained(game: Game[Any, Any], state: State[Any], rng: Random) -> tuple[Advice, str]:
    """The coach's answer in a position, compared with any legal move, and that move."""
    assert state.asked is not None, "a match that is not over asks a seat"
    asked = game.write(rng.choice(list(state.legal())))
    view, seed = state.view(state.asked), rng.getrandbits(32)
    return advise(game, view, "expert", seed, PLAYOUTS, explain=True, also=asked), asked


def hold(game: Game[Any, Any], state: State[Any], advice: Advice, asked: str) -> None:
    """Hold an answer to what is promised: chances, none above the best, a sure win never lost."""
    scores = advice.scores
    assert advice.unit == "chance"
    assert {advice.move, asked} <= set(scores) == set(advice.errors)
    assert all(0 <= chance <= 100 for chance in scores.values())
    assert all(error >= 0 for error in advice.errors.values())
    assert scores[advice.move] == max(scores.values())
    for move in scores:
        assert state.check(game.parse(move)) is None
    known = game.determinize(state.view(state.asked), Random(0))
    sure = {game.write(move) for move in game.bot.certain_wins(known)}
    if sure:
        assert scores[advice.move] == 100
        assert advice.exact or advice.move in sure
    if advice.certain:
        assert set(advice.certain) == sure
        assert all((chance == 100) == (move in sure) for move, chance in scores.items())
