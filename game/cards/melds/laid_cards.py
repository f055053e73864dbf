"""Laid cards: natural cards on the table, and jokers with the card they stand for.

A laid card is a small int, so a meld is a plain tuple of ints and cheap to copy:

* 0 to 51: a natural card, the same int as in the hand;
* 53 to 104: a joker in a run, 53 + the card it stands for (``JK=5S``);
* 105 to 117: a joker in a group, 105 + the rank it stands for (``JK=7``).

52, the joker in the hand, is not a laid card: on the table a joker always stands for a card.
"""

from collections.abc import Sequence
from typing import Final, NewType

from game.cards import french
from game.cards.french import CARDS_BY_NUMBER, JOKER, RANKS, Card, Unreadable
from game.text.message import Message

LaidCard = NewType("LaidCard", int)

_RUN_JOKERS_INDEX: Final = 53
_GROUP_JOKERS_INDEX: Final = 105

_LAID_CARD_TEXTS: Final = (
    tuple(french.write(card) for card in CARDS_BY_NUMBER[:JOKER])
    + ("",)
    + tuple(f"JK={french.write(card)}" for card in CARDS_BY_NUMBER[:JOKER])
    + tuple(f"JK={letter}" for letter in RANKS)
)
LAID_CARDS_BY_NUMBER: Final = tuple([LaidCard(number) for number in range(len(_LAID_CARD_TEXTS))])
"""Every laid card by its number; an index is far faster than a constructor call."""
_LAID_CARDS_BY_TEXT: Final = {
    text: laid for text, laid in zip(_LAID_CARD_TEXTS, LAID_CARDS_BY_NUMBER, strict=True) if text
}
_CARD_OF: Final = (*CARDS_BY_NUMBER, *[JOKER] * (len(_LAID_CARD_TEXTS) - _RUN_JOKERS_INDEX))
_STANDS_FOR: Final = (
    *CARDS_BY_NUMBER,
    *[Card(number) for number in range(len(_LAID_CARD_TEXTS) - _RUN_JOKERS_INDEX)],
)
_RANK_OF: Final[tuple[int, ...]] = tuple([card % 13 for card in _STANDS_FOR])


def joker_as(card: Card) -> LaidCard:
    """The joker that stands for this natural card in a run."""
    return LAID_CARDS_BY_NUMBER[_RUN_JOKERS_INDEX + card]


def joker_of_rank(rank: int) -> LaidCard:
    """The joker that stands for a card of this rank (0 to 12) in a group."""
    return LAID_CARDS_BY_NUMBER[_GROUP_JOKERS_INDEX + rank]


def is_joker(laid: LaidCard) -> bool:
    return laid >= _RUN_JOKERS_INDEX


def names_rank_only(laid: LaidCard) -> bool:
    """Whether this is a joker in a group, whose suit is left open."""
    return laid >= _GROUP_JOKERS_INDEX


def card_of(laid: LaidCard) -> Card:
    """The card as it is in the hand: ``JOKER`` for a joker."""
    return _CARD_OF[laid]


def stands_for(laid: LaidCard) -> Card:
    """The natural card that it counts as in a run; meaningless for a joker in a group."""
    return _STANDS_FOR[laid]


def rank_of(laid: LaidCard) -> int:
    """The rank that it counts as, 0 (ace) to 12 (king)."""
    return _RANK_OF[laid]


def write(laid: LaidCard) -> str:
    """Text of a laid card.

    >>> write(joker_as(french.read("5S"))), write(joker_of_rank(6))
    ('JK=5S', 'JK=7')
    """
    return _LAID_CARD_TEXTS[laid]


def read(text: str) -> LaidCard:
    """The laid card that a text names; raises ``Unreadable`` for any other, such as a bare
    ``JK``.

    >>> read("JK=5S") == joker_as(french.read("5S"))
    True
    """
    try:
        return _LAID_CARDS_BY_TEXT[text]
    except KeyError:
        raise Unreadable(Message("cards-unreadable-laid", text=repr(text))) from None


def write_meld(meld: tuple[LaidCard, ...]) -> str:
    """Text of a meld: its cards in order, separated by spaces."""
    return " ".join([_LAID_CARD_TEXTS[laid] for laid in meld])


def read_meld(text: str) -> tuple[LaidCard, ...]:
    """The laid cards that a text names, not checked to be a meld; raises ``Unreadable``."""
    return tuple([read(word) for word in text.split()])


def breaks(hand: Sequence[str], melds: Sequence[Sequence[str]], text: str) -> bool:
    """Whether the melds use every copy of a card that the hand holds, and at least one."""
    needed = sum(list(meld).count(text) for meld in melds)
    return 0 < needed >= list(hand).count(text)
