"""The sequences on the table, and every place where a card can be added to them."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from game.cards.french import JOKER, Card, make
from game.cards.melds.adding import End, ways_to_add
from game.cards.melds.forming import melds_in
from game.cards.melds.joining import clears
from game.cards.melds.laid import Laid, is_joker, joker_as, stands_for
from game.cards.melds.law import HIGH_ACE, LONGEST_RUN, SHORTEST, MeldRules, Span, card_at, span
from game.cards.melds.placing import fewest_to_meld
from game.games.take.moves import Add, Lay

LAW: Final = MeldRules(groups=False, joins=True)
"""The law of melds of Take: sequences only, and a card between two joins them."""

NEIGHBOURS: Final = tuple(
    [
        1 << make(number // 13, (number - 1) % 13) | 1 << make(number // 13, (number + 1) % 13)
        for number in range(52)
    ]
)
"""For each natural card the two beside it in its suit, as bits; ace and king are neighbours."""


class Run(NamedTuple):
    """A sequence: its number, whose it is, where it lies, its cards from the lowest."""

    number: int
    owner: int
    lying: Span
    cards: tuple[Laid, ...]

    @property
    def locked(self) -> bool:
        """Whether nothing can be added to it: it has 13 cards."""
        return len(self.cards) == LONGEST_RUN


def is_sequence(cards: tuple[Laid, ...]) -> bool:
    """Whether these cards, in this order, are a sequence that can be laid."""
    if not SHORTEST <= len(cards) <= LONGEST_RUN or all(map(is_joker, cards)):
        return False
    suit, low, high = span(cards)
    places = range(low, high + 1)
    return high <= HIGH_ACE and all(
        stands_for(card) == card_at(suit, place) for card, place in zip(cards, places, strict=True)
    )


class Place(NamedTuple):
    """A place where a card can be added: between two runs, or at an end of one.

    ``below`` and ``above`` are indices of the runs the card would touch there and extend.
    """

    card: Card
    below: int | None
    above: int | None
    natural: Add
    joker: Add


class Table:
    """All sequences on the table, by their numbers; it never changes.

    ``places`` are all the ways to add a card, ``wanted`` the natural cards that fit
    somewhere, ``spans`` for each suit the lowest and highest places of its runs that are not
    locked, in order.
    """

    __slots__ = ("adds", "places", "runs", "spans", "wanted")

    def __init__(self, runs: tuple[Run, ...] = ()) -> None:
        self.runs = runs
        self.places = tuple(_places(runs))
        self.wanted = frozenset([place.card for place in self.places])
        self.adds = {add: place for place in self.places for add in (place.natural, place.joker)}
        self.spans = tuple(
            [
                tuple(
                    sorted(
                        [
                            (run.lying.low, run.lying.high)
                            for run in runs
                            if run.lying.suit == suit and not run.locked
                        ]
                    )
                )
                for suit in range(4)
            ]
        )

    def find(self, number: int) -> Run | None:
        """The run with a number, None if there is none."""
        return next((run for run in self.runs if run.number == number), None)

    def with_new(self, number: int, owner: int, cards: tuple[Laid, ...]) -> "Table":
        """The table after a new sequence is laid."""
        return Table((*self.runs, Run(number, owner, span(cards), cards)))

    def with_card(self, owner: int, card: Laid, place: Place) -> "Table":
        """The table after a card is put in a place: the run there is now its owner's.

        Two runs it joins become one, which keeps the smaller number.
        """
        below = None if place.below is None else self.runs[place.below]
        above = None if place.above is None else self.runs[place.above]
        cards = (below.cards if below else ()) + (card,) + (above.cards if above else ())
        number = min(run.number for run in (below, above) if run)
        grown = Run(number, owner, span(cards), cards)
        return Table(
            tuple(
                [
                    grown if run.number == number else run
                    for run in self.runs
                    if run.number == number or (run is not below and run is not above)
                ]
            )
        )

    def takes_whole(self, hand: list[Card]) -> bool:
        """Whether every card of the hand could be melded, as additions and new sequences."""
        bits = 0
        for card in hand:
            bits |= 1 << card
        if bits >> JOKER:
            return self._takes_whole(bits, hand.count(JOKER))
        wanted = self.wanted
        for card in hand:
            if card not in wanted and not NEIGHBOURS[card] & bits:
                return False
        return self._takes_whole(bits, 0)

    def _takes_whole(self, bits: int, jokers: int) -> bool:
        """The suits share nothing but the jokers: how many of them can be spent so far?"""
        spent = {0}
        for suit in range(4):
            held = bits >> suit * 13 & 0x1FFF
            if jokers == 0:
                if held and not clears(held, self.spans[suit], 0):
                    return False
            else:
                here = [
                    count for count in range(jokers + 1) if clears(held, self.spans[suit], count)
                ]
                spent = {before + count for before in spent for count in here}
        return jokers in spent

    def takes(self, card: Card, hand: list[Card]) -> bool:
        """Whether this card of the hand could be melded, if need be after others of it."""
        lying = [run.cards for run in self.runs]
        return fewest_to_meld(card, hand, lying, LAW) is not None


def _places(runs: tuple[Run, ...]) -> Iterator[Place]:
    """Every place where a card can be added, by suit and upward, each once."""
    for suit in range(4):
        numbers = [number for number, run in enumerate(runs) if run.lying.suit == suit]
        spans = [runs[number].lying for number in numbers]
        ends = {lying.low - 1 for lying in spans} | {lying.high + 1 for lying in spans}
        for at in sorted(ends):
            if 0 <= at <= HIGH_ACE:
                for below, above in ways_to_add(at, spans):
                    yield _place(
                        card_at(suit, at),
                        None if below is None else numbers[below],
                        None if above is None else numbers[above],
                        runs,
                    )


def _place(card: Card, below: int | None, above: int | None, runs: tuple[Run, ...]) -> Place:
    low = None if below is None else runs[below].number
    high = None if above is None else runs[above].number
    joined = high if low is not None else None
    number = low if low is not None else high
    assert number is not None, "a card is added to a run"
    end = None if below is not None and above is not None else _named(card, below, above, runs)
    return Place(
        card,
        below,
        above,
        Add(Laid(card), number, joined, end),
        Add(joker_as(card), number, joined, end),
    )


def _named(card: Card, below: int | None, above: int | None, runs: tuple[Run, ...]) -> End | None:
    """The end as it must be named: only for an ace on 2..K, which could take it at both."""
    run = runs[above if below is None else below]  # type: ignore[index]
    if (run.lying.low, run.lying.high) != (1, HIGH_ACE - 1):
        return None
    return "low" if below is None else "high"


@lru_cache(maxsize=1 << 14)
def lays(held: int, suit: int, jokers: int) -> tuple[Lay, ...]:
    """Every new sequence of a suit, from its ranks held (as bits) and this many jokers."""
    hand = [make(suit, rank) for rank in range(13) if held >> rank & 1] + [JOKER] * jokers
    return tuple([Lay(cards) for cards in melds_in(hand, LAW)])


EMPTY: Final = Table()
