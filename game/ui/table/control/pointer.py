"""The pointer at the table: clicks, drags and picks become moves.

Begin with ``Pointer``. It asks the game's table which moves a gesture may mean; the rules decide
which are legal. ``DragControl`` moves cards. ``StrayClicks`` protects a page that has just opened.
"""

from game.core.table import (
    FACE_DOWN_STACK_STYLE,
    FACE_UP_STACK_STYLE,
    HIDDEN_HAND_STYLE,
    MELD_STYLE,
    PERSON_HAND_ZONE,
    PILE_STYLE,
)
from game.core.table_values import FELT_ZONE, Intent, Offer
from game.text.message import Message, TextValue
from game.ui.deck.card_images import card_height
from game.ui.kit.input.events import MAX_DOUBLE_CLICK_SECONDS, Device
from game.ui.table.control.move_maker import MoveChooser, MoveMaker
from game.ui.table.control.stack_control import StackControl
from game.ui.table.control.why_not import WhyNot
from game.ui.table.layout.hand_layout import HAND_ROW_STEP_CARD_WIDTHS
from game.ui.table.model.actions import TableHost
from game.ui.table.model.drag_state import GLIDE_BACK_SECONDS, GlideBack, NodeRef, Point, node_ref
from game.ui.table.model.notice import Notice, NoticeKind, refusal
from game.ui.table.model.table_model import TableModel, groups
from game.ui.table.motion.card_sprites import FadingSprite

DRAG_THRESHOLD_POINTS = 7
"""Distance after which a press becomes a drag, before the screen's scale."""
REFUSED_HOP_CARD_WIDTHS = 0.16
"""Height to which refused cards lift, in card widths."""
CARRIED_CARD_LIFT_SHARE = 0.7
"""Distance of a carried card above the finger, in card heights."""


