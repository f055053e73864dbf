"""How a match of Takeaway stands for each player, and what a move makes of it."""

from collections.abc import Sequence
from typing import Final

from game.core.event import Seat
from game.core.win_model import ScoreSpread, final_chances, win_chances
from game.games.takeaway.bot.promise import after, choose, expected, still_open
from game.games.takeaway.bot.rollout import Board
from game.games.takeaway.moves import Draw, Move
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.scoring import count

AHEAD: Final = 12
"""How many cards a playout draws before the promise of what lies open is believed ..."""
LAST: Final = 2
"""... and with how many left in the deck it is believed in any case."""
CUTS: Final = 4
"""How many playouts are made of one order of the deck, by cutting it.

Each begins with other cards, so they are less alike than as many shuffles; and a playout of the
``Board`` costs a quarter of one by the rules.
"""


def totals(state: TakeawayState) -> Sequence[float]:
    """The totals in cards, the round that is going on included."""
    if _counted(state):
        return state.scores
    held = count(state.setup.players, state.slots)
    return [total + now for total, now in zip(state.scores, held, strict=True)]


def promised(state: TakeawayState) -> Sequence[float]:
    """The totals that can be expected at the end of the round that is going on."""
    if _counted(state):
        return state.scores
    board = Board(state)
    over = board.play(choose, len(board.stock))
    return _added(state.scores, board.held() if over else expected(board))


def gain(state: TakeawayState, move: Move) -> float:
    """The cards won: another's stack counts whole, one's own only changes its place."""
    if isinstance(move, Draw):
        return 0.0
    won = float(len(state.slots[move.slot]))
    return 0.1 * won if state.owner[move.slot] == state.asked else won


def outlook(state: TakeawayState, slot: int) -> float:
    """The lead in cards that can be expected at the end of the round after taking a stack."""
    seat = state.asked
    assert seat is not None, "a seat is asked"
    return _lead(_added(state.scores, after(Board(state), slot)), seat)


def rounds_left(state: TakeawayState) -> float:
    """The rounds to come, and what luck is left of this one."""
    if _counted(state):
        return 0.0
    return _to_come(state) + still_open(len(state.stock))


def chances(state: TakeawayState, spread: ScoreSpread) -> Sequence[float]:
    """How likely each seat is to win: the mean of some playouts of the deck as it lies, and cut.

    What the cards after those of a playout do is left to the promise of what lies open then.
    """
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
    """The chances with such totals when this round is over, or so much of it is still open."""
    left += _to_come(state)
    if left:
        return win_chances(points, spread.at(left))
    best = max(points)
    return final_chances([seat for seat, total in enumerate(points) if total == best], len(points))


def _to_come(state: TakeawayState) -> int:
    rounds = int(state.setup.options.as_values()["rounds"])
    return rounds - state.round


def _counted(state: TakeawayState) -> bool:
    """Whether the scores have all the cards that lie open."""
    return state.over or state.round == len(state.rounds)


def _added(scores: Sequence[float], more: Sequence[float]) -> list[float]:
    return [total + cards for total, cards in zip(scores, more, strict=True)]


def _lead(points: Sequence[float], seat: Seat) -> float:
    """By how much a seat's points are above the mean of the others'."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
