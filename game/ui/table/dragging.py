"""Drags: what the pointer lifts goes with it, is put down somewhere, or glides back."""

from typing import TYPE_CHECKING

from game.core.table import FELT, HAND
from game.ui.table.board import Board
from game.ui.table.effects import eased
from game.ui.table.grip import Grip, grip_of
from game.ui.table.sprites import Sprite

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

THRESHOLD = 7
GLIDE = 0.22
HOP = 0.16


class Dragging:
    """What is held: nothing, a zone's cards, or cards of the hand.

    ``slots`` are those of the hand's cards that were lifted last.
    """

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.slots: tuple[int, ...] = ()
        self._place = self._from = (0.0, 0.0)
        self._pressed: Grip | None = None
        self._grip = (0.0, 0.0)
        self._dragging = False
        self._gliding: tuple[Grip, tuple[int, ...], tuple[float, float], float] | None = None

    # What is held.

    @property
    def carried(self) -> str | None:
        """The zone whose cards are being dragged or glide back."""
        if self._dragging and self._pressed is not None:
            return self._pressed.zone
        return None if self._gliding is None else self._gliding[0].zone

    @property
    def held_slots(self) -> tuple[int, ...]:
        """The slots of the hand's cards that are being dragged or glide back."""
        if self.carried != HAND:
            return ()
        return self.slots if self._gliding is None else self._gliding[1]

    def held_from(self) -> int | None:
        """The place in its zone of the first card being dragged, where that is one of many."""
        grip = self._pressed if self._dragging else None
        if self._gliding is not None:
            grip = self._gliding[0]
        return None if grip is None or grip.zone == HAND else grip.card

    @property
    def holds_hand(self) -> bool:
        """Whether cards of the hand are being dragged."""
        return self._dragging and self._pressed is not None and self._pressed.zone == HAND

    # On the way.

    def break_off(self) -> bool:
        """Break a drag off: the cards glide back.  Whether there was one."""
        grip, self._pressed = self._pressed, None
        if not self._dragging or grip is None:
            return False
        self._dragging = False
        self._gliding = (grip, self.slots, self._held_at(), self.scene.pointer.now)
        self.scene.changed()
        return True

    def press(self, x: float, y: float) -> None:
        """The button went down: perhaps a drag begins."""
        self._place = self._from = (x, y)
        node = self.scene.tree.at(x, y)
        self._pressed = None
        self._dragging = False
        self._gliding = None
        grip = None if node is None else grip_of(node.key)
        laid = self.scene.show.laid
        if grip is None or not laid.counts.get(grip.zone):
            return
        poses = laid.poses[grip.zone]
        if grip.zone == HAND:
            if grip.card is None or grip.card >= len(poses):
                return
            pose = poses[laid.order[HAND][grip.card]]
        else:
            pose = poses[-1 if grip.card is None else min(grip.card, len(poses) - 1)]
        place = laid.place(grip.zone)
        if place is not None and place.kind in ("fan", "meld"):
            return
        self._pressed = grip
        self._grip = (pose.x - x, pose.y - y)

    def move(self, x: float, y: float) -> None:
        """The pointer moved: what it holds goes with it."""
        self._place = (x, y)
        if self._pressed is not None and not self._dragging:
            far = max(abs(x - self._from[0]), abs(y - self._from[1]))
            if far > THRESHOLD * self.scene.app.scale:
                self._lift(self._pressed)
        if self._dragging:
            self.scene.dirty = True

    def _lift(self, grip: Grip) -> None:
        """Begin to drag."""
        self._dragging = True
        self.scene.pointer.picked = None
        if grip.zone == HAND and grip.card is not None:
            hand = self.scene.show.hand
            picked = hand.picked_slots()
            self.slots = tuple(picked) if grip.card in picked else (grip.card,)
            hand.hovered = None
        self.scene.arranged()

    def release(self, x: float, y: float) -> bool:
        """The button went up: whether that was the end of a drag."""
        if not self._dragging or self._pressed is None:
            self._pressed = None
            return False
        grip, slots = self._pressed, self.slots
        if grip.zone == HAND:
            made = self._put_down(x, y, slots)
        else:
            zone = self._target(x, y, grip.zone)
            made = zone is not None and self.scene.pointer.do(grip.zone, zone, grip.card)
            if made:
                self.scene.show.released = (grip.zone, (), self._held_at())
        self._dragging = False
        self._pressed = None
        if not made:
            self._gliding = (grip, slots, self._held_at(), self.scene.pointer.now)
        self.scene.arranged()
        return True

    def _put_down(self, x: float, y: float, slots: tuple[int, ...]) -> bool:
        """Cards of the hand are let go: on a zone, or elsewhere in the hand."""
        scene = self.scene
        zone = self._target(x, y, "")
        cards = scene.pointer.cards()
        if zone == HAND:
            scene.show.hand.move(slots, self._slot_at(x))
            scene.app.set("sort", "none")
            scene.show.rearrange(self.scene.pointer.now)
            return True
        held = self._held_at()
        if zone is None or not scene.pointer.put(cards, zone):
            return False
        scene.show.released = (HAND, cards, held)
        return True

    def _slot_at(self, x: float) -> int:
        """Before which slot of the hand something is put that is let go here."""
        laid = self.scene.show.laid
        poses = [laid.poses[HAND][place] for place in laid.order[HAND]]
        return sum(pose.x < x for pose in poses)

    def _target(self, x: float, y: float, source: str) -> str | None:
        """The zone dropped on: the one under the pointer, or under the middle of the card."""
        found = None
        for place in ((x, y), self._held_at()):
            node = self.scene.tree.at(*place)
            grip = None if node is None else grip_of(node.key)
            if grip is not None and grip.zone != source:
                if grip.zone != FELT:
                    return grip.zone
                found = found or FELT
        return found

    def hop(self, zone: str) -> None:
        """Have the cards of a refused click lift a little and glide back."""
        laid = self.scene.show.laid
        place = laid.place(zone)
        if place is None or place.kind not in ("stack", "stock", "pile"):
            return
        if laid.counts[zone] and not self.scene.show.reduced:
            top = laid.poses[zone][-1]
            card = len(laid.poses[zone]) - 1 if place.kind == "pile" else None
            up = (top.x, top.y - HOP * laid.card)
            self._gliding = (Grip(zone, card), (), up, self.scene.pointer.now)

    def _held_at(self) -> tuple[float, float]:
        return (self._place[0] + self._grip[0], self._place[1] + self._grip[1])

    # Picture.

    def gliding(self, now: float) -> bool:
        """Whether cards that were let go glide back."""
        if self._gliding is None:
            return False
        if now >= self._gliding[3] + GLIDE or self.scene.show.speed == 0:
            self._gliding = None
            self.scene.changed()
            return False
        return True

    def paint(self, board: Board, now: float) -> None:
        """Paint what is held."""
        show = self.scene.show
        zone = self.carried
        if zone is None or not show.laid.counts.get(zone):
            # An opponent may take a stack while it is held.
            return
        sprites = self._held_sprites(zone)
        if not sprites:
            return
        x, y = self._held_at()
        if self._gliding is not None:
            x, y = self._gliding[2]
            goal = sprites[0 if zone == HAND or self.held_from() is not None else -1].goal
            way = eased(min(1.0, (now - self._gliding[3]) / GLIDE))
            x, y = x + (goal.x - x) * way, y + (goal.y - y) * way
        if zone == HAND or self.held_from() is not None:
            board.carried_row(sprites, (x, y))
        else:
            board.carried(sprites, (x, y))

    def _held_sprites(self, zone: str) -> list[Sprite]:
        show = self.scene.show
        sprites = show.cast.zones.get(zone)
        if sprites is None:
            return [Sprite(0, None, top, top) for top in show.laid.poses[zone]]
        if zone == HAND:
            order = show.laid.order[HAND]
            return [sprites[order[slot]] for slot in self.held_slots if slot < len(order)]
        first = self.held_from()
        return sprites if first is None else sprites[first:]
