"""Sentences for the person at seat 0: prompts, the call window, tooltips, the card inspector.

They follow the stage of the match that the table shows.
"""

from functools import reduce
from typing import Final

from game.cards import card_names, french
from game.cards.french import JOKER
from game.cards.melds import summed
from game.core.event import PERSON_SEAT, Seat, bare_card
from game.core.table import CardInfo
from game.core.table_values import CallWindow
from game.games.rummy500.cards import values
from game.games.rummy500.melds import is_whole
from game.games.rummy500.moves import (
    RUMMY500_DRAW_PILE_MOVES,
    RUMMY500_PASS_MOVE,
    RUMMY_CALL_MOVES,
    RummyTo,
    write_move,
)
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.rules import (
    Rummy500State,
    calling,
    discarding,
    drawing,
    laying_off,
    melding,
    owing,
    swapping,
    turn,
)
from game.games.rummy500.rules.round import cards_each
from game.games.rummy500.state import Rummy500Facts
from game.text.message import Message, Names, TextValue, in_order

MAX_GOING_OUT_PROMPT_CARD_COUNT: Final = 4
"""Maximum hand size at which going out is near."""


# The stage of the match.


def is_round_over(state: Rummy500Facts) -> bool:
    return len(state.rounds) >= state.round


def is_dealing(state: Rummy500Facts) -> bool:
    held = sum(map(len, state.hands))
    players = state.setup.players
    return (
        not state.pile and not state.melds and held <= cards_each(players, state.options) * players
    )


def asked(state: Rummy500Facts) -> Seat | None:
    """The seat to move; None between rounds, during the deal and after the match."""
    return None if state.over or is_round_over(state) or is_dealing(state) else state.asked


def is_persons_turn(state: Rummy500Facts) -> bool:
    """Whether the person is to move and the events of the last move are complete."""
    if asked(state) != PERSON_SEAT or not all(map(is_whole, state.melds)):
        return False
    return state.phase != "play" or bool(state.hands[PERSON_SEAT])


# Prompts.


def prompt(state: Rummy500State, names: Names) -> Message:
    """The prompt: the next move to make, or the player to wait for."""
    if state.over:
        return Message("match-over")
    seat = asked(state)
    if seat is None:
        if state.round == 0 or not is_round_over(state):
            return Message("rummy500-prompt-dealing")
        return Message("rummy500-prompt-over")
    if seat != PERSON_SEAT:
        return _waiting(state, names, seat)
    if not is_persons_turn(state):
        return Message("rummy500-prompt-turn")
    if state.phase == "call":
        if calling.lays_off_top(state):
            return Message("rummy500-prompt-call.top", card=card_names.the_first(state.pile[-1]))
        return Message("rummy500-prompt-call")
    return _what_to_draw(state) if state.phase == "draw" else _what_to_play(state)


def _waiting(state: Rummy500State, names: Names, seat: Seat) -> Message:
    who = names[seat]
    if state.phase == "call":
        if state.discarder == PERSON_SEAT:
            return Message("rummy500-prompt-others-call.yours", who=who)
        return Message("rummy500-prompt-others-call", who=who)
    if state.phase == "draw":
        return Message("rummy500-prompt-others-draw", who=who)
    if state.must_meld is not None:
        owed = card_names.the(state.must_meld)
        return Message("rummy500-prompt-others-play.owing", who=who, card=owed)
    return Message("rummy500-prompt-others-play", who=who)


def _what_to_draw(state: Rummy500State) -> Message:
    takings = list(drawing.takings(state))
    if not state.stock:
        if takings:
            return Message("rummy500-prompt-no-stock.takes")
        return Message("rummy500-prompt-no-stock")
    floats = not state.hands[PERSON_SEAT]
    if not takings:
        return Message("rummy500-prompt-float") if floats else Message("rummy500-prompt-draw")
    if takings == [1]:
        top = card_names.the(state.pile[-1])
        if floats:
            return Message("rummy500-prompt-float.take", card=top)
        return Message("rummy500-prompt-draw.take", card=top)
    if floats:
        return Message("rummy500-prompt-float.takes")
    return Message("rummy500-prompt-draw.takes")


