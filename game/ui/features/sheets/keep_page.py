"""The page on which a score sheet is copied and saved."""

from game.features.sheets.sheet_text import KeptSheet
from game.storage.kept_files import KeptFiles, KeptKind
from game.text.icon import Icon
from game.text.message import TextValue, say, told
from game.ui.features.sheets.sheet_picture import on_paper, picture_of
from game.ui.kit.forms.builder import Kit
from game.ui.kit.input import events
from game.ui.kit.input.commands import (
    COPY_SHEET,
    SAVE_PICTURE,
    SAVE_TABLE,
    SHOW_FOLDER,
    Command,
    Scope,
)
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act
from game.ui.other_programs import open_folder
from game.ui.program import Program, ProgramPage


class KeepPage(ProgramPage, HeadedPage):
    """A sheet, with the ways to keep it."""

    name = "keep"
    places = (Scope.KEEP,)
    wide = 1160.0

    def __init__(self, app: Program, kept: KeptSheet) -> None:
        super().__init__(app)
        self.heading = say("sheets-keep")
        self.kept = kept
        self.files = KeptFiles(app.profile)
        self.said = ""

    @property
    def subtitle(self) -> str:  # type: ignore[override]
        """The last thing copied or saved."""
        return self.said

    def content(self, kit: Kit) -> Box:
        first = (COPY_SHEET, Icon.COPY, self.copy)
        buttons = [first, (SAVE_TABLE, Icon.GRAPH, self.save_table),
                   (SAVE_PICTURE, Icon.EYE, self.save_picture)]  # fmt: skip
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
            first=command is COPY_SHEET,
        )

    def copy(self) -> None:
        """Copy the sheet as text."""
        copied = events.copy(self.kept.text)
        self._tell(say("sheets-copied") if copied else say("sheets-copied.none"))

    def save_table(self) -> None:
        self._tell(self.files.save(self.kept.stem, KeptKind.SHEET, "csv", self.kept.csv))

    def save_picture(self) -> None:
        picture = picture_of(self.kept)
        self._tell(self.files.save(self.kept.stem, KeptKind.SHEET, "png", picture))

    def show_folder(self) -> None:
        folder = self.files.folder
        if folder is not None and not open_folder(folder):
            self._tell(say("sheets-folder-not", folder=str(folder)))

    def _tell(self, said: TextValue) -> None:
        self.said = told(said)
        self.column.offset = 0
        self.changed()
