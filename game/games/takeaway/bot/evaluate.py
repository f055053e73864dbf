"""Evaluation of a Takeaway match: totals, expected cards, win chances by rollout.

The expected cards of each seat at the end of a round are a linear model of the stacks just before
a draw. Inputs are the size of each stack, the deck cards that fit its top, and the slots played
before it is covered. The weights depend on the deck size, interpolated between knots.

With more than about 14 cards left all values are nearly equal: stacks change hands until none of
the present ones remains. A stack that two cards fit is rightly safer than one that a single card
fits: it left an empty slot behind, so its owner draws next.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from game.cards.french import ONE_PACK_CARD_COUNT
from game.core.bot_data import BotData
from game.core.event import Seat
from game.core.win_model import ScoreSpread, final_chances, win_chances
from game.games.takeaway.bot.rollout import Board, greedy_slot
from game.games.takeaway.moves import RING_SLOTS_COUNT, Draw, Move
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import CLOCKWISE_SLOTS, FITTING_CARD_SETS
from game.games.takeaway.rules.round import count
from game.games.takeaway.state import owners

MAX_ROLLOUT_DRAW_COUNT: Final = 12
"""Draws of a rollout before ``best_slot`` and ``expected`` take over."""
ROLLOUT_END_DECK_CARD_COUNT: Final = 2
"""Deck size at which any rollout stops."""
MAX_CUTS_PER_SHUFFLE_COUNT: Final = 4
"""Maximum number of rollouts per shuffle, each after a different cut.

They begin with different cards, so they vary more than rollouts of separate shuffles. A rollout on
``Board`` costs a quarter of one by the rules.
"""


def totals(state: TakeawayState) -> Sequence[float]:
    """Match totals in cards, the current round included."""
    if _is_counted(state):
        return state.scores
    held = count(state.setup.players, state.slots)
    return [total + now for total, now in zip(state.scores, held, strict=True)]


def promised(state: TakeawayState) -> Sequence[float]:
    """Expected match totals at the end of the current round."""
    if _is_counted(state):
        return state.scores
    board = Board(state)
    over = board.play(best_slot, len(board.stock))
    return _added(state.scores, board.held() if over else expected(board))


def gained_cards(state: TakeawayState, move: Move) -> float:
    """Cards won by a move; an own stack only changes its slot and counts a tenth."""
    if isinstance(move, Draw):
        return 0.0
    won = float(len(state.slots[move.slot]))
    return 0.1 * won if state.owner[move.slot] == state.asked else won


def expected_lead(state: TakeawayState, slot: int) -> float:
    """Expected lead in cards at the end of the round after ``slot`` is taken."""
    seat = state.asked
    assert seat is not None, "a seat is asked"
    return _point_lead(_added(state.scores, after(Board(state), slot)), seat)


def rounds_left(state: TakeawayState) -> float:
    """Rounds to come, plus the undecided share of this one."""
    if _is_counted(state):
        return 0.0
    return _to_come(state) + still_open(len(state.stock))


def chances(state: TakeawayState, spread: ScoreSpread) -> Sequence[float]:
    """Win chance of each seat: mean over rollouts, finished by ``expected``."""
    if state.winners is not None:
        return final_chances(state.winners, state.setup.players)
    start = Board(state)
    deck = start.stock
    least = max(ROLLOUT_END_DECK_CARD_COUNT, len(deck) - MAX_ROLLOUT_DRAW_COUNT)
    cuts = min(MAX_CUTS_PER_SHUFFLE_COUNT, max(1, len(deck)))
    total = [0.0] * state.setup.players
    for number in range(cuts):
        board = start.copy()
        cut = number * len(deck) // cuts
        board.stock = deck[cut:] + deck[:cut]
        over = board.play(best_slot, least)
        points = _added(state.scores, board.held() if over else expected(board))
        left = 0.0 if over else still_open(len(board.stock))
        for seat, chance in enumerate(at_end(state, points, left, spread)):
            total[seat] += chance
    return [one / cuts for one in total]


def at_end(
    state: TakeawayState, points: Sequence[float], left: float, spread: ScoreSpread
) -> Sequence[float]:
    """Win chances from ``points``, with a share ``left`` of this round undecided."""
    left += _to_come(state)
    if left:
        return win_chances(points, spread.temperature_at(left))
    best = max(points)
    return final_chances([seat for seat, total in enumerate(points) if total == best], len(points))


def _to_come(state: TakeawayState) -> int:
    rounds = int(state.setup.options.as_values()["rounds"])
    return rounds - state.round


def _is_counted(state: TakeawayState) -> bool:
    """Whether the scores already include the cards in the slots."""
    return state.over or state.round == len(state.rounds)


def _added(scores: Sequence[float], more: Sequence[float]) -> list[float]:
    return [total + cards for total, cards in zip(scores, more, strict=True)]


def _point_lead(points: Sequence[float], seat: Seat) -> float:
    """Points of ``seat`` minus the mean of the other seats."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


# Expected cards.

