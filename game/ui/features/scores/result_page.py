"""The result of a match: the picture of its end, ranking, score sheet and final cards.

``Ending`` is the picture: the winner and their cards, the best moment, three figures.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto
from functools import partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.core.event import PERSON_SEAT, Seat
from game.core.table import Table
from game.features.evening.evening_store import EveningFile
from game.features.moments.best_moments import MatchStory
from game.features.replay.replay_session import ReplaySession
from game.storage.profile import reason
from game.text.icon import Icon
from game.text.message import Message, TextValue, figured, in_order, listed, say, told
from game.ui import routes
from game.ui.deck.card_images import card_height, card_images
from game.ui.features.match.begin_match import play_again, same_deal
from game.ui.features.match.evening_match import evening_of_match, settle_for, to_sheet
from game.ui.features.replay.moment_poster import (
    MomentPoster,
    PosterFaces,
    SavedPictures,
    save_poster,
)
from game.ui.features.replay.open_replay import moment_picture, open_same_cards
from game.ui.features.scores.end_page import EndPage
from game.ui.features.scores.open_cards import CardsLeft, LastRound, last_hands, several
from game.ui.features.scores.score_page import FootButton, ScorePart, in_words
from game.ui.features.scores.score_sheet import ScoreSheet
from game.ui.features.scores.victory import Celebrating, party_of
from game.ui.features.seal.proof_offer import ProofOffer
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import (
    OPEN_CALENDAR,
    OPEN_RERUN,
    PLAY_AGAIN,
    PLAY_SAME_DEAL,
    Command,
    Scope,
)
from game.ui.kit.layout.alternatives import LargestFit, Reading, Stack
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad, Rigid
from game.ui.kit.layout.grid import Flow, Grid, columns
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import FixedRowList, ScrollState
from game.ui.kit.paint import shapes, theme
from game.ui.kit.paint.images import ImageLibrary
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.picture_cache import PictureSources, Size, composed_picture
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.surfaces import Medallion, drawn
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget
from game.ui.program import Program, leave_for
from game.ui.table.model.moods import OpponentMood
from game.ui.table.model.table_model import TableModel

ENDING_PICTURE_SIZES = (
    (310.0, 250.0, 116.0),
    (240.0, 200.0, 92.0),
    (200.0, 160.0, 76.0),
    (160.0, 120.0, 60.0),
    (110.0, 90.0, 48.0),
)
"""Sizes to try, in units: the portrait, the height of the winner's cards, a card of the moment."""
USUAL_ENDING_PICTURE_SIZES = ENDING_PICTURE_SIZES[1]
"""The sizes that nothing beside the picture makes smaller."""
SHARED_WIN_PORTRAIT_SHARE = 0.6
"""Size of a portrait where several share the win, as a part of the usual one."""
MAX_WINNER_PORTRAIT_COUNT = 4
"""Maximum number of winners with a portrait."""
PORTRAIT_COLUMN_COUNTS = {1: 1, 2: 1, 3: 2, 4: 2}
"""Number of portraits side by side, by their number."""
MAX_WINNING_CARD_COUNT = 7
"""Maximum number of cards in the fan."""
MAX_ENDING_FIGURE_COUNT = 3
"""Number of figures."""
FAN_CARD_TURN_DEGREES = 5.0
"""Angle between two cards of the fan, in degrees."""
FAN_CARD_STEP_CARD_WIDTHS = 0.46
"""Distance between two cards of the fan, in widths of a card."""
FAN_CARD_SINK_CARD_WIDTHS = 0.012
"""How much lower a card of the fan is than its inner neighbour, in widths, per square of steps."""
POSTER_BLUR_REDUCTION_FACTOR = 24
"""How soft the poster on the ground is: the part of its size that it is scaled through."""
SOFT_POSTER_STRENGTH_SHARE = 0.22
"""How strong the soft poster is on the ground, 0 to 1."""
SHARP_POSTER_STRENGTH_SHARE = 0.85
"""How strong the poster is behind the winner, 0 to 1."""
SHARP_POSTER_FADE_SHARE = 0.3
"""Part of the winner's room in which the poster fades out to the right."""
ENDING_PADDING_UNITS = 16.0
"""Padding inside the picture, in units."""
RANKING_ROW_HEIGHT_UNITS = 66.0
"""Height of a row, in units."""
MIN_RANKING_ROW_UNITS = 50.0
"""Minimum height of a row, in units."""
STORY_STEP_PIECE_COUNT = 10
"""Number of pieces of the match's story read in one step: about ten milliseconds."""
RANKING_WIDTH_UNITS = 420.0
"""Width of the ranking, in units."""


