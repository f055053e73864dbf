"""What lies where on the table of Take, and how far the match is."""

from typing import Final

from game.core.event import Seat
from game.core.table import MELD, TableZone, ring_zones
from game.games.take.melds import Run
from game.games.take.rules import TakeState
from game.games.take.state import PLAY
from game.games.take.words.names import whose
from game.text.message import Names

YOU: Final = Seat(0)
"""The person's seat."""


def zone(run: Run) -> str:
    """A sequence's way into the view."""
    return f"melds/M{run.number}/cards"


def places(state: TakeState, names: Names) -> list[TableZone]:
    """Hands around a stock and a pile, sequences in front of their owners."""
    return [*ring_zones(state, names), *[_meld(run, names) for run in state.table.runs]]


def _meld(run: Run, names: Names) -> TableZone:
    icon = "lock" if run.locked else None
    return TableZone(zone(run), MELD, whose(run, names), Seat(run.owner), icon=icon)


# How far the match is.


def resting(state: TakeState) -> bool:
    """Whether no turn is under way: until the deal is done, and once a round is scored."""
    if state.asked is None or state.round == len(state.rounds):
        return True
    held, dealt = sum(map(len, state.hands)), state.options.hand * state.setup.players
    return not state.pile and not state.table.runs and held <= dealt


def floats(state: TakeState, seat: Seat) -> bool:
    """Whether a player floats: without cards, or with just the card drawn as a floater."""
    if resting(state) or not state.table.runs:
        return False
    count = len(state.hands[seat])
    if state.asked == seat and state.phase == PLAY:
        # Others have two cards or more after drawing, and fewer only once they have melded.
        return count == 1 and not state.melded
    return count == 0
