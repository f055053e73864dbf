"""The list of finished matches, newest first, with filters."""

from collections.abc import Callable
from functools import partial
from heapq import nlargest
from typing import NamedTuple

from game.ai.characters import read_seat
from game.core.event import PERSON_SEAT
from game.features.evening.evening import Evening
from game.features.evening.evening_results import (
    begun_of,
    evening_circumstances,
    evening_company,
    evening_headline,
    evening_players,
    evening_points,
    evening_result,
)
from game.features.evening.evening_store import DamagedEvening, EveningFile
from game.features.history.match_text import (
    account,
    circumstances,
    company,
    date_of,
    game_of,
    headline,
    long_date,
    points,
    result,
)
from game.features.rule_sets.own_sets import OwnSets
from game.features.sheets.sheet_text import kept_sheet
from game.games import GAMES
from game.match.match import Match
from game.match.record_notes import evening_of
from game.storage.match_index import RECORD_SUFFIX, IndexEntry, played_order
from game.storage.trash import MIN_TRASH_KEPT_DAYS
from game.text.icon import Icon
from game.text.message import Message, TextValue, in_order, say, told
from game.ui import routes
from game.ui.features.history.match_line import (
    EVENING_LINE_DRAWING,
    LineText,
    faces_of,
    match_line,
)
from game.ui.features.history.waiting_rows import newest_unfinished
from game.ui.features.match.begin_match import same_deal
from game.ui.features.replay.open_replay import open_replay, open_rerun
from game.ui.kit.forms.builder import Kit
from game.ui.kit.forms.picker import Picker
from game.ui.kit.input.commands import (
    DELETE_MATCH,
    OPEN_REPLAY,
    OPEN_RERUN,
    PLAY_SAME_DEAL,
    REVIEW_MATCH,
    SAVE_SCORE_SHEET,
    UNDO_DELETE,
    Scope,
)
from game.ui.kit.layout.box import Box, LazyBox
from game.ui.kit.layout.frame import Pad
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.layout.scroll import FixedRowList
from game.ui.kit.pages.dialog import DialogButton
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Act
from game.ui.option_rows import filters
from game.ui.program import Program, ProgramPage

HISTORY_UPDATE_SECONDS = 0.3
"""Interval of updates while records are being read, in seconds."""
MAX_SHOWN_UNFINISHED_COUNT = 2
"""Maximum number of unfinished matches above the others."""
LIST_EDGE_UNITS = 16.0
"""Space beside the lines, in units."""
MEASURED_LINE_COUNT = 5
"""Number of lines that are measured for the height of all: those with the longest text."""
ENOUGH_LINE_COUNT = 5
"""Number of lines in sight that are enough where the window is small."""


def _passes_no_evening(evening: Evening) -> bool:
    return False


class Only(NamedTuple):
    """One value of a filter: its label and the predicates for matches and for evenings.

    ``damaged`` is whether evenings pass that cannot be read.
    """

    called: TextValue
    leaves: Callable[[IndexEntry], bool]
    evenings: Callable[[Evening], bool] = _passes_no_evening
    damaged: bool = False


def _passes_every_match(entry: IndexEntry) -> bool:
    return True


def _passes_no_match(entry: IndexEntry) -> bool:
    return False


def _passes_every_evening(evening: Evening) -> bool:
    return True


def _has_won_evening(evening: Evening) -> bool:
    return PERSON_SEAT in evening.winners


def _has_lost_evening(evening: Evening) -> bool:
    return bool(evening.winners) and not _has_won_evening(evening)


def _has_stopped_evening(evening: Evening) -> bool:
    return evening.stopped


def _is_of_evening(entry: IndexEntry) -> bool:
    return entry.summary is not None and evening_of(entry.summary.mode) is not None


def _has_won(entry: IndexEntry) -> bool:
    return entry.summary is not None and entry.summary.share > 0


def _has_lost(entry: IndexEntry) -> bool:
    one = entry.summary
    return one is not None and one.decided and not one.share


def _was_given_up(entry: IndexEntry) -> bool:
    one = entry.summary
    return one is not None and one.given_up and not one.over


def _was_unaided(entry: IndexEntry) -> bool:
    one = entry.summary
    return one is not None and one.counts and not one.assisted and not one.children


