"""Reruns: the cards of a finished match, played again by a level in the person's seat.

Each round has the deck, cut and dealer of the match, and the same opponents. The rerun is a match
of its own and may need fewer or more rounds. Further rounds get the cards that the match would have
dealt.

`Rerun` collects the results. Its jobs (`RerunJob`) run in the worker process in short pieces, so
that other requests are served in between. All players move from their own views and never know
hidden cards. `Outcome` is the result by which runs are compared.

`Parting` is where the person's match and a line of the level part. Both begin alike. From the first
different move on each line goes to the end of that round.
"""

from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass, replace
from itertools import islice
from math import sqrt
from time import monotonic
from typing import Any

from game.ai.characters import Player, read_seat
from game.ai.helper_pool import Pipes, nobody
from game.ai.levels import advise
from game.cards.shuffle import Stream
from game.core.event import PERSON_SEAT, Seat
from game.core.game import Game, Setup, State
from game.core.illegal import IllegalMove
from game.core.record import header
from game.games import GAMES_BY_NAME
from game.match.match import Match, load
from game.match.positions import Positions
from game.match.summary import Summary, is_scored_by
from game.text.message import Names, TextValue


def lead_points(points: Sequence[float], seat: Seat) -> float:
    """Points of a seat minus those of its best rival."""
    rivals = [theirs for one, theirs in enumerate(points) if one != seat]
    return float(points[seat] - max(rivals))


@dataclass(frozen=True, slots=True)
class Outcome:
    """Place of a seat from 1, number of players, lead and number of rounds.

    The lead is the distance to the best rival in ``Bot.score_unit``, negative when behind. Winners
    share the first place, and ties share a place.
    """

    place: int
    players: int
    lead: float
    rounds: int


def outcome(game: Game[Any, Any], state: State[Any], seat: Seat) -> Outcome:
    """Outcome of a finished match for a seat."""
    stood = game.bot.result(state)
    winners = state.winners or ()
    better = sum(
        (other in winners, points) > (seat in winners, stood[seat])
        for other, points in enumerate(stood)
        if not (other in winners and seat in winners)
    )
    return Outcome(1 + better, len(stood), round(lead_points(stood, seat), 1), len(state.rounds))


def told_outcome(game: Game[Any, Any], one: Summary) -> Outcome | None:
    """Outcome of the person, from a record's summary.

    None for a match that is not over, and for one without points: there it takes the last
    position.
    """
    if not one.over or game.table is None or not is_scored_by(game, one.options):
        return None
    sign = -1 if game.table.lowest_wins else 1
    ahead = lead_points([float(sign * points) for points in one.scores], PERSON_SEAT)
    return Outcome(one.places[PERSON_SEAT], one.players, round(ahead, 1), one.rounds)


RERUNS_PER_LEVEL_COUNT = 5
"""Number of reruns per level."""
WORKER_PIECE_SECONDS = 0.4
"""Seconds per piece, after which the worker serves other requests."""
MAX_SAME_DECK_TRY_COUNT = 8
"""Maximum number of attempts to begin a round with its original deck."""
STUDENT_T_95_FACTORS_BY_COUNT = {
    2: 12.706,
    3: 4.303,
    4: 3.182,
    5: 2.776,
    6: 2.571,
    7: 2.447,
    8: 2.365,
}
"""Student's t for a two-sided 95 % interval, by the number of values."""


@dataclass(frozen=True, slots=True)
class RerunProgress:
    """State of a run: all moves, finished rounds, and the outcome at the end.

    ``outcome`` has the fields of ``Outcome`` and is empty before the end. ``failed`` means that the
    worker process cannot continue.
    """

    moves: list[str]
    rounds: int
    outcome: list[float]
    failed: bool = False

    @property
    def came(self) -> Outcome | None:
        """Outcome of the run; None before its end."""
        if not self.outcome:
            return None
        place, players, lead, rounds = self.outcome
        return Outcome(int(place), int(players), float(lead), int(rounds))


