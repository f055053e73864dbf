"""What people overlook in 500 Rummy; it depends on the seat's own hand and what everybody saw."""

from collections.abc import Sequence
from typing import Final

from game.cards import card_names
from game.cards.melds import EMPTY_MELDABLE_HAND, card_of, summed
from game.core.blindness import Blindness, Oversight
from game.games.rummy500.bot.evaluate import thrifty_melds
from game.games.rummy500.bot.inference import can_meld, gift_points, nearest, taken
from game.games.rummy500.moves import Discard, DrawPile, LayOff, Move
from game.games.rummy500.rules import Rummy500State, owing
from game.games.rummy500.rules.additions import lays_off
from game.games.rummy500.rules.pile import takings
from game.games.rummy500.words import whose_meld
from game.text.message import Message

MIN_DEEP_DRAW_CARD_COUNT: Final = 4
"""Number of pile cards from which a draw is easily overlooked."""
RUMMY500_MAX_LAST_CARDS_COUNT: Final = 3
"""Hand size of another player at which melds should be laid."""


def _discards(state: Rummy500State, moves: Sequence[Move]) -> list[Discard]:
    return [move for move in moves if isinstance(move, Discard)]


def _ways_to_part(state: Rummy500State, moves: Sequence[Move]) -> list[Move]:
    """Moves that get rid of one card."""
    return [move for move in moves if isinstance(move, Discard | LayOff)]


def _deep_draws(state: Rummy500State, moves: Sequence[Move]) -> list[Move]:
    return [
        move
        for move in moves
        if isinstance(move, DrawPile) and move.count >= MIN_DEEP_DRAW_CARD_COUNT
    ]


def _tell_deep(oversight: Oversight[Rummy500State]) -> Message:
    deepest = card_names.the(oversight.state.pile[-oversight.best.count])
    return Message("rummy500-overlooked-deep", who=oversight.who, card=deepest)


def _gifts(state: Rummy500State, moves: Sequence[Move]) -> list[Discard]:
    """Discards that fit a meld on the table, or make one with cards of the pile alone.

    A pile that has a meld already gives that one, whatever is discarded.
    """
    discards = _discards(state, moves)
    if not discards:
        return []
    reached = owing.reached(state, state.table)
    given = takings(state.pile, state.piled, EMPTY_MELDABLE_HAND, reached, state.new_only, 0)
    return [
        move
        for move in discards
        if lays_off(state, move.card)
        or (not given and gift_points(state, move.card, state.worth.cards))
    ]


def _tell_gift(oversight: Oversight[Rummy500State]) -> Message:
    card = oversight.made.card
    if lays_off(oversight.state, card):
        return Message("rummy500-overlooked-gift", who=oversight.who, card=card_names.the(card))
    return Message("rummy500-overlooked-gift.pile", who=oversight.who, card=card_names.the(card))


def _additions(state: Rummy500State, moves: Sequence[Move]) -> list[Move]:
    """Lay-offs on melds in which others have a card."""
    return [
        move
        for move in moves
        if isinstance(move, LayOff) and any(seat != state.asked for seat in _by(state, move))
    ]


def _by(state: Rummy500State, off: LayOff) -> Sequence[int]:
    """The seats that laid the cards of a meld."""
    return state.melds[off.meld - 1].by


def _tell_others_melds(oversight: Oversight[Rummy500State]) -> Message:
    state, best, who = oversight.state, oversight.best, oversight.who
    meld = state.melds[best.meld - 1]
    if state.asked not in meld.by:
        whose = whose_meld(meld, oversight.names)
        return Message("rummy500-overlooked-others-melds", who=who, meld=whose)
    return Message(
        "rummy500-overlooked-others-melds.shared",
        who=who,
        card=card_names.the(card_of(best.card)),
        meld=card_names.meld(meld.cards),
    )


def _wanted(state: Rummy500State, moves: Sequence[Move]) -> list[Discard]:
    """Discards that go with a card that the next player took from the pile."""
    following = state.left_of(state.seat)
    return [move for move in _discards(state, moves) if taken(state, following, move.card)]


def _tell_taken(oversight: Oversight[Rummy500State]) -> Message:
    state = oversight.state
    following = state.left_of(state.seat)
    card = taken(state, following, oversight.made.card)[0]
    took = Message(
        "rummy500-overlooked-took", who=oversight.names[following], card=card_names.the(card)
    )
    return Message("rummy500-overlooked-taken", who=oversight.who, took=took)


def _kept(state: Rummy500State, moves: Sequence[Move]) -> list[Discard]:
    """Discards while a meld can be laid and another player is nearly out."""
    discards = _discards(state, moves)
    left = len(state.hands[nearest(state)])
    if not discards or left > RUMMY500_MAX_LAST_CARDS_COUNT or not can_meld(state):
        return []
    return discards


def _tell_caught(oversight: Oversight[Rummy500State]) -> Message:
    state, who = oversight.state, oversight.who
    seat = nearest(state)
    near = Message(
        "rummy500-overlooked-near", who=oversight.names[seat], count=len(state.hands[seat])
    )
    rest = state.hands[state.seat][:]
    rest.remove(oversight.made.card)
    if thrifty_melds(summed(rest), state.meld_rules):
        return Message("rummy500-overlooked-caught", who=who, near=near)
    return Message("rummy500-overlooked-caught.broken", who=who, near=near)


RUMMY500_BLINDNESSES: Final = (
    Blindness("deep", Message("rummy500-overlooked-deep.theme"), _tell_deep, hides=_deep_draws),
    Blindness(
        "gift",
        Message("rummy500-overlooked-gift.theme"),
        _tell_gift,
        excuses=_gifts,
        instead=_ways_to_part,
    ),
    Blindness(
        "others-melds",
        Message("rummy500-overlooked-others-melds.theme"),
        _tell_others_melds,
        hides=_additions,
    ),
    Blindness(
        "taken",
        Message("rummy500-overlooked-taken.theme"),
        _tell_taken,
        excuses=_wanted,
        instead=_discards,
    ),
    Blindness("caught", Message("rummy500-overlooked-caught.theme"), _tell_caught, excuses=_kept),
)
