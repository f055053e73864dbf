"""Judgements of a match's decisions: their expected result, and their cost.

As for a hint, the played move and an expert's move are played out in the same determinizations.
Only a difference of clear certainty counts as a cost, and a sure win that was thrown away.
`decisions` lists what to judge, `Review` is the request to the worker process, and `mistakes` picks
the results to show.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.ai.helper_pool import HelperPool, Pipes, nobody
from game.ai.levels import (
    COACH_PLAYOUTS,
    COACH_SECONDS,
    EXPERT_LEVEL,
    MIN_CLEAR_LEAD_POINTS,
    Certainty,
    advise,
    percent,
)
from game.core.event import Seat, View
from game.core.game import Game, State
from game.core.illegal import IllegalMove
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.match.positions import Positions
from game.text.message import Message, Names, TextValue

REVIEW_SECONDS_FACTOR = 1.0
"""Factor on the coach's seconds; infinite if results must not depend on time."""
BLAMED_CERTAINTIES = (Certainty.CERTAIN, Certainty.EXACT, Certainty.CLEAR)
"""Certainties at which a worse move counts as a mistake."""
UNORDERED_VIEW_KEYS = ("hands", "known", "let_go", "passed")
"""Keys of a view whose lists have a meaningless order within each seat."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision: number of moves before it, round (from 1), view and move.

    ``turn`` is the number of moves before its turn, the seat's unbroken series of moves.
    """

    number: int
    round: int
    view: View
    move: str
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Judgement:
    """An expert's verdict on a decision.

    ``best`` is the expert's move and ``why`` its reason. ``expected`` and ``chance`` are percent
    chances to win: with the played move and with the best. ``cost`` is the loss in percent points,
    0 unless clear. ``exact`` means that every continuation of the round was counted. ``failed``
    means that there is no verdict, because the search broke down or had no time for the move.
    ``error`` and ``expected_error`` are the standard errors of ``chance`` and ``expected``.
    ``line`` are the moves that win for sure, from the best move on, if there was such a line;
    ``wins`` means that the played move begins one too. ``overlooked`` is the name of the blindness
    that explains a mistake, else empty.
    """

    best: str
    why: TextValue
    expected: float
    cost: float
    chance: float = 0.0
    exact: bool = False
    failed: bool = False
    error: float = 0.0
    expected_error: float = 0.0
    line: tuple[str, ...] = ()
    wins: bool = False
    overlooked: str = ""

    @property
    def lost_win(self) -> bool:
        """Whether a sure win was thrown away."""
        return bool(self.line) and not self.wins

    @property
    def weight(self) -> tuple[bool, float]:
        """How bad it was, to compare mistakes: a sure win thrown away is worse than any other."""
        return self.lost_win, self.cost


NO_JUDGEMENT = Judgement("", "", 0.0, 0.0, failed=True)


def decisions(match: Match, seat: Seat) -> list[Decision]:
    """All moves of a seat for which it had a choice."""
    course = Positions(match)
    found = []
    for number in course.choices(seat):
        state = course.state(number)
        view, move = state.view(seat), match.moves[number][1]
        found.append(
            Decision(
                number, course.round_number(number), view, move, course.turn_start_index(number)
            )
        )
    return found


def mistakes(
    match: Match, judged: Sequence[tuple[Decision, Judgement]]
) -> list[tuple[Decision, Judgement]]:
    """Decisions with a cost, worst first, one per turn; sure wins thrown away come before others.

    Several moves of a turn may share one mistake; the worst represents them. A move is excused
    if the better one follows in the same turn to the same effect.
    """
    worst: dict[int, tuple[Decision, Judgement]] = {}
    for one, said in judged:
        known = worst.get(one.turn)
        worse = said.cost > 0 and (known is None or said.weight >= known[1].weight)
        if worse and not is_made_later(match, one.number, said.best):
            worst[one.turn] = (one, said)
    return sorted(worst.values(), key=lambda pair: pair[1].weight, reverse=True)


