"""The result of a match: ranking, score sheet and final cards."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from game.core.event import Seat
from game.features.moments.match_story import MatchStory
from game.features.replay.replay_session import ReplaySession
from game.session import HUMAN_SEAT
from game.storage.profile import reason
from game.text.icon import Icon
from game.text.message import Message, TextValue, figured, in_order, say, told
from game.ui import routes
from game.ui.features.match.begin_match import again
from game.ui.features.match.evening_match import evening_of_match, settle_for, to_sheet
from game.ui.features.match.leave import leave_for
from game.ui.features.replay.moment_poster import (
    MomentPoster,
    PosterFaces,
    SavedPictures,
    save_poster,
)
from game.ui.features.scores.celebrating import Celebrating
from game.ui.features.scores.ending import Ending
from game.ui.features.scores.open_cards import CardsLeft, LastRound, several
from game.ui.features.scores.score_page import FootButton, ScorePage, ScorePart, in_words
from game.ui.features.scores.score_sheet import ScoreSheet
from game.ui.features.scores.victory import party_of
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import AGAIN, DAILY, REPLAY, REVIEW, TWICE, Scope
from game.ui.kit.layout.alternatives import Stack
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit, NodeBox
from game.ui.kit.layout.grid import columns
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import FixedRowList, ScrollState
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.surfaces import drawn
from game.ui.program import Program
from game.ui.table.model.table_model import TableModel

ROW = 66.0
"""Height of a row, in units."""
LEAST_ROW = 50.0
"""Minimum height of a row, in units."""
AT_ONCE = 10
"""Number of pieces of the match's story read in one step: about ten milliseconds."""
WIDE = 420.0
"""Width of the ranking, in units."""


class Ranking(ScorePart):
    """Ranking with one row per player, the winners first."""

    title = Message("score-result")

    def ranks(self) -> list[tuple[int, Seat]]:
        """Rank and seat of all players in order; equal totals share a rank."""
        totals = self.state.scores
        sign = 1 if self.rules.lowest_wins else -1
        winners = self.state.winners or ()
        seats = sorted(
            self.seats, key=lambda seat: (seat not in winners, sign * totals[seat], seat)
        )
        found: list[tuple[int, Seat]] = []
        for number, seat in enumerate(seats, 1):
            level = found and totals[found[-1][1]] == totals[seat]
            beside = found and (found[-1][1] in winners) == (seat in winners)
            found.append((found[-1][0] if level and beside else number, seat))
        return found

    def box(self) -> Box:
        kit = self.kit
        ranks = self.ranks()
        cells = columns([self._cells(rank, seat) for rank, seat in ranks])
        rows: list[Box] = []
        for number, (rank, seat) in enumerate(ranks):
            node = Node(Role.ROW, self.names[seat].name, nowhere())
            if self.model.scored:
                points = self.rules.points(self.state.scores[seat])
                node.value = say("ranking-place", place=rank, points=points)
            row: Box = Limit(Row(cells[number], kit.px(12)), high=kit.px(LEAST_ROW))
            if number:
                row = Stack([Column([kit.line()]), row])
            rows.append(NodeBox(node, row))
        roll = FixedRowList(
            self.scroller, rows, kit.measures, high=kit.px(ROW), enough=len(rows), x=kit.px(10)
        )
        return Limit(roll, ideal=kit.measures.grown(WIDE))

    def _cells(self, rank: int, seat: Seat) -> list[Box]:
        """Rank, portrait, name and points of a player."""
        kit, won = self.kit, seat in (self.state.winners or ())
        high = max(kit.high(18) + kit.high(14), kit.px(LEAST_ROW))
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
        name: Box = kit.words(who.name, 18, weight="semibold", anchor="midleft")
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
            side = kit.high(14)
            coin = FixedBox(drawn("coins/dime", nowhere()), side, side)
            under = Row([coin, Limit(under).growing()], kit.px(5))
        return Column([name, under])


