"""Where the words and points of a moment lie: beside what can be read, and in their turn."""

from collections.abc import Iterable

import pytest
from pygame import Rect

from game.core.table_values import HighlightKind
from game.match.match import Match
from game.ui.table.render.felt_effects import off
from tests.ui.test_moments import PLAYED, Shown, found

each = pytest.mark.parametrize(("name", "sort"), PLAYED, ids=lambda one: str(one))


def overlap(rect: Rect, others: Iterable[Rect]) -> int:
    return sum(one.w * one.h for one in (rect.clip(other) for other in others))


@each
def test_the_words_of_a_moment_lie_beside_what_can_be_read_where_there_is_room(
    name: str, sort: HighlightKind
) -> None:
    shown = Shown(found(name)[sort])
    felt = shown.show.felt
    for _ in shown.frames():
        for banner in shown.show.stage.banners:
            rect = banner.place((140, 40), 8, felt)
            assert felt.contains(rect)
            sides = [Rect(0, 0, 140, 40) for _ in range(4)]
            sides[0].midleft = (banner.rect.right + 8, banner.rect.centery)
            sides[1].midright = (banner.rect.left - 8, banner.rect.centery)
            sides[2].midtop = (banner.rect.centerx, banner.rect.bottom + 8)
            sides[3].midbottom = (banner.rect.centerx, banner.rect.top - 8)
            others = (banner.rect, *banner.others)
            free = min(overlap(one.clamp(felt), others) for one in sides)
            assert overlap(rect, others) == free


@each
def test_points_arrive_at_the_end_of_a_plate_where_its_figure_stands(
    name: str, sort: HighlightKind
) -> None:
    shown = Shown(found(name)[sort])
    for _ in shown.frames():
        for figure in shown.show.stage.figures:
            plate = shown.show.laid.plates[figure.seat]
            assert plate.centerx <= figure.goal[0] <= plate.right
            if figure.points >= 0:
                assert plate.collidepoint(figure.goal)


def test_what_is_said_is_not_covered_by_words_or_points() -> None:
    felt, spoken = Rect(0, 0, 1000, 600), Rect(100, 20, 220, 60)
    rect = Rect(200, 60, 80, 30)
    assert not rect.move(0, off(rect, spoken, felt)).colliderect(spoken)
    assert off(rect, spoken, felt) > 0
    low = Rect(100, 540, 220, 60)
    rect = Rect(200, 530, 80, 30)
    assert not rect.move(0, off(rect, low, felt)).colliderect(low)
    assert off(rect, low, felt) < 0
    assert off(rect, spoken, felt) == off(rect, None, felt) == 0


def test_who_goes_out_in_taki_does_so_before_the_hands_are_laid_open() -> None:
    scene = found("taki")[HighlightKind.OUT]
    match = Match(scene.match.game, scene.match.setup, scene.match.seats)
    for _, move in scene.match.moves:
        match.play(move)
    events = match.play(scene.move)
    kinds = [event.name for event in events]
    assert kinds.index("out") < kinds.index("reveal") < kinds.index("round-end")
