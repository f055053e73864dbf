"""Buttons, options and toggles: their labels, and functions that build their nodes.

A ``Label`` is the icon, words and key of a button, measured once for layout and painting.
``keycap`` chooses the key or the gamepad button shown for a command.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Color, Rect

from game.text.icon import Icon
from game.text.message import say
from game.ui.kit.input.commands import Command
from game.ui.kit.input.events import Device
from game.ui.kit.input.pad_buttons import Face, face
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Act, Does, Node, Role
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget
from game.ui.kit.widgets.words import Words

KEYCAP_HEIGHT_FACTOR = 1.5
"""Height of a cap as a multiple of its letter size."""


class Keycap(NamedTuple):
    """The cap of a key, or a gamepad button; ``size`` is that of its letters, in pixels."""

    face: Face
    size: int

    @property
    def high(self) -> int:
        return round(KEYCAP_HEIGHT_FACTOR * self.size)

    def width(self, measures: Measures, texts: Texts) -> int:
        """Width in pixels; a round cap is as wide as high unless its text is longer."""
        if self.face.icon:
            return self.high + (0 if self.face.round else measures.px(6))
        wide = texts.width(self.face.text, self.size, "semibold")
        return max(self.high, wide + measures.px(4)) if self.face.round else wide + measures.px(12)

    def paint(self, painter: Painter, rect: Rect, ink: Color) -> None:
        """Paint the cap in a rectangle of its size."""
        radius = rect.h // 2 if self.face.round else painter.measures.px(5)
        painter.cap(rect, radius, ink)
        if self.face.icon:
            painter.icon(self.face.icon, rect.center, round(1.1 * self.size), ink)
        else:
            painter.words(self.face.text, rect.center, self.size, ink, "semibold", "center")


def keycap(command: Command | None, size: int, measures: Measures) -> Keycap | None:
    """The cap of a command for the current input device; None if the device has none."""
    if command is None or measures.device is Device.TOUCH:
        return None
    if measures.device is not Device.PAD:
        return Keycap(Face(command.shown), size)
    return None if command.pad is None else Keycap(face(command.pad, measures.style), size)


SLIDER_FIGURES_WIDTH_UNITS = 44.0
"""Width of a slider's figures, in units at the default text size."""


