"""An evening as a value: its terms, its events, and the text of its file.

::

    #five-takes-evening 1
    players: 3
    seats: You | Ada (hard) | Max (easy)
    mode: evening
    number: 3141592653589793238462643383279
    order: last
    rules: takeaway rounds=3 run_suits=same
    ...
    ---
    game 1 takeaway takeaway-20261124-195502
    done 1 places=1,2,2 points=4,1,1 scores=60,48,48
    choose 2 texas by 2
    ...
    over points=9,13,8 winners=1

The lines after ``---`` stand in the order in which things happened.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from hashlib import sha256
from typing import Any, Final, NamedTuple

from game.ai.characters import read_seat
from game.cards.shuffle import Stream, shuffled
from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.core.illegal import InvalidSetup, quoted
from game.core.options import Options
from game.games import GAMES, GAMES_BY_NAME, evening_games
from game.match.record_notes import (
    CHILDREN_NOTE,
    EVENING_MODE,
    WEEK_MODE,
    WEEK_RERUN_MODE,
    EveningPart,
)
from game.text.message import Message, Who

EVENING_VERSION: Final = 1
EVENING_FIRST_LINE: Final = f"#five-takes-evening {EVENING_VERSION}"
EVENING_FIRST_LINE_PATTERN: Final = re.compile(r"#five-takes-evening ([1-9]\d{0,8})", re.ASCII)
EVENING_HEADER_END_LINE: Final = "---"
CHILDREN_LINE: Final = f"# {CHILDREN_NOTE}"
MIN_EVENING_PLAYER_COUNT: Final = 2
MAX_EVENING_PLAYER_COUNT: Final = 4
USUAL_EVENING_PLAYER_COUNT: Final = 3

LISTED_ORDER: Final = "listed"
DRAWN_ORDER: Final = "drawn"
LAST_CHOOSES_ORDER: Final = "last"
GAME_ORDERS: Final = (DRAWN_ORDER, LISTED_ORDER, LAST_CHOOSES_ORDER)
"""How the games follow each other: drawn by lot, as listed, or chosen by who came last."""

_HEADER_KEYS: Final = ("players", "seats", "mode", "number", "order", "rules")
_MODE_PATTERN: Final = re.compile(
    rf"{EVENING_MODE}|({WEEK_MODE}|{WEEK_RERUN_MODE}) (\d{{4}}-W\d\d)", re.ASCII
)
_NUMBER_PATTERN: Final = re.compile(r"0|[1-9]\d{0,39}", re.ASCII)
_FIGURES_PATTERN: Final = r"(-?\d{1,9}(?:,-?\d{1,9})*)"
_GAME_LINE_PATTERN: Final = re.compile(r"game ([1-9]) ([a-z]\w*) ([\w-]{1,80})", re.ASCII)
_SETTLED_LINE_PATTERN: Final = re.compile(
    rf"(done|given-up) ([1-9]) places={_FIGURES_PATTERN} points={_FIGURES_PATTERN}"
    rf" scores={_FIGURES_PATTERN}",
    re.ASCII,
)
_CHOOSE_LINE_PATTERN: Final = re.compile(r"choose ([1-9]) ([a-z]\w*) by (\d)", re.ASCII)
_OVER_LINE_PATTERN: Final = re.compile(
    rf"over points={_FIGURES_PATTERN} winners={_FIGURES_PATTERN}", re.ASCII
)
_STOPPED_LINE: Final = "stopped"


class InvalidEvening(ValueError):
    """A file whose terms cannot be read; ``said`` names the line, from 1.

    ``newer`` is for a file of a newer version.
    """

    def __init__(self, line: int, reason: Message, newer: bool = False) -> None:
        self.said = Message("evening-line", line=str(line), reason=reason)
        super().__init__(self.said)
        self.line = line
        self.newer = newer


class _BadLine(ValueError):
    """A line that cannot have happened here."""


@cache
def usual_order() -> tuple[str, ...]:
    """The games of an evening in the order in which they are listed."""
    places = {game.name: game.evening.place for game in GAMES if game.evening is not None}
    return tuple(sorted(places, key=lambda name: places[name]))


def drawn_order(number: int) -> tuple[str, ...]:
    """The games in the order that an evening's number draws."""
    games = evening_games()
    return tuple(games[place] for place in shuffled(range(len(games)), number, 1, "order"))


