"""The melds that a hand can lay, one by one, without duplicates, in a stable order.

For rules with melds on the table, where jokers alone are wild.  A joker may stand for a card that
the hand also holds; melds that differ in a joker's place are different melds.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import chain, combinations
from typing import Final

from game.cards.bounded_cache import cached
from game.cards.french import JOKER, Card, make
from game.cards.melds.card_sets import (
    ALL_NATURALS,
    ONE_RANK_MASK,
    ONE_SUIT_MASK,
    in_groups,
    in_runs,
    near_cards,
    ranks_in_suits,
)
from game.cards.melds.laid_cards import LAID_CARDS_BY_NUMBER, LaidCard, joker_as, joker_of_rank
from game.cards.melds.meld_rules import (
    HIGH_ACE_PLACE,
    JOKERS_IN_RUNS,
    MAX_RUN_CARD_COUNT,
    MIN_MELD_CARD_COUNT,
    NATURALS_IN_RUNS,
    MeldRules,
    card_at,
)

Meld = tuple[LaidCard, ...]
Part = tuple[int, int]
"""A suit and its ranks held (13 bits), or a rank and its suits held (bits 0, 13, 26, 39)."""

_SHORTEST_RUN_MASK: Final = (1 << MIN_MELD_CARD_COUNT) - 1
_SUIT_SHIFTS: Final = ((0, 0), (1, 13), (2, 26), (3, 39))


def melds_in(held: int, jokers: int, rules: MeldRules) -> Iterator[Meld]:
    """Every meld that some of these cards form: runs, then groups.

    ``held`` is a card set; the joker's bit is ignored.  Runs are ordered by suit, then by lowest
    place, groups by rank; a natural card comes before a joker in its place.  Raises
    ``ValueError`` for rules without melds on the table.

    >>> from game.cards.french import read
    >>> from game.cards.melds.card_sets import bits_of
    >>> from game.cards.melds.laid_cards import write_meld
    >>> held = bits_of([read("5S"), read("6S")])
    >>> [write_meld(meld) for meld in melds_in(held, 1, MeldRules())]
    ['JK=4S 5S 6S', '5S 6S JK=7S']
    """
    rules.require_laying()
    suits, ranks = parts_in(held, jokers, rules)
    return chain(
        chain.from_iterable(runs_of(suit, mine, jokers, rules) for suit, mine in suits),
        chain.from_iterable(groups_of(rank, mine, jokers, rules) for rank, mine in ranks),
    )


def parts_in(held: int, jokers: int, rules: MeldRules) -> tuple[list[Part], list[Part]]:
    """The cards that can be in a run, by suit, and those that can be in a group, by rank.

    They are the arguments of ``runs_of`` and ``groups_of``.
    """
    if not jokers:
        # A card outside every run of three is outside every longer one, so usually nothing is
        # left.
        among, of_ranks = in_runs(held), in_groups(held) if rules.groups else 0
    elif jokers == 1:
        held &= ALL_NATURALS
        among, of_ranks = near_cards(held), held
    else:
        among = of_ranks = held
    suits = []
    if among:
        for suit, shift in _SUIT_SHIFTS:
            mine = among >> shift & ONE_SUIT_MASK
            if mine and mine.bit_count() + jokers >= MIN_MELD_CARD_COUNT:
                suits.append((suit, mine))
    found = []
    if of_ranks and rules.groups:
        if jokers == 1:
            ranks = ranks_in_suits(held, MIN_MELD_CARD_COUNT - 1)
        else:
            ranks = (of_ranks | of_ranks >> 13 | of_ranks >> 26 | of_ranks >> 39) & ONE_SUIT_MASK
        while ranks:
            low = ranks & -ranks
            ranks ^= low
            rank = low.bit_length() - 1
            found.append((rank, of_ranks >> rank & ONE_RANK_MASK))
    return suits, found


@cached(each=400)
def runs_of(suit: int, held: int, jokers: int, rules: MeldRules) -> tuple[Meld, ...]:
    """Every run of a suit, from its ranks held (13 bits) and a number of jokers."""
    jokers, shortest = min(jokers, rules.most_wilds), rules.shortest_run
    found: list[Meld] = []
    naturals, in_place = NATURALS_IN_RUNS[suit], JOKERS_IN_RUNS[suit]
    places = held | held << 13
    for low in range(HIGH_ACE_PLACE + 2 - MIN_MELD_CARD_COUNT):
        if (places >> low & _SHORTEST_RUN_MASK).bit_count() + jokers < MIN_MELD_CARD_COUNT:
            continue
        # A stack of runs begun, each with the jokers left.
        begun: list[tuple[Meld, int]] = [((), jokers)]
        while begun:
            run, left = begun.pop()
            length = len(run)
            if length >= shortest and jokers - left < length:
                found.append(run)
            place = low + length
            if length == MAX_RUN_CARD_COUNT or place > HIGH_ACE_PLACE:
                continue
            if left:
                begun.append(((*run, in_place[place]), left - 1))
            if held >> place % 13 & 1:
                begun.append(((*run, naturals[place]), left))
    return tuple(found)


@cached(each=400)
def groups_of(rank: int, suits: int, jokers: int, rules: MeldRules) -> tuple[Meld, ...]:
    """Every group of a rank, from its suits held (bits 0, 13, 26, 39) and a number of jokers."""
    naturals = [
        LAID_CARDS_BY_NUMBER[make(suit, rank)] for suit in range(4) if suits >> 13 * suit & 1
    ]
    found: list[Meld] = []
    for used in range(min(jokers, rules.most_wilds) + 1):
        wilds = (joker_of_rank(rank),) * used
        fewest = max(MIN_MELD_CARD_COUNT - used, 1)
        for count in range(fewest, min(rules.largest_group - used, len(naturals)) + 1):
            found += [chosen + wilds for chosen in combinations(naturals, count)]
    return tuple(found)


def melds_of(cards: Sequence[Card], rules: MeldRules) -> list[Meld]:
    """Every meld of exactly these cards: a group, then runs, the highest first.

    Jokers stand for other cards than these, so there are several runs only where a joker or an
    ace can lie at either end.

    >>> from game.cards.french import read
    >>> from game.cards.melds.laid_cards import write_meld
    >>> [write_meld(meld) for meld in melds_of([JOKER, read("QS"), read("KS")], MeldRules())]
    ['QS KS JK=AS', 'JK=JS QS KS']
    """
    rules.require_laying()
    naturals = {card for card in cards if card != JOKER}
    count = len(cards)
    jokers = count - len(naturals)
    if not naturals or count < MIN_MELD_CARD_COUNT or jokers != cards.count(JOKER):
        return []
    if jokers > rules.most_wilds:
        return []
    found: list[Meld] = []
    rank, suit = min(naturals) % 13, min(naturals) // 13
    if rules.groups and count <= rules.largest_group and {card % 13 for card in naturals} == {rank}:
        found.append((*map(LaidCard, sorted(naturals)), *[joker_of_rank(rank)] * jokers))
    if rules.shortest_run <= count <= MAX_RUN_CARD_COUNT and {card // 13 for card in naturals} == {
        suit
    }:
        for low in range(HIGH_ACE_PLACE + 1 - count, -1, -1):
            run = filled_run(suit, low, low + count - 1, naturals)
            if naturals.issubset(run):
                found.append(run)
    return found


def filled_run(suit: int, low: int, high: int, held: Collection[Card]) -> Meld:
    """The run of a suit from place ``low`` to ``high``, with jokers for the cards not held."""
    cards = [card_at(suit, place) for place in range(low, high + 1)]
    return tuple([LAID_CARDS_BY_NUMBER[card] if card in held else joker_as(card) for card in cards])
