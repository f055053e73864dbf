"""What discards tell about the cards a player still holds.

A player who discards a 7 rarely holds another 7, or the 6 or 8 of its suit.  A ``DiscardHabit``
holds the factors of this heuristic, ``keep_odds`` turns discards into odds for every card, and
``deal_by_odds`` deals the unseen cards by them.

The functions at the end are simple tests of a discard, for opponents that do not count cards.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from game.cards.french import JOKER, Card

Odds = tuple[float, ...]
"""For each card, 0 to 52, how often a hand keeps it compared with chance: above 0, at most 1."""


class DiscardHabit(NamedTuple):
    """How much less often than by chance a hand keeps cards related to a discard.

    ``rank`` is the factor for cards of the same rank, ``beside`` for neighbours in the suit,
    ``gap`` for cards two ranks away: each above 0, at most 1.  Each later discard multiplies the
    weight of an older one by ``lasting``.
    """

    rank: float
    beside: float
    gap: float
    lasting: float


def _neighbours(card: int) -> tuple[tuple[int, ...], ...]:
    """The cards that the factors ``rank``, ``beside`` and ``gap`` apply to, in this order.

    An ace is a neighbour of the two and of the king.
    """
    suit, rank = divmod(card, 13)
    same = tuple(range(rank, 52, 13))
    places = (rank, 13) if rank == 0 else (rank,)
    return (
        same,
        *(
            tuple(
                {
                    suit * 13 + near % 13
                    for place in places
                    for near in (place - step, place + step)
                    if 0 <= near <= 13
                }
            )
            for step in (1, 2)
        ),
    )


RELATED_CARDS: Final = tuple([_neighbours(card) for card in range(JOKER)])


def keep_odds(habit: DiscardHabit, let_go: Sequence[Card], wild: Iterable[Card] = ()) -> Odds:
    """Odds of every card, from a player's discards, the latest last.

    Wild cards have even odds, and their discards tell nothing: players keep them in any case.  A
    discarded 7 of spades (6) lowers the odds of its neighbours 6 and 8:

    >>> keep_odds(DiscardHabit(rank=0.5, beside=0.25, gap=0.75, lasting=1.0), [Card(6)])[5:9]
    (0.25, 0.5, 0.25, 0.75)
    """
    found = [1.0] * (JOKER + 1)
    apart = {JOKER, *wild}
    left = 1.0
    for card in reversed(let_go):
        if card not in apart:
            for cards, factor in zip(RELATED_CARDS[card], habit, strict=False):
                for near in cards:
                    found[near] *= factor**left
        left *= habit.lasting
    for card in apart:
        found[card] = 1.0
    return tuple(found)


def deal_by_odds(
    unseen: Iterable[Card],
    hands: Sequence[list[Card]],
    sizes: Sequence[int],
    held: Sequence[Odds],
    rng: Random,
) -> list[Card]:
    """Fill the hands up to their sizes from the unseen cards; the rest, in random order.

    Each hand accepts a card with its odds in ``held``.  Refused cards go to other hands or to the
    rest, so every deal stays possible.
    """
    random = rng.random
    # Sorting by random keys takes half the time of a shuffle.
    left = sorted(unseen, key=lambda card: random())
    first = int(random() * len(hands))
    for seat in (*range(first, len(hands)), *range(first)):
        missing = sizes[seat] - len(hands[seat])
        if missing:
            _fill(hands[seat], missing, left, held[seat], rng)
    return left


def _fill(hand: list[Card], missing: int, left: list[Card], chances: Odds, rng: Random) -> None:
    """Move ``missing`` of the cards in ``left`` to a hand."""
    random = rng.random
    turned_down: list[Card] = []
    while missing and left:
        card = left.pop()
        chance = chances[card]
        if chance == 1.0 or random() < chance:
            hand.append(card)
            missing -= 1
        else:
            turned_down.append(card)
    if missing:
        turned_down.sort(key=lambda card: chances[card] * random())
        hand += turned_down[-missing:]
        del turned_down[-missing:]
    for card in turned_down:
        left.insert(int(random() * (len(left) + 1)), card)


RED_SUITS: Final = (1, 2)
RECENT_PILE_CARD_COUNT: Final = 3
"""Number of cards at the top of the pile that count as recent discards."""


def is_red(card: Card) -> bool:
    return card != JOKER and card // 13 in RED_SUITS


def is_similar_card(card: Card, other: Card) -> bool:
    """Whether two natural cards are of one rank, or neighbours in a suit."""
    if JOKER in (card, other):
        return False
    return card % 13 == other % 13 or is_near(card, other, 1)


def is_near(card: Card, other: Card, apart: int) -> bool:
    """Whether two natural cards of a suit are at most ``apart`` ranks apart.

    Aces are low and high.
    """
    if JOKER in (card, other) or card // 13 != other // 13:
        return False
    distance = abs(card % 13 - other % 13)
    return 0 < min(distance, 13 - distance) <= apart


def is_similar_to_any(card: Card, others: Iterable[Card]) -> bool:
    return any(is_similar_card(card, other) for other in others)


def can_lure(card: Card, hand: Iterable[Card]) -> bool:
    """Whether a discard can lure: the hand holds a card of its suit at most two ranks away."""
    return any(is_near(card, other, 2) for other in hand)


def is_in_longest_suit(card: Card, hand: Sequence[Card]) -> bool:
    """Whether a card belongs to the hand's longest suit."""
    if card == JOKER:
        return False
    suits = [0, 0, 0, 0]
    for one in hand:
        if one != JOKER:
            suits[one // 13] += 1
    return suits[card // 13] == max(suits)


def follows(card: Card, pile: Sequence[Card]) -> bool:
    """Whether a card has the suit of the pile top."""
    if not pile or JOKER in (card, pile[-1]):
        return False
    return card // 13 == pile[-1] // 13
