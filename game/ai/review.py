"""Looking back on a match: what each decision was expected to bring, and what it cost.

Both the move that was made and the one an expert would have made are played out in the same
made-up worlds, and only a difference that is clearly not luck is called a cost.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from game.ai.advice import EXPERT, advise
from game.ai.outcome import LEAD
from game.ai.search import NEUTRAL, Style, playout
from game.core.event import Seat, View
from game.core.game import Game, State
from game.core.illegal import IllegalMove
from game.games import BY_NAME
from game.match.course import Course
from game.match.match import Match
from game.words.message import Names, Said, seats

WORLDS = 48
SURE = 2.0
"""A cost counts when its mean is this many standard errors above 0."""
UNORDERED = ("hands", "known", "let_go", "passed")
"""What a view lists by seat in an order that says nothing."""
LONGEST = 1.2
"""The most seconds that an expert thinks about one decision of the match."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a match: the moves before it, counted, its round (from 1), view and move.

    ``turn`` is the number of moves before the turn that it belongs to: the seat's consecutive
    moves.
    """

    number: int
    round: int
    view: View
    move: str
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Judgement:
    """What an expert says of a decision.

    ``best`` is what it would have played and ``why``; ``expected`` is by how many points the
    player was expected to come out ahead of the best of the others with the move that was made,
    ``cost`` what that gave away (0 where the difference may be luck).
    """

    best: str
    why: Said
    expected: float
    cost: float


def decisions(match: Match, seat: Seat) -> list[Decision]:
    """Every decision a seat had in a match: its moves where there was more than one."""
    course = Course(match)
    found = []
    for number in course.choices(seat):
        state = course.state(number)
        view, move = state.view(seat), match.moves[number][1]
        found.append(Decision(number, course.round(number), view, move, course.turn(number)))
    return found


def mistakes(
    match: Match, judged: Sequence[tuple[Decision, Judgement]]
) -> list[tuple[Decision, Judgement]]:
    """The decisions that gave something away, the worst first: one for a turn.

    Several moves of one turn may miss the same thing: the one that gave most away stands for
    all.  A move is not blamed that only came before the better one in an order that is as good.
    """
    worst: dict[int, tuple[Decision, Judgement]] = {}
    for one, said in judged:
        known = worst.get(one.turn)
        worse = said.cost > 0 and (known is None or said.cost >= known[1].cost)
        if worse and not made_later(match, one, said.best):
            worst[one.turn] = (one, said)
    return sorted(worst.values(), key=lambda pair: -pair[1].cost)


def made_later(match: Match, one: Decision, best: str) -> bool:
    """Whether the better move was made later in the same turn, to the same effect.

    The moves from the decision to the end of the turn lead to the same position when that one
    is made first.
    """
    made = _rest_of_turn(match, one.number)
    if best not in made[1:]:
        return False
    place = made.index(best, 1)
    before = match.after(one.number)
    first = _played(match.game, before, made)
    second = _played(match.game, before, [best, *made[:place], *made[place + 1 :]])
    return first is not None and second is not None and _same(first, second)


def _rest_of_turn(match: Match, number: int) -> list[str]:
    """The moves from this number on that their seat made with nobody else's between them."""
    ends = (turn for turn in Course(match).turns if turn > number)
    return [move for _, move in match.moves[number : next(ends, len(match.moves))]]


def _played(game: Game[Any, Any], before: State[Any], moves: Sequence[str]) -> State[Any] | None:
    """The state after some moves; None if one of them is illegal."""
    state = before.clone()
    try:
        for move in moves:
            state.apply(game.parse(move))
    except IllegalMove:
        return None
    return state


def _same(one: State[Any], other: State[Any]) -> bool:
    """Whether two positions come to the same.

    The order of cards under the top of the pile, of the cards in a hand and of the melds on the
    table makes no difference, nor do the melds' numbers.
    """
    return essence(one.full()) == essence(other.full())


def essence(full: View) -> View:
    """What a position comes to: equal for two that ``_same`` says are the same."""
    pile = full.get("pile") or []
    melds = [{**meld, "id": ""} for meld in full.get("melds") or []]
    return {
        **full,
        "pile": [sorted(pile[:-1]), pile[-1:]],
        "melds": sorted(melds, key=repr),
        **{key: [sorted(held) for held in full[key]] for key in UNORDERED if key in full},
    }


def result(match: Match, seat: Seat) -> float:
    """By how many points a seat is ahead of the best of the others as a match stands."""
    return LEAD.value(match.game.knowledge.standing(match.state), seat)


def judge(
    game: Game[Any, Any],
    view: View,
    move: str,
    seed: int,
    style: Style = NEUTRAL,
    names: Names = (),
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
    seen = game.from_view(view)
    seat = seen.asked
    assert seat is not None, "the view asks a seat"
    rng = Random(seed)
    points: list[list[float]] = [[] for _ in moves]
    leads = []
    for _ in range(WORLDS):
        world = game.sample(seen, rng)
        for place, one in enumerate(moves):
            end = playout(game.knowledge, world, one, rng)
            points[place].append(style.value(game.knowledge.prospects(end), seat))
            if not place:
                leads.append(LEAD.value(game.knowledge.standing(end), seat))
        if unwanted():
            break
    expected = sum(leads) / len(leads)
    cost = _sure([best - made for made, best in zip(points[0], points[-1], strict=True)])
    # The coach's sentence without what its search found: the cost is the one figure told.
    told = names or seats(seen.setup.players)
    why = game.knowledge.reason(game.determinize(view, Random(seed)), moves[-1], told)
    return Judgement(advice.move, why, round(expected, 2), round(cost, 2))


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
    names: Names = ()

    def instead(self) -> Judgement:
        """The answer where no process could give one: nothing is said against the move."""
        return Judgement(self.move, "", 0.0, 0.0)

    def answer(self, unwanted: Callable[[], bool] = lambda: False) -> Judgement:
        """Judge the decision."""
        game = BY_NAME[self.game]
        return judge(game, self.view, self.move, self.seed, names=self.names, unwanted=unwanted)
