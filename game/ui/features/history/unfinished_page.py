"""The list of unfinished matches and evenings."""

from pathlib import Path

from game.features.evening.evening_results import standing_of, title_of
from game.features.evening.evening_store import DamagedEvening, EveningFile
from game.features.history.match_text import line, waiting_headline, when
from game.games import GAMES_BY_NAME
from game.storage.match_store import MatchPreview
from game.storage.trash import MIN_TRASH_KEPT_DAYS
from game.text.icon import Icon
from game.text.message import Message, TextValue, in_order, say, told
from game.ui import routes
from game.ui.features.evening.open_evening import continue_evening
from game.ui.features.match.begin_match import continue_match
from game.ui.kit.forms.builder import Kit
from game.ui.kit.input.commands import UNDO_DELETE, Scope
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.linear import Row
from game.ui.kit.pages.scroll_page import LIST_PAGE_WIDTH_UNITS, HeadedPage
from game.ui.kit.tree import Act
from game.ui.program import Program, ProgramPage


class UnfinishedPage(ProgramPage, HeadedPage):
    """Evenings, then unfinished matches, the most recent first.

    Each can be continued or deleted.  The match of an evening is not listed beside it.
    """

    name = "unfinished"
    places = (Scope.WAITING,)
    wide = LIST_PAGE_WIDTH_UNITS

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading_text = Message("unfinished-heading")
        self.rows: list[MatchPreview] = []
        self.evenings: list[EveningFile] = []
        self.damaged: list[DamagedEvening] = []
        self.said: TextValue = ""

    @property
    def subtitle(self) -> str:
        """The last deleted or restored match."""
        return told(self.said)

    def entered(self) -> None:
        super().entered()
        self.app.match_store.thrown_away.forget_old(self.app.today())
        match_store = self.app.match_store
        evenings = self.app.evenings
        evenings.thrown_away.forget_old(self.app.today())
        self.evenings, self.damaged = evenings.waiting(), evenings.damaged()
        inside = evenings.records()
        paths = [path for path in match_store.paths() if path not in inside]
        self.rows = [match_store.glance(path) for path in paths]
        self.changed()

    def beside(self, kit: Kit) -> Box:
        return kit.button(
            "undelete",
            UNDO_DELETE.label,
            self.undelete,
            target=44,
            icon=Icon.UNDO,
            command=UNDO_DELETE,
            area="head",
            enabled=bool(
                self.app.match_store.thrown_away.content()
                or self.app.evenings.thrown_away.content()
            ),
        )

    def body(self, kit: Kit) -> Box:
        if self.evenings or self.damaged or self.rows:
            return super().body(kit)
        return kit.invitation(
            say("unfinished-none"),
            "new match",
            say("statistics-none.play"),
            lambda: self.navigator.replace(routes.Start()),
        )

    def content(self, kit: Kit) -> Box:
        evenings = [self._evening(place, one, kit) for place, one in enumerate(self.evenings)]
        damaged = [self._damaged(place, one, kit) for place, one in enumerate(self.damaged)]
        matches = [self._entry(place, one, kit) for place, one in enumerate(self.rows)]
        return kit.listing([*evenings, *damaged, *matches], 8)

    def _evening(self, place: int, file: EveningFile, kit: Kit) -> Box:
        title, points = title_of(file.evening), standing_of(file.evening)
        name = say("unfinished-line", match=title, standing=points)
        game = file.evening.due()
        drawing = "" if game is None else self.app.images.shown(GAMES_BY_NAME[game].picture)
        entry = kit.entry(
            f"evening {place}",
            name,
            drawing,
            (title, points),
            lambda: continue_evening(self.app, file),
            "matches",
            first=place == 0,
        )
        return self._deletable(
            f"delete evening {place}", title, entry, lambda: self.delete_evening(file), kit
        )

    def _damaged(self, place: int, one: DamagedEvening, kit: Kit) -> Box:
        """An evening that cannot be read."""
        title = say("unfinished-unknown", file=one.path.name)
        if one.newer:
            title = say("unfinished-newer", file=one.path.name)
        fault = told(one.fault)
        entry = kit.entry(
            f"damaged {place}",
            title,
            "",
            (title, fault),
            lambda: self.navigator.tell(Message("evening-damaged"), one.fault),
            "matches",
        )
        return self._deletable(f"put aside {place}", title, entry, lambda: self.put_aside(one), kit)

    def _deletable(self, key: str, title: str, entry: Box, act: Act, kit: Kit) -> Box:
        name = say("unfinished-delete", match=title)
        delete = kit.icon_button(key, name, act, Icon.TRASH, area="matches")
        return Row([entry.growing(), delete], kit.px(8))

    def _entry(self, place: int, one: MatchPreview, kit: Kit) -> Box:
        entry = kit.entry(
            f"match {place}",
            line(one),
            "" if one.game is None else self.app.images.shown(one.game.picture),
            (waiting_headline(one), when(one)),
            self._opener(one.path),
            "matches",
            first=place == 0 and not self.evenings,
        )
        title, delete = waiting_headline(one), self._deleter(one)
        return self._deletable(f"delete {place}", title, entry, delete, kit)

    def _opener(self, path: Path) -> Act:
        return lambda: continue_match(self.app, path)

    def _deleter(self, one: MatchPreview) -> Act:
        return lambda: self.delete(one)

    def delete(self, one: MatchPreview) -> None:
        problem = self.app.match_store.thrown_away.delete(one.path, self.app.today())
        said = [
            Message("history-deleted", match=waiting_headline(one)),
            Message("history-kept", days=MIN_TRASH_KEPT_DAYS),
        ]
        self.said = problem or in_order(said)
        self.entered()

    def delete_evening(self, file: EveningFile) -> None:
        """Delete an evening with its matches."""
        title = title_of(file.evening)
        problem = self.app.evenings.delete(file, self.app.today())
        said = [
            Message("history-deleted", match=title),
            Message("history-kept", days=MIN_TRASH_KEPT_DAYS),
        ]
        self.said = problem or in_order(said)
        self.entered()

    def put_aside(self, one: DamagedEvening) -> None:
        """Move an evening that cannot be read out of the way."""
        problem = self.app.evenings.put_aside(one.path)
        self.said = problem or Message("history-deleted", match=one.path.name)
        self.entered()

    def undelete(self) -> None:
        """Restore the match or evening that was deleted last."""
        store, evenings = self.app.match_store, self.app.evenings
        content = store.thrown_away.content()
        evening = evenings.last_deleted(evenings.thrown_away, store.thrown_away)
        if evening is not None:
            name, problem = evenings.bring_back(evenings.thrown_away, evening)
        elif content:
            name, problem = store.thrown_away.bring_back(content[-1])
        else:
            return
        self.said = problem or Message("history-deleted.back", match=name)
        self.entered()
