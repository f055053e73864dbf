"""Sequences and their cards in words."""

from typing import Final

from game.cards.french import RANK_NAMES, SUIT_NAMES
from game.cards.melds.laid import Laid, is_joker, stands_for

SHORT: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def in_words(cards: tuple[Laid, ...]) -> str:
    """A sequence in words, to come after "the" or "your": ``5-6-7 of clubs``."""
    suit = suit_in_words(cards)
    if len(cards) > 5:
        low, high = (RANK_NAMES[stands_for(card) % 13] for card in (cards[0], cards[-1]))
        return f"{suit} from {low} to {high}"
    return "-".join(SHORT[stands_for(card) % 13] for card in cards) + f" of {suit}"


def in_short(cards: tuple[Laid, ...]) -> str:
    """The ranks of a sequence, the suit being plain: ``5-6-7``, ``4 to J``."""
    ranks = [SHORT[stands_for(card) % 13] for card in cards]
    return "-".join(ranks) if len(ranks) <= 3 else f"{ranks[0]} to {ranks[-1]}"


def suit_in_words(cards: tuple[Laid, ...]) -> str:
    """The suit of a sequence: ``clubs``."""
    return SUIT_NAMES[stands_for(cards[0]) // 13]


def card_in_words(card: Laid) -> str:
    """A card on the table in words: ``8 of clubs``, ``joker as the 8 of clubs``."""
    number = stands_for(card)
    told = f"{RANK_NAMES[number % 13]} of {SUIT_NAMES[number // 13]}"
    return f"joker as the {told}" if is_joker(card) else told


def jokers_in_short(cards: tuple[Laid, ...]) -> str:
    """What the jokers of a sequence stand for: ``, joker as 3``; nothing without one."""
    ranks = [SHORT[stands_for(card) % 13] for card in cards if is_joker(card)]
    if not ranks:
        return ""
    return f", {'joker' if len(ranks) == 1 else 'jokers'} as {' and '.join(ranks)}"
