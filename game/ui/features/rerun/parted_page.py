"""The page that shows where the person and the expert parted: both tables side by side.

``StillTables`` makes a small still picture of a table: the felt with its cards, without bar and
panels. ``PartedPage`` shows two of them.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import Rect, Surface

from game.core.event import PERSON_SEAT, Seat
from game.core.game_info import FeltTheme
from game.features.replay.replay_session import ReplaySession
from game.features.rerun.rerun import Parting
from game.features.review.review import (
    Judgement,
    Review,
    best_chance_text,
    played_chance_text,
)
from game.text.icon import Icon
from game.text.message import Message, TextValue, Who, say, told
from game.ui.deck.cloth_backdrop import ClothBackdrop
from game.ui.features.match.begin_match import play_on
from game.ui.features.match.table_page import model_of
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import PLAY_ON_FROM_HERE, STEP_BACKWARD, STEP_FORWARD, Scope
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import AspectBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.dialog import DialogButton
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node, Role, Tree
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget
from game.ui.program import Program, ProgramPage
from game.ui.table.control.spoken_table import Queries
from game.ui.table.model.notice import Notice, NoticeKind
from game.ui.table.model.table_model import TableModel
from game.ui.table.render import page_layout
from game.ui.table.render.hints import pick_hinted
from game.ui.table.render.picture import PaintInput, TablePainter

MakeModel = Callable[[], TableModel]
"""Makes the model of a table that is shown at its position."""
PARTED_TABLE_TEXT_FACTOR = 2.0
"""Factor by which text is enlarged before the picture is scaled down."""
SENTENCE_END_PATTERN = re.compile(r"(?<=[.!?])\s+")
"""What stands between two sentences about a table."""
MIN_PARTED_TABLE_UNITS = 240
"""Minimum width of a table, in units."""


def measures_of(measures: Measures) -> Measures:
    """Measures of the table before it is scaled down: large text, and cards with large indexes."""
    return measures._replace(text_factor=PARTED_TABLE_TEXT_FACTOR, large=True)


def shape(measures: Measures, kit: Kit) -> tuple[int, int]:
    """Width and height of the table in pixels, before it is scaled down."""
    return page_layout.table_area(measures_of(measures), kit.texts).size


class StillTables:
    """The pictures of tables on one page, cached by position, size and measures."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], Surface] = {}

    def picture(
        self, painter: Painter, about: tuple[object, ...], size: tuple[int, int], model: MakeModel
    ) -> Surface:
        """The picture of a table, whose model is made only for the first paint."""
        key = (*about, size, painter.measures, painter.palette)
        found = self._kept.get(key)
        if found is None:
            table = painted(painter, measures_of(painter.measures), model())
            found = pygame.transform.smoothscale(table, size)
            if not painter.images.behind:
                self._kept[key] = found
        return found

    def forget(self) -> None:
        """Release all pictures."""
        self._kept.clear()


@dataclass(frozen=True, slots=True)
class StillTable(PaintedWidget):
    """A table at one position, scaled to its node; ``about`` identifies the position."""

    tables: StillTables
    about: tuple[object, ...]
    model: MakeModel

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        picture = self.tables.picture(painter, self.about, node.rect.size, self.model)
        painter.surface.blit(picture, node.rect)


def painted(painter: Painter, measures: Measures, model: TableModel) -> Surface:
    """Picture of a table in these measures, cut to the felt and its margins."""
    page_layout.fit(model, measures)
    root = page_layout.tree(model, _nothing_below, _nothing_beside)
    onto = Painter(
        Surface((measures.width, measures.height)),
        painter.images,
        painter.texts,
        painter.palette,
        ClothBackdrop(painter.images),
    )
    onto.measures = measures
    tree = Tree(root)
    seen = PaintInput(tree, 0, "", "", False, lambda node: NodeStyle())
    TablePainter(model).paint(onto, seen, lambda _: None)
    return onto.surface.subsurface(page_layout.table_area(measures, painter.texts)).copy()


def _nothing_below(kit: Kit, room: Rect) -> Box:
    return Space(high=room.h)


def _nothing_beside(kit: Kit) -> Box:
    return Space()


