"""The texts of Taki: names of cards, sentences of the log, and the rules text.

Fixed: a card's name has its colour and its symbol, for players who cannot see it.
Free: which articles and short forms a sentence uses.
Then look at: tests/games/taki/test_words.py, tests/words/test_agreement.py
"""

from typing import Final, TypeVar

from game.core.event import Event
from game.core.state import SeatView
from game.core.table import LineMove
from game.games.taki.cards import (
    CHANGE_COLOR_CARD,
    COLOR_LETTERS,
    COLORED_KINDS_COUNT,
    NO_COLOR_OR_SYMBOL,
    PLUS_THREE_BREAKER_CARD,
    SUPER_TAKI_CARD,
    SYMBOL_TEXTS,
    Card,
    Color,
    Symbol,
    color,
    read,
    symbol,
    write,
)
from game.games.taki.moves import (
    CLOSE_RUN_MOVE,
    LEAVE_RUN_OPEN_MOVE,
    SAY_LAST_CARD_MOVE,
    SKIP_EXTRA_CARD_MOVE,
    TAKI_DRAW_MOVE,
    TAKI_PASS_MOVE,
    Move,
    Word,
)
from game.games.taki.state import TakiFacts
from game.text.message import Message, Names, Value, Who, listed, together

# Names of cards.

NO_SYMBOL_VALUE: Final = "none"
"""Message value for no symbol."""


def color_of(color: Color) -> str:
    """Message value of a colour: its letter."""
    assert color != NO_COLOR_OR_SYMBOL, "there is a colour"
    return COLOR_LETTERS[color]


def symbol_of(symbol: Symbol) -> str:
    """Message value of a symbol; ``none`` without one."""
    return NO_SYMBOL_VALUE if symbol == NO_COLOR_OR_SYMBOL else SYMBOL_TEXTS[symbol]


def named(card: Card) -> Message:
    """Name of a card: ``red 5``, ``Super Taki``."""
    if card >= COLORED_KINDS_COUNT:
        return Message("taki-colorless", card=write(card))
    return Message("taki-card", color=color_of(color(card)), symbol=symbol_of(symbol(card)))


def named_first(card: Card) -> Message:
    """Name of a card at the start of a sentence: ``Red 5``."""
    if card >= COLORED_KINDS_COUNT:
        return named(card)
    return Message("taki-card.first", color=color_of(color(card)), symbol=symbol_of(symbol(card)))


def named_in_short(card: Card) -> Message:
    """Name of a card without its colour: ``5``, ``Stop``, ``Super Taki``."""
    if card >= COLORED_KINDS_COUNT:
        return named(card)
    return Message("taki-symbol", symbol=symbol_of(symbol(card)))


def the(card: Card) -> Message:
    """Name with an article: ``the red 5``; Change Colour has none."""
    if card >= COLORED_KINDS_COUNT:
        return Message("taki-the-colorless", card=write(card))
    return Message("taki-the-card", color=color_of(color(card)), symbol=symbol_of(symbol(card)))


def the_first(card: Card) -> Message:
    """Name with an article at the start of a sentence: ``The red 5``."""
    if card >= COLORED_KINDS_COUNT:
        return Message("taki-colorless.the-first", card=write(card))
    return Message(
        "taki-card.the-first", color=color_of(color(card)), symbol=symbol_of(symbol(card))
    )


def in_color(card: Card, chosen: Color) -> Message:
    """Name with a chosen colour: ``Change Colour to red``, ``Super Taki in red``."""
    if card == CHANGE_COLOR_CARD:
        return Message("taki-change-to", color=color_of(chosen))
    return Message("taki-super-in", color=color_of(chosen))


# Sentences.


def say(state: TakiFacts, move: Move, names: Names) -> Message:
    """Description of a move before it is made."""
    if isinstance(move, Word):
        return _word(state, move)
    if state.phase == "answer":
        if move.card == PLUS_THREE_BREAKER_CARD:
            return Message("taki-say-break", who=names[state.by])
        return Message("taki-say-cancel", who=names[state.by])
    if move.card == PLUS_THREE_BREAKER_CARD:
        return Message("taki-say-play.breaker")
    if move.color == NO_COLOR_OR_SYMBOL:
        return Message("taki-say-play", card=the(move.card))
    return Message("taki-say-play.color", card=the(move.card), color=color_of(move.color))


