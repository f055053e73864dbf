"""Scores of Take as the table shows them, and highlights: takes, double takes, last cards."""

from collections.abc import Iterator, Mapping, Sequence

from game.cards import french
from game.cards.melds import laid_cards
from game.core.event import Event, Seat
from game.core.table_values import (
    Deed,
    DeedKind,
    Highlight,
    HighlightKind,
    RevealedHand,
    ScoreLine,
    last_card_highlight,
)
from game.games.take.melds import Run
from game.games.take.rules import TakeState
from game.games.take.scoring import laid_value, value
from game.games.take.words import whose
from game.text.message import Message, Names, figured


def opened(state: TakeState, hands: Mapping[int, Sequence[str]]) -> list[RevealedHand]:
    return [
        RevealedHand(
            seat,
            tuple(
                [
                    tuple(map(laid_cards.write, run.cards))
                    for run in state.table.runs
                    if run.owner == seat
                ]
            ),
            tuple(hands.get(seat, ())),
        )
        for seat in map(Seat, range(state.setup.players))
    ]


def sum_of(state: TakeState, hands: Mapping[int, Sequence[str]]) -> list[ScoreLine]:
    """Score lines of the round just scored: on the table, in hand, total."""
    seats = [Seat(seat) for seat in range(state.setup.players)]
    held = [value(map(french.read, hands.get(seat, ()))) for seat in seats]
    return [
        ScoreLine(
            Message("take-on-table"), tuple([figured(owned_points(state, seat)) for seat in seats])
        ),
        ScoreLine(
            Message("take-in-hand"),
            tuple([figured(-points) for points in held]),
        ),
        ScoreLine(Message("take-this-round"), tuple(map(figured, state.rounds[-1]["scores"]))),
    ]


def worth(run: Run) -> tuple[Seat, int]:
    """The owner and the points of a sequence."""
    return Seat(run.owner), laid_value(run.cards)


def owned_points(state: TakeState, seat: Seat) -> int:
    return sum([laid_value(run.cards) for run in state.table.runs if run.owner == seat])


def moment(state: TakeState, event: Event, names: Names) -> Highlight | None:
    """The highlight of an event before the view follows it, or None."""
    if event.seat is None:
        return None
    match event.name:
        case "take":
            return _taken(_run(state, event.target), event, event.seat, names)
        case "join":
            return _joined(_run(state, event.source), event.seat, names)
        case "discard" if len(state.hands[event.seat]) == 1:
            return last_card_highlight(event.seat, names)
    return None


MIN_HIGHLIGHT_TAKE_POINTS = 15
"""Points of a take of size 0."""
FULL_HIGHLIGHT_TAKE_POINTS = 95
"""Points of a take of size 1."""
DOUBLE_TAKE_EXTRA_SIZE_SHARE = 0.25
"""Size that a further sequence in the same turn adds."""


def size(points: int) -> float:
    """Size of a take of ``points``, 0 to 1."""
    return min(
        1.0,
        max(
            0.0,
            (points - MIN_HIGHLIGHT_TAKE_POINTS)
            / (FULL_HIGHLIGHT_TAKE_POINTS - MIN_HIGHLIGHT_TAKE_POINTS),
        ),
    )


def _taken(run: Run, event: Event, taker: Seat, names: Names) -> Highlight:
    points = laid_value(run.cards)
    said = Message("take-moment", who=names[taker], run=whose(run, names), points=points)
    return Highlight(
        HighlightKind.TAKE,
        said,
        Message("take-moment-title"),
        taker,
        Seat(run.owner),
        {taker: points, Seat(run.owner): -points},
        event.target,
        size(points),
        _grown(run, event),
    )


def _grown(run: Run, event: Event) -> tuple[str, ...]:
    """The cards of a sequence in their order, with those that an event adds to it."""
    lying = [laid_cards.write(card) for card in run.cards]
    at = len(lying) if event.index is None else event.index
    lying[at:at] = [card for card in event.cards if card is not None]
    return tuple(lying)


def _joined(run: Run, taker: Seat, names: Names) -> Highlight | None:
    """The highlight of a double take; None if the player owned the joined sequence."""
    if run.owner == taker:
        return None
    points = laid_value(run.cards)
    said = Message("take-moment-double", who=names[taker], run=whose(run, names), points=points)
    return Highlight(
        HighlightKind.JOIN,
        said,
        Message("take-moment-double-title"),
        taker,
        Seat(run.owner),
        {taker: points, Seat(run.owner): -points},
        size=min(1.0, size(points) + DOUBLE_TAKE_EXTRA_SIZE_SHARE),
    )


def deeds(state: TakeState, event: Event) -> Iterator[Deed]:
    """The run that an event takes from another player; its size is its points."""
    if event.seat is None or event.name not in ("take", "join"):
        return
    run = _run(state, event.target if event.name == "take" else event.source)
    if run.owner != event.seat:
        yield Deed(DeedKind.TAKE, event.seat, Seat(run.owner), laid_value(run.cards))


def _run(state: TakeState, zone: str | None) -> Run:
    found = state.table.at(str(zone))
    assert found is not None, "what is taken lies on the table"
    return found
