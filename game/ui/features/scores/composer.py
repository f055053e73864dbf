"""Pictures of an ending: a story becomes a list of placed pictures, which are nodes of a tree.

Page, saved picture and film paint the same lists. ``ground``, ``large_words`` and
``winners_faces`` are what a page shows around its boxes. ``tall`` is the picture that is saved, and
with a time a frame of the film. A picture on which others lie is a ``Ground``: confetti falls
between it and all else.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import pi, sin, tau
from typing import ClassVar

import pygame
from pygame import Color, Rect, Surface, Vector2

from game.text.icon import Icon
from game.text.message import figured
from game.ui.deck.card_images import MOVING_VARIANT, CardImages, card_height, card_images
from game.ui.kit.paint import theme
from game.ui.kit.paint.images import ImageLibrary
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.picture_cache import (
    PictureSources,
    Rgba,
    Size,
    composed_picture,
    picture,
    rgba,
)
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.surfaces import Medallion
from game.ui.kit.widgets.widget import TONE_COLOURS, NodeStyle, PaintedWidget, paint_node
from game.ui.table.model.moods import OpponentMood

TALL_SIZE = (1080, 1350)
"""Size of a saved picture, in pixels. Lengths in it are parts of its width."""
FILM_SIZE = (540, 675)
"""Size of the film, in pixels."""
DUSK_COLOUR = Color(150, 160, 190)
"""What the ground is multiplied by after a match that was lost."""
SILVER_COLOUR = Color("#c9ced6")
LOSS_COLOUR = Color("#ff8f7d")
"""Colour of points that are lost."""
EDGE_INK_COLOUR = Color("#14110c")
MIN_LARGE_TEXT_PIXELS = 8
LARGE_TEXT_EDGE_SHARE = 0.045
"""Width of the dark edge of large words, as a part of their size."""
MAX_FAN_ROW_CARD_COUNT = 14
"""Maximum number of cards in one row of the fan."""
FAN_CARD_WIDTH_SHARES = {1: 0.2, 2: 0.167, 3: 0.148}
"""Width of a card of the fan by the number of rows, as a part of the picture's."""
FAN_MIDDLE_SHARES = {1: 0.73, 2: 0.715, 3: 0.69}
"""How far down its middle is by the number of rows, as a part of the picture's width."""
FAN_ROW_STEP_SHARE = 0.56
"""How far below a row the next one lies, as a part of a card's height."""
SCORES_TOP_SHARE = 0.998
"""How far down the scores are, as a part of the picture's width."""
MAX_FAN_CARD_TURN_DEGREES = 4.5
"""Angle between two cards of the fan, in degrees."""
FAN_SHADOW_DROP_SHARE = 0.016
"""How far below the cards their shadow lies, as a part of the picture's width."""
FAN_SHADOW_ALPHA = 150
"""Opacity of the shadow under the fan, of 255."""
SHADOW_WIDTH_PIXELS = 60
"""Width to which the shadow is scaled down, which makes it soft."""
MAX_FAN_TURN_DEGREES = 44.0
"""Angle between the first and the last card, in degrees."""
MAX_SHOWN_SCORE_COUNT = 4


@dataclass(frozen=True, slots=True)
class Person:
    """A player; ``portrait`` is a drawing without a mood.

    ``score`` is empty where none counts; ``remark`` says then how the player stood.
    """

    name: str
    portrait: str
    score: str = ""
    remark: str = ""

    def face(self, mood: OpponentMood | None = None) -> str:
        """Name of the drawing of a mood."""
        return f"portraits/{self.portrait}" + (f"-{mood}" if mood else "")


@dataclass(frozen=True, slots=True)
class Scene:
    """What a saved picture tells: who did it, to whom, and with which cards.

    ``gain`` are the points or cards won, 0 where the game counts none.
    """

    title: str
    sentence: str
    cards: tuple[str, ...]
    actors: tuple[Person, ...]
    victim: Person | None = None
    gain: int = 0


