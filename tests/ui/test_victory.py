"""The celebration of a win: confetti, seen once."""

from random import Random

import pytest
from pygame import Surface

from game.core.event import PERSON_SEAT
from game.games.take.game import TAKE
from game.match.match import Match
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.scores.victory import (
    CELEBRATION_FADE_SECONDS,
    CELEBRATION_SECONDS,
    REDUCED_CELEBRATION_SECONDS,
    VICTORY_CONFETTI_COUNT,
    flights,
    pieces,
)
from tests.ui.stage import NAMES, Stage


def over(won: bool) -> Match:
    """A match that the person has won, or has lost."""
    for seed in range(40):
        match = Match(TAKE, TAKE.setup(3, {}, seed), NAMES[:3])
        rng = Random(seed)
        while not match.state.over:
            match.play(TAKE.write(TAKE.bot.rollout_move(match.state, rng)))
        if (PERSON_SEAT in (match.state.winners or ())) == won:
            return match
    raise AssertionError("no match ends so")


def result(stage: Stage, won: bool, speed: str = "normal", reduced: str = "off") -> ResultPage:
    stage.app.settings.speed = speed
    stage.app.settings.reduced_motion = reduced == "on"
    stage.sit_at(over(won)).entered()
    stage.app.settings.speed = speed
    stage.tick()
    return stage.top(ResultPage)


def painted(stage: Stage) -> bytes:
    stage.app._paint()
    surface: Surface = stage.app.painter.surface
    return bytes(surface.get_buffer().raw)


def test_there_are_many_pieces_and_all_have_fallen_at_the_end() -> None:
    assert len(pieces()) == VICTORY_CONFETTI_COUNT == 120
    for one in (*pieces(), *flights()):
        assert one.where(one.begins - 0.01) is None
        assert one.where(one.begins + 0.3) is not None
        assert one.where(CELEBRATION_SECONDS) is None


@pytest.mark.night
def test_it_is_over_by_itself_and_the_page_is_as_if_it_had_never_been(stage: Stage) -> None:
    page = result(stage, won=True)
    while page.update(stage.now):
        painted(stage)
        stage.now += 0.1
    after = painted(stage)
    assert page.party is None
    page.changed()
    assert painted(stage) == after


@pytest.mark.night
def test_a_click_or_a_key_ends_it(stage: Stage) -> None:
    page = result(stage, won=True)
    stage.tick(0.5)
    assert page.party is not None
    page.on_press(2, 2)
    assert page.party is None
    assert not stage.tick()


@pytest.mark.night
def test_without_motion_there_is_none_of_it(stage: Stage) -> None:
    assert result(stage, True, "off").party is None


@pytest.mark.night
def test_with_reduced_motion_it_fades_and_nothing_travels(stage: Stage) -> None:
    page = result(stage, True, reduced="on")
    stage.tick(0.01)
    begins = painted(stage)
    stage.tick(CELEBRATION_FADE_SECONDS)
    there = painted(stage)
    assert there != begins
    stage.tick(0.5)
    assert painted(stage) == there
    stage.tick(REDUCED_CELEBRATION_SECONDS)
    after = painted(stage)
    stage.tick(0.1)
    assert page.party is None
    assert painted(stage) == after
    assert after != there


@pytest.mark.night
def test_it_is_seen_once(stage: Stage) -> None:
    first = result(stage, won=True)
    assert first.party is not None
    assert ResultPage(stage.app, first.model).party is None
