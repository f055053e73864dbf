"""Determinized Monte-Carlo search for the chance to win the match, for any game.

The view is determinized many times. In each determinization every candidate move is played out by
the bot's rollout policy. All candidates share the same determinizations (common random numbers),
which removes most luck from their comparison. The method is Ginsberg's for bridge ("GIB: Imperfect
Information in a Computationally Challenging Game", 2001), with rollouts in place of a double-dummy
solver.

Remaining luck can still exceed small differences. If the bot's prior has a measured error, prior
and playouts combine to the posterior mean of a normal prior. Few playouts change it little and many
override it. Without a measured error, a rival's gain over the candidate with the best prior is
reduced by part of its standard error.

Playouts run in blocks. After each block, candidates clearly behind are pruned, and the search ends
once no rival can matter. Helper processes may share a block. Each determinization is
seeded by its number, so the result does not depend on order or process.

Begin with `search`; `playout` is a single rollout.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, zip_longest
from math import inf, sqrt
from random import Random
from typing import Any, Final, Protocol

from game.ai.endings import Ending
from game.core.event import View
from game.core.game import Bot, Game, State, World
from game.core.state import Setup

MAX_PLAYOUT_MOVES_COUNT: Final = 2000
"""Default length of a playout in moves, after which it is evaluated."""

Watcher = Callable[[State[Any], Any], None]
"""What is told each state of a playout with the move made there, and the last state with None."""


def playout(
    knowledge: Any,
    world: State[Any],
    move: Any,
    rng: Random,
    steps: int = MAX_PLAYOUT_MOVES_COUNT,
    plan: Sequence[Any] = (),
    watcher: Watcher | None = None,
) -> State[Any]:
    """State after `move`, its plan and a rollout by the policy, cut off after `steps` moves.

    It ends earlier at a leaf, as the bot defines it.
    """
    state = world.clone()
    for planned in (move, *plan):
        if watcher is not None:
            watcher(state, planned)
        state.advance(planned)
    for _ in range(steps):
        if knowledge.is_leaf(state, world):
            break
        following = knowledge.rollout_move(state, rng)
        if watcher is not None:
            watcher(state, following)
        state.advance(following)
    if watcher is not None:
        watcher(state, None)
    return state


class PlayoutBatch:
    """The numbered determinizations of a view, in which moves are played out."""

    def __init__(self, game: Game[Any, Any], view: View, seed: int) -> None:
        self.game = game
        self.seen: State[Any] = game.from_view(view)
        self.seed = seed
        self._plans: dict[Any, Sequence[Any]] = {}
        self._listed: Sequence[World] = game.bot.worlds(self.seen, MAX_LISTED_WORLDS_COUNT) or ()

    def chances(
        self, number: int, moves: Sequence[Any], watchers: Sequence[Watcher | None] = ()
    ) -> list[float]:
        """Percent chance to win of the asked seat after each move, in determinization `number`.

        All moves share the determinization and the seed of the rollout. ``watchers``, if given,
        has one for each move.
        """
        knowledge, seat = self.game.bot, self.seen.asked
        assert seat is not None, "the view asks a seat"
        world = self._world(number)
        return [
            100
            * knowledge.win_chances(
                playout(
                    knowledge,
                    world,
                    move,
                    Random(number),
                    knowledge.search_horizon,
                    self._plan(world, move),
                    watcher,
                )
            )[seat]
            for move, watcher in zip_longest(moves, watchers)
        ]

    def _world(self, number: int) -> State[Any]:
        """A determinization; few worlds come in turn, each as often as it is likely."""
        rng = Random(f"{self.seed} {number}")
        if not self._listed:
            sampled: State[Any] = self.game.sample_state(self.seen, rng)
            return sampled
        world: State[Any] = _in_turn(self._listed, number).state.clone()
        setup = world.setup
        world.setup = Setup(setup.game, setup.players, setup.options, rng.getrandbits(48))
        return world

    def _plan(self, world: State[Any], move: Any) -> Sequence[Any]:
        """The plan that a move begins, the same in every determinization."""
        if move not in self._plans:
            self._plans[move] = self.game.bot.plan(world, move)
        return self._plans[move]

    def mean_chance_after(self, move: Any, count: int) -> float:
        """Mean percent chance after a move over `count` determinizations, without rollouts."""
        knowledge, seat = self.game.bot, self.seen.asked
        assert seat is not None, "the view asks a seat"
        total = 0.0
        for number in range(count):
            world = self._world(number)
            world.advance(move)
            total += knowledge.win_chances(world)[seat]
        return 100 * total / count

    def rows(
        self,
        numbers: Sequence[int],
        moves: Sequence[Any],
        going_on: Callable[[], bool] = lambda: True,
    ) -> list[list[float]]:
        """The ``chances`` of each determinization, until ``going_on`` is false."""
        found = []
        for number in numbers:
            if not going_on():
                break
            found.append(self.chances(number, moves))
        return found


def _in_turn(worlds: Sequence[World], number: int) -> World:
    """The world of a number: van der Corput's sequence through the shares of the worlds."""
    place = int(f"{number:b}"[::-1], 2) / 2 ** number.bit_length()
    left = place * sum([world.ways * world.odds for world in worlds])
    for world in worlds:
        left -= world.ways * world.odds
        if left < 0:
            return world
    return worlds[-1]


