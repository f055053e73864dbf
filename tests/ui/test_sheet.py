"""What is painted only where it is different is what it would be if all of it were painted."""

from random import Random

import pygame
import pytest
from pygame import Rect, Surface

from game.games import GAMES
from game.ui.features.match.match_page import TablePage
from game.ui.kit.paint.damage import RecordedSurface
from tests.ui.stage import Stage

SIDE = 60
PICTURES = [Surface((9 + 7 * one, 12), pygame.SRCALPHA) for one in range(4)]
for one, picture in enumerate(PICTURES):
    picture.fill((60 * one, 200, 90, 120 + 20 * one))


def scribble(onto: Surface, seed: int, steps: int) -> None:
    """Strokes of which most are the same for every seed."""
    onto.fill("white")
    for step in range(steps):
        rng = Random(step if step % 5 else 1000 * seed + step)
        place, picture = (rng.randrange(SIDE), rng.randrange(SIDE)), rng.choice(PICTURES)
        onto.set_clip(Rect(5, 5, 30, 30) if step % 7 == 0 else None)
        if step % 6 == 0:
            onto.fill((200, 10 * step % 250, 3), Rect(place, (6, 6)))
        elif isinstance(onto, RecordedSurface) and step % 11 == 0:
            onto.draw(pygame.draw.aacircle, Rect(place, (1, 1)).inflate(24, 24), "blue", place, 9)
        elif step % 11 == 0:
            pygame.draw.aacircle(onto, "blue", place, 9)
        else:
            onto.blit(picture, place, None if step % 4 else (2, 2, 5, 5))
    onto.set_clip(None)


def raw(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_a_sheet_shows_what_was_painted_however_it_was_before() -> None:
    like = Surface((SIDE, SIDE))
    sheet, rng = RecordedSurface(like.get_size(), like), Random(5)
    for seed in range(40):
        steps = 30 + rng.randrange(20)
        scribble(sheet, seed, steps)
        sheet.finish()
        scribble(like, seed, steps)
        assert raw(sheet) == raw(like), seed


def test_what_lies_in_another_order_is_painted_anew() -> None:
    like = Surface((SIDE, SIDE))
    sheet = RecordedSurface(like.get_size(), like)
    for one, other in ((0, 3), (3, 0), (0, 3)):
        for onto in (sheet, like):
            onto.fill("white")
            onto.blit(PICTURES[one], (10, 10))
            onto.blit(PICTURES[other], (14, 12))
        sheet.finish()
        assert raw(sheet) == raw(like)


def test_nothing_is_painted_where_nothing_is_different(monkeypatch: pytest.MonkeyPatch) -> None:
    like = Surface((SIDE, SIDE))
    sheet, painted = RecordedSurface(like.get_size(), like), []
    paint = sheet._paint
    monkeypatch.setattr(
        sheet, "_paint", lambda part, strokes: (painted.append(part), paint(part, strokes))
    )
    for place in ((1, 1), (1, 1), (30, 40)):
        sheet.fill("white")
        sheet.blit(PICTURES[1], (50, 3))
        sheet.blit(PICTURES[0], place)
        sheet.finish()
    assert painted[0] == (0, 0, SIDE, SIDE)
    assert sorted(map(tuple, painted[1:])) == [(1, 1, 9, 12), (30, 40, 9, 12)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_is_painted_in_pieces_as_it_would_be_in_one(
    game: object, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frames of a deal and of some moves, with the pointer here and there."""
    finish, compared = RecordedSurface.finish, 0

    def compare(sheet: RecordedSurface) -> None:
        nonlocal compared
        whole = RecordedSurface(sheet.get_size(), sheet)
        whole._strokes = [*sheet._strokes]
        finish(sheet)
        finish(whole)
        compared += 1
        assert sheet.get_buffer().raw == whole.get_buffer().raw

    monkeypatch.setattr(RecordedSurface, "finish", compare)
    page: TablePage = stage.sit(3, game=game, speed="fast")  # type: ignore[arg-type]
    rng = Random(2)
    for step in range(100):
        if step % 20 == 0:
            stage.move((rng.randrange(960), rng.randrange(600)))
        if page.model.your_turn and page.show.quiet:
            state = page.session.match.state
            page.show.add(page.session.play(game.write(game.bot.rollout_move(state, rng))))  # type: ignore[attr-defined]
        stage.now += 0.1
        stage.app.frame(stage.now)
    assert compared > 30
