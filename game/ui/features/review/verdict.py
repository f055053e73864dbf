"""What the coach says of a replayed match: its course as a curve, and of one decision in words."""

from collections.abc import Callable
from typing import NamedTuple

from game.ai.levels import percent, whole
from game.features.review.review_session import ReviewSession
from game.text.message import say, told
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import MINE_BEFORE, MINE_NEXT
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import NodeBox
from game.ui.kit.layout.leaf import FixedBox
from game.ui.kit.layout.linear import Column
from game.ui.kit.layout.scroll import Scroll, ScrollState
from game.ui.kit.tree import Node, Role, Span
from game.ui.kit.widgets.charts import Graph
from game.ui.kit.widgets.surfaces import Panel
from game.ui.table.model.notice import Notice, NoticeKind

HIGH = 76.0
"""The height of the curve, in units."""
LABELS = 2.8
"""So many times as high as its labels the curve is at least."""
SHARE = 0.22
"""So much of the height of the window the bar with the curve may take up, with a sentence in it."""
NUMBERED = 9
"""So many of the costliest moves have their number on the curve."""


def curve(reviewing: ReviewSession, kit: Kit, slide: Callable[[float], None],
          step: Callable[[int], None], area: str) -> Box:  # fmt: skip
    """The chance to win after each decision, and what came of it; a click goes to a decision."""
    match = reviewing.sitting.match
    values = reviewing.course()
    said = say("review-course.nothing")
    if values:
        first, last = percent(values[0]), percent(values[-1], exact=match.state.over)
        said = say("review-course.value", first=first, last=last)
    even = 100 / match.setup.players
    lines = [(at, told(percent(at, exact=True))) for at in (100.0, 0.0)]
    marks = [(reviewing.numbers.index(one.number), place)
             for place, (one, _) in enumerate(reviewing.mistakes()[:NUMBERED], 1)]  # fmt: skip
    here = reviewing.nearest(reviewing.sitting.at) if reviewing.numbers else None
    if reviewing.sitting.at >= reviewing.sitting.last and match.state.over:
        here = len(reviewing.decisions)
    look = Graph(values, len(reviewing.decisions) + match.state.over, marks,
                 [one.round for one in reviewing.decisions],
                 [*lines, (even, say("review-even"))], here)  # fmt: skip
    node = Node(Role.GRAPH, say("review-course"), nowhere(), "graph", value=said, slide=slide,
                step=step, area=area, first=True, widget=look,
                span=Span(0, len(reviewing.decisions), here or 0),
                tip=say("review-chance"))  # fmt: skip
    return FixedBox(node, kit.px(200), _high(kit), kit.px(120))


def _high(kit: Kit) -> int:
    """How high the curve is, in pixels."""
    return max(kit.px(HIGH), round(LABELS * kit.measures.text(12.5)))


def crowded(kit: Kit) -> bool:
    """Whether the curve and the buttons leave no room for a sentence over them in the bar."""
    lines = kit.high(15.5) + _high(kit) + kit.measures.target(46) + 3 * kit.px(6)
    return lines > SHARE * kit.measures.height


def verdict(reviewing: ReviewSession, where: str, scroller: ScrollState, kit: Kit) -> Box:
    """The panel with what is said of the decision at hand, and how far the coach has come.

    It says ``where`` in the match one is if the bar does not.  The panel is turned where there is
    too little room for all of it.
    """
    cells = [
        kit.words(say("review-heading"), 15.5, role=Role.HEADING, weight="semibold"),
        kit.words(progress(reviewing), 12.5, tone="dim"),
        *(
            kit.words(one.text, one.size, tone=one.tone, weight=one.weight)
            for one in decision(reviewing)
        ),
        *([kit.words(where, 12.5, tone="dim")] if crowded(kit) else []),
    ]
    panel = Node(Role.PANEL, say("review-heading"), nowhere(), "verdict", widget=Panel(flat=True))
    inside = Column(cells, kit.px(4))
    return NodeBox(panel, Scroll(scroller, inside, kit.measures, x=kit.px(14), y=kit.px(10)))


def progress(reviewing: ReviewSession) -> str:
    """How far the coach has come, and what it has found."""
    count = len(reviewing.decisions)
    if not count:
        return say("review-nothing")
    if reviewing.trouble is not None:
        return told(reviewing.trouble)
    if reviewing.waiting:
        return say("review-looking", number=len(reviewing.judged) + 1, count=count)
    return say("review-seen", count=count)


class VerdictLine(NamedTuple):
    """A line of what is said of a decision, and how it looks."""

    text: str
    size: float = 14
    tone: str = "text"
    weight: str = "regular"


def decision(reviewing: ReviewSession) -> list[VerdictLine]:
    """What the coach says of the decision at hand, line by line."""
    sitting = reviewing.sitting
    found = len(reviewing.mistakes())
    if not sitting.decides:
        count = say("review-mistakes.yet", count=found) if reviewing.waiting else (
            say("review-mistakes", count=found))  # fmt: skip
        ways = say("review-between", before=MINE_BEFORE.said, next=MINE_NEXT.said)
        return [VerdictLine(count, weight="semibold"), VerdictLine(ways, 13.5, "dim")]
    said = reviewing.judged.get(sitting.at)
    if said is None:
        later = reviewing.waiting and sitting.at in reviewing.numbers
        return [
            VerdictLine(say("review-unlooked.yet") if later else say("review-unlooked"), tone="dim")
        ]
    made, better = (told(reviewing.spoken(sitting.at, text))
                    for text in (sitting.match.moves[sitting.at][1], said.best))  # fmt: skip
    number = next((place for place, (one, _) in enumerate(reviewing.mistakes(), 1)
                   if one.number == sitting.at), 0)  # fmt: skip
    why = VerdictLine(told(said.why), 13.5, "dim")
    if number:
        theirs, mine = percent(said.chance, said.exact), percent(said.expected, said.exact)
        return [
            VerdictLine(
                say("review-cost", number=number, cost=whole(said.cost)), 16, "gold", "bold"
            ),
            VerdictLine(say("review-played-chance", move=made, chance=mine)),
            VerdictLine(say("review-better-chance", move=better, chance=theirs), weight="semibold"),
            why,
        ]
    chance = VerdictLine(say("review-chance-now", chance=percent(said.expected, said.exact)), 13.5)
    if said.best == sitting.match.moves[sitting.at][1]:
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
    """What the coach would play in the position at hand, to be marked on the table."""
    said = reviewing.judged.get(reviewing.sitting.at)
    if said is None:
        return None
    move = reviewing.spoken(reviewing.sitting.at, said.best)
    return Notice(NoticeKind.HINT, say("table-hint", move=move, why=told(said.why)))