class DragControl:
    """Lifts the cards that the mouse drags, and drops them or lets them glide back."""

    def __init__(
        self, model: TableModel, page: TableHost, moves: MoveMaker, gestures: "Pointer"
    ) -> None:
        self.model = model
        self.held = model.held
        self.page = page
        self.moves = moves
        self.gestures = gestures
        self.why = gestures.why

    # Dragging.

    def break_off(self) -> bool:
        """Cancel the drag, so that its cards glide back; whether there was one."""
        self.why.let_go()
        held = self.held
        grip, held.pressed = held.pressed, None
        if not held.dragging or grip is None:
            return False
        held.dragging = False
        self._glide(grip, held.slots, held.middle)
        self.page.changed()
        return True

    def _glide(self, grip: NodeRef, slots: tuple[int, ...], start: Point) -> None:
        self.held.glide = GlideBack(grip, slots, start, self.model.now)

    def press(self, x: float, y: float) -> None:
        """Handle a press of the button, which may begin a drag."""
        self.held.place = self.held.origin = (x, y)
        self.held.since = self.model.now
        node = self.page.under(x, y)
        self.held.pressed = None
        self.held.dragging = False
        self.held.glide = None
        grip = None if node is None else node_ref(self.model.show, node.key)
        laid = self.model.show.laid
        if grip is None or not laid.counts.get(grip.zone):
            return
        poses = laid.poses[grip.zone]
        if grip.zone == PERSON_HAND_ZONE:
            if grip.card is None or grip.card >= len(poses):
                return
            pose = poses[laid.order[PERSON_HAND_ZONE][grip.card]]
        else:
            pose = poses[-1 if grip.card is None else min(grip.card, len(poses) - 1)]
        place = laid.place(grip.zone)
        if place is not None and place.style in (HIDDEN_HAND_STYLE, MELD_STYLE):
            return
        self.held.pressed = grip
        above = -CARRIED_CARD_LIFT_SHARE * card_height(laid.card)
        self.held.offset = (
            pose.x - x,
            above if self.page.app.device is Device.TOUCH else pose.y - y,
        )

    def move(self, x: float, y: float) -> None:
        """Handle a movement of the pointer: lift the pressed cards, or move the held ones."""
        self.held.place = (x, y)
        if self.held.pressed is not None and not self.held.dragging:
            far = max(abs(x - self.held.origin[0]), abs(y - self.held.origin[1]))
            if far > DRAG_THRESHOLD_POINTS * self.model.measures.scale:
                self._lift(self.held.pressed)
        if self.held.dragging and self.held.pressed is not None:
            self.why.hold(self.held.pressed, self._target(x, y, self.held.pressed.zone))
            self.page.renderer.dirty = True

    def _lift(self, grip: NodeRef) -> None:
        self.held.dragging = True
        self.model.picked = None
        if grip.zone == PERSON_HAND_ZONE and grip.card is not None:
            hand = self.model.show.hand
            picked = hand.picked_slots()
            self.held.slots = tuple(picked) if grip.card in picked else (grip.card,)
            hand.hovered = None
        self.moves.arranged()

    def release(self, x: float, y: float) -> bool:
        """Handle a release of the button; whether it ended a drag."""
        if not self.held.dragging or self.held.pressed is None:
            self.held.pressed = None
            return False
        self.why.let_go()
        grip, slots = self.held.pressed, self.held.slots
        if grip.zone == PERSON_HAND_ZONE:
            made = self._put_down(x, y, slots)
        else:
            zone = self._target(x, y, grip.zone)
            made = zone is not None and self.gestures.do(grip.zone, zone, grip.card)
            if made:
                self.model.show.released = FadingSprite(grip.zone, (), self.held.middle)
        self.held.dragging = False
        self.held.pressed = None
        if not made:
            self._glide(grip, slots, self.held.middle)
        self.moves.arranged()
        return True

    def _put_down(self, x: float, y: float, slots: tuple[int, ...]) -> bool:
        """Drop cards of the hand on a zone or elsewhere in the hand; whether they stay there."""
        show = self.model.show
        zone = self._target(x, y, "")
        cards = self.model.gesture_cards()
        if zone == PERSON_HAND_ZONE:
            show.hand.move(slots, self._slot_at(x, y))
            self.page.app.set("sort", "none")
            show.rearrange(self.model.now)
            return True
        held = self.held.middle
        if zone is None or not self.gestures.put(cards, zone):
            return False
        show.released = FadingSprite(PERSON_HAND_ZONE, cards, held)
        return True

    def _slot_at(self, x: float, y: float) -> int:
        """Slot before which cards dropped here are inserted."""
        laid = self.model.show.laid
        order, rects = laid.order[PERSON_HAND_ZONE], laid.rects[PERSON_HAND_ZONE]
        low = max((rect.top for rect in rects), default=0)
        slack = laid.card * HAND_ROW_STEP_CARD_WIDTHS / 4
        # In a hand of two rows, all of the upper row comes before the lower one.
        lower = [rects[place].top > low - slack for place in order]
        here = all(lower) or y > low - slack
        poses = [laid.poses[PERSON_HAND_ZONE][place] for place in order]
        return sum((row, pose.x) < (here, x) for row, pose in zip(lower, poses, strict=True))

    def _target(self, x: float, y: float, source: str) -> str | None:
        """Drop zone under the pointer or under the middle of the card; None if there is none.

        The felt is a fallback. By touch the middle of the card comes first, since the finger hides
        the rest.
        """
        found = None
        places = ((x, y), self.held.middle)
        for place in reversed(places) if self.page.app.device is Device.TOUCH else places:
            node = self.page.under(*place)
            grip = None if node is None else node_ref(self.model.show, node.key)
            if grip is not None and grip.zone != source:
                if grip.zone != FELT_ZONE:
                    return grip.zone
                found = found or FELT_ZONE
        return found

    def hop(self, zone: str) -> None:
        """Start the animation of a refused click: the cards lift a little and glide back."""
        laid = self.model.show.laid
        place = laid.place(zone)
        if place is None or place.style not in (
            FACE_UP_STACK_STYLE,
            FACE_DOWN_STACK_STYLE,
            PILE_STYLE,
        ):
            return
        if laid.counts[zone] and not self.model.show.reduced:
            top = laid.poses[zone][-1]
            card = len(laid.poses[zone]) - 1 if place.style == PILE_STYLE else None
            up = (top.x, top.y - REFUSED_HOP_CARD_WIDTHS * laid.card)
            self._glide(NodeRef(zone, card), (), up)

    def is_gliding(self, now: float) -> bool:
        """Whether released cards glide back."""
        glide = self.held.glide
        if glide is None:
            return False
        if now >= glide.since + GLIDE_BACK_SECONDS or self.model.show.speed == 0:
            self.held.glide = None
            self.page.changed()
            return False
        return True


