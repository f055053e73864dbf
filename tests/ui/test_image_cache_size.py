"""Pictures are kept in a number of bytes that follows from the window's size."""

from random import Random

from pygame import Surface

from game.ui.features.settings.settings_page import SettingsPage
from game.ui.kit.paint.image_cache import (
    MIN_WINDOW_PIXEL_COUNT,
    PER_PIXEL_DRAWING_CACHE_BYTES,
    PER_PIXEL_TEXT_CACHE_BYTES,
    UNUSED_IMAGE_FRAMES,
    ImageCache,
    picture_bytes,
)
from tests.ui.stage import Stage

BIG, SMALL = 40, 10


def picture(side: int) -> Surface:
    return Surface((side, side), depth=32)


def test_a_store_holds_no_more_than_it_has_room_for() -> None:
    store: ImageCache[int] = ImageCache(1)
    store.room = 50_000
    rng = Random(3)
    for _ in range(400):
        store.begin_frame()
        assert store.bytes <= store.room
        for key in rng.choices(range(60), k=5):
            if store.get(key) is None:
                store.keep(key, picture(BIG if key % 3 else SMALL))
        assert store.bytes == sum(picture_bytes(one) for _, one in store)


def test_what_was_used_last_stays() -> None:
    store: ImageCache[str] = ImageCache(1)
    store.room = 3 * picture_bytes(picture(BIG))
    for key in ("one", "two", "three"):
        store.keep(key, picture(BIG))
    store.begin_frame()
    store.get("one")
    store.look("two")
    store.keep("four", picture(BIG))
    assert [key for key, _ in store] == ["three", "one", "four"]


def test_a_frame_keeps_all_it_uses_and_the_next_one_makes_room() -> None:
    gone: list[int] = []
    store: ImageCache[int] = ImageCache(1, gone.append)
    store.room = 2 * picture_bytes(picture(BIG))
    for _ in range(3):
        for key in range(5):
            if store.get(key) is None:
                store.keep(key, picture(BIG))
    assert len(list(store)) == 5
    assert not gone
    store.begin_frame()
    assert gone == [0, 1, 2]


def test_what_is_not_seen_yet_takes_the_place_of_what_has_long_not_been_used() -> None:
    store: ImageCache[int] = ImageCache(1)
    store.room = 2 * picture_bytes(picture(BIG))
    assert store.roomy
    for key in range(2):
        store.keep(key, picture(BIG))
    assert not store.roomy
    for _ in range(UNUSED_IMAGE_FRAMES):
        store.begin_frame()
        assert not store.roomy
        store.get(1)
    store.begin_frame()
    assert store.roomy
    store.get(0)
    store.get(1)
    assert not store.roomy


def test_there_is_room_for_more_in_a_larger_window(stage: Stage) -> None:
    drawn, written = stage.app.images.store, stage.app.texts.lines
    assert (drawn.room, written.room) == (
        PER_PIXEL_DRAWING_CACHE_BYTES * MIN_WINDOW_PIXEL_COUNT,
        PER_PIXEL_TEXT_CACHE_BYTES * MIN_WINDOW_PIXEL_COUNT,
    )
    stage.resize(1920, 1080)
    assert (drawn.room, written.room) == (
        PER_PIXEL_DRAWING_CACHE_BYTES * 1920 * 1080,
        PER_PIXEL_TEXT_CACHE_BYTES * 1920 * 1080,
    )


def test_lines_of_text_make_room_too(stage: Stage) -> None:
    lines = stage.app.texts.lines
    lines.room = 30_000
    page = stage.show(SettingsPage(stage.app))
    for _ in range(3):
        page.changed()
        stage.app.frame(stage.now)
    used = lines.bytes
    lines.begin_frame()
    assert lines.bytes <= lines.room < used
