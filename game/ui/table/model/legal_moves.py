"""Legal moves of the person, cached for one position.

``LegalMoves`` answers the pointer, the bar and the painter. ``lay_all`` plans the moves that lay
all marked melds.
"""

from collections import Counter
from collections.abc import Callable, Container, Sequence
from itertools import islice
from typing import Any, NamedTuple

from game.core.event import PERSON_SEAT, bare_card
from game.core.illegal import Illegal
from game.core.state import State
from game.core.table_values import Intent, Offer
from game.session import OUT_OF_TURN_CODE, MatchSession
from game.text.message import Message
from game.ui.table.model.notice import Notice, NoticeKind, refusal
from game.ui.table.motion.timeline import Timeline

Offers = Callable[[Sequence[str]], Sequence[Offer]]


class LayAll(NamedTuple):
    """Moves that lay the marked melds, in order."""

    moves: tuple[str, ...] = ()
    refused: Illegal | None = None
    """First refusal among the melds; None if there is none."""
    out: bool = False
    """Whether the moves end the round."""


def lay_all(session: MatchSession, melds: Sequence[Sequence[str]], offers: Offers) -> LayAll:
    """Moves that lay ``melds`` in their order; melds without a legal offer are skipped.

    ``offers`` is a callback that lists the offers for cards of the hand.
    """
    game, after = session.match.game, session.match.state.clone()
    rounds = len(after.rounds)
    moves: list[str] = []
    refused: Illegal | None = None
    for meld in melds:
        offer = next((one for one in offers(meld) if _lays(one, meld)), None)
        if offer is None:
            continue
        move = game.parse(offer.move)
        why = after.check(move)
        if why is not None:
            refused = refused or why
            continue
        after.advance(move)
        moves.append(offer.move)
        if after.asked != PERSON_SEAT or len(after.rounds) > rounds:
            break
    return LayAll(tuple(moves), refused, len(after.rounds) > rounds)


def _lays(offer: Offer, meld: Sequence[str]) -> bool:
    return offer.intent is Intent.MELD and Counter(map(bare_card, offer.cards)) == Counter(meld)


MAX_LISTED_MOVE_COUNT = 2000
"""Maximum number of legal moves listed. Beyond it, every card of the hand counts as playable."""


class ForcedMove(NamedTuple):
    """A move without a choice; ``out`` is whether it plays the last card and ends the round."""

    move: str
    out: bool


