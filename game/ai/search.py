"""Determinized Monte-Carlo search for the chance to win the match, for any game.

The view is determinized many times. In each determinization every candidate move is played out by
the bot's rollout policy. All candidates share the same determinizations (common random numbers),
which removes most luck from their comparison. The method is Ginsberg's for bridge ("GIB: Imperfect
Information in a Computationally Challenging Game", 2001), with rollouts in place of a double-dummy
solver.

Remaining luck can still exceed small differences. If the bot's prior has a measured error, prior
and playouts combine to a posterior (`posterior`).

Playouts run in blocks. After each block, the candidate with the best posterior mean leads. A rival
is settled once the regret of leaving it is small, and the search ends when none is left. Helper
processes may share a block. Each determinization is seeded by its number, so the result does not
depend on order or process.

An explained search goes on with the leader and its rival until the leader's own chance is known
well enough to be told.

Begin with `search`; `playout` is a single rollout.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice, zip_longest
from math import inf, sqrt
from random import Random
from typing import Any, Final, Protocol

from game.ai.endings import Ending
from game.ai.posterior import Belief, Thought, posterior
from game.core.event import View
from game.core.game import Bot, Game, State, World
from game.core.state import Setup

MAX_PLAYOUT_MOVES_COUNT: Final = 2000
"""Default length of a playout in moves, after which it is evaluated."""

Watcher = Callable[[State[Any], Any], None]
"""Callback for each state of a playout with the move made there; the last state comes with None."""


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
"""Minimum sample size for believing a gain."""
MIN_BLOCK_PLAYOUTS: Final = 24
"""Number of determinizations in the first blocks; after each block rivals may be settled."""
BLOCK_SIZE_DIVISOR: Final = 4
"""Divisor for later blocks: each adds this part of the determinizations already played.

