"""The table of Taki: a hand, the others' fans, the stock, and the pile with its open run."""

from collections.abc import Container, Mapping, Sequence
from itertools import takewhile
from math import tau
from typing import Any, ClassVar, Final

from game.core.event import Seat, View, bare
from game.core.table import (
    HAND,
    Call,
    Offer,
    Opened,
    Place,
    Ring,
    Sign,
    Table,
    around,
    went_out,
)
from game.core.words import cards
from game.games.taki import offers, prompts
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
from game.games.taki.prompts import YOU, color_name, symbol_name
from game.games.taki.rules import TakiState

SHOWN: Final = 12
"""How many cards of a run lie side by side at most."""

ARROWS: Final = tuple(tau * (quarter + 0.5) / 4 for quarter in range(4))


class TakiTable(Table):
    """Seen from seat 0; play goes clockwise until the direction changes."""

    faces: ClassVar[str] = "taki"
    sorts: ClassVar[tuple[tuple[str, str], ...]] = (("suit", "By colour"), ("rank", "By symbol"))
    sort_icons: ClassVar[tuple[str, ...]] = ("sort-color", "sort-symbol")
    scored: ClassVar[bool] = False
    plans: ClassVar[bool] = False

    # What lies where.

    def places(self, view: View, names: Sequence[str]) -> list[Place]:
        return around(view, names, opened=opened_out(view))

    def ring(self, view: View) -> Ring | None:
        if view["players"] == 2:
            return None
        return Ring(2.6, 1.5, ARROWS, turned=view["direction"] < 0)

    def signs(self, view: View) -> list[Sign]:
        """What has to be followed, the +2 stack, the open run, a +3 that may be answered."""
        if prompts.dealing(view):
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

    # Cards and players in words and figures.

    def card_name(self, text: str) -> str:
        card = read(bare(text))
        chosen = text.partition("=")[2]
        if not chosen:
            return name(card)
        return f"{name(card)} {'in' if card == SUPER else 'to'} {color_name(chosen)}"

    def top_face(self, view: View) -> str | None:
        """A Change Colour or Super Taki in the colour that was chosen or taken."""
        top = view["pile"][-1] if view["pile"] else None
        if top in ("color", "super") and view["color"] is not None:
            return f"{top}={view['color']}"
        return None

    def sort_key(self, text: str, how: str) -> Any:
        card = read(bare(text))
        if card >= COLORED:
            return (COLORED, card)
        color, symbol = divmod(card, 13)
        return (color, symbol) if how == "suit" else (symbol, color)

    def state_of(self, view: View, seat: Seat) -> str:
        """The stage in a tournament, else the last card once it has been announced."""
        if view["stages"] is not None:
            return f"stage {view['stages'][seat]}"
        playing = view["seat"] == seat and view["phase"] in ("run", "extra", "announce")
        last = self.counts(view)[seat] == 1 and not playing and not view["over"]
        last = last and not prompts.dealing(view)
        return "last card" if last else ""

    # What is to be done.

    def prompt(self, view: View, names: Sequence[str]) -> str:
        return prompts.prompt(view, names)

    def following(self, view: View, names: Sequence[str]) -> tuple[str | None, str]:
        return None, prompts.following(view, names)

    def waits(self, view: View) -> str:
        return prompts.waits(view)

    def call(self, view: View) -> Call | None:
        if view["seat"] != YOU or view["over"]:
            return None
        if view["phase"] == "announce":
            return Call("Last card!", "Say so, or draw four cards.", "quiet", "say last")
        if view["phase"] == "answer":
            said = "If it stands, you draw three cards."
            return Call("A +3 has been played", said, "pass")
        return None

    # What gestures mean.

    def offers(self, state: TakiState, picked: Sequence[str], names: Sequence[str]) -> list[Offer]:
        return offers.offers(state, picked)

    def usable(self, state: TakiState) -> Container[str] | None:
        return offers.usable(state)

    def together(self, state: TakiState) -> Container[str]:
        return offers.together(state)

    def wasteful(self, state: TakiState, move: str) -> str:
        return offers.wasteful(state, move)

    def meaning(
        self, view: View, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        return offers.meaning(source, target)

    def aside(self, view: View, source: str, target: str, picked: Sequence[str] = ()) -> str:
        if source == offers.PILE and target == HAND:
            return "What lies on the pile stays there: a card is drawn from the stock."
        if source == offers.STOCK:
            return "A card that is drawn comes to your hand."
        if source == HAND and target == offers.STOCK:
            return "Cards are played on the pile, not put back on the stock."
        return ""

    # The end.

    def ending(self, view: View, names: Sequence[str]) -> str:
        if view["rounds"][-1]["out"] is not None:
            return went_out(view, names)
        if view["idle"] >= view["players"]:
            return "Nobody could play or draw a card"
        return f"All {view['turns']} turns have been played"

    def opened(self, view: View, hands: Mapping[int, Sequence[str]]) -> list[Opened]:
        return [Opened(Seat(seat), (), tuple(hands[seat])) for seat in sorted(hands)]

    def row(self, view: View, number: int) -> str:
        return "The tournament" if view["stages"] is not None else "The game"

    def behind(self, view: View, seat: Seat) -> tuple[int, ...]:
        """The stage in a tournament, then the cards."""
        stage = 0 if view["stages"] is None else view["stages"][seat]
        return (stage, self.counts(view)[seat])

    def verdict(self, view: View, seat: Seat) -> str:
        """How a player stood when the match ended."""
        out = bool(view["rounds"]) and view["rounds"][-1]["out"] == seat
        if view["stages"] is not None:
            return "through all stages" if out else f"stage {view['stages'][seat]}"
        return "out first" if out else f"{cards(self.counts(view)[seat])} left"


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


TABLE: Final = TakiTable()
"""The one table of Taki: it holds nothing that changes."""
