"""A call's clock stands still while the window is not in front, and gives nothing away by it."""

import pygame
import pytest

from game.ai.levels import Advice
from game.ui.features.match.match_page import TablePage
from tests.ui.stage import FRAME, Stage
from tests.ui.test_calls import BREAKER, PLAIN, Call, every_call, mine, open_call, plus_three

HOUR = 3600
AWAY = {
    "another window in front": (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED),
    "minimised": (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED),
    "hidden": (pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN),
    "minimised and back by its focus": (pygame.WINDOWMINIMIZED, pygame.WINDOWFOCUSGAINED),
    "used without a word of focus": (pygame.WINDOWFOCUSLOST, pygame.MOUSEBUTTONDOWN),
}


def tell(stage: Stage, kind: int) -> None:
    stage.app._take(pygame.Event(kind, pos=(1, 1), button=1))


@every_call
@pytest.mark.parametrize("how", AWAY)
def test_a_call_waits_for_the_window_to_be_in_front_again(
    stage: Stage, call: Call, how: str
) -> None:
    table = open_call(stage, call)
    made = mine(table)
    for _ in range(60):
        assert stage.tick()
    left = table.model.call_left
    tell(stage, AWAY[how][0])
    for _ in range(60):
        assert not stage.tick(HOUR / 60)
    assert table.model.call_left == left
    tell(stage, AWAY[how][1])
    stage.tick()
    assert table.model.call_left == left, "what went by while it was away is no time"
    began = stage.now
    while mine(table) == made:
        stage.tick()
        assert stage.now - began < 10
    assert stage.now - began == pytest.approx(4.0, abs=3 * FRAME)


@every_call
def test_a_window_that_never_heard_of_focus_is_in_front(stage: Stage, call: Call) -> None:
    table = open_call(stage, call)
    for kind in (pygame.WINDOWEXPOSED, pygame.WINDOWENTER, pygame.WINDOWLEAVE, pygame.WINDOWMOVED):
        tell(stage, kind)
    for _ in range(60):
        stage.tick()
    assert table.model.call_left == pytest.approx(4.0, abs=2 * FRAME)


def test_a_window_that_is_minimised_and_without_focus_needs_both_again(stage: Stage) -> None:
    front = stage.app.front
    for kind, seen in (
        (pygame.WINDOWFOCUSLOST, False),
        (pygame.WINDOWMINIMIZED, False),
        (pygame.WINDOWRESTORED, False),
        (pygame.WINDOWFOCUSGAINED, True),
    ):
        tell(stage, kind)
        assert front.seen == seen


def away_for(stage: Stage, table: TablePage, seconds: int) -> None:
    tell(stage, pygame.WINDOWFOCUSLOST)
    before = table.show.seen.view["hands"][1:]
    for _ in range(seconds):
        stage.tick(1.0)
        assert table.show.seen.view["hands"][1:] == before
    tell(stage, pygame.WINDOWFOCUSGAINED)


@pytest.mark.parametrize("calls", [2, 5, "untimed"])
def test_a_window_that_gives_nothing_away_waits_as_long_whoever_could_answer(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, calls: int | str
) -> None:
    stage.app.settings.calls = calls
    stage.app.settings.speed = "normal"
    monkeypatch.setattr(stage.worker, "poll", lambda: Advice("pass", "", {}))
    times = []
    for seat in (None, 0, 1, 2):
        table, before = plus_three(
            stage, tuple(BREAKER if number == seat else hand for number, hand in enumerate(PLAIN))
        )
        began = stage.now
        for _ in range(60):
            stage.tick()
        away_for(stage, table, 100)
        while table.show.seen.view["hands"][1:] == before:
            stage.tick()
            assert stage.now - began < 160
        times.append(stage.now - began)
    assert max(times) - min(times) < 2 * FRAME, times
    assert times[0] > 100
