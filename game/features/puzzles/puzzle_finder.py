"""Search for puzzles: decisions of seat 0 with one clearly best move, in matches of good players.

A decision passes three filters. A short expert search tells whether one move may be far ahead. The
levels then play the position, which grades it; each grade and kind of decision has a quota. Last,
every legal move is played out to the round's end in fresh determinizations. The best one must lead
each other by a margin, with a confidence interval above 0.

Determinizations depend only on seat 0's view and on the seed, so no puzzle depends on a hidden
card. The same seed finds the same puzzles.

Begin with `Finder.find`; `verify` is the last filter, and `Playouts` the statistics behind it.
"""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from random import Random
from typing import Any, Final

from game import VERSION
from game.ai.characters import YOU, Player, company
from game.ai.levels import LEVELS, advise
from game.ai.search import playout
from game.core.event import Seat, View
from game.core.game import Game, State
from game.features.puzzles.puzzle import Collection, Puzzle, Worse
from game.features.review.review import essence
from game.match.match import Match, load
from game.text.message import seats, told

SURE: Final = 0.99
"""Confidence level of the intervals."""
ERRORS: Final = 2.576
"""The z-score of that confidence level."""
MOST_MOVES: Final = 40
"""Maximum number of legal moves in a puzzle; more would be tedious to read."""
LOOK: Final = 24
"""Number of determinizations after which hopeless moves are dropped."""
HOPELESS: Final = 5.0
"""Threshold for a hopeless move, in standard errors behind the best."""


def ahead(points: Sequence[float], seat: Seat) -> float:
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


def alternatives(state: State[Any]) -> list[list[Any]] | None:
    """Legal moves grouped by the position they lead to; None if there are too many."""
    moves = list(islice(state.legal(), MOST_MOVES + 1))
    if len(moves) > MOST_MOVES:
        return None
    found: list[tuple[View, list[Any]]] = []
    for move in moves:
        after = state.clone()
        after.advance(move)
        position = essence(after.full_view())
        for other, group in found:
            if position == other:
                group.append(move)
                break
        else:
            found.append((position, [move]))
    return [group for _, group in found]


