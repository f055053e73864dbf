"""The light over the felt: it tells the hour of a match, and is painted onto the cloth alone."""

from collections.abc import Iterator

import pytest
from pygame import Rect, Surface, image

from game.core.event import Seat
from game.core.match_progress import Hour, Progress
from game.games.rummy500.game import RUMMY500
from game.games.takeaway.game import TAKEAWAY
from game.storage.appearance import TABLE_CLOTHS
from game.ui.features.match.match_page import TablePage
from game.ui.table.render.lamplight import (
    HOUR_LAMPS,
    LAMP_LEANING_SHARE,
    LIGHT_CHANGE_SECONDS,
    LIGHT_CHANGE_STEP_COUNT,
    FeltLight,
    Lamp,
    light_picture,
)
from tests.ui.stage import FRAME, Stage

LAST = Progress(0.9, True, None)


def test_through_a_match_of_takeaway_the_light_goes_from_noon_to_the_last_round(
    stage: Stage,
) -> None:
    page = stage.sit(game=TAKEAWAY, players=2, seed=1)
    page.show.reduced = True
    light, session, seen = page.renderer.picture.light, page.session, list[float]()
    while not session.match.state.over:
        page.show.add(session.play(session.match.moves_now()[0]))
        page.show.skip()
        page.show.update(stage.now)
        light.follow(page.model, stage.now)
        if page.show.quiet and not session.match.state.over:
            assert light.lamp.edges in [lamp.edges for lamp in HOUR_LAMPS.values()]
            seen.append(light.lamp.edges)
    assert seen == sorted(seen, reverse=True)
    assert set(seen) == {lamp.edges for lamp in HOUR_LAMPS.values()}


class Story:
    """What a game is said to have come to, whatever has been played."""

    def __init__(self) -> None:
        self.now = Progress(0.0, False, None)


@pytest.fixture
def story(monkeypatch: pytest.MonkeyPatch) -> Story:
    told = Story()
    for game in (RUMMY500, TAKEAWAY):
        monkeypatch.setattr(type(game.table), "progress", lambda table, state: told.now)
    return told


def sat(stage: Stage, players: int = 3) -> tuple[TablePage, FeltLight]:
    """A table at rest, and its light."""
    page = stage.sit(game=RUMMY500, players=players, moves=0, fresh=False)
    stage.asked()
    return page, page.renderer.picture.light


def next_turn(page: TablePage) -> None:
    """Have a turn pass: the light looks at the table again."""
    page.show.state.asked = None if page.show.state.asked == 0 else 0


def lamps(stage: Stage, light: FeltLight, seconds: float) -> list[Lamp]:
    """The lamps that are seen one after the other, as time passes; also those that stay."""
    found = [light.lamp]
    for _ in range(round(seconds / FRAME)):
        stage.tick()
        if light.lamp != found[-1]:
            found.append(light.lamp)
    return found


def test_the_hours_are_as_designed() -> None:
    edges = {
        hour: (round(100 * lamp.edges), round(100 * lamp.warmth))
        for hour, lamp in HOUR_LAMPS.items()
    }
    assert edges == {
        Hour.NOON: (100, 0),
        Hour.AFTERNOON: (92, 4),
        Hour.EVENING: (84, 8),
        Hour.LAST_ROUND: (74, 14),
    }


def test_the_first_light_of_a_table_is_there_at_once(stage: Stage, story: Story) -> None:
    story.now = LAST
    _, light = sat(stage)
    assert light.lamp == HOUR_LAMPS[Hour.LAST_ROUND]


