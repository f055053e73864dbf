"""The sheet of an evening: between two games, and when it is looked back at.

A row is a game, with the points of each player over their place and score. A click on a game that
was played tells why, and leads to its replay. On ``EveningChoicePage`` the person chooses the next
game, after coming last.
"""

from collections.abc import Sequence
from functools import partial

from game.ai.characters import read_seat
from game.ai.levels import LEVELS
from game.features.evening.evening_results import (
    SheetRow,
    final_sentence,
    kept_evening,
    rules_of,
    sheet_of,
    why,
)
from game.features.evening.evening_store import EveningFile
from game.features.history.match_text import lasted
from game.features.rule_sets.own_sets import OwnSets
from game.games import GAMES_BY_NAME
from game.storage.appearance import OWN_PORTRAITS_BY_NAME
from game.text.icon import Icon
from game.text.message import Message, TextValue, apart, figured, listed, say, together, told
from game.ui import routes
from game.ui.features.evening.open_evening import next_game, open_game, play_game
from game.ui.features.match.evening_match import ask_to_stop
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import CHOICE_COMMANDS, Scope
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad
from game.ui.kit.layout.grid import Columns, Flow
from game.ui.kit.layout.leaf import FixedBox, Space, Text
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.list_items import ListEntry
from game.ui.kit.widgets.surfaces import Panel, drawn
from game.ui.program import Program, ProgramPage

MIN_PLAYER_COLUMN_UNITS = 96.0
"""Least width of a player's column, in units at the default text size."""
GAMES_COLUMN_WIDTH_UNITS = 250.0
"""Preferred width of the column of games, in units at the default text size."""
EVENING_PORTRAIT_UNITS = 40.0
"""Size of a portrait, in units."""
GAME_CHOICE_PICTURE_UNITS = 64.0
"""Size of a game's picture, in units."""


