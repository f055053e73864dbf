"""The ground: whose cloth lies on which page, painted once, stretched while resizing."""

import pygame
import pytest
from pygame import Rect

from game.games import GAMES, GAMES_BY_NAME
from game.storage.appearance import PLAIN_FELT, TABLE_CLOTHS
from game.ui.deck import cloth_backdrop
from game.ui.deck.card_images import CardImages
from game.ui.deck.cloth_backdrop import ClothBackdrop
from game.ui.features.match.pause_page import PausePage
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.features.setup.setup_page import SetupPage
from game.ui.features.start.start_page import StartPage
from game.ui.table.render.page_layout import TABLE_MARGIN_UNITS
from tests.ui.stage import Stage

WINDOW = Rect(0, 0, 960, 600)
TABLE = Rect(0, 0, 760, 520)


def raw(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_each_games_pages_have_the_felt_of_the_game(stage: Stage, name: str) -> None:
    game = GAMES_BY_NAME[name]
    stage.show(SetupPage(stage.app, game))
    stage.app._paint()
    assert stage.app.painter.palette is game.felt
    scene = stage.sit(game.players[0], game=game)
    stage.app._paint()
    assert stage.app.painter.palette is game.felt
    for page in (PausePage(stage.app, scene.model), SettingsPage(stage.app)):
        stage.app.page_stack.push(page)
        stage.app._paint()
        assert stage.app.painter.palette is game.felt, "a page over the table goes with it"
    stage.show(StartPage(stage.app))
    stage.app._paint()
    assert stage.app.painter.palette is PLAIN_FELT, "the start page belongs to no game"


def test_one_cloth_for_all_lies_on_every_page(stage: Stage) -> None:
    for cloth in TABLE_CLOTHS[1:]:
        stage.app.set("cloth", cloth.name)
        for scene in (StartPage(stage.app), SetupPage(stage.app, GAMES[0])):
            stage.show(scene)
            stage.app._paint()
            assert stage.app.painter.palette is cloth.felt


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_rim_goes_around_a_table_alone(stage: Stage, name: str) -> None:
    felt = GAMES_BY_NAME[name].felt
    assert felt is not None
    bare = felt._replace(ornament="")
    images = CardImages()
    rimmed = ClothBackdrop(images).painted(felt, WINDOW, TABLE, 0.75)
    without = ClothBackdrop(images).painted(bare, WINDOW, TABLE, 0.75)
    assert raw(rimmed) != raw(without)
    if not images.has(f"felts/{felt.ornament}-view"):
        beside = Rect(0, TABLE.bottom, WINDOW.w, WINDOW.bottom - TABLE.bottom)
        assert raw(rimmed.subsurface(beside)) == raw(without.subsurface(beside))
        page = ClothBackdrop(images).painted(felt, WINDOW, None, 0.75)
        assert raw(page) == raw(ClothBackdrop(images).painted(bare, WINDOW, None, 0.75))


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_nothing_that_lies_on_the_table_covers_the_sides_of_the_rim(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    felt = GAMES_BY_NAME[name].felt
    assert felt is not None
    for unit in (0.75, 1.0, 1.5):
        edge, corner = round(TABLE_MARGIN_UNITS * unit), round(100 * unit)
        covered = TABLE.inflate(-2 * edge, -2 * edge)
        between = [covered.inflate(-2 * corner, 0), covered.inflate(0, -2 * corner)]
        rimmed = ClothBackdrop(CardImages()).painted(felt, WINDOW, TABLE, unit)
        with monkeypatch.context() as patch:
            patch.setattr(ClothBackdrop, "_rim", lambda *about: None)
            without = ClothBackdrop(CardImages()).painted(felt, WINDOW, TABLE, unit)
        assert raw(rimmed) != raw(without)
        for part in between:
            assert raw(rimmed.subsurface(part)) == raw(without.subsurface(part)), (unit, part)


def test_the_ground_is_painted_once_and_one_with_a_table_and_one_without_are_kept(
    stage: Stage,
) -> None:
    kept = ClothBackdrop(CardImages())
    first = kept.painted(PLAIN_FELT, WINDOW, None, 0.75)
    assert kept.painted(PLAIN_FELT, WINDOW, None, 0.75) is first
    rimmed = kept.painted(PLAIN_FELT, WINDOW, TABLE, 0.75)
    assert kept.painted(PLAIN_FELT, WINDOW, None, 0.75) is first, "a page comes up over the table"
    assert kept.painted(PLAIN_FELT, WINDOW, TABLE, 0.75) is rimmed, "and goes"
    taken = GAMES[0].felt
    assert taken is not None
    for felt, window, table, unit in (
        (taken, WINDOW, None, 0.75),
        (taken, WINDOW, TABLE, 0.75),
        (taken, WINDOW, TABLE, 0.8),
        (taken, Rect(0, 0, 1000, 640), TABLE, 0.8),
    ):
        other = kept.painted(felt, window, table, unit)
        assert other is not first
        assert other.get_size() == window.size
        first = other
    assert len(kept._kept) == 1, "none of another size"


def test_a_page_that_comes_up_is_laid_out_with_the_light_and_makes_its_picture_when_it_stays(
    stage: Stage,
) -> None:
    for felt in (PLAIN_FELT, *(game.felt for game in GAMES if game.felt is not None)):
        kept, seen = ClothBackdrop(CardImages()), pygame.Surface(WINDOW.size)
        picture = raw(ClothBackdrop(CardImages()).painted(felt, WINDOW, None, 0.75))
        for pictures in (0, 1, 1):
            seen.fill("red")
            kept.lay(seen, felt, None, 0.75)
            assert raw(seen) == picture
            assert len(kept._kept) == pictures
        kept.put_away()
        kept.lay(seen, felt, None, 0.75)
        assert raw(seen) == picture
        assert not kept._kept, "after a sleep it comes up anew"


def test_asleep_of_a_page_without_a_table_no_picture_is_kept(stage: Stage) -> None:
    kept = ClothBackdrop(CardImages())
    kept.painted(PLAIN_FELT, WINDOW, None, 0.75)
    rimmed = kept.painted(PLAIN_FELT, WINDOW, TABLE, 0.75)
    kept.put_away()
    assert kept.painted(PLAIN_FELT, WINDOW, TABLE, 0.75) is rimmed
    assert len(kept._kept) == 1


def test_for_the_picture_of_a_table_the_ground_of_a_page_is_let_go(stage: Stage) -> None:
    painter, kept = stage.app.painter, stage.app.painter.backdrop._kept
    for _ in range(2):
        painter.put_away()
        for _ in range(2):
            painter.ground()
        assert True in kept
        painter.rest()
        assert True in kept, "it is seen"
        painter.ground(TABLE)
        painter.rest()
        assert True not in kept
        for _ in range(2):
            painter.ground()
        assert painter.canvas().get_size() == painter.surface.get_size()
        assert True not in kept


def test_while_resizing_the_ground_is_stretched_and_the_sharp_one_follows(stage: Stage) -> None:
    images = CardImages()
    kept = ClothBackdrop(images)
    kept.painted(PLAIN_FELT, WINDOW, None, 0.75)
    larger = Rect(0, 0, 1100, 700)
    images.begin_frame(hurry=True)
    hurried = kept.painted(PLAIN_FELT, larger, None, 0.85)
    assert hurried.get_size() == larger.size
    assert images.behind
    images.begin_frame(hurry=False)
    sharp = kept.painted(PLAIN_FELT, larger, None, 0.85)
    assert not images.behind
    assert (
        raw(sharp)
        == raw(ClothBackdrop(CardImages()).painted(PLAIN_FELT, larger, None, 0.85))
        != raw(hurried)
    )


def test_while_resizing_a_page_that_has_only_its_light_is_stretched_too(stage: Stage) -> None:
    images = CardImages()
    kept = ClothBackdrop(images)
    kept.lay(pygame.Surface(WINDOW.size), PLAIN_FELT, None, 0.75)
    larger = pygame.Surface((1100, 700))
    images.begin_frame(hurry=True)
    kept.lay(larger, PLAIN_FELT, None, 0.85)
    assert images.behind
    assert not kept._kept
    images.begin_frame(hurry=False)
    kept.lay(larger, PLAIN_FELT, None, 0.85)
    assert not images.behind
    sharp = ClothBackdrop(CardImages()).painted(PLAIN_FELT, larger.get_rect(), None, 0.85)
    assert raw(larger) == raw(sharp)


@pytest.mark.parametrize("size", [(960, 600), (1000, 1300), (2560, 1080), (2560, 600)])
def test_a_rim_leaves_no_gap_between_its_corners_and_sides(
    stage: Stage, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each piece is cut as large as the room it is for."""
    cut: list[tuple[tuple[int, int], tuple[int, int]]] = []
    rasterise = cloth_backdrop.rasterize

    def noted(source: str, wanted: tuple[int, int]) -> pygame.Surface:
        picture = rasterise(source, wanted)
        box = picture.get_bounding_rect()
        cut.append((wanted, box.size))
        return picture

    monkeypatch.setattr(cloth_backdrop, "rasterize", noted)
    deco = GAMES_BY_NAME["rummy500"].felt
    assert deco is not None
    ClothBackdrop(CardImages()).painted(
        deco, Rect((0, 0), size), Rect((0, 0), size), min(size) / 720
    )
    sides = [(wanted, got) for wanted, got in cut if wanted[0] > 2 * wanted[1]]
    assert len(sides) == 2
    assert all(abs(wanted[0] - got[0]) <= 2 for wanted, got in sides), cut


def test_a_swatch_shows_every_cloth_side_by_side(stage: Stage) -> None:
    felts = tuple(game.felt for game in GAMES if game.felt is not None)
    piece = cloth_backdrop.cloth_sample(felts, (100, 20))
    assert len({tuple(piece.get_at((10 + 20 * n, 8))) for n in range(len(felts))}) == len(felts)