def test_a_change_takes_six_steps_of_a_tenth_of_a_second(stage: Stage, story: Story) -> None:
    page, light = sat(stage)
    story.now = LAST
    assert lamps(stage, light, 1.0) == [HOUR_LAMPS[Hour.NOON]], "not before a turn has passed"
    next_turn(page)
    page.show.reduced = False
    found = lamps(stage, light, LIGHT_CHANGE_SECONDS + 0.1)
    assert len(found) == 1 + LIGHT_CHANGE_STEP_COUNT
    assert found[-1] == HOUR_LAMPS[Hour.LAST_ROUND]
    edges = [lamp.edges for lamp in found]
    assert edges == sorted(edges, reverse=True)
    assert edges[3] == pytest.approx(0.87)


def test_the_program_goes_on_until_a_change_is_painted_and_sleeps_then(
    stage: Stage, story: Story
) -> None:
    page, light = sat(stage)
    page.show.reduced = False
    story.now = LAST
    next_turn(page)
    moving = [page.renderer.page.update(stage.now + number * FRAME) for number in range(60)]
    over = moving.index(False)
    assert all(moving[:over]) and not any(moving[over:])
    assert over * FRAME == pytest.approx(LIGHT_CHANGE_SECONDS, abs=0.05)
    assert light.lamp == HOUR_LAMPS[Hour.LAST_ROUND]


def test_under_reduced_motion_it_changes_at_once(stage: Stage, story: Story) -> None:
    page, light = sat(stage)
    page.show.reduced = True
    story.now = LAST
    next_turn(page)
    assert lamps(stage, light, 1.0) == [HOUR_LAMPS[Hour.NOON], HOUR_LAMPS[Hour.LAST_ROUND]]


def test_within_a_turn_and_before_all_is_seen_it_stays(stage: Stage, story: Story) -> None:
    page, light = sat(stage)
    story.now = LAST
    page.show.add(page.session.play(page.session.match.moves_now()[0]))
    next_turn(page)
    light.follow(page.model, stage.now)
    assert not page.show.quiet
    assert light.lamp == HOUR_LAMPS[Hour.NOON]


def test_between_rounds_it_changes_although_cards_are_dealt(stage: Stage, story: Story) -> None:
    page, light = sat(stage)
    page.show.reduced = True
    story.now = LAST
    page.show.add(page.session.play(page.session.match.moves_now()[0]))
    page.show.state.rounds.append({"scores": [0, 0, 0], "out": None})
    light.follow(page.model, stage.now)
    assert not page.show.quiet
    assert light.lamp == HOUR_LAMPS[Hour.LAST_ROUND]


def test_the_lamp_leans_to_who_leads_and_in_the_last_round_the_rim_has_their_colour(
    stage: Stage, story: Story
) -> None:
    for hour, done in ((Hour.AFTERNOON, 0.5), (Hour.LAST_ROUND, 0.5)):
        for seat in range(3):
            story.now = Progress(done, hour is Hour.LAST_ROUND, seat)
            page, light = sat(stage)
            lamp, plate, felt = light.lamp, page.show.laid.plates[seat], page.show.felt
            assert lamp[:2] == HOUR_LAMPS[hour][:2]
            assert (lamp.x**2 + lamp.y**2) ** 0.5 == pytest.approx(LAMP_LEANING_SHARE)
            assert lamp.x * (plate.centerx - felt.centerx) >= 0
            assert lamp.y * (plate.centery - felt.centery) >= 0
            assert (lamp.rim, lamp.seat) == ((0.2, seat) if hour is Hour.LAST_ROUND else (0, 0))


@pytest.mark.parametrize(
    ("setting", "value", "usual"),
    [("cloth", TABLE_CLOTHS[1].name, TABLE_CLOTHS[0].name), ("contrast", "on", "off")],
)
def test_it_is_off_on_a_plain_cloth_and_in_high_contrast(
    stage: Stage, story: Story, setting: str, value: str, usual: str
) -> None:
    story.now = LAST
    _, light = sat(stage)
    stage.app.set(setting, value)
    stage.tick()
    assert light.lamp == HOUR_LAMPS[Hour.NOON]
    stage.app.set(setting, usual)
    stage.tick()
    assert light.lamp == HOUR_LAMPS[Hour.LAST_ROUND], "it is back at once"


