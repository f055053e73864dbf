"""The coach's review of a match: the curve of chances, and the judgement of one decision."""

from collections.abc import Callable
from typing import NamedTuple

from game.ai.levels import percent, whole_points
from game.features.review.review import Judgement, best_chance_text, played_chance_text
from game.features.review.review_session import ReviewSession
from game.text.message import Message, say, told
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import GO_TO_NEXT_OWN_DECISION, GO_TO_PREVIOUS_OWN_DECISION
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import NodeBox
from game.ui.kit.layout.leaf import FixedBox
from game.ui.kit.layout.linear import Column
from game.ui.kit.layout.scroll import Scroll, ScrollState
from game.ui.kit.tree import Node, Role, Span
from game.ui.kit.widgets.charts import Graph, MatchStrip
from game.ui.kit.widgets.surfaces import Panel
from game.ui.table.model.notice import Notice, NoticeKind

CURVE_HEIGHT_UNITS = 76.0
"""Height of the curve, in units."""
CURVE_UNDER_STRIP_HEIGHT_UNITS = 60.0
"""Height of the curve under the rounds of the match, in units."""
CURVE_HEIGHT_TEXT_SIZES = 2.4
"""Minimum height of the curve, relative to its labels."""
MAX_CURVE_AND_BAR_SHARE = 0.31
"""Maximum height of the curve and the bar with a sentence, relative to the window."""
STRIP_HEIGHT_UNITS = 48.0
"""Height of the strip with the rounds of the match, in units."""
MAX_ROUND_MARK_COUNT = 5
"""Maximum number of mistakes that are marked on the curve of a round, the costliest."""


def curve(
    reviewing: ReviewSession,
    kit: Kit,
    slide: Callable[[float], None],
    step: Callable[[int], None],
    area: str,
) -> Box:
    """The curve of the chance to win after each decision of a round, and what followed.

    A click jumps to a decision.
    """
    session, shown = reviewing.session, curve_range(reviewing)
    values = reviewing.course()[shown.start : shown.stop]
    lines = [(at, told(percent(at, exact=True))) for at in (100.0, 0.0)]
    even = 100 / session.match.setup.players
    marks = [
        (place - shown.start, number)
        for place, number in _marks(reviewing)
        if place in reviewing.in_round
    ]
    here = reviewing.nearest_index(session.at)
    if session.at >= session.last and session.match.state.over:
        here = len(reviewing.decisions)
    at = here - shown.start if here in shown else None
    look = Graph(
        values,
        len(shown),
        marks[:MAX_ROUND_MARK_COUNT],
        [*lines, (even, say("review-even"))],
        at,
    )
    node = Node(
        Role.GRAPH,
        say("review-course.round") if _has_rounds(reviewing) else say("review-course"),
        nowhere(),
        "graph",
        value=_from_to(reviewing, shown) or say("review-course.nothing"),
        slide=slide,
        step=step,
        area=area,
        widget=look,
        span=Span(0, max(0, len(shown) - 1), at or 0),
        tip=say("review-chance"),
    )
    units = CURVE_HEIGHT_UNITS
    if _has_strip(reviewing, kit):
        units = CURVE_UNDER_STRIP_HEIGHT_UNITS
    return FixedBox(node, kit.px(200), _curve_height(kit, units), kit.px(120))


def strip(
    reviewing: ReviewSession,
    kit: Kit,
    pick: Callable[[float], None],
    step: Callable[[int], None],
    area: str,
) -> Box | None:
    """The rounds of the match, one of which is shown below; None if there is only one."""
    if not _has_strip(reviewing, kit):
        return None
    rounds, values = reviewing.rounds, reviewing.course()
    shown = rounds[reviewing.in_round.start]
    look = MatchStrip(values, rounds, shown, [place for place, _ in _marks(reviewing)])
    went = _from_to(reviewing, range(len(values)))
    value = say("review-rounds.value", number=shown, count=rounds[-1], went=went)
    node = Node(
        Role.GRAPH,
        say("review-course"),
        nowhere(),
        "rounds",
        value=value if went else say("review-course.nothing"),
        slide=pick,
        step=step,
        area=area,
        widget=look,
        span=Span(rounds[0], rounds[-1], shown),
        tip=say("review-rounds"),
    )
    high = kit.measures.target_size(STRIP_HEIGHT_UNITS)
    return FixedBox(node, kit.px(200), high, kit.px(120))