class EveningSheetPage(ProgramPage, HeadedPage):
    """The five games with their points, and the way on."""

    name = "evening sheet"
    wide = 980.0

    def __init__(self, app: Program, file: EveningFile) -> None:
        super().__init__(app)
        self.file = file
        self.sheet = sheet_of(file.evening, app.evenings, OwnSets(app.profile))
        self.names = list(self.sheet.names)
        seats = file.evening.terms.seats
        self.players = [read_seat(text, seat) for seat, text in enumerate(seats)]

    def entered(self) -> None:
        super().entered()
        self.sheet = sheet_of(self.file.evening, self.app.evenings, OwnSets(self.app.profile))
        if not self.focus:
            first = self.tree.first()
            if first is not None:
                self.set_focus(first)

    # Words.

    @property
    def heading(self) -> str:
        evening = self.file.evening
        if evening.ended:
            return told(self._ending())
        settled = len(evening.results)
        if not settled:
            return say("evening-heading")
        return say("evening-after", number=settled, count=len(self.sheet.rows))

    def _ending(self) -> Message:
        """Who won, or that nobody has."""
        winners = [self.names[seat] for seat in self.sheet.winners]
        if not winners:
            return Message("evening-stopped")
        if len(winners) > 1:
            return Message("evening-won.several", players=together(winners))
        return Message("evening-won", who=winners[0])

    @property
    def subtitle(self) -> str:
        """The next game; at the end, the winner's lead."""
        if self.file.problem is not None:
            return told(self.file.problem)
        evening = self.file.evening
        if evening.stopped:
            return say("evening-stopped.text")
        if evening.ended:
            return told(final_sentence(self.sheet))
        due, chosen = evening.due(), evening.chosen.get(evening.number)
        if due is None:
            return say("evening-you-choose")
        title = GAMES_BY_NAME[due].title
        if chosen is None:
            return say("evening-comes", game=title)
        return say("evening-chosen", who=self.names[chosen[1]], game=title)

    @property
    def _marks(self) -> list[TextValue]:
        """A damage of the file, and records that are gone."""
        said: list[TextValue] = []
        if self.file.evening.fault is not None:
            said.append(Message("evening-fault", fault=self.file.evening.fault))
        if any(row.missing for row in self.sheet.rows):
            said.append(Message("evening-missing-records"))
        return said

    # Layout.

    def body(self, kit: Kit) -> Box:
        cells: list[Box] = [self.scrolled(kit).growing()]
        buttons = self.buttons(kit)
        if buttons:
            cells += [Space(high=kit.px(10)), Flow(buttons, kit.px(12), kit.px(8), lean=0.5)]
        wide = kit.measures.grown_length(self.wide)
        column = Limit(Column(cells), ideal=wide, most=wide)
        return Row([Space().growing(), column, Space().growing()], across="stretch")

    def buttons(self, kit: Kit) -> list[Box]:
        """The way on, the way out, the sheet, and giving up; for one that is over, deleting."""
        if self.file.evening.ended:
            return [
                *self._keeping(kit),
                self._button("delete", say("evening-delete"), Icon.TRASH, self.delete, kit),
            ]
        due = self.file.evening.due()
        label = say("evening-choose")
        if due is not None:
            label = say("evening-play", game=GAMES_BY_NAME[due].title)
        file, app = self.file, self.app
        return [
            self._button("next", label, Icon.PLAY, lambda: next_game(app, file), kit, True),
            self._button("start", say("score-start"), Icon.HOME, self.to_start, kit),
            *self._keeping(kit),
            self._button(
                "stop", say("evening-stop.do"), Icon.CROSS, lambda: ask_to_stop(app, file), kit
            ),
        ]

    def _keeping(self, kit: Kit) -> list[Box]:
        """The way to keep the sheet, once a game is on it."""
        if not self.file.evening.results:
            return []
        return [self._button("keep", say("sheets-keep"), Icon.SAVE, self.keep, kit)]

    def keep(self) -> None:
        """Open the page on which the sheet is copied and saved."""
        self.navigator.open(routes.Keep(partial(kept_evening, self.file.evening, self.sheet)))

    def _button(
        self, key: str, name: str, icon: Icon, act: Act, kit: Kit, first: bool = False
    ) -> Box:
        return kit.button(
            key, name, act, width=230, icon=icon, primary=first, area="answers", first=first
        )

    def delete(self) -> None:
        """Delete the evening with its matches; History can bring it back."""
        problem = self.app.evenings.delete(self.file, self.app.today())
        self.navigator.back()
        if problem is not None:
            self.navigator.tell(Message("dialog-first"), problem)

    def to_start(self) -> None:
        self.navigator.replace(routes.Start())

    def content(self, kit: Kit) -> Box:
        cells: list[Box] = [FirstFit(self._in_columns(kit), self._in_lines(kit))]
        settled = [row for row in self.sheet.rows if row.result is not None]
        if settled and settled[-1].result is not None and not self.file.evening.ended:
            said = why(self.names, settled[-1].result)
            cells += [Space(high=kit.px(12)), *self._why(settled[-1].title, said, kit)]
        for mark in self._marks:
            cells += [Space(high=kit.px(10)), kit.words(told(mark), 14, tone="gold")]
        return Column(cells)

    def _why(self, title: str, said: Sequence[TextValue], kit: Kit) -> list[Box]:
        """Why the players have their points in the game just played."""
        return [
            kit.group_heading(say("evening-why-heading", game=title)),
            Space(high=kit.px(4)),
            *(kit.words(told(one), 15) for one in said),
        ]

    # In columns.

    def _in_columns(self, kit: Kit) -> Box:
        head = [Space(), *(self._person(seat, kit) for seat in range(len(self.names)))]
        sums = [self._sum_label(kit), *(self._sum(seat, kit) for seat in range(len(self.names)))]
        rows = [[self._label(row, kit), *self._figures(row, kit)] for row in self.sheet.rows]
        found = Columns([self._spread(cells, kit) for cells in (head, *rows, sums)])
        made: list[Box] = [Pad(Row(self._columned(found, head, kit), kit.px(6)), kit.px(10), 0)]
        for row, cells in zip(self.sheet.rows, rows, strict=True):
            line = Pad(Row(self._columned(found, cells, kit), kit.px(6)), kit.px(10), kit.px(3))
            high = kit.measures.target_size(50)
            made.append(NodeBox(self._node(row), Limit(line, high=high)))
        line = Pad(Row(self._columned(found, sums, kit), kit.px(6)), kit.px(10), kit.px(3))
        made.append(NodeBox(self._sum_node(), line))
        return NodeBox(self._table_node(), Column(made, kit.px(5)))

    def _spread(self, cells: Sequence[Box], kit: Kit) -> list[Box]:
        label, *figures = cells
        least = kit.measures.grown_length(MIN_PLAYER_COLUMN_UNITS)
        wide = kit.measures.grown_length(GAMES_COLUMN_WIDTH_UNITS)
        return [
            Limit(label, least=kit.measures.grown_length(150), ideal=wide).growing(),
            *(Limit(one, least=min(least, max(one.widths.least, least))) for one in figures),
        ]

    def _columned(self, found: Columns, cells: Sequence[Box], kit: Kit) -> list[Box]:
        return found.row(self._spread(cells, kit))

    def _person(self, seat: int, kit: Kit) -> Box:
        who = self.names[seat]
        side = kit.px(EVENING_PORTRAIT_UNITS)
        name = kit.words(told(who.called), 15, weight="semibold", anchor="center")
        cells: list[Box] = [Align(kit.square(self._portrait(seat), side)), name]
        level = self.players[seat].level
        if level is not None:
            under = kit.words(told(LEVELS[level].title), 13, tone="dim", anchor="center")
            cells.append(_told_with(name, under))
        return Column(cells)

    def _portrait(self, seat: int) -> Node:
        return drawn(f"portraits/{self._portrait_name(seat)}", nowhere())

    def _portrait_name(self, seat: int) -> str:
        character = self.players[seat].character
        own = OWN_PORTRAITS_BY_NAME[self.app.settings.portrait].drawing
        return character.portrait if character else own

    def _label(self, row: SheetRow, kit: Kit) -> Box:
        title = row.title or say("evening-open", number=row.number)
        tone = "text" if row.result is not None else "dim"
        lines = [kit.words(title, 16.5, weight="semibold", anchor="midleft", tone=tone)]
        more = self._more(row)
        if more:
            under = kit.words(more, 13.5, tone="dim", anchor="midleft")
            lines.append(_told_with(lines[0], under))
        cells: list[Box] = [Column([Space().growing(), *lines, Space().growing()]).growing()]
        drawing = self.app.images.shown(GAMES_BY_NAME[row.game].picture) if row.game else ""
        if drawing:
            side = kit.line_height(16.5) + kit.line_height(13.5)
            cells.insert(0, FixedBox(drawn(drawing, nowhere(), cropped=True), side, side))
        return Row(cells, kit.px(10))

    def _more(self, row: SheetRow) -> str:
        """The rules of a game, its length, and its circumstances."""
        said: list[TextValue] = [row.rules] if row.rules else []
        if row.result is not None and row.minutes is not None:
            said.append(lasted(60 * row.minutes))
        said += [Message("history-assisted")] if row.assisted else []
        said += [Message("evening-gave-up")] if row.result and row.result.given_up else []
        said += [Message("evening-record-gone")] if row.missing else []
        return told(listed(said)) if said else ""

    def _figures(self, row: SheetRow, kit: Kit) -> list[Box]:
        """Points of each player, over place and score."""
        one = row.result
        if one is None:
            return [Space() for _ in self.names]
        cells: list[Box] = []
        for seat, points in enumerate(one.points):
            best = one.places[seat] == 1
            figure = kit.words(
                str(points), 20, weight="bold", anchor="center", tone="gold" if best else "text"
            )
            under = kit.words(self._place(row, seat), 13.5, tone="dim", anchor="center")
            _told_with(figure, under)
            cells.append(Column([Space().growing(), figure, under, Space().growing()]))
        return cells

    def _place(self, row: SheetRow, seat: int) -> str:
        one = row.result
        assert one is not None, "the game is settled"
        place = Message("calendar-place", place=one.places[seat])
        return told(listed([place, figured(one.scores[seat])]))

    def _sum_label(self, kit: Kit) -> Box:
        lines = [kit.words(say("evening-sum"), 16.5, weight="bold", anchor="midleft")]
        if self.sheet.assisted:
            under = kit.words(say("history-assisted"), 13.5, tone="dim", anchor="midleft")
            lines.append(_told_with(lines[0], under))
        return Column(lines)

    def _sum(self, seat: int, kit: Kit) -> Box:
        points, leads = self.sheet.standing.points[seat], seat in self._leaders
        figure: Box = kit.words(
            str(points), 24, weight="bold", anchor="center", tone="gold" if leads else "text"
        )
        if seat in self.sheet.winners:
            crown = kit.sign(Icon.CROWN, say("ranking-won", who=self.names[seat]), 18)
            figure = Align(Row([figure, crown], kit.px(5)))
        return figure

    @property
    def _leaders(self) -> tuple[int, ...]:
        """Who would win now; nobody while all are level."""
        if self.sheet.winners:
            return self.sheet.winners
        ahead = self.sheet.standing.winners
        return ahead if len(ahead) < len(self.names) else ()

    # In lines.

    def _in_lines(self, kit: Kit) -> Box:
        made: list[Box] = []
        for row in self.sheet.rows:
            cells: list[Box] = [self._label(row, kit)]
            if row.result is not None:
                cells.append(Flow(self._named(row, kit), kit.px(18), kit.px(2)))
            line = Pad(Column(cells, kit.px(4)), kit.px(10), kit.px(5))
            made.append(NodeBox(self._node(row), Limit(line, high=kit.measures.target_size(44))))
        sums: list[Box] = [
            Row([self._dim(told(who.called), kit), self._sum(seat, kit)], kit.px(6))
            for seat, who in enumerate(self.names)
        ]
        under = Column([self._sum_label(kit), Flow(sums, kit.px(18), kit.px(2))], kit.px(4))
        made.append(NodeBox(self._sum_node(), Pad(under, kit.px(10), kit.px(5))))
        return NodeBox(self._table_node(), Column(made, kit.px(6)))

    def _named(self, row: SheetRow, kit: Kit) -> list[Box]:
        assert row.result is not None, "the game is settled"
        made: list[Box] = []
        for seat, who in enumerate(self.names):
            points = str(row.result.points[seat])
            figure = kit.words(points, 16.5, weight="bold", anchor="center")
            place = _told_with(figure, self._dim(self._place(row, seat), kit))
            made.append(Row([self._dim(told(who.called), kit), figure, place], kit.px(6)))
        return made

    def _dim(self, text: str, kit: Kit) -> Text:
        return kit.words(text, 13.5, tone="dim", anchor="midleft")

    # Rows as they are told.

    def _table_node(self) -> Node:
        return Node(Role.PAPER, say("evening-table"), nowhere())

    def _node(self, row: SheetRow) -> Node:
        title = row.title or say("evening-open", number=row.number)
        name = say("evening-row", number=row.number, game=title)
        if row.result is None:
            look = Panel(flat=True)
            return Node(Role.ROW, name, nowhere(), value=self._more(row) or None, widget=look)
        figures = told(apart(self._in_words(row)))
        number, more = row.number, self._more(row)
        said = told(listed([figures, more])) if more else figures
        return Node(
            Role.ROW, name, nowhere(), f"game {number}", value=said,
            act=lambda: open_game(self.app, self.file, number), area="games",
            tip=say("evening-row.tip"), widget=ListEntry(),
        )  # fmt: skip

    def _in_words(self, row: SheetRow) -> list[TextValue]:
        assert row.result is not None, "the game is settled"
        return [
            listed([Message("sheet-figure", name=who, figure=points), self._place(row, seat)])
            for seat, (who, points) in enumerate(zip(self.names, row.result.points, strict=True))
        ]

    def _sum_node(self) -> Node:
        sums = zip(self.names, self.sheet.standing.points, strict=True)
        said = [Message("sheet-figure", name=who, figure=points) for who, points in sums]
        return Node(Role.ROW, say("evening-sum"), nowhere(), value=told(listed(said)))


