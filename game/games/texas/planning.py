"""How well a hand stands: what each discard leaves over, now and after the next card."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from game.cards.french import JOKER, Card
from game.core.event import Seat
from game.games.texas.rules import TexasState, pack
from game.games.texas.scoring import Law, factor

OUT_WORTH: Final = 20
"""What going out is worth beside having no points, in points of a round that counts once."""


def _links() -> tuple[tuple[float, ...], ...]:
    """How near any two natural cards are to a meld, 0 to 1.

    A pair of one rank has the most cards that complete it; neighbours of a suit have fewer,
    and two cards with a gap between them one only.
    """
    return tuple([tuple([_link(one, other) for other in range(52)]) for one in range(52)])


def _link(one: int, other: int) -> float:
    apart = abs(one % 13 - other % 13)
    if apart == 0:
        return 1.0
    if one // 13 != other // 13:
        return 0.0
    return {1: 0.8, 2: 0.5}.get(min(apart, 13 - apart), 0.0)


LINKS: Final = _links()


def links(law: Law, hand: Sequence[Card], card: Card) -> float:
    """How near a card is to melds with the natural cards of a hand, summed up.

    A wild card goes with any of them, and counts as one pair.
    """
    wild = law.rules.wild
    if wild[card]:
        return 1.0
    row = LINKS[card]
    return sum([row[other] for other in hand if not wild[other]])


def keeping(law: Law, hand: Sequence[Card], after: dict[Card, int]) -> dict[Card, float]:
    """How much is to be said against discarding each card: the least is the best discard.

    ``after`` has the points each discard leaves over.  Of cards that cost the same, the
    one that has the least to do with the rest of the hand should go; a wild card never.
    """
    once = factor(law.number)
    rest = list(hand)
    found: dict[Card, float] = {}
    for card, points in after.items():
        if law.rules.wild[card]:
            found[card] = points + law.values[JOKER] + law.values[card]
        else:
            rest.remove(card)
            found[card] = points + once * links(law, rest, card)
            rest.append(card)
    return found


def unseen(state: TexasState, seat: Seat) -> dict[Card, int]:
    """How many copies of each card lie where this seat cannot see them."""
    cards = Counter(pack(state.setup.players))
    cards.subtract(state.pile)
    cards.subtract(state.hands[seat])
    for other, known in enumerate(state.known):
        if other != seat:
            cards.subtract(known)
    return {card: count for card, count in cards.items() if count > 0}


def least(after: dict[Card, int], barred: Card | None = None) -> int:
    """The fewest points that the best discard leaves over."""
    return min([points for card, points in after.items() if card != barred])


def expected(law: Law, hand: Sequence[Card], cards: dict[Card, int]) -> float:
    """The mean of what is left over after one of these cards is drawn and the best discard."""
    total = 0.0
    worth = OUT_WORTH * factor(law.number)
    for card, count in cards.items():
        points = least(law.after_discards(sorted([*hand, card])))
        total += count * (points or -worth)
    return total / sum(cards.values())


def taken(law: Law, hand: Sequence[Card], top: Card) -> int:
    """The fewest points left over after the top of the pile is taken, and another discarded."""
    held = sorted([*hand, top])
    return least(law.after_discards(held), None if top in hand else top)


def with_a_wild_card(law: Law, hand: Sequence[Card]) -> int:
    """What is left over with a joker more and the best discard: how near the hand is to better.

    The most that one card can do; going out is worth what it is in ``expected``.
    """
    return least(law.after_discards([*hand, JOKER])) or -OUT_WORTH * factor(law.number)
