"""Levels of play, and the move that a level chooses for a view.

`advise` is the entry for opponents and coach alike. `Advice` carries the scores; `advice_text`,
`certainty_text` and `compared` put them into words.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import islice
from math import hypot, inf
from random import Random
from typing import Any

from game.ai.choice import Choice, choose
from game.ai.outcome_reason import OUTCOME_WORLDS_COUNT, outcome_reason
from game.ai.search import (
    MAX_FIGURE_ERROR_POINTS,
    Crew,
    SearchBudget,
    search,
)
from game.ai.style import NEUTRAL_STYLE, Style
from game.core.bot_data import Skill
from game.core.event import View
from game.core.game import Game, State
from game.text.message import Message, Names, TextValue, first_of, in_order, listed, seats


@dataclass(frozen=True, slots=True)
class Level:
    """How well an opponent plays, in every game.

    All levels receive the same view. ``thought`` is the playout budget per decision and
    ``seconds`` the time budget of the expert; the other levels have a `Skill` per game.
    """

    name: str
    title: TextValue
    help: TextValue
    thought: int = 0
    seconds: float = inf


ALL_LEVELS = (
    Level("easy", Message("advice-easy"), Message("advice-easy.help")),
    Level("medium", Message("advice-medium"), Message("advice-medium.help")),
    Level("hard", Message("advice-hard"), Message("advice-hard.help")),
    Level("expert", Message("advice-expert"), Message("advice-expert.help"), 3000, 2.0),
)
EXPERT_LEVEL = ALL_LEVELS[-1]
LEVELS = {level.name: level for level in ALL_LEVELS}
COACH_PLAYOUTS = 960
"""Playout budget of the coach, the same for hints and reviews."""
COACH_SECONDS = 6.0
"""Time budget of the coach in seconds, long enough that results hardly ever depend on it."""
SEARCH_FAULTS = (
    *(ArithmeticError, AssertionError, AttributeError, LookupError),
    *(RuntimeError, TypeError, ValueError),
)
"""What a search raises if its code is wrong: a defect, but no reason to end the program."""
MAX_COMPARED_MOVES_COUNT = 5
"""Maximum number of moves compared for an explanation."""


class Certainty(StrEnum):
    """How sure it is that the best move beats every other."""

    ONLY = "only"
    """No other move exists, or none is a candidate."""
    CERTAIN = "certain"
    """It is sure to win, and the other is not."""
    EXACT = "exact"
    """Every continuation of the round was counted."""
    CLEAR = "clear"
    """Another search would hardly ever disagree."""
    SLIGHT = "slight"
    EQUAL = "equal"
    """Another move is about as good."""


MIN_CLEAR_LEAD_STANDARD_ERRORS = 3.0
"""Threshold for ``CLEAR``: the lead over a rival, in standard errors."""
MIN_SLIGHT_LEAD_STANDARD_ERRORS = 1.2
"""Threshold for ``SLIGHT``, in the same standard errors."""
MIN_CLEAR_LEAD_POINTS = 1.0
"""Threshold for ``CLEAR``, in percent points."""
MIN_SLIGHT_LEAD_POINTS = 1.0
"""Threshold for ``SLIGHT``, in percent points."""
MIN_EXACT_LEAD_POINTS = 0.05
"""Threshold for a difference that was counted exactly, in percent points."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move's text, the reason for it, and a score for each compared move.

    ``unit`` is "chance" (percent to win the match) or "rating" (an order without a scale).
    ``errors`` are standard errors of the differences to the best move, and ``error`` is that of the
    best move's own chance, for chances only. ``exact`` means that every continuation of the round
    was counted. ``certain`` are moves sure to win, and ``line`` is the series of moves, from the
    advised one on, that wins in this turn. ``uncompared`` are moves that were tried too little for
    a chance. ``failed`` means that a search broke down and that the move is only a guess.
    """

    move: str
    why: TextValue
    scores: dict[str, float]
    unit: str = "rating"
    errors: dict[str, float] = field(default_factory=dict)
    exact: bool = False
    certain: list[str] = field(default_factory=list)
    failed: bool = False
    error: float = 0.0
    line: list[str] = field(default_factory=list)
    uncompared: list[str] = field(default_factory=list)

    def is_exact_for(self, move: str) -> bool:
        """Whether the chance of a move is exact, not sampled."""
        return self.exact or move in self.certain

    def error_points(self, move: str) -> float:
        """Standard error of a move's chance, in percent points."""
        return 0.0 if self.is_exact_for(move) else hypot(self.error, self.errors.get(move, 0.0))

    def sure_over(self, other: str) -> Certainty:
        """Certainty that the advised move beats `other`."""
        if self.move in self.certain:
            return Certainty.EQUAL if other in self.certain else Certainty.CERTAIN
        lead = self.scores[self.move] - self.scores[other]
        return certainty(lead, self.errors[other], self.exact)

    @property
    def sure(self) -> Certainty:
        """Certainty that the advised move beats all others."""
        if self.unit == "chance" and len(self.scores) == 1:
            return Certainty.ONLY
        rival = self.rival
        return Certainty.EQUAL if rival is None else self.sure_over(rival)

    @property
    def rival(self) -> str | None:
        """The other move with the least certainty, best chance first.

        None without one, and if the move itself was chosen for its style and has no chance.
        """
        others = [move for move in self.scores if move != self.move]
        if self.unit != "chance" or not others or self.move not in self.scores:
            return None
        doubts = list(Certainty)
        return max(others, key=lambda one: (doubts.index(self.sure_over(one)), self.scores[one]))

    @property
    def equals(self) -> list[str]:
        """The other moves that are about as good, best chance first."""
        if self.rival is None:
            return []
        equal = [
            move
            for move in self.scores
            if move != self.move and self.sure_over(move) is Certainty.EQUAL
        ]
        return sorted(equal, key=lambda move: -self.scores[move])


