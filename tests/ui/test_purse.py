"""What a player has from the pot stands on their plate, and covers none of its words."""

import pytest
from pygame import Rect

from game.games.texas.game import TEXAS
from game.games.texas.rules import TexasState
from game.match.match import Match
from game.ui.kit.tree import Node
from game.ui.kit.widgets.surfaces import ImageWidget
from game.ui.table.render.player_plates import coins_key
from tests.ui.stage import Stage

OTHERS = ("Zora", "Noor", "Leo", "Mina", "Tomas", "Yuki", "Ada", "Max", "Otto")
NAMES = ("You", *(f"{name} (medium)" for name in OTHERS))


def written(stage: Stage, node: Node) -> Rect:
    """The part of its room that a text takes up, from the left or from the right."""
    size, weight = node.widget.size, node.widget.weight
    rect = node.rect.copy()
    rect.w = stage.app.texts.width(node.name, size, weight)
    if node.widget.anchor == "midright":
        rect.right = node.rect.right
    return rect


@pytest.mark.parametrize("window", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("players", [2, 6, 10])
def test_coins_cover_no_words(stage: Stage, window: tuple[int, int], players: int) -> None:
    stage.resize(*window)
    match = Match(TEXAS, TEXAS.setup(players, {}, 1), NAMES[:players])
    assert isinstance(match.state, TexasState)
    match.state.dimes = [8 + seat for seat in range(players)]
    stage.worker.slow = True
    scene = stage.sit_at(match)
    stage.tick()
    plates = stage.role("player")
    assert len(plates) == players
    for plate in plates:
        seat = int(plate.key.split()[1])
        assert f"; {8 + seat} from the pot" in (plate.value or "")
        tags = [node for node in stage.nodes if node.key == coins_key(seat)]
        shown = [node for one in (plate, *tags) for node in one.walk()]
        texts = [node for node in shown if node.role == "text"]
        [figure] = [node for node in texts if node.name == str(8 + seat)]
        said = [node for node in texts if node is not figure]
        coins = [node for node in shown if node.widget == ImageWidget("coins/dime")]
        assert len(coins) == 1
        for node in (figure, coins[0]):
            assert scene.show.felt.contains(node.rect)
            for line in said:
                assert not written(stage, line).colliderect(node.rect), (plate.name, line.name)
