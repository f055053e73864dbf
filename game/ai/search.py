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
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import inf, sqrt
from random import Random
from typing import Any, Final, Protocol

from game.ai.endings import Ending
from game.core.event import View
from game.core.game import Bot, Game, State, World
from game.core.state import Setup

MAX_PLAYOUT_MOVES: Final = 2000
"""Default length of a playout in moves, after which it is evaluated."""


def playout(
    knowledge: Any,
    world: State[Any],
    move: Any,
    rng: Random,
    steps: int = MAX_PLAYOUT_MOVES,
    plan: Sequence[Any] = (),
) -> State[Any]:
    """State after `move`, its plan and a rollout by the policy, cut off after `steps` moves.

    It ends earlier at a leaf, as the bot defines it.
    """
    state = world.clone()
    state.advance(move)
    for following in plan:
        state.advance(following)
    for _ in range(steps):
        if knowledge.is_leaf(state, world):
            break
        state.advance(knowledge.rollout_move(state, rng))
    return state


class PlayoutBatch:
    """The numbered determinizations of a view, in which moves are played out."""

    def __init__(self, game: Game[Any, Any], view: View, seed: int) -> None:
        self.game = game
        self.seen: State[Any] = game.from_view(view)
        self.seed = seed
        self._plans: dict[Any, Sequence[Any]] = {}
        self._listed: Sequence[World] = game.bot.worlds(self.seen, MOST_LISTED) or ()

    def chances(self, number: int, moves: Sequence[Any]) -> list[float]:
        """Percent chance to win of the asked seat after each move, in determinization `number`.

        All moves share the determinization and the seed of the rollout.
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
                )
            )[seat]
            for move in moves
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

    def glance(self, move: Any, count: int) -> float:
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


MOST_LISTED: Final = 24
"""Threshold of possible worlds up to which all are played, in turn, instead of sampled."""
MIN_PLAYOUTS: Final = 8
"""Minimum sample size for pruning a candidate or for believing a gain."""
BLOCK: Final = 8
"""Number of determinizations in the first blocks, between two pruning steps."""
GROWTH: Final = 4
"""Divisor for later blocks: each adds this part of the determinizations already played.

Short blocks would decide little then, and each ends with a wait for its slowest process.
"""
PRUNE_ERRORS: Final = 3.0
"""Pruning threshold, in standard errors of the difference."""
DOUBT: Final = 0.5
"""Standard errors subtracted from a rival's mean gain over the first candidate.

