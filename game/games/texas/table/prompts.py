"""What the table of Texas Rummy says: the prompts, the deadwood, and why something is so.

All of it is read from the view of seat 0, where the person sits.
"""

from collections.abc import Sequence
from typing import Final

from game.cards import french
from game.cards.french import Card
from game.core.event import Seat, View
from game.games.texas.bot.evaluate import least
from game.games.texas.rules import drawing
from game.games.texas.rules.deal import cards_dealt
from game.games.texas.rules.discarding import barred_of
from game.games.texas.rules.going_out import ways_of
from game.games.texas.rules.stock import spent
from game.games.texas.scoring import factor, law_of

YOU: Final = Seat(0)
TIMES: Final = {2: "double", 3: "triple"}


def hand(view: View) -> list[Card]:
    """The person's hand, in order."""
    return sorted(map(french.read, view["hands"][YOU]))


def discarding(view: View) -> bool:
    """Whether the person has drawn and is to discard."""
    return (
        view["seat"] == YOU
        and view["phase"] == "discard"
        and len(view["hands"][YOU]) == cards_dealt(view["round"]) + 1
    )


def barred(view: View) -> Card | None:
    """The card the person may not discard: the one just taken, unless they hold a copy."""
    kept = barred_of(view["taken"], view["hands"][YOU]) if discarding(view) else None
    return None if kept is None else french.read(kept)


def stock_first(view: View) -> bool:
    """Whether the turn must begin with the stock."""
    return view["phase"] == "draw" and drawing.stock_first(view["idle"], view["players"])


def deadwood(view: View) -> int | None:
    """The fewest points the person's hand can leave over; None while it is being dealt.

    With a card to discard: after the best discard that is allowed.
    """
    held = hand(view)
    if not view["round"] or len(held) < cards_dealt(view["round"]):
        return None
    law = law_of(view["round"])
    if discarding(view):
        return least(law.after_discards(held), barred(view))
    return law.points(held)


def figure(view: View) -> str:
    """The deadwood in words; empty while the hand is being dealt."""
    points = deadwood(view)
    if points is None:
        return ""
    times = factor(view["round"])
    return f"Deadwood {points // times}{counted(times)}" if points else "Deadwood 0"


def counted(times: int, comma: str = "") -> str:
    """How often points count, where that is more than once."""
    return f"{comma} x{times}" if times > 1 else ""


def prompt(view: View, names: Sequence[str]) -> str:
    """What is to be done now."""
    if view["over"]:
        return "The match is over."
    if view["seat"] is None:
        return "The cards are dealt."
    drawing = view["phase"] == "draw"
    if view["seat"] != YOU:
        return f"It is {names[view['seat']]}'s turn to {'draw' if drawing else 'discard'}."
    return _what_to_draw(view) if drawing else _what_to_discard(view)


def why(view: View, names: Sequence[str]) -> str:
    """A sentence more than the prompt's; empty where there is nothing to add."""
    if view["over"] or view["seat"] is None:
        return ""
    if view["seat"] != YOU:
        return _who_is_next(view, names)
    return _about_drawing(view) if view["phase"] == "draw" else _about_discarding(view)


def _what_to_draw(view: View) -> str:
    if stock_first(view) or not view["pile"]:
        return (
            "Draw from the stock: that ends the round."
            if spent(view["stock"], view["emptied"])
            else "Draw a card."
        )
    top = _name(view["pile"][-1])
    if spent(view["stock"], view["emptied"]):
        return f"Take the {top}, or end the round."
    return f"Draw a card, or take the {top}."


def _about_drawing(view: View) -> str:
    if spent(view["stock"], view["emptied"]):
        return "The stock has run out for the third time: a draw from it ends the round."
    if stock_first(view):
        return "Everybody in turn has drawn from the pile: now the stock must come first."
    if not view["stock"]:
        return "The stock has run out: a draw shuffles the pile into a new one."
    return ""


def _what_to_discard(view: View) -> str:
    return "You can go out." if outs(view) else "Discard a card."


def outs(view: View) -> list[Card]:
    """The cards with which the person may go out."""
    return ways_of(law_of(view["round"]), hand(view), barred(view))


def _about_discarding(view: View) -> str:
    law = law_of(view["round"])
    held = hand(view)
    found = outs(view)
    if len(found) == 1:
        return f"All your cards but the {french.name(found[0])} are in melds."
    if found:
        return "All your cards but one are in melds: choose which one goes."
    kept = barred(view)
    if kept is not None:
        name = french.name(kept)
        if law.goes_out(held, kept):
            return f"You could go out with the {name}, but not in the turn in which it was taken."
        return f"The {name} was just taken: it must stay for this turn."
    if law.points(held) == 0:
        return "All your cards are in melds, but none can be spared as the discard."
    return ""


def _who_is_next(view: View, names: Sequence[str]) -> str:
    players = view["players"]
    following = (view["seat"] + 1) % players
    if following == YOU:
        return "Then it is your turn."
    if following == players - 1:
        return f"Then {names[following]}, then you."
    return f"Then {names[following]}; you come after {names[players - 1]}."


def _name(text: str) -> str:
    return french.name(french.read(text))
