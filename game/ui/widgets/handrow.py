"""The hand that a decision was made with, the cards of one of its moves raised."""

from collections import Counter
from collections.abc import Sequence
from math import floor
from typing import Any

from pygame import Rect

from game.core.game import State
from game.core.table import HAND, Table
from game.ui.assets import card_height
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.cards import Cards, card_step
from game.words.message import told

SIZES = (62.0, 54.0, 46.0, 40.0, 36.0)
"""The widths of a card that are tried, in units."""
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


def hand_row(
    table: Table, hand: Sequence[str], raised: Sequence[str], rect: Rect, measures: Measures
) -> list[Node]:
    """Rows of cards in a rectangle, as large as there is room for; none if there is not.

    ``raised`` are the cards that stand out from the others.
    """
    how = table.sorts[0][0]
    cards = sorted(hand, key=lambda text: table.sort_key(text, how))
    for size in SIZES:
        wide = max(measures.px(size), round(32 * measures.scale))
        step = card_step(wide, measures)
        across = floor((rect.w - wide) / step) + 1
        lift = round(LIFT * wide)
        high = card_height(wide) + lift
        lines = -(-len(cards) // max(1, across))
        if across >= 1 and lines * high + (lines - 1) * lift <= rect.h:
            break
    else:
        return []
    each = -(-len(cards) // max(1, lines))
    step = max(step, min(APART * wide, (rect.w - wide) / max(1, each - 1)))
    nodes = []
    left = Counter(raised)
    for line in range(lines):
        row = tuple(cards[line * each : (line + 1) * each])
        out = []
        for number, text in enumerate(row):
            if left[text] > 0:
                left[text] -= 1
                out.append(number)
        long = wide + round((len(row) - 1) * step)
        place = Rect(rect.x, rect.y + line * (high + lift), long, high)
        name = ", ".join(told(table.card_name(text)) for text in row)
        told = ", ".join(told(table.card_name(row[number])) for number in out)
        cards_of_row = Cards(row, wide, table.faces, step, raised=out, lift=lift)
        value = f"raised: {told}" if out else None
        nodes.append(Node("cards", name, place, value=value, widget=cards_of_row))
    return nodes
