"""Sequences and their cards as values of messages."""

from collections.abc import Sequence

from game.cards import naming
from game.cards.melds.laid import Laid, is_joker, rank_of, stands_for
from game.core.event import Seat
from game.games.take.melds import Run
from game.words.message import Message, Names, Said, Value, together


def in_words(cards: tuple[Laid, ...]) -> Message:
    """A sequence, to come after "the" or "your": ``5-6-7 of clubs``."""
    return naming.run(cards) if len(cards) <= naming.MANY else naming.suit_run(cards)


def in_short(cards: tuple[Laid, ...]) -> Said:
    """The ranks of a sequence, the suit being plain: ``5-6-7``, ``4 to J``."""
    ranks = shorts(cards)
    if len(cards) <= naming.SHORT:
        return naming.ranks(cards)
    return Message("take-short-ends", low=ranks[0], high=ranks[-1])


def suit_in_words(cards: tuple[Laid, ...]) -> Message:
    """The suit of a sequence: ``clubs``."""
    return naming.suit_name(stands_for(cards[0]) // 13)


def shorts(cards: Sequence[Laid]) -> list[Message]:
    """The rank of each card as it stands on it."""
    return [naming.rank_short(rank_of(card)) for card in cards]


def jokers_of(cards: tuple[Laid, ...]) -> list[Laid]:
    """The jokers of a sequence."""
    return [card for card in cards if is_joker(card)]


def jokers_in_words(jokers: Sequence[Laid]) -> Value:
    """What jokers stand for, at least one: ``the joker as the 8 of clubs``."""
    return together([Message("take-the-joker", card=naming.laid(card)) for card in jokers])


def whose(run: Run, names: Names) -> Message:
    """A sequence with its owner: ``your 5-6-7 of clubs``."""
    return naming.whose(names[Seat(run.owner)], in_words(run.cards))
