"""Take in sentences: a move before it is made, and what has happened."""

from collections.abc import Sequence

from game.cards import french
from game.cards.melds import laid
from game.cards.melds.laid import Laid
from game.core.event import Event, Seat, View
from game.core.words import cards, does, whose
from game.games.take.melds import Run
from game.games.take.moves import Add, Discard, Draw, Finish, Lay, Move
from game.games.take.scoring import value
from game.games.take.state import TakeFacts
from game.games.take.words.names import card_in_words, in_words


def say(position: TakeFacts, move: Move, names: Sequence[str]) -> str:
    """The move as a person reads it before it is made."""
    match move:
        case Draw("stock"):
            return "Draw from the stock"
        case Draw():
            return f"Take the {french.name(position.pile[-1])} from the pile"
        case Lay(cards):
            return f"Lay the {_laid(cards)}"
        case Add():
            return _say_add(position, move, names)
        case Discard(card):
            return f"Discard the {french.name(card)}"
        case Finish():
            return "End the round instead of taking the pile"


def _say_add(position: TakeFacts, move: Add, names: Sequence[str]) -> str:
    place = position.table.adds[move]
    first, *others = [
        position.table.runs[one] for one in (place.below, place.above) if one is not None
    ]
    card = card_in_words(move.card)
    at = f", at the {move.end} end" if move.end else ""
    if others:
        lower, upper = _of(first, names), _of(others[0], names)
        return f"Join {lower} and {upper} with the {card}"
    if first.owner == position.asked:
        return f"Add the {card} to {_of(first, names)}{at}"
    return f"Take {_of(first, names)} with the {card}{at}"


def _of(run: Run, names: Sequence[str]) -> str:
    return f"{whose(names, Seat(run.owner))} {in_words(run.cards)}"


def _laid(cards: tuple[Laid, ...]) -> str:
    """A new sequence in words, its jokers named."""
    jokers = [card_in_words(card) for card in cards if laid.is_joker(card)]
    return in_words(cards) + (f", with the {' and the '.join(jokers)}" if jokers else "")


def tell(view: View, event: Event, names: Sequence[str]) -> str | None:
    """The log's sentence for an event about to happen to a view, None if it needs none."""
    match event.kind:
        case "shuffle":
            return f"{does(names, _seat(event), 'deal')} round {event.facts['round']}."
        case "turn-up":
            return f"The {_card(event)} is turned up."
        case "draw":
            return _tell_draw(event, names)
        case "lay":
            cards = tuple(laid.read(str(card)) for card in event.cards)
            return f"{does(names, _seat(event), 'lay')} the {_laid(cards)}."
        case "add" | "take":
            return _tell_added(view, event, names)
        case "join":
            run = _run(view, event.source)
            mine = run["owner"] == event.seat
            which = f"the {_cards(run)}" if mine else _their(run, names)
            return f"{does(names, _seat(event), 'join')} {which} to it."
        case "discard":
            return f"{does(names, _seat(event), 'discard')} the {_card(event)}."
        case "float":
            return f"{does(names, _seat(event), 'float')}: no cards are left to discard."
        case "keep":
            card = french.name(french.read(view["taken"]))
            return f"{does(names, _seat(event), 'keep')} the {card}, which may not go back."
        case "finish":
            return f"{does(names, _seat(event), 'end')} the round: the stock is empty."
        case "reveal":
            return _tell_left(event, names)
        case "round-end":
            return _tell_round(event, names)
        case _:
            return None


def _tell_draw(event: Event, names: Sequence[str]) -> str:
    who = _seat(event)
    if event.source == "pile":
        return f"{does(names, who, 'take')} the {_card(event)} from the pile."
    if event.cards == (None,):
        return f"{does(names, who, 'draw')} from the stock."
    return f"{does(names, who, 'draw')} the {_card(event)} from the stock."


def _tell_added(view: View, event: Event, names: Sequence[str]) -> str:
    who = _seat(event)
    run = _run(view, event.target)
    card = card_in_words(laid.read(str(event.cards[0])))
    if event.kind == "take":
        return f"{does(names, who, 'take')} {_their(run, names)} with the {card}."
    return f"{does(names, who, 'add')} the {card} to the {_cards(run)}."


def _tell_left(event: Event, names: Sequence[str]) -> str:
    held = [french.read(str(card)) for card in event.cards]
    who = does(names, _seat(event), "hold")
    return f"{who} {cards(len(held))}, {value(held)} points."


def _tell_round(event: Event, names: Sequence[str]) -> str:
    told = ", ".join(
        f"{name} {points}"
        for name, points in zip(names, event.facts["rounds"][-1]["scores"], strict=True)
    )
    if event.seat is None:
        return f"The round is over: {told}."
    return f"{does(names, event.seat, 'go', 'goes')} out, and the round is over: {told}."


def _their(run: View, names: Sequence[str]) -> str:
    return f"{whose(names, Seat(run['owner']))} {_cards(run)}"


def _cards(run: View) -> str:
    return in_words(tuple(laid.read(card) for card in run["cards"]))


def _run(view: View, zone: str | None) -> View:
    """The sequence a zone ``melds/M1/cards`` belongs to, as the view shows it."""
    number = str(zone).split("/")[1]
    found: View = next(run for run in view["melds"] if run["id"] == number)
    return found


def _seat(event: Event) -> Seat:
    if event.seat is None:
        raise ValueError(f"the event {event.kind!r} has no seat")
    return event.seat


def _card(event: Event) -> str:
    return french.name(french.read(str(event.cards[-1])))
