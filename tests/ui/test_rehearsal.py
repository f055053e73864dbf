"""What may come up next is painted unseen while nothing happens, piece by piece."""

import gc
from collections.abc import Callable
from math import inf
from random import Random
from typing import Any
from weakref import ref

import pygame
import pytest

from game.core.event import Seat
from game.core.game import Game
from game.core.table import HIDDEN_HAND_STYLE
from game.games import GAMES
from game.games.take.game import TAKE
from game.match.match import Match
from game.ui import routes
from game.ui.app import idle_tasks
from game.ui.features.match.match_page import TablePage
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.scores.round_page import RoundPage
from game.ui.features.scores.score_page import ScorePage
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.pages.page import Page
from game.ui.kit.paint import image_cache as module
from game.ui.kit.paint.image_cache import UNUSED_IMAGE_FRAMES, ImageCache
from game.ui.program import Route
from game.ui.table.model.moods import OpponentMood
from game.ui.table.render.board import Board
from tests.ui.positions import play
from tests.ui.stage import NAMES, Stage


@pytest.fixture
def table(stage: Stage) -> Stage:
    """A table at rest."""
    stage.sit(3, moves=6, seed=3, fresh=False)
    for _ in range(40):
        stage.now += 0.05
        stage.app.frame(stage.now)
    return stage


def raw(stage: Stage) -> bytes:
    return pygame.image.tobytes(stage.app.painter.surface, "RGB")


def rehearsed(stage: Stage, most: int = 400) -> int:
    """Rehearse all there is; in how many pieces it came."""
    for pieces in range(most):
        if not stage.app.idle_queue.rehearsal.step(stage.scene):
            return pieces
    raise AssertionError("it never ends")


def kept(stage: Stage) -> set[object]:
    return {key for key, _ in (*stage.app.images.store, *stage.app.texts.lines)}


def light(stage: Stage) -> object:
    """The light with which a page is laid out, if it is there."""
    return stage.app.painter.backdrop._light


def test_a_page_that_was_rehearsed_comes_up_with_all_it_needs(table: Stage) -> None:
    app, match = table.app, table.top(TablePage).model.session.match
    app.texts.lines.room *= 4
    assert rehearsed(table) > 6
    for come in map(app.navigator.opener, (routes.Settings(), routes.Rules.of_match(match))):
        there, ground = kept(table), light(table)
        widths = app.texts.width.cache_info().misses
        come()
        app.frame(table.now)
        assert kept(table) == there
        assert app.texts.width.cache_info().misses == widths
        assert light(table) is ground is not None
        app.navigator.back()