TAKEAWAY_BOT_DATA: Final = BotData(__file__)
DECK_SIZE_KNOTS: Final = TAKEAWAY_BOT_DATA.weights.numbers("knots")
"""Deck sizes at which the weights are learned."""
STACK_WEIGHTS: Final = {
    (row.whole_number("players"), row.text("run_suits")): row.table("weights")
    for row in TAKEAWAY_BOT_DATA.weights.rows("learned")
}
"""By players and ``run_suits``: weight of each feature (``terms``) at the knots."""
MAX_FITTING_CARD_COUNT: Final = 11
"""Maximum number of cards that fit one card."""
STILL_OPEN_KNOTS: Final = TAKEAWAY_BOT_DATA.weights.table("still_open")
"""Knots of ``still_open``: deck size, and squared error relative to that before the round."""
OTHER_SEATS: Final = {
    players: tuple(tuple(one for one in range(players) if one != seat) for seat in range(players))
    for players in (2, 3, 4)
}
"""By number of players and seat: the other seats."""
MAX_EVALUATED_DECK_CARD_COUNT: Final = 24
"""Threshold: with a larger deck, ``best_slot`` falls back to ``greedy_slot``."""


@dataclass(frozen=True, slots=True)
class Terms:
    """Weights of a stack at one deck size, indexed by the deck cards that fit its top.

    Of each card the owner expects to keep ``keep``. ``now`` moves to the seat that draws first.
    ``soon`` moves to each rival slot played earlier, by place in the order of play. ``later`` moves
    to every other seat alike. ``draw`` counts for each slot still to draw, ``base`` for each seat.
    """

    keep: tuple[float, ...]
    now: tuple[float, ...]
    soon: tuple[tuple[float, ...], ...]
    later: tuple[float, ...]
    draw: float
    base: float


@cache
def terms(players: int, run_suits: str, left: int) -> Terms:
    """Weights with ``left`` cards in the deck, 1 or more."""
    size, none, now, one, two, three, more, later, draw, base = (
        weight_between(row, left) for row in STACK_WEIGHTS[players, run_suits]
    )
    slots = RING_SLOTS_COUNT - owners(players).count(None)
    counts = range(MAX_FITTING_CARD_COUNT + 1)
    kinds = (0.0, one, two, three, *[more] * (MAX_FITTING_CARD_COUNT - 3))
    return Terms(
        keep=tuple(size + none * (fit == 0) for fit in counts),
        now=tuple(now * fit / left for fit in counts),
        soon=tuple(
            tuple(kinds[fit] * draw_chance(fit, left, place) / max(1, place) for fit in counts)
            for place in range(slots)
        ),
        later=tuple(later * draw_chance(fit, left, slots - 1) / players for fit in counts),
        draw=draw,
        base=base,
    )


def expected(board: Board) -> list[float]:
    """Expected cards of each seat at the end of the round, before a draw; 52 in all."""
    left = len(board.stock)
    found = terms(board.players, board.run_suits, left)
    keep, now, soon, later = found.keep, found.now, found.soon, found.later
    masks = FITTING_CARD_SETS[board.run_suits]
    unseen = board.unseen
    owner, tops, sizes, players = board.owner, board.tops, board.sizes, board.players
    slot = board.slot
    first = owner[slot]
    cards = [found.base] * players
    turns = [0] * players
    others = OTHER_SEATS[players]
    for place, other in enumerate((slot, *CLOCKWISE_SLOTS[board.used][slot])):
        seat = owner[other]
        size = sizes[other]
        if size:
            fit = (masks[tops[other]] & unseen).bit_count()
            kept = keep[fit]
            if fit:
                if place and seat != first:
                    kept -= now[fit]
                    cards[first] += size * now[fit]
                each, late = soon[place][fit], later[fit]
                for rival in others[seat]:
                    going = each * turns[rival]
                    kept -= going
                    cards[rival] += size * (going + late)
                kept -= (players - 1) * late
            cards[seat] += size * kept
        if place < left:
            cards[seat] += found.draw
        turns[seat] += 1
    over = (ONE_PACK_CARD_COUNT - sum(cards)) / players
    return [one + over for one in cards]


def best_slot(board: Board, others: Sequence[int]) -> int:
    """Slot after which the playing seat expects most cards."""
    if len(board.stock) > MAX_EVALUATED_DECK_CARD_COUNT:
        return greedy_slot(board, others)
    mine = board.owner[board.slot]
    best, most = others[0], -1.0
    for other in others:
        cards = after(board, other)[mine]
        if cards > most:
            best, most = other, cards
    return best


def after(board: Board, other: int) -> Sequence[float]:
    """Expected cards of each seat after ``other`` and all forced takings."""
    board = board.copy()
    board.take(other)
    return board.held() if board.play(greedy_slot, len(board.stock)) else expected(board)


@cache
def still_open(left: int) -> float:
    """Share of a round's luck still to come, 0 to 1."""
    for (low, less), (high, more) in pairwise(STILL_OPEN_KNOTS):
        if left <= high:
            return less + (more - less) * (left - low) / (high - low)
    return 1.0


def weight_between(row: Sequence[float], left: float) -> float:
    """Weight at ``left`` cards, interpolated between the knots."""
    left = min(max(left, DECK_SIZE_KNOTS[0]), DECK_SIZE_KNOTS[-1])
    place = next(place for place, knot in enumerate(DECK_SIZE_KNOTS[1:]) if left <= knot)
    low, high = DECK_SIZE_KNOTS[place], DECK_SIZE_KNOTS[place + 1]
    part = (left - low) / (high - low)
    return (1 - part) * row[place] + part * row[place + 1]


def draw_chance(fit: int, left: int, draws: int) -> float:
    """Probability that ``draws`` of ``left`` cards include one of ``fit``."""
    missed = 1.0
    for gone in range(min(draws, left)):
        missed *= max(0, left - fit - gone) / (left - gone)
    return 1 - missed