def pixels(stage: Stage, page: TablePage) -> Surface:
    page.changed()
    stage.app._paint()
    return stage.app.painter.surface.copy()


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_it_lies_on_the_cloth_alone(stage: Stage, story: Story, size: tuple[int, int]) -> None:
    """Cards, plates and everything outside the felt look the same at noon and in the evening."""
    stage.resize(*size)
    page, light = sat(stage)
    noon = pixels(stage, page)
    light.lamp = Lamp(0.74, 0.14, 0.04, 0.04, 0.2)
    late = pixels(stage, page)
    area, show = page.show.felt, page.show
    covered = [
        *(plate.inflate(-plate.h // 2, -plate.h // 3) for plate in show.laid.plates.values()),
        show.laid.spots["stock"].inflate(-12, -12),
        *(sprite.goal.rect().inflate(-12, -12) for sprite in show.cast.zones["pile"][-1:]),
        *(sprite.goal.rect().inflate(-12, -12) for sprite in show.cast.zones["hands/0"][-1:]),
        Rect(area.right + 20, 0, noon.get_width() - area.right - 20, noon.get_height()),
    ]
    for rect in covered:
        assert cut(noon, rect) == cut(late, rect), rect
    for point in ((area.x + 30, area.centery), (area.x + area.w // 5, area.centery)):
        assert brightness(late, point) < brightness(noon, point)


def cut(picture: Surface, rect: Rect) -> bytes:
    return image.tobytes(picture.subsurface(rect.clip(picture.get_rect())), "RGB")


def brightness(picture: Surface, point: tuple[int, int]) -> int:
    return sum(picture.get_at(point)[:3])


def test_nothing_is_made_or_painted_anew_while_the_light_stays(
    stage: Stage, story: Story, monkeypatch: pytest.MonkeyPatch
) -> None:
    story.now = LAST
    page, _ = sat(stage)
    made: list[Lamp] = []
    monkeypatch.setattr(
        "game.ui.table.render.lamplight.light_picture",
        lambda lamp, like: (made.append(lamp), light_picture(lamp, like))[1],
    )
    for _ in range(3):
        pixels(stage, page)
        page.renderer.picture.let_go()
        pixels(stage, page)
        stage.tick()
    assert len(made) <= 4, "one after each time that its memory was given back"
    picture = page.renderer.picture
    made.clear()
    before = picture._kept
    assert before is not None
    before.anew.clear()
    stage.app._paint()
    assert not picture._repainted and made == [] and before.anew == []


def test_noon_costs_nothing_whoever_leads(stage: Stage, story: Story) -> None:
    page, light = sat(stage)
    page.show.reduced = False
    story.now = Progress(0.2, False, Seat(1))
    next_turn(page)
    assert lamps(stage, light, 1.0) == [HOUR_LAMPS[Hour.NOON]]
    pixels(stage, page)
    assert light._scaled is None


def walk(picture: Surface) -> Iterator[tuple[int, int, int]]:
    for x in range(0, picture.get_width(), 5):
        for y in range(0, picture.get_height(), 5):
            red, green, blue, _ = picture.get_at((x, y))
            yield red, green, blue


@pytest.mark.parametrize("hour", [Hour.AFTERNOON, Hour.EVENING, Hour.LAST_ROUND])
def test_a_picture_is_bright_at_the_lamp_dark_at_the_corners_and_warm(hour: Hour) -> None:
    lamp = HOUR_LAMPS[hour]
    picture = light_picture(lamp, Surface((1, 1), 0, 32))
    wide, high = picture.get_size()
    assert picture.get_at((wide // 2, round(high * 0.44)))[0] == 255
    assert picture.get_at((0, high - 1))[0] == pytest.approx(255 * lamp.edges, abs=3)
    for red, green, blue in walk(picture):
        assert red >= green >= blue >= 255 * lamp.edges * (1 - lamp.warmth) - 2
