"""Sentences of the Taki table for seat 0: prompts, calls, card infos."""

from collections.abc import Container
from typing import Final

from game.core.event import PERSON_SEAT, Event, Seat, bare_card
from game.core.table import CardInfo, LineGroup, stake
from game.core.table_values import CallWindow
from game.games.taki.cards import (
    CHANGE_COLOR_CARD,
    CHANGE_DIRECTION_SYMBOL,
    COLORED_KINDS_COUNT,
    KING_CARD,
    NO_COLOR_OR_SYMBOL,
    PLUS_SYMBOL,
    PLUS_THREE_BREAKER_CARD,
    PLUS_THREE_CARD,
    PLUS_TWO_SYMBOL,
    STOP_SYMBOL,
    SUPER_TAKI_CARD,
    TAKI_SYMBOL,
    Card,
    Color,
    color,
    holds_open,
    is_number,
    read,
    symbol,
    write,
)
from game.games.taki.moves import RUN_CONTINUING_CARDS
from game.games.taki.options import TakiOptions
from game.games.taki.rules import runs
from game.games.taki.rules.fitting import playable
from game.games.taki.rules.winning import is_last_turn
from game.games.taki.state import TakiFacts
from game.games.taki.words import NO_SYMBOL_VALUE, color_of, named, named_first, symbol_of
from game.text.message import Message, Names, TextValue, Who, either, in_order


def is_between_games(state: TakiFacts) -> bool:
    """Whether no game is going on: it is over, or nobody has been asked yet."""
    return state.asked is None and state.phase != "answer" and not state.over


def prompt(state: TakiFacts, names: Names) -> TextValue:
    """Sentence about the decision at hand, or the seat that the table waits for."""
    if state.over:
        return Message("match-over")
    if state.phase == "answer":
        return _answer(state, names)
    if state.asked is None:
        over = state.round == len(state.rounds)
        return Message("taki-game-is-over") if over else Message("taki-dealing")
    if state.asked != PERSON_SEAT:
        return _others(state, names[state.asked])
    match state.phase:
        case "run":
            return _run(state)
        case "extra" if state.color == NO_COLOR_OR_SYMBOL:
            return Message("taki-king")
        case "announce":
            return Message("taki-announce")
    return _turn(state, plus=state.phase == "extra")


def following(state: TakiFacts, names: Names) -> TextValue:
    """Second sentence: a reason, with the next player as fallback."""
    if state.over or state.asked is None:
        return ""
    if state.asked == PERSON_SEAT:
        why = _why(state, names)
        if why:
            return why
    if state.players == 2 or state.phase in ("announce", "answer"):
        return ""
    return Message("taki-next", who=_next(state, names))


def line_about(state: TakiFacts, names: Names) -> TextValue:
    """What the decision of seat 0 depends on, for a line of braille.

    With it stands the next player and the cards they hold; in the answer to a +3, who played it.
    """
    seat = state.after(PERSON_SEAT)
    if state.phase == "answer":
        seat = Seat(state.by)
    elif state.phase == "announce":
        seat = Seat(state.following)
    who = stake(names, seat, len(state.hands[seat]))
    if state.phase == "answer":
        return Message("taki-line-about.three", who=who)
    if state.phase == "announce":
        return Message("taki-line-about.last", who=who)
    if state.pending:
        return Message("taki-line-about.draw", count=state.pending, who=who)
    if state.phase == "run":
        return Message("taki-line-about.run", color=color_of(state.run), who=who)
    if state.color == NO_COLOR_OR_SYMBOL:
        return Message("taki-line-about.any", who=who)
    color, symbol = color_of(state.color), symbol_of(state.symbol)
    return Message("taki-line-about", color=color, symbol=symbol, who=who)


def line_choice(state: TakiFacts, chosen: Color) -> Message:
    """A colour that can be chosen, for a line of braille, with the cards held in it."""
    held = sum(
        card < COLORED_KINDS_COUNT and color(card) == chosen for card in state.hands[PERSON_SEAT]
    )
    return Message("taki-line-color", color=color_of(chosen), count=held)


def fitting(group: LineGroup, state: TakiFacts, usable: Container[str]) -> LineGroup:
    """The ``usable`` cards, with how many they are of those that are held."""
    hand = state.hands[PERSON_SEAT]
    count, held = sum(write(card) in usable for card in hand), len(hand)
    fit = Message("line-fit", count=count, of=held)
    return LineGroup(fit, group.cards, fit)


def consequence(before: TakiFacts, event: Event, after: TakiFacts, names: Names) -> TextValue:
    """The next player after a skip, or the task that a card sets another player."""
    if event.name == "skip" and event.seat is not None:
        following = after.after(event.seat)
        return "" if following == PERSON_SEAT else Message("taki-next", who=names[following])
    if event.name != "asked" or after.asked in (PERSON_SEAT, None):
        return ""
    waits = after.pending != before.pending and after.pending
    extra = after.phase == "extra" and after.phase != before.phase
    return prompt(after, names) if waits or extra else ""


