"""The list of finished matches, newest first, with filters."""

from collections.abc import Callable, Sequence
from functools import partial
from heapq import nlargest
from typing import NamedTuple

from game.ai.characters import Player, read_seat
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
    points,
    result,
)
from game.features.rule_sets.own_sets import OwnSets
from game.features.sheets.sheet_text import kept_sheet
from game.games import GAMES
from game.match.match import Match
from game.match.record_notes import evening_of
from game.storage.appearance import OWN_PORTRAITS_BY_NAME
from game.storage.match_index import RECORD_SUFFIX, IndexEntry, played_order
from game.storage.trash import MIN_TRASH_KEPT_DAYS
from game.text.icon import Icon
from game.text.message import Message, TextValue, in_order, say, told
from game.ui import routes
from game.ui.features.history.waiting_rows import newest_unfinished
from game.ui.features.match.begin_match import same_deal
from game.ui.features.replay.open_replay import open_replay, open_rerun
from game.ui.kit.forms.builder import Kit, nowhere
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
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box, LazyBox
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Beside, Column, Row
from game.ui.kit.layout.scroll import FixedGridList
from game.ui.kit.pages.dialog import DialogButton
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.list_items import ListEntry
from game.ui.kit.widgets.surfaces import IconWidget, Medallion, drawn
from game.ui.option_rows import filters
from game.ui.program import Program, ProgramPage
from game.ui.table.model.moods import OpponentMood

HISTORY_UPDATE_SECONDS = 0.3
"""Interval of updates while records are being read, in seconds."""
MAX_SHOWN_UNFINISHED_COUNT = 2
"""Maximum number of unfinished matches above the others."""
MEASURED_MATCH_CARD_COUNT = 5
"""Number of cards that are measured for the size of all: those with the longest text."""
MIN_MATCH_WORDS_UNITS = 196.0
"""Minimum width of the words on a match's card, in units."""
USUAL_MATCH_WORDS_UNITS = 236.0
"""Preferred width of these words, in units."""
MIN_MATCH_POSTER_UNITS = 118.0
"""Minimum width of its poster, in units."""
MATCH_FACE_SIZE_UNITS = 32.0
"""Size of a face on it, in units; it grows a quarter as much as text."""
MAX_MATCH_FACE_COUNT = 5
"""Maximum number of faces in a row."""
MATCH_CARD_GAP_UNITS = 8.0
"""Space between the cards, in units."""
EVENING_CARD_DRAWING = "pictures/mark"
"""The picture on the card of an evening."""


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


class CardText(NamedTuple):
    """What a card of the shelf says, from top to bottom."""

    title: str
    company: str
    ended: str
    figures: str
    more: str


