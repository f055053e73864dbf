"""The plates of the players: portrait, name, activity, cards and coins.

``plates`` builds the nodes and ``PlateWidget`` paints their ground. Badges use ``colour_of`` and
``letters_of`` to identify a player elsewhere on the table.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Color, Rect

from game.core.event import Seat
from game.core.table import PERSON_HAND_ZONE, shortest_start
from game.text.message import say, told
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.alternatives import largest
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit, NodeBox, Pad, Rigid, pin, pinned
from game.ui.kit.layout.leaf import FixedBox, Space, Text
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.button import words
from game.ui.kit.widgets.surfaces import Panel, drawn
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget
from game.ui.table.layout.card_poses import PORTRAIT_MARGIN_PIXELS, plate_band, plate_text
from game.ui.table.model.moods import OpponentMood
from game.ui.table.model.table_model import TableModel

PLATE_COLOURS = tuple(
    map(
        Color,
        (
            "#f2cf4a",
            "#56b4e9",
            "#e8843c",
            "#4fc79a",
            "#d98cc2",
            "#d9d4c4",
            "#a59bea",
            "#b7d56a",
            "#f29a9a",
            "#8fd3ce",
        ),
    )
)
"""Colour of each seat: light enough for dark letters, and distinct in brightness or hue."""


def colour_of(seat: int) -> Color:
    return PLATE_COLOURS[seat % len(PLATE_COLOURS)]


def letters_of(names: Sequence[str]) -> list[str]:
    """Shortest prefix of each name that tells it from the others.

    >>> letters_of(["You", "Max", "Mina", "Ada"])
    ['Y', 'Ma', 'Mi', 'A']
    """
    return [shortest_start(name, [other for other in names if other != name]) for name in names]


PORTRAIT_RING_PIXELS = 2
"""Width of the ring around a portrait, in pixels."""
PORTRAIT_GAP_UNITS = 7.0
"""Space between a large portrait and the words, in units."""


@dataclass(frozen=True, slots=True)
class PlateWidget(PaintedWidget):
    """Ground of a plate, with a golden edge around the player who is ``asked``.

    A ring in the player's ``colour`` is around the ``portrait``, which may be higher than the
    ground.
    """

    asked: bool = False
    portrait: Rect | None = None
    colour: Color | None = None
    band: int = 0
    """Height of the ground in pixels; 0 for the height of the node."""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        palette = painter.palette
        asked = self.asked
        edge = theme.GOLD_COLOUR if asked else Color(palette.button_edge)
        line = self._line_width(painter.measures)
        ring = edge if self._over and (asked or self.colour is None) else self.colour
        # The edge is outside: in a small window it would cross the letters.
        rect = node.rect.inflate(2 * line, 2 * line)
        if self.portrait is not None and self._over:
            left = self.portrait.centerx
            ground = Rect(left, 0, node.rect.right - left, self.band)
            rect = pin(ground.size, "midright", node.rect.midright).inflate(2 * line, 2 * line)
        painter.panel(rect, palette.panel, rect.h // 2, edge, line=line)
        if self.portrait is not None and ring is not None:
            wide = PORTRAIT_RING_PIXELS + (line if asked and self._over else 0)
            around = self.portrait.inflate(2 * wide, 2 * wide)
            painter.panel(around, ring, around.h // 2)

    @property
    def _over(self) -> bool:
        """Whether the portrait is higher than the ground."""
        return self.portrait is not None and 0 < self.band < self.portrait.h

    def _line_width(self, measures: Measures) -> int:
        return max(1, measures.px(2.5 if self.asked else 1))


class _Figures(NamedTuple):
    """Cards held, points laid, and coins in the pot and won, by seat."""

    counts: Sequence[int]
    laid: Sequence[int] | None
    purse: tuple[int, Sequence[int]] | None


def plates(model: TableModel, kit: Kit) -> list[Node]:
    kit = Kit(plate_text(kit.measures), kit.texts)
    table, state = model.show.table, model.show.told
    figures = _Figures(table.plate_counts(state), table.laid_points(state), table.coins(state))
    seats = model.show.laid.plates
    return [node for seat in seats for node in _player(model, kit, seat, figures)]


def _player(model: TableModel, kit: Kit, seat: int, figures: _Figures) -> list[Node]:
    """Nodes of a player's plate.

    If space is short, the portrait is dropped first, then the activity, which the plate's edge and
    the bar show too. Coins are on the plate, below it, or beside it if cards lie below. The nodes
    are cached while their content is unchanged.
    """
    show = model.show
    rect, asked = show.laid.plates[seat], seat == model.asked
    count, laid, purse = figures.counts[seat], figures.laid, figures.purse
    doing = _doing(model, seat, asked)
    value = told(show.table.count_text(count))
    if model.scored and any(show.told.scores):
        points = show.table.points(show.told.scores[seat])
        value = say("table-plate-points", plate=value, points=points)
    if doing:
        value = say("table-plate-doing", plate=value, doing=doing)
    if doing and _deals(model, seat) and doing != say("table-dealer"):
        value = say("table-plate-dealer", plate=value)
    mood = model.moods.get(Seat(seat))
    if seat and mood is not None and mood is not OpponentMood.THINKING:
        # The activity already says that the player is thinking.
        value = say("table-plate-mood", plate=value, mood=mood.value)
    if laid is not None and laid[seat]:
        value = say("table-plate-laid", plate=value, points=laid[seat])
    figure = figure_text(model, seat)
    coins = purse and purse[1][seat]
    said = (kit.measures, tuple(rect), asked, value, model.face(seat), figure, coins)
    return model.kept.part(
        ("plate", seat), said, lambda: _plate(model, kit, seat, asked, value, doing, figure, coins)
    )


def _plate(
    model: TableModel,
    kit: Kit,
    seat: int,
    asked: bool,
    value: str,
    doing: str,
    figure: str,
    won: int | None,
) -> list[Node]:
    show = model.show
    rect = show.laid.plates[seat]
    node = Node(
        Role.PLAYER,
        told(show.names[seat].called),
        rect.copy(),
        f"plate {seat}",
        value=value,
        tip=_known(model, seat),
        widget=PlateWidget(asked),
    )
    coins = _Coins(kit, won) if won else None
    if won:
        node.value = say("table-plate-coins", plate=value, count=won)
    said = _said(model, kit, seat, doing, asked)
    ways = _plates(model, kit, seat, said, figure, coins)
    node.children = largest(ways, rect).place(rect)
    nodes = [node]
    portrait = next((one for one in node.children if one.key == face_key(seat)), None)
    if portrait is not None:
        face = show.laid.faces.get(seat)
        if face is not None and portrait.rect.w == face.w:
            portrait.rect = face.copy()
        colour = colour_of(seat) if show.table.has_melds else None
        node.widget = PlateWidget(asked, portrait.rect, colour, plate_ground(kit, rect.h))
        if not rect.contains(portrait.rect):
            # What reaches beyond its plate is no part of it.
            node.children = [one for one in node.children if one is not portrait]
            nodes.append(portrait)
    if coins is not None and all(coins.coin is not one for one in node.children):
        # The plate tells them, and what hangs on it is no part of it.
        panel = Node(Role.PANEL, "", rect, coins_key(seat), aloud="", widget=Panel(flat=True))
        around = NodeBox(panel, Pad(coins, *coins.around))
        beside, gap = coins.around
        below = rect.right - rect.h // 4 + beside, rect.bottom - gap
        tag = pinned(around, "topright", below)
        if _covers(model, tag[0].rect):
            tag = pinned(around, "bottomleft", (rect.right - gap, rect.bottom - gap))
        nodes += tag
    return nodes


def coins_key(seat: int) -> str:
    """Key of the tag with the coins that a player's plate has no room for."""
    return f"coins {seat}"