def curve_range(reviewing: ReviewSession) -> range:
    """Indices of the values on the curve: of the decisions of a round, and the one after them."""
    inside = reviewing.in_round
    whole = len(reviewing.decisions) + reviewing.session.match.state.over
    return range(inside.start, min(inside.stop + 1, whole))


def _has_rounds(reviewing: ReviewSession) -> bool:
    """Whether there are decisions in several rounds."""
    return bool(reviewing.rounds) and reviewing.rounds[0] != reviewing.rounds[-1]


def _has_strip(reviewing: ReviewSession, kit: Kit) -> bool:
    """Whether the rounds are shown: where text is large they give way to the cards."""
    return _has_rounds(reviewing) and not kit.measures.has_large_text and not _is_low(kit)


def _marks(reviewing: ReviewSession) -> list[tuple[int, int]]:
    """Index and number of each mistake, the costliest first."""
    return [
        (reviewing.numbers.index(one.number), number)
        for number, (one, _) in enumerate(reviewing.mistakes(), 1)
    ]


def _from_to(reviewing: ReviewSession, shown: range) -> str:
    """The first and the last chance in a range; empty if none is known yet."""
    values = reviewing.course()
    known = shown[: max(0, len(values) - shown.start)]
    if not known:
        return ""
    first, last = (
        _curve_chance(reviewing.judged[reviewing.numbers[at]])
        if at < len(reviewing.numbers)
        else percent(values[at], exact=True)
        for at in (known[0], known[-1])
    )
    return say("review-course.value", first=first, last=last)


def _curve_height(kit: Kit, units: float) -> int:
    return max(kit.px(units), round(CURVE_HEIGHT_TEXT_SIZES * kit.measures.text_size(12.5)))


def is_crowded(reviewing: ReviewSession, kit: Kit) -> bool:
    """Whether there is no room for a sentence besides the curve, the timeline and the buttons.

    In a small window it gives way to the rounds of the match.
    """
    is_small = kit.measures.unit < kit.measures.scale
    return _is_low(kit) or (is_small and _has_strip(reviewing, kit))


def _is_low(kit: Kit) -> bool:
    line = max(kit.px(24), kit.measures.target_size(24))
    lines = kit.line_height(15.5) + line + kit.measures.target_size(46) + 5 * kit.px(6)
    return (
        lines + _curve_height(kit, CURVE_HEIGHT_UNITS)
        > MAX_CURVE_AND_BAR_SHARE * kit.measures.height
    )


def verdict(reviewing: ReviewSession, where: str, scroller: ScrollState, kit: Kit) -> Box:
    """Scrollable panel with the judgement of the current decision and the coach's progress.

    It contains the position ``where`` if the bar has no room for it.
    """
    cells = [
        kit.words(say("review-heading"), 15.5, role=Role.HEADING, weight="semibold"),
        kit.words(progress(reviewing), 12.5, tone="dim"),
        *(
            kit.words(one.text, one.size, tone=one.tone, weight=one.weight)
            for one in decision(reviewing)
        ),
        *([kit.words(where, 12.5, tone="dim")] if is_crowded(reviewing, kit) else []),
    ]
    panel = Node(
        Role.PANEL,
        say("review-heading"),
        nowhere(),
        scroller.panel,
        area="verdict",
        widget=Panel(flat=True),
    )
    inside = Column(cells, kit.px(4))
    return NodeBox(panel, Scroll(scroller, inside, kit.measures, x=kit.px(14), y=kit.px(10)))


def progress(reviewing: ReviewSession) -> str:
    count = len(reviewing.decisions)
    if not count:
        return say("review-nothing")
    if reviewing.problem is not None:
        return told(reviewing.problem)
    if reviewing.waiting:
        return say("review-looking", number=reviewing.looked_at + 1, count=count)
    if reviewing.failed:
        return say("review-seen.some", number=len(reviewing.judged), count=count)
    return say("review-seen", count=count)


