"""Last card: a seat with one card says so, or draws."""

from collections.abc import Iterator
from typing import Final

from game.core.event import SEATS_BY_NUMBER
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.taki.moves import SAY_LAST_CARD_MOVE, STAY_QUIET_MOVE, Move, Word
from game.games.taki.rules import plus_three
from game.games.taki.rules.drawing import draw_cards
from game.games.taki.rules.winning import ask
from game.games.taki.state import TakiFacts, note
from game.text.message import Message

LAST_CARD_RULE: Final = "last-card"
QUIET_PENALTY_CARD_COUNT: Final = 4
"""Cards that silence costs."""


def legal(state: TakiFacts) -> Iterator[Move]:
    return iter((SAY_LAST_CARD_MOVE, STAY_QUIET_MOVE))


def refusal(state: TakiFacts) -> Illegal | None:
    if state.phase == "announce":
        return None
    return Illegal("not-your-phase", Message("taki-no-announcing"), LAST_CARD_RULE)


def first() -> Illegal:
    """Refusal of all other moves before the announcement."""
    return Illegal("not-your-phase", Message("taki-announce-first"), LAST_CARD_RULE)


def announce(state: TakiFacts, move: Word, tell: EventSink | None) -> None:
    """Announce, or draw for silence; then the play goes on."""
    seat = state.player
    following = SEATS_BY_NUMBER[state.following]
    note("say" if move == SAY_LAST_CARD_MOVE else "quiet", seat, tell)
    if move != SAY_LAST_CARD_MOVE:
        draw_cards(state, seat, QUIET_PENALTY_CARD_COUNT, tell)
    if state.by >= 0:
        plus_three.open_answers(state, tell)
    else:
        ask(state, following, tell)
