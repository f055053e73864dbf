"""Scoring of Texas Rummy: wild cards, melds and points of each round; shares of the pot."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from game.cards import french
from game.cards.bounded_cache import cached
from game.cards.french import JOKER, RANKS, Card
from game.cards.melds import laid_cards
from game.cards.melds.arrangement import ArrangementSearch
from game.cards.melds.laid_cards import LaidCard
from game.cards.melds.meld_rules import MIN_MELD_CARD_COUNT, MeldRules
from game.core.event import Seat

DEUCE_RANK: Final = 1
"""Rank of the deuces, wild in every round."""
WILD_RANK_TEXTS: Final = tuple(RANKS[2:])
"""Wild rank of each round, first to last."""
MAX_GROUP_CARD_COUNT: Final = 26
"""More cards than any hand holds: a group may have any size."""

TEXAS_JOKER_POINTS: Final = 50
FACE_JOKER_POINTS: Final = 20
"""Points of a joker where every card counts what it shows."""
WILD_POINTS: Final = 20
RANK_POINTS: Final = (20, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""Points of each rank that is not wild, ace to king."""
FACE_POINTS: Final = (1, *RANK_POINTS[1:])
"""Points of each rank where every card counts what it shows, ace to king."""


class LawTerms(NamedTuple):
    """The options that decide a round's melds and points.

    ``free``: any number of wild cards is in a meld.  ``face``: cards cost what they show, wild ones
    too, and no round counts double or triple.  ``one_wild``: at most one wild card is in a meld.
    """

    wild_deuces: bool = True
    high_ace: bool = True
    free: bool = False
    face: bool = False
    one_wild: bool = False
    shortest_run: int = MIN_MELD_CARD_COUNT


DEFAULT_LAW_TERMS: Final = LawTerms()


def factor(number: int) -> int:
    """Factor of a round's points: 2 in rounds 9 and 10, 3 in 11, by default 1."""
    return 3 if number == 11 else 2 if number >= 9 else 1


@dataclass(frozen=True, slots=True)
class Arranged:
    """A scored hand; ``points`` include the round's factor."""

    melds: tuple[tuple[LaidCard, ...], ...]
    deadwood: tuple[Card, ...]
    points: int

    def as_json(self) -> dict[str, Any]:
        return {
            "melds": [[laid_cards.write(card) for card in meld] for meld in self.melds],
            "deadwood": [french.write(card) for card in self.deadwood],
            "points": self.points,
        }


class Law:
    """Law of one round: wild rank, meld rules, card points.

    ``values`` are the points of each card, 0 to 52, with the factor ``times``. ``arranger`` finds
    arrangements.
    """

    def __init__(self, number: int, terms: LawTerms = DEFAULT_LAW_TERMS) -> None:
        self.number = number
        self.terms = terms
        self.times = 1 if terms.face else factor(number)
        self.wild_rank = number + 1
        self.wild_text = WILD_RANK_TEXTS[number - 1]
        self.rules = MeldRules(
            largest_group=MAX_GROUP_CARD_COUNT,
            distinct_suits=False,
            wild_ranks=frozenset(
                (DEUCE_RANK, self.wild_rank) if terms.wild_deuces else (self.wild_rank,)
            ),
            wilds_per_natural=MAX_GROUP_CARD_COUNT if terms.free else 1,
            most_wilds=1 if terms.one_wild else MAX_GROUP_CARD_COUNT,
            shortest_run=terms.shortest_run,
            wilds_alone=terms.free,
            high_ace=terms.high_ace,
        )
        self.values = tuple([self._points(Card(card)) for card in range(JOKER + 1)])
        self.arranger = ArrangementSearch(self.rules, self.values)
        self.going_out = self.arranger.goes_out_with
        """Cards of a hand, in order, that can be discarded with all others in melds."""

    def _points(self, card: Card) -> int:
        if self.terms.face:
            return FACE_JOKER_POINTS if card == JOKER else FACE_POINTS[french.rank(card)]
        if card == JOKER:
            points = TEXAS_JOKER_POINTS
        elif self.rules.wild[card]:
            points = WILD_POINTS
        else:
            points = RANK_POINTS[french.rank(card)]
        return points * self.times

    def arrange(self, hand: Sequence[Card]) -> Arranged:
        """Arrangement with the least deadwood."""
        best = self.arranger.best(hand)
        return Arranged(best.melds, best.deadwood, best.points)

    def points(self, hand: Sequence[Card]) -> int:
        """Least deadwood, in points."""
        return self.arranger.points(hand)

    def after_discards(self, hand: Sequence[Card]) -> dict[Card, int]:
        """Least deadwood after each discard, by card, in order; cached."""
        return _after_discards(self, tuple(hand))

    def fewest_points(self, hand: Sequence[Card], kept: Card | None = None) -> int:
        """Deadwood after the best discard other than ``kept``; cached."""
        return _fewest_points(self, tuple(hand), kept)

    def fewest_after_two(self, hand: Sequence[Card], first: Iterable[Card]) -> dict[Card, int]:
        """Deadwood after each of the ``first`` discards and the best second one."""
        return self.arranger.fewest_after_two(hand, first)

    def goes_out(self, hand: Sequence[Card], discard: Card) -> bool:
        """Whether all cards but the discard can be in melds."""
        return discard in self.going_out(hand)


@cache
def law_of(number: int, terms: LawTerms = DEFAULT_LAW_TERMS) -> Law:
    """The one law of a round, 1 to 11."""
    return Law(number, terms)


@cached(each=900)
def _after_discards(law: Law, hand: tuple[Card, ...]) -> dict[Card, int]:
    return law.arranger.points_after_discards(hand)


@cached(each=320)
def _fewest_points(law: Law, hand: tuple[Card, ...], kept: Card | None) -> int:
    return law.arranger.fewest_after_discard(hand, kept)


def shares(pot: int, winners: Sequence[Seat], dealer: Seat, players: int) -> list[tuple[Seat, int]]:
    """Dimes of each winner, in seat order from the last dealer's left.

    A remainder goes one dime each to the first in that order. Winners without a dime are left out.

    >>> shares(5, (Seat(0), Seat(1)), dealer=Seat(0), players=4)
    [(1, 3), (0, 2)]
    """
    order = sorted(winners, key=lambda seat: (seat - dealer - 1) % players)
    each, odd = divmod(pot, len(order))
    dimes = [each + (place < odd) for place in range(len(order))]
    return [(seat, count) for seat, count in zip(order, dimes, strict=True) if count]
