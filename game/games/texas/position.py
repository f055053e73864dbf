"""A match of Texas Rummy at one moment: its zones, and the questions the rules ask of them."""

from abc import ABC
from typing import Any, Self, cast

from game.cards import french
from game.cards.french import Card
from game.core.event import Seat
from game.core.game import Setup, State
from game.games.texas.dimes import EACH
from game.games.texas.moves import Move
from game.games.texas.scoring import Law


class TexasPosition(State[Move], ABC):
    """The zones of Texas Rummy.

    ``stock`` has the next card last, ``pile`` its top; ``hands`` are sorted.  ``known`` are
    the cards in each hand that everybody saw it take, ``let_go`` those each seat discarded
    this round and has not taken back, the latest last.  ``law`` is the round's: its wild cards
    and what cards cost.  ``taken`` is the card taken from the pile this turn, ``idle`` the
    turns in a row that drew from the pile, ``emptied`` how often the stock ran out.
    """

    __slots__ = (
        "dimes",
        "emptied",
        "hands",
        "idle",
        "known",
        "law",
        "let_go",
        "pile",
        "pot",
        "stock",
        "taken",
    )

    law: Law | None

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.law = None
        self.stock: list[Card] = []
        self.pile: list[Card] = []
        self.hands: list[list[Card]] = [[] for _ in range(setup.players)]
        self.known: list[list[Card]] = [[] for _ in range(setup.players)]
        self.let_go: list[list[Card]] = [[] for _ in range(setup.players)]
        self.pot = EACH * setup.players
        self.dimes = [0] * setup.players
        self.taken: Card | None = None
        self.idle = 0
        self.emptied = 0

    # Questions.

    @property
    def hand(self) -> list[Card]:
        """The hand of the seat that is asked."""
        return self.hands[cast(Seat, self.asked)]

    @property
    def round_law(self) -> Law:
        """The law of the round that is going on."""
        assert self.law is not None, "a match has no law before its first deal"
        return self.law

    @property
    def must_draw_from_stock(self) -> bool:
        """Whether as many turns in a row as there are players have drawn from the pile."""
        return self.idle >= self.setup.players

    @property
    def untouched(self) -> bool:
        """Whether the round has just been dealt: nobody has drawn yet."""
        return (
            not self.emptied
            and len(self.pile) == 1
            and self.phase == "draw"
            and not any(self.known)
        )

    @property
    def barred(self) -> Card | None:
        """The card that may not be discarded: the one taken, unless the hand has a copy."""
        if self.taken is not None and self.hand.count(self.taken) == 1:
            return self.taken
        return None

    def count(self) -> list[int]:
        """What the round would cost each seat if it ended now and nobody went out."""
        return [self.round_law.arrange(hand).points for hand in self.hands]

    # What is told of it.

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), **self._own_facts()}

    def _own_facts(self) -> dict[str, Any]:
        return {
            "wild": None if self.law is None else self.law.wild_text,
            "pot": self.pot,
            "dimes": self.dimes[:],
            "taken": None if self.taken is None else french.write(self.taken),
            "idle": self.idle,
            "emptied": self.emptied,
            "known": [list(texts(hand)) for hand in self.known],
            "let_go": [list(texts(cards)) for cards in self.let_go],
        }

    def zones(self) -> dict[str, Any]:
        return {
            "stock": list(texts(self.stock[::-1])),
            "pile": list(texts(self.pile)),
            "hands": [list(texts(hand)) for hand in self.hands],
            **self._own_facts(),
        }

    def _copy_zones(self, other: Self) -> None:
        self.law = other.law
        self.stock = other.stock[:]
        self.pile = other.pile[:]
        self.hands = [hand[:] for hand in other.hands]
        self.known = [hand[:] for hand in other.known]
        self.let_go = [cards[:] for cards in other.let_go]
        self.pot = other.pot
        self.dimes = other.dimes[:]
        self.taken = other.taken
        self.idle = other.idle
        self.emptied = other.emptied


def texts(cards: list[Card]) -> tuple[str, ...]:
    """The texts of cards, as they lie."""
    return tuple([french.write(card) for card in cards])