MAX_LISTED_WORLDS_COUNT: Final = 24
"""Threshold of possible worlds up to which all are played, in turn, instead of sampled."""
MIN_COMPARISON_PLAYOUTS: Final = 8
"""Minimum sample size for pruning a candidate or for believing a gain."""
MIN_BLOCK_PLAYOUTS: Final = 8
"""Number of determinizations in the first blocks, between two pruning steps."""
BLOCK_SIZE_DIVISOR: Final = 4
"""Divisor for later blocks: each adds this part of the determinizations already played.

Short blocks would decide little then, and each ends with a wait for its slowest process.
"""
PRUNING_STANDARD_ERRORS: Final = 3.0
"""Pruning threshold, in standard errors of the difference."""
RIVAL_GAIN_DISCOUNT_STANDARD_ERRORS: Final = 0.5
"""Standard errors subtracted from a rival's mean gain over the first candidate.

Measured on fresh determinizations, 0.5 gains most. At 0 luck passes for a gain; at 2 real gains are
missed.
"""
MIN_GAIN_POINTS: Final = 0.1
"""Percent points below which a difference is not worth more search."""
COMPARED_MOVE_PLAYOUTS: Final = 64
"""Playouts of a single candidate, and of a move added for comparison."""
FORCED_MOVE_WORLDS_COUNT: Final = 4
"""Number of determinizations evaluated for a forced move."""
MAX_SAMPLED_CHANCE_POINTS: Final = 99.9
"""Highest chance in percent of a move that was only sampled, next to one that is sure to win."""
COMPARED_GAIN_DISCOUNT_STANDARD_ERRORS: Final = 2.0
"""Threshold in standard errors for a move outside the candidates to count as better."""


