"""How a card moves: from where it is to where the layout wants it, and nowhere else."""

import pytest

from game.core.event import EventKind
from game.ui.table.layout.card_poses import Pose
from game.ui.table.motion.card_sprites import CardSprite, Tween
from game.ui.table.motion.event_effects import (
    CARD_EVENT_EFFECTS,
    CARDLESS_EVENT_EFFECTS,
    DURATION_FACTORS,
    THINKING_SECONDS,
    arc_share,
    eased_share,
    effect_of,
)

HERE, THERE = Pose(10, 20, face=False), Pose(310, 120)
SHARES = [number / 40 for number in range(41)]


def under_way(fades: bool = False) -> CardSprite:
    sprite = CardSprite(1, "5S", HERE, HERE, fades=fades)
    sprite.send(THERE, 2.0, 0.5, 30, 5)
    return sprite


def test_the_way_is_travelled_once_and_never_backwards() -> None:
    assert eased_share(0) == 0
    assert eased_share(1) == 1
    ways = [eased_share(share) for share in SHARES]
    assert ways == sorted(ways)


def test_an_arc_begins_and_ends_flat() -> None:
    assert arc_share(0) == pytest.approx(0)
    assert arc_share(1) == pytest.approx(0, abs=1e-9)
    assert arc_share(0.5) == pytest.approx(1)


def test_a_sprite_begins_where_it_was_and_ends_where_it_goes() -> None:
    sprite = under_way()
    for now in (0.0, 1.9, 2.0):
        assert sprite.where(now) == HERE
        assert sprite.is_moving(now)
    for now in (2.5, 3.0, 99.0):
        assert sprite.where(now) == THERE
        assert not sprite.is_moving(now)
        assert sprite.where(now).angle == 0
        assert sprite.lift_share(now) == 0
        assert sprite.width_share(now) == 1


def test_a_card_is_turned_over_in_the_middle_of_its_way() -> None:
    sprite = under_way()
    faces = [sprite.where(2 + 0.5 * share).face for share in SHARES]
    assert faces == sorted(faces)
    assert faces[0] is False
    assert faces[-1] is True
    narrow = [sprite.width_share(2 + 0.5 * share) for share in SHARES]
    assert min(narrow) < 0.2
    assert all(0 < one <= 1 for one in narrow)
    turned = faces.index(True)
    assert narrow.index(min(narrow)) in (turned - 1, turned)


def test_a_card_bends_upwards_on_its_way_and_never_leaves_the_board_sideways() -> None:
    sprite = under_way()
    for share in SHARES:
        pose = sprite.where(2 + 0.5 * share)
        straight = HERE.y + (THERE.y - HERE.y) * eased_share(share)
        assert HERE.x <= pose.x <= THERE.x
        assert straight - 30 - 1e-6 <= pose.y <= straight + 1e-6


def test_a_card_sent_on_while_it_is_under_way_does_not_jump() -> None:
    sprite = under_way()
    before = sprite.where(2.2)
    sprite.send(Pose(0, 0), 2.2, 0.5, 30, 5)
    after = sprite.where(2.2)
    assert (after.x, after.y) == pytest.approx((before.x, before.y))


def test_a_card_that_comes_to_others_first_is_lifted_on_that_way_too() -> None:
    sprite = under_way()
    sprite.begins, sprite.beat = 5.0, 0.5
    sprite.dock = Tween(sprite.start, sprite.goal, 2.0, 1.0, 20.0)
    assert sprite.lift_share(2.0) == 0.0
    assert sprite.lift_share(2.5) == pytest.approx(arc_share(0.5))
    assert sprite.lift_share(3.0) == pytest.approx(0.0)
    assert 0 < sprite.lift_share(4.9) <= 0.4, "it rises again before it leaves with the others"


def test_with_reduced_motion_a_card_is_at_its_place_and_only_fades_in() -> None:
    sprite = under_way(fades=True)
    for share in SHARES:
        now = 2 + 0.5 * share
        assert sprite.where(now) == THERE
        assert (sprite.where(now).angle, sprite.lift_share(now), sprite.width_share(now)) == (
            0,
            0,
            1,
        )
    assert sprite.share(2.25) == pytest.approx(0.5)


def test_a_card_without_time_is_there_at_once() -> None:
    sprite = CardSprite(1, "5S", HERE, HERE)
    sprite.send(THERE, 2.0, 0.0, 30, 5)
    assert sprite.where(2.0) == THERE
    assert not sprite.is_moving(2.0)


def test_every_speed_has_a_pace_and_faster_is_shorter() -> None:
    assert DURATION_FACTORS.keys() == THINKING_SECONDS.keys()
    for lengths in (DURATION_FACTORS, THINKING_SECONDS):
        assert list(lengths.values()) == sorted(lengths.values(), reverse=True)
        assert lengths["off"] == 0


def test_cards_travel_for_a_third_of_a_second_and_an_event_without_cards_takes_no_time() -> None:
    for effect in [*CARD_EVENT_EFFECTS.values(), *CARDLESS_EVENT_EFFECTS.values()]:
        assert effect.travel == 0 or 0.18 <= effect.travel <= 0.36
    assert effect_of(EventKind.OTHER, carries=True).travel > 0
    still = effect_of(EventKind.OTHER, carries=False)
    assert still.travel == still.pause == 0
