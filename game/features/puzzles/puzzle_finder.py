"""The puzzle of a position: a decision of seat 0 with one clearly best move, and its proof.

A short search tells whether one move may be far ahead. The game's merits must name what decides:
one or two that no losing move has. If none counts something, an outcome must explain the lead.
Where the game has whole turns, a turn is asked for instead of a move. Every legal move is
then played out to the round's end in fresh determinizations, at two seeds: the best one must lead
each other by a margin, with a confidence interval above 0. Where the round can be counted out, or a
move wins the match for sure, that proof replaces the playouts. Last, the levels play the decision,
which rates it.

Determinizations depend only on seat 0's view and on the seed, so no puzzle depends on a hidden
card. The same seed finds the same puzzles.

Begin with `Finder.at`; `verify` is the last filter, and `Playouts` the statistics behind it.
"""

import json
from collections.abc import Callable, Collection, Container, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import islice
from math import sqrt
from random import Random
from typing import Any, Final

from game import VERSION
from game.ai.helper_pool import Pipes, nobody
from game.ai.levels import advise, offered_levels
from game.ai.outcome_reason import outcome_between
from game.ai.search import PlayoutBatch, difference, playout
from game.core.event import Seat, View
from game.core.game import Game, State
from game.core.merit import Merit, explaining
from game.features.puzzles.judge import OWN_JUDGED_WORLDS_COUNT, judged_puzzle
from game.features.puzzles.puzzle import (
    Proof,
    Puzzle,
    Step,
    ToldOutcome,
    Worse,
    answer_text,
    merits_of,
    moves_in,
    puzzle_of,
    turn_text,
)
from game.features.review.review import essence
from game.games import GAMES_BY_NAME
from game.match.match import Match, load

INTERVAL_STANDARD_ERRORS: Final = 2.576
"""Reach of the intervals on both sides: a confidence of 99 %."""
MAX_PUZZLE_MOVE_COUNT: Final = 40
"""Maximum number of legal moves in a puzzle; more would be tedious to read."""
MAX_PUZZLE_TURN_COUNT: Final = 200
"""The same for whole turns; many differ only in their order."""
FIRST_DROP_PLAYOUTS: Final = 24
"""Number of determinizations after which hopeless moves are dropped."""
HOPELESS_STANDARD_ERRORS: Final = 5.0
"""Threshold for a hopeless move, in standard errors behind the best."""


def weighted_lead_points(points: Sequence[float], seat: Seat) -> float:
    """Lead of a seat in points over its rivals, with the best rival counted twice."""
    rivals = [theirs for one, theirs in enumerate(points) if one != seat]
    return float(points[seat] - (sum(rivals) / len(rivals) + max(rivals)) / 2)


@dataclass(frozen=True, slots=True)
class Gap:
    """Mean loss of a move against another over shared determinizations, with its interval."""

    mean: float
    low: float
    high: float
    worlds: int


def alternatives(
    state: State[Any], turns: Sequence[tuple[Any, ...]] = ()
) -> list[list[Any]] | None:
    """Legal moves, or these turns if there are any, grouped by the position they lead to.

    None if there are too many.
    """
    most = MAX_PUZZLE_TURN_COUNT if turns else MAX_PUZZLE_MOVE_COUNT
    answers = list(islice(turns or state.legal(), most + 1))
    if len(answers) > most:
        return None
    found: list[tuple[View, list[Any]]] = []
    for answer in answers:
        after = state.clone()
        for move in moves_in(answer):
            after.advance(move)
        position = essence(after.full_view())
        for other, group in found:
            if position == other:
                group.append(answer)
                break
        else:
            found.append((position, [answer]))
    return None if len(found) > MAX_PUZZLE_MOVE_COUNT else [group for _, group in found]


