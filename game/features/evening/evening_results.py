"""Results of evenings: the sheet of one, and the figures of many.

`sheet_of` makes a sheet: one row a game, with scores, places and points, and why. Its rows are read
on the pages; `EveningSheet.table` is the same as plain cells for a file.

`figures_of` counts by the number of players.  Evenings with help, evenings of a week played again,
those for children, and those whose records do not prove their deals stand apart.  A shared win
counts as a part of one.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from game.ai.characters import Player, read_seat
from game.core.event import PERSON_SEAT, Seat
from game.core.sheet import TOTAL_CELL, TOTAL_LABEL, Cell, Sheet, SheetColumn, SheetLine
from game.features.evening.evening import (
    LAST_CHOOSES_ORDER,
    Evening,
    EveningGame,
    GameResult,
    Standing,
    drawn_order,
    short_form,
)
from game.features.evening.evening_store import EveningFile, EveningStore
from game.features.evening.week import Week
from game.features.history.match_text import date_of, named, rules_name, time_of
from game.features.rule_sets.own_sets import OwnSets
from game.features.sheets.sheet_text import KeptSheet, portraits_of
from game.games import GAMES_BY_NAME, evening_games
from game.match.record_notes import EVENING_MODE
from game.match.summary import Summary
from game.storage.kept_files import stem_of
from game.storage.match_index import FILE_TIME_FORMAT, LONG_AGO
from game.text.message import Message, TextValue, Value, Who, listed, say, together, told

SHEET_COLUMNS: Final = ("number", "game", "rules", "minutes", "assisted")
SEAT_COLUMNS: Final = ("score", "place", "points", "total")
YES_CELL: Final = "yes"


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One game of the evening; ``game`` is empty while nobody knows which it will be.

    ``result`` and ``totals`` are None for a game that is not settled.  ``missing`` is whether its
    record is gone, so that the evening's own line is believed.
    """

    number: int
    game: str
    rules: TextValue
    minutes: int | None
    assisted: bool
    missing: bool
    result: GameResult | None
    totals: tuple[int, ...] | None

    @property
    def title(self) -> str:
        return told(GAMES_BY_NAME[self.game].title) if self.game else ""


@dataclass(frozen=True, slots=True)
class EveningSheet:
    """All rows, and the sums."""

    names: tuple[Who, ...]
    rows: tuple[SheetRow, ...]
    standing: Standing
    winners: tuple[int, ...]

    @property
    def assisted(self) -> bool:
        """Whether the player had help in one of the games."""
        return any(row.assisted for row in self.rows)

    def table(self) -> Sheet:
        """The sheet as it is copied, saved and drawn."""
        seats = range(len(self.names))
        columns = [SheetColumn(word) for word in SHEET_COLUMNS]
        columns += [SheetColumn(word, Seat(seat)) for seat in seats for word in SEAT_COLUMNS]
        points = self.standing.points
        sums: list[Cell] = [cell for sum in points for cell in (None, None, sum, sum)]
        total = SheetLine(
            TOTAL_LABEL,
            tuple(points),
            (TOTAL_CELL, *[None] * (len(SHEET_COLUMNS) - 1), *sums),
            tuple(map(Seat, self.winners)),
        )
        return Sheet(tuple(columns), tuple(map(self._table_row, self.rows)), (total,))

    def _table_row(self, row: SheetRow) -> SheetLine:
        figures: list[int | None] = []
        points: list[int | None] = [None] * len(self.names)
        marked: tuple[Seat, ...] = ()
        if row.result is None or row.totals is None:
            figures += [None] * (len(SEAT_COLUMNS) * len(self.names))
        else:
            one = row.result
            points = list(one.points)
            marked = tuple(Seat(seat) for seat, place in enumerate(one.places) if place == 1)
            for seat, place in enumerate(one.places):
                figures += [one.scores[seat], place, one.points[seat], row.totals[seat]]
        rules, help = told(row.rules) or None, YES_CELL if row.assisted else None
        title = row.title or Message("evening-open", number=row.number)
        cells = (row.number, row.title or None, rules, row.minutes, help, *figures)
        return SheetLine(title, tuple(points), cells, marked)


