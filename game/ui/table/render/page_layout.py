"""The page of a table: where its felt, its bar and its panels lie, and all that is on them."""

from collections.abc import Callable
from functools import lru_cache

from pygame import Rect

from game.ui.kit.forms.builder import Kit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit, Pad, Tight
from game.ui.kit.layout.leaf import Room, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Role
from game.ui.table.model.actions import TableActions
from game.ui.table.model.table_model import TableModel
from game.ui.table.render.action_bar import bar, call_panel, waiting
from game.ui.table.render.nodes import bubble, corner, moment, signs, sorters, zones
from game.ui.table.render.player_plates import plates
from game.ui.table.render.side_panel import journal, sign, standing

EDGE = 12
"""Units around the felt and the panels."""
SIDE = 252
"""The width of the panels, in units."""
UPRIGHT, OVER = 1.12, 0.22
"""From so much higher than wide on, a window has its panels over the felt, in so much of its
height."""
BAR = 1100
"""The most units that the bar is wide: what is said and what can be done stay together."""


def felt(measures: Measures, texts: Texts, bar: int = 0) -> Rect:
    """Where cards and players lie: what the bar below and the panels leave.

    ``bar`` is how high the bar has to be at least, in pixels.
    """
    return _rooms(measures, max(bar, _usual(Kit(measures, texts))))[0].copy()


def fit(model: TableModel, measures: Measures) -> None:
    """Lay the table out for a window of this size."""
    if measures != model.measures:
        model.measures = measures
        model.bar = 0
    model.show.resize(felt(measures, model.texts, model.bar), measures)


def table_area(measures: Measures, texts: Texts, bar: int = 0) -> Rect:
    """What a table's drawings lie on: the felt and what is around it.

    It does not become smaller while a long sentence makes the bar higher; but for a ``bar`` that
    is always so high, in pixels.
    """
    usual, edge = felt(measures, texts, bar), measures.px(EDGE)
    area = Rect(0, 0, usual.right + edge, usual.bottom + edge)
    if measures.mirrored:
        area.w = measures.width - usual.x + edge
        area.right = measures.width
    return area


@lru_cache(32)
def _rooms(measures: Measures, bar: int) -> tuple[Rect, Rect, Rect]:
    """Where felt, bar and panels lie in a window, with a bar so high, in pixels."""
    felt, below, side = Room(), Room(high=bar), Room()
    _parted(measures, felt, below, side).place(measures.window)
    return felt.rect, below.rect, side.rect


def _parted(measures: Measures, felt: Box, bar: Box, side: Box) -> Box:
    """The window, parted into the felt, the bar below it and the panels at the right.

    At a mirrored table they are at the left; in an upright window they lie over the felt.
    """
    edge = measures.px(EDGE)
    mirrored = measures.mirrored
    framed = Row([Space(edge), felt.growing()], across="stretch", mirrored=mirrored)
    if upright(measures):
        over = Limit(side, high=round(OVER * measures.height))
        whole = Row([framed.growing(), Space(edge)], across="stretch", mirrored=mirrored)
        panels = Row([Space(edge), over.growing(), Space(edge)], across="stretch")
        rows = [Space(high=edge), panels, Space(high=edge), whole.growing()]
        return Column([*rows, Space(high=edge), bar])
    left = Column([Space(high=edge), framed.growing(), Space(high=edge), bar])
    wide = measures.px(EDGE + SIDE) - edge
    right = Pad(Limit(side, least=wide, ideal=wide, most=wide), 0, edge)
    cells = [left.growing(), Space(edge), right, Space(edge)]
    return Row(cells, across="stretch", mirrored=mirrored)


def upright(measures: Measures) -> bool:
    """Whether a window is so much higher than wide that its panels lie over the felt."""
    return measures.height > UPRIGHT * measures.width


def _usual(kit: Kit) -> int:
    """How high the bar is: three lines of a message, or a button, fit into it."""
    message = 3 * kit.high(15.5) + kit.px(16)
    return max(kit.px(78), message, kit.measures.target(44) + kit.px(12))


Below = Callable[[Kit, Rect], Box]
"""Makes what lies below the felt; the rectangle is as wide as its room, and as high as usually."""
Panels = Callable[[Kit], Box]
"""Makes what lies beside the felt."""


def tree(model: TableModel, acts: TableActions, below: Below, panels: Panels) -> Node:
    """All that is on the page: the table, what lies below it, and the panels beside it.

    Where the bar needs more height than it ever did in a window so large, the felt is lower
    from then on: cards do not move to and fro with every sentence.
    """
    show, measures = model.show, model.measures
    kit = Kit(measures, model.texts)
    wide = felt(measures, model.texts).w + measures.px(EDGE)
    wide = min(wide, measures.grown(BAR))
    usual = Rect(0, 0, wide, max(_usual(kit), model.bar))
    bar = Tight(below(kit, usual), usual.h)
    model.bar = bar.height(wide)
    show.resize(felt(measures, model.texts, model.bar), measures)
    _, low, side = (rect.copy() for rect in _rooms(measures, model.bar))
    # It lies under the middle of the felt, however wide that is.
    place = Rect(0, low.y, wide, low.h)
    place.centerx = max(low.x + wide // 2, min(low.right - wide // 2, show.felt.centerx))
    nodes = [
        *zones(model, acts),
        *plates(model, kit),
        *signs(model, kit),
        *bubble(model, kit),
        *moment(model),
        *sorters(model, acts, kit),
        *panels(kit).place(side),
        *bar.place(place if wide < low.w else low),
    ]
    return Node(Role.TABLE, model.game.title, measures.window, children=nodes)


def below(model: TableModel, acts: TableActions, kit: Kit, room: Rect) -> Box:
    """The bar, or what lies in its place while something may be called.

    ``room`` is as wide as it is and as high as it is usually.
    """
    call = model.open_call()
    if call is not None:
        return call_panel(model, acts, call, kit, room)
    if model.show.held:
        return waiting(model, kit)
    return bar(model, acts, kit, room)


def panels(
    model: TableModel,
    acts: TableActions,
    kit: Kit,
    talk: Box | None = None,
    above: Box | None = None,
) -> Box:
    """The small buttons, the score panel and the log: below each other, or beside.

    ``talk`` is what is read there in the place of the log, ``above`` what lies in that of the
    small buttons.
    """
    talk = journal(model, acts, kit) if talk is None else talk
    edge = kit.px(EDGE)
    above = corner(model, acts, kit) if above is None else above
    if upright(kit.measures):
        small: list[Box] = [above, Space(high=edge // 2)]
        lost = sign(model.sitting.keeper, kit)
        if lost is not None:
            small += [lost, Space(high=edge)]
        beside = Column([*small, talk.growing()])
        halves = [standing(model, acts, kit).growing(), Space(edge), beside.growing()]
        return Row(halves, across="stretch", mirrored=kit.measures.mirrored)
    cells = [above, Space(high=edge // 2), standing(model, acts, kit)]
    unsaved = sign(model.sitting.keeper, kit)
    if unsaved is not None:
        cells += [Space(high=edge), unsaved]
    return Column([*cells, Space(high=edge), talk.growing()])