class Playouts:
    """Playouts of moves or turns in shared determinizations.

    ``points`` holds the lead at the round's end, per move and determinization. Dropped moves have
    shorter lists. The two best moves are always played.
    """

    def __init__(self, game: Game[Any, Any], view: View, moves: Sequence[Any], rng: Random) -> None:
        self.game = game
        self.moves = moves
        self.points: list[list[float]] = [[] for _ in moves]
        self._seen = game.from_view(view)
        self._rng = rng
        self._worlds = 0
        self._going = list(range(len(moves)))

    @property
    def made(self) -> int:
        """Number of playouts."""
        return sum(map(len, self.points))

    def go_on(self, worlds: int) -> None:
        """Play until this number of determinizations is reached."""
        game, seat = self.game, self._seen.asked
        assert seat is not None, "the view asks a seat"
        while self._worlds < worlds:
            world = game.sample_state(self._seen, self._rng)
            for place in self._going:
                first, *plan = moves_in(self.moves[place])
                end = playout(game.bot, world, first, self._rng, plan=plan)
                value = weighted_lead_points(game.bot.value(end), seat)
                self.points[place].append(value)
            self._worlds += 1
            if self._worlds == FIRST_DROP_PLAYOUTS:
                self._drop_hopeless()

    def _drop_hopeless(self) -> None:
        best = self.points[max(self._going, key=self._mean_points)]
        self.leave([one for one in self._going if _is_hopeless(best, self.points[one])])

    def leave(self, decided: Container[int]) -> None:
        """Drop moves by index, except the two best."""
        by_points = sorted(self._going, key=lambda place: -self._mean_points(place))
        self._going = sorted(
            [*by_points[:2], *(one for one in by_points[2:] if one not in decided)]
        )

    def _mean_points(self, place: int) -> float:
        return sum(self.points[place]) / len(self.points[place])

    def gaps(self, best: int, errors: float = INTERVAL_STANDARD_ERRORS) -> dict[int, Gap]:
        """Loss of every other move against ``best``, by index.

        The intervals span ``errors`` standard errors on both sides.
        """
        return {
            place: gap(self.points[best], theirs, errors)
            for place, theirs in enumerate(self.points)
            if place != best
        }


def _is_hopeless(best: Sequence[float], other: Sequence[float]) -> bool:
    mean, error = difference(other, best)
    return mean > HOPELESS_STANDARD_ERRORS * error


def gap(
    best: Sequence[float], other: Sequence[float], errors: float = INTERVAL_STANDARD_ERRORS
) -> Gap:
    """Loss of one move against another in the determinizations they share."""
    mean, error = difference(other, best)
    reach = errors * error
    worlds = min(len(best), len(other))
    return Gap(round(mean, 3), round(mean - reach, 3), round(mean + reach, 3), worlds)


FIRST_FILTER_PLAYOUTS: Final = 90
"""Playout budget of the first filter."""
TRIES_PER_LEVEL: Final = {"easy": 24, "medium": 8, "hard": 4, "expert": 2}
"""Number of tries per level."""
PUZZLE_EXPERT_PLAYOUTS: Final = 480
VERIFICATION_STAGES: Final = ((100, 3.5), (200, 3.5), (400, INTERVAL_STANDARD_ERRORS))
"""Stages of verification: determinizations, and the standard errors at which a move is settled.

It ends early once all moves are settled. Repeated looks cost less than a thousandth of the
confidence.
"""
VERIFICATION_SEEDS: Final = (1, 2)
"""Seeds of the verification; each must confirm the best move."""
OUTCOME_SEED: Final = 1
"""Seed of the determinizations in which outcomes are counted."""
EARLY_STOP_PLAYOUTS: Final = (24, 50)
"""Numbers of determinizations at which an unlikely puzzle is abandoned."""
ABANDON_STANDARD_ERRORS: Final = 0.5
"""Standard errors granted to every loss before a puzzle is abandoned as too close."""
QUICK_CHECK_STAGES: Final = ((12, 0.0), (48, 0.6))
"""Stages of the quick check: determinizations, and the share of the margin every rival must trail
by.
"""
QUICK_CHECK_RIVAL_COUNT: Final = 4
"""Number of top prior moves in the quick check."""
MIN_COUNTED_LEAD_POINTS: Final = 4.0
"""Minimum lead in percent points where the round was counted out."""
MIN_CERTAIN_LEAD_POINTS: Final = 15.0
"""The same for a move that is certain to win."""
CERTAIN_WIN_PLAYOUTS: Final = 100
"""Determinizations in which the rivals of such a move are played out."""
MIN_OWN_PUZZLE_MOVE_COUNT: Final = 3
"""Minimum number of alternatives in a puzzle from the player's own mistake."""
SOLVER_SEAT: Final = Seat(0)


