"""The picture of a match's end: the winner and their cards, the best moment, three figures."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.core.event import Seat
from game.features.moments.match_story import MatchStory
from game.session import HUMAN_SEAT
from game.text.icon import Icon
from game.text.message import Message, TextValue, figured, listed, say, told
from game.ui.deck.card_images import card_height, card_images
from game.ui.features.replay.moment_picture import moment_picture
from game.ui.features.scores.open_cards import last_hands
from game.ui.features.scores.score_page import ScorePart
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.alternatives import LargestFit, Reading
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad, Rigid
from game.ui.kit.layout.grid import Flow, Grid
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import ScrollState
from game.ui.kit.paint import shapes, theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.surfaces import Medallion
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget
from game.ui.table.model.moods import OpponentMood
from game.ui.table.model.table_model import TableModel

SIZES = (
    (310.0, 250.0, 116.0),
    (240.0, 200.0, 92.0),
    (200.0, 160.0, 76.0),
    (160.0, 120.0, 60.0),
    (110.0, 90.0, 48.0),
)
"""Sizes to try, in units: the portrait, the height of the winner's cards, a card of the moment."""
USUAL = SIZES[1]
"""The sizes that nothing beside the picture makes smaller."""
SHARED = 0.6
"""Size of a portrait where several share the win, as a part of the usual one."""
MOST_WINNERS = 4
"""Maximum number of winners with a portrait."""
ABREAST = {1: 1, 2: 1, 3: 2, 4: 2}
"""Number of portraits side by side, by their number."""
MOST_CARDS = 7
"""Maximum number of cards in the fan."""
FIGURES = 3
"""Number of figures."""
SPREAD = 5.0
"""Angle between two cards of the fan, in degrees."""
STEP = 0.46
"""Distance between two cards of the fan, in widths of a card."""
SINK = 0.012
"""How much lower a card of the fan is than its inner neighbour, in widths, per square of steps."""
BLUR = 24
"""How soft the poster on the ground is: the part of its size that it is scaled through."""
POSTER = 0.22
"""How strong the soft poster is on the ground, 0 to 1."""
SHARP = 0.85
"""How strong the poster is behind the winner, 0 to 1."""
FADE = 0.3
"""Part of the winner's room in which the poster fades out to the right."""
PAD = 16.0
"""Padding inside the picture, in units."""


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
        radius, edge = measures.px(12), theme.GOLD if self.won else theme.DIM
        if measures.contrast or not painter.images.has(self.poster):
            painter.panel(rect, painter.palette.panel, radius, edge)
            return

        def make(identity: tuple[object, ...], size: tuple[int, int]) -> Surface:
            ground = self._ground(painter, size)
            shapes.round_corners(ground, radius)
            return ground

        key = ("ending", self.poster, painter.palette, self.left, radius)
        painter.surface.blit(painter.images.made(key, rect.size, make), rect)
        painter.ring(rect, radius, edge, 0)

    def _ground(self, painter: Painter, size: tuple[int, int]) -> Surface:
        ground = Surface(size, pygame.SRCALPHA)
        ground.fill(painter.palette.panel)
        soft = _covered(painter, self.poster, size)
        small = max(1, size[0] // BLUR), max(1, size[1] // BLUR)
        soft = pygame.transform.smoothscale(pygame.transform.smoothscale(soft, small), size)
        soft.set_alpha(round(255 * POSTER))
        ground.blit(soft, (0, 0))
        sharp = _covered(painter, self.poster, (self.left, size[1])).convert_alpha()
        fade = Surface(sharp.get_size(), pygame.SRCALPHA)
        fade.fill((255, 255, 255, round(255 * SHARP)))
        begins = round(self.left * (1 - FADE))
        for x in range(begins, self.left):
            left = (self.left - x) / max(1, self.left - begins)
            fade.fill((255, 255, 255, round(255 * SHARP * left)), Rect(x, 0, 1, size[1]))
        sharp.blit(fade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        ground.blit(sharp, (0, 0))
        return ground


def _covered(painter: Painter, poster: str, size: tuple[int, int]) -> Surface:
    """A poster that covers a rectangle, cut where it is larger."""
    wide = max(size[0], -(-size[1] * 4 // 5))
    high = wide * 5 // 4
    picture = Surface(size)
    picture.blit(
        painter.images.drawing(poster, wide, high), ((size[0] - wide) // 2, (size[1] - high) // 2)
    )
    return picture


@dataclass(frozen=True, slots=True)
class NamePlate(PaintedWidget):
    """The dark ground of a name on a poster."""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        painter.panel(node.rect, painter.palette.panel, node.rect.h // 2, theme.GOLD)


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
            angle = -2 * round(SPREAD * place / 2)
            x = node.rect.centerx + place * STEP * self.width
            y = node.rect.centery + SINK * place * place * self.width
            picture = images.lifted(text, self.width, angle, self.faces)
            where = picture.get_rect(center=(round(x), round(y)))
            painter.surface.blit(picture, where, special_flags=pygame.BLEND_PREMULTIPLIED)


def fan_size(count: int, width: int) -> tuple[int, int]:
    """Width and height in pixels of a fan."""
    middle = (count - 1) / 2
    wide = width * (1.3 + 2 * middle * STEP)
    return round(wide), round(card_height(width) * 1.08 + 2 * SINK * middle * middle * width)


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
        self.won = HUMAN_SEAT in self.winners

    def reading(self) -> Reading:
        # Nothing beside it makes the picture smaller.
        whole = self._picture(*USUAL, Form.WIDE)
        return super().reading()._replace(least=whole.widths.least)

    def box(self) -> Box:
        return LargestFit([self._picture(*sizes, form) for sizes in SIZES for form in Form])

    def _picture(self, portrait: float, high: float, card: float, form: Form) -> Box:
        gap = self.kit.px(PAD)
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
        kit, shown = self.kit, self.winners[:MOST_WINNERS]
        side = kit.px(size if len(shown) == 1 else size * SHARED)
        faces = [self._winner(seat, side) for seat in shown]
        gap = kit.px(8)
        rows: list[Box] = [Grid(faces, gap, most=ABREAST[len(shown)], even=True)]
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
        cards = self.rules.winning_cards(self.state, seat, hands)[-MOST_CARDS:]
        if not cards:
            return Space()
        width = kit.px(high * 5 / 7)
        said = told(listed([self.rules.card_name(one) for one in cards]))
        label = say("ending-cards", who=self.names[seat])
        fan = Fan(cards, width, self.rules.face_set)
        node = Node(Role.PICTURE, said, nowhere(), widget=fan)
        wide, tall = fan_size(len(cards), width)
        words = kit.words(label, 14, anchor="midtop")
        return Column([Align(FixedBox(node, wide, tall)), words], kit.px(2))

    # The best moment.

    def _moment(self, card: float) -> Box:
        kit, best = self.kit, self.story.moment(HUMAN_SEAT)
        if best is None:
            none = kit.words(say("ending-moment.none"), 15)
            return Limit(none, ideal=kit.px(280))
        title = say("ending-moment")
        if best.actor != HUMAN_SEAT:
            title = say("ending-moment.of", who=self.names[best.actor])
        rows: list[Box] = [
            kit.words(title, 13.5),
            kit.words(told(best.title), 22, weight="bold", tone="gold"),
        ]
        picture = Rigid(moment_picture(best.moment, kit, card))
        gap = kit.px(8)
        watch = self._button("watch", say("ending-watch"), self.watch, Icon.PLAY)
        save = self._button("save", say("ending-save"), self.save, Icon.COPY)
        says = Column([*rows, kit.words(told(best.moment.said), 15)], kit.px(2))
        cells: list[Box] = [Limit(says, ideal=kit.px(330)), Flow([watch, save], gap, gap)]
        if self.saved:
            cells.append(kit.words(self.saved, 14, tone="gold"))
        beside = Column(cells, gap)
        return Row([picture, beside.growing()], kit.px(PAD))

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
        """The person's three figures; after a tie there is no lead to tell of."""
        state, own = self.state, HUMAN_SEAT
        kinds, label = self.rules.story_figure
        found = []
        if self.model.scored:
            found.append(Figure(Message("ending-points"), figured(state.scores[own])))
        rounds = [one["scores"] for one in state.rounds]
        if len(rounds) > 1:
            best = min if self.rules.lowest_wins else max
            won = sum(scores[own] == best(scores) for scores in rounds)
            found.append(Figure(Message("ending-rounds"), figured(won)))
        elif self.model.scored and (lead := self._lead()):
            ahead = Message("ending-ahead") if lead > 0 else Message("ending-behind")
            found.append(Figure(ahead, figured(abs(lead))))
        count = sum(self.story.counts[own, kind] for kind in kinds)
        found.append(Figure(label, figured(count)))
        found.append(Figure(Message("ending-moves"), figured(self.story.moves[own])))
        found.append(Figure(Message("ending-drawn"), figured(self.story.drawn[own])))
        return found[:FIGURES]

    def _lead(self) -> int:
        """Points between the person and the best of the others, below 0 if the person is behind."""
        others: list[int] = list(self.state.scores)
        mine = others.pop(HUMAN_SEAT)
        return min(others) - mine if self.rules.lowest_wins else mine - max(others)
