"""The saved picture of an ending and its film, read again by others than who wrote them."""

from collections.abc import Generator
from itertools import pairwise
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

import pygame
import pytest
from pygame import Mask, Surface

from game.core.game import Game
from game.games import GAMES, GAMES_BY_NAME
from game.text.message import figured, told
from game.ui.features.scores import composer, saved_picture
from game.ui.features.scores.composer import (
    FILM_END_MILLISECONDS,
    FILM_SIZE,
    FLIGHT_END_MILLISECONDS,
    HANG_END_MILLISECONDS,
    TALL_SIZE,
    FanCard,
    LargeWords,
    Person,
    Scene,
    Story,
    tall,
)
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.scores.saved_picture import PictureMaker, film_times
from game.ui.kit.paint import render_worker
from game.ui.kit.paint.picture_cache import Size
from game.ui.kit.paint.render_worker import RenderWorker
from game.ui.kit.tree import Node
from game.ui.kit.widgets.surfaces import Medallion
from tests.support.gif_reader import read_gif
from tests.ui.stage import Stage
from tests.ui.test_result_page_picture import ended

MAX_FILM_BYTES = 1_200_000
LOST = figured(-65)
WHO = ("you-eyeshade", "ada")
"""The portraits of the actor and the victim."""
CARDS = ("5S", "6S", "7S", "8S")


def story(count: int = 4, victim: bool = True) -> Story:
    """A take of so many cards."""
    you, ada = Person("You", "you-eyeshade", "120"), Person("Ada", "ada", "75")
    cards = (CARDS * 10)[:count]
    scene = Scene(
        "Take!", "You take Ada’s run: 65 points.", cards, (you,), ada if victim else None, 65
    )
    foot = "Five Takes · Take · today"
    return Story("pictures/take", "cards", scene, foot, winners=(you,), others=(ada,), cards=cards)


def finished(steps: Generator[None, None, Surface]) -> Surface:
    """The picture that so many steps paint."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            picture: Surface = end.value
            return picture


def saved(stage: Stage) -> list[Path]:
    """Save the picture; the files that came."""
    stage.click("save")
    stage.until(lambda: not stage.tick())
    return sorted((stage.app.profile.folder / "pictures").glob("*"))


@pytest.mark.night
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_saving_writes_a_picture_and_a_film_that_others_can_read(
    stage: Stage, game: Game[Any, Any]
) -> None:
    ended(stage, game, True)
    film, still = saved(stage)
    assert f"Saved as {still.name} in {still.parent}. There’s a GIF beside it." in stage.said()
    assert pygame.image.load(still).get_size() == TALL_SIZE
    data = film.read_bytes()
    assert len(data) <= MAX_FILM_BYTES
    read = read_gif(data)
    assert read.size == FILM_SIZE and read.loops == 0 and len(read.frames) <= 60
    assert read.delays == [seen // 10 for _, seen in film_times()]
    # Who shows one frame shows the finished picture, and the theft ends with it.
    assert read.frames[0] == read.frames[-1] != read.frames[1]
    # It is the picture that was saved.
    small = pygame.transform.smoothscale(pygame.image.load(still), FILM_SIZE)
    raw = pygame.image.tobytes(small, "RGB")
    far = sum(abs(one - other) for one, other in zip(raw, read.frames[0], strict=True))
    assert far / len(raw) < 12


@pytest.mark.night
def test_a_folder_that_cannot_be_written_is_told_of(stage: Stage) -> None:
    ended(stage, GAMES_BY_NAME["takeaway"], True)
    (stage.app.profile.folder / "pictures").write_text("in the way")
    saved(stage)
    assert "We couldn’t save the picture: " in stage.said()


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is saved is small, and made in a few steps."""
    monkeypatch.setattr(saved_picture, "TALL_SIZE", (108, 135))
    monkeypatch.setattr(saved_picture, "FILM_SIZE", (54, 67))


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("way", ["escape", "again", "end"])
@pytest.mark.parametrize("full", [False, True])
def test_a_picture_is_not_lost_when_its_page_is_left_while_it_is_saved(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, way: str, full: bool
) -> None:
    app, folder = stage.app, stage.app.profile.folder / "pictures"
    page = ended(stage, GAMES_BY_NAME["takeaway"], True)
    if full:
        folder.write_text("in the way")
    stage.click("save")
    if way == "end":
        app.close()
        said = [told(one) for one in app.notices]
    else:
        stage.key(way) if way == "escape" else page.play_again()
        assert not isinstance(stage.scene, ResultPage)
        app.settings.speed = "off"
        stage.until(lambda: bool(app.notices))
        said = [told(one) for one in app.notices]
    assert len(said) == 1
    if full:
        assert said[0].startswith("We couldn’t save the picture: ")
        return
    still, film = sorted(folder.iterdir(), reverse=True)
    assert f"Saved as {still.name} in {folder}. There’s a GIF beside it." == said[0]
    assert pygame.image.load(still).get_size() == (108, 135)
    assert read_gif(film.read_bytes()).size == (54, 67)


@pytest.mark.parametrize("count", [1, 3, 7, 13, 16, 17, 23, 38])
def test_all_cards_lie_inside_the_picture_and_each_index_can_be_read(count: int) -> None:
    nodes = [node for node in tall(story(count), TALL_SIZE) if isinstance(node.widget, FanCard)]
    assert len(nodes) == count
    for node in nodes:
        assert node.rect.centerx - node.rect.w // 2 >= 0 and node.rect.right <= TALL_SIZE[0]
        assert node.rect.bottom < 0.85 * TALL_SIZE[1]
    for one, other in pairwise(nodes):
        if other.rect.x > one.rect.x:
            assert other.rect.x - one.rect.x >= 0.24 * one.rect.w


