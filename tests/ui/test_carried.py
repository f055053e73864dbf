"""The cards of a moment: when they leave and land, and where those come that join others."""

import pytest
from pygame import Rect

from game.core.event import Seat
from game.core.table_values import Highlight, HighlightKind
from game.ui.table.layout.card_poses import Pose
from game.ui.table.motion.card_sprites import CardSprite
from game.ui.table.motion.event_effects import EventEffect, HighlightStaging
from game.ui.table.motion.flights import (
    MAKE_ROOM_SECONDS,
    REDUCED_FADE_SHARE,
    SWEPT_ALONG_SECONDS,
    CarriedCards,
    Flights,
)
from game.ui.table.motion.stage import Grade, Times, times
from tests.ui.stage import Stage

LYING = [Pose(100 + 30 * place, 200, True, 60) for place in range(4)]
AWAY = Pose(500, 500, True, 60)
FELT = Rect(0, 0, 960, 600)
HOW = HighlightStaging(stagger=0.05, spread=0.1)


def sprites(count: int) -> list[CardSprite]:
    return [CardSprite(number, "5S", AWAY, AWAY) for number in range(count)]


def when(reduced: bool = False) -> Times:
    """The times of a theft that begins at 10."""
    return times(
        HOW, Grade.EVENT, 0.3, 10.0, 1.0, cards=True, joins=True, counts=True, reduced=reduced
    )


def test_cards_leave_one_after_the_other_and_all_hang_and_land_together() -> None:
    cards = sprites(3)
    carried = CarriedCards(cards, LYING[:2], LYING[:3], docking=cards[:1])
    due = when()
    carried.send(HOW, due, 60, 4)
    assert [one.begins - due.leaves for one in cards] == pytest.approx([0.0, 0.05, 0.1])
    for one in cards:
        hanging = (one.goal.x, one.goal.y - 4)
        for now in (due.hangs + 0.001, due.slams - 0.001):
            assert (one.where(now).x, one.where(now).y) == pytest.approx(hanging)
        assert one.where(due.slams + 0.01).width > one.goal.width
        assert one.where(due.landed) == one.goal


def test_with_reduced_motion_they_only_fade_and_a_line_leads_on() -> None:
    cards = sprites(2)
    due = when(reduced=True)
    CarriedCards(cards, (), LYING[:2]).fade(due)
    assert all(one.where(10.0) == one.goal for one in cards)
    lasts = REDUCED_FADE_SHARE * (due.hangs - due.leaves)
    assert [one.begins for one in cards] == pytest.approx(2 * [due.hangs - lasts])


@pytest.mark.parametrize(("at_front", "comes"), [(True, 70), (False, 220)])
def test_a_card_comes_one_step_beyond_the_end_of_those_it_leaves_with(
    at_front: bool, comes: int
) -> None:
    cards = sprites(1)
    CarriedCards(cards, LYING, LYING, docking=cards).come(at_front, 1.0, 0.5, 60, FELT)
    assert cards[0].dock is not None
    assert (cards[0].dock.goal.x, cards[0].dock.goal.y) == (comes, 200)


def test_a_card_comes_beside_a_single_one() -> None:
    cards = sprites(1)
    CarriedCards(cards, LYING[:1], LYING[:2], docking=cards).come(False, 1.0, 0.5, 60, FELT)
    assert cards[0].dock is not None
    assert cards[0].dock.goal.x == pytest.approx(100 + 0.3 * 60)


def test_what_a_moment_takes_up_is_its_cards_else_its_zone_else_its_players_plate(
    stage: Stage,
) -> None:
    laid = stage.sit(3, moves=20, fresh=False).show.laid
    zone, taken = next(iter(laid.spots)), Highlight(HighlightKind.CAPTURE, "", actor=Seat(1))
    assert CarriedCards((), LYING, ()).around(laid, taken) == Rect(LYING[0].rect()).unionall(
        [pose.rect() for pose in LYING]
    )
    assert (
        CarriedCards((), (), ()).around(laid, Highlight(HighlightKind.CAPTURE, "", zone=zone))
        == laid.spots[zone]
    )
    assert CarriedCards((), (), ()).landed(laid, taken) == laid.plates[1]


@pytest.mark.parametrize(
    ("cards", "lasts"),
    [
        ((0.5, 0), MAKE_ROOM_SECONDS),
        ((9, 0), SWEPT_ALONG_SECONDS),
        ((0, 9), SWEPT_ALONG_SECONDS),
        ((0, 0.5), MAKE_ROOM_SECONDS),
    ],
)
def test_cards_that_only_make_room_are_quick_and_a_meld_that_changes_its_owner_sweeps(
    stage: Stage, cards: tuple[float, float], lasts: float
) -> None:
    show = stage.sit(3, moves=20, fresh=False).show
    [sprite] = sprites(1)
    goal = Pose(AWAY.x + cards[0] * show.laid.card, AWAY.y + cards[1] * show.laid.card, True, 60)
    Flights(show.cast, show.laid, 1.0, False)._follow(sprite, goal, EventEffect(0.0, 0.0), 10.0)
    assert sprite.goal == goal
    assert sprite.lasts == pytest.approx(lasts)