def is_made_later(match: Match, number: int, best: str) -> bool:
    """Whether the better move follows in the turn of the move with this number, to the same effect.

    The test plays the turn's moves with that one first, and compares the positions.
    """
    made = [move for _, move in match.moves[number : turn_end_index(match, number)]]
    if best not in made[1:]:
        return False
    place = made.index(best, 1)
    before = match.after(number)
    first = _played(match.game, before, made)
    second = _played(match.game, before, [best, *made[:place], *made[place + 1 :]])
    return first is not None and second is not None and _is_equivalent(first, second)


def turn_end_index(match: Match, number: int) -> int:
    """Number of moves after the turn that the move with this number is part of."""
    ends = (turn for turn in Positions(match).turns if turn > number)
    return next(ends, len(match.moves))


def _played(game: Game[Any, Any], before: State[Any], moves: Sequence[str]) -> State[Any] | None:
    """State after some moves; None if one is illegal."""
    state = before.clone()
    try:
        for move in moves:
            state.apply(game.parse(move))
    except IllegalMove:
        return None
    return state


def _is_equivalent(one: State[Any], other: State[Any]) -> bool:
    """Whether two positions are equivalent.

    The order of buried pile cards, hands and melds is ignored, and so are meld numbers.
    """
    return essence(one.full_view()) == essence(other.full_view())


def essence(full: View) -> View:
    """Normalized view, equal for equivalent positions."""
    pile = full.get("pile") or []
    melds = [{**meld, "id": ""} for meld in full.get("melds") or []]
    return {
        **full,
        "pile": [sorted(pile[:-1]), pile[-1:]],
        "melds": sorted(melds, key=repr),
        **{key: [sorted(held) for held in full[key]] for key in UNORDERED_VIEW_KEYS if key in full},
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
    """Compare the played move with an expert's."""
    advice = advise(
        game,
        view,
        EXPERT_LEVEL.name,
        seed,
        playouts=COACH_PLAYOUTS,
        seconds=COACH_SECONDS * REVIEW_SECONDS_FACTOR,
        names=names,
        unwanted=unwanted,
        crew=crew,
        explain=True,
        also=move,
    )
    if move not in advice.scores:
        return NO_JUDGEMENT
    expected, chance = advice.scores[move], advice.scores[advice.move]
    line = tuple(advice.line or [advice.move]) if advice.move in advice.certain else ()
    wins = move in advice.certain
    lost = chance - expected
    clear = lost >= MIN_CLEAR_LEAD_POINTS and advice.sure_over(move) in BLAMED_CERTAINTIES
    blamed = clear or (bool(line) and not wins)
    cost = round(lost, 2) if blamed else 0.0
    expected, chance = round(expected, 2), round(chance, 2)
    return Judgement(
        advice.move,
        advice.why,
        expected,
        cost,
        chance,
        advice.exact,
        error=round(advice.error_points(advice.move), 2),
        expected_error=round(advice.error_points(move), 2),
        line=line,
        wins=wins,
        overlooked=_blindness_between(game, view, advice.move, move) if blamed else "",
    )


def _blindness_between(game: Game[Any, Any], view: View, best: str, made: str) -> str:
    """The name of the blindness that explains a mistake; empty if none does."""
    state, moves = game.from_view(view), (game.parse(best), game.parse(made))
    return next((one.name for one in game.bot.blindnesses if one.explains(state, *moves)), "")


def played_chance_text(said: Judgement) -> Message:
    """Text of the chance with the played move; a sure win has no figure."""
    if said.wins:
        return Message("advice-percent.certain")
    return percent(said.expected, said.exact, said.expected_error)


def best_chance_text(said: Judgement) -> Message:
    """Text of the chance with the best move; a sure win has no figure."""
    if said.line:
        return Message("advice-percent.certain")
    return percent(said.chance, said.exact, said.error)


@dataclass(frozen=True, slots=True)
class Review:
    """Request to the worker process to judge a decision."""

    game: str
    view: View
    move: str
    seed: int
    names: Names = ()

    def instead(self) -> Judgement:
        """Fallback without a search: no verdict."""
        return NO_JUDGEMENT

    def answer(
        self,
        unwanted: Callable[[], bool] = lambda: False,
        helpers: Pipes = nobody,
    ) -> Judgement:
        """Answer in the worker process."""
        game = GAMES_BY_NAME[self.game]
        crew = HelperPool(helpers, game, self.view, self.seed)
        return judge(game, self.view, self.move, self.seed, self.names, unwanted, crew)
