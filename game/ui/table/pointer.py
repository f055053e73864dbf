"""The pointer at the table: clicks, drags and picks become moves of the rules.

A click on a zone, a drag from zone to zone, and cards picked and then taken somewhere all ask
the game's table which moves they may mean; the rules say which are legal, and why not.
"""

from game.core.offer import FELT, Means, Offer
from game.core.table import HAND
from game.ui.table.acts import Page
from game.ui.table.doing import Doing
from game.ui.table.dragging import Dragging
from game.ui.table.model import TableModel
from game.ui.table.moves import Moves
from game.ui.table.notice import Kind, Notice, refusal
from game.ui.table.offering import groups
from game.ui.window.stray import DOUBLE
from game.words.message import Message, say, told


class Pointer:
    """What gestures mean, with the mouse or with keys.

    ``drag`` follows what the mouse holds.
    """

    def __init__(self, model: TableModel, page: Page, moves: Moves, doing: Doing) -> None:
        self.model = model
        self.page = page
        self.moves = moves
        self.doing = doing
        self.drag = Dragging(model, page, moves, self)
        self._clicked: tuple[object, float] = (None, 0.0)
        self._pruned: tuple[int, bool] = (-1, False)

    # Questions to the rules.

    def meaning(self, source: str, target: str | None, card: int | None = None) -> str | None:
        """The move a gesture means, legal or not."""
        show = self.model.show
        return show.table.meaning(show.state, source, target, card)

    # Clicks.

    def click(self, zone: str) -> None:
        """A click or Enter on a zone: what was picked goes there, else its own move."""
        source, self.model.picked = self.model.picked, None
        cards = self.model.gesture_cards()
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
            cards = self.model.gesture_cards()
            if cards and self._offered(cards, zone):
                self.put(cards, zone)
            else:
                self.do(zone, None, card)
            return
        hand = self.model.show.hand
        before, at = self._clicked
        # The same card in the same position: another may lie there once a move has been made.
        clicked = (hand.copies()[card], len(self.model.sitting.match.moves))
        self._clicked = (clicked, self.model.now)
        slots = hand.picked_slots()
        if self.page.by_keyboard:
            self.obvious(tuple(slots) if card in slots else (card,), card in slots)
        elif clicked == before and self.model.now - at < DOUBLE:
            self._clicked = (None, 0.0)
            self.obvious((card,), slip=True)
        elif slots == [card] and self._plays_alone(card):
            self.obvious((card,), sure=True)
        else:
            self.toggle(card)

    def _plays_alone(self, slot: int) -> bool:
        """Whether a card can be played now, at a table where each is played by itself."""
        model = self.model
        return not model.show.table.plans and bool(
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
            if not self.model.show.table.joined(asking.state, cards):
                hand.picks.clear()
        hand.toggle(slot)
        self.model.say(None)
        self.moves.arranged()

    def prune(self) -> None:
        """Let go of picked cards that cannot be played in the position that has come about."""
        model = self.model
        position = (model.sitting.version, model.sitting.yours)
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

        If that gives away what nobody gives away by a slip of the hand, ask, unless the player
        is ``sure``: the cards had been picked before.  What is perhaps a ``slip`` (two clicks
        that were to pick a card and let go of it) does not give the turn away either.
        """
        model = self.model
        hand = model.show.hand
        cards = tuple(hand.order[slot] for slot in slots)
        legal = model.asking.legal(cards)
        if not legal:
            refused = model.asking.why(cards) if model.sitting.yours else self._not_now()
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
            model.say(Notice(Kind.ASKS, wasted))
            self.page.changed()
            return
        self.doing.take_up(likeliest, cards)

    def _not_now(self) -> Notice | None:
        """Why the person may do nothing now; None if they may."""
        illegal = self.model.sitting.why("")
        return None if illegal is None else refusal(illegal)

    def _wasted(self, offers: list[Offer], slip: bool) -> str:
        """What is asked before the one move is made that is meant; empty if nothing is."""
        if len(offers) > 1:
            return ""
        [offer] = offers
        why = self.model.show.table.wasteful(self.model.asking.state, offer.move)
        last = len(self.model.show.hand.order) == 1
        if not why and slip and offer.group is Means.DISCARD and not last:
            why = Message("table-ends-turn")
        if not why:
            return ""
        place = self.model.show.laid.place(offer.target or "")
        if place is None:
            return say("table-sure", move=offer.name, why=why)
        return say("table-sure-place", move=offer.name, why=why, place=place.name)

    def pick(self, zone: str) -> None:
        """Space on a zone: pick its cards up, or put them down again."""
        if self.model.show.hand.picks or self.model.picked not in (None, zone):
            self.click(zone)
        else:
            self.model.picked = None if self.model.picked == zone else zone
            self.page.changed()

    def drop_pick(self) -> None:
        """Let go of what was picked."""
        self.model.picked = None
        self.model.show.hand.picks.clear()
        self.moves.arranged()

    # Moves.

    def _offered(self, cards: tuple[str, ...], zone: str) -> list[Offer]:
        return [one for one in self.model.asking.offers(cards) if one.target == zone]

    def _legally_offered(self, cards: tuple[str, ...], zone: str) -> list[Offer]:
        return [one for one in self.model.asking.legal(cards) if one.target == zone]

    def put(self, cards: tuple[str, ...], zone: str) -> bool:
        """Put cards of the hand on a zone; whether a move was made or is being chosen."""
        legal = self._legally_offered(cards, zone)
        if legal:
            return self.doing.take_up(legal, cards)
        offers = self._offered(cards, zone)
        if offers:
            return self.moves.try_move(offers[0].move)
        self._no_move(HAND, zone, cards)
        return False

    def do(self, source: str, target: str | None, card: int | None = None) -> bool:
        """Make the move that a gesture means, or say why not; whether it was made."""
        move = self.meaning(source, target, card)
        if move is not None:
            made = self.moves.try_move(move)
            if not made and target is None:
                self.drag.hop(source)
            return made
        if target != source and (target is not None or source != HAND):
            self._no_move(source, target, self.model.gesture_cards() if source == HAND else ())
        return False

    def _no_move(self, source: str, target: str | None, cards: tuple[str, ...]) -> None:
        """Say why a gesture means no move: out of turn, whose turn it is."""
        model = self.model
        illegal = self.moves.out_of_turn()
        if illegal is not None:
            self.moves.refuse(refusal(illegal))
        elif target is not None and model.sitting.yours:
            why = told(model.show.table.aside(model.show.state, source, target, cards))
            if why:
                self.moves.refuse(Notice(Kind.NO_MOVE, why))
