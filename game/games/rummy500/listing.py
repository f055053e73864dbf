"""The legal moves of 500 Rummy, listed: new melds, lay-offs, what the pile offers."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import (
    HIGH,
    HIGH_ACE,
    LOW,
    SHORTEST,
    Laid,
    MeldRules,
    card_at,
    is_run,
    joker_as,
    joker_of_rank,
    melds_in,
    stands_for,
    write,
    write_meld,
)
from game.games.rummy500.melding import (
    GROUP,
    ONE_RANK,
    ONE_SUIT,
    RULES,
    Hand,
    Lying,
    Shape,
    Table,
    fewest_to_meld,
    shape,
)
from game.games.rummy500.moves import LayMeld, LayOff

RUNS_ALONE: Final = MeldRules(groups=False)


def new_melds(hand: Hand) -> Iterator[LayMeld]:
    """Every meld that these cards can be laid as: runs by suit, then groups by rank."""
    held = hand.held
    for suit in range(4):
        mine = held >> 13 * suit & ONE_SUIT
        if mine.bit_count() + hand.jokers >= SHORTEST:
            yield from runs_of(suit, mine, hand.jokers)
    ranks = (held | held >> 13 | held >> 26 | held >> 39) & ONE_SUIT
    for rank in range(13):
        if ranks >> rank & 1:
            yield from groups_of(held >> rank & ONE_RANK, rank, hand.jokers)


@lru_cache(maxsize=1 << 12)
def runs_of(suit: int, held: int, jokers: int) -> tuple[LayMeld, ...]:
    """The runs among the ranks held in a suit (13 bits)."""
    cards = [Card(suit * 13 + rank) for rank in range(13) if held >> rank & 1]
    return tuple(map(_meld, melds_in(cards + [JOKER] * jokers, RUNS_ALONE)))


@lru_cache(maxsize=1 << 12)
def groups_of(held: int, rank: int, jokers: int) -> tuple[LayMeld, ...]:
    """The groups among the suits held of a rank (bits 0, 13, 26 and 39)."""
    cards = [Card(suit * 13 + rank) for suit in range(4) if held >> suit * 13 & 1]
    found = melds_in(cards + [JOKER] * jokers, RULES)
    return tuple(_meld(cards) for cards in found if not is_run(cards))


@lru_cache(maxsize=1 << 16)
def _meld(cards: tuple[Laid, ...]) -> LayMeld:
    """The move that lays these cards: one object for all the lists it is in."""
    return LayMeld(cards)


Offer = tuple[Card, LayOff]


@lru_cache(maxsize=1 << 13)
def offers(lying: Shape, number: int) -> tuple[Offer, ...]:
    """What can be laid off on a meld: the card of the hand and the move.

    In a run the low end comes first; natural cards come before jokers.
    """
    if not lying.room:
        return ()
    if lying.suit == GROUP:
        rank = lying.low
        naturals = [Card(suit * 13 + rank) for suit in range(4)]
        found = [(card, LayOff(Laid(card), number)) for card in naturals if lying.fits >> card & 1]
        return (*found, (JOKER, LayOff(joker_of_rank(rank), number)))
    ends = [(LOW, place) for place in (lying.low - 1,) if place >= 0]
    ends += [(HIGH, place) for place in (lying.high + 1,) if place <= HIGH_ACE]
    both = len(ends) == 2 and ends[0][1] % 13 == ends[1][1] % 13
    cards = [(card_at(lying.suit, place), end if both else "") for end, place in ends]
    return (
        *((card, LayOff(Laid(card), number, end)) for card, end in cards),
        *((JOKER, LayOff(joker_as(card), number, end)) for card, end in cards),
    )


def at_low_end(lying: Shape, off: LayOff) -> bool:
    """Whether a card that is laid off goes to the low end of its run."""
    if off.end or lying.suit == GROUP:
        return off.end == LOW
    return lying.low > 0 and stands_for(off.card) == card_at(lying.suit, lying.low - 1)


def extended(meld: Lying, off: LayOff, seat: int) -> Lying:
    """The meld after a card that fits is laid off on it by a seat."""
    if at_low_end(meld.shape, off):
        cards, by = (off.card, *meld.cards), (seat, *meld.by)
    else:
        cards, by = (*meld.cards, off.card), (*meld.by, seat)
    lying = shape(cards)
    if lying is None:
        raise ValueError(f"{write(off.card)} does not fit {write_meld(meld.cards)}")
    return Lying(meld.number, cards, by, lying)


def layoffs(hand: Hand, table: Iterable[Lying]) -> Iterator[LayOff]:
    """Every way to lay one of these cards off, by the number of the meld."""
    held, _, jokers, _ = hand
    for number, _, _, lying in table:
        if lying.fits & held or (jokers and lying.room):
            for card, move in offers(lying, number):
                if jokers if card == JOKER else held >> card & 1:
                    yield move


def takings(
    pile: Sequence[Card], hand: Hand, table: Table, new_only: bool, kept: int
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
