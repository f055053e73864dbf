"""Revealed hands after a round, and how its points add up.

`RoundPart` shows a round. `LastRound` shows the end of a match, and `CardsLeft` the end of one
without points. `several` names players in messages.
"""

from collections.abc import Callable, Mapping, Sequence

from game.core.event import Seat
from game.text import message
from game.text.icon import Icon
from game.text.message import Message, Who, listed, say, together, told
from game.ui.deck import card_widgets
from game.ui.deck.card_widgets import CardLines
from game.ui.features.scores.score_page import ScorePart
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.alternatives import LargestFit, Stack
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad, Rigid
from game.ui.kit.layout.grid import Flow, columns
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll, ScrollState
from game.ui.kit.tree import Node, Role
from game.ui.table.model.table_model import TableModel

TRIED_OPENED_CARD_WIDTH_UNITS = (56.0, 48.0, 42.0, 36.0)
"""Card widths to try until all hands fit at once, in units."""
SCROLLED_CARD_WIDTH_UNITS = 42.0
"""Card width in a scrolling list, in units."""
MIN_OPENED_CARD_WIDTH_POINTS = 32
"""Minimum card width, in points."""
MIN_PLAYER_CARDS_UNITS = 190.0
"""Minimum width of a player's cards, in units."""
MAX_PLAYER_CARDS_UNITS = 760.0
"""Maximum width of a player's cards, in units."""
PLAYER_ROW_PADDING_CARD_WIDTHS = 0.15
"""Vertical padding of a row, in card widths."""
MIN_TWO_COLUMN_PLAYER_COUNT = 6
"""Minimum number of players for two columns of rows."""
PLAYER_COLUMNS_GAP_UNITS = 24.0
"""Space between two columns of rows, in units."""
FIGURE_COLUMN_GAP_UNITS = 10.0
"""Space between columns of figures, in units."""
PLAYER_ROW_MARGIN_UNITS = 6.0
"""Space beside the rows, in units."""