@dataclass(frozen=True, slots=True)
class RerunJob:
    """Request to the worker process to continue a run.

    ``text`` is the header of a record (game, options, seats, source of chance), and ``cuts`` and
    ``parts`` are those of its rounds.  ``starts`` are the numbers of shuffles drawn before each
    round, empty if each round has a chance of its own.  ``level`` plays the person's seat.
    ``run`` is 0-based, ``thought`` the playout budget of an expert's move, and ``moves`` are the
    moves already made in this run. ``played`` are the moves of the match that the opponents repeat
    until the level plays something else; only the first run has them.
    """

    game: str
    text: str
    cuts: list[int]
    parts: list[str]
    starts: list[int]
    level: str
    run: int
    thought: int
    moves: list[str]
    played: list[str]

    def answer(
        self,
        unwanted: Callable[[], bool] = lambda: False,
        helpers: Pipes = nobody,
    ) -> RerunProgress:
        """Play until the time is up, the match is over or the request is cancelled."""
        table = _Table(self)
        end = monotonic() + WORKER_PIECE_SECONDS
        while table.state.asked is not None:
            table.move(unwanted)
            if monotonic() > end or unwanted():
                break
        return table.part()

    def instead(self) -> RerunProgress:
        """Fallback answer if the worker process fails repeatedly."""
        return RerunProgress(self.moves, 0, [], failed=True)


class _Table:
    """The match of a run, replayed to its last move."""

    def __init__(self, piece: RerunJob) -> None:
        self.piece = piece
        self.game: Game[Any, Any] = GAMES_BY_NAME[piece.game]
        match = load(piece.text)
        parts = None if match.setup.parts is None else tuple(piece.parts)
        self.setup: Setup = replace(match.setup, cuts=tuple(piece.cuts), parts=parts)
        self.players = [Player(match.seats[PERSON_SEAT], piece.level)]
        self.players += [read_seat(text, seat) for seat, text in enumerate(match.seats) if seat]
        self.state: State[Any] = self.game.new(self.setup)
        self.moves: list[str] = []
        self._same = True
        """Whether every move until now is that of the match."""
        for move in piece.moves:
            self._make(self.game.parse(move))

    def move(self, unwanted: Callable[[], bool] = lambda: False) -> None:
        """Play the next move, after a search if there is a choice.

        A cancelled search ends early, and its move is discarded later.
        """
        state = self.state
        seat = state.asked
        assert seat is not None, "a match that is not over asks a seat"
        moves = list(islice(state.legal(), 2))
        if len(moves) == 1:
            self._make(moves[0])
            return
        number = len(self.moves)
        if seat != PERSON_SEAT and self._same and number < len(self.piece.played):
            self._make(self.game.parse(self.piece.played[number]))
            return
        player = self.players[seat]
        advice = advise(
            self.game,
            state.view(seat),
            player.level or "medium",
            self._search_seed(),
            self.piece.thought,
            style=player.style,
            unwanted=unwanted,
            most=self.piece.thought,
        )
        self._make(self.game.parse(advice.move))

    def _search_seed(self) -> int:
        """Seed of the next search; the first run uses those of the match."""
        number, run = len(self.moves), self.piece.run
        name = f"run {run}/thought {number}" if run else f"thought {number}"
        return Stream(self.setup.seed, name).number_below(2**32)

    def _make(self, move: Any) -> None:
        before = self.state.clone() if self.piece.starts else None
        made = self.game.write(move)
        self._same = self._same and self.piece.played[len(self.moves) :][:1] == [made]
        self.moves.append(made)
        self.state.advance(move)
        number = len(self.state.rounds)
        if before is None or self.state.over or number == len(before.rounds):
            return
        for _ in range(MAX_SAME_DECK_TRY_COUNT):
            # With a shared random stream, the shuffle of this round's deck must come next.
            if number >= len(self.piece.starts):
                return
            behind = self.piece.starts[number] - self.state.shuffles
            if not behind:
                return
            before.shuffles += behind
            self.state = before.clone()
            self.state.advance(move)

    def part(self) -> RerunProgress:
        """Progress of the run."""
        state = self.state
        came = list(astuple(outcome(self.game, state, PERSON_SEAT))) if state.over else []
        return RerunProgress(self.moves, len(state.rounds), came)


