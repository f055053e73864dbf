"""The picture of a moment: the dark felt, strip, faces, word, and the figure that is torn off.

All of it is a function of the `Moment` and of the time. Pictures come from the image cache; those
of the stage are made while its first cards still join.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from math import cos, hypot, sin, tau
from typing import cast

import pygame
from pygame import Color, Rect, Surface

from game.core.event import PERSON_SEAT, Seat
from game.core.table_values import HighlightKind
from game.text.message import figured, told
from game.ui.deck.card_images import card_height
from game.ui.kit.layout.frame import Anchor, pin
from game.ui.kit.paint import shapes, theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.picture_cache import (
    PictureSources,
    Rgba,
    Size,
    composed_picture,
    picture,
    rgba,
)
from game.ui.kit.tree import Role, Tree
from game.ui.kit.widgets.widget import NodeStyle, paint_node
from game.ui.kit.widgets.words import Words
from game.ui.table.layout.card_poses import Pose
from game.ui.table.model.table_model import TableModel
from game.ui.table.motion.event_effects import arc_share, eased_share
from game.ui.table.motion.stage import STAGE_LEAD_SECONDS, Grade, Moment, risen_share
from game.ui.table.render.board import Board
from game.ui.table.render.player_plates import face_key, figure_key, figure_text

DIMMED_FELT_SHARE = 0.45
"""Brightness of the dark felt, as a share."""
STRIP_ALPHA = 153
"""Opacity of the strip, 0 to 255."""
STRIP_FADE_WIDTH_SHARE = 0.22
"""Part of the strip's width over which it fades at both ends."""
STAGE_FACE_UNITS = 160.0
"""Size of a face on the stage, in units."""
REVEALED_FACE_UNITS = 128.0
"""The same over revealed melds."""
STAGE_FACE_GAP_UNITS = 28.0
"""Distance of a face from the word, in units."""
FACE_SLIDE_UNITS = 24.0
"""Way by which faces slide in, in units."""
STRIP_STEP_COUNT = 101
"""Number of steps in which the strip fades, before they are made smooth."""
FACE_RING_UNITS = 4.0
"""Width of the ring around a face, in units."""
MAX_WORD_FELT_WIDTH_SHARE = 0.42
"""Maximum width of a word, as a share of the felt's width."""
FIGURE_WORD_SHARE = 0.46
"""Size of the figure below a word, as a share of the word's."""
REVEALED_CARD_UNITS = 76.0
"""Width of the cards of revealed melds, in units."""
REVEALED_STEP_CARD_WIDTHS = 0.42
"""Distance of two cards of a meld, in card widths."""
PILL_TEXT_UNITS = 19.0
"""Size of the text of a flying figure, in units."""
PILL_GAP_UNITS = 6.0
"""Space between a flying figure and the words of a plate, in units."""
TEAR_TIME_SHARE = 0.4
"""Share of the flight in which a figure comes from its plate to its cards."""
LOST_FIGURE_COLOUR = Color("#ff9b87")
"""Colour of a figure of what is lost."""
MAX_RIM_LIGHT_ALPHA = 210
"""Opacity of the rim's light, of 255."""
RIM_LIGHT_RISE_SHARE = 0.16
"""Part of the light's depth in which it comes up from the felt's edge, so that no line is seen."""
FADE_LEVEL_COUNT = 12
"""Number of alpha levels while fading."""
DOT_DISTANCE_UNITS = 20
"""Distance of the dots of a line, in units."""


def colour_of(seat: Seat) -> Color:
    """Colour of a seat in moments."""
    return theme.SEAT_COLOURS[seat % len(theme.SEAT_COLOURS)]


def faded_alpha(share: float) -> int:
    """Opacity of a share, 0 to 255, in a few levels."""
    return 255 * round(min(1.0, max(0.0, share)) * FADE_LEVEL_COUNT) // FADE_LEVEL_COUNT


