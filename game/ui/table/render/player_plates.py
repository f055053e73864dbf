"""The plates of the players: who they are, what they do, what they hold and have won.

The colour and the letters that each player is known by on the table.

The ground of a player's plate.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Color, Rect

from game.core.event import Seat
from game.core.table import HAND
from game.text.message import say, told
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.alternatives import largest
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit, NodeBox, Pad, Rigid, pinned
from game.ui.kit.layout.leaf import FixedBox, Space, Text
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.button import words
from game.ui.kit.widgets.surfaces import Panel, drawn
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget
from game.ui.table.model.moods import OpponentMood
from game.ui.table.model.table_model import TableModel

COLOURS = tuple(map(Color, (
    "#f2cf4a", "#56b4e9", "#e8843c", "#4fc79a", "#d98cc2",
    "#d9d4c4", "#a59bea", "#b7d56a", "#f29a9a", "#8fd3ce",
)))  # fmt: skip
"""Of each seat: light enough for dark letters, and apart in brightness or hue for everybody."""


def colour_of(seat: int) -> Color:
    """The colour of a player."""
    return COLOURS[seat % len(COLOURS)]


def letters_of(names: Sequence[str]) -> list[str]:
    """The first letters of each name, as many as it takes to tell it from the others.

    >>> letters_of(["You", "Max", "Mina", "Ada"])
    ['Y', 'Ma', 'Mi', 'A']
    """
    return [_apart(name, [other for other in names if other != name]) for name in names]


def _apart(name: str, others: Sequence[str]) -> str:
    shorts = (name[:count] for count in range(1, len(name)))
    apart = (one for one in shorts if not any(other.startswith(one) for other in others))
    return next(apart, name)


RING = 2
"""Pixels around a portrait."""


@dataclass(frozen=True, slots=True)
class PlateWidget(PaintedWidget):
    """A plate, with a golden edge around whoever is ``asked``.

    Around a ``portrait`` on it lies a ring in the player's ``colour``.
    """

    asked: bool = False
    portrait: Rect | None = None
    colour: Color | None = None

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        cloth = painter.cloth
        asked = self.asked
        edge = theme.GOLD if asked else Color(cloth.button_edge)
        line = max(1, painter.measures.px(2.5 if asked else 1))
        # The edge lies outside: in a small window it would cross the letters.
        rect = node.rect.inflate(2 * line, 2 * line)
        painter.panel(rect, cloth.panel, rect.h // 2, edge, line=line)
        if self.portrait is not None and self.colour is not None:
            around = self.portrait.inflate(2 * RING, 2 * RING)
            painter.panel(around, self.colour, around.h // 2)


class _Figures(NamedTuple):
    """What the players hold, have laid and have from the pot, by seat."""

    counts: Sequence[int]
    laid: Sequence[int] | None
    purse: tuple[int, Sequence[int]] | None


def plates(model: TableModel, kit: Kit) -> list[Node]:
    """The plates of all players."""
    table, state = model.show.table, model.show.told
    figures = _Figures(table.plate_counts(state), table.laid_points(state), table.coins(state))
    seats = model.show.laid.plates
    return [node for seat in seats for node in _player(model, kit, seat, figures)]


def _player(model: TableModel, kit: Kit, seat: int, figures: _Figures) -> list[Node]:
    """A player's plate: portrait, name, what they are doing, and their cards of the round.

    Where there is too little room the portrait is left out, and then what they are doing, which
    the plate's edge and the bar say of whoever is asked.  What a player has from the pot stands
    on the plate or, where there is no room, below it, or beside it if cards of the middle lie
    there.  A plate that says and shows what it did is the same one.
    """
    show = model.show
    rect, asked = show.laid.plates[seat], seat == model.asked
    count, laid, purse = figures.counts[seat], figures.laid, figures.purse
    doing = _doing(model, seat, asked)
    value = say("table-plate", cards=show.table.count_text(count), doing=doing)
    if model.scored and any(show.told.scores):
        value = say("table-plate.points", cards=show.table.count_text(count), doing=doing,
                    points=show.table.points(show.told.scores[seat]))  # fmt: skip
    if _deals(model, seat) and doing != say("table-dealer"):
        value = say("table-plate-dealer", plate=value)
    mood = model.moods.get(Seat(seat))
    if seat and mood is not None and mood is not OpponentMood.THINKING:
        # That somebody thinks is said by what they are doing.
        value = say("table-plate-mood", plate=value, mood=mood.value)
    if laid is not None and laid[seat]:
        value = say("table-plate-laid", plate=value, points=laid[seat])
    figure = "" if _held_in_hand(model) else str(count)
    if laid is not None and laid[seat]:
        figure = say("table-laid", points=laid[seat])
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
    node = Node(Role.PLAYER, show.names[seat].name, rect.copy(), f"plate {seat}", value=value,
                tip=_known(model, seat), widget=PlateWidget(asked))  # fmt: skip
    coins = _Coins(kit, won) if won else None
    if won:
        node.value = say("table-plate-coins", plate=value, count=won)
    said = _said(model, kit, seat, doing, asked)
    ways = _plates(model, kit, seat, said, figure, coins)
    node.children = largest(ways, rect).place(rect)
    if show.table.has_melds:
        portrait = next((one.rect for one in node.children if one.role == Role.PICTURE), None)
        node.widget = PlateWidget(asked, portrait, colour_of(seat))
    if coins is not None and all(coins.coin is not one for one in node.children):
        around = NodeBox(
            Node(Role.PANEL, "", rect, widget=Panel(flat=True)), Pad(coins, *coins.around)
        )
        beside, gap = coins.around
        below = rect.right - rect.h // 4 + beside, rect.bottom - gap
        tag = pinned(around, "topright", below)
        if _covers(model, tag[0].rect):
            tag = pinned(around, "bottomleft", (rect.right - gap, rect.bottom - gap))
        node.children += tag
    return [node]


def _known(model: TableModel, seat: int) -> str:
    """Who an opponent is, and what they are fond of in this game; nothing of a person."""
    character = model.sitting.players[seat].character
    return "" if character is None else told(character.known(model.game.bot.traits))


def _covers(model: TableModel, rect: Rect) -> bool:
    """Whether a rectangle lies on a card of the middle, which is to be read."""
    laid = model.show.laid
    return any(place.owner is None and place.zone in laid.spots
               and rect.colliderect(laid.spots[place.zone]) for place in laid.places)  # fmt: skip


class _Said(NamedTuple):
    """What stands on a plate: the name, and what its player does, as wide as any of that.

    Of who is ``idle`` nothing is said that matters just now.
    """

    name: Text
    doing: Box
    idle: bool


def _said(model: TableModel, kit: Kit, seat: int, doing: str, asked: bool) -> _Said:
    table, state = model.show.table, model.show.told
    skipped = model.show.recent.skipped == seat
    idle = not asked and not skipped and not table.player_status(state, Seat(seat))
    tone = "dim" if idle else "gold"
    longest = kit.words(say("table-thinking"), 12).widths.ideal
    name = kit.words(model.sitting.players[seat].name, 14.5, anchor="midleft", weight="semibold")
    does = kit.words(doing, 12, tone=tone, anchor="midleft")
    return _Said(name, Limit(Rigid(does), least=longest), idle)


def _plates(
    model: TableModel, kit: Kit, seat: int, said: _Said, figure: str, coins: "_Coins | None"
) -> Iterator[Box]:
    """The ways to show a plate, each with less than the one before."""
    high = model.show.laid.plates[seat].h
    name, doing = Rigid(said.name), said.doing
    side = high - kit.px(8)
    drawing = drawn(model.face(seat), model.show.felt)
    portrait = Row([Space(kit.px(4)), FixedBox(drawing, side, side), Space(kit.px(6))])
    bare = Space(high // 3)
    bare_end: list[Box] = [Space(high // 6)]
    end, points = bare_end, None
    if figure and not _held_in_hand(model):
        size = max(round(high * 0.46), kit.measures.text(18))
        right = words(figure, model.show.felt, size, anchor="midright", weight="bold")
        bare_end = end = [Space(kit.px(4)), kit.line_of(right), Space(kit.px(10))]
    elif figure:
        points = kit.words(figure, 14, anchor="midleft", weight="bold", tone="gold")
        end = [Space(kit.px(2)), Rigid(points), Space(kit.px(9))]
    lines: list[Box] = []
    if coins is not None:
        lines.append(Column([name, Row([doing.growing(), coins], kit.px(3))]))
        if not seat:
            lines.append(Column([Row([name.growing(), coins], kit.px(3)), doing]))
    lines.append(Column([name, doing]))
    if points is not None:
        # What was laid stands at the end, or in the place of what they do.
        yield from (Row([portrait, both.growing(), *end]) for both in lines)
        if said.idle:
            yield Row([portrait, Column([name, points]).growing(), *bare_end])
    for start in (portrait, bare):
        for both in lines:
            yield Row([start, both.growing(), *bare_end])
    alone = kit.line_of(said.name.node)
    yield Row([bare, alone.growing(), *bare_end])
    yield Row([Space(kit.px(4)), alone.growing(), *bare_end[1:]])
    yield Row([Space(kit.px(4)), alone.growing(), Space(kit.px(4))])


class _Coins(Row):
    """How many coins a player has from the pot, and a ``coin``."""

    def __init__(self, kit: Kit, count: int) -> None:
        side = kit.measures.text(15)
        self.coin = drawn("coins/dime", nowhere())
        self.around = 2 * kit.px(3), kit.px(3)
        figure = kit.words(str(count), 13, anchor="midright", weight="bold")
        super().__init__([Rigid(figure), FixedBox(self.coin, side, side)], kit.px(3))


def _deals(model: TableModel, seat: int) -> bool:
    """Whether somebody is the dealer of the round."""
    told = model.show.told
    # While cards are drawn for the deal, the dealer is still that of the round before.
    return bool(told.dealer == seat and told.asked is not None)


def _held_in_hand(model: TableModel) -> bool:
    """Whether the players hold their cards, so that the count stands with them."""
    return HAND in model.show.laid.spots


def _doing(model: TableModel, seat: int, asked: bool) -> str:
    show = model.show
    player = model.sitting.players[seat]
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
