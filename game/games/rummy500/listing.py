"""The legal moves of 500 Rummy, listed: new melds, lay-offs, what the pile offers."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from game.cards.french import JOKER, Card
from game.cards.melds import (
    Hand,
    Laid,
    Shape,
    Spread,
    additions,
    fewest_to_meld,
    goes_low,
    melds_in,
)
from game.games.rummy500.melding import RULES, Lying, lying
from game.games.rummy500.moves import LayMeld, LayOff


def new_melds(hand: Hand) -> Iterator[LayMeld]:
    """Every meld that these cards can be laid as: runs by suit, then groups by rank."""
    return map(laying, melds_in(hand.held, hand.jokers, RULES))


@lru_cache(maxsize=1 << 16)
def laying(cards: tuple[Laid, ...]) -> LayMeld:
    """The move that lays these cards: one object for all the lists it is in."""
    return LayMeld(cards)


Offer = tuple[Card, LayOff]


@lru_cache(maxsize=1 << 13)
def offers(meld: Shape, number: int) -> tuple[Offer, ...]:
    """What can be laid off on a meld: the card of the hand and the move.

    In a run the low end comes first; natural cards come before jokers.
    """
    return tuple([(card, LayOff(laid, number, end or "")) for card, laid, end in additions(meld)])


def at_low_end(meld: Shape, off: LayOff) -> bool:
    """Whether a card that is laid off goes to the low end of its run."""
    return goes_low(meld, off.card, off.end)


def extended(meld: Lying, off: LayOff, seat: int) -> Lying:
    """The meld after a card that fits is laid off on it by a seat."""
    if at_low_end(meld.shape, off):
        return lying(meld.number, (off.card, *meld.cards), (seat, *meld.by))
    return lying(meld.number, (*meld.cards, off.card), (*meld.by, seat))


def layoffs(hand: Hand, table: Iterable[Lying]) -> Iterator[LayOff]:
    """Every way to lay one of these cards off, by the number of the meld."""
    held, _, jokers, _ = hand
    for number, _, _, meld in table:
        if meld.fits & held or (jokers and meld.room):
            for card, move in offers(meld, number):
                if jokers if card == JOKER else held >> card & 1:
                    yield move


def takings(
    pile: Sequence[Card], hand: Hand, table: Spread, new_only: bool, kept: int
) -> Iterator[int]:
    """How many cards can be taken from the top of the pile so that the deepest can be melded.

    In that turn, with what is in the hand and on the table; ``kept`` is the number of cards
    that must be left in the hand at the end.
    """
    held, twice, jokers, size = hand
    for count, card in enumerate(reversed(pile), 1):
        if card == JOKER:
            jokers += 1
        else:
            held |= 1 << card
        size += 1
        fewest = fewest_to_meld(card, Hand(held, twice, jokers, size), table, new_only)
        if fewest and fewest + kept <= size:
            yield count
