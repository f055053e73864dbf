"""How a round of 500 Rummy was counted."""

from collections.abc import Iterable, Mapping, Sequence

from game.cards import french
from game.cards.french import Card
from game.cards.melds import write
from game.core.event import Seat
from game.core.result import Line, Opened
from game.games.rummy500.melds import Lying
from game.games.rummy500.scoring import points
from game.games.rummy500.state import Rummy500Facts
from game.games.rummy500.table.places import lying
from game.words.message import Message, Said, figured


def opened(state: Rummy500Facts, hands: Mapping[int, Sequence[str]]) -> list[Opened]:
    """Each player's cards in every meld, whoever laid it first, and what is left in the hand."""
    return [
        Opened(
            Seat(seat),
            tuple([cards for meld in state.melds if (cards := _laid_by(meld, seat))]),
            tuple(hands.get(seat, ())),
        )
        for seat in range(state.setup.players)
    ]


def _laid_by(meld: Lying, seat: int) -> tuple[str, ...]:
    laid = zip(meld.cards, meld.by, strict=True)
    return tuple([write(card) for card, by in laid if by == seat])


def on_the_table(state: Rummy500Facts) -> list[int]:
    """The points of the cards that each player has put on the table."""
    return points(lying(state), [()] * state.setup.players, state.worth)


def worth(state: Rummy500Facts, meld: Lying) -> list[tuple[Seat, int]]:
    """What a meld counts for each of those whose cards are in it."""
    found = points([meld], [()] * state.setup.players, state.worth)
    return [(Seat(seat), count) for seat, count in enumerate(found) if seat in meld.by]


def in_hand(state: Rummy500Facts, hands: Sequence[Iterable[Card]]) -> list[int]:
    """What the cards in each of these hands count against their holders."""
    return points((), hands, state.worth)


def sum_of(state: Rummy500Facts, hands: Mapping[int, Sequence[str]]) -> list[Line]:
    """How the points of the round just scored came about."""
    held = [map(french.read, hands.get(seat, ())) for seat in range(state.setup.players)]
    return [
        _line(Message("rummy500-on-the-table"), on_the_table(state)),
        _line(Message("rummy500-left-in-hand"), in_hand(state, held)),
        _line(Message("rummy500-this-round"), state.rounds[-1]["scores"]),
    ]


def _line(label: Message, figures: Iterable[int]) -> Line:
    return Line(label, tuple(map(figured, figures)))


def verdict(state: Rummy500Facts, seat: Seat) -> Said:
    """How often a player went out in the match."""
    outs = sum(one["out"] == seat for one in state.rounds)
    return Message("rummy500-outs", count=outs) if outs else ""
