"""The end of an evening: five posters that turn over, the winner, and the best moment of all games.

A click on a poster tells how the points of its game came about. The sheet has the whole grid.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from game.core.event import PERSON_SEAT
from game.features.evening.evening_results import SheetRow, begun_of
from game.features.evening.evening_store import EveningFile
from game.features.history.match_text import date_of
from game.features.moments.best_moments import MatchStory, StoryMoment
from game.games import GAMES_BY_NAME
from game.text.icon import Icon
from game.text.message import figured, listed, say, told
from game.ui import routes
from game.ui.features.evening.evening_sheet_page import EveningSheetPage
from game.ui.features.evening.open_evening import open_game
from game.ui.features.replay.open_replay import open_moment
from game.ui.features.scores.composer import (
    DUSK_COLOUR,
    Dusk,
    Edge,
    LargeWords,
    Person,
    Scene,
    Shade,
    SmallPicture,
    Story,
    large_words,
    tall,
)
from game.ui.features.scores.victory import Celebrating, party_of
from game.ui.kit.clock import frame_budget
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.alternatives import LargestFit
from game.ui.kit.layout.box import Box, Widths
from game.ui.kit.layout.frame import NodeBox, Pad
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import FixedBox
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll, ScrollState
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.picture_cache import PictureSources, Size, composed_picture
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.surfaces import Medallion, Panel
from game.ui.kit.widgets.turning import Turning, paint_turned
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget
from game.ui.program import Program
from game.ui.table.model.moods import OpponentMood

FINAL_POSTER_TURN_SECONDS = 0.22
"""Time that a poster takes to turn over, in seconds; they do so one after the other."""
FIRST_TURN_DELAY_SECONDS = 0.4
"""Time before the first one turns, in seconds."""
EVENING_POSTER_WIDTH_UNITS = 150.0
EVENING_POSTER_HEIGHT_UNITS = 188.0
EVENING_POSTER_GAP_UNITS = 22.0
"""Size of a poster and the space between two, in units."""
EVENING_PICTURE_SHARES = (1.0, 0.85, 0.7, 0.55)
"""Sizes of the pictures below the posters to try, as parts of the usual ones."""
MIN_EVENING_PICTURE_UNITS = 400.0
"""Minimum height of the picture, in units."""


@dataclass(frozen=True, slots=True)
class TurningPoster(PaintedWidget):
    """A poster that turns over from its back, which has its number."""

    number: int
    drawing: str
    dusk: bool
    turning: Turning

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        paint_turned(painter, node.rect, self.turning.share, partial(self._paint_side, painter))

    def _paint_side(self, painter: Painter, side: Rect, up: bool) -> None:
        radius = painter.measures.px(8)
        if up and self.drawing:
            poster = _poster(painter, side.size, self.drawing, radius, self.dusk)
            painter.surface.blit(poster, side)
            return
        painter.panel(side, painter.palette.panel, radius, theme.GOLD_COLOUR, line=2)
        size = side.w // 2
        painter.words(str(self.number), side.center, size, theme.GOLD_COLOUR, "bold", "center")


@composed_picture
def _poster(sources: PictureSources, size: Size, drawing: str, radius: int, dusk: bool) -> Surface:
    """A poster with round corners, darker at ``dusk``."""
    made = sources.images.drawing(drawing, *size, radius).copy()
    if dusk:
        made.fill(DUSK_COLOUR, special_flags=pygame.BLEND_RGB_MULT)
    return made


class EveningOverPage(Celebrating, EveningSheetPage):
    """The end of an evening; a ``fresh`` one is celebrated."""

    name = "evening over"

    def __init__(self, app: Program, file: EveningFile, fresh: bool) -> None:
        super().__init__(app, file)
        self.below = ScrollState()
        self._fresh = fresh and bool(self.sheet.winners)
        still = not fresh or not self.sheet.winners or app.settings.still
        self.turnings = [
            Turning(
                FIRST_TURN_DELAY_SECONDS + place * FINAL_POSTER_TURN_SECONDS,
                FINAL_POSTER_TURN_SECONDS,
            )
            for place in range(len(self.sheet.rows))
        ]
        for turning in self.turnings:
            turning.share = float(still)
        self._celebrates = False
        self.moment: StoryMoment | None = None
        self._telling: Iterator[None] | None = self._stories()

    def entered(self) -> None:
        super().entered()
        if self._fresh and self._turned:
            self._end()

    @property
    def _turned(self) -> bool:
        return all(one.share == 1 for one in self.turnings)

    @property
    def waiting(self) -> bool:
        return self._telling is not None

    def update(self, now: float) -> bool:
        """Turn the posters over, then celebrate; meanwhile look for the best moment."""
        if self._celebrates:
            self._celebrates = False
            self.party = party_of(self.app.settings, now)
        turning = not self._turned
        if turning:
            for one in self.turnings:
                one.update(now)
            self.renderer.dirty = True
            if self._fresh and self._turned:
                self._end()
        elif self._telling is not None:
            over = frame_budget()
            for _ in self._telling:
                if over():
                    break
            else:
                self._telling = None
                self.changed()
        return super().update(now) or turning

    def _end(self) -> None:
        """The finale, once all posters are turned over."""
        self._fresh = False
        self._celebrates = PERSON_SEAT in self.sheet.winners
        self.app.sounds.play("evening" if self._celebrates else "lose")

    def _skip(self) -> None:
        """A click or a key ends the celebration, and turns all posters over."""
        super()._skip()
        self._celebrates = False
        if not self._turned:
            for one in self.turnings:
                one.share = 1.0
            self.renderer.dirty = True
            if self._fresh:
                self._end()
                self._celebrates = False

    def _stories(self) -> Iterator[None]:
        """Look for the person's best moment in the records of all games."""
        for game in self.file.evening.games:
            path = self.app.evenings.record(self.file.evening, game)
            match = None if path is None else self.app.match_store.open(path).match
            if match is None or path is None:
                continue
            story = MatchStory(match, path.name)
            yield from story.read()
            best = story.best.get(PERSON_SEAT)
            if best is None:
                continue
            if self.moment is None or best.moment.worth > self.moment.moment.worth:
                self.moment = best

    def back(self) -> None:
        self.to_start()

    # Layout.

    @property
    def columns(self) -> list[ScrollState]:
        return [self.below, self.column]

    def page(self, kit: Kit) -> Box:
        foot = Pad(Flow(self.buttons(kit), kit.px(12), kit.px(8), lean=0.5), kit.px(14), kit.px(14))
        whole = Column([EveningBox(self, kit).growing(), foot])
        return Scroll(self.column, whole, kit.measures)

    def buttons(self, kit: Kit) -> list[Box]:
        again = self.navigator.opener(routes.EveningSetup())
        grid = self.navigator.opener(routes.EveningSheet(self.file))
        return [
            self._button("again", say("evening-again"), Icon.REPLAY, again, kit, True),
            self._button("sheet", say("evening-grid"), Icon.STATISTICS, grid, kit),
            self._button("start", say("score-start"), Icon.HOME, self.to_start, kit),
        ]

    def person(self, seat: int) -> Person:
        points = figured(self.sheet.standing.points[seat])
        return Person(told(self.names[seat].called), self._portrait_name(seat), points)

    def poster(self, row: SheetRow) -> Node:
        """A game as a button, or its back if it was not played."""
        title = row.title or say("evening-open", number=row.number)
        name = say("evening-row", number=row.number, game=title)
        turning = self.turnings[row.number - 1]
        lost = PERSON_SEAT not in self.sheet.winners
        drawing = self.app.images.shown(GAMES_BY_NAME[row.game].picture) if row.result else ""
        look = TurningPoster(row.number, drawing, lost, turning)
        if row.result is None:
            return Node(Role.PICTURE, name, nowhere(), widget=look)
        said = told(listed(self._in_words(row)))
        return Node(
            Role.BUTTON, name, nowhere(), f"game {row.number}", value=said,
            act=lambda: open_game(self.app, self.file, row.number), area="games",
            tip=say("evening-row.tip"), widget=look,
        )  # fmt: skip

    def rest(self, kit: Kit, share: float) -> Box:
        """Everybody with their points, and the best moment of all games."""
        cells: list[Box] = [kit.words(self.subtitle, 18)]
        people: list[Box] = []
        side = kit.px(48 * max(0.7, share))
        order = sorted(range(len(self.names)), key=lambda seat: -self.sheet.standing.points[seat])
        for seat in order:
            one = self.person(seat)
            won = seat in self.sheet.winners
            face = FixedBox(
                Node(Role.PICTURE, "", nowhere(), widget=Medallion(one.face(), won)), side, side
            )
            lines: list[Box] = [
                kit.words(one.name, 13.5),
                kit.words(one.score, 20, weight="bold", tone="gold" if won else "text"),
            ]
            node = Node(Role.GROUP, one.name, nowhere(), value=one.score)
            people.append(NodeBox(node, Row([face, Column(lines)], kit.px(8))))
        cells.append(Flow(people, kit.px(24), kit.px(6)))
        cells += self._moment(kit, share)
        cells += [kit.words(told(mark), 14, tone="gold") for mark in self._marks]
        return Column(cells, kit.px(12 * share))

    def _moment(self, kit: Kit, share: float) -> list[Box]:
        """The best moment with its picture in little, as one button."""
        best = self.moment
        if best is None:
            return []
        moment, said = best.moment, told(best.moment.said)
        game = GAMES_BY_NAME[moment.game]
        victim = None if best.victim is None else self.person(best.victim)
        scene = Scene(
            told(best.title), said, moment.cards, (self.person(PERSON_SEAT),), victim, best.gain
        )
        faces = "cards" if game.table is None else game.table.face_set
        foot = say("ending-foot", game=game.title, date=date_of(begun_of(self.file.evening.name)))
        story = Story(game.picture, faces, scene, foot)
        wide = kit.px(96 * share)
        high = wide * 5 // 4
        look = SmallPicture(tuple(tall(story, (wide, high))))
        picture = FixedBox(Node(Role.PICTURE, "", nowhere(), widget=look), wide, high)
        rows: list[Box] = [
            kit.words(say("ending-moment.evening"), 13.5, tone="dim"),
            kit.words(told(best.title), 26, weight="bold", tone="gold"),
            kit.words(said, 16),
        ]
        node = Node(
            Role.BUTTON, say("ending-watch"), nowhere(), "watch",
            act=lambda: open_moment(self.app, moment), area="ending", widget=Panel(flat=True),
        )  # fmt: skip
        inside = Row([picture, Column(rows).growing()], kit.px(14))
        return [NodeBox(node, Pad(inside, kit.px(10), kit.px(8)))]