Measured on fresh determinizations, 0.5 gains most. At 0 luck passes for a gain; at 2 real gains are
missed.
"""
MIN_GAIN_POINTS: Final = 0.1
"""Percent points below which a difference is not worth more search."""
EXPLAINED: Final = 64
"""Playouts of a single candidate, and of a move added for comparison."""
GLANCED: Final = 4
"""Number of determinizations evaluated for a forced move."""
MAX_SAMPLED: Final = 99.9
"""Highest chance in percent of a move that was only sampled, next to one that is sure to win."""
SURE: Final = 2.0
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

    def in_time(self) -> bool:
        """Whether time is left and the answer is still wanted."""
        return not self.unwanted() and (self.end == inf or time.monotonic() < self.end)

    def worlds(self, moves: int, played: int) -> int:
        """Size of the next block for `moves` moves, after `played` determinizations."""
        left, count = self.playouts - self.made, max(BLOCK, played // GROWTH)
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
    gain comes from ``_corrected`` if the prior's error is known, else from ``_gain``.

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
    if certain:
        return _sure_win(_Sampling(worlds, limit, crew), state, list(certain), compared)
    weights = knowledge.search_prior(state)
    tried = _Tried(sorted(weights, key=weights.__getitem__, reverse=True))
    if len(tried.moves) == 1 and compared is None:
        move = tried.moves[0]
        return SearchResult({move: round(worlds.glance(move, GLANCED), 3)}, {move: 0.0})
    sampling = _Sampling(worlds, limit, crew)
    rivals = list(range(1, len(tried.moves)))
    while rivals:
        count = limit.worlds(1 + len(rivals), tried.worlds)
        if tried.worlds and (count < 1 or not limit.in_time()):
            break
        sampling.play(tried, [0, *rivals], max(1, count))
        if tried.worlds >= MIN_PLAYOUTS:
            rivals = _undecided(tried.chances, rivals)
    if compared is not None:
        _explain(sampling, tried, compared(state))
    slope = worth(knowledge, state, tried.mean(0))
    prior = _Prior(
        [slope * weights[move] if move in weights else None for move in tried.moves],
        slope * knowledge.prior_error(state),
    )
    return _found(tried, prior, limit.made)


def _counted(
    game: Game[Any, Any], seen: State[Any], limit: SearchBudget
) -> dict[Any, float] | None:
    """The chance after each legal move, counted through; None if there is too much to count."""
    worlds = game.bot.worlds(seen, game.bot.counted_worlds) if game.bot.counted_worlds else None
    if worlds is None or not limit.in_time():
        return None
    moves = worlds[0].state.legal()
    if len(list(islice(moves, 2))) < 2:
        return None
    half = inf if limit.end == inf else (time.monotonic() + limit.end) / 2

    def going_on() -> bool:
        return limit.in_time() and (half == inf or time.monotonic() < half)

    return Ending(game, seen, going_on=going_on).solve(worlds)


def _sure_win(
    sampling: "_Sampling",
    state: State[Any],
    certain: list[Any],
    compared: Callable[[State[Any]], Sequence[Any]] | None,
) -> SearchResult:
    """The result where moves are sure to win; moves to compare with are played out."""
    chances = dict.fromkeys(certain, 100.0)
    errors = dict.fromkeys(certain, 0.0)
    others = [] if compared is None else [one for one in compared(state) if one not in chances]
    if others:
        tried = _Tried(others)
        _explain(sampling, tried, others[1:])
        for place, move in enumerate(others):
            lost = [100.0 - chance for chance in tried.chances[place]]
            mean, error = difference([0.0] * len(lost), lost)
            chances[move] = round(min(MAX_SAMPLED, 100.0 - mean), 3)
            errors[move] = round(error, 3)
    return SearchResult(chances, errors, playouts=sampling.limit.made, certain=frozenset(certain))


def worth(knowledge: Bot[Any, Any], state: State[Any], chance: float) -> float:
    """Percent points that one more point at the end is worth at a given ``chance``."""
    share = min(0.99, max(0.01, chance / 100))
    spread = knowledge.win_model.spread(state.setup.players).at(knowledge.rounds_left(state))
    return 100 * share * (1 - share) / spread


class _Tried:
    """Tried moves and their chances by determinization number.

    The first ``candidates`` moves are candidates; later ones are only compared. A pruned move lacks
    the later determinizations.
    """

    def __init__(self, moves: list[Any]) -> None:
        self.moves = moves
        self.candidates = len(moves)
        self.chances: list[list[float]] = [[] for _ in moves]

    @property
    def worlds(self) -> int:
        """Number of determinizations played."""
        return max(map(len, self.chances))

    def mean(self, place: int) -> float:
        return sum(self.chances[place]) / max(1, len(self.chances[place]))


@dataclass
class _Sampling:
    """Plays determinizations, alone or with a helper pool."""

    worlds: PlayoutBatch
    limit: SearchBudget
    crew: Crew | None
    first: bool = field(default=True)

    def play(self, tried: _Tried, places: Sequence[int], count: int) -> None:
        """Play `count` further determinizations with the moves at `places`."""
        begin = len(tried.chances[places[0]])
        numbers: Sequence[int] = range(begin, begin + count)
        moves = [tried.moves[place] for place in places]
        rows = self._rows(numbers, moves)
        for number in numbers:
            if number not in rows:
                # Out of time: results behind a gap would not line up across moves.
                break
            self.limit.made += len(places)
            for place, chance in zip(places, rows[number], strict=True):
                tried.chances[place].append(chance)

    def _rows(self, numbers: Sequence[int], moves: Sequence[Any]) -> dict[int, list[float]]:
        if self.crew is None:
            rows = self.worlds.rows(numbers, moves, self._going_on)
            return dict(zip(numbers, rows, strict=False))
        written = [self.worlds.game.write(move) for move in moves]

        def here(number: int) -> list[float] | None:
            return self.worlds.chances(number, moves) if self._going_on() else None

        return self.crew.rows(numbers, written, here, self.limit.end)

    def _going_on(self) -> bool:
        first, self.first = self.first, False
        return first or self.limit.in_time()


def _explain(sampling: _Sampling, tried: _Tried, moves: Sequence[Any]) -> None:
    """Give a single candidate enough playouts, then play the moves to compare it with."""
    limit = sampling.limit
    enough = tried.worlds or max(1, min(EXPLAINED, limit.playouts))
    for move in (tried.moves[0], *moves):
        if move not in tried.moves:
            tried.moves.append(move)
            tried.chances.append([])
        place = tried.moves.index(move)
        if place and place < tried.candidates:
            continue
        most = enough if place == 0 else min(EXPLAINED, enough)
        while (lacking := most - len(tried.chances[place])) > 0:
            # Each move gets at least one playout, even without time left.
            sampling.first = not tried.chances[place]
            if not sampling.first and not limit.in_time():
                break
            sampling.play(tried, [place], int(min(BLOCK, lacking)))


@dataclass
class _Prior:
    """Prior values of the moves in percent points, and the standard deviation of their error.

    None for a move without a prior; ``misjudged`` is 0 if the error was not measured.
    """

    thought: list[float | None]
    misjudged: float

    def between(self, one: int, other: int) -> float | None:
        """Prior gain of `other` over `one`; None if no usable prior exists."""
        mine, theirs = self.thought[one], self.thought[other]
        if not self.misjudged or mine is None or theirs is None:
            return None
        return theirs - mine


def _found(tried: _Tried, prior: _Prior, playouts: int) -> SearchResult:
    """Combine playouts and prior to the search result."""
    chances = {tried.moves[0]: tried.mean(0)}
    for place, move in list(enumerate(tried.moves))[1:]:
        thought = prior.between(0, place)
        mine, theirs = tried.chances[0], tried.chances[place]
        if place >= tried.candidates:
            mean, error = difference(mine, theirs)
            gain = min(mean, max(0.0, mean - SURE * error))
        elif thought is None:
            gain = _gain(mine, theirs)
        else:
            gain, _ = _corrected(thought, prior.misjudged, mine, theirs)
        chances[move] = tried.mean(0) + gain
    best = max(range(len(tried.moves)), key=lambda place: chances[tried.moves[place]])
    errors = {}
    for place, move in enumerate(tried.moves):
        mine, theirs = tried.chances[best], tried.chances[place]
        thought = prior.between(best, place)
        if place == best:
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


def _undecided(chances: Sequence[Sequence[float]], rivals: list[int]) -> list[int]:
    """Rivals of the first candidate that more playouts can still decide.

    Empty once a sole survivor is clearly ahead of the first candidate, or no difference can matter.
    """
    leader = max((0, *rivals), key=lambda place: sum(chances[place]))
    left = [
        place for place in rivals if place == leader or not _clear(chances[leader], chances[place])
    ]
    if left == [leader] and _clear(chances[leader], chances[0]):
        return []
    others = [chances[place] for place in (0, *left) if place != leader]
    return left if any(_matters(chances[leader], one) for one in others) else []


def _clear(better: Sequence[float], worse: Sequence[float]) -> bool:
    """Whether one candidate is clearly better than another, or never differs from it."""
    mean, error = difference(worse, better)
    return mean >= PRUNE_ERRORS * error


def _matters(leading: Sequence[float], other: Sequence[float]) -> bool:
    """Whether `other` may still exceed the leader by more than the threshold."""
    mean, error = difference(leading, other)
    return mean + PRUNE_ERRORS * error > MIN_GAIN_POINTS


def _gain(first: Sequence[float], other: Sequence[float]) -> float:
    """Mean gain of a rival over the first candidate in shared determinizations, less ``DOUBT``.

    Below ``MIN_PLAYOUTS`` only a loss is believed.
    """
    mean, error = difference(first, other)
    if len(other) < MIN_PLAYOUTS:
        return min(0.0, mean)
    return mean - DOUBT * error


def _corrected(
    thought: float, misjudged: float, first: Sequence[float], other: Sequence[float]
) -> tuple[float, float]:
    """Posterior mean of a rival's gain over the first candidate, and its standard deviation.

    The prior has mean ``thought`` and standard deviation ``misjudged``. The measurement is the mean
    difference with its standard error.
    """
    if len(other) < MIN_PLAYOUTS:
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