def sheet_of(evening: Evening, store: EveningStore, sets: OwnSets) -> EveningSheet:
    """The sheet as the records tell it, and the evening's own lines where a record is gone."""
    store.believe_records(evening)
    names = tuple(evening.names)
    rows: list[SheetRow] = []
    totals = [0] * evening.players
    begun = {one.number: one for one in evening.games}
    for number in range(1, len(evening_games()) + 1):
        game = begun.get(number)
        one = None if game is None else store.summary(evening, game)
        result = None if game is None else game.result
        if result is not None:
            totals = [sum(pair) for pair in zip(totals, result.points, strict=True)]
        rows.append(_row(evening, number, game, one, result and tuple(totals), sets))
    return EveningSheet(names, tuple(rows), evening.standing, evening.winners)


def _row(
    evening: Evening,
    number: int,
    game: EveningGame | None,
    one: Summary | None,
    totals: tuple[int, ...] | None,
    sets: OwnSets,
) -> SheetRow:
    name = _coming(evening, number) if game is None else game.game
    timed = one is not None and one.seconds > 0 and not evening.terms.children
    return SheetRow(
        number,
        name,
        rules_of(evening, name, sets) if name else "",
        round(one.seconds / 60) if one is not None and timed else None,
        one is not None and one.assisted,
        game is not None and game.missing,
        None if game is None else game.result,
        totals,
    )


def _coming(evening: Evening, number: int) -> str:
    """The game that will be played; empty if nobody has chosen it."""
    terms = evening.terms
    if evening.stopped:
        return ""
    if terms.order == LAST_CHOOSES_ORDER:
        return (evening.due() or "") if number == evening.number else ""
    return (terms.listed or drawn_order(terms.number))[number - 1]


def rules_of(evening: Evening, name: str, sets: OwnSets) -> TextValue:
    """The name of the rules of a game in an evening; that they are unknown, if they are."""
    if name in evening.unknown_rules:
        return Message("evening-unknown-rules")
    game, text = GAMES_BY_NAME[name], evening.terms.rules[name]
    if text == short_form(game).as_text():
        return Message("evening-short")
    return rules_name(game, game.options_type.from_text(text).as_values(), "", EVENING_MODE, sets)


# In words.


def why(names: Sequence[Who], result: GameResult) -> list[TextValue]:
    """Why each seat has its points in a game: whom it is ahead of, and level with."""
    said: list[TextValue] = []
    called: list[Value] = [Message("evening-you") if one.you else one for one in names]
    for seat, who in enumerate(names):
        own = result.places[seat]
        behind = [called[o] for o, place in enumerate(result.places) if place > own]
        level = [called[o] for o, place in enumerate(result.places) if place == own and o != seat]
        parts: list[TextValue] = []
        if behind:
            parts.append(Message("evening-ahead", who=together(behind), points=2 * len(behind)))
        if level:
            parts.append(Message("evening-level", who=together(level), points=len(level)))
        why = listed(parts) if parts else Message("evening-behind")
        said.append(Message("evening-why", who=who, why=why))
    return said


def final_sentence(sheet: EveningSheet) -> TextValue:
    """By how much the evening was won, and what decided a tie."""
    points = sheet.standing.points
    winners = list(sheet.winners)
    if len(winners) > 1:
        return Message("evening-shared", points=max(points))
    if sheet.standing.broke_tie:
        games = sheet.standing.wins[winners[0]]
        return Message("evening-tie-break", points=max(points), games=games)
    first, second = sorted(points, reverse=True)[:2]
    return Message("evening-lead", lead=first - second, first=first, second=second)


