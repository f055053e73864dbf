"""The plans of the characters in 500 Rummy."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from statistics import median_low
from typing import Final

from game.cards.discard_model import can_lure, is_close
from game.cards.disjoint import disjoint_count
from game.cards.french import JOKER, Card
from game.cards.melds import MIN_MELD_CARD_COUNT, bits_of, card_of
from game.core.plan import Plan
from game.games.rummy500.bot.endgame import way_out
from game.games.rummy500.bot.inference import Guess, gift_points, nearest
from game.games.rummy500.melds import LaidMeld
from game.games.rummy500.moves import (
    Discard,
    DrawPile,
    LayMeld,
    LayOff,
    Move,
    Rummy,
    RummyTo,
)
from game.games.rummy500.rules import Rummy500State
from game.games.rummy500.rules.melding import new_melds
from game.text.message import Message

RUMMY500_MIN_BIG_CATCH_CARD_COUNT: Final = 6
"""Number of pile cards from which a draw is a big catch."""
MIN_CAUGHT_CARD_COUNT: Final = 3
"""Number of pile cards in hand from which the catch has been made."""
RUMMY500_MIN_HIGH_CARD_POINTS: Final = 10
"""Points from which a card is high."""
RUMMY500_MAX_FEW_CARDS_COUNT: Final = 5
"""Hand size of another player at which nothing should be kept back."""
MAX_EARLY_CARDS_COUNT: Final = 7
"""Hand size of another player at which it is time to lay, before somebody has few cards."""


def _others_melds(state: Rummy500State) -> list[LaidMeld]:
    """The melds in which the seat has no card."""
    return [meld for meld in state.melds if state.asked not in meld.by]


def is_addition_to_others(state: Rummy500State, move: Move) -> bool:
    """Whether a move is a call, or adds to a meld of others."""
    if isinstance(move, LayOff):
        return state.asked not in state.melds[move.meld - 1].by
    return isinstance(move, Rummy | RummyTo)


def _goes_with(card: Card, other: Card) -> bool:
    """Whether two cards are of one rank, or close in a suit."""
    if JOKER in (card, other):
        return False
    return card % 13 == other % 13 or is_close(card, other)


def _goes_with_any(card: Card, others: Iterable[Card]) -> bool:
    return any(_goes_with(card, other) for other in others)


def _taken_count(move: Move) -> int:
    """How many pile cards a move takes."""
    return move.count if isinstance(move, DrawPile | Rummy) else 0


def _melds_now_count(state: Rummy500State) -> int:
    """How many melds the seat can lay side by side without a joker: 0, 1, or 2 for more."""
    melds = [
        bits_of([card_of(card) for card in move.cards])
        for move in new_melds(state.hand(state.seat).held, 0)
        if len(move.cards) == MIN_MELD_CARD_COUNT
    ]
    return disjoint_count(melds, 2)


def _has_joker_in(move: Move) -> bool:
    match move:
        case LayMeld(cards):
            return max(cards) > JOKER
        case LayOff(card):
            return card > JOKER
    return False


def _can_go_out(state: Rummy500State) -> bool:
    return way_out(state) is not None


# The twelve plans.


def own_melds(state: Rummy500State, moves: Sequence[Move]) -> Collection[Move]:
    """Everything but calls and additions to the melds of others."""
    return [move for move in moves if not is_addition_to_others(state, move)]


def calls_and_singles(state: Rummy500State, moves: Sequence[Move]) -> Collection[Move]:
    """Calls and additions to melds of others; without one, all but discards that go with them."""
    adding = [move for move in moves if is_addition_to_others(state, move)]
    laid = [card_of(card) for meld in _others_melds(state) for card in meld.cards]
    return adding or [
        move
        for move in moves
        if not (isinstance(move, Discard) and _goes_with_any(move.card, laid))
    ]


def big_catches(state: Rummy500State, moves: Sequence[Move]) -> Collection[Move]:
    """Draws of six pile cards or more; without one, all but smaller ones and high discards."""
    catches = [move for move in moves if is_big_catch(state, move)]
    if catches:
        return catches
    worth = state.worth.cards
    return [
        move
        for move in moves
        if not (isinstance(move, Discard) and worth[move.card] >= RUMMY500_MIN_HIGH_CARD_POINTS)
        and not _taken_count(move)
    ]


def is_big_catch(state: Rummy500State, move: Move) -> bool:
    return _taken_count(move) >= RUMMY500_MIN_BIG_CATCH_CARD_COUNT


def has_caught_nothing(state: Rummy500State) -> bool:
    return len(state.known[state.seat]) < MIN_CAUGHT_CARD_COUNT


def tops(state: Rummy500State, moves: Sequence[Move]) -> Collection[Move]:
    """Everything but draws of more than one pile card."""
    return [move for move in moves if _taken_count(move) < 2]


def discards_far_from_taken(state: Rummy500State, moves: Sequence[Move]) -> Collection[Move]:
    """Everything but discards that go with a card another player took from the pile."""
    taken = [
        card for seat, cards in enumerate(state.known) if seat != state.asked for card in cards
    ]
    return [
        move
        for move in moves
        if not (isinstance(move, Discard) and _goes_with_any(move.card, taken))
    ]


def all_or_nothing(state: Rummy500State, moves: Sequence[Move]) -> Collection[Move]:
    """Melds once two can be laid; until then everything but melds and additions."""
    if _melds_now_count(state) > 1 and any(isinstance(move, LayMeld) for move in moves):
        return [move for move in moves if isinstance(move, LayMeld)]
    return [move for move in moves if not isinstance(move, LayMeld | LayOff)]


def is_turn_fresh(state: Rummy500State) -> bool:
    """Whether cards can be laid, and none has been or has to be in this turn."""
    return state.phase == "play" and not state.melded and state.must_meld is None


def melds(state: Rummy500State, moves: Sequence[Move]) -> Collection[Move]:
    """Melds and additions."""
    return [move for move in moves if is_meld(state, move)]


def is_meld(state: Rummy500State, move: Move) -> bool:
    return isinstance(move, LayMeld | LayOff)


def is_holding_last_meld(state: Rummy500State) -> bool:
    """Whether the seat can lay one meld and no second one, and nobody has few cards."""
    return (
        state.phase == "play"
        and state.must_meld is None
        and len(state.hands[nearest(state)]) > RUMMY500_MAX_FEW_CARDS_COUNT
        and _melds_now_count(state) == 1
    )


def no_new_melds(state: Rummy500State, moves: Sequence[Move]) -> Collection[Move]:
    """Everything but new melds."""
    return [move for move in moves if not isinstance(move, LayMeld)]


def baits(state: Rummy500State, moves: Sequence[Move]) -> Collection[Move]:
    """Draws that take back a card of one's own; all but discards that lure with no card."""
    if state.phase != "play":
        mine = state.let_go[state.seat]
        return [
            move
            for move in moves
            if isinstance(move, DrawPile) and not set(mine).isdisjoint(state.pile[-move.count :])
        ]
    hand = state.hands[state.seat]
    return [move for move in moves if not isinstance(move, Discard) or can_lure(move.card, hand)]


