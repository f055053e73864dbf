"""What holds in each of the eleven rounds: wild cards, melds, what cards cost; the dimes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from game.cards import french
from game.cards.bounded_cache import cached
from game.cards.french import JOKER, RANKS, Card
from game.cards.melds import laid_cards
from game.cards.melds.arrangement import ArrangementSearch
from game.cards.melds.laid_cards import LaidCard
from game.cards.melds.meld_rules import MeldRules
from game.core.event import Seat
from game.core.illegal import quoted

DEUCE: Final = 1
WILD_TEXTS: Final = tuple(RANKS[2:])
"""The ranks that are wild in the rounds, from the first to the last."""
LARGEST_GROUP: Final = 26
"""More cards than any hand holds: a group may be of any size."""

JOKER_POINTS: Final = 50
WILD_POINTS: Final = 20
RANK_POINTS: Final = (20, 20, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""What each rank costs, ace to king, where it is not wild."""


def factor(number: int) -> int:
    """How often a round's points count: twice in rounds 9 and 10, three times in 11."""
    return 3 if number == 11 else 2 if number >= 9 else 1


@dataclass(frozen=True, slots=True)
class Arranged:
    """A hand in melds as it is scored: the points are what it adds to the total."""

    melds: tuple[tuple[LaidCard, ...], ...]
    deadwood: tuple[Card, ...]
    points: int

    def as_json(self) -> dict[str, Any]:
        """The hand as the state tells of it."""
        return {
            "melds": [[laid_cards.write(card) for card in meld] for meld in self.melds],
            "deadwood": [french.write(card) for card in self.deadwood],
            "points": self.points,
        }


class Law:
    """The law of one round: its wild rank, its melds, the points of its cards.

    ``values`` are the points of each card, 0 to 52, the round's factor included; ``arranger``
    arranges hands under it.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.wild_rank = number + 1
        self.wild_text = WILD_TEXTS[number - 1]
        self.rules = MeldRules(
            largest_group=LARGEST_GROUP,
            distinct_suits=False,
            wild_ranks=frozenset((DEUCE, self.wild_rank)),
            wilds_per_natural=1,
        )
        self.values = tuple([self._points(Card(card)) for card in range(JOKER + 1)])
        self.arranger = ArrangementSearch(self.rules, self.values)
        self.going_out = self.arranger.goes_out_with
        """The cards of a hand, in order, without one copy of which all others can be melded."""

    def _points(self, card: Card) -> int:
        if card == JOKER:
            points = JOKER_POINTS
        elif self.rules.wild[card]:
            points = WILD_POINTS
        else:
            points = RANK_POINTS[french.rank(card)]
        return points * factor(self.number)

    def arrange(self, hand: Sequence[Card]) -> Arranged:
        """The hand with the fewest points left over."""
        best = self.arranger.best(hand)
        return Arranged(best.melds, best.deadwood, best.points)

    def points(self, hand: Sequence[Card]) -> int:
        """The fewest points that can be left over."""
        return self.arranger.points(hand)

    def after_discards(self, hand: Sequence[Card]) -> dict[Card, int]:
        """The fewest points left over after each discard, by the card, in order."""
        return _after_discards(self.number, tuple(hand))

    def fewest(self, hand: Sequence[Card], kept: Card | None = None) -> int:
        """The fewest points left over after the best discard, which is not ``kept``."""
        return _fewest(self.number, tuple(hand), kept)

    def fewest_after_two(self, hand: Sequence[Card], first: Iterable[Card]) -> dict[Card, int]:
        """The fewest points left over after each of the ``first`` discards and the best other."""
        return self.arranger.fewest_after_two(hand, first)

    def goes_out(self, hand: Sequence[Card], discard: Card) -> bool:
        """Whether every card of the hand but this discard can be in a meld."""
        return discard in self.going_out(hand)


@cache
def law_of(number: int) -> Law:
    """The law of a round, 1 to 11; always the same one."""
    return Law(number)


@cached(each=900)
def _after_discards(number: int, hand: tuple[Card, ...]) -> dict[Card, int]:
    return law_of(number).arranger.points_after_discards(hand)


@cached(each=320)
def _fewest(number: int, hand: tuple[Card, ...], kept: Card | None) -> int:
    return law_of(number).arranger.fewest_after_discard(hand, kept)


def law_of_wild(text: str) -> Law:
    """The law of the round in which a rank is wild, by its text; else ``ValueError``."""
    if text not in WILD_TEXTS:
        raise ValueError(f"{quoted(text)} is wild in no round")
    return law_of(WILD_TEXTS.index(text) + 1)


def shares(pot: int, winners: Sequence[Seat], dealer: Seat, players: int) -> list[tuple[Seat, int]]:
    """What each winner takes of the pot, in seat order from the last dealer's left.

    Dimes that do not divide go one each to the first in that order; a winner for whom
    none is left is not named.

    >>> shares(5, (Seat(0), Seat(1)), dealer=Seat(0), players=4)
    [(1, 3), (0, 2)]
    """
    order = sorted(winners, key=lambda seat: (seat - dealer - 1) % players)
    each, odd = divmod(pot, len(order))
    dimes = [each + (place < odd) for place in range(len(order))]
    return [(seat, count) for seat, count in zip(order, dimes, strict=True) if count]