Short blocks would decide little then, and each ends with a wait for its slowest process.
"""
MIN_REGRET_POINTS: Final = 0.03
"""Percent points of regret below which a rival is settled."""
COMPARED_MOVE_PLAYOUTS: Final = 64
"""Least number of playouts of a move that an explained search gives a chance."""
MAX_FIGURE_ERROR_POINTS: Final = 1.0
"""Standard error, in percent points, at which the leader's own chance is known well enough."""
MAX_FIGURE_WORLDS_COUNT: Final = 1200
"""Limit of the determinizations that an explained search plays to know the leader's chance."""
FIGURE_WORLDS_FACTOR: Final = 1.25
"""The same limit where the budget is small, as a factor on its playouts."""
FORCED_MOVE_WORLDS_COUNT: Final = 4
"""Number of determinizations evaluated for a forced move."""
MAX_SAMPLED_CHANCE_POINTS: Final = 99.9
"""Highest chance in percent of a move that was only sampled, next to one that is sure to win."""


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

    def half(self) -> "SearchBudget":
        """The same budget with half of the time that is left."""
        return self if self.end == inf else replace(self, end=(time.monotonic() + self.end) / 2)

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

    ``chances`` begins with the best move. ``errors`` are standard errors of the differences to the
    best move, and ``error`` is that of the best move's own chance, in percent points. ``exact``
    means that every continuation of the round was counted. ``certain`` are the moves that are sure
    to win: their chance is exactly 100. ``uncompared`` are candidates with too few playouts for a
    chance.
    """

    chances: dict[Any, float]
    errors: dict[Any, float]
    exact: bool = False
    playouts: int = 0
    certain: frozenset[Any] = frozenset()
    error: float = 0.0
    uncompared: tuple[Any, ...] = ()

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

    The estimate is the leader's mean, plus for each rival the posterior mean of its gain.

    At least one determinization is played. A single candidate only gets a glance, unless
    ``compared`` is given. That callback names moves to compare after the search, with the leader
    and its rival. Then each move with a chance has ``COMPARED_MOVE_PLAYOUTS`` playouts of its own
    or as many as the budget has, and the leader's chance is played on to
    ``MAX_FIGURE_ERROR_POINTS``.
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
        # Of moves that win for sure, one whose plan is known goes first, so that it is kept to.
        places = {move: -place for place, move in enumerate(certain)}
        best_first = sorted(
            solved,
            key=lambda move: (
                round(solved[move], 9),
                places.get(move, -inf),
                weights.get(move, -inf),
            ),
            reverse=True,
        )
        chances = {move: round(100 * solved[move], 3) for move in best_first}
        return SearchResult(chances, dict.fromkeys(chances, 0.0), exact=True)
    sampling = _Sampling(worlds, limit, crew)
    beside = () if compared is None else compared(state)
    if certain:
        return _sure_win(sampling, certain, beside)
    weights = knowledge.search_prior(state)
    tried = _Tried(sorted(weights, key=weights.__getitem__, reverse=True), beside)
    if compared is None and len(tried.candidates) == 1:
        chance = worlds.mean_chance_after(tried.leader, FORCED_MOVE_WORLDS_COUNT)
        return SearchResult({tried.leader: round(chance, 3)}, {tried.leader: 0.0})
    judging = _Judging(knowledge, state, weights, tried)
    rivals = tried.candidates[1:]
    # The later comparisons need time as well.
    ordering = limit if compared is None else limit.half()
    while rivals:
        count = limit.block_size(1 + len(rivals), tried.worlds)
        if tried.worlds and (count < 1 or not ordering.is_in_time()):
            break
        moves = [tried.leader, *rivals]
        sampling.play(tried, moves, max(1, count))
        judging.choose_leader(moves)
        rivals = [move for move in moves if move != tried.leader and judging.is_open(move)]
    if compared is None:
        judging.choose_leader(tried.candidates)
        return judging.result(tried.candidates, limit.made)
    least = sampling.least_worlds
    rival = judging.rival(tried.candidates) if len(tried.candidates) > 1 else tried.leader
    for move in dict.fromkeys([tried.leader, rival, *beside]):
        sampling.play_to(tried, move, least)
    leader, played = tried.leader, tried.chances
    told = [leader, *(move for move in played if move != leader and len(played[move]) >= least)]
    _play_figure(sampling, judging, told)
    return judging.result(told, limit.made)


def _play_figure(sampling: "_Sampling", judging: "_Judging", told: list[Any]) -> None:
    """Play the leader and its rival on in the same determinizations, until the leader is known.

    Where another move leads after that, or is the rival, it is played as often.
    """
    tried = judging.tried
    judging.choose_leader(told)
    most = tried.worlds + sampling.most_figure_worlds
    for _ in told:
        rival = judging.rival(told)
        pair = [tried.leader] if rival is None else [tried.leader, rival]
        begun = [len(tried.chances[move]) for move in pair]
        while True:
            longest = max(len(tried.chances[move]) for move in pair)
            for move in pair:
                sampling.play_to(tried, move, longest)
            left = most - longest
            known = tried.own_error_points(tried.leader) <= MAX_FIGURE_ERROR_POINTS
            if known or left <= 0 or not sampling.limit.is_in_time():
                break
            block = max(MIN_BLOCK_PLAYOUTS, longest // BLOCK_SIZE_DIVISOR)
            sampling.play(tried, pair, min(left, block))
        judging.choose_leader(told)
        if [len(tried.chances[move]) for move in pair] == begun:
            break


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
    return Ending(game, seen, going_on=limit.half().is_in_time).solve(worlds)


def _sure_win(
    sampling: "_Sampling", certain: Sequence[Any], compared: Sequence[Any]
) -> SearchResult:
    """The result where moves are sure to win; the others that are compared are played out."""
    tried = _Tried(certain, compared)
    chances = dict.fromkeys(tried.candidates, 100.0)
    errors = dict.fromkeys(tried.candidates, 0.0)
    least = sampling.least_worlds
    for move in tried.compared:
        sampling.play_to(tried, move, least)
        if len(tried.chances[move]) >= least:
            chances[move] = round(min(MAX_SAMPLED_CHANCE_POINTS, tried.mean_chance(move)), 3)
            errors[move] = round(tried.own_error_points(move), 3)
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
    among them, and no move is there twice. ``leader`` is the best of them so far. A settled
    candidate lacks the later determinizations.
    """

    def __init__(self, candidates: Sequence[Any], compared: Sequence[Any]) -> None:
        self.candidates = list(dict.fromkeys(candidates))
        self.compared = [move for move in dict.fromkeys(compared) if move not in candidates]
        self.chances: dict[Any, list[float]] = {
            move: [] for move in (*self.candidates, *self.compared)
        }
        self.leader = self.candidates[0]

    @property
    def worlds(self) -> int:
        """Number of determinizations in which the leader was played."""
        return len(self.chances[self.leader])

    def mean_chance(self, move: Any) -> float:
        """Mean chance of a move that was played."""
        return sum(self.chances[move]) / len(self.chances[move])

    def own_error_points(self, move: Any) -> float:
        """Standard error of the mean chance of a move that was played."""
        return difference([0.0] * len(self.chances[move]), self.chances[move])[1]


