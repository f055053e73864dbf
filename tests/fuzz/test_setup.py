"""What a set-up page remembers comes from a file: whatever it says, a match can be begun."""

import os

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.game import Game
from game.games import GAMES
from game.ui.features.match.match_page import TablePage
from game.ui.features.setup.setup_page import SetupPage
from tests.fuzz.bounds import fuzz
from tests.ui.stage import Stage

words = st.sampled_from(
    [*("players", "opponents", "options", "seats", "levels", "deal", "seed", "Ada", "Max", "hard"),
     *("easy", "chance", "on", "off", "target", "rounds", "", "x" * 900, "\0", "\udcff", 2, 3, -1),
     *(99, 10**30, 2.5, True, None, 5000, "own"),
     *(one.name for game in GAMES for one in game.options_type.described())]
)  # fmt: skip
anything = st.recursive(
    words | st.integers() | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(words.filter(lambda one: isinstance(one, str)), inner, max_size=5)
    ),
    max_leaves=14,
)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    stage = Stage(Path(tmp_path_factory.mktemp("profile")))
    yield stage
    stage.app.close()


@pytest.fixture(params=GAMES, ids=[game.name for game in GAMES])
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    found: Game[Any, Any] = request.param
    return found


@fuzz(15)
@given(data=st.data())
def test_whatever_was_remembered_a_match_can_be_begun(
    stage: Stage, game: Game[Any, Any], data: st.DataObject
) -> None:
    kept = st.fixed_dictionaries(
        {"players": anything, "options": anything},
        optional={"opponents": anything, "own": anything},
    )
    stage.app.settings.last = {game.name: data.draw(kept | anything)}
    page = stage.show(SetupPage(stage.app, game))
    page.paint(stage.app.painter)
    stage.click("Play")
    table = stage.top(TablePage)
    assert table.session.match.game is game
    least, most = game.players
    assert least <= table.session.match.setup.players <= most
