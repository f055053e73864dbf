"""The score sheet: one row per round, one column per player, totals below."""

from collections.abc import Sequence

from game.core.event import Seat
from game.text.icon import Icon
from game.text.message import Message, TextValue, figured, say, told
from game.ui.deck.materials import PaperSheet
from game.ui.features.scores.score_page import FootButton, ScorePage, ScorePart, in_words
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import CLOSE_SCORE_SHEET, Scope
from game.ui.kit.layout.alternatives import Stack
from game.ui.kit.layout.box import Box, LazyBox
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad, Rigid
from game.ui.kit.layout.grid import Columns, Flow
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import FixedRowList
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.surfaces import Marker, Rule, drawn

SHEET_ROW_HEIGHT_UNITS = 36.0
"""Height of a row, in units."""
SHEET_PADDING_UNITS = 14.0
"""Padding of the sheet, in units."""
SHEET_COLUMN_WIDTH_UNITS = 112.0
"""Width of a player's column, in units."""
SHEET_PORTRAIT_UNITS = 44.0
"""Size of a portrait, in units."""
MIN_VISIBLE_ROUND_COUNT = 6
"""Minimum number of visible rounds."""


class ScoreSheet(ScorePart):
    """All rounds of a match on a sheet of paper."""

    title = Message("score-sheet")

    def box(self) -> Box:
        return Align(self._in_columns(), 0.5, 0)

    def narrow(self) -> Box:
        return self._in_lines()

    @property
    def labels(self) -> list[str]:
        """Labels of all rounds, played or known to follow."""
        labels = self.rules.round_labels(self.state)
        played = len(self.state.rounds)
        labels += [
            self.rules.round_label(self.state, number) for number in range(len(labels), played)
        ]
        return [told(label) for label in labels]

    # In columns.

    def _in_columns(self) -> Box:
        """Layout with one column per player."""
        kit, labels = self.kit, self.labels
        pad, high = kit.px(SHEET_PADDING_UNITS), kit.px(SHEET_ROW_HEIGHT_UNITS)
        head = self._dressed([Space(), *map(self._head, self.seats)])
        total = self._dressed(
            [self._ink(say("sheet-total"), "bold"), *map(self._total, self.seats)]
        )
        coins = self._dressed([self._pot(), *self._coins()])
        alike = self._dressed(self._widest(labels))
        found = Columns([[row[0], cell] for row in (head, alike, total, coins) for cell in row[1:]])

        def made(number: int) -> Box:
            cells = self._dressed([self._label(number, labels[number]), *self._scores(number)])
            row = Stack([Column([self._rule()]), Row(found.row(cells))])
            return NodeBox(self._row(number, labels[number]), row)

        roll = FixedRowList(
            self.scroller,
            LazyBox(len(labels), made),
            kit.measures,
            high=high,
            enough=MIN_VISIBLE_ROUND_COUNT,
            alike=[Row(found.row(alike))],
            x=pad,
            last=len(self.state.rounds),
            tone="pencil",
        )
        lines: list[Box] = [
            Row([self._rule(), Space().growing()], across="stretch") for _ in self.names
        ]
        totals = Row(found.row(total), across="stretch")
        under = [NodeBox(self._totals(), Stack([Column([self._rule(2, "ink")]), totals]))]
        if self.held:
            purse = Row(found.row(coins))
            under.append(NodeBox(self._purse(), Stack([Column([self._rule()]), purse])))
        foot = Column([Limit(one, high=high) for one in under])
        return NodeBox(
            self._paper(),
            Stack(
                [
                    Pad(Row(found.row([Space(), *lines]), across="stretch"), pad, pad),
                    Column(
                        [
                            Space(high=pad),
                            Pad(Row(found.row(head), across="top"), pad, 0),
                            roll,
                            Pad(foot, pad, 0),
                            Space(high=pad),
                        ]
                    ),
                ]
            ),
        )

    def _dressed(self, cells: Sequence[Box]) -> list[Box]:
        """A label and figures with their padding."""
        kit = self.kit
        label, *others = cells
        return [
            Rigid(Row([label, Space(kit.px(SHEET_PADDING_UNITS))])),
            *(
                Limit(Pad(cell, kit.px(4), 0), ideal=kit.px(SHEET_COLUMN_WIDTH_UNITS))
                for cell in others
            ),
        ]

    def _widest(self, labels: Sequence[str]) -> list[Box]:
        """A row of the widest cells, which defines the width of the columns."""
        size, wide = self.kit.measures.text_size(16), self.kit.texts.width
        label = max(labels, key=lambda text: wide(text, size, "semibold"), default="")
        figures = {score for one in self.state.rounds for score in one["scores"]}
        figure = max(figures, key=lambda score: wide(figured(score), size, "bold"), default=0)
        cell = self._out(self._figure(figure, True), "")
        return [self._ink(label, "semibold"), *[cell] * len(self.names)]

    def _head(self, seat: Seat) -> Box:
        kit = self.kit
        picture = kit.square(self.portrait(seat), kit.px(SHEET_PORTRAIT_UNITS), kit.px(20))
        called = told(self.names[seat].called)
        name = kit.words(called, 13.5, tone="ink", weight="semibold", anchor="center")
        return Column([Align(picture), name, Space(high=kit.px(10))])

    def _label(self, number: int, label: str) -> Box:
        played = len(self.state.rounds)
        weight = "semibold" if number == played - 1 else "regular"
        return self._ink(label, weight, "ink" if number < played else "pencil")

    def _scores(self, number: int) -> list[Box]:
        """Centred figures of a round, with a mark at the player who went out."""
        rounds = self.state.rounds
        if number >= len(rounds):
            return [Space() for _ in self.names]
        scores, out = rounds[number]["scores"], rounds[number]["out"]
        best = min(scores) if self.rules.lowest_wins else max(scores)
        cells: list[Box] = []
        for seat, score in enumerate(scores):
            figure: Box = self._figure(score, score == best)
            if seat == out:
                figure = self._out(figure, say("table-went-out", who=self.names[seat]))
            cells.append(Align(figure))
        return cells

    def _out(self, figure: Box, name: str) -> Box:
        """A centred figure with a mark beside it."""
        mark = self._mark(Icon.OUT, name)
        return Row([Space(mark.widths.ideal), figure, mark], self.kit.px(3))

    def _total(self, seat: Seat) -> Box:
        """A total, centred together with its mark."""
        kit = self.kit
        figure = kit.words(
            figured(self.state.scores[seat]), 20, tone="ink", weight="bold", anchor="center"
        )
        if seat not in self._marked():
            return Align(figure)
        over = self.state.winners is not None
        who = self.names[seat]
        said = say("ranking-won", who=who) if over else say("sheet-leads", who=who)
        both = Row([figure, self._mark(Icon.CROWN if over else Icon.STAR, said)], kit.px(3))
        marker = Column(
            [FixedBox(Node(Role.MARKER, "", nowhere(), widget=Marker()), 0, 0).growing()]
        )
        return Stack([Pad(marker, 0, kit.px(4)), Align(both)])

    def _marked(self) -> Sequence[int]:
        """Seats of the winners; before the end, seats in the lead unless all are level."""
        totals, winners = self.state.scores, self.state.winners
        if winners is not None:
            return list(winners)
        best = min(totals) if self.rules.lowest_wins else max(totals)
        ahead = [seat for seat, total in enumerate(totals) if total == best]
        return ahead if len(ahead) < len(totals) else []

    # In lines.

    def _in_lines(self) -> Box:
        """Narrow layout: rounds one below the other, with a name at each figure."""
        kit, pad, rounds = self.kit, self.kit.px(SHEET_PADDING_UNITS), self.state.rounds
        labels = self.labels[: len(rounds)]

        def made(number: int) -> Box:
            line = self._line(labels[number], rounds[number]["scores"])
            return NodeBox(self._row(number, labels[number]), line)

        highest = max(
            (score for one in rounds for score in one["scores"]), default=0, key=_digit_count
        )
        alike = self._line(max(labels, key=len, default=""), [highest] * len(self.names))
        under: list[Box] = [
            NodeBox(self._totals(), self._line(say("sheet-total"), self.state.scores))
        ]
        if self.held:
            pot = Column([self._rule(), self._pot(), self._named(self.held)])
            under.append(NodeBox(self._purse(), pot))
        roll = FixedRowList(
            self.scroller,
            LazyBox(len(labels), made),
            kit.measures,
            high=0,
            enough=MIN_VISIBLE_ROUND_COUNT,
            alike=[alike],
            x=pad,
            last=len(rounds) - 1,
            tone="pencil",
        )
        return NodeBox(
            self._paper(),
            Column(
                [
                    Space(high=pad),
                    roll,
                    Pad(Column(under, kit.px(6)), pad, 0),
                    Space(high=pad),
                ]
            ),
        )

    def _line(self, label: str, figures: Sequence[int]) -> Box:
        return Column([self._rule(), self._ink(label, "semibold"), self._named(figures)])

    def _named(self, figures: Sequence[int]) -> Box:
        kit = self.kit
        cells: list[Box] = [
            Row([self._ink(told(who.called)), self._figure(figure, True)], kit.px(5))
            for who, figure in zip(self.names, figures, strict=True)
        ]
        return Flow(cells, kit.px(18), kit.px(2))

    # Pieces.

    def _paper(self) -> Node:
        return Node(Role.PAPER, told(self.title), nowhere(), widget=PaperSheet())

    def _row(self, number: int, label: str) -> Node:
        rounds = self.state.rounds
        said = (
            told(in_words(self.names, rounds[number]["scores"])) if number < len(rounds) else None
        )
        return Node(Role.ROW, label, nowhere(), value=said)

    def _totals(self) -> Node:
        said = told(in_words(self.names, self.state.scores))
        return Node(Role.ROW, say("sheet-total"), nowhere(), value=said)

    def _purse(self) -> Node:
        return Node(
            Role.ROW, say("sheet-dimes"), nowhere(), value=told(in_words(self.names, self.held))
        )

    @property
    def held(self) -> list[int]:
        """Coins of all players; empty in a game without coins."""
        purse = self.rules.coins(self.state)
        return [] if purse is None else purse[1]

    def _pot(self) -> Box:
        purse = self.rules.coins(self.state)
        if purse is None:
            return Space()
        said = self._ink(say("sheet-pot", count=purse[0]))
        return Row([self._coin("coins/pot"), said], self.kit.px(5))

    def _coins(self) -> list[Box]:
        if not self.held:
            return [Space() for _ in self.names]
        return [
            Align(Row([self._coin("coins/dime"), self._figure(count, False)], self.kit.px(4)))
            for count in self.held
        ]

    def _coin(self, drawing: str) -> Box:
        side = self.kit.line_height(13.5)
        return FixedBox(drawn(drawing, nowhere()), side, side)

    def _mark(self, icon: Icon, name: str) -> Box:
        return self.kit.sign(icon, name, 14, "pencil")

    def _ink(self, text: str, weight: str = "regular", tone: str = "ink") -> Box:
        return self.kit.words(text, 13.5, tone=tone, weight=weight, anchor="midleft")

    def _figure(self, number: int, best: bool) -> Box:
        return self.kit.words(
            figured(number), 16, tone="ink", weight="bold" if best else "regular", anchor="center"
        )

    def _rule(self, thick: float = 1, tone: str = "") -> Box:
        high = max(round(thick), self.kit.px(thick))
        node = Node(Role.RULE, "", nowhere(), widget=Rule(tone))
        return FixedBox(node, high, high)


def _digit_count(figure: int) -> int:
    return len(figured(figure))


class SheetPage(ScorePage):
    """The current score sheet during a match."""

    name = "sheet"
    places = (Scope.SCORE, Scope.SHEET)
    head = Message("score-sheet")

    @property
    def sentence(self) -> TextValue:
        """Number of finished rounds."""
        rounds = len(self.model.show.state.rounds)
        return Message("score-so-far", count=rounds) if rounds else Message("score-none-yet")

    def parts(self, kit: Kit) -> list[ScorePart]:
        return [self.part(ScoreSheet, kit)]

    def buttons(self) -> list[FootButton]:
        back = FootButton(CLOSE_SCORE_SHEET.called, Icon.BACK, self.back, CLOSE_SCORE_SHEET)
        return [back, *self.keeping()]
