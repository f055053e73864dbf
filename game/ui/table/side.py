"""The panel beside the table: who is at it, the totals, and the log in words."""

from collections.abc import Sequence

from pygame import Rect

from game.core.event import View
from game.ui.text import Texts
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.make import words


def standing(view: View, title: str, rounds: str, names: Sequence[str], rect: Rect,
             portraits: Sequence[str], measures: Measures) -> Node:  # fmt: skip
    """The score panel: the title, the round, and every player's total."""
    pad = measures.px(16)
    panel = Node("panel", "Score", rect, "score", look={"flat": True})
    line = Rect(rect.x + pad, rect.y + pad, rect.w - 2 * pad, measures.px(26))
    panel.children = [
        words(title, line, measures.text(20), role="heading", weight="bold"),
        words(rounds, line.move(0, measures.px(26)), measures.text(13.5), tone="dim"),
    ]
    row = Rect(line.x, line.y + measures.px(54), line.w, measures.px(36))
    best = max(view["scores"])
    for seat, name in enumerate(names):
        total = view["scores"][seat]
        leads = total == best and best > 0
        node = Node("group", name, row.copy(), value=f"{total} points in all")
        side = row.h - measures.px(6)
        picture = Rect(row.x, row.y + measures.px(3), side, side)
        label = Rect(picture.right + measures.px(10), row.y, row.w - side - measures.px(60), row.h)
        node.children = [
            Node("picture", "", picture, look={"drawing": f"portraits/{portraits[seat]}"}),
            words(name, label, measures.text(16), anchor="midleft", weight="semibold"),
            words(
                str(total), row.copy(), measures.text(18), anchor="midright", weight="bold",
                tone="gold" if leads else "text",
            ),
        ]  # fmt: skip
        panel.children.append(node)
        row.y += row.h
    return panel


def standing_height(players: int, measures: Measures) -> int:
    """How high the score panel is for so many players."""
    return measures.px(16 + 54 + 14) + players * measures.px(36)


def journal(
    lines: Sequence[str], rect: Rect, scrolled: int, texts: Texts, measures: Measures
) -> Node:
    """The log, newest line at the bottom; ``scrolled`` lines are below its end."""
    pad = measures.px(16)
    size = measures.text(13.5)
    panel = Node("log", "Log", rect, "log", look={"hover": True})
    inner = rect.inflate(-2 * pad, -2 * pad)
    step = texts.height(size)
    y = inner.bottom
    shown = lines[: len(lines) - scrolled] if scrolled else lines
    for number, line in enumerate(reversed(shown)):
        broken = texts.wrapped(line, size, inner.w)
        y -= len(broken) * step
        if y < inner.top:
            break
        place = Rect(inner.x, y, inner.w, len(broken) * step)
        tone = "text" if number < 3 else "dim"
        panel.children.append(words(line, place, size, tone=tone, lines=True))
        y -= measures.px(5)
    panel.children.reverse()
    return panel