def _what_to_play(state: Rummy500State) -> Message:
    if state.is_opening:
        return Message("rummy500-prompt-opening")
    if state.must_meld is not None:
        owed, where = card_names.the(state.must_meld), owing.meld_terms(state).where
        if state.at_once:
            return Message("rummy500-prompt-owing.at-once", card=owed, where=where)
        return Message("rummy500-prompt-owing", card=owed, where=where)
    hand = summed(state.hands[PERSON_SEAT])
    melds = any(melding.legal(state, hand))
    adds = any(laying_off.legal(state, hand))
    if not any(discarding.legal(state, hand)):
        return Message(
            "rummy500-prompt-meld-it", card=card_names.the_first(state.hands[PERSON_SEAT][0])
        )
    if any(swapping.legal(state)):
        if melds or adds:
            return Message("rummy500-prompt-swap.play")
        return Message("rummy500-prompt-swap")
    if melds:
        return Message("rummy500-prompt-lay.add") if adds else Message("rummy500-prompt-lay")
    return Message("rummy500-prompt-add") if adds else Message("rummy500-prompt-discard")


def why(state: Rummy500State, names: Names) -> TextValue:
    """A second sentence that explains the prompt; empty if it needs none."""
    seat = asked(state)
    if seat is None:
        return ""
    if state.phase == "call" and calling.ends_round(state):
        return _going_out(state, names)
    if seat != PERSON_SEAT:
        if not state.stock or not state.hands[seat]:
            # The round may end with this turn.
            return ""
        before = seat if state.discarder is None else state.discarder
        return Message("rummy500-why-next") if state.left_of(before) == PERSON_SEAT else ""
    if not is_persons_turn(state) or state.phase == "call":
        return ""
    return _about_drawing(state) if state.phase == "draw" else _about_playing(state)


def _going_out(state: Rummy500State, names: Names) -> Message:
    assert state.discarder is not None, "a call is open"
    return Message("rummy500-why-ends", who=names[state.discarder])


def _about_drawing(state: Rummy500State) -> TextValue:
    where, when = owing.meld_terms(state)
    if state.stock and not state.hands[PERSON_SEAT]:
        if calling.allows_after_last(state):
            return Message("rummy500-why-float.called")
        return Message("rummy500-why-float")
    if turn.must_stock_come_first(state):
        return Message("rummy500-why-stock", count=turn.RUMMY500_MAX_IDLE_TURN_COUNT)
    if not state.pile:
        return ""
    takings = list(drawing.takings(state))
    if not takings:
        return Message("rummy500-why-none", where=where, when=when)
    if owing.owes(state, 1):
        if len(state.pile) == 1:
            return Message("rummy500-why-whatever.single", where=where, when=when)
        return Message("rummy500-why-whatever", where=where, when=when)
    if len(state.pile) == 1:
        return ""
    if takings == [1]:
        return Message("rummy500-why-no-deeper")
    return Message("rummy500-why-deepest", where=where, when=when)


def _about_playing(state: Rummy500State) -> TextValue:
    if state.is_opening:
        return Message("rummy500-why-opening")
    if state.must_meld is not None:
        return Message("rummy500-why-leave-one") if state.kept else Message("rummy500-why-rest")
    barred = discarding.barred(state)
    if barred is not None:
        return Message("rummy500-why-barred", card=card_names.the_first(barred))
    if state.kept and len(state.hands[PERSON_SEAT]) <= MAX_GOING_OUT_PROMPT_CARD_COUNT:
        return Message("rummy500-why-last")
    if len(state.hands[PERSON_SEAT]) == 1 and calling.may_be_called(
        state, state.hands[PERSON_SEAT][0]
    ):
        return Message("rummy500-why-may-be-called")
    return ""


# Taking and calling the pile.


def coming(state: Rummy500State, card: int) -> TextValue:
    """The tooltip for taking the pile from the card with this index up; empty out of turn."""
    if not is_persons_turn(state) or state.phase == "play":
        return ""
    count = len(state.pile) - card
    if state.phase == "call":
        return _coming_by_call(state, count)
    deepest = card_names.the(state.pile[card])
    illegal = state.check(RUMMY500_DRAW_PILE_MOVES[count])
    if illegal is not None and illegal.code == "does-not-fit":
        return Message("rummy500-coming.not", card=deepest, when=owing.meld_terms(state).when)
    if illegal is not None:
        return illegal.message
    if not owing.owes(state, count):
        return Message("rummy500-coming.barred", card=deepest)
    where, when = owing.meld_terms(state)
    if count == 1:
        return Message("rummy500-coming", card=deepest, where=where, when=when)
    return Message("rummy500-coming.several", count=count, card=deepest, where=where, when=when)