def figure_key(seat: int) -> str:
    """Key of the figure on a player's plate."""
    return f"figure {seat}"


def figure_text(model: TableModel, seat: int, change: int = 0) -> str:
    """The figure on a player's plate: points on the table, else cards; ``change`` is added.

    Empty for none. A moment that changes the points shows those of 0 too.
    """
    show = model.show
    laid = show.table.laid_points(show.told)
    moment = show.stage.moment if show.staged else None
    if laid is not None and (laid[seat] or (moment is not None and seat in moment.amounts)):
        return say("table-laid", points=laid[seat] + change)
    if _has_visible_hand(model):
        return ""
    return str(show.table.plate_counts(show.told)[seat] + change)


def plate_ground(kit: Kit, high: int) -> int:
    """Height in pixels of the ground of a plate: that of its words, with a little room."""
    return min(high, plate_band(kit.measures) + kit.px(4))


def face_key(seat: int) -> str:
    """Key of a player's portrait on their plate, or beside it where it reaches beyond."""
    return f"face {seat}"


def _face(model: TableModel, seat: int) -> Node:
    node = drawn(model.face(seat), model.show.felt)
    node.key = face_key(seat)
    return node


def _known(model: TableModel, seat: int) -> str:
    """Tooltip: who an opponent is, and their leanings in this game; empty for the person."""
    character = model.session.players[seat].character
    return "" if character is None else told(character.known(model.game.bot.traits))


def _covers(model: TableModel, rect: Rect) -> bool:
    laid = model.show.laid
    return any(
        place.owner is None
        and place.zone in laid.spots
        and rect.colliderect(laid.spots[place.zone])
        for place in laid.places
    )


class _Said(NamedTuple):
    """Words on a plate: the name and the activity."""

    name: Text
    doing: Box
    idle: bool
    """Whether the activity is unimportant just now."""


