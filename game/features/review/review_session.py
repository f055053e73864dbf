"""Review of a match beside its replay, and its results on disk.

``reviews/NAME.json`` belongs to ``NAME.record``.  It holds the judgement of each reviewed decision,
the SHA-256 of the moves, and the sums once the review is complete.  It is one line with a
checksum; a file of an older version has none and is read just as strictly.  A file that is damaged
or has other moves is ignored.  So is one without ``unit``, from a version that counted points: its
record is reviewed again.  Where older versions had to judge without a search, they gave no reason:
these decisions are judged again.  Older versions knew no winning lines and named no blindness:
their judgements are read without.
"""

import contextlib
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.ai.levels import line_said
from game.core.blindness import Oversight
from game.core.event import PERSON_SEAT
from game.core.win_model import final_chances
from game.features.replay.replay_session import ReplaySession
from game.features.review.review import Decision, Judgement, Review, decisions, mistakes
from game.features.worker_jobs import JobClient
from game.match.match import Match
from game.storage.checked_lines import (
    believed_json,
    checked_json,
    has_whole_numbers,
    said_of,
    strict_json,
)
from game.storage.match_index import FINISHED_FOLDER, digest_of
from game.storage.profile import Profile, read_file, reason, write_atomically
from game.text.message import Message, TextValue, packed

REVIEWS_FOLDER = "reviews"
COST_UNIT = "chance"
"""Unit of a cost: percent of the chance to win the match."""
MALFORMED_REVIEW_ERRORS = (OSError, ValueError, LookupError, TypeError, AttributeError)
"""Exceptions from reading a malformed file."""
JUDGEMENT_FIELDS_COUNT = 11
"""Number of values of a judgement; those of older versions have fewer."""
MAX_PLAUSIBLE_REVIEW_VALUE = 1e6
"""No chance, and no number of points, is as large."""


@dataclass(frozen=True, slots=True)
class Costly:
    """A mistake: its round, cost, move and better move; ``lost_win`` if that won for sure."""

    round: int
    cost: float
    played: TextValue
    better: TextValue
    lost_win: bool = False

    @property
    def weight(self) -> tuple[bool, float]:
        """How bad it was, as of a judgement."""
        return self.lost_win, self.cost


@dataclass(frozen=True, slots=True)
class DecisionStats:
    """Totals for one kind of decision; ``word`` is the first word of its moves' texts."""

    word: str
    decisions: int
    mistakes: int
    cost: float


@dataclass(frozen=True, slots=True)
class ReviewData:
    """Totals of a review: decisions, mistakes, cost in percent points, and the worst mistakes.

    ``sorts`` has the totals per kind of decision, and ``overlooked`` the cost of all mistakes that
    a blindness explains, by its name; files of older versions lack them.
    """

    decisions: int
    mistakes: int
    cost: float
    worst: tuple[Costly, ...]
    sorts: tuple[DecisionStats, ...] = ()
    overlooked: tuple[tuple[str, float], ...] = ()