@dataclass(frozen=True, slots=True)
class Story:
    """The end of a match, or a moment of one.

    ``poster`` is the game's drawing and ``card_faces`` the folder of its cards. ``scene`` is what
    the saved picture tells, ``foot`` what stands below it. A moment has no more than that. At the
    end of a match, ``cards`` are those that won, and ``cards_name`` says what they are. ``score``
    is the winner's, ``about`` the game, its date and its rounds. ``others`` are all who did not
    win, by rank.
    """

    poster: str
    card_faces: str
    scene: Scene
    foot: str
    title: str = ""
    won: bool = True
    winners: tuple[Person, ...] = ()
    others: tuple[Person, ...] = ()
    cards: tuple[str, ...] = ()
    cards_name: str = ""
    score: str = ""
    about: str = ""

    @property
    def scores(self) -> str:
        """The scores of the first players in one line; empty where none counts."""
        shown = [one for one in (*self.winners, *self.others) if one.score]
        return " · ".join(f"{one.name} {one.score}" for one in shown[:MAX_SHOWN_SCORE_COUNT])


# Pictures that nodes show.


class Ground(PaintedWidget):
    """A picture that others lie on."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Poster(Ground):
    """A game's poster, which covers its node and is cut where it is larger.

    ``down`` is the part of what is cut off that lies above.
    """

    drawing: str
    down: float = 0.5

    def is_ready(self, images: ImageLibrary, size: Size) -> bool:
        return not images.has(self.drawing) or images.is_drawing_ready(
            self.drawing, *_whole_size(size)
        )

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        if painter.images.has(self.drawing):
            painter.surface.blit(
                _covered(painter, node.rect.size, self.drawing, self.down), node.rect
            )
        else:
            painter.surface.fill(painter.palette.panel, node.rect)


def _whole_size(size: Size) -> Size:
    """Size of a poster that covers a size."""
    wide = max(size[0], -(-size[1] * 4 // 5))
    return wide, wide * 5 // 4


@composed_picture
def _covered(sources: PictureSources, size: Size, drawing: str, down: float) -> Surface:
    wide, high = _whole_size(size)
    made = Surface(size)
    whole = sources.images.drawing(drawing, wide, high)
    # It is painted once: to pack it for fast painting would take longer.
    whole.set_alpha(255)
    made.blit(whole, ((size[0] - wide) // 2, round((size[1] - high) * down)))
    return made.convert() if pygame.display.get_init() else made


@dataclass(frozen=True, slots=True)
class Shade(Ground):
    """Darkness that grows from the upper edge to the lower one, each 0 to 1."""

    above: float
    below: float

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        made = _shade(painter, node.rect.size, self.above, self.below)
        painter.surface.blit(made, node.rect)


@picture
def _shade(size: Size, above: float, below: float) -> Surface:
    line = Surface((1, 64), pygame.SRCALPHA)
    for y in range(64):
        share = above + (below - above) * y / 63
        line.set_at((0, y), (8, 10, 14, round(255 * share)))
    return pygame.transform.smoothscale(line, size)


@dataclass(frozen=True, slots=True)
class Dusk(Ground):
    """Evening light over everything below."""

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        painter.surface.fill(DUSK_COLOUR, node.rect, pygame.BLEND_RGB_MULT)


@dataclass(frozen=True, slots=True)
class Edge(Ground):
    """A line along the inside of its node, gold or silver."""

    gold: bool
    line: int

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        colour = theme.GOLD_COLOUR if self.gold else SILVER_COLOUR
        x, y, wide, high = node.rect
        line = self.line
        for rect in (
            (x, y, wide, line),
            (x, y + high - line, wide, line),
            (x, y, line, high),
            (x + wide - line, y, line, high),
        ):
            painter.surface.fill(colour, rect)


@dataclass(frozen=True, slots=True)
class LargeWords(PaintedWidget):
    """A node's name on one line with a dark edge, at most ``size`` pixels high.

    It gets smaller until it fits its node. ``grown`` scales it afterwards.
    """

    size: int
    tone: str = "text"
    anchor: str = "center"
    grown: float = 1.0
    red: bool = False

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        size, text = self.size, node.name
        while (wide := painter.texts.width(text, size, "bold")) > node.rect.w:
            if size <= MIN_LARGE_TEXT_PIXELS:
                break
            size = max(MIN_LARGE_TEXT_PIXELS, min(size - 1, size * node.rect.w // wide))
        colour = rgba(LOSS_COLOUR if self.red else TONE_COLOURS[self.tone])
        made = _edged(painter, (wide, painter.texts.height(size)), text, size, colour)
        if self.grown != 1:
            made = pygame.transform.smoothscale_by(made, self.grown)
        edge = made.get_rect()
        setattr(edge, self.anchor, getattr(node.rect, self.anchor))
        painter.surface.blit(made, edge)


@composed_picture
def _edged(sources: PictureSources, size: Size, text: str, high: int, colour: Rgba) -> Surface:
    edge = max(1, round(LARGE_TEXT_EDGE_SHARE * high))
    made = Surface((size[0] + 2 * edge, size[1] + 2 * edge), pygame.SRCALPHA)
    dark = sources.texts.line(text, high, EDGE_INK_COLOUR, "bold")
    for step in range(12):
        angle = step * tau / 12
        place = (edge + round(edge * sin(angle)), edge + round(edge * sin(angle + pi / 2)))
        made.blit(dark, place)
    made.blit(dark, (edge, 2 * edge))
    made.blit(sources.texts.line(text, high, Color(*colour), "bold"), (edge, edge))
    return made


@dataclass(frozen=True, slots=True)
class PosterWords(PaintedWidget):
    """A node's name on at most two lines, centred on a poster."""

    size: int

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        painter.paragraph(node.name, node.rect, self.size, theme.LIGHT_INK, "semibold", middle=True)


