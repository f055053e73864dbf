"""The pointer rests where a card was a moment ago: nothing is said of it, and nothing breaks."""

import pytest

from game.games.rummy500.game import RUMMY500
from game.games.take.game import TAKE
from game.ui.kit.input.events import Device
from game.ui.table.model.drag_state import node_ref
from tests.ui.stage import Stage


@pytest.mark.parametrize("where", ["hover", "focus"])
@pytest.mark.parametrize("zone", ["pile", "melds/0/cards", "hands/0"])
@pytest.mark.parametrize("game", [RUMMY500, TAKE], ids=lambda game: game.name)
def test_a_card_that_has_gone_from_under_the_pointer_is_not_pointed_at(
    stage: Stage, game: object, zone: str, where: str
) -> None:
    table = stage.sit(3, game=game, moves=12)  # type: ignore[arg-type]
    stage.asked()
    key = f"card {zone}/5S~70"
    assert node_ref(table.show, key) is None
    stage.app.device = Device.KEYS if where == "focus" else Device.MOUSE
    setattr(table, where, key)
    table.changed()
    assert table.tree.root is not None
    assert table.model.coming_text() == ""
    table.paint(stage.app.painter)


def test_a_pile_taken_from_under_the_pointer_is_not_pointed_at(stage: Stage) -> None:
    table = stage.sit(2, game=RUMMY500, moves=40)
    stage.asked()
    pile = [node for node in stage.nodes if node.key.startswith("card pile/")]
    assert pile
    stage.move(stage.visible_point(pile[-1]))
    assert table.pointed() is not None
    shown = {**table.show.seen.view, "pile": []}
    table.show.snap(shown)
    table.changed()
    assert table.tree.root is not None
    assert table.pointed() is None
