"""The keyboard's focus can be seen wherever it is: on cards too, which are white like its ring."""

from typing import Any

import pytest

from game.core.event import Seat
from game.core.game import Game
from game.core.table import PERSON_HAND_ZONE
from game.games import GAMES
from game.ui.kit.input.events import Device
from game.ui.table.model.drag_state import card_keys
from tests.ui.stage import Stage

WITH_HANDS = [game for game in GAMES if "hands" in game.new(game.setup(2, {}, 1)).view(Seat(0))]


def light(colour: tuple[int, ...]) -> float:
    """How light a colour is, 0 to 1."""
    parts = [part / 255 for part in colour[:3]]
    linear = [part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("game", WITH_HANDS, ids=lambda game: game.name)
def test_the_ring_on_a_card_has_a_dark_line_to_either_side(
    stage: Stage, game: Game[Any, Any]
) -> None:
    stage.resize(1280, 720)
    scene = stage.sit(2, game=game, fresh=False)
    node = scene.tree.by_key[card_keys(scene.show, PERSON_HAND_ZONE)[1]]
    scene.set_focus(node)
    stage.app.device = Device.KEYS
    stage.tick(1.0)
    painter = stage.app.painter
    scene.paint(painter)
    rect = scene.renderer.picture._lifted(node)
    line = max(2, stage.app.measures.px(3))
    outside, ring, inside = (
        light(tuple(painter.surface.get_at((rect.left + place, rect.centery))))
        for place in (-2 * line + 1, -line + 1, 1)
    )
    for beside in (outside, inside):
        assert (ring + 0.05) / (beside + 0.05) >= 4.5
