"""The stage of a moment: what is torn off a plate arrives at another, and the word is in sight."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from pygame import Rect, Surface

from game.core.event import PERSON_SEAT, Seat, View, apply_event
from game.core.game import Game
from game.core.table import MELD_STYLE, Table
from game.core.table_values import Highlight, HighlightKind
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from game.text.message import say, told_briefly
from game.ui.features.match.match_page import TablePage
from game.ui.kit.paint.images import ImageLibrary
from game.ui.kit.paint.render_worker import Key
from game.ui.kit.tree import Role
from game.ui.table.motion.stage import (
    REVEALED_STRIP_HEIGHT_UNITS,
    SHAKE_SECONDS,
    STAGE_STRIP_HEIGHT_UNITS,
    Grade,
    Moment,
    Times,
    strip_of,
)
from game.ui.table.motion.timeline import Timeline
from game.ui.table.render.board import Board
from game.ui.table.render.player_plates import figure_key
from game.ui.table.render.stage_picture import (
    DIMMED_FELT_SHARE,
    MAX_RIM_LIGHT_ALPHA,
    MAX_WORD_FELT_WIDTH_SHARE,
    StagePicture,
    _rim_light,
)
from tests.sitting import at_table
from tests.ui.stage import FRAME, NAMES, SIZES, Stage
from tests.ui.test_moments import again, found
from tests.ui.test_show import FELTS, MEASURES

ROBBERIES = (HighlightKind.TAKE, HighlightKind.JOIN, HighlightKind.CAPTURE)
MAX_WORD_DISTANCE_SHARE = 0.15
"""Maximum distance of a word from the felt's centre, as a share of its width or height."""


def figures(show: Timeline) -> list[int]:
    """The figures on the plates as they are told."""
    laid = show.table.laid_points(show.told)
    return laid if laid is not None else show.table.plate_counts(show.told)


@pytest.mark.parametrize("name", ["take", "takeaway"])
@pytest.mark.parametrize("reduced", [False, True])
def test_a_victims_figure_falls_before_the_cards_land_by_what_the_actor_gains(
    name: str, reduced: bool
) -> None:
    game, robberies = GAMES_BY_NAME[name], 0
    for seed in range(3):
        match = Match(game, game.setup(4, {}, seed), NAMES[:4])
        opening, *events = match.opening
        view: View = {}
        apply_event(view, opening.as_seen_by(PERSON_SEAT))
        names, rng, now = at_table(*NAMES[:4]), Random(seed), 5.0
        show = Timeline(game, view, names, FELTS[1], MEASURES, lambda name, **how: None)
        show.set_pace("normal", reduced)
        show.add(events)
        show.skip()
        for _ in range(120):
            if match.state.over:
                break
            show.add(match.play(game.write(game.bot.rollout_move(match.state.clone(), rng))))
            last: Moment | None = None
            for _ in range(600):
                now += 0.02
                show.update(now)
                show.held = False
                moment = show.stage.moment
                if moment is None or moment.about.sort not in ROBBERIES or not moment.amounts:
                    if show.quiet or show.stopped is not None:
                        break
                    continue
                actor, victim = moment.actor, moment.victim
                assert actor is not None and victim is not None
                amount = moment.amounts[actor]
                assert moment.amounts == {actor: amount, victim: -amount} and amount > 0
                lost, won = moment.counted_points(victim, now), moment.counted_points(actor, now)
                if now < moment.times.lifts:
                    assert lost == won == 0
                elif moment.times.leaves <= now < moment.times.slams:
                    assert (lost, won) == (-amount, 0), "it falls before the cards have landed"
                if moment is not last:
                    last, before = moment, figures(show)
                    robberies += 1
                if show.staged:
                    assert figures(show) == before, "plates are rebuilt once, at the rest"
                elif last is moment:
                    after = figures(show)
                    change = [after[seat] - before[seat] for seat in range(4)]
                    expected = [moment.amounts.get(Seat(seat), 0) for seat in range(4)]
                    joined = change[actor] - amount
                    assert change[victim] == -amount
                    # The card that takes counts for its player too.
                    assert 0 <= joined <= 20 and expected[victim] == -amount
                    assert [moment.counted_points(Seat(seat), now) for seat in range(4)] == expected
            show.go_on()
            show.skip()
    assert robberies > 5


