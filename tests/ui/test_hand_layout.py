"""The person's hand: held in any order, picked from, rearranged, played by mouse and by keys."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.core.table import (
    FACE_DOWN_STACK_STYLE,
    FACE_UP_STACK_STYLE,
    PERSON_HAND_ZONE,
    PILE_STYLE,
    Table,
)
from game.core.table_values import FELT_ZONE
from game.games import GAMES
from game.games.rummy500.game import RUMMY500
from game.games.take.game import TAKE
from game.games.takeaway.game import TAKEAWAY
from game.games.taki.game import TAKI
from game.ui.features.match.match_page import TablePage
from game.ui.features.match.pause_page import PausePage
from game.ui.kit.tree import Node
from game.ui.table.control.pointer import MAX_DOUBLE_CLICK_SECONDS
from game.ui.table.layout.hand_layout import HandOrder
from game.ui.table.model.actions import Undo
from game.ui.table.model.drag_state import card_keys
from tests.laws.walks import law
from tests.together import check_each
from tests.ui.crowds import Crowd, run
from tests.ui.stage import Stage

packs = st.lists(st.sampled_from(["2S", "3S", "4H", "5H", "6C", "KD", "JK"]), max_size=14)

SPADES = ["4S", "5S", "6S"]
LAYING = Crowd("take", 2, [*SPADES, "2H", "9D", "KC"], 3, [(1, run("C", 4, 3))], others=5)
"""A hand with a sequence of spades, the 8 of clubs nowhere near, and clubs of the opponent's."""
ADDING = Crowd("take", 2, ["8C", "2H", "9D", "KH"], 3, [(1, run("C", 4, 3))], others=5)
COPIES = Crowd(
    "rummy500", 5, ["2D", "7S", "7S", "8S", "8S", "9S", "JK", "JK"], 4, others=3
)  # fmt: skip
DRAWING = Crowd("take", 2, ["9D", "2H", "KC", "4S"], 3, others=5, phase="draw")

WITH_ACES = [game for game in GAMES if game.table.has_hands and game is not TAKI]


def sit(stage: Stage, crowd: Crowd, sort: str = "none") -> TablePage:
    """Sit down at a table at which the person is asked."""
    stage.app.settings.sort = sort
    table = stage.sit_at(crowd.match())
    stage.tick()
    assert table.model.your_turn
    return table


def cards(stage: Stage) -> list[Node]:
    """The cards of the hand from left to right."""
    return [node for node in stage.nodes if node.key.startswith(f"card {PERSON_HAND_ZONE}/")]


def order(stage: Stage) -> list[str]:
    return stage.top(TablePage).show.hand.order


def card(stage: Stage, text: str) -> Node:
    """The leftmost such card of the hand."""
    return cards(stage)[order(stage).index(text)]


def drag(stage: Stage, start: tuple[int, int], end: tuple[int, int]) -> None:
    stage.press(start)
    stage.move((start[0] + 20, start[1]))
    stage.move(end)
    stage.release(end)


def click_all(stage: Stage, texts: Sequence[str]) -> None:
    """Pick cards by clicks, taking one's time; copies from left to right."""
    for number, text in enumerate(texts):
        copies = [
            node for node, held in zip(cards(stage), order(stage), strict=True) if held == text
        ]
        stage.click(copies[texts[:number].count(text)])
        stage.tick(MAX_DOUBLE_CLICK_SECONDS + 0.1)


def focus_all(stage: Stage, texts: Sequence[str]) -> None:
    """Pick cards by keys."""
    for text in texts:
        stage.scene.set_focus(card(stage, text))
        stage.key("space")


# Its order.


@law(60)
@given(packs, packs, st.integers(0, 99))
def test_cards_that_stay_keep_their_order_and_new_ones_come_last(
    before: list[str], after: list[str], seed: int
) -> None:
    hand = HandOrder(TAKE.table.sort_key)
    hand.follow(before)
    Random(seed).shuffle(hand.order)
    held = list(hand.order)
    hand.follow(after)
    assert Counter(hand.order) == Counter(after)
    stay = Counter(before) & Counter(after)
    first = hand.order[: stay.total()]
    assert Counter(first) == stay
    rest = iter(held)
    assert all(any(text == one for one in rest) for text in first)


