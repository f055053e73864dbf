"""Moments: each is staged, nothing of it is told before it is seen, and it can be skipped."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from pygame import Rect

from game.core.event import Event, EventKind, Seat, View, apply_event
from game.core.state import SeatView
from game.core.table_values import Highlight, HighlightKind
from game.games import BY_NAME, GAMES
from game.match.match import Match
from game.text.message import told
from game.ui.sound import SOUNDS
from game.ui.table.motion.event_effects import STAGED
from game.ui.table.motion.highlights import _figures
from game.ui.table.motion.timeline import Timeline
from tests.bench.film import Scene, called, scenes
from tests.sitting import at_table
from tests.ui.stage import NAMES, Stage
from tests.ui.test_show import FELTS, MEASURES

YOU = Seat(0)
PLAYED = [
    ("take", HighlightKind.TAKE),
    ("take", HighlightKind.JOIN),
    ("take", HighlightKind.OUT),
    ("take", HighlightKind.ROUND),
    ("takeaway", HighlightKind.CAPTURE),
    ("takeaway", HighlightKind.ROUND),
    ("rummy500", HighlightKind.DIG),
    ("rummy500", HighlightKind.CALL),
    ("rummy500", HighlightKind.OUT),
    ("taki", HighlightKind.CLOSE),
    ("taki", HighlightKind.BREAK),
    ("taki", HighlightKind.OUT),
    ("texas", HighlightKind.OUT),
    ("texas", HighlightKind.ROUND),
]
"""Every game's moments."""
KNOWN = {"take": (0, 17)}
"""Deals in which moments come that are rare: looking through all of them takes long."""
STEP = 0.02


@cache
def found(name: str) -> dict[HighlightKind, Scene]:
    sorts = [sort for game, sort in PLAYED if game == name]
    return scenes(BY_NAME[name], 3, sorts, KNOWN.get(name, ()))


class Shown:
    """The show of one move that brings a moment."""

    def __init__(self, scene: Scene, speed: str = "normal", reduced: bool = False) -> None:
        match = Match(scene.match.game, scene.match.setup, scene.match.seats)
        for _, move in scene.match.moves:
            match.play(move)
        names = at_table(*called(match.setup.players))
        self.moment = scene.moment
        self.sounds: list[str] = []
        self.show = Timeline(match.game, match.view(YOU), names, FELTS[1], MEASURES, self.hear)
        self.show.set_pace(speed, reduced)
        self.show.held = False
        self.show.add(match.play(scene.move))
        self.now = 10.0

    def hear(
        self, name: str, *, pan: float = 0.0, step: int = 0, strength: float | None = None
    ) -> None:
        assert -1 <= pan <= 1
        self.sounds.append(name)

    def tick(self, seconds: float = STEP) -> bool:
        self.now += seconds
        return self.show.update(self.now)

    def frames(self) -> Iterator[None]:
        """Every frame up to the next stop."""
        for _ in range(3000):
            moving = self.tick()
            yield
            if not moving and not self.show.stage.lit:
                return
        raise AssertionError("it never ends")

    def picture(self) -> object:
        """All that can be seen of where things lie and what is told."""
        show = self.show
        lying = {
            zone: [(one.text, one.where(self.now)) for one in sprites]
            for zone, sprites in show.cast.zones.items()
        }
        return (lying, show.laid, show.log, show.seen.view, show.stage.lit, show.stopped,
                dict(show.telling.counts), show.told.scores, show.said)  # fmt: skip


each = pytest.mark.parametrize(("name", "sort"), PLAYED, ids=lambda one: str(one))


@each
def test_a_moment_happens_in_its_game(name: str, sort: HighlightKind) -> None:
    moment = found(name)[sort].moment
    assert moment.sort is sort
    assert told(moment.text).endswith(".")
    assert moment.actor is not None or sort is HighlightKind.ROUND


