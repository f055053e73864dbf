"""The zones of the table of 500 Rummy, and the stage of the match that it shows."""

from typing import Final

from game.core.event import Seat
from game.core.table import MELD, SPREAD, TableZone, ring_zones
from game.games.rummy500.melds import LaidMeld
from game.games.rummy500.rules.round import dealt
from game.games.rummy500.state import Rummy500Facts
from game.games.rummy500.words import whose_meld, whose_most
from game.text.icon import Icon
from game.text.message import Names

YOU: Final = Seat(0)
"""The person's seat."""


def lying(state: Rummy500Facts) -> list[LaidMeld]:
    """The table melds that have cards already."""
    return [meld for meld in state.melds if meld.cards]


# The stage of the match.


def round_over(state: Rummy500Facts) -> bool:
    return len(state.rounds) >= state.round


def dealing(state: Rummy500Facts) -> bool:
    held = sum(map(len, state.hands))
    players = state.setup.players
    return not state.pile and not state.melds and held <= dealt(players, state.options) * players


def asked(state: Rummy500Facts) -> Seat | None:
    """The seat to move; None between rounds, during the deal and after the match."""
    return None if state.over or round_over(state) or dealing(state) else state.asked


def yours(state: Rummy500Facts) -> bool:
    """Whether the person is to move and the events of the last move are complete."""
    if asked(state) != YOU or not all(meld.cards for meld in state.melds):
        return False
    return state.phase != "play" or bool(state.hands[YOU])


# Zones.


def zone(number: int) -> str:
    return f"melds/M{number}/cards"


def meld_at(state: Rummy500Facts, zone: str) -> LaidMeld:
    return state.melds[int(zone.split("/")[1][1:]) - 1]


def places(state: Rummy500Facts, names: Names) -> list[TableZone]:
    """All table zones; a meld lies before the player who laid most of its cards."""
    return [
        *ring_zones(state, names, SPREAD),
        *(
            TableZone(
                zone(meld.number),
                MELD,
                whose_meld(meld, names),
                whose_most(meld.by),
                icon=None if meld.shape.room else Icon.LOCK,
            )
            for meld in lying(state)
        ),
    ]