# Seat 0 is asked.


def _turn(state: TakiFacts, plus: bool) -> Message:
    """Playable cards, or that a draw is due."""
    if state.pending:
        return _on_plus_two(state)
    after = _yes(plus)
    if not state.hands[PERSON_SEAT]:
        return Message("taki-no-cards", plus=after)
    fitting = playable(state)
    if fitting == {PLUS_THREE_BREAKER_CARD}:
        return Message("taki-only-breaker", plus=after)
    draw, symbol = _yes(state.voluntary), symbol_of(state.symbol)
    if state.color == NO_COLOR_OR_SYMBOL:
        return Message("taki-play-any", draw=draw)
    color = color_of(state.color)
    if not fitting:
        return Message("taki-none-fits", plus=after, color=color, symbol=symbol)
    colorless = {
        card for card in fitting - {PLUS_THREE_BREAKER_CARD} if card >= COLORED_KINDS_COUNT
    }
    if colorless == fitting - {PLUS_THREE_BREAKER_CARD}:
        return Message("taki-play-colorless", plus=after, draw=draw)
    beside = _yes(bool(colorless))
    return Message("taki-play", plus=after, color=color, symbol=symbol, colorless=beside, draw=draw)


def _on_plus_two(state: TakiFacts) -> Message:
    held = playable(state)
    twos = held - {KING_CARD, PLUS_THREE_CARD}
    ways = [*(["add"] if twos else []), *(["cancel"] if KING_CARD in held else [])]
    if PLUS_THREE_CARD in held:
        return Message("taki-plus-two.three", answers=_of_two(ways), count=state.pending)
    return Message("taki-plus-two", answers=_of_two(ways), count=state.pending)


def _run(state: TakiFacts) -> Message:
    """Ways to continue or end the run."""
    mine = _run_cards_left(state)
    if not runs.ends(mine > 0, state.partial):
        return Message("taki-run-on", count=mine, color=color_of(state.run))
    hand, closes = state.hands[PERSON_SEAT], not holds_open(state.pile[-1])
    ways = []
    if mine:
        ways.append(Message("taki-way-another", color=color_of(state.run)))
    if closes:
        ways.append(Message("taki-way-close") if ways else Message("taki-way-close.first"))
        ways.append(Message("taki-way-leave-it"))
    else:
        ways.append(Message("taki-way-leave") if ways else Message("taki-way-leave.first"))
    if SUPER_TAKI_CARD in hand:
        ways.append(Message("taki-way-super"))
    if CHANGE_COLOR_CARD in hand:
        ways.append(Message("taki-way-change"))
    return Message("taki-ways", ways=either(ways))


def _why(state: TakiFacts, names: Names) -> TextValue:
    """Reason for an unusual position; empty by default."""
    match state.phase:
        case "announce":
            return Message("taki-quiet-costs")
        case "answer":
            return _why_answer(state, names)
        case "run":
            return _why_run(state, names)
        case "extra" if state.color == NO_COLOR_OR_SYMBOL:
            return ""
    fitting = playable(state) - {PLUS_THREE_BREAKER_CARD}
    if state.pending:
        return Message("taki-drawing-ends") if fitting else Message("taki-turn-over")
    if state.run != NO_COLOR_OR_SYMBOL:
        return _why_open(state, fitting)
    if not fitting:
        return Message("taki-drawn-waits")
    top = state.pile[-1]
    if state.color == NO_COLOR_OR_SYMBOL:
        return Message("taki-bare-king")
    if top in (PLUS_THREE_CARD, PLUS_THREE_BREAKER_CARD):
        return Message("taki-beneath", card=write(top))
    if top == CHANGE_COLOR_CARD:
        return Message("taki-chosen", color=color_of(state.color))
    return ""


def _why_open(state: TakiFacts, fitting: frozenset[Card]) -> Message:
    """Effect of an open run on the turn."""
    color = color_of(state.run)
    if not fitting:
        return Message("taki-run-stays", color=color)
    if not fitting & RUN_CONTINUING_CARDS[state.run]:
        return Message("taki-run-ends", color=color)
    if state.partial:
        return Message("taki-run-open.partial", color=color)
    return Message("taki-run-open", color=color)


def _why_run(state: TakiFacts, names: Names) -> Message:
    """Effect of the run's last card."""
    if _run_cards_left(state):
        return Message("taki-last-acts")
    top = state.pile[-1]
    if holds_open(top):
        return Message("taki-not-closed", card=named(top))
    after = _next(state, names)
    again = state.players == 2
    acting = (STOP_SYMBOL, PLUS_TWO_SYMBOL, CHANGE_DIRECTION_SYMBOL)
    if is_last_turn(state) and top % 13 in acting:
        return Message("taki-acts-last")
    match top % 13:
        case symbol if symbol == STOP_SYMBOL:
            return Message("taki-acts-again") if again else Message("taki-acts-skip", who=after)
        case symbol if symbol == PLUS_TWO_SYMBOL:
            if PLUS_THREE_CARD in state.on_plus_two:
                return Message("taki-acts-plus-two.any", who=after)
            return Message("taki-acts-plus-two", who=after)
        case symbol if symbol == CHANGE_DIRECTION_SYMBOL and not again:
            return Message("taki-acts-turn")
        case symbol if symbol == PLUS_SYMBOL:
            return Message("taki-acts-plus")
    return Message("taki-run-continued")


