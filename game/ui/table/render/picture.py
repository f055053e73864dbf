"""The table painter: it caches the still part of a table and paints the moving part on top.

``TablePainter.paint`` is called for every frame. ``lit`` and ``fitting`` choose zones to outline,
``paint_held`` paints held cards, and ``cut_ahead`` prepares images of cards.
"""

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from math import hypot

from pygame import Color, Rect

from game.core.table import (
    FACE_DOWN_STACK_STYLE,
    FACE_UP_STACK_STYLE,
    HIDDEN_HAND_STYLE,
    MELD_STYLE,
    OPEN_HAND_STYLE,
    OWN_HAND_STYLE,
    PERSON_HAND_ZONE,
    PILE_STYLE,
    SPREAD_STYLE,
    CardMark,
    TableZone,
)
from game.text.icon import Icon
from game.text.message import say, told, told_in_signs
from game.ui.deck.card_images import (
    CARD_VARIANTS,
    DOUBLE_SIZE_VARIANT,
    RESTING_VARIANT,
    card_height,
    card_images,
)
from game.ui.kit.layout.frame import pin
from game.ui.kit.paint import theme
from game.ui.kit.paint.damage import DamageList, RecordedSurface
from game.ui.kit.paint.painter import Painter
from game.ui.kit.tree import Node, Role, Tree
from game.ui.kit.widgets.widget import NodeStyle, paint_node
from game.ui.kit.widgets.words import in_signs
from game.ui.table.layout.card_poses import Pose, plate_text
from game.ui.table.layout.table_centre import lies_over
from game.ui.table.model.drag_state import GLIDE_BACK_SECONDS, Point, node_ref
from game.ui.table.model.table_model import TableModel
from game.ui.table.motion.card_sprites import CardSprite, shaded, uppermost
from game.ui.table.motion.event_effects import eased_share
from game.ui.table.motion.stage import Grade
from game.ui.table.motion.timeline import Timeline
from game.ui.table.render.board import ARRIVED_CARD_COLOUR, Board
from game.ui.table.render.card_facts import known, put_by
from game.ui.table.render.card_inspector import INSPECTOR_KEY, paint_enlarged
from game.ui.table.render.felt_effects import paint_ring, pulse_factor, rim_brightness, trays
from game.ui.table.render.hand_shade import HandShade
from game.ui.table.render.hints import (
    hint_spot,
    hinted_cards,
    hinted_spread_cards,
    hinted_zones,
    tag_rect,
    tag_text,
)
from game.ui.table.render.lamplight import FeltLight
from game.ui.table.render.nodes import Tag
from game.ui.table.render.page_layout import is_folded, table_area
from game.ui.table.render.player_plates import colour_of, letters_of
from game.ui.table.render.stage_picture import StagePicture, paint_rim

NEW_CARD_COLOUR = Color("#38b6ff")
"""Colour of the mark on cards that are new since the person's turn."""
LEANING_CARD_WIDTHS = 0.14
"""Distance by which a pressed stack leans to the slot, in card widths."""
READABLE_ZONE_STYLES = (MELD_STYLE, SPREAD_STYLE)
"""Zone styles in which every card can be read; in a stack only the top card can."""
OMITTED_CARDS_TEXT = "\u2026"
"""Text in place of known cards that do not fit."""


def paint_doings(
    board: Board, model: TableModel, place: TableZone, sprites: list[CardSprite], now: float
) -> None:
    """Mark new cards on the table, and who laid a card on another player's meld."""
    show = model.show
    for sprite in sprites if place.style in READABLE_ZONE_STYLES else sprites[-1:]:
        if sprite.number in show.recent.news and not show.staged:
            _new_doings(board, sprite.where(now))
    others = put_by(model, place) if place.style == MELD_STYLE else {}
    letters = letters_of([told(who.called) for who in show.names]) if others else []
    for sprite in sprites:
        seat = others.get(sprite.number)
        if seat is not None:
            _owner(board.painter, sprite.where(now), letters[seat], colour_of(seat))


