"""The sequences on the table, whose they are, and every move that adds a card to them."""

from typing import Final, NamedTuple

from game.cards.bounded_cache import cached
from game.cards.french import JOKER, Card
from game.cards.melds import (
    LONGEST_RUN,
    End,
    LaidCard,
    MeldRules,
    Opening,
    TableMeld,
    bits,
    can_all_be_melded,
    card_of,
    fewest_to_meld,
    joker_as,
    melds_in,
    openings,
    shape_of,
    spread,
    stands_for,
    summed,
)
from game.games.take.moves import Add, Lay

LAW: Final = MeldRules(groups=False, joins=True)
"""The law of melds of Take: sequences only, and a card between two joins them."""


class Run(NamedTuple):
    """A sequence: its number, whose it is, where it lies, its cards from the lowest."""

    number: int
    owner: int
    lying: TableMeld
    cards: tuple[LaidCard, ...]

    @property
    def locked(self) -> bool:
        """Whether nothing can be added to it: it has 13 cards."""
        return len(self.cards) == LONGEST_RUN


def run_of(number: int, owner: int, cards: tuple[LaidCard, ...]) -> Run:
    """The sequence of these cards; raises ``ValueError`` if they are none."""
    return Run(number, owner, shape_of(cards, LAW), cards)


class InsertPoint(NamedTuple):
    """A place where a card can be added: between two runs, or at an end of one.

    ``below`` and ``above`` are indices of the runs the card would touch there and extend.
    """

    card: Card
    below: int | None
    above: int | None
    natural: Add
    joker: Add


class LaidRuns:
    """All sequences on the table, by their numbers; it never changes.

    ``spread`` is what the law of melds makes of it; what else is asked of it is worked out when
    it is asked first, since most tables are soon others.
    """

    __slots__ = ("_lying", "_places", "_wanted", "runs", "spread")

    def __init__(self, runs: tuple[Run, ...] = ()) -> None:
        self.runs = runs
        self.spread = spread([run.lying for run in runs], LAW)
        self._places: tuple[InsertPoint, ...] | None = None
        self._wanted: frozenset[Card] | None = None
        self._lying: int | None = None

    @property
    def places(self) -> tuple[InsertPoint, ...]:
        """All the ways to add a card."""
        found = self._places
        if found is None:
            runs = self.runs
            shapes = [run.lying for run in runs]
            found = self._places = tuple([_place(opening, runs) for opening in openings(shapes)])
        return found

    @property
    def wanted(self) -> frozenset[Card]:
        """The natural cards that fit somewhere."""
        if self._wanted is None:
            self._wanted = frozenset([place.card for place in self.places])
        return self._wanted

    @property
    def lying(self) -> int:
        """The cards in sequences as bits, a joker as bit 52."""
        if self._lying is None:
            self._lying = 0
            for run in self.runs:
                self._lying |= _cards_of(run.cards)
        return self._lying

    def place_for(self, move: Add) -> InsertPoint | None:
        """The place of an addition, None if there is none."""
        card = stands_for(move.card)
        for place in self.places:
            if place.card == card and move in (place.natural, place.joker):
                return place
        return None

    def place_of(self, move: Add) -> InsertPoint:
        """The same of an addition that can be made; raises ``LookupError`` for any other."""
        place = self.place_for(move)
        if place is None:
            raise LookupError(move)
        return place

    def find(self, number: int) -> Run | None:
        """The run with a number, None if there is none."""
        return next((run for run in self.runs if run.number == number), None)

    def at(self, zone: str) -> Run | None:
        """The run whose cards a zone holds, None if it holds none."""
        room, _, rest = zone.partition("/")
        return self.find(int(rest.partition("/")[0][1:])) if room == "melds" else None

    def with_new(self, number: int, owner: int, cards: tuple[LaidCard, ...]) -> "LaidRuns":
        """The table after a new sequence is laid."""
        return LaidRuns((*self.runs, run_of(number, owner, cards)))

    def with_card(self, owner: int, card: LaidCard, place: InsertPoint) -> "LaidRuns":
        """The table after a card is put in a place: the run there is now its owner's.

        Two runs it joins become one, which keeps the smaller number.
        """
        below = None if place.below is None else self.runs[place.below]
        above = None if place.above is None else self.runs[place.above]
        cards = (below.cards if below else ()) + (card,) + (above.cards if above else ())
        number = min(run.number for run in (below, above) if run)
        grown = run_of(number, owner, cards)
        return LaidRuns(
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
        held = bits(hand)
        jokers = hand.count(JOKER) if held >> JOKER else 0
        return can_all_be_melded(held, jokers, self.spread)

    def takes(self, card: Card, hand: list[Card]) -> bool:
        """Whether this card of the hand could be melded, if need be after others of it."""
        return fewest_to_meld(card, summed(hand), self.spread) > 0


def _place(opening: Opening, runs: tuple[Run, ...]) -> InsertPoint:
    """The moves that add a card in a place, named by the numbers of the runs there."""
    card, below, above, end = opening
    low = None if below is None else runs[below].number
    high = None if above is None else runs[above].number
    number, joined = (high, None) if low is None else (low, high)
    assert number is not None, "a card is added to a run"
    return InsertPoint(card, below, above, *_added(card, number, joined, end))


@cached(each=700)
def _added(card: Card, number: int, joined: int | None, end: End | None) -> tuple[Add, Add]:
    """The moves that add a card, and a joker in its place: the same objects each time."""
    return (Add(LaidCard(card), number, joined, end), Add(joker_as(card), number, joined, end))


@cached(each=250)
def _cards_of(cards: tuple[LaidCard, ...]) -> int:
    """The cards of a sequence as bits."""
    return bits(map(card_of, cards))


@cached(each=600)
def lays_of(held: int, jokers: int) -> tuple[Lay, ...]:
    """The moves that lay natural cards, and so many jokers, as a new sequence.

    The same objects each time, for as many hands.
    """
    return tuple([Lay(cards) for cards in melds_in(held, jokers, LAW)])


EMPTY: Final = LaidRuns()
