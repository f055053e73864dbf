"""Facts of a Texas Rummy match."""

from abc import ABC
from typing import Final, cast

from game.cards import french
from game.cards.french import Card
from game.core.fact import Visibility, fact, internal, zone
from game.core.fact_types import (
    CARD,
    CARDS,
    HANDS,
    NUMBER,
    NUMBERS,
    STOCK,
    CustomType,
    FactType,
    OptionalType,
)
from game.core.game import Setup, State
from game.games.texas.moves import Move
from game.games.texas.options import TexasOptions
from game.games.texas.scoring import Law, law_of_wild

LAW: Final[FactType[Law | None]] = CustomType(
    None,
    lambda law: None if law is None else law.wild_text,
    lambda text: None if text is None else law_of_wild(text),
)
"""Law of the round, serialized as its wild rank; None before the first deal."""


def options_of(setup: Setup) -> TexasOptions:
    """The options of a match, with their own type."""
    return cast(TexasOptions, setup.options)


class TexasFacts(State[Move], ABC):
    """Facts of a Texas Rummy match; ``rules`` changes them.

    ``stock`` has its next card last, ``pile`` its top; ``hands`` are sorted. ``known`` are the
    cards that everybody saw each seat take and that it still holds. ``let_go`` are the discards of
    each seat in this round, latest last, without those it took back. ``taken`` is the card taken
    from the pile this turn. ``idle`` counts the last turns in a row that drew from the pile,
    ``emptied`` the refills of the stock.
    """

    stock: list[Card] = zone(STOCK, seen=Visibility.HIDDEN)
    pile: list[Card] = zone(CARDS)
    hands: list[list[Card]] = zone(HANDS, seen=Visibility.OWNER)
    law: Law | None = fact(LAW, key="wild")
    pot: int = fact(NUMBER, make=lambda setup: options_of(setup).dimes * setup.players, lasts=True)
    dimes: list[int] = fact(NUMBERS, lasts=True)
    taken: Card | None = fact(OptionalType(CARD))
    idle: int = fact(NUMBER)
    emptied: int = fact(NUMBER)
    known: list[list[Card]] = fact(HANDS)
    let_go: list[list[Card]] = fact(HANDS)
    shuffles: int = internal(
        NUMBER, restored=lambda state: len(state.rounds) + 1 + state.emptied, lasts=True
    )

    @property
    def options(self) -> TexasOptions:
        """The options of the match, with their own type."""
        return options_of(self.setup)

    @property
    def hand(self) -> list[Card]:
        """Hand of the asked seat."""
        assert self.asked is not None, "a seat is asked"
        return self.hands[self.asked]

    @property
    def round_law(self) -> Law:
        """Law of the current round."""
        assert self.law is not None, "a match has no law before its first deal"
        return self.law


def texts(cards: list[Card]) -> tuple[str, ...]:
    return tuple([french.write(card) for card in cards])
