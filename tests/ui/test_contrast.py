"""Everything that is written can be read: 4.5 to 1 at every place, and 7 to 1 in high contrast.

What lies under each line is looked at just before the line is painted: light, ornament and fibres
as they are.  Small letters are thin, and nowhere as bright as their ink: what counts is what is
seen of them.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from unittest.mock import Mock

import pytest
from pygame import Color, Rect, Surface, image, mask

from game.core.event import Seat
from game.core.game_info import FeltTheme
from game.core.match_progress import Hour, Progress
from game.games import GAMES
from game.storage.appearance import BARE_FELT, PLAIN_FELT, TABLE_CLOTHS
from game.ui.features.match.table_page import TableView
from game.ui.kit.pages.page import Page
from game.ui.kit.paint import theme
from game.ui.kit.paint.damage import Draw, RecordedSurface
from game.ui.kit.paint.painter import Painter
from game.ui.kit.widgets.widget import TONE_COLOURS
from game.ui.table.render.lamplight import HOUR_LAMPS, FeltLight
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import Stage

LEAST = {"off": 4.5, "on": 7.0}
"""The least contrast, by whether high contrast is on."""
SIZES = ((960, 600), (2560, 1080))
READ = {
    name: made
    for name, made in {**PAGES, **TABLES}.items()
    if not name.startswith(("rules searched in", "dealing", "between", "damaged"))
}
OFTEN = (
    "start with a match",
    "set-up of take, least",
    "playing takeaway, 4",
    "playing rummy500, 3",
)
"""Pages with words on the cloth itself, which are read on every cloth."""
FELTS = [one.felt for one in TABLE_CLOTHS if one.felt] + [game.felt or PLAIN_FELT for game in GAMES]


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


Parts = tuple[int, int, int]


@lru_cache(4000)
def seen(ink: Parts, covers: float, darkest: Parts, brightest: Parts) -> float:
    """The contrast of letters that cover so much of what lies under their lines."""
    whole = luminance(*ink)
    if luminance(*darkest) <= whole <= luminance(*brightest):
        return 1.0
    return min(
        contrast(
            luminance(
                *(
                    part * covers + under * (1 - covers)
                    for part, under in zip(ink, ground, strict=True)
                )
            ),
            luminance(*ground),
        )
        for ground in (darkest, brightest)
    )


def worst(ink: Color, ground: Surface, covers: float = 1.0) -> float:
    """The contrast of an ink with what is worst for it on a ground.

    A colour with the most of each part that occurs is at least as bright as the brightest.
    """
    raw = image.tobytes(ground, "RGB")
    parts = raw[0::3], raw[1::3], raw[2::3]
    darkest, brightest = ((least(parts[0]), least(parts[1]), least(parts[2]))
                          for least in (min, max))  # fmt: skip
    return seen((ink.r, ink.g, ink.b), covers, darkest, brightest)


def beneath(line: Surface, ground: Surface) -> Surface:
    """The ground under the letters of a line alone; between them it is what lies under one."""
    letters = mask.from_surface(line, 100)
    begins = letters.outline(letters.count() or 1)
    first = ground.get_at(begins[0]) if begins else Color("black")
    found = Surface(line.get_size(), 0, 24)
    found.fill(first)
    return letters.to_surface(found, setsurface=ground.convert(found), unsetcolor=None)


@lru_cache(200)
def covered(painter: Painter, size: int, weight: str) -> float:
    """How much of what lies under it an ordinary part of a letter covers."""
    drawn = painter.texts.line("Hand gloves on 5", size, theme.LIGHT_INK, weight)
    parts = sorted(one for one in image.tobytes(drawn, "RGBA")[3::4] if one > 100)
    return parts[len(parts) // 2] / 255


class Read:
    """The lines that were painted, each with its contrast and where it stood."""

    def __init__(self) -> None:
        self.lines: list[tuple[float, str, Rect]] = []

    def faint(self, least: float) -> list[str]:
        return [f"{found:.2f} {text!r} at {tuple(rect)}"
                for found, text, rect in self.lines if found < least]  # fmt: skip


class AtOnce(RecordedSurface):
    """A sheet that is painted as it is told to be: what lies under a line is there already."""

    blit = Surface.blit
    fill = Surface.fill
    set_clip = Surface.set_clip

    def draw(self, how: Draw, rect: Rect, *about: object) -> None:
        how(self, *about)

    def finish(self) -> None:
        pass


@pytest.fixture(scope="module")
def read() -> Iterator[Read]:
    """What is written from now on."""
    found = Read()
    words = Painter.words

    def looked_at(painter: Painter, text: str, place: tuple[int, int], size: int,
                  colour: Color = theme.LIGHT_INK, weight: str = "regular", anchor: str = "topleft",
                  width: int | None = None) -> Rect:  # fmt: skip
        shown = text if width is None else painter.texts.fitted(text, size, width, weight)
        ink = painter.ink(colour)
        line = painter.texts.line(shown, size, ink, weight)
        letters = line.get_bounding_rect()
        rect = line.get_rect(**{anchor: place})
        shows = letters.move(rect.topleft).clip(painter.surface.get_clip())
        if shows.w and shows.h:
            ground, covers = painter.surface.subsurface(shows), covered(painter, size, weight)
            least = worst(ink, ground, covers)
            if least < LEAST["on"]:
                part = line.subsurface(shows.move(-rect.x, -rect.y))
                least = worst(ink, beneath(part, ground), covers)
            found.lines.append((least, shown, shows))
        return words(painter, text, place, size, colour, weight, anchor, width)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Painter, "words", looked_at)
        patch.setattr("game.ui.kit.paint.painter.RecordedSurface", AtOnce)
        yield found


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """One stage for all pages: what it has drawn stays drawn."""
    stage = Stage(tmp_path_factory.mktemp("profile"))
    yield stage
    stage.app.close()


def shown(stage: Stage, name: str, size: tuple[int, int] = (1280, 720)) -> Page:
    """A page, where no other was before."""
    for path in stage.app.match_store.paths():
        path.unlink()
    stage.worker.slow = False
    stage.worker.drop()
    stage.app.set("contrast", "off")
    stage.resize(*size)
    return READ[name](stage)


def painted(stage: Stage, page: Page, read: Read, contrast: str = "off") -> None:
    """Paint a page, and what lies beneath it, from the ground up."""
    if contrast != stage.app.settings.get("contrast"):
        stage.app.set("contrast", contrast)
    stage.tick()
    for one in (page, *stage.app.page_stack.stack):
        one.changed()
    read.lines.clear()
    stage.app._paint()


@pytest.mark.night("result", "settings: deck", "unfinished")
@pytest.mark.parametrize("name", READ)
def test_every_line_of_every_page_can_be_read(stage: Stage, read: Read, name: str) -> None:
    page = shown(stage, name)
    for contrast_wanted, least in LEAST.items():
        painted(stage, page, read, contrast_wanted)
        assert read.lines
        assert read.faint(least) == [], contrast_wanted


@pytest.mark.night("playing takeaway, 4")
@pytest.mark.parametrize("name", OFTEN)
def test_every_line_can_be_read_on_every_cloth(stage: Stage, read: Read, name: str) -> None:
    page = shown(stage, name)
    for cloth in TABLE_CLOTHS:
        stage.app.set("cloth", cloth.name)
        painted(stage, page, read)
        assert read.lines
        assert read.faint(LEAST["off"]) == [], cloth.name
    stage.app.set("cloth", TABLE_CLOTHS[0].name)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", [name for name in OFTEN if name.startswith("playing")])
def test_every_line_can_be_read_in_a_window_of_any_shape(
    stage: Stage, read: Read, name: str, size: tuple[int, int]
) -> None:
    page = shown(stage, name, size)
    painted(stage, page, read)
    assert read.faint(LEAST["off"]) == []


@pytest.mark.parametrize("name", [name for name in READ if name.startswith("playing")])
def test_every_line_can_be_read_at_every_hour(
    stage: Stage, read: Read, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """At the table, whoever leads: the rim has the colour of each player in turn."""
    page = shown(stage, name)
    assert isinstance(page, TableView)
    seats = [Seat(seat) for seat in range(len(page.show.names))]
    hours = [(hour, seats[0]) for hour in Hour if hour is not Hour.LAST_ROUND]
    for hour, seat in (*hours, *((Hour.LAST_ROUND, seat) for seat in seats)):
        progress = Progress((hour + 0.5) / 3, hour is Hour.LAST_ROUND, seat)
        assert progress.hour is hour
        monkeypatch.setattr(type(page.show.table), "progress", Mock(return_value=progress))
        page.renderer.picture.light = light = FeltLight()
        light.follow(page.model, stage.now)
        painted(stage, page, read)
        assert light.lamp[:2] == HOUR_LAMPS[hour][:2]
        assert read.lines
        assert read.faint(LEAST["off"]) == [], (hour, seat)


def parts(colour: Color | str) -> Parts:
    return Color(colour).r, Color(colour).g, Color(colour).b


def grounds(felt: FeltTheme) -> list[Parts]:
    """What words stand on that is no cloth: panels, also where the light shines through, buttons,
    one that is pointed at."""
    panel, button = Color(felt.panel), Color(felt.button)
    shone = panel.lerp(Color(felt.light), 50 / 255)
    return [parts(one) for one in (panel, shone, button, button.lerp(Color("white"), 0.05))]


@pytest.mark.parametrize(("felt", "least"), [(felt, 4.5) for felt in FELTS] + [(BARE_FELT, 7.0)])
def test_every_tone_can_be_read_on_every_panel(felt: FeltTheme, least: float) -> None:
    tones = [parts(TONE_COLOURS[name]) for name in ("text", "dim", "gold", "warning")]
    for tone, ground in product(tones, grounds(felt)):
        assert seen(tone, 1.0, ground, ground) >= least, (tone, ground)


def test_contrast_is_what_it_is_said_to_be() -> None:
    assert contrast(luminance(255, 255, 255), luminance(0, 0, 0)) == pytest.approx(21)
    assert contrast(luminance(118, 118, 118), luminance(255, 255, 255)) == pytest.approx(4.54, 0.01)
    ground = Surface((2, 1))
    ground.set_at((0, 0), (250, 250, 250))
    assert worst(Color("black"), ground) == 1.0, "one letter would be lost"
    ground.fill((250, 250, 250))
    assert worst(Color("black"), ground) > 15
    assert worst(Color("black"), ground, 0.5) < 5, "thin letters are grey"