class Rerun:
    """Runs of a level on the cards of a finished match.

    ``done`` are the outcomes and ``rounds`` the finished rounds of the current run. ``first`` are
    the moves of the first run, empty if unknown. ``thought`` is the playout budget of a move.
    """

    def __init__(
        self,
        match: Match,
        level: str,
        done: Sequence[Outcome] = (),
        first: Sequence[str] = (),
    ) -> None:
        assert match.state.over, "cards of a match that is going on are for nobody to know"
        self.level = level
        self.match = match
        self.thought: int = match.game.bot.rerun_playouts
        self.done = list(done)
        self.first = list(first)
        self.rounds = 0
        self.failed = False
        self._moves: list[str] = []
        self._starts: list[int] | None = None

    @property
    def over(self) -> bool:
        """Whether all runs are done or the worker failed."""
        return self.failed or len(self.done) >= RERUNS_PER_LEVEL_COUNT

    def question(self) -> RerunJob:
        """Request for the next piece."""
        match = self.match
        if self._starts is None:
            self._starts = starts_of(match)
        return RerunJob(
            match.game.name,
            header(match.setup, match.seats),
            list(match.setup.cuts),
            list(match.setup.parts or ()),
            self._starts,
            self.level,
            len(self.done),
            self.thought,
            self._moves,
            [] if self.done else [text for _, text in match.moves],
        )

    def take(self, part: RerunProgress) -> None:
        """Continue from the progress of a piece."""
        self.failed = part.failed
        self._moves, self.rounds = part.moves, part.rounds
        if part.came is not None:
            if not self.done:
                self.first = part.moves
            self.done.append(part.came)
            self._moves, self.rounds = [], 0


def starts_of(match: Match) -> list[int]:
    """Number of shuffles drawn before each round of a match.

    Empty if irrelevant: for a single round, or if each round has its own random stream.
    """
    if match.setup.secret or len(match.deals) == 1:
        return []
    state = match.game.new(match.setup)
    starts = [state.shuffles]
    for _, text in match.moves:
        state.advance(match.game.parse(text))
        if len(state.rounds) == len(starts) and not state.over:
            starts.append(state.shuffles)
    return starts


@dataclass(frozen=True, slots=True)
class MeanInterval:
    """Mean of some leads, and its 95 % confidence interval.

    ``low`` and ``high`` are None for one run, and for runs with equal leads.
    """

    mean: float
    low: float | None = None
    high: float | None = None


def spread(leads: Sequence[float]) -> MeanInterval:
    """Mean of one or more leads, with Student's interval.

    >>> spread([10.0, 20.0, 30.0]).mean, round(spread([10.0, 20.0, 30.0]).low or 0, 1)
    (20.0, -4.8)
    """
    count = len(leads)
    mean = sum(leads) / count
    if count < 2 or len(set(leads)) == 1:
        return MeanInterval(mean)
    error = sqrt(sum((lead - mean) ** 2 for lead in leads) / (count - 1) / count)
    reach = STUDENT_T_95_FACTORS_BY_COUNT[min(count, max(STUDENT_T_95_FACTORS_BY_COUNT))] * error
    return MeanInterval(mean, mean - reach, mean + reach)


# Where two lines of play part.


MOVES_BEFORE_PARTING_COUNT = 4
"""Number of moves that are shown before the lines part."""


@dataclass(frozen=True, slots=True)
class Parting:
    """Two matches with the same first moves.

    ``at`` is the number of moves in common and ``begin`` the position to show first, in the same
    round. ``ends`` are the last positions of the two lines, the person's first.
    """

    mine: Match
    theirs: Match
    at: int
    begin: int
    ends: tuple[int, int]

    def reasons(self, names: Names) -> tuple[TextValue, TextValue]:
        """Why the person's move, and why the other one, each compared with the other."""
        game = self.mine.game
        seat, text = self.mine.moves[self.at]
        state = game.from_view(self.mine.after(self.at).view(seat))
        move, other = game.parse(text), game.parse(self.theirs.moves[self.at][1])
        return (
            game.bot.explain(state, move, names, other),
            game.bot.explain(state, other, names, move),
        )


def parting(match: Match, moves: Sequence[str]) -> Parting | None:
    """Where a match and other moves with its cards part.

    None if they don't, and if the first different move is illegal there.
    """
    made = [text for _, text in match.moves]
    at = next(
        (
            number
            for number, (mine, theirs) in enumerate(zip(made, moves, strict=False))
            if mine != theirs
        ),
        None,
    )
    if at is None:
        return None
    course = Positions(match)
    theirs = course.begun(at)
    rounds = len(theirs.state.rounds)
    for move in moves[at:]:
        if theirs.state.over or len(theirs.state.rounds) > rounds:
            break
        try:
            theirs.follow(move)
        except IllegalMove:
            break
    if len(theirs.moves) == at:
        return None
    first = max((number for number in course.rounds if number <= at), default=0)
    return Parting(
        match,
        theirs,
        at,
        max(first, at - MOVES_BEFORE_PARTING_COUNT),
        (_round_end_index(course, at), _round_end_index(Positions(theirs), at)),
    )


def _round_end_index(course: Positions, at: int) -> int:
    """Last position of the round that is played at a position, before the next deal."""
    after = next((number for number in course.rounds if number > at), None)
    return len(course) if after is None else max(at, after - 1)
