"""The page of a table: the layout of its felt, bar and panels, and the tree of all nodes.

Begin with ``tree``. Each kind of page passes its own ``below`` and ``panels`` callbacks. A question
over the table goes into one of the ``free_rooms``, beside the hand and the pile.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from pygame import Rect

from game.core.table import (
    FACE_DOWN_STACK_STYLE,
    FACE_UP_STACK_STYLE,
    PERSON_HAND_ZONE,
    PILE_STYLE,
    SPREAD_STYLE,
)
from game.text.message import told
from game.ui.kit.forms.builder import Kit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit, Pad, Tight
from game.ui.kit.layout.leaf import Room, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Mirror, Node, Role
from game.ui.table.layout.card_poses import Layout, bar_line_count
from game.ui.table.model.table_model import TableModel
from game.ui.table.render.action_bar import bar, call_panel, waiting
from game.ui.table.render.nodes import bubble, corner, moment, rail, signs, sorters, zones
from game.ui.table.render.player_plates import plates
from game.ui.table.render.side_panel import (
    MIN_LOG_LINE_COUNT,
    captions,
    journal,
    sign,
    standing,
    unsaved_heading,
)

TABLE_MARGIN_UNITS = 12
"""Units around the felt and the panels."""
SIDE_PANEL_WIDTH_UNITS = 252
"""Width of the panels, in units."""
RAIL_WIDTH_UNITS = 44
"""Width of the rail that is in their place with large text, in units."""
NARROW_PANEL_TEXT_SIZES = 9.5
"""Width of the panels in text sizes below which the log is only a line that opens."""
UPRIGHT_WINDOW_FACTOR = 1.12
"""Ratio of height to width beyond which a window has its panels above the felt."""
MAX_TOP_PANELS_HEIGHT_SHARE = 0.22
"""Maximum height of panels above the felt, as a share of the window's height."""
MAX_BAR_WIDTH_UNITS = 1100
"""Maximum width of the bar in units, which keeps words and buttons together."""


def felt(
    measures: Measures, texts: Texts, bar: int = 0, top: int = 0, folded: bool = False
) -> Rect:
    """Rectangle of the felt: the window without the bar, the panels and what is above it.

    ``bar`` is the minimum height of the bar, ``top`` the height above the felt, in pixels.
    ``folded`` is whether a rail is in place of the panels.
    """
    bar = max(bar, _usual_bar_height(Kit(measures, texts)))
    return _rooms(measures, bar, top, folded).felt.copy()


def fit(model: TableModel, measures: Measures) -> None:
    """Adapt the layout to a window size."""
    if measures != model.measures:
        model.measures = measures
        model.bar = model.top = 0
    model.show.resize(_felt_of(model, measures), measures)


def _felt_of(model: TableModel, measures: Measures) -> Rect:
    return felt(measures, model.texts, model.bar, model.top, is_folded(model))


def table_area(measures: Measures, texts: Texts, bar: int = 0, folded: bool = False) -> Rect:
    """Rectangle behind the felt and its margins, for the table's drawings.

    Unlike the felt it ignores a long sentence in the bar. ``bar`` is a permanent height, in pixels.
    """
    usual, edge = felt(measures, texts, bar, folded=folded), measures.px(TABLE_MARGIN_UNITS)
    area = Rect(0, 0, usual.right + edge, usual.bottom + edge)
    if measures.mirrored:
        area.w = measures.width - usual.x + edge
        area.right = measures.width
    return area


class PageRooms(NamedTuple):
    """The parts of the window."""

    above: Rect
    felt: Rect
    below: Rect
    side: Rect


@lru_cache(32)
def _rooms(measures: Measures, bar: int, top: int, folded: bool) -> PageRooms:
    above, felt, below, side = Room(high=top), Room(), Room(high=bar), Room()
    _parted(measures, folded, above, felt, below, side).place(measures.window)
    return PageRooms(above.rect, felt.rect, below.rect, side.rect)


def _parted(measures: Measures, folded: bool, above: Box, felt: Box, bar: Box, side: Box) -> Box:
    """Window divided into the felt, what is above it, the bar below and the panels at the right.

    A mirrored table has its panels at the left, an upright window above the felt.
    """
    edge = measures.px(TABLE_MARGIN_UNITS)
    mirrored = measures.mirrored
    middle = Column([above, felt.growing()])
    framed = Row([Space(edge), middle.growing()], across="stretch", mirrored=mirrored)
    if is_upright(measures):
        over = Limit(side, high=round(MAX_TOP_PANELS_HEIGHT_SHARE * measures.height))
        whole = Row([framed.growing(), Space(edge)], across="stretch", mirrored=mirrored)
        panels = Row([Space(edge), over.growing(), Space(edge)], across="stretch")
        rows = [Space(high=edge), panels, Space(high=edge), whole.growing()]
        return Column([*rows, Space(high=edge), bar])
    left = Column([Space(high=edge), framed.growing(), Space(high=edge), bar])
    wide = measures.px(TABLE_MARGIN_UNITS + SIDE_PANEL_WIDTH_UNITS) - edge
    if folded:
        wide = measures.target_size(RAIL_WIDTH_UNITS)
    right = Pad(Limit(side, least=wide, ideal=wide, most=wide), 0, edge)
    cells = [left.growing(), Space(edge), right, Space(edge)]
    return Row(cells, across="stretch", mirrored=mirrored)