def favourites(name: str) -> tuple[str, ...]:
    """The games in the order in which a character chooses them; it never changes.

    >>> favourites("Ada")
    ('rummy500', 'take', 'takeaway', 'texas', 'taki')
    """
    return tuple(
        sorted(
            evening_games(),
            key=lambda game: sha256(f"favourites/{name}/{game}".encode()).hexdigest(),
        )
    )


def short_form(game: Game[Any, Any]) -> Options:
    """The options of a game in an evening unless others are chosen."""
    values = {} if game.evening is None else game.evening.options
    return game.options_type.from_values(values)


# Places and points.


class GameResult(NamedTuple):
    """How a game of an evening ended: places from 1, points, and the scores of the game."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    given_up: bool = False

    @property
    def points(self) -> tuple[int, ...]:
        return points_of(self.places)


def points_of(places: Sequence[int]) -> tuple[int, ...]:
    """Points of each seat: two for each player behind, one for each player level.

    >>> points_of([1, 2, 3]), points_of([1, 1, 3]), points_of([1, 2, 2, 4])
    ((4, 2, 0), (3, 3, 0), (6, 3, 3, 0))
    """
    return tuple(2 * sum(other > own for other in places) + places.count(own) - 1 for own in places)


def given_up_places(scores: Sequence[int], lowest_wins: bool, rounds: int) -> tuple[int, ...]:
    """Places if the person gave up: they are last alone, the others stand by their scores.

    Before the end of a round the others are level.

    >>> given_up_places([120, 40, 75], True, 2), given_up_places([0, 0, 0], True, 0)
    ((3, 1, 2), (3, 1, 1))
    """
    sign = 1 if lowest_wins else -1
    keys = [
        (seat == PERSON_SEAT, sign * score if rounds else 0) for seat, score in enumerate(scores)
    ]
    return tuple(1 + sum(other < own for other in keys) for own in keys)


class Standing(NamedTuple):
    """The end of an evening: points and games won by seat, and who won it.

    ``broke_tie`` is whether the games won decided.
    """

    points: tuple[int, ...]
    wins: tuple[int, ...]
    winners: tuple[int, ...]
    broke_tie: bool


def standing(results: Sequence[GameResult], players: int) -> Standing:
    """Sums over some games, and the winners by these games alone."""
    points = tuple(sum(one.points[seat] for one in results) for seat in range(players))
    wins = tuple(sum(one.places[seat] == 1 for one in results) for seat in range(players))
    ahead = [seat for seat in range(players) if points[seat] == max(points)]
    most = max(wins[seat] for seat in ahead)
    winners = tuple(seat for seat in ahead if wins[seat] == most)
    return Standing(points, wins, winners, len(winners) < len(ahead))


# The evening.


@dataclass(frozen=True, slots=True)
class EveningTerms:
    """The fixed terms of an evening.

    ``seats`` are the texts of the seats, the person's first.  ``number`` draws orders only.
    ``listed`` is the order of the games where it is ``LISTED_ORDER``.  ``rules`` has the text of
    all options of each game.  ``week`` is the ISO week of an evening of the week, else empty;
    ``again`` is whether the person knew its cards.
    """

    seats: tuple[str, ...]
    number: int
    order: str
    rules: Mapping[str, str]
    listed: tuple[str, ...] = ()
    week: str = ""
    again: bool = False
    children: bool = False

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def kind(self) -> str:
        """The first word of the mode of the evening and of its matches."""
        if not self.week:
            return EVENING_MODE
        return WEEK_RERUN_MODE if self.again else WEEK_MODE

    @property
    def mode(self) -> str:
        """The file's mode: ``evening`` or ``week 2026-W48``."""
        return f"{self.kind} {self.week}".rstrip()

    def options(self, game: Game[Any, Any]) -> Options:
        """The options of a game; raises ``InvalidSetup``."""
        options = game.options_type.from_text(self.rules[game.name])
        options.check_players(self.players)
        return options

    def text(self) -> str:
        """The beginning of the file, up to and with the line ``---``."""
        order = (
            f"{LISTED_ORDER} {','.join(self.listed)}" if self.order == LISTED_ORDER else self.order
        )
        lines = [
            EVENING_FIRST_LINE,
            f"players: {self.players}",
            f"seats: {' | '.join(self.seats)}",
            f"mode: {self.mode}",
            f"number: {self.number}",
            f"order: {order}",
            *(f"rules: {game} {self.rules[game]}".rstrip() for game in usual_order()),
            *([CHILDREN_LINE] if self.children else []),
            EVENING_HEADER_END_LINE,
        ]
        return "".join(f"{line}\n" for line in lines)


