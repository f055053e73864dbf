"""Outcomes: events that may follow soon after a move, seen in playouts.

The coach counts how often each happens after its move and after the rival, and so tells why a move
is better: "You can play next turn in 81% of tries. After the red 8 it’s 63%." A game lists its
own in ``games/NAME/bot/outcomes.py``; ``ai/outcome_reason.py`` chooses one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, cast

from game.core.event import Seat
from game.core.state import State
from game.core.table import CardState
from game.text.message import Message, Value

S = TypeVar("S", bound=State[Any])


class DiscardState(Protocol):
    """What the states of games with a pile of discards have besides."""

    pile: Sequence[Any]
    let_go: Sequence[Sequence[Any]]
    """The discards of each seat."""


class Span(IntEnum):
    """Part of a playout, seen from the seat whose move begins it."""

    NOW = 0
    """Its turn, in which the move is made."""
    OTHERS = 1
    """From then until its next turn."""
    NEXT = 2
    """Its next turn."""
    LATER = 3
    """The rest of the round."""


class Moment(NamedTuple, Generic[S]):
    """One moment of a playout, before a move is made; ``move`` is None where the playout stopped.

    ``follower`` is the first other seat that has a turn. ``hand`` is the seat's hand at the moment
    before, without the card of a move that it made then. ``ended`` means that the round is over:
    ``out`` is then the seat that went out, None if nobody did.
    """

    state: S
    move: object
    seat: Seat
    span: Span
    follower: Seat | None
    hand: Sequence[Any]
    ended: bool
    out: Seat | None

    @property
    def follows(self) -> bool:
        """Whether the first other seat that has a turn is asked in it."""
        return self.span is Span.OTHERS and self.state.asked == self.follower

    @property
    def discarded(self) -> bool:
        """Whether the top of the pile is the seat's discard, in games with such a pile."""
        state = cast(DiscardState, self.state)
        mine, pile = state.let_go[self.seat], state.pile
        return bool(mine and pile and mine[-1] == pile[-1])


class Telling(NamedTuple):
    """Values of the sentences on an outcome: how often it happens after each move, in percent.

    ``other`` names the rival. ``who`` is the opponent, the next one of several, and ``many`` says
    whether there are several ("yes" or "no").
    """

    share: int
    theirs: int
    other: Value
    who: Value
    many: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """Something that may happen until the end of a span, or of the round if that comes first.

    ``good`` means good for the seat that makes the move. ``sees`` tells whether it happens at a
    moment; it is asked at each until it does. ``message`` is the name of a sentence with both
    shares, and with ``points`` if the outcome is to lose as many.
    """

    name: str
    good: bool
    sees: Callable[[Moment[Any]], bool]
    message: str
    until: Span = Span.OTHERS
    points: int = 0

    def told(self, telling: Telling) -> Message:
        return Message(self.message, points=self.points, **telling._asdict())


def _no_card(move: Any) -> Message | None:
    return None


@dataclass(frozen=True, slots=True)
class Outcomes:
    """The outcomes of a game, the most telling first, and what a playout is watched by.

    In the ``windows``, phases, seats are asked out of turn. A turn begins with the phase
    ``opening``, where a game has one. ``card`` names the card of a usual move, with its article,
    and gives None for any other move.
    """

    listed: Sequence[Outcome] = ()
    opening: str = ""
    windows: frozenset[str] = frozenset()
    card: Callable[[Any], Message | None] = _no_card


@dataclass(slots=True)
class OutcomeWatcher:
    """Watches one playout: which outcomes it has.

    It is told each state and the move that follows, and at last the state where the playout
    stopped, with None.
    """

    outcomes: Outcomes
    seat: Seat
    round: int
    seen: dict[str, bool] = field(default_factory=dict)
    """By name of an outcome, whether it happened; one that was still open is missing.

    If the round ends in the seat's turn, what would have come after stays open.
    """
    _span: Span = Span.NOW
    _phase: str = ""
    _follower: Seat | None = None
    _hand: list[Any] = field(default_factory=list)

    def __call__(self, state: State[Any], move: Any) -> None:
        ended = state.over or state.round != self.round
        if not ended:
            self._span = self._span_at(state)
        moment = Moment(
            state,
            move,
            self.seat,
            self._span,
            self._follower,
            self._hand,
            ended,
            state.rounds[-1]["out"] if ended else None,
        )
        for one in self.outcomes.listed:
            if one.name in self.seen:
                continue
            if self._span > one.until:
                self.seen[one.name] = False
            elif one.sees(moment):
                self.seen[one.name] = True
            elif ended and self._span is not Span.NOW:
                self.seen[one.name] = False
        if not ended:
            self._hand = self._hand_after(state, move)

    def _hand_after(self, state: State[Any], move: Any) -> list[Any]:
        hand = list(cast(CardState, state).hands[self.seat])
        card = getattr(move, "card", None)
        if state.asked == self.seat and card in hand:
            hand.remove(card)
        return hand

    def _span_at(self, state: State[Any]) -> Span:
        span, phase = self._span, self._phase
        self._phase = state.phase
        if state.phase in self.outcomes.windows:
            return span
        if state.asked != self.seat:
            if span is Span.NOW:
                self._follower = state.asked
                return Span.OTHERS
            return Span.LATER if span is Span.NEXT else span
        begins = state.phase == self.outcomes.opening and phase not in ("", self.outcomes.opening)
        if span is Span.OTHERS or (span is Span.NOW and begins):
            return Span.NEXT
        return Span.LATER if span is Span.NEXT and begins else span


def goes_out(moment: Moment[Any]) -> bool:
    """Whether the seat itself goes out."""
    return moment.ended and moment.out == moment.seat


def loses_race(moment: Moment[Any]) -> bool:
    """Whether another seat goes out."""
    return moment.ended and moment.out not in (None, moment.seat)


def races(
    goes: Callable[[Moment[Any]], bool] = goes_out,
    loses: Callable[[Moment[Any]], bool] = loses_race,
) -> tuple[Outcome, Outcome]:
    """The two outcomes that games share: you go out, or another does before your next turn."""
    return (
        Outcome("you-out", True, goes, "advice-outcome-out", Span.NEXT),
        Outcome("out-before", False, loses, "advice-outcome-before"),
    )