class Playouts:
    """Playouts of moves in shared determinizations.

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
                end = playout(game.bot, world, self.moves[place], self._rng)
                value = ahead(game.bot.value(end), seat)
                self.points[place].append(value)
            self._worlds += 1
            if self._worlds == LOOK:
                self._drop_hopeless()

    def _drop_hopeless(self) -> None:
        best = self.points[max(self._going, key=self._mean)]
        self.leave([one for one in self._going if _hopeless(best, self.points[one])])

    def leave(self, decided: Container[int]) -> None:
        """Drop moves by index, except the two best."""
        by_points = sorted(self._going, key=lambda place: -self._mean(place))
        self._going = sorted(
            [*by_points[:2], *(one for one in by_points[2:] if one not in decided)]
        )

    def _mean(self, place: int) -> float:
        return sum(self.points[place]) / len(self.points[place])

    def gaps(self, best: int, errors: float = ERRORS) -> dict[int, Gap]:
        """Loss of every other move against ``best``, by index.

        The intervals span ``errors`` standard errors on both sides.
        """
        return {
            place: gap(self.points[best], theirs, errors)
            for place, theirs in enumerate(self.points)
            if place != best
        }


def _hopeless(best: Sequence[float], other: Sequence[float]) -> bool:
    mean, error = _difference(best, other)
    return mean > HOPELESS * error


def gap(best: Sequence[float], other: Sequence[float], errors: float = ERRORS) -> Gap:
    """Loss of one move against another in the determinizations they share."""
    mean, error = _difference(best, other)
    reach = errors * error
    worlds = min(len(best), len(other))
    return Gap(round(mean, 3), round(mean - reach, 3), round(mean + reach, 3), worlds)


def _difference(best: Iterable[float], other: Iterable[float]) -> tuple[float, float]:
    """Mean difference in shared determinizations, and its standard error."""
    gaps = [mine - theirs for mine, theirs in zip(best, other, strict=False)]
    count = len(gaps)
    mean = sum(gaps) / count
    if count < 2:
        return mean, abs(mean)
    return mean, sqrt(sum([(one - mean) ** 2 for one in gaps]) / (count - 1) / count)


def margin(game: Game[Any, Any]) -> float:
    """Minimum lead of a puzzle's best move in points.

    It is 1.5 times the bot's margin for a small difference.
    """
    return 1.5 * float(game.bot.puzzle_margin)


GOOD: Final = "hard"
"""Level shown for the opponents; their moves follow the heuristic values without a search."""
MOST_PLAYERS: Final = 4
LATEST: Final = 24
"""Maximum number of seat 0's decisions skipped at random before the first look."""
LOOKED_AT: Final = 14
"""Maximum number of decisions examined per match."""
FIRST_LOOK: Final = 90
"""Playout budget of the first filter."""
TRIES: Final = 8
"""Number of tries per level."""
EXPERT_TRIES: Final = 2
EXPERT_THOUGHT: Final = 480
LOOKS: Final = ((100, 3.5), (200, 3.5), (400, ERRORS))
"""Stages of verification: determinizations, and the standard errors at which a move is settled.

It ends early once all moves are settled. Repeated looks cost less than a thousandth of the
confidence.
"""
EARLY: Final = (24, 50)
"""Numbers of determinizations at which an unlikely puzzle is abandoned."""
HOPE: Final = 0.5
"""Standard errors granted to every loss before a puzzle is abandoned as too close."""
QUICK: Final = ((12, 0.0), (48, 0.6))
"""Stages of the quick check: determinizations, and the share of the margin every rival must trail
by.
"""
RIVALS: Final = 4
"""Number of top prior moves in the quick check."""
MOST_OF_A_KIND: Final = 0.5
"""Maximum share of the puzzles of one kind."""
MOST_OF_A_GRADE: Final = {1: 0.25, 2: 0.45, 3: 0.6, 4: 1.0}
"""Maximum share of the puzzles, by number of stars."""
MOST_WITH_TWO: Final = 0.25
"""Maximum share of two-move puzzles, if the game offers others."""
USUAL: Final = 0.8
"""Share of two-move decisions from which a game is exempt from that limit."""
SAMPLED = 3
"""Number of matches sampled for a game's share of two-move decisions."""
MOST_SAMPLED = 80
"""Maximum number of moves of each sampled match."""
ME: Final = Seat(0)

PATIENCE: Final = 8
"""Matches without a puzzle after which all quotas are lifted."""
Kind = tuple[str, str, str]
"""Phase of the decision, pattern of its best move, and leaning that the move shows."""


