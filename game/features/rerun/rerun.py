"""Twice the same cards: the deals of a match that is over, played out by a level in one's seat.

Each round has the deck, the cut and the dealer that it had in the match, and the same opponents
sit at the same places.  What follows is a match of its own: it may be over in fewer rounds or take
more, and what is dealt beyond the match's rounds is what would have been dealt in it then.

A run is played in pieces, in the process that thinks; between two of them it answers whatever
else there is to answer.  Cards that were hidden are known to nobody who plays: every move is
found from the view of its seat.

What a match came to for one seat: the figures that matches of the same cards are compared by.
"""

from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass
from itertools import islice
from math import sqrt
from time import monotonic
from typing import Any

from game.ai.characters import Player, read_seat
from game.ai.helper_pool import Pipes, nobody
from game.ai.levels import advise
from game.cards.shuffle import Stream
from game.core.event import Seat
from game.core.game import Game, Setup, State
from game.core.record import header
from game.games import BY_NAME
from game.match.match import Match, load
from game.match.summary import PERSON, Summary, scored_by


def lead(points: Sequence[float], seat: Seat) -> float:
    """A seat's own points less those of the best of the others."""
    rivals = [theirs for one, theirs in enumerate(points) if one != seat]
    return float(points[seat] - max(rivals))


@dataclass(frozen=True, slots=True)
class Outcome:
    """A seat's place, from 1, of so many players, and its lead after so many rounds.

    The lead is by how much it is ahead of the best of the others, in what the game's
    ``Knowledge.unit`` names; behind, it is negative.  Winners share the first place; others who
    are level share theirs.
    """

    place: int
    players: int
    lead: float
    rounds: int


def outcome(game: Game[Any, Any], state: State[Any], seat: Seat) -> Outcome:
    """What a match that is over came to for a seat."""
    stood = game.bot.result(state)
    winners = state.winners or ()
    better = sum(
        (other in winners, points) > (seat in winners, stood[seat])
        for other, points in enumerate(stood)
        if not (other in winners and seat in winners)
    )
    return Outcome(1 + better, len(stood), round(lead(stood, seat), 1), len(state.rounds))


def told_outcome(game: Game[Any, Any], one: Summary) -> Outcome | None:
    """The person's outcome as the summary of a record tells it.

    None for a match that is not over, and for one without points: there it takes the last
    position.
    """
    if not one.over or game.table is None or not scored_by(game, one.options):
        return None
    sign = -1 if game.table.lowest_wins else 1
    ahead = lead([float(sign * points) for points in one.scores], PERSON)
    return Outcome(one.places[PERSON], one.players, round(ahead, 1), one.rounds)


YOU = Seat(0)
RUNS = 5
"""So many runs a level."""
PIECE = 0.4
"""Seconds after which a run is left for whatever else there is to answer."""
TRIES = 8
"""How often a round is begun again until it has the deck it had."""
T_95 = {2: 12.706, 3: 4.303, 4: 3.182, 5: 2.776, 6: 2.571, 7: 2.447, 8: 2.365}
"""Student's t for a two-sided interval of 95 %, by the number of values."""


@dataclass(frozen=True, slots=True)
class RerunProgress:
    """A run as far as it has been played: all its moves, and what it came to once it is over.

    ``outcome`` has the fields of an ``Outcome``; empty, the run is not over.  ``rounds`` are
    those that are.  ``failed``: the process that thinks could not go on with it.
    """

    moves: list[str]
    rounds: int
    outcome: list[float]
    failed: bool = False

    @property
    def came(self) -> Outcome | None:
        """What the run came to; None while it is not over."""
        if not self.outcome:
            return None
        place, players, lead, rounds = self.outcome
        return Outcome(int(place), int(players), float(lead), int(rounds))


