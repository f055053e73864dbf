"""The page on which a score sheet is copied and saved.

``on_paper`` builds a sheet as it is drawn on paper.
"""

from collections.abc import Callable, Iterator, Sequence

from game.core.event import Seat
from game.core.sheet import SheetLine
from game.features.sheets.sheet_text import KeptSheet
from game.storage.appearance import OWN_PORTRAITS_BY_NAME
from game.storage.kept_files import KeptFiles, KeptKind
from game.text.icon import Icon
from game.text.message import Message, TextValue, figured, say, told
from game.ui.deck.materials import PaperSheet
from game.ui.features.sheets.sheet_picture import picture_of
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input import events
from game.ui.kit.input.commands import (
    COPY_SCORE_SHEET,
    SAVE_SCORE_PICTURE,
    SAVE_SCORE_TABLE,
    SHOW_FOLDER,
    Command,
    Scope,
)
from game.ui.kit.layout.alternatives import Stack
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad, Rigid
from game.ui.kit.layout.grid import Columns, Flow
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.surfaces import Rule
from game.ui.other_programs import open_folder
from game.ui.program import Program, ProgramPage

KEPT_SHEET_ROW_UNITS = 34.0
"""Height of a row, in units."""
KEPT_SHEET_COLUMN_UNITS = 104.0
"""Width of a player's column, in units."""
KEPT_SHEET_PADDING_UNITS = 22.0
"""Padding of the paper, in units."""


def on_paper(kept: KeptSheet, kit: Kit) -> Box:
    """The sheet on a piece of paper."""
    paper = Node(Role.PAPER, kept.head[0], nowhere(), widget=PaperSheet())
    pad = kit.px(KEPT_SHEET_PADDING_UNITS)
    return NodeBox(paper, Pad(_sheet_box(kept, kit), pad, pad))


def _sheet_box(kept: KeptSheet, kit: Kit) -> Box:
    """Title, date, company and rules, then the table, then the end."""
    title, *more = kept.head
    lines: list[Box] = [
        kit.words(title, 20, tone="ink", weight="bold"),
        *(kit.words(line, 14, tone="pencil") for line in more),
        Space(high=kit.px(14)),
        _table(kept, kit),
        Space(high=kit.px(12)),
        kit.words(kept.foot, 15, tone="ink", weight="semibold"),
    ]
    return Column(lines)


def _table(kept: KeptSheet, kit: Kit) -> Box:
    rows, totals = ([row for row in some if row.figures] for some in _parts(kept))
    head = [Space(), *(_name(name, kit) for name in kept.names)]
    cells = [_cells(row, kit, last=False) for row in rows]
    sums = [_cells(row, kit, last=True) for row in totals]
    found = Columns([_dressed(row, kit) for row in (head, *cells, *sums)])

    def line(row: SheetLine, made: Sequence[Box], thick: bool) -> Box:
        rule = _rule(2 if thick else 1, "ink" if thick else "", kit)
        node = Node(Role.ROW, told(row.label), nowhere())
        inside = Limit(Row(found.row(_dressed(made, kit))), high=kit.px(KEPT_SHEET_ROW_UNITS))
        return NodeBox(node, Stack([Column([rule]), inside]))

    lines = [line(row, made, False) for row, made in zip(rows, cells, strict=True)]
    for place, (row, made) in enumerate(zip(totals, sums, strict=True)):
        lines.append(line(row, made, place == 0))
    return Column([Row(found.row(_dressed(head, kit))), *lines])


def _parts(kept: KeptSheet) -> tuple[Sequence[SheetLine], Sequence[SheetLine]]:
    return kept.sheet.rows, kept.sheet.totals


def _dressed(cells: Sequence[Box], kit: Kit) -> list[Box]:
    label, *others = cells
    return [
        Rigid(Row([label, Space(kit.px(18)).growing()])),
        *(
            Limit(cell, ideal=max(cell.widths.ideal, kit.px(KEPT_SHEET_COLUMN_UNITS)))
            for cell in others
        ),
    ]


def _name(name: str, kit: Kit) -> Box:
    return Pad(
        kit.words(name, 14, tone="ink", weight="semibold", anchor="center"), kit.px(6), kit.px(4)
    )


