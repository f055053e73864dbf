"""What many matches come to: how many, how they went, how long they took."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from game.ai.characters import read_seat
from game.ai.habits import Habit, habits
from game.ai.rating import wilson
from game.match.daily import day_of
from game.match.summary import PERSON, Summary

CHUNK = 100
"""Matches that are counted at a time: some tenths of a millisecond."""
RECENT = 20
"""Matches over which the share won is told as it goes up and down."""


@dataclass(slots=True)
class Tally:
    """Matches counted one after the other, in the order in which they were played.

    ``won`` counts a shared win as a part of one, ``chance`` what would be won by mere chance.
    ``rounds`` and ``points`` are the person's, ``fewest`` and ``most`` the points of a whole match
    that was played to its end.  ``seconds`` are those of the ``timed`` matches.
    """

    matches: int = 0
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
        """Count a match."""
        share = one.share
        self.matches += 1
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
        score = one.scores[PERSON]
        self.fewest = score if self.fewest is None else min(self.fewest, score)
        self.most = score if self.most is None else max(self.most, score)

    @property
    def share(self) -> float:
        """The part of the matches that was won."""
        return self.won / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies in 95 of 100 cases."""
        return wilson(self.share, self.matches)

    @property
    def even(self) -> float:
        """The part that would be won by mere chance."""
        return self.chance / self.matches if self.matches else 0.0

    @property
    def mean(self) -> float | None:
        """The points of a round; None where none was played."""
        return self.points / self.rounds if self.rounds else None


@dataclass(slots=True)
class Tallies:
    """Matches counted together and apart: by level, number of players, house rules and opponent.

    A match with several opponents counts for each of them.

    ``habits`` is how often each opponent did what they are fond of, in whichever game; ``course``
    is the share won of the ``RECENT`` matches up to each one.
    """

    whole: Tally = field(default_factory=Tally)
    levels: dict[str, Tally] = field(default_factory=dict)
    players: dict[int, Tally] = field(default_factory=dict)
    rules: dict[tuple[str, str], Tally] = field(default_factory=dict)
    opponents: dict[str, Tally] = field(default_factory=dict)
    habits: dict[str, Habit] = field(default_factory=dict)
    course: list[float] = field(default_factory=list)


MIXED = "mixed"
"""Stands for the level of opponents who are not all of one."""


def level_of(one: Summary) -> str:
    """The level of all the opponents, or that they are of several."""
    found = {read_seat(text, seat).level for seat, text in enumerate(one.seats) if seat != PERSON}
    return str(found.pop()) if len(found) == 1 else MIXED


def opponents_of(one: Summary) -> tuple[str, ...]:
    """The names of the characters at the table."""
    seated = [read_seat(text, seat) for seat, text in enumerate(one.seats)]
    return tuple(dict.fromkeys(player.name for player in seated if player.character is not None))


def tallied(matches: Sequence[Summary]) -> Iterator[Tallies]:
    """Count matches, given in the order in which they were played, some at a time.

    What comes is the same one over and over; at last all of them are in it.
    """
    made = Tallies()
    shares: list[float] = []
    recent = 0.0
    levels: dict[tuple[str, ...], str] = {}
    names: dict[tuple[str, ...], tuple[str, ...]] = {}
    for number, one in enumerate(matches):
        if number % CHUNK == 0:
            yield made
        level = levels.get(one.seats)
        if level is None:
            level = levels[one.seats] = level_of(one)
            names[one.seats] = opponents_of(one)
        made.whole.add(one)
        made.levels.setdefault(level, Tally()).add(one)
        made.players.setdefault(len(one.seats), Tally()).add(one)
        made.rules.setdefault((one.game, one.options), Tally()).add(one)
        for name in names[one.seats]:
            made.opponents.setdefault(name, Tally()).add(one)
        for seat, habit in habits(one.seen).items():
            name = read_seat(one.seats[seat], seat).name
            made.habits.setdefault(name, Habit()).add(habit)
        share = one.share
        shares.append(share)
        recent += share - (shares[-RECENT - 1] if len(shares) > RECENT else 0.0)
        made.course.append(recent / min(RECENT, len(shares)))
    yield made


UNAIDED, ASSISTED, KNOWN = "unaided", "assisted", "known"
"""The sorts of matches that are counted apart: without help and with new cards, with help, and
without help but with known cards.  Only the first tell how strong somebody is."""


def sorted_out(matches: Iterable[Summary]) -> dict[str, list[Summary]]:
    """The matches that count, by their sort.

    They are given in the order in which they were played: who has played a deal before knows its
    cards.
    """
    found: dict[str, list[Summary]] = {sort: [] for sort in (UNAIDED, ASSISTED, KNOWN)}
    dealt: set[tuple[object, ...]] = set()
    for one in matches:
        if not one.counts:
            continue
        deal = deal_of(one)
        known = one.known or deal in dealt
        if deal is not None:
            dealt.add(deal)
        found[ASSISTED if one.assisted else KNOWN if known else UNAIDED].append(one)
    return found


def deal_of(one: Summary) -> tuple[object, ...] | None:
    """What two matches with the same cards have in common; None where a record does not tell."""
    if day_of(one.mode) is not None:
        return one.game, one.mode
    return None if one.number is None else (one.game, one.players, one.number)
