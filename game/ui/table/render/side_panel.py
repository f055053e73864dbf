"""The panels beside the table: score, log, and the warning that a match is not on disk.

``standing`` builds the score panel, ``journal`` the log and ``sign`` the warning.
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.event import Seat
from game.match.deal_code import MAX_DEAL_NUMBER_DIGIT_COUNT
from game.session import LogLine
from game.storage.match_store import MatchWriter, UnsavedMatch
from game.text.icon import Icon
from game.text.message import Message, figured, in_order, say, told, told_in_signs
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import OPEN_LOG, OPEN_SCORE_SHEET, REPLAY_LAST_MOVES
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box, LazyBox, MemoBox
from game.ui.kit.layout.frame import Limit, NodeBox, Pad, Rigid
from game.ui.kit.layout.leaf import FixedBox, Space, Text
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import ListEnd, Scroll
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.surfaces import Panel, drawn
from game.ui.kit.widgets.words import Signed
from game.ui.sound import MAX_CAPTION_COUNT
from game.ui.table.model.actions import (
    OpenLog,
    OpenSheet,
    ShowAgain,
)
from game.ui.table.model.table_model import TableModel


def line_of(
    model: TableModel, kit: Kit, line: LogLine, size: float, side: int, tone: str = "text"
) -> Box:
    """A line of the log with signs for suits, beside a portrait of ``side`` pixels."""
    look = Signed(kit.measures.text_size(size), tone, seen=told_in_signs(line.said))
    says = Text(Node(Role.TEXT, told(line.said), nowhere(), widget=look), kit.texts)
    gap = side // 3
    if line.seat is None:
        return Row([Space(side), says.growing()], gap, "top")
    portrait = drawn(f"portraits/{model.portraits[line.seat]}", nowhere())
    return Row([FixedBox(portrait, side, side), says.growing()], gap, "top")


def round_heading(model: TableModel, line: LogLine) -> str:
    """Heading of a line's round; empty in a game that does not count rounds."""
    table, state = model.show.table, model.show.state
    return told(table.round_label(state, line.round - 1)) if model.scored else ""


MAX_TALL_ROW_PLAYER_COUNT = 6
"""Number of players above which their rows are lower."""
MIN_LOG_LINE_COUNT = 4
"""Minimum number of visible lines of the log."""
NEWEST_ENTRY_COUNT = 3
"""Number of newest log entries that stand out."""
MAX_LOG_ENTRY_COUNT = 100
"""Maximum number of log entries in the panel."""


class _Row(NamedTuple):
    name: str
    figure: str
    said: str
    leads: bool


def standing(model: TableModel, kit: Kit) -> MemoBox:
    """Score panel: title, goal, rules, round, and the score of every player.

    In a game with points, a click on it opens the score sheet.
    """
    rows = [_stands(model, Seat(seat)) for seat in range(len(model.show.names))]
    shows = (kit.measures, model.standing.offset, match_texts(model), rows)
    return model.kept.part("standing", shows, lambda: MemoBox(_standing(model, kit, rows)))


def _standing(model: TableModel, kit: Kit, stands: Sequence[_Row]) -> Box:
    panel = Node(
        Role.PANEL,
        say("table-score"),
        nowhere(),
        model.standing.panel,
        area="corner",
        widget=Panel(flat=True),
    )
    if model.scored:
        panel.act, panel.command, panel.tip = OpenSheet(), OPEN_SCORE_SHEET, OPEN_SCORE_SHEET.label
    below = match_texts(model)
    head = Column(
        [
            kit.words(told(model.game.title), 20, role=Role.HEADING, weight="bold"),
            *(kit.words(text, 13.5, tone="dim") for text in below),
        ]
    )
    more = max(0, len(below) - 1) * kit.line_height(13.5)
    rows = [_player_row(model, seat, one, kit) for seat, one in enumerate(stands)]
    inside = Column(
        [
            Space(high=kit.px(12)),
            Limit(head, high=kit.px(52) + more),
            *rows,
            Space(high=kit.px(10)),
        ]
    )
    return NodeBox(panel, Scroll(model.standing, Pad(inside, kit.px(16), 0), kit.measures))


