"""Everything that is written can be read: 4.5 to 1 at every place, on every cloth.

What lies under the letters of each line is looked at just before the line is painted: light,
ornament and fibres as they are.
"""

from collections.abc import Iterator

import pytest
from pygame import Color, Rect, Surface, image, mask

from game.storage.looks import CLOTHS
from game.ui.page import Page
from game.ui.paint import theme
from game.ui.paint.painter import Painter
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import Stage

LEAST = 4.5
SIZES = ((960, 600), (1280, 720), (1000, 1300), (2560, 1080))
READ = {
    name: made
    for name, made in {**PAGES, **TABLES}.items()
    if not name.startswith(("rules searched", "dealing", "between", "damaged"))
}
OFTEN = ("start", "settings", *(name for name in READ if name.startswith(("playing", "set-up of"))))
"""The pages that are read on every cloth."""


def luminance(red: float, green: float, blue: float) -> float:
    """How bright a colour is, from 0 to 1, its parts being from 0 to 255."""
    parts = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (red / 255, green / 255, blue / 255)
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: float, other: float) -> float:
    """How far two brightnesses are apart, from 1 to 21."""
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)


def worst(ink: Color, ground: Surface) -> float:
    """The contrast of an ink with what is worst for it on a ground.

    A colour with the most of each part that occurs is at least as bright as the brightest.
    """
    raw = image.tobytes(ground, "RGB")
    inked = luminance(*ink[:3])
    brightest = luminance(max(raw[0::3]), max(raw[1::3]), max(raw[2::3]))
    darkest = luminance(min(raw[0::3]), min(raw[1::3]), min(raw[2::3]))
    if darkest <= inked <= brightest:
        return 1.0
    return min(contrast(inked, brightest), contrast(inked, darkest))


def beneath(line: Surface, ground: Surface) -> Surface:
    """The ground under the letters of a line alone; between them it is what lies under one."""
    letters = mask.from_surface(line, 100)
    every = ((x, y) for y in range(line.get_height()) for x in range(line.get_width()))
    first = next((ground.get_at(place) for place in every if letters.get_at(place)), (0, 0, 0))
    found = Surface(line.get_size(), 0, 24)
    found.fill(first)
    return letters.to_surface(found, setsurface=ground.convert(found), unsetcolor=None)


class Read:
    """The lines that were painted, each with its contrast and where it stood."""

    def __init__(self) -> None:
        self.lines: list[tuple[float, str, Rect]] = []

    def faint(self) -> list[str]:
        return [f"{found:.2f} {text!r} at {tuple(rect)}"
                for found, text, rect in self.lines if found < LEAST]  # fmt: skip


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Iterator[Read]:
    """What is written from now on."""
    found = Read()
    words = Painter.words

    def looked_at(painter: Painter, text: str, place: tuple[int, int], size: int,
                  colour: Color = theme.TEXT, weight: str = "regular", anchor: str = "topleft",
                  width: int | None = None) -> Rect:  # fmt: skip
        shown = text if width is None else painter.texts.fitted(text, size, width, weight)
        line = painter.texts.line(shown, size, colour, weight)
        letters = line.get_bounding_rect()
        rect = line.get_rect(**{anchor: place})
        seen = letters.move(rect.topleft).clip(painter.surface.get_clip())
        if seen.w and seen.h and colour != theme.PALE:
            part = line.subsurface(seen.move(-rect.x, -rect.y))
            under = beneath(part, painter.surface.subsurface(seen))
            found.lines.append((worst(colour, under), shown, seen))
        return words(painter, text, place, size, colour, weight, anchor, width)

    monkeypatch.setattr(Painter, "words", looked_at)
    yield found


def painted(stage: Stage, scene: Page) -> None:
    """Paint a page, and what lies beneath it, from the ground up."""
    stage.tick()
    scene.changed()
    for one in stage.app.director.stack:
        one.changed()
    stage.app._paint()


@pytest.mark.parametrize("name", READ)
def test_every_line_of_every_page_can_be_read(stage: Stage, read: Read, name: str) -> None:
    stage.resize(1280, 720)
    scene = READ[name](stage)
    read.lines.clear()
    painted(stage, scene)
    assert read.lines
    assert read.faint() == []


@pytest.mark.parametrize("name", OFTEN)
def test_every_line_can_be_read_on_every_cloth(stage: Stage, read: Read, name: str) -> None:
    stage.resize(1280, 720)
    scene = READ[name](stage)
    for cloth in CLOTHS:
        stage.app.set("cloth", cloth.name)
        read.lines.clear()
        painted(stage, scene)
        assert read.lines
        assert read.faint() == [], cloth.name


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", [name for name in OFTEN if name.startswith("playing")])
def test_every_line_can_be_read_in_a_window_of_any_shape(
    stage: Stage, read: Read, name: str, size: tuple[int, int]
) -> None:
    stage.resize(*size)
    scene = READ[name](stage)
    read.lines.clear()
    painted(stage, scene)
    assert read.faint() == []


def test_contrast_is_what_it_is_said_to_be() -> None:
    assert contrast(luminance(255, 255, 255), luminance(0, 0, 0)) == pytest.approx(21)
    assert contrast(luminance(118, 118, 118), luminance(255, 255, 255)) == pytest.approx(4.54, 0.01)
    ground = Surface((2, 1))
    ground.set_at((0, 0), (250, 250, 250))
    assert worst(Color("black"), ground) == 1.0, "one letter would be lost"
    ground.fill((250, 250, 250))
    assert worst(Color("black"), ground) > 15
