"""Objects on the cloth: lifted under pointer or focus in 90 ms, and slid in once a session."""

import pytest
from pygame import Surface

from game.ui.deck import on_cloth
from game.ui.deck.on_cloth import (
    ARRIVAL_DELAY_SECONDS,
    ARRIVAL_SECONDS,
    LaidWidget,
    LyingPoster,
    ObjectPose,
    Objects,
)
from game.ui.features.start.start_page import StartPage
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.picture_cache import Size
from game.ui.kit.paint.theme import Measures
from tests.ui.pages import PAGES
from tests.ui.stage import Stage

MEASURES = Measures(1280, 720, 1.0)


def poses(page: StartPage) -> list[ObjectPose]:
    found = [node.widget for node in page.tree.nodes]
    return [one.pose for one in found if isinstance(one, LyingPoster | LaidWidget)]


def test_an_object_is_lifted_by_four_in_90_ms_and_then_rests() -> None:
    objects = Objects()
    pose = objects.pose("a")
    other = objects.pose("b")
    assert not objects.update({"b c"}, 9.0, still=False)
    assert objects.update({"a"}, 10.0, still=False) and pose.rise_height(MEASURES) == 0
    assert objects.update({"a"}, 10.045, still=False) and pose.rise_height(MEASURES) == 2
    assert objects.update({"a"}, 10.1, still=False) and pose.rise_height(MEASURES) == 4
    assert not objects.update({"a"}, 10.2, still=False)
    assert pose.is_lifted and not other.lift
    # A long rest is no time in which it would sink at once.
    assert objects.update({"b"}, 99.0, still=False) and pose.lift == 1
    assert objects.update({"b"}, 99.09, still=False)
    assert (pose.lift, other.lift) == (0, 1)


def test_with_animations_off_it_is_lifted_at_once() -> None:
    objects = Objects()
    pose = objects.pose("a")
    assert objects.update({"a"}, 1.0, still=True) and pose.lift == 1
    assert not objects.update({"a"}, 1.1, still=True)


def test_objects_slide_in_one_after_the_other() -> None:
    objects = Objects()
    objects.slide_in("abc")
    assert objects.update((), 5.0, still=False)
    assert [objects.pose(key).arrival for key in "abc"] == [0, 0, 0]
    assert objects.pose("a").rise_height(MEASURES) == -40
    objects.update((), 5.0 + ARRIVAL_SECONDS, still=False)
    first, second, third = (objects.pose(key).arrival for key in "abc")
    assert first == 1 > second > third > 0
    assert objects.update((), 5.01 + ARRIVAL_SECONDS + 2 * ARRIVAL_DELAY_SECONDS, still=False)
    assert not objects.update((), 6.0, still=False)
    assert objects.pose("c").rise_height(MEASURES) == 0


def test_posters_slide_in_once_a_session_and_not_without_animations(stage: Stage) -> None:
    page = stage.show(StartPage(stage.app))
    assert {pose.arrival for pose in poses(page)} == {1}, "animations are off"
    stage.app.greeted, stage.app.settings.speed = False, "normal"
    page = stage.show(StartPage(stage.app))
    assert {pose.arrival for pose in poses(page)} == {0}
    stage.until(lambda: not stage.tick())
    assert {pose.arrival for pose in poses(page)} == {1}
    page = stage.show(StartPage(stage.app))
    assert {pose.arrival for pose in poses(page)} == {1}


def test_the_first_frame_draws_no_poster_that_slides_in_later(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    plain = on_cloth.rounded_poster

    def noted(painter: Painter, size: Size, drawing: str, radius: int) -> Surface:
        drawn.append(drawing)
        return plain(painter, size, drawing, radius)

    monkeypatch.setattr(on_cloth, "rounded_poster", noted)
    stage.app.settings.speed = "normal"
    stage.show(StartPage(stage.app))
    assert stage.app.frame(stage.now) and not drawn
    stage.now += 2 * ARRIVAL_DELAY_SECONDS
    stage.app.frame(stage.now)
    assert drawn == ["pictures/take", "pictures/takeaway"]


@pytest.mark.parametrize("key", ["game take", "today puzzle", "today round", "today moment"])
def test_what_the_pointer_or_the_focus_is_on_is_lifted(stage: Stage, key: str) -> None:
    page = PAGES["start with today"](stage)
    assert isinstance(page, StartPage)
    stage.until(lambda: not stage.tick())
    stage.move(page.tree.by_key[key].rect.midtop)
    stage.until(lambda: not stage.tick())
    assert [pose.lift for pose in poses(page)].count(1) == 1
    assert page.objects.pose(key).lift == 1
    assert not stage.tick(), "what rests paints nothing"


@pytest.mark.parametrize("large", [False, True])
def test_objects_lie_straight_in_large_text_and_high_contrast(stage: Stage, large: bool) -> None:
    page = PAGES["start with today"](stage)
    found = [node.widget for node in page.tree.nodes if isinstance(node.widget, LaidWidget)]
    assert [one.angle for one in found] == [-2, 1, -1]
    stage.app.set("text", 200) if large else stage.app.set("contrast", "on")
    stage.tick()
    found = [node.widget for node in page.tree.nodes if isinstance(node.widget, LaidWidget)]
    assert [one.angle for one in found] == [0, 0, 0]
    page.paint(stage.app.painter)