@law(60)
@given(packs, st.sampled_from(["suit", "rank"]))
def test_every_slot_shows_a_card_of_its_own(held: list[str], how: str) -> None:
    hand = HandOrder(TAKE.table.sort_key, how)
    hand.follow(held)
    places = hand.slots(held)
    assert sorted(places) == list(range(len(held)))
    assert [held[place] for place in places] == hand.order


@pytest.mark.parametrize("table", [TAKE.table, RUMMY500.table, TAKI.table])
def test_sorting_puts_equal_suits_or_ranks_side_by_side(table: Table) -> None:
    pack = list(
        TAKI.pack(2, TAKI.options_type())
        if table is TAKI.table
        else TAKE.pack(2, TAKE.options_type())
    )
    Random(3).shuffle(pack)
    for how, _ in table.sorts:
        hand = HandOrder(table.sort_key, how)
        hand.follow(pack)
        firsts = [table.sort_key(text, how)[0] for text in hand.order]
        assert len([1 for one, other in pairwise(firsts) if one != other]) == len(set(firsts)) - 1
        assert Counter(hand.order) == Counter(pack)


@pytest.mark.parametrize("game", WITH_ACES, ids=lambda game: game.name)
def test_an_ace_lies_after_the_king_and_a_joker_after_all_else(game: Game[Any, Any]) -> None:
    held = ["AS", "JK", "2H", "KH", "AH", "TS", "2S", "KS"]
    for how, wanted in (
        ("rank", ["2S", "2H", "TS", "KS", "KH", "AS", "AH", "JK"]),
        ("suit", ["2S", "TS", "KS", "AS", "2H", "KH", "AH", "JK"]),
    ):
        hand = HandOrder(game.table.sort_key, how)
        hand.follow(held)
        assert hand.order == wanted


def test_a_hand_as_it_comes_keeps_its_order_and_the_drawn_card_comes_last(stage: Stage) -> None:
    table = sit(stage, DRAWING)
    before = list(order(stage))
    stage.key("d")
    stage.until(lambda: table.model.your_turn)
    assert order(stage)[:-1] == before
    assert len(order(stage)) == 5


@pytest.mark.parametrize("how", ["suit", "rank"])
def test_a_drawn_card_is_sorted_in(stage: Stage, how: str) -> None:
    table = sit(stage, DRAWING, how)
    stage.key("d")
    stage.until(lambda: table.model.your_turn)
    sort_key = table.show.table.sort_key
    assert order(stage) == sorted(order(stage), key=lambda text: sort_key(text, how))
    assert len(order(stage)) == 5


def test_the_buttons_beside_the_hand_sort_it_and_the_choice_is_kept(stage: Stage) -> None:
    table = sit(stage, DRAWING)
    sort_key = table.show.table.sort_key
    for key, how in (("t", "rank"), ("s", "suit")):
        stage.key(key)
        assert order(stage) == sorted(order(stage), key=lambda text: sort_key(text, how))
        assert f'"sort": "{how}"' in stage.app.settings_file.path.read_text()
    stage.click("By suit")
    assert stage.app.settings.sort == "none"
    assert table.session.match.moves == []


# Rearranging.


def test_a_card_dragged_along_the_hand_stays_where_it_was_let_go(stage: Stage) -> None:
    table = sit(stage, LAYING)
    stage.app.set("sort", "suit")
    first, *others = order(stage)
    third = cards(stage)[3]
    drag(stage, stage.visible_point(cards(stage)[0]), (third.rect.right - 2, third.rect.centery))
    assert order(stage) == [*others[:3], first, *others[3:]]
    assert stage.app.settings.sort == "none"
    assert table.session.match.moves == []
    assert not table.show.hand.picks


