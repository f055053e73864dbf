"""Explanations of Taki moves: cards that follow, and seats that are hurt.

They use only public facts and the hand of the seat.
"""

from typing import Final

from game.core.event import Seat
from game.games.taki.bot.endgame import winning_lines
from game.games.taki.bot.evaluate import asked, colors
from game.games.taki.bot.inference import (
    MIN_HINT_DENIAL_SHARE,
    color_after,
    denial_chance,
    fitting,
    follower,
)
from game.games.taki.cards import (
    CHANGE_COLOR_CARD,
    CHANGE_DIRECTION_SYMBOL,
    COLORED_KINDS_COUNT,
    DIGIT_SYMBOL_COUNT,
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
    is_number,
)
from game.games.taki.moves import (
    CLOSE_RUN_MOVE,
    LEAVE_RUN_OPEN_MOVE,
    SAY_LAST_CARD_MOVE,
    SKIP_EXTRA_CARD_MOVE,
    TAKI_DRAW_MOVE,
    TAKI_PASS_MOVE,
    Move,
    Play,
)
from game.games.taki.rules import TakiState
from game.games.taki.rules.acting import ends_run
from game.games.taki.rules.fitting import can_play, playable
from game.games.taki.words import color_of, named, the, the_first
from game.text.message import Message, Names, TextValue, first_of, in_order, listed

MIN_DENIAL_LEAD_SHARE: Final = 0.05
"""Threshold of the difference in ``denial_chance`` to another card."""
TAKI_MAX_NEARLY_OUT_CARD_COUNT: Final = 3
"""Threshold: a seat with this number of cards or fewer is about to go out."""


def reason(state: TakiState, move: Move, names: Names, other: Move | None = None) -> TextValue:
    """Explanation of a move; see ``Bot.explain``."""
    cards = [one.card for one in winning_lines(state).get(move, ()) if isinstance(one, Play)]
    if len(cards) > 1:
        return Message("taki-why-plan", cards=listed([named(card) for card in cards]))
    why = _why(state, move, names, other)
    if not why or other is None:
        return why
    theirs = _why(state, other, names, move)
    return "" if _kind(why) == _kind(theirs) else why


def _kind(why: TextValue) -> str:
    """The name of the first sentence; empty without one."""
    first = first_of(why)
    return first.name if isinstance(first, Message) else ""


def _why(state: TakiState, move: Move, names: Names, other: Move | None) -> TextValue:
    if isinstance(move, Play):
        return _why_play(state, move, names, other)
    return _why_word(state, move, other)


def nearest(state: TakiState) -> Seat:
    """Opponent with the fewest cards, the next of several."""
    seat = asked(state)
    others = [Seat((seat + step) % state.players) for step in range(1, state.players)]
    return min(others, key=lambda one: len(state.hands[one]))


def _few(state: TakiState, seat: Seat, names: Names) -> list[Message]:
    """Sentence that a seat has few cards left, if so."""
    count = len(state.hands[seat])
    if seat == asked(state) or not 0 < count <= TAKI_MAX_NEARLY_OUT_CARD_COUNT:
        return []
    return [Message("taki-why-few", who=names[seat], count=count)]


def _why_play(state: TakiState, move: Play, names: Names, other: Move | None) -> TextValue:
    card = move.card
    hand = state.hands[asked(state)]
    if state.phase == "answer":
        return (
            Message("taki-why-break")
            if card == PLUS_THREE_BREAKER_CARD
            else Message("taki-why-cancel")
        )
    if (
        len(hand) == 1
        and (card >= COLORED_KINDS_COUNT or card % 13 != PLUS_SYMBOL)
        and card != PLUS_THREE_BREAKER_CARD
    ):
        return Message("taki-why-out")
    if state.pending and not isinstance(other, Play):
        return Message("taki-why-pending", count=state.pending)
    if card == PLUS_THREE_BREAKER_CARD:
        return Message("taki-why-breaker")
    if state.phase == "run":
        if card == CHANGE_COLOR_CARD:
            return Message("taki-why-end", color=color_of(move.color))
        return _why_in_run(state, card, other)
    if card == CHANGE_COLOR_CARD:
        count = colors(hand)[move.color]
        if isinstance(other, Play) and len(fitting(state, other)) >= count:
            return ""
        return Message("taki-why-change", color=color_of(move.color), count=count)
    if card == KING_CARD:
        return Message("taki-why-king")
    if card == PLUS_THREE_CARD:
        return in_order([Message("taki-why-three"), *_few(state, nearest(state), names)])
    return _why_color(state, move, names, other)