@dataclass
class _Sampling:
    """Plays determinizations, alone or with a helper pool."""

    worlds: PlayoutBatch
    limit: SearchBudget
    crew: Crew | None
    first: bool = field(default=True)

    @property
    def least_worlds(self) -> int:
        """Least number of playouts of a move with a chance in an explained search."""
        return int(max(1, min(COMPARED_MOVE_PLAYOUTS, self.limit.playouts)))

    @property
    def most_figure_worlds(self) -> int:
        """Largest number of determinizations that are played to know the leader's chance."""
        return int(min(MAX_FIGURE_WORLDS_COUNT, FIGURE_WORLDS_FACTOR * self.limit.playouts))

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

    def play_to(self, tried: _Tried, move: Any, worlds: int) -> None:
        """Play a move by itself until it has this many determinizations."""
        lacking = worlds - len(tried.chances[move])
        if lacking > 0:
            self.play(tried, [move], lacking)

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


class _Judging:
    """Judges moves by the posteriors of their gains."""

    def __init__(
        self,
        knowledge: Bot[Any, Any],
        state: State[Any],
        weights: dict[Any, float],
        tried: _Tried,
    ) -> None:
        self.knowledge = knowledge
        self.state = state
        self.tried = tried
        self.weights = weights
        self.prior_error = knowledge.prior_error(state)
        self._least = min(weights.values())

    def _thought(self, move: Any, other: Any) -> Thought | None:
        """The prior of the gain of `other` over `move`; None if its error is not measured.

        A move that is no candidate is thought as good as the least of them.
        """
        if not self.prior_error:
            return None
        worth = point_worth(self.knowledge, self.state, self.tried.mean_chance(self.tried.leader))
        gain = self.weights.get(other, self._least) - self.weights.get(move, self._least)
        return Thought(worth * gain, worth * self.prior_error)

    def gain(self, move: Any, other: Any) -> Belief:
        """The belief in the gain of `other` over `move`.

        With few playouts it is the prior alone, or only a loss is believed. Moves that never
        differ are settled.
        """
        chances = self.tried.chances
        thought = self._thought(move, other)
        mean, error = difference(chances[move], chances[other])
        if min(len(chances[move]), len(chances[other])) < MIN_COMPARISON_PLAYOUTS:
            if thought is None:
                return Belief(min(0.0, mean), error, inf)
            return Belief(thought.mean, thought.width, inf)
        said = posterior(mean, error, thought)
        return said._replace(regret=0.0) if mean == error == 0 else said

    def is_open(self, move: Any) -> bool:
        """Whether more playouts may gain something by this rival of the leader."""
        return self.gain(self.tried.leader, move).regret >= MIN_REGRET_POINTS

    def choose_leader(self, moves: Sequence[Any]) -> None:
        """Make the move with the best posterior mean the leader."""
        for _ in moves:
            gains = self._gains(moves)
            best = max(gains, key=gains.__getitem__)
            if gains[best] <= 0:
                break
            self.tried.leader = best

    def rival(self, moves: Sequence[Any]) -> Any | None:
        """The move with the best posterior mean beside the leader; None without one."""
        gains = self._gains(moves)
        del gains[self.tried.leader]
        return max(gains, key=gains.__getitem__, default=None)

    def _gains(self, moves: Sequence[Any]) -> dict[Any, float]:
        leader = self.tried.leader
        return {move: self.gain(leader, move).mean if move != leader else 0.0 for move in moves}

    def result(self, moves: Sequence[Any], playouts: int) -> SearchResult:
        """The chances of these moves, by the leader's mean and the gains over it."""
        tried = self.tried
        leader, mean = tried.leader, tried.mean_chance(tried.leader)
        beliefs = {move: self.gain(leader, move) for move in moves if move != leader}
        chances, errors = {leader: round(mean, 3)}, {leader: 0.0}
        for move, (gain, error, _) in beliefs.items():
            # Where gains go round in a circle, none is told to be better than the leader.
            chances[move] = round(max(0.0, mean + min(0.0, gain)), 3)
            errors[move] = round(error, 3)
        return SearchResult(
            chances,
            errors,
            playouts=playouts,
            error=round(tried.own_error_points(leader), 3),
            uncompared=tuple([move for move in tried.candidates if move not in chances]),
        )


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