class PartedPage(ProgramPage, HeadedPage):
    """Both tables at the same number of moves, up to the first different move and on from there.

    ``level`` is the title of the level that plays the other line. Without a judgement of the
    person's move the coach is asked for one.
    """

    name = "parted"
    places = (Scope.PARTED,)
    wide = 1240.0

    def __init__(
        self, app: Program, parting: Parting, level: TextValue, judged: Judgement | None = None
    ) -> None:
        super().__init__(app)
        self.heading = say("rerun-parted")
        self.subtitle = told(parting.mine.game.title)
        self.parting = parting
        self.level = level
        self.judged = judged
        self.at = parting.at
        self.sessions = (ReplaySession(parting.mine), ReplaySession(parting.theirs))
        self.tables = StillTables()
        self._asked = False
        self._models: dict[tuple[int, int], TableModel] = {}
        self._told_tables: dict[tuple[int, int], list[str]] = {}

    @property
    def felt(self) -> FeltTheme | None:
        return self.parting.mine.game.felt

    def put_away(self) -> None:
        self.tables.forget()

    # The coach's judgement.

    @property
    def waiting(self) -> bool:
        return self.judged is None

    def update(self, now: float) -> bool:
        if self.judged is None:
            self._ask()
            self.judged = self.app.worker.judged()
            if self.judged is not None:
                self.changed()
        return False

    def _ask(self) -> None:
        if self._asked:
            return
        parting, session = self.parting, self.sessions[0]
        seat, move = parting.mine.moves[parting.at]
        view = parting.mine.after(parting.at).view(seat)
        seed = parting.mine.search_seed(parting.at)
        self.app.worker.ask(Review(parting.mine.game.name, view, move, seed, session.names))
        self._asked = True

    def left(self) -> None:
        if self._asked and self.judged is None:
            self.app.worker.drop()

    # The way through both lines.

    @property
    def last(self) -> int:
        """Last position of the longer line."""
        return max(self.parting.ends)

    def step(self, way: int) -> None:
        """Show the next position of both tables, or the one before."""
        self.at = min(self.last, max(self.parting.begin, self.at + way))
        self._models.clear()
        self.changed()
        for line in self._lines():
            self.app.announcements.say(line)

    def play_on(self) -> None:
        """Ask whether to begin a match where the lines part."""
        session = self.sessions[0]
        session.go(self.parting.at)
        self.navigator.ask(
            "play on",
            Message("replay-on-heading"),
            Message("replay-on-text", moves=session.at),
            [
                DialogButton(
                    Message("replay-on-yes"), lambda: play_on(self.app, session), Icon.PLAY
                ),
                DialogButton(Message("page-back"), self.navigator.back, Icon.BACK),
            ],
        )

    # Words.

    def where(self) -> TextValue:
        """How far the lines are at the shown position."""
        before = self.parting.at - self.at
        if before > 0:
            return Message("rerun-parted-before", count=before)
        if before == 0:
            return Message("rerun-parted-here")
        return Message("rerun-parted-after", count=-before)

    def move(self, line: int) -> TextValue:
        """The move that a line shows: the next one up to the parting, then the last one."""
        session = self.sessions[line]
        number = self.at if self.at <= self.parting.at else min(self.at, self._end_index(line)) - 1
        if number >= len(session.match.moves):
            return ""
        seat, text = session.match.moves[number]
        game = session.match.game
        state = game.from_view(session.course.view(number, PERSON_SEAT))
        move = game.describe_move(state, game.parse(text), session.names)
        theirs = line == 1 and seat == PERSON_SEAT
        who = Who(told(self.level)) if theirs else session.names[seat]
        if self.at > self._end_index(line):
            return Message("rerun-parted-end")
        return Message("rerun-parted-move", who=who, move=move)

    def _end_index(self, line: int) -> int:
        return max(self.parting.ends[line], self.parting.at + 1)

    def reasons(self) -> list[TextValue]:
        """What decides between the two moves: the chances, and a reason for each of them."""
        if self.at < self.parting.at:
            return []
        mine, theirs = self.parting.reasons(self.sessions[0].names)
        found: list[TextValue] = []
        judged, better = self.judged, self.parting.theirs.moves[self.parting.at][1]
        if judged is None:
            found.append(Message("rerun-parted-thinking"))
        elif judged.failed:
            found.append(Message("rerun-parted-failed"))
        elif judged.best == better and judged.cost > 0:
            won = best_chance_text(judged)
            found.append(
                Message("rerun-parted-better", mine=played_chance_text(judged), theirs=won)
            )
        else:
            found.append(Message("rerun-parted-close", mine=played_chance_text(judged)))
        if theirs:
            found.append(Message("rerun-parted-why", level=self.level, why=theirs))
        if mine:
            found.append(Message("rerun-parted-yours", why=mine))
        return found

    def _lines(self) -> list[str]:
        lines = [self.where(), self.move(0), self.move(1), *self.reasons()]
        return [text for text in map(told, lines) if text]

    # Layout.

    def content(self, kit: Kit) -> Box:
        gap = kit.px(10)
        tables = Row([self._table(0, kit).growing(), self._table(1, kit).growing()], kit.px(16))
        return Column(
            [
                kit.words(told(self.where()), 16, role=Role.STATUS, tone="gold", weight="semibold"),
                Space(high=gap),
                tables,
                Space(high=gap),
                *(kit.words(told(one), 15) for one in self.reasons()),
                Space(high=gap),
                self._buttons(kit),
            ]
        )

    def _table(self, line: int, kit: Kit) -> Box:
        """A line's table with its player above and its move below."""
        title = say("rerun-you") if line == 0 else told(self.level)
        at, session = min(self.at, self.parting.ends[line]), self.sessions[line]
        moved = told(self.move(line))
        wide, high = shape(kit.measures, kit)

        def model() -> TableModel:
            session.go(at)
            found = self._models.pop((line, at), None) or self._model(line, at)
            self._mark(found, session, at)
            return found

        # What is painted is told too, by sentences that lie in the picture unseen.
        picture = Node(
            Role.GROUP,
            say("rerun-parted-table", who=title),
            nowhere(),
            f"table {line}",
            widget=StillTable(self.tables, (line, at), model),
            children=[Node(Role.PLAYER, said, nowhere()) for said in self._told(line, kit)],
        )
        return Column(
            [
                kit.words(title, 16, weight="bold", anchor="center"),
                Space(high=kit.px(4)),
                AspectBox(picture, kit.px(590), kit.px(MIN_PARTED_TABLE_UNITS), wide, high),
                Space(high=kit.px(4)),
                kit.words(moved, 15, weight="semibold", anchor="center"),
            ]
        )

    def _model(self, line: int, at: int) -> TableModel:
        """The table of a line at a position."""
        session = self.sessions[line]
        session.go(at)
        found = model_of(self.app, session, session.view)
        found.replayed = True
        found.show.snap(session.view)
        return found

    def _told(self, line: int, kit: Kit) -> list[str]:
        """Sentences about the table of a line; of the second one, only what differs."""
        tables = [self._sentences(one, kit) for one in range(line + 1)]
        if not line:
            return tables[0]
        differs = [one for one in tables[1] if one not in tables[0]]
        return differs or [say("rerun-parted-same")]

    def _sentences(self, line: int, kit: Kit) -> list[str]:
        """What lies on the table of a line, and what each player has."""
        at = min(self.at, self.parting.ends[line])
        if (line, at) not in self._told_tables:
            # It is painted next.
            model = self._models[line, at] = self._model(line, at)
            page_layout.fit(model, measures_of(kit.measures))
            queries = Queries(model)
            seats = [Seat(seat) for seat in range(len(model.show.names))]
            said = [queries.hand(), queries.table(), *map(queries.player, seats)]
            whole = " ".join(map(told, said))
            self._told_tables[line, at] = SENTENCE_END_PATTERN.split(whole.strip())
        return self._told_tables[line, at]

    def _mark(self, model: TableModel, session: ReplaySession, at: int) -> None:
        """Mark the move by which the lines part as a hint is marked."""
        if at == self.parting.at and session.decides:
            session.advise(session.match.moves[at][1], "")
            model.tag = Message("rerun-parted-tag")
            model.say(Notice(NoticeKind.HINT, ""))
            pick_hinted(model)

    def _buttons(self, kit: Kit) -> Box:
        return Flow(
            [
                kit.button(
                    "before",
                    STEP_BACKWARD.label,
                    lambda: self.step(-1),
                    icon=Icon.STEP_BACK,
                    enabled=self.at > self.parting.begin,
                    area="moves",
                ),
                kit.button(
                    "after",
                    STEP_FORWARD.label,
                    lambda: self.step(1),
                    icon=Icon.STEP_FORWARD,
                    enabled=self.at < self.last,
                    area="moves",
                    primary=True,
                    first=True,
                ),
                kit.button(
                    "play on",
                    say("rerun-parted-play"),
                    self.play_on,
                    icon=Icon.DEAL,
                    command=PLAY_ON_FROM_HERE,
                    area="moves",
                ),
            ],
            kit.px(10),
            kit.px(8),
        )

    def status(self) -> dict[str, Any]:
        return self.parting.mine.state.status()
