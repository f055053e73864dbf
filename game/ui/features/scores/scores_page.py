"""The score sheet and the cards of a match that is over, with its ranking and three figures.

``MatchOver`` is a page after a match, which says who won it, and why it is over.
"""

from typing import Any, NamedTuple

from game.core.event import PERSON_SEAT, Seat
from game.core.game import State
from game.core.table import Table
from game.features.moments.best_moments import MatchStory
from game.text.icon import Icon
from game.text.message import Message, TextValue, figured, in_order, say, told
from game.ui.features.scores.open_cards import CardsLeft, LastRound, several
from game.ui.features.scores.score_page import FootButton, ScorePage, ScorePart, in_words
from game.ui.features.scores.score_sheet import ScoreSheet
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.alternatives import Stack
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit, NodeBox
from game.ui.kit.layout.grid import Flow, columns
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import FixedRowList
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.surfaces import drawn
from game.ui.program import Program
from game.ui.table.model.table_model import TableModel

MAX_ENDING_FIGURE_COUNT = 3
"""Number of figures."""
RANKING_ROW_HEIGHT_UNITS = 66.0
"""Height of a row, in units."""
MIN_RANKING_ROW_UNITS = 50.0
"""Minimum height of a row, in units."""
RANKING_WIDTH_UNITS = 420.0
"""Width of the ranking, in units."""


class Figure(NamedTuple):
    """A number and what it counts."""

    label: TextValue
    value: str


def ranked(state: State[Any], rules: Table[Any]) -> list[tuple[int, Seat]]:
    """Rank and seat of all players in order, the winners first; equal totals share a rank."""
    totals = state.scores
    sign = 1 if rules.lowest_wins else -1
    winners = state.winners or ()
    every = [Seat(seat) for seat in range(len(totals))]
    seats = sorted(every, key=lambda seat: (seat not in winners, sign * totals[seat], seat))
    found: list[tuple[int, Seat]] = []
    for number, seat in enumerate(seats, 1):
        level = found and totals[found[-1][1]] == totals[seat]
        beside = found and (found[-1][1] in winners) == (seat in winners)
        found.append((found[-1][0] if level and beside else number, seat))
    return found


class Ranking(ScorePart):
    """Ranking with one row per player, the winners first."""

    title = Message("score-result")

    def box(self) -> Box:
        kit = self.kit
        ranks = ranked(self.state, self.rules)
        cells = columns([self._cells(rank, seat) for rank, seat in ranks])
        rows: list[Box] = []
        for number, (rank, seat) in enumerate(ranks):
            node = Node(Role.ROW, told(self.names[seat].called), nowhere())
            if self.model.scored:
                points = self.rules.points(self.state.scores[seat])
                node.value = say("ranking-place", place=rank, points=points)
            row: Box = Limit(Row(cells[number], kit.px(12)), high=kit.px(MIN_RANKING_ROW_UNITS))
            if number:
                row = Stack([Column([kit.line()]), row])
            rows.append(NodeBox(node, row))
        roll = FixedRowList(
            self.scroller,
            rows,
            kit.measures,
            high=kit.px(RANKING_ROW_HEIGHT_UNITS),
            enough=len(rows),
            x=kit.px(10),
        )
        return Limit(roll, ideal=kit.measures.grown_length(RANKING_WIDTH_UNITS))

    def _cells(self, rank: int, seat: Seat) -> list[Box]:
        """Rank, portrait, name and points of a player."""
        kit, won = self.kit, seat in (self.state.winners or ())
        high = max(kit.line_height(18) + kit.line_height(14), kit.px(MIN_RANKING_ROW_UNITS))
        cells: list[Box] = [
            kit.square(self.portrait(seat), high - kit.px(8)),
            self._words(seat, won).growing(),
        ]
        if self.model.scored:
            place = kit.words(str(rank), 18, tone="dim", weight="bold", anchor="midleft")
            figure = figured(self.state.scores[seat])
            points = kit.words(
                figure, 24, weight="bold", anchor="midright", tone="gold" if won else "text"
            )
            cells = [place, *cells, points]
        return cells

    def _words(self, seat: Seat, won: bool) -> Box:
        """Name, crown of a winner, and the final remark or coins."""
        kit, who = self.kit, self.names[seat]
        name: Box = kit.words(told(who.called), 18, weight="semibold", anchor="midleft")
        if won:
            crown = kit.sign(Icon.CROWN, say("ranking-won", who=who), 18)
            name = Row([name, crown, Space().growing()], kit.px(8))
        purse = self.rules.coins(self.state)
        more = told(self.rules.final_remark(self.state, seat))
        if not more and purse is not None:
            more = str(purse[1][seat])
        if not more:
            return name
        under: Box = kit.words(more, 14, tone="dim", anchor="midleft")
        if purse is not None:
            side = kit.line_height(14)
            coin = FixedBox(drawn("coins/dime", nowhere()), side, side)
            under = Row([coin, Limit(under).growing()], kit.px(5))
        return Column([name, under])


