"""Positions of 500 Rummy built by hand for the tests."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.cards import french
from game.cards.french import Card
from game.cards.melds import bits_of, read, write
from game.core.event import Event, Seat
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.melds import LaidMeld, lying, spread_of
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.rules import Rummy500State
from game.games.rummy500.state import full_pack

YOU = Seat(0)


def cards(text: str) -> list[Card]:
    """The cards of a text, with one space between."""
    return [french.read(word) for word in text.split()]


def position(
    *hands: str,
    pile: str = "",
    melds: Sequence[str] = (),
    by: Sequence[Sequence[int]] = (),
    stock: str | None = None,
    asked: int = 0,
    phase: str = "draw",
    idle: int = 0,
    **options: Any,
) -> Rummy500State:
    """A match in its first round with these hands, pile (top last) and melds.

    ``by`` are the seats that laid the cards of each meld (seat 0 without it).  The stock
    (next card first) has all other cards of the pack unless it is given.
    """
    chosen = Rummy500Options.from_values(options)
    state = RUMMY500.blank_state(RUMMY500.setup(len(hands), chosen, 1))
    state.round = state.shuffles = 1
    state.dealer = Seat((asked - 1) % len(hands))
    state.hands = [cards(hand) for hand in hands]
    state.held = list(map(bits_of, state.hands))
    state.pile = cards(pile)
    state.piled = bits_of(state.pile)
    state.melds = tuple(
        _lying(number, meld, by[number - 1] if by else ()) for number, meld in enumerate(melds, 1)
    )
    state.table = spread_of(state.melds, state.meld_rules)
    state.phase = phase
    state.asked = Seat(asked)
    state.idle = idle
    state.stock = _rest(state) if stock is None else cards(stock)[::-1]
    return state


def _lying(number: int, text: str, by: Sequence[int]) -> LaidMeld:
    laid = tuple(read(word) for word in text.split())
    return lying(number, laid, tuple(by) or (0,) * len(laid))


def _rest(state: Rummy500State) -> list[Card]:
    """All cards of the pack that lie nowhere else."""
    counts = Counter(full_pack(state.setup.players, state.options))
    for hand in state.hands:
        counts.subtract(hand)
    counts.subtract(state.pile)
    for meld in state.melds:
        counts.subtract(french.read(text.partition("=")[0]) for text in written(meld))
    assert min(counts.values()) >= 0, "a card lies in two places"
    return list(counts.elements())


def written(meld: LaidMeld) -> list[str]:
    """The texts of a meld's cards."""
    return [write(card) for card in meld.cards]


def moves(state: Rummy500State) -> list[str]:
    """The texts of the legal moves."""
    return [RUMMY500.write(move) for move in state.legal()]


def play(state: Rummy500State, *texts: str) -> list[Event]:
    """Make these moves; the events of the last."""
    events: list[Event] = []
    for text in texts:
        events = state.apply(RUMMY500.parse(text))
    return events


def why(state: Rummy500State, text: str) -> str | None:
    """The code with which a move is refused; None if it is legal."""
    illegal = state.check(RUMMY500.parse(text))
    return None if illegal is None else illegal.code


def kinds(events: Sequence[Event]) -> list[str]:
    """The kinds of these events."""
    return [event.name for event in events]
