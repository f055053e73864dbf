"""Rules of Takeaway, one module each; the state dispatches moves to them.

Fixed: a stack changes slots whole, and the next slot follows from the table alone.
Free: the tables of fitting ranks, which are there for speed.
Then look at: tests/games/takeaway/test_slow.py, tests/games/takeaway/test_next_slot.py
"""

from game.core.event import Seat
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.takeaway.moves import Move
from game.games.takeaway.rules import playing, round
from game.games.takeaway.state import TakeawayFacts, slot_of
from game.text.message import Message


class TakeawayState(TakeawayFacts):
    __slots__ = ()

    legal = playing.legal

    def check(self, move: Move) -> Illegal | None:
        if self.asked is None:
            return Illegal("match-over", Message("match-over"))
        return playing.refusal(self, move)

    def owner_of(self, zone: str) -> Seat | None:
        slot = slot_of(zone)
        return None if slot is None else self.owner[slot]

    def _begin(self, tell: EventSink | None) -> None:
        round.next_round(self, tell)

    _play = advance = playing.play
