"""A hand sorted by meld: its melds lie side by side, and what is left over apart from them."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from pygame import Rect

from game.core.table import PERSON_HAND_ZONE, SORT_BY_MELD
from game.games import GAMES
from game.games.rummy500.game import RUMMY500
from game.games.take.game import TAKE
from game.games.taki.game import TAKI
from game.games.texas.game import TEXAS
from game.ui.features.match.match_page import TablePage
from game.ui.table.layout.card_poses import Pose
from game.ui.table.layout.hand_layout import HandOrder, parted
from game.ui.table.model.drag_state import card_keys
from tests.ui.crowds import Crowd
from tests.ui.stage import SIZES, Stage

HELD = ["5S", "KH", "9H", "7S", "KD", "6S", "KC", "2D", "8S"]
OPEN = Crowd("rummy500", 3, HELD, 3, others=5)
DRAWING = Crowd("rummy500", 3, HELD, 3, others=5, phase="draw")


def slots_of(table: TablePage) -> list[str]:
    return table.show.hand.order


def together(order: list[str], meld: tuple[str, ...]) -> bool:
    """Whether the cards of a meld lie side by side somewhere."""
    wide = len(meld)
    return any(
        Counter(order[at : at + wide]) == Counter(meld) for at in range(len(order) - wide + 1)
    )


@pytest.mark.parametrize("game", [TAKE, RUMMY500, TEXAS], ids=lambda game: game.name)
def test_it_is_a_way_to_sort_in_every_game_with_melds(stage: Stage, game: object) -> None:
    table = stage.sit(game=game, moves=1)  # type: ignore[arg-type]
    stage.key("j")
    assert stage.app.settings.sort == table.show.hand.sort_order == SORT_BY_MELD
    assert '"sort": "meld"' in stage.app.settings_file.path.read_text()
    stage.click("By meld")
    assert stage.app.settings.sort == table.show.hand.sort_order == "none"


def test_games_without_melds_have_no_such_button_and_sort_in_their_first_way(stage: Stage) -> None:
    stage.app.settings.sort = SORT_BY_MELD
    table = stage.sit(game=TAKI, moves=1)
    assert table.show.hand.sort_order == "suit"
    key = table.show.table.sort_key
    assert slots_of(table) == sorted(slots_of(table), key=lambda text: key(text, "suit"))
    assert not any(node.key == "sort meld" for node in stage.nodes)
    assert stage.app.settings.sort == SORT_BY_MELD


def test_every_way_to_sort_is_a_value_of_the_setting_and_has_an_icon() -> None:
    ways = {how for game in GAMES if game.table for how, _ in game.table.sorts}
    assert ways == {"suit", "rank", "meld"}
    for game in GAMES:
        if game.table:
            assert len(game.table.sorts) == len(game.table.sort_icons)


def test_melds_come_first_and_each_lies_by_itself(stage: Stage) -> None:
    stage.app.settings.sort = SORT_BY_MELD
    table = stage.sit_at(OPEN.match())
    melds = table.show.table.possible_melds(table.show.state)
    assert {frozenset(meld) for meld in melds} == {
        frozenset({"5S", "6S", "7S", "8S"}), frozenset({"KH", "KD", "KC"})
    }  # fmt: skip
    assert slots_of(table) == ["5S", "6S", "7S", "8S", "KH", "KD", "KC", "9H", "2D"]
    assert table.show.hand.parts == (4, 7)


def test_a_gap_is_seen_between_the_melds_and_before_what_is_left_over(stage: Stage) -> None:
    stage.app.settings.sort = SORT_BY_MELD
    table = stage.sit_at(OPEN.match())
    for size in SIZES:
        stage.resize(*size)
        stage.tick()
        laid = table.show.laid
        poses = [laid.poses[PERSON_HAND_ZONE][place] for place in laid.order[PERSON_HAND_ZONE]]
        steps = [round(other.x - one.x) for one, other in pairwise(poses)]
        gaps = {slot for slot, step in enumerate(steps, 1) if step > min(steps) + 2}
        assert gaps == {4, 7}, size
        left = min(round(pose.x - pose.width / 2) for pose in poses)
        right = max(round(pose.x + pose.width / 2) for pose in poses)
        assert (
            laid.spots[PERSON_HAND_ZONE].left - 2
            <= left
            < right
            <= laid.spots[PERSON_HAND_ZONE].right + 2
        ), size


def test_a_gap_is_made_only_of_room_that_the_cards_do_not_need() -> None:
    row = [Pose(100 + 30 * slot, 500, True, 100, 0) for slot in range(20)]
    area = Rect(20, 400, 790, 160)
    assert parted(row, (), area, 0.265) == row
    found = parted(row, (5, 12), area, 0.265)
    steps = [other.x - one.x for one, other in pairwise(found)]
    assert min(steps) >= 26.5 - 0.01
    assert found[0].x - 50 >= area.x
    assert found[-1].x + 50 <= area.right
    tight = [Pose(100 + 26.5 * slot, 500, True, 100, 0) for slot in range(20)]
    small = Rect(50, 400, 604, 160)
    kept = parted(tight, (5,), small, 0.265)
    assert [pose.x for pose in kept] == pytest.approx([pose.x for pose in tight])


def test_what_is_drawn_moves_nothing_that_still_belongs_together(stage: Stage) -> None:
    stage.app.settings.sort = SORT_BY_MELD
    table = stage.sit_at(DRAWING.match())
    before = list(slots_of(table))
    stage.key("d")
    stage.until(lambda: table.model.your_turn)
    after = slots_of(table)
    assert len(after) == len(before) + 1
    for meld in table.show.table.possible_melds(table.show.state):
        assert together(after, meld)
    assert together(after, ("5S", "6S", "7S", "8S"))


def test_the_order_depends_on_the_cards_alone_and_not_on_how_they_came() -> None:
    pack = list(TAKE.pack(2, TAKE.options_type()))
    for seed in range(30):
        rng = Random(seed)
        held = rng.sample(pack, 12)
        melds = [tuple(held[:3]), tuple(held[3:7])]
        orders = set()
        for _ in range(4):
            rng.shuffle(held)
            rng.shuffle(melds)
            found = list(melds)
            hand = HandOrder(TAKE.table.sort_key, SORT_BY_MELD, melds=lambda found=found: found)
            for count in range(9, 13):
                hand.follow(held[:count])
            hand.follow(held)
            assert Counter(hand.order) == Counter(held)
            orders.add(tuple(hand.order))
        assert len(orders) == 1


def test_melds_that_change_while_the_cards_stay_are_followed() -> None:
    held = ["5S", "6S", "7S", "7H", "7D"]
    melds: list[tuple[str, ...]] = [("5S", "6S", "7S")]
    hand = HandOrder(RUMMY500.table.sort_key, SORT_BY_MELD, melds=lambda: melds)
    hand.follow(held)
    assert hand.order[:3] == ["5S", "6S", "7S"]
    assert hand.parts == (3,)
    hand.pick([0])
    melds = [("7S", "7H", "7D")]
    hand.follow(held)
    assert hand.order == ["7S", "7H", "7D", "5S", "6S"]
    assert hand.picked == ("5S",)
    hand.sort("rank")
    assert hand.parts == ()


def test_the_melds_are_looked_for_once_a_position(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.app.settings.sort = SORT_BY_MELD
    table = stage.sit_at(OPEN.match())
    calls = []
    whole = type(table.show.table).possible_melds

    def counted(self: object, state: object) -> list[tuple[str, ...]]:
        calls.append(state)
        return whole(self, state)  # type: ignore[arg-type]

    monkeypatch.setattr(type(table.show.table), "possible_melds", counted)
    for slot in range(9):
        node = stage.scene.tree.by_key[card_keys(stage.scene.show, PERSON_HAND_ZONE)[slot]]
        stage.move(stage.visible_point(node))
        stage.tick()
        stage.app._paint()
    assert len(calls) <= 1


def test_a_setting_that_was_changed_on_the_way_is_followed(stage: Stage) -> None:
    stage.app.settings.sort = "suit"
    table = stage.sit_at(OPEN.match())
    stage.key("escape")
    stage.app.set("sort", SORT_BY_MELD)
    stage.key("escape")
    assert stage.scene is table
    assert slots_of(table)[:4] == ["5S", "6S", "7S", "8S"]
    assert table.show.hand.parts == (4, 7)
