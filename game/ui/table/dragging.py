"""Drags: what the pointer lifts goes with it, is put down somewhere, or glides back."""

from typing import Protocol

from game.core.offer import FELT
from game.core.table import FAN, HAND, MELD, PILE, STACK, STOCK
from game.ui.paint.assets import card_height
from game.ui.table.acts import Page
from game.ui.table.fans import BELOW
from game.ui.table.grip import Grip, grip_of
from game.ui.table.held import GLIDE, Glide, Point
from game.ui.table.model import TableModel
from game.ui.table.moves import Moves
from game.ui.table.sprites import Released

THRESHOLD = 7
HOP = 0.16
ABOVE = 0.7
"""A card that a finger carries has its middle so many of its heights above it."""


class Gestures(Protocol):
    """What it may mean that something is put down."""

    def do(self, source: str, target: str | None, card: int | None = None) -> bool:
        """Make the move that a gesture means, or say why not; whether it was made."""

    def put(self, cards: tuple[str, ...], zone: str) -> bool:
        """Put cards of the hand on a zone; whether a move was made or is being chosen."""


class Dragging:
    """Lifts what the mouse drags, and puts it down or lets it glide back."""

    def __init__(self, model: TableModel, page: Page, moves: Moves, gestures: Gestures) -> None:
        self.model = model
        self.held = model.held
        self.page = page
        self.moves = moves
        self.gestures = gestures

    # On the way.

    def break_off(self) -> bool:
        """Break a drag off: the cards glide back.  Whether there was one."""
        held = self.held
        grip, held.pressed = held.pressed, None
        if not held.dragging or grip is None:
            return False
        held.dragging = False
        self._glide(grip, held.slots, held.middle)
        self.page.changed()
        return True

    def _glide(self, grip: Grip, slots: tuple[int, ...], start: Point) -> None:
        self.held.glide = Glide(grip, slots, start, self.model.now)

    def press(self, x: float, y: float) -> None:
        """The button went down: perhaps a drag begins."""
        self.held.place = self.held.origin = (x, y)
        self.held.since = self.model.now
        node = self.page.at(x, y)
        self.held.pressed = None
        self.held.dragging = False
        self.held.glide = None
        grip = None if node is None else grip_of(self.model.show, node.key)
        laid = self.model.show.laid
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
        if place is not None and place.kind in (FAN, MELD):
            return
        self.held.pressed = grip
        above = -ABOVE * card_height(laid.card)
        self.held.offset = (pose.x - x, above if self.page.by_touch else pose.y - y)

    def move(self, x: float, y: float) -> None:
        """The pointer moved: what it holds goes with it."""
        self.held.place = (x, y)
        if self.held.pressed is not None and not self.held.dragging:
            far = max(abs(x - self.held.origin[0]), abs(y - self.held.origin[1]))
            if far > THRESHOLD * self.model.measures.scale:
                self._lift(self.held.pressed)
        if self.held.dragging:
            self.page.repaint()

    def _lift(self, grip: Grip) -> None:
        """Begin to drag."""
        self.held.dragging = True
        self.model.picked = None
        if grip.zone == HAND and grip.card is not None:
            hand = self.model.show.hand
            picked = hand.picked_slots()
            self.held.slots = tuple(picked) if grip.card in picked else (grip.card,)
            hand.hovered = None
        self.moves.arranged()

    def release(self, x: float, y: float) -> bool:
        """The button went up: whether that was the end of a drag."""
        if not self.held.dragging or self.held.pressed is None:
            self.held.pressed = None
            return False
        grip, slots = self.held.pressed, self.held.slots
        if grip.zone == HAND:
            made = self._put_down(x, y, slots)
        else:
            zone = self._target(x, y, grip.zone)
            made = zone is not None and self.gestures.do(grip.zone, zone, grip.card)
            if made:
                self.model.show.released = Released(grip.zone, (), self.held.middle)
        self.held.dragging = False
        self.held.pressed = None
        if not made:
            self._glide(grip, slots, self.held.middle)
        self.moves.arranged()
        return True

    def _put_down(self, x: float, y: float, slots: tuple[int, ...]) -> bool:
        """Cards of the hand are let go: on a zone, or elsewhere in the hand."""
        show = self.model.show
        zone = self._target(x, y, "")
        cards = self.model.gesture_cards()
        if zone == HAND:
            show.hand.move(slots, self._slot_at(x, y))
            self.page.set("sort", "none")
            show.rearrange(self.model.now)
            return True
        held = self.held.middle
        if zone is None or not self.gestures.put(cards, zone):
            return False
        show.released = Released(HAND, cards, held)
        return True

    def _slot_at(self, x: float, y: float) -> int:
        """Before which slot of the hand something is put that is let go here."""
        laid = self.model.show.laid
        order, rects = laid.order[HAND], laid.rects[HAND]
        low = max((rect.top for rect in rects), default=0)
        slack = laid.card * BELOW / 4
        # In a hand of two rows all of the upper one comes before the lower one.
        lower = [rects[place].top > low - slack for place in order]
        here = all(lower) or y > low - slack
        poses = [laid.poses[HAND][place] for place in order]
        return sum((row, pose.x) < (here, x) for row, pose in zip(lower, poses, strict=True))

    def _target(self, x: float, y: float, source: str) -> str | None:
        """The zone dropped on: the one under the pointer, or under the middle of the card.

        That of a card above a finger comes first: it is what is seen.
        """
        found = None
        places = ((x, y), self.held.middle)
        for place in reversed(places) if self.page.by_touch else places:
            node = self.page.at(*place)
            grip = None if node is None else grip_of(self.model.show, node.key)
            if grip is not None and grip.zone != source:
                if grip.zone != FELT:
                    return grip.zone
                found = found or FELT
        return found

    def hop(self, zone: str) -> None:
        """Have the cards of a refused click lift a little and glide back."""
        laid = self.model.show.laid
        place = laid.place(zone)
        if place is None or place.kind not in (STACK, STOCK, PILE):
            return
        if laid.counts[zone] and not self.model.show.reduced:
            top = laid.poses[zone][-1]
            card = len(laid.poses[zone]) - 1 if place.kind == PILE else None
            up = (top.x, top.y - HOP * laid.card)
            self._glide(Grip(zone, card), (), up)

    def gliding(self, now: float) -> bool:
        """Whether cards that were let go glide back."""
        glide = self.held.glide
        if glide is None:
            return False
        if now >= glide.since + GLIDE or self.model.show.speed == 0:
            self.held.glide = None
            self.page.changed()
            return False
        return True