class MatchOver(ScorePage):
    """A page after a match."""

    @property
    def head(self) -> TextValue:
        show = self.model.show
        winners = [show.names[seat] for seat in show.state.winners or ()]
        if len(winners) > 1:
            return Message("score-won.several", players=several(winners))
        return Message("score-won", who=winners[0])

    @property
    def sentence(self) -> TextValue:
        """Why the match ended, and the winner's lead."""
        show = self.model.show
        state = show.state
        ending = show.table.round_end_title(state, show.names)
        why = Message("score-why", why=ending)
        winners = list(state.winners or ())
        if not self.model.scored:
            out = state.rounds[-1]["out"] is not None
            verdict = "" if out else show.table.final_remark(state, Seat(winners[0]))
            return Message("score-why.verdict", why=ending, verdict=verdict) if verdict else why
        first, second = sorted(state.scores, reverse=not show.table.lowest_wins)[:2]
        if len(winners) > 1:
            level = Message("score-level", points=first, rounds=len(state.rounds))
            return in_order([why, level])
        ahead = show.table.points(abs(first - second))
        lead = Message("score-lead", lead=ahead, first=first, second=second)
        return in_order([why, lead])

    def points(self) -> list[TextValue]:
        if not self.model.scored:
            return []
        show = self.model.show
        return [Message("score-all-points", figures=in_words(show.names, show.state.scores))]


class ScoresPage(MatchOver):
    """The score sheet, the ranking and the cards; ``story`` is complete."""

    name = "scores"

    def __init__(self, app: Program, model: TableModel, story: MatchStory, shown: int = 0) -> None:
        super().__init__(app, model)
        self.story = story
        self.shown = shown

    def parts(self, kit: Kit) -> list[ScorePart]:
        scored = self.model.scored
        ranking = self.part(Ranking, kit)
        cards = self.part(LastRound if scored else CardsLeft, kit)
        if not scored:
            return [cards if cards.worth_showing else ranking]
        sheet = self.part(ScoreSheet, kit)
        return [ranking, sheet, cards] if cards.worth_showing else [ranking, sheet]

    def buttons(self) -> list[FootButton]:
        return [FootButton(Message("page-back"), Icon.BACK, self.back), *self.keeping()]

    def under_sentence(self, anchor: str, kit: Kit) -> list[Box]:
        """The person's three figures."""
        cells: list[Box] = []
        for label, value in self.figures():
            words = told(label)
            node = Node(Role.GROUP, words, nowhere(), value=value)
            says = [kit.words(value, 16, weight="bold"), kit.words(words, 14, tone="dim")]
            cells.append(NodeBox(node, Row(list[Box](says), kit.px(6))))
        lean = 0.0 if anchor == "topleft" else 0.5
        return [Flow(cells, kit.px(24), kit.px(4), lean=lean)]

    def figures(self) -> list[Figure]:
        """The person's three figures."""
        own = PERSON_SEAT
        kinds, label = self.model.show.table.story_figure
        found = self._score_figures()
        count = sum(self.story.counts[own, kind] for kind in kinds)
        found.append(Figure(label, figured(count)))
        found.append(Figure(Message("ending-moves"), figured(self.story.moves[own])))
        found.append(Figure(Message("ending-drawn"), figured(self.story.drawn[own])))
        return found[:MAX_ENDING_FIGURE_COUNT]

    def _score_figures(self) -> list[Figure]:
        """The wins where these are counted; else the points, and the rounds won or the lead.

        After a tie there is no lead to tell of.
        """
        state, rules, own = self.model.show.state, self.model.show.table, PERSON_SEAT
        score = figured(state.scores[own])
        if self.model.scored and rules.points_word != Table.points_word:
            return [Figure(Message("ending-wins"), score)]
        found = [Figure(Message("ending-points"), score)] if self.model.scored else []
        rounds = [one["scores"] for one in state.rounds]
        if len(rounds) > 1:
            best = min if rules.lowest_wins else max
            won = sum(scores[own] == best(scores) for scores in rounds)
            found.append(Figure(Message("ending-rounds"), figured(won)))
        elif self.model.scored and (lead := self._lead_points()):
            ahead = Message("ending-ahead") if lead > 0 else Message("ending-behind")
            found.append(Figure(ahead, figured(abs(lead))))
        return found

    def _lead_points(self) -> int:
        """Points between the person and the best of the others, below 0 if the person is behind."""
        show = self.model.show
        others: list[int] = list(show.state.scores)
        mine = others.pop(PERSON_SEAT)
        return min(others) - mine if show.table.lowest_wins else mine - max(others)
