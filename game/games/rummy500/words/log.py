"""What happens in 500 Rummy, in plain sentences."""

from collections.abc import Sequence

from game.cards import french
from game.cards.french import Card
from game.cards.melds import Laid, read
from game.core.event import Event, Seat, View, bare
from game.core.words import cards as count_of_cards
from game.core.words import does, listed
from game.games.rummy500.moves import (
    Discard,
    DrawPile,
    DrawStock,
    Finish,
    LayMeld,
    LayOff,
    Move,
    Pass,
    Rummy,
    RummyTo,
)
from game.games.rummy500.state import Rummy500Facts
from game.games.rummy500.words.names import (
    jokers_in,
    laid_name,
    meld_name,
    the,
    whose_cards,
    whose_meld,
    whose_most,
)


def say(state: Rummy500Facts, move: Move, names: Sequence[str]) -> str:
    """A move as a person reads it before it is made."""
    match move:
        case DrawStock():
            return "Draw from the stock"
        case DrawPile(count):
            return f"Draw {_from_pile(state.pile[-count:])}"
        case LayMeld(cards):
            return f"Meld {meld_name(cards)}{jokers_in(cards)}"
        case LayOff(card, meld, end):
            where = whose_meld(state.melds[meld - 1], names)
            return f"Lay {laid_name(card)} off on {where}{_at(end)}"
        case Discard(card):
            return f"Discard {the(card)}"
        case Rummy(count):
            return f'Call "Rummy!" and take {_from_pile(state.pile[-count:])}'
        case RummyTo(meld, joker, end):
            card = Laid(state.pile[-1]) if joker is None else joker
            where = whose_meld(state.melds[meld - 1], names)
            return f'Call "Rummy!" and lay {laid_name(card)} off on {where}{_at(end)}'
        case Pass():
            return "Stay silent"
        case Finish():
            return "Finish the round"


def tell(view: View, event: Event, names: Sequence[str]) -> str | None:
    """The log's sentence for an event about to happen to a view, None if it needs none."""
    if event.kind == "shuffle":
        dealer = Seat(event.facts["dealer"])
        return f"{does(names, dealer, 'deal')} round {event.facts['round']}."
    if event.kind == "turn-up":
        return f"{_first(event)} is turned up."
    if event.kind == "round-end":
        return _round_end(event, names)
    if event.seat is None:
        return None
    return _turn(view, event, event.seat, names)


def _turn(view: View, event: Event, seat: Seat, names: Sequence[str]) -> str | None:
    match event.kind:
        case "draw" if event.source == "stock":
            what = "" if event.cards[0] is None else f" {_the_first(event)}"
            return f"{does(names, seat, 'draw')}{what} from the stock."
        case "draw":
            taken = _all_from_pile([french.read(str(text)) for text in event.cards])
            return f"{does(names, seat, 'take')} {taken}."
        case "rummy":
            taken = _all_from_pile([french.read(str(text)) for text in event.cards])
            return f'{does(names, seat, "call")} "Rummy!" and {_verb(names, seat, "take")} {taken}.'
        case "lay":
            cards = tuple([read(str(text)) for text in event.cards])
            return f"{does(names, seat, 'meld')} {meld_name(cards)}{jokers_in(cards)}."
        case "add":
            return _added(view, event, seat, names)
        case "discard":
            return f"{does(names, seat, 'discard')} {_the_first(event)}."
        case "float":
            return f"{does(names, seat, 'float')}: nothing is left in the hand."
        case "keep":
            return f"{does(names, seat, 'keep')} the last card: it may not be discarded."
        case "finish":
            return f"{does(names, seat, 'finish', 'finishes')} the round: the stock is used up."
        case _:
            return None


def _added(view: View, event: Event, seat: Seat, names: Sequence[str]) -> str:
    name = str(event.target).split("/")[1]
    meld = next(one for one in view["melds"] if one["id"] == name)
    cards = tuple([read(text) for text in meld["cards"]])
    where = whose_cards(cards, meld["by"], names)
    if seat == whose_most(meld["by"]) and names[seat] != "You":
        where = f"the {meld_name(cards)}"
    what = laid_name(read(str(event.cards[0])))
    if event.source == "pile":
        lays = _verb(names, seat, "lay")
        return f'{does(names, seat, "call")} "Rummy!" and {lays} {what} off on {where}.'
    return f"{does(names, seat, 'lay')} {what} off on {where}."


def _round_end(event: Event, names: Sequence[str]) -> str:
    points = event.facts["rounds"][-1]["scores"]
    told = ", ".join(f"{name} {count:+d}" for name, count in zip(names, points, strict=True))
    if event.seat is None:
        return f"The round is over: {told}."
    return f"{does(names, event.seat, 'go', 'goes')} out: {told}."


def _verb(names: Sequence[str], seat: Seat, verb: str) -> str:
    return verb if names[seat] == "You" else f"{verb}s"


def _from_pile(taken: Sequence[Card]) -> str:
    if len(taken) == 1:
        return f"{the(taken[0])} from the pile"
    return f"{count_of_cards(len(taken))} from the pile, down to {the(taken[0])}"


def _all_from_pile(taken: Sequence[Card]) -> str:
    """Cards that are taken, each by its name: everybody sees them."""
    return f"{listed([the(card) for card in taken])} from the pile"


def _at(end: str) -> str:
    return f", at the {end} end" if end else ""


def _the_first(event: Event) -> str:
    return the(french.read(bare(str(event.cards[0]))))


def _first(event: Event) -> str:
    named = _the_first(event)
    return named[0].upper() + named[1:]
