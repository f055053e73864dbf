"""Zones by letter: each goes to its zone, on in it when pressed again, and says if it is empty."""

from typing import Any

import pytest

from game.core.game import Game
from game.core.table import MELD_STYLE
from game.games import GAMES, GAMES_BY_NAME
from game.ui import routes
from game.ui.features.match.match_page import TablePage
from game.ui.features.match.table_page import TableView
from game.ui.features.replay.replay_page import ReplayPage
from game.ui.kit.input.commands import (
    GO_TO_MELDS,
    GO_TO_OPPONENTS,
    GO_TO_OWN_CARDS,
    GO_TO_PILE,
    ZONE_COMMANDS,
    Command,
)
from game.ui.kit.tree import Role
from game.ui.table.model.drag_state import node_ref
from tests.ui.pages import TABLES
from tests.ui.stage import Stage


def sit(stage: Stage, game: Game[Any, Any], moves: int = 30) -> TablePage:
    page = stage.sit(3, game=game, seed=3, moves=moves)
    stage.asked()
    return page


def press(stage: Stage, command: Command) -> None:
    """Press the key of a command."""
    stage.key(command.keys[0].key, shift=bool(command.keys[0].shift))


def round_trip(stage: Stage, page: TableView, command: Command) -> list[str]:
    """The zones that the focus stands in from the first press until it is there again."""
    press(stage, command)
    first, zones = page.focus, []
    for _ in range(60):
        grip = node_ref(page.show, page.focus)
        assert grip is not None
        zones.append(grip.zone)
        press(stage, command)
        if page.focus == first:
            return zones
    raise AssertionError("the zone has no end")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_letter_goes_through_its_zone_and_begins_again(
    game: Game[Any, Any], stage: Stage
) -> None:
    page = sit(stage, game)
    places = {one.zone: one for one in page.show.laid.places}
    own = round_trip(stage, page, GO_TO_OWN_CARDS)
    assert all(places[zone].owner == 0 for zone in own)
    if game.table.has_hands:
        assert len(own) == len(page.show.hand.order)
    else:
        assert len(own) == 2
    pile = round_trip(stage, page, GO_TO_PILE)
    assert pile[-1] == "stock"
    assert set(pile) == {zone for zone in ("pile", "stock") if zone in places}


def test_the_melds_follow_each_other_whoever_has_them(stage: Stage) -> None:
    page = sit(stage, GAMES_BY_NAME["rummy500"], moves=40)
    melds = [one.zone for one in page.show.laid.places if one.style is MELD_STYLE]
    assert len(melds) > 1
    assert round_trip(stage, page, GO_TO_MELDS) == melds


def test_takeaways_opponents_have_their_stacks_gone_through(stage: Stage) -> None:
    page = sit(stage, GAMES_BY_NAME["takeaway"])
    zones = round_trip(stage, page, GO_TO_OPPONENTS)
    assert [page.show.laid.place(zone).owner for zone in zones] == [1, 1, 2, 2]


def test_opponents_with_hands_are_told_one_after_the_other(stage: Stage) -> None:
    page = sit(stage, GAMES_BY_NAME["taki"])
    told = []
    for _ in range(3):
        press(stage, GO_TO_OPPONENTS)
        assert page.model.notice is not None
        told.append(page.model.notice.text.split(":")[0])
    assert told == ["Ada", "Max", "Ada"]


def test_a_zone_with_nothing_is_said_to_have_nothing(stage: Stage) -> None:
    page = sit(stage, GAMES_BY_NAME["taki"])
    before = page.focus
    press(stage, GO_TO_MELDS)
    assert page.focus == before
    assert page.model.notice is not None
    assert page.model.notice.text == str(page.queries.table())


def test_in_a_replay_the_arrows_move_the_focus_until_escape(stage: Stage) -> None:
    TABLES["replay of rummy500, 8"](stage)
    page = stage.top(ReplayPage)
    at = page.session.at
    press(stage, GO_TO_PILE)
    stage.key("right", "left")
    assert page.session.at == at
    assert node_ref(page.show, page.focus) is not None
    stage.key("escape", "right")
    assert page.session.at == at + 1


def test_the_help_page_has_the_zones(stage: Stage) -> None:
    page = sit(stage, GAMES_BY_NAME["take"], moves=4)
    stage.app.navigator.open(routes.Help(page))
    said = {node.name: node.value for node in stage.role(Role.ROW)}
    assert [said[one.label] for one in ZONE_COMMANDS] == [
        "Shift+H",
        "Shift+T",
        "Shift+P",
        "Shift+O",
    ]