def test_copies_of_a_card_are_told_apart(stage: Stage) -> None:
    sit(stage, COPIES, "suit")
    before = list(order(stage))
    first = before.index("7S")
    assert before[first : first + 2] == ["7S", "7S"]
    stage.click(cards(stage)[first + 1])
    picked = [node.value for node in cards(stage)]
    assert [bool(value) for value in picked] == [slot == first + 1 for slot in range(8)]
    last = cards(stage)[-1]
    drag(
        stage,
        stage.visible_point(cards(stage)[first + 1]),
        (last.rect.right - 2, last.rect.centery),
    )
    assert order(stage) == [*before[: first + 1], *before[first + 2 :], "7S"]


def test_picked_cards_are_moved_together(stage: Stage) -> None:
    sit(stage, COPIES, "rank")
    before = list(order(stage))
    jokers = [slot for slot, text in enumerate(before) if text == "JK"]
    for slot in jokers:
        stage.click(cards(stage)[slot])
        stage.tick(1.0)
    left = cards(stage)[0].rect
    drag(stage, stage.visible_point(cards(stage)[jokers[0]]), (left.x + 2, left.centery))
    assert order(stage) == ["JK", "JK", *[text for text in before if text != "JK"]]


@pytest.mark.parametrize("start", range(8))
def test_any_card_can_be_put_anywhere(stage: Stage, start: int) -> None:
    def check(end: int) -> None:
        sit(stage, COPIES, "suit")
        before = list(order(stage))
        moved = before.pop(start)
        target = cards(stage)[end].rect
        x = target.x + 1 if end < start else target.right - 1
        if start == end:
            x = target.centerx + 12
        drag(stage, stage.visible_point(cards(stage)[start]), (x, target.centery))
        assert order(stage) == [*before[:end], moved, *before[end:]]

    check_each(check, range(8))


def test_an_order_one_has_made_outlasts_a_draw_and_an_undo(stage: Stage) -> None:
    table = sit(stage, DRAWING, "suit")
    first, *others = order(stage)
    last = cards(stage)[-1].rect
    drag(stage, stage.visible_point(cards(stage)[0]), (last.right - 2, last.centery))
    mine = [*others, first]
    assert order(stage) == mine
    stage.key("d")
    stage.until(lambda: table.model.your_turn)
    assert order(stage)[:4] == mine
    stage.key("u")
    assert order(stage) == mine


# Picking.


def test_several_cards_are_picked_and_let_go_of_one_by_one(stage: Stage) -> None:
    table = sit(stage, LAYING)
    click_all(stage, ["9D", "4S", "2H"])
    assert table.show.hand.picked == tuple(
        text for text in order(stage) if text in ("9D", "4S", "2H")
    )
    assert [node.value for node in cards(stage)].count("picked") == 3
    click_all(stage, ["4S"])
    assert sorted(table.show.hand.picked) == ["2H", "9D"]
    assert table.session.match.moves == []


def test_picked_cards_stand_out_of_the_hand(stage: Stage) -> None:
    table = sit(stage, LAYING)
    zone = table.show.laid.poses[PERSON_HAND_ZONE]
    before = {
        text: pose.y
        for text, pose in zip(table.show.seen.zone(PERSON_HAND_ZONE), zone, strict=True)
    }
    click_all(stage, ["4S", "9D"])
    stage.move((5, 5))
    stage.tick(1.0)
    zone = table.show.laid.poses[PERSON_HAND_ZONE]
    after = {
        text: pose.y
        for text, pose in zip(table.show.seen.zone(PERSON_HAND_ZONE), zone, strict=True)
    }
    risen = {text for text in before if after[text] < before[text]}
    assert risen == {"4S", "9D"}


@pytest.mark.parametrize("way", ["felt", "escape"])
def test_a_click_on_the_felt_or_escape_lets_go_of_all(stage: Stage, way: str) -> None:
    table = sit(stage, LAYING)
    click_all(stage, ["9D", "2H"])
    if way == "felt":
        felt = table.show.felt
        stage.press((felt.x + 4, felt.centery))
        stage.release((felt.x + 4, felt.centery))
    else:
        stage.key("escape")
    assert not table.show.hand.picks
    assert stage.scene is table
    if way == "escape":
        stage.key("escape")
        stage.top(PausePage)


