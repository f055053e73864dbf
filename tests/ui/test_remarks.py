"""Remarks: said on occasions by whom they concern, over their own plate, for a while."""

from types import SimpleNamespace
from typing import Any

import pytest

from game.ai.remarks import CALLS, DRAWS, LOSES, OUT, TAKES, WINS
from game.core.event import Event, Seat, View
from game.core.sight import Sight
from game.games.rummy500.game import RUMMY500
from game.games.take.game import TAKE
from game.ui.table import remarks
from game.ui.table.remarks import SECONDS, _occasions
from tests.ui.stage import SIZES, Stage

VIEW: View = {
    "players": 3,
    "melds": [{"id": "M1", "owner": 1, "cards": ["4S", "5S", "6S"]}],
    "slots": [{"seat": 2, "cards": ["4S"]}],
}


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remarks, "OFTEN", dict.fromkeys(remarks.OFTEN, 1.0))


@pytest.mark.parametrize(
    ("event", "occasions"),
    [
        (Event("take", Seat(2), "hands/2", "melds/M1/cards", ("7S",)), [(2, TAKES)]),
        (Event("take", Seat(1), "hands/1", "melds/M1/cards", ("7S",)), []),
        (Event("take", Seat(1), "slots/0/cards", "slots/3/cards", ("4S",)), [(1, TAKES)]),
        (Event("take", Seat(0), "hands/0", "melds/M1/cards", ("7S",)), []),
        (Event("rummy", Seat(1), "pile", "hands/1", ("7S",)), [(1, CALLS)]),
        (Event("round-end", Seat(2)), [(2, OUT)]),
        (Event("round-end", None), []),
        (Event("draw", Seat(1), "stock", "hands/1", (None, None, None)), [(1, DRAWS)]),
        (Event("draw", Seat(1), "stock", "hands/1", (None,)), []),
        (Event("over", facts={"winners": [2]}), [(1, LOSES), (2, WINS)]),
    ],
)
def test_who_has_a_word_to_say_about_what(event: Event, occasions: list[tuple[Seat, str]]) -> None:
    state = SimpleNamespace(setup=SimpleNamespace(players=3), winners=None)
    seen: Sight[Any] = Sight(SimpleNamespace(from_view=lambda view: state), VIEW)
    assert _occasions(RUMMY500.what(event), event, seen) == occasions


@pytest.mark.usefixtures("talkative")
def test_a_remark_is_said_at_ones_plate_and_goes_by_itself(stage: Stage) -> None:
    table = stage.sit(3, game=TAKE, moves=0, fresh=False)
    table.remarks.hear(Event("round-end", Seat(1)), table.show.seen, stage.now)
    (node,) = stage.role("remark")
    assert node.name.startswith(f"{table.show.names[1].name}: ")
    assert node.rect.colliderect(table.show.laid.plates[1])
    stage.tick(SECONDS - 0.1)
    assert stage.role("remark")
    stage.tick(0.2)
    assert not stage.role("remark")


@pytest.mark.usefixtures("talkative")
def test_a_remark_stays_on_the_felt_at_any_size(stage: Stage) -> None:
    table = stage.sit(8, game=RUMMY500, moves=0, fresh=False)
    for seat in range(1, 8):
        table.remarks.hear(Event("round-end", Seat(seat)), table.show.seen, stage.now)
        for size in SIZES:
            stage.resize(*size)
            (node,) = stage.role("remark")
            assert table.show.felt.contains(node.rect)
            for child in node.children:
                assert node.rect.contains(child.rect)


@pytest.mark.usefixtures("talkative")
def test_the_setting_has_everybody_keep_silent(stage: Stage) -> None:
    table = stage.sit(3, game=TAKE, moves=0, fresh=False)
    stage.app.set("remarks", "off")
    table.remarks.hear(Event("round-end", Seat(1)), table.show.seen, stage.now)
    assert not stage.role("remark")