class Label:
    """The parts of a button's label, with their sizes in pixels.

    ``size`` is that of the words.  ``icon`` is the width of the icon before them and ``cap`` that
    of the ``key`` behind them, 0 if absent.  ``gap`` separates the parts.
    """

    __slots__ = ("cap", "gap", "icon", "icon_width", "key", "size", "text")

    def __init__(
        self,
        text: str,
        icon: Icon | None,
        command: Command | None,
        measures: Measures,
        texts: Texts,
    ) -> None:
        self.text = text
        self.icon = icon
        self.key = keycap(command, measures.text_size(12.5), measures)
        self.size = measures.text_size(16.5)
        self.gap = measures.px(8)
        self.icon_width = measures.grown_length(22) if icon else 0
        self.cap = 0 if self.key is None else self.key.width(measures, texts)

    @property
    def beside(self) -> int:
        """Width of a button without its words."""
        return self._surrounding_width(self.icon_width, self.cap)

    def _surrounding_width(self, icon: int, cap: int) -> int:
        return 2 * self.gap + sum(one + self.gap for one in (icon, cap) if one)

    def paint(self, painter: Painter, rect: Rect, ink: Color) -> None:
        """Paint the label centred; if space is short, without the icon and then without the key."""
        whole = painter.texts.width(self.text, self.size, "semibold")
        icon, cap = self.icon_width, self.cap
        if whole + self._surrounding_width(icon, cap) > rect.w:
            icon = 0
        if whole + self._surrounding_width(icon, cap) > rect.w:
            cap = 0
        beside = self._surrounding_width(icon, cap)
        text = painter.texts.fitted(self.text, self.size, rect.w - beside, "semibold")
        width = painter.texts.width(text, self.size, "semibold")
        x = rect.centerx - (width + beside - 2 * self.gap) // 2
        if self.icon and icon:
            painter.icon(self.icon, (x + self.icon_width // 2, rect.centery), self.icon_width, ink)
            x += self.icon_width + self.gap
        painter.words(text, (x, rect.centery), self.size, ink, "semibold", "midleft")
        if self.key is not None and cap:
            x += width + self.gap
            ground = Rect(x, 0, cap, self.key.high)
            ground.centery = rect.centery
            self.key.paint(painter, ground, ink)


Value = int | str
"""What one of several options stands for."""


@dataclass(frozen=True, slots=True)
class Button(PaintedWidget):
    """A button: its node's name after an ``icon`` and before its key.

    ``primary`` marks the default choice.  A ``keyed`` button shows only its key.  A ``bare`` one
    shows its icon without a ground unless ``aside`` gives it one.
    """

    icon: Icon | None = None
    primary: bool = False
    bare: bool = False
    keyed: bool = False
    aside: bool = False

    @property
    def wordless(self) -> bool:
        return self.bare or self.keyed

    def label(self, node: Node, measures: Measures, texts: Texts) -> Label:
        return Label(node.name, self.icon, node.command, measures, texts)

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        palette = painter.palette
        radius = painter.measures.px(10)
        rect = node.rect.move(0, painter.measures.px(1)) if mood.pressed else node.rect
        ink = theme.LIGHT_INK if node.enabled else theme.FAINT_INK
        if self.bare:
            if node.enabled and (mood.hovered or self.aside):
                fill = Color(palette.button).lerp(Color("white"), 0.14 if mood.hovered else 0)
                painter.panel(rect, fill, radius)
            if self.icon is not None:
                painter.icon(self.icon, rect.center, round(rect.h * 0.55), ink)
            return
        primary = self.primary and node.enabled
        fill = theme.GOLD_COLOUR if primary else Color(palette.button)
        edge: Color | None = None if primary else Color(palette.button_edge)
        if not node.enabled:
            fill, edge = Color(palette.panel), Color(palette.button)
        elif mood.pressed:
            fill = fill.lerp(Color("black"), 0.15)
        elif mood.hovered:
            fill = fill.lerp(Color("white"), 0.16)
        painter.panel(rect, fill, radius, edge)
        ink = theme.DARK_INK if primary else ink
        label = self.label(node, painter.measures, painter.texts)
        if self.keyed and label.key is not None:
            ground = Rect(0, 0, label.cap, label.key.high)
            ground.center = rect.center
            label.key.paint(painter, ground, ink)
        else:
            label.paint(painter, rect, ink)


@dataclass(frozen=True, slots=True)
class Link(PaintedWidget):
    """A line in gold that can be clicked, underlined where the pointer is.

    ``text`` is shown in place of the node's name, which may say more.
    """

    text: str
    size: int
    anchor: str = "center"

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        place = getattr(node.rect, self.anchor)
        line = painter.words(
            self.text, place, self.size, theme.GOLD_COLOUR, "semibold", self.anchor, node.rect.w
        )
        if mood.hovered or mood.pressed:
            high = max(1, painter.measures.px(1))
            painter.surface.fill(theme.GOLD_COLOUR, Rect(line.x, line.bottom - high, line.w, high))


@dataclass(frozen=True, slots=True)
class Choice(PaintedWidget):
    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        palette = painter.palette
        painter.panel(node.rect, palette.panel, painter.measures.px(10), palette.button_edge)


@dataclass(frozen=True, slots=True)
class Option(PaintedWidget):
    """A value labelled ``text``, with a frame of its own if ``framed``.

    In a ``quiet`` choice the ``chosen`` value stands out less.
    """

    text: str
    chosen: bool
    framed: bool = False
    quiet: bool = False

    def label(self, node: Node, measures: Measures, texts: Texts) -> Label:
        """The label with its key, for an option that has one."""
        return Label(self.text, None, node.command, measures, texts)

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures = painter.measures
        chosen, framed = self.chosen, self.framed
        if framed:
            edge = theme.GOLD_COLOUR if chosen else Color(painter.palette.button_edge)
            painter.panel(node.rect, painter.palette.panel, measures.px(10), edge)
        edged = framed and chosen
        inner = node.rect if edged else node.rect.inflate(-measures.px(6), -measures.px(6))
        quiet = chosen and self.quiet
        if quiet:
            painter.panel(inner, painter.palette.button, measures.px(7), theme.GOLD_COLOUR)
        elif chosen:
            painter.panel(inner, theme.GOLD_COLOUR, measures.px(7))
        elif mood.hovered:
            painter.panel(inner, painter.palette.button, measures.px(7))
        ink = theme.DARK_INK if chosen and not quiet else theme.LIGHT_INK
        if node.command is not None:
            self.label(node, measures, painter.texts).paint(painter, inner, ink)
            return
        weight = "semibold" if chosen else "regular"
        size = measures.text_size(15)
        text = painter.texts.fitted(self.text, size, inner.w - measures.px(4), weight)
        painter.words(text, inner.center, size, ink, weight, "center")


def button(
    key: str,
    name: str,
    rect: Rect,
    act: Does,
    *,
    icon: Icon | None = None,
    command: Command | None = None,
    primary: bool = False,
    enabled: bool = True,
    bare: bool = False,
    area: str = "",
    first: bool = False,
    move: str | None = None,
) -> Node:
    """A button node; ``bare`` shows only its icon, ``primary`` marks the default choice."""
    return Node(
        Role.BUTTON,
        name,
        rect,
        key,
        act=act,
        enabled=enabled,
        command=command,
        area=area,
        move=move,
        first=first,
        widget=Button(icon, primary, bare),
    )


def words(
    text: str,
    rect: Rect,
    size: int,
    *,
    role: Role = Role.TEXT,
    tone: str = "text",
    weight: str = "regular",
    anchor: str = "topleft",
    lines: bool = False,
) -> Node:
    """A text node: one line, or with ``lines`` wrapped to the rectangle."""
    return Node(role, text, rect, widget=Words(size, tone, weight, anchor, lines))


def option(
    key: str,
    name: str,
    value: Value,
    label: str,
    rect: Rect,
    current: Value | None,
    act: Callable[[Value], None],
    area: str = "",
    *,
    quiet: bool = False,
) -> Node:
    """The node of one value of a choice with this key and name."""
    chosen = value == current
    return Node(
        Role.OPTION,
        say("page-value", name=name, value=label),
        rect,
        f"{key}={value}",
        value="chosen" if chosen else None,
        act=_chooser(act, value),
        area=area,
        checked=chosen,
        widget=Option(label, chosen, quiet=quiet),
    )


def label_of(node: Node, measures: Measures, texts: Texts) -> Label:
    """The label of a button or an option."""
    assert isinstance(node.widget, Button | Option), "the node says something"
    return node.widget.label(node, measures, texts)


def _chooser(act: Callable[[Value], None], value: Value) -> Act:
    return lambda: act(value)


@dataclass(frozen=True, slots=True)
class Switch(PaintedWidget):
    """An on/off toggle: a knob at one end or the other."""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures = painter.measures
        rect = Rect(0, 0, node.rect.w * 3 // 4, node.rect.h * 5 // 8)
        rect.midright = node.rect.midright
        on = bool(node.checked)
        fill = theme.GOLD_COLOUR if on else Color(painter.palette.panel)
        painter.panel(rect, fill, rect.h // 2, None if on else painter.palette.button_edge)
        centre = rect.right - rect.h // 2 if on else rect.left + rect.h // 2
        colour = theme.DARK_INK if on else theme.DIM_INK
        radius = rect.h // 2 - measures.px(4 if not mood.hovered else 3)
        painter.dot(colour, (centre, rect.centery), radius)