class Form(Enum):
    """The picture's layout: the figures beside the cards, below the moment, or all in a column."""

    WIDE = auto()
    LOW = auto()
    NARROW = auto()


@dataclass(frozen=True, slots=True)
class EndingGround(PaintedWidget):
    """The game's poster behind the winner, soft behind everything else; a gold edge if ``won``.

    ``left`` is the width of the winner's part in pixels.
    """

    poster: str
    won: bool
    left: int

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        measures, rect = painter.measures, node.rect
        radius, edge = measures.px(12), theme.GOLD_COLOUR if self.won else theme.DIM_INK
        if measures.contrast or not painter.images.has(self.poster):
            painter.panel(rect, painter.palette.panel, radius, edge)
            return
        panel = painter.palette.panel
        ground = _ending_ground(painter, rect.size, self.poster, panel, self.left, radius)
        painter.surface.blit(ground, rect)
        painter.ring(rect, radius, edge, 0)


@composed_picture
def _ending_ground(
    sources: PictureSources, size: Size, poster: str, panel: str, left: int, radius: int
) -> Surface:
    ground = Surface(size, pygame.SRCALPHA)
    ground.fill(panel)
    # The blur hides that the poster is rasterized small, which is much faster.
    small = (
        max(1, size[0] // POSTER_BLUR_REDUCTION_FACTOR),
        max(1, size[1] // POSTER_BLUR_REDUCTION_FACTOR),
    )
    soft = _covered(sources.images, poster, (4 * small[0], 4 * small[1]))
    soft = pygame.transform.smoothscale(pygame.transform.smoothscale(soft, small), size)
    soft.set_alpha(round(255 * SOFT_POSTER_STRENGTH_SHARE))
    ground.blit(soft, (0, 0))
    sharp = _covered(sources.images, poster, (left, size[1])).convert_alpha()
    fade = Surface(sharp.get_size(), pygame.SRCALPHA)
    fade.fill((255, 255, 255, round(255 * SHARP_POSTER_STRENGTH_SHARE)))
    begins = round(left * (1 - SHARP_POSTER_FADE_SHARE))
    for x in range(begins, left):
        share = (left - x) / max(1, left - begins)
        fade.fill(
            (255, 255, 255, round(255 * SHARP_POSTER_STRENGTH_SHARE * share)),
            Rect(x, 0, 1, size[1]),
        )
    sharp.blit(fade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    ground.blit(sharp, (0, 0))
    shapes.round_corners(ground, radius)
    return ground


def _covered(images: ImageLibrary, poster: str, size: Size) -> Surface:
    """A poster that covers a rectangle, cut where it is larger."""
    wide = max(size[0], -(-size[1] * 4 // 5))
    high = wide * 5 // 4
    picture = Surface(size)
    picture.blit(images.drawing(poster, wide, high), ((size[0] - wide) // 2, (size[1] - high) // 2))
    return picture


@dataclass(frozen=True, slots=True)
class NamePlate(PaintedWidget):
    """The dark ground of a name on a poster."""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        painter.panel(node.rect, painter.palette.panel, node.rect.h // 2, theme.GOLD_COLOUR)


@dataclass(frozen=True, slots=True)
class Fan(PaintedWidget):
    """Cards in a fan, ``width`` pixels wide each."""

    texts: tuple[str, ...]
    width: int
    faces: str

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        middle = (len(self.texts) - 1) / 2
        images = card_images(painter)
        for number, text in enumerate(self.texts):
            place = number - middle
            angle = -2 * round(FAN_CARD_TURN_DEGREES * place / 2)
            x = node.rect.centerx + place * FAN_CARD_STEP_CARD_WIDTHS * self.width
            y = node.rect.centery + FAN_CARD_SINK_CARD_WIDTHS * place * place * self.width
            picture = images.lifted(text, self.width, angle, self.faces)
            where = picture.get_rect(center=(round(x), round(y)))
            painter.surface.blit(picture, where, special_flags=pygame.BLEND_PREMULTIPLIED)


def fan_size(count: int, width: int) -> tuple[int, int]:
    """Width and height in pixels of a fan."""
    middle = (count - 1) / 2
    wide = width * (1.3 + 2 * middle * FAN_CARD_STEP_CARD_WIDTHS)
    return round(wide), round(
        card_height(width) * 1.08 + 2 * FAN_CARD_SINK_CARD_WIDTHS * middle * middle * width
    )


class Figure(NamedTuple):
    """A number and what it counts."""

    label: TextValue
    value: str


class Ending(ScorePart):
    """The picture of the end; ``story`` is complete.

    ``watch`` opens the best moment, ``save`` saves its picture. ``saved`` says how that went.
    """

    title = Message("ending-title")

    def __init__(
        self,
        model: TableModel,
        kit: Kit,
        scroller: ScrollState,
        story: MatchStory,
        watch: Act,
        save: Act,
        saved: str = "",
    ) -> None:
        super().__init__(model, kit, scroller)
        self.story = story
        self.watch = watch
        self.save = save
        self.saved = saved
        self.winners = [Seat(seat) for seat in self.state.winners or ()]
        self.won = PERSON_SEAT in self.winners

    def reading(self) -> Reading:
        # Nothing beside it makes the picture smaller.
        whole = self._picture(*USUAL_ENDING_PICTURE_SIZES, Form.WIDE)
        return super().reading()._replace(least=whole.widths.least)

    def box(self) -> Box:
        return LargestFit(
            [self._picture(*sizes, form) for sizes in ENDING_PICTURE_SIZES for form in Form]
        )

    def _picture(self, portrait: float, high: float, card: float, form: Form) -> Box:
        gap = self.kit.px(ENDING_PADDING_UNITS)
        who, fan, moment = self._who(portrait), self._cards(high), self._moment(card)
        poster = f"pictures/{self.model.game.name}"
        left = 0 if form is Form.NARROW else who.widths.ideal + 3 * gap
        look = EndingGround(poster, self.won, left)
        ground = Node(Role.PANEL, say("ending-title"), nowhere(), widget=look)
        if form is Form.NARROW:
            parts = [who, fan, moment, self._figures(across=True)]
            return NodeBox(ground, Pad(Column(parts, gap), gap, gap))
        if form is Form.LOW:
            right = Column([fan, moment, self._figures(across=True)], gap)
        else:
            right = Column([Row([fan.growing(), self._figures(across=False)], gap), moment], gap)
        return NodeBox(ground, Pad(Row([who, right.growing()], 2 * gap), gap, gap))

    # The winner.

    def _who(self, size: float) -> Box:
        """Portraits of the winners with their names."""
        kit, shown = self.kit, self.winners[:MAX_WINNER_PORTRAIT_COUNT]
        side = kit.px(size if len(shown) == 1 else size * SHARED_WIN_PORTRAIT_SHARE)
        faces = [self._winner(seat, side) for seat in shown]
        gap = kit.px(8)
        rows: list[Box] = [Grid(faces, gap, most=PORTRAIT_COLUMN_COUNTS[len(shown)], even=True)]
        if more := len(self.winners) - len(shown):
            rows.append(self._plate([kit.words(say("ending-more", count=more), 16)], ""))
        return Column(rows, gap)

    def _winner(self, seat: Seat, side: int) -> Box:
        kit, who = self.kit, self.names[seat]
        drawing = f"portraits/{self.model.portraits[seat]}-{OpponentMood.GLAD}"
        face = Node(Role.PICTURE, "", nowhere(), widget=Medallion(drawing))
        name = kit.words(who.name, 20, weight="bold", anchor="midtop")
        crown = kit.sign(Icon.CROWN, say("ranking-won", who=who), 22)
        under = self._plate([crown, name], who.name)
        return Column([Align(FixedBox(face, side, side)), under], kit.px(8))

    def _plate(self, words: list[Box], name: str) -> Box:
        """Words on a plate, so that they can be read on the poster."""
        kit = self.kit
        plate = Node(Role.PANEL, name, nowhere(), widget=NamePlate())
        return Align(NodeBox(plate, Pad(Row(words, kit.px(8)), kit.px(14), kit.px(4))))

    # The winner's cards.

    def _cards(self, high: float) -> Box:
        kit, seat = self.kit, self.winners[0]
        hands = last_hands(self.model)
        cards = self.rules.winning_cards(self.state, seat, hands)[-MAX_WINNING_CARD_COUNT:]
        if not cards:
            return Space()
        width = kit.px(high * 5 / 7)
        said = told(listed([self.rules.card_name(one) for one in cards]))
        label = told(self.rules.winning_cards_name(self.state, seat, self.names))
        fan = Fan(cards, width, self.rules.face_set)
        node = Node(Role.PICTURE, said, nowhere(), widget=fan)
        wide, tall = fan_size(len(cards), width)
        words = kit.words(label, 14, anchor="midtop")
        return Column([Align(FixedBox(node, wide, tall)), words], kit.px(2))

    # The best moment.

    def _moment(self, card: float) -> Box:
        kit, best = self.kit, self.story.own_moment()
        if best is None:
            return Space()
        title, tone = say("ending-moment"), "gold"
        if PERSON_SEAT not in self.story.best:
            title, tone = say("ending-moment.last"), "text"
        rows: list[Box] = [
            kit.words(title, 13.5),
            kit.words(told(best.title), 22, weight="bold", tone=tone),
        ]
        picture = Rigid(moment_picture(best.moment, kit, card))
        gap = kit.px(8)
        watch = self._button("watch", say("ending-watch"), self.watch, Icon.PLAY)
        buttons = [watch]
        if PERSON_SEAT in self.story.best:
            buttons.append(self._button("save", say("ending-save"), self.save, Icon.COPY))
            rows.append(kit.words(told(best.moment.said), 15))
        says = Column(rows, kit.px(2))
        cells: list[Box] = [Limit(says, ideal=kit.px(330)), Flow(buttons, gap, gap)]
        if self.saved:
            cells.append(kit.words(self.saved, 14, tone="gold"))
        beside = Column(cells, gap)
        return Row([picture, beside.growing()], kit.px(ENDING_PADDING_UNITS))

    def _button(self, key: str, name: str, act: Act, icon: Icon) -> Box:
        return self.kit.button(key, name, act, target=40, icon=icon, area="ending")

    # Three figures.

    def _figures(self, *, across: bool) -> Box:
        kit = self.kit
        cells: list[Box] = []
        for label, value in self.figures():
            number = kit.words(value, 28, weight="bold", anchor="midtop")
            says = kit.words(told(label), 13.5, anchor="midtop")
            node = Node(Role.GROUP, told(label), nowhere(), value=value)
            cells.append(NodeBox(node, Column([number, says])))
        return Align(Row(cells, kit.px(24)) if across else Column(cells, kit.px(8)))

    def figures(self) -> list[Figure]:
        """The person's three figures."""
        own = PERSON_SEAT
        kinds, label = self.rules.story_figure
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
        state, own = self.state, PERSON_SEAT
        score = figured(state.scores[own])
        if self.model.scored and self.rules.points_word != Table.points_word:
            return [Figure(Message("ending-wins"), score)]
        found = [Figure(Message("ending-points"), score)] if self.model.scored else []
        rounds = [one["scores"] for one in state.rounds]
        if len(rounds) > 1:
            best = min if self.rules.lowest_wins else max
            won = sum(scores[own] == best(scores) for scores in rounds)
            found.append(Figure(Message("ending-rounds"), figured(won)))
        elif self.model.scored and (lead := self._lead_points()):
            ahead = Message("ending-ahead") if lead > 0 else Message("ending-behind")
            found.append(Figure(ahead, figured(abs(lead))))
        return found

    def _lead_points(self) -> int:
        """Points between the person and the best of the others, below 0 if the person is behind."""
        others: list[int] = list(self.state.scores)
        mine = others.pop(PERSON_SEAT)
        return min(others) - mine if self.rules.lowest_wins else mine - max(others)


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
            side = kit.line_height(14)
            coin = FixedBox(drawn("coins/dime", nowhere()), side, side)
            under = Row([coin, Limit(under).growing()], kit.px(5))
        return Column([name, under])


class ResultPage(Celebrating, EndPage):
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
        self.proof_offer = ProofOffer(self.app, self.model, self.changed)
        self._pressed_beside = False

    def entered(self) -> None:
        self.proof_offer.begin()
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
        """Tell a piece of the story, then build the page ahead; whether steps remain."""
        if not self.story.complete:
            for _ in islice(self._telling, STORY_STEP_PIECE_COUNT):
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
        day = self.model.session.match.short_day
        first = FootButton(PLAY_AGAIN.called, Icon.REPLAY, self.play_again)
        if day is not None:
            first = FootButton(Message("today-go-on"), Icon.NEXT, partial(self.to_stamp, day))
        if self._evening is not None:
            first = FootButton(Message("evening-to-sheet"), Icon.NEXT, self.to_sheet)
        return [
            first,
            FootButton(Message("score-look-back"), Icon.GRAPH, self.look_back),
            FootButton(Message("score-done"), Icon.HOME, self.back),
        ]

    def foot(self, kit: Kit) -> Box:
        return Column([*self.proof_offer.box(kit), super().foot(kit)], kit.px(8))

    def more(self) -> list[FootButton]:
        seen = FootButton(Message("score-table"), Icon.CARDS, self.navigator.back)
        if self._evening is not None:
            return [*self.keeping(), seen]
        again = FootButton(PLAY_SAME_DEAL.called, Icon.DEAL, self.same_deal)
        return [self.calendar_or_setup(), again, *self.keeping(), seen]

    @property
    def behind(self) -> Sequence[tuple[Command, Act]]:
        return [*super().behind, (OPEN_RERUN, self.open_rerun)]

    @property
    def _evening(self) -> EveningFile | None:
        return evening_of_match(self.app, self.model.session.match)

    def on_press(self, x: float, y: float) -> None:
        self._pressed_beside = self._is_beside(x, y)
        super().on_press(x, y)

    def on_release(self, x: float, y: float) -> None:
        """A click beside the sheet closes it."""
        beside, self._pressed_beside = self._pressed_beside, False
        if beside and self._is_beside(x, y):
            self.navigator.back()
        else:
            super().on_release(x, y)

    def _is_beside(self, x: float, y: float) -> bool:
        sheet = next(node for node in self.tree.nodes if node.role is Role.PANEL)
        return not sheet.rect.collidepoint(x, y)

    def to_stamp(self, day: date) -> None:
        """Leave for the stamp of the day whose short round it was."""
        leave_for(self.app, routes.Start(), routes.Stamp(day))

    def to_sheet(self) -> None:
        """Go on to the sheet of the evening that the match is part of."""
        file = self._evening
        if file is not None:
            to_sheet(self.app, self.model.session.match, file)

    def update(self, now: float) -> bool:
        saves = self._save_on()
        return super().update(now) or saves

    def play_again(self) -> None:
        """Begin a match with the same opponents and options and another deal."""
        play_again(self.app, self.model.session.match)

    def same_deal(self) -> None:
        """Begin a match with the same cards."""
        same_deal(self.app, self.model.session.match)

    def watch(self) -> None:
        """Open the replay just before the best moment."""
        best, session = self.story.own_moment(), self.model.session
        if best is not None:
            replay = ReplaySession(session.match, session.writer.record)
            replay.go(best.moment.at)
            self.navigator.open(routes.Replay(replay))

    def save(self) -> None:
        """Begin to save the picture of the best moment, a frame at a time."""
        best, model = self.story.own_moment(), self.model
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
        """Save one more frame; whether there are more."""
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

    def look_back(self) -> None:
        """Open the replay with the coach's review."""
        session = self.model.session
        replay = ReplaySession(session.match, session.writer.record)
        self.navigator.open(routes.Replay(replay, review=True))

    def calendar_or_setup(self) -> FootButton:
        """Button to the calendar after a daily deal, else to the setup page."""
        day = self.model.session.match.day
        if day is None:
            return FootButton(Message("score-setup"), Icon.SETTINGS, self.set_up)
        return FootButton(
            OPEN_CALENDAR.called,
            Icon.STAR,
            self.navigator.opener(routes.Calendar(self.model.game, day)),
        )

    def open_rerun(self) -> None:
        session = self.model.session
        open_same_cards(self.app, session.match, session.writer.record)

    def set_up(self) -> None:
        """Open the setup page of the same game."""
        leave_for(self.app, routes.Start(), routes.Setup(self.model.game))

    def back(self) -> None:
        settle_for(self.app, self.model.session.match, routes.Start())
