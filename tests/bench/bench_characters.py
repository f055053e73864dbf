"""How often each character differs from a neutral player, and what that costs.

    python -m tests.bench.bench_characters --games takeaway --levels hard --again 160

A trait has a say in a decision if some candidates show it and others do not.  Printed is in what
share of those the character chooses another move than the neutral player with the same seed, and
the cost: with ``--deals`` the share of matches won against the neutral player; with ``--again``
the loss on that many fresh worlds, for up to ``--checked`` decisions that differ, as a mean per
decision times the decisions of a match.  Takes minutes to hours.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import count, islice
from random import Random
from typing import Any

from game.ai.characters import CHARACTERS, Character
from game.ai.levels import advise
from game.ai.search import PlayoutBatch, SearchBudget, difference, search
from game.ai.style import NEUTRAL, Style
from game.core.event import Seat, View
from game.core.game import Game, State
from game.core.trait import Trait
from game.games import BY_NAME
from tests.bench.matches import best_rated, play, shares
from tests.bench.program.figures import interval


@dataclass
class Count:
    """Counts of one character: decisions, and the views of those that differ."""

    decisions: int = 0
    said: int = 0
    differ: int = 0
    where: list[tuple[View, Any, Any]] = field(default_factory=list)

    def add(self, says: bool, mine: Any, theirs: Any, state: Any) -> None:
        """Count a decision: whether the trait has a say, the neutral move and the character's."""
        self.decisions += 1
        self.said += says
        if says and mine != theirs:
            self.differ += 1
            self.where.append((state.view(Seat(state.asked)), mine, theirs))

    @property
    def share(self) -> float:
        """The share that differs, of the decisions in which the trait has a say."""
        return self.differ / self.said if self.said else 0.0


def decisions(
    game: Game[Any, Any], level: str, seed: int, stride: int = 1
) -> Iterator[tuple[State[Any], float]]:
    """Positions of matches between players of a level, one in ``stride`` at random, without end.

    With each the decisions of a seat in a match, on average so far.
    """
    rng = Random(seed)
    made = matches = 0
    while True:
        state = game.new(game.setup(2, {}, rng.getrandbits(48)))
        while state.asked is not None:
            moves = list(islice(state.legal(), 2))
            if len(moves) == 1:
                state.advance(moves[0])
                continue
            made += 1
            if rng.random() * stride < 1:
                yield state, made / 2 / max(1, matches)
            state.advance(_usual(game.bot, state, level, rng))
        matches += 1


def _usual(knowledge: Any, state: State[Any], level: str, rng: Random) -> Any:
    """The move of a neutral player; at hard and expert without a search."""
    if level == "easy":
        return knowledge.careless_move(state, rng)
    if level == "medium":
        return max(knowledge.candidates(state), key=lambda move: knowledge.quick_score(state, move))
    return best_rated(knowledge.evaluate_moves(state))


def counted(
    game: Game[Any, Any], level: str, many: int, playouts: int = 0, stride: int = 1
) -> tuple[dict[str, Count], float]:
    """Counts of each character, and the decisions of a seat in a match."""
    counts = {one.name: Count() for one in CHARACTERS}
    each = 0.0
    for number, (state, usual) in enumerate(islice(decisions(game, level, 7, stride), many)):
        each = usual
        values, choose = _asked(game, state, level, number, playouts)
        split = {trait.leaning for trait in game.bot.traits if _splits(trait, state, values)}
        mine = choose(NEUTRAL)
        for one in CHARACTERS:
            says = one.style.leaning in split
            counts[one.name].add(says, mine, choose(one.style) if says else mine, state)
    return counts, each


def _splits(trait: Trait, state: Any, moves: Iterable[Any]) -> bool:
    """Whether some moves show a trait and others do not."""
    return len({trait.is_shown(state, move) for move in moves}) == 2


def _asked(
    game: Any, state: Any, level: str, seed: int, playouts: int
) -> tuple[Iterable[Any], Callable[[Style], Any]]:
    """The candidates of a position, and the choice of a style among them."""
    knowledge = game.bot
    if level == "easy":
        legal = list(state.legal())
        # All styles draw from the same sequence of moves.
        ideas: list[Any] = []
        chance = Random(seed)

        def whim(style: Style) -> Any:
            numbers = count()

            def think() -> Any:
                number = next(numbers)
                if number == len(ideas):
                    ideas.append(knowledge.careless_move(state, chance))
                return ideas[number]

            return style.whim(knowledge, state, think)

        return legal, whim
    if level == "medium":
        rated = {move: knowledge.quick_score(state, move) for move in knowledge.candidates(state)}
        return rated, lambda style: style.choose(knowledge, state, rated)
    found = search(game, state.view(state.asked), seed, SearchBudget.of(playouts))
    values: Any = found.chances
    if len(values) == 1:
        values = knowledge.move_costs(state) or values
    return values, lambda style: style.decide(knowledge, state, found)