def _told_with(text: Text, under: Text) -> Text:
    """The text below another one, which is told as a part of that."""
    text.node.aloud, under.node.aloud = under.node.name, ""
    return under


class EveningChoicePage(ProgramPage, HeadedPage):
    """The games that are left; leaving for the start page puts the choice off."""

    name = "evening choice"
    places = (Scope.EVENING_CHOICE,)
    wide = 700.0

    def __init__(self, app: Program, file: EveningFile) -> None:
        super().__init__(app)
        self.file = file
        self.heading_text = Message("evening-choice")
        self.subtitle_text = Message("evening-choice.text", number=file.evening.number)

    def entered(self) -> None:
        super().entered()
        if not self.focus:
            self.set_focus(self.tree.by_key["choose 0"])

    def content(self, kit: Kit) -> Box:
        rows = [self._row(place, name, kit) for place, name in enumerate(self.file.evening.left())]
        return Column(rows, kit.px(14))

    def _row(self, place: int, name: str, kit: Kit) -> Box:
        game, sets = GAMES_BY_NAME[name], OwnSets(self.app.profile)
        rules = told(rules_of(self.file.evening, name, sets))
        says = Column(
            [
                kit.words(rules, 15, anchor="midleft"),
                kit.words(told(game.tagline), 13.5, tone="dim", anchor="midleft"),
            ]
        )
        choose = kit.button(
            f"choose {place}", told(game.title), self._chooser(name), width=240,
            command=CHOICE_COMMANDS[place],
            area="games", first=place == 0, primary=place == 0,
        )  # fmt: skip
        cells: list[Box] = [choose, Limit(says, least=kit.measures.grown_length(170)).growing()]
        drawing = self.app.images.shown(game.picture)
        if drawing:
            side = kit.px(GAME_CHOICE_PICTURE_UNITS)
            cells.insert(0, FixedBox(drawn(drawing, nowhere(), cropped=True), side, side))
        return Row(cells, kit.px(16))

    def _chooser(self, name: str) -> Act:
        def choose() -> None:
            if self.file.evening.due() is None:
                self.file.choose(name)
            play_game(self.app, self.file)

        return choose

    def back(self) -> None:
        self.navigator.replace(routes.Start())