# Other seats are asked.


def _others(state: TakiFacts, who: Who) -> Message:
    match state.phase:
        case "run" if state.run != NO_COLOR_OR_SYMBOL:
            return Message("taki-runs-on", who=who, color=color_of(state.run))
        case "extra" if state.color == NO_COLOR_OR_SYMBOL:
            return Message("taki-king-of", who=who)
        case "extra":
            return Message("taki-plus-of", who=who)
        case "announce":
            return Message("taki-last-of", who=who)
    if state.pending:
        if PLUS_THREE_CARD in state.on_plus_two:
            return Message("taki-plus-two-of.any", who=who, count=state.pending)
        return Message("taki-plus-two-of", who=who, count=state.pending)
    if state.run != NO_COLOR_OR_SYMBOL:
        return Message("taki-turn-of.run", who=who, color=color_of(state.run))
    return Message("taki-turn-of", who=who)


# Call windows.


def call(state: TakiFacts) -> CallWindow | None:
    """Call window of seat 0, if one is open."""
    if state.asked != PERSON_SEAT or state.over:
        return None
    if state.phase == "announce":
        sentence = Message("taki-call-last.sentence")
        return CallWindow(Message("taki-call-last"), sentence, "quiet", "say last")
    if state.phase == "answer":
        return CallWindow(Message("taki-call-three"), Message("taki-call-three.sentence"), "pass")
    return None


def waits(state: TakiFacts) -> TextValue:
    """Sentence while another seat may answer a +3; empty by default."""
    if state.over or state.phase != "answer" or state.asked == PERSON_SEAT:
        return ""
    return Message("taki-waits")


def _answer(state: TakiFacts, names: Names) -> Message:
    """Ways to answer a +3, or that others may answer."""
    if state.asked != PERSON_SEAT:
        return Message("taki-answered", who=names[state.by])
    held = playable(state)
    ways = [
        *(["break"] if PLUS_THREE_BREAKER_CARD in held else []),
        *(["cancel"] if KING_CARD in held else []),
    ]
    return Message("taki-answer", who=names[state.by], answers=_of_two(ways))


def _why_answer(state: TakiFacts, names: Names) -> Message:
    if PLUS_THREE_BREAKER_CARD in state.hands[PERSON_SEAT]:
        return Message("taki-broken", who=names[state.by])
    return Message("taki-cancelled")


# Helpers.


def _run_cards_left(state: TakiFacts) -> int:
    """Cards of the run's colour in seat 0's hand."""
    return sum(
        card < COLORED_KINDS_COUNT and card // 13 == state.run for card in state.hands[PERSON_SEAT]
    )


def _next(state: TakiFacts, names: Names) -> Who:
    return names[state.after(state.player)]


def _yes(so: bool) -> str:
    """Flag as a message value."""
    return "yes" if so else "no"


def _of_two(ways: list[str]) -> str:
    """Message value of two possible ways: one of them, ``both`` or ``none``."""
    return "both" if len(ways) > 1 else ways[0] if ways else NO_SYMBOL_VALUE


RULE_OF_CARD: Final = {
    SUPER_TAKI_CARD: "runs",
    PLUS_THREE_CARD: "plus-three",
    PLUS_THREE_BREAKER_CARD: "plus-three",
}
"""Rule with more about a card; the default is ``cards``."""


def about(options: TakiOptions, text: str) -> CardInfo:
    """Card info: its action, and the cards it goes on."""
    card = read(bare_card(text))
    if card == PLUS_THREE_CARD and options.plus_three_on == "any":
        return CardInfo(Message("taki-about-three"), RULE_OF_CARD[card])
    if card >= COLORED_KINDS_COUNT:
        says = Message("taki-about-colorless", card=bare_card(text))
        return CardInfo(says, RULE_OF_CARD.get(card, "cards"))
    sign = symbol_of(symbol(card))
    does = _does(card)
    goes = Message("taki-about-goes", color=color_of(color(card)), symbol=sign)
    return CardInfo(in_order([does, goes]), "runs" if symbol(card) == TAKI_SYMBOL else "cards")


def _does(card: Card) -> Message:
    name = named_first(card)
    if is_number(card):
        return Message("taki-about.number", card=name)
    if symbol(card) == PLUS_TWO_SYMBOL:
        return Message("taki-about.plus-two", card=name)
    return Message("taki-about", card=name, symbol=symbol_of(symbol(card)))
