"""Moments: each is staged, nothing of it is told before it is seen, and it can be skipped."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.event import Event, EventKind, Seat, View, apply_event
from game.core.game import Game
from game.core.state import SeatView
from game.core.table import PERSON_HAND_ZONE, Table
from game.core.table_values import Highlight, HighlightKind
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from game.text.message import told
from game.ui.features.match.match_page import TablePage
from game.ui.sound import SOUNDS
from game.ui.table.motion.card_sprites import CardSprite
from game.ui.table.motion.event_effects import HIGHLIGHT_STAGINGS
from game.ui.table.motion.recent_changes import PendingUpdate
from game.ui.table.motion.stage import MAX_LANDING_SECONDS, Grade, Times, grade_of, times
from game.ui.table.motion.timeline import Timeline
from game.ui.table.render.board import Board
from game.ui.table.render.felt_effects import pulse_factor, rim_brightness
from tests.sitting import at_table
from tests.support.film_strip import measured
from tests.ui.scenes import Scene, called, scenes
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
    ("taki", HighlightKind.STAND),
    ("taki", HighlightKind.OUT),
    ("texas", HighlightKind.OUT),
    ("texas", HighlightKind.ROUND),
]
"""Every game's moments."""
KNOWN = {"take": (0, 18)}
"""Deals in which moments come that are rare: looking through all of them takes long."""
STEP = 0.02
MAX_GESTURE_FELT_SHARE = 0.04
"""Maximum share of the felt that changes when the cards of a gesture land, but for their own."""


@cache
def found(name: str) -> dict[HighlightKind, Scene]:
    sorts = [sort for game, sort in PLAYED if game == name]
    return scenes(GAMES_BY_NAME[name], 3, sorts, KNOWN.get(name, ()))


def again(scene: Scene) -> Match:
    """The match of a scene, up to its move."""
    match = Match(scene.match.game, scene.match.setup, scene.match.seats)
    for _, move in scene.match.moves:
        match.play(move)
    return match


class Unanswered(Timeline):
    """A timeline at which nobody answers: each call window closes at once."""

    @property
    def held(self) -> bool:
        return False

    @held.setter
    def held(self, held: bool) -> None:
        pass


class Shown:
    """The show of one move that brings a moment."""

    def __init__(self, scene: Scene, speed: str = "normal", reduced: bool = False) -> None:
        match = again(scene)
        names = at_table(*called(match.setup.players))
        self.moment = scene.moment
        self.sounds: list[str] = []
        self.show = Unanswered(match.game, match.view(YOU), names, FELTS[1], MEASURES, self.hear)
        self.show.set_pace(speed, reduced)
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
    assert set(HIGHLIGHT_STAGINGS) == set(HighlightKind) == {sort for _, sort in PLAYED}


@each
def test_a_moment_is_told_with_a_sentence_for_a_time_and_then_no_more(
    name: str, sort: HighlightKind
) -> None:
    shown = Shown(found(name)[sort])
    said = [told(shown.show.said) for _ in shown.frames()]
    assert told(shown.moment.text) in said
    assert said[-1] == ""
    assert said[0] == ""


@each
def test_a_moment_is_told_when_its_points_are_counted_and_not_before(
    name: str, sort: HighlightKind
) -> None:
    shown = Shown(found(name)[sort])
    show = shown.show
    begun = False
    for _ in shown.frames():
        begun = begun or show.staged
        if show.staged and show.stopped is not None:
            assert len(show.told.rounds) < len(show.state.rounds)
        if show.staged:
            assert not show.said
    assert begun
    assert show.told.scores == show.state.scores


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


@pytest.mark.night("rummy500-last card")
@each
def test_with_reduced_motion_nothing_of_a_moment_travels(name: str, sort: HighlightKind) -> None:
    shown = Shown(found(name)[sort], reduced=True)
    show = shown.show
    for _ in shown.frames():
        rest = {pose for poses in show.laid.poses.values() for pose in poses}
        for sprites in show.cast.zones.values():
            assert all(one.where(shown.now) in rest for one in sprites)
        moment = show.stage.moment
        if moment is not None:
            assert moment.shake_offset(shown.now) == (0.0, 0.0)
            assert moment.pop_factor(shown.now) == 1.0


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


