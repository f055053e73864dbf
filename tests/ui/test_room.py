"""Room for the cards: everybody's melds use the free felt, and what is fixed keeps its place."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from random import Random

import pytest
from pygame import Rect

from game.core.table import (
    FACE_DOWN_STACK_STYLE,
    HIDDEN_HAND_STYLE,
    MELD_STYLE,
    PERSON_HAND_ZONE,
    PILE_STYLE,
    SPREAD_STYLE,
)
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.ui.deck.card_images import card_height
from game.ui.deck.cloth_backdrop import LIGHT_CENTRE_SHARE
from game.ui.features.match.match_page import TablePage
from game.ui.table.layout.card_poses import Pose
from game.ui.table.layout.table_centre import lies_over
from game.ui.table.render.board import Board
from game.ui.table.render.card_inspector import enlarged, is_too_small
from game.ui.table.render.page_layout import is_upright
from tests.support import crowded_tables
from tests.together import check_each
from tests.ui.crowds import CROWDS, Crowd, owned, threes
from tests.ui.stage import NAMES, SIZES, Stage

SEATED = {name: crowd for name, crowd in CROWDS.items() if crowd.game != "takeaway"}
MELDING = [name for name, crowd in SEATED.items() if crowd.melds]
FOUR = Crowd("take", 4, 1, 1, owned(threes(16), *range(4)), others=1)
FEW = Crowd("take", 4, 7, 3, owned(threes(2), 0, 1), others=4)
MANY = CROWDS["rummy500 of 8, melds of all cards"]


def sit(stage: Stage, crowd: Crowd, size: tuple[int, int] = (1280, 720)) -> TablePage:
    """Sit down at a table in a window."""
    stage.resize(*size)
    table = stage.sit_at(crowd.match())
    stage.tick(2.0)
    return table


def lying(pose: Pose) -> Rect:
    """The rectangle around a card."""
    rect = Rect(0, 0, pose.width, card_height(pose.width))
    rect.center = (round(pose.x), round(pose.y))
    return rect


def fixed(table: TablePage) -> dict[str, object]:
    """What must keep its place: where the stock lies, where the pile begins, plates and hands."""
    laid = table.show.laid
    found: dict[str, object] = {f"plate {seat}": rect.copy() for seat, rect in laid.plates.items()}
    for place in laid.places:
        if place.style in (FACE_DOWN_STACK_STYLE, HIDDEN_HAND_STYLE):
            found[place.zone] = laid.poses[place.zone][0]
        elif place.style in (PILE_STYLE, SPREAD_STYLE) and laid.poses[place.zone]:
            found[place.zone] = lying(laid.poses[place.zone][0]).topleft
    return found


# Fixed places.


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1000, 1300), (2560, 1080)])
@pytest.mark.parametrize("game", ["take", "rummy500", "taki", "texas"])
def test_in_a_whole_match_stock_pile_and_players_keep_their_places(
    stage: Stage, game: str, size: tuple[int, int]
) -> None:
    stage.resize(*size)
    rules = GAMES_BY_NAME[game]
    match = Match(rules, rules.setup(4, {}, 3), NAMES[:4])
    table = stage.sit_at(match, fresh=False)
    rng, places, style = Random(1), fixed(table), table.show.laid.large
    for _ in range(120):
        if match.state.over:
            break
        match.play(rules.write(rules.bot.rollout_move(match.state, rng)))
        table.show.snap(match.view(0))
        now = fixed(table)
        for name, place in now.items():
            assert places.setdefault(name, place) == place, name
        assert table.show.laid.large == style


@pytest.mark.parametrize("size", SIZES)
def test_whatever_lies_there_stock_and_players_keep_their_places(
    stage: Stage, size: tuple[int, int]
) -> None:
    known: dict[tuple[str, int], dict[str, object]] = {}
    for crowd in SEATED.values():
        places = fixed(sit(stage, crowd, size))
        before = known.setdefault((crowd.game, crowd.players), places)
        # A pile may be so large that its cards are smaller.
        assert {name: place for name, place in before.items() if name != "pile"} == {
            name: place for name, place in places.items() if name != "pile"
        }


# Melds.


@pytest.mark.parametrize("name", ["take", "rummy500"])
def test_with_three_players_the_stock_stands_where_the_felt_is_lit(stage: Stage, name: str) -> None:
    """The badge of the felt is there too, and all look at it."""
    table = stage.sit(3, game=GAMES_BY_NAME[name], moves=3, seed=3, options={})
    for size in ((960, 600), (1280, 720), (1920, 1080)):
        stage.resize(*size)
        felt, stock = table.show.felt, table.show.laid.spots["stock"]
        lit = felt.y + LIGHT_CENTRE_SHARE * felt.h
        assert abs(stock.centery - lit) < 0.15 * felt.h, size


@pytest.mark.parametrize("name", MELDING)
def test_no_meld_is_folded(stage: Stage, name: str) -> None:
    for size in SIZES:
        laid = sit(stage, SEATED[name], size).show.laid
        for place in laid.places:
            if place.style == MELD_STYLE:
                poses = laid.poses[place.zone]
                assert len({(pose.y, pose.width) for pose in poses}) == 1, (size, place.zone)
                assert all(one.x < other.x for one, other in pairwise(poses))


@pytest.mark.parametrize(
    ("crowd", "least"),
    [
        (FOUR, 104),
        (CROWDS["take of 5, sixteen melds"], 95),
        (CROWDS["rummy500 of 8, full runs all around"], 80),
        (MANY, 55),
    ],
)
def test_melds_are_large_while_there_is_free_felt(stage: Stage, crowd: Crowd, least: int) -> None:
    high = crowded_tables.figures(sit(stage, crowd))[0]
    assert high is not None
    assert high >= least


def test_what_one_owner_lays_leaves_the_others_as_large_as_they_were(stage: Stage) -> None:
    few = sit(stage, Crowd("take", 4, 4, 3, owned(threes(2), 2, 3), others=4)).show.laid
    crowd = Crowd("take", 4, 4, 3, [*owned(threes(2), 2, 3), *owned(threes(10)[2:], 1)], others=2)
    many = sit(stage, crowd).show.laid
    for zone in ("melds/M1/cards", "melds/M2/cards"):
        assert many.poses[zone][0].width == few.poses[zone][0].width


def test_what_is_picked_hides_no_meld(stage: Stage) -> None:
    crowd = Crowd("take", 2, 9, 3, owned(threes(8), 0), others=3)
    for size in SIZES:
        table = sit(stage, crowd, size)
        hand, laid = table.show.hand, table.show.laid
        hand.pick(range(9))
        for slot in range(9):
            hand.hovered = slot
            table.show.rearrange(stage.now)
            laid = table.show.laid
            tops = [lying(pose).top for pose in laid.poses[PERSON_HAND_ZONE]]
            feet = [laid.spots[one.zone].bottom for one in laid.places if one.style == MELD_STYLE]
            assert min(tops) >= max(feet), size


def test_a_row_lies_over_the_foot_of_the_one_above_it_also_while_cards_move(stage: Stage) -> None:
    laid = sit(stage, FOUR).show.laid
    for seat in (1, 3):
        melds = [
            place for place in laid.places if place.style == MELD_STYLE and place.owner == seat
        ]
        tops = [laid.poses[place.zone][0].y for place in melds]
        assert all(lower - upper < laid.card for upper, lower in pairwise(tops)), "they overlap"
        for upper, lower in pairwise(melds):
            assert lies_over(lower, [upper], laid.spots)
            assert not lies_over(upper, [lower], laid.spots)


# Large text.


@pytest.mark.night("1.25", "1.5", "2.0")
@pytest.mark.parametrize("factor", [1.25, 1.5, 2.0])
def test_with_large_text_nobodys_plate_or_figure_lies_on_anothers_cards(
    stage: Stage, factor: float
) -> None:
    def check(name: str) -> None:
        table = sit(stage, SEATED[name])
        for size in ((960, 600), (1280, 720), (1000, 1300), (2560, 1080)):
            stage.resize(*size, text_factor=factor)
            stage.tick(2.0)
            laid = table.show.laid
            labels = [
                node for node in table.tree.root.children if node.role in ("player", "figure")
            ]
            for one, other in combinations(labels, 2):
                assert not one.rect.colliderect(other.rect), (size, one.name, other.name)
            for place in laid.places:
                if place.style == HIDDEN_HAND_STYLE:
                    fan = laid.spots[place.zone]
                    over = [node for node in labels if node.rect.colliderect(fan)]
                    assert {node.key for node in over} <= {f"plate {place.owner}"}, (
                        size,
                        place.zone,
                    )
            cards = [rect for place in laid.places for rect in laid.rects.get(place.zone, ())]
            for label in labels:
                on = [rect for rect in cards if min(label.rect.clip(rect).size) > 1]
                assert not on, (size, label.name)

    check_each(check, SEATED)


# The hand.


@pytest.mark.parametrize("size", SIZES)
def test_a_long_hand_takes_two_rows_where_one_would_show_little(
    stage: Stage, size: tuple[int, int]
) -> None:
    def check(count: int) -> None:
        laid = sit(stage, Crowd("rummy500", 2, count, 2, others=2), size).show.laid
        poses = [laid.poses[PERSON_HAND_ZONE][place] for place in laid.order[PERSON_HAND_ZONE]]
        lines = 1 + sum(other.x < one.x for one, other in pairwise(poses))
        assert lines == (2 if laid.upper else 1)
        assert lines == 1 or count > 20
        strips = [rect.w for rect in laid.rects[PERSON_HAND_ZONE]]
        if lines == 1 and count > 1:
            assert count <= 20 or min(strips) >= 0.35 * poses[0].width
        assert min(strips) >= 0.25 * poses[0].width

    check_each(check, [14, 20, 21, 30, 49])


def test_of_a_hand_of_49_twice_as_much_shows(stage: Stage) -> None:
    strip = crowded_tables.figures(
        sit(stage, crowded_tables.TABLES["rummy500 of 2, a hand of 49"])
    )[1]
    assert strip is not None
    assert strip >= 27


def test_a_short_hand_lies_on_the_axis_of_the_table(stage: Stage) -> None:
    for size in SIZES:
        table = sit(stage, FEW, size)
        laid = table.show.laid
        poses = laid.poses[PERSON_HAND_ZONE]
        middle = (min(pose.x for pose in poses) + max(pose.x for pose in poses)) / 2
        assert abs(middle - table.show.felt.centerx) <= 0.1 * laid.card, size


# A meld that is enlarged.


def small_and_large(stage: Stage) -> Iterator[tuple[TablePage, str]]:
    for crowd, size in ((MANY, (960, 600)), (MANY, (1280, 720)), (FEW, (1280, 720))):
        table = sit(stage, crowd, size)
        for place in table.show.laid.places:
            if place.style == MELD_STYLE:
                yield table, place.zone


def test_a_meld_too_small_to_be_read_is_shown_larger_while_it_is_pointed_at(stage: Stage) -> None:
    found = []
    for table, zone in small_and_large(stage):
        laid, felt = table.show.laid, table.show.felt
        stage.move(laid.spots[zone].center)
        stage.tick()
        table._follow_attention()
        shown = enlarged(table.model)
        found.append(shown is not None)
        assert found[-1] == is_too_small(table.model, zone)
        if shown is None:
            continue
        assert shown.zone == zone
        assert felt.contains(shown.panel)
        assert all(shown.panel.contains(card) for card in shown.cards)
        assert len(shown.cards) == len(laid.poses[zone])
        assert shown.cards[0].w > laid.poses[zone][0].width
        assert not shown.panel.colliderect(laid.spots[PERSON_HAND_ZONE])
        stage.app._paint()
    assert True in found
    assert False in found
    stage.move((1, 1))
    stage.tick()
    table._follow_attention()
    assert enlarged(table.model) is None


def test_a_meld_with_the_focus_is_shown_larger(stage: Stage) -> None:
    table = sit(stage, MANY)
    stage.key("tab")
    zone = "melds/M1/cards"
    table.set_focus(table.tree.by_key[f"zone {zone}"])
    table._follow_attention()
    shown = enlarged(table.model)
    assert shown is not None
    assert shown.zone == zone


@pytest.mark.parametrize(("seconds", "clicked"), [(0.1, True), (0.8, False)])
def test_who_holds_a_small_meld_down_for_long_only_looks_at_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, seconds: float, clicked: bool
) -> None:
    table = sit(stage, MANY)
    clicks: list[str] = []
    monkeypatch.setattr(table.pointer, "click", clicks.append)
    place = table.show.laid.spots["melds/M1/cards"].center
    stage.move(place)
    stage.press(place)
    stage.tick(seconds)
    assert enlarged(table.model) is not None
    stage.release(place)
    assert clicks == (["melds/M1/cards"] if clicked else [])


# Stacks and counts.


@pytest.mark.parametrize("size", SIZES)
def test_a_stock_of_42_is_thicker_than_one_of_12(stage: Stage, size: tuple[int, int]) -> None:
    thick = []
    for left in (12, 42):
        hand = 54 - left - 4
        laid = sit(stage, Crowd("rummy500", 2, hand, 1, others=3), size).show.laid
        assert laid.counts["stock"] == left
        thick.append(laid.spots["stock"].h)
    assert thick[1] >= thick[0] + 0.07 * laid.spots["stock"].w


def test_a_count_covers_no_index(stage: Stage) -> None:
    for crowd in (FEW, CROWDS["taki of 10, a hand of 30"]):
        for size in SIZES:
            laid = sit(stage, crowd, size).show.laid
            badge = Board(stage.app.painter, laid).badge_rect("pile", laid.counts["pile"])
            card = lying(laid.poses["pile"][-1])
            for pose in laid.poses["pile"]:
                card = lying(pose)
                wide, high = round(0.26 * card.w), round(0.5 * card.w)
                first = Rect(card.x, card.y, wide, high)
                last = Rect(card.right - wide, card.bottom - high, wide, high)
                assert not badge.colliderect(first)
                assert pose is not laid.poses["pile"][-1] or not badge.colliderect(last)


# Windows of every shape.


@pytest.mark.night
def test_an_upright_window_gives_the_felt_its_whole_width(stage: Stage) -> None:
    seen = set()
    for size in SIZES:
        table = sit(stage, FEW, size)
        felt, score = table.show.felt, table.tree.by_key["score"].rect
        seen.add(is_upright(table.measures))
        if is_upright(table.measures):
            assert felt.w >= 0.96 * size[0]
            assert score.bottom <= felt.top
        else:
            assert score.left >= felt.right
        assert not score.colliderect(felt)
    assert seen == {True, False}


@pytest.mark.parametrize("size", SIZES)
def test_what_is_said_and_what_can_be_done_stay_together(
    stage: Stage, size: tuple[int, int]
) -> None:
    table = sit(stage, FEW, size)
    prompt = stage.role("prompt")[0].rect
    buttons = [node.rect for node in table.tree.nodes if node.area == "bar"]
    whole = prompt.unionall(buttons)
    assert whole.w <= table.measures.px(1110)
    assert whole.left >= 0
    assert whole.right <= size[0]


def test_the_likeliest_button_the_coachs_and_undo_keep_their_places(stage: Stage) -> None:
    table = sit(stage, Crowd("rummy500", 2, ["4S", "5S", "6S", "9D"], 3, others=3, phase="draw"))
    places = []
    for _ in range(2):
        tree = table.tree
        bar = [node for node in tree.nodes if node.area == "bar"]
        assert [node.key for node in bar][-2:] == ["hint", "undo"]
        likeliest = next(node for node in bar if node.first)
        assert bar[-3] is likeliest
        places.append((likeliest.rect.right, bar[-2].rect, bar[-1].rect))
        stage.key("d")
        stage.until(lambda: table.model.your_turn)
    assert places[0] == places[1]


@pytest.mark.parametrize(("window", "text"), [((960, 600), 2.0), ((960, 600), 1.0)])
def test_who_is_told_that_the_stock_is_empty_sees_the_pile_whole(
    stage: Stage, window: tuple[int, int], text: float
) -> None:
    table = stage.sit_at(crowded_tables.TABLES["take of 4, full sequences"].match())
    stage.resize(*window, text_factor=text)
    stage.tick(2.0)
    (sign,) = stage.role("sign")
    assert not sign.rect.colliderect(table.show.laid.spots["pile"])
