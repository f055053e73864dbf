"""The panel beside the table: who is at it, the totals, and the log in words."""

from collections.abc import Sequence

from pygame import Rect

from game.core.event import Seat
from game.match.code import LONGEST_NUMBER
from game.ui.table.model import TableModel
from game.ui.text import Texts
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.make import words
from game.ui.widgets.picture import drawn
from game.words.message import Message, say, told


def standing(model: TableModel, rect: Rect) -> Node:
    """The score panel: the title, the round, and how every player stands."""
    measures, show = model.measures, model.show
    pad = measures.px(16)
    panel = Node("panel", say("table-score"), rect, "score", look={"flat": True})
    line = Rect(rect.x + pad, rect.y + measures.px(12), rect.w - 2 * pad, measures.px(26))
    panel.children = [
        words(model.game.title, line, measures.text(20), role="heading", weight="bold"),
        words(_round_text(model), line.move(0, measures.px(26)), measures.text(13.5), tone="dim"),
    ]
    high = _row_height(len(show.names), measures)
    row = Rect(line.x, line.y + measures.px(52), line.w, high)
    for seat in range(len(show.names)):
        panel.children.append(_player_row(model, Seat(seat), row.copy()))
        row.y += row.h
    return panel


def _round_text(model: TableModel) -> str:
    """Which round it is, of how many where that is known, and the number of a deal asked for."""
    setup, table = model.sitting.match.setup, model.show.table
    by_code = len(str(setup.seed)) > LONGEST_NUMBER
    if not table.scored:
        if setup.secret:
            return say("table-sealed-deal")
        return say("table-by-code-first") if by_code else say("table-deal-first", number=setup.seed)
    number, count = table.round_of(model.show.state)
    which = Message("table-round", number=number)
    if count is not None:
        which = Message("table-round-of", number=number, count=count)
    if setup.secret:
        return told(which)
    deal = Message("table-by-code") if by_code else Message("table-deal", number=setup.seed)
    return say("table-round-deal", round=which, deal=deal)


def _player_row(model: TableModel, seat: Seat, row: Rect) -> Node:
    """One player: portrait, name, and points; cards in hand where there are no points."""
    measures, show = model.measures, model.show
    table, state = show.table, show.state
    if table.scored:
        figure = str(state.scores[seat])
        said = say("table-points", points=state.scores[seat])
    else:
        count = table.counts(state)[seat]
        figure = told(table.state_of(state, seat)) or str(count)
        said = told(table.counted(count))
    name = show.names[seat].name
    node = Node("group", name, row, value=said)
    side = row.h - measures.px(6)
    picture = Rect(row.x, row.y + measures.px(3), side, side)
    wide = model.texts.width(figure, measures.text(17), "bold")
    left = picture.right + measures.px(10)
    label = Rect(left, row.y, row.right - left - wide - measures.px(10), row.h)
    node.children = [
        drawn(f"portraits/{model.portraits[seat]}", picture),
        words(name, label, measures.text(15.5), anchor="midleft", weight="semibold"),
        words(figure, row.copy(), measures.text(17), anchor="midright", weight="bold",
              tone="gold" if _leads(model, seat) else "text"),
    ]  # fmt: skip
    return node


def _leads(model: TableModel, seat: Seat) -> bool:
    """Whether a player stands best so far, once anybody has scored."""
    scores = model.show.state.scores
    if not model.show.table.scored or not any(scores):
        return False
    best = min(scores) if model.show.table.lowest_wins else max(scores)
    return bool(scores[seat] == best)


def _row_height(players: int, measures: Measures) -> int:
    return measures.px(34 if players <= 6 else 29)


def standing_height(players: int, measures: Measures) -> int:
    """How high the score panel is for so many players."""
    return measures.px(12 + 52 + 10) + players * _row_height(players, measures)


def journal(
    lines: Sequence[str], rect: Rect, scrolled: int, texts: Texts, measures: Measures
) -> Node:
    """The log, newest line at the bottom; ``scrolled`` lines are below its end."""
    pad = measures.px(16)
    size = measures.text(13.5)
    panel = Node("log", say("table-log"), rect, "log", look={"hover": True})
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