def is_upright(measures: Measures) -> bool:
    """Whether the window is high enough for panels above the felt."""
    return measures.height > UPRIGHT_WINDOW_FACTOR * measures.width


def is_folded(model: TableModel) -> bool:
    """Whether a rail of buttons is in place of the panels: cards come before them in large text.

    Captions, a warning and what is said of a posed or replayed match have to be seen.
    """
    return (
        model.measures.has_large_text
        and not model.posed
        and not model.replayed
        and not is_upright(model.measures)
        and not model.settings.captions
        and not unsaved_heading(model.session.writer)
    )


def is_cramped(kit: Kit) -> bool:
    """Whether the panels at the side are too narrow for the lines of the log."""
    narrow = kit.px(SIDE_PANEL_WIDTH_UNITS) < NARROW_PANEL_TEXT_SIZES * kit.measures.text_size(13.5)
    return narrow and not is_upright(kit.measures)


def _usual_bar_height(kit: Kit) -> int:
    """Default height of the bar in pixels: room for lines of a message, or for a button."""
    message = bar_line_count(kit.measures) * kit.line_height(15.5) + kit.px(16)
    return max(kit.px(78), message, kit.measures.target_size(44) + kit.px(12))


Below = Callable[[Kit, Rect], Box]
"""Builds the box below the felt; the rectangle has its width and its default height."""
Panels = Callable[[Kit], Box]
"""Builds the box of the panels."""
Above = Callable[[Kit], Box | None]
"""Builds the box above the felt; None without one."""


