"""Scores of 500 Rummy as the table shows them, and highlights: large draws, calls, last cards."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from game.cards import french
from game.cards.french import Card
from game.cards.melds import write
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
from game.games.rummy500.melds import LaidMeld
from game.games.rummy500.rules import Rummy500State, calling
from game.games.rummy500.scoring import points
from game.games.rummy500.state import Rummy500Facts
from game.games.rummy500.table.prompts import asked
from game.text.message import Message, Names, TextValue, figured


def lying(state: Rummy500Facts) -> list[LaidMeld]:
    """The table melds that have cards already."""
    return [meld for meld in state.melds if meld.cards]


def opened(state: Rummy500Facts, hands: Mapping[int, Sequence[str]]) -> list[RevealedHand]:
    return [
        RevealedHand(
            Seat(seat),
            tuple([cards for meld in state.melds if (cards := _laid_by(meld, seat))]),
            tuple(hands.get(seat, ())),
        )
        for seat in range(state.setup.players)
    ]


def _laid_by(meld: LaidMeld, seat: int) -> tuple[str, ...]:
    laid = zip(meld.cards, meld.by, strict=True)
    return tuple([write(card) for card, by in laid if by == seat])


def on_the_table(state: Rummy500Facts) -> list[int]:
    """Points of each seat's cards on the table."""
    return points(lying(state), [()] * state.setup.players, state.worth)


def worth(state: Rummy500Facts, meld: LaidMeld) -> list[tuple[Seat, int]]:
    found = points([meld], [()] * state.setup.players, state.worth)
    return [(Seat(seat), count) for seat, count in enumerate(found) if seat in meld.by]


def in_hand(state: Rummy500Facts, hands: Sequence[Iterable[Card]]) -> list[int]:
    """Points of each hand, negative."""
    return points((), hands, state.worth)


def sum_of(state: Rummy500Facts, hands: Mapping[int, Sequence[str]]) -> list[ScoreLine]:
    """Score lines of the round just scored: on the table, in hand, total."""
    held = [map(french.read, hands.get(seat, ())) for seat in range(state.setup.players)]
    return [
        _line(Message("rummy500-on-the-table"), on_the_table(state)),
        _line(Message("rummy500-left-in-hand"), in_hand(state, held)),
        _line(Message("rummy500-this-round"), state.rounds[-1]["scores"]),
    ]


def _line(label: Message, figures: Iterable[int]) -> ScoreLine:
    return ScoreLine(label, tuple(map(figured, figures)))


def verdict(state: Rummy500Facts, seat: Seat) -> TextValue:
    """A remark on the number of rounds in which a player went out."""
    outs = sum(one["out"] == seat for one in state.rounds)
    return Message("rummy500-outs", count=outs) if outs else ""


MIN_HIGHLIGHT_DRAWN_CARD_COUNT: Final = 3
"""Minimum number of cards for the highlight of a draw from the pile."""
FULL_HIGHLIGHT_DRAWN_CARD_COUNT: Final = 15
"""Number of cards of such a highlight of size 1."""
MIN_CALL_HIGHLIGHT_SIZE_SHARE: Final = 0.5
"""Size of a call; each card adds a tenth."""


def moment(state: Rummy500State, event: Event, names: Names) -> Highlight | None:
    """The highlight of an event before the view follows it, or None."""
    seat, count = event.seat, len(event.cards)
    if seat is None:
        return None
    if event.name == "draw" and event.source == "pile" and count >= MIN_HIGHLIGHT_DRAWN_CARD_COUNT:
        said = Message("rummy500-moment-dig", who=names[seat], count=count)
        title = Message("rummy500-moment-dig-title", count=count)
        size = min(
            1.0,
            (count - MIN_HIGHLIGHT_DRAWN_CARD_COUNT)
            / (FULL_HIGHLIGHT_DRAWN_CARD_COUNT - MIN_HIGHLIGHT_DRAWN_CARD_COUNT),
        )
        return Highlight(HighlightKind.DIG, said, title, seat, size=size)
    if _is_call(event):
        said = Message("rummy500-moment-call", who=names[seat], count=count)
        title = Message("rummy500-moment-call-title")
        size = min(1.0, MIN_CALL_HIGHLIGHT_SIZE_SHARE + count / 10)
        return Highlight(HighlightKind.CALL, said, title, seat, _discarder(state, seat), size=size)
    if event.name == "discard" and _goes_out(state, event, seat):
        return last_card_highlight(seat, names)
    return None


def deeds(state: Rummy500State, event: Event) -> Iterator[Deed]:
    """The call of another player's discard."""
    if event.seat is None or not _is_call(event):
        return
    discarder = _discarder(state, event.seat)
    if discarder is not None:
        yield Deed(DeedKind.CALL, event.seat, discarder)


def _is_call(event: Event) -> bool:
    return event.name == "rummy" or (event.name == "add" and event.source == "pile")


def _discarder(state: Rummy500State, caller: Seat) -> Seat | None:
    discarder = state.discarder
    return None if discarder == caller else discarder


def _goes_out(state: Rummy500State, event: Event, seat: Seat) -> bool:
    if asked(state) is None or len(state.hands[seat]) > 1:
        return False
    return not calling.may_be_called(state, french.read(str(event.cards[0])))
