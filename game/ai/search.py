"""Determinized Monte-Carlo search over any game, for the chance to win the match.

The view is determinized many times: each determinization is a world with made-up hidden cards
that the view cannot tell from the real one.  In each world every candidate is made and the rest
is played out by the game's fast policy (``playouts``).  All candidates share
the same worlds (common random numbers), which takes most of the luck of the draw out of their
comparison.  (Ginsberg's method for bridge, "GIB: Imperfect
Information in a Computationally Challenging Game", 2001, with playouts by a policy in place
of a double-dummy solver.)

What luck is left still swamps small differences, so the search is careful.  Where it is known
how far the game's knowledge misjudges a move, that and the playouts are weighed against each
other as two measurements are (the posterior mean of a normal prior): a few playouts change
little, many overrule it.  Elsewhere what another gains over the candidate that the knowledge
puts first counts less a part of its standard error.  Candidates that are clearly behind get no
more playouts, and nobody thinks on where no candidate can be better by a difference that matters.

Worlds are played in blocks, which a crew of other processes may share; how many there are changes
nothing in what is found.

Playouts: what a move comes to in worlds made up from a view.

A world is a full state that the view cannot tell from the real one.  Worlds are numbered, and each
has a chance of its own that follows from a seed and its number: so they can be played in any
order, and by several processes, to the same values.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from random import Random
from typing import Any, Final, Protocol

from game.core.event import View
from game.core.game import Bot, Game, State

MAX_PLAYOUT_MOVES: Final = 2000
"""A playout (rollout) is cut off and evaluated after this many moves."""


def playout(
    knowledge: Any, world: State[Any], move: Any, rng: Random, steps: int = MAX_PLAYOUT_MOVES
) -> State[Any]:
    """The world after the move and a rollout of at most ``steps`` moves by the policy.

    It ends sooner where the knowledge says that the world is settled.
    """
    state = world.clone()
    state.advance(move)
    for _ in range(steps):
        if knowledge.is_leaf(state, world):
            break
        state.advance(knowledge.rollout_move(state, rng))
    return state


class PlayoutBatch:
    """The numbered worlds of a view, in which moves are played out."""

    def __init__(self, game: Game[Any, Any], view: View, seed: int) -> None:
        self.game = game
        self.seen: State[Any] = game.from_view(view)
        self.seed = seed

    def chances(self, number: int, moves: Sequence[Any]) -> list[float]:
        """The chance to win, in percent, of the seat that is asked, after each of some moves.

        All are played out in the same world with the same luck.
        """
        knowledge, seat = self.game.bot, self.seen.asked
        assert seat is not None, "the view asks a seat"
        world = self.game.sample_state(self.seen, Random(f"{self.seed} {number}"))
        return [
            100
            * knowledge.win_chances(
                playout(knowledge, world, move, Random(number), knowledge.search_horizon)
            )[seat]
            for move in moves
        ]

    def glance(self, move: Any, count: int) -> float:
        """The mean chance after a move in some worlds, in percent, with nothing played out."""
        knowledge, seat = self.game.bot, self.seen.asked
        assert seat is not None, "the view asks a seat"
        total = 0.0
        for number in range(count):
            world = self.game.sample_state(self.seen, Random(f"{self.seed} {number}"))
            world.advance(move)
            total += knowledge.win_chances(world)[seat]
        return 100 * total / count

    def rows(
        self,
        numbers: Sequence[int],
        moves: Sequence[Any],
        going_on: Callable[[], bool] = lambda: True,
    ) -> list[list[float]]:
        """The ``chances`` in each of these worlds, of as many as there is time for."""
        found = []
        for number in numbers:
            if not going_on():
                break
            found.append(self.chances(number, moves))
        return found


MIN_PLAYOUTS: Final = 8
"""The sample size below which no candidate is dropped and no gain is believed."""
BLOCK: Final = 8
"""So many worlds are played before the candidates that are clearly behind are dropped."""
GROWTH: Final = 4
"""Later a block is a fourth of what has been played, if that is more: a few worlds decide little
then, and at the end of each block those who play it wait for each other.
"""
PRUNE_ERRORS: Final = 3.0
"""A candidate is clearly behind by this many standard errors of the difference."""
DOUBT: Final = 0.5
"""How many standard errors are subtracted from a candidate's mean gain over the first one.

