"""The hand that a decision was made with, the cards of one of its moves raised."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pygame import Rect

from game.core.game import State
from game.core.table import HAND, Table
from game.ui.box import Box, Shrink, Widths
from game.ui.paint.assets import card_height
from game.ui.paint.theme import Measures
from game.ui.tree import Node, Role
from game.ui.widgets.cards import Cards, card_step
from game.words.message import listed, say, told

SIZES = (62.0, 54.0, 46.0, 40.0, 36.0)
"""The widths of a card that are tried, in units."""
LEAST = 32
"""The least width of a card, in points."""
LIFT = 0.22
"""How far a card is raised, in its width."""
APART = 0.8
"""How far from each other cards lie where there is room, in their width."""


def played(state: State[Any], move: Any) -> tuple[str, ...]:
    """The cards that a move has the person put down from the hand.

    What leaves it when a round is over, to be counted and dealt anew, is not played.
    """
    cards: list[str] = []
    for event in state.clone().apply(move):
        if event.kind == "round-end":
            break
        if event.source == HAND and event.target != HAND:
            cards += [card.partition("=")[0] for card in event.cards if card is not None]
    return tuple(cards)


def hand_row(table: Table, hand: Sequence[str], raised: Sequence[str], measures: Measures) -> Box:
    """The cards of a hand, sorted, as large as there is room for.

    ``raised`` are those that stand out from the others.
    """
    how = table.sorts[0][0]
    cards = sorted(hand, key=lambda text: table.sort_key(text, how))
    least = round(LEAST * measures.scale)
    widths = dict.fromkeys(max(measures.px(size), least) for size in SIZES)
    return Shrink([HandRow(table, cards, raised, wide, measures) for wide in widths])


class HandRow(Box):
    """Cards ``card`` pixels wide in as many rows as they need."""

    def __init__(
        self,
        table: Table,
        cards: Sequence[str],
        raised: Sequence[str],
        card: int,
        measures: Measures,
    ) -> None:
        super().__init__()
        self.table = table
        self.cards = cards
        self.raised = raised
        self.card = card
        self.step = card_step(card, measures)
        self.lift = round(LIFT * card)
        self.high = card_height(card) + self.lift

    def _widths(self) -> Widths:
        return Widths(min(3, len(self.cards)) * self.card,
                      self.card + round(APART * self.card * (len(self.cards) - 1)))  # fmt: skip

    def _lines(self, width: int) -> int:
        """How many rows they take."""
        across = max(1, int((width - self.card) / self.step) + 1)
        return -(-len(self.cards) // across)

    def _height(self, width: int) -> int:
        lines = self._lines(width)
        return lines * self.high + max(0, lines - 1) * self.lift

    def place(self, rect: Rect) -> list[Node]:
        lines = self._lines(rect.w)
        each = -(-len(self.cards) // max(1, lines))
        step = min(APART * self.card, (rect.w - self.card) / max(1, each - 1))
        left = Counter(self.raised)
        nodes = []
        for line in range(lines):
            row = tuple(self.cards[line * each : (line + 1) * each])
            out = []
            for number, text in enumerate(row):
                if left[text] > 0:
                    left[text] -= 1
                    out.append(number)
            long = self.card + round((len(row) - 1) * step)
            place = Rect(rect.x, rect.y + line * (self.high + self.lift), long, self.high)
            nodes.append(self._row(row, out, step, place))
        return nodes

    def _row(self, row: tuple[str, ...], out: list[int], step: float, place: Rect) -> Node:
        named = [self.table.card_name(text) for text in row]
        value = None
        if out:
            value = say("review-raised", cards=listed([named[number] for number in out]))
        shown = Cards(row, self.card, self.table.faces, step, raised=out, lift=self.lift)
        return Node(Role.CARDS, told(listed(named)), place, value=value, widget=shown)
