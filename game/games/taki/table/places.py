"""What lies on the table of Taki and what is marked on it: the pile, the signs, the players."""

from collections.abc import Container, Sequence
from itertools import takewhile
from math import tau
from typing import Any, Final

from game.core.event import Seat, View, bare
from game.core.table import Ring, Sign
from game.games.taki.cards import (
    BREAKER,
    COLORED,
    COLORS,
    KING,
    PLUS_THREE,
    SUPER,
    Card,
    holds_open,
    name,
    read,
)
from game.games.taki.moves import INSIDE, ON_PLUS_TWO
from game.games.taki.table.prompts import color_name, dealing, symbol_name

SHOWN: Final = 12
"""How many cards of a run lie side by side at most."""

ARROWS: Final = tuple(tau * (quarter + 0.5) / 4 for quarter in range(4))


def ring(view: View) -> Ring | None:
    """The arrows that show which way play goes, where more than two play."""
    if view["players"] == 2:
        return None
    return Ring(2.6, 1.5, ARROWS, turned=view["direction"] < 0)


def opened_out(view: View) -> int:
    """How many cards on top of the pile lie side by side.

    Those of an open run, the +2s that wait to be drawn for, or a +3 with what it leaves in
    force.  Where a run began a view does not tell: at the lowest Taki or Super Taki under which
    nothing but cards of its colour lies on it.
    """
    pile = [read(text) for text in view["pile"][-SHOWN:]]
    if not pile:
        return 1
    if view["run"] is not None:
        inside = INSIDE[COLORS.index(view["run"])]
        block = pile[len(pile) - _on_top(pile, inside) :]
        begun = (place for place, card in enumerate(block) if holds_open(card))
        return len(block) - next(begun, 0)
    if view["pending"]:
        twos: int = view["pending"] // 2
        return min(twos, _on_top(pile, ON_PLUS_TWO - {KING}))
    return min(len(pile), _on_top(pile, frozenset({PLUS_THREE, BREAKER})) + 1)


def _on_top(pile: Sequence[Card], wanted: Container[Card]) -> int:
    """How many such cards lie on top of each other."""
    return sum(1 for _ in takewhile(lambda card: card in wanted, reversed(pile)))


def signs(view: View) -> list[Sign]:
    """What has to be followed, the +2 stack, the open run, a +3 that may be answered."""
    if dealing(view):
        return []
    color = view["color"]
    if color is None:
        found = [Sign("Anything goes", drawing="taki/king")]
    else:
        by_color_alone = view["pending"] or view["phase"] == "run"
        symbol = "" if by_color_alone else symbol_name(view["symbol"])
        force = color_name(color).capitalize()
        text = f"{force} or {symbol}" if symbol else force
        found = [Sign(text, drawing=f"taki/color={color}")]
    if view["run"] is not None:
        text = f"Open {color_name(view['run'])} run"
        found.append(Sign(text, drawing=f"taki/super={view['run']}"))
    if view["pending"]:
        found.append(Sign(f"{view['pending']} to draw", icon="cards", warning=True))
    if view["by"] is not None:
        found.append(Sign("A +3 is out", drawing="taki/+3", warning=True))
    return found


def card_name(text: str) -> str:
    """A card in words, with the colour that was chosen for it."""
    card = read(bare(text))
    chosen = text.partition("=")[2]
    if not chosen:
        return name(card)
    return f"{name(card)} {'in' if card == SUPER else 'to'} {color_name(chosen)}"


def top_face(view: View) -> str | None:
    """A Change Colour or Super Taki in the colour that was chosen or taken."""
    top = view["pile"][-1] if view["pile"] else None
    if top in ("color", "super") and view["color"] is not None:
        return f"{top}={view['color']}"
    return None


def sort_key(text: str, how: str) -> Any:
    """Where a card belongs in a hand sorted by colour or by symbol."""
    card = read(bare(text))
    if card >= COLORED:
        return (COLORED, card)
    color, symbol = divmod(card, 13)
    return (color, symbol) if how == "suit" else (symbol, color)


def state_of(view: View, seat: Seat, count: int) -> str:
    """The stage in a tournament, else the last card once it has been announced."""
    if view["stages"] is not None:
        return f"stage {view['stages'][seat]}"
    playing = view["seat"] == seat and view["phase"] in ("run", "extra", "announce")
    last = count == 1 and not playing and not view["over"]
    last = last and not dealing(view)
    return "last card" if last else ""
