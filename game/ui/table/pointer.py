"""The pointer at the table: clicks, drags and picks become moves of the rules.

A click on a zone, a drag from zone to zone, and cards picked and then taken somewhere all ask
the game's table which moves they may mean; the rules say which are legal, and why not.
"""

from typing import TYPE_CHECKING

from game.core.illegal import Illegal
from game.core.table import FELT, HAND, Offer
from game.ui import theme
from game.ui.table.bar import groups
from game.ui.table.board import Board
from game.ui.table.doing import take_up
from game.ui.table.effects import eased
from game.ui.table.grip import Grip, grip_of
from game.ui.table.sprites import Sprite

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

THRESHOLD = 7
GLIDE = 0.22
HOP = 0.16
DOUBLE = 0.4
"""Two clicks on a card within so many seconds are one double click."""


class Pointer:
    """What the pointer holds: nothing, a zone's cards or cards of the hand being dragged.

    ``picked`` is a zone whose cards were picked up with a key, at a table without hands.
    """

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.now = 0.0
        self.place = (0.0, 0.0)
        self.picked: str | None = None
        self._pressed: Grip | None = None
        self._slots: tuple[int, ...] = ()
        self._from = (0.0, 0.0)
        self._grip = (0.0, 0.0)
        self._dragging = False
        self._gliding: tuple[Grip, tuple[int, ...], tuple[float, float], float] | None = None
        self._clicked: tuple[object, float] = (None, 0.0)

    # Questions to the rules.

    def meaning(self, source: str, target: str | None, card: int | None = None) -> str | None:
        """The move a gesture means, legal or not."""
        show = self.scene.show
        return show.table.meaning(show.view, source, target, card)

    def legal(self, source: str, target: str | None, card: int | None = None) -> bool:
        """Whether a gesture means a legal move."""
        move = self.meaning(source, target, card)
        return move is not None and self.scene.sitting.why(move) is None

    def legal_by_zone(self) -> dict[str, str]:
        """The legal move that a click on each zone makes."""
        return self.scene.asking.by_zone()

    def lit(self) -> list[str]:
        """The zones that can be used now, or those the held cards may go to."""
        scene = self.scene
        if not scene.your_turn:
            return []
        zones = [place.zone for place in scene.show.laid.places]
        if self._holds_hand() or scene.show.hand.picks:
            targets = {offer.target for offer in scene.asking.legal(self.cards())}
            return [zone for zone in zones if zone in targets]
        held = self.carried or self.picked
        if held is not None:
            return [zone for zone in zones if zone != held and self.legal(held, zone)]
        return [zone for zone in self.legal_by_zone() if zone in zones]

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
        return self._slots if self._gliding is None else self._gliding[1]

    def held_from(self) -> int | None:
        """The place in its zone of the first card being dragged, where that is one of many."""
        grip = self._pressed if self._dragging else None
        if self._gliding is not None:
            grip = self._gliding[0]
        return None if grip is None or grip.zone == HAND else grip.card

    def _holds_hand(self) -> bool:
        return self._dragging and self._pressed is not None and self._pressed.zone == HAND

    def cards(self) -> tuple[str, ...]:
        """The cards of the hand that a gesture is about: those dragged, else those picked."""
        hand = self.scene.show.hand
        if self._holds_hand():
            return tuple(hand.order[slot] for slot in self._slots)
        return hand.picked

    # Clicks.

    def click(self, zone: str) -> None:
        """A click or Enter on a zone: what was picked goes there, else its own move."""
        source, self.picked = self.picked, None
        cards = self.cards()
        if source is not None and source != zone:
            self._do(source, zone)
        elif zone == FELT and not (cards and self._legally_offered(cards, zone)):
            self.drop_pick()
        elif cards and self._offered(cards, zone):
            self.put(cards, zone)
        else:
            self._do(zone, None)

    def click_card(self, zone: str, card: int) -> None:
        """A click or Enter on one card of a zone."""
        if zone != HAND:
            cards = self.cards()
            if cards and self._offered(cards, zone):
                self.put(cards, zone)
            else:
                self._do(zone, None, card)
            return
        hand = self.scene.show.hand
        before, at = self._clicked
        # The same card in the same position: another may lie there once a move has been made.
        clicked = (hand.copies()[card], len(self.scene.sitting.match.moves))
        self._clicked = (clicked, self.now)
        if self.scene.app.by_keyboard:
            slots = hand.picked_slots()
            self.obvious(tuple(slots) if card in slots else (card,))
        elif clicked == before and self.now - at < DOUBLE:
            self._clicked = (None, 0.0)
            self.obvious((card,))
        else:
            self.toggle(card)

    def toggle(self, slot: int) -> None:
        """Pick a card of the hand, or let go of it."""
        self.scene.show.hand.toggle(slot)
        self.scene.message = None
        self.scene.arranged()

    def obvious(self, slots: tuple[int, ...]) -> None:
        """Do the likeliest thing with some cards of the hand."""
        scene = self.scene
        scene.show.hand.pick(slots)
        scene.arranged()
        cards = scene.show.hand.picked
        if not scene.sitting.yours:
            return
        legal = scene.asking.legal(cards)
        if legal:
            take_up(scene, groups(legal)[0])
            return
        offers = scene.asking.offers(cards)
        if offers:
            scene.try_move(offers[0].move)

    def pick(self, zone: str) -> None:
        """Space on a zone: pick its cards up, or put them down again."""
        if self.scene.show.hand.picks or self.picked not in (None, zone):
            self.click(zone)
        else:
            self.picked = None if self.picked == zone else zone
            self.scene.changed()

    def drop_pick(self) -> None:
        """Let go of what was picked."""
        self.picked = None
        self.scene.show.hand.picks.clear()
        self.scene.arranged()

    # Drags.

    def break_off(self) -> bool:
        """Break a drag off: the cards glide back.  Whether there was one."""
        grip, self._pressed = self._pressed, None
        if not self._dragging or grip is None:
            return False
        self._dragging = False
        self._gliding = (grip, self._slots, self._held_at(), self.now)
        self.scene.changed()
        return True

    def press(self, x: float, y: float) -> None:
        """The button went down: perhaps a drag begins."""
        self.place = self._from = (x, y)
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
        self.place = (x, y)
        if self._pressed is not None and not self._dragging:
            far = max(abs(x - self._from[0]), abs(y - self._from[1]))
            if far > THRESHOLD * self.scene.app.scale:
                self._lift(self._pressed)
        if self._dragging:
            self.scene.dirty = True

    def _lift(self, grip: Grip) -> None:
        """Begin to drag."""
        self._dragging = True
        self.picked = None
        if grip.zone == HAND and grip.card is not None:
            hand = self.scene.show.hand
            picked = hand.picked_slots()
            self._slots = tuple(picked) if grip.card in picked else (grip.card,)
            hand.hovered = None
        self.scene.arranged()

    def release(self, x: float, y: float) -> bool:
        """The button went up: whether that was the end of a drag."""
        if not self._dragging or self._pressed is None:
            self._pressed = None
            return False
        grip, slots = self._pressed, self._slots
        if grip.zone == HAND:
            made = self._put_down(x, y, slots)
        else:
            zone = self._target(x, y, grip.zone)
            made = zone is not None and self._do(grip.zone, zone, grip.card)
            if made:
                self.scene.show.released = (grip.zone, (), self._held_at())
        self._dragging = False
        self._pressed = None
        if not made:
            self._gliding = (grip, slots, self._held_at(), self.now)
        self.scene.arranged()
        return True

    def _put_down(self, x: float, y: float, slots: tuple[int, ...]) -> bool:
        """Cards of the hand are let go: on a zone, or elsewhere in the hand."""
        scene = self.scene
        zone = self._target(x, y, "")
        cards = self.cards()
        if zone == HAND:
            scene.show.hand.move(slots, self._slot_at(x))
            scene.app.set("sort", "none")
            scene.show.rearrange(self.now)
            return True
        held = self._held_at()
        if zone is None or not self.put(cards, zone):
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

    # Moves.

    def _offered(self, cards: tuple[str, ...], zone: str) -> list[Offer]:
        return [one for one in self.scene.asking.offers(cards) if one.target == zone]

    def _legally_offered(self, cards: tuple[str, ...], zone: str) -> list[Offer]:
        return [one for one in self.scene.asking.legal(cards) if one.target == zone]

    def put(self, cards: tuple[str, ...], zone: str) -> bool:
        """Put cards of the hand on a zone; whether a move was made or is being chosen."""
        scene = self.scene
        legal = self._legally_offered(cards, zone)
        if legal:
            return take_up(scene, legal)
        offers = self._offered(cards, zone)
        if offers:
            return scene.try_move(offers[0].move)
        why = scene.show.table.aside(scene.show.view, HAND, zone)
        if why:
            scene.refuse(Illegal("no-move", why))
        return False

    def _do(self, source: str, target: str | None, card: int | None = None) -> bool:
        scene = self.scene
        move = self.meaning(source, target, card)
        if move is not None:
            made = scene.try_move(move)
            if not made and target is None:
                self._hop(source)
            return made
        if target is not None and target != source:
            why = scene.show.table.aside(scene.show.view, source, target)
            if why:
                scene.refuse(Illegal("no-move", why))
        return False

    def _hop(self, zone: str) -> None:
        """Have the cards of a refused click lift a little and glide back."""
        laid = self.scene.show.laid
        place = laid.place(zone)
        if place is None or place.kind not in ("stack", "stock", "pile"):
            return
        if laid.counts[zone] and not self.scene.show.reduced:
            top = laid.poses[zone][-1]
            card = len(laid.poses[zone]) - 1 if place.kind == "pile" else None
            up = (top.x, top.y - HOP * laid.card)
            self._gliding = (Grip(zone, card), (), up, self.now)

    def _held_at(self) -> tuple[float, float]:
        return (self.place[0] + self._grip[0], self.place[1] + self._grip[1])

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
        if self.picked is not None:
            board.outline(self.picked, theme.WARNING)
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
