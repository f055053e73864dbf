"""Melds on the table, and the cards that fit on them.

For rules with melds on the table, where jokers alone are wild.  A ``TableMeld`` describes one
meld, a ``TableMelds`` all of them; every question about lay-offs is asked of these two.
"""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from game.cards.bounded_cache import cached
from game.cards.french import CARDS_BY_NUMBER, JOKER, Card
from game.cards.melds.card_sets import ONE_RANK_MASK
from game.cards.melds.laid_cards import (
    LAID_CARDS_BY_NUMBER,
    LaidCard,
    is_joker,
    joker_as,
    joker_of_rank,
    names_rank_only,
    rank_of,
    stands_for,
    write_meld,
)
from game.cards.melds.meld_rules import (
    HIGH_ACE_PLACE,
    JOKERS_IN_RUNS,
    MAX_RUN_CARD_COUNT,
    MIN_MELD_CARD_COUNT,
    NATURALS_IN_RUNS,
    MeldRules,
    card_at,
)

_new: Final = tuple.__new__
"""Builds a named tuple twice as fast as its class does."""
End = Literal["low", "high"]
LOW_END: Final = "low"
HIGH_END: Final = "high"
GROUP_SUIT: Final = 4
"""In place of a run's suit: the meld is a group."""
Ends = tuple[tuple[int, int], ...]
"""For each run of a suit, the places of its lowest and highest card."""


class TableMeld(NamedTuple):
    """A meld on the table, described by the cards that fit on it."""

    suit: int
    """Suit of a run, 0 to 3, or ``GROUP_SUIT``."""
    low: int
    """Place of a run's lowest card, 0 (low ace) to 11; the rank of a group."""
    high: int
    """Place of a run's highest card, 2 to 13 (high ace); the rank of a group."""
    fits: int
    """Card set of the natural cards that can be added."""
    room: bool
    """Whether a card can be added; if not, the meld is full."""
    wilds: int
    """Number of its jokers."""

    def takes_joker(self, rules: MeldRules) -> bool:
        """Whether a joker can be added: there is room, and rules may limit the jokers."""
        return self.room and self.wilds < rules.most_wilds


class LayOffSpot(NamedTuple):
    """A way to lay off one card of the hand on a meld."""

    card: Card
    laid: LaidCard
    """The card as it will lie: a joker names the card it stands for."""
    end: End | None
    """The end that a move must name: only for an ace on 2..K."""


@cached(each=360)
def shape(cards: tuple[LaidCard, ...], rules: MeldRules) -> TableMeld | None:
    """The ``TableMeld`` of these cards in this order; ``None`` if they are no meld.

    A run lies lowest first; a group may lie in any order.  Raises ``ValueError`` for rules
    without melds on the table.

    >>> from game.cards.melds.laid_cards import read_meld
    >>> shape(read_meld("QS JK=KS AS"), MeldRules())
    TableMeld(suit=0, low=11, high=13, fits=1024, room=True, wilds=1)
    >>> shape(read_meld("QS AS KS"), MeldRules()) is None
    True
    """
    rules.require_laying()
    if not MIN_MELD_CARD_COUNT <= len(cards) <= MAX_RUN_CARD_COUNT or all(map(is_joker, cards)):
        return None
    if sum(map(is_joker, cards)) > rules.most_wilds:
        return None
    if rank_of(cards[0]) != rank_of(cards[1]):
        return _run(cards) if len(cards) >= rules.shortest_run else None
    return _group(cards, rules.largest_group) if rules.groups else None


def shape_of(cards: tuple[LaidCard, ...], rules: MeldRules) -> TableMeld:
    """The ``TableMeld`` of cards that are a meld; raises ``ValueError`` if they are none."""
    found = shape(cards, rules)
    if found is None:
        raise ValueError(f"{write_meld(cards)} is not a meld")
    return found


def _run(cards: tuple[LaidCard, ...]) -> TableMeld | None:
    if names_rank_only(cards[0]):
        return None
    suit, low = divmod(stands_for(cards[0]), 13)
    high = low + len(cards) - 1
    if high > HIGH_ACE_PLACE:
        return None
    for card, natural, joker in zip(
        cards, NATURALS_IN_RUNS[suit][low:], JOKERS_IN_RUNS[suit][low:], strict=False
    ):
        if card != natural and card != joker:
            return None
    fits = 0
    if len(cards) < MAX_RUN_CARD_COUNT:
        if low > 0:
            fits |= 1 << suit * 13 + low - 1
        if high < HIGH_ACE_PLACE:
            fits |= 1 << suit * 13 + (high + 1) % 13
    return TableMeld(suit, low, high, fits, fits != 0, sum(map(is_joker, cards)))


