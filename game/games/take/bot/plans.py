"""The plans of the characters in Take."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from game.cards.discard_model import is_close
from game.cards.disjoint import disjoint_count
from game.cards.french import JOKER, Card
from game.cards.melds import MIN_MELD_CARD_COUNT, bits_of, card_of
from game.core.plan import Plan
from game.games.take.bot.endgame import ways_out
from game.games.take.melds import Run
from game.games.take.moves import TAKE_DRAW_PILE_MOVE, Add, Discard, Lay, Move
from game.games.take.rules import TakeState, melding
from game.games.take.state import DRAW_PHASE, PLAY_PHASE
from game.text.message import Message

TAKE_MIN_BIG_CATCH_CARD_COUNT: Final = 5
"""Number of cards from which a run of another player is a big catch."""
MIN_ALL_OR_NOTHING_RUNS_COUNT: Final = 3
"""Number of runs that go down together."""
TAKE_MAX_FEW_CARDS_COUNT: Final = 5
"""Hand size of another player at which nothing should be kept back."""


def _takes(state: TakeState, move: Move) -> list[Run]:
    """The runs of others that a move takes."""
    if not isinstance(move, Add):
        return []
    numbers = (move.number, move.above)
    return [run for run in _others_runs(state) if run.number in numbers]


def _others_runs(state: TakeState) -> list[Run]:
    return [run for run in state.table.runs if run.owner != state.asked]


def _is_near_any(card: Card, others: Iterable[Card]) -> bool:
    return any(is_close(card, other) for other in others)


def _is_near_runs(card: Card, runs: Iterable[Run]) -> bool:
    """Whether a card may still come to be added to one of these runs."""
    return any(not run.locked and _is_near_any(card, map(card_of, run.cards)) for run in runs)


def _without_discards_near(runs: Iterable[Run], moves: Sequence[Move]) -> list[Move]:
    runs = list(runs)
    return [
        move for move in moves if not (isinstance(move, Discard) and _is_near_runs(move.card, runs))
    ]


def _runs_now_count(state: TakeState, most: int) -> int:
    """How many runs the seat can lay side by side without a joker, up to ``most``."""
    runs = [
        bits_of([card_of(card) for card in move.cards])
        for move in melding.possible(state)
        if isinstance(move, Lay)
        and len(move.cards) == MIN_MELD_CARD_COUNT
        and max(move.cards) < JOKER
    ]
    return disjoint_count(runs, most)


def _fewest_others_cards_count(state: TakeState) -> int:
    """The cards of the other player who has the fewest."""
    return min(len(hand) for seat, hand in enumerate(state.hands) if seat != state.asked)


def _goes_with_pair(card: Card, hand: Sequence[Card]) -> bool:
    """Whether two other cards of the hand go with a card, so that it can be had back."""
    return sum(is_close(card, other) for other in set(hand)) > 1


def _has_joker_in(move: Move) -> bool:
    match move:
        case Lay(cards):
            return max(cards) > JOKER
        case Add(card):
            return card > JOKER
    return False


# The twelve plans.


def no_takes(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """Everything but additions to the runs of others."""
    return [move for move in moves if not _takes(state, move)]


def takes_and_singles(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """Additions to the runs of others; without one, all but discards close to these runs."""
    taking = [move for move in moves if _takes(state, move)]
    return taking or _without_discards_near(_others_runs(state), moves)


def big_catches(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """Takes of long runs; without one, all but short takes and discards close to long runs."""
    long = [run for run in _others_runs(state) if len(run.cards) >= TAKE_MIN_BIG_CATCH_CARD_COUNT]
    catches = [move for move in moves if is_big_catch(state, move)]
    return catches or no_takes(state, _without_discards_near(long, moves))


def is_take(state: TakeState, move: Move) -> bool:
    return bool(_takes(state, move))


def is_big_catch(state: TakeState, move: Move) -> bool:
    """Whether a move takes a long run of another player."""
    return any(len(run.cards) >= TAKE_MIN_BIG_CATCH_CARD_COUNT for run in _takes(state, move))


def is_lay(state: TakeState, move: Move) -> bool:
    return isinstance(move, Lay)


def short_runs(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """Everything but runs of more than three cards."""
    return [
        move
        for move in moves
        if not (isinstance(move, Lay) and len(move.cards) > MIN_MELD_CARD_COUNT)
    ]


def discards_far_from_taken(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """Everything but discards that go with a card another player took from the pile."""
    taken = [
        card for seat, known in enumerate(state.known) if seat != state.asked for card in known
    ]
    return [
        move for move in moves if not (isinstance(move, Discard) and _is_near_any(move.card, taken))
    ]


def is_waiting_for_all(state: TakeState) -> bool:
    """Whether neither the whole hand nor three runs can go."""
    if state.phase != PLAY_PHASE or state.melded or ways_out(state):
        return False
    return _runs_now_count(state, MIN_ALL_OR_NOTHING_RUNS_COUNT) < MIN_ALL_OR_NOTHING_RUNS_COUNT


def no_melds(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """Everything but runs and additions."""
    return [move for move in moves if not isinstance(move, Lay | Add)]


def lays(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """New runs."""
    return [move for move in moves if isinstance(move, Lay)]


def is_holding_last_run(state: TakeState) -> bool:
    """Whether the seat can lay one run and no second one, and nobody has few cards."""
    return (
        state.phase == PLAY_PHASE
        and _fewest_others_cards_count(state) > TAKE_MAX_FEW_CARDS_COUNT
        and _runs_now_count(state, 2) == 1
    )


def no_lays(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """Everything but new runs."""
    return [move for move in moves if not isinstance(move, Lay)]


def baits(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """The pile if its top goes with a pair; discards that do, and all that is no discard."""
    if state.phase == DRAW_PHASE:
        goes = bool(state.pile) and _goes_with_pair(state.pile[-1], state.hand)
        return [move for move in moves if move == TAKE_DRAW_PILE_MOVE] if goes else ()
    return [
        move
        for move in moves
        if not isinstance(move, Discard) or _goes_with_pair(move.card, state.hand)
    ]


def safe_discards(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """Everything but discards of a suit in which a run on the table can grow."""
    suits = {card_of(run.cards[0]) // 13 for run in state.table.runs if not run.locked}
    return [
        move
        for move in moves
        if not isinstance(move, Discard) or (move.card != JOKER and move.card // 13 not in suits)
    ]


def has_joker(state: TakeState) -> bool:
    return JOKER in state.hand


def jokers_played(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """Runs and additions with a joker."""
    return [move for move in moves if _has_joker_in(move)]


def jokers_kept(state: TakeState, moves: Sequence[Move]) -> Collection[Move]:
    """Everything but jokers, unless the hand goes out with them."""
    if ways_out(state):
        return moves
    return [
        move
        for move in moves
        if not (_has_joker_in(move) or (isinstance(move, Discard) and move.card == JOKER))
    ]


TAKE_PLANS: Final[Mapping[str, Plan]] = {
    "Ada": Plan(Message("characters-plan-ada"), no_takes),
    "Leo": Plan(Message("characters-plan-leo"), takes_and_singles, is_seen=is_take),
    "Max": Plan(Message("characters-plan-max"), big_catches, is_seen=is_big_catch),
    "Otto": Plan(Message("take-plan-otto"), short_runs),
    "Iris": Plan(Message("characters-plan-iris"), discards_far_from_taken),
    "Noor": Plan(Message("characters-plan-noor"), no_melds, is_waiting_for_all),
    "Mina": Plan(Message("characters-plan-mina"), lays, is_seen=is_lay),
    "Tomas": Plan(Message("characters-plan-tomas"), no_lays, is_holding_last_run),
    "Zora": Plan(Message("characters-plan-zora"), baits),
    "Yuki": Plan(Message("characters-plan-yuki"), safe_discards),
    "Rosa": Plan(Message("characters-plan-rosa"), jokers_played, has_joker),
    "Emil": Plan(Message("characters-plan-emil"), jokers_kept, has_joker),
}