class VerdictLine(NamedTuple):
    """One line of a judgement with its style."""

    text: str
    size: float = 14
    tone: str = "text"
    weight: str = "regular"


def _curve_chance(said: Judgement) -> Message:
    """Text of a chance on the curve; a sure win has no figure."""
    return Message("review-course.sure") if said.wins else played_chance_text(said)


def _cost_text(said: Judgement, number: int) -> Message:
    """Text of the cost of the mistake with this number."""
    cost = whole_points(said.cost)
    if not cost:
        # Only a sure win counts although the other move would nearly always win as well.
        return Message("review-cost.least", number=number)
    return Message("review-cost", number=number, cost=cost)


def _better_text(reviewing: ReviewSession, said: Judgement, better: str) -> str:
    """Text of the better move of a mistake."""
    if said.lost_win:
        return say("review-lost-win", line=reviewing.line_of(reviewing.session.at))
    return say("review-better-chance", move=better, chance=best_chance_text(said))


def decision(reviewing: ReviewSession) -> list[VerdictLine]:
    """Judgement of the current decision, line by line."""
    session = reviewing.session
    found = len(reviewing.mistakes())
    if not session.decides:
        count = (
            say("review-mistakes.yet", count=found)
            if reviewing.waiting
            else (say("review-mistakes", count=found))
        )
        ways = say(
            "review-between",
            before=GO_TO_PREVIOUS_OWN_DECISION.said,
            next=GO_TO_NEXT_OWN_DECISION.said,
        )
        return [VerdictLine(count, weight="semibold"), VerdictLine(ways, 13.5, "dim")]
    said = reviewing.judged.get(session.at)
    if session.at in reviewing.failed:
        return [VerdictLine(say("review-unlooked.failed"), tone="dim")]
    if said is None:
        later = reviewing.waiting and session.at in reviewing.numbers
        return [
            VerdictLine(say("review-unlooked.yet") if later else say("review-unlooked"), tone="dim")
        ]
    made, better = (
        told(reviewing.spoken(session.at, text))
        for text in (session.match.moves[session.at][1], said.best)
    )
    number = next(
        (
            place
            for place, (one, _) in enumerate(reviewing.mistakes(), 1)
            if one.number == session.at
        ),
        0,
    )
    why = VerdictLine(told(said.why), 13.5, "dim")
    against = told(reviewing.against(session.at))
    if number:
        mine = played_chance_text(said)
        # A sure win says by itself what was overlooked.
        overlooked = "" if said.lost_win else told(reviewing.overlooked(session.at))
        return [
            VerdictLine(told(_cost_text(said, number)), 16, "gold", "bold"),
            *([VerdictLine(overlooked, weight="semibold")] if overlooked else []),
            VerdictLine(say("review-played-chance", move=made, chance=mine)),
            *([VerdictLine(against, 13.5, "dim")] if against else []),
            VerdictLine(_better_text(reviewing, said, better), weight="semibold"),
            why,
        ]
    chance = VerdictLine(
        say("review-chance-now.sure")
        if said.wins
        else say("review-chance-now", chance=played_chance_text(said)),
        13.5,
    )
    if said.best == session.match.moves[session.at][1]:
        return [VerdictLine(say("review-same", move=made), weight="semibold"), chance, why]
    if said.cost > 0:
        return [
            VerdictLine(say("review-turn"), weight="semibold"),
            VerdictLine(say("review-played", move=made)),
            VerdictLine(say("review-better", move=better)),
        ]
    return [
        VerdictLine(say("review-good"), weight="semibold"),
        VerdictLine(say("review-played", move=made)),
        chance,
        VerdictLine(say("review-also", move=better), tone="dim"),
    ]


def advised(reviewing: ReviewSession) -> Notice | None:
    """The coach's best move in this position, as a hint on the table."""
    said = reviewing.judged.get(reviewing.session.at)
    if said is None:
        return None
    move = reviewing.spoken(reviewing.session.at, said.best)
    return Notice(NoticeKind.HINT, Message("table-hint", move=move, why=said.why))
