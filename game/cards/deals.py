"""Every way in which unseen cards can lie in hidden hands and a stock, where there are few."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import comb, factorial, prod
from typing import Final, NamedTuple, Protocol, Self, TypeVar

from game.cards.discard_model import Odds
from game.cards.french import Card
from game.cards.melds import bits_of

MAX_LISTED_STOCK_CARD_COUNT: Final = 4
"""Maximum number of stock cards; with more there are too many orders of them."""


class HiddenHands(Protocol):
    """A state with hands and a stock; ``held`` are the hands as card sets."""

    hands: list[list[Card]]
    stock: list[Card]
    held: list[int]

    def clone(self) -> Self: ...


S = TypeVar("S", bound=HiddenHands)


def dealt_states(
    seen: S,
    visible: Sequence[list[Card]],
    unseen: Callable[[S], list[Card]],
    odds: Sequence[Odds],
    most: int,
) -> list[tuple[S, int, float]] | None:
    """Every state that a view read in ``seen`` may come from, with its ways and its odds.

    ``visible`` are the cards of each hand that the view shows.  ``unseen`` finds the other cards
    of a state with such hands, and ``odds`` are those of each card in each hand.  None if there
    are more than ``most`` states, or more than ``MAX_LISTED_STOCK_CARD_COUNT`` cards in the stock.
    """
    if len(seen.stock) > MAX_LISTED_STOCK_CARD_COUNT:
        return None
    shown = seen.clone()
    shown.hands = list(visible)
    rooms = [len(hand) - len(own) for hand, own in zip(seen.hands, visible, strict=True)]
    found = []
    for hands, stock, ways in every_deal(unseen(shown), rooms, most) or ():
        state = seen.clone()
        state.hands = [[*own, *more] for own, more in zip(visible, hands, strict=True)]
        state.stock = list(stock)
        state.held = list(map(bits_of, state.hands))
        likely = prod([odds[seat][card] for seat, hand in enumerate(hands) for card in hand])
        found.append((state, ways, likely))
    return found or None


class Deal(NamedTuple):
    """One way: the hidden cards of each hand, and the stock in order, its next card last.

    ``ways`` is how many orders of the real cards, copies told apart, come to this.
    """

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    ways: int


def every_deal(unseen: Iterable[Card], rooms: Sequence[int], most: int) -> list[Deal] | None:
    """All deals of these cards to hands of given sizes, the rest to the stock.

    None if there are more than ``most``.  Copies of a card are the same card here.

    >>> len(every_deal([Card(1), Card(2), Card(3)], [1], 6) or ())
    6
    >>> [deal.ways for deal in every_deal([Card(1), Card(1), Card(3)], [2], 6) or ()]
    [1, 2]
    """
    found: list[Deal] = []
    for deal in _deals(Counter(unseen), rooms):
        if len(found) == most:
            return None
        found.append(deal)
    return found


def _deals(left: Counter[Card], rooms: Sequence[int]) -> Iterator[Deal]:
    if not rooms:
        ways = prod(map(factorial, left.values()))
        for stock in _orders(left):
            yield Deal((), stock, ways)
        return
    for hand in _parts(sorted(left), left, rooms[0]):
        held = Counter(hand)
        ways = prod([comb(left[card], count) for card, count in held.items()])
        for deal in _deals(left - held, rooms[1:]):
            yield Deal((hand, *deal.hands), deal.stock, ways * deal.ways)


def _parts(cards: Sequence[Card], left: Counter[Card], size: int) -> Iterator[tuple[Card, ...]]:
    """Every choice of ``size`` cards, each once."""
    if size == 0:
        yield ()
    elif cards and sum([left[card] for card in cards]) >= size:
        first, *others = cards
        for count in range(min(size, left[first]), -1, -1):
            for rest in _parts(others, left, size - count):
                yield (first,) * count + rest


def _orders(left: Counter[Card]) -> Iterator[tuple[Card, ...]]:
    """Every order of these cards, each once."""
    if not left:
        yield ()
    for card in sorted(left):
        for rest in _orders(left - Counter([card])):
            yield (card, *rest)
