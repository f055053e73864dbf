"""What lies where on the table of 500 Rummy, and how far the match is."""

from typing import Final

from game.core.event import Seat
from game.core.table import MELD, SPREAD, TableZone, ring_zones
from game.games.rummy500.melds import LaidMeld
from game.games.rummy500.rules.round import dealt
from game.games.rummy500.state import Rummy500Facts
from game.games.rummy500.words.names import whose_meld, whose_most
from game.text.message import Names

YOU: Final = Seat(0)


def lying(state: Rummy500Facts) -> list[LaidMeld]:
    """The melds that lie on the table; one that is just being laid has no cards yet."""
    return [meld for meld in state.melds if meld.cards]


# How far the match is.


def round_over(state: Rummy500Facts) -> bool:
    """Whether the round is over: it is scored, or its cards are gathered."""
    return len(state.rounds) >= state.round


def dealing(state: Rummy500Facts) -> bool:
    """Whether the cards are being dealt."""
    held = sum(map(len, state.hands))
    players = state.setup.players
    return not state.pile and not state.melds and held <= dealt(players) * players


def asked(state: Rummy500Facts) -> Seat | None:
    """The seat that is asked; None while nobody is, as between rounds."""
    return None if state.over or round_over(state) or dealing(state) else state.asked


def yours(state: Rummy500Facts) -> bool:
    """Whether the person is asked, and no card of a move is under way."""
    if asked(state) != YOU or not all(meld.cards for meld in state.melds):
        return False
    return state.phase != "play" or bool(state.hands[YOU])


# What lies where.


def zone(number: int) -> str:
    """The zone of the cards of a meld."""
    return f"melds/M{number}/cards"


def meld_at(state: Rummy500Facts, zone: str) -> LaidMeld:
    """The meld whose cards lie in a zone."""
    return state.melds[int(zone.split("/")[1][1:]) - 1]


def places(state: Rummy500Facts, names: Names) -> list[TableZone]:
    """The pile spread out, melds in front of whoever laid most of them."""
    return [
        *ring_zones(state, names, SPREAD),
        *(
            TableZone(
                zone(meld.number),
                MELD,
                whose_meld(meld, names),
                whose_most(meld.by),
                icon=None if meld.shape.room else "lock",
            )
            for meld in lying(state)
        ),
    ]