@pytest.mark.parametrize("count", [1, 8, 13, 14, 16, 28, 38])
def test_the_figure_covers_no_card_and_no_other_words(stage: Stage, count: int) -> None:
    nodes = tall(story(count), TALL_SIZE)
    (figure,) = (node for node in nodes if node.name == "+65")
    painter = stage.app.painter

    def painted(some: list[Node]) -> Mask:
        painter.surface = Surface(TALL_SIZE, pygame.SRCALPHA)
        composer.paint_list(painter, some)
        return pygame.mask.from_surface(painter.surface)

    others = [node for node in nodes if isinstance(node.widget, FanCard | LargeWords)]
    others.remove(figure)
    assert not painted([figure]).overlap_area(painted(others), (0, 0))


def test_the_shadow_of_a_turned_card_has_a_straight_edge(stage: Stage) -> None:
    painter = stage.app.painter
    corners = ((400, 300), (800, 300), (900, 1100), (500, 1100))
    shadow = composer._fan_shadow(painter, TALL_SIZE, (corners,))
    half = composer.FAN_SHADOW_ALPHA / 2
    for y in range(380, 1020, 5):
        edge = next(x for x in range(300, 700) if shadow.get_at((x, y)).a > half)
        assert abs(edge - (400 + (y - 300) / 8)) < 7, "no steps"


def test_the_film_shows_the_theft() -> None:
    """The cards lie at the victim, fly, and hang; then figure, faces and title change together."""
    at = {time: tall(story(), FILM_SIZE, time) for time, _ in film_times()}
    names = {time: [node.name for node in nodes] for time, nodes in at.items()}
    for time, said in names.items():
        assert ("+65" in said) is ("Take!" in said) is (time >= HANG_END_MILLISECONDS)
        assert "+65" not in said or LOST not in said
    torn = [time for time, said in names.items() if LOST in said]
    assert min(torn) == 300 and max(torn) == FLIGHT_END_MILLISECONDS

    def faces(time: int) -> list[str]:
        return [node.widget.drawing for node in at[time] if isinstance(node.widget, Medallion)]

    assert faces(0) == ["portraits/you-eyeshade", "portraits/ada-surprised"]
    assert faces(FILM_END_MILLISECONDS) == ["portraits/you-eyeshade-glad", "portraits/ada-cross"]

    def middle(time: int) -> tuple[int, int]:
        cards = [node.rect.center for node in at[time] if isinstance(node.widget, FanCard)]
        return cards[len(cards) // 2]

    (victim,) = (n for n in at[0] if getattr(n.widget, "drawing", "") == "portraits/ada-surprised")
    assert abs(middle(0)[0] - victim.rect.centerx) < 40
    assert middle(FILM_END_MILLISECONDS)[1] > middle(0)[1] + 60


def test_while_the_cards_hang_nothing_changes(stage: Stage) -> None:
    maker = PictureMaker(stage.app.images, stage.app.texts, story())
    one, other = (
        pygame.image.tobytes(finished(maker.picture((270, 337), time)), "RGB")
        for time in (FLIGHT_END_MILLISECONDS, HANG_END_MILLISECONDS - 1)
    )
    assert one == other


def test_the_first_frame_is_the_finished_picture_and_the_last_one_too() -> None:
    times = film_times()
    assert times[0] == (FILM_END_MILLISECONDS, 600) and times[-1][0] == FILM_END_MILLISECONDS
    assert times[-1][1] >= 2400 and len(times) <= 60
    played = [time for time, _ in times[1:]]
    assert played == sorted(played) and played[0] == 0


@pytest.mark.parametrize("size", [TALL_SIZE, FILM_SIZE])
@pytest.mark.parametrize("time", [0, FILM_END_MILLISECONDS])
def test_drawings_of_a_saved_picture_are_rendered_beside_the_frames(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, size: Size, time: int
) -> None:
    """Poster, faces and cards: the steps wait for them."""
    rendered: dict[str, list[bool]] = {}
    rasterize = render_worker.rasterize

    def noted(source: str, size: Size) -> Surface:
        rendered.setdefault(source, []).append(current_thread() is main_thread())
        return rasterize(source, size)

    monkeypatch.setattr(render_worker, "rasterize", noted)
    images = stage.app.images
    images.aside = RenderWorker()
    steps = PictureMaker(images, stage.app.texts, story()).picture(size, time)
    for _ in range(1000):
        if next(steps, steps) is steps:
            break
        images.aside.rest(5.0)
    else:
        raise AssertionError("it never came")
    moods = ("", "-surprised") if time == 0 else ("-glad", "-cross")
    faces = [f"portraits/{who}{mood}" for who, mood in zip(WHO, moods, strict=True)]
    for name in ("pictures/take", *faces):
        assert rendered[images.source(name)] == [False], name
    assert len(rendered) == 3 + len(CARDS)
    assert not any(here for found in rendered.values() for here in found)


def test_more_cards_than_the_cache_holds_are_painted_too(stage: Stage) -> None:
    images = stage.app.images
    images.aside = RenderWorker()
    images.store.room = 3_000_000
    steps = PictureMaker(images, stage.app.texts, story(38)).picture(TALL_SIZE)
    for _ in range(1000):
        images.store.begin_frame()
        if next(steps, steps) is steps:
            return
        images.aside.rest(5.0)
    raise AssertionError("it never came")


def test_a_poster_that_nobody_renders_holds_no_picture_up(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    images = stage.app.images
    images.aside = RenderWorker()
    monkeypatch.setattr(RenderWorker, "ask", lambda *about: None)
    assert [images.is_drawing_ready("pictures/take", 80, 100) for _ in range(2)] == [False, True]
