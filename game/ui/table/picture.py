"""The picture of the table: its still part kept from frame to frame, what moves on top."""

from collections.abc import Callable, Container
from dataclasses import dataclass

from pygame import Rect

from game.core.table import FAN, HAND, HELD, MELD, OPEN, PILE, SPREAD, STACK, STOCK, Place
from game.ui.paint import theme
from game.ui.paint.layer import Cover
from game.ui.paint.painter import Painter
from game.ui.paint.sheet import Sheet
from game.ui.table.board import Board
from game.ui.table.carrying import paint_held
from game.ui.table.cutting import cut_ahead
from game.ui.table.doings import paint_doings, paint_known
from game.ui.table.enlarged import paint_enlarged
from game.ui.table.grip import grip_of
from game.ui.table.hints import (
    hint_spot,
    hinted_card,
    hinted_zone,
    tag_rect,
    tag_text,
)
from game.ui.table.lit import fitting, lit
from game.ui.table.looking import KEY
from game.ui.table.marks import paint_lock, paint_notes, paint_wild
from game.ui.table.melding import lies_over
from game.ui.table.model import TableModel
from game.ui.table.page import table_area
from game.ui.table.ring import paint_ring
from game.ui.table.sprites import Sprite, shaded, uppermost
from game.ui.table.staged import paint_above, paint_below
from game.ui.table.trays import trays
from game.ui.tree import Node, Role, Tree
from game.ui.widgets.look import paint
from game.ui.widgets.mood import Mood
from game.ui.widgets.tag import Tag
from game.words.message import say

ROWS = (HELD, MELD, SPREAD)
"""The kinds of zones whose cards overlap but can all be read."""
FELT_ROLES = (Role.SLOT, Role.CARD, Role.MELD, Role.COUNTDOWN, Role.SIGN, Role.TAG)
"""Nodes that are painted as cards, or in another way than by their role."""
WINDOWS = ("call", "waiting", "remark", KEY)
"""Panels that lie over the table, and over all the marks on it."""


@dataclass(frozen=True, slots=True)
class Seen:
    """The page as it is to be painted: its tree, and what has the pointer and the focus.

    ``built`` is how many trees the page has had.
    """

    tree: Tree
    built: int
    hover: str
    pressed: str
    by_keyboard: bool
    mood: Callable[[Node], Mood]


