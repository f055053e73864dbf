"""The cards and melds of 500 Rummy in words."""

from collections.abc import Sequence
from typing import Final

from game.cards import french
from game.cards.french import JOKER, RANK_NAMES, SUIT_NAMES, Card
from game.cards.melds import (
    Laid,
    card_of,
    is_joker,
    is_run,
    names_rank_only,
    rank_of,
    stands_for,
)
from game.core.event import Seat
from game.core.words import number, whose
from game.games.rummy500.melds import Lying

MANY: Final = 5
"""A run of more cards is named by its ends."""


def the(card: Card) -> str:
    """``the 8 of clubs``, ``a joker``."""
    return "a joker" if card == JOKER else f"the {french.name(card)}"


def laid_name(card: Laid) -> str:
    """A card on the table: ``the 8 of clubs``, ``a joker as the 8 of clubs``, ``a joker``."""
    if is_joker(card) and not names_rank_only(card):
        return f"a joker as the {french.name(stands_for(card))}"
    return the(card_of(card))


def meld_name(cards: Sequence[Laid]) -> str:
    """A meld: ``5-6-7 of clubs``, ``three kings``."""
    if not is_run(tuple(cards)):
        return _group_name(cards)
    return _run_name(cards, _listed(cards) if len(cards) <= MANY else _ends(cards))


def short_name(cards: Sequence[Laid]) -> str:
    """A meld in as few words as there are: ``5-6-7 of clubs``, ``5 to 8 of clubs``."""
    if not is_run(tuple(cards)):
        return _group_name(cards)
    return _run_name(cards, min(_listed(cards), _ends(cards), key=len))


def jokers_in(cards: Sequence[Laid]) -> str:
    """The jokers of a meld: ``, joker as 3``, `` with two jokers``; nothing without one."""
    jokers = [card for card in cards if is_joker(card)]
    if not jokers:
        return ""
    if not is_run(tuple(cards)):
        return " with a joker" if len(jokers) == 1 else f" with {number(len(jokers))} jokers"
    ranks = [RANK_NAMES[rank_of(card)] for card in jokers]
    return f", joker as {ranks[0]}" if len(ranks) == 1 else f", jokers as {' and '.join(ranks)}"


def _group_name(cards: Sequence[Laid]) -> str:
    return f"{number(len(cards))} {RANK_NAMES[rank_of(cards[0])]}s"


def _run_name(cards: Sequence[Laid], ranks: str) -> str:
    return f"{ranks} of {SUIT_NAMES[stands_for(cards[0]) // 13]}"


def _listed(cards: Sequence[Laid]) -> str:
    ranks = [RANK_NAMES[rank_of(card)] for card in cards]
    return "-".join([rank if rank[0].isdigit() else rank[0].upper() for rank in ranks])


def _ends(cards: Sequence[Laid]) -> str:
    return f"{RANK_NAMES[rank_of(cards[0])]} to {RANK_NAMES[rank_of(cards[-1])]}"


def whose_meld(meld: Lying, names: Sequence[str]) -> str:
    """A meld with whoever laid most of it: ``Ada's 5-6-7 of clubs``."""
    return whose_cards(meld.cards, meld.by, names)


def whose_cards(cards: Sequence[Laid], by: Sequence[int], names: Sequence[str]) -> str:
    """The same, for its cards and the seats that laid them."""
    return f"{whose(names, whose_most(by))} {meld_name(cards)}"


def whose_most(by: Sequence[int]) -> Seat:
    """The seat that laid most of a meld's cards."""
    return Seat(max(by, key=list(by).count))
