"""Names of cards, melds and counts, as messages for the log, buttons and prompts.

The player's language turns them into words.
"""

from collections.abc import Sequence

from game.cards.french import JOKER, RANKS, SUITS, Card, rank, suit
from game.cards.melds import (
    LaidCard,
    card_of,
    is_joker,
    is_run,
    names_rank_only,
    rank_of,
    stands_for,
)
from game.text.message import Message, TextValue, Value, Who, dashed, together


def named(card: Card) -> Message:
    """``8 of clubs``, ``joker``."""
    return (
        Message("cards-joker")
        if card == JOKER
        else Message("cards-card", rank=_rank(card), suit=_suit(card))
    )


def the(card: Card) -> Message:
    """In the middle of a sentence: ``the 8 of clubs``, ``a joker``."""
    return (
        Message("cards-a-joker")
        if card == JOKER
        else Message("cards-the", rank=_rank(card), suit=_suit(card))
    )


def the_first(card: Card) -> Message:
    """At the beginning of a sentence: ``The 8 of clubs``, ``A joker``."""
    if card == JOKER:
        return Message("cards-a-joker-first")
    return Message("cards-the-first", rank=_rank(card), suit=_suit(card))


def named_first(card: Card) -> Message:
    """At the beginning of a sentence without an article: ``Jack of clubs``, ``A joker``."""
    if card == JOKER:
        return Message("cards-a-joker-first")
    return Message("cards-card-first", rank=_rank(card), suit=_suit(card))


def as_rank(card: Card, stands: int) -> Message:
    """A card whose suit is unknown: ``joker as an ace``."""
    return Message("cards-as-rank", card=named(card), rank=RANKS[stands])


def _rank(card: Card) -> str:
    return RANKS[rank(card)]


def _suit(card: Card) -> str:
    return SUITS[suit(card)]


def the_laid(card: LaidCard) -> Message:
    """A laid card with its article: ``the 8 of clubs``, ``a joker as the 8 of clubs``."""
    if is_joker(card) and not names_rank_only(card):
        return Message("cards-a-joker-as", card=the(Card(stands_for(card))))
    return the(card_of(card))


def laid(card: LaidCard) -> Message:
    """A laid card without an article: ``8 of clubs``, ``joker as the 8 of clubs``."""
    if is_joker(card) and not names_rank_only(card):
        return Message("cards-joker-as", card=the(Card(stands_for(card))))
    return named(card_of(card))


def rank_name(number: int) -> Message:
    """A rank, 0 (ace) to 12 (king): ``ace``, ``10``."""
    return Message("cards-rank", rank=RANKS[number])


def rank_short(number: int) -> Message:
    """A rank as printed on a card: ``A``, ``10``."""
    return Message("cards-rank-short", rank=RANKS[number])


def suit_name(number: int) -> Message:
    """A suit, 0 to 3 in the order S H D C: ``spades``."""
    return Message("cards-suit", suit=SUITS[number])


MAX_SINGLY_NAMED_CARD_COUNT = 5
"""Longest run named card by card, and most cards named one by one in a list."""
MAX_BRIEFLY_NAMED_CARD_COUNT = 3
"""Longest run named card by card in a short text."""


def meld(cards: Sequence[LaidCard]) -> Message:
    """A meld: ``5-6-7 of clubs``, ``5 to jack of clubs``, ``three kings``."""
    if not is_run(tuple(cards)):
        return group(cards)
    return run(cards) if len(cards) <= MAX_SINGLY_NAMED_CARD_COUNT else run_ends(cards)


def group(cards: Sequence[LaidCard]) -> Message:
    """Cards of one rank: ``three kings``."""
    kind = RANKS[rank_of(cards[0])]
    return Message("cards-group", number=number(len(cards)), rank=kind)


def run(cards: Sequence[LaidCard]) -> Message:
    """A run card by card: ``5-6-7 of clubs``."""
    return Message("cards-run", ranks=ranks(cards), suit=_suit_of(cards))


def run_in_line(cards: Sequence[LaidCard]) -> Message:
    """A run for a line of braille, with its jokers marked: ``5-6*-7 of clubs``."""
    named = [rank_short(rank_of(card)) for card in cards]
    marked = [
        Message("line-wild", card=name) if is_joker(card) else name
        for name, card in zip(named, cards, strict=True)
    ]
    return Message("cards-run", ranks=dashed(marked), suit=_suit_of(cards))


def run_ends(cards: Sequence[LaidCard]) -> Message:
    """A run by its ends: ``5 to jack of clubs``."""
    low, high = rank_name(rank_of(cards[0])), rank_name(rank_of(cards[-1]))
    return Message("cards-run-ends", low=low, high=high, suit=_suit_of(cards))


def short_ends(cards: Sequence[LaidCard]) -> Message:
    """A run by its ends in card letters: ``5 to J of clubs``."""
    low, high = rank_short(rank_of(cards[0])), rank_short(rank_of(cards[-1]))
    return Message("cards-run-ends", low=low, high=high, suit=_suit_of(cards))


def short_run(cards: Sequence[LaidCard]) -> Message:
    """A run in a short text: ``5-6-7 of clubs``, ``5 to J of clubs``."""
    return run(cards) if len(cards) <= MAX_BRIEFLY_NAMED_CARD_COUNT else short_ends(cards)


def suit_run(cards: Sequence[LaidCard]) -> Message:
    """A run by its suit and its ends: ``clubs from 5 to jack``."""
    low, high = rank_name(rank_of(cards[0])), rank_name(rank_of(cards[-1]))
    return Message("cards-suit-run", low=low, high=high, suit=_suit_of(cards))


def ranks(cards: Sequence[LaidCard]) -> TextValue:
    """The ranks of a run: ``5-6-7``, ``10-J-Q``."""
    return dashed(rank_short(rank_of(card)) for card in cards)


def _suit_of(cards: Sequence[LaidCard]) -> str:
    return SUITS[stands_for(cards[0]) // 13]


def whose(who: Who, melded: TextValue) -> Message:
    """A player's meld: ``Ada's 5-6-7 of clubs``, ``your 5-6-7 of clubs``."""
    return Message("cards-whose", who=who, meld=melded)


def all_of(cards: Sequence[Card]) -> Value:
    """All the cards, at least one, by name.

    The brief variant of the message counts the cards if there are more than
    ``MAX_SINGLY_NAMED_CARD_COUNT``.
    """
    every = together([the(card) for card in cards])
    return (
        Message("cards-all", count=len(cards), cards=every)
        if len(cards) > MAX_SINGLY_NAMED_CARD_COUNT
        else every
    )


def number(count: int) -> Message:
    """A count, in words where the language has them: ``three``, ``30``."""
    return Message("cards-number", count=count)


def so_many(count: int) -> Message:
    """A number of cards: ``one card``, ``three cards``."""
    return Message("cards-count", count=count)