def match_texts(model: TableModel) -> list[str]:
    """What the match is about, in lines: its goal, its rules if they have a name, its round."""
    goal = "" if model.posed else told(model.show.table.goal(model.session.match.setup.options))
    return [text for text in (goal, told(model.rules), round_text(model)) if text]


def round_text(model: TableModel) -> str:
    """Number of the round, the number of rounds if known, and the deal's number.

    Empty if there is none of these.
    """
    match, table = model.session.match, model.show.table
    setup = match.setup
    by_number = str(setup.seed)
    by_code = len(by_number) > MAX_DEAL_NUMBER_DIGIT_COUNT
    played_on = match.played_on
    if not model.scored:
        if model.posed:
            return ""
        if played_on:
            return say("table-played-on.first")
        if match.foreseen and setup.secret:
            return say("table-again.first")
        if setup.secret:
            return ""
        return say("table-by-code-first") if by_code else say("table-deal-first", number=by_number)
    which = table.round_called(model.show.told)
    if model.posed or (setup.secret and not match.foreseen):
        return told(which)
    deal = Message("table-by-code") if by_code else Message("table-deal", number=by_number)
    if played_on:
        deal = Message("table-played-on")
    elif setup.secret:
        deal = Message("table-again")
    return say("table-round-deal", round=which, deal=deal)


def _stands(model: TableModel, seat: Seat) -> _Row:
    """A player's row with points, or with cards held in a game without points."""
    show = model.show
    table, state = show.table, show.told
    if model.scored:
        figure = figured(state.scores[seat])
        said = say("table-points.none", what=table.points_word)
        if any(state.scores):
            said = say("table-points", points=table.points(state.scores[seat]))
    else:
        count = table.plate_counts(state)[seat]
        figure = told(table.player_status(state, seat)) or str(count)
        said = told(table.count_text(count))
    return _Row(told(show.names[seat].called), figure, said, _leads(model, seat))


def _player_row(model: TableModel, seat: int, row: _Row, kit: Kit) -> Box:
    """A player's row: portrait, name and figure; without the portrait if space is short."""
    show = model.show
    node = Node(Role.GROUP, row.name, nowhere(), value=row.said)
    high = kit.px(34 if len(show.names) <= MAX_TALL_ROW_PLAYER_COUNT else 29)
    side = high - kit.px(6)
    portrait = drawn(f"portraits/{model.portraits[seat]}", nowhere())
    label = kit.words(row.name, 15.5, anchor="midleft", weight="semibold")
    tone = "gold" if row.leads else "text"
    right = kit.words(row.figure, 17, anchor="midright", weight="bold", tone=tone)
    gap = kit.px(10)
    ways = FirstFit(
        Row([FixedBox(portrait, side, side), label.growing(), Rigid(right)], gap),
        Row([label.growing(), Rigid(right)], gap),
        Column([label, right]),
    )
    return Limit(NodeBox(node, ways), high=high)


def _leads(model: TableModel, seat: Seat) -> bool:
    """Whether a player leads, once anybody has scored."""
    table, scores = model.show.table, model.show.told.scores
    if not model.scored or not any(scores):
        return False
    best = min(scores) if table.lowest_wins else max(scores)
    return bool(scores[seat] == best)


def journal(model: TableModel, kit: Kit, line: bool = False) -> MemoBox:
    """Log, with its newest line at the bottom unless it is scrolled up.

    A click opens the whole log. The button above it shows the latest events again. Where it has no
    room or little to say, it is one ``line`` without a panel, which opens.
    """
    log, scrolled, again = model.show.log, model.scrolled, model.repeatable
    shown = log[max(0, len(log) - scrolled - MAX_LOG_ENTRY_COUNT) : len(log) - scrolled]
    shows = (kit.measures, shown, again, line)
    return model.kept.part(
        "journal", shows, lambda: MemoBox(_journal(model, shown, again, kit, line))
    )


def again_button(kit: Kit, enabled: bool) -> Box:
    """The button that shows the last moves again."""
    return kit.icon_button(
        "again",
        REPLAY_LAST_MOVES.label,
        ShowAgain(),
        Icon.REPLAY,
        40,
        "corner",
        command=REPLAY_LAST_MOVES,
        enabled=enabled,
    )


