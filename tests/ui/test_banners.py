"""Where the words and points of a moment lie: beside what can be read, and in their turn."""

from collections.abc import Iterable

import pytest
from pygame import Rect

from game.core.event import Seat
from game.core.table_values import HighlightKind
from game.match.match import Match
from game.ui.table.motion.highlights import Banner, FlyingPoints
from tests.ui.stage import Stage
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
            assert overlap(rect, others) <= free


PILL = (70, 30)


@each
def test_points_stop_beside_the_figure_that_they_change_and_melt_into_it(
    name: str, sort: HighlightKind
) -> None:
    shown = Shown(found(name)[sort])
    felt = shown.show.felt
    for _ in shown.frames():
        for figure in shown.show.stage.figures:
            plate = shown.show.laid.plates[figure.seat]
            assert plate.contains(figure.figure)
            stop = figure.stop(PILL, 4, felt)
            assert felt.contains(stop)
            assert not stop.colliderect(plate), "what counts hides nothing of its plate"
            assert stop.inflate(60, 60).colliderect(plate), "it is close to it"
            assert figure.where(figure.counted, stop.center) == stop.center
            assert figure.where(figure.arrives, stop.center) == figure.figure.center


def test_what_is_said_is_not_covered_by_words_or_points() -> None:
    felt, plate = Rect(0, 0, 1000, 600), Rect(100, 20, 220, 40)
    spoken = Rect(100, 62, 220, 60)
    figure = FlyingPoints(12, Seat(1), None, plate, Rect(260, 20, 40, 40), 0.0, 0.4, 9.0, 0.3, 0.2)
    assert figure.stop(PILL, 4, felt).colliderect(spoken)
    assert not figure.stop(PILL, 4, felt, (spoken,)).colliderect(spoken)
    about = Rect(140, 150, 100, 100)
    banner = Banner("Take!", Seat(1), about, 0.0, 1.0, True)
    assert not banner.place((140, 40), 4, felt, (spoken,)).colliderect(spoken)


def test_a_remark_never_covers_a_plate_that_is_counting(stage: Stage) -> None:
    table = stage.sit(4, seed=3)
    show = table.show
    for speaker in range(1, 4):
        table.model.remark = Seat(speaker), "Well, that was quite a catch, wasn’t it?"
        for seat, plate in show.laid.plates.items():
            figure = FlyingPoints(9, Seat(seat), None, plate, plate, stage.now, 9.0, 0.0, 9.0, 9.0)
            show.stage.figures = [figure]
            table.changed()
            node = table.tree.by_key.get("remark")
            assert node is None or not node.rect.colliderect(plate)
        show.stage.figures = []
        table.changed()
        assert "remark" in table.tree.by_key


def test_who_goes_out_in_taki_does_so_before_the_hands_are_laid_open() -> None:
    scene = found("taki")[HighlightKind.OUT]
    match = Match(scene.match.game, scene.match.setup, scene.match.seats)
    for _, move in scene.match.moves:
        match.play(move)
    events = match.play(scene.move)
    kinds = [event.name for event in events]
    assert kinds.index("out") < kinds.index("reveal") < kinds.index("round-end")
