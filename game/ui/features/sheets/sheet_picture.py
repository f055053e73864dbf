"""A score sheet as a picture to be saved: parchment under a strip of the game's poster.

``sheet_nodes`` places its pieces, as the composer places those of an ending, and ``picture_of``
paints them in small steps.
"""

from collections.abc import Generator, Iterator, Sequence

from pygame import Rect, Surface

from game.core.event import Seat
from game.core.sheet import SheetLine
from game.features.sheets.sheet_text import KeptSheet
from game.storage.appearance import PLAIN_FELT
from game.text.icon import Icon
from game.text.message import figured, told
from game.ui.deck.card_images import CardImages
from game.ui.deck.cloth_backdrop import ClothBackdrop
from game.ui.deck.materials import PaperSheet
from game.ui.features.scores.composer import LargeWords, Poster, Shade, paint_in_steps
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.picture_cache import Size
from game.ui.kit.paint.png import png
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.surfaces import IconWidget, Marker, Medallion, Rule
from game.ui.kit.widgets.words import Words

SHEET_WIDTH_PIXELS = 1080
STRIP_HEIGHT_PIXELS = 270
"""Height of the strip of the poster, in pixels."""
SHEET_MARGIN_PIXELS = 44
LABEL_WIDTH_PIXELS = 250
"""Width of the rows' labels, in pixels."""
MAX_SHEET_COLUMN_PIXELS = 180
FACE_SIZE_PIXELS = 72
SHEET_ROW_HEIGHT_PIXELS = 44
TOTAL_TEXT_PIXELS = 40
"""Size of the totals, in pixels."""
TOTAL_ROW_HEIGHT_PIXELS = 66
MIN_SHEET_TEXT_PIXELS = 11


