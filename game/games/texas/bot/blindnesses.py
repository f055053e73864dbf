"""What people overlook in Texas Rummy."""

from collections.abc import Collection, Sequence
from typing import Final, cast

from game.cards import card_names
from game.cards.discard_model import is_similar_card
from game.cards.french import Card
from game.core.blindness import Blindness, Oversight
from game.core.event import Seat
from game.games.texas.bot.evaluate import CARD_LINK_STRENGTHS, said_against
from game.games.texas.bot.reasons import following
from game.games.texas.moves import TEXAS_DRAW_PILE_MOVE, Discard, Move
from game.games.texas.rules import TexasState
from game.games.texas.rules.discarding import barred, ways
from game.text.message import Message

MAX_LOW_CARD_POINTS: Final = 5
"""Threshold, in points at factor 1, up to which a card is no loss to keep."""
MIN_HIGH_CARD_POINTS: Final = 10
"""Threshold, in points at factor 1, from which a card in no meld is dear to keep."""
MIN_EARLY_DISCARD_COUNT: Final = 2
"""Number of turns of each seat in which high cards may still find a meld."""


def tops_without_meld(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """The draw from the pile, unless its top completes a meld at once."""
    if TEXAS_DRAW_PILE_MOVE not in moves:
        return ()
    law, hand, top = state.round_law, state.hand, state.pile[-1]
    completes = law.points([*hand, top]) < law.points(hand) + law.values[top]
    return () if completes else (TEXAS_DRAW_PILE_MOVE,)


def discards_of_pairs(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """The discards, from no meld, of cards that go with others while another one does not."""
    discards = _discards(state, moves)
    if not discards:
        return ()
    linked = {card: bool(_mates(state, card)) for card in _loose(state)}
    if all(linked.values()):
        return ()
    return [move for move in discards if linked.get(move.card)]


def discards_like_taken(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """The discards that are like a card that the next player took from the pile."""
    if not state.known[_following(state)]:
        return ()
    return [move for move in _discards(state, moves) if _wanted_with(state, move.card)]


def discards_at_a_glance(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """The discard with the best quick score, which ignores the cards seen."""
    discards = _discards(state, moves)
    if not discards:
        return ()
    against = said_against(state)
    least = min(against.values())
    return [move for move in discards if against[move.card] == least]


def low_discards(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """The discards of low cards while a high one is in no meld, some turns into the round."""
    if min(map(len, state.let_go)) < MIN_EARLY_DISCARD_COUNT:
        return ()
    discards = _discards(state, moves, last_turns=True)
    if not discards or not _high(state):
        return ()
    law = state.round_law
    return [
        move
        for move in discards
        if not law.rules.wild[move.card]
        and law.values[move.card] <= MAX_LOW_CARD_POINTS * law.times
    ]


def _discards(state: TexasState, moves: Sequence[Move], last_turns: bool = False) -> list[Discard]:
    """The discards among some moves; none if the seat can go out, which nobody overlooks.

    In a last turn, where only what is left over counts, there are some only with ``last_turns``.
    """
    found = [move for move in moves if isinstance(move, Discard)]
    if not found or ways(state) or (state.laid is not None and not last_turns):
        return []
    return found


def _loose(state: TexasState) -> list[Card]:
    """The natural cards that may be discarded and are in no meld, in order."""
    law, kept = state.round_law, barred(state)
    points, wild = law.points(state.hand), law.rules.wild
    return [
        card
        for card, left in law.after_discards(state.hand).items()
        if not wild[card] and card != kept and left + law.values[card] == points
    ]


def _high(state: TexasState) -> list[Card]:
    """The high cards that may be discarded and are in no meld."""
    law = state.round_law
    return [card for card in _loose(state) if law.values[card] >= MIN_HIGH_CARD_POINTS * law.times]


def _mates(state: TexasState, card: Card) -> list[Card]:
    """The natural cards of the hand that go with one of its cards."""
    wild, rest = state.round_law.rules.wild, state.hand[:]
    rest.remove(card)
    row = CARD_LINK_STRENGTHS[card]
    return [other for other in rest if not wild[other] and row[other]]


def _following(state: TexasState) -> Seat:
    return Seat((cast(Seat, state.asked) + 1) % state.setup.players)


def _wanted_with(state: TexasState, card: Card) -> list[Card]:
    """The cards like this one that the next player took; none where one of both is wild."""
    wild = state.round_law.rules.wild
    if wild[card]:
        return []
    taken = state.known[_following(state)]
    return [one for one in taken if not wild[one] and is_similar_card(card, one)]


# Sentences about them.


def _tell_top(oversight: Oversight[TexasState]) -> Message:
    card = card_names.named(oversight.state.pile[-1])
    return Message("texas-overlooked-top", who=oversight.who, card=card)


def _tell_pair(oversight: Oversight[TexasState]) -> Message:
    state, card, who = oversight.state, oversight.made.card, oversight.who
    loose, row = _loose(state), CARD_LINK_STRENGTHS[card]
    # Another copy of the card itself is named last.
    near = max(_mates(state, card), key=lambda one: (one != card, one in loose, row[one]))
    if near == card:
        return Message("texas-overlooked-twin", who=who, card=card_names.named(card))
    return Message(
        "texas-overlooked-pair",
        who=who,
        card=card_names.named(card),
        near=card_names.named(near),
    )


def _tell_taken(oversight: Oversight[TexasState]) -> Message:
    near = _wanted_with(oversight.state, oversight.made.card)[0]
    return Message(
        "texas-overlooked-taken",
        who=oversight.who,
        other=oversight.names[_following(oversight.state)],
        card=card_names.named(near),
    )


def _tell_count(oversight: Oversight[TexasState]) -> Message:
    state, made, best = oversight.state, oversight.made, oversight.best
    if isinstance(best, Discard):
        mine, better = (following(state, _without(state, one.card), 0) for one in (made, best))
        if better.out >= mine.out and better.mean < mine.mean:
            return Message("texas-overlooked-count", who=oversight.who)
    return Message("texas-overlooked-glance", who=oversight.who, card=card_names.named(made.card))


def _without(state: TexasState, card: Card) -> list[Card]:
    rest = state.hand[:]
    rest.remove(card)
    return rest


def _tell_high(oversight: Oversight[TexasState]) -> Message:
    state, best = oversight.state, oversight.best
    high = _high(state)
    dearest = max(high, key=state.round_law.values.__getitem__)
    kept = best.card if isinstance(best, Discard) and best.card in high else dearest
    return Message(
        "texas-overlooked-high",
        who=oversight.who,
        card=card_names.named(kept),
        low=card_names.named(oversight.made.card),
    )


TEXAS_BLINDNESSES: Final = (
    Blindness("top", Message("texas-overlooked-top.theme"), _tell_top, hides=tops_without_meld),
    Blindness(
        "pair", Message("texas-overlooked-pair.theme"), _tell_pair, excuses=discards_of_pairs
    ),
    Blindness(
        "taken", Message("texas-overlooked-taken.theme"), _tell_taken, excuses=discards_like_taken
    ),
    Blindness(
        "count", Message("texas-overlooked-count.theme"), _tell_count, excuses=discards_at_a_glance
    ),
    Blindness("high", Message("texas-overlooked-high.theme"), _tell_high, excuses=low_discards),
)
