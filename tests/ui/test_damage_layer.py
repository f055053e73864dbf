"""What moves over a picture that keeps still: where it was is painted again, and only there."""

from collections.abc import Callable
from random import Random

import pygame
import pytest
from pygame import Rect, Surface

from game.core.table import HAND
from game.games import GAMES
from game.storage.appearance import PLAIN
from game.ui.deck.card_images import CardImages
from game.ui.deck.cloth_backdrop import ClothBackdrop
from game.ui.features.match.match_page import TablePage
from game.ui.kit.input.events import Key
from game.ui.kit.paint import damage, theme
from game.ui.kit.paint.damage import RecordedSurface, SpriteLayer
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.text import Texts
from game.ui.table.model.drag_state import card_keys
from tests.together import check_each
from tests.ui.stage import Stage

SIZE = (80, 60)


def raw(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_whatever_is_painted_onto_a_layer_is_noted_and_seen() -> None:
    onto, like = Surface(SIZE), Surface(SIZE)
    over = SpriteLayer(onto)
    dot = Surface((7, 7))
    dot.fill("red")
    over.blit(dot, (2, 3))
    over.blit(dot, (76, 57))
    over.fill("blue", (20, 20, 5, 4))
    around = Rect(40, 30, 12, 12)
    over.draw(pygame.draw.circle, around, "green", around.center, 5)
    like.blit(dot, (2, 3))
    like.blit(dot, (76, 57))
    like.fill("blue", (20, 20, 5, 4))
    pygame.draw.circle(like, "green", around.center, 5)
    assert raw(onto) == raw(like)
    assert over.touched == [(2, 3, 7, 7), (76, 57, 4, 3), (20, 20, 5, 4), around]
    assert over.get_size() == SIZE and over.get_rect(topleft=(1, 1)) == (1, 1, *SIZE)


def test_of_a_shape_its_whole_place_is_noted_and_little_more() -> None:
    triangle = [(20, 10), (60, 14), (30, 50)]
    shapes: dict[str, Callable[[Painter], None]] = {
        "dot": lambda painter: painter.dot(theme.TEXT, (40, 30), 12),
        "polygon": lambda painter: painter.polygon(theme.TEXT, triangle),
        "outline": lambda painter: painter.outline(theme.TEXT, triangle),
        "curve": lambda painter: painter.curve([(20, 20), (50, 40)], theme.TEXT),
    }

    def noted(name: str) -> None:
        screen, images = Surface(SIZE), CardImages()
        over = SpriteLayer(screen)
        shapes[name](Painter(over, images, Texts(), PLAIN, ClothBackdrop(images)))
        screen.set_colorkey("black")
        seen, (place,) = screen.get_bounding_rect(), over.touched
        assert place.contains(seen)
        assert seen.inflate(10, 10).contains(place)

    check_each(noted, shapes)


def test_where_something_moved_what_keeps_still_is_seen_again() -> None:
    screen, images, painted = Surface(SIZE), CardImages(), []
    painter = Painter(screen, images, Texts(), PLAIN, ClothBackdrop(images))
    still, cover = RecordedSurface(SIZE, screen), damage.DamageList()
    dot = Surface((9, 9))
    dot.fill("red")
    for step in range(6):
        still.fill("white")
        still.fill("black", (step // 3 * 30, 0, 5, 5))
        still.finish()
        painted.append([Rect(one) for one in still.anew])
        with cover.over(painter, still):
            assert raw(screen) == raw(still), step
            painter.surface.blit(dot, (9 * step, 20))
        assert painter.surface is screen and raw(screen) != raw(still)
        if step == 4:
            # Another page has been painted over it.
            screen.fill("green")
            painter.shown = None
    assert painted[1] == [] and painted[3] != []


@pytest.mark.night
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_under_what_moves_at_a_table_lies_what_keeps_still(
    game: object, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a deal and in some moves, with the pointer here and there and a page over it at times."""
    uncover, parts = damage._uncover, 0

    def compare(screen: Surface, still: Surface, touched: list[Rect]) -> None:
        nonlocal parts
        uncover(screen, still, touched)
        parts += 1
        assert raw(screen) == raw(still)

    monkeypatch.setattr(damage, "_uncover", compare)
    page: TablePage = stage.sit(3, game=game, speed="fast")  # type: ignore[arg-type]
    rng = Random(2)
    for step in range(100):
        if step % 10 == 0:
            stage.move((rng.randrange(960), rng.randrange(600)))
        if step % 30 in (20, 24):
            stage.app.send(Key("escape"))
        if page.model.your_turn and page.show.quiet:
            state = page.session.match.state
            page.show.add(page.session.play(game.write(game.bot.rollout_move(state, rng))))  # type: ignore[attr-defined]
        stage.now += 0.1
        stage.app.frame(stage.now)
    assert parts > 30


def test_what_was_told_of_a_card_is_gone_when_the_pointer_is(stage: Stage) -> None:
    page = stage.sit(3, game=GAMES[0])
    stage.until(lambda: page.model.your_turn)
    card = page.tree.by_key[card_keys(page.show, HAND)[0]].rect

    def painted(spot: tuple[int, int]) -> bytes:
        """What is seen some time after the pointer has come somewhere."""
        stage.move(spot)
        for _ in range(100):
            stage.now += 0.05
            stage.app.frame(stage.now)
        return raw(stage.app.painter.surface)

    away = painted((2, 2))
    assert painted((card.x + 8, card.centery)) != away
    assert page.renderer.rest.shown, "nothing is told of the card"
    assert painted((2, 2)) == away
