"""The choice by cost: the move of a level below the expert.

Every level searches like the expert, then gives away a bounded amount, by cost and by blindness.
`choose` is the entry; `_Decision` takes the eight steps one after another:

1. search, so that each candidate has a chance and a cost against the best;
2. *further moves* that an easy player may also see;
3. *certain wins*, which are made if they are seen;
4. moves *barred* because they hand another player the end of the round;
5. the *blindnesses* of this decision, which hide moves or excuse them;
6. only moves within the *cap* are kept;
7. one of these is drawn, a cheap one more often;
8. a *second look* in fresh determinizations, which may still bring back the best move.

Costs are percent points of the chance to win the match. The answer depends on the view, the level
and the seed alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice
from math import exp
from random import Random
from typing import Any, Final

from game.ai.search import (
    Crew,
    PlayoutBatch,
    SearchBudget,
    SearchResult,
    difference,
    playout,
    search,
)
from game.ai.style import NEUTRAL_STYLE, Style
from game.core.blindness import Blindness
from game.core.bot_data import Skill
from game.core.event import Seat, View
from game.core.game import Game, State

FURTHER_MOVES_LEVEL: Final = "easy"
"""The level that also sees moves that are no candidates."""
ALL_WINS_LEVEL: Final = "hard"
"""The level that makes every certain win."""
BARRING_LEVELS: Final = ("medium", "hard")
"""The levels that bar moves which hand another player the end of the round."""
MAX_FURTHER_MOVES_COUNT: Final = 4
"""Moves beside the candidates that an easy player sees, or that blindnesses excuse."""
MAX_LEGAL_MOVES_COUNT: Final = 60
"""Legal moves among which further ones are looked for."""
FURTHER_MOVE_WORLDS_COUNT: Final = 24
"""Determinizations in which a further move is played out beside the best."""
BARRING_WORLDS_COUNT: Final = 24
"""Determinizations in which a move is tried for whether it hands over the end of the round."""
MIN_BARRED_SHARE: Final = 0.5
"""Part of the determinizations in which another player must end the round, to bar a move."""
MIN_BARRED_EXCESS_SHARE: Final = 0.3
"""How much larger that part must be than after the best move."""
SECOND_LOOK_WORLDS_COUNT: Final = 128
"""Fresh determinizations in which a move that is not the best is played out again."""
COST_DOUBT_STANDARD_ERRORS: Final = 0.5
"""Standard errors that are added to a cost before it is held against the cap."""
MAX_TURN_MOVES_COUNT: Final = 200
"""Moves until the asked seat's next turn, after which nobody is said to end the round."""
CERTAIN_CHANCE_POINTS: Final = 100.0
"""The chance of a certain win, in percent points."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a move gives away against the best: percent points, and their standard error."""

    points: float
    error: float = 0.0

    def is_within(self, cap_points: float) -> bool:
        """Whether a level with this cap may give it away."""
        return self.points + COST_DOUBT_STANDARD_ERRORS * self.error <= cap_points


@dataclass(frozen=True, slots=True)
class Choice:
    """The decision of a level.

    ``found`` is the result of its search, with all moves that it compared. ``overlooked`` is the
    blindness that hid the best move or excused the one made, None if the player saw what it did.
    ``cost`` is that of the move made, after the second look.
    """

    move: Any
    found: SearchResult
    overlooked: Blindness | None = None
    cost: Cost = Cost(0.0)


def choose(
    game: Game[Any, Any],
    view: View,
    skill: Skill,
    seed: int,
    limit: SearchBudget,
    style: Style = NEUTRAL_STYLE,
    crew: Crew | None = None,
) -> Choice:
    """The move of a level with this skill, for the seat that the view asks."""
    found = search(game, view, seed, limit, crew)
    return _Decision(game, view, skill, seed, found, limit, style).choice()


