"""A picture is cached by the function that draws it and everything that it draws it from."""

import gc
import weakref

import pygame
import pytest
from pygame import Color, Rect, Surface

from game.core.event import Seat
from game.core.table_values import Highlight, HighlightKind
from game.ui.deck.card_images import CardInks
from game.ui.kit.paint import theme
from game.ui.kit.paint.picture_cache import (
    PictureSources,
    Rgba,
    Size,
    composed_picture,
    picture,
    rgba,
)
from game.ui.table.motion.stage import Grade, Moment, Times
from game.ui.table.render.board import Board
from game.ui.table.render.stage_picture import StagePicture
from tests.ui.stage import Stage

RED = (200, 10, 20, 255)


@picture
def plain(size: Size, colour: Rgba) -> Surface:
    drawn = Surface(size, pygame.SRCALPHA)
    drawn.fill(colour)
    return drawn


@picture
def frame(size: Size, colour: Rgba) -> Surface:
    drawn = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(drawn, colour, drawn.get_rect(), 1)
    return drawn


@composed_picture
def card_and_word(sources: PictureSources, size: Size, word: str) -> Surface:
    drawn = sources.images.drawing("taki/R5", *size).copy()
    drawn.blit(sources.texts.line(word, 12, theme.LIGHT_INK), (0, 0))
    return drawn


def raw(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_equal_arguments_give_the_cached_picture(stage: Stage) -> None:
    painter = stage.app.painter
    first = plain(painter, (20, 10), RED)
    assert plain(painter, (20, 10), rgba(Color(200, 10, 20))) is first
    assert plain(painter, (10, 20), RED) is not first
    assert raw(plain(painter, (20, 10), rgba(Color(*RED), 80))) != raw(first)


def test_pictures_of_two_functions_are_two(stage: Stage) -> None:
    painter = stage.app.painter
    assert raw(frame(painter, (20, 10), RED)) != raw(plain(painter, (20, 10), RED))


def test_a_picture_of_no_size_has_a_pixel(stage: Stage) -> None:
    assert plain(stage.app.painter, (0, 3), RED).get_size() == (1, 3)


def test_a_picture_has_no_variables_around_it() -> None:
    colour = RED

    def hidden(size: Size) -> Surface:
        drawn = Surface(size)
        drawn.fill(colour)
        return drawn

    def hidden_composed(sources: PictureSources, size: Size) -> Surface:
        return hidden(size)

    with pytest.raises(AssertionError, match="no variables around it"):
        picture(hidden)
    with pytest.raises(AssertionError, match="no variables around it"):
        composed_picture(hidden_composed)


def test_an_argument_that_may_change_is_refused(stage: Stage) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        plain(stage.app.painter, (20, 10), Color(*RED))  # type: ignore[arg-type]


def test_a_composed_picture_changes_with_the_inks_of_its_drawings(stage: Stage) -> None:
    painter, images = stage.app.painter, stage.app.images
    two = card_and_word(painter, (40, 56), "A")
    assert card_and_word(painter, (40, 56), "A") is two
    assert raw(card_and_word(painter, (40, 56), "B")) != raw(two)
    images.inks = CardInks(apart=True)
    assert raw(card_and_word(painter, (40, 56), "A")) != raw(two)


def test_an_evicted_picture_is_kept_by_nobody(stage: Stage) -> None:
    painter, store = stage.app.painter, stage.app.images.store
    evicted = [
        weakref.ref(plain(painter, (20, 10), RED)),
        weakref.ref(card_and_word(painter, (40, 56), "A")),
    ]
    assert all(one() for one in evicted)
    store.room = 0
    store.begin_frame()
    gc.collect()
    assert [one() for one in evicted] == [None, None]


def points(stage: Stage) -> bytes:
    """The picture of points that fly to a plate, on a black felt."""
    page, painter, felt = stage.sit(2), stage.app.painter, Rect(0, 0, 400, 300)
    painter.surface = Surface(felt.size)
    about = Highlight(HighlightKind.TAKE, "", gains={Seat(0): 15})
    when = Times(*[0.0] * len(Times._fields))
    moment = Moment(about, "", "", Grade.GESTURE, 0.1, when, about.gains, felt, felt, felt, felt)
    board = Board(painter, page.show.laid)
    seen = StagePicture(board, page.model, page.tree, moment, 0.0)
    seen._pill("+15", (100, 100), Seat(0), 1.0)
    return raw(painter.surface)


def test_points_get_their_strong_edge_as_soon_as_high_contrast_is_on(stage: Stage) -> None:
    painter = stage.app.painter
    usual = points(stage)
    painter.measures = painter.measures._replace(contrast=True)
    assert points(stage) != usual


def test_a_composed_picture_holds_no_replacement_of_a_drawing(stage: Stage) -> None:
    painter, images = stage.app.painter, stage.app.images
    small = images.drawing("taki/R5", 20, 28)
    images.begin_frame(hurry=True)
    images._spent = 1.0
    stretched = pygame.transform.scale(small, (40, 56))
    assert raw(images.drawing("taki/R5", 40, 56)) == raw(stretched), "there is no time left"
    hurried = raw(card_and_word(painter, (80, 112), "A"))
    images.store.room = 0
    images.begin_frame(hurry=False)
    assert raw(card_and_word(painter, (80, 112), "A")) == hurried
