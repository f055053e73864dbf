"""How a round of 500 Rummy was counted.

The moments of 500 Rummy: a dig of many cards, "Rummy!", the last card.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from game.cards import french
from game.cards.french import Card
from game.cards.melds import write
from game.core.event import Event, Seat
from game.core.table_values import (
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
from game.games.rummy500.table.places import asked, lying
from game.text.message import Message, Names, TextValue, figured


def opened(state: Rummy500Facts, hands: Mapping[int, Sequence[str]]) -> list[RevealedHand]:
    """Each player's cards in every meld, whoever laid it first, and what is left in the hand."""
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
    """The points of the cards that each player has put on the table."""
    return points(lying(state), [()] * state.setup.players, state.worth)


def worth(state: Rummy500Facts, meld: LaidMeld) -> list[tuple[Seat, int]]:
    """What a meld counts for each of those whose cards are in it."""
    found = points([meld], [()] * state.setup.players, state.worth)
    return [(Seat(seat), count) for seat, count in enumerate(found) if seat in meld.by]


def in_hand(state: Rummy500Facts, hands: Sequence[Iterable[Card]]) -> list[int]:
    """What the cards in each of these hands count against their holders."""
    return points((), hands, state.worth)


def sum_of(state: Rummy500Facts, hands: Mapping[int, Sequence[str]]) -> list[ScoreLine]:
    """How the points of the round just scored came about."""
    held = [map(french.read, hands.get(seat, ())) for seat in range(state.setup.players)]
    return [
        _line(Message("rummy500-on-the-table"), on_the_table(state)),
        _line(Message("rummy500-left-in-hand"), in_hand(state, held)),
        _line(Message("rummy500-this-round"), state.rounds[-1]["scores"]),
    ]


def _line(label: Message, figures: Iterable[int]) -> ScoreLine:
    return ScoreLine(label, tuple(map(figured, figures)))


def verdict(state: Rummy500Facts, seat: Seat) -> TextValue:
    """How often a player went out in the match."""
    outs = sum(one["out"] == seat for one in state.rounds)
    return Message("rummy500-outs", count=outs) if outs else ""


MANY: Final = 3
"""Fewer cards than these are taken out of the pile all the time."""


def moment(state: Rummy500State, event: Event, names: Names) -> Highlight | None:
    """What an event about to be seen is worth, if it is more than any card."""
    seat, count = event.seat, len(event.cards)
    if seat is None:
        return None
    if event.name == "draw" and event.source == "pile" and count >= MANY:
        said = Message("rummy500-moment-dig", who=names[seat], count=count)
        return Highlight(
            HighlightKind.DIG, said, Message("rummy500-moment-dig-title", count=count), seat
        )
    if event.name == "rummy" or (event.name == "add" and event.source == "pile"):
        said = Message("rummy500-moment-call", who=names[seat], count=count)
        title = Message("rummy500-moment-call-title")
        return Highlight(HighlightKind.CALL, said, title, seat, _discarder(state, seat))
    if event.name == "discard" and _goes_out(state, event, seat):
        return last_card_highlight(seat, names)
    return None


def _discarder(state: Rummy500State, caller: Seat) -> Seat | None:
    """Whose discard is called."""
    discarder = state.discarder
    return None if discarder == caller else discarder


def _goes_out(state: Rummy500State, event: Event, seat: Seat) -> bool:
    """Whether a discard is that of the last card in a hand, which nobody may call."""
    if asked(state) is None or len(state.hands[seat]) > 1:
        return False
    return not calling.may_be_called(state, french.read(str(event.cards[0])))