def least_lead_points(game: Game[Any, Any]) -> float:
    """Minimum lead of a puzzle's best move in points."""
    return float(game.bot.puzzle_margin)


@dataclass(slots=True)
class Sketch:
    """A decision that may become a step: its state, moves by position, and the best of them.

    With ``turn`` each of the moves is a whole turn, a tuple.
    """

    state: State[Any]
    groups: list[list[Any]]
    best: int
    proof: Proof
    merits: list[Merit]
    then: list[tuple[Seat, str]] = field(default_factory=list)
    turn: bool = False

    @property
    def moves(self) -> list[Any]:
        """The best moves."""
        return self.groups[self.best]

    @property
    def worse(self) -> list[list[Any]]:
        return [group for place, group in enumerate(self.groups) if place != self.best]

    @property
    def first_moves(self) -> tuple[Any, ...]:
        """The moves of the first best turn, or the best move alone."""
        first: Any = self.moves[0]
        return first if self.turn else (first,)

    def decision(self, game: Game[Any, Any]) -> "Decision":
        """The question and its answers, as texts."""
        every = [move for group in self.groups for move in group] if self.turn else []
        best, turns = (
            frozenset(answer_text(game, one) for one in some) for some in (self.moves, every)
        )
        return Decision(self.state, best, turns)


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision to find: its state, the ``best`` answers, and all turns to choose from.

    There are no ``turns`` if a single move is asked for.
    """

    state: State[Any]
    best: frozenset[str]
    turns: frozenset[str] = frozenset()

    def is_found(self, game: Game[Any, Any], choose: Callable[[View], str]) -> bool:
        """Whether a player who chooses one move after another gives a best answer."""
        state = self.state.clone()
        made = [choose(state.view(SOLVER_SEAT))]
        while self.turns and turn_text(made) not in self.turns:
            state.advance(game.parse(made[-1]))
            made.append(choose(state.view(SOLVER_SEAT)))
        return turn_text(made) in self.best


class Finder:
    """Finds puzzles in positions of one game."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.margin = least_lead_points(game)

    def at(
        self, match: Match, number: int, unwanted: Callable[[], bool] = lambda: False
    ) -> Puzzle | None:
        """Puzzle of one move in the position of a match; None if it is none, or ``unwanted``.

        The position is one of the player's own: an expert need not find the move.
        """
        rng = Random(f"{self.game.name} own {number}")
        one = self.sketch(match.state, rng)
        if one is None or len(one.groups) < MIN_OWN_PUZZLE_MOVE_COUNT or unwanted():
            return None
        proved = prove(self.game, one, self.margin)
        if proved is None or unwanted():
            return None
        found = self.found_by_levels([one], rng)
        return Puzzle(number, match.record(), (proved[0],), proved[1], found, VERSION)

    def sketch(self, state: State[Any], rng: Random) -> Sketch | None:
        """A decision with a promising best move and the merits that decide; None without."""
        game, view = self.game, state.view(SOLVER_SEAT)
        known = game.determinize(view, rng)
        turns = game.bot.whole_turns(known)
        groups = alternatives(known, turns)
        if groups is None or len(groups) < 2:
            return None
        found = self._best(view, known, groups, rng)
        if found is None:
            return None
        best, proof = found
        others = [group[0] for group in groups if group is not groups[best]]
        merits = explaining(game.merits, known, groups[best], others)
        if game.merits and not merits:
            return None
        return Sketch(state, groups, best, proof, merits, turn=bool(turns))

    def _best(
        self, view: View, known: State[Any], groups: list[list[Any]], rng: Random
    ) -> tuple[int, Proof] | None:
        """Index of the promising move, and how it can be proved; None without one.

        Moves that are certain to win become one group.
        """
        bot = self.game.bot
        solved = _solved(self.game, known)
        if solved is not None:
            worth = [100 * max(solved.get(move, 0.0) for move in group) for group in groups]
            first, second = sorted(worth, reverse=True)[:2]
            if first - second < MIN_COUNTED_LEAD_POINTS:
                return None
            return worth.index(first), Proof.COUNTED
        turns = [answer for group in groups for answer in group if isinstance(answer, tuple)]
        certain = set() if turns else set(bot.certain_wins(known))
        if certain:
            wins = [group for group in groups if not certain.isdisjoint(group)]
            rest = [group for group in groups if certain.isdisjoint(group)]
            if not rest or len(wins) > 1:
                return None
            return groups.index(wins[0]), Proof.CERTAIN
        values = self._first_look(view, turns, rng)
        ranked = sorted(values, key=values.__getitem__, reverse=True)
        if len(ranked) > 1 and values[ranked[0]] - values[ranked[1]] < 0.7 * self.margin:
            return None
        place = next((n for n, group in enumerate(groups) if ranked[0] in group), None)
        if place is None:
            return None
        others = [group for group in groups if group is not groups[place]]
        if not self._is_promising(view, groups[place], others, ranked, rng):
            return None
        return place, Proof.SAMPLED

    def _first_look(
        self, view: View, turns: Sequence[tuple[Any, ...]], rng: Random
    ) -> dict[Any, float]:
        """Mean lead after each candidate move, or each sensible turn, from a few playouts."""
        state = self.game.determinize(view, rng)
        weights: Collection[Any] = self.game.bot.search_prior(state)
        if turns:
            weights = self._sensible(state, turns)
        elif len(weights) == 1:
            return {**self.game.bot.move_costs(state), **dict.fromkeys(weights, 0.0)}
        look = Playouts(self.game, view, list(weights), rng)
        look.go_on(FIRST_FILTER_PLAYOUTS // len(weights))
        return {
            move: sum(points) / len(points)
            for move, points in zip(weights, look.points, strict=True)
        }

    def _sensible(
        self, state: State[Any], turns: Sequence[tuple[Any, ...]]
    ) -> list[tuple[Any, ...]]:
        """The turns whose moves after the first one are all candidates."""
        weights: dict[tuple[Any, ...], Collection[Any]] = {}

        def is_sensible(turn: tuple[Any, ...]) -> bool:
            after = state.clone()
            for place in range(1, len(turn)):
                after.advance(turn[place - 1])
                made = turn[:place]
                if made not in weights:
                    weights[made] = self.game.bot.search_prior(after)
                if turn[place] not in weights[made]:
                    return False
            return True

        return [turn for turn in turns if is_sensible(turn)]

    def _is_promising(
        self,
        view: View,
        best: Sequence[Any],
        others: Sequence[Sequence[Any]],
        ranked: Sequence[Any],
        rng: Random,
    ) -> bool:
        """Whether the best move holds its lead over the top rivals in a few determinizations."""
        rivals = [
            group
            for group in others
            if any(move in ranked[:QUICK_CHECK_RIVAL_COUNT] for move in group)
        ]
        groups = [best, *(rivals or others[:QUICK_CHECK_RIVAL_COUNT])]
        quick = Playouts(self.game, view, [group[0] for group in groups], rng)
        for worlds, part in QUICK_CHECK_STAGES:
            quick.go_on(worlds)
            if any(one.mean < part * self.margin for one in quick.gaps(0).values()):
                return False
        return _may_be_accepted(quick, 0, self.margin)

    def found_by_levels(self, line: Sequence[Sketch], rng: Random) -> dict[str, tuple[int, int]]:
        """Hits and tries of each level at a whole line."""
        return hits_by_level(self.game, [one.decision(self.game) for one in line], rng)


def hits_by_level(
    game: Game[Any, Any], line: Sequence[Decision], rng: Random
) -> dict[str, tuple[int, int]]:
    """Hits and tries of each level that the game offers at a line of decisions.

    A hit finds a best answer to every decision.
    """

    def chooser(level: str) -> Callable[[View], str]:
        return lambda view: (
            advise(game, view, level, rng.getrandbits(32), PUZZLE_EXPERT_PLAYOUTS).move
        )

    found = {}
    for level in (one.name for one in offered_levels(game)):
        choose, tries = chooser(level), TRIES_PER_LEVEL[level]
        hits = sum(all(one.is_found(game, choose) for one in line) for _ in range(tries))
        found[level] = (hits, tries)
    return found


def prove(game: Game[Any, Any], one: Sketch, least: float) -> tuple[Step, int] | None:
    """A decision as a proved step, and the number of playouts; None if it is not proved."""
    view = one.state.view(SOLVER_SEAT)
    again: Worse | None = None
    made = 0
    if one.proof is Proof.COUNTED:
        worse = _counted(game, view, one)
    elif one.proof is Proof.CERTAIN:
        worse = _certain(game, view, one)
        made = CERTAIN_WIN_PLAYOUTS * len(one.worse)
    else:
        nearest = []
        for seed in VERIFICATION_SEEDS:
            rng = Random(f"verify {seed}")
            verified = verify(game, view, one.groups, one.best, least, rng)
            if verified is None:
                return None
            nearest.append(verified[0])
            made += verified[1]
        worse, again = nearest[0], nearest[1][0]
    if worse is None:
        return None
    best = tuple(answer_text(game, move) for move in one.moves)
    names = tuple(merit.name for merit in one.merits)
    step = Step(best, worse, names, one.proof, again, tuple(one.then), turn=one.turn)
    explained = explained_step(game, view, step)
    return None if explained is None else (explained, made)


def explained_step(game: Game[Any, Any], view: View, step: Step) -> Step | None:
    """A step with an outcome if no merit of it counts something; None if there is neither."""
    if not game.merits or any(merit.counts for merit in merits_of(game, step)):
        return step
    outcome = None if step.turn else _deciding_outcome(game, view, step)
    return None if outcome is None else replace(step, outcome=outcome)


def _deciding_outcome(game: Game[Any, Any], view: View, step: Step) -> ToldOutcome | None:
    """What happens more or less often after the best move than after the nearest other.

    None if that does not explain the lead.
    """
    moves = game.parse(step.best[0]), game.parse(step.nearest.moves[0])
    found = outcome_between(game, view, OUTCOME_SEED, moves)
    if found is None:
        return None
    outcome, percent = found
    return ToldOutcome(outcome.name, *percent)


def _solved(game: Game[Any, Any], known: State[Any]) -> dict[Any, float] | None:
    """The exact chance after each turn, or after each move where a puzzle asks for moves."""
    turns: dict[Any, float] = game.bot.solve_turns(known)
    return turns or game.bot.solve_exactly(known)


def _counted(game: Game[Any, Any], view: View, one: Sketch) -> tuple[Worse, ...] | None:
    """Losses in percent points where the round can be counted out; None if a loss is small."""
    solved = _solved(game, game.determinize(view, Random(0)))
    if solved is None:
        return None
    most = max(solved[move] for move in one.moves)
    worse = []
    for group in one.worse:
        behind = round(100 * (most - max(solved[move] for move in group)), 3)
        written = tuple(answer_text(game, move) for move in group)
        worse.append(Worse(written, behind, behind, behind, 0))
    worse.sort(key=lambda one: one.behind)
    return tuple(worse) if worse[0].behind >= MIN_COUNTED_LEAD_POINTS else None


def _certain(game: Game[Any, Any], view: View, one: Sketch) -> tuple[Worse, ...] | None:
    """Losses in percent points against a certain win; None if one may be small."""
    worlds = PlayoutBatch(game, view, VERIFICATION_SEEDS[0])
    moves = [group[0] for group in one.worse]
    rows = worlds.rows(range(CERTAIN_WIN_PLAYOUTS), moves)
    worse = []
    for place, group in enumerate(one.worse):
        found = gap([100.0] * len(rows), [row[place] for row in rows])
        written = tuple(map(game.write, group))
        worse.append(Worse(written, found.mean, found.low, found.high, found.worlds))
    worse.sort(key=lambda one: one.behind)
    near = worse[0]
    return tuple(worse) if near.behind >= MIN_CERTAIN_LEAD_POINTS and near.low > 0 else None


def verify(
    game: Game[Any, Any],
    view: View,
    groups: Sequence[Sequence[Any]],
    best: int,
    least: float,
    rng: Random,
) -> tuple[tuple[Worse, ...], int] | None:
    """Losses of all other moves, and the number of playouts.

    None if a loss may be below ``least`` points or not significant, or if the nearest rival was
    dropped too early.
    """
    moves = [group[0] for group in groups]
    made = Playouts(game, view, moves, rng)
    for worlds in EARLY_STOP_PLAYOUTS:
        made.go_on(worlds)
        if not _may_be_accepted(made, best, least):
            return None
    for worlds, errors in VERIFICATION_STAGES:
        made.go_on(worlds)
        gaps = made.gaps(best, errors)
        behind = [place for place, one in gaps.items() if one.mean >= least and one.low > 0]
        if len(behind) == len(gaps):
            break
        if not _may_be_accepted(made, best, least):
            return None
        made.leave(behind)
    else:
        return None
    written = [tuple(answer_text(game, move) for move in group) for group in groups]
    worse = [
        Worse(written[place], one.mean, one.low, one.high, one.worlds)
        for place, one in made.gaps(best).items()
    ]
    worse.sort(key=lambda one: one.behind)
    if worse[0].worlds < VERIFICATION_STAGES[0][0]:
        return None
    return tuple(worse), made.made


def _may_be_accepted(made: Playouts, best: int, least: float) -> bool:
    """Whether every loss may still reach its required size at the last stage.

    This only decides when to give up; accepted puzzles pass all of ``verify``.
    """
    most = VERIFICATION_STAGES[-1][0]
    for one in made.gaps(best, 1.0).values():
        error = one.high - one.mean
        needed = max(least, INTERVAL_STANDARD_ERRORS * error * sqrt(min(1.0, one.worlds / most)))
        if one.mean + ABANDON_STANDARD_ERRORS * error < needed:
            return False
    return True


@dataclass(frozen=True, slots=True)
class MadePuzzle:
    """A puzzle as ``puzzle_of`` reads it, in JSON; empty if there is none.

    ``failed`` means that none was looked for, because the worker process broke down.
    """

    row: str
    failed: bool = False


@dataclass(frozen=True, slots=True)
class PuzzleJob:
    """Request to the worker process: a puzzle of the position at the end of a record.

    It is not judged yet.
    """

    game: str
    record: str
    number: int

    def instead(self) -> MadePuzzle:
        """Fallback without a search: none was looked for."""
        return MadePuzzle("", failed=True)

    def answer(
        self, unwanted: Callable[[], bool] = lambda: False, helpers: Pipes = nobody
    ) -> MadePuzzle:
        """Answer in the worker process."""
        game = GAMES_BY_NAME[self.game]
        finder = Finder(game)
        made = finder.at(load(self.record), self.number, unwanted)
        return MadePuzzle("" if made is None else json.dumps(asdict(made)))


@dataclass(frozen=True, slots=True)
class JudgeJob:
    """Request to the worker process: whether an own puzzle stands before the judge.

    ``row`` is the puzzle as ``puzzle_of`` reads it, in JSON. The answer is empty if it does not
    stand.
    """

    game: str
    row: str

    def instead(self) -> MadePuzzle:
        """Fallback without a search: the puzzle was not judged."""
        return MadePuzzle("", failed=True)

    def answer(
        self, unwanted: Callable[[], bool] = lambda: False, helpers: Pipes = nobody
    ) -> MadePuzzle:
        """Answer in the worker process."""
        puzzle = puzzle_of(json.loads(self.row))
        game = GAMES_BY_NAME[self.game]
        judged = judged_puzzle(game, puzzle, OWN_JUDGED_WORLDS_COUNT, unwanted)
        return MadePuzzle("" if judged is None else json.dumps(asdict(judged)))
