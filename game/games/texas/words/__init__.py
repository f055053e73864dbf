"""Texas Rummy in sentences: moves before they are made, events for the log."""

from collections.abc import Sequence
from typing import Final

from game.cards import french
from game.core.event import Event, Seat, View
from game.core.words import cards, does, number
from game.games.texas.moves import Discard, Draw, GoOut, Move
from game.games.texas.rules.deal import cards_dealt
from game.games.texas.state import TexasFacts

PLURALS: Final = (
    "aces",
    "deuces",
    "threes",
    "fours",
    "fives",
    "sixes",
    "sevens",
    "eights",
    "nines",
    "tens",
    "jacks",
    "queens",
    "kings",
)
"""The ranks as a player calls several cards of them, ace to king."""


def say(state: TexasFacts, move: Move) -> str:
    """The move as a person reads it before it is made."""
    match move:
        case Draw():
            if move.from_pile and state.pile:
                return f"Take the {french.name(state.pile[-1])} from the pile"
            return "Take the top of the pile" if move.from_pile else "Draw from the stock"
        case Discard():
            return f"Discard the {french.name(move.card)}"
        case GoOut():
            return f"Go out, discarding the {french.name(move.card)}"


def tell(view: View, event: Event, names: Sequence[str]) -> str | None:
    """The log's sentence for an event about to happen to a view, None if it needs none."""
    match event.kind:
        case "shuffle":
            return _shuffle(event, names)
        case "turn-up":
            return f"The {_card(event)} is turned up."
        case "draw":
            return _draw(event, names)
        case "discard":
            return f"{does(names, _seat(event), 'discard')} the {_card(event)}."
        case "out":
            who = does(names, _seat(event), "go", "goes")
            return f"{who} out, discarding the {_card(event)}."
        case "stock-out":
            return "The stock has run out for the third time: the round is over, nobody is out."
        case "round-end":
            return _round_end(view, event, names)
        case "dime":
            return f"{does(names, _seat(event), 'take')} a dime from the pot."
        case "share":
            gained = event.facts["dimes"][_seat(event)] - view["dimes"][_seat(event)]
            what = f"{number(gained)} dime" if gained == 1 else f"{number(gained)} dimes"
            return f"{does(names, _seat(event), 'win')} {what} from what was left in the pot."
        case _:
            return None


def _shuffle(event: Event, names: Sequence[str]) -> str:
    if "round" not in event.facts:
        return "The stock has run out: the pile without its top card is shuffled into a new one."
    which = event.facts["round"]
    wild = PLURALS[french.RANKS.index(event.facts["wild"])]
    dealt = cards(cards_dealt(which))
    who = does(names, _seat(event), "deal")
    return f"{who} round {which}: {dealt} each, {wild} are wild."


def _draw(event: Event, names: Sequence[str]) -> str:
    if event.source == "pile":
        return f"{does(names, _seat(event), 'take')} the {_card(event)} from the pile."
    if event.cards[0] is None:
        return f"{does(names, _seat(event), 'draw')} from the stock."
    return f"{does(names, _seat(event), 'draw')} the {_card(event)}."


def _round_end(view: View, event: Event, names: Sequence[str]) -> str:
    points = event.facts["rounds"][-1]["scores"]
    told = ", ".join(f"{name} {more}" for name, more in zip(names, points, strict=True))
    return f"Round {view['round']} is over: {told}."


def _seat(event: Event) -> Seat:
    if event.seat is None:
        raise ValueError(f"the event {event.kind!r} has no seat")
    return event.seat


def _card(event: Event) -> str:
    return french.name(french.read(str(event.cards[0])))