def test_every_sort_of_moment_is_staged_and_happens_in_some_game() -> None:
    assert set(STAGED) == set(HighlightKind) == {sort for _, sort in PLAYED}


@each
def test_a_moment_is_told_with_a_sentence_for_a_time_and_then_no_more(
    name: str, sort: HighlightKind
) -> None:
    shown = Shown(found(name)[sort])
    said = [shown.show.said for _ in shown.frames()]
    assert told(shown.moment.text) in said
    assert said[-1] == ""
    assert said[0] == "" or not STAGED[sort].travel


@each
def test_the_points_of_a_moment_count_when_they_have_arrived_and_not_before(
    name: str, sort: HighlightKind
) -> None:
    shown = Shown(found(name)[sort])
    show = shown.show
    begun = False
    for _ in shown.frames():
        begun = begun or bool(show.stage.figures)
        if show.stopped is None or not begun:
            continue
        counting = [one for one in show.stage.figures if shown.now < one.arrives]
        if counting:
            assert len(show.told.rounds) < len(show.state.rounds)
    assert show.told.scores == show.state.scores
    assert begun == bool(shown.moment.gains) or sort is HighlightKind.OUT


@each
@pytest.mark.parametrize("share", [0.0, 0.1, 0.3, 0.5, 0.7, 0.9])
def test_skipped_at_any_frame_a_moment_ends_in_the_same_picture(
    name: str, sort: HighlightKind, share: float
) -> None:
    watched, skipped = Shown(found(name)[sort]), Shown(found(name)[sort])
    frames = sum(1 for _ in watched.frames())
    for _ in range(round(share * frames)):
        skipped.tick()
    skipped.show.skip()
    assert skipped.picture() == watched.picture()


@each
def test_with_reduced_motion_nothing_of_a_moment_travels(name: str, sort: HighlightKind) -> None:
    shown = Shown(found(name)[sort], reduced=True)
    show = shown.show
    places: dict[int, tuple[int, int]] = {}
    for _ in shown.frames():
        rest = {pose for poses in show.laid.poses.values() for pose in poses}
        for sprites in show.cast.zones.values():
            assert all(one.where(shown.now) in rest for one in sprites)
        assert not show.stage.shakes
        for figure in show.stage.figures:
            assert places.setdefault(id(figure), figure.where(shown.now)) == figure.where(shown.now)
        assert all(one.rise(shown.now) == 0 for one in show.stage.banners)


@each
def test_with_the_speed_off_there_is_nothing_of_a_moment_but_its_end(
    name: str, sort: HighlightKind
) -> None:
    shown = Shown(found(name)[sort], speed="off")
    assert not shown.tick()
    assert not shown.show.stage.lit
    assert shown.sounds == []
    assert shown.show.said == ""


@each
def test_a_moment_takes_less_time_where_things_go_fast(name: str, sort: HighlightKind) -> None:
    lengths = [
        sum(1 for _ in Shown(found(name)[sort], speed).frames())
        for speed in ("fast", "normal", "slow")
    ]
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[2]


@each
def test_a_moment_is_over_in_good_time(name: str, sort: HighlightKind) -> None:
    how = STAGED[sort]
    if how.travel:
        assert 0.45 <= how.travel <= 0.6
    assert how.dock + how.beat + how.travel + how.spread + how.rest < 1.6


def test_every_sound_of_a_moment_is_one_that_there_is() -> None:
    for how in STAGED.values():
        layers = how.sounds
        for name in (layers.lift, layers.flight, layers.landing, layers.chime):
            assert name is None or name in SOUNDS


def test_a_take_is_heard_in_its_layers_in_order() -> None:
    shown = Shown(found("take")[HighlightKind.TAKE])
    for _ in shown.frames():
        pass
    layers = [one for one in shown.sounds if one.startswith("take-")]
    assert layers[:4] == ["take-lift", "take-flight", "take-land", "take-chime"]
    assert shown.sounds.count("count") == 5
    assert "robbed" in shown.sounds