@pytest.mark.parametrize("name", ["take", "takeaway"])
def test_the_figure_is_painted_on_the_plate_while_it_falls(stage: Stage, name: str) -> None:
    sort = HighlightKind.TAKE if name == "take" else HighlightKind.CAPTURE
    scene = found(name)[sort]
    page, moment = begun(stage, name, sort)
    victim = moment.victim
    assert victim is not None
    seen: list[bytes] = []
    while stage.now < moment.times.slams:
        node = page.tree.by_key[figure_key(victim)]
        if stage.now < moment.times.lifts + 0.02 or stage.now > moment.times.leaves + 0.2:
            stage.app._paint()
            part = stage.app.painter.surface.subsurface(node.rect)
            seen.append(part.copy().get_buffer().raw)
        stage.tick(0.02)
    assert scene.moment.victim == victim
    assert seen[0] != seen[-1]


@pytest.mark.parametrize("name", ["take", "takeaway"])
@pytest.mark.parametrize("text", [100, 200])
def test_a_figure_that_leaves_or_comes_covers_no_word_of_the_plate(
    stage: Stage, name: str, text: int
) -> None:
    stage.app.settings.text = text
    game = GAMES_BY_NAME[name]
    for players in range(game.players[0], game.players[1] + 1):
        page = stage.sit(players, game=game, moves=30, fresh=False, seed=3)
        for size in SIZES:
            stage.resize(*size)
            stage.tick()
            show, seats = page.show, range(players)
            gains = {Seat(seat): 110 if seat else -110 for seat in seats}
            moment = replace(moment_at(page, show.felt, Grade.CLIMAX, False), amounts=gains)
            board = Board(stage.app.painter, show.laid)
            seen = StagePicture(board, page.model, page.tree, moment, 0.0)
            for seat, amount in gains.items():
                words, pill = seen._words_on_plate(seat), seen.pill_rect(seat, f"{amount:+}")
                assert words and pill.collidelist(words) < 0, (size, players, seat, pill, words)
                assert show.felt.contains(pill)


def begun(
    stage: Stage, name: str, sort: HighlightKind, size: tuple[int, int] = (1280, 720)
) -> tuple[TablePage, Moment]:
    """A table at which a moment has begun."""
    scene = found(name)[sort]
    stage.app.settings.speed, stage.app.settings.remarks = "normal", False
    page = stage.sit_at(again(scene))
    stage.worker.slow = True
    stage.resize(*size)
    for _ in range(40):
        stage.tick(FRAME)
        stage.app._paint()
    page.show.add(page.session.play(scene.move))
    page.changed()
    for _ in range(300):
        stage.tick(FRAME)
        # Nobody answers.
        page.show.held = False
        moment = page.show.stage.moment
        if moment is not None and moment.about.sort is sort:
            return page, moment
    raise AssertionError("no moment comes")


@pytest.mark.parametrize(
    ("name", "sort"),
    [
        ("take", HighlightKind.TAKE),
        ("takeaway", HighlightKind.CAPTURE),
        ("rummy500", HighlightKind.DIG),
        ("rummy500", HighlightKind.CALL),
        ("taki", HighlightKind.OUT),
    ],
)
@pytest.mark.parametrize("strength", [0.3, 0.6, 1.0])
def test_while_its_cards_hang_no_pixel_of_the_window_changes(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, name: str, sort: HighlightKind, strength: float
) -> None:
    monkeypatch.setattr(Table, "strength", lambda *about: strength)
    _, moment = begun(stage, name, sort)
    when = moment.times
    pictures = []
    for share in (0.05, 0.5, 0.95):
        now = when.hangs + share * (when.slams - when.hangs)
        stage.tick(max(0.0, now - stage.now))
        stage.app.painter.images.begin_frame(False)
        stage.app._paint()
        pictures.append(stage.app.painter.surface.get_buffer().raw)
    assert len(set(pictures)) == 1
    # Without a flight nothing hits the felt; a stage opens.
    stage.tick((when.slams if moment.left or strength < 0.5 else when.opens) + 0.02 - stage.now)
    stage.app._paint()
    assert stage.app.painter.surface.get_buffer().raw != pictures[0], "then they hit it"


