"""What lies where on the table of 500 Rummy, and how far the match is.

All of it is read from the view of seat 0, where the person sits.
"""

from collections.abc import Sequence
from typing import Final

from game.core.byview import around
from game.core.event import Seat, View
from game.core.table import MELD, SPREAD, Place
from game.games.rummy500.melds import Lying
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.rules import Rummy500State
from game.games.rummy500.rules.round import dealt
from game.games.rummy500.state import lying
from game.games.rummy500.words.names import whose_meld, whose_most

YOU: Final = Seat(0)


def state_in(view: View) -> Rummy500State:
    """The state that a view tells of, hidden cards unknown: for what does not depend on them."""
    return Rummy500State.from_view(view, Rummy500Options)


def melds_in(view: View) -> list[Lying]:
    """The melds that lie on the table; one that is just being laid has no cards yet."""
    return [lying(one) for one in view["melds"] if one["cards"]]


# How far the match is.


def round_over(view: View) -> bool:
    """Whether the round is over: it is scored, or its cards are gathered."""
    return bool(len(view["rounds"]) >= view["round"])


def dealing(view: View) -> bool:
    """Whether the cards are being dealt."""
    held = sum(hand if isinstance(hand, int) else len(hand) for hand in view["hands"])
    players = view["players"]
    return not view["pile"] and not view["melds"] and held <= dealt(players) * players


def asked(view: View) -> Seat | None:
    """The seat that is asked; None while nobody is, as between rounds."""
    if view["over"] or view["seat"] is None or round_over(view) or dealing(view):
        return None
    return Seat(view["seat"])


def yours(view: View) -> bool:
    """Whether the person is asked, and no card of a move is under way."""
    if asked(view) != YOU or not all(one["cards"] for one in view["melds"]):
        return False
    return view["phase"] != "play" or bool(view["hands"][YOU])


# What lies where.


def zone(number: int) -> str:
    """The zone of the cards of a meld."""
    return f"melds/M{number}/cards"


def places(view: View, names: Sequence[str]) -> list[Place]:
    """The pile spread out, melds in front of whoever laid most of them."""
    return [
        *around(view, names, SPREAD),
        *(
            Place(
                zone(meld.number),
                MELD,
                whose_meld(meld, names),
                whose_most(meld.by),
                icon=None if meld.shape.room else "lock",
            )
            for meld in melds_in(view)
        ),
    ]