def _was_assisted(entry: IndexEntry) -> bool:
    return entry.summary is not None and entry.summary.assisted


def _is_for_children(entry: IndexEntry) -> bool:
    return entry.summary is not None and entry.summary.children


def _is_uncounted(entry: IndexEntry) -> bool:
    return entry.summary is not None and not entry.summary.counts


def _is_unreadable(entry: IndexEntry) -> bool:
    return entry.summary is None


def _mode(word: str) -> Callable[[IndexEntry], bool]:
    return lambda entry: entry.summary is not None and entry.summary.mode.partition(" ")[0] == word


def _of(game: str) -> Callable[[IndexEntry], bool]:
    return lambda entry: entry.summary is not None and entry.summary.game == game


HISTORY_FILTERS: dict[str, tuple[Message, tuple[Only, ...]]] = {
    "game": (
        Message("history-games"),
        (
            Only(Message("history-games.all"), _passes_every_match, _passes_every_evening, True),
            *(Only(game.title, _of(game.name)) for game in GAMES),
        ),
    ),
    "result": (
        Message("history-results"),
        (
            Only(Message("history-results.all"), _passes_every_match, _passes_every_evening, True),
            Only(Message("history-results.won"), _has_won, _has_won_evening),
            Only(Message("history-results.lost"), _has_lost, _has_lost_evening),
            Only(Message("history-results.given-up"), _was_given_up, _has_stopped_evening),
        ),
    ),
    "kind": (
        Message("history-kinds"),
        (
            Only(Message("history-kinds.all"), _passes_every_match, _passes_every_evening, True),
            Only(Message("history-kinds.evenings"), _passes_no_match, _passes_every_evening, True),
            Only(Message("history-kinds.of-evenings"), _is_of_evening),
            Only(Message("history-kinds.unaided"), _was_unaided),
            Only(Message("history-kinds.assisted"), _was_assisted),
            Only(Message("history-kinds.daily"), _mode("day")),
            Only(Message("history-kinds.again"), _mode("again")),
            Only(Message("history-kinds.children"), _is_for_children),
            Only(Message("history-kinds.uncounted"), _is_uncounted),
            Only(Message("history-kinds.unreadable"), _is_unreadable, damaged=True),
        ),
    ),
}


Shown = IndexEntry | EveningFile | DamagedEvening
"""An entry with a row: a match, or an evening with its matches."""


def _order(one: Shown) -> tuple[float, str]:
    """Sort key for the order of play."""
    if isinstance(one, IndexEntry):
        return played_order(one)
    if isinstance(one, EveningFile):
        return begun_of(one.evening.name).timestamp(), one.evening.name
    return begun_of(one.path.stem).timestamp(), one.path.stem


def _text_length(entry: Shown) -> int:
    """Estimated width of a line's text, in characters."""
    if isinstance(entry, EveningFile):
        return len(evening_headline(entry.evening))
    if isinstance(entry, DamagedEvening):
        return len(entry.path.name)
    one = entry.summary
    if one is None:
        return len(entry.name)
    return sum(map(len, one.seats[:4])) + len(one.mode) + len(one.rules)