class LegalMoves:
    """A cache of offers and legal moves, cleared when the position or the shown view changes."""

    def __init__(self, session: MatchSession, show: Timeline) -> None:
        self.session = session
        self.show = show
        self._key: tuple[object, ...] = ()
        self._state: State[Any] | None = None
        self._offers: dict[tuple[str, ...], list[Offer]] = {}
        self._legal: dict[tuple[str, ...], list[Offer]] = {}
        self._by_zone: dict[str, str] | None = None
        self._by_card: dict[tuple[str, int], tuple[str | None, Illegal | None]] = {}
        self._untaken: dict[str, frozenset[int]] = {}
        self._melds: list[tuple[str, ...]] | None = None
        self._lay_all: LayAll | None = None
        self._usable: Container[str] | None = None
        self._usable_known = False
        self._named: set[str] | None = None
        self._only: ForcedMove | None = None
        self._only_known = False

    def _fresh(self) -> None:
        session, show = self.session, self.show
        key = (session.version, len(session.match.moves), id(show.seen), show.quiet)
        if key != self._key:
            self._key = key
            self._state = None
            self._offers.clear()
            self._legal.clear()
            self._by_card.clear()
            self._untaken.clear()
            self._by_zone = self._melds = self._named = self._lay_all = None
            self._usable_known = self._only_known = False

    @property
    def state(self) -> Any:
        """Shown state, or the latest state the person knows while events wait to be shown."""
        self._fresh()
        if self._state is None:
            self._state = self.show.state if self.show.quiet else self.session.state
        return self._state

    def offers(self, cards: Sequence[str]) -> list[Offer]:
        """Offers for these picked cards, legal or not; empty out of turn."""
        self._fresh()
        key = tuple(cards)
        if not self.session.yours:
            return []
        if key not in self._offers:
            show = self.show
            self._offers[key] = show.table.offers(self.state, key, show.names)
        return self._offers[key]

    def legal(self, cards: Sequence[str]) -> list[Offer]:
        """Legal offers for these picked cards."""
        self._fresh()
        key = tuple(cards)
        if key not in self._legal:
            why = self.session.refusal
            self._legal[key] = [one for one in self.offers(key) if why(one.move) is None]
        return self._legal[key]

    def _meaning(self, zone: str, card: int | None = None) -> str | None:
        return self.show.table.gesture_move(self.show.state, zone, None, card)

    def by_zone(self) -> dict[str, str]:
        """Legal moves by the zone whose click makes them."""
        self._fresh()
        if self._by_zone is None:
            self._by_zone = {}
            for place in self.show.laid.places:
                move = self._meaning(place.zone)
                if move is not None and self.session.refusal(move) is None:
                    self._by_zone[place.zone] = move
        return self._by_zone

    def by_card(self, zone: str, card: int) -> str | None:
        """Legal move of a click on one card of a zone; None if there is none."""
        move, illegal = self._on_card(zone, card)
        return move if illegal is None else None

    def _on_card(self, zone: str, card: int) -> tuple[str | None, Illegal | None]:
        """Move of a click on a card, and its refusal if it is illegal."""
        self._fresh()
        key = (zone, card)
        if key not in self._by_card:
            move = self._meaning(zone, card)
            self._by_card[key] = move, None if move is None else self.session.refusal(move)
        return self._by_card[key]

    def barred(self, zone: str, card: int) -> Notice | None:
        """Why a card of a spread pile may not be taken now.

        None if it may be taken, or if this is not the moment to take a card.
        """
        if card not in self.untaken(zone):
            return None
        illegal = self._on_card(zone, card)[1]
        return None if illegal is None else refusal(illegal)

    def untaken(self, zone: str) -> frozenset[int]:
        """Places in a spread pile whose cards the rules refuse to the person now.

        Empty if this is not the moment to take a card.
        """
        if not (self.session.yours and self.show.quiet):
            return frozenset()
        self._fresh()
        if zone not in self._untaken:
            refused = set()
            for place in range(len(self.show.seen.zone(zone))):
                illegal = self._on_card(zone, place)[1]
                if illegal is not None and illegal.code != OUT_OF_TURN_CODE:
                    refused.add(place)
            self._untaken[zone] = frozenset(refused)
        return self._untaken[zone]

    def only(self) -> ForcedMove | None:
        """Forced move of the person; None with a choice, or while a call window is open."""
        self._fresh()
        if not self._only_known:
            self._only_known = True
            move = self.session.only_move
            calls = move is not None and self.show.table.open_call(self.state) is not None
            self._only = None if move is None or calls else ForcedMove(move, self._goes_out(move))
        return self._only

    def _goes_out(self, move: str) -> bool:
        if not self.show.table.has_hands or len(self.session.hand) != 1:
            return False
        match = self.session.match
        after = match.state.clone()
        after.advance(match.game.parse(move))
        return len(after.rounds) > len(match.state.rounds)

    def usable(self) -> Container[str] | None:
        """Playable cards of the hand; None if no card is to be shaded."""
        if not (self.session.yours and self.show.quiet):
            return None
        self._fresh()
        if not self._usable_known:
            self._usable = self.show.table.playable_cards(self.state)
            self._usable_known = True
        return self._usable

    def playable(self) -> Container[str]:
        """Cards of the hand that can be played now: those not shaded, or that a move names."""
        usable = self.usable()
        return self._named_cards() if usable is None else usable

    def melds(self) -> list[tuple[str, ...]]:
        """Melds that the person's hand could form together."""
        self._fresh()
        if self._melds is None:
            quiet = self.show.quiet
            self._melds = self.show.melds() if quiet else self.show.table.possible_melds(self.state)
        return self._melds

    def lay_all(self) -> LayAll:
        """Plan that lays all of these melds."""
        self._fresh()
        if self._lay_all is None:
            self._lay_all = lay_all(self.session, self.melds(), self.offers)
        return self._lay_all

    def refused(self, text: str) -> Notice | None:
        """Why a card of the hand may not be picked now; None if it may be.

        A card may be picked if a legal move names it, or if it follows another picked card. A game
        with picks out of turn refuses it only while another card is playable.
        """
        session, table = self.session, self.show.table
        if session.match.state.over:
            return None
        if not session.yours:
            illegal = None if table.picks_out_of_turn else session.refusal("")
            return None if illegal is None else refusal(illegal)
        if self.legal((text,)) or text in table.follow_up_cards(self.state):
            return None
        named = self._named_cards()
        if text in named or (table.picks_out_of_turn and not named):
            return None
        return self.why((text,))

    def _named_cards(self) -> set[str]:
        """Cards of the hand that a legal move names."""
        self._fresh()
        if self._named is None:
            game, hand = self.session.match.game, set(self.show.hand.order)
            moves = list(islice(self.state.legal(), MAX_LISTED_MOVE_COUNT))
            named = {bare_card(word) for move in moves for word in game.write(move).split()[1:]}
            self._named = hand if len(moves) == MAX_LISTED_MOVE_COUNT else named & hand
        return self._named

    def why(self, cards: Sequence[str]) -> Notice:
        """Why these cards cannot be used now: the rules' refusal, or a fallback sentence."""
        for offer in self.offers(cards):
            illegal = self.session.refusal(offer.move)
            if illegal is not None:
                return refusal(illegal)
        return Notice(NoticeKind.NO_MOVE, Message("table-no-use", count=len(cards)))
