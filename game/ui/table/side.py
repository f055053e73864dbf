"""The panel beside the table: who is at it, the totals, and the log in words."""

from collections.abc import Sequence

from game.core.event import Seat
from game.match.code import LONGEST_NUMBER
from game.ui.box import (
    Box,
    Column,
    Fit,
    Fixed,
    Group,
    Later,
    Limit,
    Pad,
    Rigid,
    Row,
    Scroll,
    Space,
    Tail,
)
from game.ui.table.model import TableModel
from game.ui.tree import Node, Role
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.panel import Panel
from game.ui.widgets.picture import drawn
from game.words.message import Message, say, told

MANY = 6
"""The rows of more players than these are lower."""
LINES = 4
"""So many lines of the log are seen at least."""
NEWEST = 3
"""So many entries of the log stand out from those before them."""


def standing(model: TableModel, kit: Kit) -> Box:
    """The score panel: the title, the round, and how every player stands."""
    panel = Node(Role.PANEL, say("table-score"), nowhere(), "score", widget=Panel(flat=True))
    head = Column([
        kit.words(model.game.title, 20, role=Role.HEADING, weight="bold"),
        kit.words(_round_text(model), 13.5, tone="dim"),
    ])  # fmt: skip
    rows = [_player_row(model, Seat(seat), kit) for seat in range(len(model.show.names))]
    inside = Column([
        Space(high=kit.px(12)),
        Limit(head, high=kit.px(52)),
        *rows,
        Space(high=kit.px(10)),
    ])  # fmt: skip
    return Group(panel, Scroll(model.standing, Pad(inside, kit.px(16), 0), kit.measures))


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


def _player_row(model: TableModel, seat: Seat, kit: Kit) -> Box:
    """One player: portrait, name, and points; cards in hand where there are no points.

    Where there is too little room for all of it, it does without the portrait.
    """
    show = model.show
    table, state = show.table, show.state
    if table.scored:
        figure = str(state.scores[seat])
        said = say("table-points", points=state.scores[seat])
    else:
        count = table.counts(state)[seat]
        figure = told(table.state_of(state, seat)) or str(count)
        said = told(table.counted(count))
    name = show.names[seat].name
    node = Node(Role.GROUP, name, nowhere(), value=said)
    high = kit.px(34 if len(show.names) <= MANY else 29)
    side = high - kit.px(6)
    portrait = drawn(f"portraits/{model.portraits[seat]}", nowhere())
    label = kit.words(name, 15.5, anchor="midleft", weight="semibold")
    tone = "gold" if _leads(model, seat) else "text"
    right = kit.words(figure, 17, anchor="midright", weight="bold", tone=tone)
    gap = kit.px(10)
    ways = Fit(
        Row([Fixed(portrait, side, side), label.growing(), Rigid(right)], gap),
        Row([label.growing(), Rigid(right)], gap),
        Column([label, right]),
    )
    return Limit(Group(node, ways), high=high)


def _leads(model: TableModel, seat: Seat) -> bool:
    """Whether a player stands best so far, once anybody has scored."""
    scores = model.show.state.scores
    if not model.show.table.scored or not any(scores):
        return False
    best = min(scores) if model.show.table.lowest_wins else max(scores)
    return bool(scores[seat] == best)


def journal(lines: Sequence[str], scrolled: int, kit: Kit) -> Box:
    """The log, newest line at the bottom; ``scrolled`` lines are below its end."""
    panel = Node(Role.LOG, say("table-log"), nowhere(), "log", hover=True, widget=Panel(flat=True))
    shown = lines[: len(lines) - scrolled] if scrolled else lines

    def entry(number: int) -> Box:
        tone = "text" if len(shown) - number <= NEWEST else "dim"
        return kit.words(shown[number], 13.5, tone=tone)

    inside = Tail(Later(len(shown), entry), kit.px(5), LINES * kit.high(13.5))
    return Group(panel, Pad(inside, kit.px(16), kit.px(16)))