TIMELINE = {
    (Grade.GESTURE, 0.1): (300, 100, 400, 0, 80, 0, 0, 0, 260, 160, 80, 1380),
    (Grade.EVENT, 0.3): (300, 160, 450, 33, 100, 0, 0, 0, 280, 200, 150, 1673),
    (Grade.CLIMAX, 0.5): (300, 220, 500, 50, 120, 100, 460, 140, 300, 240, 200, 2630),
    (Grade.CLIMAX, 1.0): (300, 300, 560, 83, 160, 120, 860, 140, 340, 280, 250, 3393),
}
"""Milliseconds of each part of a take at normal speed, and their sum, by grade and strength."""


def take(grade: Grade, strength: float, speed: float = 1.0, reduced: bool = False) -> Times:
    how = HIGHLIGHT_STAGINGS[HighlightKind.TAKE]
    about = {"cards": True, "joins": True, "counts": True, "robs": True, "reduced": reduced}
    return times(how, grade, strength, 0.0, speed, **about)


@pytest.mark.parametrize(("grade", "strength"), TIMELINE)
def test_a_take_has_the_times_of_its_grade(grade: Grade, strength: float) -> None:
    when = take(grade, strength)
    marks = [
        *(when.begins, when.lifts, when.leaves, when.hangs, when.slams, when.opens),
        *(when.stands, when.closes, when.closed, when.melts, when.rests, when.ends),
    ]
    parts = [round(1000 * (after - before)) for before, after in pairwise(marks)]
    assert (*parts, round(1000 * when.ends)) == TIMELINE[grade, strength]


def test_at_any_speed_no_flight_is_under_170_and_no_stage_under_300_milliseconds() -> None:
    for speed in (0.5, 0.32, 0.16, 0.05):
        for grade, strength in TIMELINE:
            when = take(grade, strength, speed)
            assert when.hangs - when.leaves >= 0.17 - 1e-9
            assert grade is not Grade.CLIMAX or when.closed - when.opens >= 0.3 - 1e-9


def test_no_cards_land_later_than_a_mood_waits_for_them() -> None:
    for how in HIGHLIGHT_STAGINGS.values():
        joins = not how.first
        when = times(
            how, Grade.CLIMAX, 1.0, 0.0, 1.0, cards=how.flies, joins=joins, counts=True, robs=True
        )
        assert when.landed <= MAX_LANDING_SECONDS


def test_a_strength_has_its_grade() -> None:
    about = Highlight(HighlightKind.TAKE, "")
    grades = [grade_of(about, strength) for strength in (0.0, 0.24, 0.25, 0.49, 0.5, 1.0)]
    assert grades == [0, 0, 1, 1, 2, 2]
    assert grade_of(Highlight(HighlightKind.ROUND, ""), 1.0) is Grade.GESTURE
    assert grade_of(Highlight(HighlightKind.OUT, "", modest=True), 1.0) is Grade.EVENT
    revealed = Highlight(HighlightKind.ROUND, "", melds=(("QS", "QH", "QD"),))
    assert grade_of(revealed, 0.0) is Grade.CLIMAX


def test_every_sound_of_a_moment_is_one_that_there_is() -> None:
    for how in HIGHLIGHT_STAGINGS.values():
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
    assert "robbed" in shown.sounds and "victim" in shown.sounds


def test_cards_taken_are_heard_when_they_rise_at_any_speed() -> None:
    for speed in ("fast", "normal", "slow"):
        shown = Shown(found("take")[HighlightKind.TAKE], speed)
        shown.tick()
        zone = shown.moment.zone
        assert zone is not None
        (heard,) = (one.at for one in shown.show.stage.heard if one.name == "take-lift")
        rises = min(one.begins - one.beat for one in shown.show.cast.zones[zone])
        assert heard == pytest.approx(rises), speed


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
    kind = GAMES_BY_NAME[name]
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
            under_way = any(one.is_moving(now) for one in show.cast.all())
            for place in show.laid.places:
                assert show.lying_count(place.zone) <= show.laid.counts[place.zone]
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


