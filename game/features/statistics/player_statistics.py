"""Statistics of the player: rating, tallies and reviews over many matches.

The rating is a maximum a posteriori estimate: a normal prior over players, updated by the results
against opponents of measured strength. It is in Elo, where 400 points are odds of ten to one. Few
matches leave a wide interval.

`TallyBuilder.steps` is the entry: a generator that counts in idle time. `Tallies` are its result,
by level, players, rules and opponent.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from math import exp, hypot, log, log10, sqrt
from typing import Any, NamedTuple

from game.ai.characters import read_seat
from game.ai.levels import ALL_LEVELS, offered_levels
from game.ai.trait_counter import TraitCount, trait_counts
from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.core.illegal import InvalidSetup
from game.core.options import Value
from game.features.history.match_text import is_scored
from game.features.review.review_session import ReviewData, Reviews
from game.games import GAMES, GAMES_BY_NAME
from game.match.proved import DealProof
from game.match.record_notes import COST_LEVELS_VERSION, FIRST_LEVELS_VERSION, is_daily
from game.match.summary import Summary
from game.storage.match_index import IndexEntry, played_order
from game.storage.match_store import MatchStore

ELO_PER_LOG_ODDS_POINTS = 400 / log(10)
"""Elo points per natural log unit of odds."""
ANCHOR_LEVEL = "medium"
"""The level with a fixed strength in every game, as the one below it where it is not offered."""
ANCHOR_ELO_POINTS = 1000.0
"""Elo of the anchor."""
PRIOR_MEAN_ELO_POINTS = 1000.0
"""Mean Elo of the prior over players."""
PRIOR_DEVIATION_ELO_POINTS = 300.0
"""Standard deviation of that prior."""
INTERVAL_95_STANDARD_ERRORS = 1.96
"""The z-score of a 95 % interval."""
MIN_RATED_MATCH_COUNT = 10
"""Minimum number of matches for a rating and a comparison with chance."""
PSEUDO_WIN_COUNT = 0.5
"""Pseudo-count added to both sides' wins, to keep strengths finite."""
MIN_BOUND_SHARE = 1e-9
"""Distance from 0 or 1 below which a share gives no bound."""


def wilson(share: float, matches: int) -> tuple[float, float]:
    """Wilson interval at 95 % for a share of wins.

    >>> wilson(0.5, 0)
    (0.0, 1.0)
    >>> [round(end, 3) for end in wilson(0.6, 10)]
    [0.313, 0.832]
    """
    if not matches:
        return 0.0, 1.0
    square = INTERVAL_95_STANDARD_ERRORS**2 / matches
    middle = (share + square / 2) / (1 + square)
    spread = share * (1 - share) / matches + (square / (2 * INTERVAL_95_STANDARD_ERRORS)) ** 2
    reach = INTERVAL_95_STANDARD_ERRORS * sqrt(spread) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Strength(NamedTuple):
    """Measured strength of a level with its 95 % interval.

    An end is None if unbounded, for a level that never won or never lost.
    """

    value: float
    low: float | None
    high: float | None


def strengths(game: Game[Any, Any], version: int = COST_LEVELS_VERSION) -> dict[str, float]:
    """Elo of each level in a game, from the measured results of levels of that version."""
    return {name: one.value for name, one in measured_strengths(game, version).items()}


def measured_strengths(
    game: Game[Any, Any], version: int = COST_LEVELS_VERSION
) -> dict[str, Strength]:
    """Elo of each level with an interval; the errors of all steps from the anchor add up.

    A level that the game no longer offers counts as strong as the offered one below it.
    """
    names = [level.name for level in ALL_LEVELS]
    if version < COST_LEVELS_VERSION:
        results, measured = game.bot.earlier_level_results, names
    else:
        results = game.bot.level_results
        measured = [level.name for level in offered_levels(game)]
    steps: dict[tuple[str, str], list[float]] = {}
    for one in results:
        both = steps.setdefault((one.level, one.against), [0.0, 0.0])
        both[0] += one.wins
        both[1] += one.matches - one.wins
    start = Strength(ANCHOR_ELO_POINTS, ANCHOR_ELO_POINTS, ANCHOR_ELO_POINTS)
    anchor = names.index(ANCHOR_LEVEL)
    place = max(place for place, name in enumerate(measured) if names.index(name) <= anchor)
    found = {measured[place]: start}
    for lower, upper in pairwise(measured[place:]):
        found[upper] = _beyond(found[lower], _step(steps, upper, lower))
    for lower, upper in reversed(list(pairwise(measured[: place + 1]))):
        step = _step(steps, upper, lower)
        down = Strength(
            -step.value, *(None if end is None else -end for end in (step.high, step.low))
        )
        found[lower] = _beyond(found[upper], down)
    for lower, upper in pairwise(names):
        found.setdefault(upper, found[lower])
    return {name: found[name] for name in names}


