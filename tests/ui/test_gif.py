"""GIF files, read again by a reader that shares nothing with the writer."""

from random import Random

import pygame
import pytest
from pygame import Surface

from game.ui.kit.paint.gif import MAX_STEP_PIXEL_COUNT, Gif, Packed
from tests.support.gif_reader import read_gif, unpacked


def made(frames: list[Surface], milliseconds: int = 50) -> bytes:
    film = Gif(frames[0].get_size())
    for _ in film.begin(frames[:3]):
        pass
    for frame in frames:
        for _ in film.add(frame, milliseconds):
            pass
    return film.file()


def square(x: int, size: tuple[int, int] = (64, 48)) -> Surface:
    picture = Surface(size)
    picture.fill((40, 90, 60))
    pygame.draw.rect(picture, (220, 40, 50), (x, 10, 16, 16))
    return picture


@pytest.mark.parametrize("count", [0, 1, 2, 300, 4000, 60_000])
@pytest.mark.parametrize("colours", [1, 3, 256])
def test_codes_are_read_back_as_the_pixels_they_were(count: int, colours: int) -> None:
    """Also where the codes get longer, and where all of them are forgotten."""
    rng = Random(count + colours)
    pixels = bytes(rng.randrange(colours) for _ in range(count))
    packed = Packed()
    for start in range(0, count, 777):
        packed.add(pixels[start : start + 777])
    assert unpacked(packed.end(), 8) == pixels


def test_a_stream_may_end_at_any_code() -> None:
    """Where the last code makes the next one longer, the end code is long as well."""
    pixels = bytes(Random(5).randrange(256) for _ in range(4500))
    for count in (*range(250, 262), *range(505, 520), *range(760, 775), *range(3830, 3850)):
        packed = Packed()
        packed.add(pixels[:count])
        assert unpacked(packed.end(), 8) == pixels[:count], count


def test_frames_are_read_back_in_near_colours_and_in_their_order() -> None:
    frames = [square(x) for x in (0, 9, 30)]
    film = read_gif(made(frames))
    assert film.size == (64, 48) and film.loops == 0
    assert film.delays == [5, 5, 5]
    for frame, read in zip(frames, film.frames, strict=True):
        raw = pygame.image.tobytes(frame, "RGB")
        assert max(abs(one - other) for one, other in zip(raw, read, strict=True)) <= 24


def test_a_frame_like_the_one_before_takes_hardly_any_room() -> None:
    assert len(made([square(9)] * 3)) - len(made([square(9)] * 2)) < 60


def test_of_a_frame_only_what_has_changed_is_stored() -> None:
    still, moved = square(9, (400, 400)), square(30, (400, 400))
    noise = Random(3)
    for _ in range(4000):
        spot, colour = (noise.randrange(400), noise.randrange(60, 400)), noise.randrange(1 << 24)
        still.set_at(spot, colour)
        moved.set_at(spot, colour)
    first = len(made([still]))
    assert len(made([still, moved])) - first < first / 10


def test_no_step_encodes_more_pixels_than_allowed() -> None:
    """A step is bound by its pixels, so that it takes few milliseconds on any frame."""
    size = (540, 675)
    frame = square(9, size)
    film = Gif(size)
    assert sum(1 for _ in film.begin([frame] * 3)) > 60
    steps = sum(1 for _ in film.add(frame, 50))
    assert steps >= 2 * size[0] * size[1] // MAX_STEP_PIXEL_COUNT
    assert MAX_STEP_PIXEL_COUNT <= 32_000
