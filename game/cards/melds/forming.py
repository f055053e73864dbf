"""The melds a hand can form, one by one, without doubles, in a stable order."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from game.cards.french import JOKER, Card
from game.cards.melds.laid import Laid, joker_as, joker_of_rank
from game.cards.melds.law import HIGH_ACE, LONGEST_RUN, SHORTEST, MeldRules, card_at, require_laying


def melds_in(hand: Iterable[Card], rules: MeldRules) -> Iterator[tuple[Laid, ...]]:
    """Every meld some of these cards can be laid as, lazily: runs, then groups.

    A joker may stand for a card the hand also holds; melds that differ in a
    joker's place are different melds.  Runs come by suit, then by their lowest
    place; groups by rank; a natural card before a joker in its place.

    Raises ``ValueError`` for a law under which no melds are laid.
    """
    require_laying(rules)
    cards = list(hand)
    held = frozenset(cards) - {JOKER}
    return _melds(held, cards.count(JOKER), rules)


def _melds(held: frozenset[Card], jokers: int, rules: MeldRules) -> Iterator[tuple[Laid, ...]]:
    for suit in sorted({card // 13 for card in held}):
        for low in range(HIGH_ACE + 2 - SHORTEST):
            yield from _runs((), suit, low, jokers, 0, held)
    if rules.groups:
        for rank in sorted({card % 13 for card in held}):
            yield from _groups([c for c in sorted(held) if c % 13 == rank], rank, jokers, rules)


def _runs(
    begun: tuple[Laid, ...],
    suit: int,
    place: int,
    jokers: int,
    used: int,
    held: frozenset[Card],
) -> Iterator[tuple[Laid, ...]]:
    """The run begun, if it is one, and every longer one; ``used`` of its cards are jokers."""
    length = len(begun)
    if length >= SHORTEST and used < length:
        yield begun
    if length == LONGEST_RUN or place > HIGH_ACE:
        return
    card = card_at(suit, place)
    if card in held:
        yield from _runs((*begun, Laid(card)), suit, place + 1, jokers, used, held)
    if used < jokers:
        joker = joker_as(card)
        yield from _runs((*begun, joker), suit, place + 1, jokers, used + 1, held)


def _groups(
    naturals: list[Card], rank: int, jokers: int, rules: MeldRules
) -> Iterator[tuple[Laid, ...]]:
    for used in range(jokers + 1):
        wilds = (joker_of_rank(rank),) * used
        fewest = max(SHORTEST - used, 1)
        for count in range(fewest, min(rules.largest_group - used, len(naturals)) + 1):
            for chosen in combinations(naturals, count):
                yield tuple([Laid(card) for card in chosen]) + wilds
