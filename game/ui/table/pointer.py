"""The pointer at the table: clicks, drags and picks become moves of the rules.

A click on a zone, a drag from zone to zone, and a pick followed by a target all ask the
game's table which move they mean; the rules say whether it is legal, and why not.
"""

from typing import TYPE_CHECKING

from game.core.illegal import Illegal
from game.ui import theme
from game.ui.table.board import Board
from game.ui.table.effects import eased
from game.ui.table.sprites import Sprite

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

THRESHOLD = 7
GLIDE = 0.22
HOP = 0.16


class Pointer:
    """What the pointer holds: nothing, a zone's cards being dragged, or a picked zone."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.now = 0.0
        self.place = (0.0, 0.0)
        self.picked: str | None = None
        self._pressed: str | None = None
        self._from = (0.0, 0.0)
        self._grip = (0.0, 0.0)
        self._dragging = False
        self._gliding: tuple[str, tuple[float, float], float] | None = None

    # Questions to the rules.

    def meaning(self, source: str, target: str | None) -> str | None:
        """The move a gesture means, legal or not."""
        show = self.scene.show
        return show.table.meaning(show.view, source, target)

    def legal(self, source: str, target: str | None) -> bool:
        """Whether a gesture means a legal move."""
        move = self.meaning(source, target)
        return move is not None and self.scene.sitting.why(move) is None

    def legal_by_zone(self) -> dict[str, str]:
        """The legal move that a click on each zone makes."""
        found = {}
        for place in self.scene.show.laid.places:
            move = self.meaning(place.zone, None)
            if move is not None and self.scene.sitting.why(move) is None:
                found[place.zone] = move
        return found

    def lit(self) -> list[str]:
        """The zones that can be used now, or those the held cards may go to."""
        if not self.scene.your_turn:
            return []
        held = self.carried or self.picked
        zones = [place.zone for place in self.scene.show.laid.places]
        if held is not None:
            return [zone for zone in zones if zone != held and self.legal(held, zone)]
        return list(self.legal_by_zone())

    def fitting(self) -> list[str]:
        """The zones that go with the one under the pointer or the focus."""
        scene = self.scene
        key = scene.hover
        if not key and scene.app.by_keyboard:
            key = scene.tree.focus
        zone = key.removeprefix("zone ")
        if zone == key or self.carried or zone not in scene.show.laid.spots:
            return []
        return scene.show.table.fitting(scene.show.view, zone)

    # Gestures.

    @property
    def carried(self) -> str | None:
        """The zone whose cards are being dragged or glide back."""
        if self._dragging:
            return self._pressed
        return None if self._gliding is None else self._gliding[0]

    def click(self, zone: str) -> None:
        """A click or Enter on a zone: what was picked goes there, else its own move."""
        source, self.picked = self.picked, None
        if source is not None and source != zone:
            self._do(source, zone)
        else:
            self._do(zone, None)

    def pick(self, zone: str) -> None:
        """Space on a zone: pick its cards up, or put them down again."""
        if self.picked not in (None, zone):
            self.click(zone)
        else:
            self.picked = None if self.picked == zone else zone
            self.scene.changed()

    def drop_pick(self) -> None:
        """Let go of what was picked."""
        self.picked = None
        self.scene.changed()

    def break_off(self) -> bool:
        """Break a drag off: the cards glide back.  Whether there was one."""
        source, self._pressed = self._pressed, None
        if not self._dragging or source is None:
            return False
        self._dragging = False
        self._gliding = (source, self._held_at(), self.now)
        self.scene.changed()
        return True

    def press(self, x: float, y: float) -> None:
        """The button went down: perhaps a drag begins."""
        self.place = self._from = (x, y)
        node = self.scene.tree.at(x, y)
        self._pressed = None
        self._dragging = False
        self._gliding = None
        if node is not None and node.key.startswith("zone "):
            zone = node.key.removeprefix("zone ")
            if self.scene.show.laid.counts[zone]:
                self._pressed = zone
                top = self.scene.show.laid.poses[zone][-1]
                self._grip = (top.x - x, top.y - y)

    def move(self, x: float, y: float) -> None:
        """The pointer moved: what it holds goes with it."""
        self.place = (x, y)
        if self._pressed is not None and not self._dragging:
            far = max(abs(x - self._from[0]), abs(y - self._from[1]))
            if far > THRESHOLD * self.scene.app.scale:
                self._dragging = True
                self.picked = None
                self.scene.changed()
        if self._dragging:
            self.scene.dirty = True

    def release(self, x: float, y: float) -> bool:
        """The button went up: whether that was the end of a drag."""
        source, self._pressed = self._pressed, None
        if not self._dragging or source is None:
            return False
        self._dragging = False
        zone = self._target(x, y, source)
        made = False
        if zone is not None and zone != source:
            made = self._do(source, zone)
        if not made:
            self._gliding = (source, self._held_at(), self.now)
        else:
            self._leave_from(source)
        self.scene.changed()
        return True

    def _target(self, x: float, y: float, source: str) -> str | None:
        """The zone dropped on: the one under the pointer, or under the middle of the card."""
        middle = self._held_at()
        for place in ((x, y), middle):
            node = self.scene.tree.at(*place)
            if node is not None and node.key.startswith("zone "):
                zone = node.key.removeprefix("zone ")
                if zone != source:
                    return zone
        return None

    def _do(self, source: str, target: str | None) -> bool:
        scene = self.scene
        move = self.meaning(source, target)
        if move is not None:
            made = scene.try_move(move)
            if not made and target is None:
                self._hop(source)
            return made
        if target is not None:
            why = scene.show.table.aside(scene.show.view, source, target)
            if why:
                scene.refuse(Illegal("no-move", why))
        return False

    def _hop(self, zone: str) -> None:
        """Have the cards of a refused click lift a little and glide back."""
        laid = self.scene.show.laid
        if laid.counts[zone] and not self.scene.show.reduced:
            top = laid.poses[zone][-1]
            self._gliding = (zone, (top.x, top.y - HOP * laid.card), self.now)

    def _held_at(self) -> tuple[float, float]:
        return (self.place[0] + self._grip[0], self.place[1] + self._grip[1])

    def _leave_from(self, source: str) -> None:
        """Have the cards that were let go travel on from where they were held."""
        self.scene.show.released = (source, self._held_at())

    # Picture.

    def gliding(self, now: float) -> bool:
        """Whether cards that were let go glide back."""
        if self._gliding is None:
            return False
        if now >= self._gliding[2] + GLIDE or self.scene.show.speed == 0:
            self._gliding = None
            self.scene.changed()
            return False
        return True

    def paint(self, board: Board, now: float) -> None:
        """Paint what is held."""
        zone = self.carried
        if self.picked is not None:
            board.outline(self.picked, theme.WARNING)
        if zone is None or not self.scene.show.laid.counts[zone]:
            # An opponent may take a stack while it is held.
            return
        x, y = self._held_at()
        if self._gliding is not None:
            _, (x, y), since = self._gliding
            top = self.scene.show.laid.poses[zone][-1]
            way = eased(min(1.0, (now - since) / GLIDE))
            x, y = x + (top.x - x) * way, y + (top.y - y) * way
        sprites = self.scene.show.cast.zones.get(zone)
        if sprites is None:
            sprites = [Sprite(0, None, top, top) for top in self.scene.show.laid.poses[zone]]
        board.carried(sprites, (x, y))
