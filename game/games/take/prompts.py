"""What is to be done at a table of Take, and why, in a person's words."""

from collections.abc import Sequence

from game.cards import french
from game.cards.french import JOKER, Card
from game.core.event import Seat, View
from game.core.words import does, number
from game.games.take.position import DRAW, PLAY
from game.games.take.readings import YOU
from game.games.take.rules import DEALT
from game.games.take.runs import Table
from game.games.take.worlds import table_in

# What a view says.


def resting(view: View) -> bool:
    """Whether no turn is under way: until the deal is done, and once a round is scored."""
    if view["seat"] is None or view["round"] == len(view["rounds"]):
        return True
    held = sum([hand if isinstance(hand, int) else len(hand) for hand in view["hands"]])
    return not view["pile"] and not view["melds"] and held <= DEALT * view["players"]


def stock_first(view: View) -> bool:
    """Whether the stock must be drawn from now."""
    return bool(view["idle"] >= view["players"] and view["stock"])


def floats(view: View, seat: Seat) -> bool:
    """Whether a player floats: without cards, or with just the card drawn as a floater."""
    if resting(view) or not view["melds"]:
        return False
    hand = view["hands"][seat]
    count = hand if isinstance(hand, int) else len(hand)
    if view["seat"] == seat and view["phase"] == PLAY:
        # Others have two cards or more after drawing, and fewer only once they have melded.
        return count == 1 and not view["melded"]
    return count == 0


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
    if not view["pile"] or stock_first(view):
        return "Draw a card." if view["stock"] else "End the round."
    top = french.name(french.read(view["pile"][-1]))
    if not view["stock"]:
        if not _fits_at_once(view):
            return f"The {top} cannot be melded: end the round."
        return f"Take the {top} from the pile and meld it, or end the round."
    return f"Draw a card, or take the {top}."


def _fits_at_once(view: View) -> bool:
    """Whether the top of the pile could be melded this turn."""
    top = french.read(view["pile"][-1])
    return table_in(view).takes(top, [*_hand(view), top])


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
    if not _discards(view, hand, table):
        return "No card of yours may be discarded now: meld those that can be melded."
    return "Lay or take sequences, then discard a card."


def _discards(view: View, hand: list[Card], table: Table) -> bool:
    """Whether some card may be discarded, the hand not being one that can be melded whole."""
    taken = _taken(view)
    if not table.places and hand.count(JOKER) > (taken == JOKER):
        return True
    return any(card not in table.wanted and card not in (JOKER, taken) for card in hand)


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
    if stock_first(view):
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


def kept_cards(view: View) -> dict[Card, str]:
    """The cards of the hand that may not be discarded, by what is the matter with them.

    One that is ``owed``, one that is ``barred``, and those to ``add``; that a joker can be
    added goes without saying.
    """
    if view["seat"] != YOU or view["phase"] != PLAY or resting(view):
        return {}
    hand, taken = _hand(view), _taken(view)
    if view["must_meld"] is not None:
        return {french.read(view["must_meld"]): "owed"}
    wanted = table_in(view).wanted
    kept = {card: "add" for card in hand if card in wanted}
    # Of two jokers the other one may go, and nobody can tell them apart.
    if taken is not None and taken not in kept and hand.count(taken) == 1:
        kept[taken] = "barred"
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