@dataclass(frozen=True, slots=True)
class FanCard(PaintedWidget):
    """A card turned about the centre of its node by ``angle`` degrees, ``cut`` pixels wide or less.

    While it moves it is ``scaled`` from that width.
    """

    text: str
    faces: str
    cut: int
    angle: float
    scaled: float = 1.0

    def is_ready(self, images: ImageLibrary, size: Size) -> bool:
        assert isinstance(images, CardImages), "this library has no cards"
        how = self.angle if self.scaled == 1 else MOVING_VARIANT
        return images.is_card_ready(self.text, self.cut, how, self.faces)

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        images = card_images(painter)
        if self.scaled == 1:
            made = images.lifted(self.text, self.cut, self.angle, self.faces)
        else:
            width = self.cut * self.scaled
            made = images.scaled(self.text, width, self.cut, self.angle, self.faces)
        where = made.get_rect(center=node.rect.center)
        painter.surface.blit(made, where, special_flags=pygame.BLEND_PREMULTIPLIED)


@dataclass(frozen=True, slots=True)
class FanShadow(PaintedWidget):
    """The soft shadow of cards: their corners in its node."""

    cards: tuple[tuple[tuple[int, int], ...], ...]

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        painter.surface.blit(_fan_shadow(painter, node.rect.size, self.cards), node.rect)