def test_cards_taken_rise_together_before_they_leave_and_land_together() -> None:
    shown = Shown(found("take")[HighlightKind.TAKE])
    shown.tick()
    zone = shown.moment.zone
    assert zone is not None
    cards = shown.show.cast.zones[zone]
    assert len({one.begins - one.beat for one in cards}) == 1
    assert len({one.begins + one.lasts for one in cards}) == 1
    assert len({one.begins for one in cards}) == len(cards)
    docked = [one for one in cards if one.dock is not None]
    assert len(docked) == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_told_before_it_is_seen(game: object, seed: int) -> None:
    """What stands on plates, panels and badges is that of a moment at which all had landed."""
    name = game.name  # type: ignore[attr-defined]
    kind = BY_NAME[name]
    match = Match(kind, kind.setup(3, {}, seed), NAMES[:3])
    names = at_table(*NAMES[:3])
    opening, *events = match.opening
    view: View = {}
    apply_event(view, opening.as_seen_by(YOU))
    seen: list[tuple[Event, list[int]]] = []

    def listen(event: Event, before: SeatView[object], now: float) -> None:
        seen.append((event, list(before.state.scores)))  # type: ignore[attr-defined]

    show = Timeline(kind, view, names, FELTS[1], MEASURES, lambda name, **how: None, listen=listen)
    show.add(events)
    rng = Random(seed)
    now = 5.0
    for _ in range(40):
        if match.state.over:
            break
        show.add(match.play(kind.write(kind.bot.rollout_move(match.state, rng))))
        for _ in range(2000):
            now += 0.05
            moving = show.update(now)
            under_way = any(one.moving(now) for one in show.cast.all())
            for place in show.laid.places:
                assert show.lying(place.zone) <= show.laid.counts[place.zone]
            latest = seen[-1][0]
            plain = kind.event_kind(latest) not in (EventKind.DEAL, EventKind.COLLECT)
            if under_way and latest.cards and latest.target and plain:
                assert show.told is not show.state
            if show.held:
                show.held = False
            if not moving:
                break
        assert show.told is show.state
        assert show.log == show.telling.log
        show.go_on()


def test_the_moment_stands_in_the_tree_with_its_sentence(tmp_path: object) -> None:
    stage = Stage(tmp_path, (1280, 720))  # type: ignore[arg-type]
    scene = found("take")[HighlightKind.TAKE]
    again = Match(scene.match.game, scene.match.setup, scene.match.seats)
    for _, move in scene.match.moves:
        again.play(move)
    table = stage.sit_at(again)
    stage.thinker.slow = True
    stage.app.settings.speed = "normal"
    table.show.set_pace("normal", False)
    table.show.add(table.sitting.play(scene.move))
    said: list[str] = []
    for _ in range(400):
        stage.tick(STEP)
        said += [node.name for node in stage.role("status")]
    assert set(said) == {told(scene.moment.text)}
    assert not stage.role("status")


def moment_of(name: str, sort: HighlightKind) -> Highlight:
    return found(name)[sort].moment


def test_a_capture_gives_what_it_costs() -> None:
    gains = moment_of("takeaway", HighlightKind.CAPTURE).gains
    assert sum(gains.values()) == 0


@pytest.mark.parametrize("others", [1, 2])
def test_points_come_from_the_cards_of_a_moment_between_two_else_from_each_ones_own(
    stage: Stage, others: int
) -> None:
    laid = stage.sit(3, moves=20, fresh=False).show.laid
    goal = Rect(3, 5, 10, 10)
    gains = {YOU: 12, **{Seat(seat): -6 for seat in range(1, others + 1)}}
    moment = Highlight(HighlightKind.CAPTURE, "", actor=YOU, gains=gains)
    mine = _figures(moment, goal, laid, 1.0, 1.0, reduced=False)[0]
    assert mine.points == 12
    assert (mine.start == goal.center) == (others == 1)
