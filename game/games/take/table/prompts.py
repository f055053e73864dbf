"""What is to be done at a table of Take, and why, in a person's words."""

from collections.abc import Sequence

from game.cards import french
from game.cards.french import Card
from game.core.event import Seat, View
from game.core.table import Mark
from game.core.words import does, number
from game.games.take.rules import discarding, empty_stock
from game.games.take.state import DRAW, PLAY
from game.games.take.table.places import YOU, floats, resting, state_in, stocks_turn, table_in

# The first line: what is to be done.


def prompt(view: View, names: Sequence[str]) -> str:
    """One sentence for the person: what is to be done now, by whom."""
    if view["over"]:
        return "The match is over."
    if resting(view):
        scored = view["round"] == len(view["rounds"]) > 0
        return "The round is over." if scored else "The cards are dealt."
    seat = Seat(view["seat"])
    if seat != YOU:
        if view["phase"] == DRAW:
            return f"{names[seat]} is to draw a card."
        return f"{names[seat]} may lay and take, then discards."
    return _drawing(view) if view["phase"] == DRAW else _playing(view)


def _drawing(view: View) -> str:
    if not view["hands"][YOU]:
        return "You float: draw a card." if view["stock"] else "You float: end the round."
    if not view["pile"] or stocks_turn(view):
        return "Draw a card." if view["stock"] else "End the round."
    top = french.name(french.read(view["pile"][-1]))
    if not view["stock"]:
        if not empty_stock.can_take_last(state_in(view)):
            return f"The {top} cannot be melded: end the round."
        return f"Take the {top} from the pile and meld it, or end the round."
    return f"Draw a card, or take the {top}."


def _playing(view: View) -> str:
    hand, table = _hand(view), table_in(view)
    if view["must_meld"] is not None:
        owed = french.name(french.read(view["must_meld"]))
        return f"Meld the {owed}: it was taken with the stock empty."
    if floats(view, YOU):
        return f"You float, and the {french.name(hand[0])} fits: add it where you like."
    if table.takes_whole(hand):
        if len(hand) == 1:
            return f"Add your last card, the {french.name(hand[0])}: it fits, so it must be added."
        return "All your cards can be melded, so they must be."
    if not discarding.allowed(state_in(view)):
        return "No card of yours may be discarded now: meld those that can be melded."
    return "Lay or take sequences, then discard a card."


# The second line: why, or what comes next.


def following(view: View, names: Sequence[str]) -> str:
    """A sentence that says why something is so, or what comes next; empty between rounds."""
    if view["over"] or resting(view):
        return ""
    said = ""
    if view["seat"] == YOU:
        said = _why_drawing(view) if view["phase"] == DRAW else _why_playing(view)
    return said or _who_floats(view, names) or _who_follows(view, names)


def _why_drawing(view: View) -> str:
    if not view["hands"][YOU]:
        return "A floater draws from the stock, never from the pile."
    if not view["stock"]:
        return "The stock is empty: only a card that is melded at once may be taken."
    if stocks_turn(view):
        return "Everybody in turn has only taken the top of the pile: now the stock comes first."
    return "" if view["pile"] else "There is no card on the pile."


def _why_playing(view: View) -> str:
    hand, table = _hand(view), table_in(view)
    if view["must_meld"] is not None:
        return "Until it is melded, only what leaves a way to do so is allowed."
    if floats(view, YOU):
        return "Had it fitted nowhere, the round would be over."
    if table.takes_whole(hand):
        return "Then you float, and play goes on."
    kept = kept_cards(view)
    if len(kept) > 1:
        return "The marked cards may not be discarded."
    for card, why in kept.items():
        said = "came from the pile" if why == "barred" else "fits on the table"
        return f"The {french.name(card)} {said}: it may not be discarded."
    return ""


def kept_cards(view: View) -> dict[Card, Mark]:
    """The cards of the hand that may not be discarded, by what is the matter with them.

    One that is ``owed``, one that is ``barred``, and those to ``add``; that a joker can be
    added goes without saying.
    """
    if view["seat"] != YOU or view["phase"] != PLAY or resting(view):
        return {}
    if view["must_meld"] is not None:
        return {french.read(view["must_meld"]): Mark.OWED}
    wanted = table_in(view).wanted
    kept = {card: Mark.FITS for card in _hand(view) if card in wanted}
    barred = discarding.barred_of(_hand(view), _taken(view))
    if barred is not None and barred not in kept:
        kept[barred] = Mark.BARRED
    return kept


def _who_floats(view: View, names: Sequence[str]) -> str:
    floating = [seat for seat in map(Seat, range(view["players"])) if floats(view, seat)]
    if not floating:
        return ""
    who = f"{number(len(floating)).capitalize()} players float"
    if len(floating) == 1:
        who = does(names, floating[0], "float")
    return f"{who}: a card drawn by a floater that fits nowhere ends the round."


def _who_follows(view: View, names: Sequence[str]) -> str:
    seat = Seat((view["seat"] + 1) % view["players"])
    return f"Then {'it is your turn' if seat == YOU else f'{names[seat]} follows'}."


def _hand(view: View) -> list[Card]:
    return [french.read(text) for text in view["hands"][YOU]]


def _taken(view: View) -> Card | None:
    """The card taken from the pile this turn, until it is melded."""
    return None if view["taken"] is None else french.read(view["taken"])
