"""From the start page to the first decision of one's own: clicks, words and digits on the way.

A profile is new and its deals are secret, as at the first start of a real program.
"""

from typing import Any

import pytest

from game.core.game import Game
from game.games import GAMES
from game.ui.features.lessons.lesson_page import FirstHandPage
from game.ui.features.match.match_page import TablePage
from tests.ui.path import Newcomer
from tests.ui.stage import Stage


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_tile_leads_to_the_first_decision(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, game: Game[Any, Any]
) -> None:
    newcomer = Newcomer(stage, monkeypatch)
    newcomer.click(f"game {game.name}")
    newcomer.decide()
    newcomer.check()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_tile_leads_to_a_match_after_a_skip(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, game: Game[Any, Any]
) -> None:
    newcomer = Newcomer(stage, monkeypatch)
    newcomer.click(f"game {game.name}")
    if isinstance(stage.scene, FirstHandPage):
        newcomer.click("Skip to a match")
    newcomer.decide()
    newcomer.check()
    table = stage.top(TablePage)
    assert {one.level for one in table.session.players[1:]} == {"easy"}
    assert len(table.session.players) == 3
    lengths = game.lengths
    assert lengths is not None
    assert table.session.match.setup.options.as_values()[lengths.option] == lengths.short


def test_the_evening_is_two_clicks_away(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    newcomer = Newcomer(stage, monkeypatch)
    newcomer.click("Evening")
    newcomer.click("play")
    newcomer.decide()
    newcomer.check()
