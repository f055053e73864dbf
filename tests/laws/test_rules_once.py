"""A rule is the same wherever it is written, in positions that no walk needs to reach.

``python -m tests.bench.rules_once`` tries many more of them.
"""

from collections import Counter
from importlib.util import find_spec
from typing import Any

from game.core.game import Game
from game.games import GAMES
from tests.laws.constructing import constructed_of, differing, positions
from tests.laws.walks import cards_in, every_game

POSITIONS = 300


@every_game
def test_legal_is_what_check_allows(game: Game[Any, Any]) -> None:
    wrong = {
        number: moves
        for number, state in enumerate(positions(game, POSITIONS))
        if (moves := differing(game, state))
    }
    assert not wrong, f"positions of {game.name} with moves listed or allowed alone"


@every_game
def test_a_fast_copy_agrees_with_its_source(game: Game[Any, Any]) -> None:
    asked = 0
    for number, state in enumerate(positions(game, POSITIONS)):
        for fast, source in constructed_of(game).FAST:
            assert fast(state) == source(state), number
            asked += fast(state) is not None
    assert asked > 10 or not constructed_of(game).FAST


@every_game
def test_a_constructed_position_can_be_one_of_a_match(game: Game[Any, Any]) -> None:
    """No card is lost, its view can be read, somebody can move, and a move loses no card."""
    for number, state in enumerate(positions(game, POSITIONS)):
        pack = Counter(game.pack(state.setup.players, state.setup.options))
        assert cards_in(state.full_view()) == pack, number
        assert game.from_view(state.full_view()) == state, number
        told, untold = state.clone(), state
        moves = list(state.legal())
        move = moves[number % len(moves)]
        told.apply(move)
        untold.advance(move)
        assert told == untold, (number, game.write(move))
        assert cards_in(told.full_view()) == pack, (number, game.write(move))


def test_every_game_has_its_rules_a_second_time() -> None:
    missing = [game.name for game in GAMES if not find_spec(f"tests.games.{game.name}.slow")]
    assert missing == []
