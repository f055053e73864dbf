"""The picture of the table: its still part kept from frame to frame, the cards under way on top."""

from typing import TYPE_CHECKING

from pygame import Surface

from game.core.table import Place
from game.ui import theme
from game.ui.paint import Painter
from game.ui.table.board import Board, uppermost
from game.ui.table.sprites import Sprite
from game.ui.tree import Tree
from game.ui.widgets.look import paint

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


class Picture:
    """Paints a table scene; painting changes nothing but what is kept to paint faster."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self._key: tuple[object, ...] = ()
        self._kept: Surface | None = None

    def paint(self, painter: Painter) -> None:
        tree = self.scene.tree
        now = self.scene.pointer.now
        board = Board(painter, self.scene.show.laid)
        flying = [sprite for sprite in self.scene.show.cast.all() if sprite.moving(now)]
        resting = self._still(painter, tree, flying)
        painter.surface.blit(resting, (0, 0))
        for sprite in uppermost(flying):
            board.flying(sprite, now)
        self._paint_cut(board)
        self.scene.pointer.paint(board, now)

    def _still(self, painter: Painter, tree: Tree, flying: list[Sprite]) -> Surface:
        """Everything but the cards under way: painted when it changes, kept while they travel."""
        scene = self.scene
        key = (
            *(scene.built, scene.hover, scene.pressed, tree.focus, scene.app.by_keyboard),
            *(self.scene.pointer.carried, self.scene.pointer.picked, painter.surface.get_size()),
            *(painter.cloth, scene.app.settings.deck, scene.app.settings.back),
            *(sprite.number for sprite in flying),
        )
        if key != self._key or self._kept is None:
            screen = painter.surface
            size = screen.get_size()
            if self._kept is None or self._kept.get_size() != size:
                self._kept = Surface(size).convert()
            painter.surface = self._kept
            self._paint_still(painter)
            painter.surface = screen
            self._key = () if painter.assets.behind else key
        return self._kept

    def _paint_still(self, painter: Painter) -> None:
        painter.ground()
        now = self.scene.pointer.now
        show = self.scene.show
        board = Board(painter, show.laid)
        table = show.table
        board.ring(table.ring(show.view))
        played = table.played(show.view)
        stacks = [place.zone for place in show.laid.places if place.kind == "stack"]
        if played is not None:
            board.glow(played)
        board.slots(stacks)
        for place in show.laid.places:
            self._paint_place(board, place, now)
        for node in self.scene.tree.nodes:
            if node.role != "slot":
                paint(painter, node, self.scene.mood(node))
        self._paint_marks(board, played)

    def _paint_place(self, board: Board, place: Place, now: float) -> None:
        if place.kind == "stock":
            board.stock(place.zone)
            return
        held = self.scene.pointer.carried
        sprites = self.scene.show.cast.zones.get(place.zone, [])
        if place.zone != held:
            board.resting(sprites, now)

    def _paint_marks(self, board: Board, played: str | None) -> None:
        show = self.scene.show
        for zone in self.scene.pointer.lit():
            board.outline(zone)
        for zone in self.scene.pointer.fitting():
            board.outline(zone, theme.TEXT)
        hinted = self.scene.hinted_zone()
        if hinted is not None:
            board.outline(hinted, theme.WARNING)
            board.tag(hinted, "hint", theme.WARNING)
        following, _ = show.table.following(show.view, show.names)
        for place in show.laid.places:
            if show.laid.counts[place.zone] and place.zone != self.scene.pointer.carried:
                board.badge(place.zone, show.laid.counts[place.zone])
            if place.zone == following and show.quiet and place.zone != hinted:
                board.tag(place.zone, "next")
        focused = self.scene.tree.focused
        if self.scene.app.by_keyboard and focused is not None and focused.role == "slot":
            board.painter.ring(focused.rect, board.radius, gap=max(5, show.laid.card // 16))

    def _paint_cut(self, board: Board) -> None:
        """The card somebody drew for the deal, in front of their plate."""
        if self.scene.show.card_shown is None:
            return
        seat, text = self.scene.show.card_shown
        x, y = self.scene.show.laid.plates[seat]
        middle = self.scene.show.laid.middle
        place = (x + (middle[0] - x) * 2 // 5, y + (middle[1] - y) * 2 // 5)
        board.held(text, place, 0)