def tree(model: TableModel, below: Below, panels: Panels, above: Above = lambda kit: None) -> Node:
    """Tree of the page: the table, the boxes above and below it and the panels.

    A higher bar shrinks the felt until the window size changes, so that cards stay in place.
    """
    show, measures = model.show, model.measures
    kit = Kit(measures, model.texts)
    wide = _felt_of(model, measures).w + measures.px(TABLE_MARGIN_UNITS)
    wide = min(wide, measures.grown_length(MAX_BAR_WIDTH_UNITS))
    usual = Rect(0, 0, wide, max(_usual_bar_height(kit), model.bar))
    bar = Tight(below(kit, usual), usual.h)
    model.bar = bar.height(wide)
    over = above(kit)
    model.top = 0 if over is None else over.height(_felt_of(model, measures).w)
    show.resize(_felt_of(model, measures), measures)
    # The page reflects what stands around the felt, and leaves the felt as it is.
    read = measures._replace(mirrored=measures.left_handed)
    rooms = _rooms(read, model.bar, model.top, is_folded(model))
    low, side = rooms.below.copy(), rooms.side.copy()
    # The bar is centred below the felt.
    place = Rect(0, low.y, wide, low.h)
    place.centerx = max(low.x + wide // 2, min(low.right - wide // 2, rooms.felt.centerx))
    on_felt = [
        *zones(model),
        *plates(model, kit),
        *signs(model, kit),
        *bubble(model, kit),
        *moment(model),
        *sorters(model, kit),
    ]
    for node in on_felt:
        node.mirror = Mirror.NEVER
    nodes = [
        *on_felt,
        *panels(kit).place(side),
        *([] if over is None else over.place(rooms.above.copy())),
        *bar.place(place if wide < low.w else low),
    ]
    return Node(Role.TABLE, told(model.game.title), measures.window, children=nodes)


def below(model: TableModel, kit: Kit, room: Rect) -> Box:
    """Bar, or the panel of a call window in its place, for a ``room`` of default height."""
    call = model.open_call()
    if call is not None:
        return call_panel(model, call, kit, room)
    if model.show.held:
        return waiting(model, kit)
    return bar(model, kit, room)


def panels(
    model: TableModel,
    kit: Kit,
    talk: Box | None = None,
    above: Box | None = None,
    scored: bool = True,
) -> Box:
    """Corner buttons, the score panel and the log, stacked or side by side.

    ``talk`` replaces the log, ``above`` the corner buttons. Without ``scored`` the score panel
    leaves its room to the others.
    """
    if is_folded(model):
        model.standing.away()
        return rail(model, kit)
    line = talk is None and (is_cramped(kit) or len(model.show.log) < MIN_LOG_LINE_COUNT)
    talk = journal(model, kit, line) if talk is None else talk
    edge = kit.px(TABLE_MARGIN_UNITS)
    above = corner(model, kit) if above is None else above
    if is_upright(kit.measures):
        small: list[Box] = [above, Space(high=edge // 2)]
        lost = sign(model.session.writer, kit)
        if lost is not None:
            small += [lost, Space(high=edge)]
        heard = [Space(high=edge), captions(model, kit, 1)] if model.settings.captions else []
        beside = Column([*small, talk.growing(), *heard])
        halves: list[Box] = [beside.growing()]
        if scored:
            halves = [standing(model, kit).growing(), Space(edge), *halves]
        return Row(halves, across="stretch", mirrored=kit.measures.left_handed)
    cells = [above, *([Space(high=edge // 2), standing(model, kit)] if scored else [])]
    unsaved = sign(model.session.writer, kit)
    if unsaved is not None:
        cells += [Space(high=edge), unsaved]
    heard = [Space(high=edge), captions(model, kit)] if model.settings.captions else []
    return Column([*cells, Space(high=edge), talk if line else talk.growing(), *heard])


# Rooms for a question.


PILE_ZONE_STYLES = (PILE_STYLE, SPREAD_STYLE, FACE_UP_STACK_STYLE)


class FreeRoom(NamedTuple):
    """A free rectangle; ``x`` and ``y`` (0 to 1) align a box in it, close to the pile."""

    rect: Rect
    x: float
    y: float


def free_rooms(model: TableModel, gap: int) -> Iterator[tuple[list[FreeRoom], list[FreeRoom]]]:
    """Rooms on the felt, and rooms in the whole window; the best kind first.

    They avoid hand, pile and stock; then hand and pile; then the hand; then nothing. ``gap`` is a
    margin in pixels.
    """
    show, window = model.show, model.measures.window
    laid = show.laid
    hand = hand_rect(laid)
    low = window.bottom if hand is None else hand.top
    piles, stocks = _spots(laid, PILE_ZONE_STYLES), _spots(laid, (FACE_DOWN_STACK_STYLE,))
    for kept in (piles + stocks, piles, []):
        felt, whole = (
            Rect(outer.x, outer.y, outer.w, min(outer.bottom, low) - outer.top)
            for outer in (show.felt, window)
        )
        beside = [] if hand is None else _beside(window, [hand, *kept], gap)
        yield _around(felt, kept, gap), [*_around(whole, kept, gap), *beside]
    yield [], [FreeRoom(window.inflate(-2 * gap, -2 * gap), 0.5, 0.5)]


def _beside(window: Rect, kept: Sequence[Rect], gap: int) -> list[FreeRoom]:
    """The rooms at the left and the right of all these rectangles, as high as the window."""
    inside = window.inflate(-2 * gap, -2 * gap)
    left, right = min(one.left for one in kept) - gap, max(one.right for one in kept) + gap
    rooms = (
        FreeRoom(Rect(inside.x, inside.y, left - inside.x, inside.h), 1.0, 0.5),
        FreeRoom(Rect(right, inside.y, inside.right - right, inside.h), 0.0, 0.5),
    )
    return [room for room in rooms if room.rect.w > 0]


def hand_rect(laid: Layout) -> Rect | None:
    """Rectangle of the person's hand with its risen cards; None at a table without hands."""
    poses = laid.poses.get(PERSON_HAND_ZONE)
    if not poses:
        return laid.spots.get(PERSON_HAND_ZONE)
    rects = [pose.rect() for pose in poses]
    return rects[0].unionall(rects[1:])


def covered_area(rect: Rect, spots: Sequence[Rect]) -> int:
    """Area of the spots under a rectangle, in square pixels."""
    return sum(both.w * both.h for both in map(rect.clip, spots))


def _spots(laid: Layout, kinds: Sequence[object]) -> list[Rect]:
    if PERSON_HAND_ZONE not in laid.spots:
        return []
    found = []
    for place in laid.places:
        if place.style in kinds and place.zone in laid.spots:
            cards = [pose.rect() for pose in laid.poses.get(place.zone, ()) if pose.width]
            found.append(laid.spots[place.zone].unionall(cards))
    return found


def _around(outer: Rect, kept: Sequence[Rect], gap: int) -> list[FreeRoom]:
    """Rooms beside, above and below the kept rectangles; without any, the whole."""
    if not kept:
        return _roomy([FreeRoom(outer, 0.5, 0.5)], gap)
    clear = kept[0].unionall(list(kept[1:]))
    right = Rect(clear.right, outer.y, outer.right - clear.right, outer.h)
    left = Rect(outer.x, outer.y, clear.left - outer.x, outer.h)
    above = Rect(outer.x, outer.y, outer.w, clear.top - outer.y)
    below = Rect(outer.x, clear.bottom, outer.w, outer.bottom - clear.bottom)
    rooms = [
        FreeRoom(right, 0, 0.5),
        FreeRoom(left, 1, 0.5),
        FreeRoom(above, 0.5, 1),
        FreeRoom(below, 0.5, 0),
    ]
    return _roomy(rooms, gap)


def _roomy(rooms: Sequence[FreeRoom], gap: int) -> list[FreeRoom]:
    """Rooms without a margin; those too small for it are dropped."""
    return [
        one._replace(rect=one.rect.inflate(-2 * gap, -2 * gap))
        for one in rooms
        if one.rect.w > 4 * gap and one.rect.h > 4 * gap
    ]
