"""How each role of node is painted."""

import pygame
from pygame import Color, Rect

from game.ui import theme
from game.ui.paint import Painter
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.label import FIGURES, Label
from game.ui.widgets.mood import TONES, Mood, Painting
from game.ui.widgets.painted import Painted
from game.ui.widgets.paper import ON_PAPER


def paint(painter: Painter, node: Node, mood: Mood) -> None:
    """Paint a node in the look of its role, without its children."""
    clip = node.look.get("clip")
    if clip is not None:
        painter.surface.set_clip(clip)
    how = PAINTED.get(node.role)
    if isinstance(node.widget, Painted):
        node.widget.paint(painter, node, mood)
    elif how is not None:
        how(painter, node, mood)
    if mood.focused and node.role not in UNRINGED:
        radius = node.look.get("radius", painter.measures.px(10))
        painter.ring(node.rect, radius)
    if clip is not None:
        painter.surface.set_clip(None)


def _button(painter: Painter, node: Node, mood: Mood) -> None:
    if "person" in node.look or "entry" in node.look:
        how = _person if "person" in node.look else _entry
        how(painter, node, mood)
        return
    cloth = painter.cloth
    radius = painter.measures.px(10)
    rect = node.rect.move(0, painter.measures.px(1)) if mood.pressed else node.rect
    ink = theme.TEXT if node.enabled else Color("#7f8f86")
    if node.look.get("bare"):
        if node.enabled and (mood.hovered or node.look.get("aside")):
            fill = Color(cloth.button).lerp(Color("white"), 0.14 if mood.hovered else 0)
            painter.panel(rect, fill, radius)
        painter.icon(node.look["icon"], rect.center, round(rect.h * 0.55), ink)
        return
    primary = node.look.get("primary") and node.enabled
    fill = theme.GOLD if primary else Color(cloth.button)
    edge: Color | None = None if primary else Color(cloth.button_edge)
    if not node.enabled:
        fill, edge = Color(cloth.panel), Color(cloth.button)
    elif mood.pressed:
        fill = fill.lerp(Color("black"), 0.15)
    elif mood.hovered:
        fill = fill.lerp(Color("white"), 0.16)
    painter.panel(rect, fill, radius, edge)
    _label(painter, node, rect, theme.DARK_INK if primary else ink)


