"""A monkey at the mouse and the keyboard: whatever it does, the program keeps its laws."""

from typing import Any

import pytest

from game.core.game import Game
from game.games import GAMES
from game.ui.features.match.match_page import TablePage
from game.ui.features.start.start_page import StartPage
from tests.storage import matches
from tests.ui.monkey import Monkey, keeps_its_laws
from tests.ui.stage import Stage
from tests.ui.test_start_pages import keep

AWAY = 15
"""So many steps away from a table the monkey is led back to one."""


@pytest.mark.night
@pytest.mark.parametrize("seed", range(2))
def test_a_monkey_breaks_nothing(stage: Stage, seed: int) -> None:
    keep(stage, "bad.record", matches.played(9).record() + "0 dance\n")
    stage.show(StartPage(stage.app))
    monkey = Monkey(stage, seed)
    seen = set()
    for step in range(220):
        monkey.act()
        monkey.wait()
        keeps_its_laws(stage, step)
        seen.add(stage.scene.name)
    assert len(seen) >= 6


@pytest.mark.night
@pytest.mark.parametrize("seed", range(1))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_monkey_at_the_table_breaks_nothing(
    stage: Stage, game: Game[Any, Any], seed: int
) -> None:
    monkey = Monkey(stage, seed, homesick=True)
    monkey.sit(game)
    made = away = 0
    for step in range(400):
        monkey.act()
        monkey.wait()
        keeps_its_laws(stage, step)
        tables = [one for one in stage.app.page_stack.stack if isinstance(one, TablePage)]
        away = 0 if tables else away + 1
        made = max([made, *(len(one.session.match.moves) for one in tables)])
        if away > AWAY:
            monkey.sit(game)
    assert made >= 10
