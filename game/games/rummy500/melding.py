"""Melds as they lie on the table, and what a turn can still put there.

The questions of every turn ("can this card still be melded?") are asked of sets of cards as
52-bit ints, one bit a card: they are asked for each card of the pile after each discard.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from game.cards.french import JOKER, Card
from game.cards.melds import (
    HIGH_ACE,
    LONGEST_RUN,
    SHORTEST,
    Laid,
    MeldRules,
    as_meld,
    is_joker,
    names_rank_only,
    rank_of,
    stands_for,
)

RULES: Final = MeldRules()
LARGEST_GROUP: Final = RULES.largest_group
GROUP: Final = 4
"""In place of a run's suit: the meld is a group."""
ONE_SUIT: Final = (1 << 13) - 1
ONE_RANK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39


class Shape(NamedTuple):
    """What the cards of a meld are together.

    ``suit`` is a run's, or ``GROUP``; ``low`` and ``high`` are the places of a run's ends, from
    0 (low ace) to 13 (high ace), or twice the rank of a group.  ``fits`` has a bit for each
    natural card that can be added, ``room`` says whether a joker can.
    """

    suit: int
    low: int
    high: int
    fits: int
    room: bool


class Lying(NamedTuple):
    """A meld on the table: its number, its cards, who put each of them down, its shape."""

    number: int
    cards: tuple[Laid, ...]
    by: tuple[int, ...]
    shape: Shape


@lru_cache(maxsize=1 << 15)
def shape(cards: tuple[Laid, ...]) -> Shape | None:
    """The shape of cards that are a meld as they lie; None if they are none.

    A run lies lowest first; a group may lie in any order.
    """
    if not SHORTEST <= len(cards) <= LONGEST_RUN or all(map(is_joker, cards)):
        return None
    return _group(cards) if rank_of(cards[0]) == rank_of(cards[1]) else _run(cards)


def _run(cards: tuple[Laid, ...]) -> Shape | None:
    suit, low = divmod(stands_for(cards[0]), 13)
    high = low + len(cards) - 1
    if high > HIGH_ACE:
        return None
    for place, card in enumerate(cards, low):
        if names_rank_only(card) or stands_for(card) != suit * 13 + place % 13:
            return None
    fits = 0
    if len(cards) < LONGEST_RUN:
        if low > 0:
            fits |= 1 << suit * 13 + low - 1
        if high < HIGH_ACE:
            fits |= 1 << suit * 13 + (high + 1) % 13
    return Shape(suit, low, high, fits, fits != 0)


def _group(cards: tuple[Laid, ...]) -> Shape | None:
    rank = rank_of(cards[0])
    suits = 0
    for card in cards:
        if rank_of(card) != rank or is_joker(card) != names_rank_only(card):
            return None
        if not is_joker(card):
            if suits >> card & 1:
                return None
            suits |= 1 << card
    if len(cards) > LARGEST_GROUP:
        return None
    room = len(cards) < LARGEST_GROUP
    return Shape(GROUP, rank, rank, ONE_RANK << rank & ~suits if room else 0, room)


def proper(cards: tuple[Laid, ...]) -> tuple[Laid, ...] | None:
    """These cards in the order in which they are laid as a meld; None if they are none.

    The order matters for thirteen cards of a suit alone: it says which end the ace is at.
    """
    if len(cards) > LONGEST_RUN:  # shapes are remembered: not those of any text one may write
        return None
    lying = shape(cards)
    if lying is not None and lying.suit != GROUP:
        return cards
    return as_meld(cards, RULES)


class Hand(NamedTuple):
    """Cards by what can be done with them: naturals as bits, those held twice, jokers, all."""

    held: int
    twice: int
    jokers: int
    size: int

    def without(self, cards: Iterable[Laid]) -> "Hand":
        """The hand after these cards of it are laid down."""
        held, twice, jokers, size = self
        for card in cards:
            size -= 1
            if is_joker(card):
                jokers -= 1
            elif twice >> card & 1:
                twice ^= 1 << card
            else:
                held &= ~(1 << card)
        return Hand(held, twice, jokers, size)

    def with_cards(self, cards: Iterable[Card]) -> "Hand":
        """The hand with these cards taken into it."""
        held, twice, jokers, size = self
        for card in cards:
            size += 1
            if card == JOKER:
                jokers += 1
            else:
                bit = 1 << card
                twice |= held & bit
                held |= bit
        return Hand(held, twice, jokers, size)