@pytest.mark.night("texas")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_in_a_hurry_nothing_is_told_before_it_lands(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "strength", lambda *about: 1.0)
    match = Match(game, game.setup(4, {}, 7), NAMES[:4])
    show = Timeline(
        game, match.view(YOU), at_table(*NAMES[:4]), FELTS[1], MEASURES, lambda name, **how: None
    )
    show.pace.hurry = 0.5
    moved: dict[int, tuple[Event, list[CardSprite]]] = {}
    lands: dict[int, float] = {}
    follow = show.cast.follow

    def followed(event: Event, *about: Any) -> list[CardSprite]:
        sprites = follow(event, *about)
        moved[id(event)] = event, sprites
        return sprites

    def landing(number: int) -> float:
        """When the cards of an event land; later flights of theirs do not count."""
        if number not in lands:
            sprites = moved[number][1] if number in moved else []
            lands[number] = max([one.begins + one.lasts for one in sprites], default=0.0)
        return lands[number]

    def told(one: PendingUpdate) -> None:
        assert now >= landing(id(one.event)) - 1e-6, one.event

    monkeypatch.setattr(show.cast, "follow", followed)
    show.telling.listen = told
    rng, now = Random(7), 5.0
    for _ in range(90):
        if match.state.over:
            break
        show.add(match.play(game.write(game.bot.rollout_move(match.state, rng))))
        show.held = False
        while not show.quiet:
            now += 1 / 30
            show.update(now)
            show.held = False
            if show.stopped is not None and not show.is_travelling(now):
                show.go_on()
            for number in moved:
                landing(number)


def test_the_moment_stands_in_the_tree_with_its_sentence(tmp_path: object) -> None:
    stage = Stage(tmp_path, (1280, 720))  # type: ignore[arg-type]
    scene = found("take")[HighlightKind.TAKE]
    table = stage.sit_at(again(scene))
    stage.worker.slow = True
    stage.app.settings.speed = "normal"
    table.show.set_pace("normal", False)
    table.show.add(table.session.play(scene.move))
    said: list[str] = []
    for _ in range(400):
        stage.tick(STEP)
        said += [node.name for node in stage.role("status")]
    assert set(said) == {told(scene.moment.text)}
    assert not stage.role("status")


def with_moment(stage: Stage, scene: Scene) -> TablePage:
    """A table at which the move of a moment has just been made."""
    table = stage.sit_at(again(scene))
    stage.worker.slow = True
    stage.resize(1280, 720)
    table.show.set_pace("normal", False)
    table.show.add(table.session.play(scene.move))
    return table


@each
def test_while_a_moment_runs_no_prompt_and_no_status_of_a_player_is_seen(
    stage: Stage, name: str, sort: HighlightKind
) -> None:
    table = with_moment(stage, found(name)[sort])

    def words() -> list[str]:
        """The prompt, and all words of the plates but the names and figures."""
        plates = stage.role("player")
        texts = [(plate, one) for plate in plates for one in plate.walk() if one.role == "text"]
        said = [one.name for plate, one in texts if one.name != plate.name]
        doing = [(plate.value or "").partition("; ")[2] for plate in plates]
        feelings = ("", "glad", "cross", "surprised")
        facts = [fact for one in doing for fact in one.split("; ") if fact not in feelings]
        return [
            *(node.name for node in stage.role("prompt")),
            *(one for one in said if not one.lstrip("+").isdigit()),
            *(one for one in facts if not re.search(r"\d+ points? on the table|from the pot", one)),
        ]

    assert words(), "there is something to leave out"
    ran = False
    for _ in range(400):
        stage.tick(STEP)
        if stage.scene is not table or (ran and not table.show.staged):
            break
        ran = ran or table.show.staged
        assert not ran or words() == []
    assert ran
    assert words() or stage.scene is not table, "after it they are seen again"


@each
def test_while_a_moment_runs_only_skip_works_in_the_bar(
    stage: Stage, name: str, sort: HighlightKind
) -> None:
    table = with_moment(stage, found(name)[sort])
    ran = 0
    for _ in range(800):
        stage.tick(STEP)
        table.show.held = False
        if stage.scene is not table or (ran and not table.show.staged):
            break
        if table.show.staged:
            ran += 1
            works = [one.key for one in stage.nodes if one.area == "bar" and one.enabled]
            assert works == ["on"], ran
    assert ran
    stage.tick(STEP)


def moment_of(name: str, sort: HighlightKind) -> Highlight:
    return found(name)[sort].moment


def test_a_capture_gives_what_it_costs() -> None:
    gains = moment_of("takeaway", HighlightKind.CAPTURE).gains
    assert sum(gains.values()) == 0


@pytest.mark.night
def test_a_gesture_changes_little_of_the_felt_at_its_landing(tmp_path: Path) -> None:
    wrong = []
    for name, sort in PLAYED:
        if HIGHLIGHT_STAGINGS[sort].flies:
            stage = Stage(tmp_path / f"{name} {sort}", (960, 600))
            scene = Scene(again(found(name)[sort]), found(name)[sort].move, moment_of(name, sort))
            _, share = measured(stage, scene, 0.1, less=False)
            stage.app.close()
            if share > MAX_GESTURE_FELT_SHARE:
                wrong.append(f"{name} {sort}: {100 * share:.1f} %")
    assert not wrong