def _owner(painter: Painter, pose: Pose, letters: str, colour: Color) -> None:
    """Paint a disc at the foot of a card with the letters of the player who laid it."""
    size = plate_text(painter.measures).text_size(10.5)
    wide = painter.texts.width(letters, size, "bold") + round(size * 0.6)
    high = round(size * 1.35)
    bottom = pose.y + card_height(pose.width) * 0.5 - pose.width * 0.04
    foot = (round(pose.x - pose.width * 0.46), round(bottom))
    rect = pin((max(wide, high), high), "bottomleft", foot)
    painter.panel(rect, colour, rect.h // 2, theme.DARK_GROUND)
    painter.words(letters, rect.center, size, theme.DARK_INK, "bold", "center")


def _new_doings(board: Board, pose: Pose) -> None:
    width = pose.width or board.card
    size = (max(9, round(width * 0.22)), max(4, round(width * 0.055)))
    edge = (round(pose.x - width * 0.47), round(pose.y - card_height(width) * 0.5))
    rect = pin(size, "midleft", edge)
    board.painter.panel(rect, NEW_CARD_COLOUR, rect.h // 2, "#0b1d2c")


def paint_known(board: Board, model: TableModel, place: TableZone) -> None:
    """Paint the indexes of known cards as an overlay on the backs of a hand.

    Dots stand for those that do not fit.
    """
    painter, spot = board.painter, board.laid.spots[place.zone]
    names = [told_in_signs(model.show.table.card_name(text)) for text in known(model, place)]
    texts, size = painter.texts, painter.measures.text_size(12)
    high, pad = texts.height(size), max(2, size // 5)
    x, y = spot.topleft
    for number, name in enumerate(names):
        wide = texts.width(name, size, "bold") + 2 * pad
        if x > spot.x and x + wide > spot.right:
            x, y = spot.x, y + high + 1
        more = number + 1 < len(names)
        if more and y + 2 * high > spot.bottom and x + 2 * wide > spot.right:
            name = OMITTED_CARDS_TEXT
        rect = Rect(x, y, texts.width(name, size, "bold") + 2 * pad, high)
        painter.panel(rect, theme.WHITE_PAPER_COLOUR, max(2, high // 5), theme.DARK_INK)
        in_signs(painter, name, (x + pad, y), size, theme.DARK_INK, "bold", paper=True)
        if name == OMITTED_CARDS_TEXT:
            return
        x = rect.right + 1


MELD_MARK_LETTERS = "abcdefghijklmnopqrstuvwxyz"
MELD_MARK_COLOURS = tuple(
    map(Color, ("#e9bf63", "#8fd3ff", "#b6e58f", "#ffb27a", "#d9b8ff", "#ff9fb2"))
)
CARD_MARK_LOOKS = {
    CardMark.WILD: (Icon.WILD, theme.GOLD_COLOUR),
    CardMark.OWED: (Icon.OWED, Color("#8fd3ff")),
    CardMark.BARRED: (Icon.BARRED, theme.WARNING_COLOUR),
    CardMark.MUST_ADD: (Icon.ADD, theme.GOLD_COLOUR),
}
"""Icon and colour of each mark."""


def paint_notes(
    board: Board, model: TableModel, place: TableZone, sprites: list[CardSprite], now: float
) -> None:
    """Paint the badges of a zone's cards: marks, melds and the hint in the hand, else new cards."""
    show = model.show
    if place.style != OWN_HAND_STYLE:
        paint_doings(board, model, place, sprites, now)
        return
    held = show.cast.zones.get(place.zone, [])
    upper = {held[one].number for one in show.laid.upper if one < len(held)}
    for sprite in sprites:
        if sprite.number in show.fresh:
            _new(board, sprite.where(now))
    marks = show.table.card_marks(show.state)
    if marks:
        for sprite in sprites:
            mark = marks.get(sprite.text or "")
            if mark:
                icon, colour = CARD_MARK_LOOKS[mark]
                _icon(board, sprite.where(now), icon, colour, sprite.number in upper)
    if model.settings.marks and show.quiet:
        _paint_melds(board, model, sprites, now, upper)
    for text in hinted_cards(model):
        for sprite in sprites:
            if sprite.text == text:
                pose = sprite.where(now)
                _icon(board, pose, Icon.HINT, theme.WARNING_COLOUR, sprite.number in upper)
                break


def paint_wild(board: Board, model: TableModel, sprites: list[CardSprite], now: float) -> None:
    """Mark the top card of a pile if it is wild."""
    lying = [sprite for sprite in sprites if not sprite.is_moving(now)]
    show = model.show
    if lying and lying[-1].text and show.table.is_wild(show.state, lying[-1].text):
        _icon(board, lying[-1].goal, *CARD_MARK_LOOKS[CardMark.WILD])


def paint_lock(board: Board, model: TableModel, place: TableZone) -> None:
    """Paint a lock at the end of a meld that takes no further cards."""
    spot = model.show.laid.spots[place.zone]
    size = max(board.painter.measures.px(22), spot.h // 4)
    middle = (spot.right - size // 3, spot.bottom - size // 3)
    _disc(board, middle, size, place.icon or Icon.LOCK, round(size * 0.6), theme.GOLD_COLOUR)


def _disc(
    board: Board, middle: tuple[int, int], size: int, icon: Icon, drawn: int, colour: Color
) -> None:
    disc = pin((size, size), "center", middle)
    board.painter.panel(disc, theme.DARK_GROUND, size // 2, colour)
    board.painter.icon(icon, middle, drawn, colour)


def _icon(board: Board, pose: Pose, icon: Icon, colour: Color, upper: bool = False) -> None:
    """Paint an icon below a card's index, on the part that a fan always shows.

    The ``upper`` of two rows shows less of a card.
    """
    width = board.width_of(pose)
    size = max(round(width * 0.2), board.painter.measures.px(15))
    x = pose.x - width * 0.5 + size * 0.66
    y = pose.y - width * 0.1 if upper else pose.y + width * 0.16
    _disc(board, (round(x), round(y)), size + 4, icon, round(size * 0.78), colour)


def _paint_melds(
    board: Board, model: TableModel, sprites: list[CardSprite], now: float, upper: Container[int]
) -> None:
    left = list(sprites)
    for number, meld in enumerate(model.asking.melds()):
        for text in meld:
            found = next((one for one in left if one.text == text), None)
            if found is not None:
                left.remove(found)
                letter = MELD_MARK_LETTERS[number % len(MELD_MARK_LETTERS)]
                colour = MELD_MARK_COLOURS[number % len(MELD_MARK_COLOURS)]
                _meld(board, found.where(now), letter, colour, found.number in upper)


def _meld(board: Board, pose: Pose, letter: str, colour: Color, upper: bool) -> None:
    """Paint a tab with the letter of the meld that a card could join.

    It is at the card's foot, but at the upper edge in the ``upper`` of two rows.
    """
    width = board.width_of(pose)
    size = board.painter.measures.text_size(11.5)
    foot = (round(pose.x - width * 0.5 + width * 0.03), round(pose.y + width * 0.52))
    wide = max(round(width * 0.22), round(size * 1.3))
    rect = pin((wide, round(size * 1.35)), "midleft", foot)
    if upper:
        rect.bottom = round(pose.y - card_height(width) * 0.5 + size * 0.3)
    board.painter.panel(rect, colour, rect.h // 3)
    board.painter.words(letter, rect.center, size, theme.DARK_INK, "bold", "center")


def _new(board: Board, pose: Pose) -> None:
    painter, width = board.painter, board.width_of(pose)
    size = painter.measures.text_size(11.5)
    word = say("table-new")
    wide = painter.texts.width(word, size, "bold") + round(size * 0.7)
    top = pose.y - card_height(width) * 0.5
    corner = (round(pose.x - width * 0.5), round(top + size * 0.3))
    rect = pin((wide, round(size * 1.35)), "bottomleft", corner)
    painter.panel(rect, Color(ARRIVED_CARD_COLOUR), rect.h // 3, "#0b1d2c")
    painter.words(word, rect.center, size, theme.DARK_INK, "bold", "center")


def lit(model: TableModel) -> list[str]:
    """Zones to outline: those that can be used now, or the legal targets of the held cards."""
    if not model.your_turn:
        return []
    zones = [place.zone for place in model.show.laid.places]
    call = model.open_call()
    if call is not None and model.hides():
        return [call.find_in] if model.spotting else []
    if model.held.holds_hand or model.show.hand.picks:
        targets = {offer.target for offer in model.asking.legal(model.gesture_cards())}
        return [zone for zone in zones if zone in targets]
    held = model.held.carried or model.picked
    if held is not None:
        return [zone for zone in zones if zone != held and _is_legal(model, held, zone)]
    return [zone for zone in model.asking.by_zone() if zone in zones]


def _is_legal(model: TableModel, source: str, target: str) -> bool:
    show = model.show
    move = show.table.gesture_move(show.state, source, target, None)
    return move is not None and model.session.refusal(move) is None


def stacks_that_fit(model: TableModel) -> list[str]:
    """Zones of the stacks to take now at a table without hands; they glow."""
    table, laid = model.show.table, model.show.laid
    if table.has_hands or not model.your_turn:
        return []
    played = table.active_zone(model.show.state)
    stacks = [one.zone for one in laid.places if one.style == FACE_UP_STACK_STYLE]
    return [zone for zone in model.asking.by_zone() if zone in stacks and zone != played]


def leaning_stack(model: TableModel) -> str | None:
    """Zone of the stack that leans to the slot, as the pointer is pressed on it; None for none."""
    pressed = model.held.pressed
    if pressed is None or model.held.carried is not None or model.show.reduced:
        return None
    return pressed.zone if pressed.zone in stacks_that_fit(model) else None


def _leaned(model: TableModel, sprites: list[CardSprite]) -> Point:
    """Where the middle of a leaning stack is: a little nearer to the slot that is played."""
    show, (x, y) = model.show, (sprites[-1].goal.x, sprites[-1].goal.y)
    played = show.table.active_zone(show.state)
    if played is None:
        return x, y
    spot = show.laid.spots[played]
    far = max(1.0, hypot(spot.centerx - x, spot.centery - y))
    step = min(1.0, LEANING_CARD_WIDTHS * show.laid.card / far)
    return x + step * (spot.centerx - x), y + step * (spot.centery - y)


def fitting(model: TableModel) -> list[str]:
    """Zones that match the one under the pointer or the focus."""
    key, show = model.pointed, model.show
    zone = key.removeprefix("zone ")
    if zone == key or model.held.carried or zone not in show.laid.spots:
        return []
    return show.table.matching_zones(show.state, zone)


def paint_held(board: Board, model: TableModel, now: float) -> None:
    """Outline a zone picked by key, and paint cards that are dragged or glide back."""
    if model.picked is not None:
        board.outline(model.picked, theme.WARNING_COLOUR)
    held, show = model.held, model.show
    leaning = leaning_stack(model)
    zone = held.carried or leaning
    if zone is None or not show.laid.counts.get(zone):
        # An opponent may take a stack while it is held.
        return
    sprites = _sprites(model, zone)
    if not sprites:
        return
    x, y = held.middle if leaning is None else _leaned(model, sprites)
    in_row = zone == PERSON_HAND_ZONE or held.first is not None
    if held.glide is not None:
        x, y = held.glide.start
        goal = sprites[0 if in_row else -1].goal
        way = eased_share(min(1.0, (now - held.glide.since) / GLIDE_BACK_SECONDS))
        x, y = x + (goal.x - x) * way, y + (goal.y - y) * way
    if in_row:
        board.carried_row(sprites, (x, y))
    else:
        board.carried(sprites, (x, y))


def _sprites(model: TableModel, zone: str) -> list[CardSprite]:
    show, held = model.show, model.held
    sprites = show.cast.zones.get(zone)
    if sprites is None:
        return [CardSprite(0, None, top, top) for top in show.laid.poses[zone]]
    if zone == PERSON_HAND_ZONE:
        order = show.laid.order[PERSON_HAND_ZONE]
        return [sprites[order[slot]] for slot in held.hand_slots if slot < len(order)]
    return sprites if held.first is None else sprites[held.first :]


Wanted = tuple[str | None, int, Sequence[str]]
"""A card's face (None for its back), its width in pixels, and the ways to cut it."""


def cut_ahead(board: Board, show: Timeline, flying: Sequence[CardSprite], repainted: bool) -> None:
    """Prepare images of cards before they are visible.

    The render worker gets the faces of moving cards, and others while the cache has room. Without a
    worker, the frame cuts one image if it has time. ``repainted`` is whether it has rendered the
    still part.
    """
    images = board.images
    if images.aside is None and repainted:
        return
    for text, width, ways in _turning(show, flying) if repainted else ():
        # This happens whenever other cards begin to move, so each face is requested once.
        images.cut_ahead(text, width, board.faces, ways)
    lying = (*_backs(show), *_covered(show)) if repainted else ()
    wanted = (*_coming(show, flying), *lying)
    for text, width, ways in wanted if images.store.roomy else ():
        if images.cut_ahead(text, width, board.faces, ways):
            return


def _turning(show: Timeline, flying: Sequence[CardSprite]) -> Iterator[Wanted]:
    for sprite in flying:
        for width, how in sprite.wants(show.laid.card):
            assert sprite.text is not None, "a back is there"
            yield sprite.text, width, (how,)


def _coming(show: Timeline, flying: Sequence[CardSprite]) -> Iterator[Wanted]:
    """Cards moving to the person's hand, then those of waiting events."""
    if PERSON_HAND_ZONE not in show.laid.spots:
        return
    held = show.cast.zones.get(PERSON_HAND_ZONE, [])
    width = held[0].goal.width if held else show.laid.card
    coming = [sprite.text for sprite in flying if sprite in held and sprite.text is not None]
    for text in (*coming, *awaited(show)):
        yield text, width, CARD_VARIANTS


def awaited(show: Timeline) -> Iterator[str]:
    """Cards that waiting events bring to the person's hand, if their faces are known."""
    for event in show.waiting:
        if event.target == PERSON_HAND_ZONE:
            yield from (text for text in event.cards if text is not None)


def _backs(show: Timeline) -> Iterator[Wanted]:
    """Back of the stock's card, as needed for a deal."""
    if any(place.style == FACE_DOWN_STACK_STYLE for place in show.laid.places):
        yield None, show.laid.card, (DOUBLE_SIZE_VARIANT,)


def _covered(show: Timeline) -> Iterator[Wanted]:
    """Covered cards of stacks, since a move may uncover them."""
    for place in show.laid.places:
        if place.style == FACE_UP_STACK_STYLE:
            for sprite in show.cast.zones.get(place.zone, [])[:-1]:
                if sprite.text is not None:
                    yield sprite.text, sprite.goal.width or show.laid.card, (RESTING_VARIANT,)


OVERLAPPING_ZONE_STYLES = (OWN_HAND_STYLE, MELD_STYLE, SPREAD_STYLE)
"""Zone styles whose cards overlap and can all be read."""
BOARD_PAINTED_ROLES = (Role.SLOT, Role.CARD, Role.MELD, Role.COUNTDOWN, Role.SIGN, Role.TAG)
"""Roles of nodes that the board paints instead of their widget."""
COVERING_PANEL_KEYS = ("call", "waiting", "remark", INSPECTOR_KEY)
"""Keys of panels that overlay the table and all marks on it."""


@dataclass(frozen=True, slots=True)
class PaintInput:
    """A page to paint: its tree, the pointer and the focus."""

    tree: Tree
    built: int
    """Number of trees that the page has built."""
    hover: str
    pressed: str
    by_keyboard: bool
    mood: Callable[[Node], NodeStyle]


class TablePainter:
    """Paints a table; it changes nothing but its cache."""

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self._key: tuple[object, ...] = ()
        self._kept: RecordedSurface | None = None
        self._repainted = False
        self._cover = DamageList()
        self.light = FeltLight()
        self.shade = HandShade()

    def let_go(self) -> None:
        """Release the cached still part, which takes as much memory as the window."""
        self._kept = None
        self.light.let_go()

    def paint(self, painter: Painter, seen: PaintInput, over: Callable[[Painter], None]) -> None:
        """Paint the table, then call ``over`` to paint its overlays."""
        now, opened = self.model.now, self._closing_up()
        moving = (sprite for sprite in self.model.show.cast.all() if sprite.is_moving(now))
        flying = [sprite for sprite in moving if sprite.number not in opened]
        restless = self._restless(now)
        still = self._still(painter, seen, flying, restless)
        with self._cover.over(painter, still):
            self._paint_moving(painter, seen.tree, flying, restless)
            over(painter)

    def _paint_moving(
        self,
        painter: Painter,
        tree: Tree,
        flying: list[CardSprite],
        restless: list[TableZone],
    ) -> None:
        show, now = self.model.show, self.model.now
        board = Board(painter, show.laid, show.table.face_set)
        moment = show.stage.moment
        staged = None if moment is None else StagePicture(board, self.model, tree, moment, now)
        if staged is not None:
            staged.paint_below()
            self._paint_won_stack(board)
        self._paint_suspense(board)
        inside: set[int] = set()
        for place in restless:
            inside |= self._row(board, place, now)
        above = uppermost([one for one in flying if one.number not in inside])
        for sprite, casts in zip(above, shaded(above, now), strict=True):
            board.flying(sprite, now, casts)
        for coin in show.coins.flying:
            if now >= coin.begins:
                board.coin(coin.where(now), painter.measures.px(26))
        if staged is not None:
            staged.paint_above(makes=not self._repainted)
        self._paint_cut(board)
        self._paint_countdown(painter, tree)
        paint_held(board, self.model, now)
        cut_ahead(board, show, flying, self._repainted)

    # The moving part.

    def _restless(self, now: float) -> list[TableZone]:
        """Zones of overlapping cards in which something moves; each is repainted as a whole."""
        cast, spots = self.model.show.cast, self.model.show.laid.spots
        found: list[TableZone] = []
        for place in self.model.show.laid.places:
            if place.style not in OVERLAPPING_ZONE_STYLES:
                continue
            moving = any(sprite.is_moving(now) for sprite in cast.zones.get(place.zone, ()))
            moving = moving or place.zone == self._won_zone(now)
            # A zone that overlaps the foot of a repainted meld is painted over it again.
            if moving or lies_over(place, found, spots):
                found.append(place)
        return found

    def _won_zone(self, now: float) -> str | None:
        """Zone of the cards of a moment, which stay bright while its stage is open.

        They are painted anew up to the rest, when the still part changes anyway.
        """
        show, moment = self.model.show, self.model.show.stage.moment
        if moment is None or moment.grade is not Grade.CLIMAX or not show.stage.has_opened(now):
            return None
        zones = show.cast.zones
        found = (zone for zone, held in zones.items() if moment.middle in held)
        return next(found, moment.about.zone if moment.about.zone in zones else None)

    def _paint_won_stack(self, board: Board) -> None:
        """Paint a stack that was won over the dark felt; a row of cards is painted there anyway."""
        show, zone = self.model.show, self._won_zone(self.model.now)
        if zone is not None and show.laid.lies(zone) not in OVERLAPPING_ZONE_STYLES:
            board.resting(show.cast.zones[zone], self.model.now)
            board.badge(zone, show.lying_count(zone))

    def _closing_up(self) -> set[int]:
        """Numbers of the sprites that only make room within an open hand."""
        show = self.model.show
        opened = [place.zone for place in show.laid.places if place.style is OPEN_HAND_STYLE]
        sprites = (one for zone in opened for one in show.cast.zones.get(zone, ()))
        return {sprite.number for sprite in sprites if sprite.arc == 0}

    def _row(self, board: Board, place: TableZone, now: float) -> set[int]:
        """Paint a row of cards without those in the air; return the painted sprite numbers.

        A card that has come down lies among its neighbours, but has no marks before it has landed.
        """
        lying = self._in_order(place)
        landed = [one for one in lying if not one.is_moving(now) or one.arc == 0]
        marked = {one.number for one in landed}
        painted = [one for one in lying if one.number in marked or one.settles(now)]
        fresh = self._fresh(place)
        fresh = {number for number in marked if number in fresh}
        board.row(painted, now, self._shaded(place), fresh, self._glowing(place))
        paint_notes(board, self.model, place, landed, now)
        return {sprite.number for sprite in painted}

    def _shaded(self, place: TableZone) -> Container[int]:
        """Numbers of a zone's sprites whose cards cannot be used or taken now."""
        sprites = self.model.show.cast.zones.get(place.zone, [])
        if place.style == SPREAD_STYLE:
            untaken = self.model.untaken(place.zone)
            return {sprites[at].number for at in untaken if at < len(sprites)}
        return self.shade.numbers if place.style == OWN_HAND_STYLE else ()

    def _fresh(self, place: TableZone) -> Container[int]:
        return self.model.show.fresh if place.zone == PERSON_HAND_ZONE else ()

    def _glowing(self, place: TableZone) -> Container[int]:
        """Numbers of the hand's sprites that glow because they can be played."""
        if not self.model.glowing or place.style != OWN_HAND_STYLE:
            return ()
        playable = self.model.asking.playable()
        sprites = self.model.show.cast.zones.get(place.zone, [])
        return {sprite.number for sprite in sprites if sprite.text in playable}

    def _in_order(self, place: TableZone) -> list[CardSprite]:
        """A zone's sprites from the lowest to the one on top, without the held ones."""
        show, holding = self.model.show, self.model.held
        sprites = show.cast.zones.get(place.zone, [])
        order = show.laid.order.get(place.zone)
        if order is None:
            first = holding.first if holding.carried == place.zone else None
            return sprites if first is None else sprites[:first]
        held = holding.hand_slots if place.zone == PERSON_HAND_ZONE else ()
        lying = [sprites[one] for slot, one in enumerate(order) if slot not in held]
        now, upper = self.model.now, show.laid.upper
        if place.zone == PERSON_HAND_ZONE and sum(one.is_moving(now) for one in lying) > 1:
            # Cards that change places pass each other in the fan, and none pops to the front.
            above = {sprites[one].number for one in upper if one < len(sprites)}
            lying.sort(key=lambda one: (one.number not in above, one.where(now).x))
        return lying

    # The still part.

    def _still(
        self,
        painter: Painter,
        seen: PaintInput,
        flying: list[CardSprite],
        restless: list[TableZone],
    ) -> RecordedSurface:
        """Cached still part, rendered again when its key changes."""
        model, images = self.model, card_images(painter)
        zones = model.show.cast.zones
        # The cards of a restless zone are no part of it, whether they move or not.
        painted = {one.number for place in restless for one in zones.get(place.zone, ())}
        key = (
            *(seen.built, seen.hover, seen.pressed, seen.tree.focus, seen.by_keyboard),
            *(self.light.lamp, self.shade.numbers),
            *(model.held.carried, model.picked, painter.surface.get_size()),
            *(painter.palette, images.inks, images.back, images.large),
            *(painter.measures, model.settings.marks, model.show.staged),
            *(sprite.number for sprite in flying if sprite.number not in painted),
            *(place.zone for place in restless),
        )
        kept = self._kept
        self._repainted = key != self._key or kept is None
        if self._repainted or kept is None:
            screen = painter.surface
            size = screen.get_size()
            if kept is None or kept.get_size() != size:
                kept = self._kept = painter.canvas()
            painter.surface = kept
            self._paint_still(painter, seen, restless)
            painter.surface = screen
            kept.finish()
            self._key = () if images.behind else key
        return kept

    def _paint_still(self, painter: Painter, seen: PaintInput, restless: list[TableZone]) -> None:
        now = self.model.now
        show = self.model.show
        bar = self.model.bar if self.model.replayed else 0
        folded = is_folded(self.model)
        area = table_area(painter.measures, painter.texts, bar, folded)
        painter.ground(area)
        self.light.paint(painter, area)
        table = show.table
        board = Board(painter, show.laid, table.face_set)
        way = table.direction_ring(show.told)
        trays(painter, show.laid, way)
        paint_ring(painter, show.laid, way)
        played = table.active_zone(show.state)
        if played is not None and played in show.laid.spots:
            board.glow(played)
        for zone in stacks_that_fit(self.model):
            board.glow(zone, theme.GOLD_COLOUR, strength=255, within=show.felt)
        for zone in self.model.asking.by_zone() if self.model.glowing else ():
            if zone in show.laid.spots:
                board.glow(zone, strength=255)
        board.slots(
            [place.zone for place in show.laid.places if place.style == FACE_UP_STACK_STYLE]
        )
        # The hand is last: a picked card rises over the melds in front of it.
        for place in sorted(show.laid.places, key=lambda one: one.style == OWN_HAND_STYLE):
            if place not in restless and place.zone in show.laid.spots:
                self._paint_place(board, place, now)
        self._paint_middle(board, seen.tree)
        windows = [seen.tree.by_key.get(key) for key in COVERING_PANEL_KEYS]
        over = [node for window in windows if window is not None for node in window.walk()]
        above = {id(node) for node in over}
        below = [node for node in seen.tree.nodes if id(node) not in above]
        self._paint_nodes(painter, seen, below)
        self._paint_marks(board, seen)
        paint_enlarged(board, self.model)
        self._paint_nodes(painter, seen, over)

    def _paint_nodes(self, painter: Painter, seen: PaintInput, nodes: list[Node]) -> None:
        for node in nodes:
            if node.role not in BOARD_PAINTED_ROLES:
                paint_node(painter, node, seen.mood(node))

    def _paint_place(self, board: Board, place: TableZone, now: float) -> None:
        show = self.model.show
        held = self.model.held.carried
        if place.style == FACE_DOWN_STACK_STYLE:
            if not show.laid.counts[place.zone] and PERSON_HAND_ZONE in show.laid.spots:
                board.pale(place.zone)
            board.stock(place.zone)
        elif place.style == HIDDEN_HAND_STYLE:
            board.fan(
                place.zone,
                show.recent.revealed.get(place.owner or 0, ()),
                show.lying_count(place.zone),
            )
            paint_known(board, self.model, place)
        elif place.style is OPEN_HAND_STYLE:
            # It closes up at once: a card moving alone would cover the plate in front of it.
            board.open_hand(show.cast.zones.get(place.zone, []), now)
        elif place.style in OVERLAPPING_ZONE_STYLES:
            if place.style == SPREAD_STYLE and not show.laid.counts[place.zone]:
                board.pale(place.zone)
            sprites = self._in_order(place)
            board.row(sprites, now, self._shaded(place), self._fresh(place), self._glowing(place))
            paint_notes(board, self.model, place, sprites, now)
            if place.icon is not None:
                paint_lock(board, self.model, place)
        else:
            if not show.laid.counts[place.zone] and place.style != FACE_UP_STACK_STYLE:
                board.pale(place.zone)
            sprites = show.cast.zones.get(place.zone, [])
            if place.zone == leaning_stack(self.model):
                sprites = []
            elif place.zone == held:
                first = self.model.held.first
                sprites = [] if first is None else sprites[:first]
            top = show.table.top_face(show.state) if place.style == PILE_STYLE else None
            board.resting(sprites, now, top)
            lying = [one for one in sprites if not one.is_moving(now)]
            paint_doings(board, self.model, place, lying, now)
            if place.style == PILE_STYLE:
                paint_wild(board, self.model, sprites, now)

    def _paint_middle(self, board: Board, tree: Tree) -> None:
        show = self.model.show
        purse = show.table.coins(show.told)
        if purse is not None and show.laid.purse.w:
            board.purse(purse[0])
        for node in tree.nodes:
            if isinstance(node.widget, Tag):
                board.sign(node.widget.sign, node.rect)

    def _paint_marks(self, board: Board, seen: PaintInput) -> None:
        show = self.model.show
        for zone in lit(self.model):
            if zone in show.laid.spots and show.laid.place(zone) is not None:
                board.outline(zone)
        for zone in fitting(self.model):
            board.outline(zone, theme.LIGHT_INK)
        self._paint_coming(board)
        leaning = leaning_stack(self.model)
        cards, hinted = hinted_spread_cards(self.model), hinted_zones(self.model)
        for zone, card in cards:
            rect = show.laid.rects[zone][card]
            board.painter.ring(rect, board.radius, theme.WARNING_COLOUR, gap=1)
        spread = {zone for zone, _ in cards}
        for zone in hinted:
            if zone not in spread:
                board.outline(zone, theme.WARNING_COLOUR)
        spot = hint_spot(self.model)
        if spot is not None:
            text = tag_text(self.model)
            board.tag(text, tag_rect(self.model, text, spot), theme.WARNING_COLOUR)
        following = None
        if not show.closed:
            following, _ = show.table.next_zone(show.state, show.names)
        for place in show.laid.places:
            counted = place.style in (
                FACE_UP_STACK_STYLE,
                FACE_DOWN_STACK_STYLE,
                HIDDEN_HAND_STYLE,
            ) or (place.style == PILE_STYLE)
            count = show.lying_count(place.zone)
            if counted and count and place.zone not in (self.model.held.carried, leaning):
                board.badge(place.zone, count)
            if place.zone == following and show.quiet and place.zone not in hinted:
                spot = show.laid.spots[place.zone]
                text = say("table-next")
                board.tag(text, tag_rect(self.model, text, spot))
        self._paint_focus(board, seen)

    def _paint_coming(self, board: Board) -> None:
        """Mark the cards of a pile taken along with the pointed one."""
        shown = self.model.coming
        show = self.model.show
        if shown is None or shown[0] not in show.laid.rects or not self.model.your_turn:
            return
        if self.model.hides():
            return
        zone, card = shown
        rects = show.laid.rects[zone]
        if card >= len(rects):
            return
        first, said = show.table.cards_taken_along(show.state, zone, card)
        if not said:
            return
        legal = self.model.asking.by_card(zone, card) is not None
        colour = theme.GOLD_COLOUR if legal else theme.WARNING_COLOUR
        lines: dict[int, Rect] = {}
        for rect in rects[first:]:
            lines[rect.y] = lines[rect.y].union(rect) if rect.y in lines else rect.copy()
        for rect in lines.values():
            board.painter.ring(rect, board.radius, colour, gap=1)

    def _paint_focus(self, board: Board, seen: PaintInput) -> None:
        focused = seen.tree.focused
        if not seen.by_keyboard or focused is None:
            return
        if focused.role in (Role.SLOT, Role.MELD):
            board.painter.ring(
                focused.rect, board.radius, gap=max(5, self.model.show.laid.card // 16)
            )
        elif focused.role == Role.CARD:
            self._paint_ring_on_cards(board, self._lifted(focused))

    def _paint_ring_on_cards(self, board: Board, rect: Rect) -> None:
        """Paint the focus ring between dark lines, since white is lost on white cards."""
        line = max(2, board.painter.measures.px(3))
        for colour, gap in (
            (theme.DARK_INK, -line),
            (theme.DARK_INK, line),
            (theme.FOCUS_COLOUR, 0),
        ):
            board.painter.ring(rect, board.radius, colour, gap=gap)

    def _lifted(self, node: Node) -> Rect:
        """The focused card; in the hand it is raised and fully visible."""
        grip = node_ref(self.model.show, node.key)
        laid = self.model.show.laid
        if grip is None or grip.zone != PERSON_HAND_ZONE or grip.card is None:
            return node.rect
        order = laid.order.get(PERSON_HAND_ZONE, ())
        return (
            laid.poses[PERSON_HAND_ZONE][order[grip.card]].rect()
            if grip.card < len(order)
            else node.rect
        )

    # Single items.

    def _paint_suspense(self, board: Board) -> None:
        """Light the rim, and let the card in question pulse, while a call window is open."""
        model, left = self.model, self.model.call_left
        whole, show = model.call_whole(), self.model.show
        if left is None or not whole or not (show.held or model.open_call() is not None):
            return
        bright = rim_brightness(left, whole)
        paint_rim(board.painter, show.felt, theme.WARNING_COLOUR, bright)
        for place in show.laid.places:
            if place.style is PILE_STYLE and place.zone in show.laid.spots:
                board.glow(place.zone, theme.WARNING_COLOUR, round(8 * bright) * 30)
                factor = 1.0 if show.reduced else pulse_factor(left, whole)
                for sprite in show.cast.zones.get(place.zone, [])[-1:]:
                    board.pulsing(sprite, factor)

    def _paint_countdown(self, painter: Painter, tree: Tree) -> None:
        node = tree.by_key.get("countdown")
        if node is None:
            return
        left, whole = self.model.call_left, self.model.call_whole()
        share = 1.0 if left is None or not whole else left / whole
        painter.dial(node.rect, share, theme.GOLD_COLOUR if share > 0.3 else theme.WARNING_COLOUR)
        painter.icon(Icon.CALL, node.rect.center, round(node.rect.w * 0.46), theme.LIGHT_INK)

    def _paint_cut(self, board: Board) -> None:
        if self.model.show.recent.cut is None:
            return
        seat, text = self.model.show.recent.cut
        x, y = self.model.show.laid.plates[seat].center
        middle = self.model.show.laid.middle
        place = (x + (middle[0] - x) * 2 // 5, y + (middle[1] - y) * 2 // 5)
        board.held(text, place, 0)
