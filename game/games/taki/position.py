"""The table of a Taki match: its zones, dealing, drawing, and what each seat is told of it.

``rules`` builds the moves on this.
"""

from bisect import insort
from collections.abc import Iterable, Sequence
from typing import Any, Final

from game.cards.shuffle import Stream, first_dealer
from game.core.event import Event, Seat, View
from game.core.fact import Seen, derived, fact, untold, zone
from game.core.game import Setup, State, Tell
from game.core.kind import FIGURES, NUMBER, SEAT, Coded, EachSeat, Form, Kind, Maybe, Row
from game.core.options import Value
from game.games.taki.cards import (
    COLORED,
    COLORS,
    KINDS,
    NONE,
    PACK,
    SYMBOLS,
    Card,
    Color,
    Symbol,
    color,
    is_number,
    read,
    symbol,
    write,
)
from game.games.taki.lacking import UNTOUCHED, Lacking, Trace, known, told, understood
from game.games.taki.moves import Move
from game.games.taki.options import FIRST_STAGE

TURNS_A_SEAT: Final = {"single": 200, "tournament": 600}


CARD: Final[Kind[Card]] = Coded([write(Card(number)) for number in range(KINDS)])
TRACE: Final[Kind[Trace]] = Form(
    UNTOUCHED, lambda trace: told(known(trace)), lambda seen: (understood(seen),)
)


class SeatOrNone(Kind[int]):
    """A seat, or NONE."""

    def blank(self, players: int) -> int:
        return NONE

    def tell(self, value: int, players: int) -> Any:
        return None if value == NONE else value

    def read(self, told: Any, players: int) -> int:
        return NONE if told is None else SEAT.read(told, players)


class Traces(EachSeat[Trace]):
    """What each hand has shown of itself, told as what it is known to lack."""

    def tell(self, value: list[Trace], players: int) -> Any:
        for seat, trace in enumerate(value):
            if len(trace) > 1:
                value[seat] = (known(trace),)
        return super().tell(value, players)


def _option(state: "TakiPosition", name: str) -> Value:
    return state.setup.options.as_values()[name]


def _limit(state: "TakiPosition") -> int:
    return TURNS_A_SEAT[str(_option(state, "mode"))] * state.players


def _first_stages(setup: Setup) -> list[int] | None:
    tournament = setup.options.as_values()["mode"] == "tournament"
    return [FIRST_STAGE] * setup.players if tournament else None