def _coming_by_call(state: Rummy500State, count: int) -> Message:
    deepest = card_names.the(state.pile[-count])
    where, when = owing.meld_terms(state)
    if calling.lays_off_top(state):
        if count > 1:
            return Message("rummy500-coming-call.last")
        if len(state.calls) > 1:
            return Message("rummy500-coming-call.ways", card=deepest)
        return Message("rummy500-coming-call.off", card=deepest)
    if state.check(RUMMY_CALL_MOVES[count]) is not None:
        return Message("rummy500-coming-call.not", card=deepest)
    if count == 1:
        return Message("rummy500-coming-call", card=deepest, where=where, when=when)
    return Message(
        "rummy500-coming-call.several", count=count, card=deepest, where=where, when=when
    )


def call(state: Rummy500State) -> CallWindow | None:
    """The call window of the person, or None."""
    if state.phase != "call" or not is_persons_turn(state) or not state.calls:
        return None
    title, said, silence = (
        Message("rummy500-call"),
        _what_to_call(state),
        write_move(RUMMY500_PASS_MOVE),
    )
    hidden = Message("rummy500-call.hidden")
    if calling.ends_round(state):
        last = Message("rummy500-call.last")
        said, hidden = in_order([said, last]), in_order([hidden, last])
    if calling.lays_off_top(state):
        return CallWindow(title, said, silence)
    return CallWindow(title, said, silence, find_in="pile", hidden_sentence=hidden)


def _what_to_call(state: Rummy500State) -> Message:
    first = state.calls[0]
    if isinstance(first, RummyTo):
        return _where_it_fits(state)
    deepest = card_names.the_first(state.pile[-first.count])
    said = [Message("rummy500-call.take", card=deepest, count=first.count - 1)]
    more = len(state.calls) - 1
    if more:
        said.append(Message("rummy500-call.deeper", count=more))
    return in_order(said)


def _where_it_fits(state: Rummy500State) -> Message:
    numbers = [one.meld for one in state.calls if isinstance(one, RummyTo)]
    melds = [card_names.meld(state.melds[number - 1].cards) for number in dict.fromkeys(numbers)]
    where = reduce(
        lambda before, after: Message("rummy500-or", before=before, after=after),
        [Message("rummy500-the-meld", meld=meld) for meld in dict.fromkeys(melds)],
    )
    return Message("rummy500-call.off", card=card_names.the_first(state.pile[-1]), melds=where)


def about(options: Rummy500Options, text: str) -> CardInfo:
    """Description and points of a card, for the card inspector."""
    card, worth = french.read(bare_card(text)), values(options)
    points, stands = worth.cards[card], text.partition("=")[2]
    if card == JOKER and stands:
        return _about_laid_joker(options, stands, points)
    if card == JOKER:
        return CardInfo(Message("rummy500-about-joker", points=points), "melds")
    name = card_names.named_first(card)
    if french.rank(card) == 0 and worth.low_ace != points:
        low = worth.low_ace
        return CardInfo(Message("rummy500-about-ace", card=name, points=points, low=low), "scoring")
    return CardInfo(Message("rummy500-about", card=name, points=points), "scoring")


def _about_laid_joker(options: Rummy500Options, stands: str, points: int) -> CardInfo:
    if len(stands) > 1:
        shown = card_names.the(french.read(stands))
        if options.joker_swap:
            said = Message("rummy500-about-joker-as.swap", points=points, stands=shown)
            return CardInfo(said, "swapping")
        return CardInfo(Message("rummy500-about-joker-as", points=points, stands=shown), "melds")
    if options.joker_swap:
        return CardInfo(Message("rummy500-about-joker-rank.swap", points=points), "swapping")
    return CardInfo(Message("rummy500-about-joker-rank", points=points), "melds")
