"""A grinder: it draws numbers and keeps the one it likes best."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Any

from game.core.game import Game, Setup, State
from game.core.part import NO_PART, cut_part, words_part
from game.games.take.scoring import value as take_value
from game.match.match import Match
from game.match.seal import Given

PLAYERS = 3
SURE = 2.576
"""Standard errors on either side of an interval of 99 %."""
GUESSED_WORDS = "Good luck"
OTHER_WORDS = 4000
"""How many other words the gain is measured over."""
Measure = Callable[[State[Any]], float]


def hand_value(game: Game[Any, Any]) -> Measure:
    """What a first hand is worth to the player, in points; more is better."""
    if game.name == "take":
        return lambda state: take_value(state.hands[0])  # type: ignore[attr-defined]
    if game.name == "texas":
        return lambda state: -state.law.points(state.hands[0])  # type: ignore[attr-defined]
    return lambda state: game.bot.evaluate_leaf(state)[0]


def deals_first(state: State[Any]) -> float:
    """1 if the player deals first, else 0."""
    return float(state.dealer == 0)


@dataclass(frozen=True)
class Gain:
    """What the grinder gains over a fair draw: the mean, and half its interval of 99 %."""

    mean: float
    half: float

    @property
    def is_none(self) -> bool:
        return abs(self.mean) <= self.half

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {self.half:.2f}"


def spread(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    return sqrt(pvariance(values) / len(values))


class Grinder:
    """One game's grinder with one liking."""

    def __init__(self, game: Game[Any, Any], like: Measure, draws: int, seed: int = 1) -> None:
        self.game, self.like, self.draws = game, like, draws
        self.rng = Random(seed)
        self.setup: Setup = game.setup(PLAYERS, {}, 0, secret=True, parts=())
        self.fair = [self.of(self.number(), NO_PART) for _ in range(draws)]

    def number(self) -> int:
        return self.rng.getrandbits(128)

    def of(self, number: int, part: str) -> float:
        """What the deal of a number and a part is worth."""
        return self.like(self.game.new(replace(self.setup, seed=number, parts=(part,))))

    def over(self, number: int, parts: Iterable[str]) -> list[float]:
        return [self.of(number, part) for part in parts]

    def best(self, parts: Sequence[str], draws: int = 0) -> int:
        """The number that is best on average over some parts, of as many as it draws."""
        numbers = (self.number() for _ in range(draws or self.draws))
        return max(numbers, key=lambda number: fmean(self.over(number, parts)))

    def gain(self, values: Sequence[float]) -> Gain:
        """The gain of a number, from what it is worth with some parts."""
        error = sqrt(spread(values) ** 2 + spread(self.fair) ** 2)
        return Gain(fmean(values) - fmean(self.fair), SURE * error)

    @property
    def places(self) -> list[str]:
        """All cuts there are."""
        count = len(self.game.pack(PLAYERS, self.setup.options))
        return [cut_part(place) for place in range(1, count)]

    @property
    def words(self) -> list[str]:
        """Words that the grinder did not guess."""
        return [words_part(f"{self.rng.getrandbits(64):x}") for _ in range(OTHER_WORDS)]


def claim(game: Game[Any, Any], part: str) -> Given:
    """What the program says that a player gave."""
    match = Match(game, game.setup(PLAYERS, {}, 0, secret=True, parts=()))
    match.add_part(part)
    return match.deals[0].given


Row = tuple[str, Given, Gain]


def rows(grinder: Grinder, weighed_numbers: int) -> list[Row]:
    """Each way to start, what is claimed, and the gain."""
    game, places = grinder.game, grinder.places
    middle = places[len(places) // 2]
    nothing = grinder.gain(grinder.over(grinder.best([NO_PART]), [NO_PART]))
    guess = words_part(GUESSED_WORDS)
    worded = grinder.best([guess])
    placed = grinder.best([middle])
    weighed = grinder.best(places, weighed_numbers)
    words, cut = claim(game, guess), claim(game, middle)
    unmoved = ("cut not moved", "cutting off", "for children", "evening, cutting off")
    return [
        *((way, claim(game, NO_PART), nothing) for way in unmoved),
        ("own words, guessed right", words, grinder.gain([grinder.of(worded, guess)])),
        ("own words", words, grinder.gain(grinder.over(worded, grinder.words))),
        ("moved cut, guessed right", cut, grinder.gain([grinder.of(placed, middle)])),
        ("moved cut, one place guessed", cut, grinder.gain(grinder.over(placed, places))),
        ("moved cut, all places weighed", cut, grinder.gain(grinder.over(weighed, places))),
    ]