def _why_in_run(state: TakiState, card: Card, other: Move | None) -> TextValue:
    rest = [
        one
        for one in state.hands[asked(state)]
        if one < COLORED_KINDS_COUNT and one // 13 == state.run
    ]
    if card in rest:
        rest.remove(card)
    count = len(rest)
    if not rest:
        return Message("taki-why-run-last")
    if _acts(state, card):
        # Beside another card of the run that speaks against it.
        return "" if isinstance(other, Play) else Message("taki-why-run.idle", count=count)
    if any(_acts(state, one) for one in rest):
        return Message("taki-why-run", count=count)
    return Message("taki-why-run.alike", count=count)


def _why_color(state: TakiState, move: Play, names: Names, other: Move | None) -> TextValue:
    card, following = move.card, state.after(asked(state))
    color = color_after(state, move)
    sign = card % 13 if card < COLORED_KINDS_COUNT else NO_COLOR_OR_SYMBOL
    more = colors(state.hands[asked(state)])[color] - (card != SUPER_TAKI_CARD)
    if more > _joining_count(state, other) and (card == SUPER_TAKI_CARD or sign == TAKI_SYMBOL):
        if card == SUPER_TAKI_CARD:
            return Message("taki-why-taki.super", color=color_of(color), count=more)
        return Message("taki-why-taki", color=color_of(color), count=more)
    if color == state.run:
        return Message("taki-why-go-on", count=more, color=color_of(color))
    if sign >= DIGIT_SYMBOL_COUNT and _has_sign(other, sign):
        return _what_follows(state, move, names, other)
    if sign == PLUS_TWO_SYMBOL:
        who = names[following]
        if PLUS_THREE_CARD in state.on_plus_two:
            said = Message("taki-why-plus-two.any", who=who)
        else:
            said = Message("taki-why-plus-two", who=who)
        return in_order([said, *_few(state, following, names)])
    if sign == STOP_SYMBOL:
        if state.players == 2:
            return Message("taki-why-again")
        said = Message("taki-why-stop", who=names[following])
        return in_order([said, *_few(state, following, names)])
    if sign == PLUS_SYMBOL:
        return _why_plus(state, move, other)
    as_well = isinstance(other, Play) and denial_chance(state, other) > MIN_HINT_DENIAL_SHARE
    if denial_chance(state, move) > MIN_HINT_DENIAL_SHARE and not as_well:
        who = names[follower(state, card)]
        return Message("taki-why-lacking", who=who, color=color_of(color))
    return _what_follows(state, move, names, other)


def _has_sign(move: Move | None, sign: int) -> bool:
    """Whether a move plays a coloured card with a symbol."""
    return isinstance(move, Play) and move.card < COLORED_KINDS_COUNT and move.card % 13 == sign