def test_a_card_that_leaves_the_hand_is_picked_no_more(stage: Stage) -> None:
    table = sit(stage, LAYING)
    click_all(stage, SPADES)
    stage.key("l")
    assert table.session.match.moves[-1][1] == "lay 4S 5S 6S"
    stage.until(lambda: table.show.quiet)
    assert not table.show.hand.picks


# The obvious thing.


def test_a_double_click_does_the_obvious_thing(stage: Stage) -> None:
    table = sit(stage, ADDING)
    stage.click(card(stage, "8C"))
    stage.tick(MAX_DOUBLE_CLICK_SECONDS / 3)
    stage.click(card(stage, "8C"))
    assert table.session.match.moves[-1][1] == "add 8C to M1"


def test_a_double_click_on_a_table_at_rest_begins_when_it_is_made(stage: Stage) -> None:
    table = sit(stage, ADDING)
    stage.now += 10 * MAX_DOUBLE_CLICK_SECONDS
    table.woken(stage.now)
    stage.click(card(stage, "8C"))
    stage.tick(MAX_DOUBLE_CLICK_SECONDS / 3)
    stage.click(card(stage, "8C"))
    assert table.session.match.moves[-1][1] == "add 8C to M1"


def test_two_slow_clicks_are_no_double_click(stage: Stage) -> None:
    table = sit(stage, ADDING)
    for picked in (("8C",), ()):
        stage.click(card(stage, "8C"))
        assert table.show.hand.picked == picked
        stage.tick(MAX_DOUBLE_CLICK_SECONDS + 0.05)
    assert table.session.match.moves == []


def test_quick_clicks_on_two_cards_pick_both(stage: Stage) -> None:
    table = sit(stage, ADDING)
    for text in ("8C", "9D"):
        stage.click(card(stage, text))
        stage.tick(MAX_DOUBLE_CLICK_SECONDS / 4)
    assert sorted(table.show.hand.picked) == ["8C", "9D"]
    assert table.session.match.moves == []


def test_a_quick_click_on_the_next_card_in_a_place_is_no_double_click(stage: Stage) -> None:
    table = sit(stage, LAYING)
    for text in reversed(SPADES):
        stage.click(card(stage, text))
    slot = order(stage).index("4S")
    stage.key("l")
    stage.tick(MAX_DOUBLE_CLICK_SECONDS / 8)
    stage.click(cards(stage)[slot])
    assert table.show.hand.picked == (order(stage)[slot],)
    assert [move for _, move in table.session.match.moves] == ["lay 4S 5S 6S"]


def test_the_obvious_thing_that_is_forbidden_says_why(stage: Stage) -> None:
    table = sit(stage, Crowd("take", 2, ["8C", "KH"], 3, others=5, phase="draw"))
    for _ in range(2):
        stage.click(card(stage, "KH"))
        stage.tick(MAX_DOUBLE_CLICK_SECONDS / 4)
    assert table.session.match.moves == []
    assert table.model.notice is not None
    assert stage.role("alert")[0].name == table.model.notice.text


# Every gesture means the same.

Gesture = Callable[[Stage, Sequence[str]], None]


def pick_and_button(stage: Stage, texts: Sequence[str]) -> None:
    click_all(stage, texts)
    stage.click(next(node for node in stage.nodes if node.move and node.area == "bar"))


def pick_and_letter(stage: Stage, texts: Sequence[str]) -> None:
    click_all(stage, texts)
    stage.key("l")


def pick_and_click_the_felt(stage: Stage, texts: Sequence[str]) -> None:
    click_all(stage, texts)
    felt = stage.top(TablePage).show.felt
    stage.press((felt.x + 4, felt.centery))
    stage.release((felt.x + 4, felt.centery))


def drag_to_the_felt(stage: Stage, texts: Sequence[str]) -> None:
    click_all(stage, texts)
    felt = stage.top(TablePage).show.felt
    drag(stage, stage.visible_point(card(stage, texts[1])), (felt.x + 40, felt.centery))


def keys_alone(stage: Stage, texts: Sequence[str]) -> None:
    focus_all(stage, texts)
    stage.key("l")


def keys_and_enter(stage: Stage, texts: Sequence[str]) -> None:
    focus_all(stage, texts)
    stage.key("return")


