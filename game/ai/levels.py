"""Levels, and the move each of them makes from a view alone.

How the coach says what it thinks: chances in whole percent, and how sure it is in words.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import islice
from math import inf
from random import Random
from typing import Any

from game.ai.search import Crew, SearchBudget, search
from game.ai.style import NEUTRAL, Style
from game.core.event import View
from game.core.game import Game, State
from game.text.message import Message, Names, TextValue, seats


@dataclass(frozen=True, slots=True)
class Level:
    """How well an opponent plays.

    The levels are given the same view; they differ in what they make of it.  ``thought`` is
    how many playouts a level makes at most for a decision in the window: none where it does
    not look ahead.  ``seconds`` is how long it thinks at most there: who is bounded by playouts
    alone makes the same of a position on every computer.
    """

    name: str
    title: TextValue
    help: TextValue
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
COACH_PLAYOUTS = 960
"""So many playouts the coach makes at most, for a hint and for looking back at the same."""
UNLIMITED = 6.0
"""Seconds that the coach thinks at most: so long that its figures hardly ever depend on them."""
MOST_COMPARED = 5
"""So many moves are compared at most where everything is to be explained."""


class Certainty(StrEnum):
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


CLEAR_ERRORS, SLIGHT_ERRORS = 3.0, 1.2
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
    why: TextValue
    scores: dict[str, float]
    unit: str = "rating"
    errors: dict[str, float] = field(default_factory=dict)
    exact: bool = False

    def sure_over(self, other: str) -> Certainty:
        """How sure it is that the move is better than one other."""
        lead = self.scores[self.move] - self.scores[other]
        return certainty(lead, self.errors[other], self.exact)

    @property
    def sure(self) -> Certainty:
        """How sure it is that no other move that was considered is better."""
        if self.unit == "chance" and len(self.scores) == 1:
            return Certainty.ONLY
        rival = self.rival
        return Certainty.EQUAL if rival is None else self.sure_over(rival)

    @property
    def rival(self) -> str | None:
        """The move that it is least sure to be better than, the best of them; None without one."""
        others = [move for move in self.scores if move != self.move]
        if self.unit != "chance" or not others:
            return None
        doubts = list(Certainty)
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
    knowledge = game.bot
    told = names or seats(state.setup.players)
    if level in ("easy", "medium"):
        if level == "easy":
            chosen = style.whim(knowledge, state, lambda: knowledge.random_move(state, rng))
            values = dict.fromkeys(state.legal(), 0.0)
        else:
            values = {
                move: knowledge.quick_score(state, move) for move in knowledge.candidates(state)
            }
            chosen = style.choose(knowledge, state, values)
        why = knowledge.explain(state, chosen, told)
        return Advice(game.write(chosen), why, _written(game, values))
    made = _shared(HARD.thought, state.setup.players) if level == HARD.name else playouts
    if most is not None:
        made = most if made is None else min(made, most)
    limit = SearchBudget.of(made, seconds, unwanted)

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
    return replace(advice, why=knowledge.explain(state, chosen, told, other))


def _shared(thought: int, players: int) -> int:
    """The playouts of one of many at a large table: one waits for all before one's turn."""
    return thought * min(3, players - 1) // (players - 1)


def _worth_comparing(knowledge: Any, state: State[Any]) -> Sequence[Any]:
    """The moves that a player may want to hear of."""
    weights = knowledge.evaluate_moves(state)
    return sorted(weights, key=weights.__getitem__, reverse=True)[:MOST_COMPARED]


def _written(game: Game[Any, Any], values: dict[Any, float]) -> dict[str, float]:
    return {game.write(move): value for move, value in values.items()}


def certainty(lead: float, error: float, exact: bool) -> Certainty:
    """How sure it is that a move is better by so many percent points than another."""
    if exact:
        return Certainty.EXACT if lead >= LEAST_EXACT else Certainty.EQUAL
    if lead >= LEAST_CLEAR and lead >= CLEAR_ERRORS * error:
        return Certainty.CLEAR
    if lead >= LEAST_SLIGHT and lead >= SLIGHT_ERRORS * error:
        return Certainty.SLIGHT
    return Certainty.EQUAL


SURE_WORDS = {Certainty.CLEAR: "clear", Certainty.SLIGHT: "slight"}
"""What the messages choose by."""


def whole(chance: float) -> int:
    """A chance or a cost in whole percent; what differs by a percent point has another figure."""
    return int(chance + 0.5)


def percent(chance: float, exact: bool = False) -> Message:
    """A chance to win as it is read; only what was counted is said to be sure."""
    if not exact or 0 < chance < 100:
        if whole(chance) >= 100:
            return Message("advice-percent.most")
        if whole(chance) <= 0:
            return Message("advice-percent.least")
    return Message("advice-percent", share=whole(chance))


def certainty_text(
    game: Game[Any, Any], state: State[Any], advice: Advice, names: Names
) -> Message | None:
    """The chance to win with the advised move, and how sure it is that no other is better.

    ``state`` is the position as the seat that is asked knows it.  None for advice without chances.
    """
    if advice.unit != "chance":
        return None
    chance = percent(advice.scores[advice.move], advice.exact)
    if list(islice(state.legal(), 2))[1:] == []:
        return Message("advice-only", chance=chance)
    rival = advice.rival
    if rival is None:
        return Message("advice-only.thought", chance=chance)
    other = _said(game, state, rival, names)
    sure = advice.sure_over(rival)
    if sure is Certainty.EQUAL:
        equal = sum(
            advice.sure_over(move) is Certainty.EQUAL
            for move in advice.scores
            if move != advice.move
        )
        counted = "yes" if advice.exact else "no"
        return Message("advice-equal", chance=chance, other=other, more=equal - 1, counted=counted)
    if sure is Certainty.EXACT:
        theirs = percent(advice.scores[rival], exact=True)
        return Message("advice-exact", chance=chance, other=other, theirs=theirs)
    many = "yes" if len(advice.scores) > 2 else "no"
    return Message("advice-better", chance=chance, other=other, sure=SURE_WORDS[sure], many=many)


def compared(advice: Advice, move: str) -> Message:
    """How one of the moves that were compared does beside the advised one."""
    if move == advice.move:
        return Message("advice-compared.best")
    sure = advice.sure_over(move)
    if sure is Certainty.EQUAL:
        return Message("advice-compared.equal")
    if sure is Certainty.EXACT:
        return Message("advice-compared.exact")
    return Message("advice-compared", sure=SURE_WORDS[sure])


def _said(game: Game[Any, Any], state: State[Any], move: str, names: Names) -> TextValue:
    return game.describe_move(state, game.parse(move), names)
