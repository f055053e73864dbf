"""Looking back on a match: what each decision was expected to bring, and what it cost.

Both the move that was made and the one an expert would have made are played out in the same
made-up worlds, and only a difference that is clearly not luck is called a cost.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from random import Random
from typing import Any

from game.ai.advice import EXPERT, advise
from game.ai.search import NEUTRAL, Style, playout
from game.core.event import Seat, View
from game.core.game import Game
from game.games import BY_NAME
from game.match.match import Match

WORLDS = 48
SURE = 2.0
"""A cost counts when its mean is this many standard errors above 0."""
LONGEST = 1.2
"""The most seconds that an expert thinks about one decision of the match."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a match: the moves before it, counted, its round (from 1), view and move."""

    number: int
    round: int
    view: View
    move: str


@dataclass(frozen=True, slots=True)
class Judgement:
    """What an expert says of a decision.

    ``best`` is what it would have played and ``why``; ``expected`` is by how many points the
    player was expected to come out ahead of the others with the move that was made, ``cost``
    what that gave away (0 where the difference may be luck).
    """

    best: str
    why: str
    expected: float
    cost: float


def decisions(match: Match, seat: Seat) -> list[Decision]:
    """Every decision a seat had in a match: its moves where there was more than one."""
    again = Match(match.game, match.setup, match.seats)
    found = []
    for number, (asked, move) in enumerate(match.moves):
        if asked == seat and len(list(islice(again.state.legal(), 2))) > 1:
            view = again.view(seat)
            found.append(Decision(number, len(again.state.rounds) + 1, view, move))
        again.follow(move)
    return found


def judge(
    game: Game[Any, Any],
    view: View,
    move: str,
    seed: int,
    style: Style = NEUTRAL,
    names: Sequence[str] = (),
    unwanted: Callable[[], bool] = lambda: False,
) -> Judgement:
    """Judge the move that was made in a view by what an expert would have made of it."""
    advice = advise(
        game,
        view,
        EXPERT.name,
        seed,
        playouts=EXPERT.thought // 2,
        seconds=LONGEST,
        style=style,
        names=names,
        unwanted=unwanted,
    )
    moves = [game.parse(text) for text in dict.fromkeys((move, advice.move))]
    seat = Seat(view["seat"])
    rng = Random(seed)
    points: list[list[float]] = [[] for _ in moves]
    for _ in range(WORLDS):
        world = game.determinize(view, rng)
        for place, one in enumerate(moves):
            end = playout(game.knowledge, world, one, rng)
            points[place].append(style.value(game.knowledge.prospects(end), seat))
        if unwanted():
            break
    expected = sum(points[0]) / len(points[0])
    cost = _sure([best - made for made, best in zip(points[0], points[-1], strict=True)])
    return Judgement(advice.move, advice.why, round(expected, 2), round(cost, 2))


def _sure(gains: Sequence[float]) -> float:
    """The mean of some differences, or 0 where it may be luck."""
    count = len(gains)
    mean = sum(gains) / count
    if count < 2:
        return 0.0
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / (count - 1) / count)
    return mean if mean > SURE * error else 0.0


@dataclass(frozen=True, slots=True)
class Retrospect:
    """The question to the thinking process: what would an expert say of this decision?"""

    game: str
    view: View
    move: str
    seed: int
    names: Sequence[str] = ()

    def answer(self, unwanted: Callable[[], bool] = lambda: False) -> Judgement:
        """Judge the decision."""
        game = BY_NAME[self.game]
        return judge(game, self.view, self.move, self.seed, names=self.names, unwanted=unwanted)