def seen_of(stage: Stage, rect: Rect) -> bytes:
    """The pixels of a part of the window."""
    stage.app.painter.images.begin_frame(False)
    stage.app._paint()
    picture = stage.app.painter.surface
    return picture.subsurface(rect.clip(picture.get_rect())).copy().get_buffer().raw


def test_cards_that_will_hop_lie_among_the_others_and_become_dark_with_them(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "strength", lambda *about: 0.6)
    stage.app.settings.remarks, stage.worker.slow = False, True
    page = stage.sit(4, game=GAMES_BY_NAME["rummy500"], moves=31, seed=3, speed="normal")
    for _ in range(40):
        stage.tick(FRAME)
        stage.app._paint()
    laid, zones = page.show.laid, page.show.cast.zones
    melds = {one.zone: laid.spots[one.zone] for one in laid.places if one.style is MELD_STYLE}
    before = {zone: seen_of(stage, rect) for zone, rect in melds.items()}
    call = next(one for one in page.session.match.moves_now() if one.startswith("rummy"))
    page.show.add(page.session.play(call))
    page.changed()
    stage.tick(FRAME)
    moment = page.show.stage.moment
    assert moment is not None
    hopping = [zone for zone in melds if any(one.hops(stage.now) for one in zones[zone])]
    assert hopping
    for zone in hopping:
        assert seen_of(stage, melds[zone]) == before[zone], zone
    stage.tick(moment.times.stands + 0.01 - stage.now)
    for zone in hopping:
        above = Rect(*melds[zone].topleft, melds[zone].w, moment.strip.top - melds[zone].top)
        if above.h > 4:
            shades = seen_of(stage, above)[0::4]
            bright = sum(one > DIMMED_FELT_SHARE * 255 + 1 for one in shades)
            assert bright < 0.1 * len(shades), "but for a face of the stage"


def test_a_stack_that_was_won_counts_all_of_its_cards_while_it_is_bright(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "strength", lambda *about: 1.0)
    counted: list[tuple[str, int]] = []
    monkeypatch.setattr(Board, "badge", lambda board, zone, count: counted.append((zone, count)))
    page, moment = begun(stage, "takeaway", HighlightKind.CAPTURE)
    assert moment.middle is not None
    held = page.show.cast.zones
    (zone,) = (one for one, sprites in held.items() if moment.middle in sprites)
    stage.tick(moment.times.stands + 0.05 - stage.now)
    counted.clear()
    stage.app.painter.images.begin_frame(False)
    stage.app._paint()
    assert (zone, len(held[zone])) in counted


