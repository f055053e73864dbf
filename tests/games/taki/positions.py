"""Positions of Taki set up card by card, and short ways to play in them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.core.event import Event, Seat
from game.games.taki.cards import (
    COLOR_LETTERS,
    COLORED_KINDS_COUNT,
    NO_COLOR_OR_SYMBOL,
    SYMBOL_TEXTS,
    TAKI_PACK,
    Card,
    color,
    read,
    symbol,
)
from game.games.taki.cards import write as text_of
from game.games.taki.game import TAKI
from game.games.taki.options import TakiOptions
from game.games.taki.rules import TakiState


def cards(texts: str) -> list[Card]:
    """The cards of a text, with spaces between."""
    return [read(text) for text in texts.split()]


def position(
    hands: Sequence[str],
    pile: str = "R5",
    *,
    stock: str = "",
    dry: bool = False,
    asked: int = 0,
    chosen: str | None = None,
    bare: bool = False,
    run: str | None = None,
    pending: int = 0,
    direction: int = 1,
    stages: Sequence[int] = (),
    turns: int = 1,
    options: dict[str, Any] | None = None,
) -> TakiState:
    """A seat's turn with these hands and this pile (top last).

    ``stock`` is drawn first, and the cards named nowhere after it; a ``dry`` stock has none,
    and those cards are out of play.  What is in force follows from the pile's last coloured
    card, unless a Change Colour ``chosen`` lies on top or the pile ends in a ``bare`` King.
    """
    values = {"mode": "tournament"} if stages else {}
    setup = TAKI.setup(len(hands), {**values, **(options or {})}, 5, dealer=len(hands) - 1)
    state = TAKI.new(setup)
    state.hands = [sorted(cards(hand)) for hand in hands]
    state.pile = cards(pile)
    named = cards(stock)
    rest = Counter(TAKI_PACK)
    rest.subtract([*state.pile, *named, *(card for hand in state.hands for card in hand)])
    assert min(rest.values()) >= 0, "a card is named more often than the pack holds it"
    state.stock = ([] if dry else sorted(rest.elements())) + named[::-1]
    leading = next((card for card in reversed(state.pile) if card < COLORED_KINDS_COUNT), None)
    assert leading is not None
    state.color, state.symbol = color(leading), symbol(leading)
    if chosen is not None:
        state.color, state.symbol = COLOR_LETTERS.index(chosen), NO_COLOR_OR_SYMBOL
    if bare:
        state.color = state.symbol = NO_COLOR_OR_SYMBOL
    state.run = NO_COLOR_OR_SYMBOL if run is None else COLOR_LETTERS.index(run)
    state.pending = pending
    state.direction = direction
    state.stages = list(stages) or None
    state.turns = turns
    state.asked = Seat(asked)
    state.phase = "turn"
    return state


def moves(state: TakiState) -> set[str]:
    """The texts of the legal moves."""
    return {TAKI.write(move) for move in state.legal()}


def play(state: TakiState, *texts: str) -> list[Event]:
    """Play moves one after another; the events of the last."""
    events: list[Event] = []
    for text in texts:
        move = TAKI.parse(text)
        assert move in list(state.legal()), f"{text} is not listed: {moves(state)}"
        events = state.apply(move)
    return events


def refused(state: TakiState, text: str) -> str:
    """The code with which a move is refused; it must also not be listed."""
    illegal = state.check(TAKI.parse(text))
    assert illegal is not None, f"{text} is allowed"
    assert text not in moves(state)
    assert str(illegal.message).endswith(".")
    assert f"{{#{illegal.rule}}}" in TAKI.rules_text.read_text(encoding="utf-8"), illegal.rule
    return illegal.code


def hand(state: TakiState, seat: int) -> list[str]:
    """A hand's texts, in order."""
    return sorted(text_of(card) for card in state.hands[seat])


def asked(state: TakiState) -> tuple[int | None, str]:
    """Who is asked, and in which phase."""
    return state.asked, state.phase


def force(state: TakiState) -> tuple[str | None, str | None]:
    """The colour and the symbol in force."""
    return (
        None if state.color == NO_COLOR_OR_SYMBOL else COLOR_LETTERS[state.color],
        None if state.symbol == NO_COLOR_OR_SYMBOL else SYMBOL_TEXTS[state.symbol],
    )


def deck(hands: Sequence[str], after: str) -> list[str]:
    """A whole pack that deals these hands from seat 0 on and goes on with these cards.

    The dealer must be the last seat; the hands must be equally long.
    """
    dealt = [hand.split() for hand in hands]
    order = [text for row in zip(*dealt, strict=True) for text in row] + after.split()
    rest = Counter(TAKI.pack(len(hands), TakiOptions()))
    rest.subtract(order)
    assert min(rest.values()) >= 0, "a card is named more often than the pack holds it"
    return order + sorted(rest.elements())