GESTURES = (
    *(pick_and_button, pick_and_letter, pick_and_click_the_felt),
    *(drag_to_the_felt, keys_alone, keys_and_enter),
)


@pytest.mark.parametrize("gesture", GESTURES, ids=lambda one: one.__name__)
def test_every_gesture_lays_the_same_meld(stage: Stage, gesture: Gesture) -> None:
    table = sit(stage, LAYING)
    gesture(stage, SPADES)
    assert [move for _, move in table.session.match.moves] == ["lay 4S 5S 6S"]
    assert table.model.notice is None
    stage.until(lambda: table.show.quiet)
    assert not table.show.hand.picks
    assert table.model.held.carried is None


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
@pytest.mark.parametrize(
    ("text", "target", "move"),
    [
        ("8C", "melds/M1/cards", "add 8C to M1"),
        ("9D", "pile", "discard 9D"),
        ("8C", "pile", None),
        ("KH", "melds/M1/cards", None),
    ],
)
def test_a_card_goes_to_a_meld_or_onto_the_pile_or_it_is_said_why_not(
    stage: Stage, way: str, text: str, target: str, move: str | None
) -> None:
    table = sit(stage, ADDING)
    there = stage.scene.tree.by_key[f"zone {target}"]
    if way == "click":
        click_all(stage, [text])
        stage.click(there)
    elif way == "drag":
        drag(stage, stage.visible_point(card(stage, text)), stage.visible_point(there))
    else:
        focus_all(stage, [text])
        table.set_focus(stage.scene.tree.by_key[f"zone {target}"])
        stage.key("return")
    made = [one for _, one in table.session.match.moves]
    if move is None:
        assert made == []
        assert table.model.notice is not None
        assert stage.role("alert")[0].name == table.model.notice.text
    else:
        assert made == [move]
        assert table.model.notice is None


def test_a_refused_drag_of_cards_glides_back_into_the_hand(stage: Stage) -> None:
    table = sit(stage, ADDING)
    table.show.set_pace("normal", reduced=False)
    before = list(order(stage))
    there = stage.scene.tree.by_key["zone melds/M1/cards"]
    drag(stage, stage.visible_point(card(stage, "KH")), stage.visible_point(there))
    assert table.model.notice is not None
    assert table.model.held.carried == PERSON_HAND_ZONE
    stage.until(lambda: not stage.tick(), most=60)
    assert table.model.held.carried is None
    assert order(stage) == before
    assert table.session.match.moves == []


@pytest.mark.parametrize("game", [TAKE, TAKI, TAKEAWAY], ids=lambda game: game.name)
def test_what_a_refused_click_meant_lifts_a_little_where_it_lies_in_a_pile(
    stage: Stage, game: Game[Any, Any]
) -> None:
    table = stage.sit(3, game=game, options={}, fresh=False, speed="normal")
    stage.until(lambda: table.show.quiet)
    held = table.model.held
    for place in table.show.laid.places:
        table.pointer.drag.hop(place.zone)
        lies = (
            place.style in (FACE_UP_STACK_STYLE, FACE_DOWN_STACK_STYLE, PILE_STYLE)
            and table.show.laid.counts[place.zone]
        )
        assert (held.glide is not None) == bool(lies), place
        held.glide = None


# Hovering.


def test_the_card_under_the_pointer_rises_and_sinks_again(stage: Stage) -> None:
    table = sit(stage, COPIES, "suit")
    places = table.show.laid.order[PERSON_HAND_ZONE]
    rest = list(table.show.laid.poses[PERSON_HAND_ZONE])
    for slot, place in enumerate(places):
        stage.move(stage.visible_point(cards(stage)[slot]))
        stage.tick(1.0)
        poses = table.show.laid.poses[PERSON_HAND_ZONE]
        assert table.show.hand.hovered == slot
        assert poses[place].y < rest[place].y
        assert all(poses[other].y == rest[other].y for other in places if other != place)
        if slot + 1 < len(places):
            neighbour = places[slot + 1]
            assert poses[neighbour].x > rest[neighbour].x or slot + 2 == len(places)
    stage.move((5, 5))
    stage.tick(1.0)
    assert table.show.laid.poses[PERSON_HAND_ZONE] == rest