def safe_moves(state: Rummy500State, moves: Sequence[Move]) -> Collection[Move]:
    """Melds in good time; without one, all but discards that others can use more easily."""
    laying = melds(state, moves)
    if laying and len(state.hands[nearest(state)]) <= MAX_EARLY_CARDS_COUNT:
        return laying
    if not any(isinstance(move, Discard) for move in moves):
        return ()
    guess, worth = Guess(state), state.worth.cards
    risks = {
        card: gift_points(state, card, worth) + guess.tempting_points(card, worth)
        for card in set(state.hands[state.seat])
    }
    usual = median_low(risks.values())
    return [move for move in moves if not isinstance(move, Discard) or risks[move.card] <= usual]


def has_joker(state: Rummy500State) -> bool:
    return JOKER in state.hands[state.seat]


def jokers_played(state: Rummy500State, moves: Sequence[Move]) -> Collection[Move]:
    """Melds and additions with a joker."""
    return [move for move in moves if _has_joker_in(move)]


def jokers_kept(state: Rummy500State, moves: Sequence[Move]) -> Collection[Move]:
    """Everything but jokers."""
    return [
        move
        for move in moves
        if not (_has_joker_in(move) or (isinstance(move, Discard) and move.card == JOKER))
    ]


def is_joker_to_keep(state: Rummy500State) -> bool:
    """Whether the seat has a joker, and cannot go out."""
    return has_joker(state) and not _can_go_out(state)


RUMMY500_PLANS: Final[Mapping[str, Plan]] = {
    "Ada": Plan(Message("characters-plan-ada"), own_melds),
    "Leo": Plan(Message("characters-plan-leo"), calls_and_singles, is_seen=is_addition_to_others),
    "Max": Plan(Message("characters-plan-max"), big_catches, has_caught_nothing, is_big_catch),
    "Otto": Plan(Message("characters-plan-otto"), tops),
    "Iris": Plan(Message("characters-plan-iris"), discards_far_from_taken),
    "Noor": Plan(Message("characters-plan-noor"), all_or_nothing, is_turn_fresh),
    "Mina": Plan(Message("characters-plan-mina"), melds, is_seen=is_meld),
    "Tomas": Plan(Message("characters-plan-tomas"), no_new_melds, is_holding_last_meld),
    "Zora": Plan(Message("characters-plan-zora"), baits),
    "Yuki": Plan(Message("characters-plan-yuki"), safe_moves),
    "Rosa": Plan(Message("characters-plan-rosa"), jokers_played, has_joker),
    "Emil": Plan(Message("characters-plan-emil"), jokers_kept, is_joker_to_keep),
}
