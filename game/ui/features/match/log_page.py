"""The whole log of a match, round by round."""

from collections.abc import Iterator
from typing import Any

from game.session import LogLine
from game.storage.kept_files import KeptFiles, KeptKind, stem_of
from game.text.icon import Icon
from game.text.message import Message, TextValue, say, told
from game.ui.kit.forms.builder import Kit
from game.ui.kit.input import events
from game.ui.kit.input.commands import CLOSE_LOG, COPY_LOG, SAVE_LOG, SHOW_FOLDER, Scope, arrow
from game.ui.kit.input.events import Key
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import RowList
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.paint.theme import Measures
from game.ui.other_programs import open_folder
from game.ui.program import Program, ProgramPage
from game.ui.table.model.table_model import TableModel
from game.ui.table.render.side_panel import line_of, round_heading

LOG_LINE_TEXT_UNITS = 15.5
"""Text size of the lines, in units."""
LOG_PORTRAIT_UNITS = 26.0
"""Size of portraits, in units."""
LOG_SCROLL_STEP_UNITS = 60.0
"""Scroll distance of an arrow key, in units."""


class LogPage(ProgramPage, HeadedPage):
    """The log of all shown events, newest line last."""

    name = "log"
    places = (Scope.LOG,)
    reads = True

    def __init__(self, app: Program, model: TableModel) -> None:
        super().__init__(app)
        self.model = model
        self.said: TextValue = ""
        self.files = KeptFiles(app.profile)
        self._rows: list[Box] = []
        self._made_for: Measures | None = None

    def status(self) -> dict[str, Any]:
        return self.model.session.match.state.status()

    @property
    def heading(self) -> str:
        return say("table-log")

    @property
    def subtitle(self) -> str:
        """The message after copying."""
        return told(self.said)

    def rows(self, kit: Kit) -> list[Box]:
        """Lines of the log under round headings."""
        side = max(kit.px(LOG_PORTRAIT_UNITS), kit.line_height(LOG_LINE_TEXT_UNITS))
        rows: list[Box] = []
        for heading, line in self._lines():
            if heading:
                before = [Space(high=kit.px(12))] if rows else []
                rows.append(Column([*before, kit.group_heading(heading)]))
            rows.append(line_of(self.model, kit, line, LOG_LINE_TEXT_UNITS, side))
        return rows or [kit.words(say("log-nothing"), LOG_LINE_TEXT_UNITS, tone="dim")]

    def _lines(self) -> Iterator[tuple[str, LogLine]]:
        """Each line, with a heading before the first of a round."""
        number = 0
        for line in self.model.show.log:
            yield round_heading(self.model, line) if line.round != number else "", line
            number = line.round

    def text(self) -> str:
        found: list[str] = []
        for heading, line in self._lines():
            found += [*([""] if found else []), heading] if heading else []
            found.append(told(line.said))
        return "\n".join(found) + "\n"

    def copy(self) -> None:
        """Copy the log to the clipboard and report success."""
        copied = events.copy(self.text())
        self.said = Message("log-copied") if copied else Message("log-copied.none")
        self.changed()

    def save(self) -> None:
        """Save the log as a text file."""
        session = self.model.session
        if session.begun is not None:
            stem = stem_of(session.match.game.name, session.begun)
            self.said = self.files.save(stem, KeptKind.LOG, "txt", self.text())
            self.changed()

    def show_folder(self) -> None:
        """Show the folder of the saved file."""
        folder = self.files.folder
        if folder is not None and not open_folder(folder):
            self.said = Message("sheets-folder-not", folder=str(folder))
            self.changed()

    # Layout.

    def beside(self, kit: Kit) -> Box:
        ways = [(COPY_LOG, Icon.COPY, self.copy)]
        if self.model.session.begun is not None:
            ways.append((SAVE_LOG, Icon.SAVE, self.save))
        if self.files.folder is not None:
            ways.append((SHOW_FOLDER, Icon.SEARCH, self.show_folder))
        some = bool(self.model.show.log)
        buttons = [
            kit.button(
                command.name, command.label, act, target=44, icon=icon, command=command,
                area="head", enabled=some,
            )
            for command, icon, act in ways
        ]  # fmt: skip
        return Row(buttons, kit.px(8))

    def scrolled(self, kit: Kit) -> Box:
        if self._made_for != kit.measures:
            self._made_for = kit.measures
            self._rows = self.rows(kit)
        return RowList(
            self.column,
            self._rows,
            kit.measures,
            self.heading,
            gap=kit.px(6),
            x=kit.px(26),
            y=kit.px(18),
        )

    def entered(self) -> None:
        super().entered()
        self._made_for = None

    def on_key(self, key: Key) -> None:
        _, down = arrow(key) or (0, 0)
        if CLOSE_LOG.matches(key):
            self.back()
        elif down and self.column.turn(down * self.measures.px(LOG_SCROLL_STEP_UNITS)):
            self.turned()
        else:
            super().on_key(key)
