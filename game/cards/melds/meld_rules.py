"""Meld rules: which melds a game allows, and whether given cards are a meld."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from game.cards.french import CARDS_BY_NUMBER, JOKER, Card, make
from game.cards.melds.laid_cards import (
    LAID_CARDS_BY_NUMBER,
    LaidCard,
    joker_as,
    joker_of_rank,
    names_rank_only,
    rank_of,
    stands_for,
)

MIN_MELD_CARD_COUNT: Final = 3
"""Minimum number of cards in a meld."""
MAX_RUN_CARD_COUNT: Final = 13
"""Maximum number of cards in a run: A..K or 2..A."""
HIGH_ACE_PLACE: Final = 13
"""Place of an ace above the king; a low ace has place 0."""


@dataclass(frozen=True, slots=True, eq=False)
class MeldRules:
    """The meld rules of one game, or of one round where the wild cards change.

    Jokers are always wild, and every meld holds a natural card unless ``wilds_alone``.  The
    defaults are the rules of 500 Rummy; Take has ``groups=False, joins=True``.  Caches compare
    values by identity, so a game creates its rules once.  With ``wilds_alone`` any number of wild
    cards is in a meld, and groups have no limit.
    """

    groups: bool = True
    """Whether cards of one rank are a meld; runs always are."""
    largest_group: int = 4
    """Maximum number of cards in a group."""
    distinct_suits: bool = True
    """Whether the natural cards of a group must have different suits."""
    wild_ranks: frozenset[int] = frozenset()
    """Ranks (0 to 12) whose cards are always wild, even in their own place."""
    wilds_per_natural: int = 12
    """Maximum number of wild cards in a meld for each of its natural cards."""
    most_wilds: int = 26
    """Maximum number of wild cards in a meld."""
    shortest_run: int = MIN_MELD_CARD_COUNT
    """Minimum number of cards in a run, 3 or more."""
    wilds_alone: bool = False
    """Whether three or more wild cards are a meld by themselves, a group of the highest wild rank.

    Then one natural card with wild cards is a group, too.
    """
    high_ace: bool = True
    """Whether an ace may lie above the king; it may always lie below the two."""
    joins: bool = False
    """Whether a card that fits between two runs of its suit joins them."""
    wild: tuple[bool, ...] = field(init=False, repr=False)
    """For each card, 0 to 52, whether it is wild."""
    lays: bool = field(init=False, repr=False)
    """Whether melds stay on the table.

    If so, jokers alone are wild and the suits of a group differ; runs that are joined have high
    aces.
    """

    def __post_init__(self) -> None:
        table = tuple([number % 13 in self.wild_ranks for number in range(52)]) + (True,)
        object.__setattr__(self, "wild", table)
        mixed = self.groups and not self.distinct_suits
        few = self.wilds_per_natural < MAX_RUN_CARD_COUNT - 1
        other = self.wilds_alone or (self.joins and not self.high_ace)
        object.__setattr__(self, "lays", not (self.wild_ranks or few or mixed or other))

    @property
    def limits_wilds(self) -> bool:
        """Whether a run can have room for a card, but not for a wild one."""
        return self.most_wilds < MAX_RUN_CARD_COUNT - 1

    @property
    def single_groups(self) -> bool:
        """Whether one natural card with wild cards is a group where it is no run of that size."""
        few = min(self.wilds_per_natural, self.most_wilds) < MIN_MELD_CARD_COUNT - 1
        return self.groups and not few and self.shortest_run > MIN_MELD_CARD_COUNT

    def most_wild_count(self, naturals: int) -> int:
        """Maximum number of wild cards in a meld with ``naturals`` natural cards."""
        return min(naturals * self.wilds_per_natural, self.most_wilds)

    @property
    def places(self) -> int:
        """Number of places of a run, from the low ace on."""
        return HIGH_ACE_PLACE + 1 if self.high_ace else HIGH_ACE_PLACE

    def require_laying(self) -> None:
        """Raise ``ValueError`` if these rules leave no melds on the table (Texas Rummy)."""
        if not self.lays:
            raise ValueError("for laws where jokers alone are wild and a group's suits differ")


def card_at(suit: int, place: int) -> Card:
    """The card of a suit (0 to 3) at a place of a run.

    Place 0 is the low ace, 1 the two, 12 the king, 13 the high ace.
    """
    return make(suit, place % 13)


_RUN_PLACES: Final = range(HIGH_ACE_PLACE + 1)
NATURALS_IN_RUNS: Final = tuple(
    [tuple([LaidCard(card_at(suit, place)) for place in _RUN_PLACES]) for suit in range(4)]
)
"""For each suit, the natural card at each place of a run."""
JOKERS_IN_RUNS: Final = tuple(
    [tuple([joker_as(card_at(suit, place)) for place in _RUN_PLACES]) for suit in range(4)]
)
"""For each suit, the joker at each place of a run."""


def is_run(meld: tuple[LaidCard, ...]) -> bool:
    """Whether a laid meld is a run, not a group; for rules without wild ranks."""
    return rank_of(meld[0]) != rank_of(meld[1])


def as_meld(cards: Iterable[Card | LaidCard], rules: MeldRules) -> tuple[LaidCard, ...] | None:
    """The meld that these cards form, as it lies on the table; ``None`` if they form none.

    The cards come in any order.  A bare joker (``JOKER``) and a card of a wild rank take any free
    place.  A run lies lowest first; a group lies in the order S H D C, wild cards last.  If the
    cards allow both A..K and 2..A, a last ace is high.

    >>> from game.cards.melds.laid_cards import read_meld, write_meld
    >>> write_meld(as_meld([JOKER, *read_meld("6S 4S")], MeldRules()) or ())
    '4S JK=5S 6S'
    >>> as_meld(read_meld("7S 7H 7D"), MeldRules(groups=False)) is None
    True
    """
    cards = list(cards)
    naturals: list[LaidCard] = []
    declared: list[LaidCard] = []
    free: list[Card] = []
    for card in cards:
        if card > JOKER:
            declared.append(LAID_CARDS_BY_NUMBER[card])
        elif rules.wild[card]:
            free.append(CARDS_BY_NUMBER[card])
        else:
            naturals.append(LAID_CARDS_BY_NUMBER[card])
    wilds = len(declared) + len(free)
    if len(naturals) + wilds < MIN_MELD_CARD_COUNT:
        return None
    free.sort()
    if rules.wilds_alone and len(naturals) < 2 and all(map(names_rank_only, declared)):
        return _as_group(naturals, declared, free, rules)
    if wilds > rules.most_wild_count(len(naturals)):
        return None
    ace_last = cards[-1] != JOKER and rank_of(LAID_CARDS_BY_NUMBER[cards[-1]]) == 0
    aces = (HIGH_ACE_PLACE, 0) if ace_last else (0, HIGH_ACE_PLACE)
    run = None
    if len(cards) >= rules.shortest_run:
        run = _as_run(naturals, declared, free, aces if rules.high_ace else (0,), rules.places)
    return run or _as_group(naturals, declared, free, rules)


def _as_group(
    naturals: list[LaidCard], declared: list[LaidCard], free: list[Card], rules: MeldRules
) -> tuple[LaidCard, ...] | None:
    rank = rank_of(naturals[0]) if naturals else max(rules.wild_ranks)
    if not rules.groups or len(naturals) + len(declared) + len(free) > rules.largest_group:
        return None
    if any(rank_of(card) != rank for card in naturals):
        return None
    if any(card != joker_of_rank(rank) for card in declared):
        return None
    if rules.distinct_suits and len(set(naturals)) < len(naturals):
        return None
    wilds = [joker_of_rank(rank) if card == JOKER else LAID_CARDS_BY_NUMBER[card] for card in free]
    return (*sorted(naturals), *wilds, *declared)


def _as_run(
    naturals: list[LaidCard],
    declared: list[LaidCard],
    free: list[Card],
    aces: tuple[int, ...],
    top: int,
) -> tuple[LaidCard, ...] | None:
    fixed = naturals + declared
    suit = stands_for(naturals[0]) // 13
    length = len(fixed) + len(free)
    if length > MAX_RUN_CARD_COUNT or any(
        names_rank_only(card) or stands_for(card) // 13 != suit for card in fixed
    ):
        return None
    for ace in aces:
        lying = {rank_of(card) or ace: card for card in fixed}
        if len(lying) == len(fixed) and max(lying) - min(lying) < length:
            return _filled(lying, suit, length, free, top)
    return None


def _filled(
    lying: dict[int, LaidCard], suit: int, length: int, free: list[Card], top: int
) -> tuple[LaidCard, ...]:
    """The run of this length around the cards that have their places, wild cards in the gaps.

    As many wild cards as possible lie in their own places; otherwise the run is as high as
    possible, below place ``top``.
    """
    own = {card % 13: card for card in free if card != JOKER and card // 13 == suit}
    own = {place: card for place, card in own.items() if place not in lying}
    highest = min(min(lying), top - length)
    lows = range(highest, max(0, max(lying) - length + 1) - 1, -1)
    low = max(lows, key=lambda low: len(own.keys() & range(low, low + length))) if own else highest
    places = range(low, low + length)
    left = list(free)
    for place, card in own.items():
        if place in places:
            lying[place] = LAID_CARDS_BY_NUMBER[card]
            left.remove(card)
    for place in places:
        if place not in lying:
            card = left.pop(0)
            lying[place] = (
                joker_as(card_at(suit, place)) if card == JOKER else LAID_CARDS_BY_NUMBER[card]
            )
    return tuple([lying[place] for place in places])