def _group(cards: tuple[LaidCard, ...], largest: int) -> TableMeld | None:
    rank = rank_of(cards[0])
    suits = 0
    for card in cards:
        if rank_of(card) != rank or is_joker(card) != names_rank_only(card):
            return None
        if not is_joker(card):
            if suits >> card & 1:
                return None
            suits |= 1 << card
    if len(cards) > largest:
        return None
    room = len(cards) < largest
    fits = ONE_RANK_MASK << rank & ~suits if room else 0
    return TableMeld(GROUP_SUIT, rank, rank, fits, room, sum(map(is_joker, cards)))


@cached(each=1000)
def lay_off_spots(lying: TableMeld, rules: MeldRules) -> tuple[LayOffSpot, ...]:
    """Every lay-off spot of a meld, natural cards before jokers.

    In a run the low end comes first, in a group the suits in the order S H D C.  A run of 13
    cards and a full group have none; 2..K takes its ace at either end.

    >>> from game.cards.melds.laid_cards import read_meld, write
    >>> rules = MeldRules()
    >>> [write(one.laid) for one in lay_off_spots(shape_of(read_meld("4S 5S 6S"), rules), rules)]
    ['3S', '7S', 'JK=3S', 'JK=7S']
    """
    if not lying.room:
        return ()
    takes_joker = lying.takes_joker(rules)
    if lying.suit == GROUP_SUIT:
        naturals = [
            card for card in CARDS_BY_NUMBER[lying.low : JOKER : 13] if lying.fits >> card & 1
        ]
        joker = LayOffSpot(JOKER, joker_of_rank(lying.low), None)
        spots = [LayOffSpot(card, LAID_CARDS_BY_NUMBER[card], None) for card in naturals]
        return (*spots, joker) if takes_joker else tuple(spots)
    ends: list[tuple[End, int]] = []
    if lying.low > 0:
        ends.append((LOW_END, lying.low - 1))
    if lying.high < HIGH_ACE_PLACE:
        ends.append((HIGH_END, lying.high + 1))
    named = fits_both_ends(lying)
    cards = [(card_at(lying.suit, place), end if named else None) for end, place in ends]
    return (
        *[LayOffSpot(card, LAID_CARDS_BY_NUMBER[card], end) for card, end in cards],
        *[LayOffSpot(JOKER, joker_as(card), end) for card, end in cards if takes_joker],
    )


def fits_both_ends(lying: TableMeld) -> bool:
    """Whether one card fits at both ends of a run: the ace on 2..K."""
    return lying.low == 1 and lying.high == HIGH_ACE_PLACE - 1 and lying.suit != GROUP_SUIT


def goes_low(lying: TableMeld, laid: LaidCard, end: str | None) -> bool:
    """Whether a laid-off card lies before the cards of a meld, not after them.

    The card must fit; ``end`` is ``low`` or ``high`` where the move names it.
    """
    suit, low, _, _, _, _ = lying
    if end or suit == GROUP_SUIT:
        return end == LOW_END
    return low > 0 and stands_for(laid) == card_at(suit, low - 1)


NO_BRIDGES: Final[tuple[tuple[int, ...], ...]] = ((), (), (), ())


class TableMelds(NamedTuple):
    """All melds on the table, described by the cards that fit on them."""

    fits: int
    """Card set of the natural cards that fit on a meld."""
    room: bool
    """Whether a joker can be added to a meld."""
    runs: tuple[Ends, ...]
    """For each suit the runs that are not full, sorted if the rules join runs."""
    rules: MeldRules
    bridges: tuple[tuple[int, ...], ...] = NO_BRIDGES
    """For each of ``runs``, how many jokers it still takes; empty if the rules set no limit."""


def spread(shapes: Iterable[TableMeld], rules: MeldRules) -> TableMelds:
    """The ``TableMelds`` of a table with these melds.

    Raises ``ValueError`` for rules without melds on the table.
    """
    rules.require_laying()
    fits = 0
    room = False
    runs: list[Ends] = [(), (), (), ()]
    bridges = list(NO_BRIDGES)
    for suit, low, high, more, open_, wilds in shapes:
        if open_:
            fits |= more
            room = room or wilds < rules.most_wilds
            if suit != GROUP_SUIT:
                runs[suit] += ((low, high),)
                if rules.limits_wilds:
                    bridges[suit] += (rules.most_wilds - wilds,)
    if rules.joins:
        runs = [tuple(sorted(ends)) for ends in runs]
    return _new(TableMelds, (fits, room, tuple(runs), rules, tuple(bridges)))


def extended(table: TableMelds, shape: TableMeld) -> TableMelds:
    suit, low, high, more, open_, wilds = shape
    if not open_:
        return table
    fits, room, runs, rules, bridges = table
    if suit != GROUP_SUIT:
        ends: Ends = (*runs[suit], (low, high))
        if rules.joins:
            ends = tuple(sorted(ends))
        runs = (*runs[:suit], ends, *runs[suit + 1 :])
        if rules.limits_wilds:
            left = (*bridges[suit], rules.most_wilds - wilds)
            bridges = (*bridges[:suit], left, *bridges[suit + 1 :])
    room = room or wilds < rules.most_wilds
    return _new(TableMelds, (fits | more, room, runs, rules, bridges))