def test_a_card_that_has_come_down_lies_among_its_neighbours_and_is_marked_after_the_moment(
    stage: Stage,
) -> None:
    scene = found("rummy500")[HighlightKind.DIG]
    table = stage.sit_at(again(scene))
    stage.worker.slow = True
    show, picture = table.show, table.renderer.picture
    show.set_pace("normal", False)
    show.add(table.session.play(scene.move))
    place = show.laid.place(PERSON_HAND_ZONE)
    assert place is not None
    board = Board(stage.app.painter, show.laid, show.table.face_set)
    down = marked = False
    while show.staged or not marked:
        stage.tick()
        came = [
            one for one in show.cast.zones[PERSON_HAND_ZONE] if one.arc and one.is_moving(stage.now)
        ]
        row = picture._row(board, place, stage.now) if came else set()
        for one in came:
            share, lies = one.share(stage.now), one.number in row
            hits = one.begins + one.lasts - one.slam
            assert lies == (stage.now >= hits), "it hangs over its place before it hits it"
            assert not lies or (share > 0.5 and one.lift_share(stage.now) < 0.1), share
            down = down or lies
        marked = marked or bool(show.fresh)
        assert not (show.staged and show.fresh)
    assert down


def test_while_a_call_is_open_the_rim_gets_brighter_and_its_card_pulses_faster() -> None:
    bright = [rim_brightness(5 - second, 5) for second in range(6)]
    assert bright == sorted(set(bright)) and bright[-1] == 1.0
    pulses = [pulse_factor(5 - step / 100, 5) for step in range(500)]
    peaks = [step for step in range(1, 499) if pulses[step - 1] < pulses[step] > pulses[step + 1]]
    gaps = [after - before for before, after in pairwise(peaks)]
    assert gaps == sorted(gaps, reverse=True) and gaps[0] > 1.5 * gaps[-1]
    assert (min(pulses), max(pulses)) == (1.0, pytest.approx(1.04, abs=0.001))


def test_the_sounds_of_a_moment_know_its_strength(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "strength", lambda *about: 0.7)
    shown = Shown(found("take")[HighlightKind.TAKE])
    told: dict[str, float | None] = {}
    shown.show.hearing.play = lambda name, **how: told.__setitem__(name, how["strength"])
    for _ in shown.frames():
        pass
    assert told["take-land"] == told["take-chime"] == told["points"] == 0.7


def test_with_reduced_motion_a_take_fades_out_a_line_leads_on_and_it_fades_in() -> None:
    shown = Shown(found("take")[HighlightKind.TAKE], reduced=True)
    show, zone = shown.show, str(shown.moment.zone)
    seen: list[str] = []
    for _ in shown.frames():
        moment = show.stage.moment
        if moment is not None and moment.ghost_share(shown.now):
            seen.append("out")
        if moment is not None and moment.trail_share(shown.now):
            seen.append("line")
        if any(one.fades and 0 < one.share(shown.now) < 1 for one in show.cast.zones[zone]):
            seen.append("in")
        if show.staged and show.told is show.state:
            seen.append("too early")
    first = [seen.index(one) for one in ("out", "line", "in")]
    assert first == sorted(first)
    assert "too early" not in seen


def test_sorting_the_hand_takes_a_third_of_a_second_and_no_card_pops_to_the_front(
    stage: Stage,
) -> None:
    table = stage.sit(3, game=GAMES_BY_NAME["rummy500"], seed=6, speed="normal", fresh=False)
    show = table.show
    stage.tick()
    before = [
        one.number for one in table.renderer.picture._in_order(show.laid.place(PERSON_HAND_ZONE))
    ]
    show.hand.sort("rank" if show.hand.sort_order != "rank" else "suit")
    show.rearrange(stage.now, sorts=True)
    moving = [one for one in show.cast.zones[PERSON_HAND_ZONE] if one.is_moving(stage.now)]
    assert moving
    assert max(one.begins + one.lasts for one in moving) <= stage.now + 0.301
    assert len({one.begins for one in moving}) > 1
    after = [
        one.number for one in table.renderer.picture._in_order(show.laid.place(PERSON_HAND_ZONE))
    ]
    assert after == before, "nothing has moved yet"


def test_who_goes_out_in_taki_does_so_before_the_hands_are_laid_open() -> None:
    scene = found("taki")[HighlightKind.OUT]
    kinds = [event.name for event in again(scene).play(scene.move)]
    assert kinds.index("out") < kinds.index("reveal") < kinds.index("round-end")