def advise(
    game: Game[Any, Any],
    view: View,
    level: str,
    seed: int,
    playouts: int | None = None,
    seconds: float | None = None,
    style: Style = NEUTRAL_STYLE,
    names: Names = (),
    unwanted: Callable[[], bool] = lambda: False,
    crew: Crew | None = None,
    explain: bool = False,
    also: str = "",
    most: int | None = None,
) -> Advice:
    """Choose a move as a level would, for the seat that the view asks.

    ``view`` must be the asked seat's own. ``playouts`` is the budget of an expert: without
    ``seconds`` the answer depends only on view, level, seed and playouts. The other levels use
    their own budget in this game instead, reduced at large tables. ``most`` caps both.

    ``unwanted`` is a callback that ends the search early. With ``explain`` no level errs, and even
    a forced move gets its chance, together with rivals and the move ``also``.
    """
    state = game.determinize(view, Random(seed))
    knowledge = game.bot
    told = names or seats(state.setup.players)
    made = playouts
    if level != EXPERT_LEVEL.name:
        made = _shared_playouts(skill_of(game, level).playouts, state.setup.players)
    if most is not None:
        made = most if made is None else min(made, most)
    limit = SearchBudget.of(made, seconds, unwanted)

    def compared(state: State[Any]) -> Sequence[Any]:
        return [*([game.parse(also)] if also else []), *_worth_comparing(knowledge, state)]

    if level == EXPERT_LEVEL.name or explain:
        found = search(game, view, seed, limit, crew, compared if explain else None)
        chosen = style.decide(knowledge, state, found)
    else:
        choice = choose(game, view, skill_of(game, level), seed, limit, style, crew)
        chosen, found = choice.move, choice.found
    advice = Advice(
        game.write(chosen),
        "",
        _written(game, found.chances),
        "chance",
        _written(game, found.errors),
        found.exact,
        [game.write(move) for move in found.chances if move in found.certain],
        error=found.error,
        line=_written_line(game, state, chosen) if explain and chosen in found.certain else [],
        uncompared=[game.write(move) for move in found.uncompared] if explain else [],
    )
    rival = advice.rival
    other = None if rival is None else game.parse(rival)
    why = None
    leads = advice.sure in CERTAINTY_WORDS and chosen not in found.certain
    if explain and leads and other is not None and _counts_outcomes(made):
        why = outcome_reason(game, view, seed, (chosen, other), told, limit.is_in_time)
    return replace(advice, why=why or knowledge.explain(state, chosen, told, other))


def choice_of(
    game: Game[Any, Any],
    view: View,
    level: str,
    seed: int,
    style: Style = NEUTRAL_STYLE,
    unwanted: Callable[[], bool] = lambda: False,
    crew: Crew | None = None,
) -> Choice:
    """The decision behind the move that ``advise`` has for a level below the expert."""
    skill = skill_of(game, level)
    playouts = _shared_playouts(skill.playouts, game.from_view(view).setup.players)
    limit = SearchBudget.of(playouts, None, unwanted)
    return choose(game, view, skill, seed, limit, style, crew)