class ResultPage(Celebrating, ScorePage):
    """The page after a match."""

    name = "result"
    places = (Scope.SCORE, Scope.RESULT)

    def __init__(self, app: Program, model: TableModel) -> None:
        super().__init__(app, model)
        session = model.session
        self.story = MatchStory(session.match, session.writer.path.name)
        self._telling = self.story.read()
        self._saving: Iterator[None] | None = None
        self._done = SavedPictures()
        self._saved = ""

    def entered(self) -> None:
        if not self.model.celebrated:
            self.party = party_of(self.model, self.app.settings)
            self.model.celebrated = True
        super().entered()

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

    def make_ahead(self) -> bool:
        if not self.story.complete:
            for _ in islice(self._telling, AT_ONCE):
                pass
            return True
        return super().make_ahead()

    def parts(self, kit: Kit) -> list[ScorePart]:
        for _ in self._telling:
            pass
        turned = self._scrollers.setdefault(Ending, ScrollState())
        ending = Ending(self.model, kit, turned, self.story, self.watch, self.save, self._saved)
        return [ending, *self._tables(kit)]

    def _tables(self, kit: Kit) -> list[ScorePart]:
        scored = self.model.scored
        ranking = self.part(Ranking, kit)
        cards = self.part(LastRound if scored else CardsLeft, kit)
        if not scored:
            return [cards if cards.worth_showing else ranking]
        sheet = self.part(ScoreSheet, kit)
        return [ranking, sheet, cards] if cards.worth_showing else [ranking, sheet]

    def buttons(self) -> list[FootButton]:
        evening = evening_of_match(self.app, self.model.session.match)
        if evening is not None:
            return [
                FootButton(Message("evening-to-sheet"), Icon.NEXT, self.to_sheet),
                FootButton(REPLAY.called, Icon.CARDS, self.replay),
                FootButton(REVIEW.called, Icon.GRAPH, self.review),
                FootButton(TWICE.called, Icon.PERSON, self.twice, TWICE),
                FootButton(Message("score-start"), Icon.HOME, self.back),
                FootButton(Message("score-table"), Icon.CARDS, self.navigator.back),
            ]
        return [
            FootButton(AGAIN.called, Icon.REPLAY, self.again),
            FootButton(REPLAY.called, Icon.CARDS, self.replay),
            FootButton(REVIEW.called, Icon.GRAPH, self.review),
            FootButton(TWICE.called, Icon.PERSON, self.twice, TWICE),
            self.calendar_or_setup(),
            *self.keeping(),
            FootButton(Message("score-start"), Icon.HOME, self.back),
            FootButton(Message("score-table"), Icon.CARDS, self.navigator.back),
        ]

    def to_sheet(self) -> None:
        """Go on to the sheet of the evening that the match is part of."""
        match = self.model.session.match
        file = evening_of_match(self.app, match)
        if file is not None:
            to_sheet(self.app, match, file)

    def update(self, now: float) -> bool:
        saves = self._save_on()
        return super().update(now) or saves

    def again(self) -> None:
        """Begin a match with the same opponents and options and another deal."""
        again(self.app, self.model.session.match)

    def replay(self) -> None:
        session = self.model.session
        self.navigator.open(routes.Replay(ReplaySession(session.match, session.writer.record)))

    def watch(self) -> None:
        """Open the replay just before the best moment."""
        best, session = self.story.moment(HUMAN_SEAT), self.model.session
        if best is not None:
            replay = ReplaySession(session.match, session.writer.record)
            replay.go(best.moment.at)
            self.navigator.open(routes.Replay(replay))

    def save(self) -> None:
        """Begin to save the picture of the best moment, a frame at a time."""
        best, model = self.story.moment(HUMAN_SEAT), self.model
        if best is None or self._saving is not None:
            return
        victim = None if best.victim is None else model.portraits[best.victim]
        faces = PosterFaces(model.portraits[best.actor], victim)
        poster = MomentPoster(self.app.images, self.app.texts, best, faces)
        name = f"five-takes-{Path(best.moment.record).stem}"
        self._done = SavedPictures()
        self._saving = save_poster(poster, self.app.profile, name, self._done)
        self._tell(say("ending-saving"))

    def _tell(self, text: str) -> None:
        """Show and announce how the saving goes."""
        self._saved = text
        self._made_for = None
        self.app.announcements.say(text)
        self.changed()

    def _save_on(self) -> bool:
        """Save one more frame. Whether there are more."""
        if self._saving is None:
            return False
        if next(self._saving, self) is not self:
            return True
        self._saving, done = None, self._done
        if done.error is not None:
            self._tell(say("ending-unsaved", why=reason(done.error)))
        else:
            self._tell(say("ending-saved", folder=done.folder, file=done.still))
        return False

    def review(self) -> None:
        session = self.model.session
        replay = ReplaySession(session.match, session.writer.record)
        self.navigator.open(routes.Replay(replay, review=True))

    def calendar_or_setup(self) -> FootButton:
        """Button to the calendar after a daily deal, else to the setup page."""
        day = self.model.session.match.day
        if day is None:
            return FootButton(Message("score-setup"), Icon.SETTINGS, self.set_up)
        return FootButton(
            DAILY.called, Icon.STAR, self.navigator.opener(routes.Calendar(self.model.game, day))
        )

    def twice(self) -> None:
        session = self.model.session
        self.navigator.open(routes.Rerun(session.match, session.writer.path))

    def set_up(self) -> None:
        """Open the setup page of the same game."""
        leave_for(self.app, routes.Start(), routes.Setup(self.model.game))

    def back(self) -> None:
        settle_for(self.app, self.model.session.match, routes.Start())