Measured on fresh worlds, 0.5 gained most: with 0 luck passes for a gain, with 2 real gains are
missed.
"""
MIN_GAIN_POINTS: Final = 0.1
"""Percent points: what is surely worth no more than this is not thought about any longer."""
EXPLAINED: Final = 64
"""So many worlds are played for a single candidate, and for a move that is compared with others."""
GLANCED: Final = 4
"""So many worlds are looked at where there is nothing to choose."""
SURE: Final = 2.0
"""By so many standard errors is a move better that was no candidate, or it is not better at all."""


@dataclass
class SearchBudget:
    """How long a search may go on: so many playouts, until a time, or until nobody wants it."""

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
        """A limit of so many playouts and seconds from now; None for no limit of that kind."""
        end = inf if seconds is None else time.monotonic() + seconds
        return cls(inf if playouts is None else playouts, end, unwanted)

    def in_time(self) -> bool:
        """Whether there is time left, and somebody still wants an answer."""
        return not self.unwanted() and (self.end == inf or time.monotonic() < self.end)

    def worlds(self, moves: int, played: int) -> int:
        """How many worlds may be played next with so many moves in each, after those ``played``."""
        left, count = self.playouts - self.made, max(BLOCK, played // GROWTH)
        return count if left >= count * moves else -(-int(left) // moves)


Here = Callable[[int], list[float] | None]
"""Plays a world in this process: its row, or None when there is no time left for it."""


class Crew(Protocol):
    """Others that play worlds of the same question at the same time."""

    def rows(
        self,
        numbers: Sequence[int],
        moves: Sequence[str],
        here: Here,
        end: float,
    ) -> dict[int, list[float]]:
        """The rows of worlds by their numbers, of as many as there is time for until ``end``."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search found: for each move the chance to win the match, in percent.

    ``chances`` begins with the move that was rated first.  ``errors`` are the standard errors of
    each move's difference to the best one, in percent points: 0 for that one.  ``exact``:
    every way the round may go on was counted.
    """

    chances: dict[Any, float]
    errors: dict[Any, float]
    exact: bool = False
    playouts: int = 0

    @property
    def best(self) -> Any:
        """The move with the best chance."""
        return max(self.chances, key=self.chances.__getitem__)


def search(
    game: Game[Any, Any],
    view: View,
    seed: int,
    limit: SearchBudget,
    crew: Crew | None = None,
    compared: Callable[[State[Any]], Sequence[Any]] | None = None,
) -> SearchResult:
    """The chance of each candidate for the seat the view asks.

    A chance is an estimate: the first candidate's mean over the worlds, plus for another candidate
    its estimated gain over the first (``_corrected`` where the knowledge's error is known, else
    ``_gain``).  At least one world is played.  A single candidate needs no thought: its chance is
    what a glance says.  With ``compared`` it is played in any case, and so are the moves which
    that names, in some of the same worlds, when the search is over.
    """
    knowledge = game.bot
    worlds = PlayoutBatch(game, view, seed)
    state = game.sample_state(worlds.seen, Random(f"{seed} thought"))
    solved = knowledge.solve_exactly(state)
    if solved is not None:
        weights = knowledge.search_prior(state)
        best_first = sorted(
            solved, key=lambda move: (solved[move], weights.get(move, -inf)), reverse=True
        )
        chances = {move: round(100 * solved[move], 3) for move in best_first}
        return SearchResult(chances, dict.fromkeys(chances, 0.0), exact=True)
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


def worth(knowledge: Bot[Any, Any], state: State[Any], chance: float) -> float:
    """How many percent points of a ``chance`` it is worth to end with one point more."""
    share = min(0.99, max(0.01, chance / 100))
    spread = knowledge.win_model.spread(state.setup.players).at(knowledge.rounds_left(state))
    return 100 * share * (1 - share) / spread


class _Tried:
    """The moves that are tried and their chances, by world; a move may lack the later ones.

    The ``candidates`` come first; those after them are only compared with them.
    """

    def __init__(self, moves: list[Any]) -> None:
        self.moves = moves
        self.candidates = len(moves)
        self.chances: list[list[float]] = [[] for _ in moves]

    @property
    def worlds(self) -> int:
        """How many worlds have been played."""
        return max(map(len, self.chances))

    def mean(self, place: int) -> float:
        """The mean chance of a move."""
        return sum(self.chances[place]) / max(1, len(self.chances[place]))


@dataclass
class _Sampling:
    """Plays worlds, alone or with a crew."""

    worlds: PlayoutBatch
    limit: SearchBudget
    crew: Crew | None
    first: bool = field(default=True)

    def play(self, tried: _Tried, places: Sequence[int], count: int) -> None:
        """Play so many further worlds with the moves at some places."""
        begin = len(tried.chances[places[0]])
        numbers: Sequence[int] = range(begin, begin + count)
        moves = [tried.moves[place] for place in places]
        rows = self._rows(numbers, moves)
        for number in numbers:
            if number not in rows:
                # Out of time: worlds behind a gap would not be the same for all.
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
    """Play a single candidate often enough, and then the moves it is to be compared with."""
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
            # Of each a world at least, however little time is left.
            sampling.first = not tried.chances[place]
            if not sampling.first and not limit.in_time():
                break
            sampling.play(tried, [place], int(min(BLOCK, lacking)))


@dataclass
class _Prior:
    """What was thought of the moves before any was played, in percent points, and its error.

    None for a move of which nothing was thought; an error of 0, where it was not measured.
    """

    thought: list[float | None]
    misjudged: float

    def between(self, one: int, other: int) -> float | None:
        """By how much the other was thought better; None where that says nothing."""
        mine, theirs = self.thought[one], self.thought[other]
        if not self.misjudged or mine is None or theirs is None:
            return None
        return theirs - mine


def _found(tried: _Tried, prior: _Prior, playouts: int) -> SearchResult:
    """What the chances in the worlds and what was thought before come to."""
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
    """The rivals of the first candidate that more worlds can still decide about.

    None are left when the only one that is not clearly behind is clearly ahead of the first, or
    when none can be better by what matters.
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
    """Whether one candidate is clearly better than another, or never different from it."""
    mean, error = difference(worse, better)
    return mean >= PRUNE_ERRORS * error


