"""The saved picture of a moment, read again by others than who wrote it."""

import struct
import zlib
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.games.take.game import TAKE
from game.ui.features.replay.moment_poster import (
    MOVING_POSTER_FRAMES,
    MOVING_POSTER_SIZE,
    STILL_POSTER_SIZE,
)
from game.ui.features.scores.result_page import ResultPage
from tests.ui.stage import Stage
from tests.ui.test_result_page_picture import ended

Chunk = tuple[bytes, bytes]


def chunks(data: bytes) -> list[Chunk]:
    """Kind and content of each chunk of a PNG file, with their checksums checked."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    found, at = [], 8
    while at < len(data):
        (size,) = struct.unpack_from(">I", data, at)
        kind, content = data[at + 4 : at + 8], data[at + 8 : at + 8 + size]
        (checked,) = struct.unpack_from(">I", data, at + 8 + size)
        assert checked == zlib.crc32(kind + content)
        found.append((kind, content))
        at += 12 + size
    assert found[-1] == (b"IEND", b"")
    return found


def played(data: bytes) -> tuple[Surface, int]:
    """The last picture of an animated PNG, and the number of its frames."""
    canvas = Surface((0, 0))
    place = (0, 0, 0, 0)
    numbers, frames = [], 0
    for kind, content in chunks(data):
        if kind == b"IHDR":
            canvas = Surface(struct.unpack(">II", content[:8]))
            assert content[8:] == bytes((8, 2, 0, 0, 0)), "true colours, eight bits each"
        elif kind == b"fcTL":
            number, *place_, _, _, how, blend = struct.unpack(">IIIIIHHBB", content)
            place = tuple(place_)  # type: ignore[assignment]
            assert (how, blend) == (0, 0)
            numbers.append(number)
        elif kind == b"fdAT":
            numbers.append(struct.unpack(">I", content[:4])[0])
            wide, high, x, y = place
            lines = zlib.decompress(content[4:])
            step = 3 * wide + 1
            assert len(lines) == step * high
            rows = [lines[row * step : (row + 1) * step] for row in range(high)]
            assert not any(row[0] for row in rows), "no filter"
            raw = b"".join(row[1:] for row in rows)
            canvas.blit(pygame.image.frombytes(raw, (wide, high), "RGB"), (x, y))
            frames += 1
    assert numbers == list(range(2 * frames))
    return canvas, frames


def saved(stage: Stage, page: ResultPage) -> Path:
    """Save the picture of the best moment; the folder it went to."""
    stage.click("save")
    stage.until(lambda: page._saving is None)
    return Path(page._done.folder)


@pytest.mark.night
def test_saving_writes_a_still_and_a_moving_picture_that_others_can_read(stage: Stage) -> None:
    page = ended(stage, TAKE, True)
    folder = saved(stage, page)
    still, moving = folder / page._done.still, folder / page._done.moving
    assert f"Saved as {still.name} in {folder}. There’s an animated one beside it." in stage.said()
    assert pygame.image.load(still).get_size() == STILL_POSTER_SIZE
    (control,) = (content for kind, content in chunks(moving.read_bytes()) if kind == b"acTL")
    assert struct.unpack(">II", control) == (MOVING_POSTER_FRAMES, 0)
    # Who shows no animation shows the picture as it is at the end.
    last, frames = played(moving.read_bytes())
    shown = pygame.image.load(moving)
    assert (shown.get_size(), frames) == (MOVING_POSTER_SIZE, MOVING_POSTER_FRAMES)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(last, "RGB")
    again = saved(stage, page)
    assert (again / page._done.still).name == f"{still.stem}-2.png"


@pytest.mark.night
def test_a_folder_that_cannot_be_written_is_told_of(stage: Stage) -> None:
    page = ended(stage, TAKE, True)
    (stage.app.profile.folder / "pictures").write_text("in the way")
    saved(stage, page)
    assert "We couldn’t save the picture: " in stage.said()
