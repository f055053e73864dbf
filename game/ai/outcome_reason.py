"""The reason for a move from playouts: what happens more often, or less, than after its rival.

The advised move and its rival are played out in the same worlds, and each outcome of the game is
counted. One explains the lead if it happens clearly more often after one of the moves, if the
chance to win clearly depends on it, and if both together make about as much as the lead.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from game.ai.search import PlayoutBatch, difference
from game.core.event import Seat, View
from game.core.game import Game
from game.core.outcome import Outcome, OutcomeWatcher, Telling
from game.core.state import State
from game.text.message import Message, Names, Value

OUTCOME_WORLDS_COUNT: Final = 240
"""Number of worlds in which outcomes are counted."""
MIN_REACHED_SHARE: Final = 0.8
"""Share of the worlds in which the playouts of both moves must get as far as an outcome."""
MIN_OUTCOME_DIFFERENCE_SHARE: Final = 0.1
"""How much more often an outcome must happen after one of the moves."""
MIN_OUTCOME_STANDARD_ERRORS: Final = 4.0
"""The same in standard errors."""
MIN_EXPLAINED_LEAD_STANDARD_ERRORS: Final = 2.0
"""Threshold of the lead in these worlds, in standard errors."""
MIN_EXPLAINED_SHARE: Final = 0.5
"""Least part of the lead that an outcome must make."""
MAX_EXPLAINED_SHARE: Final = 1.5
"""Most that it may make, as a part of the lead."""
EQUAL_EXPLANATION_SHARE: Final = 0.9
"""An earlier outcome is told if it explains this part of what the best one explains."""


@dataclass
class OutcomeCount:
    """What two moves come to in shared worlds: the advised one, then its rival.

    ``chances`` has their percent chances by world, ``seen`` which outcomes they had.
    """

    chances: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    seen: tuple[list[dict[str, bool]], list[dict[str, bool]]] = field(
        default_factory=lambda: ([], [])
    )

    @property
    def lead(self) -> tuple[float, float]:
        """Mean lead of the advised move in percent points, and its standard error."""
        return difference(self.chances[1], self.chances[0])

    def explained_points(self, outcome: Outcome) -> float:
        """Percent points of the lead that an outcome explains; 0 if it is no reason.

        They are the difference in how often it happens, times the chance that it brings.
        """
        shares, reached = self._reached(outcome.name)
        if len(reached) < MIN_REACHED_SHARE * len(self.chances[0]):
            return 0.0
        mean, error = difference(shares[1], shares[0])
        least = max(MIN_OUTCOME_DIFFERENCE_SHARE, MIN_OUTCOME_STANDARD_ERRORS * error)
        if (mean if outcome.good else -mean) < least:
            return 0.0
        with_it: list[float] = []
        without: list[float] = []
        for side in (0, 1):
            for share, world in zip(shares[side], reached, strict=True):
                (with_it if share else without).append(self.chances[side][world])
        if not with_it or not without:
            return 0.0
        worth = sum(with_it) / len(with_it) - sum(without) / len(without)
        return max(0.0, mean * worth)

    def shares(self, outcome: Outcome) -> tuple[float, float]:
        """How often an outcome happens after each move, where both playouts tell."""
        shares, _ = self._reached(outcome.name)
        mine, theirs = (sum(one) / len(one) for one in shares)
        return mine, theirs

    def _reached(self, name: str) -> tuple[list[list[float]], list[int]]:
        """For each move 1 or 0 by world that tells of an outcome, and these worlds."""
        reached = [
            world
            for world, (mine, theirs) in enumerate(zip(*self.seen, strict=True))
            if name in mine and name in theirs
        ]
        return [[float(side[world][name]) for world in reached] for side in self.seen], reached


def count_outcomes(
    game: Game[Any, Any],
    view: View,
    seed: int,
    moves: Sequence[Any],
    going_on: Callable[[], bool] = lambda: True,
) -> OutcomeCount | None:
    """Play two moves in the first worlds of a search; None once ``going_on`` is false."""
    worlds = PlayoutBatch(game, view, seed)
    seat = worlds.seen.asked
    assert seat is not None, "the view asks a seat"
    count = OutcomeCount()
    for number in range(OUTCOME_WORLDS_COUNT):
        if not going_on():
            return None
        watchers = [OutcomeWatcher(game.bot.outcomes, seat, worlds.seen.round) for _ in moves]
        for side, chance in enumerate(worlds.chances(number, moves, watchers)):
            count.chances[side].append(chance)
            count.seen[side].append(watchers[side].seen)
    return count


def is_lead(count: OutcomeCount) -> bool:
    """Whether the first move is better in these worlds, not just by luck."""
    lead, error = count.lead
    return lead > 0 and lead >= MIN_EXPLAINED_LEAD_STANDARD_ERRORS * error


def deciding_outcome(outcomes: Sequence[Outcome], count: OutcomeCount) -> Outcome | None:
    """The outcome that explains the lead; None if there is no lead, or none does."""
    if not is_lead(count):
        return None
    lead, _ = count.lead
    points = [(one, count.explained_points(one)) for one in outcomes]
    fitting = [
        (one, explained)
        for one, explained in points
        if MIN_EXPLAINED_SHARE * lead <= explained <= MAX_EXPLAINED_SHARE * lead
    ]
    most = max((explained for _, explained in fitting), default=0.0)
    return next(
        (one for one, explained in fitting if explained >= EQUAL_EXPLANATION_SHARE * most), None
    )


def outcome_between(
    game: Game[Any, Any],
    view: View,
    seed: int,
    moves: tuple[Any, Any],
    going_on: Callable[[], bool] = lambda: True,
) -> tuple[Outcome, tuple[int, int]] | None:
    """The outcome that explains why the first move is better, and how often it follows each.

    The shares are in whole percent. None if none explains it, and for a seat that is asked out of
    turn: what happens soon is not of its turn. The answer depends only on view, seed and moves,
    unless ``going_on`` ends the counting.
    """
    outcomes = game.bot.outcomes
    if not outcomes.listed or game.from_view(view).phase in outcomes.windows:
        return None
    count = count_outcomes(game, view, seed, moves, going_on)
    outcome = None if count is None else deciding_outcome(outcomes.listed, count)
    if count is None or outcome is None:
        return None
    mine, theirs = map(whole_percent_share, count.shares(outcome))
    return outcome, (mine, theirs)


def outcome_reason(
    game: Game[Any, Any],
    view: View,
    seed: int,
    moves: tuple[Any, Any],
    names: Names,
    going_on: Callable[[], bool] = lambda: True,
) -> Message | None:
    """The sentence on ``outcome_between`` two moves; None without one."""
    found = outcome_between(game, view, seed, moves, going_on)
    return None if found is None else outcome_text(game, game.from_view(view), *found, moves, names)


def outcome_text(
    game: Game[Any, Any],
    state: State[Any],
    outcome: Outcome,
    percent: tuple[int, int],
    moves: tuple[Any, Any],
    names: Names,
) -> Message:
    """The sentence on an outcome of a move and its rival, with how often it happens after each."""
    seat = state.asked
    assert seat is not None, "a seat is asked"
    players = state.setup.players
    return outcome.told(
        Telling(
            *percent,
            _rival_told(game, state, moves, names),
            names[Seat((seat + 1) % players)],
            "yes" if players > 2 else "no",
        )
    )


def whole_percent_share(share: float) -> int:
    """A share in whole percent; 0 and 100 only for never and always."""
    if share in (0.0, 1.0):
        return int(100 * share)
    return min(99, max(1, int(100 * share + 0.5)))


def _rival_told(
    game: Game[Any, Any], state: State[Any], moves: tuple[Any, Any], names: Names
) -> Value:
    """The rival by the name of its card if that is enough, else as the move in quotes."""
    mine: Message | None
    theirs: Message | None
    mine, theirs = map(game.bot.outcomes.card, moves)
    if mine is not None and theirs is not None and mine != theirs:
        return theirs
    return Message("advice-outcome-move", move=game.describe_move(state, moves[1], names))
