"""What the table of 500 Rummy says: what is to be done, and what the pile offers.

All of it is read from the view of seat 0, where the person sits.
"""

from collections.abc import Sequence
from typing import Final

from game.cards import french
from game.cards.melds import summed
from game.core.event import Seat, View
from game.core.table import Call
from game.core.words import cards as count_of_cards
from game.core.words import number
from game.games.rummy500.moves import DRAW_PILE, RUMMY, RummyTo
from game.games.rummy500.rules import (
    Rummy500State,
    discarding,
    drawing,
    laying_off,
    melding,
    owing,
    stock_first,
)
from game.games.rummy500.table.places import YOU, asked, round_over, state_in, yours
from game.games.rummy500.words.names import meld_name, the

FEW: Final = 4
"""With no more cards than this in hand, going out is near."""


# What is to be done.


def prompt(view: View, names: Sequence[str]) -> str:
    """What is to be done now."""
    if view["over"]:
        return "The match is over."
    seat = asked(view)
    if seat is None:
        dealt = view["round"] == 0 or not round_over(view)
        return "The cards are dealt." if dealt else "The round is over."
    if seat != YOU:
        return _waiting(view, names, seat)
    if not yours(view):
        return "Your turn."
    state = state_in(view)
    if view["phase"] == "call":
        if view["options"]["rummy_call"] == "top":
            return (
                f'{_capital(the(state.pile[-1]))} can be laid off: call "Rummy!", or stay silent.'
            )
        return 'Cards of the pile can be melded: call "Rummy!", or stay silent.'
    return _what_to_draw(state) if view["phase"] == "draw" else _what_to_play(state)


def _waiting(view: View, names: Sequence[str], seat: Seat) -> str:
    name = names[seat]
    if view["phase"] == "call":
        if view["discarder"] == YOU:
            return f'{name} may call "Rummy!" on your discard.'
        return f'{name} may call "Rummy!".'
    if view["phase"] == "draw":
        return f"It is {name}'s turn to draw."
    if view["must_meld"] is not None:
        return f"{name} plays, and must meld {_named(view['must_meld'])}."
    return f"{name} plays."


def _what_to_draw(state: Rummy500State) -> str:
    takings = list(drawing.takings(state))
    if not state.stock:
        or_take = "take cards from the pile, or " if takings else ""
        return f"The stock is used up: {or_take}finish the round."
    draw = "Draw a card" if state.hands[YOU] else "You float: draw a card"
    if not takings:
        return f"{draw}."
    if takings == [1]:
        return f"{draw}, or take {the(state.pile[-1])}."
    return f"{draw}, or take cards from the pile."


def _what_to_play(state: Rummy500State) -> str:
    if state.must_meld is not None:
        where = ", in a new meld" if state.new_only else ""
        return f"This turn you must meld {the(state.must_meld)}{where}."
    hand = summed(state.hands[YOU])
    melds = any(melding.legal(state, hand))
    adds = any(laying_off.legal(state, hand))
    if not any(discarding.legal(state, hand)):
        return f"{_capital(the(state.hands[YOU][0]))} cannot be discarded: meld it."
    if melds:
        more = ", add cards" if adds else ""
        return f"Lay a meld{more}, or discard a card to end your turn."
    if adds:
        return "Add a card to a meld, or discard one to end your turn."
    return "Discard a card to end your turn."


def why(view: View, names: Sequence[str]) -> str:
    """A sentence more than the prompt's; empty where there is nothing to add."""
    seat = asked(view)
    if seat is None:
        return ""
    if seat != YOU:
        before = view["discarder"] if view["phase"] == "call" else seat
        return "Then it is your turn." if (before + 1) % view["players"] == YOU else ""
    if not yours(view) or view["phase"] == "call":
        return ""
    state = state_in(view)
    return _about_drawing(state) if view["phase"] == "draw" else _about_playing(state)


def _about_drawing(state: Rummy500State) -> str:
    melded = "go into a new meld" if state.new_only else "be melded this turn"
    if state.stock and not state.hands[YOU]:
        return "Discarding the card that you draw ends the round."
    if stock_first.applies(state):
        return "The top card has gone round: it may not be taken alone now."
    takings = list(drawing.takings(state))
    if not takings:
        return f"No card of the pile could {melded}."
    if owing.owes(state, 1):
        return f"Whatever you take, its deepest card must {melded}."
    if takings == [1]:
        return f"No deeper card of the pile could {melded}."
    return f"Of several cards the deepest must {melded}."


def _about_playing(state: Rummy500State) -> str:
    hand = state.hands[YOU]
    if state.must_meld is not None:
        if state.kept:
            return "One card must be left to discard."
        return "Whatever was taken with it may be kept."
    barred = discarding.barred(state)
    if barred is not None:
        return f"{_capital(the(barred))} may not be discarded this turn."
    if state.kept and len(hand) <= FEW:
        return "The last card must be discarded, not melded."
    return ""


# The pile: what may be taken, and what may be called.


def coming(view: View, card: int) -> str:
    """What is to be said of taking the pile from a card of it up; nothing when nobody may."""
    if not yours(view) or view["phase"] == "play":
        return ""
    state = state_in(view)
    count = len(state.pile) - card
    deepest = the(state.pile[card])
    taken = deepest if count == 1 else count_of_cards(count)
    if view["phase"] == "call":
        if view["options"]["rummy_call"] == "top":
            return _coming_top(state, count)
        if state.check(RUMMY[count]) is None:
            return f'"Rummy!" takes {taken}; {_owed(state, card)}'
        return f"Not from here: {deepest} cannot be melded without a hand."
    illegal = state.check(DRAW_PILE[count])
    if illegal is not None and illegal.code == "does-not-fit":
        return f"Not from here: {deepest} could not be melded this turn."
    if illegal is not None:
        return str(illegal.message)
    if owing.owes(state, count):
        return f"Takes {taken}; {_owed(state, card)}"
    if discarding.bars(state, count):
        return f"Takes {taken}; it may not be discarded this turn."
    return f"Takes {taken}."


def _owed(state: Rummy500State, card: int) -> str:
    where = " in a new meld" if state.new_only else ""
    name = "it" if card == len(state.pile) - 1 else the(state.pile[card])
    return f"{name} must be melded{where} this turn."


def _coming_top(state: Rummy500State, count: int) -> str:
    if count > 1:
        return "Only the last discard can be called."
    return f'"Rummy!" lays {the(state.pile[-1])} off, and it counts for you.'


def call(view: View) -> Call | None:
    """The window in which the person may call."""
    if view["phase"] != "call" or not yours(view):
        return None
    state = state_in(view)
    return Call("Rummy!", _what_to_call(state), "pass") if state.calls else None


def _what_to_call(state: Rummy500State) -> str:
    first = state.calls[0]
    if isinstance(first, RummyTo):
        where = " or ".join(
            dict.fromkeys(
                f"the {meld_name(state.melds[one.meld - 1].cards)}"
                for one in state.calls
                if isinstance(one, RummyTo)
            )
        )
        return f"{_capital(the(state.pile[-1]))} fits {where}: it would count for you."
    said = f"{_capital(the(state.pile[-first.count]))} can be melded"
    above = first.count - 1
    if above:
        taken = "card" if above == 1 else count_of_cards(above)
        said += f", taken with the {taken} above it"
    more = len(state.calls) - 1
    others = "a deeper one" if more == 1 else f"{number(more)} deeper ones"
    return f"{said}. So can {others}." if more else f"{said}."


# Words.


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _named(text: str) -> str:
    return the(french.read(text))
