"""What people overlook in Take."""

from collections.abc import Collection, Sequence
from typing import Final

from game.cards import card_names
from game.cards.discard_model import RELATED_CARDS
from game.cards.french import JOKER, Card
from game.core.blindness import Blindness, Oversight
from game.core.event import Seat
from game.games.take.bot.endgame import found_ways
from game.games.take.melds import Run
from game.games.take.moves import Add, Discard, Lay, Move
from game.games.take.rules import TakeState, melding
from game.games.take.words import in_words, whose
from game.text.message import Message

RECENT_RUN_COUNT: Final = 3
"""Number of runs on the table that everybody looks at: those laid last."""
MAX_COUNTED_STOCK_CARDS_PER_SEAT_COUNT: Final = 2
"""Threshold of stock cards per player up to which it is time to lay every run."""


def joined_runs(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """The additions that join two runs."""
    return [move for move in moves if isinstance(move, Add) and move.above is not None]


def additions_to_old_runs(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """The additions to runs that were not among the last ones laid."""
    recent = sorted([run.number for run in state.table.runs])[-RECENT_RUN_COUNT:]
    return [
        move
        for move in moves
        if isinstance(move, Add) and move.number not in recent and move.above not in recent
    ]


def long_ways_out(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """The first moves of ways out that take three moves or more."""
    melds = [move for move in moves if isinstance(move, Lay | Add)]
    if not melds:
        return ()
    first = found_ways(state).first_melds
    return [move for move in melds if move in first]


def discards_near_taken(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """The discards that go with a card that the next player took from the pile."""
    taken = state.known[_following(state)]
    if not taken:
        return ()
    return [move for move in moves if isinstance(move, Discard) and _nearest(move.card, taken)]


def late_discards(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """The discards while a run can be laid and the stock is nearly empty."""
    if len(state.stock) > MAX_COUNTED_STOCK_CARDS_PER_SEAT_COUNT * state.setup.players:
        return ()
    discards = all_discards(state, moves)
    if discards and any(isinstance(meld, Lay) for meld in melding.possible(state)):
        return discards
    return ()


def all_discards(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    return [move for move in moves if isinstance(move, Discard)]


def _following(state: TakeState) -> Seat:
    return Seat((state.seat + 1) % state.setup.players)


def _nearest(card: Card, taken: Sequence[Card]) -> list[Card]:
    """Those of the cards taken that are at most two ranks away in the suit, the nearest first."""
    if card == JOKER:
        return []
    _, beside, gap = RELATED_CARDS[card]
    return [one for cards in (beside, gap) for one in taken if one in cards]


# Sentences about them.


def _tell_joined(oversight: Oversight[TakeState]) -> Message:
    card = card_names.laid(oversight.best.card)
    if any(run.owner != oversight.state.asked for run in _runs_of(oversight)):
        return Message("take-overlooked-double", who=oversight.who, card=card)
    return Message("take-overlooked-join", who=oversight.who, card=card)


def _tell_old_run(oversight: Oversight[TakeState]) -> Message:
    seat, who = oversight.state.asked, oversight.who
    runs = _runs_of(oversight)
    for run in runs:
        if run.owner != seat:
            return Message("take-overlooked-run", who=who, run=whose(run, oversight.names))
    return Message("take-overlooked-own-run", who=who, run=in_words(runs[0].cards))


def _tell_way_out(oversight: Oversight[TakeState]) -> Message:
    found = found_ways(oversight.state)
    if oversight.made in found.last_melds | found.first_melds:
        return Message("take-overlooked-better-way", who=oversight.who)
    return Message("take-overlooked-way", who=oversight.who)


def _tell_taken(oversight: Oversight[TakeState]) -> Message:
    following = _following(oversight.state)
    card = _nearest(oversight.made.card, oversight.state.known[following])[0]
    return Message(
        "take-overlooked-taken",
        who=oversight.who,
        other=oversight.names[following],
        card=card_names.named(card),
    )


def _tell_deck(oversight: Oversight[TakeState]) -> Message:
    count = len(oversight.state.stock)
    return Message("take-overlooked-deck", who=oversight.who, count=count)


def _runs_of(oversight: Oversight[TakeState]) -> list[Run]:
    """The runs to which the best move adds."""
    numbers = (oversight.best.number, oversight.best.above)
    return [run for run in oversight.state.table.runs if run.number in numbers]


TAKE_BLINDNESSES: Final = (
    Blindness("double", Message("take-overlooked-double.theme"), _tell_joined, hides=joined_runs),
    Blindness(
        "old-run",
        Message("take-overlooked-run.theme"),
        _tell_old_run,
        hides=additions_to_old_runs,
    ),
    Blindness("all-out", Message("take-overlooked-way.theme"), _tell_way_out, hides=long_ways_out),
    Blindness(
        "taken",
        Message("take-overlooked-taken.theme"),
        _tell_taken,
        excuses=discards_near_taken,
        instead=all_discards,
    ),
    Blindness("deck", Message("take-overlooked-deck.theme"), _tell_deck, excuses=late_discards),
)