class _Decision:
    """One decision after its search; ``costs`` are those of the moves seen, by move."""

    def __init__(
        self,
        game: Game[Any, Any],
        view: View,
        skill: Skill,
        seed: int,
        found: SearchResult,
        limit: SearchBudget,
        style: Style,
    ) -> None:
        self.game = game
        self.view = view
        self.skill = skill
        self.found = found
        self.limit = limit
        self.style = style
        self.state: State[Any] = game.determinize(view, Random(seed))
        self.seat = _asked(self.state)
        self.rng = Random(f"{seed} choice")
        self.worlds = PlayoutBatch(game, view, seed)
        self.fresh_seed = self.rng.getrandbits(48)
        self.best = found.best
        self.best_chance = found.chances[self.best]
        self.costs = {
            move: Cost(self.best_chance - chance, found.errors[move])
            for move, chance in found.chances.items()
        }
        self.blind = [
            one for one in game.bot.blindnesses if self.rng.random() < skill.rates.get(one.name, 0)
        ]
        self.excused: set[Any] = set()

    def choice(self) -> Choice:
        """The decision, by the steps of the module."""
        if len(list(islice(self.state.legal(), 2))) == 1:
            return self._made(self.best, Cost(0.0))
        if self.skill.level == FURTHER_MOVES_LEVEL:
            self._see_further()
        win = self._certain_win()
        if win is not None:
            return self._made(win, Cost(0.0))
        self._excuse()
        # A plan of the character comes in here: it changes what a move costs in `_drawn`.
        hidden = self._hidden()
        kept = self._within_cap([move for move in self.costs if move not in hidden])
        while kept:
            drawn = self._drawn(kept)
            move = self._pleasing(drawn, kept)
            if not self._is_barred(move):
                return self._looked_at_again(move)
            kept = [one for one in kept if one not in (drawn, move)]
        return self._made(self.best, Cost(0.0))

    # Step 2.

    def _see_further(self) -> None:
        """Compare some legal moves that are no candidates."""
        beside = [move for move in self._legal() if move not in self.costs]
        self._compare(self._sampled(beside))

    def _legal(self) -> list[Any]:
        return list(islice(self.state.legal(), MAX_LEGAL_MOVES_COUNT))

    def _sampled(self, moves: Sequence[Any]) -> list[Any]:
        return self.rng.sample(moves, min(MAX_FURTHER_MOVES_COUNT, len(moves)))

    def _compare(self, moves: Sequence[Any]) -> None:
        """Play moves out beside the best; they may turn out worse than it, but not better."""
        for move, cost in self._played(self.worlds, moves, FURTHER_MOVE_WORLDS_COUNT).items():
            self.costs[move] = Cost(max(0.0, cost.points), cost.error)

    def _played(self, worlds: PlayoutBatch, moves: Sequence[Any], count: int) -> dict[Any, Cost]:
        """What moves cost in `count` determinizations, or in those that the budget allows."""
        numbers = range(self._affordable_worlds_count(count) if moves else 0)
        rows = worlds.rows(numbers, [self.best, *moves], self.limit.is_in_time)
        if not rows:
            return {}
        best, *others = map(list, zip(*rows, strict=True))
        if self.best in self._certain():
            best = [CERTAIN_CHANCE_POINTS] * len(rows)
        found = {}
        for move, chances in zip(moves, others, strict=True):
            gain, error = difference(best, chances)
            found[move] = Cost(-gain, error)
        return found

    def _affordable_worlds_count(self, count: int) -> int:
        """A number of determinizations, or as many as the budget has playouts."""
        return int(min(count, max(1, self.limit.playouts)))

    # Step 3.

    def _certain(self) -> list[Any]:
        """The moves that are sure to win the match."""
        if not self.found.exact:
            return [move for move in self.found.chances if move in self.found.certain]
        chances = self.found.chances
        return [move for move in chances if chances[move] >= CERTAIN_CHANCE_POINTS]

    def _certain_win(self) -> Any | None:
        """The best certain win that the player sees; None if there is none.

        One with the very next card is always seen. The player who overlooks the others compares
        the candidates instead.
        """
        certain = self._certain()
        if not certain:
            return None
        hidden = set() if self.skill.level == ALL_WINS_LEVEL else self._hidden()
        seen = [move for move in certain if self._wins_at_once(move)]
        seen = seen or [move for move in certain if move not in hidden]
        if seen:
            return seen[0] if len(seen) == 1 else self._pleasing(seen[0], seen)
        candidates: list[Any] = self.game.bot.candidates(self.state)
        self._compare([move for move in candidates if move not in self.costs])
        return None

    def _wins_at_once(self, move: Any) -> bool:
        after = self.state.clone()
        after.advance(move)
        return after.winners == (self.seat,)

    # Step 4.

    def _is_barred(self, move: Any) -> bool:
        """Whether a move hands the end of the round to another player, much more than the best."""
        if move == self.best or self.skill.level not in BARRING_LEVELS:
            return False
        share = self._lost_round_share(move)
        return share >= MIN_BARRED_SHARE and (
            share >= self._lost_round_share(self.best) + MIN_BARRED_EXCESS_SHARE
        )

    def _lost_round_share(self, move: Any) -> float:
        """Share of worlds in which another player ends the round before the seat's next turn."""
        plan = self.game.bot.plan(self.state, move)
        count, lost = self._affordable_worlds_count(BARRING_WORLDS_COUNT), 0
        for number in range(count):
            rng = Random(f"{self.fresh_seed} {number}")
            world: State[Any] = self.game.sample_state(self.worlds.seen, rng)
            lost += self._is_round_lost(world, move, plan, rng)
        return lost / count

    def _is_round_lost(
        self, world: State[Any], move: Any, plan: Sequence[Any], rng: Random
    ) -> bool:
        knowledge = self.game.bot
        state = playout(knowledge, world, move, rng, 0, plan)
        mover, has_passed = self.seat, False
        for _ in range(MAX_TURN_MOVES_COUNT):
            if state.over or state.round != world.round:
                return mover != self.seat
            mover = _asked(state)
            if mover != self.seat:
                has_passed = True
            elif has_passed:
                return False
            state.advance(knowledge.rollout_move(state, rng))
        return False

    # Step 5.

    def _hidden(self) -> set[Any]:
        """The moves that this player does not see now."""
        moves = list(self.costs)
        return {move for one in self.blind for move in one.hides(self.state, moves)}

    def _excuse(self) -> None:
        """Let the moves that seem free to this player cost nothing, and compare some new ones."""
        moves = list(dict.fromkeys([*self.costs, *self._legal()]))
        free = {move for one in self.blind for move in one.excuses(self.state, moves)}
        self._compare(
            self._sampled([move for move in moves if move in free and move not in self.costs])
        )
        self.excused = free & set(self.costs)

    # Steps 6 and 7.

    def _within_cap(self, moves: Sequence[Any]) -> list[Any]:
        return [move for move in moves if self.costs[move].is_within(self.skill.cap_points)]

    def _drawn(self, moves: Sequence[Any]) -> Any:
        """One of these moves, a cheap one more often; costs count from the best of them."""
        least = min(self.costs[move].points for move in moves)
        weights = [
            1.0
            if move in self.excused
            else exp((least - self.costs[move].points) / self.skill.temperature_points)
            for move in moves
        ]
        return self.rng.choices(moves, weights)[0]

    def _pleasing(self, move: Any, moves: Sequence[Any]) -> Any:
        """The move, or another of these that the player prefers and that is hardly worse."""
        if len(self.costs) == 1:
            return self.style.decide(self.game.bot, self.state, self.found)
        least = self.costs[move].points
        values = {
            one: self.best_chance - self.costs[one].points
            for one in (move, *moves)
            if self.costs[one].points >= least
        }
        errors = {one: self.costs[one].error for one in values}
        return self.style.choose(self.game.bot, self.state, values, errors)

    # Step 8.

    def _looked_at_again(self, move: Any) -> Choice:
        """The decision for a move, or for the best one if fresh worlds show that it costs more."""
        cost = self.costs.get(move, Cost(0.0))
        if move != self.best and not self.found.exact:
            fresh = PlayoutBatch(self.game, self.view, self.fresh_seed)
            played = self._played(fresh, [move], SECOND_LOOK_WORLDS_COUNT)
            if move not in played or not played[move].is_within(self.skill.cap_points):
                return self._made(self.best, Cost(0.0))
            cost = played[move]
        return self._made(move, cost)

    def _made(self, move: Any, cost: Cost) -> Choice:
        chances = {one: self.best_chance - cost.points for one, cost in self.costs.items()}
        overlooked = None
        if move != self.best:
            told = (one for one in self.blind if one.explains(self.state, self.best, move))
            overlooked = next(told, None)
        found = replace(
            self.found,
            chances={one: round(max(0.0, chance), 3) for one, chance in chances.items()},
            errors={one: round(cost.error, 3) for one, cost in self.costs.items()},
        )
        return Choice(move, found, overlooked, cost)


def _asked(state: State[Any]) -> Seat:
    assert state.asked is not None, "a seat is asked"
    return state.asked
