"""The list of unfinished matches."""

from pathlib import Path

from game.features.history.match_text import line, waiting_headline, when
from game.storage.match_store import MatchPreview
from game.storage.trash import DAYS
from game.text.icon import Icon
from game.text.message import Message, in_order, say, told
from game.ui.features.match.begin_match import continue_match
from game.ui.kit.forms.builder import Kit
from game.ui.kit.input.command_scope import Scope
from game.ui.kit.input.commands import UNDELETE
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act
from game.ui.program import Program, ProgramPage


class UnfinishedPage(ProgramPage, HeadedPage):
    """Unfinished matches, the most recent first; each can be continued or deleted."""

    name = "unfinished"
    places = (Scope.WAITING,)

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading = say("unfinished-heading")
        self.rows: list[MatchPreview] = []
        self.said = ""

    @property
    def subtitle(self) -> str:  # type: ignore[override]
        """The last deleted or restored match."""
        return self.said

    def entered(self) -> None:
        super().entered()
        self.app.match_store.thrown_away.forget_old(self.app.today())
        match_store = self.app.match_store
        self.rows = [match_store.glance(path) for path in match_store.paths()]
        self.changed()

    def beside(self, kit: Kit) -> Box:
        return kit.button(
            "undelete",
            UNDELETE.label,
            self.undelete,
            target=44,
            icon=Icon.UNDO,
            command=UNDELETE,
            area="head",
            enabled=bool(self.app.match_store.thrown_away.content()),
        )

    def content(self, kit: Kit) -> Box:
        if not self.rows:
            return kit.words(say("unfinished-none"), 17, anchor="midtop")
        return Column(
            [self._entry(place, one, kit) for place, one in enumerate(self.rows)], kit.px(8)
        )

    def _entry(self, place: int, one: MatchPreview, kit: Kit) -> Box:
        entry = kit.entry(
            f"match {place}",
            line(one),
            "" if one.game is None else self.app.images.shown(one.game.picture),
            (waiting_headline(one), when(one)),
            self._opener(one.path),
            "matches",
            first=place == 0,
        )
        delete = kit.icon_button(
            f"delete {place}",
            say("unfinished-delete", match=waiting_headline(one)),
            self._deleter(one),
            Icon.TRASH,
            area="matches",
        )
        return Row([entry.growing(), delete], kit.px(8))

    def _opener(self, path: Path) -> Act:
        return lambda: continue_match(self.app, path)

    def _deleter(self, one: MatchPreview) -> Act:
        return lambda: self.delete(one)

    def delete(self, one: MatchPreview) -> None:
        problem = self.app.match_store.thrown_away.delete(one.path, self.app.today())
        said = [
            Message("history-deleted", match=waiting_headline(one)),
            Message("history-kept", days=DAYS),
        ]
        self.said = told(problem or in_order(said))
        self.entered()

    def undelete(self) -> None:
        """Restore the match that was deleted last."""
        content = self.app.match_store.thrown_away.content()
        if content:
            name, problem = self.app.match_store.thrown_away.bring_back(content[-1])
            self.said = told(problem or Message("history-deleted.back", match=name))
        self.entered()
