"""The pointer at the table: clicks, drags and picks become moves of the rules.

A click on a zone, a drag from zone to zone, and cards picked and then taken somewhere all ask
the game's table which moves they may mean; the rules say which are legal, and why not.
"""

from typing import TYPE_CHECKING

from game.core.table import FELT, HAND, Offer
from game.ui import theme
from game.ui.stray import DOUBLE
from game.ui.table.bar import groups
from game.ui.table.board import Board
from game.ui.table.doing import take_up
from game.ui.table.dragging import Dragging
from game.ui.table.notice import Kind, Notice, refusal

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


class Pointer:
    """What gestures mean, with the mouse or with keys.

    ``drag`` is what the mouse holds.  ``picked`` is a zone whose cards were picked up with a
    key, at a table without hands.
    """

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.now = 0.0
        self.picked: str | None = None
        self.drag = Dragging(scene)
        self._clicked: tuple[object, float] = (None, 0.0)
        self._pruned: tuple[int, bool] = (-1, False)

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
        if self.drag.holds_hand or scene.show.hand.picks:
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
        return self.drag.carried

    def cards(self) -> tuple[str, ...]:
        """The cards of the hand that a gesture is about: those dragged, else those picked."""
        hand = self.scene.show.hand
        if self.drag.holds_hand:
            return tuple(hand.order[slot] for slot in self.drag.slots)
        return hand.picked

    # Clicks.

    def click(self, zone: str) -> None:
        """A click or Enter on a zone: what was picked goes there, else its own move."""
        source, self.picked = self.picked, None
        cards = self.cards()
        if source is not None and source != zone:
            self.do(source, zone)
        elif zone == FELT and not (cards and self._legally_offered(cards, zone)):
            self.drop_pick()
        elif cards and self._offered(cards, zone):
            self.put(cards, zone)
        else:
            self.do(zone, None)

    def click_card(self, zone: str, card: int) -> None:
        """A click or Enter on one card of a zone."""
        if zone != HAND:
            cards = self.cards()
            if cards and self._offered(cards, zone):
                self.put(cards, zone)
            else:
                self.do(zone, None, card)
            return
        hand = self.scene.show.hand
        before, at = self._clicked
        # The same card in the same position: another may lie there once a move has been made.
        clicked = (hand.copies()[card], len(self.scene.sitting.match.moves))
        self._clicked = (clicked, self.now)
        if self.scene.app.by_keyboard:
            slots = hand.picked_slots()
            self.obvious(tuple(slots) if card in slots else (card,), card in slots)
        elif clicked == before and self.now - at < DOUBLE:
            self._clicked = (None, 0.0)
            self.obvious((card,))
        else:
            self.toggle(card)

    def toggle(self, slot: int) -> None:
        """Pick a card of the hand, or let go of it; one that cannot be played is not picked."""
        hand = self.scene.show.hand
        if hand.copies()[slot] not in hand.picks:
            refused = self.scene.asking.refused(hand.order[slot])
            if refused is not None:
                self.scene.refuse(refused)
                return
        hand.toggle(slot)
        self.scene.notice = None
        self.scene.arranged()

    def prune(self) -> None:
        """Let go of picked cards that cannot be played in the position that has come about."""
        scene = self.scene
        position = (scene.sitting.version, scene.sitting.yours)
        if position == self._pruned or not scene.show.quiet:
            return
        self._pruned = position
        hand = scene.show.hand
        kept = {copy for copy in hand.picks if scene.asking.refused(copy[0]) is None}
        if kept != hand.picks:
            hand.picks = kept
            scene.arranged()

    def obvious(self, slots: tuple[int, ...], sure: bool = False) -> None:
        """Do the likeliest thing with some cards of the hand.

        If that gives away what nobody gives away by a slip of the hand, ask, unless the player
        is ``sure``: the cards had been picked before.
        """
        scene = self.scene
        hand = scene.show.hand
        cards = tuple(hand.order[slot] for slot in slots)
        legal = scene.asking.legal(cards)
        if not legal:
            refused = scene.asking.why(cards) if scene.sitting.yours else self._not_now()
            if refused is not None:
                if not sure:
                    hand.picks -= {hand.copies()[slot] for slot in slots}
                scene.refuse(refused)
                scene.arranged()
            return
        hand.pick(slots)
        scene.arranged()
        likeliest = groups(legal)[0]
        wasted = "" if sure else self._wasted(likeliest)
        if wasted:
            scene.notice = Notice(Kind.ASKS, wasted)
            scene.changed()
            return
        take_up(scene, likeliest, cards)

    def _not_now(self) -> Notice | None:
        """Why the person may do nothing now; None if they may."""
        illegal = self.scene.sitting.why("")
        return None if illegal is None else refusal(illegal)

    def _wasted(self, offers: list[Offer]) -> str:
        """What is asked before the one move is made that is meant; empty if nothing is."""
        if len(offers) > 1:
            return ""
        [offer] = offers
        why = self.scene.show.table.wasteful(self.scene.asking.state, offer.move)
        if not why:
            return ""
        place = self.scene.show.laid.place(offer.target or "")
        there = "" if place is None else f" or click {place.name}"
        return f"{offer.name}? {why} Press its button{there} if you mean it."

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
            return take_up(scene, legal, cards)
        offers = self._offered(cards, zone)
        if offers:
            return scene.try_move(offers[0].move)
        self._no_move(HAND, zone, cards)
        return False

    def do(self, source: str, target: str | None, card: int | None = None) -> bool:
        """Make the move that a gesture means, or say why not; whether it was made."""
        scene = self.scene
        move = self.meaning(source, target, card)
        if move is not None:
            made = scene.try_move(move)
            if not made and target is None:
                self.drag.hop(source)
            return made
        if target != source and (target is not None or source != HAND):
            self._no_move(source, target, self.cards() if source == HAND else ())
        return False

    def _no_move(self, source: str, target: str | None, cards: tuple[str, ...]) -> None:
        """Say why a gesture means no move: out of turn, whose turn it is."""
        scene = self.scene
        illegal = scene.out_of_turn()
        if illegal is not None:
            scene.refuse(refusal(illegal))
        elif target is not None and scene.sitting.yours:
            why = scene.show.table.aside(scene.show.view, source, target, cards)
            if why:
                scene.refuse(Notice(Kind.NO_MOVE, why))

    # Picture.

    def paint(self, board: Board, now: float) -> None:
        """Paint what is picked and what is held."""
        if self.picked is not None:
            board.outline(self.picked, theme.WARNING)
        self.drag.paint(board, now)
