"""Last card: a seat with one card says so, or draws."""

from collections.abc import Iterator
from typing import Final

from game.core.event import SEATS
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.taki.moves import QUIET, SAY, Move, Word
from game.games.taki.rules import plus_three
from game.games.taki.rules.drawing import draw
from game.games.taki.rules.winning import ask
from game.games.taki.state import TakiFacts, note
from game.text.message import Message

RULE: Final = "last-card"
QUIET_COST: Final = 4
"""Cards that silence costs."""


def legal(state: TakiFacts) -> Iterator[Move]:
    return iter((SAY, QUIET))


def refused(state: TakiFacts) -> Illegal | None:
    if state.phase == "announce":
        return None
    return Illegal("not-your-phase", Message("taki-no-announcing"), RULE)


def first() -> Illegal:
    """Refusal of all other moves before the announcement."""
    return Illegal("not-your-phase", Message("taki-announce-first"), RULE)


def announce(state: TakiFacts, move: Word, tell: EventSink | None) -> None:
    """Announce, or draw for silence; then the play goes on."""
    seat = state.player
    following = SEATS[state.following]
    note("say" if move == SAY else "quiet", seat, tell)
    if move != SAY:
        draw(state, seat, QUIET_COST, tell)
    if state.by >= 0:
        plus_three.open_answers(state, tell)
    else:
        ask(state, following, tell)
