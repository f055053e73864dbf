"""What a person reads of Taki: moves before they are made, and the log of what happened."""

from collections.abc import Sequence

from game.core.event import Event, Seat, View
from game.core.words import cards as count_of
from game.core.words import does, listed, whose
from game.games.taki.cards import (
    BREAKER,
    CHANGE,
    COLOR_NAMES,
    COLORS,
    NONE,
    SUPER,
    Card,
    name,
    read,
)
from game.games.taki.moves import DRAW, Move, Play
from game.games.taki.state import TakiFacts

SAID = {
    "close": "Close the run: “Closed Taki”",
    "leave": "Leave the run open",
    "stop": "Stop there, without another card",
    "pass": "Let the +3 stand",
    "say last": "Say “last card”",
    "quiet": "Say nothing, and draw four cards",
}


def say(state: TakiFacts, move: Move, names: Sequence[str]) -> str:
    """The move as the player is offered it."""
    if isinstance(move, Play):
        return _play(state, move, names)
    if move == DRAW:
        return f"Draw {count_of(state.pending or 1)}"
    return SAID[move.text]


def _play(state: TakiFacts, move: Play, names: Sequence[str]) -> str:
    if state.phase == "answer":
        against = f"{whose(names, Seat(state.by))} +3"
        if move.card == BREAKER:
            return f"Break {against}"
        return f"Cancel {against} with the King"
    chosen = "" if move.color == NONE else f" and choose {COLOR_NAMES[move.color]}"
    cost = ", and draw three cards" if move.card == BREAKER else ""
    return f"Play {the(move.card)}{chosen}{cost}"


def the(card: Card) -> str:
    """The card with its article: ``the red 5``; Change Colour has none."""
    return name(card) if card == CHANGE else f"the {name(card)}"


def tell(view: View, event: Event, names: Sequence[str]) -> str | None:
    """The log's sentence for an event, None for one that needs none."""
    if event.seat is None:
        return _of_nobody(event)
    seat = event.seat
    match event.kind:
        case "shuffle":
            return f"{does(names, seat, 'deal')}."
        case "turn-up":
            return f"{_the(event, True)} is turned up."
        case "put-back":
            return "Only a number may lead: it goes back into the stock."
        case "play" | "break" | "cancel":
            return _played(event, seat, names)
        case "draw":
            return _drew(event, seat, names)
        case "no-card":
            return f"{does(names, seat, 'find')} no card left to draw."
        case "skip":
            return f"{does(names, seat, 'are', 'is')} skipped."
        case "turn":
            return "The order of play turns round."
        case "close":
            return f"{does(names, seat, 'close')} the run: “Closed Taki”."
        case "leave":
            return f"{does(names, seat, 'leave')} the run open."
        case "stop":
            return f"{does(names, seat, 'stop')} there."
        case "say":
            return f"{does(names, seat, 'say')} “last card”."
        case "quiet":
            return f"{does(names, seat, 'forget')} to say “last card”."
        case "stage":
            return f"{does(names, seat, 'go', 'goes')} to stage {event.facts[f'stages/{seat}']}."
        case "round-end":
            return f"{does(names, seat, 'have', 'has')} no cards left and {_wins(names, seat)}."
        case _:
            return None


def _of_nobody(event: Event) -> str | None:
    if event.kind == "reshuffle":
        return "The stock is used up: the pile is shuffled to be the new one."
    if event.kind == "round-end":
        return "The match ends here: the fewest cards win."
    # That a +3 may be answered is not told: it would show that somebody holds an answer.
    return None


def _wins(names: Sequence[str], seat: Seat) -> str:
    return "win" if names[seat] == "You" else "wins"


def _the(event: Event, first: bool = False) -> str:
    told = the(read(str(event.cards[0])))
    return told[0].upper() + told[1:] if first else told


def _played(event: Event, seat: Seat, names: Sequence[str]) -> str:
    card = read(str(event.cards[0]))
    if event.kind == "break":
        return f"{does(names, seat, 'break')} the +3."
    if event.kind == "cancel":
        return f"{does(names, seat, 'cancel')} the +3 with the King."
    told = f"{does(names, seat, 'play')} {the(card)}"
    if card == CHANGE:
        chooses = "choose" if names[seat] == "You" else "chooses"
        return f"{told} and {chooses} {_color(event)}."
    return f"{told} in {_color(event)}." if card == SUPER else f"{told}."


def _color(event: Event) -> str:
    return COLOR_NAMES[COLORS.index(event.facts["color"])]


def _drew(event: Event, seat: Seat, names: Sequence[str]) -> str:
    known = [the(read(text)) for text in event.cards if text is not None]
    if known:
        return f"{does(names, seat, 'draw')} {listed(known)}."
    return f"{does(names, seat, 'draw')} {count_of(len(event.cards))}."