def _matters(leading: Sequence[float], other: Sequence[float]) -> bool:
    """Whether one candidate may yet be better than the leading one by what matters."""
    mean, error = difference(leading, other)
    return mean + PRUNE_ERRORS * error > MIN_GAIN_POINTS


def _gain(first: Sequence[float], other: Sequence[float]) -> float:
    """The mean gain of a candidate over the first one in the same worlds, less the doubt.

    In too few worlds no gain is believed, only a loss.
    """
    mean, error = difference(first, other)
    if len(other) < MIN_PLAYOUTS:
        return min(0.0, mean)
    return mean - DOUBT * error


def _corrected(
    thought: float, misjudged: float, first: Sequence[float], other: Sequence[float]
) -> tuple[float, float]:
    """The posterior mean of a candidate's gain over the first one, and its standard deviation.

    The prior is the knowledge's estimate ``thought`` with the standard deviation ``misjudged``;
    the measurement is the mean difference in the worlds, with its standard error.
    """
    if len(other) < MIN_PLAYOUTS:
        return thought, misjudged
    mean, error = difference(first, other)
    trust = misjudged**2 / (misjudged**2 + error**2)
    return trust * mean + (1 - trust) * thought, sqrt(trust) * error


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much the other is better on average, and the standard error of that mean.

    Both in the worlds that both were played in, at least one.
    """
    gains = [theirs - mine for mine, theirs in zip(one, other, strict=False)]
    count = len(gains)
    mean = sum(gains) / count
    if count == 1:
        return mean, abs(mean)
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / (count - 1) / count)