def title_of(evening: Evening) -> str:
    """What an evening under way is called in lists: ``Evening, game 3 of 5: 500 Rummy``."""
    count, number = len(evening_games()), min(evening.number, len(evening_games()))
    due = evening.due()
    if due is None:
        return told(Message("evening-waiting.open", number=number, count=count))
    title = GAMES_BY_NAME[due].title
    if evening.terms.week:
        week = evening.terms.week
        return told(
            Message("evening-waiting.week", week=week, number=number, count=count, game=title)
        )
    return told(Message("evening-waiting", number=number, count=count, game=title))


def standing_of(evening: Evening) -> str:
    """Names and points in one line: ``You 4, Ada 2, Max 0``."""
    points = zip(evening.names, evening.standing.points, strict=True)
    return told(listed(Message("unfinished-score", name=who, score=one) for who, one in points))


def kept_evening(evening: Evening, sheet: EveningSheet) -> KeptSheet:
    """The sheet of an evening as it is copied and saved."""
    begun = begun_of(evening.name)
    title = say(
        "sheets-title", game=say("evening-heading"), date=date_of(begun), time=time_of(begun)
    )
    stem = stem_of("evening", begun)
    if evening.terms.week:
        stem = f"five-takes-week-{evening.terms.week}"
    foot = say("sheets-unfinished")
    if evening.stopped:
        foot = say("sheets-given-up")
    elif evening.ended:
        foot = told(final_sentence(sheet))
    names = [told(who.called) for who in sheet.names]
    return KeptSheet(
        sheet.table(),
        names,
        [title, evening_headline(evening)],
        foot,
        stem,
        evening.ended,
        say("evening-heading"),
        [GAMES_BY_NAME[row.game] for row in sheet.rows if row.game],
        portraits_of(evening.terms.seats),
    )


# A finished evening in a list.


def begun_of(name: str) -> datetime:
    """When the evening of this name was begun, in local time."""
    try:
        return datetime.strptime(name[:15], FILE_TIME_FORMAT).astimezone()
    except (ValueError, OverflowError, OSError):
        return LONG_AGO


def evening_players(evening: Evening) -> list[Player]:
    """Everyone at the table, the person first."""
    return [read_seat(text, seat) for seat, text in enumerate(evening.terms.seats)]


def evening_company(evening: Evening) -> str:
    """The company alone: ``with Ada (Hard) and Max (Easy)``."""
    return say("evening-company", others=named(evening_players(evening)[1:]))


def evening_headline(evening: Evening) -> str:
    """Title: the week, and the company."""
    others = evening_players(evening)[1:]
    if evening.terms.week:
        return say("evening-with.week", week=evening.terms.week, others=named(others))
    return say("evening-with", others=named(others))


def evening_circumstances(evening: Evening, assisted: bool) -> str:
    """Day, and whether rules are unknown, with help, with known cards, or for children."""
    said: list[TextValue] = [date_of(begun_of(evening.name))]
    said += [Message("evening-unknown-rules")] if evening.unknown_rules else []
    said += [Message("history-assisted")] if assisted else []
    said += [Message("history-known")] if evening.terms.again else []
    said += [Message("history-children")] if evening.terms.children else []
    return told(listed(said))


def evening_result(evening: Evening) -> str:
    """Result in a word or two."""
    if evening.stopped:
        return say("history-won.given-up")
    if not evening.ended:
        return say("history-won.damaged")
    if PERSON_SEAT in evening.winners:
        return say("history-won") if len(evening.winners) == 1 else say("history-won.shared")
    return say("history-place", place=place_of(evening, PERSON_SEAT), count=evening.players)


def place_of(evening: Evening, seat: int) -> int:
    """The place of a seat in an evening, by points and then by games won."""
    points, wins, _, _ = evening.standing
    keys = list(zip(points, wins, strict=True))
    return 1 + sum(key > keys[seat] for key in keys)


def evening_points(evening: Evening) -> str:
    """The person's points."""
    return say("evening-points", points=evening.standing.points[PERSON_SEAT])


# The figures of many evenings.


