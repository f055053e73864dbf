"""The rules of Texas Rummy: which moves there are, and what they do."""

from bisect import insort
from collections.abc import Iterator
from typing import Any, Final, cast

from game.cards import french
from game.cards.french import Card
from game.cards.shuffle import first_dealer
from game.core.event import Event, Seat, copied
from game.core.game import Tell
from game.core.illegal import Illegal
from game.games.texas.dimes import shares
from game.games.texas.moves import (
    DISCARDS,
    DRAW_PILE,
    DRAW_STOCK,
    OUTS,
    Discard,
    Draw,
    GoOut,
    Move,
)
from game.games.texas.options import TexasOptions
from game.games.texas.position import TexasPosition, texts
from game.games.texas.scoring import Arranged, law_of

MOST_EMPTIED: Final = 2
"""How often in a round the pile becomes a new stock."""


def packs(players: int) -> tuple[int, int]:
    """The packs and the jokers in play: one pack for two, two up to six, three above."""
    count = 1 if players == 2 else 2 if players <= 6 else 3
    return count, 2 * count


def pack(players: int) -> list[Card]:
    """All the cards in play, in order."""
    return french.pack(*packs(players))


def cards_dealt(number: int) -> int:
    """The cards each player is dealt in a round, 1 to 11: three to thirteen."""
    return number + 2