class Pointer:
    """Handler of clicks, picks and drops by mouse or keyboard.

    ``drag`` follows the held cards, ``why`` says where they may not go, and ``stacks`` has the key
    and button of a table without hands.
    """

    def __init__(
        self, model: TableModel, page: TableHost, moves: MoveMaker, doing: MoveChooser
    ) -> None:
        self.model = model
        self.page = page
        self.moves = moves
        self.doing = doing
        self.why = WhyNot(model, page, self)
        self.drag = DragControl(model, page, moves, self)
        self.stacks = StackControl(model, page, moves)
        self._clicked: tuple[object, float] = (None, 0.0)
        self._pruned: tuple[int, bool] = (-1, False)

    # The rules.

    def meaning(self, source: str, target: str | None, card: int | None = None) -> str | None:
        """Move that a gesture means, legal or not; None for no move."""
        show = self.model.show
        return show.table.gesture_move(show.state, source, target, card)

    # Clicks.

    def click(self, zone: str) -> None:
        """Handle a click or Enter on a zone: put the picked cards there, else make its own move."""
        source, self.model.picked = self.model.picked, None
        cards = self.model.gesture_cards()
        if source is not None and source != zone:
            self.do(source, zone)
        elif zone == FELT_ZONE and not (cards and self._legally_offered(cards, zone)):
            self.drop_pick()
        elif cards and self._offered(cards, zone):
            self.put(cards, zone)
        else:
            self.do(zone, None)

    def click_card(self, zone: str, card: int) -> None:
        """Handle a click or Enter on one card of a zone."""
        if zone != PERSON_HAND_ZONE:
            cards = self.model.gesture_cards()
            if cards and self._offered(cards, zone):
                self.put(cards, zone)
            else:
                self.do(zone, None, card)
            return
        hand = self.model.show.hand
        before, at = self._clicked
        # A double click needs the same card in the same position.
        clicked = (hand.copies()[card], len(self.model.session.match.moves))
        self._clicked = (clicked, self.model.now)
        slots = hand.picked_slots()
        if self.page.app.by_keyboard:
            self.obvious(tuple(slots) if card in slots else (card,), card in slots)
        elif clicked == before and self.model.now - at < MAX_DOUBLE_CLICK_SECONDS:
            self._clicked = (None, 0.0)
            self.obvious((card,), slip=True)
        elif slots == [card] and self._plays_alone(card):
            self.obvious((card,), sure=True)
        else:
            self.toggle(card)

    def _plays_alone(self, slot: int) -> bool:
        """Whether a card can be played now, at a table where each is played by itself."""
        model = self.model
        return not model.show.table.picks_out_of_turn and bool(
            model.asking.legal((model.show.hand.order[slot],))
        )

    def toggle(self, slot: int) -> None:
        """Pick a card of the hand, or let go of it; one that cannot be played is not picked.

        Where it cannot be used together with those picked before, it is picked in their place.
        """
        hand, asking = self.model.show.hand, self.model.asking
        if hand.copies()[slot] not in hand.picks:
            refused = asking.refused(hand.order[slot])
            if refused is not None:
                self.moves.refuse(refused)
                return
            cards = (*hand.picked, hand.order[slot])
            if not self.model.show.table.can_be_joined(asking.state, cards):
                hand.picks.clear()
        hand.toggle(slot)
        self.model.say(None)
        self.moves.arranged()

    def prune(self) -> None:
        """Clear the picks that the new position refuses."""
        model = self.model
        position = (model.session.version, model.session.yours)
        if position == self._pruned or not model.show.quiet:
            return
        self._pruned = position
        hand = model.show.hand
        kept = {copy for copy in hand.picks if model.asking.refused(copy[0]) is None}
        if kept != hand.picks:
            hand.picks = kept
            self.moves.arranged()

    def obvious(self, slots: tuple[int, ...], sure: bool = False, slip: bool = False) -> None:
        """Do the likeliest thing with some cards of the hand.

        Ask before a wasteful move, unless the player is ``sure``: the cards were picked before.
        A possible ``slip`` (two clicks meant to pick a card and release it) asks before a discard
        that ends the turn, too.
        """
        model = self.model
        hand = model.show.hand
        cards = tuple(hand.order[slot] for slot in slots)
        legal = model.asking.legal(cards)
        if not legal:
            refused = model.asking.why(cards) if model.session.yours else self._not_now()
            if refused is not None:
                if not sure:
                    hand.picks -= {hand.copies()[slot] for slot in slots}
                self.moves.refuse(refused)
                self.moves.arranged()
            return
        hand.pick(slots)
        self.moves.arranged()
        likeliest = groups(legal)[0]
        wasted = "" if sure else self._wasted(likeliest, slip)
        if wasted:
            model.say(Notice(NoticeKind.ASKS, wasted))
            self.page.changed()
            return
        self.doing.take_up(likeliest, cards)

    def _not_now(self) -> Notice | None:
        """Refusal of a move out of turn; None in the person's turn."""
        illegal = self.model.session.refusal("")
        return None if illegal is None else refusal(illegal)

    def _wasted(self, offers: list[Offer], slip: bool) -> TextValue:
        """The question before the only likely move; empty for none."""
        if len(offers) > 1:
            return ""
        [offer] = offers
        why = self.model.show.table.waste_warning(self.model.asking.state, offer.move)
        last = len(self.model.show.hand.order) == 1
        if not why and slip and offer.intent is Intent.DISCARD and not last:
            why = Message("table-ends-turn")
        if not why:
            return ""
        place = self.model.show.laid.place(offer.target or "")
        if place is None:
            return Message("table-sure", move=offer.name, why=why)
        return Message("table-sure-place", move=offer.name, why=why, place=place.name)

    def pick(self, zone: str) -> None:
        """Handle Space on a zone: pick its cards up, or put them down."""
        if self.model.show.hand.picks or self.model.picked not in (None, zone):
            self.click(zone)
        else:
            self.model.picked = None if self.model.picked == zone else zone
            self.page.changed()

    def drop_pick(self) -> None:
        """Clear all picks."""
        self.model.picked = None
        self.model.show.hand.picks.clear()
        self.moves.arranged()

    def show_again(self) -> None:
        """Repeat the events since the player's last turn."""
        if self.model.repeatable:
            self.model.say(None)
            self.drop_pick()
            self.model.show.again()
            self.page.changed()

    # Moves.

    def _offered(self, cards: tuple[str, ...], zone: str) -> list[Offer]:
        return [one for one in self.model.asking.offers(cards) if one.target == zone]

    def _legally_offered(self, cards: tuple[str, ...], zone: str) -> list[Offer]:
        return [one for one in self.model.asking.legal(cards) if one.target == zone]

    def put(self, cards: tuple[str, ...], zone: str) -> bool:
        legal = self._legally_offered(cards, zone)
        if legal:
            return self.doing.take_up(legal, cards)
        offers = self._offered(cards, zone)
        if offers:
            return self.moves.try_move(offers[0].move)
        self._no_move(PERSON_HAND_ZONE, zone, cards)
        return False

    def do(self, source: str, target: str | None, card: int | None = None) -> bool:
        move = self.meaning(source, target, card)
        if move is not None:
            made = self.moves.try_move(move)
            if not made and target is None:
                self.drag.hop(source)
            return made
        if target != source and (target is not None or source != PERSON_HAND_ZONE):
            self._no_move(
                source, target, self.model.gesture_cards() if source == PERSON_HAND_ZONE else ()
            )
        return False

    def _no_move(self, source: str, target: str | None, cards: tuple[str, ...]) -> None:
        """Refuse a gesture without a move; out of turn, say whose turn it is."""
        model = self.model
        illegal = self.moves.out_of_turn()
        if illegal is not None:
            self.moves.refuse(refusal(illegal))
        elif target is not None and model.session.yours:
            why = model.show.table.no_move_text(model.show.state, source, target, cards)
            if why:
                self.moves.refuse(Notice(NoticeKind.NO_MOVE, why))