def _step(steps: dict[tuple[str, str], list[float]], level: str, below: str) -> Strength:
    """Elo gain of a level over the one below; an unmeasured step has no bounds."""
    won, lost = steps.get((level, below), (0.0, 0.0))
    low, high = wilson(won / (won + lost) if won + lost else 0.0, round(won + lost))
    return Strength(
        _elo_points((won + PSEUDO_WIN_COUNT) / (lost + PSEUDO_WIN_COUNT)),
        *(
            _elo_points(share / (1 - share))
            if MIN_BOUND_SHARE < share < 1 - MIN_BOUND_SHARE
            else None
            for share in (low, high)
        ),
    )


def _elo_points(odds: float) -> float:
    return 400 * log10(odds)


def _beyond(base: Strength, step: Strength) -> Strength:
    """Sum of a strength and a step, with independent errors."""
    value = base.value + step.value
    low = high = None
    if base.low is not None and step.low is not None:
        low = value - hypot(base.value - base.low, step.value - step.low)
    if base.high is not None and step.high is not None:
        high = value + hypot(base.high - base.value, step.high - step.value)
    return Strength(value, low, high)


def expected_share(own: float, other: float) -> float:
    """Expected share of wins of one Elo against another.

    >>> expected_share(1000, 1000), round(expected_share(1400, 1000), 3)
    (0.5, 0.909)
    """
    return 1 / (1 + exp((other - own) / ELO_PER_LOG_ODDS_POINTS))


class Against(NamedTuple):
    """Result against one opponent: strength, score from 0 to 1, and weight."""

    strength: float
    score: float
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Rating:
    """Rating in Elo, its standard error, and the number of matches."""

    value: float
    error: float
    matches: int

    @property
    def interval(self) -> tuple[float, float]:
        """Interval at 95 %."""
        return (
            self.value - INTERVAL_95_STANDARD_ERRORS * self.error,
            self.value + INTERVAL_95_STANDARD_ERRORS * self.error,
        )


def results(one: Summary, levels: dict[str, float], scored: bool) -> list[Against]:
    """Results of the person against each opponent of a match.

    Results within a match are correlated. With n players each of the n - 1 gets weight 3 / (n + 1),
    which gives the right error among equals. In games without points, results between losers are
    unknown.
    """
    found = []
    given_up = one.given_up and not one.over
    weight = 3 / (one.players + 1)
    for seat, text in enumerate(one.seats):
        if seat == PERSON_SEAT:
            continue
        strength = levels[read_seat(text, seat).level or ANCHOR_LEVEL]
        if given_up:
            score = 0.0
        elif not scored and not {PERSON_SEAT, seat} & set(one.winners):
            continue
        else:
            own, other = one.places[PERSON_SEAT], one.places[seat]
            score = 0.5 if own == other else float(own < other)
        found.append(Against(strength, score, weight))
    return found


def rate(found: Sequence[Against], matches: int) -> Rating:
    """Rating by Newton's method; the log posterior is concave."""
    value = PRIOR_MEAN_ELO_POINTS
    for _ in range(60):
        slope = (PRIOR_MEAN_ELO_POINTS - value) / PRIOR_DEVIATION_ELO_POINTS**2
        bend = 1 / PRIOR_DEVIATION_ELO_POINTS**2
        for strength, score, weight in found:
            share = expected_share(value, strength)
            slope += weight * (score - share) / ELO_PER_LOG_ODDS_POINTS
            bend += weight * share * (1 - share) / ELO_PER_LOG_ODDS_POINTS**2
        step = max(-200.0, min(200.0, slope / bend))
        value += step
        if abs(step) < 0.01:
            break
    return Rating(value, sqrt(1 / bend), matches)


