"""Why not: what the rules say of cards that are held over a place, without making a move.

``WhyNot`` answers while the mouse holds cards over a place, and at a key.  ``explained`` adds to a
refusal which other rules allow the move.
"""

from typing import Protocol

from game.core.event import PERSON_SEAT
from game.core.illegal import Illegal
from game.core.table import PERSON_HAND_ZONE
from game.features.rule_sets.allowing import allowed_by
from game.features.rule_sets.own_sets import OwnSets
from game.session import OUT_OF_TURN_CODE
from game.storage.profile import Profile
from game.text.message import Message, TextValue
from game.ui.table.model.actions import TableHost
from game.ui.table.model.drag_state import NodeRef
from game.ui.table.model.notice import Notice, NoticeKind, refusal
from game.ui.table.model.table_model import TableModel

HOLD_SECONDS = 0.45
"""Time for which cards are held over a place before the rules are asked."""


class Meanings(Protocol):
    """Gestures, as far as they are asked here."""

    def meaning(self, source: str, target: str | None, card: int | None = None) -> str | None:
        """Move that a gesture means, legal or not; None for no move."""


def explained(model: TableModel, profile: Profile, move: str, illegal: Illegal) -> Notice:
    """The notice of a refusal, with the rules that would allow the move."""
    notice = refusal(illegal)
    session = model.session
    if illegal.code == OUT_OF_TURN_CODE or session.match.state.over:
        return notice
    game, view = session.match.game, session.match.view(PERSON_SEAT)
    allowed = allowed_by(game, view, move, OwnSets(profile).of(game))
    return refusal(illegal, allowed or "")


class WhyNot:
    """Says why cards may not go to a place.

    ``asked`` is the zone or card that a key has put in question.
    """

    def __init__(self, model: TableModel, page: TableHost, gestures: Meanings) -> None:
        self.model = model
        self.page = page
        self.gestures = gestures
        self.asked: NodeRef | None = None
        self._over: tuple[NodeRef, str] | None = None
        self._since = 0.0
        self._said: Notice | None = None

    @property
    def waiting(self) -> bool:
        """Whether cards are held over a place and nothing has been said about it yet."""
        return self._over is not None and self._said is None

    def hold(self, grip: NodeRef, zone: str | None) -> None:
        """Remember the place over which the mouse holds cards; None over none."""
        over = None if zone in (None, grip.zone) else (grip, zone or "")
        if over == self._over:
            return
        self._over, self._since = over, self.model.now
        self._take_back()

    def let_go(self) -> None:
        """Forget the place: the cards have been dropped."""
        self._over = self._said = None

    def _take_back(self) -> None:
        if self._said is not None:
            if self.model.notice is self._said:
                self.model.say(None)
                self.page.changed()
            self._said = None

    def update(self, now: float) -> None:
        """Answer once the cards have been held long enough."""
        if self._over is None or self._said is not None or now < self._since + HOLD_SECONDS:
            return
        grip, zone = self._over
        cards = self.model.gesture_cards() if grip.zone == PERSON_HAND_ZONE else ()
        notice = self.answer(grip, zone, cards)
        if notice is None or not notice.refuses:
            self._over = None
            return
        self._said = notice
        self.model.say(notice)
        self.page.changed()

    # At a key.

    def ask(self, here: NodeRef | None) -> Notice:
        """The answer to the key, at a card or a place.

        First a card is put in question, unless cards are picked; then it is a place's turn.
        """
        model = self.model
        hand = model.show.hand
        if here is None:
            return Notice(NoticeKind.TOLD, Message("table-why-not.where"))
        source = NodeRef(PERSON_HAND_ZONE) if hand.picks else self.asked
        if model.picked is not None:
            source = NodeRef(model.picked)
        if source is None or here.zone == source.zone:
            self.asked = here
            return Notice(NoticeKind.TOLD, Message("table-why-not", what=self._name(here)))
        self.asked = None
        cards: tuple[str, ...] = ()
        if source.zone == PERSON_HAND_ZONE:
            cards = hand.picked
            if source.card is not None and source.card < len(hand.order):
                cards = (hand.order[source.card],)
        notice = self.answer(source, here.zone, cards)
        no_use = Message("table-no-use", count=max(1, len(cards)))
        return notice or Notice(NoticeKind.NO_MOVE, no_use)

    def _name(self, here: NodeRef) -> TextValue:
        show = self.model.show
        if here.zone == PERSON_HAND_ZONE and here.card is not None:
            return show.table.card_name(show.hand.order[here.card])
        place = show.laid.place(here.zone)
        return "" if place is None else place.name

    # The rules.

    def answer(self, source: NodeRef, zone: str, cards: tuple[str, ...]) -> Notice | None:
        """What a drop would mean: a refusal, or the move that it would make.

        None if it means nothing that can be said.
        """
        model = self.model
        session, show = model.session, model.show
        moves: list[str] = []
        if source.zone == PERSON_HAND_ZONE:
            if not session.yours:
                return self._refused("")
            moves = [one.move for one in model.asking.offers(cards) if one.target == zone]
        else:
            move = self.gestures.meaning(source.zone, zone, source.card)
            moves = [] if move is None else [move]
        for move in moves:
            if session.refusal(move) is None:
                game = session.match.game
                said = game.describe_move(session.state, game.parse(move), show.names)
                return Notice(NoticeKind.TOLD, Message("table-why-not.allowed", move=said))
        if moves:
            return self._refused(moves[0])
        why = show.table.no_move_text(show.state, source.zone, zone, cards)
        return Notice(NoticeKind.NO_MOVE, why) if why else None

    def _refused(self, move: str) -> Notice | None:
        illegal = self.model.session.refusal(move)
        if illegal is None:
            return None
        return explained(self.model, self.page.app.profile, move, illegal)
