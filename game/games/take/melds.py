"""The sequences on the table, their owners, and all moves that add a card to them."""

from typing import Final, NamedTuple

from game.cards.bounded_cache import cached
from game.cards.french import JOKER, Card
from game.cards.melds import (
    MAX_RUN_CARD_COUNT,
    End,
    LaidCard,
    MeldRules,
    Opening,
    TableMeld,
    bits_of,
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

TAKE_MELD_RULES: Final = MeldRules(groups=False, joins=True)
"""The meld rules of Take: runs only, and a card that fits between two runs joins them."""


class Run(NamedTuple):
    """A sequence on the table."""

    number: int
    """Its number in the order of laying, from 1; joined runs keep the smaller one."""
    owner: int
    lying: TableMeld
    cards: tuple[LaidCard, ...]
    """Its cards, the lowest first."""

    @property
    def locked(self) -> bool:
        """Whether it has 13 cards, so that no card can be added."""
        return len(self.cards) == MAX_RUN_CARD_COUNT


def run_of(number: int, owner: int, cards: tuple[LaidCard, ...]) -> Run:
    """The sequence of these cards; raises ``ValueError`` if they form none."""
    return Run(number, owner, shape_of(cards, TAKE_MELD_RULES), cards)


class InsertPoint(NamedTuple):
    """A lay-off spot: between two runs, or at an end of one."""

    card: Card
    """The card that fits here."""
    below: int | None
    """Index of the run that the card extends upwards, or None."""
    above: int | None
    """Index of the run that the card extends downwards, or None."""
    natural: Add
    """The move that adds the card itself."""
    joker: Add
    """The move that adds a joker in its place."""


class LaidRuns:
    """All sequences on the table, ordered by number; immutable.

    ``spread`` is the summary for meld searches.  Other answers are cached on first use, as most
    tables of a search are short-lived.
    """

    __slots__ = ("_lying", "_places", "_wanted", "runs", "spread")

    def __init__(self, runs: tuple[Run, ...] = ()) -> None:
        self.runs = runs
        self.spread = spread([run.lying for run in runs], TAKE_MELD_RULES)
        self._places: tuple[InsertPoint, ...] | None = None
        self._wanted: frozenset[Card] | None = None
        self._lying: int | None = None

    @property
    def places(self) -> tuple[InsertPoint, ...]:
        """All lay-off spots."""
        found = self._places
        if found is None:
            runs = self.runs
            shapes = [run.lying for run in runs]
            found = self._places = tuple([_place(opening, runs) for opening in openings(shapes)])
        return found

    @property
    def wanted(self) -> frozenset[Card]:
        if self._wanted is None:
            self._wanted = frozenset([place.card for place in self.places])
        return self._wanted

    @property
    def lying(self) -> int:
        """Card set of all cards in sequences, with bit 52 for jokers."""
        if self._lying is None:
            self._lying = 0
            for run in self.runs:
                self._lying |= _cards_of(run.cards)
        return self._lying

    def place_for(self, move: Add) -> InsertPoint | None:
        """The lay-off spot of an addition, None if it does not fit."""
        card = stands_for(move.card)
        for place in self.places:
            if place.card == card and move in (place.natural, place.joker):
                return place
        return None

    def place_of(self, move: Add) -> InsertPoint:
        """``place_for`` an addition that must fit; raises ``LookupError`` if it does not."""
        place = self.place_for(move)
        if place is None:
            raise LookupError(move)
        return place

    def find(self, number: int) -> Run | None:
        return next((run for run in self.runs if run.number == number), None)

    def at(self, zone: str) -> Run | None:
        """The run whose cards lie at this zone path, or None."""
        room, _, rest = zone.partition("/")
        return self.find(int(rest.partition("/")[0][1:])) if room == "melds" else None

    def with_new(self, number: int, owner: int, cards: tuple[LaidCard, ...]) -> "LaidRuns":
        return LaidRuns((*self.runs, run_of(number, owner, cards)))

    def with_card(self, owner: int, card: LaidCard, place: InsertPoint) -> "LaidRuns":
        """The table after ``owner`` adds a card and so takes the runs at that spot.

        Two joined runs become one, which keeps the smaller number.
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
        """Whether all cards of the hand can be melded, as additions and new sequences."""
        held = bits_of(hand)
        jokers = hand.count(JOKER) if held >> JOKER else 0
        return can_all_be_melded(held, jokers, self.spread)

    def takes(self, card: Card, hand: list[Card]) -> bool:
        """Whether this card of the hand can be melded, perhaps after other cards of it."""
        return fewest_to_meld(card, summed(hand), self.spread) > 0


def _place(opening: Opening, runs: tuple[Run, ...]) -> InsertPoint:
    card, below, above, end = opening
    low = None if below is None else runs[below].number
    high = None if above is None else runs[above].number
    number, joined = (high, None) if low is None else (low, high)
    assert number is not None, "a card is added to a run"
    return InsertPoint(card, below, above, *_added(card, number, joined, end))


@cached(each=700)
def _added(card: Card, number: int, joined: int | None, end: End | None) -> tuple[Add, Add]:
    return (Add(LaidCard(card), number, joined, end), Add(joker_as(card), number, joined, end))


@cached(each=250)
def _cards_of(cards: tuple[LaidCard, ...]) -> int:
    return bits_of(map(card_of, cards))


@cached(each=600)
def lays_of(held: int, jokers: int) -> tuple[Lay, ...]:
    """Moves that lay a card set of naturals and some jokers as a new sequence; cached."""
    return tuple([Lay(cards) for cards in melds_in(held, jokers, TAKE_MELD_RULES)])


NO_LAID_RUNS: Final = LaidRuns()
