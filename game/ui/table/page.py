"""The page of a table: where its felt, its bar and its panels lie, and all that is on them."""

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.table.bar import bar, call_panel, waiting
from game.ui.table.nodes import bubble, corner, plate, signs, sorters, zones
from game.ui.table.side import journal, standing, standing_height
from game.ui.table.unsaved import sign
from game.ui.tree import Node

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


def felt(scene: "TableScene") -> Rect:
    """Where cards and players lie: what the bar below and the panels at the right leave."""
    measures = scene.measures
    edge = measures.px(12)
    wide = measures.width - _side(scene) - edge
    return Rect(edge, edge, wide - edge, measures.height - _bar(scene) - 2 * edge)


def _side(scene: "TableScene") -> int:
    return scene.measures.px(264)


def _bar(scene: "TableScene") -> int:
    measures = scene.measures
    message = 3 * scene.app.texts.height(measures.text(15.5)) + measures.px(16)
    return max(measures.px(78), message, measures.target(44) + measures.px(12))


def tree(scene: "TableScene") -> Node:
    """All that is on the page."""
    show, measures = scene.show, scene.measures
    root = Node("table", scene.game.title, Rect(0, 0, measures.width, measures.height))
    thinking = show.view["seat"] if show.quiet else None
    root.children = [
        *zones(scene),
        *(plate(scene, seat, seat == thinking) for seat in show.laid.plates),
        *signs(scene),
        *bubble(scene),
        *sorters(scene),
        *_panels(scene),
    ]
    high = _bar(scene)
    low = Rect(0, measures.height - high, felt(scene).right, high)
    inner = low.inflate(-measures.px(8), -measures.px(8))
    call = scene.calls.open()
    if call is not None:
        root.children.append(call_panel(scene, call, inner))
    elif show.held:
        root.children.append(waiting(scene, inner))
    else:
        root.children += bar(scene, low)
    return root


def _panels(scene: "TableScene") -> list[Node]:
    measures, edge = scene.measures, scene.measures.px(12)
    wide = _side(scene) - edge
    small = Rect(measures.width - _side(scene), edge, wide, measures.target(40))
    high = standing_height(len(scene.show.names), measures)
    top = Rect(small.x, small.bottom + edge // 2, wide, high)
    low = Rect(small.x, top.bottom + edge, wide, measures.height - top.bottom - 2 * edge)
    unsaved = sign(scene.sitting.keeper, low, scene.app.texts, measures)
    if unsaved:
        below = unsaved[0].rect.bottom + edge
        low = Rect(low.x, below, wide, low.bottom - below)
    return [
        *corner(scene, small, measures),
        standing(scene, top),
        *unsaved,
        journal(scene.show.log, low, scene.scrolled, scene.app.texts, measures),
    ]
