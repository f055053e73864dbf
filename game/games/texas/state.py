"""Facts of a Texas Rummy match."""

from abc import ABC
from typing import Any, Final, cast

from game.cards import french
from game.cards.french import Card
from game.core.event import Seat, copy_json
from game.core.fact import Visibility, derived, fact, internal, zone
from game.core.fact_types import (
    CARD_TYPE,
    CARDS_TYPE,
    HANDS_TYPE,
    NUMBER_TYPE,
    SEAT_NUMBERS_TYPE,
    STOCK_TYPE,
    TEXT_TYPE,
    CustomType,
    FactType,
    OptionalType,
)
from game.core.game import Setup, State
from game.core.illegal import quoted
from game.games.texas.moves import Move
from game.games.texas.options import TexasOptions
from game.games.texas.scoring import Law, LawTerms, law_of


def _laid_read(told: Any) -> dict[str, Any] | None:
    if told is None:
        return None
    if type(told["seat"]) is not int or not isinstance(told["melds"], list):
        raise ValueError(f"{quoted(told)} is not what a seat laid")
    return dict(copy_json(told))


LAID_HAND_TYPE: Final[FactType[dict[str, Any] | None]] = CustomType(None, copy_json, _laid_read)
"""``{"seat": ..., "melds": [[text, ...], ...]}``, never changed in place."""


def options_of(setup: Setup) -> TexasOptions:
    """The options of a match, with their own type."""
    return cast(TexasOptions, setup.options)


def law_in(setup: Setup, number: int) -> Law:
    """The law of a round, 1 to 11, by the options of a match."""
    options = options_of(setup)
    return law_of(
        number,
        LawTerms(
            options.deuces == "wild",
            options.ace == "both",
            options.wilds == "free",
            options.count == "face",
            options.wilds == "one",
            options.shortest_run,
        ),
    )


def _law_now(state: "TexasFacts") -> Law | None:
    """The law of the current round; None before the first deal."""
    if state.wild is None:
        return None
    law = law_in(state.setup, state.round)
    if law.wild_text != state.wild:
        raise ValueError(f"{quoted(state.wild)} is not wild in round {state.round}")
    return law


class TexasFacts(State[Move], ABC):
    """Facts of a Texas Rummy match; ``rules`` changes them.

    ``stock`` has its next card last, ``pile`` its top; ``hands`` are sorted. ``known`` are the
    cards that everybody saw each seat take and that it still holds. ``let_go`` are the discards of
    each seat in this round, latest last, without those it took back. ``taken`` is the card taken
    from the pile this turn. ``laid`` are the melds of the seat that went out while the others have
    one last turn. ``idle`` counts the last turns in a row that drew from the pile,
    ``emptied`` the refills of the stock.
    """

    stock: list[Card] = zone(STOCK_TYPE, seen=Visibility.HIDDEN)
    pile: list[Card] = zone(CARDS_TYPE)
    hands: list[list[Card]] = zone(HANDS_TYPE, seen=Visibility.OWNER)
    wild: str | None = fact(OptionalType(TEXT_TYPE))
    law: Law | None = derived(_law_now)
    pot: int = fact(
        NUMBER_TYPE, make=lambda setup: options_of(setup).dimes * setup.players, lasts=True
    )
    dimes: list[int] = fact(SEAT_NUMBERS_TYPE, lasts=True)
    taken: Card | None = fact(OptionalType(CARD_TYPE))
    idle: int = fact(NUMBER_TYPE)
    emptied: int = fact(NUMBER_TYPE)
    known: list[list[Card]] = fact(HANDS_TYPE)
    laid: dict[str, Any] | None = fact(LAID_HAND_TYPE)
    let_go: list[list[Card]] = fact(HANDS_TYPE)
    shuffles: int = internal(
        NUMBER_TYPE, restored=lambda state: len(state.rounds) + 1 + state.emptied, lasts=True
    )

    @property
    def options(self) -> TexasOptions:
        """The options of the match, with their own type."""
        return options_of(self.setup)

    @property
    def out(self) -> Seat | None:
        """The seat that is out while the others have their last turns."""
        return None if self.laid is None else Seat(self.laid["seat"])

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
