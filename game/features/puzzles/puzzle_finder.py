"""Finding puzzles: matches between good players, and decisions in which one move is best.

A decision of seat 0 goes through three sieves.  The search of the experts, with few playouts,
says whether one move may be far ahead.  The levels are asked which move they would make: that
grades it, and of each grade and each kind of decision only so many are wanted.  What is left is
verified in fresh worlds: every legal move is played out to the round's end, and the best one must
be ahead of each other by a margin that matters, with an interval that does not come to 0.

Worlds are made up from what seat 0 knows, by chance that follows from the seed alone: the same
seed finds the same puzzles.

What moves come to: those that lead to one position, and how far each is behind the best.

All of it in worlds made up from what the seat that is asked knows, so that nothing here depends
on a card that the player of the puzzle could not see.
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
"""How certain an interval holds the true mean."""
ERRORS: Final = 2.576
"""Standard errors from the mean to the end of an interval of that certainty."""
MOST_MOVES: Final = 40
"""Decisions between more legal moves are no puzzles: nobody would look through them."""
LOOK: Final = 24
"""After so many worlds moves that are hopelessly behind are played out no more."""
HOPELESS: Final = 5.0
"""A move is hopelessly behind by so many standard errors."""


def ahead(points: Sequence[float], seat: Seat) -> float:
    """By how many points a seat is ahead of the others, of whom the best counts twice."""
    rivals = [theirs for one, theirs in enumerate(points) if one != seat]
    return float(points[seat] - (sum(rivals) / len(rivals) + max(rivals)) / 2)


@dataclass(frozen=True, slots=True)
class Gap:
    """By how much a move is behind another: the mean over so many worlds, and its interval."""

    mean: float
    low: float
    high: float
    worlds: int


def alternatives(state: State[Any]) -> list[list[Any]] | None:
    """The legal moves, those that lead to the same position together; None if too many."""
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
    """The playouts of some moves in worlds that all of them share.

    ``points`` has for each move what it came to in each world: points ahead of the others at
    the round's end.  The list of one that is hopelessly behind is shorter; the best one and the
    next are played out in every world.
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
        """How many playouts there have been."""
        return sum(map(len, self.points))

    def go_on(self, worlds: int) -> None:
        """Make playouts until there have been so many worlds."""
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
        """Play some moves out no more, by their places; but the best two go on."""
        by_points = sorted(self._going, key=lambda place: -self._mean(place))
        self._going = sorted(
            [*by_points[:2], *(one for one in by_points[2:] if one not in decided)]
        )

    def _mean(self, place: int) -> float:
        return sum(self.points[place]) / len(self.points[place])

    def gaps(self, best: int, errors: float = ERRORS) -> dict[int, Gap]:
        """By how much each other move is behind one of them, by its place.

        The intervals reach so many standard errors to either side.
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
    """By how much one move is behind another in the worlds in which both were played out."""
    mean, error = _difference(best, other)
    reach = errors * error
    worlds = min(len(best), len(other))
    return Gap(round(mean, 3), round(mean - reach, 3), round(mean + reach, 3), worlds)


def _difference(best: Iterable[float], other: Iterable[float]) -> tuple[float, float]:
    """The mean of the differences in the worlds of both, and its standard error."""
    gaps = [mine - theirs for mine, theirs in zip(best, other, strict=False)]
    count = len(gaps)
    mean = sum(gaps) / count
    if count < 2:
        return mean, abs(mean)
    return mean, sqrt(sum([(one - mean) ** 2 for one in gaps]) / (count - 1) / count)


def margin(game: Game[Any, Any]) -> float:
    """By how many points the best move of a puzzle is ahead at least.

    Half as much again as is little.
    """
    return 1.5 * float(game.bot.puzzle_margin)


GOOD: Final = "hard"
"""The level that the seats of a puzzle have; they play what weighs most, without looking ahead."""
MOST_PLAYERS: Final = 4
LATEST: Final = 24
"""Before a decision is looked at so many of seat 0 have gone by at most, by chance."""
LOOKED_AT: Final = 14
"""Decisions of a match that are looked at; then there is another match."""
FIRST_LOOK: Final = 90
"""The playouts of the first sieve."""
TRIES: Final = 8
"""How often each level is asked what it would do."""
EXPERT_TRIES: Final = 2
EXPERT_THOUGHT: Final = 480
LOOKS: Final = ((100, 3.5), (200, 3.5), (400, ERRORS))
"""A puzzle is verified in so many worlds: fewer are enough for moves that are behind by so many
standard errors, and for all once each of them is.  Looking more than once costs less than a
thousandth of the certainty."""
EARLY: Final = (24, 50)
"""After so many worlds it is given up already when it is not likely to be one."""
HOPE: Final = 0.5
"""It is not when a move was this part of a standard error more behind, and still not enough."""
QUICK: Final = ((12, 0.0), (48, 0.6))
"""In so many other worlds it is seen first whether those are worth the while: every move must be
behind by such a part of the margin there."""
RIVALS: Final = 4
"""The moves that are looked at there: so many that the search puts first."""
MOST_OF_A_KIND: Final = 0.5
MOST_OF_A_GRADE: Final = {1: 0.25, 2: 0.45, 3: 0.6, 4: 1.0}
"""Which part of the puzzles may be of one kind, and of one grade."""
MOST_WITH_TWO: Final = 0.25
"""Which part of them may leave a choice between two moves only, in a game that has others."""
USUAL: Final = 0.8
"""A game in which this part of all decisions is between two moves has hardly others."""
SAMPLED, MOST_SAMPLED = 3, 80
"""Matches, and moves of each, from which is told between how many moves a game's decisions are."""
ME: Final = Seat(0)

