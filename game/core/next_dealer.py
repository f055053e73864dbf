"""Who deals the next round, an option that several games share.

Fixed: the deal passes to the left unless the option says otherwise, as in all old records.
"""

from collections.abc import Sequence
from typing import Any, Final

from game.core.event import Seat
from game.core.options import Choices, option
from game.text.message import Message, TextValue

DEAL_TO_THE_LEFT: Final = "left"
"""The usual value of ``next_dealer``."""
NEXT_DEALER_CHOICES: Final = Choices(
    (DEAL_TO_THE_LEFT, "winner", "loser"),
    (
        Message("options-next-dealer.left"),
        Message("options-next-dealer.winner"),
        Message("options-next-dealer.loser"),
    ),
)


def next_dealer_option(group: TextValue = "") -> Any:
    """The field ``next_dealer`` of an options class."""
    return option(DEAL_TO_THE_LEFT, NEXT_DEALER_CHOICES, group)


def dealer_after(rule: str, dealer: Seat, merits: Sequence[int], out: Seat | None) -> Seat:
    """The dealer of the next round, by a value of ``next_dealer``.

    ``merits`` are the seats' points in the round just over, the more the better, and ``out`` is
    the seat that went out.  Of several winners or losers it is ``out``, or else the first to the
    left of the last ``dealer``.

    >>> [dealer_after(rule, Seat(0), (5, 9, -3), None) for rule in ("left", "winner", "loser")]
    [1, 1, 2]
    >>> [dealer_after("winner", Seat(0), (5, 9, 9), out) for out in (None, Seat(2), Seat(0))]
    [1, 2, 1]
    """
    players = len(merits)
    if rule == DEAL_TO_THE_LEFT:
        return Seat((dealer + 1) % players)
    wanted = max(merits) if rule == "winner" else min(merits)
    level = [Seat(seat) for seat, merit in enumerate(merits) if merit == wanted]
    if out in level:
        return out
    return min(level, key=lambda seat: (seat - dealer - 1) % players)
