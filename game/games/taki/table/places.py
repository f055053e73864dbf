"""Layout of the Taki table: open pile, direction ring, signs, player status."""

from collections.abc import Container, Sequence
from itertools import takewhile
from math import tau
from typing import Any, Final

from game.core.event import Seat, bare_card
from game.core.table_values import DirectionRing, TableSign
from game.games.taki.cards import (
    BREAKER,
    CHANGE,
    COLORED,
    COLORS,
    KING,
    NONE,
    PLUS_THREE,
    SUPER,
    Card,
    color,
    holds_open,
    read,
    write,
)
from game.games.taki.moves import INSIDE, ON_PLUS_TWO
from game.games.taki.state import TakiFacts
from game.games.taki.table.prompts import dealing
from game.games.taki.words import NOTHING, color_of, in_color, named, symbol_of
from game.text.icon import Icon
from game.text.message import Message, TextValue

SHOWN: Final = 12
"""Maximum number of run cards side by side."""

ARROWS: Final = tuple(tau * (quarter + 0.5) / 4 for quarter in range(4))


def ring(state: TakiFacts) -> DirectionRing | None:
    """Direction ring; None for two players."""
    if state.players == 2:
        return None
    return DirectionRing(2.6, 1.5, ARROWS, turned=state.direction < 0)


def opened_out(state: TakiFacts) -> int:
    """Number of cards side by side on top of the pile.

    They are an open run, the active +2s, or a +3 and the card it leaves in force. The start of a
    run is not recorded: it is the lowest Taki or Super Taki with nothing but its colour above.
    """
    pile = state.pile[-SHOWN:]
    if not pile:
        return 1
    if state.run != NONE:
        block = pile[len(pile) - _on_top(pile, INSIDE[state.run]) :]
        begun = (place for place, card in enumerate(block) if holds_open(card))
        return len(block) - next(begun, 0)
    if state.pending:
        return min(state.pending // 2, _on_top(pile, ON_PLUS_TWO - {KING}))
    return min(len(pile), _on_top(pile, frozenset({PLUS_THREE, BREAKER})) + 1)


def _on_top(pile: Sequence[Card], wanted: Container[Card]) -> int:
    """Number of wanted cards in a row on top of the pile."""
    return sum(1 for _ in takewhile(lambda card: card in wanted, reversed(pile)))


def signs(state: TakiFacts) -> list[TableSign]:
    """Signs for colour and symbol in force, the open run, active +2s, and an open +3."""
    if dealing(state):
        return []
    if state.color == NONE:
        found = [TableSign(Message("taki-anything"), drawing="taki/king")]
    else:
        by_color_alone = state.pending or state.phase == "run"
        color = color_of(state.color)
        symbol = NOTHING if by_color_alone else symbol_of(state.symbol)
        force = Message("taki-force", color=color, symbol=symbol)
        found = [TableSign(force, drawing=f"taki/color={color}")]
    if state.run != NONE:
        color = color_of(state.run)
        found.append(
            TableSign(Message("taki-open-run", color=color), drawing=f"taki/super={color}")
        )
    if state.pending:
        waiting = Message("taki-to-draw", count=state.pending)
        found.append(TableSign(waiting, icon=Icon.CARDS, warning=True))
    if state.by != NONE:
        found.append(TableSign(Message("taki-three-out"), drawing="taki/+3", warning=True))
    return found


def card_name(text: str) -> TextValue:
    """Name of a card, with its chosen colour."""
    card = read(bare_card(text))
    chosen = text.partition("=")[2]
    return in_color(card, COLORS.index(chosen)) if chosen else named(card)


def top_face(state: TakiFacts) -> str | None:
    """Face of a Change Colour or Super Taki in its colour."""
    top = state.pile[-1] if state.pile else None
    if top in (CHANGE, SUPER) and state.color != NONE:
        return f"{write(top)}={color_of(state.color)}"
    return None


def sort_key(text: str, how: str) -> Any:
    """Sort key of a card in a hand, by colour or by symbol."""
    card = read(bare_card(text))
    if card >= COLORED:
        return (COLORED, card)
    color, symbol = divmod(card, 13)
    return (color, symbol) if how == "suit" else (symbol, color)


def state_of(state: TakiFacts, seat: Seat) -> TextValue:
    """Stage in a tournament, otherwise an announced last card."""
    if state.stages is not None:
        return Message("taki-stage", stage=state.stages[seat])
    playing = state.asked == seat and state.phase in ("run", "extra", "announce")
    last = len(state.hands[seat]) == 1 and not playing and not state.over
    return Message("taki-last-card") if last and not dealing(state) else ""


def of_colour(state: TakiFacts, text: str) -> list[str]:
    """The other cards of a card's colour in the player's hand; none for one without a colour."""
    card, rest = read(text), list(state.hands[0])
    if card in rest:
        rest.remove(card)
    return [write(one) for one in rest if card < COLORED > one and color(one) == color(card)]
