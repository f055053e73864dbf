"""Merits of moves in Taki, which explain puzzles; they use only the seat's own knowledge."""

from collections.abc import Sequence
from typing import Final

from game.core.merit import Merit
from game.games.taki.bot.endgame import winning_lines
from game.games.taki.bot.evaluate import asked
from game.games.taki.bot.inference import (
    MIN_HINT_DENIAL_SHARE,
    color_after,
    denial_chance,
    fitting,
    follower,
)
from game.games.taki.cards import (
    CHANGE_COLOR_CARD,
    COLORED_KINDS_COUNT,
    KING_CARD,
    NO_COLOR_OR_SYMBOL,
    PLUS_THREE_BREAKER_CARD,
    PLUS_THREE_CARD,
    PLUS_TWO_SYMBOL,
    STOP_SYMBOL,
    SUPER_TAKI_CARD,
    Card,
    is_number,
)
from game.games.taki.moves import Move, Play
from game.games.taki.rules import TakiState

MAX_SEARCHED_TURN_POSITION_COUNT: Final = 4000
"""Maximum number of positions in the search for a long turn."""
FITTING_COLORLESS_CARDS: Final = (CHANGE_COLOR_CARD, SUPER_TAKI_CARD, KING_CARD, PLUS_THREE_CARD)
"""No-colour cards that fit almost anything."""


def _rest(state: TakiState, move: Move) -> list[Card]:
    hand = state.hands[asked(state)][:]
    if isinstance(move, Play):
        hand.remove(move.card)
    return hand


def _win_count(state: TakiState, move: Move) -> int:
    return int(move in winning_lines(state))


def _in_turn(state: TakiState, move: Move) -> int:
    """Most cards that can be played in a row, beginning with the move, before anyone answers."""
    seat, left = asked(state), MAX_SEARCHED_TURN_POSITION_COUNT
    known: dict[tuple[object, ...], int] = {}

    def longest(now: TakiState, one: Move) -> int:
        nonlocal left
        left -= 1
        after = now.clone()
        after.advance(one)
        played = int(isinstance(one, Play))
        mine = not after.over and after.round == state.round and after.asked == seat
        # A hand that grew has drawn hidden cards: the row ends there.
        grew = mine and len(after.hands[seat]) != len(now.hands[seat]) - played
        if not mine or grew or left <= 0:
            return played
        key = (*after.hands[seat], -1, after.pile[-1], after.color, after.symbol, after.run)
        if key not in known:
            then = [
                one
                for one in after.legal()
                if isinstance(one, Play) or after.run != NO_COLOR_OR_SYMBOL
            ]
            known[key] = max((longest(after, one) for one in then), default=0)
        return played + known[key]

    return longest(state, move)


def _following_count(state: TakiState, move: Move) -> int:
    """Cards left in the hand that fit the card played."""
    if not isinstance(move, Play):
        return 0
    rest = _rest(state, move)
    return len(fitting(state, move)) + sum(card in FITTING_COLORLESS_CARDS for card in rest)


def _color_count(state: TakiState, move: Move) -> int:
    """Cards left in the hand that have the colour after the card."""
    if not isinstance(move, Play):
        return 0
    color = color_after(state, move)
    return sum(card < COLORED_KINDS_COUNT and card // 13 == color for card in _rest(state, move))


def _hit_count(state: TakiState, move: Move) -> int:
    """Whether the next player draws or misses a turn."""
    if not isinstance(move, Play):
        return 0
    card = move.card
    if state.phase == "run" and _in_turn(state, move) > 1:
        return 0
    return int(
        card == PLUS_THREE_CARD
        or (card < COLORED_KINDS_COUNT and card % 13 in (STOP_SYMBOL, PLUS_TWO_SYMBOL))
    )


def _denial_count(state: TakiState, move: Move) -> int:
    """Whether the player who follows has shown that they lack what they need."""
    return int(isinstance(move, Play) and denial_chance(state, move) > MIN_HINT_DENIAL_SHARE)


def _action_card_count(state: TakiState, move: Move) -> int:
    """Cards left in the hand that are no numbers."""
    return sum(not is_number(card) for card in _rest(state, move))


def _colorless_count(state: TakiState, move: Move) -> int:
    """No-colour cards left in the hand, without Breakers."""
    return sum(card in FITTING_COLORLESS_CARDS for card in _rest(state, move))


def _follower_hand_size(state: TakiState, move: Move) -> int:
    """Cards of the player who plays next: the more, the less they threaten."""
    if not isinstance(move, Play) or move.card in (KING_CARD, PLUS_THREE_BREAKER_CARD):
        return 0
    seat = follower(state, move.card)
    return 0 if seat == asked(state) else len(state.hands[seat])


def _hand_color_count(state: TakiState, move: Move) -> int:
    """Colours among the cards left in the hand."""
    return len({card // 13 for card in _rest(state, move) if card < COLORED_KINDS_COUNT})


def _few_colors(state: TakiState, move: Move) -> int:
    return -_hand_color_count(state, move)


TAKI_MERITS: Final[Sequence[Merit]] = (
    Merit("taki-merit-wins", "puzzles-theme-out", _win_count, counts=False),
    Merit("taki-merit-row", "puzzles-theme-chain", _in_turn),
    Merit("taki-merit-denies", "puzzles-theme-starve", _denial_count, counts=False),
    Merit("taki-merit-hits", "puzzles-theme-hit", _hit_count, counts=False),
    Merit("taki-merit-follows", "puzzles-theme-build", _following_count),
    Merit("taki-merit-color", "puzzles-theme-color", _color_count),
    Merit("taki-merit-away", "puzzles-theme-turn", _follower_hand_size),
    Merit("taki-merit-wilds", "puzzles-theme-strong", _colorless_count),
    Merit("taki-merit-strong", "puzzles-theme-strong", _action_card_count),
    Merit("taki-merit-tidy", "puzzles-theme-color", _few_colors),
)
