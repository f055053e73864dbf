"""What is made while a moment is shown: nothing large once its cards fly, and nothing twice."""

import pytest
from pygame import Surface

from game.core.table import Table
from game.core.table_values import HighlightKind
from game.ui.kit.paint.images import ImageLibrary, Make
from game.ui.kit.paint.render_worker import Key
from tests.ui.stage import FRAME, Stage
from tests.ui.test_stage import begun

MAX_MADE_PIXEL_COUNT = 20_000
"""Maximum size of a picture that takes no noticeable part of a frame, in pixels."""
IN_FLIGHT = ("card", "shadow", "game.ui.table.render.board._turned_shadow")
"""Pictures of cards at the angles of their flight, and of their shadows."""


@pytest.mark.parametrize(
    ("name", "sort"),
    [
        ("take", HighlightKind.TAKE),
        ("takeaway", HighlightKind.CAPTURE),
        ("rummy500", HighlightKind.DIG),
        ("rummy500", HighlightKind.CALL),
        ("taki", HighlightKind.CLOSE),
        ("taki", HighlightKind.BREAK),
    ],
)
def test_once_its_cards_fly_a_climax_makes_no_large_picture_and_none_twice(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, name: str, sort: HighlightKind
) -> None:
    monkeypatch.setattr(Table, "strength", lambda *about: 1.0)
    made: list[tuple[Key, tuple[int, int]]] = []
    plain = ImageLibrary._kept

    def counted(images: ImageLibrary, identity: Key, size: tuple[int, int], make: Make) -> Surface:
        if (*identity, *size) not in images.store:
            made.append((identity, size))
        return plain(images, identity, size, make)

    monkeypatch.setattr(ImageLibrary, "_kept", counted)
    page, moment = begun(stage, name, sort, (1920, 1080))
    when, large = moment.times, []
    since = when.leaves if moment.left and when.opens > when.leaves else when.opens
    while stage.now < when.rests - FRAME:
        before = len(made)
        stage.tick(FRAME)
        stage.app.painter.images.begin_frame(False)
        stage.app._paint()
        if stage.now > since:
            large += [
                (round(stage.now - when.lifts, 2), identity, size)
                for identity, size in made[before:]
                if size[0] * size[1] > MAX_MADE_PIXEL_COUNT and identity[0] not in IN_FLIGHT
            ]
    assert page.show.stage.moment is moment
    assert large == []
    keys = [(*identity, *size) for identity, size in made]
    assert len(keys) == len(set(keys)), "the still table's pictures stay"
