"""The rules of Takeaway: its options, moves and state."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from game.cards import french
from game.cards.french import Card
from game.core.event import Event, Seat
from game.core.fact import Seen, derived, fact, untold, zone
from game.core.game import State, Tell
from game.core.illegal import Illegal
from game.core.kind import CARDS, NUMBER, STOCK, Kind, Row
from game.core.options import Between, OneOf, Options, Preset, option
from game.core.words import quoted

SLOTS: Final = 8


@dataclass(frozen=True, slots=True)
class TakeawayOptions(Options):
    """What can be chosen before a match."""

    rounds: int = option(3, "Rounds", Between(1, 9), "How many deals make a match.")
    run_suits: str = option(
        "same",
        "Runs",
        OneOf(("same", "any"), ("Same suit", "Any suit")),
        "Whether neighbours in rank must share a suit to fit.",
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("The usual match", "Three rounds; runs keep to a suit.", {}),
        Preset("Quick", "A single round.", {"rounds": 1}),
        Preset("Wild", "Neighbours fit whatever their suit: stacks fly.", {"run_suits": "any"}),
    )


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card onto the slot being played."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take all the cards of a slot (0 to 7) onto the slot being played."""

    slot: int


Move = Draw | Take
DRAW: Final = Draw()
TAKES: Final = tuple(Take(slot) for slot in range(SLOTS))