def _counts_outcomes(playouts: int | None) -> bool:
    """Whether a budget is large enough for a reason from playouts."""
    return playouts is None or playouts >= 2 * OUTCOME_WORLDS_COUNT


def offered_levels(game: Game[Any, Any]) -> tuple[Level, ...]:
    """The levels that a game offers, the easiest first; the expert is always one.

    A game may help with a level in words of its own.
    """
    kept = {row.level for row in game.bot.skills if row.offered} | {EXPERT_LEVEL.name}
    offered = [level for level in ALL_LEVELS if level.name in kept]
    helps = game.level_helps
    return tuple([replace(one, help=helps.get(one.name, one.help)) for one in offered])


def nearest_offered(game: Game[Any, Any], level: str) -> str:
    """The level that a game offers in place of one: itself, or the nearest, rather the higher."""
    names = list(LEVELS)
    place = names.index(level)
    offered = [names.index(one.name) for one in offered_levels(game)]
    return names[min(offered, key=lambda other: (abs(other - place), -other))]


def skill_of(game: Game[Any, Any], level: str) -> Skill:
    """The skill of a level below the expert, from the data of a game's bot."""
    skills: Sequence[Skill] = game.bot.skills
    return next(row for row in skills if row.level == level)


def playouts_of(game: Game[Any, Any], level: str) -> int:
    """The playout budget of a level per decision."""
    return EXPERT_LEVEL.thought if level == EXPERT_LEVEL.name else skill_of(game, level).playouts


def glance(
    game: Game[Any, Any], state: State[Any], style: Style = NEUTRAL_STYLE, names: Names = ()
) -> Advice:
    """The move with the best quick score. It needs no search."""
    knowledge = game.bot
    values = {move: knowledge.quick_score(state, move) for move in knowledge.candidates(state)}
    chosen = style.choose(knowledge, state, values)
    why = knowledge.explain(state, chosen, names or seats(state.setup.players))
    return Advice(game.write(chosen), why, _written(game, values))


def _shared_playouts(thought: int, players: int) -> int:
    """Playout budget of one opponent, reduced at large tables to limit the total wait."""
    return thought * min(3, players - 1) // (players - 1)


def _worth_comparing(knowledge: Any, state: State[Any]) -> Sequence[Any]:
    weights = knowledge.evaluate_moves(state)
    return sorted(weights, key=weights.__getitem__, reverse=True)[:MAX_COMPARED_MOVES_COUNT]


def _written_line(game: Game[Any, Any], state: State[Any], move: Any) -> list[str]:
    return [game.write(one) for one in game.bot.winning_line(state, move)]


def _written(game: Game[Any, Any], values: dict[Any, float]) -> dict[str, float]:
    return {game.write(move): value for move, value in values.items()}


def certainty(lead: float, error: float, exact: bool) -> Certainty:
    """Certainty for a lead and its standard error, both in percent points."""
    if exact:
        return Certainty.EXACT if lead >= MIN_EXACT_LEAD_POINTS else Certainty.EQUAL
    if lead >= MIN_CLEAR_LEAD_POINTS and lead >= MIN_CLEAR_LEAD_STANDARD_ERRORS * error:
        return Certainty.CLEAR
    if lead >= MIN_SLIGHT_LEAD_POINTS and lead >= MIN_SLIGHT_LEAD_STANDARD_ERRORS * error:
        return Certainty.SLIGHT
    return Certainty.EQUAL


CERTAINTY_WORDS = {Certainty.CLEAR: "clear", Certainty.SLIGHT: "slight"}
"""Variants of the advice messages."""
ROUGH_CHANCE_STEP_POINTS = 5
"""Percent points to which a chance is rounded whose error is too large for a whole figure."""
MAX_TOLD_LINE_MOVE_COUNT = 4
"""Maximum number of moves of a winning line that are all named."""


def whole_points(chance: float) -> int:
    """A chance or cost rounded half up, so that a step of one percent point always shows."""
    return int(chance + 0.5)


def percent(chance: float, exact: bool = False, error: float = 0.0) -> Message:
    """Text of a chance with a standard error, both in percent points.

    A large error rounds it roughly. 0 % and 100 % are claimed only when counted exactly.
    """
    if not exact and error > MAX_FIGURE_ERROR_POINTS:
        step = ROUGH_CHANCE_STEP_POINTS
        near = step * whole_points(chance / step)
        return Message("advice-percent.about", share=min(100 - step, max(step, near)))
    if not exact or 0 < chance < 100:
        if whole_points(chance) >= 100:
            return Message("advice-percent.most")
        if whole_points(chance) <= 0:
            return Message("advice-percent.least")
    return Message("advice-percent", share=whole_points(chance))


