"""Levels, and the move each of them makes from a view alone."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from math import inf
from random import Random
from typing import Any

from game.ai.search import Crew, Limit, search
from game.ai.style import NEUTRAL, Style
from game.core.event import View
from game.core.game import Game, State
from game.values import dataclass, field, replace
from game.words.message import Message, Names, Said, seats


@dataclass(frozen=True, slots=True)
class Level:
    """How well an opponent plays.

    The levels are given the same view; they differ in what they make of it.  ``thought`` is
    how many playouts a level makes at most for a decision in the window: none where it does
    not look ahead.  ``seconds`` is how long it thinks at most there: who is bounded by playouts
    alone makes the same of a position on every computer.
    """

    name: str
    title: Said
    help: Said
    thought: int = 0
    seconds: float = inf


LEVELS = (
    Level("easy", Message("advice-easy"), Message("advice-easy.help")),
    Level("medium", Message("advice-medium"), Message("advice-medium.help")),
    Level("hard", Message("advice-hard"), Message("advice-hard.help"), 240),
    Level("expert", Message("advice-expert"), Message("advice-expert.help"), 3000, 2.0),
)
HARD, EXPERT = LEVELS[-2:]
BY_NAME = {level.name: level for level in LEVELS}
COACHED = 960
"""So many playouts the coach makes at most, for a hint and for looking back at the same."""
UNHURRIED = 6.0
"""Seconds that the coach thinks at most: so long that its figures hardly ever depend on them."""
MOST_COMPARED = 5
"""So many moves are compared at most where everything is to be explained."""


class Sure(StrEnum):
    """How sure it is that the best move is better than any other."""

    ONLY = "only"
    """There is no other move, or none that is worth a thought."""
    EXACT = "exact"
    """Every way that the round may go on was counted."""
    CLEAR = "clear"
    """Hardly ever would another search say otherwise."""
    SLIGHT = "slight"
    """Probably."""
    EQUAL = "equal"
    """Another is about as good."""


CLEARLY, SLIGHTLY = 3.0, 1.2
"""The difference to the next move, in its standard errors, that is clear, and that is slight."""
LEAST_CLEAR, LEAST_SLIGHT = 1.0, 1.0
"""The same in percent points: what is less is nothing to speak of."""
LEAST_EXACT = 0.05
"""The same where everything was counted."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move's text, a sentence why, and the value of each move that was considered.

    ``unit`` says what the ``scores`` are: "chance" to win the match, in percent, or a "rating"
    that only puts the moves in order.  ``errors`` are the standard errors of the differences to
    the best move, for chances, and ``exact`` whether every way the round may go
    on was counted.
    """

    move: str
    why: Said
    scores: dict[str, float]
    unit: str = "rating"
    errors: dict[str, float] = field(default_factory=dict)
    exact: bool = False

    def sure_over(self, other: str) -> Sure:
        """How sure it is that the move is better than one other."""
        lead = self.scores[self.move] - self.scores[other]
        return certainty(lead, self.errors[other], self.exact)

    @property
    def sure(self) -> Sure:
        """How sure it is that no other move that was considered is better."""
        if self.unit == "chance" and len(self.scores) == 1:
            return Sure.ONLY
        rival = self.rival
        return Sure.EQUAL if rival is None else self.sure_over(rival)

    @property
    def rival(self) -> str | None:
        """The move that it is least sure to be better than, the best of them; None without one."""
        others = [move for move in self.scores if move != self.move]
        if self.unit != "chance" or not others:
            return None
        doubts = list(Sure)
        return max(others, key=lambda one: (doubts.index(self.sure_over(one)), self.scores[one]))


def advise(
    game: Game[Any, Any],
    view: View,
    level: str,
    seed: int,
    playouts: int | None = None,
    seconds: float | None = None,
    style: Style = NEUTRAL,
    names: Names = (),
    unwanted: Callable[[], bool] = lambda: False,
    crew: Crew | None = None,
    explain: bool = False,
    also: str = "",
    most: int | None = None,
) -> Advice:
    """What a level would do for the seat that the view asks.

    The view must be the asked seat's own.  ``playouts`` is how many an expert makes at most: with
    them alone the answer depends on the view, the level, the seed and that number.  A hard one
    makes as many as its ``thought`` says, fewer at a large table, and nobody more than ``most``.
    ``seconds`` bounds the time instead, or as well.  A search ends at once
    when its answer has become ``unwanted``.  With ``explain`` the chance is found even where there
    is nothing to choose, and that of other moves, ``also`` this one, to compare it with.
    """
    rng = Random(seed)
    state = game.determinize(view, rng)
    knowledge = game.knowledge
    told = names or seats(state.setup.players)
    if level in ("easy", "medium"):
        if level == "easy":
            chosen = style.whim(knowledge, state, lambda: knowledge.careless(state, rng))
            values = dict.fromkeys(state.legal(), 0.0)
        else:
            values = {move: knowledge.rate(state, move) for move in knowledge.candidates(state)}
            chosen = style.choose(knowledge, state, values)
        why = knowledge.reason(state, chosen, told)
        return Advice(game.write(chosen), why, _written(game, values))
    made = _shared(HARD.thought, state.setup.players) if level == HARD.name else playouts
    if most is not None:
        made = most if made is None else min(made, most)
    limit = Limit.of(made, seconds, unwanted)

    def compared(state: State[Any]) -> Sequence[Any]:
        return [*([game.parse(also)] if also else []), *_worth_comparing(knowledge, state)]

    found = search(game, view, seed, limit, crew, compared if explain else None)
    chosen = style.decide(knowledge, state, found)
    advice = Advice(
        game.write(chosen),
        "",
        _written(game, found.chances),
        "chance",
        _written(game, found.errors),
        found.exact,
    )
    rival = advice.rival
    other = None if rival is None else game.parse(rival)
    return replace(advice, why=knowledge.reason(state, chosen, told, other))


def _shared(thought: int, players: int) -> int:
    """The playouts of one of many at a large table: one waits for all before one's turn."""
    return thought * min(3, players - 1) // (players - 1)


def _worth_comparing(knowledge: Any, state: State[Any]) -> Sequence[Any]:
    """The moves that a player may want to hear of."""
    weights = knowledge.weigh(state)
    return sorted(weights, key=weights.__getitem__, reverse=True)[:MOST_COMPARED]


def _written(game: Game[Any, Any], values: dict[Any, float]) -> dict[str, float]:
    return {game.write(move): value for move, value in values.items()}


def certainty(lead: float, error: float, exact: bool) -> Sure:
    """How sure it is that a move is better by so many percent points than another."""
    if exact:
        return Sure.EXACT if lead >= LEAST_EXACT else Sure.EQUAL
    if lead >= LEAST_CLEAR and lead >= CLEARLY * error:
        return Sure.CLEAR
    if lead >= LEAST_SLIGHT and lead >= SLIGHTLY * error:
        return Sure.SLIGHT
    return Sure.EQUAL