class Reviews:
    """Reviews of a profile, by record name."""

    def __init__(self, profile: Profile) -> None:
        self.folder = profile.folder / REVIEWS_FOLDER
        self._records = profile.folder / FINISHED_FOLDER

    def keep(
        self,
        record: str,
        match: Match,
        judged: Mapping[int, Judgement],
        found: ReviewData | None = None,
    ) -> Message | None:
        """Save judgements by move number; the reason if that fails, else None.

        ``found`` has the totals, once all decisions are judged.
        """
        decisions = {
            str(number): [
                one.best,
                packed(one.why),
                one.expected,
                one.cost,
                one.chance,
                one.exact,
                one.error,
                one.expected_error,
                list(one.line),
                one.wins,
                one.overlooked,
            ]
            for number, one in sorted(judged.items())
        }
        data = {
            "unit": COST_UNIT,
            "of": _sum(match),
            "file": self._digest(record),
            "judged": decisions,
            "found": _told(found),
        }
        try:
            self.folder.mkdir(exist_ok=True)
            write_atomically(self.folder / f"{_stem(record)}.json", f"{checked_json(data)}\n")
        except OSError as error:
            return Message("storage-review-unsaved", why=reason(error))
        return None

    def judged(self, record: str, match: Match) -> dict[int, Judgement]:
        """Judgements of a match by move number, from 0."""
        with contextlib.suppress(*MALFORMED_REVIEW_ERRORS):
            data = self._data(record)
            if data["unit"] == COST_UNIT and data["of"] == _sum(match):
                rows = data["judged"]
                judged = {_move_number(key): _judgement(row) for key, row in rows.items()}
                return {
                    number: one for number, one in judged.items() if _is_searched(rows[str(number)])
                }
        return {}

    def cost(self, record: str, number: int) -> float:
        """Cost of a judged move in percent points; 0 if it is unknown."""
        said = self._said(record, number)
        return 0.0 if said is None else said.cost

    def overlooked(self, record: str, number: int) -> str:
        """Name of the blindness that explains a mistake; empty if none does or it is unknown."""
        said = self._said(record, number)
        return "" if said is None else said.overlooked

    def _said(self, record: str, number: int) -> Judgement | None:
        with contextlib.suppress(*MALFORMED_REVIEW_ERRORS):
            data = self._data(record)
            if data["unit"] == COST_UNIT:
                return _judgement(data["judged"][str(number)])
        return None

    def of(self, record: str, digest: str | None = None) -> ReviewData | None:
        """The finished review of a record, or None.

        ``digest`` is the record's in the index; a review of a file with another digest is ignored.
        """
        with contextlib.suppress(*MALFORMED_REVIEW_ERRORS):
            data = self._data(record)
            same = digest is None or data.get("file") in (None, digest)
            if data["unit"] == COST_UNIT and same and _was_searched(data):
                return _read(data["found"])
        return None

    def is_outdated(self, record: str) -> bool:
        """Whether a review is from a version whose costs were points, or that judged unsearched."""
        with contextlib.suppress(*MALFORMED_REVIEW_ERRORS):
            data = self._data(record)
            if isinstance(data, dict) and "judged" in data:
                return "unit" not in data or not _was_searched(data)
        return False

    def names(self) -> set[str]:
        """Names of the records with a review."""
        with contextlib.suppress(OSError):
            return {
                f"{path.stem}.record" for path in self.folder.iterdir() if path.suffix == ".json"
            }
        return set()

    def _data(self, record: str) -> Any:
        text = read_file(self.folder / f"{_stem(record)}.json").decode("utf-8").removesuffix("\n")
        return strict_json(text) if text.startswith("{") else believed_json(text)

    def _digest(self, record: str) -> str | None:
        """That of a finished record, as the index has it; None if it is not there."""
        with contextlib.suppress(OSError):
            return digest_of(read_file(self._records / record))
        return None


def _stem(record: str) -> str:
    return record.removesuffix(".record")


def _sum(match: Match) -> str:
    from hashlib import sha256

    return sha256(match.record().encode()).hexdigest()


def _told(found: ReviewData | None) -> list[Any] | None:
    if found is None:
        return None
    worst = [
        [one.round, one.cost, packed(one.played), packed(one.better), one.lost_win]
        for one in found.worst
    ]
    sorts = [[one.word, one.decisions, one.mistakes, one.cost] for one in found.sorts]
    overlooked = [list(pair) for pair in found.overlooked]
    return [found.decisions, found.mistakes, found.cost, worst, sorts, overlooked]