def _joining_count(state: TakiState, other: Move | None) -> int:
    """Number of cards that could go into the run that a move opens; 0 if it opens none."""
    if not isinstance(other, Play):
        return 0
    held = colors(state.hands[asked(state)])
    if other.card == SUPER_TAKI_CARD:
        return held[color_after(state, other)]
    opens = other.card < COLORED_KINDS_COUNT and other.card % 13 == TAKI_SYMBOL
    return held[other.card // 13] - 1 if opens else 0


def _why_plus(state: TakiState, move: Play, other: Move | None) -> TextValue:
    hand = state.hands[asked(state)][:]
    hand.remove(move.card)
    wild = any(one >= COLORED_KINDS_COUNT and one != PLUS_THREE_BREAKER_CARD for one in hand)
    if wild or fitting(state, move):
        return Message("taki-why-plus")
    return Message("taki-why-plus.alone") if other is None else ""


def _what_follows(state: TakiState, move: Play, names: Names, other: Move | None) -> TextValue:
    """Comparison of a card with another by the cards of the hand that fit.

    Empty if as many fit the other card, or more.
    """
    hand = state.hands[asked(state)]
    if len(hand) == 2:
        last = hand[0] if hand[1] == move.card else hand[1]
        if fitting(state, move):
            return Message("taki-why-last-fits", card=the(last))
    mine = len(fitting(state, move))
    if isinstance(other, Play) and (
        other.card < COLORED_KINDS_COUNT or other.card == CHANGE_COLOR_CARD
    ):
        theirs = len(fitting(state, other))
        if mine > theirs:
            return Message("taki-why-fitting", count=mine, theirs=theirs, other=the(other.card))
        if is_number(move.card) and _acts(state, other.card):
            return Message("taki-why-kept", card=the_first(other.card))
        likelier = denial_chance(state, move) - denial_chance(state, other) > MIN_DENIAL_LEAD_SHARE
        if likelier and is_number(move.card) and is_number(other.card):
            who = names[follower(state, move.card)]
            return Message("taki-why-likelier", who=who, other=the(other.card))
    if isinstance(other, Play) and other.card == PLUS_THREE_BREAKER_CARD:
        return Message("taki-why-breaker-costs")
    if isinstance(other, Play) and other.card >= COLORED_KINDS_COUNT:
        return Message("taki-why-spared", card=the_first(other.card))
    if isinstance(other, Play):
        return ""
    if mine:
        return Message("taki-why-more", count=mine)
    if move.card == SUPER_TAKI_CARD:
        return Message("taki-why-least.super")
    return Message("taki-why-least")


def _acts(state: TakiState, card: Card) -> bool:
    """Whether a coloured card affects the next player and may be kept for that."""
    sign = card % 13 if card < COLORED_KINDS_COUNT else NO_COLOR_OR_SYMBOL
    return sign in (STOP_SYMBOL, PLUS_TWO_SYMBOL) or (
        sign == CHANGE_DIRECTION_SYMBOL and state.players > 2
    )


def _why_word(state: TakiState, move: Move, other: Move | None) -> TextValue:
    if move == TAKI_DRAW_MOVE:
        return _why_draw(state, other)
    if move in (CLOSE_RUN_MOVE, LEAVE_RUN_OPEN_MOVE) and ends_run(state.pile[-1]):
        return Message("taki-why-run-over")
    if move == CLOSE_RUN_MOVE:
        return Message("taki-why-close")
    if move == LEAVE_RUN_OPEN_MOVE:
        return Message("taki-why-leave") if other is None else ""
    if move == SKIP_EXTRA_CARD_MOVE:
        return Message("taki-why-keep")
    if move == TAKI_PASS_MOVE:
        return Message("taki-why-pass")
    return Message("taki-why-say") if move == SAY_LAST_CARD_MOVE else Message("taki-why-quiet")


def _why_draw(state: TakiState, other: Move | None) -> Message:
    if state.pending:
        if can_play(state):
            return Message("taki-why-draws")
        return Message("taki-why-no-way-out", count=state.pending)
    if can_play(state):
        if isinstance(other, Play):
            return Message("taki-why-voluntary.card", card=the_first(other.card))
        return Message("taki-why-voluntary")
    return Message("taki-why-not-breaker") if playable(state) else Message("taki-why-none")
