"""Names of sequences and their cards, as values of messages."""

from collections.abc import Sequence

from game.cards import card_names
from game.cards.melds.laid_cards import LaidCard, is_joker, rank_of, stands_for
from game.core.event import Seat
from game.games.take.melds import Run
from game.text.message import Message, Names, TextValue, Value, together


def in_words(cards: tuple[LaidCard, ...]) -> Message:
    """A sequence, for use after "the" or "your": ``5-6-7 of clubs``."""
    return card_names.run(cards) if len(cards) <= card_names.MANY else card_names.suit_run(cards)


def in_short(cards: tuple[LaidCard, ...]) -> TextValue:
    """The ranks of a sequence without its suit: ``5-6-7``, ``4 to J``."""
    ranks = shorts(cards)
    if len(cards) <= card_names.SHORT:
        return card_names.ranks(cards)
    return Message("take-short-ends", low=ranks[0], high=ranks[-1])


def suit_in_words(cards: tuple[LaidCard, ...]) -> Message:
    """The suit of a sequence: ``clubs``."""
    return card_names.suit_name(stands_for(cards[0]) // 13)


def shorts(cards: Sequence[LaidCard]) -> list[Message]:
    return [card_names.rank_short(rank_of(card)) for card in cards]


def jokers_of(cards: tuple[LaidCard, ...]) -> list[LaidCard]:
    return [card for card in cards if is_joker(card)]


def jokers_in_words(jokers: Sequence[LaidCard]) -> Value:
    """One or more jokers with the cards they stand for: ``the joker as the 8 of clubs``."""
    return together([Message("take-the-joker", card=card_names.laid(card)) for card in jokers])


def whose(run: Run, names: Names) -> Message:
    """A sequence with its owner: ``your 5-6-7 of clubs``."""
    return card_names.whose(names[Seat(run.owner)], in_words(run.cards))