def test_the_pointer_along_the_hand_meets_the_cards_in_their_order(stage: Stage) -> None:
    table = sit(stage, Crowd("rummy500", 8, 30, 2, others=3))
    met: list[int | None] = []
    nodes = cards(stage)
    for row in (nodes[:15], nodes[15:]):
        for x in range(row[0].rect.x + 1, row[-1].rect.right - 1):
            stage.move((x, row[0].rect.centery))
            stage.tick()
            if not met or met[-1] != table.show.hand.hovered:
                met.append(table.show.hand.hovered)
    assert met == list(range(30))


@pytest.mark.parametrize(("start", "end"), [(0, 29), (29, 0), (3, 20), (20, 3), (14, 15), (15, 14)])
def test_a_card_goes_from_row_to_row_of_a_long_hand(stage: Stage, start: int, end: int) -> None:
    sit(stage, Crowd("rummy500", 8, 30, 2, others=3))
    before = list(order(stage))
    moved = before.pop(start)
    target = cards(stage)[end].rect
    x = target.x + 1 if end < start else target.right - 1
    drag(stage, stage.visible_point(cards(stage)[start]), (x, target.centery))
    assert order(stage) == [*before[:end], moved, *before[end:]]


# Keys.


def test_the_arrows_go_along_the_hand(stage: Stage) -> None:
    table = sit(stage, Crowd("rummy500", 8, 30, 2, others=3))
    table.set_focus(cards(stage)[0])
    for number in range(1, 30):
        stage.key("right")
        assert table.tree.focus == card_keys(table.show, PERSON_HAND_ZONE)[number]
    for number in reversed(range(29)):
        stage.key("left")
        assert table.tree.focus == card_keys(table.show, PERSON_HAND_ZONE)[number]


def test_tab_comes_to_the_hand_and_the_card_in_focus_rises(stage: Stage) -> None:
    table = sit(stage, ADDING)
    for _ in range(6):
        stage.key("tab")
        focused = table.tree.focused
        assert focused is not None
        if focused.key.startswith("card"):
            break
    else:
        raise AssertionError("the focus does not come to the hand")
    assert table.show.hand.hovered == 0


def test_space_picks_and_enter_does_the_obvious_thing(stage: Stage) -> None:
    table = sit(stage, LAYING)
    table.set_focus(card(stage, "9D"))
    for picked in (("9D",), ()):
        stage.key("space")
        assert table.show.hand.picked == picked
    focus_all(stage, SPADES)
    assert table.show.hand.picked == tuple(SPADES)
    stage.key("return")
    assert table.session.match.moves[-1][1] == "lay 4S 5S 6S"
    stage.until(lambda: table.model.your_turn)
    table.set_focus(card(stage, "9D"))
    stage.key("return")
    assert table.session.match.moves[-1][1] == "discard 9D"


def test_a_click_on_the_cloth_is_no_move(stage: Stage) -> None:
    table = sit(stage, LAYING)
    assert f"zone {FELT_ZONE}" in table.tree.by_key
    felt = table.show.felt
    stage.press((felt.x + 4, felt.centery))
    stage.release((felt.x + 4, felt.centery))
    assert table.session.match.moves == []
    assert table.model.notice is None


def test_after_an_undo_and_another_move_the_rules_are_asked_anew(stage: Stage) -> None:
    table = stage.sit(2, game=TAKE, moves=0, fresh=False, seed=3)
    stage.until(lambda: table.model.your_turn)
    first = table.model.asking.state
    table.moves.try_move("draw stock")
    stage.until(lambda: table.model.your_turn)
    drawn = table.model.asking.state
    table.perform(Undo())
    stage.until(lambda: table.model.your_turn)
    table.moves.try_move("draw pile")
    stage.until(lambda: table.model.your_turn)
    again = table.model.asking.state
    assert first is not drawn
    assert again.view(PERSON_SEAT)["hands"][0] == table.session.match.view(PERSON_SEAT)["hands"][0]
    assert again.view(PERSON_SEAT)["hands"][0] != drawn.view(PERSON_SEAT)["hands"][0]
