"""The matches that wait to be played on."""

from pathlib import Path

from game.storage.bin import DAYS
from game.storage.glance import Glance
from game.ui.box import Box, Column, Row
from game.ui.headed import HeadedPage
from game.ui.program import Program
from game.ui.tree import Act
from game.ui.waiting import headline, line, when
from game.ui.widgets.kit import Kit
from game.ui.window.commandplaces import Place
from game.ui.window.commands import UNDELETE
from game.words.message import Message, in_order, say, told


class UnfinishedPage(HeadedPage):
    """A list of the unfinished matches, the one played last first; each can be deleted."""

    name = "unfinished"
    places = (Place.WAITING,)

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading = say("unfinished-heading")
        self.rows: list[Glance] = []
        self.said = ""

    @property
    def subtitle(self) -> str:  # type: ignore[override]
        """What has just been deleted, or brought back."""
        return self.said

    def entered(self) -> None:
        super().entered()
        self.app.shelf.thrown_away.forget_old(self.app.today())
        shelf = self.app.shelf
        self.rows = [shelf.glance(path) for path in shelf.paths()]
        self.changed()

    def beside(self, kit: Kit) -> Box:
        return kit.button("undelete", UNDELETE.label, self.undelete, target=44, icon="undo",
                          command=UNDELETE, area="head",
                          enabled=bool(self.app.shelf.thrown_away.content()))  # fmt: skip

    def content(self, kit: Kit) -> Box:
        if not self.rows:
            return kit.words(say("unfinished-none"), 17, anchor="midtop")
        return Column([self._entry(place, one, kit) for place, one in enumerate(self.rows)],
                      kit.px(8))  # fmt: skip

    def _entry(self, place: int, one: Glance, kit: Kit) -> Box:
        entry = kit.entry(
            f"match {place}",
            line(one),
            "" if one.game is None else self.app.assets.shown(one.game.drawing),
            (headline(one), when(one)),
            self._opener(one.path),
            "matches",
            first=place == 0,
        )
        delete = kit.icon_button(f"delete {place}", say("unfinished-delete", match=headline(one)),
                                 self._deleter(one), "trash", area="matches")  # fmt: skip
        return Row([entry.growing(), delete], kit.px(8))

    def _opener(self, path: Path) -> Act:
        return lambda: self.ways.continue_match(path)

    def _deleter(self, one: Glance) -> Act:
        return lambda: self.delete(one)

    def delete(self, one: Glance) -> None:
        """Move a match aside, whence an undo brings it back."""
        trouble = self.app.shelf.thrown_away.delete(one.path, self.app.today())
        said = [Message("history-deleted", match=headline(one)), Message("history-kept", days=DAYS)]
        self.said = told(trouble or in_order(said))
        self.entered()

    def undelete(self) -> None:
        """Bring back the match that was deleted last."""
        content = self.app.shelf.thrown_away.content()
        if content:
            name, trouble = self.app.shelf.thrown_away.bring_back(content[-1])
            self.said = told(trouble or Message("history-deleted.back", match=name))
        self.entered()
