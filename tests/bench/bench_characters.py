"""How far each character differs from a player without likings, and what that costs.

    python -m tests.bench.bench_characters --games takeaway taki --levels medium hard

For each game, level and character: in how many decisions the trait has a say (moves both with and
without it are thought of), in what share of those the character chooses otherwise than the neutral
player with the same seed, and what those choices cost.  At easy and medium that is the share of
matches won against the neutral player, each deal played twice with the seats exchanged.  At hard
and expert it is measured on fresh worlds: ``--again`` of them for the neutral player's move and
the character's, for up to ``--checked`` decisions that differ; the loss of a match is the mean loss
of a decision times the decisions of a match.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import count, islice
from math import sqrt
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


@dataclass
class Count:
    """What was counted of one character: decisions, and of those that differ where they were."""

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
        """The share that differs where the trait has a say."""
        return self.differ / self.said if self.said else 0.0


def decisions(
    game: Game[Any, Any], level: str, seed: int, stride: int = 1
) -> Iterator[tuple[State[Any], float]]:
    """Positions of matches between players of a level, one of so many by chance, for ever.

    With each how many decisions a seat has had in a match on average so far.
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
    """The move of a neutral player; a good one's without a search."""
    if level == "easy":
        return knowledge.careless_move(state, rng)
    if level == "medium":
        return max(knowledge.candidates(state), key=lambda move: knowledge.quick_score(state, move))
    weights = knowledge.evaluate_moves(state)
    return max(weights, key=weights.__getitem__)


def counted(
    game: Game[Any, Any], level: str, many: int, playouts: int = 0, stride: int = 1
) -> tuple[dict[str, Count], float]:
    """What each character does in so many decisions, and how many a seat has in a match."""
    counts = {one.name: Count() for one in CHARACTERS}
    each = 0.0
    for number, (state, usual) in enumerate(islice(decisions(game, level, 7, stride), many)):
        each = usual
        values, choose = _asked(game, state, level, number, playouts)
        split = {trait.leaning for trait in game.bot.traits if _splits(trait, state, values)}
        mine = choose(NEUTRAL)
        for one in CHARACTERS:
            says = one.style.leaning in split
            # Where all moves are after somebody's heart, or none, nothing can come of it.
            counts[one.name].add(says, mine, choose(one.style) if says else mine, state)
    return counts, each


def _splits(trait: Trait, state: Any, moves: Iterable[Any]) -> bool:
    """Whether some moves show a trait and others do not."""
    return len({trait.is_shown(state, move) for move in moves}) == 2


def _asked(
    game: Any, state: Any, level: str, seed: int, playouts: int
) -> tuple[Iterable[Any], Callable[[Style], Any]]:
    """The moves that are thought of in a position, and what a style makes of them."""
    knowledge = game.bot
    if level == "easy":
        legal = list(state.legal())
        # Everybody thinks of the same moves, one after the other, as far as they need them.
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
    """The share of matches won, and its standard error, over pairs of matches."""
    shares = []
    for deal in range(deals):
        setup = game.setup(2, {}, Random(f"deal {deal}").getrandbits(48))
        won = 0.0
        for seat in (0, 1):
            state, rng = game.new(setup), Random(deal)
            while state.asked is not None:
                seed = rng.getrandbits(32)
                moves = list(islice(state.legal(), 2))
                if len(moves) == 1:
                    state.advance(moves[0])
                    continue
                style = one.style if state.asked == seat else NEUTRAL
                move = _quick(game, state, level, style, seed, playouts)
                state.advance(move)
            winners = state.winners or ()
            won += (seat in winners) / len(winners)
        shares.append(won / 2)
    mean = sum(shares) / deals
    return mean, sqrt(sum((share - mean) ** 2 for share in shares) / (deals - 1) / deals)


def _quick(game: Any, state: Any, level: str, style: Any, seed: int, playouts: int) -> Any:
    """The move of a player; without a view where what is hidden is not looked at anyway."""
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
    """The mean loss of a decision in percent points, on fresh worlds, and its standard error."""
    chosen = Random(3).sample(count.where, min(checked, len(count.where)))
    if len(chosen) < 2:
        return 0.0, 0.0
    losses = []
    for number, (view, mine, theirs) in enumerate(chosen):
        rows = PlayoutBatch(game, view, 1_000_000 + number).rows(range(again), [mine, theirs])
        one, other = ([row[place] for row in rows] for place in (0, 1))
        losses.append(-difference(one, other)[0])
    mean = sum(losses) / len(losses)
    error = sqrt(sum((one - mean) ** 2 for one in losses) / (len(losses) - 1) / len(losses))
    rate = count.differ / count.decisions
    return mean * rate, error * rate


def main() -> None:
    """Print a line for each game, level and character."""
    parser = argparse.ArgumentParser(description="Characters against the neutral player.")
    parser.add_argument("--games", nargs="+", default=list(BY_NAME), choices=list(BY_NAME))
    parser.add_argument("--levels", nargs="+", default=["medium"])
    parser.add_argument("--names", nargs="+", default=[one.name for one in CHARACTERS])
    parser.add_argument("--count", type=int, default=1000, help="decisions")
    parser.add_argument("--stride", type=int, default=1, help="one of so many decisions")
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
                    mean, error = against_neutral(game, level, one, chosen.deals, chosen.playouts)
                    line += f", wins {mean:6.2%} +- {1.96 * error:.2%}"
                if chosen.again:
                    cost, error = loss(game, count, chosen.again, chosen.checked)
                    line += f", loses {cost * each:5.2f} +- {1.96 * error * each:.2f} a match"
                print(line, flush=True)


if __name__ == "__main__":
    main()
