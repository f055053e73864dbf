"""The zones of the table of Take, and the stage of the match that it shows."""

from typing import Final

from game.core.event import Seat
from game.core.table import MELD, TableZone, ring_zones
from game.games.take.melds import Run
from game.games.take.rules import TakeState
from game.games.take.state import PLAY
from game.games.take.words import whose
from game.text.icon import Icon
from game.text.message import Names

YOU: Final = Seat(0)
"""The person's seat."""


def zone(run: Run) -> str:
    return f"melds/M{run.number}/cards"


def places(state: TakeState, names: Names) -> list[TableZone]:
    """All table zones; a sequence lies before its owner."""
    return [*ring_zones(state, names), *[_meld(run, names) for run in state.table.runs]]


def _meld(run: Run, names: Names) -> TableZone:
    icon = Icon.LOCK if run.locked else None
    return TableZone(zone(run), MELD, whose(run, names), Seat(run.owner), icon=icon)


# The stage of the match.


def resting(state: TakeState) -> bool:
    """Whether no turn is going on: during the deal, and after a round is scored."""
    if state.asked is None or state.round == len(state.rounds):
        return True
    held, dealt = sum(map(len, state.hands)), state.options.hand * state.setup.players
    return not state.pile and not state.table.runs and held <= dealt


def floats(state: TakeState, seat: Seat) -> bool:
    """Whether a player floats: without cards, or with only the card drawn as a floater."""
    if resting(state) or not state.table.runs:
        return False
    count = len(state.hands[seat])
    if state.asked == seat and state.phase == PLAY:
        # Other players have at least two cards after drawing, and fewer only after melding.
        return count == 1 and not state.melded
    return count == 0