def test_the_light_of_an_open_call_lies_behind_the_whole_pile(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.app.settings.remarks, stage.worker.slow = False, True
    page = stage.sit(4, game=GAMES_BY_NAME["taki"], moves=7, seed=20, speed="normal")
    for _ in range(40):
        stage.tick(FRAME)
        stage.app._paint()
    page.show.add(page.session.play("play break"))
    page.changed()
    stage.tick(1.0)
    assert page.model.call_left, "it is not told yet that somebody answers"
    pictures = []
    for _ in range(2):
        pictures.append(seen_of(stage, page.show.laid.spots["pile"].inflate(-8, -8)))
        monkeypatch.setattr(Board, "glow", lambda *about, **how: None)
    assert pictures[0] == pictures[1]


def test_the_light_of_the_rim_begins_dark_at_the_felt_s_edge(stage: Stage) -> None:
    for side in ("top", "bottom", "left", "right"):
        light = _rim_light(stage.app.painter, (40, 40), side, (255, 200, 90, 255))
        across = side in ("top", "bottom")
        alphas = [light.get_at((20, at) if across else (at, 20)).a for at in range(40)]
        edge, inside = (0, -1) if side in ("top", "left") else (-1, 0)
        assert alphas[edge] == 0 and alphas[inside] < 3
        assert max(alphas) > MAX_RIM_LIGHT_ALPHA / 2


def test_the_light_of_the_rim_leaves_the_won_cards_as_they_are(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "strength", lambda *about: 1.0)
    cards, corners = [], []
    for loud in (True, False):
        monkeypatch.setattr(Moment, "is_loud", loud)
        page, moment = begun(stage, "take", HighlightKind.TAKE)
        assert moment.middle is not None
        row = next(held for held in page.show.cast.zones.values() if moment.middle in held)
        stage.tick(moment.times.stands + 0.05 - stage.now)
        for one in row:
            # As if the cards had come to the felt's edge.
            one.goal = replace(one.goal, x=moment.felt.right - one.goal.width // 2)
        edge = row[-1].goal.rect(page.show.laid.card)
        cards.append(seen_of(stage, edge.inflate(-edge.w // 4, -edge.h // 4)))
        corners.append(seen_of(stage, Rect(moment.felt.topleft, (30, 30))))
    assert corners[0] != corners[1], "the rim is lit"
    assert cards[0] == cards[1]


@pytest.mark.parametrize("contrast", [False, True])
def test_a_moment_leaves_no_trace_in_the_window(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, contrast: bool
) -> None:
    stage.app.settings.contrast = contrast
    monkeypatch.setattr(Table, "strength", lambda *about: 1.0)
    _, moment = begun(stage, "take", HighlightKind.TAKE)
    when, painter = moment.times, stage.app.painter
    shaken = when.slams + SHAKE_SECONDS / 2
    assert moment.shake_offset(shaken) != (0.0, 0.0)
    for now in (shaken, when.opens + 0.05, when.stands + 0.1, when.closed + 0.01, when.ends + 0.1):
        while stage.now < now:
            stage.tick(FRAME)
            painter.images.begin_frame(False)
            stage.app._paint()
        pictures = [painter.surface.get_buffer().raw]
        # The whole window anew.
        painter.shown = None
        stage.app._paint()
        pictures.append(painter.surface.get_buffer().raw)
        assert pictures[0] == pictures[1], now - when.slams


@pytest.mark.parametrize("name", ["take", "takeaway", "rummy500", "taki", "texas"])
def test_after_a_moment_the_log_line_is_the_first_sentence(stage: Stage, name: str) -> None:
    sort = next(one for one in found(name) if one is not HighlightKind.ROUND)
    page, _ = begun(stage, name, sort)
    while page.show.staged:
        assert [one.name for one in stage.role(Role.PROMPT)] == []
        stage.tick(FRAME)
    said = [one.name for one in stage.role(Role.PROMPT)]
    assert said == [told_briefly(page.show.log[-1].said)]


def moment_at(page: TablePage, rect: Rect, grade: Grade, melds: bool) -> Moment:
    """A moment of the largest strength whose cards lie in a rectangle."""
    show = page.show
    about = Highlight(
        HighlightKind.TAKE,
        "",
        "Double take!",
        Seat(1),
        Seat(0),
        {Seat(1): 110, Seat(0): -110},
        melds=(("4S", "5S", "6S"),) if melds else (),
    )
    units = REVEALED_STRIP_HEIGHT_UNITS if melds else STAGE_STRIP_HEIGHT_UNITS
    strip = strip_of(show.felt, page.measures, [rect], units)
    when, gains = Times(*[0.0] * len(Times._fields)), about.gains
    word, felt = "Double take!", show.felt
    return Moment(about, word, "+110", grade, 1.0, when, gains, strip, felt, rect, rect)


WORDS = ((Grade.CLIMAX, False), (Grade.CLIMAX, True), (Grade.EVENT, False))
"""Grades of moments, and whether melds are revealed."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("text", [100, 200])
def test_a_word_is_near_the_middle_of_the_felt(
    stage: Stage, game: Game[Any, Any], text: int
) -> None:
    stage.app.settings.text = text
    places: Counter[int] = Counter()
    for size in SIZES:
        for players in range(game.players[0], game.players[1] + 1):
            page = stage.sit(players, game=game, moves=8, fresh=False, seed=3)
            stage.resize(*size)
            stage.tick()
            felt, board = page.show.felt, Board(stage.app.painter, page.show.laid)
            largest = moment_at(page, felt, Grade.CLIMAX, melds=False)
            seen = StagePicture(board, page.model, page.tree, largest, 0.0)
            assert seen.word_rect().w <= MAX_WORD_FELT_WIDTH_SHARE * felt.w + 12, (size, players)
            for spot in page.show.laid.spots.values():
                for grade, melds in WORDS:
                    moment = moment_at(page, spot, grade, melds)
                    x, y = moment.word_centre(page.measures)
                    about = size, players, spot, x, y
                    assert abs(x - felt.centerx) <= MAX_WORD_DISTANCE_SHARE * felt.w, about
                    assert abs(y - felt.centery) <= MAX_WORD_DISTANCE_SHARE * felt.h, about
                    assert felt.contains(moment.strip), about
                    places[moment.strip.centery - felt.centery] += 1
    assert len(places) > 1, "the strip keeps off the cards that were won"


def test_a_strip_hides_as_little_of_the_won_cards_as_it_can() -> None:
    felt = Rect(0, 0, 1000, 600)
    assert strip_of(felt, MEASURES, [], STAGE_STRIP_HEIGHT_UNITS).center == felt.center
    low, high = Rect(300, 330, 300, 100), Rect(300, 170, 300, 100)
    assert strip_of(felt, MEASURES, [low], STAGE_STRIP_HEIGHT_UNITS).centery < 300
    assert strip_of(felt, MEASURES, [high], STAGE_STRIP_HEIGHT_UNITS).centery > 300
    signs = Rect(350, 340, 300, 27)
    assert strip_of(felt, MEASURES, [high], STAGE_STRIP_HEIGHT_UNITS, signs).centery <= 300


@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_a_climax_that_follows_at_once_keeps_the_stage_of_the_first(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    monkeypatch.setattr(Table, "strength", lambda *about: 0.7)
    scene = found("take")[HighlightKind.JOIN]
    stage.app.settings.speed, stage.app.settings.remarks = speed, False
    page = stage.sit_at(again(scene))
    stage.worker.slow = True
    stage.tick(FRAME)
    page.show.add(page.session.play(scene.move))
    seen: list[tuple[Moment, float, bool]] = []
    for _ in range(1000):
        stage.tick(FRAME)
        moment = page.show.stage.moment
        if moment is not None and moment.open_share(stage.now):
            seen.append((moment, stage.now, moment.dims))
            stage.app._paint()
    moments = {id(moment): moment for moment, _, _ in seen}
    first, second = moments.values()
    assert [first.about.sort, second.about.sort] == [HighlightKind.TAKE, HighlightKind.JOIN]
    times = [now for _, now, _ in seen]
    gaps = [after - before for before, after in pairwise(times)]
    assert max(gaps) < 1.5 * FRAME, "it never closes between them"
    assert {dims for _, _, dims in seen} == {True}
    assert first.strip == second.strip and first.word != second.word
    full = [moment.open_share(now) for moment, now, _ in seen if moment is second]
    assert full[0] == 1.0 and seen[-1][0] is second


def test_the_word_of_the_first_climax_stands_until_that_of_the_second(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "strength", lambda *about: 0.7)
    page, second = begun(stage, "take", HighlightKind.JOIN)
    painted: list[tuple[float, str]] = []
    word = StagePicture._word

    def noted(seen: StagePicture, share: float) -> Rect | None:
        if share:
            painted.append((stage.now, seen.moment.word))
        return word(seen, share)

    assert second.before is not None
    monkeypatch.setattr(StagePicture, "_word", noted)
    while page.show.stage.moment is second:
        stage.app._paint()
        stage.tick(FRAME)
    opens, closed = second.times.opens, second.times.closed
    assert {text for now, text in painted if now < opens} == {second.before.word}
    assert {text for now, text in painted if opens <= now < closed} == {second.word}


def test_a_sign_of_what_has_ended_goes_in_the_frame_in_which_the_strip_opens(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "strength", lambda *about: 1.0)
    page, moment = begun(stage, "taki", HighlightKind.BREAK)
    seen: list[tuple[bool, bool]] = []
    while page.show.stage.moment is moment:
        names = [node.name for node in stage.role(Role.SIGN)]
        seen.append((stage.now >= moment.times.opens, say("taki-three-out") in names))
        stage.tick(FRAME)
    assert set(seen) == {(False, True), (True, False)}


def test_a_moment_without_a_word_does_not_keep_the_stage_of_another(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "strength", lambda *about: 1.0)
    page, broken = begun(stage, "taki", HighlightKind.BREAK)
    assert broken.times.closed <= broken.times.rests
    stage.until(lambda: page.show.stage.moment not in (None, broken))
    stands = page.show.stage.moment
    assert stands is not None and stands.about.sort is HighlightKind.STAND
    assert not stands.word and stands.before is None


@pytest.mark.night("take")
@pytest.mark.parametrize("name", ["take", "takeaway"])
def test_plates_are_built_once_at_the_rest_of_a_moment(stage: Stage, name: str) -> None:
    sort = HighlightKind.TAKE if name == "take" else HighlightKind.CAPTURE
    with pytest.MonkeyPatch.context() as change:
        change.setattr(Table, "strength", lambda *about: 1.0)
        page, moment = begun(stage, name, sort)
        built: dict[bool, set[int]] = {False: set(), True: set()}
        while stage.now < moment.times.ends:
            if stage.now > moment.times.leaves:
                built[stage.now >= moment.times.rests].add(page.renderer.built)
            stage.tick(FRAME)
            page.show.held = False
    assert len(built[False]) == len(built[True]) == 1
    assert built[False] != built[True]


def test_the_still_table_stays_as_it_is_while_a_won_stack_lies_over_the_dark_felt(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "strength", lambda *about: 1.0)
    page, moment = begun(stage, "takeaway", HighlightKind.CAPTURE)
    painted: list[float] = []
    paint_still = page.renderer.picture._paint_still

    def noted(*about: Any) -> None:
        painted.append(stage.now)
        paint_still(*about)

    monkeypatch.setattr(page.renderer.picture, "_paint_still", noted)
    while stage.now < moment.times.rests - FRAME:
        stage.tick(FRAME)
        stage.app._paint()
    assert not [one for one in painted if one > moment.times.hangs]
    lying = page.renderer.picture._apart
    while stage.now < moment.times.rests + FRAME:
        stage.tick(FRAME)
        stage.app._paint()
    assert lying and not page.renderer.picture._apart, "they lie on the table again"
    assert painted[-1] > moment.times.rests


@pytest.mark.night
@pytest.mark.parametrize("name", ["take", "takeaway"])
def test_a_moment_that_comes_again_finds_all_its_pictures_made(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(Table, "strength", lambda *about: 1.0)
    sort, made = HighlightKind.TAKE if name == "take" else HighlightKind.CAPTURE, []
    keep = ImageLibrary._keep

    def noted(images: ImageLibrary, identity: Key, key: Key, picture: Surface) -> None:
        made.append(key)
        keep(images, identity, key, picture)

    monkeypatch.setattr(ImageLibrary, "_keep", noted)
    for again_made in (True, False):
        page, moment = begun(stage, name, sort)
        made.clear()
        while stage.now < moment.times.rests:
            stage.app.painter.images.begin_frame(False)
            stage.app._paint()
            stage.tick(FRAME)
            page.show.held = False
        assert bool(made) is again_made, made