@dataclass(slots=True)
class EveningGame:
    """One game of an evening that was begun: its number from 1, its name, and its record.

    ``result`` is None until it is settled.  ``missing`` is whether the record is gone.
    """

    number: int
    game: str
    record: str
    result: GameResult | None = None
    missing: bool = False


class Evening:
    """One evening: its ``name``, its ``terms``, and its events.

    ``games`` are those begun, ``chosen`` who chose which game by its number.  ``stopped`` is
    whether it was given up, ``closed`` whether its file says that it is over.  ``fault`` is the
    first damaged line of its file, or None; all before that line holds.
    """

    def __init__(self, name: str, terms: EveningTerms) -> None:
        self.name = name
        self.terms = terms
        self.games: list[EveningGame] = []
        self.chosen: dict[int, tuple[str, int]] = {}
        self.stopped = False
        self.closed = False
        self.fault: Message | None = None
        self.lines: list[str] = []

    @cached_property
    def unknown_rules(self) -> Mapping[str, InvalidEvening]:
        """Why the rules of a game cannot be read, by game; empty if all can.

        They are damaged, or of another version.
        """
        found = {}
        for game in evening_games():
            try:
                self.terms.options(GAMES_BY_NAME[game])
            except InvalidSetup as error:
                lines = self.terms.text().split("\n")
                line = lines.index(f"rules: {game} {self.terms.rules[game]}".rstrip()) + 1
                found[game] = InvalidEvening(line, Message("evening-rules", why=error.said))
        return found

    # How it stands.

    @property
    def players(self) -> int:
        return self.terms.players

    @property
    def names(self) -> list[Who]:
        """The players at the table."""
        return [read_seat(text, seat).who for seat, text in enumerate(self.terms.seats)]

    @property
    def results(self) -> list[GameResult]:
        """The results of the settled games, in order."""
        return [one.result for one in self.games if one.result is not None]

    @property
    def standing(self) -> Standing:
        return standing(self.results, self.players)

    @property
    def number(self) -> int:
        """Number of the game to play, from 1; one more than there are when all are settled."""
        return len(self.results) + 1

    @property
    def all_settled(self) -> bool:
        return len(self.results) == len(evening_games())

    @property
    def ended(self) -> bool:
        """Whether all games are settled, or the evening was given up."""
        return self.stopped or self.all_settled

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won; empty before the end, and if it was given up."""
        return self.standing.winners if self.all_settled and not self.stopped else ()

    @property
    def current(self) -> EveningGame | None:
        """The game that was begun and is not settled."""
        last = self.games[-1] if self.games else None
        return None if last is None or last.result is not None else last

    def left(self) -> tuple[str, ...]:
        """The games that are not settled, in the order in which they are listed."""
        settled = {one.game for one in self.games if one.result is not None}
        return tuple(game for game in usual_order() if game not in settled)

    def due(self) -> str | None:
        """The game to play; None before it is chosen, and at the end."""
        number, left, order = self.number, self.left(), self.terms.order
        if self.ended:
            return None
        if self.current is not None:
            return self.current.game
        if order == LISTED_ORDER:
            return self.terms.listed[number - 1]
        if order == DRAWN_ORDER or number == 1:
            return drawn_order(self.terms.number)[number - 1]
        if len(left) == 1:
            return left[0]
        return self.chosen[number][0] if number in self.chosen else None

    @property
    def chooser(self) -> int | None:
        """The seat that has to choose the game to play; None if nobody has to."""
        return None if self.ended or self.due() is not None else self._last_seat()

    def _last_seat(self) -> int:
        """Who came last in the game just played; level there, who has fewer points, then by lot."""
        places = self.results[-1].places
        last = [seat for seat, place in enumerate(places) if place == max(places)]
        points = self.standing.points
        fewest = min(points[seat] for seat in last)
        last = [seat for seat in last if points[seat] == fewest]
        if len(last) == 1:
            return last[0]
        return last[Stream(self.terms.number, f"choose {self.number}").number_below(len(last))]

    def favourite(self, seat: int) -> str:
        """What an opponent chooses of the games that are left."""
        left = self.left()
        return next(game for game in favourites(self.names[seat].name) if game in left)

    def part(self, number: int) -> EveningPart:
        """The part of the evening that a game of this number is, as its record notes it."""
        return EveningPart(self.terms.kind, self.terms.week or self.name, number)

    # What happens: each is a line of the file.

    def began(self, game: str, record: str) -> str:
        """The game to play is begun, once more if its record is gone."""
        return self._happened(f"game {self.number} {game} {record}")

    def settled(self, result: GameResult) -> str:
        """The game that is played has ended."""
        word = "given-up" if result.given_up else "done"
        return self._happened(
            f"{word} {self.number} places={_joined(result.places)} "
            f"points={_joined(result.points)} scores={_joined(result.scores)}"
        )

    def choose(self, game: str) -> str:
        """Record the choice of the next game by the last player."""
        return self._happened(f"choose {self.number} {game} by {self._last_seat()}")

    def stop(self) -> str:
        """The person gives the evening up."""
        return self._happened(_STOPPED_LINE)

    def close(self) -> str:
        """All games are settled."""
        points, winners = self.standing.points, self.winners
        return self._happened(f"over points={_joined(points)} winners={_joined(winners)}")

    def _happened(self, line: str) -> str:
        self._take(line)
        self.lines.append(line)
        return f"{line}\n"

    def _take(self, line: str) -> None:
        """Follow a line; raises ``_BadLine`` if it cannot have happened."""
        if self.stopped or self.closed:
            raise _BadLine
        readers: tuple[tuple[re.Pattern[str], Callable[[Sequence[str]], None]], ...] = (
            (_GAME_LINE_PATTERN, self._take_game),
            (_SETTLED_LINE_PATTERN, self._take_result),
            (_CHOOSE_LINE_PATTERN, self._take_choice),
            (_OVER_LINE_PATTERN, self._take_end),
        )
        for pattern, take in readers:
            found = pattern.fullmatch(line)
            if found is not None:
                take(found.groups())
                return
        if line != _STOPPED_LINE or self.all_settled:
            raise _BadLine
        self.stopped = True

    def _take_game(self, found: Sequence[str]) -> None:
        number, game, record = int(found[0]), found[1], found[2]
        if number != self.number or game != self.due():
            raise _BadLine
        if self.current is None:
            self.games.append(EveningGame(number, game, record))
        else:
            self.current.record = record

    def _take_result(self, found: Sequence[str]) -> None:
        places, points, scores = (_split(text) for text in found[2:])
        result = GameResult(places, scores, found[0] == "given-up")
        whole = len(places) == len(scores) == self.players
        sound = whole and all(1 <= place <= self.players for place in places)
        if self.current is None or int(found[1]) != self.number or not sound:
            raise _BadLine
        if points != result.points:
            raise _BadLine
        self.current.result = result

    def _take_choice(self, found: Sequence[str]) -> None:
        number, game, seat = int(found[0]), found[1], int(found[2])
        if number != self.number or seat != self.chooser or game not in self.left():
            raise _BadLine
        self.chosen[number] = game, seat

    def _take_end(self, found: Sequence[str]) -> None:
        if not self.all_settled or _split(found[0]) != self.standing.points:
            raise _BadLine
        if _split(found[1]) != self.winners:
            raise _BadLine
        self.closed = True


def _joined(figures: Sequence[int]) -> str:
    return ",".join(map(str, figures))


def _split(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


# Reading.


def read_evening(name: str, text: str) -> Evening:
    """The evening of a file; raises ``InvalidEvening`` if its terms cannot be read.

    A damaged line after them becomes its ``fault``, and ends it there.  A last line without its
    end comes from a crash and is dropped.
    """
    lines = text.replace("\r\n", "\n").split("\n")[:-1]
    if not lines or lines[0] != EVENING_FIRST_LINE:
        version = EVENING_FIRST_LINE_PATTERN.fullmatch(lines[0]) if lines else None
        if version is not None:
            raise InvalidEvening(1, Message("evening-newer"), newer=True)
        raise InvalidEvening(1, Message("evening-first", line=quoted(EVENING_FIRST_LINE)))
    if EVENING_HEADER_END_LINE not in lines:
        raise InvalidEvening(
            len(lines), Message("evening-ends", line=quoted(EVENING_HEADER_END_LINE))
        )
    rule = lines.index(EVENING_HEADER_END_LINE)
    evening = Evening(name, _read_terms(lines[:rule]))
    for number, line in enumerate(lines[rule + 1 :], rule + 2):
        if line.startswith("#"):
            evening.lines.append(line)
            continue
        try:
            evening._take(line)
        except (_BadLine, ValueError):
            reason = Message("evening-event", line=quoted(line))
            evening.fault = Message("evening-line", line=str(number), reason=reason)
            break
        evening.lines.append(line)
    return evening


def _read_terms(lines: Sequence[str]) -> EveningTerms:
    """The terms in the lines before ``---``."""
    values: dict[str, tuple[int, str]] = {}
    rules: dict[str, str] = {}
    for number, line in enumerate(lines[1:], 2):
        if line.startswith("#"):
            continue
        key, sign, value = line.partition(": ")
        if key not in _HEADER_KEYS or not sign or key in values:
            raise InvalidEvening(number, Message("evening-term", line=quoted(line)))
        if key == "rules":
            game, _, options = value.partition(" ")
            if game not in evening_games() or game in rules:
                raise InvalidEvening(number, Message("evening-term", line=quoted(line)))
            rules[game] = options
        else:
            values[key] = number, value
    missing = [key for key in _HEADER_KEYS[:-1] if key not in values]
    if missing or len(rules) < len(evening_games()):
        key = missing[0] if missing else "rules"
        raise InvalidEvening(len(lines) + 1, Message("evening-missing", key=key))
    return _terms(values, rules, CHILDREN_LINE in lines)


def _is_week(text: str | None) -> bool:
    """Whether a text such as ``2026-W48`` is a week of the calendar, or is none at all."""
    if text is None:
        return True
    try:
        date.fromisocalendar(int(text[:4]), int(text[-2:]), 1)
    except ValueError:
        return False
    return True


def _terms(
    values: Mapping[str, tuple[int, str]], rules: Mapping[str, str], children: bool
) -> EveningTerms:
    def refused(key: str) -> InvalidEvening:
        line, value = values[key]
        return InvalidEvening(line, Message("evening-term", line=quoted(f"{key}: {value}")))

    players, named, kind, number, ordered = (values[key][1] for key in _HEADER_KEYS[:-1])
    seats = tuple(named.split(" | "))
    if players not in map(str, range(MIN_EVENING_PLAYER_COUNT, MAX_EVENING_PLAYER_COUNT + 1)):
        raise refused("players")
    if len(seats) != int(players):
        raise refused("seats")
    mode = _MODE_PATTERN.fullmatch(kind)
    if mode is None or not _is_week(mode[2]):
        raise refused("mode")
    if not _NUMBER_PATTERN.fullmatch(number):
        raise refused("number")
    order, _, names = ordered.partition(" ")
    listed = tuple(names.split(",")) if names else ()
    fits = sorted(listed) == sorted(evening_games()) if order == LISTED_ORDER else not listed
    if order not in GAME_ORDERS or not fits:
        raise refused("order")
    word, week = mode.groups()
    return EveningTerms(
        seats,
        int(number),
        order,
        dict(rules),
        listed,
        week or "",
        word == WEEK_RERUN_MODE,
        children,
    )
