"""A sixth game, as small as one can be: the highest card takes the trick."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from game.cards import card_names, french
from game.cards.french import Card
from game.core.event import Event, EventKind, Seat, bare_card
from game.core.fact import Visibility, fact, zone
from game.core.fact_types import CARDS_TYPE, HANDS_TYPE, SEAT_NUMBERS_TYPE, STOCK_TYPE, UNKNOWN_CARD
from game.core.game import Bot, Game
from game.core.illegal import Illegal, UnreadableMove
from game.core.options import IntRange, Options, option
from game.core.state import EventSink, SeatView, State
from game.core.table import Table, TableZone, ring_zones
from game.core.table_values import Intent, Offer
from game.text.icon import Icon
from game.text.message import Names


@dataclass(frozen=True, slots=True)
class ToyOptions(Options):
    area: ClassVar[str] = "toy"
    rounds: int = option(2, IntRange(1, 3))
    dealt: int = option(4, IntRange(1, 6))


class ToyState(State[Card]):
    """``tricks`` are those each seat has taken; a move is the card that is played."""

    stock: list[Card] = zone(STOCK_TYPE, seen=Visibility.HIDDEN)
    pile: list[Card] = zone(CARDS_TYPE)
    hands: list[list[Card]] = zone(HANDS_TYPE, seen=Visibility.OWNER)
    tricks: list[int] = fact(SEAT_NUMBERS_TYPE)

    def legal(self) -> Iterator[Card]:
        if self.asked is not None:
            yield from sorted(self.hands[self.asked])

    def check(self, move: Card) -> Illegal | None:
        if self.asked is None:
            return Illegal("match-over", "The match is over.")
        if move in self.hands[self.asked]:
            return None
        return Illegal("not-in-hand", f"You do not hold the {card_names.named(move)}.", "trick")

    def _begin(self, tell: EventSink | None) -> None:
        if self.draws_dealer:
            self.dealer = self.drawn_dealer()
        self.round += 1
        self.begin_round()
        self.phase = "play"
        deck = self.shuffle_deck(french.pack(), french.read)
        if tell:
            tell(Event("shuffle", self.dealer, changes={"round": self.round, "stock": len(deck)}))
        self.stock = deck[::-1]
        for seat in list(map(Seat, range(self.setup.players))) * self.setup.options.dealt:
            self.hands[seat].append(self.stock.pop())
            if tell:
                told = (french.write(self.hands[seat][-1]),)
                tell(
                    Event(
                        "deal", seat, "stock", f"hands/{seat}", told, visible_to=frozenset([seat])
                    )
                )
        self.asked = self.dealer

    def _play(self, move: Card, tell: EventSink | None) -> None:
        seat, players = self.asked, self.setup.players
        assert seat is not None
        self.hands[seat].remove(move)
        self.pile.append(move)
        if tell:
            tell(Event("play", seat, f"hands/{seat}", "pile", (french.write(move),)))
        self.asked = Seat((seat + 1) % players)
        if len(self.pile) % players:
            return
        trick = self.pile[-players:]
        best = trick.index(max(trick, key=lambda card: (card % 13, card)))
        self.asked = Seat((self.asked + best) % players)
        self.tricks[self.asked] += 1
        if not self.hands[self.asked]:
            self._end_round(tell)

    def _end_round(self, tell: EventSink | None) -> None:
        self.rounds.append({"scores": self.tricks[:], "out": None})
        self.scores = [one + more for one, more in zip(self.scores, self.tricks, strict=True)]
        if tell:
            tell(Event("round-end", changes={"rounds": [dict(one) for one in self.rounds]}))
        if self.round == self.setup.options.rounds:
            best = max(self.scores)
            self.end(tuple(Seat(seat) for seat, score in enumerate(self.scores) if score == best))
            return
        if tell:
            tell(Event("gather", None, "pile", "stock", tuple(map(french.write, self.pile))))
        self._begin(tell)


class ToyKnowledge(Bot[ToyState, Card]):
    def candidates(self, state: ToyState) -> list[Card]:
        return list(state.legal())

    def quick_score(self, state: ToyState, move: Card) -> float:
        return float(move % 13)

    def value(self, state: ToyState) -> Sequence[float]:
        return [float(one) for one in state.scores]

    def explain(self, state: ToyState, move: Card, names: Names, other: Card | None = None) -> str:
        return f"The {card_names.named(move)} may take the trick."


class ToyTable(Table):
    def zones(self, state: ToyState, names: Names) -> list[TableZone]:
        return ring_zones(state, names)

    def prompt(self, state: ToyState, names: Names) -> str:
        return "Play a card."

    def offers(self, state: ToyState, picked: Sequence[str], names: Names) -> list[Offer]:
        if state.asked != 0 or len(picked) != 1:
            return []
        name = f"Play the {self.card_name(bare_card(picked[0]))}"
        return [Offer(f"play {picked[0]}", name, Intent.PLAY, "L", Icon.LAY, "pile")]

    def round_end_title(self, state: ToyState, names: Names) -> str:
        return "All cards have been played"


class Toy(Game[ToyState, Card]):
    name = "toy"
    title = "Highest"
    tagline = "The highest card takes the trick."
    age = "For everybody."
    players = (2, 5)
    options_type: ClassVar[type[Options]] = ToyOptions
    state_type = ToyState
    bot = ToyKnowledge()
    rules_text = Path(__file__).with_name("toy.md")
    table = ToyTable()
    event_kinds: ClassVar[Mapping[str, EventKind]] = {"play": EventKind.PLAY}

    def write(self, move: Card) -> str:
        return f"play {french.write(move)}"

    def parse(self, text: str) -> Card:
        try:
            card = french.read(text.removeprefix("play "))
        except ValueError:
            card = french.JOKER
        if card == french.JOKER or self.write(card) != text:
            raise UnreadableMove(f"{text!r} is not a move: play and a card.")
        return card

    def describe_move(self, state: ToyState, move: Card, names: Names) -> str:
        return f"Play the {card_names.named(move)}"

    def describe_event(self, seen: SeatView[ToyState], event: Event, names: Names) -> str | None:
        if event.name == "shuffle":
            return f"Round {event.changes['round']}."
        if event.name != "play" or event.seat is None:
            return None
        card = french.read(str(event.cards[0]))
        who = names[event.seat]
        return f"{'You play' if who.you else f'{who.name} plays'} the {card_names.named(card)}."

    def deal_hidden(self, state: ToyState, rng: Random) -> None:
        gone = {*state.pile, *(card for hand in state.hands for card in hand)}
        unseen = [card for card in french.pack() if card not in gone]
        rng.shuffle(unseen)
        for hand in [*state.hands, state.stock]:
            hand[:] = [unseen.pop() if card == UNKNOWN_CARD else card for card in hand]

    def card(self, card: Any) -> str:
        return french.write(card)

    def pack(self, players: int, options: Options) -> Sequence[str]:
        return [french.write(card) for card in french.pack()]

    def dealer_for(self, first: Seat, players: int) -> Seat:
        """The dealer leads to the first trick."""
        return first

    def max_moves(self, players: int, options: Options) -> int:
        """Each card that is dealt is played once."""
        values = options.as_values()
        return int(values["rounds"]) * int(values["dealt"]) * players


TOY = Toy()
