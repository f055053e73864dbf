"""A gamepad does all that there is to be done, and says what its buttons are."""

from typing import Any

import pytest

from game.core.game import Game
from game.games import GAMES
from game.ui.pages.start import StartPage
from tests.ui.padding import Held
from tests.ui.stage import Stage
from tests.window.player import Pad as Player
from tests.window.test_matches import SHORT

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_a_match_is_played_by_pad_alone_from_the_start_page_to_the_result(
    stage: Stage, game: Game[Any, Any]
) -> None:
    stage.resize(1280, 800)
    settings = stage.app.settings
    settings.remarks = "off"
    settings.last[game.name] = {"players": 2, "options": SHORT.get(game.name, {})}
    stage.show(StartPage(stage.app))
    held = Held(stage)
    player = Player(held)  # type: ignore[arg-type]
    player.called(game.title)
    player.called("Play")
    tree = player.play()
    assert tree["status"]["over"]
    print(len(held.pressed))