class TexasState(TexasPosition):
    """A match of Texas Rummy at one moment, and its turns."""

    __slots__ = ()

    # Moves.

    def legal(self) -> Iterator[Move]:
        if self.phase == "draw":
            yield DRAW_STOCK
            if not self.must_draw_from_stock:
                yield DRAW_PILE
        elif self.phase == "discard":
            hand = self.hand
            barred = self.barred
            for card in dict.fromkeys(hand):
                if card != barred:
                    yield DISCARDS[card]
            for card in self.round_law.going_out(hand):
                if card != barred:
                    yield OUTS[card]

    def check(self, move: Move) -> Illegal | None:
        if self.asked is None:
            return Illegal("match-over", "The match is over.")
        if isinstance(move, Draw):
            return self._check_draw(move)
        if self.phase == "draw":
            return Illegal("not-your-phase", "A turn begins with drawing a card.", "A turn")
        if move.card not in self.hand:
            return Illegal("not-in-hand", f"The {french.name(move.card)} is not in your hand.")
        if move.card == self.barred:
            return Illegal(
                "barred-card",
                f"The {french.name(move.card)} was just taken from the pile: "
                "it may not be discarded in the same turn.",
                "A turn",
            )
        if isinstance(move, GoOut) and not self.round_law.goes_out(self.hand, move.card):
            return Illegal(
                "not-a-meld",
                f"Without the {french.name(move.card)} the hand is not made up of whole melds: "
                "to go out, every card but the discard must be in one.",
                "Going out",
            )
        return None

    def _check_draw(self, move: Draw) -> Illegal | None:
        if self.phase != "draw":
            return Illegal(
                "not-your-phase", "A card has been drawn: the turn ends with a discard.", "A turn"
            )
        if move.from_pile and self.must_draw_from_stock:
            return Illegal(
                "stock-first",
                "Everybody in turn has just drawn from the pile: "
                "the next card must come from the stock.",
                "A turn",
            )
        return None

    def _play(self, move: Move, tell: Tell | None) -> None:
        match move:
            case Draw():
                if move.from_pile:
                    self._draw_from_pile(tell)
                else:
                    self._draw_from_stock(tell)
            case Discard():
                self._put_down(move.card, "discard", tell)
                self.phase = "draw"
                self.asked = self._left_of(cast(Seat, self.asked))
            case GoOut():
                seat = self.asked
                self._put_down(move.card, "out", tell)
                self._end_round(seat, tell)

    def _left_of(self, seat: Seat) -> Seat:
        return Seat((seat + 1) % self.setup.players)

    def _draw_from_pile(self, tell: Tell | None) -> None:
        seat = cast(Seat, self.asked)
        card = self.pile.pop()
        insort(self.hands[seat], card)
        insort(self.known[seat], card)
        if card in self.let_go[seat]:
            self.let_go[seat].remove(card)
        self.taken = card
        self.phase = "discard"
        if tell:
            tell(Event("draw", seat, "pile", f"hands/{seat}", (french.write(card),)))

    def _draw_from_stock(self, tell: Tell | None) -> None:
        """Draw the next card; with none left, from the pile shuffled, or the round ends."""
        seat = cast(Seat, self.asked)
        if not self.stock:
            if self.emptied == MOST_EMPTIED:
                if tell:
                    tell(Event("stock-out", seat))
                self._end_round(None, tell)
                return
            self._turn_the_pile(tell)
        card = self.stock.pop()
        insort(self.hands[seat], card)
        self.phase = "discard"
        if tell:
            written = (french.write(card),)
            tell(Event("draw", seat, "stock", f"hands/{seat}", written, seen_by=frozenset((seat,))))

    def _turn_the_pile(self, tell: Tell | None) -> None:
        """Shuffle the pile without its top card into a new stock."""
        *under, top = self.pile
        self.emptied += 1
        if tell:
            tell(Event("gather", None, "pile", "stock", texts(under)))
            tell(Event("shuffle", facts={"emptied": self.emptied}))
        self.stock = self._shuffled(sorted(under))
        self.pile = [top]

    def _put_down(self, card: Card, kind: str, tell: Tell | None) -> None:
        """The discard, and with it the end of the turn."""
        seat = cast(Seat, self.asked)
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)
        self.pile.append(card)
        self.let_go[seat].append(card)
        self.idle = 0 if self.taken is None else self.idle + 1
        self.taken = None
        if tell:
            tell(Event(kind, seat, f"hands/{seat}", "pile", (french.write(card),)))

    # Rounds.

    def _begin(self, tell: Tell | None) -> None:
        players = self.setup.players
        dealer = self.setup.dealer
        if dealer is None:
            dealer = Seat(first_dealer(players, self.number))
        self._next_round(_options(self).first_and_last[0], dealer, tell)

    def _next_round(self, number: int, dealer: Seat, tell: Tell | None) -> None:
        self.round = number
        self.dealer = dealer
        self.law = law_of(number)
        self.taken = None
        self.idle = 0
        self.emptied = 0
        self.known = [[] for _ in self.hands]
        self.let_go = [[] for _ in self.hands]
        self._new_round()
        self._deal(self._new_deck(pack(self.setup.players), french.read), tell)
        self.phase = "draw"
        self.asked = self._left_of(dealer)

    def _deal(self, deck: list[Card], tell: Tell | None) -> None:
        """One card at a time from the dealer's left, then one turned up to start the pile."""
        players = self.setup.players
        dealt = cards_dealt(self.round) * players
        first = self._left_of(self.dealer)
        for place in range(players):
            self.hands[(first + place) % players] = sorted(deck[place:dealt:players])
        self.pile = [deck[dealt]]
        self.stock = deck[:dealt:-1]
        if tell:
            facts = {
                "round": self.round,
                "dealer": self.dealer,
                "wild": self.round_law.wild_text,
                "stock": len(deck),
            }
            tell(Event("shuffle", self.dealer, facts=facts))
            for place, card in enumerate(texts(deck[:dealt])):
                seat = Seat((first + place) % players)
                seen_by = frozenset((seat,))
                tell(Event("deal", seat, "stock", f"hands/{seat}", (card,), seen_by=seen_by))
            tell(Event("turn-up", None, "stock", "pile", texts(self.pile)))

    def _end_round(self, out: Seat | None, tell: Tell | None) -> None:
        law = self.round_law
        arranged = [law.arrange(hand) for hand in self.hands]
        points = [one.points for one in arranged]
        self.scores = [total + more for total, more in zip(self.scores, points, strict=True)]
        self.rounds.append(_entry(out, arranged))
        if out is not None and self.pot:
            self._pay(out, 1, "dime", tell)
        self._tell_of_the_round(out, tell)
        if self.round == _options(self).first_and_last[1]:
            self._end_match(tell)
        else:
            self._gather(tell)
            self._next_round(self.round + 1, self._left_of(self.dealer), tell)

    def _tell_of_the_round(self, out: Seat | None, tell: Tell | None) -> None:
        """All hands are laid open to be counted, and then the count is told."""
        if tell:
            for seat, hand in enumerate(self.hands):
                zone = f"hands/{seat}"
                tell(Event("reveal", Seat(seat), zone, zone, texts(hand)))
            facts = {"rounds": copied(self.rounds), "scores": list(self.scores)}
            tell(Event("round-end", out, facts=facts))

    def _pay(self, seat: Seat, dimes: int, kind: str, tell: Tell | None) -> None:
        self.pot -= dimes
        self.dimes[seat] += dimes
        if tell:
            tell(Event(kind, seat, facts={"pot": self.pot, "dimes": list(self.dimes)}))

    def _end_match(self, tell: Tell | None) -> None:
        """The lowest total wins and takes what is left in the pot; equal totals share it."""
        best = min(self.scores)
        self.winners = tuple(
            [Seat(seat) for seat, total in enumerate(self.scores) if total == best]
        )
        self.asked = None
        self.phase = "over"
        for seat, dimes in shares(self.pot, self.winners, self.dealer, self.setup.players):
            self._pay(seat, dimes, "share", tell)

    def _gather(self, tell: Tell | None) -> None:
        """The cards back into one pack; the hands have been shown."""
        if tell:
            for seat, hand in enumerate(self.hands):
                tell(Event("gather", Seat(seat), f"hands/{seat}", "stock", texts(hand)))
            tell(Event("gather", None, "pile", "stock", texts(self.pile)))


def _options(state: TexasState) -> TexasOptions:
    return cast(TexasOptions, state.setup.options)


def _entry(out: Seat | None, arranged: list[Arranged]) -> dict[str, Any]:
    """A finished round as the state tells of it."""
    return {
        "scores": [one.points for one in arranged],
        "out": out,
        "arranged": [one.as_json() for one in arranged],
    }