@picture
def _fan_shadow(size: Size, cards: tuple[tuple[tuple[int, int], ...], ...]) -> Surface:
    drawn = Surface((max(1, size[0] // 4), max(1, size[1] // 4)), pygame.SRCALPHA)
    for corners in cards:
        points = [(x * drawn.width / size[0], y * drawn.height / size[1]) for x, y in corners]
        pygame.draw.polygon(drawn, (0, 0, 0, FAN_SHADOW_ALPHA), points)
    # An edge that is drawn as small as this has steps; one that is made smaller is soft.
    small = pygame.transform.smoothscale(drawn, (SHADOW_WIDTH_PIXELS, SHADOW_WIDTH_PIXELS * 5 // 4))
    return pygame.transform.smoothscale(small, size)


@dataclass(frozen=True, slots=True)
class SmallPicture(PaintedWidget):
    """A whole picture in little, without its sentence, with a sign that it can be played."""

    mirrors: ClassVar[bool] = False
    nodes: tuple[Node, ...]

    def paint(self, painter: Painter, node: Node, mood: NodeStyle) -> None:
        place = node.rect.topleft
        before = painter.surface.get_clip()
        painter.surface.set_clip(node.rect.clip(before))
        for one in self.nodes:
            if isinstance(one.widget, PosterWords):
                continue
            moved = replace(one, rect=one.rect.move(place))
            paint_node(painter, moved, NodeStyle())
        painter.surface.set_clip(before)
        side = node.rect.w // 3
        disc = Rect(0, 0, side, side)
        disc.center = node.rect.center
        painter.panel(disc, theme.DARK_GROUND, side // 2, alpha=190)
        painter.icon(Icon.PLAY, disc.center, side * 3 // 5, theme.GOLD_COLOUR)


# The picture that fills a page.


def ground(story: Story, poster: Rect, whole: Rect, line: int) -> list[Node]:
    """The poster on a cloth, in dusk after a lost match."""
    found = [_node(Poster(story.poster), poster)]
    if not story.won:
        found.append(_node(Dusk(), whole))
    top = Rect(whole.x, whole.y, whole.w, whole.h // 4)
    found.append(_node(Shade(0.5, 0), top))
    found.append(_node(Edge(story.won, line), whole))
    return found


def large_words(text: str, rect: Rect, size: int, tone: str = "text") -> Node:
    """A node with words on a poster."""
    return Node(Role.TEXT, text, rect, widget=LargeWords(size, tone))


def winners_faces(story: Story, seam: tuple[int, int], side: int, name_size: int) -> list[Node]:
    """The faces of the winners around a point, each over its name."""
    count = len(story.winners)
    across = 1 if count < 3 else 2
    down = -(-count // across)
    side = side if count == 1 else side * 3 // 5 if count == 2 else side // 2
    high = side + name_size * 3 // 2
    found = []
    for number, one in enumerate(story.winners):
        column, row = number % across, number // across
        face = Rect(0, 0, side, side)
        face.centerx = seam[0] + round((column - (across - 1) / 2) * side * 1.08)
        face.top = seam[1] + (name_size * 3 // 2 - down * high) // 2 + row * high
        mood = OpponentMood.GLAD
        found.append(Node(Role.PICTURE, "", face, widget=Medallion(one.face(mood))))
        under = Rect(face.x, face.bottom, side, name_size * 3 // 2)
        found.append(large_words(one.name, under, name_size))
    return found


# The picture that is saved, and the film.


JOIN_END_MILLISECONDS = 300
LIFT_END_MILLISECONDS = 700
FLIGHT_END_MILLISECONDS = 1200
HANG_END_MILLISECONDS = 1300
FILM_END_MILLISECONDS = 1950
"""The parts of the film: the run lies, it is lifted, it flies, it hangs, it lies at its goal."""
SLAM_MILLISECONDS = 160
"""Time in which the cards come to rest, and in which the title pops."""
LYING_FAN_SCALE_FACTOR = 0.45
"""Size of the run beside the victim."""


def tall(story: Story, size: Size, milliseconds: int = FILM_END_MILLISECONDS) -> list[Node]:
    """The picture of a story's scene, at a time of the theft; at the end it is finished."""
    wide, high = size
    scene, whole = story.scene, Rect(0, 0, wide, high)
    landed = milliseconds >= HANG_END_MILLISECONDS
    found = [
        _node(Poster(story.poster), whole),
        _node(Shade(0.5, 0), Rect(0, 0, wide, round(0.14 * high))),
        _node(Shade(0, 0.9), Rect(0, round(0.62 * high), wide, high - round(0.62 * high))),
    ]
    found += _faces(scene, wide, landed)
    found += _fan(story, wide, milliseconds)
    found += _figures(scene, wide, milliseconds)
    if landed:
        pop = _pop_factor(milliseconds - HANG_END_MILLISECONDS)
        title = Rect(0, 0, round(0.92 * wide), round(0.12 * wide))
        title.center = wide // 2, round(0.09 * wide)
        look = LargeWords(round(0.102 * wide), "gold", grown=pop)
        found.append(Node(Role.TEXT, scene.title, title, widget=look))
    return [*found, *_foot(story, wide, high)]


def _foot(story: Story, wide: int, high: int) -> list[Node]:
    """Scores, sentence, and where the picture comes from."""
    found, y = [], round(SCORES_TOP_SHARE * wide)
    if story.scores:
        rect = Rect(0, y, round(0.9 * wide), round(0.075 * wide))
        rect.centerx = wide // 2
        found.append(large_words(story.scores, rect, round(0.059 * wide)))
    room = Rect(0, y + round(0.085 * wide), round(0.86 * wide), round(0.1 * wide))
    room.centerx = wide // 2
    look = PosterWords(max(6, round(0.037 * wide)))
    found.append(Node(Role.TEXT, story.scene.sentence, room, widget=look))
    foot = Rect(0, high - round(0.055 * wide), round(0.9 * wide), round(0.04 * wide))
    foot.centerx = wide // 2
    found.append(large_words(story.foot, foot, round(0.028 * wide), tone="dim"))
    return found


def _faces(scene: Scene, wide: int, landed: bool) -> list[Node]:
    found = []
    actors, victim = scene.actors, scene.victim
    side = round((0.278 if len(actors) == 1 else 0.2) * wide)
    middle = 0.5 if victim is None else 0.36
    for number, one in enumerate(actors):
        face = Rect(0, 0, side, side)
        apart = (number - (len(actors) - 1) / 2) * side * 1.08
        face.center = round(middle * wide + apart), round(0.3 * wide)
        mood = OpponentMood.GLAD if landed else None
        found.append(_node(Medallion(one.face(mood)), face, one.name))
    if victim is not None:
        face = Rect(0, 0, round(0.194 * wide), round(0.194 * wide))
        face.center = round(0.7 * wide), round(0.32 * wide)
        mood = OpponentMood.CROSS if landed else OpponentMood.SURPRISED
        found.append(_node(Medallion(victim.face(mood), gold=False), face, victim.name))
    return found


def _fan(story: Story, wide: int, milliseconds: int) -> list[Node]:
    """The cards: beside the victim, on their way, or in their fan."""
    scene = story.scene
    rows = _fan_row_count(scene)
    width = round(FAN_CARD_WIDTH_SHARES[rows] * wide)
    each = -(-len(scene.cards) // rows)
    share, lift = _flown_share(milliseconds), _lifted_share(milliseconds)
    from_x, from_y = (0.7, 0.5) if scene.victim else (0.5, -0.25)
    slam = milliseconds - HANG_END_MILLISECONDS
    size = LYING_FAN_SCALE_FACTOR + (1 - LYING_FAN_SCALE_FACTOR) * share
    size *= _slam_factor(slam)
    found, shadows = [], []
    for number, text in enumerate(scene.cards):
        row, place = divmod(number, each)
        count = min(each, len(scene.cards) - row * each)
        middle = place - (count - 1) / 2
        step = min(0.5 * width, (0.88 * wide - width) / max(1, count - 1))
        turn = min(MAX_FAN_CARD_TURN_DEGREES, MAX_FAN_TURN_DEGREES / max(1, count))
        bend = 0.02 * width * middle * middle * min(1.0, (turn / MAX_FAN_CARD_TURN_DEGREES) ** 2)
        down = (row - (rows - 1) / 2) * FAN_ROW_STEP_SHARE * card_height(width)
        goal = wide / 2 + middle * step, FAN_MIDDLE_SHARES[rows] * wide + bend + down
        small = 0.45 * LYING_FAN_SCALE_FACTOR * width
        small = min(small, 0.34 * wide / max(1, count - 1))
        lying = from_x * wide + middle * small, from_y * wide + down * 0.4 - lift * 0.02 * wide
        x = lying[0] + (goal[0] - lying[0]) * share
        y = lying[1] + (goal[1] - lying[1]) * share - 0.1 * wide * sin(pi * share)
        if share > 0 and milliseconds < HANG_END_MILLISECONDS:
            y -= 0.01 * wide * share
        rect = Rect(0, 0, width, card_height(width))
        rect.center = round(x), round(y)
        angle = -2 * round(turn * middle * share / 2)
        look = FanCard(text, story.card_faces, width, angle, round(size, 3))
        found.append(_node(look, rect))
        shadows.append(_corners(rect, angle, size, round(FAN_SHADOW_DROP_SHARE * wide)))
    whole = Rect(0, 0, wide, wide * 5 // 4)
    return [_node(FanShadow(tuple(shadows)), whole), *found]


def _fan_row_count(scene: Scene) -> int:
    rows = max(1, -(-len(scene.cards) // MAX_FAN_ROW_CARD_COUNT))
    return min(rows, max(FAN_CARD_WIDTH_SHARES))


def _fan_bottom_offset(scene: Scene, wide: int) -> float:
    """Where the cards in the middle of the fan end; those at its sides hang lower."""
    rows = _fan_row_count(scene)
    height = card_height(round(FAN_CARD_WIDTH_SHARES[rows] * wide))
    lowest_row = (rows - 1) / 2 * FAN_ROW_STEP_SHARE * height
    return FAN_MIDDLE_SHARES[rows] * wide + lowest_row + height / 2


def _corners(rect: Rect, angle: float, size: float, drop: int) -> tuple[tuple[int, int], ...]:
    """The corners of a turned card, and below it by ``drop`` pixels."""
    middle, half = Vector2(rect.center), Vector2(rect.size) / 2 * size
    found = []
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        corner = middle + Vector2(x * half.x, y * half.y).rotate(-angle)
        found.append((round(corner.x), round(corner.y) + drop))
    return tuple(found)


def _figures(scene: Scene, wide: int, milliseconds: int) -> list[Node]:
    """What the victim loses, on its way, and what the actor gains."""
    if not scene.gain:
        return []
    landed = milliseconds >= HANG_END_MILLISECONDS
    rect = Rect(0, 0, round(0.4 * wide), round(0.12 * wide))
    if landed:
        # Under the arch of the fan, where no card hangs.
        below = (_fan_bottom_offset(scene, wide) + SCORES_TOP_SHARE * wide) / 2
        rect.center = wide // 2, round(below + 0.008 * wide)
        look = LargeWords(
            round(0.078 * wide),
            "gold",
            grown=_pop_factor(milliseconds - HANG_END_MILLISECONDS),
        )
        return [Node(Role.TEXT, f"+{scene.gain}", rect, widget=look)]
    if scene.victim is None or milliseconds < JOIN_END_MILLISECONDS:
        return []
    torn, share = _lifted_share(milliseconds), _flown_share(milliseconds)
    x = 0.86 + (0.5 - 0.86) * share
    y = 0.36 + (0.56 - 0.36) * share - 0.08 * sin(pi * share)
    rect.center = round(x * wide), round(y * wide)
    look = LargeWords(max(8, round(0.1 * wide * (0.4 + 0.6 * torn))), red=True)
    return [Node(Role.TEXT, figured(-scene.gain), rect, widget=look)]


def _lifted_share(milliseconds: int) -> float:
    """How far the run is lifted, 0 to 1."""
    passed = (milliseconds - JOIN_END_MILLISECONDS) / (
        LIFT_END_MILLISECONDS - JOIN_END_MILLISECONDS
    )
    return min(1.0, max(0.0, passed))


def _flown_share(milliseconds: int) -> float:
    """How far the cards have flown, 0 to 1."""
    lasts = FLIGHT_END_MILLISECONDS - LIFT_END_MILLISECONDS
    share = min(1.0, max(0.0, (milliseconds - LIFT_END_MILLISECONDS) / lasts))
    return share * share * (3 - 2 * share)


SLAM_SCALES = ((0, 1.06), (80, 0.97), (SLAM_MILLISECONDS, 1.0))
"""Size of the cards after their landing, by milliseconds."""


def _slam_factor(milliseconds: int) -> float:
    for (begins, one), (ends, other) in pairwise(SLAM_SCALES):
        if begins <= milliseconds < ends:
            return one + (other - one) * (milliseconds - begins) / (ends - begins)
    return 1.0


def _pop_factor(milliseconds: int) -> float:
    """Size of a word after it has come."""
    return 1.25 - 0.25 * min(1.0, milliseconds / SLAM_MILLISECONDS)


def _node(look: PaintedWidget, rect: Rect, name: str = "") -> Node:
    return Node(Role.PICTURE, name, rect, widget=look)


def paint_list(painter: Painter, nodes: Sequence[Node]) -> None:
    """Paint a list of placed pictures."""
    for node in nodes:
        paint_node(painter, node, NodeStyle())


MAX_STEP_NODE_COUNT = 8
"""Maximum number of pictures that one step paints."""
ORDERED_NODE_COUNT = 6
"""Number of pictures whose drawings the render worker is asked for before they are painted."""


def paint_in_steps(painter: Painter, nodes: Sequence[Node]) -> Iterator[None]:
    """Paint a list of placed pictures, some in each step.

    The render worker makes large drawings between the steps, and never so many ahead that the cache
    loses them again.
    """
    images, count = painter.images, 0
    images.begin_unseen()
    for place, node in enumerate(nodes):
        waited = False
        while not _is_first_ready(images, nodes[place : place + ORDERED_NODE_COUNT]):
            waited = True
            yield
        if waited or images.is_spent or count == MAX_STEP_NODE_COUNT:
            yield
            images.begin_unseen()
            count = 0
        paint_list(painter, [node])
        count += 1


def _is_first_ready(images: ImageLibrary, nodes: Sequence[Node]) -> bool:
    """Whether the first of some nodes can be painted; the drawings of all are asked for."""
    ready = True
    # What is asked for last is made first.
    for node in reversed(nodes):
        widget = node.widget
        ready = not isinstance(widget, PaintedWidget) or widget.is_ready(images, node.rect.size)
    return ready
