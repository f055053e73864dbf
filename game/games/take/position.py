"""A match of Take at one moment: its zones, and the questions the rules ask of them."""

from abc import ABC
from collections.abc import Iterable
from typing import Any, Final, Self

from game.cards import french
from game.cards.french import Card
from game.cards.melds import laid
from game.cards.melds.laid import Laid
from game.core.event import Seat
from game.core.game import Setup, State
from game.games.take.moves import Move
from game.games.take.runs import EMPTY, Run, Table
from game.games.take.scoring import laid_value, value

DRAW: Final = "draw"
PLAY: Final = "play"


class TakePosition(State[Move], ABC):
    """The zones of Take.

    ``stock`` has the next card last; ``taken`` is the card barred from being discarded this
    turn, ``owed`` whether it must be melded (it was taken with an empty stock); ``idle``
    counts the turns in a row that only took the top of the pile; ``melded`` says whether
    something has been melded this turn, ``laid`` how many sequences were laid this round,
    ``known`` the cards everybody saw each hand take, ``let_go`` those each seat discarded this
    round, and ``passed`` those it left lying for the stock, as far as it has not taken them
    since, the latest last.
    """

    __slots__ = (
        "hands",
        "idle",
        "known",
        "laid",
        "let_go",
        "melded",
        "owed",
        "passed",
        "pile",
        "stock",
        "table",
        "taken",
        "target",
    )

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.target = int(setup.options.as_values()["target"])
        self.clear()

    def clear(self) -> None:
        """Put every card away, as before a deal."""
        self.hands: list[list[Card]] = [[] for _ in range(self.setup.players)]
        self.known: list[list[Card]] = [[] for _ in range(self.setup.players)]
        self.let_go: list[list[Card]] = [[] for _ in range(self.setup.players)]
        self.passed: list[list[Card]] = [[] for _ in range(self.setup.players)]
        self.stock: list[Card] = []
        self.pile: list[Card] = []
        self.table: Table = EMPTY
        self.laid = 0
        self.idle = 0
        self.end_turn()

    def end_turn(self) -> None:
        """Forget what holds for one turn only."""
        self.taken: Card | None = None
        self.owed = False
        self.melded = False

    # Questions.

    @property
    def hand(self) -> list[Card]:
        """The hand of the seat that is asked."""
        assert self.asked is not None, "a seat is asked"
        return self.hands[self.asked]

    @property
    def stock_first(self) -> bool:
        """Whether the stock must be drawn from: everybody in turn only took the pile's top."""
        return self.idle >= self.setup.players and bool(self.stock)

    def can_take_last(self) -> bool:
        """Whether the pile's top could be melded this turn, as it must be with an empty stock."""
        if not self.pile or not self.hand:
            return False
        top = self.pile[-1]
        return self.table.takes(top, [*self.hand, top])

    def settles(self, cards: Iterable[Laid], after: Table) -> bool:
        """Whether the card owed is among these, or can be melded after they are.

        ``after`` is the table with the cards on it.
        """
        assert self.taken is not None, "a card is owed"
        left = self.hand[:]
        for card in map(laid.card_of, cards):
            if card == self.taken:
                return True
            left.remove(card)
        return after.takes(self.taken, left)

    def keeps(self) -> bool:
        """Whether the hand is just the card taken from the pile, which cannot be melded."""
        hand = self.hand
        return len(hand) == 1 and hand[0] == self.taken and not self.fits(hand[0])

    def fits(self, card: Card) -> bool:
        """Whether a card of a hand can be added to a sequence; a joker fits any open one."""
        return bool(self.table.places) if card == french.JOKER else card in self.table.wanted

    def points(self) -> list[int]:
        """What the round would score now: sequences owned less cards in hand."""
        points = [-value(hand) for hand in self.hands]
        for run in self.table.runs:
            points[run.owner] += laid_value(run.cards)
        return points

    # What is told of it.

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), **self._unwanted(), **self._turn()}

    def _unwanted(self) -> dict[str, list[list[str]]]:
        return {
            "let_go": [texts(cards) for cards in self.let_go],
            "passed": [texts(cards) for cards in self.passed],
        }

    def _turn(self) -> dict[str, Any]:
        taken = None if self.taken is None else french.write(self.taken)
        return {
            "taken": taken,
            "must_meld": taken if self.owed else None,
            "idle": self.idle,
            "laid": self.laid,
            "melded": self.melded,
        }

    def zones(self) -> dict[str, Any]:
        return {
            "stock": [french.write(card) for card in reversed(self.stock)],
            "pile": texts(self.pile),
            "hands": [texts(hand) for hand in self.hands],
            "known": [texts(cards) for cards in self.known],
            **self._unwanted(),
            "melds": [run_as_json(run) for run in self.table.runs],
            **self._turn(),
        }

    def _copy_zones(self, other: Self) -> None:
        self.target = other.target
        self.hands = [hand[:] for hand in other.hands]
        self.known = [cards[:] for cards in other.known]
        self.let_go = [cards[:] for cards in other.let_go]
        self.passed = [cards[:] for cards in other.passed]
        self.stock = other.stock[:]
        self.pile = other.pile[:]
        self.table = other.table
        self.laid = other.laid
        self.idle = other.idle
        self.taken = other.taken
        self.owed = other.owed
        self.melded = other.melded


def texts(cards: Iterable[Card]) -> list[str]:
    """The texts of cards, as they lie."""
    return [french.write(card) for card in cards]


def run_as_json(run: Run) -> dict[str, Any]:
    """A sequence as the view shows it."""
    return {
        "id": f"M{run.number}",
        "owner": Seat(run.owner),
        "cards": [laid.write(card) for card in run.cards],
        "locked": run.locked,
    }