PATIENCE: Final = 8
"""After so many matches without a puzzle any is welcome."""
Kind = tuple[str, str, str]
"""The phase of a decision, what its best move does, and who likes such moves."""


class Finder:
    """Looks for puzzles of one game and adds them to a collection, so many of them."""

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
        """How many matches in a row have had no puzzle."""
        found = self.collection.puzzles
        return self.collection.next - (found[-1].match + 1 if found else 0)

    @property
    def satisfied(self) -> bool:
        """Whether there are as many puzzles as are wanted."""
        return len(self.collection.puzzles) >= self.want

    def find(self) -> Puzzle | None:
        """Look at the next match; the puzzle it has, if it has one."""
        number = self.collection.next
        puzzle = self.look_at(number)
        self.collection.next = number + 1
        if puzzle is not None:
            self.collection.puzzles.append(puzzle)
            self._kinds[kind_of(self.game, puzzle)] += 1
            self._grades[puzzle.stars] += 1
        return puzzle

    def look_at(self, number: int) -> Puzzle | None:
        """The puzzle of the match of this number, if there is one."""
        rng = Random(f"{self.collection.seed} {self.game.name} puzzle {number}")
        match = self._match(number, rng)
        for _ in self._decisions(match, rng):
            puzzle = self._weigh(match, number, rng)
            if puzzle is not None:
                return puzzle
        return None

    def _match(self, number: int, rng: Random) -> Match:
        """A match of as many players, and with such options, as this number has."""
        game = self.game
        least, most = game.players
        tables = range(least, min(most, MOST_PLAYERS) + 1)
        players = tables[number % len(tables)]
        preset = game.options_type.presets[number // len(tables) % len(game.options_type.presets)]
        setup = game.setup(players, preset.values, rng.getrandbits(48))
        others = [Player(one.name, GOOD).seat() for one in company(players - 1, rng)]
        return Match(game, setup, [YOU, *others])

    def _decisions(self, match: Match, rng: Random) -> Iterator[None]:
        """Stops at the decisions of seat 0 that are looked at, the match having come there."""
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
        """The puzzle that a match has come to, if it is one."""
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
        """What the moves come to that experts would think about, in a few worlds."""
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
        """Whether so many different moves make a puzzle; two of them only now and then."""
        if choices == 2:
            either_or = sum(len(one.worse) == 1 for one in self.collection.puzzles)
            return self.dry >= PATIENCE or either_or < self._most_with_two * self.want
        return choices > 2

    def _wanted(self, match: Match, move: Any) -> bool:
        """Whether another puzzle of this kind is wanted: the fewer kinds, the more of each."""
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
        """Whether the best move stays ahead of the most dangerous others in a few worlds."""
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
        """How often a level finds the best move, and of how many tries."""
        right = {self.game.write(move) for move in best}
        thought = EXPERT_THOUGHT
        moves = [
            advise(self.game, view, level, rng.getrandbits(32), thought).move for _ in range(tries)
        ]
        return sum(move in right for move in moves), tries


def kind_of(game: Game[Any, Any], puzzle: Puzzle) -> Kind:
    """What sort of decision a puzzle is."""
    return _kind(game, state_of(puzzle), game.parse(puzzle.best[0]))


def _kind(game: Game[Any, Any], state: State[Any], move: Any) -> Kind:
    return state.phase, sort_of(game.write(move)), game.bot.shown_trait(state, move)


def sort_of(move: str) -> str:
    """What a move does, without the cards and numbers it does it with."""
    return " ".join(word for word in move.split() if word.isalpha() and word.islower())


def _either_or(game: Game[Any, Any]) -> float:
    """Which part of the decisions in a game are between two moves only."""
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
    """The position of a puzzle, hidden cards included."""
    return load(puzzle.record).state


def verify(
    game: Game[Any, Any],
    view: View,
    groups: Sequence[Sequence[Any]],
    best: int,
    least: float,
    rng: Random,
) -> tuple[tuple[Worse, ...], int] | None:
    """By how much every other move is behind, and how many playouts say so.

    None if one is behind by less than ``least`` points, or may not be behind at all, or if the
    nearest was given up as hopeless too soon.
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
    """Whether every move may well come out as far behind as it must be in the last look.

    Only giving up depends on this: what is kept has passed all of ``verify``.
    """
    most = LOOKS[-1][0]
    for one in made.gaps(best, 1.0).values():
        error = one.high - one.mean
        needed = max(least, ERRORS * error * sqrt(min(1.0, one.worlds / most)))
        if one.mean + HOPE * error < needed:
            return False
    return True
