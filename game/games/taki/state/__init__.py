"""A match of Taki at one moment: what there is to know of it."""

from abc import ABC
from collections.abc import Iterable, Sequence
from typing import Any, Final

from game.core.event import SEATS, Event, Seat
from game.core.fact import Seen, derived, fact, untold, zone
from game.core.game import Setup, State, Tell
from game.core.kind import FIGURES, NUMBER, SEAT, Coded, EachSeat, Form, Kind, Maybe, Row
from game.core.options import Value
from game.games.taki.cards import (
    COLORS,
    KINDS,
    NONE,
    SYMBOLS,
    Card,
    Color,
    Symbol,
    write,
)
from game.games.taki.moves import Move
from game.games.taki.options import FIRST_STAGE, TakiOptions
from game.games.taki.state.lacking import UNTOUCHED, Lacking, Trace, known, told, understood

TURNS_A_SEAT: Final = {"single": 200, "tournament": 600}


CARD: Final[Kind[Card]] = Coded([write(Card(number)) for number in range(KINDS)])
TRACE: Final[Kind[Trace]] = Form(
    UNTOUCHED, lambda trace: told(known(trace)), lambda seen: (understood(seen),)
)


class SeatOrNone(Kind[int]):
    """A seat, or NONE."""

    def blank(self, players: int) -> int:
        return NONE

    def tell(self, value: int, players: int) -> Any:
        return None if value == NONE else value

    def read(self, told: Any, players: int) -> int:
        return NONE if told is None else SEAT.read(told, players)


class Traces(EachSeat[Trace]):
    """What each hand has shown of itself, told as what it is known to lack."""

    def tell(self, value: list[Trace], players: int) -> Any:
        for seat, trace in enumerate(value):
            if len(trace) > 1:
                value[seat] = (known(trace),)
        return super().tell(value, players)


def _option(state: "TakiFacts", name: str) -> Value:
    value: Value = getattr(state.setup.options, name)
    return value


def _limit(state: "TakiFacts") -> int:
    return TURNS_A_SEAT[str(_option(state, "mode"))] * state.players


def _first_stages(setup: Setup) -> list[int] | None:
    tournament = setup.options.as_values()["mode"] == "tournament"
    return [FIRST_STAGE] * setup.players if tournament else None


class TakiFacts(State[Move], ABC):
    """The facts of a match of Taki; ``rules`` makes the moves on them.

    ``pile`` has its top last, ``stock`` the next card last, and each hand is in the order of
    the cards.  ``color`` and ``symbol`` are what is in force, ``pending`` the cards that wait
    on the active +2s, ``run`` the colour of the open run, ``by`` the seat whose +3 is being
    answered, ``following`` the seat whose turn comes after a window (last card, +3), ``idle``
    how many turns in a row nothing was played or drawn, and ``traces`` what each hand has shown
    of itself.  NONE stands for none.
    """

    color: Color = fact(Coded(COLORS))
    symbol: Symbol = fact(Coded(SYMBOLS))
    direction: int = fact(NUMBER, 1)
    pending: int = fact(NUMBER)
    run: Color = fact(Coded(COLORS))
    by: int = fact(SeatOrNone())
    stages: list[int] | None = fact(Maybe(FIGURES), make=_first_stages)
    turns: int = fact(NUMBER)
    following: int = fact(SeatOrNone(), key="next")
    idle: int = fact(NUMBER)
    traces: list[Trace] = fact(Traces(TRACE), key="lacking")
    stock: list[Card] = zone(Row(CARD, backward=True), seen=Seen.BY_NOBODY)
    pile: list[Card] = zone(Row(CARD))
    hands: list[list[Card]] = zone(EachSeat(Row(CARD)), seen=Seen.BY_OWNER)
    shuffles: int = untold(NUMBER, restored=lambda state: 1, lasts=True)
    players: int = derived(lambda state: state.setup.players, lasts=True)
    options: TakiOptions = derived(lambda state: state.setup.options, lasts=True)
    limit: int = derived(_limit, lasts=True)
    partial: bool = derived(lambda state: _option(state, "partial_runs") == "on", lasts=True)
    voluntary: bool = derived(lambda state: _option(state, "voluntary_draw") == "on", lasts=True)

    @property
    def player(self) -> Seat:
        """The seat that is asked."""
        assert self.asked is not None, "a match that is not over asks a seat"
        return self.asked

    def after(self, seat: int, steps: int = 1) -> Seat:
        """The seat so many steps on in the order of play."""
        return SEATS[(seat + steps * self.direction) % self.players]

    def lacking(self, seat: int) -> Lacking:
        """What everybody knows a seat's hand to lack."""
        trace = self.traces[seat]
        if len(trace) > 1:
            trace = (known(trace),)
            self.traces[seat] = trace
        return trace[0]


def texts(cards: Iterable[Card]) -> list[str]:
    """The cards' texts, in order."""
    return [write(card) for card in cards]


def moved(
    kind: str, seat: Seat, source: str, target: str, cards: Sequence[Card], private: bool = False
) -> Event:
    """Cards on their way from zone to zone, seen by all, or by the seat alone."""
    seen_by = frozenset({seat}) if private else None
    return Event(kind, seat, source, target, tuple(texts(cards)), seen_by=seen_by)


def note(kind: str, seat: Seat, tell: Tell | None) -> None:
    """Tell what a seat did or had done to it without a card, if asked to."""
    if tell:
        tell(Event(kind, seat))