def _fits(one: int, other: int, run_suits: str) -> bool:
    """Whether two different cards are a match (same rank) or a run (neighbours in rank)."""
    distance = (one - other) % 13
    if distance == 0:
        return True
    return distance in (1, 12) and (run_suits == "any" or one // 13 == other // 13)


FITS: Final = {
    run_suits: tuple(
        frozenset(other for other in range(52) if other != one and _fits(one, other, run_suits))
        for one in range(52)
    )
    for run_suits in ("same", "any")
}
"""The cards that can be played on each card."""


def owners(players: int) -> tuple[Seat | None, ...]:
    """Who owns each of the eight slots; None for one not in use.

    With two players each owns four neighbouring slots, otherwise two: a right one and,
    clockwise of it, a left one.
    """
    each = 4 if players == 2 else 2
    return tuple(Seat(slot // each) if slot < each * players else None for slot in range(SLOTS))


class Stacks(Kind[list[list[Card]]]):
    """The eight slots: told with their owners, those that are not in use as null."""

    copying = Row(CARDS).copying

    def blank(self, players: int) -> list[list[Card]]:
        return [[] for _ in range(SLOTS)]

    def tell(self, value: list[list[Card]], players: int) -> Any:
        return [
            None if owner is None else {"seat": owner, "cards": CARDS.tell(stack, players)}
            for owner, stack in zip(owners(players), value, strict=True)
        ]

    def read(self, told: Any, players: int) -> list[list[Card]]:
        stacks = []
        for owner, one in zip(owners(players), told, strict=True):
            if (owner is None) != (one is None) or (one and one["seat"] != owner):
                raise ValueError(f"{quoted(one)} is not a slot of {owner}")
            stacks.append([] if one is None else CARDS.read(one["cards"], players))
        return stacks


class TakeawayState(State[Move]):
    """A match of Takeaway at one moment.

    ``slots`` are the eight stacks, bottom first; ``slot`` is the one being played; ``stock``
    has the next card last.
    """

    stock: list[Card] = zone(STOCK, seen=Seen.BY_NOBODY)
    slots: list[list[Card]] = zone(Stacks())
    slot: int = fact(NUMBER)
    shuffles: int = untold(NUMBER, restored=lambda state: 2 * state.round)
    owner: tuple[Seat | None, ...] = derived(lambda state: owners(state.setup.players))
    used: int = derived(lambda state: sum(owner is not None for owner in state.owner))
    fits: tuple[frozenset[int], ...] = derived(
        lambda state: FITS[state.setup.options.as_values()["run_suits"]]
    )

    # Moves.

    def legal(self) -> Iterator[Move]:
        if self.phase == "draw":
            yield DRAW
        elif self.phase == "take":
            for other in self.plays(self.slot):
                yield TAKES[other]

    def check(self, move: Move) -> Illegal | None:
        if self.asked is None:
            return Illegal("match-over", "The match is over.")
        if isinstance(move, Draw):
            if self.phase == "take":
                return Illegal(
                    "not-your-phase",
                    "A card is drawn only when nothing fits: a stack that fits must be taken.",
                    "Playing a slot",
                )
            return None
        if not 0 <= move.slot < self.used:
            return Illegal("not-a-move", f"There is no slot {move.slot} in this match.")
        if self.phase == "draw":
            return Illegal(
                "not-your-phase",
                "An empty slot is filled first: draw a card onto it."
                if not self.slots[self.slot]
                else "Nothing fits the slot being played: draw a card onto it first.",
                "Playing a slot",
            )
        return self._misfit(move.slot)

    def plays(self, slot: int) -> list[int]:
        """The slots whose stacks can be taken onto this one, clockwise from it."""
        if not self.slots[slot]:
            return []
        fits = self.fits[self.slots[slot][-1]]
        slots = self.slots
        used = self.used
        return [
            other % used
            for other in range(slot + 1, slot + used)
            if slots[other % used] and slots[other % used][-1] in fits
        ]

    def _misfit(self, slot: int) -> Illegal | None:
        if slot == self.slot:
            why = "A slot cannot take its own cards: choose a stack in another slot."
        elif not self.slots[slot]:
            why = "That slot is empty: there is nothing to take from it."
        elif self.slots[slot][-1] in self.fits[self.slots[self.slot][-1]]:
            return None
        else:
            other = french.name(self.slots[slot][-1])
            mine = french.name(self.slots[self.slot][-1])
            suits = " of the same suit" if self.fits is FITS["same"] else ""
            why = (
                f"The {other} does not fit the {mine}: "
                f"only the same rank or a neighbour{suits} does."
            )
        return Illegal("does-not-fit", why, "What fits")

    def _play(self, move: Move, tell: Tell | None) -> None:
        mine = self.slots[self.slot]
        zone = f"slots/{self.slot}/cards"
        if isinstance(move, Draw):
            card = self.stock.pop()
            mine.append(card)
            if tell:
                tell(Event("draw", self.asked, "stock", zone, (french.write(card),)))
        else:
            taken = self.slots[move.slot]
            mine.extend(taken)
            self.slots[move.slot] = []
            if tell:
                source = f"slots/{move.slot}/cards"
                tell(Event("take", self.asked, source, zone, _texts(taken)))
        if self.plays(self.slot):
            self.phase = "take"
        else:
            self._done(tell)

    def _done(self, tell: Tell | None) -> None:
        """The slot being played is done: find the next, or end the round."""
        following = self._following()
        if following is None:
            self._end_round(tell)
        else:
            self._turn_to(following)

    def _following(self) -> int | None:
        """The slot to be played next; None if the round is over.

        While there is a deck, the first empty slot clockwise, else the next slot.  Without
        one, the first slot clockwise that has a play.
        """
        ring = [other % self.used for other in range(self.slot + 1, self.slot + 1 + self.used)]
        if self.stock:
            return next((other for other in ring if not self.slots[other]), ring[0])
        return next((other for other in ring if self.plays(other)), None)

    def _turn_to(self, slot: int) -> None:
        self.slot = slot
        self.asked = self.owner[slot]
        self.phase = "take" if self.plays(slot) else "draw"

    # Rounds.

    def _begin(self, tell: Tell | None) -> None:
        self._next_round(tell)

    def _next_round(self, tell: Tell | None) -> None:
        self.round += 1
        self._new_round()
        self.dealer = self._cut(tell)
        deck = self._new_deck(french.pack(), french.read)
        if tell:
            facts = {"round": self.round, "dealer": self.dealer, "stock": len(deck)}
            tell(Event("shuffle", self.dealer, facts=facts))
        self.stock = deck[::-1]
        first = self.owner.index(self.dealer)
        for slot in range(first, first + self.used):
            card = self.stock.pop()
            self.slots[slot % self.used].append(card)
            if tell:
                owner = self.owner[slot % self.used]
                zone = f"slots/{slot % self.used}/cards"
                tell(Event("deal", owner, "stock", zone, (french.write(card),)))
        self._turn_to(first)

    def _cut(self, tell: Tell | None) -> Seat:
        """Every player draws a card for the deal: the highest deals, those who tie draw again.

        The ace is high.  It counts as a shuffle of the match also where the set-up names the
        dealer and nobody draws.
        """
        if self.round == 1 and self.setup.dealer is not None:
            self.shuffles += 1
            return self.setup.dealer
        deck = iter(self._shuffled(french.pack()))
        drawing = [Seat(seat) for seat in range(self.setup.players)]
        while len(drawing) > 1:
            drawn = {seat: next(deck) for seat in drawing}
            if tell:
                for seat, card in drawn.items():
                    tell(Event("cut", seat, cards=(french.write(card),)))
            height = {seat: (french.rank(card) - 1) % 13 for seat, card in drawn.items()}
            highest = max(height.values())
            drawing = [seat for seat in drawing if height[seat] == highest]
        return drawing[0]

    def count(self) -> list[int]:
        """The cards in each player's slots: what the round would score now."""
        points = [0] * self.setup.players
        for owner, stack in zip(self.owner, self.slots, strict=True):
            if owner is not None:
                points[owner] += len(stack)
        return points

    def _end_round(self, tell: Tell | None) -> None:
        points = self.count()
        self.scores = [total + more for total, more in zip(self.scores, points, strict=True)]
        self.rounds.append({"scores": points, "out": None})
        last = self.round == self.setup.options.as_values()["rounds"]
        if last:
            best = max(self.scores)
            self.winners = tuple(
                Seat(seat) for seat, total in enumerate(self.scores) if total == best
            )
            self.asked = None
            self.phase = "over"
        if tell:
            facts: dict[str, Any] = {
                "rounds": [dict(one) for one in self.rounds],
                "scores": list(self.scores),
            }
            tell(Event("round-end", facts=facts))
        if not last:
            self._gather(tell)
            self._next_round(tell)

    def _gather(self, tell: Tell | None) -> None:
        for slot, stack in enumerate(self.slots):
            if stack and tell:
                tell(Event("gather", None, f"slots/{slot}/cards", "stock", _texts(stack)))
            self.slots[slot] = []


def _texts(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple(french.write(card) for card in cards)
