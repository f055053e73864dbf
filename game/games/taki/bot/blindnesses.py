"""What people overlook in Taki; it depends on the seat's own hand and on what everybody saw."""

from collections.abc import Sequence
from typing import Final

from game.core.blindness import Blindness, Oversight
from game.games.taki.bot.endgame import winning_lines
from game.games.taki.bot.evaluate import ATTACK_CARDS, asked
from game.games.taki.bot.inference import (
    MIN_HINT_DENIAL_SHARE,
    color_after,
    denial_chance,
    fitting,
    follower,
)
from game.games.taki.cards import COLORED_KINDS_COUNT, symbol
from game.games.taki.moves import STAY_QUIET_MOVE, Move, Play
from game.games.taki.rules import TakiState
from game.games.taki.words import color_of, named_in_short, symbol_of, the
from game.text.message import Message, listed

MIN_CHAIN_CARD_COUNT: Final = 3
"""Number of cards from which a sure win in one turn is easily overlooked."""
MAX_NAMED_CHAIN_CARD_COUNT: Final = 5
"""Longest chain whose cards are named."""
TAKI_MAX_LAST_CARDS_COUNT: Final = 2
"""Hand size of the next player at which a card should hinder them."""


def _chain_starts(state: TakiState, moves: Sequence[Move]) -> list[Move]:
    """Moves that begin a sure win with several cards in this turn."""
    lines = winning_lines(state)
    return [move for move in moves if _card_count(lines.get(move, ())) >= MIN_CHAIN_CARD_COUNT]


def _card_count(line: Sequence[Move]) -> int:
    return sum([isinstance(move, Play) for move in line])


def _tell_chain(oversight: Oversight[TakiState]) -> Message:
    line = winning_lines(oversight.state)[oversight.best]
    cards = [move.card for move in line if isinstance(move, Play)]
    if len(cards) > MAX_NAMED_CHAIN_CARD_COUNT:
        return Message("taki-overlooked-chain.long", who=oversight.who, count=len(cards))
    row = listed([named_in_short(card) for card in cards])
    return Message("taki-overlooked-chain", who=oversight.who, cards=row)


def _denials(state: TakiState, moves: Sequence[Move]) -> list[Move]:
    """Cards that the player who follows probably has no answer to, by what they have shown."""
    return [
        move
        for move in moves
        if isinstance(move, Play) and denial_chance(state, move) > MIN_HINT_DENIAL_SHARE
    ]


def _tell_lacking(oversight: Oversight[TakiState]) -> Message:
    state, best = oversight.state, oversight.best
    lacks = Message(
        "taki-overlooked-lack",
        who=oversight.names[follower(state, best.card)],
        color=color_of(color_after(state, best)),
    )
    return Message("taki-overlooked-lacking", who=oversight.who, lack=lacks)


def _attacks(state: TakiState, moves: Sequence[Move]) -> list[Move]:
    """Cards that hinder a next player who is nearly out."""
    left = len(state.hands[state.after(asked(state))])
    if not 0 < left <= TAKI_MAX_LAST_CARDS_COUNT:
        return []
    return [move for move in moves if isinstance(move, Play) and move.card in ATTACK_CARDS]


def _tell_unarmed(oversight: Oversight[TakiState]) -> Message:
    state = oversight.state
    following = state.after(asked(state))
    near = Message(
        "taki-overlooked-near",
        who=oversight.names[following],
        count=len(state.hands[following]),
    )
    card = the(oversight.best.card)
    return Message("taki-overlooked-unarmed", who=oversight.who, card=card, near=near)


def _stranding(state: TakiState, moves: Sequence[Move]) -> list[Move]:
    """Coloured cards that no other coloured card of the hand fits."""
    if len(state.hands[asked(state)]) == 1:
        return []
    return [
        move
        for move in moves
        if isinstance(move, Play) and move.card < COLORED_KINDS_COUNT and not fitting(state, move)
    ]


def _tell_stranded(oversight: Oversight[TakiState]) -> Message:
    card = oversight.made.card
    return Message(
        "taki-overlooked-stranded",
        who=oversight.who,
        card=the(card),
        color=color_of(color_after(oversight.state, oversight.made)),
        symbol=symbol_of(symbol(card)),
    )


def _silences(state: TakiState, moves: Sequence[Move]) -> list[Move]:
    return [move for move in moves if move == STAY_QUIET_MOVE]


def _tell_silent(oversight: Oversight[TakiState]) -> Message:
    return Message("taki-overlooked-silent", who=oversight.who)


TAKI_BLINDNESSES: Final = (
    Blindness("chain", Message("taki-overlooked-chain.theme"), _tell_chain, hides=_chain_starts),
    Blindness("lacking", Message("taki-overlooked-lacking.theme"), _tell_lacking, hides=_denials),
    Blindness("unarmed", Message("taki-overlooked-unarmed.theme"), _tell_unarmed, hides=_attacks),
    Blindness(
        "stranded",
        Message("taki-overlooked-stranded.theme"),
        _tell_stranded,
        excuses=_stranding,
    ),
    Blindness("silent", Message("taki-overlooked-silent.theme"), _tell_silent, excuses=_silences),
)
