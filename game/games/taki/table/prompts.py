"""What the window says at each moment of Taki: what is to be done, and why."""

from collections.abc import Sequence
from typing import Final

from game.core.event import Seat, View
from game.core.table import Call
from game.core.words import cards as count_of
from game.core.words import number, whose
from game.games.taki.cards import (
    BREAKER,
    CHANGE,
    COLOR_NAMES,
    COLORED,
    COLORS,
    KING,
    NONE,
    PLUS,
    PLUS_THREE,
    PLUS_TWO,
    STOP,
    SYMBOL_NAMES,
    SYMBOLS,
    TURN,
    Card,
    holds_open,
    name,
    read,
)
from game.games.taki.moves import INSIDE, ON_PLUS_TWO
from game.games.taki.rules import runs
from game.games.taki.rules.fitting import on_pile
from game.games.taki.rules.plus_three import answers

YOU: Final = Seat(0)


def color_name(letter: str | None) -> str:
    """The name of a colour that a view gives as a letter; empty for none."""
    return "" if letter is None else COLOR_NAMES[COLORS.index(letter)]


def symbol_name(symbol: str | None) -> str:
    """The name of a symbol as a view gives it; empty for none."""
    return "" if symbol is None else SYMBOL_NAMES[SYMBOLS.index(symbol)]


def dealing(view: View) -> bool:
    """Whether the cards are still being dealt: nobody has been asked yet."""
    return view["seat"] is None and view["phase"] != "answer" and not view["over"]


def prompt(view: View, names: Sequence[str]) -> str:
    """One sentence: what is to be done now, or whom everybody waits for."""
    if view["over"]:
        return "The match is over."
    if view["phase"] == "answer":
        return _answer(view, names)
    if dealing(view):
        return "The cards are dealt."
    if view["seat"] != YOU:
        return _others(view, names[view["seat"]])
    match view["phase"]:
        case "run":
            return _run(view)
        case "extra" if view["color"] is None:
            return "The King lets you play one more card, any card, or stop there."
        case "extra":
            return f"The Plus asks for another card: {_turn(view)}"
        case "announce":
            return "You hold one card: say “last card” now."
    return _sentence(_turn(view))


def following(view: View, names: Sequence[str]) -> str:
    """A second sentence: why something is so, or else who comes next."""
    if view["over"] or view["seat"] is None:
        return ""
    if view["seat"] == YOU:
        why = _why(view, names)
        if why:
            return why
    if view["players"] == 2 or view["phase"] in ("announce", "answer"):
        return ""
    after = _next(view, names)
    return "You are next." if after == "You" else f"{after} is next."


# The person is asked.


def _turn(view: View) -> str:
    """What may be played, or that a card has to be drawn."""
    if view["pending"]:
        return _on_plus_two(view)
    hand = _hand(view)
    if not hand:
        return "you have no card to play: draw one."
    fitting = _fitting(view, hand) - {BREAKER}
    if not fitting and BREAKER in hand:
        return "only the Breaker fits, which would cost you three cards: draw one."
    symbol = symbol_name(view["symbol"])
    if not fitting:
        nor = f" and no {symbol}" if symbol else ""
        return f"you have no {color_name(view['color'])} card{nor}: draw a card."
    or_draw = ", or draw a card" if view["options"]["voluntary_draw"] == "on" else ""
    if view["color"] is None:
        return f"play any card{or_draw}."
    wanted = [f"a {color_name(view['color'])} card"]
    if symbol:
        wanted.append(f"an {symbol}" if symbol == "8" else f"a {symbol}")
    colorless = sum(card >= COLORED for card in fitting)
    if colorless == len(fitting):
        return f"play a card without a colour{or_draw}: nothing else fits."
    if colorless:
        wanted.append("one without a colour")
    return f"play {_either(wanted)}{or_draw}."


def _on_plus_two(view: View) -> str:
    hand = _hand(view)
    ways = []
    if hand & (ON_PLUS_TWO - {KING}):
        ways.append("add a +2")
    if KING in hand:
        ways.append("cancel it with the King")
    drawing = f"draw {count_of(view['pending'])}"
    if not ways:
        return f"you have no +2 and no King: {drawing}."
    return f"{_either([*ways, drawing])}."


def _run(view: View) -> str:
    """How the person's run may go on or end."""
    colored = color_name(view["run"])
    hand = view["hands"][YOU]
    mine = sum(text[0] == view["run"] for text in hand)
    if not runs.ends(mine > 0, view["options"]["partial_runs"] == "on"):
        if mine == 1:
            return f"Play your last {colored} card into the run."
        return f"Play your {colored} cards into the run: {number(mine)} to go."
    ways = [f"play another {colored} card"] if mine else []
    top = read(view["pile"][-1])
    if not holds_open(top):
        ways.append("close the run")
    ways.append("leave it open" if not holds_open(top) else "leave the run open")
    if "super" in hand:
        ways.append("go on with a Super Taki")
    if "color" in hand:
        ways.append("end it with Change Colour")
    return _sentence(f"{_either(ways)}.")