def gathered(found: Iterable[Against]) -> list[Against]:
    """Results merged by strength and score.

    This makes the rating of thousands of matches fast.
    """
    weights: dict[tuple[float, float], float] = {}
    for strength, score, weight in found:
        weights[strength, score] = weights.get((strength, score), 0.0) + weight
    return [Against(*key, weight) for key, weight in weights.items()]


def nearest(value: float, levels: dict[str, float]) -> str:
    """Level with the closest strength; the lower one in a tie."""
    return min(levels, key=lambda name: abs(levels[name] - value))


RATED_MATCHES_PER_STEP_COUNT = 100
"""Number of matches per step: some tenths of a millisecond."""
RECENT_MATCH_COUNT = 20
"""Window of the moving average of the win share."""


@dataclass(slots=True)
class Tally:
    """Running totals over matches, added in the order of play.

    ``wins`` counts a shared win too, ``won`` only as a fraction; ``helped`` counts the wins with
    help; ``chance`` is the expected number of wins among equals. ``rounds`` and ``points`` are the
    person's. ``fewest`` and ``most`` are points of finished matches. ``seconds`` sum over the
    ``timed`` matches.
    """

    matches: int = 0
    wins: int = 0
    helped: int = 0
    won: float = 0.0
    chance: float = 0.0
    rounds: int = 0
    points: int = 0
    fewest: int | None = None
    most: int | None = None
    streak: int = 0
    longest: int = 0
    seconds: int = 0
    timed: int = 0
    given_up: int = 0

    def add(self, one: Summary) -> None:
        share = one.share
        self.matches += 1
        self.wins += share > 0
        self.helped += share > 0 and one.assisted
        self.won += share
        self.chance += 1 / len(one.seats)
        self.rounds += len(one.points)
        self.points += sum(one.points)
        self.streak = self.streak + 1 if share else 0
        self.longest = max(self.longest, self.streak)
        if one.seconds:
            self.seconds += one.seconds
            self.timed += 1
        if not one.over:
            self.given_up += 1
            return
        score = one.scores[PERSON_SEAT]
        self.fewest = score if self.fewest is None else min(self.fewest, score)
        self.most = score if self.most is None else max(self.most, score)

    @property
    def share(self) -> float:
        """Share of wins, 0 to 1."""
        return self.won / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson interval of the share at 95 %."""
        return wilson(self.share, self.matches)

    @property
    def even(self) -> float:
        """Expected share of wins among equals."""
        return self.chance / self.matches if self.matches else 0.0

    @property
    def mean(self) -> float | None:
        """Mean points per round; None without rounds."""
        return self.points / self.rounds if self.rounds else None


@dataclass(slots=True)
class Tallies:
    """Tallies over all matches, and by level, number of players, rules and opponent.

    A match counts for each of its opponents.  The rules are a game and its options as played,
    whatever they are called; ``called`` has the name that the player gave them last.  ``habits``
    has the trait counts per opponent over all games.  ``course`` is the moving average of the win
    share.
    """

    whole: Tally = field(default_factory=Tally)
    levels: dict[str, Tally] = field(default_factory=dict)
    players: dict[int, Tally] = field(default_factory=dict)
    rules: dict[tuple[str, str], Tally] = field(default_factory=dict)
    called: dict[tuple[str, str], str] = field(default_factory=dict)
    opponents: dict[str, Tally] = field(default_factory=dict)
    habits: dict[str, TraitCount] = field(default_factory=dict)
    course: list[float] = field(default_factory=list)


MIXED_LEVELS_KEY = "mixed"
"""Key for opponents of different levels."""


def level_of(one: Summary) -> str:
    """Common level of the opponents, or ``MIXED_LEVELS_KEY``."""
    found = {
        read_seat(text, seat).level for seat, text in enumerate(one.seats) if seat != PERSON_SEAT
    }
    return str(found.pop()) if len(found) == 1 else MIXED_LEVELS_KEY


def opponents_of(one: Summary) -> tuple[str, ...]:
    """Names of the characters at the table."""
    seated = [read_seat(text, seat) for seat, text in enumerate(one.seats)]
    return tuple(dict.fromkeys(player.name for player in seated if player.character is not None))


@lru_cache(maxsize=512)
def rules_of_text(game: str, text: str) -> dict[str, Value] | None:
    """Values as played of a summary's options, without the stake; None if unreadable."""
    options = GAMES_BY_NAME[game].options_type
    try:
        return options.rules_of(options.from_text(text).as_values())
    except InvalidSetup:
        return None


