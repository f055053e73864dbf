"""Going out: a discard while every other card of the hand is in a meld.

It ends the round, or gives each of the others one last turn, in which nobody goes out.
"""

from collections.abc import Sequence

from game.cards import card_names
from game.cards.french import Card
from game.cards.melds.laid_cards import write
from game.core.event import Event, Seat, copy_json
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.texas.moves import OUTS, GoOut, Move
from game.games.texas.rules import discarding
from game.games.texas.rules.round import end_round, next_turn, pay_for_going_out
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
    """Cards with which the asked seat can go out after its draw; none in a last turn."""
    if state.laid is not None:
        return []
    return ways_of(state.round_law, state.hand, discarding.barred(state))


def legal(law: Law, hand: Sequence[Card], kept: Card | None) -> list[Move]:
    found = ways_of(law, hand, kept)
    return [OUTS[card] for card in found] if found else []


def refused(state: TexasFacts, move: GoOut) -> Illegal | None:
    illegal = discarding.refused(state, move.card)
    if state.laid is not None and (illegal is None or state.phase == "discard"):
        return Illegal("not-your-phase", Message("texas-last-turn"), "going-out")
    if illegal is None and not state.round_law.goes_out(state.hand, move.card):
        message = Message("texas-not-melded", card=card_names.named(move.card))
        return Illegal("not-a-meld", message, "going-out")
    return illegal


def go_out(state: TexasFacts, move: GoOut, tell: EventSink | None) -> None:
    """Discard the last card; the round ends, or the others' last turns begin."""
    seat = discarding.put_down(state, move.card, "out", tell)
    if state.options.after_out == "one_turn":
        pay_for_going_out(state, seat, tell)
        _lay_down(state, seat, tell)
        next_turn(state, seat, tell)
    else:
        end_round(state, seat, tell)


def _lay_down(state: TexasFacts, seat: Seat, tell: EventSink | None) -> None:
    """Show everybody the melds of a seat; the cards stay in its hand."""
    hand = state.hands[seat]
    state.known[seat] = hand[:]
    melds = [[write(card) for card in meld] for meld in state.round_law.arrange(hand).melds]
    state.laid = {"seat": seat, "melds": melds}
    if tell:
        tell(Event("laid", seat, changes={"laid": copy_json(state.laid)}))
