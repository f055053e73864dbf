"""A match of Take at one moment: its zones, and the questions the rules ask of them."""

from abc import ABC
from collections.abc import Iterable
from typing import Any, Final

from game.cards import french
from game.cards.french import Card
from game.cards.melds import laid
from game.cards.melds.laid import Laid
from game.core.event import Seat
from game.core.fact import Seen, derived, fact, untold, zone
from game.core.game import State
from game.core.kind import CARD, CARDS, FLAG, HANDS, NUMBER, STOCK, Form, Kind, Maybe
from game.games.take.moves import Move
from game.games.take.runs import EMPTY, Run, Table, run_of
from game.games.take.scoring import laid_value, value

DRAW: Final = "draw"
PLAY: Final = "play"


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


def table_told(melds: Any) -> Table:
    """The sequences on the table as a view tells them; one without cards yet is left out."""
    return Table(tuple([_run(one) for one in melds if one["cards"]]))


def _run(one: dict[str, Any]) -> Run:
    cards = tuple([laid.read(text) for text in one["cards"]])
    return run_of(int(one["id"][1:]), one["owner"], cards)


TABLE: Final[Kind[Table]] = Form(
    EMPTY, lambda table: [run_as_json(run) for run in table.runs], table_told
)


class TakePosition(State[Move], ABC):
    """The zones of Take.

    ``stock`` has the next card last; ``taken`` is the card barred from being discarded this
    turn, ``must_meld`` the same if it must be melded (it was taken with an empty stock); ``idle``
    counts the turns in a row that only took the top of the pile; ``melded`` says whether
    something has been melded this turn, ``laid`` how many sequences were laid this round,
    ``known`` the cards everybody saw each hand take, ``let_go`` those each seat discarded this
    round, and ``passed`` those it left lying for the stock, as far as it has not taken them
    since, the latest last.
    """

    stock: list[Card] = zone(STOCK, seen=Seen.BY_NOBODY)
    pile: list[Card] = zone(CARDS)
    hands: list[list[Card]] = zone(HANDS, seen=Seen.BY_OWNER)
    known: list[list[Card]] = zone(HANDS)
    let_go: list[list[Card]] = fact(HANDS)
    passed: list[list[Card]] = fact(HANDS)
    table: Table = zone(TABLE, key="melds")
    taken: Card | None = fact(Maybe(CARD))
    must_meld: Card | None = fact(Maybe(CARD))
    idle: int = fact(NUMBER)
    laid: int = fact(NUMBER)
    melded: bool = fact(FLAG)
    shuffles: int = untold(NUMBER, restored=lambda state: state.round)
    target: int = derived(lambda state: int(state.setup.options.as_values()["target"]))

    def clear(self) -> None:
        """Put every card away, as before a deal."""
        self.hands = [[] for _ in range(self.setup.players)]
        self.known = [[] for _ in range(self.setup.players)]
        self.let_go = [[] for _ in range(self.setup.players)]
        self.passed = [[] for _ in range(self.setup.players)]
        self.stock = []
        self.pile = []
        self.table = EMPTY
        self.laid = 0
        self.idle = 0
        self.end_turn()

    def end_turn(self) -> None:
        """Forget what holds for one turn only."""
        self.taken = None
        self.must_meld = None
        self.melded = False

    # Questions.

    @property
    def owed(self) -> bool:
        """Whether the card taken must be melded."""
        return self.must_meld is not None

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