UNAIDED_EVENING_SORT: Final = "unaided"
ASSISTED_EVENING_SORT: Final = "assisted"
RERUN_EVENING_SORT: Final = "again"
CHILDREN_EVENING_SORT: Final = "children"
UNPROVED_EVENING_SORT: Final = "unproved"
EVENING_SORTS: Final = (
    UNAIDED_EVENING_SORT,
    ASSISTED_EVENING_SORT,
    RERUN_EVENING_SORT,
    CHILDREN_EVENING_SORT,
    UNPROVED_EVENING_SORT,
)


def most_points(players: int) -> int:
    """The points of a player who wins every game alone.

    >>> most_points(3)
    20
    """
    return len(evening_games()) * 2 * (players - 1)


@dataclass(slots=True)
class EveningTally:
    """Totals over some evenings of one number of players.

    ``won`` counts a shared win as its part.  ``points`` and ``best`` are of those played to the
    end, and ``places`` has the person's places in each game.
    """

    players: int
    played: int = 0
    won: float = 0.0
    given_up: int = 0
    points: int = 0
    best: int | None = None
    places: dict[str, list[int]] = field(default_factory=dict)

    def add(self, evening: Evening) -> None:
        self.played += 1
        for game in evening.games:
            if game.result is not None:
                self.places.setdefault(game.game, []).append(game.result.places[PERSON_SEAT])
        if evening.stopped:
            self.given_up += 1
            return
        winners, points = evening.winners, evening.standing.points[PERSON_SEAT]
        self.won += (PERSON_SEAT in winners) / len(winners)
        self.points += points
        self.best = points if self.best is None else max(self.best, points)

    @property
    def ended(self) -> int:
        """Number of evenings played to the end."""
        return self.played - self.given_up

    @property
    def share(self) -> float | None:
        """Mean points as a part of those possible, 0 to 1; None before the end of one."""
        possible = self.ended * most_points(self.players)
        return self.points / possible if possible else None

    def mean_place(self, game: str) -> float | None:
        """The person's place in a game on average; None if it was not played."""
        places = self.places.get(game)
        return sum(places) / len(places) if places else None


def sort_of(evening: Evening, assisted: bool, unproved: bool) -> str:
    """The sort of evenings that one counts among."""
    if unproved:
        return UNPROVED_EVENING_SORT
    if evening.terms.children:
        return CHILDREN_EVENING_SORT
    if evening.terms.again:
        return RERUN_EVENING_SORT
    return ASSISTED_EVENING_SORT if assisted else UNAIDED_EVENING_SORT


def longest_row(weeks: Iterable[str]) -> int:
    """The most weeks one after the other.

    >>> longest_row(["2026-W52", "2027-W01", "2026-W53", "2027-W03"])
    3
    """
    found = set()
    for text in weeks:
        try:
            found.add(Week.read(text))
        except ValueError:
            continue
    longest = 0
    for week in found:
        if week.after(-1) not in found:
            length = 1
            while week.after(length) in found:
                length += 1
            longest = max(longest, length)
    return longest


@dataclass(slots=True)
class EveningFigures:
    """Tallies of one sort of evenings, by the number of players.

    ``apart`` counts the evenings of each other sort.  ``row`` is the longest row of weeks that were
    played to the end.
    """

    tallies: dict[int, EveningTally] = field(default_factory=dict)
    apart: dict[str, int] = field(default_factory=dict)
    row: int = 0


def figures_of(
    files: Sequence[EveningFile], store: EveningStore, sort: str, weeks: bool
) -> EveningFigures:
    """Count the finished evenings of a sort, with ``weeks`` only those of the week."""
    made = EveningFigures()
    played: list[str] = []
    for file in files:
        evening = file.evening
        if not evening.ended:  # its file is damaged
            continue
        store.believe_records(evening)
        if evening.terms.week and not evening.stopped:
            played.append(evening.terms.week)
        if weeks and not evening.terms.week:
            continue
        found = sort_of(evening, store.was_assisted(evening), store.has_unproved_game(evening))
        if found != sort:
            made.apart[found] = made.apart.get(found, 0) + 1
            continue
        tally = made.tallies.setdefault(evening.players, EveningTally(evening.players))
        tally.add(evening)
    made.row = longest_row(played)
    return made
