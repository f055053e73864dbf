"""A rule is the same wherever it is written, in positions that no walk needs to reach.

``python -m tests.bench.search.rules_once`` tries many more of them.
"""

import re
from collections import Counter
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from game.core.game import Game
from game.games import GAMES
from tests.laws.at import said_in
from tests.laws.constructing import constructed_of, differing, flipped, positions
from tests.laws.reasoning import TRUE
from tests.laws.walks import cards_in, every_game
from tests.tiers import by_tier, example_count

POSITIONS = by_tier(change=60, night=3000)
SAID, MOST = 500, 3000
"""Positions in which everything said is judged; so many more until each promise has been."""
NAMED = re.compile(r'Message\(\s*"([^"]+)"')


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
    assert asked > example_count(10) or not constructed_of(game).FAST


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


PROMISING = [game for game in GAMES if find_spec(f"tests.games.{game.name}.promises")]
of_promises = pytest.mark.parametrize("game", PROMISING, ids=[game.name for game in PROMISING])


@pytest.mark.night("take")
@of_promises
def test_what_is_said_holds(game: Game[Any, Any]) -> None:
    """Each option is flipped alone, so that no message speaks of a rule that isn't in force."""
    promises = import_module(f"tests.games.{game.name}.promises").PROMISES
    met: set[str] = set()
    for number, state in enumerate(positions(game, MOST)):
        if number > SAID and met >= promises.keys():
            break
        for at in said_in(game, flipped(game, state, number)):
            name = at.message.name
            assert name not in promises or promises[name](at), (number, str(at.message), at.move)
            met.add(name)
    assert met >= promises.keys()


@of_promises
def test_each_message_promises_something_or_is_plain(game: Game[Any, Any]) -> None:
    """The other messages of reasons are held to the truth by ``TRUE``."""
    said = import_module(f"tests.games.{game.name}.promises")
    folder = Path(game.rules_text).parents[1]
    files = [*folder.glob("table/*.py"), folder / "bot" / "reasons.py"]
    named = {name for file in files for name in NAMED.findall(file.read_text(encoding="utf-8"))}
    held = said.PROMISES.keys() | TRUE.keys()
    assert named - held == said.PLAIN
    assert not said.PROMISES.keys() - named


def test_every_game_has_its_rules_a_second_time() -> None:
    missing = [game.name for game in GAMES if not find_spec(f"tests.games.{game.name}.slow")]
    assert missing == []