class HistoryPage(ProgramPage, HeadedPage):
    """The list of finished matches with its filters and the actions on a match."""

    name = "history"
    places = (Scope.HISTORY,)
    wide = 1500.0

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading = say("history-heading")
        self.match_index = app.match_store.match_index
        self.own = OwnSets(app.profile)
        self.chosen = dict.fromkeys(HISTORY_FILTERS, 0)
        self.said = ""
        self.shown: list[Shown] = []
        self.evenings: list[EveningFile] = []
        self.damaged: list[DamagedEvening] = []
        self._cards: LazyBox | None = None
        self._made_for: tuple[Measures, tuple[int, ...], int, tuple[str, ...]] | None = None
        self._seen = (-1, True)
        self._looked = 0.0
        self._lengths: dict[str, int] = {}

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
    def subtitle(self) -> str:  # type: ignore[override]
        """Progress of reading, or the number of matches after filtering."""
        if self.said:
            return self.said
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
        if self._made_for != made_for or self._cards is None:
            self._made_for = made_for
            shown = self.shown = self.select()
            copies = self.match_index.copies()
            self._cards = LazyBox(
                len(shown), lambda place: self._card(shown[place], place == 0, copies, kit)
            )
            longest = nlargest(MEASURED_MATCH_CARD_COUNT, self.shown, key=self._length)
            self._alike = [self._card(one, False, copies, kit) for one in longest]
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
        """The newest unfinished matches, above the filters."""
        waiting, gap = newest_unfinished(self.app, MAX_SHOWN_UNFINISHED_COUNT, kit), kit.px(8)
        if not waiting:
            return self._filters(kit)
        entries, more = waiting[:MAX_SHOWN_UNFINISHED_COUNT], waiting[MAX_SHOWN_UNFINISHED_COUNT:]
        beside = Row([*(one.growing() for one in entries), *more], gap)
        return Column([FirstFit(beside, Column(waiting, gap)), self._filters(kit)], kit.px(10))

    def scrolled(self, kit: Kit) -> Box:
        if not self.shown:
            return self._nothing(kit)
        assert self._cards is not None, "the cards are made before they are placed"
        return FixedGridList(
            self.column,
            self._cards,
            kit.measures,
            gap=kit.px(MATCH_CARD_GAP_UNITS),
            enough=2,
            alike=self._alike,
            x=kit.px(16),
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

    def _card(self, entry: Shown, first: bool, copies: frozenset[str], kit: Kit) -> Box:
        """The card of a match or an evening: poster, company, result and date."""
        if isinstance(entry, EveningFile):
            return self._evening_card(entry, first, kit)
        if isinstance(entry, DamagedEvening):
            return self._damaged_card(entry, first, kit)
        one = entry.summary
        copy = entry.name in copies
        more = circumstances(entry, self.own, copy)
        node = self._ground(
            f"match {entry.name}", headline(entry), result(entry), more, self._opener(entry), first
        )
        more = circumstances(entry, self.own, copy, brief=True)
        if one is None:
            return self._laid(node, CardText(headline(entry), "", result(entry), "", more), kit)
        text = CardText(game_of(one).title, company(one), result(entry), points(one), more)
        seats = [read_seat(seat, number) for number, seat in enumerate(one.seats)]
        faces, poster = self._faces(seats, one.winners), game_of(one).picture
        return self._laid(node, text, kit, poster, faces, won=one.share > 0)

    def _evening_card(self, file: EveningFile, first: bool, kit: Kit) -> Box:
        """The card of an evening, which opens its sheet."""
        evening, entries = file.evening, self.match_index.entries
        found = (entries.get(f"{game.record}{RECORD_SUFFIX}") for game in evening.games)
        assisted = any(one and one.summary and one.summary.assisted for one in found)
        more = evening_circumstances(evening, assisted)
        ended = evening_result(evening)
        opens = self.navigator.opener(routes.EveningSheet(file))
        node = self._ground(
            f"evening {evening.name}", evening_headline(evening), ended, more, opens, first
        )
        more = evening_circumstances(evening, assisted, brief=True)
        text = CardText(
            say("evening-heading"), evening_company(evening), ended, evening_points(evening), more
        )
        faces = self._faces(evening_players(evening), evening.winners)
        won = PERSON_SEAT in evening.winners
        return self._laid(node, text, kit, EVENING_CARD_DRAWING, faces, won=won)

    def _damaged_card(self, one: DamagedEvening, first: bool, kit: Kit) -> Box:
        """The card of an evening that cannot be read, which says why."""
        head = say("history-file", file=one.path.name)
        ended = say("history-won.newer") if one.newer else say("history-won.damaged")
        date = date_of(begun_of(one.path.stem))
        opens = self._damage_teller(one)
        node = self._ground(f"damaged {one.path.name}", head, ended, date, opens, first)
        return self._laid(node, CardText(head, say("evening-heading"), ended, "", date), kit)

    def _damage_teller(self, one: DamagedEvening) -> Act:
        return lambda: self.navigator.ask(
            "damaged evening",
            Message("dialog-newer") if one.newer else Message("evening-damaged"),
            Message("evening-damaged.unread", file=one.path.name, fault=one.fault),
            [
                DialogButton(Message("page-back"), self.navigator.back, Icon.BACK),
                DialogButton(
                    DELETE_MATCH.label, lambda: self._put_aside(one), Icon.TRASH, DELETE_MATCH
                ),
            ],
            Scope.MATCH,
        )

    def _put_aside(self, one: DamagedEvening) -> None:
        self.navigator.back()
        problem = self.app.evenings.put_aside(one.path)
        self.said = told(problem or Message("evening-damaged.aside", file=one.path.name))
        self._find_evenings()
        self.changed()

    def _ground(self, key: str, head: str, ended: str, more: str, act: Act, first: bool) -> Node:
        return Node(
            Role.BUTTON,
            say("history-row", match=head, result=ended, more=more),
            nowhere(),
            key,
            act=act,
            area="matches",
            first=first,
            widget=ListEntry((head, more)),
        )

    def _faces(self, players: Sequence[Player], winners: Sequence[int]) -> list[Medallion]:
        """The faces at the table, the winners glad and in gold, others where nobody is known."""
        own = OWN_PORTRAITS_BY_NAME[self.app.settings.portrait].drawing
        faces = []
        for seat, player in enumerate(players):
            drawing = own if seat == PERSON_SEAT else player.character and player.character.portrait
            if drawing:
                glad = f"-{OpponentMood.GLAD}" if seat in winners else ""
                faces.append(Medallion(f"portraits/{drawing}{glad}", seat in winners))
        return faces

    def _laid(
        self,
        node: Node,
        text: CardText,
        kit: Kit,
        poster: str = "",
        faces: Sequence[Medallion] = (),
        *,
        won: bool = False,
    ) -> Box:
        """The layout of a card: the poster, and beside it all else, one below the other."""
        tone = "gold" if won else "text"
        ended = kit.words(text.ended, 18, weight="bold", tone=tone, anchor="midleft")
        figures = Limit(
            kit.words(text.figures, 14.5, tone="dim", anchor="midleft"), high=kit.line_height(18)
        )
        rows: list[Box] = [
            kit.words(text.title, 17, weight="bold"),
            *([kit.words(text.company, 13.5, tone="dim")] if text.company else []),
            Space(high=kit.px(5)),
            *([self._row_of(faces, kit), Space(high=kit.px(4))] if faces else []),
            Flow([ended, figures] if text.figures else [ended], kit.px(10), 0),
            kit.words(text.more, 13, tone="dim"),
        ]
        words = Column([Space().growing(), *rows, Space().growing()])
        high = 4 if poster == EVENING_CARD_DRAWING else 5
        picture = Node(Role.ICON, "", nowhere(), widget=IconWidget(Icon.WARNING, "faint"))
        if drawing := self.app.images.shown(poster):
            picture = drawn(drawing, nowhere(), radius=kit.px(7))
        limited = Limit(words, least=kit.measures.grown_length(MIN_MATCH_WORDS_UNITS))
        whole = Beside(picture, limited, kit.px(14), kit.px(MIN_MATCH_POSTER_UNITS), 4, high)
        card = NodeBox(node, Pad(whole, kit.px(8), kit.px(6)))
        ideal = kit.px(MIN_MATCH_POSTER_UNITS + 30) + kit.measures.grown_length(
            USUAL_MATCH_WORDS_UNITS
        )
        return Limit(card, ideal=max(ideal, card.widths.least))

    def _row_of(self, faces: Sequence[Medallion], kit: Kit) -> Box:
        """The first faces, close together, and how many more there are."""
        side = kit.px(MATCH_FACE_SIZE_UNITS * (3 + kit.measures.text_factor) / 4)
        shown = faces if len(faces) <= MAX_MATCH_FACE_COUNT else faces[: MAX_MATCH_FACE_COUNT - 1]
        cells: list[Box] = [
            FixedBox(Node(Role.PICTURE, "", nowhere(), widget=face), side, side) for face in shown
        ]
        if more := len(faces) - len(shown):
            cells.append(kit.words(say("history-more", count=more), 14, tone="dim"))
        return Align(Row(cells, kit.px(3)), 0, 0.5)

    def _arrow(self, here: Node | None, dx: int, dy: int) -> None:
        """At the end of a row, left and right lead on to the next one."""
        beside = None
        if here is not None and here.place is not None and dx:
            place = here.place[0] + dx, here.place[1]
            beside = next((one for one in self.tree.reachable() if one.place == place), None)
        if beside is None:
            super()._arrow(here, dx, dy)
        else:
            self._go(beside)

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
                REVIEW_MATCH.label,
                lambda: open_replay(self.app, path, True),
                Icon.GRAPH,
                REVIEW_MATCH,
            )
            twice = DialogButton(
                OPEN_RERUN.label, lambda: open_rerun(self.app, path), Icon.PERSON, OPEN_RERUN
            )
            answers += [
                DialogButton(
                    OPEN_REPLAY.label, lambda: open_replay(self.app, path), Icon.REPLAY, OPEN_REPLAY
                ),
                *([review] if one.decided else []),
                *([twice] if one.over else []),
                DialogButton(
                    PLAY_SAME_DEAL.label,
                    lambda: self.ask_same_deal(entry),
                    Icon.DEAL,
                    PLAY_SAME_DEAL,
                ),
                DialogButton(
                    SAVE_SCORE_SHEET.label, lambda: self.keep(entry), Icon.COPY, SAVE_SCORE_SHEET
                ),
            ]
        answers += [
            DialogButton(Message("page-back"), self.navigator.back, Icon.BACK),
            DialogButton(DELETE_MATCH.label, lambda: self.delete(entry), Icon.TRASH, DELETE_MATCH),
        ]
        date = date_of(entry.begun)
        heading = say("history-file", file=entry.name)
        if one is not None:
            heading = say("history-match", game=game_of(one).title, date=date)
        copy = entry.name in self.match_index.copies()
        self.navigator.ask(
            "match",
            heading,
            "\n".join(account(entry, self.own, copy)),
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
            kept = kept_sheet(match, entry.begun, self.own)
            self.navigator.open(routes.Keep(kept))

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
            self.said = say("evening-holds")
            self.changed()
            return
        deleted = self.app.match_store.deleted
        problem = deleted.delete(self.match_index.folder / entry.name, self.app.today())
        self.match_index.look()
        if problem is None:
            self.match_index.drop(entry.name)
            deleted_now = Message("history-deleted", match=headline(entry))
            self.said = told(
                in_order([deleted_now, Message("history-kept", days=MIN_TRASH_KEPT_DAYS)])
            )
        else:
            self.said = told(problem)
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
        self.said = told(problem or Message("history-deleted.back", match=name))
        self.match_index.look()
        self.changed()

    def _length(self, entry: Shown) -> int:
        """Estimated width of a row's text, in characters."""
        if isinstance(entry, EveningFile):
            return len(evening_headline(entry.evening))
        if isinstance(entry, DamagedEvening):
            return len(entry.path.name)
        known = self._lengths.get(entry.name)
        if known is None:
            one = entry.summary
            known = len(entry.name)
            if one is not None:
                known = sum(map(len, one.seats[:4])) + len(one.mode) + len(one.rules)
            self._lengths[entry.name] = known
        return known