def _read(data: Any) -> ReviewData:
    """Parse the totals; raises ``ValueError`` for other data."""
    match data:
        case [int(decisions), int(mistakes), cost, list(worst), *more] if len(more) < 3:
            sorts = more[0] if more else ()
            overlooked = more[1] if len(more) > 1 else ()
            if has_whole_numbers((mistakes, decisions)) and mistakes <= decisions:
                return ReviewData(
                    decisions,
                    mistakes,
                    _figure_value(cost),
                    tuple(map(_costly, worst)),
                    tuple(map(_sort, sorts)),
                    tuple(map(_overlooked, overlooked)),
                )
    raise ValueError("This is no review.")


def _sort(data: Any) -> DecisionStats:
    match data:
        case [str(word), int(decisions), int(mistakes), cost]:
            if has_whole_numbers((mistakes, decisions)) and mistakes <= decisions:
                return DecisionStats(word, decisions, mistakes, _figure_value(cost))
    raise ValueError("This is no kind of decision.")


def _overlooked(data: Any) -> tuple[str, float]:
    match data:
        case [str(name), cost]:
            return name, _figure_value(cost)
    raise ValueError("This is no cost of a blindness.")


def _costly(data: Any) -> Costly:
    match data:
        case [int(round), cost, played, better, *lost] if len(lost) < 2:
            if has_whole_numbers((round,)):
                return Costly(
                    round,
                    _figure_value(cost),
                    said_of(played),
                    said_of(better),
                    any(map(_flag, lost)),
                )
    raise ValueError("This is no costly move.")


def _was_searched(data: Any) -> bool:
    """Whether each judgement of a review comes from a search."""
    return all(map(_is_searched, data["judged"].values()))


def _is_searched(data: Any) -> bool:
    """Whether a judgement comes from a search: of older versions', only if it has a reason."""
    _, why, *others = data
    return len(others) + 2 == JUDGEMENT_FIELDS_COUNT or bool(why)


def _judgement(data: Any) -> Judgement:
    match data:
        case [str(best), why, expected, cost, chance, bool(exact), *errors] if len(errors) in (
            0,
            2,
            5,
        ):
            error, expected_error, *more = errors or (0.0, 0.0)
            line, wins, overlooked = more or ((), False, "")
            return Judgement(
                best,
                said_of(why),
                _figure_value(expected),
                _figure_value(cost),
                _figure_value(chance),
                exact,
                error=_figure_value(error),
                expected_error=_figure_value(expected_error),
                line=tuple(map(_text, line)),
                wins=_flag(wins),
                overlooked=_text(overlooked),
            )
    raise ValueError("This is no judgement.")


def _text(data: Any) -> str:
    if isinstance(data, str):
        return data
    raise ValueError("This is no text.")


def _flag(data: Any) -> bool:
    """Read a yes or no, or raise ``ValueError``; whether it is yes."""
    if isinstance(data, bool):
        return data
    raise ValueError("This is no yes or no.")


def _figure_value(data: Any) -> float:
    """A chance, or points; ``ValueError`` if it is neither."""
    if type(data) in (int, float) and abs(data) < MAX_PLAUSIBLE_REVIEW_VALUE:
        return float(data)
    raise ValueError("This is no figure.")


def _move_number(text: str) -> int:
    """The number of a move; ``ValueError`` if the text is none."""
    if text.isascii() and text.isdecimal():
        return int(text)
    raise ValueError("This is no number of a move.")


MAX_REVIEWED_DECISION_COUNT = 150
"""Maximum number of judged decisions; a longer match is sampled evenly."""
MAX_NAMED_MISTAKE_COUNT = 3
"""Number of the costliest moves in the totals."""
JUDGEMENTS_PER_SAVE_COUNT = 10
"""Number of judgements between two saves."""