@dataclass(frozen=True, slots=True)
class StagePicture:
    """Paints a moment at a time, onto the felt of a table."""

    board: Board
    model: TableModel
    tree: Tree
    moment: Moment
    now: float

    @property
    def painter(self) -> Painter:
        return self.board.painter

    def paint_below(self) -> None:
        """Paint the figures of plates, and darken the felt under the cards that move and win.

        The light of the rim is below these cards too.
        """
        self._plates()
        moment, share = self.moment, self.moment.open_share(self.now)
        if moment.dims and share and not self.painter.measures.contrast:
            light = round(255 * (1 - (1 - DIMMED_FELT_SHARE) * share))
            flags = pygame.BLEND_RGB_MULT
            self.painter.surface.fill((light, light, light), moment.felt, flags)
        if share and moment.is_loud and moment.actor is not None:
            paint_rim(self.painter, moment.felt, colour_of(moment.actor), share)

    def paint_above(self, makes: bool = True) -> None:
        """Paint strip, faces, word and figures above the cards.

        A frame with time left ``makes`` a picture that comes later; before a stage that opens soon
        every frame does.
        """
        moment, now = self.moment, self.now
        if moment.trail_share(now):
            self._trail(moment.trail_share(now))
        for text, pose in moment.left if moment.ghost_share(now) else ():
            self.board.ghost(text, pose, moment.ghost_share(now))
        soon = moment.times.opens <= now + STAGE_LEAD_SECONDS
        if (makes or soon) and now < max(moment.times.slams, moment.times.opens):
            self._make_ahead()
        if moment.before is not None and now < moment.times.opens:
            earlier = replace(moment.before, strip=moment.strip)
            replace(self, moment=earlier, now=earlier.times.figures)._on_stage()
        else:
            self._on_stage()
        self._pills()
        self._shake()

    # The stage.

    def _on_stage(self) -> None:
        """Paint strip, word and faces."""
        share = self.moment.open_share(self.now)
        if share:
            self._stage(share)
        word = self._word(self.moment.word_share(self.now))
        if share and word is not None:
            self._faces(word, share)

    def _make_ahead(self) -> None:
        """Make one of the pictures that are still missing, so that no frame waits later."""
        moment, images = self.moment, self.painter.images
        makers: list[Callable[[], object]] = []
        if moment.grade is Grade.CLIMAX:
            makers += [
                self._strip,
                partial(self._letters, told(moment.word), self._word_size()),
                *(partial(self._face, seat, which) for seat, which in self._seats()),
            ]
        if moment.grade is Grade.CLIMAX and moment.figure:
            figure = told(moment.figure), self._figure_size(), theme.GOLD_COLOUR
            makers.append(partial(self._letters, *figure))
        if moment.amounts and moment.actor is not None:
            makers.append(partial(self._lit_plate, moment.actor, Rect(0, 0, 0, 0)))
        for text in chain(*moment.about.melds):
            makers.append(partial(self._is_cut, text))
        if moment.is_loud and moment.actor is not None:
            makers.append(partial(rims, self.painter, moment.felt, colour_of(moment.actor)))
        for seat, which in self._seats():
            node = self.tree.by_key.get(face_key(seat))
            if node is not None:
                name, size = self.model.staged_faces(seat)[which], node.rect.size
                makers.append(partial(images.drawing, name, *size))
        for make in makers:
            before = images.store.bytes
            make()
            if images.store.bytes != before:
                return

    def _strip(self) -> Surface:
        return _strip(self.painter, self.moment.strip.size, self.painter.measures.contrast)

    def _stage(self, share: float) -> None:
        moment, painter = self.moment, self.painter
        strip = self._strip()
        strip.set_alpha(faded_alpha(share))
        painter.surface.blit(strip, moment.strip)
        if moment.about.melds:
            self._melds(share)

    def _word_size(self) -> int:
        """Size of the word's letters in pixels; a long one is smaller."""
        painter, moment = self.painter, self.moment
        size = painter.measures.px(moment.word_units)
        # The dark edge makes it wider.
        wide = max(1, painter.texts.width(told(moment.word), size, "bold") + size // 3)
        return min(size, int(size * MAX_WORD_FELT_WIDTH_SHARE * moment.felt.w / wide))

    def _figure_size(self) -> int:
        return max(8, round(FIGURE_WORD_SHARE * self._word_size()))

    def _letters(self, text: str, em: int, ink: Color = theme.LIGHT_INK) -> Surface:
        edge = 4 * max(2, em // 12)
        texts = self.painter.texts
        size = texts.width(text, em, "bold") + edge, texts.height(em) + edge
        return _letters(self.painter, size, text, em, rgba(ink))

    def word_rect(self) -> Rect:
        """Rectangle of the word at rest."""
        word = self._letters(told(self.moment.word), self._word_size())
        return word.get_rect(center=self.moment.word_centre(self.painter.measures))

    def figure_centre(self) -> tuple[int, int]:
        """Centre of the figure below the word."""
        word, below = self.word_rect(), 0.45 * self._word_size() + 0.5 * self._figure_size()
        return word.centerx, word.centery + round(below)

    def _word(self, share: float) -> Rect | None:
        """Paint the word, and a climax's figure below it; the word's rectangle, if it is shown."""
        moment = self.moment
        if not share:
            return None
        rect, factor = self.word_rect(), moment.pop_factor(self.now)
        word = self._letters(told(moment.word), self._word_size())
        if factor > 1.01:
            size = round(rect.w * factor), round(rect.h * factor)
            word = pygame.transform.smoothscale(word, size)
        self._shown(word, rect.center, share)
        if moment.grade is Grade.CLIMAX and moment.figure and self.now < moment.times.figures:
            figure = self._letters(told(moment.figure), self._figure_size(), theme.GOLD_COLOUR)
            self._shown(figure, self.figure_centre(), share)
        return rect

    def _faces(self, word: Rect, share: float) -> None:
        """Paint the victim at one side of the word and the actor at the other."""
        moment, px = self.moment, self.painter.measures.px
        side, gap = self._face_side, px(STAGE_FACE_GAP_UNITS)
        y = moment.strip.y + side // 2 if moment.about.melds else moment.strip.centery
        away = 0 if moment.reduced else round(px(FACE_SLIDE_UNITS) * (1 - eased_share(share)))
        half = max(word.w // 2, side // 2) + gap + side // 2 + away
        for seat, which in self._seats():
            left = (moment.victim in (None, seat)) != self.painter.measures.mirrored
            place = word.centerx + (-half if left else half), y
            face, line = self._face(seat, which), 2 * px(FACE_RING_UNITS)
            rect = pin((side, side), "center", place, moment.felt).inflate(line, line)
            face.set_alpha(faded_alpha(share))
            self.painter.surface.blit(face, rect)

    def _seats(self) -> list[tuple[Seat, int]]:
        """The players on the stage, each with whether they are glad (0) or cross (1)."""
        shown = (self.moment.victim, 1), (self.moment.actor, 0)
        return [(seat, which) for seat, which in shown if seat is not None]

    @property
    def _face_side(self) -> int:
        units = REVEALED_FACE_UNITS if self.moment.about.melds else STAGE_FACE_UNITS
        return self.painter.measures.px(units)

    def _face(self, seat: Seat, which: int) -> Surface:
        px, name = self.painter.measures.px, self.model.staged_faces(seat)[which]
        line = px(FACE_RING_UNITS)
        side = self._face_side + 2 * line
        cut = px(STAGE_FACE_UNITS)
        return _ringed_face(self.painter, (side, side), name, cut, rgba(colour_of(seat)), line)

    @property
    def _meld_card(self) -> tuple[int, float]:
        """Width of a card of the revealed melds in pixels, and of all of them in card widths."""
        melds = self.moment.about.melds
        units = sum(1 + REVEALED_STEP_CARD_WIDTHS * (len(one) - 1) for one in melds)
        units += 0.3 * (len(melds) - 1)
        card = self.painter.measures.px(REVEALED_CARD_UNITS)
        return min(card, int(0.94 * self.moment.felt.w / units)), units

    def _is_cut(self, text: str) -> bool:
        """Whether a card of a revealed meld is cut; if not, it is ordered."""
        return self.board.images.is_in_time(text, self._meld_card[0], 0, self.board.faces)

    def _melds(self, share: float) -> None:
        """Lay the revealed melds below the word, as sets and runs."""
        moment, melds = self.moment, self.moment.about.melds
        card, units = self._meld_card
        x = moment.felt.centerx - units * card / 2 + card / 2
        y = moment.strip.bottom - card_height(card) // 2 - self.painter.measures.px(12)
        for meld in melds:
            for text in meld:
                if self._is_cut(text):
                    self.board.ghost(text, Pose(round(x), y, True, card), share)
                x += REVEALED_STEP_CARD_WIDTHS * card
            x += (1.3 - REVEALED_STEP_CARD_WIDTHS) * card

    def _shake(self) -> None:
        """Move the picture of the felt aside."""
        dx, dy = (self.painter.measures.px(one) for one in self.moment.shake_offset(self.now))
        if dx or dy:
            felt = self.moment.felt.clip(self.painter.surface.get_rect())
            self.painter.draw(_scroll, felt, felt, dx, dy)

    # The figure.

    def _plates(self) -> None:
        """Paint the figures on plates that count, over those of the still picture."""
        for seat in self.moment.amounts if self.model.show.staged else ():
            change, node = (
                self.moment.counted_points(seat, self.now),
                self.tree.by_key.get(figure_key(seat)),
            )
            if not change or node is None or not isinstance(node.widget, Words):
                continue
            text, look = figure_text(self.model, seat, change), node.widget
            wide = max(node.rect.w, self.painter.texts.width(text, look.size, look.weight))
            place = getattr(node.rect, look.anchor)
            rect = pin((wide, node.rect.h), cast(Anchor, look.anchor), place)
            self.painter.panel(rect, self.painter.palette.panel, 0)
            paint_node(self.painter, replace(node, name=text, rect=rect), NodeStyle())

    def _words_on_plate(self, seat: Seat) -> list[Rect]:
        """Bounds of the words on a plate, and on the person's above it.

        Of the plate's figure before and after it is counted.
        """
        plate, found = self.tree.by_key.get(f"plate {seat}"), []
        nodes = [] if plate is None else [*plate.children]
        if seat == PERSON_SEAT:
            nodes += [node for node in self.tree.nodes if node.role == Role.FIGURE]
        for node in nodes:
            if not isinstance(node.widget, Words):
                continue
            texts, look = [node.name], node.widget
            if node.key == figure_key(seat):
                change = self.moment.amounts.get(seat, 0)
                texts = [figure_text(self.model, seat, one) for one in (0, change)]
            wide = max(self.painter.texts.width(one, look.size, look.weight) for one in texts)
            place = getattr(node.rect, look.anchor)
            found.append(pin((wide, node.rect.h), cast(Anchor, look.anchor), place))
        return found

    def pill_rect(self, seat: Seat, text: str) -> Rect:
        """Where a figure stands that leaves a plate or comes to it: its words stay in sight.

        That is above the plate's end, else behind its words, else below it.
        """
        plate, words = self.board.laid.plates[seat], self._words_on_plate(seat)
        size, felt = self._pill_size(text), self.moment.felt
        if not words:
            return pin(size, "midright", plate.midright, felt)
        top = min([one.top for one in words if plate.colliderect(one)], default=plate.top)
        behind = max(one.right for one in words) + self.painter.measures.px(PILL_GAP_UNITS)
        places = (
            pin(size, "bottomright", (plate.right, top), felt),
            pin(size, "midleft", (behind, plate.centery), felt),
            pin(size, "topright", plate.bottomright, felt),
        )
        return next((one for one in places if one.collidelist(words) < 0), places[0])

    def _pills(self) -> None:
        """Paint the figure on its way from the victim's plate over the cards to the actor's."""
        moment, when, now = self.moment, self.moment.times, self.now
        for seat, amount in moment.amounts.items():
            if seat == moment.victim and amount < 0:
                if when.lifts <= now < when.slams:
                    self._torn(seat, amount)
            elif when.slams <= now < when.rests and seat == moment.actor:
                if now < when.opens or now >= when.figures:
                    self._won(seat, amount)
            elif when.figures <= now < when.rests:
                text = figured(amount, signed=True)
                self._pill(text, self.pill_rect(seat, text).center, seat, 1.0)
        if moment.about.sort is HighlightKind.STAND and when.leaves <= now < when.rests:
            drawn = moment.actor if moment.victim is None else moment.victim
            self._pill(told(moment.figure), self._over_cards(), drawn or Seat(0), 1.0)

    def _torn(self, seat: Seat, amount: int) -> None:
        """Paint what the victim loses: it grows out of their figure and flies with the cards."""
        moment, when, now = self.moment, self.moment.times, self.now
        text = figured(amount, signed=True)
        start = self.pill_rect(seat, text).center
        share = risen_share(when.lifts, when.leaves, now)
        if moment.reduced:
            self._pill(text, start, seat, share if now < when.leaves else 0.0)
            return
        if now < when.leaves:
            self._pill(text, start, seat, 1.0, 0.4 + 0.6 * eased_share(share))
            return
        tear = when.leaves + TEAR_TIME_SHARE * (when.hangs - when.leaves)
        way, goal = eased_share(risen_share(when.leaves, tear, now)), self._over_cards()
        x, y = (round(one + (other - one) * way) for one, other in zip(start, goal, strict=True))
        self._pill(text, (x, y), seat, 1.0)

    def _won(self, seat: Seat, amount: int) -> None:
        """Paint what the actor gains: it flies to their figure and is counted into it."""
        moment, when, now = self.moment, self.moment.times, self.now
        text = figured(amount, signed=True)
        goal = self.pill_rect(seat, text).center
        if moment.reduced:
            share = risen_share(when.figures, when.melts, now)
            self._pill(text, goal, seat, share if now >= when.figures else 0.0)
            return
        start = self.figure_centre() if moment.grade is Grade.CLIMAX else self._over_cards()
        if moment.grade is Grade.CLIMAX and now < when.opens:
            start = self._over_cards()
        if now >= when.figures:
            self._lit_plate(seat)
        way = eased_share(risen_share(when.figures, when.melts, now))
        x, y = (start[0] + (goal[0] - start[0]) * way, start[1] + (goal[1] - start[1]) * way)
        y -= 0.35 * self.board.card * arc_share(way)
        melted = eased_share(risen_share(when.melts, when.rests, now))
        self._pill(text, (round(x), round(y)), seat, 1 - 0.8 * melted, 1 - 0.6 * melted)

    def _lit_plate(self, seat: Seat, within: Rect | None = None) -> None:
        """Paint a ring around the plate of who gains, no farther than ``within``."""
        plate, surface = self.board.laid.plates[seat], self.painter.surface
        before = surface.get_clip()
        surface.set_clip(before if within is None else within)
        self.painter.ring(plate, plate.h // 2, theme.GOLD_COLOUR)
        surface.set_clip(before)

    def _over_cards(self) -> tuple[int, int]:
        """Centre of a figure above the middle one of the cards."""
        if self.moment.middle is None:
            return self.moment.goal.center
        pose = self.moment.middle.where(self.now)
        high = card_height(pose.width or self.board.card) / 2
        return round(pose.x), round(pose.y - high - self._pill_size("0")[1] * 0.6)

    def _pill_size(self, text: str) -> tuple[int, int]:
        em = self.painter.measures.text_size(PILL_TEXT_UNITS)
        return self.painter.texts.width(text, em, "bold") + round(em * 1.3), round(em * 1.6)

    def _pill(
        self, text: str, centre: tuple[int, int], seat: Seat, share: float, size: float = 1.0
    ) -> None:
        """Paint a figure: of points won gold, of what is lost red."""
        if share <= 0:
            return
        painter, won = self.painter, self.moment.amounts and text.startswith("+")
        em = painter.measures.text_size(PILL_TEXT_UNITS)
        extent = self._pill_size(text)
        line = painter.edge_line(extent, max(1, em // 10))
        ink = theme.GOLD_COLOUR if won else LOST_FIGURE_COLOUR
        pill = _pill(painter, extent, text, em, rgba(ink), rgba(colour_of(seat)), line)
        if size < 1:
            shrunk = max(1, round(extent[0] * size)), max(1, round(extent[1] * size))
            pill = pygame.transform.smoothscale(pill, shrunk)
        self._shown(pill, centre, share)

    def _shown(self, seen: Surface, centre: tuple[int, int], share: float) -> None:
        seen.set_alpha(faded_alpha(share))
        felt = self.moment.felt
        self.painter.surface.blit(seen, seen.get_rect(center=centre).clamp(felt))

    def _trail(self, share: float) -> None:
        """Paint a row of dots that leads to a larger one."""
        px, moment = self.painter.measures.px, self.moment
        (x, y), (gx, gy) = moment.start.center, moment.goal.center
        steps = max(2, round(hypot(gx - x, gy - y) / max(4, px(DOT_DISTANCE_UNITS))))
        for step in range(steps + 1):
            side = max(3, px(26 if step == steps else 12))
            dot = _dot(self.painter, (side, side), rgba(colour_of(moment.actor or Seat(0))))
            centre = (round(x + (gx - x) * step / steps), round(y + (gy - y) * step / steps))
            self._shown(dot, centre, share)


def _scroll(onto: Surface, part: Rect, dx: int, dy: int) -> None:
    """Move the pixels of a part within it."""
    onto.subsurface(part).scroll(dx, dy)


def paint_rim(painter: Painter, felt: Rect, colour: Color, strength: float) -> None:
    """Light the rim of the felt from inside; ``strength`` is 0 to 1."""
    alpha = faded_alpha(strength)
    for light, where in rims(painter, felt, colour) if alpha else ():
        light.set_alpha(alpha)
        painter.surface.blit(light, where)


def rims(painter: Painter, felt: Rect, colour: Color) -> list[tuple[Surface, Rect]]:
    """The lights along the four sides of the felt, and where they go."""
    deep, found = max(8, painter.measures.px(46)), []
    for side in ("top", "bottom", "left", "right"):
        size = (felt.w, deep) if side in ("top", "bottom") else (deep, felt.h)
        light = _rim_light(painter, size, side, rgba(colour))
        where = light.get_rect(topleft=felt.topleft)
        if side in ("bottom", "right"):
            where = light.get_rect(bottomright=felt.bottomright)
        found.append((light, where))
    return found


@picture
def _rim_light(size: Size, side: str, colour: Rgba) -> Surface:
    across = side in ("top", "bottom")
    deep = size[1] if across else size[0]
    line = Surface((1, deep) if across else (deep, 1), pygame.SRCALPHA)
    for step in range(deep):
        near = (step if side in ("top", "left") else deep - 1 - step) / deep
        risen = min(1.0, near / RIM_LIGHT_RISE_SHARE)
        shade = (*colour[:3], round(MAX_RIM_LIGHT_ALPHA * risen * (1 - near) ** 2))
        line.set_at((0, step) if across else (step, 0), shade)
    return pygame.transform.scale(line, size)


@picture
def _strip(size: Size, contrast: bool) -> Surface:
    """The ground of the stage: it fades at both ends; with contrast it is black with an edge."""
    strip = Surface(size, pygame.SRCALPHA)
    if contrast:
        strip.fill((0, 0, 0, 255))
        pygame.draw.rect(strip, "white", strip.get_rect(), max(2, size[1] // 60))
        return strip
    line = Surface((STRIP_STEP_COUNT, 1), pygame.SRCALPHA)
    for step in range(STRIP_STEP_COUNT):
        end = min(step, STRIP_STEP_COUNT - 1 - step) / (STRIP_STEP_COUNT - 1)
        line.set_at((step, 0), (0, 0, 0, round(STRIP_ALPHA * min(1, end / STRIP_FADE_WIDTH_SHARE))))
    return pygame.transform.scale(pygame.transform.smoothscale(line, (size[0], 1)), size)


@composed_picture
def _ringed_face(
    sources: PictureSources, size: Size, name: str, cut: int, colour: Rgba, line: int
) -> Surface:
    """A portrait within a ring ``line`` pixels wide; it is cut ``cut`` pixels wide."""
    big = Surface((2 * size[0], 2 * size[1]), pygame.SRCALPHA)
    pygame.draw.circle(big, colour, big.get_rect().center, size[0])
    ringed = pygame.transform.smoothscale(big, size)
    face = sources.images.drawing(name, cut, cut)
    side = size[0] - 2 * line
    if side != cut:
        face = pygame.transform.smoothscale(face, (side, side))
    ringed.blit(face, (line, line))
    return ringed


@composed_picture
def _letters(sources: PictureSources, size: Size, text: str, em: int, ink: Rgba) -> Surface:
    """Large letters of ``em`` pixels with a dark edge, which are read on any ground."""
    edge = max(2, em // 12)
    word = Surface(size, pygame.SRCALPHA)
    middle = word.get_rect().center
    dark = sources.texts.line(text, em, theme.DARK_GROUND, "bold")
    for step in range(16):
        x, y = edge * cos(tau * step / 16), edge * sin(tau * step / 16)
        word.blit(dark, dark.get_rect(center=(round(middle[0] + x), round(middle[1] + y))))
    line = sources.texts.line(text, em, Color(ink), "bold")
    word.blit(line, line.get_rect(center=middle))
    return word


@composed_picture
def _pill(
    sources: PictureSources, size: Size, text: str, em: int, ink: Rgba, edge: Rgba, line: int
) -> Surface:
    """A text of ``em`` pixels on a dark ground with an edge ``line`` pixels wide."""
    pill = shapes.panel(size, theme.DARK_GROUND, size[1] // 2, Color(edge), 255, line)
    words = sources.texts.line(text, em, Color(ink), "bold")
    pill.blit(words, words.get_rect(center=pill.get_rect().center))
    return pill


@picture
def _dot(size: Size, colour: Rgba) -> Surface:
    """A dot with a dark edge."""
    big = Surface((4 * size[0], 4 * size[1]), pygame.SRCALPHA)
    pygame.draw.circle(big, theme.DARK_GROUND, big.get_rect().center, 2 * size[0])
    pygame.draw.circle(big, colour, big.get_rect().center, round(1.5 * size[0]))
    return pygame.transform.smoothscale(big, size)
