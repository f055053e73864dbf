"""What happens in 500 Rummy: turns, the call window, rounds."""

from itertools import islice
from typing import Any

from game.cards import french
from game.cards.french import Card
from game.cards.melds import Laid, card_of, write
from game.cards.shuffle import first_dealer
from game.core.event import Event, Seat
from game.core.game import Tell
from game.games.rummy500.listing import at_low_end
from game.games.rummy500.melding import EMPTY_TABLE, lying, spread
from game.games.rummy500.moves import (
    Discard,
    DrawPile,
    DrawStock,
    LayMeld,
    LayOff,
    Move,
    Pass,
    Rummy,
    RummyTo,
)
from game.games.rummy500.options import MOST_ROUNDS
from game.games.rummy500.position import Position, full_pack, kind_of, texts


class Rummy500State(Position):
    """A match of 500 Rummy at one moment, and how it goes on."""

    __slots__ = ()

    def _play(self, move: Move, tell: Tell | None) -> None:
        self._do(move, tell)
        while True:
            forced = self._forced()
            if forced is None:
                return
            self._do(forced, tell)

    def _forced(self) -> Move | None:
        """The move that happens by itself, if there is one now.

        The end of the round when the stock is empty and nothing can be taken, and whatever
        is the only move in a floater's turn.
        """
        if self.asked is None or self.phase == "call":
            return None
        if self.phase == "draw":
            if self.stock and self.hands[self.asked]:
                return None
        elif not self.alone:
            return None
        moves = list(islice(self.legal(), 2))
        return moves[0] if len(moves) == 1 else None

    def _do(self, move: Move, tell: Tell | None) -> None:
        seat = self._seat()
        match move:
            case LayMeld(cards):
                self._lay(seat, cards, tell)
            case LayOff():
                self._lay_off(seat, move, tell)
            case Discard(card):
                self._discard(seat, card, tell)
            case DrawStock():
                self._draw(seat, tell)
            case DrawPile(count):
                owed = count > 1 or self.single_is_owed()
                self.alone = count == 1 and not self.hands[seat]
                self._take(seat, count, owed, "draw", tell)
            case Rummy(count):
                self._end_window()
                self._take(seat, count, True, "rummy", tell)
            case RummyTo():
                self._call_top(seat, move, tell)
            case Pass():
                if tell:
                    tell(Event("pass", seat))
                self._ask_next(seat)
            case _:
                if tell:
                    tell(Event("finish", seat))
                self._end_round(None, tell)

    def _seat(self) -> Seat:
        if self.asked is None:
            raise ValueError("the match is over")
        return self.asked

    def _draw(self, seat: Seat, tell: Tell | None) -> None:
        hand = self.hands[seat]
        self.alone = not hand
        self.phase = "play"
        card = self.stock.pop()
        hand.append(card)
        if tell:
            zone = f"hands/{seat}"
            tell(Event("draw", seat, "stock", zone, texts([card]), seen_by=frozenset([seat])))

    def _take(self, seat: Seat, count: int, owed: bool, kind: str, tell: Tell | None) -> None:
        """Take the top cards of the pile into the hand; the deepest may be owed, else is barred."""
        taken = self.pile[-count:]
        del self.pile[-count:]
        self.hands[seat] += taken
        self.known[seat] += taken
        for card in taken:
            if card in self.let_go[seat]:
                self.let_go[seat].remove(card)
        self.phase = "play"
        if owed:
            self.must_meld = taken[0]
        else:
            self.barred = taken[0]
        if tell:
            tell(Event(kind, seat, "pile", f"hands/{seat}", texts(taken)))

    def _put_down(self, seat: Seat, card: Card) -> None:
        """Let a card leave a hand; of several copies one that everybody knows goes first."""
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def _lay(self, seat: Seat, cards: tuple[Laid, ...], tell: Tell | None) -> None:
        number = len(self.melds) + 1
        laid = lying(number, cards, (seat,) * len(cards))
        self.melds += (laid,)
        self.table = spread(self.melds)
        if tell:
            kind = kind_of(laid.shape.suit)
            meld = {"id": f"M{number}", "kind": kind, "cards": [], "by": []}
            tell(Event("meld", seat, facts={f"melds/M{number}": meld}))
            zone = f"melds/M{number}"
            told = tuple(write(card) for card in cards)
            facts = {f"{zone}/by": list(laid.by)}
            tell(Event("lay", seat, f"hands/{seat}", f"{zone}/cards", told, facts=facts))
        for card in cards:
            self._put_down(seat, card_of(card))
            self._settle(card_of(card), new=True)
        self._after_melding(seat, tell)

    def _lay_off(self, seat: Seat, move: LayOff, tell: Tell | None) -> None:
        self._extend(seat, move, f"hands/{seat}", tell)
        self._put_down(seat, card_of(move.card))
        self._settle(card_of(move.card), new=False)
        self._after_melding(seat, tell)

    def _extend(self, seat: Seat, move: LayOff, source: str, tell: Tell | None) -> None:
        """Put a card that comes from this zone to the meld it is laid off on."""
        before = self.melds[move.meld - 1]
        self.melds = self.melds_with(move, seat)
        self.table = spread(self.melds)
        if tell:
            zone = f"melds/M{move.meld}"
            at = 0 if at_low_end(before.shape, move) else len(before.cards)
            told = (write(move.card),)
            facts = {f"{zone}/by": list(self.melds[move.meld - 1].by)}
            tell(Event("add", seat, source, f"{zone}/cards", told, at=at, facts=facts))

    def _settle(self, card: Card, new: bool) -> None:
        """Melding any copy of a card settles its debt and lifts its bar."""
        if card == self.must_meld and (new or not self.new_only):
            self.must_meld = None
        if card == self.barred:
            self.barred = None

    def _after_melding(self, seat: Seat, tell: Tell | None) -> None:
        """The turn ends without a discard when nothing is left that could be discarded."""
        self.melded = True
        hand = self.hands[seat]
        if not hand:
            if self.options.going_out == "free":
                self._end_round(seat, tell)
            else:
                if tell:
                    tell(Event("float", seat))
                self._end_turn()
                self._begin_turn(self._left_of(seat))
        elif len(hand) == 1 and hand[0] == self.barred and next(self.legal(), None) is None:
            if tell:
                tell(Event("keep", seat))
            self._end_turn()
            self._begin_turn(self._left_of(seat))

    def _discard(self, seat: Seat, card: Card, tell: Tell | None) -> None:
        self._put_down(seat, card)
        self.pile.append(card)
        self.let_go[seat].append(card)
        if tell:
            tell(Event("discard", seat, f"hands/{seat}", "pile", texts([card])))
        if not self.hands[seat]:
            self._end_round(seat, tell)
            return
        self._end_turn()
        self.calls = tuple(self.open_calls())
        if self.calls:
            self.phase = "call"
            self.discarder = seat
            self._ask_next(seat)
        else:
            self._begin_turn(self._left_of(seat))

    # Turns.

    def _left_of(self, seat: Seat) -> Seat:
        return Seat((seat + 1) % self.setup.players)

    def _begin_turn(self, seat: Seat) -> None:
        self.asked = seat
        self.phase = "draw"

    def _end_turn(self) -> None:
        """A turn is over: count it if it only took the top card of the pile."""
        self.idle = self.idle + 1 if self.barred is not None and not self.melded else 0
        self.clear_turn()

    # The call window.

    def _ask_next(self, seat: Seat) -> None:
        """Ask the next seat whether it calls; after the last one play goes on."""
        following = self._left_of(seat)
        if following != self.discarder:
            self.asked = following
            return
        self._end_window()
        self._begin_turn(self._left_of(following))

    def _end_window(self) -> None:
        self.discarder = None
        self.calls = ()

    def _call_top(self, seat: Seat, call: RummyTo, tell: Tell | None) -> None:
        """Lay the top discard off for the caller; the turn goes on to the next player."""
        discarder = self.discarder
        if discarder is None:
            raise ValueError("a call outside the window")
        top = self.pile.pop()
        card = Laid(top) if call.joker is None else call.joker
        self._extend(seat, LayOff(card, call.meld, call.end), "pile", tell)
        self._end_window()
        self._begin_turn(self._left_of(discarder))

    # Rounds.

    def _begin(self, tell: Tell | None) -> None:
        if self.setup.dealer is None:
            self.dealer = Seat(first_dealer(self.setup.players, self.number))
        self._deal(tell)

    def _deal(self, tell: Tell | None) -> None:
        players = self.setup.players
        self.round += 1
        self._new_round()
        deck = self._new_deck(full_pack(players, self.options), french.read)
        if tell:
            facts = {"round": self.round, "dealer": self.dealer, "stock": len(deck), "melds": []}
            tell(Event("shuffle", self.dealer, facts=facts))
        self.stock = deck[::-1]
        first = self._left_of(self.dealer)
        for number in range(players * (13 if players == 2 else 7)):
            seat = Seat((first + number) % players)
            card = self.stock.pop()
            self.hands[seat].append(card)
            if tell:
                zone = f"hands/{seat}"
                told = texts([card])
                tell(Event("deal", seat, "stock", zone, told, seen_by=frozenset([seat])))
        self.pile.append(self.stock.pop())
        if tell:
            tell(Event("turn-up", self.dealer, "stock", "pile", texts(self.pile)))
        self._begin_turn(first)

    def _end_round(self, out: Seat | None, tell: Tell | None) -> None:
        self.clear_turn()
        scores = self.count()
        self.scores = [total + more for total, more in zip(self.scores, scores, strict=True)]
        self.rounds.append({"scores": scores, "out": out})
        if tell:
            self._lay_open(tell)
            facts: dict[str, Any] = {
                "rounds": [dict(one) for one in self.rounds],
                "scores": list(self.scores),
            }
            tell(Event("round-end", out, facts=facts))
        best = max(self.scores)
        ahead = tuple(Seat(seat) for seat, total in enumerate(self.scores) if total == best)
        reached = best >= self.options.target and len(ahead) == 1
        if reached or self.round == MOST_ROUNDS:
            self.winners = ahead
            self.asked = None
            self.phase = "over"
            return
        self._gather(tell)
        self.dealer = self._left_of(self.dealer)
        self._deal(tell)

    def _lay_open(self, tell: Tell) -> None:
        """Show everybody the cards left in the hands: they are counted."""
        for seat, hand in enumerate(self.hands):
            if hand:
                zone = f"hands/{seat}"
                tell(Event("reveal", Seat(seat), zone, zone, texts(hand)))

    def _gather(self, tell: Tell | None) -> None:
        """Put all cards together again."""
        if tell:
            zones = [
                ("pile", texts(self.pile)),
                *((f"hands/{seat}", texts(hand)) for seat, hand in enumerate(self.hands)),
                *(
                    (f"melds/M{meld.number}/cards", tuple([write(card) for card in meld.cards]))
                    for meld in self.melds
                ),
            ]
            for zone, cards in zones:
                if cards:
                    tell(Event("gather", None, zone, "stock", cards))
        self.pile = []
        self.hands = [[] for _ in self.hands]
        self.known = [[] for _ in self.known]
        self.let_go = [[] for _ in self.let_go]
        self.melds = ()
        self.table = EMPTY_TABLE
        self.idle = 0