class HistoryPage(ProgramPage, HeadedPage):
    """The list of finished matches with its filters and the actions on a match."""

    name = "history"
    places = (Scope.HISTORY,)
    wide = 1280.0

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading_text = Message("history-heading")
        self.match_index = app.match_store.match_index
        self.own = OwnSets(app.profile)
        self.chosen = dict.fromkeys(HISTORY_FILTERS, 0)
        self.said: TextValue = ""
        self.shown: list[Shown] = []
        self.evenings: list[EveningFile] = []
        self.damaged: list[DamagedEvening] = []
        self._lines: LazyBox | None = None
        self._made_for: tuple[Measures, tuple[int, ...], int, tuple[str, ...]] | None = None
        self._seen = (-1, True)
        self._looked = 0.0

    def entered(self) -> None:
        super().entered()
        self.own = OwnSets(self.app.profile)
        self.app.match_store.deleted.forget_old(self.app.today())
        self.app.evenings.deleted.forget_old(self.app.today())
        self._find_evenings()
        self.match_index.look()
        self.changed()

    def _find_evenings(self) -> None:
        self.evenings = self.app.evenings.over()
        self.damaged = self.app.evenings.damaged(finished=True)

    def update(self, now: float) -> bool:
        """Show newly read records, at intervals until all are read."""
        seen = (self.match_index.version, self.match_index.complete)
        if seen != self._seen and (seen[1] or now - self._looked >= HISTORY_UPDATE_SECONDS):
            self._looked = now
            self._seen = seen
            self.changed()
        return False

    @property
    def subtitle(self) -> str:
        """Progress of reading, or the number of matches after filtering."""
        if self.said:
            return told(self.said)
        if self.match_index.problem is not None:
            return told(self.match_index.problem)
        whole = len(self.match_index.entries)
        unread = sum(one.summary is None for one in self.match_index.entries.values())
        if self.match_index.total is None:
            return say("history-heading.looking")
        if whole < self.match_index.total:
            return say("history-heading.reading", read=whole, whole=self.match_index.total)
        if any(self.chosen.values()):
            return say("history-heading.some", count=len(self.shown), whole=whole)
        if unread:
            return say("history-heading.unreadable", count=whole - unread, unreadable=unread)
        return say("history-heading.count", count=whole)

    def select(self) -> list[Shown]:
        """The entries that pass the filters, newest first.

        The matches of an evening stand behind its row, unless they are asked for.
        """
        kept = [HISTORY_FILTERS[name][1][place] for name, place in self.chosen.items()]
        alone = any(one.leaves is _is_of_evening for one in kept)
        inside = frozenset() if alone else self._in_evenings()
        left: list[Shown] = [
            one
            for one in self.match_index.entries.values()
            if one.name not in inside and all(only.leaves(one) for only in kept)
        ]
        left += [
            file for file in self.evenings if all(only.evenings(file.evening) for only in kept)
        ]
        if all(only.damaged for only in kept):
            left += self.damaged
        return sorted(left, key=_order, reverse=True)

    def _in_evenings(self) -> frozenset[str]:
        """The names of the records that belong to an evening that is kept."""
        files = [*self.evenings, *self.app.evenings.waiting()]
        return frozenset(
            f"{game.record}{RECORD_SUFFIX}" for file in files for game in file.evening.games
        )

    # Layout.

    def page(self, kit: Kit) -> Box:
        paths = [file.path for file in self.evenings] + [one.path for one in self.damaged]
        files = tuple(path.name for path in paths)
        made_for = (kit.measures, tuple(self.chosen.values()), self.match_index.version, files)
        if self._made_for != made_for or self._lines is None:
            self._made_for = made_for
            shown = self.shown = self.select()
            copies = self.match_index.copies()
            self._lines = LazyBox(
                len(shown), lambda place: self._line(shown[place], place == 0, copies, kit)
            )
            longest = nlargest(MEASURED_LINE_COUNT, self.shown, key=_text_length)
            self._alike = [self._line(one, False, copies, kit) for one in longest]
        return super().page(kit)

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
                self.app.match_store.deleted.content() or self.app.evenings.deleted.content()
            ),
        )

    def body(self, kit: Kit) -> Box:
        return self.filtered(self._top(kit), self.scrolled(kit), kit)

    def _top(self, kit: Kit) -> Box:
        """The newest unfinished matches, above the filters if there is anything to filter."""
        waiting = newest_unfinished(self.app, MAX_SHOWN_UNFINISHED_COUNT, kit)
        lines = Pad(Column(waiting), kit.px(LIST_EDGE_UNITS), 0)
        if not self.match_index.entries and not self.evenings and not self.damaged:
            return lines
        return Column([lines, Space(high=kit.px(6)), self._filters(kit)])

    def scrolled(self, kit: Kit) -> Box:
        if not self.shown:
            return self._nothing(kit)
        assert self._lines is not None, "the lines are made before they are placed"
        return FixedRowList(
            self.column,
            self._lines,
            kit.measures,
            high=0,
            enough=ENOUGH_LINE_COUNT,
            alike=self._alike,
            x=kit.px(LIST_EDGE_UNITS),
            beyond=1,
        )

    def _nothing(self, kit: Kit) -> Box:
        """What an empty shelf says, and the way out."""
        if self.match_index.entries:
            return kit.invitation(
                say("history-none.alike"), "show all", say("history-none.show"), self._show_all
            )
        return kit.invitation(
            say("history-none"),
            "first match",
            say("history-none.play"),
            lambda: self.navigator.replace(routes.Start()),
        )

    def _show_all(self) -> None:
        self.chosen = dict.fromkeys(HISTORY_FILTERS, 0)
        self.changed()

    def _filters(self, kit: Kit) -> Box:
        pickers = [
            Picker(name, called, dict(enumerate(only.called for only in values)),
                   self.chosen[name], partial(self.choose, name))
            for name, (called, values) in HISTORY_FILTERS.items()
        ]  # fmt: skip
        return filters(kit, pickers, self.navigator)

    def choose(self, name: str, place: int) -> None:
        """Show what passes a filter by the value at this place."""
        self.chosen[name] = place
        self.said = ""
        self.column.offset = 0
        self.changed()

    def _line(self, entry: Shown, first: bool, copies: frozenset[str], kit: Kit) -> Box:
        """The line of a match or an evening."""
        if isinstance(entry, EveningFile):
            return self._evening_line(entry, first, kit)
        if isinstance(entry, DamagedEvening):
            return self._damaged_line(entry, first, kit)
        one, key, act = entry.summary, f"match {entry.name}", self._opener(entry)
        head, ended = headline(entry), result(entry)
        more = circumstances(entry, entry.name in copies)
        if one is None:
            text = LineText(head, head, "", ended, "", more)
            return match_line(kit, key, text, act, "", first=first)
        game, won = game_of(one), one.share > 0
        text = LineText(head, told(game.title), company(one), ended, points(one), more)
        seats = [read_seat(seat, number) for number, seat in enumerate(one.seats)]
        drawing, faces = self.app.images.shown(game.picture), faces_of(self.app, seats, one.winners)
        return match_line(kit, key, text, act, drawing, faces, gold=won, first=first)

    def _evening_line(self, file: EveningFile, first: bool, kit: Kit) -> Box:
        """The line of an evening, which opens its sheet."""
        evening, entries = file.evening, self.match_index.entries
        found = (entries.get(f"{game.record}{RECORD_SUFFIX}") for game in evening.games)
        assisted = any(one and one.summary and one.summary.assisted for one in found)
        text = LineText(
            evening_headline(evening),
            say("evening-heading"),
            evening_company(evening),
            evening_result(evening),
            evening_points(evening),
            evening_circumstances(evening, assisted),
        )
        opens = self.navigator.opener(routes.EveningSheet(file))
        drawing = self.app.images.shown(EVENING_LINE_DRAWING)
        faces = faces_of(self.app, evening_players(evening), evening.winners)
        won, key = PERSON_SEAT in evening.winners, f"evening {evening.name}"
        return match_line(kit, key, text, opens, drawing, faces, gold=won, first=first)

    def _damaged_line(self, one: DamagedEvening, first: bool, kit: Kit) -> Box:
        """The line of an evening that cannot be read, which says why."""
        head = say("history-file", file=one.path.name)
        ended = say("history-won.newer") if one.newer else say("history-won.damaged")
        date = date_of(begun_of(one.path.stem))
        text = LineText(head, head, say("evening-heading"), ended, "", date)
        key, opens = f"damaged {one.path.name}", self._damage_teller(one)
        return match_line(kit, key, text, opens, "", first=first)

    def _damage_teller(self, one: DamagedEvening) -> Act:
        return lambda: self.navigator.ask(
            "damaged evening",
            Message("dialog-newer") if one.newer else Message("evening-damaged"),
            Message("evening-damaged.unread", file=one.path.name, fault=one.fault),
            [
                DialogButton(Message("page-back"), self.navigator.back, Icon.BACK),
                DialogButton(
                    DELETE_MATCH.called, lambda: self._put_aside(one), Icon.TRASH, DELETE_MATCH
                ),
            ],
            Scope.MATCH,
        )

    def _put_aside(self, one: DamagedEvening) -> None:
        self.navigator.back()
        problem = self.app.evenings.put_aside(one.path)
        self.said = problem or Message("evening-damaged.aside", file=one.path.name)
        self._find_evenings()
        self.changed()

    # Actions on a match.

    def _opener(self, entry: IndexEntry) -> Act:
        return lambda: self.open(entry)

    def open(self, entry: IndexEntry) -> None:
        """Open a dialog with the details of a match and its actions."""
        one = entry.summary
        path = self.match_index.folder / entry.name
        answers: list[DialogButton] = []
        if one is not None:
            review = DialogButton(
                REVIEW_MATCH.called,
                lambda: open_replay(self.app, path, True),
                Icon.GRAPH,
                REVIEW_MATCH,
            )
            twice = DialogButton(
                OPEN_RERUN.called, lambda: open_rerun(self.app, path), Icon.PERSON, OPEN_RERUN
            )
            answers += [
                DialogButton(
                    OPEN_REPLAY.called,
                    lambda: open_replay(self.app, path),
                    Icon.REPLAY,
                    OPEN_REPLAY,
                ),
                *([review] if one.decided else []),
                *([twice] if one.over else []),
                DialogButton(
                    PLAY_SAME_DEAL.called,
                    lambda: self.ask_same_deal(entry),
                    Icon.DEAL,
                    PLAY_SAME_DEAL,
                ),
                DialogButton(
                    SAVE_SCORE_SHEET.called, lambda: self.keep(entry), Icon.SAVE, SAVE_SCORE_SHEET
                ),
            ]
        answers += [
            DialogButton(Message("page-back"), self.navigator.back, Icon.BACK),
            DialogButton(DELETE_MATCH.called, lambda: self.delete(entry), Icon.TRASH, DELETE_MATCH),
        ]
        heading = Message("history-file", file=entry.name)
        if one is not None:
            date = long_date(entry.begun)
            heading = Message("history-match", game=game_of(one).title, date=date)
        copy = entry.name in self.match_index.copies()
        self.navigator.ask(
            "match",
            heading,
            lambda: "\n".join(account(entry, self.own, copy)),
            answers,
            Scope.MATCH,
        )

    def _match(self, entry: IndexEntry) -> Match | None:
        """The match of a record; None after a message if it is unreadable."""
        match = self.app.match_store.open(self.match_index.folder / entry.name).match
        if match is None:
            self.match_index.look()
            self.navigator.tell(
                Message("history-won.damaged"), Message("history-gone", file=entry.name)
            )
        return match

    def keep(self, entry: IndexEntry) -> None:
        """Open the page on which the sheet of a match is kept."""
        match = self._match(entry)
        if match is not None:
            self.navigator.open(routes.Keep(partial(kept_sheet, match, entry.begun, self.own)))

    def ask_same_deal(self, entry: IndexEntry) -> None:
        """Ask whether to play the same deal again; the dialog explains the consequences."""
        match = self._match(entry)
        if match is None:
            return
        self.navigator.ask(
            "again",
            Message("history-again.heading"),
            in_order([Message("history-again.text"), Message("setup-known")]),
            [
                DialogButton(
                    Message("history-again.play"), lambda: same_deal(self.app, match), Icon.PLAY
                ),
                DialogButton(Message("page-back"), self.navigator.back, Icon.BACK),
            ],
        )

    def delete(self, entry: IndexEntry) -> None:
        self.navigator.back()
        part = None if entry.summary is None else evening_of(entry.summary.mode)
        if part is not None and self.app.evenings.holds(part):
            self.said = Message("evening-holds")
            self.changed()
            return
        deleted = self.app.match_store.deleted
        problem = deleted.delete(self.match_index.folder / entry.name, self.app.today())
        self.match_index.look()
        if problem is None:
            self.match_index.drop(entry.name)
            deleted_now = Message("history-deleted", match=headline(entry))
            kept = Message("history-kept", days=MIN_TRASH_KEPT_DAYS)
            self.said = in_order([deleted_now, kept])
        else:
            self.said = problem
        self.changed()

    def undelete(self) -> None:
        """Restore the match or evening that was deleted last."""
        store, evenings = self.app.match_store, self.app.evenings
        content = store.deleted.content()
        evening = evenings.last_deleted(evenings.deleted, store.deleted)
        if evening is not None:
            name, problem = evenings.bring_back(evenings.deleted, evening)
            self._find_evenings()
        elif content:
            name, problem = store.deleted.bring_back(content[-1])
        else:
            return
        self.said = problem or Message("history-deleted.back", match=name)
        self.match_index.look()
        self.changed()