@dataclass(frozen=True, slots=True)
class RerunJob:
    """The question to the process that thinks: play some more of a run.

    ``text`` is the header of a record (game, options, seats and what the cards are drawn from),
    ``cuts`` and ``parts`` those of its rounds, ``starts`` how many shuffles had been drawn when
    each round of the match had begun (empty where each round has a chance of its own).  ``level``
    sits in the person's seat.  ``run`` counts from 0; ``thought`` is how many playouts an expert
    makes at most for a move.  ``moves`` are the run's so far.
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

    def answer(
        self,
        unwanted: Callable[[], bool] = lambda: False,
        helpers: Pipes = nobody,
    ) -> RerunProgress:
        """Play until a piece is done, the match is over or nobody wants it any more."""
        table = _Table(self)
        end = monotonic() + PIECE
        while table.state.asked is not None:
            table.move(unwanted)
            if monotonic() > end or unwanted():
                break
        return table.part()

    def instead(self) -> RerunProgress:
        """The answer where no process could give one."""
        return RerunProgress(self.moves, 0, [], failed=True)


class _Table:
    """The table of a run, as it stands after its moves so far."""

    def __init__(self, piece: RerunJob) -> None:
        self.piece = piece
        self.game: Game[Any, Any] = BY_NAME[piece.game]
        match = load(piece.text)
        setup = match.setup
        self.setup: Setup = self.game.setup(
            setup.players, setup.options, setup.seed, setup.dealer, setup.deck, setup.secret,
            piece.cuts, None if setup.parts is None else piece.parts,
        )  # fmt: skip
        self.players = [Player(match.seats[YOU], piece.level)]
        self.players += [read_seat(text, seat) for seat, text in enumerate(match.seats) if seat]
        self.state: State[Any] = self.game.new(self.setup)
        self.moves: list[str] = []
        for move in piece.moves:
            self._make(self.game.parse(move))

    def move(self, unwanted: Callable[[], bool] = lambda: False) -> None:
        """Make the next move: whoever is asked thinks about it, if there is a choice.

        Once it is unwanted the thought ends: what comes of it is thrown away.
        """
        state = self.state
        seat = state.asked
        assert seat is not None, "a match that is not over asks a seat"
        moves = list(islice(state.legal(), 2))
        if len(moves) == 1:
            self._make(moves[0])
            return
        player = self.players[seat]
        advice = advise(self.game, state.view(seat), player.level or "medium", self._seed(),
                        self.piece.thought, style=player.style, unwanted=unwanted,
                        most=self.piece.thought)  # fmt: skip
        self._make(self.game.parse(advice.move))

    def _seed(self) -> int:
        """What a thought draws from: in the first run what it drew from in the match."""
        number, run = len(self.moves), self.piece.run
        name = f"run {run}/thought {number}" if run else f"thought {number}"
        return Stream(self.setup.seed, name).below(2**32)

    def _make(self, move: Any) -> None:
        before = self.state.clone() if self.piece.starts else None
        self.moves.append(self.game.write(move))
        self.state.advance(move)
        number = len(self.state.rounds)
        if before is None or self.state.over or number == len(before.rounds):
            return
        for _ in range(TRIES):
            # Shuffles of earlier rounds count in a match of one chance: have the one this
            # round's deck was of come next.
            if number >= len(self.piece.starts):
                return
            behind = self.piece.starts[number] - self.state.shuffles
            if not behind:
                return
            before.shuffles += behind
            self.state = before.clone()
            self.state.advance(move)

    def part(self) -> RerunProgress:
        """The run as far as it has been played."""
        state = self.state
        came = list(astuple(outcome(self.game, state, YOU))) if state.over else []
        return RerunProgress(self.moves, len(state.rounds), came)


class Rerun:
    """The runs of a level with the cards of a match that is over, one after the other.

    ``done`` are the outcomes so far; ``rounds`` those that are over of the run being played.
    ``thought`` is the playouts of an expert for a move.
    """

    def __init__(self, match: Match, level: str, done: Sequence[Outcome] = ()) -> None:
        assert match.state.over, "cards of a match that is going on are for nobody to know"
        self.level = level
        self.match = match
        self.thought: int = match.game.bot.rerun_playouts
        self.done = list(done)
        self.rounds = 0
        self.failed = False
        self._moves: list[str] = []
        self._starts: list[int] | None = None

    @property
    def over(self) -> bool:
        """Whether there is nothing more to ask."""
        return self.failed or len(self.done) >= RUNS

    def question(self) -> RerunJob:
        """The next piece."""
        match = self.match
        if self._starts is None:
            self._starts = starts_of(match)
        return RerunJob(match.game.name, header(match.setup, match.seats), list(match.setup.cuts),
                     list(match.setup.parts or ()), self._starts, self.level, len(self.done),
                     self.thought, self._moves)  # fmt: skip

    def take(self, part: RerunProgress) -> None:
        """Go on from where a piece has come to."""
        self.failed = part.failed
        self._moves, self.rounds = part.moves, part.rounds
        if part.came is not None:
            self.done.append(part.came)
            self._moves, self.rounds = [], 0


def starts_of(match: Match) -> list[int]:
    """How many shuffles had been drawn when each round of a match had begun.

    Empty where they do not matter: there is one round, or each has a chance of its own.
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
    """The mean of some leads, and the interval in which that of many such runs lies (95 %).

    ``low`` and ``high`` are None where nothing can be said: of one run, or of runs that all came
    to the same.
    """

    mean: float
    low: float | None = None
    high: float | None = None


def spread(leads: Sequence[float]) -> MeanInterval:
    """The mean of some leads, at least one, with Student's interval.

    >>> spread([10.0, 20.0, 30.0]).mean, round(spread([10.0, 20.0, 30.0]).low or 0, 1)
    (20.0, -4.8)
    """
    count = len(leads)
    mean = sum(leads) / count
    if count < 2 or len(set(leads)) == 1:
        return MeanInterval(mean)
    error = sqrt(sum((lead - mean) ** 2 for lead in leads) / (count - 1) / count)
    reach = T_95[min(count, max(T_95))] * error
    return MeanInterval(mean, mean - reach, mean + reach)