def _said(model: TableModel, kit: Kit, seat: int, doing: str, asked: bool) -> _Said:
    table, state = model.show.table, model.show.told
    skipped = model.show.recent.skipped == seat
    idle = not asked and not skipped and not table.player_status(state, Seat(seat))
    tone = "dim" if idle else "gold"
    longest = kit.words(say("table-thinking"), 12).widths.ideal
    called = told(model.session.players[seat].who.called)
    name = kit.words(called, 14.5, anchor="midleft", weight="semibold")
    does: Box = Space(high=kit.line_height(12))
    if doing:
        does = Rigid(kit.words(doing, 12, tone=tone, anchor="midleft"))
    return _Said(name, Limit(does, least=longest), idle)


def _plates(
    model: TableModel, kit: Kit, seat: int, said: _Said, figure: str, coins: "_Coins | None"
) -> Iterator[Box]:
    """Layouts of a plate, each with less than the one before."""
    whole = model.show.laid.plates[seat].h
    high = plate_ground(kit, whole)
    name, doing = Rigid(said.name), said.doing
    side = high - kit.px(8)
    drawing = _face(model, seat)
    portrait = Row([Space(kit.px(4)), FixedBox(drawing, side, side), Space(kit.px(6))])
    faces: list[Box] = [portrait]
    spot = model.show.laid.faces.get(seat)
    if spot is not None:
        large = _face(model, seat)
        cells: list[Box] = [
            Space(PORTRAIT_MARGIN_PIXELS),
            FixedBox(large, spot.w, min(spot.h, whole)),
        ]
        faces.insert(0, Row([*cells, Space(kit.px(PORTRAIT_GAP_UNITS))]))
    bare = Space(high // 3)
    bare_end: list[Box] = [Space(high // 6)]
    end, points = bare_end, None
    if figure and not _has_visible_hand(model):
        size = max(round(high * 0.46), kit.measures.text_size(18))
        right = words(figure, model.show.felt, size, anchor="midright", weight="bold")
        right.key = figure_key(seat)
        bare_end = end = [Space(kit.px(4)), kit.line_of(right), Space(kit.px(10))]
    elif figure:
        points = kit.words(figure, 14, anchor="midleft", weight="bold", tone="gold")
        points.node.key = figure_key(seat)
        end = [Space(kit.px(2)), Rigid(points), Space(kit.px(9))]
    lines: list[Box] = []
    if coins is not None:
        lines.append(Column([name, Row([doing.growing(), coins], kit.px(3))]))
        if not seat:
            lines.append(Column([Row([name.growing(), coins], kit.px(3)), doing]))
    lines.append(Column([name, doing]))
    if points is not None:
        # Laid points are at the end, or in place of the activity.
        for face in faces:
            yield from (Row([face, both.growing(), *end]) for both in lines)
            if said.idle:
                yield Row([face, Column([name, points]).growing(), *bare_end])
            first = Row([name.growing(), Rigid(points)], kit.px(3))
            yield Row([face, Column([first, doing]).growing(), *bare_end])
    for start in (*faces, bare):
        for both in lines:
            yield Row([start, both.growing(), *bare_end])
    alone = kit.line_of(said.name.node)
    yield Row([bare, alone.growing(), *bare_end])
    yield Row([Space(kit.px(4)), alone.growing(), *bare_end[1:]])
    yield Row([Space(kit.px(4)), alone.growing(), Space(kit.px(4))])


class _Coins(Row):
    """A player's coins from the pot: their number, and the picture ``coin``."""

    def __init__(self, kit: Kit, count: int) -> None:
        side = kit.measures.text_size(15)
        self.coin = drawn("coins/dime", nowhere())
        self.around = 2 * kit.px(3), kit.px(3)
        figure = kit.words(str(count), 13, anchor="midright", weight="bold")
        super().__init__([Rigid(figure), FixedBox(self.coin, side, side)], kit.px(3))


def _deals(model: TableModel, seat: int) -> bool:
    told = model.show.told
    # While cards are drawn for the deal, this is still the previous dealer.
    return bool(told.dealer == seat and told.asked is not None)


def _has_visible_hand(model: TableModel) -> bool:
    return PERSON_HAND_ZONE in model.show.laid.spots


def _doing(model: TableModel, seat: int, asked: bool) -> str:
    """What a player is doing or is; empty while a moment runs, which alone is to be seen."""
    show = model.show
    if show.staged:
        return ""
    player = model.session.players[seat]
    if asked and model.replayed:
        return say("replay-asked")
    if asked and player.level is None:
        return say("table-your-turn")
    if asked and not model.stepping and not model.paused:
        return say("table-thinking")
    if show.recent.skipped == seat and (show.state.asked != seat or not show.quiet):
        return say("table-skipped")
    state = told(show.table.player_status(show.told, Seat(seat)))
    if state:
        return state
    if _deals(model, seat):
        return say("table-dealer")
    if player.level is None and show.told.over:
        return say("table-won") if seat in (show.told.winners or ()) else say("table-match-over")
    return say("table-level", level=player.level) if player.level else say("table-waiting")