def advice_text(game: Game[Any, Any], state: State[Any], advice: Advice, names: Names) -> Message:
    """Sentences with the advised move and the deciding reason, without a figure.

    ``state`` is the position as the asked seat knows it. An only move has no reason, nor has one
    of several that are about as good.
    """
    move = _said(game, state, advice.move, names)
    if _has_one_move(state):
        return Message("advice-move.only", move=move)
    if advice.equals:
        other = _said(game, state, advice.equals[0], names)
        return Message("advice-move.equal", move=move, other=other)
    why = first_of(advice.why)
    return Message("advice-move", move=move, why=why) if why else Message("advice-alone", move=move)


def certainty_text(
    game: Game[Any, Any], state: State[Any], advice: Advice, names: Names
) -> Message | None:
    """Sentence on the advised move's chance and the certainty that no other is better.

    ``state`` is the position as the asked seat knows it. None for advice without chances and for
    an only move, but of a failed search it says so.
    """
    if advice.failed:
        return Message("advice-failed")
    if advice.unit != "chance" or _has_one_move(state):
        return None
    rival = advice.rival
    if advice.move in advice.certain:
        line = line_said(game, state, advice.line or [advice.move], names)
        wins = Message("advice-certain", line=line)
        if rival is None:
            return wins
        other, more = _said(game, state, rival, names), len(advice.equals) - 1
        if rival in advice.certain:
            return in_order([wins, Message("advice-certain.too", other=other, more=more)])
        return in_order([wins, Message("advice-certain.rival", other=other)])
    exact = advice.is_exact_for(advice.move)
    chance = percent(advice.scores[advice.move], exact, advice.error_points(advice.move))
    if rival is None:
        return Message("advice-only", chance=chance)
    other = _said(game, state, rival, names)
    sure = advice.sure_over(rival)
    if sure is Certainty.EQUAL:
        counted, more = "yes" if advice.exact else "no", len(advice.equals) - 1
        return Message("advice-equal", chance=chance, other=other, more=more, counted=counted)
    if sure is Certainty.EXACT:
        theirs = percent(advice.scores[rival], exact=True)
        if theirs == chance:
            return Message("advice-exact.near", chance=chance, other=other)
        return Message("advice-exact", chance=chance, other=other, theirs=theirs)
    many = "yes" if len(advice.scores) > 2 else "no"
    return Message(
        "advice-better", chance=chance, other=other, sure=CERTAINTY_WORDS[sure], many=many
    )


def compared(advice: Advice, move: str) -> Message:
    """Sentence that compares one move with the advised one."""
    if move == advice.move:
        return Message("advice-compared.best")
    sure = advice.sure_over(move)
    if sure is Certainty.CERTAIN:
        return Message("advice-compared.certain")
    if sure is Certainty.EQUAL and move in advice.certain:
        return Message("advice-compared.too")
    if sure is Certainty.EQUAL:
        return Message("advice-compared.equal")
    if sure is Certainty.EXACT:
        return Message("advice-compared.exact")
    return Message("advice-compared", sure=CERTAINTY_WORDS[sure])


def chance_text(advice: Advice, move: str) -> Message:
    """Text of a compared move's chance; one that is sure to win has no figure."""
    if move in advice.certain:
        return Message("advice-percent.certain")
    return percent(advice.scores[move], advice.is_exact_for(move), advice.error_points(move))


def line_said(
    game: Game[Any, Any], state: State[Any], line: Sequence[str], names: Names
) -> TextValue:
    """The moves of a winning line in order; of a long one the first."""
    made = game.sample_state(state, Random(0))
    moves = [game.parse(move) for move in line]
    said: list[TextValue] = []
    for place, move in enumerate(moves):
        if place:
            made.advance(moves[place - 1])
        said.append(Message("advice-quoted", move=game.describe_move(made, move, names)))
    if len(said) > MAX_TOLD_LINE_MOVE_COUNT:
        first = said[: MAX_TOLD_LINE_MOVE_COUNT - 1]
        return Message("advice-line.long", moves=listed(first), more=len(said) - len(first))
    *first, last = said
    return Message("advice-line", moves=listed(first), last=last) if first else last


def _has_one_move(state: State[Any]) -> bool:
    return len(list(islice(state.legal(), 2))) == 1


def _said(game: Game[Any, Any], state: State[Any], move: str, names: Names) -> TextValue:
    return game.describe_move(state, game.parse(move), names)