def _word(state: TakiFacts, move: Word) -> Message:
    if move == TAKI_DRAW_MOVE:
        return Message("taki-say-draw", count=state.pending or 1)
    if move == CLOSE_RUN_MOVE:
        return Message("taki-say-close")
    if move == LEAVE_RUN_OPEN_MOVE:
        return Message("taki-say-leave")
    if move == SKIP_EXTRA_CARD_MOVE:
        return Message("taki-say-stop")
    if move == TAKI_PASS_MOVE:
        return Message("taki-say-pass")
    return Message("taki-say-last") if move == SAY_LAST_CARD_MOVE else Message("taki-say-quiet")


MAX_UNCOUNTED_DRAWN_CARD_COUNT: Final = 4
"""Most drawn cards named one by one where there is little room."""

PLAY_LINE_WORD: Final = Message("taki-line-play")


def in_line(state: TakiFacts, move: Move) -> LineMove:
    """A move on a line of braille; a colour is chosen after the card."""
    if isinstance(move, Word):
        if move == TAKI_DRAW_MOVE:
            return LineMove(Message("line-draw"), str(state.pending or 1))
        if move == TAKI_PASS_MOVE:
            return LineMove(Message("line-pass"))
        return LineMove(Message("taki-line-word", word=move.text))
    if state.phase == "answer":
        what = "break" if move.card == PLUS_THREE_BREAKER_CARD else "cancel"
        return LineMove(Message("taki-line-word", word=what))
    return LineMove(PLAY_LINE_WORD, named(move.card))


F = TypeVar("F", bound=TakiFacts)


def tell(seen: SeatView[F], event: Event, names: Names) -> Message | None:
    """Log line of an event about to be seen, if it needs one."""
    if event.seat is None:
        return _of_nobody(seen, event, names)
    who = names[event.seat]
    match event.name:
        case "shuffle":
            if event.changes["round"] > 1:
                return Message("taki-deals.game", who=who, number=event.changes["round"])
            return Message("taki-deals", who=who)
        case "turn-up":
            return Message("taki-turned-up", card=the_first(read(str(event.cards[0]))))
        case "put-back":
            return Message("taki-put-back")
        case "play":
            return _played(event, who)
        case "break":
            return Message("taki-breaks", who=who)
        case "cancel":
            return Message("taki-cancels", who=who)
        case "draw":
            return _drew(event, who)
        case "no-card":
            return Message("taki-no-card", who=who)
        case "skip":
            return Message("taki-skipped", who=who)
        case "turn":
            return Message("taki-turns-round")
        case "close":
            return Message("taki-closes", who=who)
        case "leave":
            return Message("taki-leaves", who=who)
        case "stop":
            return Message("taki-stops", who=who)
        case "say":
            return Message("taki-says", who=who)
        case "quiet":
            return Message("taki-forgets", who=who)
        case "stage":
            return Message("taki-next-stage", who=who, stage=event.changes[f"stages/{event.seat}"])
        case "round-end":
            if any(event.changes["scores"]):
                return Message("taki-won-game", who=who, wins=_wins(event, names))
            return Message("taki-won", who=who)
        case _:
            return None


def _of_nobody(seen: SeatView[F], event: Event, names: Names) -> Message | None:
    if event.name == "reshuffle":
        return Message("taki-new-stock")
    if event.name == "round-end":
        if any(event.changes["scores"]):
            return Message("taki-game-ends", wins=_wins(event, names))
        if seen.state.stages is not None:
            return Message("taki-tournament-ends")
        return Message("taki-ends")
    # No line for the +3 window: it would show that a seat holds an answer.
    return None


def _wins(event: Event, names: Names) -> Value:
    """The number of games that each player has won, in a match of several."""
    return listed(
        Message("taki-player-wins", who=who, count=wins)
        for who, wins in zip(names, event.changes["scores"], strict=True)
    )


def _played(event: Event, who: Who) -> Message:
    card = read(str(event.cards[0]))
    if card not in (CHANGE_COLOR_CARD, SUPER_TAKI_CARD):
        return Message("taki-plays", who=who, card=the(card))
    color = event.changes["color"]
    if card == CHANGE_COLOR_CARD:
        return Message("taki-plays-change", who=who, color=color)
    return Message("taki-plays-super", who=who, color=color)


def _drew(event: Event, who: Who) -> Message:
    known = [the(read(text)) for text in event.cards if text is not None]
    if known:
        told = together(known)
        if len(known) > MAX_UNCOUNTED_DRAWN_CARD_COUNT:
            told = Message("taki-drawn", count=len(known), cards=told)
        return Message("taki-draws-cards", who=who, cards=told)
    return Message("taki-draws", who=who, count=len(event.cards))
