"""Positions of Texas Rummy set up by hand."""

from collections import Counter
from collections.abc import Mapping

from game.cards import french
from game.cards.french import Card
from game.core.event import Event
from game.core.options import Value
from game.games.texas.game import TEXAS
from game.games.texas.options import TexasOptions
from game.games.texas.rules import TexasState
from game.games.texas.rules.round import pack

THREE_THIRTEEN: Mapping[str, Value] = {
    "deuces": "natural",
    "ace": "low",
    "wilds": "free",
    "count": "face",
    "after_out": "one_turn",
    "dimes": 0,
}


def cards(text: str) -> list[Card]:
    """The cards of a text with spaces between."""
    return [french.read(word) for word in text.split()]


def deck(hands: list[str], turned: str, stock: str = "", jokers: str = "on") -> list[str]:
    """A whole pack that deals these hands, the first one to the dealer's left.

    One card is turned up; the stock begins as given and goes on with the rest in order.
    """
    dealt = [word for turn in zip(*(hand.split() for hand in hands), strict=True) for word in turn]
    begun = [*dealt, turned, *stock.split()]
    rest = Counter(french.write(card) for card in pack(len(hands), TexasOptions(jokers=jokers)))
    rest.subtract(begun)
    assert min(rest.values()) >= 0, "more copies of a card than the packs have"
    return [*begun, *rest.elements()]


def table(
    *hands: str,
    turned: str,
    stock: str = "",
    rounds: str | None = None,
    seed: int = 1,
    options: Mapping[str, Value] | None = None,
) -> TexasState:
    """A match dealt by hand: seat 0 holds the first hand and begins.

    Without ``rounds`` it has the one round in which so many cards are dealt.
    """
    number = len(hands[0].split()) - 2
    values = {"rounds": rounds or f"{number}-{number}", **(options or {})}
    order = deck([*hands], turned, stock, str(values.get("jokers", "on")))
    setup = TEXAS.setup(len(hands), values, seed, len(hands) - 1, order)
    return TEXAS.new(setup)


def play(state: TexasState, *moves: str) -> list[Event]:
    """Make moves given by their texts; the events of the last one."""
    events: list[Event] = []
    for text in moves:
        events = state.apply(TEXAS.parse(text))
    return events


def legal(state: TexasState) -> list[str]:
    """The texts of the legal moves."""
    return [TEXAS.write(move) for move in state.legal()]


def outs(state: TexasState) -> list[str]:
    """The legal moves that go out."""
    return [text for text in legal(state) if text.startswith("out")]


def refused(state: TexasState, move: str) -> str:
    """The code with which a move is refused; "" if it is legal."""
    illegal = state.check(TEXAS.parse(move))
    return "" if illegal is None else illegal.code