def _cells(row: SheetLine, kit: Kit, last: bool) -> list[Box]:
    """The label and the figures of a row, with a mark at those who went out, or won."""
    weight, size = ("bold", 17.0) if last else ("regular", 15.0)
    label = "bold" if last else "regular"
    cells: list[Box] = [kit.words(told(row.label), 14, tone="ink", weight=label, anchor="midleft")]
    for place, figure in enumerate(row.figures):
        if figure is None:
            cells.append(Space())
            continue
        marked = Seat(place) in row.marked
        words: Box = kit.words(figured(figure), size, tone="ink", weight=weight, anchor="center")
        if marked:
            said = say("sheets-mark") if last else say("sheets-mark.out")
            mark = kit.sign(Icon.CROWN if last else Icon.OUT, said, 14, "pencil")
            words = Row([Space(mark.widths.ideal), words, mark], kit.px(3))
        cells.append(Align(words))
    return cells


def _rule(thick: float, tone: str, kit: Kit) -> Box:
    high = max(round(thick), kit.px(thick))
    return FixedBox(Node(Role.RULE, "", nowhere(), widget=Rule(tone)), high, high)


class KeepPage(ProgramPage, HeadedPage):
    """A sheet, which the callback ``keep`` returns, with the ways to keep it."""

    name = "keep"
    places = (Scope.KEEP,)
    wide = 1160.0

    def __init__(self, app: Program, keep: Callable[[], KeptSheet]) -> None:
        super().__init__(app)
        self.heading_text = Message("sheets-keep")
        self._keep = keep
        self.kept = keep()
        self.files = KeptFiles(app.profile)
        self.said: TextValue = ""
        self._saves = False

    def retell(self) -> None:
        self.kept = self._keep()
        super().retell()

    @property
    def subtitle(self) -> str:
        """The last thing copied or saved."""
        return told(self.said)

    def content(self, kit: Kit) -> Box:
        first = (COPY_SCORE_SHEET, Icon.COPY, self.copy)
        buttons = [first, (SAVE_SCORE_TABLE, Icon.GRAPH, self.save_table),
                   (SAVE_SCORE_PICTURE, Icon.EYE, self.save_picture)]  # fmt: skip
        if self.files.folder is not None:
            buttons.append((SHOW_FOLDER, Icon.SEARCH, self.show_folder))
        made = [self._button(command, icon, act, kit) for command, icon, act in buttons]
        return Column(
            [
                Flow(made, kit.px(10), kit.px(8), lean=0.5),
                Space(high=kit.px(16)),
                Align(on_paper(self.kept, kit), 0.5, 0),
            ]
        )

    def _button(self, command: Command, icon: Icon, act: Act, kit: Kit) -> Box:
        return kit.button(
            command.name,
            command.label,
            act,
            target=46,
            icon=icon,
            command=command,
            area="ways",
            first=command is COPY_SCORE_SHEET,
        )

    def copy(self) -> None:
        """Copy the sheet as text."""
        copied = events.copy(self.kept.text)
        self._tell(Message("sheets-copied") if copied else Message("sheets-copied.none"))

    def save_table(self) -> None:
        self._tell(self.files.save(self.kept.stem, KeptKind.SHEET, "csv", self.kept.csv))

    def save_picture(self) -> None:
        """Begin to save the picture, which goes on when the page is left."""
        if not self._saves:
            self._saves = True
            self._tell(Message("sheets-saving"))
            self.app.errands.begin(self._saving())

    def _saving(self) -> Iterator[None]:
        own = OWN_PORTRAITS_BY_NAME[self.app.settings.portrait].drawing
        faces = [face or own for face in self.kept.portraits]
        picture = yield from picture_of(self.kept, faces, self.app.images, self.app.texts)
        said = self.files.save(self.kept.stem, KeptKind.SHEET, "png", picture)
        self._saves = False
        self._tell(said)
        if not self.navigator.is_open(self):
            self.app.notices.append(said)

    def show_folder(self) -> None:
        folder = self.files.folder
        if folder is not None and not open_folder(folder):
            self._tell(Message("sheets-folder-not", folder=str(folder)))

    def _tell(self, said: TextValue) -> None:
        self.said = said
        self.column.offset = 0
        self.changed()
