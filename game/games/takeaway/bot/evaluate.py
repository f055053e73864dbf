"""Evaluation of a Takeaway match: totals, expected cards, win chances by rollout."""

from collections.abc import Sequence
from typing import Final

from game.core.event import Seat
from game.core.win_model import ScoreSpread, final_chances, win_chances
from game.games.takeaway.bot.promise import after, choose, expected, still_open
from game.games.takeaway.bot.rollout import Board
from game.games.takeaway.moves import Draw, Move
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.round_end import count

AHEAD: Final = 12
"""Draws of a rollout before the heuristic of ``promise`` takes over."""
LAST: Final = 2
"""Deck size at which any rollout stops."""
CUTS: Final = 4
"""Maximum number of rollouts per shuffle, each after a different cut.

They begin with different cards, so they vary more than rollouts of separate shuffles. A rollout on
``Board`` costs a quarter of one by the rules.
"""


def totals(state: TakeawayState) -> Sequence[float]:
    """Match totals in cards, the current round included."""
    if _counted(state):
        return state.scores
    held = count(state.setup.players, state.slots)
    return [total + now for total, now in zip(state.scores, held, strict=True)]


def promised(state: TakeawayState) -> Sequence[float]:
    """Expected match totals at the end of the current round."""
    if _counted(state):
        return state.scores
    board = Board(state)
    over = board.play(choose, len(board.stock))
    return _added(state.scores, board.held() if over else expected(board))


def gain(state: TakeawayState, move: Move) -> float:
    """Cards won by a move; an own stack only changes its slot and counts a tenth."""
    if isinstance(move, Draw):
        return 0.0
    won = float(len(state.slots[move.slot]))
    return 0.1 * won if state.owner[move.slot] == state.asked else won


def outlook(state: TakeawayState, slot: int) -> float:
    """Expected lead in cards at the end of the round after ``slot`` is taken."""
    seat = state.asked
    assert seat is not None, "a seat is asked"
    return _lead(_added(state.scores, after(Board(state), slot)), seat)


def rounds_left(state: TakeawayState) -> float:
    """Rounds to come, plus the undecided share of this one."""
    if _counted(state):
        return 0.0
    return _to_come(state) + still_open(len(state.stock))


def chances(state: TakeawayState, spread: ScoreSpread) -> Sequence[float]:
    """Win chance of each seat: mean over rollouts, finished by the heuristic of ``promise``."""
    if state.winners is not None:
        return final_chances(state.winners, state.setup.players)
    start = Board(state)
    deck = start.stock
    least = max(LAST, len(deck) - AHEAD)
    cuts = min(CUTS, max(1, len(deck)))
    total = [0.0] * state.setup.players
    for number in range(cuts):
        board = start.copy()
        cut = number * len(deck) // cuts
        board.stock = deck[cut:] + deck[:cut]
        over = board.play(choose, least)
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
        return win_chances(points, spread.at(left))
    best = max(points)
    return final_chances([seat for seat, total in enumerate(points) if total == best], len(points))


def _to_come(state: TakeawayState) -> int:
    rounds = int(state.setup.options.as_values()["rounds"])
    return rounds - state.round


def _counted(state: TakeawayState) -> bool:
    """Whether the scores already include the cards in the slots."""
    return state.over or state.round == len(state.rounds)


def _added(scores: Sequence[float], more: Sequence[float]) -> list[float]:
    return [total + cards for total, cards in zip(scores, more, strict=True)]


def _lead(points: Sequence[float], seat: Seat) -> float:
    """Points of ``seat`` minus the mean of the other seats."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