def _person(painter: Painter, node: Node, mood: Mood) -> None:
    """The ground of somebody's portrait and name, and the sign that another could sit there."""
    measures = painter.measures
    rect = node.rect
    if mood.hovered or mood.pressed:
        painter.panel(rect, painter.cloth.button, measures.px(10))
    icon = measures.px(18)
    colour = theme.TEXT if mood.hovered or mood.focused else theme.DIM
    painter.icon(
        node.look["icon"], (rect.right - measures.px(8) - icon // 2, rect.centery), icon, colour
    )


def _entry(painter: Painter, node: Node, mood: Mood) -> None:
    """The ground of a row of a list."""
    fill = Color(painter.cloth.button)
    if mood.pressed or mood.hovered:
        fill = fill.lerp(Color("black" if mood.pressed else "white"), 0.12)
    painter.panel(node.rect, fill, painter.measures.px(10), painter.cloth.button_edge)


def _label(painter: Painter, node: Node, rect: Rect, ink: Color) -> None:
    measures = painter.measures
    icon, key = node.look.get("icon"), node.shortcut
    if node.look.get("short") and icon:
        painter.icon(icon, rect.center, round(rect.h * 0.5), ink)
        return
    label = Label(node, measures, painter.texts)
    text = painter.texts.fitted(label.text, label.size, rect.w - label.beside, "semibold")
    width = painter.texts.width(text, label.size, "semibold")
    x = rect.centerx - (width + label.beside - 2 * label.gap) // 2
    if icon:
        painter.icon(icon, (x + label.icon // 2, rect.centery), label.icon, ink)
        x += label.icon + label.gap
    painter.words(text, (x, rect.centery), label.size, ink, "semibold", "midleft")
    if key:
        x += width + label.gap
        cap = Rect(x, 0, label.key, round(label.key_size * 1.5))
        cap.centery = rect.centery
        painter.panel(cap, ink, measures.px(5), alpha=46)
        painter.words(key, cap.center, label.key_size, ink, "semibold", "center")


def _words(painter: Painter, node: Node, mood: Mood) -> None:
    look = node.look
    colour = TONES[look["tone"]]
    if look["lines"]:
        middle = look["anchor"] == "midtop"
        painter.paragraph(node.name, node.rect, look["size"], colour, look["weight"], middle)
        return
    place = getattr(node.rect, look["anchor"])
    painter.words(
        node.name, place, look["size"], colour, look["weight"], look["anchor"], node.rect.w
    )


def _group_heading(painter: Painter, node: Node, mood: Mood) -> None:
    """Words with a line from their end to the edge of the column."""
    measures = painter.measures
    look = node.look
    end = painter.words(
        node.name, node.rect.midleft, look["size"], TONES[look["tone"]], look["weight"], "midleft",
        node.rect.w,
    ).right + measures.px(12)  # fmt: skip
    line = Rect(end, node.rect.centery, node.rect.right - end, max(1, measures.px(1)))
    if line.w > 0:
        painter.surface.fill(painter.cloth.button_edge, line)


def _choice(painter: Painter, node: Node, mood: Mood) -> None:
    cloth = painter.cloth
    painter.panel(node.rect, cloth.panel, painter.measures.px(10), cloth.button_edge)


def _option(painter: Painter, node: Node, mood: Mood) -> None:
    measures = painter.measures
    chosen = node.look["chosen"]
    framed = node.look.get("framed")
    if framed:
        edge = theme.GOLD if chosen else Color(painter.cloth.button_edge)
        painter.panel(node.rect, painter.cloth.panel, measures.px(10), edge)
    inner = node.rect if framed and chosen else node.rect.inflate(-measures.px(6), -measures.px(6))
    quiet = chosen and node.look.get("quiet")
    if quiet:
        painter.panel(inner, painter.cloth.button, measures.px(7), theme.GOLD)
    elif chosen:
        painter.panel(inner, theme.GOLD, measures.px(7))
    elif mood.hovered:
        painter.panel(inner, painter.cloth.button, measures.px(7))
    ink = theme.DARK_INK if chosen and not quiet else theme.TEXT
    if node.shortcut:
        _label(painter, node, inner, ink)
        return
    weight = "semibold" if chosen else "regular"
    size = measures.text(15)
    text = painter.texts.fitted(node.look["label"], size, inner.w - measures.px(4), weight)
    painter.words(text, inner.center, size, ink, weight, "center")


def _number(painter: Painter, node: Node, mood: Mood) -> None:
    cloth = painter.cloth
    measures = painter.measures
    edge = cloth.button_edge if node.enabled else cloth.button
    painter.panel(node.rect, cloth.panel, measures.px(10), edge)
    size = measures.text(17)
    room = node.rect.inflate(-2 * node.rect.h if node.children else 0, 0)
    if node.act is not None:
        if mood.hovered:
            painter.panel(room, cloth.button, measures.px(7))
        icon = measures.px(16)
        room.w -= icon + measures.px(12)
        painter.icon("arrow-down", (room.right + icon // 2, room.centery), icon, theme.DIM)
    painter.words(
        str(node.value), room.center, size, theme.TEXT if node.enabled else theme.DIM,
        "semibold", "center", room.w,
    )  # fmt: skip


def _slider(painter: Painter, node: Node, mood: Mood) -> None:
    measures = painter.measures
    rect = slider_line(node.rect, measures)
    line = Rect(rect.x, 0, rect.w, max(4, measures.px(6)))
    line.centery = rect.centery
    painter.panel(line, painter.cloth.panel, line.h // 2, painter.cloth.button_edge)
    full = Rect(line.x, line.y, max(line.h, round(line.w * node.look["share"])), line.h)
    painter.panel(full, theme.GOLD, line.h // 2)
    knob = (round(line.x + line.w * node.look["share"]), line.centery)
    radius = measures.px(11 if mood.hovered or mood.pressed else 9.5)
    pygame.draw.aacircle(painter.surface, theme.TEXT, knob, radius)
    painter.words(
        str(node.value), node.rect.midright, measures.text(15), theme.DIM, anchor="midright"
    )


def slider_line(rect: Rect, measures: Measures) -> Rect:
    """The part of a slider its knob moves along, beside its figures."""
    figures = measures.grown(FIGURES)
    return Rect(rect.x + rect.h // 4, rect.y, rect.w - figures - rect.h // 2, rect.h)


def _switch(painter: Painter, node: Node, mood: Mood) -> None:
    measures = painter.measures
    rect = Rect(0, 0, node.rect.w * 3 // 4, node.rect.h * 5 // 8)
    rect.midright = node.rect.midright
    on = node.value == "on"
    fill = theme.GOLD if on else Color(painter.cloth.panel)
    painter.panel(rect, fill, rect.h // 2, None if on else painter.cloth.button_edge)
    centre = rect.right - rect.h // 2 if on else rect.left + rect.h // 2
    colour = theme.DARK_INK if on else theme.DIM
    radius = rect.h // 2 - measures.px(4 if not mood.hovered else 3)
    pygame.draw.aacircle(painter.surface, colour, (centre, rect.centery), radius)


def _field(painter: Painter, node: Node, mood: Mood) -> None:
    cloth = painter.cloth
    measures = painter.measures
    edge = theme.GOLD if mood.focused else Color(cloth.button_edge)
    painter.panel(node.rect, cloth.panel, measures.px(10), edge, line=measures.px(1.5) or 1)
    inner = node.rect.inflate(-measures.px(24), 0)
    size = measures.text(16.5)
    note = node.look.get("note")
    if note:
        said = painter.words(note, inner.midright, measures.text(13), theme.DIM,
                             anchor="midright")  # fmt: skip
        inner.w = said.x - measures.px(8) - inner.x
    if node.value:
        line = painter.words(node.value, inner.midleft, size, anchor="midleft", width=inner.w)
    else:
        tone = theme.DIM
        line = painter.words(
            node.look["empty"], inner.midleft, size, tone, anchor="midleft", width=inner.w
        )
        line.w = 0
    if mood.focused:
        caret = Rect(line.right + 1, 0, max(2, measures.px(2)), round(size * 1.2))
        caret.centery = inner.centery
        painter.surface.fill(theme.GOLD, caret)


def _panel(painter: Painter, node: Node, mood: Mood) -> None:
    cloth = painter.cloth
    radius = painter.measures.px(14)
    if node.look.get("flat"):
        painter.panel(node.rect, cloth.panel, radius, alpha=205)
    else:
        edge = theme.GOLD if node.look.get("edge") else cloth.button_edge
        painter.raised(node.rect, cloth.panel, radius, edge)


def _log(painter: Painter, node: Node, mood: Mood) -> None:
    painter.panel(node.rect, painter.cloth.panel, painter.measures.px(14), alpha=205)


def _player(painter: Painter, node: Node, mood: Mood) -> None:
    cloth = painter.cloth
    asked = node.look.get("asked")
    edge = theme.GOLD if asked else Color(cloth.button_edge)
    line = max(1, painter.measures.px(2.5 if asked else 1))
    painter.panel(node.rect, cloth.panel, node.rect.h // 2, edge, line=line)


def _tile(painter: Painter, node: Node, mood: Mood) -> None:
    measures = painter.measures
    raised = mood.hovered or mood.focused
    fill = Color(painter.cloth.panel).lerp(Color("white"), 0.1 if raised else 0)
    edge = theme.GOLD if raised else theme.WARNING if node.look.get("advised") else None
    painter.raised(node.rect, fill, measures.px(14), edge)


def _icon(painter: Painter, node: Node, mood: Mood) -> None:
    colour = TONES[node.look.get("tone", "gold")]
    painter.icon(node.look["icon"], node.rect.center, node.rect.w, colour)


def _mark(painter: Painter, node: Node, mood: Mood) -> None:
    """A highlight under words that were searched for, stronger where one is."""
    radius = painter.measures.px(4)
    here = node.look["here"]
    painter.panel(node.rect, theme.GOLD, radius, alpha=100 if here else 60)
    if here:
        high = max(2, painter.measures.px(2))
        line = Rect(node.rect.x, node.rect.bottom - high, node.rect.w, high)
        painter.surface.fill(theme.GOLD, line)


def _line(painter: Painter, node: Node, mood: Mood) -> None:
    painter.surface.fill(painter.cloth.button_edge, node.rect)


def _scrollbar(painter: Painter, node: Node, mood: Mood) -> None:
    colour = TONES[node.look.get("tone", "dim")]
    painter.panel(node.rect, colour, node.rect.w // 2, alpha=110)


PAINTED: dict[str, Painting] = {
    **ON_PAPER,
    "button": _button,
    "text": _words,
    "heading": _words,
    "group heading": _group_heading,
    "choice": _choice,
    "option": _option,
    "number": _number,
    "slider": _slider,
    "switch": _switch,
    "field": _field,
    "panel": _panel,
    "tile": _tile,
    "icon": _icon,
    "line": _line,
    "mark": _mark,
    "scrollbar": _scrollbar,
    "prompt": _words,
    "alert": _words,
    "figure": _words,
    "log": _log,
    "player": _player,
}
UNRINGED = ("field",)