def _why(view: View, names: Sequence[str]) -> str:
    """What the person may wonder at; empty where nothing is special."""
    match view["phase"]:
        case "announce":
            return "Keeping quiet costs four cards."
        case "answer":
            return _why_answer(view, names)
        case "run":
            return _why_run(view, names)
        case "extra" if view["color"] is None:
            return ""
    hand = _hand(view)
    fitting = _fitting(view, hand) - {BREAKER}
    if view["pending"]:
        return "Drawing ends your turn." if fitting else "Then your turn is over."
    if view["run"] is not None:
        return _why_open(view, fitting)
    if not fitting:
        return "What you draw has to wait for your next turn."
    top = read(view["pile"][-1])
    if view["color"] is None:
        return "A bare King leaves no colour in force."
    if top in (PLUS_THREE, BREAKER):
        return f"What lies beneath the {name(top)} stays in force."
    if top == CHANGE:
        return f"The colour that was chosen is {color_name(view['color'])}."
    return ""


def _why_open(view: View, fitting: frozenset[Card]) -> str:
    """What an open run means for the person's turn."""
    colored = color_name(view["run"])
    if not fitting:
        return f"The {colored} run stays open when you draw."
    if not fitting & INSIDE[COLORS.index(view["run"])]:
        return f"The card you play ends the open {colored} run."
    if view["options"]["partial_runs"] == "on":
        return f"The {colored} run is open: a {colored} card or a Super Taki goes on with it."
    return f"The {colored} run is open: whoever goes on with it plays all their {colored} cards."


def _why_run(view: View, names: Sequence[str]) -> str:
    """What the run's last card does."""
    if any(text[0] == view["run"] for text in view["hands"][YOU]):
        return "Only the last card of a run acts."
    top = read(view["pile"][-1])
    if holds_open(top):
        return f"A run cannot be closed on a {name(top)}."
    after = _next(view, names)
    again = view["players"] == 2
    match top % 13:
        case symbol if symbol == STOP:
            acts = "you play again" if again else f"{after} is skipped"
        case symbol if symbol == PLUS_TWO:
            acts = f"{after} adds a +2, plays a King, or draws two"
        case symbol if symbol == TURN and not again:
            acts = "the order of play turns round"
        case symbol if symbol == PLUS:
            acts = "you must play another card"
        case _:
            return "Left open, the run may be continued by the next player."
    return f"When the run ends its last card acts: {acts}."


# Others are asked.


def _others(view: View, who: str) -> str:
    colored = color_name(view["run"])
    match view["phase"]:
        case "run":
            return f"{who} goes on with the {colored} run."
        case "extra" if view["color"] is None:
            return f"{who} may play one more card after the King."
        case "extra":
            return f"{who} owes the Plus another card."
        case "announce":
            return f"{who} has one card left."
    if view["pending"]:
        return f"{who} has to add a +2, play a King, or draw {count_of(view['pending'])}."
    if colored:
        return f"It is {who}'s turn, and the {colored} run is open."
    return f"It is {who}'s turn."


# The calls, and the +3 window.


def call(view: View) -> Call | None:
    """What the person is asked to say in time."""
    if view["seat"] != YOU or view["over"]:
        return None
    if view["phase"] == "announce":
        return Call("Last card!", "Say so, or draw four cards.", "quiet", "say last")
    if view["phase"] == "answer":
        said = "If it stands, you draw three cards."
        return Call("A +3 has been played", said, "pass")
    return None


def waits(view: View) -> str:
    """What everybody waits for while a +3 may be answered by somebody else."""
    if view["over"] or view["phase"] != "answer" or view["seat"] == YOU:
        return ""
    return "Does anybody answer the +3?"


def _answer(view: View, names: Sequence[str]) -> str:
    three = f"{whose(names, Seat(view['by']))} +3"
    three = three[0].upper() + three[1:]
    if view["seat"] != YOU:
        return f"{three} may be answered now."
    return f"{three}: {_either(_answers(view))}."


def _answers(view: View) -> list[str]:
    """What the person may do about a +3."""
    hand = _hand(view)
    held = hand & answers(YOU, view["next"])
    ways = ["break it"] if BREAKER in held else []
    if KING in held:
        ways.append("cancel it with the King")
    return [*ways, "let it stand and draw three"]


def _why_answer(view: View, names: Sequence[str]) -> str:
    if BREAKER in _hand(view):
        return f"Broken, it makes {names[view['by']]} draw three, and nobody else."
    return "The King gives you the turn, and one more card after it."


# Small pieces.


def _hand(view: View) -> frozenset[Card]:
    return frozenset(read(text) for text in view["hands"][YOU])


def _fitting(view: View, hand: frozenset[Card]) -> frozenset[Card]:
    """The person's cards that may be played on the pile as it lies."""
    color = NONE if view["color"] is None else COLORS.index(view["color"])
    symbol = NONE if view["symbol"] is None else SYMBOLS.index(view["symbol"])
    return hand & on_pile(color, symbol, view["pending"])


def _next(view: View, names: Sequence[str]) -> str:
    seat = Seat((view["seat"] + view["direction"]) % view["players"])
    return names[seat]


def _either(ways: Sequence[str]) -> str:
    """``close it, leave it or go on``."""
    return " or ".join(filter(None, [", ".join(ways[:-1]), ways[-1]]))


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]