NO_CARDS: Final = Hand(0, 0, 0, 0)


def summed(cards: Iterable[Card]) -> Hand:
    """The summary of these cards."""
    return NO_CARDS.with_cards(cards)


class Table(NamedTuple):
    """All melds on the table by what can be added to them.

    ``fits`` and ``room`` as in ``Shape``; ``runs`` has the ends of the runs of each suit.
    """

    fits: int
    room: bool
    runs: tuple[tuple[tuple[int, int], ...], ...]


EMPTY_TABLE: Final = Table(0, False, ((), (), (), (), ()))


def spread(melds: Iterable[Lying]) -> Table:
    """The table with these melds on it."""
    fits = 0
    room = False
    runs: list[tuple[tuple[int, int], ...]] = [(), (), (), (), ()]
    for _, _, _, (suit, low, high, more, open_) in melds:
        if open_:
            fits |= more
            room = True
            if suit != GROUP:
                runs[suit] += ((low, high),)
    return Table(fits, room, tuple(runs))


def fewest_to_meld(card: Card, hand: Hand, table: Table, new_only: bool) -> int:
    """The fewest cards of the hand to put down so that this one of them is melded; 0 if it cannot.

    1 if it fits on the table; more with a new meld, or where others must be added to a run
    before it.  With ``new_only`` it must be laid in a new meld.
    """
    held, _, jokers, _ = hand
    if card == JOKER:
        if table.room and not new_only:
            return 1
        return SHORTEST if _joker_in_new(held, jokers) else 0
    if new_only:
        return SHORTEST if _in_new(card, held, jokers) else 0
    if table.fits >> card & 1:
        return 1
    suit = card // 13
    found = _after_others(card % 13, held >> 13 * suit & ONE_SUIT, jokers, table.runs[suit])
    if found != 2 and _in_new(card, held, jokers):
        return SHORTEST
    return found


def _after_others(rank: int, held: int, jokers: int, runs: tuple[tuple[int, int], ...]) -> int:
    """The fewest cards to add to one of these runs of a suit, the card of this rank last."""
    fewest = 0
    for low, high in runs:
        for place in (0, HIGH_ACE) if rank == 0 else (rank,):
            if place < low:
                between = low - place - 1
                have = held >> place + 1 & (1 << between) - 1
                length = high - place + 1
            elif place > high:
                between = place - high - 1
                have = held >> high + 1 & (1 << between) - 1
                length = place - low + 1
            else:
                continue
            if (
                length <= LONGEST_RUN
                and between - have.bit_count() <= jokers
                and (between < fewest or not fewest)
            ):
                fewest = between + 1
    return fewest


def _window_needs() -> tuple[tuple[int, ...], ...]:
    """The jokers needed for a run of three with a place in it.

    By the place (0 to 13) and by what is held from two below it to two above it, as bits.
    """
    windows = (0b00111, 0b01110, 0b11100)
    return tuple(
        tuple(
            min(
                SHORTEST - (near & window).bit_count()
                for below, window in zip((2, 1, 0), windows, strict=True)
                if place - below >= 0 and place + 2 - below <= HIGH_ACE
            )
            for near in range(32)
        )
        for place in range(HIGH_ACE + 1)
    )


_NEEDS: Final = _window_needs()


def _in_new(card: Card, held: int, jokers: int) -> bool:
    """Whether a natural card can be laid in a new meld: then it can in one of three cards."""
    suit, rank = divmod(card, 13)
    if (held >> rank & ONE_RANK).bit_count() + jokers >= SHORTEST:
        return True
    mine = held >> 13 * suit & ONE_SUIT
    mine = (mine | (mine & 1) << HIGH_ACE) << 2
    if _NEEDS[rank][mine >> rank & 31] <= jokers:
        return True
    return rank == 0 and _NEEDS[HIGH_ACE][mine >> HIGH_ACE & 31] <= jokers


def _joker_in_new(held: int, jokers: int) -> bool:
    """Whether one of the jokers can be laid in a new meld."""
    if jokers >= 2:
        return held != 0
    if held & (held >> 13 | held >> 26 | held >> 39):
        return True
    for suit in range(4):
        mine = held >> 13 * suit & ONE_SUIT
        mine |= (mine & 1) << HIGH_ACE
        if mine & (mine >> 1 | mine >> 2):
            return True
    return False