def test_a_page_that_was_rehearsed_is_gone_before_the_next_one_is_built(
    table: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    navigator, built, left = table.app.navigator, list[ref[Page]](), list[int]()
    make = navigator.make
    table.app.texts.lines.room *= 4

    def watched(route: Route) -> Page:
        left.append(sum(one() is not None for one in built))
        page = make(route)
        built.append(ref(page))
        return page

    monkeypatch.setattr(navigator, "make", watched)
    gc.disable()
    try:
        rehearsed(table)
    finally:
        gc.enable()
    assert len({type(route) for route in idle_tasks.may_open(table.scene)}) > 4
    assert max(left) <= 1, "a page is built in several attempts"


def test_the_other_sections_of_the_settings_have_all_they_need(stage: Stage) -> None:
    page = stage.show(SettingsPage(stage.app))
    stage.app.texts.lines.room *= 4
    stage.app.frame(stage.now)
    assert rehearsed(stage) > 4
    for section in page.sections:
        there = kept(stage)
        stage.click(section.key)
        stage.app.frame(stage.now)
        assert page.section == section
        assert kept(stage) == there, section.title


def test_the_opponents_faces_are_there_with_all_that_they_may_show(table: Stage) -> None:
    app, model = table.app, table.top(TablePage).model
    rehearsed(table)
    there = kept(table)
    for feeling in OpponentMood:
        model.moods = dict.fromkeys((Seat(1), Seat(2)), feeling)
        table.scene.changed()
        app.frame(table.now)
        new = [key for key in kept(table) - there if isinstance(key, tuple) and "drawing" in key]
        assert any(f"portraits/{model.portraits[1]}-{feeling}" in str(key) for key in there)
        assert not new


def test_other_hands_of_any_size_have_their_backs_in_every_turn(stage: Stage) -> None:
    page = stage.sit(4, game=TAKE, moves=8, fresh=False)
    stage.app.frame(stage.now)
    rehearsed(stage)
    show, there = page.show, kept(stage)
    board = Board(stage.app.painter, show.laid, show.table.face_set)
    hands = [one.zone for one in show.laid.places if one.style == HIDDEN_HAND_STYLE]
    assert len(hands) == 3
    for zone in hands:
        for count in range(1, 20):
            board.fan(zone, lying=count)
    assert kept(stage) == there


def test_nobody_sees_or_hears_of_it(table: Stage) -> None:
    app, stack, before = table.app, list(table.app.page_stack.stack), raw(table)
    app.announcements.take()
    rehearsed(table)
    assert raw(table) == before
    assert app.page_stack.stack == stack
    assert app.announcements.take() == []
    assert not app.images.behind
    assert not table.scene.renderer.dirty


def test_a_piece_measures_only_so_many_texts(table: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    texts, one = table.app.texts, table.app.idle_queue.rehearsal
    build, measured = one._built, list[int]()

    def counted(make: Callable[[], Page]) -> Page | None:
        before = texts.width.cache_info().currsize
        page = build(make)
        measured.append(texts.width.cache_info().currsize - before)
        return page

    monkeypatch.setattr(idle_tasks, "MAX_MEASURED_TEXT_COUNT", 10)
    monkeypatch.setattr(one, "_built", counted)
    rehearsed(table)
    assert max(measured) == 10
    assert measured.count(10) > 6
    assert texts.allowed is None


@pytest.mark.night
def test_the_page_between_rounds_is_got_ready_while_the_last_cards_move(stage: Stage) -> None:
    table = stage.sit(3, rounds=2, seed=12, speed="normal")
    stage.app.texts.lines.room *= 4
    rng = Random(3)
    while not table.coming:
        assert not stage.app.idle_queue.rehearsal.step_coming(table), "it is too early"
        stage.tick(0.05)
        if table.model.your_turn and not table.show.is_travelling(stage.now):
            play(stage, table, rng)
    assert stage.scene is table
    stage.app.frame(stage.now)
    before = raw(stage)
    stage.app.idle_queue.between(inf)
    assert raw(stage) == before
    assert stage.scene is table
    there, widths = kept(stage), stage.app.texts.width.cache_info().misses
    ready = stage.app.navigator.ready
    stage.until(lambda: stage.scene is not table)
    assert stage.top(RoundPage) is ready is not None
    assert ready.renderer.built == 1
    stage.app.frame(stage.now)
    assert {key for key in kept(stage) - there if "card" in key} == set()
    # The table has written its new totals meanwhile.
    assert stage.app.texts.width.cache_info().misses - widths < 20


def as_made_now(stage: Stage, kind: type[ScorePage]) -> None:
    """The page on top looks as one that nobody made ahead."""
    table = stage.app.page_stack.stack[-2]
    assert isinstance(table, TablePage)
    stage.app.frame(stage.now)
    ahead = raw(stage)
    stage.app.page_stack.pop()
    stage.app.page_stack.push(kind(stage.app, table.model))
    stage.app.frame(stage.now)
    assert raw(stage) == ahead


def to_the_end(stage: Stage, table: TablePage, got_ready: Callable[[], object]) -> None:
    """Play until a page comes up, doing something in each frame before it."""
    rng = Random(3)
    while stage.scene is table:
        stage.tick(0.05)
        if stage.scene is table and table.model.your_turn:
            play(stage, table, rng)
        got_ready()


@pytest.mark.night("1-ResultPage")
@pytest.mark.parametrize(("rounds", "kind"), [(2, RoundPage), (1, ResultPage)])
def test_a_page_made_ahead_is_the_one_that_comes_up(
    stage: Stage, rounds: int, kind: type[ScorePage]
) -> None:
    table = stage.sit(3, rounds=rounds, seed=12, speed="normal")
    made = list[object]()

    def between() -> None:
        stage.app.idle_queue.between(inf)
        made.append(stage.app.navigator.ready)

    to_the_end(stage, table, between)
    page = stage.top(kind)
    assert page in made
    assert page.model is table.model
    assert stage.app.navigator.ready is None
    if isinstance(page, ResultPage):
        assert page.party is not None
        page.party = None
    as_made_now(stage, kind)


@pytest.mark.night("take")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_result_of_each_game_is_made_before_it_comes_up(
    stage: Stage, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(game, game.setup(3, {}, 1), NAMES[:3])
    rng = Random(1)
    while not match.state.over:
        match.play(game.write(game.bot.rollout_move(match.state, rng)))
    _, last = match.moves[-1]
    match.undo()
    stage.app.settings.speed = "normal"
    table = stage.sit_at(match)
    monkeypatch.setattr(table.session, "think", lambda now, pace: [])
    table.show.add(table.session.play(last))
    made = list[object]()
    while stage.scene is table:
        stage.tick(0.05)
        stage.app.idle_queue.between(inf)
        made.append(stage.app.navigator.ready)
        if table.show.stopped is not None:
            table.show.go_on()
    assert stage.top(ResultPage) in made


@pytest.mark.night
def test_a_page_made_before_a_setting_changed_is_not_shown(stage: Stage) -> None:
    table = stage.sit(3, rounds=2, seed=12, speed="normal")
    made = list[object]()

    def between() -> None:
        stage.app.idle_queue.between(inf)
        made.append(stage.app.navigator.ready)
        if made[-1] is not None:
            stage.app.set("cut", "on")

    to_the_end(stage, table, between)
    assert any(made)
    assert stage.top(RoundPage) not in made


def test_a_page_made_for_another_position_is_not_shown(stage: Stage) -> None:
    table = stage.sit(3, rounds=2, seed=12, speed="normal")
    to_the_end(stage, table, lambda: None)
    page = RoundPage(stage.app, table.model)
    while page.make_ahead():
        pass
    assert page.takes(table.model)
    page.back()
    stage.tick(0.5)
    assert not page.takes(table.model)


def test_between_two_frames_nothing_is_begun_that_has_no_time(
    table: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.app.idle_queue.rehearsal, "step_coming", pytest.fail)
    table.app.idle_queue.between(-inf)


def test_a_page_with_more_texts_than_are_kept_is_given_up(
    table: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idle_tasks, "MAX_MEASURED_TEXT_COUNT", 0)
    table.app.texts.width.cache_clear()
    table.scene.changed()
    table.app.frame(table.now)
    own = table.app.texts.width.cache_info().currsize
    assert (
        rehearsed(table, 7 * idle_tasks.MAX_PRELOAD_STEP_COUNT) >= idle_tasks.MAX_PRELOAD_STEP_COUNT
    )
    assert table.app.texts.width.cache_info().currsize == own


def test_what_was_used_of_late_makes_no_room_for_what_is_not_seen(
    table: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "UNUSED_IMAGE_FRAMES", 3)
    store = table.app.images.store
    table.scene.changed()
    table.app.frame(table.now)
    late = {key for key, kept in store._kept.items() if kept.used == store._frame}
    store.room = round(store.bytes * 1.2)
    assert rehearsed(table) > 1
    there = {key for key, _ in store}
    assert late < there


def test_what_is_seen_is_still_there_when_all_is_rehearsed(table: Stage) -> None:
    app = table.app
    table.scene.changed()
    app.frame(table.now)
    seen = kept(table)
    lines = app.texts.lines
    lines.room = lines.bytes + 60_000
    for _ in range(UNUSED_IMAGE_FRAMES + 1):
        lines.begin_frame()
    assert rehearsed(table) > 1
    assert len(kept(table) - seen) > 10, "there was room for others"
    there = kept(table)
    table.scene.changed()
    app.frame(table.now)
    assert len(kept(table) - there) < 8, "but for the figures that are painted with the cards"


def test_it_stops_where_there_is_no_room_left(
    table: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ImageCache, "roomy", property(lambda store: False))
    before = kept(table)
    assert rehearsed(table) == 0
    assert kept(table) == before


def test_over_other_pages_nothing_is_rehearsed(stage: Stage) -> None:
    stage.show(StartPage(stage.app))
    assert rehearsed(stage) == 0
