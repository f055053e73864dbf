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
from game.ui.kit.widgets.charts import Graph
from game.ui.kit.widgets.surfaces import Panel
from game.ui.table.model.notice import Notice, NoticeKind

CURVE_HEIGHT_UNITS = 76.0
"""Height of the curve, in units."""
CURVE_HEIGHT_TEXT_SIZES = 2.4
"""Minimum height of the curve, relative to its labels."""
MAX_CURVE_AND_BAR_SHARE = 0.31
"""Maximum height of the curve and the bar with a sentence, relative to the window."""
MAX_NUMBERED_MISTAKE_COUNT = 9
"""Maximum number of numbered mistakes on the curve."""


def curve(
    reviewing: ReviewSession,
    kit: Kit,
    slide: Callable[[float], None],
    step: Callable[[int], None],
    area: str,
) -> Box:
    """The curve of the chance to win after each decision. A click jumps to a decision."""
    match = reviewing.session.match
    values = reviewing.course()
    said = say("review-course.nothing")
    if values:
        numbers = reviewing.numbers[: len(values)]
        chances = [_curve_chance(reviewing.judged[number]) for number in numbers]
        if len(chances) < len(values):
            chances.append(percent(values[-1], exact=True))
        said = say("review-course.value", first=chances[0], last=chances[-1])
    even = 100 / match.setup.players
    lines = [(at, told(percent(at, exact=True))) for at in (100.0, 0.0)]
    marks = [
        (reviewing.numbers.index(one.number), place)
        for place, (one, _) in enumerate(reviewing.mistakes()[:MAX_NUMBERED_MISTAKE_COUNT], 1)
    ]
    here = reviewing.nearest_index(reviewing.session.at) if reviewing.numbers else None
    if reviewing.session.at >= reviewing.session.last and match.state.over:
        here = len(reviewing.decisions)
    look = Graph(
        values,
        len(reviewing.decisions) + match.state.over,
        marks,
        [one.round for one in reviewing.decisions],
        [*lines, (even, say("review-even"))],
        here,
    )
    node = Node(
        Role.GRAPH,
        say("review-course"),
        nowhere(),
        "graph",
        value=said,
        slide=slide,
        step=step,
        area=area,
        widget=look,
        span=Span(0, len(reviewing.decisions), here or 0),
        tip=say("review-chance"),
    )
    return FixedBox(node, kit.px(200), _curve_height(kit), kit.px(120))


def _curve_height(kit: Kit) -> int:
    return max(
        kit.px(CURVE_HEIGHT_UNITS), round(CURVE_HEIGHT_TEXT_SIZES * kit.measures.text_size(12.5))
    )


def is_crowded(kit: Kit) -> bool:
    """Whether there is no room for a sentence besides the curve, the timeline and the buttons."""
    line = max(kit.px(24), kit.measures.target_size(24))
    lines = kit.line_height(15.5) + line + kit.measures.target_size(46) + 5 * kit.px(6)
    return lines + _curve_height(kit) > MAX_CURVE_AND_BAR_SHARE * kit.measures.height


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
        *([kit.words(where, 12.5, tone="dim")] if is_crowded(kit) else []),
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
    return Notice(NoticeKind.HINT, say("table-hint", move=move, why=told(said.why)))