class TakiPosition(State[Move]):
    """The zones and facts of a match of Taki, and what happens to them by itself.

    ``pile`` has its top last, ``stock`` the next card last, and each hand is in the order of
    the cards.  ``color`` and ``symbol`` are what is in force, ``pending`` the cards that wait
    on the active +2s, ``run`` the colour of the open run, ``by`` the seat whose +3 is being
    answered, ``following`` the seat whose turn comes after a window (last card, +3), ``idle``
    how many turns in a row nothing was played or drawn, and ``traces`` what each hand has shown
    of itself.  NONE stands for none.
    """

    color: Color = fact(Coded(COLORS))
    symbol: Symbol = fact(Coded(SYMBOLS))
    direction: int = fact(NUMBER, 1)
    pending: int = fact(NUMBER)
    run: Color = fact(Coded(COLORS))
    by: int = fact(SeatOrNone())
    stages: list[int] | None = fact(Maybe(FIGURES), make=_first_stages)
    turns: int = fact(NUMBER)
    following: int = fact(SeatOrNone(), key="next")
    idle: int = fact(NUMBER)
    traces: list[Trace] = fact(Traces(TRACE), key="lacking")
    stock: list[Card] = zone(Row(CARD, backward=True), seen=Seen.BY_NOBODY)
    pile: list[Card] = zone(Row(CARD))
    hands: list[list[Card]] = zone(EachSeat(Row(CARD)), seen=Seen.BY_OWNER)
    shuffles: int = untold(NUMBER, restored=lambda state: 1)
    players: int = derived(lambda state: state.setup.players)
    limit: int = derived(_limit)
    partial: bool = derived(lambda state: _option(state, "partial_runs") == "on")
    voluntary: bool = derived(lambda state: _option(state, "voluntary_draw") == "on")

    def after(self, seat: int, steps: int = 1) -> Seat:
        """The seat so many steps on in the order of play."""
        return Seat((seat + steps * self.direction) % self.players)

    def lacking(self, seat: int) -> Lacking:
        """What everybody knows a seat's hand to lack."""
        trace = self.traces[seat]
        if len(trace) > 1:
            trace = (known(trace),)
            self.traces[seat] = trace
        return trace[0]

    # The deal.

    def _begin(self, tell: Tell | None) -> None:
        self.round = 1
        if self.setup.dealer is None:
            self.dealer = Seat(first_dealer(self.players, self.number))
        self._new_round()
        self._deal(tell)
        while not any(is_number(card) for card in self.stock):
            # Hands can hold every number, so that none can lead: the deal is void.
            self._gather_hands(tell)
            self._deal(tell)
        self._turn_up(tell)
        self._ask(self.after(self.dealer), tell)

    def _deal(self, tell: Tell | None) -> None:
        self.stock = self._new_deck(PACK, read)[::-1]
        if tell:
            facts = {"round": self.round, "dealer": self.dealer, "stock": len(self.stock)}
            tell(Event("shuffle", self.dealer, facts=facts))
        for _ in range(int(self.setup.options.as_values()["hand"])):
            for place in range(1, self.players + 1):
                seat = self.after(self.dealer, place)
                card = self.stock.pop()
                insort(self.hands[seat], card)
                if tell:
                    tell(self._drawn("deal", seat, [card]))

    def _gather_hands(self, tell: Tell | None) -> None:
        for seat, hand in enumerate(self.hands):
            if tell:
                tell(_moved("gather", Seat(seat), f"hands/{seat}", "stock", hand, private=True))
            self.hands[seat] = []
        self.stock = []

    def _turn_up(self, tell: Tell | None) -> None:
        """Turn cards up until a number leads; any other goes back at a random place."""
        places = Stream(self.number, f"put back {self.shuffles}")
        while True:
            card = self.stock.pop()
            if tell:
                tell(_moved("turn-up", self.dealer, "stock", "pile", [card]))
            if is_number(card):
                break
            self.stock.insert(places.below(len(self.stock) + 1), card)
            if tell:
                tell(_moved("put-back", self.dealer, "pile", "stock", [card]))
        self.pile = [card]
        self.color = color(card)
        self.symbol = symbol(card)

    # Drawing.

    def _draw(self, seat: Seat, count: int, tell: Tell | None) -> int:
        """A seat draws up to so many cards, all there are; how many it drew."""
        hand = self.hands[seat]
        wanted = count
        while wanted and (self.stock or self._reshuffle(tell)):
            cards = self.stock[-wanted:][::-1]
            del self.stock[-wanted:]
            wanted -= len(cards)
            for card in cards:
                insort(hand, card)
            if tell:
                tell(self._drawn("draw", seat, cards))
        if wanted and tell:
            tell(Event("no-card", seat))
        return count - wanted

    def _reshuffle(self, tell: Tell | None) -> bool:
        """Make a new stock of the pile under its last coloured card; whether there is one."""
        kept = len(self.pile) - 1
        while self.pile[kept] >= COLORED:
            kept -= 1
        if kept == 0:
            return False
        cards = self.pile[:kept]
        del self.pile[:kept]
        # Sorted, so that the new order depends on which cards they are and not on the play.
        self.stock = self._shuffled(sorted(cards))
        if tell:
            facts = {"pile": texts(self.pile)}
            tell(Event("reshuffle", None, "pile", "stock", tuple(texts(cards)), facts=facts))
        return True

    def _drawn(self, kind: str, seat: Seat, cards: Sequence[Card]) -> Event:
        return _moved(kind, seat, "stock", f"hands/{seat}", cards, private=True)

    # Turns and the end.

    def _ask(self, seat: Seat, tell: Tell | None) -> None:
        """Give a seat its turn, unless the match ends before it.

        It ends when every seat in a row had nothing to play and nothing to draw, and after so
        many turns.
        """
        self.by = NONE
        self.following = NONE
        if self.idle >= self.players or self.turns >= self.limit:
            self._end_by_count(tell)
            return
        self.turns += 1
        self.asked = seat
        self.phase = "turn"

    def _end_by_count(self, tell: Tell | None) -> None:
        """The fewest cards win, in a tournament those on the lowest stage."""
        standing = [
            (self.stages[seat] if self.stages else 0, len(hand))
            for seat, hand in enumerate(self.hands)
        ]
        best = min(standing)
        self._end([Seat(seat) for seat, one in enumerate(standing) if one == best], None, tell)

    def _end(self, winners: Iterable[Seat], out: Seat | None, tell: Tell | None) -> None:
        self.winners = tuple(winners)
        self.asked = None
        self.phase = "over"
        self.by = NONE
        self.following = NONE
        self.rounds.append({"scores": self.scores[:], "out": out})
        if tell:
            for seat, hand in enumerate(self.hands):
                if hand:
                    zone = f"hands/{seat}"
                    tell(_moved("reveal", Seat(seat), zone, zone, hand))
            facts = {
                "rounds": [dict(one) for one in self.rounds],
                "scores": self.scores[:],
                "winners": list(self.winners),
            }
            tell(Event("round-end", out, facts=facts))

    # What is told of it.

    def hide(self, view: View, seat: Seat) -> None:
        """Who is asked about a +3 shows who holds an answer to it."""
        if self.phase == "answer" and seat != self.asked:
            view["seat"] = None

    def _asking(self, changed: dict[str, Any]) -> Event:
        """Who is asked now; while a +3 is answered, only that seat is told."""
        changed["seat"] = self.asked
        if self.phase != "answer" or self.asked is None:
            return super()._asking(changed)
        changed["phase"] = self.phase
        return Event(
            "asked", facts=changed, seen_by=frozenset({self.asked}), private=frozenset({"seat"})
        )


def texts(cards: Iterable[Card]) -> list[str]:
    """The cards' texts, in order."""
    return [write(card) for card in cards]


def _moved(
    kind: str, seat: Seat, source: str, target: str, cards: Sequence[Card], private: bool = False
) -> Event:
    """Cards on their way from zone to zone, seen by all, or by the seat alone."""
    seen_by = frozenset({seat}) if private else None
    return Event(kind, seat, source, target, tuple(texts(cards)), seen_by=seen_by)
