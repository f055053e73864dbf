"""A match of a rule set between random players, with the limits that must hold."""

from collections.abc import Mapping
from random import Random
from typing import Any

from game.core.game import Game
from game.core.illegal import InvalidSetup
from game.core.options import Value


def tables_of(game: Game[Any, Any], values: Mapping[str, Value]) -> list[int]:
    """The numbers of players that can play by these values."""
    options = game.options_type.from_values(values)
    found = []
    for players in range(game.players[0], game.players[1] + 1):
        try:
            options.check_players(players)
        except InvalidSetup:
            continue
        found.append(players)
    return found


def play_to_the_end(
    game: Game[Any, Any], values: Mapping[str, Value], players: int, rng: Random
) -> int:
    """Play random legal moves until the match is over; the number of moves."""
    setup = game.setup(players, values, rng.getrandbits(48))
    state, most, moves = game.new(setup), game.max_moves(players, setup.options), 0
    while not state.over:
        move = rng.choice(list(state.legal()))
        assert state.check(move) is None, game.write(move)
        state.advance(move)
        moves += 1
        assert moves <= most
    return moves