class Picture:
    """Paints a table; painting changes nothing but what is kept to paint faster."""

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self._key: tuple[object, ...] = ()
        self._kept: Sheet | None = None
        self._repainted = False
        self._cover = Cover()

    def let_go(self) -> None:
        """Keep nothing: what keeps still takes as much memory as the window."""
        self._kept = None

    def paint(self, painter: Painter, seen: Seen, over: Callable[[Painter], None]) -> None:
        """Paint the table as it is now, and last what lies ``over`` all of it."""
        now, opened = self.model.now, self._closing_up()
        moving = (sprite for sprite in self.model.show.cast.all() if sprite.moving(now))
        flying = [sprite for sprite in moving if sprite.number not in opened]
        restless = self._restless(now)
        with self._cover.over(painter, self._still(painter, seen, flying, restless)):
            self._paint_moving(painter, seen.tree, flying, restless)
            over(painter)

    def _paint_moving(
        self, painter: Painter, tree: Tree, flying: list[Sprite], restless: list[Place]
    ) -> None:
        show, now = self.model.show, self.model.now
        board = Board(painter, show.laid, show.table.faces)
        paint_below(painter, show.stage, show.laid, now)
        inside: set[int] = set()
        for place in restless:
            inside |= self._row(board, place, now)
        above = uppermost([one for one in flying if one.number not in inside])
        for sprite, casts in zip(above, shaded(above, now), strict=True):
            board.flying(sprite, now, casts)
        for coin in show.coins.flying:
            if now >= coin.begins:
                board.coin(coin.where(now), painter.measures.px(26))
        spoken = tree.by_key.get("remark")
        over = None if spoken is None else spoken.rect
        paint_above(painter, show.stage, show.felt, now, over)
        self._paint_cut(board)
        self._paint_countdown(painter, tree)
        paint_held(board, self.model, now)
        cut_ahead(board, show, flying, self._repainted)

    # What moves.

    def _restless(self, now: float) -> list[Place]:
        """The zones of overlapping cards in which something moves: they are painted as a whole."""
        cast, spots = self.model.show.cast, self.model.show.laid.spots
        found: list[Place] = []
        for place in self.model.show.laid.places:
            if place.kind not in ROWS:
                continue
            moving = any(sprite.moving(now) for sprite in cast.zones.get(place.zone, ()))
            # What lies over the foot of a meld that is painted anew is painted over it again.
            if moving or lies_over(place, found, spots):
                found.append(place)
        return found

    def _closing_up(self) -> set[int]:
        """The numbers of the sprites of open hands that only make room there."""
        show = self.model.show
        opened = [place.zone for place in show.laid.places if place.kind is OPEN]
        sprites = (one for zone in opened for one in show.cast.zones.get(zone, ()))
        return {sprite.number for sprite in sprites if sprite.arc == 0}

    def _row(self, board: Board, place: Place, now: float) -> set[int]:
        """Paint a zone of overlapping cards but those that come from afar; those painted."""
        painted = [
            sprite for sprite in self._in_order(place) if not sprite.moving(now) or sprite.arc == 0
        ]
        board.row(painted, now, self._shaded(place), self._fresh(place))
        paint_notes(board, self.model, place, painted, now)
        return {sprite.number for sprite in painted}

    def _shaded(self, place: Place) -> Container[int]:
        """The numbers of a zone's sprites whose cards cannot be used or taken now."""
        sprites = self.model.show.cast.zones.get(place.zone, [])
        if place.kind == SPREAD:
            untaken = self.model.untaken(place.zone)
            return {sprites[at].number for at in untaken if at < len(sprites)}
        usable = self.model.asking.usable() if place.kind == HELD else None
        if usable is None:
            return ()
        return {sprite.number for sprite in sprites if sprite.text not in usable}

    def _fresh(self, place: Place) -> Container[int]:
        """The numbers of a zone's sprites that have just come to the person's hand."""
        return self.model.show.recent.fresh if place.zone == HAND else ()

    def _in_order(self, place: Place) -> list[Sprite]:
        """A zone's sprites from the lowest to the one on top, but for those that are held."""
        show, holding = self.model.show, self.model.held
        sprites = show.cast.zones.get(place.zone, [])
        order = show.laid.order.get(place.zone)
        if order is None:
            first = holding.first if holding.carried == place.zone else None
            return sprites if first is None else sprites[:first]
        held = holding.hand_slots if place.zone == HAND else ()
        return [sprites[one] for slot, one in enumerate(order) if slot not in held]

    # What keeps still.

    def _still(
        self, painter: Painter, seen: Seen, flying: list[Sprite], restless: list[Place]
    ) -> Sheet:
        """Everything that keeps still: painted when it changes, kept while something moves."""
        model = self.model
        key = (
            *(seen.built, seen.hover, seen.pressed, seen.tree.focus, seen.by_keyboard),
            *(model.held.carried, model.picked, painter.surface.get_size()),
            *(painter.cloth, painter.assets.inks, painter.assets.back),
            *(painter.assets.large, painter.measures, model.settings.marks),
            *(sprite.number for sprite in flying),
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
            self._key = () if painter.assets.behind else key
        return kept

    def _paint_still(self, painter: Painter, seen: Seen, restless: list[Place]) -> None:
        now = self.model.now
        show = self.model.show
        bar = self.model.bar if self.model.replayed else 0
        painter.ground(table_area(painter.measures, painter.texts, bar))
        table = show.table
        board = Board(painter, show.laid, table.faces)
        way = table.ring(show.told)
        trays(painter, show.laid, way)
        paint_ring(painter, show.laid, way)
        played = table.played(show.state)
        if played is not None and played in show.laid.spots:
            board.glow(played)
        board.slots([place.zone for place in show.laid.places if place.kind == STACK])
        # A picked card rises over the melds in front of the hand.
        for place in sorted(show.laid.places, key=lambda one: one.kind == HELD):
            if place not in restless and place.zone in show.laid.spots:
                self._paint_place(board, place, now)
        self._paint_middle(board, seen.tree)
        windows = [seen.tree.by_key.get(key) for key in WINDOWS]
        over = [node for window in windows if window is not None for node in window.walk()]
        above = {id(node) for node in over}
        below = [node for node in seen.tree.nodes if id(node) not in above]
        self._paint_nodes(painter, seen, below)
        self._paint_marks(board, seen)
        paint_enlarged(board, self.model)
        self._paint_nodes(painter, seen, over)

    def _paint_nodes(self, painter: Painter, seen: Seen, nodes: list[Node]) -> None:
        for node in nodes:
            if node.role not in FELT_ROLES:
                paint(painter, node, seen.mood(node))

    def _paint_place(self, board: Board, place: Place, now: float) -> None:
        show = self.model.show
        held = self.model.held.carried
        if place.kind == STOCK:
            if not show.laid.counts[place.zone] and HAND in show.laid.spots:
                board.pale(place.zone)
            board.stock(place.zone)
        elif place.kind == FAN:
            board.fan(
                place.zone, show.recent.revealed.get(place.owner or 0, ()), show.lying(place.zone)
            )
            paint_known(board, self.model, place)
        elif place.kind is OPEN:
            # They close up at once: what moves on its own would lie over the plate before them.
            board.open_hand(show.cast.zones.get(place.zone, []), now)
        elif place.kind in ROWS:
            if place.kind == SPREAD and not show.laid.counts[place.zone]:
                board.pale(place.zone)
            sprites = self._in_order(place)
            board.row(sprites, now, self._shaded(place), self._fresh(place))
            paint_notes(board, self.model, place, sprites, now)
            if place.icon is not None:
                paint_lock(board, self.model, place)
        else:
            if not show.laid.counts[place.zone] and place.kind != STACK:
                board.pale(place.zone)
            sprites = show.cast.zones.get(place.zone, [])
            if place.zone == held:
                first = self.model.held.first
                sprites = [] if first is None else sprites[:first]
            top = show.table.top_face(show.state) if place.kind == PILE else None
            board.resting(sprites, now, top)
            lying = [one for one in sprites if not one.moving(now)]
            paint_doings(board, self.model, place, lying, now)
            if place.kind == PILE:
                paint_wild(board, self.model, sprites, now)

    def _paint_middle(self, board: Board, tree: Tree) -> None:
        """The pot and the public facts."""
        show = self.model.show
        purse = show.table.purse(show.told)
        if purse is not None and show.laid.purse.w:
            board.purse(purse[0])
        for node in tree.nodes:
            if isinstance(node.widget, Tag):
                board.sign(node.widget.sign, node.rect)

    def _paint_marks(self, board: Board, seen: Seen) -> None:
        show = self.model.show
        for zone in lit(self.model):
            if zone in show.laid.spots and show.laid.place(zone) is not None:
                board.outline(zone)
        for zone in fitting(self.model):
            board.outline(zone, theme.TEXT)
        self._paint_coming(board)
        hinted = hinted_zone(self.model)
        card = hinted_card(self.model)
        if card is not None:
            rect = show.laid.rects[card[0]][card[1]]
            board.painter.ring(rect, board.radius, theme.WARNING, gap=1)
        elif hinted is not None:
            board.outline(hinted, theme.WARNING)
        spot = hint_spot(self.model)
        if spot is not None:
            text = tag_text()
            board.tag(text, tag_rect(self.model, text, spot), theme.WARNING)
        following = None
        if not show.closed:
            following, _ = show.table.following(show.state, show.names)
        for place in show.laid.places:
            counted = place.kind in (STACK, STOCK, FAN) or (place.kind == PILE)
            count = show.lying(place.zone)
            if counted and count and place.zone != self.model.held.carried:
                board.badge(place.zone, count)
            if place.zone == following and show.quiet and place.zone != hinted:
                spot = show.laid.spots[place.zone]
                text = say("table-next")
                board.tag(text, tag_rect(self.model, text, spot))
        self._paint_focus(board, seen)

    def _paint_coming(self, board: Board) -> None:
        """The cards of a pile that come along with the one pointed at."""
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
        first, said = show.table.coming(show.state, zone, card)
        if not said:
            return
        legal = self.model.asking.by_card(zone, card) is not None
        colour = theme.GOLD if legal else theme.WARNING
        lines: dict[int, Rect] = {}
        for rect in rects[first:]:
            lines[rect.y] = lines[rect.y].union(rect) if rect.y in lines else rect.copy()
        for rect in lines.values():
            board.painter.ring(rect, board.radius, colour, gap=1)

    def _paint_focus(self, board: Board, seen: Seen) -> None:
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
        """The focus ring between dark lines: white alone is lost on cards, which are white."""
        line = max(2, board.painter.measures.px(3))
        for colour, gap in ((theme.DARK_INK, -line), (theme.DARK_INK, line), (theme.FOCUS, 0)):
            board.painter.ring(rect, board.radius, colour, gap=gap)

    def _lifted(self, node: Node) -> Rect:
        """A card with the focus: in the hand it has risen, and shows all of itself."""
        grip = grip_of(self.model.show, node.key)
        laid = self.model.show.laid
        if grip is None or grip.zone != HAND or grip.card is None:
            return node.rect
        order = laid.order.get(HAND, ())
        return laid.poses[HAND][order[grip.card]].rect() if grip.card < len(order) else node.rect

    # Special things.

    def _paint_countdown(self, painter: Painter, tree: Tree) -> None:
        """The time left in a call window, as a ring that shrinks."""
        node = tree.by_key.get("countdown")
        if node is None:
            return
        left, whole = self.model.call_left, self.model.call_whole()
        share = 1.0 if left is None or not whole else left / whole
        painter.dial(node.rect, share, theme.GOLD if share > 0.3 else theme.WARNING)
        painter.icon("call", node.rect.center, round(node.rect.w * 0.46), theme.TEXT)

    def _paint_cut(self, board: Board) -> None:
        """The card somebody drew for the deal, in front of their plate."""
        if self.model.show.recent.cut is None:
            return
        seat, text = self.model.show.recent.cut
        x, y = self.model.show.laid.plates[seat].center
        middle = self.model.show.laid.middle
        place = (x + (middle[0] - x) * 2 // 5, y + (middle[1] - y) * 2 // 5)
        board.held(text, place, 0)