def _journal(model: TableModel, shown: Sequence[LogLine], again: bool, kit: Kit, line: bool) -> Box:
    panel = Node(
        Role.LOG,
        say("table-log"),
        nowhere(),
        "log",
        act=OpenLog(),
        command=OPEN_LOG,
        area="corner",
        tip=say("log-whole"),
        widget=None if line else Panel(flat=True),
    )
    side = kit.line_height(13.5)

    def entry_of(number: int) -> Box:
        tone = "text" if len(shown) - number <= NEWEST_ENTRY_COUNT else "dim"
        entry = line_of(model, kit, shown[number], 13.5, side, tone)
        begins = number > 0 and shown[number].round != shown[number - 1].round
        heading = round_heading(model, shown[number]) if begins else ""
        if not heading:
            return entry
        return Column([kit.words(heading, 13.5, tone="gold", weight="semibold"), entry])

    opens = say("log-open") if line else say("table-log")
    title = kit.words(opens, 15.5, role=Role.HEADING, weight="semibold", anchor="midleft")
    head = Row([title.growing(), *([] if model.replayed else [again_button(kit, again)])])
    inside = ListEnd(
        LazyBox(len(shown), entry_of), kit.px(5), MIN_LOG_LINE_COUNT * kit.line_height(13.5)
    )
    aside, under = kit.px(16), kit.px(4)
    if line:
        return NodeBox(panel, Pad(head, aside, under))
    return NodeBox(
        panel,
        Column(
            [
                Pad(head, aside, under),
                Pad(inside, aside, 0).growing(),
                Space(high=kit.px(16)),
            ]
        ),
    )


def captions(model: TableModel, kit: Kit, across: int = 2) -> Box:
    """The last sounds in words, on a panel with room for captions of ``across`` lines.

    A screen reader tells the log instead.
    """
    heading, gap = say("settings-captions"), kit.px(6)
    panel = Node(Role.PANEL, heading, nowhere(), "captions", aloud="", widget=Panel(flat=True))
    lines = Column([kit.words(told(one), 13.5) for one in model.captions], gap)
    high = MAX_CAPTION_COUNT * across * kit.line_height(13.5) + (MAX_CAPTION_COUNT - 1) * gap
    inside = Pad(Limit(lines, high=high), kit.px(16), kit.px(8))
    return NodeBox(panel, inside)


def unsaved_heading(writer: MatchWriter) -> str:
    """A short heading for unsaved data; empty if everything is on disk."""
    loss = writer.loss
    if loss:
        return _missing(loss)
    return say("unsaved-sign-filed") if writer.unfiled else ""


def _missing(loss: UnsavedMatch) -> str:
    if loss.moves:
        return say("unsaved-sign-moves", count=loss.moves)
    return say("unsaved-sign-all") if loss.all else say("unsaved-sign-undo")


def lost_at_the_end(writer: MatchWriter) -> Message | None:
    """A message about data that is lost when the program ends; None if nothing is lost."""
    loss = writer.lost()
    said = []
    if loss.all:
        said.append(Message("unsaved-ended-all", count=loss.moves))
    elif loss.moves:
        said.append(Message("unsaved-ended-moves", count=loss.moves))
    if loss.undone:
        said.append(Message("unsaved-ended-back", count=loss.undone))
    if said and writer.problem is not None:
        said.append(writer.problem)
    return in_order(said) if said else None


def sign(writer: MatchWriter, kit: Kit) -> Box | None:
    """A warning with the reason while data is not on disk; None otherwise."""
    heading = unsaved_heading(writer)
    if not heading:
        return None
    why = told(writer.problem or "")
    panel = Node(Role.PANEL, heading, nowhere(), "unsaved", value=why, widget=Panel(edge=True))
    says = Column(
        [
            kit.words(heading, 15.5, tone="warning", weight="bold"),
            kit.words(why, 13.5),
        ]
    )
    return NodeBox(panel, Pad(says, kit.px(16), kit.px(9)))
