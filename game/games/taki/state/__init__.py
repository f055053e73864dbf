"""Facts of a Taki match.

Fixed: lacks are public: each follows from what all players have seen.
Free: the trace from which `known` computes them.
Then look at: tests/games/taki/test_lacking.py, tests/games/taki/test_secrets.py
"""

from abc import ABC
from collections.abc import Iterable, Sequence
from typing import Any, Final

from game.core.event import SEATS_BY_NUMBER, Event, Seat
from game.core.fact import Visibility, derived, fact, internal, zone
from game.core.fact_types import (
    NUMBER_TYPE,
    SEAT_NUMBERS_TYPE,
    SEAT_TYPE,
    CodedType,
    CustomType,
    FactType,
    ListType,
    OptionalType,
    PerSeatType,
)
from game.core.game import EventSink, Setup, State
from game.core.options import Value
from game.games.taki.cards import (
    CARD_KINDS_COUNT,
    COLOR_LETTERS,
    NO_COLOR_OR_SYMBOL,
    PLUS_THREE_CARD,
    SYMBOL_TEXTS,
    Card,
    Color,
    Symbol,
    write,
)
from game.games.taki.moves import PLAYABLE_CARDS_ON_PLUS_TWO, Move
from game.games.taki.options import FIRST_STAGE_CARD_COUNT, TakiOptions
from game.games.taki.state.lacking import UNTOUCHED_TRACE, Lacking, Trace, known, told, understood

TURN_LIMITS_PER_SEAT: Final = {"single": 200, "tournament": 600}
"""Turn limit per seat, by mode."""


TAKI_CARD_TYPE: Final[FactType[Card]] = CodedType(
    [write(Card(number)) for number in range(CARD_KINDS_COUNT)]
)
TRACE_TYPE: Final[FactType[Trace]] = CustomType(
    UNTOUCHED_TRACE, lambda trace: told(known(trace)), lambda seen: (understood(seen),)
)


class SeatOrNone(FactType[int]):
    """A seat or -1 for none, serialized as null."""

    def blank(self, players: int) -> int:
        return NO_COLOR_OR_SYMBOL

    def to_json(self, value: int, players: int) -> Any:
        return None if value == NO_COLOR_OR_SYMBOL else value

    def from_json(self, told: Any, players: int) -> int:
        return NO_COLOR_OR_SYMBOL if told is None else SEAT_TYPE.from_json(told, players)


class Traces(PerSeatType[Trace]):
    """Trace of each hand, serialized as its known lacks."""

    def to_json(self, value: list[Trace], players: int) -> Any:
        for seat, trace in enumerate(value):
            if len(trace) > 1:
                value[seat] = (known(trace),)
        return super().to_json(value, players)


def _option(state: "TakiFacts", name: str) -> Value:
    value: Value = getattr(state.setup.options, name)
    return value


def _turn_limit(state: "TakiFacts") -> int:
    return TURN_LIMITS_PER_SEAT[str(_option(state, "mode"))] * state.players


def _fits_on_plus_two(state: "TakiFacts") -> frozenset[Card]:
    if _option(state, "plus_three_on") == "any":
        return PLAYABLE_CARDS_ON_PLUS_TWO | {PLUS_THREE_CARD}
    return PLAYABLE_CARDS_ON_PLUS_TWO


def _first_stages(setup: Setup) -> list[int] | None:
    tournament = setup.options.as_values()["mode"] == "tournament"
    return [FIRST_STAGE_CARD_COUNT] * setup.players if tournament else None


class TakiFacts(State[Move], ABC):
    """Facts of a Taki match; ``rules`` changes them. -1 stands for no colour, symbol, run or seat.

    ``pile`` has its top last, ``stock`` its next card; hands are sorted. ``color`` and ``symbol``
    are in force. ``pending`` counts the cards of the active +2s, and ``on_plus_two`` has the cards
    that may be played on one. ``run`` is the colour of the open run. ``by`` is the seat whose +3 is
    open, ``following`` the seat whose turn comes after a window (last card, +3). ``idle`` counts
    turns in a row without a card played or drawn. ``traces`` are the observations about each hand.
    """

    color: Color = fact(CodedType(COLOR_LETTERS))
    symbol: Symbol = fact(CodedType(SYMBOL_TEXTS))
    direction: int = fact(NUMBER_TYPE, 1)
    pending: int = fact(NUMBER_TYPE)
    run: Color = fact(CodedType(COLOR_LETTERS))
    by: int = fact(SeatOrNone())
    stages: list[int] | None = fact(OptionalType(SEAT_NUMBERS_TYPE), make=_first_stages)
    turns: int = fact(NUMBER_TYPE)
    following: int = fact(SeatOrNone(), key="next")
    idle: int = fact(NUMBER_TYPE)
    traces: list[Trace] = fact(Traces(TRACE_TYPE), key="lacking")
    stock: list[Card] = zone(ListType(TAKI_CARD_TYPE, backward=True), seen=Visibility.HIDDEN)
    pile: list[Card] = zone(ListType(TAKI_CARD_TYPE))
    hands: list[list[Card]] = zone(PerSeatType(ListType(TAKI_CARD_TYPE)), seen=Visibility.OWNER)
    shuffles: int = internal(NUMBER_TYPE, restored=lambda state: 1, lasts=True)
    players: int = derived(lambda state: state.setup.players, lasts=True)
    options: TakiOptions = derived(lambda state: state.setup.options, lasts=True)
    limit: int = derived(_turn_limit, lasts=True)
    partial: bool = derived(lambda state: bool(_option(state, "partial_runs")), lasts=True)
    voluntary: bool = derived(lambda state: bool(_option(state, "voluntary_draw")), lasts=True)
    on_plus_two: frozenset[Card] = derived(_fits_on_plus_two, lasts=True)

    @property
    def player(self) -> Seat:
        """The asked seat."""
        assert self.asked is not None, "a match that is not over asks a seat"
        return self.asked

    def after(self, seat: int, steps: int = 1) -> Seat:
        """Seat ``steps`` places ahead in the direction of play."""
        return SEATS_BY_NUMBER[(seat + steps * self.direction) % self.players]

    def lacking(self, seat: int) -> Lacking:
        """Publicly known lacks of a hand; its trace caches them."""
        trace = self.traces[seat]
        if len(trace) > 1:
            trace = (known(trace),)
            self.traces[seat] = trace
        return trace[0]


def texts(cards: Iterable[Card]) -> list[str]:
    return [write(card) for card in cards]


def moved(
    kind: str, seat: Seat, source: str, target: str, cards: Sequence[Card], private: bool = False
) -> Event:
    """Event of cards that change zones, visible to all or only to ``seat``."""
    seen_by = frozenset({seat}) if private else None
    return Event(kind, seat, source, target, tuple(texts(cards)), visible_to=seen_by)


def note(kind: str, seat: Seat, tell: EventSink | None) -> None:
    """Tell an event without cards, unless nobody listens."""
    if tell:
        tell(Event(kind, seat))
