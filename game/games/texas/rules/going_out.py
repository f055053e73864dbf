"""Going out: a discard while every other card of the hand is in a meld."""

from collections.abc import Sequence

from game.cards import card_names
from game.cards.french import Card
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.texas.moves import OUTS, GoOut, Move
from game.games.texas.rules import discarding
from game.games.texas.rules.round_end import end_round
from game.games.texas.scoring import Law
from game.games.texas.state import TexasFacts
from game.text.message import Message


def ways_of(law: Law, hand: Sequence[Card], barred: Card | None) -> list[Card]:
    """Cards, in order, with which a hand can go out; never the barred one."""
    found = law.going_out(hand)
    if found and barred is not None:
        return [card for card in found if card != barred]
    return found


def ways(state: TexasFacts) -> list[Card]:
    """Cards with which the asked seat can go out after its draw."""
    return ways_of(state.round_law, state.hand, discarding.barred(state))


def legal(law: Law, hand: Sequence[Card], kept: Card | None) -> list[Move]:
    found = ways_of(law, hand, kept)
    return [OUTS[card] for card in found] if found else []


def refused(state: TexasFacts, move: GoOut) -> Illegal | None:
    illegal = discarding.refused(state, move.card)
    if illegal is None and not state.round_law.goes_out(state.hand, move.card):
        message = Message("texas-not-melded", card=card_names.named(move.card))
        return Illegal("not-a-meld", message, "going-out")
    return illegal


def go_out(state: TexasFacts, move: GoOut, tell: EventSink | None) -> None:
    """Discard the last card and end the round."""
    seat = state.asked
    discarding.put_down(state, move.card, "out", tell)
    end_round(state, seat, tell)
