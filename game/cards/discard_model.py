"""What the cards a player let go tell of those that stayed in the hand.

Who discards a 7 hardly holds another 7, or the 6 or 8 of its suit: they would have stayed
together.  A ``Habit`` says how much less often than by chance, ``odds`` what that makes of each
card of the pack, and ``deal`` lays out the cards nobody has shown accordingly.

What players of rummies look at in a discard when they do not count.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from game.cards.french import JOKER, Card

Odds = tuple[float, ...]
"""For each card, 0 to 52, how often a hand holds it against chance: above 0, at most 1."""


class DiscardHabit(NamedTuple):
    """How often, against chance, a hand holds a neighbour of a card its owner let go.

    ``rank`` is for the cards of the same rank, ``beside`` for the next ones of the suit, ``gap``
    for those two ranks away: each above 0, at most 1.  Of what a card tells, ``lasting`` is left
    with each one that is let go after it.
    """

    rank: float
    beside: float
    gap: float
    lasting: float


def _neighbours(card: int) -> tuple[tuple[int, ...], ...]:
    """The cards that each number of a ``Habit`` is for; the ace lies above the king, too."""
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


NEIGHBOURS: Final = tuple([_neighbours(card) for card in range(JOKER)])


def keep_odds(habit: DiscardHabit, let_go: Sequence[Card], wild: Iterable[Card] = ()) -> Odds:
    """What the cards a player let go, the latest last, make of each card of the pack.

    Wild cards are kept whatever lies beside them: they say nothing of other cards, and nothing
    is said of them.  Who let the 7 of spades (6) go seldom holds the 6 or 8 beside it:

    >>> keep_odds(DiscardHabit(rank=0.5, beside=0.25, gap=0.75, lasting=1.0), [Card(6)])[5:9]
    (0.25, 0.5, 0.25, 0.75)
    """
    found = [1.0] * (JOKER + 1)
    apart = {JOKER, *wild}
    left = 1.0
    for card in reversed(let_go):
        if card not in apart:
            for cards, factor in zip(NEIGHBOURS[card], habit, strict=False):
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
    """Fill the hands up to their sizes with the cards not seen; what is left, in random order.

    Each hand is offered the cards as they come and takes one as often as the odds say that it
    is ``held``.  What it turns down goes to the others or is left, so that every deal remains
    possible, and all are as likely where the odds are even.
    """
    random = rng.random
    # Sorted by chance, as a shuffle takes twice as long.
    left = sorted(unseen, key=lambda card: random())
    first = int(random() * len(hands))
    for seat in (*range(first, len(hands)), *range(first)):
        missing = sizes[seat] - len(hands[seat])
        if missing:
            _fill(hands[seat], missing, left, held[seat], rng)
    return left


def _fill(hand: list[Card], missing: int, left: list[Card], chances: Odds, rng: Random) -> None:
    """Move so many of the cards that are left to a hand."""
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


RED: Final = (1, 2)
"""The red suits."""
LATE: Final = 3
"""So many cards at the top of the pile are what was discarded of late."""


def red(card: Card) -> bool:
    """Whether a card is a heart or a diamond."""
    return card != JOKER and card // 13 in RED


def similar_card(card: Card, other: Card) -> bool:
    """Whether two natural cards are of one rank, or neighbours in a suit."""
    if JOKER in (card, other):
        return False
    return card % 13 == other % 13 or near(card, other, 1)


def near(card: Card, other: Card, apart: int) -> bool:
    """Whether two natural cards of a suit are no farther apart in rank; the ace is at both ends."""
    if JOKER in (card, other) or card // 13 != other // 13:
        return False
    distance = abs(card % 13 - other % 13)
    return 0 < min(distance, 13 - distance) <= apart


def similar_to_any(card: Card, others: Iterable[Card]) -> bool:
    """Whether a card is ``alike`` one of some others."""
    return any(similar_card(card, other) for other in others)


def lure(card: Card, hand: Iterable[Card]) -> bool:
    """Whether a card lies so near to others of the hand that it draws out what they want."""
    return any(near(card, other, 2) for other in hand)


def in_longest_suit(card: Card, hand: Sequence[Card]) -> bool:
    """Whether a card is of a suit of which the hand has the most cards."""
    if card == JOKER:
        return False
    suits = [0, 0, 0, 0]
    for one in hand:
        if one != JOKER:
            suits[one // 13] += 1
    return suits[card // 13] == max(suits)


def follows(card: Card, pile: Sequence[Card]) -> bool:
    """Whether a card is of the suit that lies on the pile."""
    if not pile or JOKER in (card, pile[-1]):
        return False
    return card // 13 == pile[-1] // 13