class EveningBox(Box):
    """The picture of an evening in all its room: title, posters, winner, and a box for the rest."""

    scrolls = True

    def __init__(self, page: EveningOverPage, kit: Kit) -> None:
        super().__init__()
        self.page = page
        self.kit = kit
        ways = [page.rest(kit, share) for share in EVENING_PICTURE_SHARES]
        self.rest_box = LargestFit([*ways, Scroll(page.below, ways[-1], kit.measures)])

    def _widths(self) -> Widths:
        wide = self.kit.measures.width
        return Widths(min(self.rest_box.widths.least, wide), wide)

    def _height(self, width: int) -> int:
        return self.kit.px(MIN_EVENING_PICTURE_UNITS)

    def place(self, rect: Rect) -> list[Node]:
        page, kit = self.page, self.kit
        upright = rect.w < 1.2 * rect.h
        usual = (940, 1000) if upright else (1280, 636)
        unit = min(rect.w / usual[0], rect.h / usual[1])

        def px(units: float) -> int:
            return round(units * unit)

        left = rect.x + (rect.w - px(usual[0])) // 2 + px(44)
        winners = page.sheet.winners
        won = PERSON_SEAT in winners
        nodes: list[Node] = []
        if not won:
            nodes.append(Node(Role.PICTURE, "", rect, widget=Dusk()))
        top = Rect(rect.x, rect.y, rect.w, rect.h // 4)
        nodes.append(Node(Role.PICTURE, "", top, widget=Shade(0.4, 0)))
        nodes.append(Node(Role.PICTURE, "", rect, widget=Edge(won, max(2, kit.px(3)))))
        title = Rect(left, rect.y + px(16), rect.right - left - px(30), px(104))
        look = LargeWords(px(84), anchor="midleft")
        nodes.append(Node(Role.HEADING, page.heading, title, widget=look))
        wide, high, gap = (
            px(EVENING_POSTER_WIDTH_UNITS),
            px(EVENING_POSTER_HEIGHT_UNITS),
            px(EVENING_POSTER_GAP_UNITS),
        )
        over = rect.y + px(136)
        for place, row in enumerate(page.sheet.rows):
            poster = page.poster(row)
            poster.rect = Rect(left + place * (wide + gap), over, wide, high)
            nodes.append(poster)
        nodes += self._winners_of_games(nodes, px(64))
        if upright:
            centre = rect.centerx, over + high + px(180)
            rest = Rect(left, over + high + px(330), px(850), 0)
        else:
            centre = left + px(1054), over + px(130)
            rest = Rect(left, over + high + px(48), px(850), 0)
        nodes += self._faces(centre, px(210))
        rest.h = rect.bottom - rest.top - px(12)
        if kit.measures.contrast:
            around = rest.inflate(px(32), px(16)).clip(rect)
            nodes.append(Node(Role.PANEL, "", around, widget=Panel()))
        return [*nodes, *self.rest_box.place(rest)]

    def _winners_of_games(self, nodes: list[Node], side: int) -> list[Node]:
        """The face of who won each game, on the lower edge of its poster."""
        found = []
        posters = [node for node in nodes if isinstance(node.widget, TurningPoster)]
        for row, poster in zip(self.page.sheet.rows, posters, strict=True):
            if row.result is None:
                continue
            first = [seat for seat, place in enumerate(row.result.places) if place == 1]
            for number, seat in enumerate(first):
                face = Rect(0, 0, side, side)
                apart = round((number - (len(first) - 1) / 2) * side * 0.6)
                face.center = poster.rect.centerx + apart, poster.rect.bottom
                turning = self.page.turnings[row.number - 1]
                drawing = self.page.person(seat).face(OpponentMood.GLAD)
                look = TurnedFace(drawing, turning)
                found.append(Node(Role.PICTURE, "", face, widget=look))
        return found

    def _faces(self, centre: tuple[int, int], side: int) -> list[Node]:
        found = []
        winners = self.page.sheet.winners[:2]
        side = side if len(winners) < 2 else side * 7 // 10
        name_size = self.kit.measures.text_size(20)
        for number, seat in enumerate(winners):
            one = self.page.person(seat)
            face = Rect(0, 0, side, side)
            apart = round((number - (len(winners) - 1) / 2) * side * 1.05)
            face.center = centre[0] + apart, centre[1]
            found.append(
                Node(Role.PICTURE, "", face, widget=Medallion(one.face(OpponentMood.GLAD)))
            )
            under = Rect(face.x, face.bottom, side, name_size * 3 // 2)
            found.append(large_words(one.name, under, name_size))
        return found


@dataclass(frozen=True, slots=True)
class TurnedFace(PaintedWidget):
    """A winner's face, which comes when the poster under it has turned over."""

    drawing: str
    turning: Turning

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        if self.turning.share == 1:
            Medallion(self.drawing).paint(painter, node, mood)