def against_neutral(
    game: Game[Any, Any], level: str, one: Character, deals: int, playouts: int
) -> tuple[float, float]:
    """The share of matches won over pairs of matches, and half of its interval."""

    def player(style: Style) -> Any:
        return lambda state, rng: _quick(game, state, level, style, rng.getrandbits(32), playouts)

    mine, neutral = player(one.style), player(NEUTRAL)
    won = []
    for deal in range(deals):
        setup = game.setup(2, {}, Random(f"deal {deal}").getrandbits(48))
        first = shares(play(game, setup, (mine, neutral), Random(deal)))[0]
        second = shares(play(game, setup, (neutral, mine), Random(deal)))[1]
        won.append((first + second) / 2)
    return interval(won)


def _quick(game: Any, state: Any, level: str, style: Any, seed: int, playouts: int) -> Any:
    """The move of a player; easy and medium need no view, since they ignore hidden cards."""
    knowledge = game.bot
    if level == "medium":
        values = {move: knowledge.quick_score(state, move) for move in knowledge.candidates(state)}
        return style.choose(knowledge, state, values)
    if level == "easy":
        rng = Random(seed)
        return style.whim(knowledge, state, lambda: knowledge.careless_move(state, rng))
    view = state.view(state.asked)
    return game.parse(advise(game, view, level, seed, playouts, style=style).move)


def loss(game: Game[Any, Any], count: Count, again: int, checked: int) -> tuple[float, float]:
    """The mean loss of a decision in percentage points on fresh worlds, and half its interval."""
    chosen = Random(3).sample(count.where, min(checked, len(count.where)))
    if len(chosen) < 2:
        return 0.0, 0.0
    losses = []
    for number, (view, mine, theirs) in enumerate(chosen):
        rows = PlayoutBatch(game, view, 1_000_000 + number).rows(range(again), [mine, theirs])
        one, other = ([row[place] for row in rows] for place in (0, 1))
        losses.append(-difference(one, other)[0])
    mean, half = interval(losses)
    rate = count.differ / count.decisions
    return mean * rate, half * rate


def main() -> None:
    """Print a line for each game, level and character."""
    parser = argparse.ArgumentParser(description="Characters against the neutral player.")
    parser.add_argument("--games", nargs="+", default=list(BY_NAME), choices=list(BY_NAME))
    parser.add_argument("--levels", nargs="+", default=["medium"])
    parser.add_argument("--names", nargs="+", default=[one.name for one in CHARACTERS])
    parser.add_argument("--count", type=int, default=1000, help="decisions")
    parser.add_argument("--stride", type=int, default=1, help="look at one decision in this many")
    parser.add_argument("--deals", type=int, default=0, help="pairs of matches against neutral")
    parser.add_argument("--playouts", type=int, default=240)
    parser.add_argument("--again", type=int, default=0, help="fresh worlds for a loss")
    parser.add_argument("--checked", type=int, default=40, help="decisions looked at again")
    chosen = parser.parse_args()
    for name in chosen.games:
        game = BY_NAME[name]
        for level in chosen.levels:
            counts, each = counted(game, level, chosen.count, chosen.playouts, chosen.stride)
            for one in CHARACTERS:
                if one.name not in chosen.names:
                    continue
                count = counts[one.name]
                line = (
                    f"{name:9} {level:7} {one.name:6} {one.style.leaning:6}"
                    f" {one.style.fondness:+.0f} say {count.said / count.decisions:4.0%}"
                    f" of {count.decisions}, differs {count.share:4.0%}"
                )
                if chosen.deals:
                    mean, half = against_neutral(game, level, one, chosen.deals, chosen.playouts)
                    line += f", wins {mean:6.2%} +- {half:.2%}"
                if chosen.again:
                    cost, half = loss(game, count, chosen.again, chosen.checked)
                    line += f", loses {cost * each:5.2f} +- {half * each:.2f} a match"
                print(line, flush=True)


if __name__ == "__main__":
    main()