@lru_cache(maxsize=512)
def rules_played(game: str, text: str) -> str:
    """A summary's options without the stake: equal texts are the same rules."""
    values = rules_of_text(game, text)
    if values is None:
        return text
    return " ".join(f"{name}={value}" for name, value in values.items())


def tallied(matches: Sequence[Summary]) -> Iterator[Tallies]:
    """Count matches, given in the order of play.

    Yields the same object after each chunk, and last when complete.
    """
    made = Tallies()
    shares: list[float] = []
    recent = 0.0
    levels: dict[tuple[str, ...], str] = {}
    names: dict[tuple[str, ...], tuple[str, ...]] = {}
    for number, one in enumerate(matches):
        if number % RATED_MATCHES_PER_STEP_COUNT == 0:
            yield made
        level = levels.get(one.seats)
        if level is None:
            level = levels[one.seats] = level_of(one)
            names[one.seats] = opponents_of(one)
        made.whole.add(one)
        made.levels.setdefault(level, Tally()).add(one)
        made.players.setdefault(len(one.seats), Tally()).add(one)
        rules = one.game, rules_played(one.game, one.options)
        made.rules.setdefault(rules, Tally()).add(one)
        if one.rules:
            made.called[rules] = one.rules
        for name in names[one.seats]:
            made.opponents.setdefault(name, Tally()).add(one)
        for seat, habit in trait_counts(one.seen).items():
            name = read_seat(one.seats[seat], seat).name
            made.habits.setdefault(name, TraitCount()).add(habit)
        share = one.share
        shares.append(share)
        recent += share - (
            shares[-RECENT_MATCH_COUNT - 1] if len(shares) > RECENT_MATCH_COUNT else 0.0
        )
        made.course.append(recent / min(RECENT_MATCH_COUNT, len(shares)))
    yield made


EVERY_MATCH_SORT = "all"
"""Matches of every sort."""
UNAIDED_MATCH_SORT = "unaided"
"""Sort of matches without help and with new cards; only these measure the player's strength."""
ASSISTED_MATCH_SORT = "assisted"
"""Sort of matches with help."""
KNOWN_CARDS_MATCH_SORT = "known"
"""Sort of matches without help whose cards the player knew."""
CHILDREN_MATCH_SORT = "children"
"""Sort of matches for children, with help or without."""
UNPROVED_MATCH_SORT = "unproved"
"""Sort of all matches whose records do not prove their deals."""
MATCH_SORTS = (
    UNAIDED_MATCH_SORT,
    ASSISTED_MATCH_SORT,
    KNOWN_CARDS_MATCH_SORT,
    CHILDREN_MATCH_SORT,
    UNPROVED_MATCH_SORT,
)
"""Each counted match is of one of these."""


def sorted_out(matches: Iterable[Summary]) -> dict[str, list[Summary]]:
    """The counted matches by sort.

    ``matches`` must be in the order of play: a deal played before has known cards.
    """
    found: dict[str, list[Summary]] = {sort: [] for sort in MATCH_SORTS}
    dealt: set[tuple[object, ...]] = set()
    for one in matches:
        if not one.counts:
            continue
        deal = deal_of(one)
        known = one.known or deal in dealt
        if deal is not None:
            dealt.add(deal)
        found[_sort_of(one, known)].append(one)
    return found


def _sort_of(one: Summary, known: bool) -> str:
    """The sort of a match; ``known`` is whether its cards were known."""
    if one.proof == DealProof.UNPROVED:
        return UNPROVED_MATCH_SORT
    if one.children:
        return CHILDREN_MATCH_SORT
    return (
        ASSISTED_MATCH_SORT
        if one.assisted
        else KNOWN_CARDS_MATCH_SORT
        if known
        else UNAIDED_MATCH_SORT
    )