@dataclass
class SearchBudget:
    """Limits of one search: a number of playouts, an end time, and a cancel callback.

    ``made`` counts the playouts made.
    """

    playouts: float = inf
    end: float = inf
    unwanted: Callable[[], bool] = lambda: False
    made: int = 0

    @classmethod
    def of(
        cls,
        playouts: int | None = None,
        seconds: float | None = None,
        unwanted: Callable[[], bool] = lambda: False,
    ) -> "SearchBudget":
        """Budget from playouts and seconds from now; None means unlimited."""
        end = inf if seconds is None else time.monotonic() + seconds
        return cls(inf if playouts is None else playouts, end, unwanted)

    def is_in_time(self) -> bool:
        """Whether time is left and the answer is still wanted."""
        return not self.unwanted() and (self.end == inf or time.monotonic() < self.end)

    def block_size(self, moves: int, played: int) -> int:
        """Size of the next block for `moves` moves, after `played` determinizations."""
        left, count = (
            self.playouts - self.made,
            max(MIN_BLOCK_PLAYOUTS, played // BLOCK_SIZE_DIVISOR),
        )
        return count if left >= count * moves else -(-int(left) // moves)


Here = Callable[[int], list[float] | None]
"""Callback that plays one determinization in this process; None once time is up."""


class Crew(Protocol):
    """Helper processes that share a search's determinizations."""

    def rows(
        self,
        numbers: Sequence[int],
        moves: Sequence[str],
        here: Here,
        end: float,
    ) -> dict[int, list[float]]:
        """Chances by determinization number, for all that finish before ``end``."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """Percent chance of each move to win the match.

    ``chances`` begins with the move of the best prior. ``errors`` are standard errors of the
    differences to the best move, in percent points. ``exact`` means that every continuation of the
    round was counted. ``certain`` are the moves that are sure to win: their chance is exactly 100.
    """

    chances: dict[Any, float]
    errors: dict[Any, float]
    exact: bool = False
    playouts: int = 0
    certain: frozenset[Any] = frozenset()

    @property
    def best(self) -> Any:
        return max(self.chances, key=self.chances.__getitem__)


def search(
    game: Game[Any, Any],
    view: View,
    seed: int,
    limit: SearchBudget,
    crew: Crew | None = None,
    compared: Callable[[State[Any]], Sequence[Any]] | None = None,
) -> SearchResult:
    """Estimate each candidate's chance for the asked seat.

    The estimate is the first candidate's mean, plus for each rival its gain over the first. The
    gain comes from ``_corrected`` if the prior's error is known, else from ``_rival_gain``.

    At least one determinization is played. A single candidate only gets a glance, unless
    ``compared`` is given. That callback names moves to play out after the search, for comparison.
    """
    knowledge = game.bot
    worlds = PlayoutBatch(game, view, seed)
    state = game.sample_state(worlds.seen, Random(f"{seed} thought"))
    certain = knowledge.certain_wins(state)
    solved = knowledge.solve_exactly(state)
    if solved is None and (compared is not None or not certain):
        solved = _counted(game, worlds.seen, limit)
    if solved is not None:
        weights = knowledge.search_prior(state)
        best_first = sorted(
            solved, key=lambda move: (round(solved[move], 9), weights.get(move, -inf)), reverse=True
        )
        chances = {move: round(100 * solved[move], 3) for move in best_first}
        return SearchResult(chances, dict.fromkeys(chances, 0.0), exact=True)
    sampling = _Sampling(worlds, limit, crew)
    beside = () if compared is None else compared(state)
    if certain:
        return _sure_win(sampling, certain, beside)
    weights = knowledge.search_prior(state)
    tried = _Tried(sorted(weights, key=weights.__getitem__, reverse=True), beside)
    first, rivals = tried.first, tried.candidates[1:]
    if compared is None and not rivals:
        return SearchResult(
            {first: round(worlds.mean_chance_after(first, FORCED_MOVE_WORLDS_COUNT), 3)},
            {first: 0.0},
        )
    while rivals:
        count = limit.block_size(1 + len(rivals), tried.worlds)
        if tried.worlds and (count < 1 or not limit.is_in_time()):
            break
        sampling.play(tried, [first, *rivals], max(1, count))
        if tried.worlds >= MIN_COMPARISON_PLAYOUTS:
            rivals = _undecided(tried.chances, first, rivals)
    if compared is not None:
        sampling.play_alone(tried, [first], tried.worlds or COMPARED_MOVE_PLAYOUTS)
        sampling.play_alone(tried, tried.compared, tried.worlds)
    slope = point_worth(knowledge, state, tried.mean_chance(first))
    prior = _Prior(
        {move: slope * weight for move, weight in weights.items()},
        slope * knowledge.prior_error(state),
    )
    return _found(tried, prior, limit.made)


def _counted(
    game: Game[Any, Any], seen: State[Any], limit: SearchBudget
) -> dict[Any, float] | None:
    """The chance after each legal move, counted through; None if there is too much to count."""
    worlds = game.bot.worlds(seen, game.bot.counted_worlds) if game.bot.counted_worlds else None
    if worlds is None or not limit.is_in_time():
        return None
    moves = worlds[0].state.legal()
    if len(list(islice(moves, 2))) < 2:
        return None
    half = inf if limit.end == inf else (time.monotonic() + limit.end) / 2

    def has_time() -> bool:
        return limit.is_in_time() and (half == inf or time.monotonic() < half)

    return Ending(game, seen, going_on=has_time).solve(worlds)


def _sure_win(
    sampling: "_Sampling", certain: Sequence[Any], compared: Sequence[Any]
) -> SearchResult:
    """The result where moves are sure to win; the others that are compared are played out."""
    tried = _Tried(certain, compared)
    sampling.play_alone(tried, tried.compared, COMPARED_MOVE_PLAYOUTS)
    chances = dict.fromkeys(tried.candidates, 100.0)
    errors = dict.fromkeys(tried.candidates, 0.0)
    for move in tried.compared:
        lost = [100.0 - chance for chance in tried.chances[move]]
        mean, error = difference([0.0] * len(lost), lost)
        chances[move] = round(min(MAX_SAMPLED_CHANCE_POINTS, 100.0 - mean), 3)
        errors[move] = round(error, 3)
    return SearchResult(
        chances, errors, playouts=sampling.limit.made, certain=frozenset(tried.candidates)
    )


def point_worth(knowledge: Bot[Any, Any], state: State[Any], chance: float) -> float:
    """Percent points that one more point at the end is worth at a given ``chance``."""
    share = min(0.99, max(0.01, chance / 100))
    spread = knowledge.win_model.spread(state.setup.players).temperature_at(
        knowledge.rounds_left(state)
    )
    return 100 * share * (1 - share) / spread


class _Tried:
    """Tried moves and their chances by determinization number.

    ``candidates`` begin with the best prior. ``compared`` are the other moves: no candidate is
    among them, and no move is there twice. A pruned candidate lacks the later determinizations.
    """

    def __init__(self, candidates: Sequence[Any], compared: Sequence[Any]) -> None:
        self.candidates = list(dict.fromkeys(candidates))
        self.compared = [move for move in dict.fromkeys(compared) if move not in candidates]
        self.chances: dict[Any, list[float]] = {
            move: [] for move in (*self.candidates, *self.compared)
        }

    @property
    def first(self) -> Any:
        """The candidate with the best prior."""
        return self.candidates[0]

    @property
    def worlds(self) -> int:
        """Number of determinizations in which the first candidate was played."""
        return len(self.chances[self.first])

    def mean_chance(self, move: Any) -> float:
        """Mean chance of a move that was played."""
        return sum(self.chances[move]) / len(self.chances[move])


@dataclass
class _Sampling:
    """Plays determinizations, alone or with a helper pool."""

    worlds: PlayoutBatch
    limit: SearchBudget
    crew: Crew | None
    first: bool = field(default=True)

    def play(self, tried: _Tried, moves: Sequence[Any], count: int) -> None:
        """Play `count` further determinizations with these moves."""
        begin = len(tried.chances[moves[0]])
        numbers: Sequence[int] = range(begin, begin + count)
        rows = self._rows(numbers, moves)
        for number in numbers:
            if number not in rows:
                # Out of time: results behind a gap would not line up across moves.
                break
            self.limit.made += len(moves)
            for move, chance in zip(moves, rows[number], strict=True):
                tried.chances[move].append(chance)

    def play_alone(self, tried: _Tried, moves: Sequence[Any], worlds: int) -> None:
        """Play each move by itself, in 1 to ``COMPARED_MOVE_PLAYOUTS`` determinizations.

        One that was not played yet gets its first even without time left.
        """
        most = int(max(1, min(worlds, COMPARED_MOVE_PLAYOUTS, self.limit.playouts)))
        for move in moves:
            while (lacking := most - len(tried.chances[move])) > 0:
                self.first = not tried.chances[move]
                if not self.first and not self.limit.is_in_time():
                    break
                self.play(tried, [move], min(MIN_BLOCK_PLAYOUTS, lacking))

    def _rows(self, numbers: Sequence[int], moves: Sequence[Any]) -> dict[int, list[float]]:
        if self.crew is None:
            rows = self.worlds.rows(numbers, moves, self._is_going_on)
            return dict(zip(numbers, rows, strict=False))
        written = [self.worlds.game.write(move) for move in moves]

        def here(number: int) -> list[float] | None:
            return self.worlds.chances(number, moves) if self._is_going_on() else None

        return self.crew.rows(numbers, written, here, self.limit.end)

    def _is_going_on(self) -> bool:
        first, self.first = self.first, False
        return first or self.limit.is_in_time()


@dataclass
class _Prior:
    """Prior values of candidates in percent points, and the standard deviation of their error.

    ``misjudged`` is 0 if the error was not measured.
    """

    thought: dict[Any, float]
    misjudged: float

    def between(self, one: Any, other: Any) -> float | None:
        """Prior gain of `other` over `one`; None if no usable prior exists."""
        mine, theirs = self.thought.get(one), self.thought.get(other)
        if not self.misjudged or mine is None or theirs is None:
            return None
        return theirs - mine


def _found(tried: _Tried, prior: _Prior, playouts: int) -> SearchResult:
    """Combine playouts and prior to the search result."""
    first, mine = tried.first, tried.chances[tried.first]
    mean = tried.mean_chance(first)
    chances = {first: mean}
    for move in tried.candidates[1:]:
        thought = prior.between(first, move)
        if thought is None:
            gain = _rival_gain(mine, tried.chances[move])
        else:
            gain, _ = _corrected(thought, prior.misjudged, mine, tried.chances[move])
        chances[move] = mean + gain
    for move in tried.compared:
        gain, error = difference(mine, tried.chances[move])
        chances[move] = mean + min(
            gain, max(0.0, gain - COMPARED_GAIN_DISCOUNT_STANDARD_ERRORS * error)
        )
    best = max(chances, key=chances.__getitem__)
    errors = {}
    for move in chances:
        mine, theirs = tried.chances[best], tried.chances[move]
        thought = prior.between(best, move)
        if move == best:
            errors[move] = 0.0
        elif thought is None:
            errors[move] = difference(mine, theirs)[1]
        else:
            errors[move] = _corrected(thought, prior.misjudged, mine, theirs)[1]
    return SearchResult(
        {move: round(min(100.0, max(0.0, chance)), 3) for move, chance in chances.items()},
        {move: round(error, 3) for move, error in errors.items()},
        playouts=playouts,
    )


def _undecided(
    chances: Mapping[Any, Sequence[float]], first: Any, rivals: Sequence[Any]
) -> list[Any]:
    """Rivals of the first candidate that more playouts can still decide.

    Empty once a sole survivor is clearly ahead of the first candidate, or no difference can matter.
    """
    leader = max((first, *rivals), key=lambda move: sum(chances[move]))
    left = [
        move
        for move in rivals
        if move == leader or not _is_clearly_better(chances[leader], chances[move])
    ]
    if left == [leader] and _is_clearly_better(chances[leader], chances[first]):
        return []
    others = [chances[move] for move in (first, *left) if move != leader]
    return left if any(_matters(chances[leader], one) for one in others) else []


def _is_clearly_better(better: Sequence[float], worse: Sequence[float]) -> bool:
    """Whether one candidate is clearly better than another, or never differs from it."""
    mean, error = difference(worse, better)
    return mean >= PRUNING_STANDARD_ERRORS * error


def _matters(leading: Sequence[float], other: Sequence[float]) -> bool:
    """Whether `other` may still exceed the leader by more than the threshold."""
    mean, error = difference(leading, other)
    return mean + PRUNING_STANDARD_ERRORS * error > MIN_GAIN_POINTS


def _rival_gain(first: Sequence[float], other: Sequence[float]) -> float:
    """Mean gain of a rival over the first candidate, less ``RIVAL_GAIN_DISCOUNT_STANDARD_ERRORS``.

    Below ``MIN_COMPARISON_PLAYOUTS`` only a loss is believed.
    """
    mean, error = difference(first, other)
    if len(other) < MIN_COMPARISON_PLAYOUTS:
        return min(0.0, mean)
    return mean - RIVAL_GAIN_DISCOUNT_STANDARD_ERRORS * error


def _corrected(
    thought: float, misjudged: float, first: Sequence[float], other: Sequence[float]
) -> tuple[float, float]:
    """Posterior mean of a rival's gain over the first candidate, and its standard deviation.

    The prior has mean ``thought`` and standard deviation ``misjudged``. The measurement is the mean
    difference with its standard error.
    """
    if len(other) < MIN_COMPARISON_PLAYOUTS:
        return thought, misjudged
    mean, error = difference(first, other)
    trust = misjudged**2 / (misjudged**2 + error**2)
    return trust * mean + (1 - trust) * thought, sqrt(trust) * error


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Mean gain of `other` over `one`, and its standard error.

    Only determinizations that both played count; there must be at least one.
    """
    gains = [theirs - mine for mine, theirs in zip(one, other, strict=False)]
    count = len(gains)
    mean = sum(gains) / count
    if count == 1:
        return mean, abs(mean)
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / (count - 1) / count)