class ReviewSession:
    """Judgements of the person's decisions, requested in the order of the match.

    ``judged`` maps move numbers to judgements. ``failed`` are the numbers of those whose search
    broke down; the next session asks for them again. ``problem`` is the reason of a failed save,
    else None.
    """

    def __init__(self, session: ReplaySession, worker: JobClient, reviews: Reviews) -> None:
        self.session = session
        self.worker = worker
        self.reviews = reviews
        found = decisions(session.match, PERSON_SEAT)
        if len(found) > MAX_REVIEWED_DECISION_COUNT:
            found = [
                found[number * len(found) // MAX_REVIEWED_DECISION_COUNT]
                for number in range(MAX_REVIEWED_DECISION_COUNT)
            ]
        self.decisions: list[Decision] = found
        self.numbers = [one.number for one in found]
        self.rounds = [one.round for one in found]
        self.judged: dict[int, Judgement] = {}
        self.failed: set[int] = set()
        self.problem: Message | None = None
        self._asked: Decision | None = None
        self._unkept = 0
        self._mistakes: tuple[int, list[tuple[Decision, Judgement]]] = (-1, [])
        if session.path is not None:
            known = reviews.judged(session.path.name, session.match)
            for one in found:
                said = known.get(one.number)
                if said is not None and self._fits(one, said):
                    self.judged[one.number] = said

    def _fits(self, one: Decision, said: Judgement) -> bool:
        """Whether the saved better move is legal in its position, and begins the saved line."""
        game, line = self.session.match.game, said.line or (said.best,)
        state = self.session.course.state(one.number).clone()
        try:
            for move in map(game.parse, line):
                if state.check(move) is not None:
                    return False
                state.advance(move)
        except ValueError:
            return False
        return line[0] == said.best

    @property
    def waiting(self) -> bool:
        """Whether a decision was not looked at yet."""
        return self.looked_at < len(self.decisions)

    @property
    def looked_at(self) -> int:
        """Number of decisions that are judged or failed."""
        return len(self.judged) + len(self.failed)

    def look(self) -> bool:
        """Request the next judgement or poll for it; whether one arrived.

        A request that was dropped meanwhile is made again.
        """
        if not self.waiting:
            return False
        if self._asked is None:
            known = self.judged.keys() | self.failed
            one = next(one for one in self.decisions if one.number not in known)
            match, names = self.session.match, self.session.names
            seed = match.search_seed(one.number)
            self.worker.ask(Review(match.game.name, one.view, one.move, seed, names))
            self._asked = one
        said = self.worker.judged()
        if said is None:
            if not self.worker.thinking:
                # A page above has dropped it.
                self._asked = None
            return False
        if said.failed:
            self.failed.add(self._asked.number)
        else:
            self.judged[self._asked.number] = said
            self._unkept += 1
        self._asked = None
        if self._unkept >= JUDGEMENTS_PER_SAVE_COUNT or not self.waiting:
            self.keep()
        return True

    def keep(self) -> None:
        """Save the judgements, if the match has a record on disk."""
        path = self.session.path
        if self._unkept and path is not None and path.exists():
            found = None if self.waiting or self.failed else self.found()
            match = self.session.match
            self.problem = self.reviews.keep(path.name, match, self.judged, found)
            self._unkept = 0

    def found(self) -> ReviewData:
        """Totals of all judgements."""
        found = self.mistakes()
        worst = tuple(
            Costly(
                one.round,
                said.cost,
                self.spoken(one.number, one.move),
                self.spoken(one.number, said.best),
                said.lost_win,
            )
            for one, said in found[:MAX_NAMED_MISTAKE_COUNT]
        )
        cost = sum(said.cost for _, said in found)
        overlooked: dict[str, float] = {}
        for _, said in found:
            if said.overlooked:
                overlooked[said.overlooked] = overlooked.get(said.overlooked, 0.0) + said.cost
        return ReviewData(
            len(self.judged),
            len(found),
            cost,
            worst,
            self._sorts(found),
            tuple(overlooked.items()),
        )

    def _sorts(self, found: list[tuple[Decision, Judgement]]) -> tuple[DecisionStats, ...]:
        """Totals per kind of decision, costliest first."""
        looked = Counter(_word(one) for one in self.decisions if one.number in self.judged)
        wrong = Counter(_word(one) for one, _ in found)
        cost = dict.fromkeys(looked, 0.0)
        for one, said in found:
            cost[_word(one)] += said.cost
        sorts = [
            DecisionStats(word, count, wrong[word], cost[word]) for word, count in looked.items()
        ]
        return tuple(sorted(sorts, key=lambda one: -one.cost))

    def spoken(self, number: int, move: str) -> TextValue:
        """Text of a move at a position."""
        game, session = self.session.match.game, self.session
        seen = game.from_view(session.course.view(number, PERSON_SEAT))
        return game.describe_move(seen, game.parse(move), session.names)

    def line_of(self, number: int) -> TextValue:
        """The moves that would have won for sure at a position, in order; empty without them."""
        said = self.judged[number]
        if not said.line:
            return ""
        game, session = self.session.match.game, self.session
        seen = game.from_view(session.course.view(number, PERSON_SEAT))
        return line_said(game, seen, said.line, session.names)

    def overlooked(self, number: int) -> TextValue:
        """The oversight at a position, as a sentence; empty if no blindness explains it."""
        said, game, names = self.judged[number], self.session.match.game, self.session.names
        seat, made = self.session.match.moves[number]
        blindness = next((one for one in game.bot.blindnesses if one.name == said.overlooked), None)
        if blindness is None:
            return ""
        seen = game.from_view(self.session.course.view(number, seat))
        moves = game.parse(said.best), game.parse(made)
        if not blindness.explains(seen, *moves):
            # Of a version in which it meant something else.
            return ""
        sentence: TextValue = blindness.tell(Oversight(seen, *moves, names[seat], names))
        return sentence

    def against(self, number: int) -> TextValue:
        """The reason for the played move, compared with the better one; empty without one."""
        said = self.judged.get(number)
        seat, made = self.session.match.moves[number]
        if said is None or said.best == made:
            return ""
        game, names = self.session.match.game, self.session.names
        state = game.from_view(self.session.course.view(number, seat))
        why: TextValue = game.bot.explain(state, game.parse(made), names, game.parse(said.best))
        return why

    def leave(self) -> None:
        """Save, and cancel the request."""
        self.keep()
        self._asked = None
        self.worker.drop()

    def mistakes(self) -> list[tuple[Decision, Judgement]]:
        """Mistakes, worst first; cached."""
        if self._mistakes[0] != len(self.judged):
            pairs = [
                (one, self.judged[one.number])
                for one in self.decisions
                if one.number in self.judged
            ]
            self._mistakes = len(self.judged), mistakes(self.session.match, pairs)
        return self._mistakes[1]

    def mistaken(self) -> list[int]:
        """Positions of the mistakes, in order."""
        return sorted(one.number for one, _ in self.mistakes())

    def course(self) -> list[float]:
        """Percent chance after each decision up to the first unjudged one.

        The final result follows if the match is over.
        """
        values: list[float] = []
        for number in self.numbers:
            if number not in self.judged:
                return values
            values.append(self.judged[number].expected)
        if self.session.match.state.over:
            state = self.session.match.state
            values.append(
                100 * final_chances(state.winners or (), state.setup.players)[PERSON_SEAT]
            )
        return values

    @property
    def in_round(self) -> range:
        """Indices of the decisions of the round at the position, or of one before it."""
        number = self.session.course.round_number(self.session.at)
        if self.decisions and number not in self.rounds:
            number = self.rounds[self.nearest_index(self.session.at)]
        return range(bisect_left(self.rounds, number), bisect_right(self.rounds, number))

    def nearest_index(self, at: int) -> int:
        """Index of the last decision at or before a position; 0 before the first."""
        return max(0, bisect_right(self.numbers, at) - 1)


def _word(one: Decision) -> str:
    """Kind of a decision: the first word of its move."""
    return one.move.partition(" ")[0]
