"""What the table of 500 Rummy says: prompts, what the pile offers, how a round was counted.

All of it is read from the view of seat 0, where the person sits.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from game.cards import french
from game.cards.french import Card
from game.cards.melds import summed
from game.core.event import Seat, View
from game.core.table import Call, Line, Opened
from game.core.words import cards as count_of_cards
from game.core.words import number
from game.games.rummy500 import listing
from game.games.rummy500.melding import Lying
from game.games.rummy500.moves import DRAW_PILE, RUMMY, Discard, LayOff, RummyTo
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.position import lying
from game.games.rummy500.rules import Rummy500State
from game.games.rummy500.scoring import points, values
from game.games.rummy500.words import meld_name, the

YOU: Final = Seat(0)
DEALT: Final = {2: 13}
"""The cards dealt to each of so many players; any other number gets seven."""
FEW: Final = 4
"""With no more cards than this in hand, going out is near."""


def state_in(view: View) -> Rummy500State:
    """The state that a view tells of, hidden cards unknown: for what does not depend on them."""
    return Rummy500State.from_view(view, Rummy500Options)


def melds_in(view: View) -> list[Lying]:
    """The melds that lie on the table; one that is just being laid has no cards yet."""
    return [lying(one) for one in view["melds"] if one["cards"]]


# How far the match is.


def round_over(view: View) -> bool:
    """Whether the round is over: it is scored, or its cards are gathered."""
    return bool(len(view["rounds"]) >= view["round"])


def dealing(view: View) -> bool:
    """Whether the cards are being dealt."""
    held = sum(hand if isinstance(hand, int) else len(hand) for hand in view["hands"])
    size = DEALT.get(view["players"], 7)
    return not view["pile"] and not view["melds"] and held <= size * view["players"]


def asked(view: View) -> Seat | None:
    """The seat that is asked; None while nobody is, as between rounds."""
    if view["over"] or view["seat"] is None or round_over(view) or dealing(view):
        return None
    return Seat(view["seat"])


def yours(view: View) -> bool:
    """Whether the person is asked, and no card of a move is under way."""
    if asked(view) != YOU or not all(one["cards"] for one in view["melds"]):
        return False
    return view["phase"] != "play" or bool(view["hands"][YOU])


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
    takings = list(state.takings())
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
    melds = any(state.leaves_enough(hand, one.cards, None) for one in listing.new_melds(hand))
    rest = list(state.layoffs_and_discards(hand))
    adds = any(isinstance(move, LayOff) for move in rest)
    if not any(isinstance(move, Discard) for move in rest):
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
    if state.stock_first():
        return "The top card has gone round: it may not be taken alone now."
    takings = list(state.takings())
    if not takings:
        return f"No card of the pile could {melded}."
    if state.single_is_owed():
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
    if state.barred is not None and hand.count(state.barred) == 1:
        return f"{_capital(the(state.barred))} may not be discarded this turn."
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
        return illegal.message
    if count == 1 and not state.single_is_owed():
        return f"Takes {taken}; it may not be discarded this turn."
    return f"Takes {taken}; {_owed(state, card)}"


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


# The round's end.


def opened(view: View, hands: Mapping[int, Sequence[str]]) -> list[Opened]:
    """Each player's cards in every meld, whoever laid it first, and what is left in the hand."""
    return [
        Opened(
            Seat(seat),
            tuple([cards for one in view["melds"] if (cards := _laid_by(one, seat))]),
            tuple(hands.get(seat, ())),
        )
        for seat in range(view["players"])
    ]


def _laid_by(meld: View, seat: int) -> tuple[str, ...]:
    return tuple([text for text, by in zip(meld["cards"], meld["by"], strict=True) if by == seat])


def on_the_table(view: View) -> list[int]:
    """The points of the cards that each player has put on the table."""
    worth = values(Rummy500Options.from_values(view["options"]))
    return points(melds_in(view), [()] * view["players"], worth)


def in_hand(view: View, hands: Mapping[int, Sequence[str]]) -> list[int]:
    """What the cards in each of these hands count against their holders."""
    worth = values(Rummy500Options.from_values(view["options"]))
    held = [list(map(french.read, hands.get(seat, ()))) for seat in range(view["players"])]
    return points((), held, worth)


def sum_of(view: View, hands: Mapping[int, Sequence[str]]) -> list[Line]:
    """How the points of the round just scored came about."""
    return [
        Line("On the table", tuple(map(str, on_the_table(view)))),
        Line("Left in hand", tuple(map(str, in_hand(view, hands)))),
        Line("This round", tuple(map(str, view["rounds"][-1]["scores"]))),
    ]


# Words.


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _named(text: str) -> str:
    card: Card = french.read(text)
    return the(card)
