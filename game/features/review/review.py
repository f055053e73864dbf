"""Looking back on a match: what each decision was expected to bring, and what it cost.

Both the move that was made and the one an expert would have made are played out in the same
made-up worlds, as for a hint, and only a difference that a hint would call clear is called a cost.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.ai.helper_pool import HelperPool, Pipes, nobody
from game.ai.levels import COACH_PLAYOUTS, EXPERT, LEAST_CLEAR, UNLIMITED, Certainty, advise
from game.ai.search import GLANCED, PlayoutBatch
from game.core.event import Seat, View
from game.core.game import Game, State
from game.core.illegal import IllegalMove
from game.games import BY_NAME
from game.match.match import Match
from game.match.positions import Positions
from game.text.message import Names, TextValue

STRETCH = 1.0
"""What the coach's seconds are multiplied by; infinite where nothing may depend on the time."""
MIN_BLAME_POINTS = (Certainty.EXACT, Certainty.CLEAR)
"""So sure it must be that a move was worse for that to be called a cost."""
UNORDERED = ("hands", "known", "let_go", "passed")
"""What a view lists by seat in an order that says nothing."""


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

    ``best`` is what it would have played and ``why``; ``expected`` is the chance to win the match
    with the move that was made, ``chance`` that with the best, in percent; ``cost`` is what was
    given away, in percent points (0 where the difference may be luck, or is nothing to speak of);
    ``exact`` is whether every way the round may go on was counted.
    """

    best: str
    why: TextValue
    expected: float
    cost: float
    chance: float = 0.0
    exact: bool = False


def decisions(match: Match, seat: Seat) -> list[Decision]:
    """Every decision a seat had in a match: its moves where there was more than one."""
    course = Positions(match)
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
    ends = (turn for turn in Positions(match).turns if turn > number)
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
    return essence(one.full_view()) == essence(other.full_view())


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


def judge(
    game: Game[Any, Any],
    view: View,
    move: str,
    seed: int,
    names: Names = (),
    unwanted: Callable[[], bool] = lambda: False,
    crew: HelperPool | None = None,
) -> Judgement:
    """Judge the move that was made in a view by what an expert would have made of it."""
    advice = advise(
        game,
        view,
        EXPERT.name,
        seed,
        playouts=COACH_PLAYOUTS,
        seconds=UNLIMITED * STRETCH,
        names=names,
        unwanted=unwanted,
        crew=crew,
        explain=True,
        also=move,
    )
    expected, chance = advice.scores[move], advice.scores[advice.move]
    lost = chance - expected
    blamed = lost >= LEAST_CLEAR and advice.sure_over(move) in MIN_BLAME_POINTS
    cost = round(lost, 2) if blamed else 0.0
    expected, chance = round(expected, 2), round(chance, 2)
    return Judgement(advice.move, advice.why, expected, cost, chance, advice.exact)


@dataclass(frozen=True, slots=True)
class Review:
    """The question to the thinking process: what would an expert say of this decision?"""

    game: str
    view: View
    move: str
    seed: int
    names: Names = ()

    def instead(self) -> Judgement:
        """The answer where no process could give one: nothing is said against the move."""
        game = BY_NAME[self.game]
        worlds = PlayoutBatch(game, self.view, self.seed)
        chance = round(worlds.glance(game.parse(self.move), GLANCED), 2)
        return Judgement(self.move, "", chance, 0.0, chance)

    def answer(
        self,
        unwanted: Callable[[], bool] = lambda: False,
        helpers: Pipes = nobody,
    ) -> Judgement:
        """Judge the decision."""
        game = BY_NAME[self.game]
        crew = HelperPool(helpers, game, self.view, self.seed)
        return judge(game, self.view, self.move, self.seed, self.names, unwanted, crew)
