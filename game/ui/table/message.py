"""A notice in the bar: a refusal, a hint, what was taken back."""

from pygame import Rect

from game.ui.table.acts import Acts
from game.ui.table.model import TableModel
from game.ui.table.notice import Notice
from game.ui.tree import Node
from game.ui.widgets.make import button, words
from game.words.message import say, told

SMALL = 13.0
"""The size of the smallest words of a message, in units."""


def now(model: TableModel) -> str:
    """What is to be done, or what is happening just now."""
    show = model.show
    if not show.quiet and not show.held and show.log:
        return show.log[-1]
    return told(show.table.prompt(show.state, show.names))


def readable(model: TableModel, text: str, besides: str, wide: int, high: int, size: int) -> bool:
    """Whether a message can be read to its end, and under it what is said besides."""
    texts = model.texts
    most = high // texts.height(size)
    lines = len(texts.wrapped(text, size, wide, "semibold"))
    more = len(texts.wrapped(besides, size, wide)) if besides else 0
    return lines <= 3 and lines + more <= most


def beside(model: TableModel, said: Notice) -> str:
    """What is to be done or is happening, which a refusal must not hide."""
    return now(model) if said.refuses else ""


def rule_wide(model: TableModel) -> int:
    """The width of the button that opens the rule, with the gap before it."""
    return model.measures.px(130)


def message(model: TableModel, acts: Acts, room: Rect) -> list[Node]:
    """A message with the way to its rule, and what a refusal must not hide under it."""
    measures = model.measures
    said = model.notice
    assert said is not None, "there is something to say"
    nodes = []
    if said.rule:
        high = measures.target(40)
        wide = rule_wide(model) - measures.px(12)
        place = Rect(room.right - wide, room.centery - high // 2, wide, high)
        nodes.append(
            button("the rule", say("table-rule"), place, acts.open_rules, icon="rules", area="bar")
        )
        room = Rect(room.x, room.y, room.w - wide - measures.px(12), room.h)
    tone = "warning" if said.warns else "text"
    texts, besides = model.texts, beside(model, said)
    for units in (15.5, 14.5, SMALL):
        size = measures.text(units)
        if readable(model, said.text, besides, room.w, room.h, size):
            break
    step = texts.height(size)
    lines = min(room.h // step, 3, len(texts.wrapped(said.text, size, room.w, "semibold")))
    more = len(texts.wrapped(besides, size, room.w)) if besides else 0
    more = min(more, room.h // step - lines)
    top = room.centery - (lines + more) * step // 2
    alert = words(
        said.text, Rect(room.x, top, room.w, lines * step), size, role="alert", tone=tone,
        weight="semibold", lines=True,
    )  # fmt: skip
    if more:
        under = Rect(room.x, alert.rect.bottom, room.w, more * step)
        nodes.insert(0, words(besides, under, size, role="prompt", lines=True))
    return [alert, *nodes]
