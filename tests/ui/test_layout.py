"""The layout: a pose for every card of a view, on the felt, at any size."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.core.event import Seat, View, value_at_path
from game.core.state import SeatView
from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match
from game.ui.deck.card_images import card_height
from game.ui.kit.paint.theme import Measures
from game.ui.table.layout.card_poses import (
    MAX_STACK_EDGE_COUNT,
    MAX_STOCK_EDGE_COUNT,
    Layout,
    edge_offset,
    layer_count,
)
from game.ui.table.layout.hand_layout import HandOrder
from game.ui.table.layout.player_ring import layout
from tests.laws.walks import law
from tests.sitting import at_table
from tests.together import check_each
from tests.ui.stage import NAMES, SIZES, Stage

YOU = Seat(0)
felts = st.builds(
    Rect, st.integers(0, 50), st.integers(0, 50), st.integers(600, 3600), st.integers(420, 2100)
)
every_count = pytest.mark.parametrize("players", [2, 3, 4])


def walk(players: int, seed: int, moves: int) -> Match:
    match = Match(TAKEAWAY, TAKEAWAY.setup(players, {}, seed), NAMES[:players])
    rng = Random(seed)
    for _ in range(moves):
        if not match.state.over:
            match.play(rng.choice(match.moves_now()))
    return match


def laid(view: View, felt: Rect) -> Layout:
    hand = HandOrder(TAKEAWAY.table.sort_key)
    measures = Measures(felt.w + 300, felt.h + 100, 1.0)
    names = at_table(*NAMES[: view["players"]])
    return layout(TAKEAWAY.table, SeatView(TAKEAWAY, view), names, felt, measures, hand)


@st.composite
def layouts(draw: st.DrawFn) -> tuple[View, Rect, Layout]:
    players = draw(st.integers(2, 4))
    match = walk(players, draw(st.integers(0, 999)), draw(st.integers(0, 160)))
    view, felt = match.view(YOU), draw(felts)
    return view, felt, laid(view, felt)


def faces(laid: Layout) -> Iterator[tuple[str, Rect]]:
    """The rectangle of every card, zone by zone."""
    for zone, poses in laid.poses.items():
        for pose in poses:
            rect = Rect(0, 0, laid.card, card_height(laid.card))
            rect.center = (round(pose.x), round(pose.y))
            yield zone, rect


def test_a_whole_stack_lies_on_a_felt_of_any_height() -> None:
    def check(high: int) -> None:
        view = TAKEAWAY.new(TAKEAWAY.setup(2, {}, 1)).view(YOU)
        for slot in view["slots"]:
            slot["cards"] = ["5S"] * 20
        felt = Rect(0, 0, 735, high)
        for zone, rect in faces(laid(view, felt)):
            assert felt.contains(rect), (zone, rect, felt)

    check_each(check, range(500, 620))


@law(40)
@given(layouts())
def test_every_card_lies_on_the_felt(given: tuple[View, Rect, Layout]) -> None:
    _, felt, laid = given
    for zone, rect in faces(laid):
        assert felt.contains(rect), (zone, rect, felt)


@every_count
def test_the_edges_of_the_highest_stack_lie_on_the_felt_wherever_it_is(players: int) -> None:
    for slot in (slot for slot, one in enumerate(walk(players, 1, 0).view(YOU)["slots"]) if one):
        view = walk(players, 1, 0).view(YOU)
        view["slots"][slot]["cards"] = ["5S"] * 40
        for high in range(420, 2000, 67):
            felt = Rect(12, 12, 3000, high)
            placed = laid(view, felt)
            # Edges are whole pixels: seven of them may take a little of the felt's margin.
            room = felt.inflate(placed.card // 12, placed.card // 12)
            for zone, rect in faces(placed):
                assert room.contains(rect), (zone, rect, felt)


@law(40)
@given(layouts())
def test_every_zone_has_a_pose_for_each_of_its_cards(given: tuple[View, Rect, Layout]) -> None:
    view, _, laid = given
    for place in laid.places:
        cards = value_at_path(view, place.zone)
        if isinstance(cards, list):
            assert len(laid.poses[place.zone]) == len(cards) == laid.counts[place.zone]
            assert all(pose.face for pose in laid.poses[place.zone])
        else:
            assert laid.counts[place.zone] == cards
            assert [pose.face for pose in laid.poses[place.zone]] == [False]


@law(40)
@given(layouts())
def test_the_top_card_of_a_stack_lies_in_its_place_and_edges_show_below_it(
    given: tuple[View, Rect, Layout],
) -> None:
    _, felt, laid = given
    for place in laid.places:
        poses = laid.poses[place.zone]
        if place.style != "stack" or not poses:
            continue
        top = poses[-1]
        assert abs(top.x - (felt.centerx + place.x * laid.card)) <= 1
        assert abs(top.y - (felt.centery + place.y * laid.card)) <= 1
        assert {pose.x for pose in poses} == {top.x}
        heights = [pose.y for pose in poses]
        steps = [lower - upper for lower, upper in pairwise(heights)]
        shown = min(MAX_STACK_EDGE_COUNT, len(poses) - 1)
        assert steps == [0] * (len(steps) - shown) + [edge_offset(laid.card)] * shown


@law(40)
@given(layouts())
def test_a_zones_target_covers_its_cards_and_no_other_zones(
    given: tuple[View, Rect, Layout],
) -> None:
    _, _, laid = given
    for zone, rect in faces(laid):
        assert laid.spots[zone].contains(rect), zone
    spots = list(laid.spots.items())
    for place, (zone, spot) in enumerate(spots):
        for other, one in spots[place + 1 :]:
            assert not spot.colliderect(one), (zone, other)


@every_count
def test_the_table_is_as_large_as_it_fits(players: int) -> None:
    view = walk(players, 1, 0).view(YOU)
    extent = TAKEAWAY.table.fixed_size(players)
    assert extent is not None
    wide, high = extent
    for felt in (Rect(0, 0, 1000, 700), Rect(0, 0, 700, 1000), Rect(9, 9, 3000, 500)):
        card = laid(view, felt).card
        assert card * wide <= felt.w
        assert card * high <= felt.h
        assert (card + 1) * wide > felt.w or (card + 1) * high > felt.h


@every_count
def test_moving_the_felt_moves_every_card_with_it(players: int) -> None:
    view = walk(players, 2, 30).view(YOU)
    here, there = (laid(view, Rect(x, y, 1000, 700)) for x, y in ((0, 0), (40, 20)))
    for zone, poses in here.poses.items():
        moved = [(pose.x + 40, pose.y + 20) for pose in poses]
        assert [(pose.x, pose.y) for pose in there.poses[zone]] == moved


def test_the_stock_is_as_thick_as_it_holds_cards() -> None:
    assert layer_count(0) == 0
    assert layer_count(1) == 1
    thickness = [layer_count(count) for count in range(60)]
    assert thickness == sorted(thickness)
    assert thickness[-1] == MAX_STOCK_EDGE_COUNT


@every_count
def test_your_slots_lie_at_the_bottom_and_play_goes_clockwise(players: int) -> None:
    view = walk(players, 3, 0).view(YOU)
    placed = laid(view, Rect(0, 0, 1000, 700))
    middle = {
        owner: sum(
            placed.spots[place.zone].centery for place in placed.places if place.owner == owner
        )
        / sum(place.owner == owner for place in placed.places)
        for owner in range(players)
    }
    assert max(middle, key=middle.__getitem__) == YOU
    if players == 4:
        plates = {seat: plate.center for seat, plate in placed.plates.items()}
        assert plates[1][0] < plates[0][0] < plates[3][0]
        assert plates[2][1] < plates[1][1] < plates[0][1]


@every_count
def test_plates_cover_neither_cards_nor_each_other(stage: Stage, players: int) -> None:
    for moves in (0, 25, 60):
        stage.sit(players, rounds=9, moves=moves, seed=moves, fresh=False)
        for size in SIZES:
            stage.resize(*size)
            plates = [node.rect for node in stage.role("player")]
            slots = {node.name: node.rect for node in stage.role("slot")}
            for place, plate in enumerate(plates):
                assert plate.collidelist(plates[place + 1 :]) == -1
                covered = [name for name, slot in slots.items() if plate.colliderect(slot)]
                assert not covered, (size, plate)