class RoundPart(ScorePart):
    """One row per player with cards and score lines.

    Many players fill two columns.
    """

    title = Message("opened-title")

    def __init__(self, model: TableModel, kit: Kit, scroller: ScrollState) -> None:
        super().__init__(model, kit, scroller)
        hands = self.hands()
        self.opened = {one.seat: one for one in self.rules.revealed_hands(self.state, hands)}
        self.lines = self.rules.score_lines(self.state, hands)
        self.melded = any(one.melds for one in self.opened.values())
        self._groups = {seat: self._groups_of(seat) for seat in self.opened}
        # Boxes that all alternative layouts share are built once.
        self._around: dict[Seat, list[Box]] = {}
        self._laid: dict[tuple[Seat, int], Box] = {}
        self._nodes = {seat: self._node(seat) for seat in self.seats}

    def hands(self) -> Mapping[int, Sequence[str]]:
        """Revealed hands by seat."""
        return self.show.recent.revealed

    @property
    def worth_showing(self) -> bool:
        """Whether the part has any content."""
        return bool(self.opened or self.lines)

    def order(self) -> list[Seat]:
        """Seats from top to bottom."""
        return self.seats

    def note(self, seat: Seat) -> tuple[Icon | None, str]:
        """Icon and text of the note under a name; no icon is None, no text is empty."""
        out = self.state.rounds[-1]["out"]
        return (Icon.OUT, say("opened-out")) if out == seat else (None, "")

    def caption(self) -> str:
        """Label above the cards."""
        return say("opened-caption.melds") if self.melded else say("opened-caption")

    # Layout.

    def box(self) -> Box:
        """The alternative with the largest cards that fits, in one or two columns."""
        kit, order = self.kit, self.order()
        upper = -(-len(order) // 2)
        ways: list[Box] = []
        for card in dict.fromkeys(map(self._card_width, TRIED_OPENED_CARD_WIDTH_UNITS)):
            ways.append(Align(self._column(order, card), 0.5, 0))
            if len(order) >= MIN_TWO_COLUMN_PLAYER_COUNT:
                halves = [self._column(some, card) for some in (order[:upper], order[upper:])]
                even = [half.growing() for [half] in columns([[half] for half in halves])]
                ways.append(Row(even, kit.px(PLAYER_COLUMNS_GAP_UNITS), "top"))
        ways.append(
            Align(
                self._column(order, self._card_width(SCROLLED_CARD_WIDTH_UNITS), turned=True),
                0.5,
                0,
            )
        )
        return LargestFit(ways)

    def narrow(self) -> Box:
        return self._in_lines()

    def _card_width(self, size: float) -> int:
        return max(
            round(MIN_OPENED_CARD_WIDTH_POINTS * self.kit.measures.scale),
            self.kit.measures.card_width(size),
        )

    def _column(self, seats: Sequence[Seat], card: int, turned: bool = False) -> Box:
        """Rows of some players under column labels."""
        kit = self.kit
        head, *cells = self._aligned([self._labels(), *(self._cells(one, card) for one in seats)])
        rows = Column(
            [
                NodeBox(
                    self._nodes[seat], Stack([Column([kit.line()]), self._airy(Row(row), card)])
                )
                for seat, row in zip(seats, cells, strict=True)
            ]
        )
        under = (
            Scroll(self.scroller, rows, kit.measures, x=kit.px(PLAYER_ROW_MARGIN_UNITS))
            if turned
            else (Pad(rows, kit.px(PLAYER_ROW_MARGIN_UNITS), 0))
        )
        return Column(
            [
                Pad(Row(head, across="bottom"), kit.px(PLAYER_ROW_MARGIN_UNITS), 0),
                Space(high=kit.px(5)),
                under,
            ]
        )

    def _airy(self, box: Box, card: int) -> Box:
        """A row with vertical padding and at least the height of a portrait."""
        return Pad(
            Limit(box, high=self.kit.px(40)), 0, round(PLAYER_ROW_PADDING_CARD_WIDTHS * card / 2)
        )

    def _aligned(self, rows: Sequence[Sequence[Box]]) -> list[list[Box]]:
        """Cells aligned in columns; all columns of figures get the same width."""
        figures = columns([[cell] for row in rows for cell in row[2:]])
        count = len(self.lines)
        first = columns([row[:2] for row in rows])
        return [
            [*some, *(cell for [cell] in figures[number * count : (number + 1) * count])]
            for number, some in enumerate(first)
        ]

    def _labels(self) -> list[Box]:
        caption: Box = self._dim(self.caption()) if self.opened else Space()
        return [Space(), caption, *(self._column_label(told(line.label)) for line in self.lines)]

    def _column_label(self, label: str) -> Box:
        words = self.kit.words(label, 13.5, tone="dim", anchor="midbottom", lines=2)
        return Rigid(Pad(words, self.kit.px(FIGURE_COLUMN_GAP_UNITS / 2), 0))

    def _cells(self, seat: Seat, card: int) -> list[Box]:
        if seat not in self._around:
            who = Rigid(Row([self._person(seat), Space(self.kit.px(16))]))
            self._around[seat] = [who, *self._figures(seat)]
        if (seat, card) not in self._laid:
            self._laid[seat, card] = self._cards(seat, card).growing()
        person, *figures = self._around[seat]
        return [person, self._laid[seat, card], *figures]

    def _figures(self, seat: Seat) -> list[Box]:
        last = len(self.lines) - 1
        return [
            Rigid(
                Pad(
                    self._figure(line.figures[seat], number == last),
                    self.kit.px(FIGURE_COLUMN_GAP_UNITS / 2),
                    0,
                )
            )
            for number, line in enumerate(self.lines)
        ]

    def _in_lines(self) -> Box:
        """Narrow layout: cards below the name, figures below the cards."""
        kit = self.kit
        rows: list[Box] = []
        for seat in self.order():
            sums: list[Box] = [
                Row(
                    [self._dim(told(line.label)), self._figure(line.figures[seat], True)], kit.px(6)
                )
                for line in self.lines
            ]
            cells = [kit.line(), self._person(seat)]
            cells += (
                [self._cards(seat, self._card_width(TRIED_OPENED_CARD_WIDTH_UNITS[-1]))]
                if self.opened
                else []
            )
            cells += [Flow(sums, kit.px(18), kit.px(2))] if sums else []
            rows.append(NodeBox(self._nodes[seat], Column(cells, kit.px(5))))
        return Pad(Column(rows, kit.px(8)), kit.px(PLAYER_ROW_MARGIN_UNITS), 0)

    # Pieces.

    def _node(self, seat: Seat) -> Node:
        """Accessible row of a player, with the score lines in words."""
        sums = [
            Message("page-value", name=line.label, value=line.figures[seat]) for line in self.lines
        ]
        name, value = told(self.names[seat].called), told(listed(sums)) if sums else None
        return Node(Role.ROW, name, nowhere(), value=value)

    def _person(self, seat: Seat) -> Box:
        kit = self.kit
        called = told(self.names[seat].called)
        name = kit.words(called, 15, weight="semibold", anchor="midleft")
        says: list[Box] = [name]
        icon, note = self.note(seat)
        if icon or note:
            under: list[Box] = [self._dim(note).growing()]
            says.append(Row([kit.sign(icon, note, 13.5), *under] if icon else under, kit.px(4)))
        picture = kit.square(self.portrait(seat), kit.px(40))
        return Row([picture, Column(says).growing()], kit.px(10))

    def _groups_of(self, seat: Seat) -> list[card_widgets.CardGroup]:
        one = self.opened[seat]
        how = self.rules.sorts[0][0]
        left = tuple(sorted(one.left, key=lambda text: self.rules.sort_key(text, how)))
        groups = [card_widgets.CardGroup("meld", meld) for meld in one.melds]
        return groups + ([card_widgets.CardGroup("left", left, True)] if left else [])

    def _cards(self, seat: Seat, card: int) -> Box:
        """A player's melds and deadwood, or a text that none is left."""
        kit = self.kit
        if not self.opened:
            return Space()
        groups = self._groups.get(seat, [])
        least, most = self._least_width(card), kit.px(MAX_PLAYER_CARDS_UNITS)
        if not groups:
            return Limit(self._dim(say("opened-none")), least=least)
        label: Callable[[], Box] | None = None
        if self.melded:
            label = self._left
        cards = CardLines(
            groups,
            card,
            self.rules.face_set,
            self._namer(seat),
            kit.measures,
            label=label,
            wild=self._wild,
        )
        return Limit(cards, least=least, ideal=min(most, cards.widths.ideal))

    def _least_width(self, card: int) -> int:
        """Width in which no meld needs a second line, in pixels."""
        measures = self.kit.measures
        melds = [
            card_widgets.fan_width(len(meld), card, measures)
            for one in self.opened.values()
            for meld in one.melds
        ]
        before = self._left().widths.ideal if self.melded else 0
        return max(self.kit.px(MIN_PLAYER_CARDS_UNITS), before + 5 * card, *melds, 0)

    def _left(self) -> Box:
        return Rigid(Row([self._dim(say("opened-left")), Space(self.kit.px(8))]))

    def _namer(self, seat: Seat) -> Callable[[card_widgets.CardGroup, tuple[str, ...]], str]:
        who = self.names[seat]

        def named(group: card_widgets.CardGroup, cards: tuple[str, ...]) -> str:
            said = listed([self.rules.card_name(one) for one in cards])
            if group.left:
                return say("opened-rest", name=who, cards=said)
            return say("opened-meld", name=who, cards=said)

        return named

    def _wild(self, cards: Sequence[str]) -> list[int]:
        """Places of wild cards that do not show the card they stand for."""
        return [
            place
            for place, text in enumerate(cards)
            if "=" not in text and self.rules.is_wild(self.state, text)
        ]

    def _dim(self, text: str) -> Box:
        return self.kit.words(text, 13.5, tone="dim", anchor="midleft")

    def _figure(self, text: str, last: bool) -> Box:
        return self.kit.words(text, 16, weight="bold" if last else "regular", anchor="center")


def last_hands(model: TableModel) -> Mapping[int, Sequence[str]]:
    """Hands at the end of the match, by seat."""
    revealed = model.show.recent.revealed
    if revealed:
        return revealed
    # A match that was opened after its end has no reveal event; its state has the hands.
    hands = model.session.match.state.full_view().get("hands", ())
    return {seat: hand for seat, hand in enumerate(hands) if hand}


class LastRound(RoundPart):
    """The round that ended the match."""

    title = Message("opened-title.last")

    def caption(self) -> str:
        return say("opened-caption.last")

    def hands(self) -> Mapping[int, Sequence[str]]:
        return last_hands(self.model)


class CardsLeft(LastRound):
    """Final hands of a match without points.

    Winners come first, then the players by distance to a win.
    """

    title = Message("score-result")

    def order(self) -> list[Seat]:
        state = self.state
        winners = state.winners or ()
        return sorted(
            super().order(),
            key=lambda seat: (seat not in winners, self.rules.distance_to_win(state, seat), seat),
        )

    def note(self, seat: Seat) -> tuple[Icon | None, str]:
        won = seat in (self.state.winners or ())
        verdict = told(self.rules.final_remark(self.state, seat))
        return (Icon.CROWN, verdict or say("opened-won")) if won else (None, verdict)

    def caption(self) -> str:
        return say("opened-caption")


MAX_NAMED_PLAYER_COUNT = 3
"""Maximum number of players that are named; more are counted."""


def several(players: Sequence[Who]) -> message.Value:
    """Names of some players, or their number."""
    if len(players) > MAX_NAMED_PLAYER_COUNT:
        return Message("score-players", count=len(players))
    return together(players)