class Finder:
    """Searches puzzles of one game until its collection has ``want`` of them."""

    def __init__(self, game: Game[Any, Any], collection: Collection, want: int) -> None:
        self.game = game
        self.collection = collection
        self.want = want
        self.margin = margin(game)
        self._most_with_two = 1.0 if _either_or(game) > USUAL else MOST_WITH_TWO
        self._kinds = Counter(kind_of(game, one) for one in collection.puzzles)
        self._grades = Counter(one.stars for one in collection.puzzles)

    @property
    def dry(self) -> int:
        """Number of matches since the last puzzle."""
        found = self.collection.puzzles
        return self.collection.next - (found[-1].match + 1 if found else 0)

    @property
    def satisfied(self) -> bool:
        return len(self.collection.puzzles) >= self.want

    def find(self) -> Puzzle | None:
        """Examine the next match; its puzzle, or None."""
        number = self.collection.next
        puzzle = self.look_at(number)
        self.collection.next = number + 1
        if puzzle is not None:
            self.collection.puzzles.append(puzzle)
            self._kinds[kind_of(self.game, puzzle)] += 1
            self._grades[puzzle.stars] += 1
        return puzzle

    def look_at(self, number: int) -> Puzzle | None:
        """Puzzle in the match of this number, or None."""
        rng = Random(f"{self.collection.seed} {self.game.name} puzzle {number}")
        match = self._match(number, rng)
        for _ in self._decisions(match, rng):
            puzzle = self._weigh(match, number, rng)
            if puzzle is not None:
                return puzzle
        return None

    def _match(self, number: int, rng: Random) -> Match:
        """New match; its number decides the players and the preset."""
        game = self.game
        least, most = game.players
        tables = range(least, min(most, MOST_PLAYERS) + 1)
        players = tables[number % len(tables)]
        preset = game.options_type.presets[number // len(tables) % len(game.options_type.presets)]
        setup = game.setup(players, preset.values, rng.getrandbits(48))
        others = [Player(one.name, GOOD).seat() for one in company(players - 1, rng)]
        return Match(game, setup, [YOU, *others])

    def _decisions(self, match: Match, rng: Random) -> Iterator[None]:
        """Play the match, and pause at each decision of seat 0 to examine."""
        skipped, looked = rng.randrange(LATEST), 0
        table = self.game.table
        while (seat := match.state.asked) is not None and looked < LOOKED_AT:
            view = match.view(seat)
            several = match.state.clone().legal()
            first = next(several)
            if next(several, None) is None:
                match.follow(self.game.write(first))
                continue
            if seat == ME and (table is None or table.open_call(match.state) is None):
                if skipped > 0:
                    skipped -= 1
                else:
                    looked += 1
                    yield
            weights = self.game.bot.evaluate_moves(self.game.determinize(view, rng))
            match.follow(self.game.write(max(weights, key=weights.__getitem__)))

    def _weigh(self, match: Match, number: int, rng: Random) -> Puzzle | None:
        """Puzzle at the match's position, or None."""
        game, view = self.game, match.view(ME)
        groups = alternatives(game.determinize(view, rng))
        if groups is None or not self._enough(len(groups)):
            return None
        values = self._first_look(view, rng)
        ranked = sorted(values, key=values.__getitem__, reverse=True)
        if len(ranked) > 1 and values[ranked[0]] - values[ranked[1]] < 0.7 * self.margin:
            return None
        best = next((group for group in groups if ranked[0] in group), None)
        if best is None or not self._wanted(match, ranked[0]):
            return None
        found = {
            level.name: self._finds(view, level.name, best, TRIES, rng) for level in LEVELS[:-1]
        }
        stars = 1 + sum(2 * times < tries for times, tries in found.values())
        if self.dry < PATIENCE and self._grades[stars] >= MOST_OF_A_GRADE[stars] * self.want:
            return None
        names = seats(match.setup.players)
        if not told(game.bot.explain(game.determinize(view, rng), ranked[0], names)):
            return None
        if not self._promising(view, best, [g for g in groups if g is not best], ranked, rng):
            return None
        verified = verify(game, view, groups, groups.index(best), self.margin, rng)
        if verified is None:
            return None
        expert = self._finds(view, LEVELS[-1].name, best, EXPERT_TRIES, rng)
        if expert[0] < EXPERT_TRIES:
            return None
        worse, playouts = verified
        return Puzzle(
            number,
            stars,
            match.record(),
            tuple(map(game.write, [ranked[0], *(one for one in best if one != ranked[0])])),
            worse,
            playouts,
            {**found, LEVELS[-1].name: expert},
            VERSION,
        )

    def _first_look(self, view: View, rng: Random) -> dict[Any, float]:
        """Mean lead after each candidate move, from a few playouts."""
        state = self.game.determinize(view, rng)
        weights = self.game.bot.search_prior(state)
        if len(weights) == 1:
            return {**self.game.bot.move_costs(state), **dict.fromkeys(weights, 0.0)}
        look = Playouts(self.game, view, list(weights), rng)
        look.go_on(FIRST_LOOK // len(weights))
        return {
            move: sum(points) / len(points)
            for move, points in zip(weights, look.points, strict=True)
        }

    def _enough(self, choices: int) -> bool:
        """Whether this number of distinct moves is acceptable; two only within their quota."""
        if choices == 2:
            either_or = sum(len(one.worse) == 1 for one in self.collection.puzzles)
            return self.dry >= PATIENCE or either_or < self._most_with_two * self.want
        return choices > 2

    def _wanted(self, match: Match, move: Any) -> bool:
        """Whether the quota for this kind of decision is open; it widens while kinds are few."""
        kind = _kind(self.game, match.state, move)
        most = max(MOST_OF_A_KIND, 1.2 / len({*self._kinds, kind}))
        return self.dry >= PATIENCE or self._kinds[kind] < most * self.want

    def _promising(
        self,
        view: View,
        best: Sequence[Any],
        others: Sequence[Sequence[Any]],
        ranked: Sequence[Any],
        rng: Random,
    ) -> bool:
        """Whether the best move holds its lead over the top rivals in a few determinizations."""
        rivals = [group for group in others if any(move in ranked[:RIVALS] for move in group)]
        groups = [best, *(rivals or others[:RIVALS])]
        quick = Playouts(self.game, view, [group[0] for group in groups], rng)
        for worlds, part in QUICK:
            quick.go_on(worlds)
            if any(one.mean < part * self.margin for one in quick.gaps(0).values()):
                return False
        return _likely(quick, 0, self.margin)

    def _finds(
        self, view: View, level: str, best: Sequence[Any], tries: int, rng: Random
    ) -> tuple[int, int]:
        """Number of tries in which a level finds a best move, and number of tries."""
        right = {self.game.write(move) for move in best}
        thought = EXPERT_THOUGHT
        moves = [
            advise(self.game, view, level, rng.getrandbits(32), thought).move for _ in range(tries)
        ]
        return sum(move in right for move in moves), tries


def kind_of(game: Game[Any, Any], puzzle: Puzzle) -> Kind:
    """Kind of decision of a puzzle."""
    return _kind(game, state_of(puzzle), game.parse(puzzle.best[0]))


def _kind(game: Game[Any, Any], state: State[Any], move: Any) -> Kind:
    return state.phase, sort_of(game.write(move)), game.bot.shown_trait(state, move)


def sort_of(move: str) -> str:
    """Pattern of a move: its words without cards and numbers."""
    return " ".join(word for word in move.split() if word.isalpha() and word.islower())


def _either_or(game: Game[Any, Any]) -> float:
    """Share of a game's decisions that are between exactly two moves."""
    counted: Counter[bool] = Counter()
    for number in range(SAMPLED):
        rng = Random(number)
        state = game.new(game.setup(game.players[0], {}, number))
        for _ in range(MOST_SAMPLED):
            if state.asked is None:
                break
            groups = alternatives(state)
            if groups is None or len(groups) > 1:
                counted[groups is not None and len(groups) == 2] += 1
            state.advance(game.bot.rollout_move(state, rng))
    return counted[True] / max(1, counted.total())


def state_of(puzzle: Puzzle) -> Any:
    """Position of a puzzle, with hidden cards."""
    return load(puzzle.record).state


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
    for worlds in EARLY:
        made.go_on(worlds)
        if not _likely(made, best, least):
            return None
    for worlds, errors in LOOKS:
        made.go_on(worlds)
        gaps = made.gaps(best, errors)
        behind = [place for place, one in gaps.items() if one.mean >= least and one.low > 0]
        if len(behind) == len(gaps):
            break
        if not _likely(made, best, least):
            return None
        made.leave(behind)
    else:
        return None
    worse = [
        Worse(tuple(map(game.write, groups[place])), one.mean, one.low, one.high, one.worlds)
        for place, one in made.gaps(best).items()
    ]
    worse.sort(key=lambda one: one.behind)
    if worse[0].worlds < LOOKS[0][0]:
        return None
    return tuple(worse), made.made


def _likely(made: Playouts, best: int, least: float) -> bool:
    """Whether every loss may still reach its required size at the last stage.

    This only decides when to give up; accepted puzzles pass all of ``verify``.
    """
    most = LOOKS[-1][0]
    for one in made.gaps(best, 1.0).values():
        error = one.high - one.mean
        needed = max(least, ERRORS * error * sqrt(min(1.0, one.worlds / most)))
        if one.mean + HOPE * error < needed:
            return False
    return True