class SheetPicture:
    """Places the pieces of a sheet from top to bottom; ``y`` is where the next one begins.

    ``place`` does so in small steps, since every text is measured.

    ``faces`` are the portraits of the seats.
    """

    def __init__(self, kept: KeptSheet, faces: Sequence[str], texts: Texts) -> None:
        self.kept = kept
        self.faces = faces
        self.texts = texts
        self.nodes: list[Node] = []
        count = max(1, len(kept.names))
        room = SHEET_WIDTH_PIXELS - 2 * SHEET_MARGIN_PIXELS - LABEL_WIDTH_PIXELS
        self.column = min(MAX_SHEET_COLUMN_PIXELS, room // count)
        self.left = SHEET_WIDTH_PIXELS - SHEET_MARGIN_PIXELS - count * self.column
        self.y = 0

    def place(self) -> Iterator[None]:
        """Place all pieces, a row of the table in each step."""
        self._strip()
        yield
        yield from self._table()
        self._foot()

    @property
    def size(self) -> Size:
        """Size of the picture once all pieces are placed, in pixels."""
        return SHEET_WIDTH_PIXELS, self.y

    def _strip(self) -> None:
        """The posters side by side, with the title on them."""
        games = self.kept.games
        for place, game in enumerate(games):
            left, right = (SHEET_WIDTH_PIXELS * end // len(games) for end in (place, place + 1))
            rect = Rect(left, 0, right - left, STRIP_HEIGHT_PIXELS)
            self._put(Poster(game.picture, game.strip_share), rect)
        whole = Rect(0, 0, SHEET_WIDTH_PIXELS, STRIP_HEIGHT_PIXELS)
        self._put(Shade(0, 0.75), whole)
        title = whole.inflate(-2 * SHEET_MARGIN_PIXELS, 0)
        title.y, title.h = STRIP_HEIGHT_PIXELS - 104, 96
        self.nodes.append(
            Node(Role.HEADING, self.kept.title, title, widget=LargeWords(72, anchor="midleft"))
        )
        self.y = STRIP_HEIGHT_PIXELS + 28

    def _table(self) -> Iterator[None]:
        rows = [row for row in self.kept.sheet.rows if row.figures]
        totals = [row for row in self.kept.sheet.totals if row.figures]
        side = min(FACE_SIZE_PIXELS, self.column - 8)
        high = side + 44 + len(rows) * SHEET_ROW_HEIGHT_PIXELS
        high += len(totals) * TOTAL_ROW_HEIGHT_PIXELS
        won = totals[0].marked if totals else ()
        for seat in won:
            self._put(Marker(), self._cell(seat, self.y - 10, high + 14))
        for place, (name, face) in enumerate(zip(self.kept.names, self.faces, strict=True)):
            cell = self._cell(Seat(place), self.y, side)
            square = Rect(0, 0, side, side)
            square.center = cell.center
            self._put(Medallion(f"portraits/{face}", Seat(place) in won), square)
            self._words(name, self._cell(Seat(place), self.y + side + 4, 34), 22, "semibold")
        self.y += side + 44
        for row in rows:
            self._row(row, SHEET_ROW_HEIGHT_PIXELS, 24, "regular")
            yield
        for number, row in enumerate(totals):
            size = TOTAL_TEXT_PIXELS if number == 0 else 26
            self._row(row, TOTAL_ROW_HEIGHT_PIXELS, size, "bold", thick=number == 0)
            yield

    def _row(self, row: SheetLine, high: int, size: int, weight: str, thick: bool = False) -> None:
        line = Rect(SHEET_MARGIN_PIXELS, self.y, SHEET_WIDTH_PIXELS - 2 * SHEET_MARGIN_PIXELS, 1)
        if thick:
            line.h = 3
        self._put(Rule("ink" if thick else ""), line)
        label = Rect(line.x, self.y, self.left - line.x - 12, high)
        self._words(told(row.label), label, 22, weight, "midleft")
        for place, figure in enumerate(row.figures):
            if figure is None:
                continue
            cell = self._cell(Seat(place), self.y, high)
            self._words(figured(figure), cell, size, weight)
            if Seat(place) in row.marked:
                icon = Icon.CROWN if weight == "bold" else Icon.OUT
                mark = Rect(0, 0, 18, 18)
                mark.midright = cell.right - 6, cell.centery
                if self.column >= 96:
                    self._put(IconWidget(icon, "pencil"), mark)
        self.y += high

    def _foot(self) -> None:
        wide = SHEET_WIDTH_PIXELS - 2 * SHEET_MARGIN_PIXELS
        self.y += 26
        foot = Rect(SHEET_MARGIN_PIXELS, self.y, wide, 40)
        self._words(self.kept.foot, foot, 28, "semibold", "midleft")
        self.y += 48
        for line in self.kept.head:
            for part in self.texts.wrapped(line, 20, wide, "regular"):
                rect = Rect(SHEET_MARGIN_PIXELS, self.y, wide, 28)
                self._words(part, rect, 20, "regular", "midleft", "pencil")
                self.y += 28
        self.y += SHEET_MARGIN_PIXELS - 8

    def _cell(self, seat: Seat, y: int, high: int) -> Rect:
        return Rect(self.left + seat * self.column, y, self.column, high)

    def _words(
        self,
        text: str,
        rect: Rect,
        size: int,
        weight: str,
        anchor: str = "center",
        tone: str = "ink",
    ) -> None:
        """Words that get smaller until they fit."""
        while size > MIN_SHEET_TEXT_PIXELS and self.texts.width(text, size, weight) > rect.w - 6:
            size -= 1
        self.nodes.append(Node(Role.TEXT, text, rect, widget=Words(size, tone, weight, anchor)))

    def _put(
        self, look: Poster | Shade | Marker | Medallion | Rule | IconWidget, rect: Rect
    ) -> None:
        self.nodes.append(Node(Role.PICTURE, "", rect, widget=look))


def sheet_nodes(kept: KeptSheet, faces: Sequence[str], texts: Texts) -> tuple[list[Node], Size]:
    """The pieces of the picture, and its size in pixels."""
    made = SheetPicture(kept, faces, texts)
    for _ in made.place():
        pass
    return made.nodes, made.size


def picture_of(
    kept: KeptSheet, faces: Sequence[str], images: CardImages, texts: Texts
) -> Generator[None, None, bytes]:
    """The sheet as a PNG file, made in small steps; the generator returns it.

    ``faces`` are the portraits of the seats.
    """
    made = SheetPicture(kept, faces, texts)
    yield from made.place()
    surface = Surface(made.size)
    # The edges of the paper and its shadow lie outside.
    around = surface.get_rect().inflate(2 * SHEET_MARGIN_PIXELS, 2 * SHEET_MARGIN_PIXELS)
    paper = Node(Role.PAPER, "", around, widget=PaperSheet())
    painter = Painter(surface, images, texts, PLAIN_FELT, ClothBackdrop(images))
    painter.measures = Measures(1280, 720, 1.0)
    yield
    yield from paint_in_steps(painter, [paper, *made.nodes])
    yield
    return (yield from png(surface))
