"""The page of a table: where its felt, its bar and its panels lie, and all that is on them."""

from pygame import Rect

from game.ui.table.acts import Acts
from game.ui.table.bar import bar, call_panel, waiting
from game.ui.table.model import TableModel
from game.ui.table.nodes import bubble, corner, plate, signs, sorters, zones
from game.ui.table.side import journal, standing, standing_height
from game.ui.table.unsaved import sign
from game.ui.text import Texts
from game.ui.theme import Measures
from game.ui.tree import Node


def felt(measures: Measures, texts: Texts) -> Rect:
    """Where cards and players lie: what the bar below and the panels at the right leave."""
    edge = measures.px(12)
    wide = measures.width - _side(measures) - edge
    return Rect(edge, edge, wide - edge, measures.height - _bar(measures, texts) - 2 * edge)


def _side(measures: Measures) -> int:
    return measures.px(264)


def _bar(measures: Measures, texts: Texts) -> int:
    message = 3 * texts.height(measures.text(15.5)) + measures.px(16)
    return max(measures.px(78), message, measures.target(44) + measures.px(12))


def tree(model: TableModel, acts: Acts) -> Node:
    """All that is on the page."""
    show, measures = model.show, model.measures
    root = Node("table", model.game.title, Rect(0, 0, measures.width, measures.height))
    thinking = show.state.asked if show.quiet else None
    root.children = [
        *zones(model, acts),
        *(plate(model, seat, seat == thinking) for seat in show.laid.plates),
        *signs(model),
        *bubble(model),
        *sorters(model, acts),
        *_panels(model, acts),
    ]
    high = _bar(measures, model.texts)
    low = Rect(0, measures.height - high, felt(measures, model.texts).right, high)
    inner = low.inflate(-measures.px(8), -measures.px(8))
    call = model.open_call()
    if call is not None:
        root.children.append(call_panel(model, acts, call, inner))
    elif show.held:
        root.children.append(waiting(model, inner))
    else:
        root.children += bar(model, acts, low)
    return root


def _panels(model: TableModel, acts: Acts) -> list[Node]:
    measures, edge = model.measures, model.measures.px(12)
    wide = _side(measures) - edge
    small = Rect(measures.width - _side(measures), edge, wide, measures.target(40))
    high = standing_height(len(model.show.names), measures)
    top = Rect(small.x, small.bottom + edge // 2, wide, high)
    low = Rect(small.x, top.bottom + edge, wide, measures.height - top.bottom - 2 * edge)
    unsaved = sign(model.sitting.keeper, low, model.texts, measures)
    if unsaved:
        below = unsaved[0].rect.bottom + edge
        low = Rect(low.x, below, wide, low.bottom - below)
    return [
        *corner(model, acts, small, measures),
        standing(model, top),
        *unsaved,
        journal(model.show.log, low, model.scrolled, model.texts, measures),
    ]