def deal_of(one: Summary) -> tuple[object, ...] | None:
    """A key that is equal for matches with the same cards; None if the record does not tell."""
    if is_daily(one.mode):
        return one.game, one.mode
    return None if one.number is None else (one.game, one.players, one.number)


RECORDS_PER_YIELD_COUNT = 200
"""Number of records between two yields."""


def rating_of(matches: Sequence[Summary]) -> Generator[None, None, Rating]:
    """The rating by all results of some matches, in steps.

    Each match has the strengths of the levels that played it.
    """
    found: list[Against] = []
    levels = {
        (game.name, version): strengths(game, version)
        for game in GAMES
        for version in (FIRST_LEVELS_VERSION, COST_LEVELS_VERSION)
    }
    for number, one in enumerate(matches):
        if number % RECORDS_PER_YIELD_COUNT == 0:
            found = gathered(found)
            yield
        version = max(FIRST_LEVELS_VERSION, min(one.levels, COST_LEVELS_VERSION))
        found += results(one, levels[one.game, version], is_scored(one))
    return rate(gathered(found), len(matches))


class TallyBuilder:
    """Builder of tallies of a ``sort`` of matches or ``EVERY_MATCH_SORT``, in a ``game`` or in all.

    Its fields are complete once ``steps`` is exhausted.  ``matches`` are the counted ones in the
    order of play, ``entries`` the same with their files, and ``apart`` has the number of each other
    sort, for ``EVERY_MATCH_SORT`` of each one.  ``unsealed`` of the counted ones were never sealed.
    ``uncounted`` is the number of records that are no matches of their own, ``unread`` of those
    without a summary.  ``ever_won`` is whether any match of any game and sort was won.  ``looked``
    are the reviews, newest first, and ``outdated`` is the number of reviews to make again.
    """

    def __init__(
        self, match_store: MatchStore, reviews: Reviews, game: Game[Any, Any] | None, sort: str
    ) -> None:
        self.match_store = match_store
        self.reviews = reviews
        self.game = game
        self.sort = sort
        self.tallies = Tallies()
        self.rating: Rating | None = None
        self.matches: list[Summary] = []
        self.entries: list[IndexEntry] = []
        self.looked: list[tuple[IndexEntry, ReviewData]] = []
        self.apart: dict[str, int] = {}
        self.uncounted = self.unread = self.unsealed = self.outdated = 0
        self.ever_won = False

    def steps(self) -> Iterator[None]:
        """Count in steps; a generator that may be suspended for any time."""
        kept: list[IndexEntry] = []
        yield from self._sorted_out(kept)
        kept.sort(key=played_order)
        yield
        ordered = [entry.summary for entry in kept if entry.summary is not None]
        sorts = sorted_out(ordered)
        self.matches = ordered if self.sort == EVERY_MATCH_SORT else sorts.pop(self.sort)
        counted = set(map(id, self.matches))
        self.entries = [entry for entry in kept if id(entry.summary) in counted]
        self.unsealed = sum(one.proof == DealProof.UNSEALED for one in self.matches)
        self.apart = {sort: len(others) for sort, others in sorts.items()}
        counting = tallied(self.matches)
        self.tallies = next(counting)
        for _ in counting:
            yield
        self.rating = yield from rating_of(self.matches)
        reviewed = self.reviews.names() if self.game is not None else set()
        for entry in reversed(kept):
            known = entry.name in reviewed
            review = self.reviews.of(entry.name, entry.digest) if known else None
            if review is not None:
                self.looked.append((entry, review))
                yield
            elif known and self.reviews.is_outdated(entry.name):
                self.outdated += 1

    def _sorted_out(self, kept: list[IndexEntry]) -> Iterator[None]:
        """Collect the included matches and count the others."""
        match_index = self.match_store.match_index
        copies = match_index.copies()
        for number, entry in enumerate(list(match_index.entries.values())):
            if number % RECORDS_PER_YIELD_COUNT == 0:
                yield
            one = entry.summary
            self.ever_won = self.ever_won or (one is not None and one.share > 0)
            if one is None or entry.name in copies:
                self.unread += 1
            elif self.game is not None and one.game != self.game.name:
                continue
            elif not one.decided:
                self.unread += 1
            elif not one.counts:
                self.uncounted += 1
            else:
                kept.append(entry)
