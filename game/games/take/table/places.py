"""What lies where on the table of Take, and how far the match is, read from seat 0's view."""

from collections.abc import Sequence
from typing import Final

from game.cards.melds import laid
from game.core.byview import around
from game.core.event import Seat, View
from game.core.table import MELD, Place
from game.core.words import whose
from game.games.take.melds import Table
from game.games.take.options import TakeOptions
from game.games.take.rules import TakeState, stock_first
from game.games.take.rules.round import DEALT
from game.games.take.state import PLAY, table_told
from game.games.take.words.names import in_words

YOU: Final = Seat(0)
"""The person's seat."""


def state_in(view: View) -> TakeState:
    """The state that a view tells of, hidden cards unknown: for what does not depend on them."""
    return TakeState.from_view(view, TakeOptions)


def table_in(view: View) -> Table:
    """The sequences on the table as a view shows them."""
    return table_told(view["melds"])


def places(view: View, names: Sequence[str]) -> list[Place]:
    """Hands around a stock and a pile, sequences in front of their owners."""
    melds = [_meld(one, names) for one in view["melds"] if one["cards"]]
    return [*around(view, names), *melds]


def _meld(one: View, names: Sequence[str]) -> Place:
    owner = Seat(one["owner"])
    name = f"{whose(names, owner)} {in_words(tuple(map(laid.read, one['cards'])))}"
    zone = f"melds/{one['id']}/cards"
    return Place(zone, MELD, name, owner, icon="lock" if one["locked"] else None)


# How far the match is.


def resting(view: View) -> bool:
    """Whether no turn is under way: until the deal is done, and once a round is scored."""
    if view["seat"] is None or view["round"] == len(view["rounds"]):
        return True
    held = sum([hand if isinstance(hand, int) else len(hand) for hand in view["hands"]])
    return not view["pile"] and not view["melds"] and held <= DEALT * view["players"]


def stocks_turn(view: View) -> bool:
    """Whether the stock must be drawn from now."""
    return stock_first.comes_first(view["idle"], view["players"], bool(view["stock"]))


def floats(view: View, seat: Seat) -> bool:
    """Whether a player floats: without cards, or with just the card drawn as a floater."""
    if resting(view) or not view["melds"]:
        return False
    hand = view["hands"][seat]
    count = hand if isinstance(hand, int) else len(hand)
    if view["seat"] == seat and view["phase"] == PLAY:
        # Others have two cards or more after drawing, and fewer only once they have melded.
        return count == 1 and not view["melded"]
    return count == 0
