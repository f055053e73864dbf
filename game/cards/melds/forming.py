"""The melds a hand can form, one by one, without doubles, in a stable order."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from game.cards.french import JOKER, Card
from game.cards.melds.laid import Laid, joker_as, joker_of_rank
from game.cards.melds.law import HIGH_ACE, LONGEST_RUN, SHORTEST, MeldRules, card_at


def melds(hand: Iterable[Card], rules: MeldRules) -> Iterator[tuple[Laid, ...]]:
    """Every meld some of these cards can be laid as, lazily: runs, then groups.

    A joker may stand for a card the hand also holds; melds that differ in a
    joker's place are different melds.  Runs come by suit, then by their lowest
    place; groups by rank; a natural card before a joker in its place.

    Raises ``ValueError`` for a law with wild ranks: no meld is laid under one.
    """
    if rules.wild_ranks:
        raise ValueError("a law with wild ranks has no melds to lay")
    cards = sorted(hand)
    jokers = cards.count(JOKER)
    naturals = cards[: len(cards) - jokers]
    return _melds(naturals, jokers, rules)


def _melds(naturals: list[Card], jokers: int, rules: MeldRules) -> Iterator[tuple[Laid, ...]]:
    held = frozenset(naturals)
    for suit in sorted({card // 13 for card in naturals}):
        for low in range(HIGH_ACE + 2 - SHORTEST):
            yield from _runs((), suit, low, jokers, 0, held, rules)
    if rules.groups:
        for rank in sorted({card % 13 for card in naturals}):
            yield from _groups([c for c in naturals if c % 13 == rank], rank, jokers, rules)


def _runs(
    begun: tuple[Laid, ...],
    suit: int,
    place: int,
    jokers: int,
    used: int,
    held: frozenset[Card],
    rules: MeldRules,
) -> Iterator[tuple[Laid, ...]]:
    """The run begun, if it is one, and every longer one; ``used`` of its cards are jokers."""
    length = len(begun)
    if length >= SHORTEST and used <= rules.wilds_per_natural * (length - used):
        yield begun
    if length == LONGEST_RUN or place > HIGH_ACE:
        return
    card = card_at(suit, place)
    if card in held:
        yield from _runs((*begun, Laid(card)), suit, place + 1, jokers, used, held, rules)
    if used < jokers:
        joker = joker_as(card)
        yield from _runs((*begun, joker), suit, place + 1, jokers, used + 1, held, rules)


def _groups(
    naturals: list[Card], rank: int, jokers: int, rules: MeldRules
) -> Iterator[tuple[Laid, ...]]:
    if rules.distinct_suits:
        naturals = sorted(set(naturals))
    for used in range(jokers + 1):
        wilds = (joker_of_rank(rank),) * used
        fewest = max(SHORTEST - used, -(-used // rules.wilds_per_natural), 1)
        for count in range(fewest, min(rules.largest_group - used, len(naturals)) + 1):
            for chosen in dict.fromkeys(combinations(naturals, count)):
                yield tuple([Laid(card) for card in chosen]) + wilds
