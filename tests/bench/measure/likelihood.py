"""How likely the real hidden hands are in the worlds that searches sample, against chance.

    python -m tests.bench.measure.likelihood --game take --save before.jsonl
    python -m tests.bench.measure.likelihood --game take --on before.jsonl        # after a change

Matches of one level, or of the evaluations alone (``--level none``).  At some decisions worlds are
sampled from the view of the seat to move.  For each hidden card of another hand: the logarithm of
its share of the cards sampled for that hand, less the logarithm of its share of all unseen cards.
The mean over cards, decisions and hands is 0 for worlds dealt by chance and rises with what they
know.  It is a proper score, so overstating costs; few worlds lower it a little.  It sees cards one
by one, not what goes together in a hand.  ``--on`` measures the saved matches again, in pairs.

Tried on 2026-11-26 and left out (95 % intervals, matches for two, moves by evaluation with slips):

- Take, odds learned anew with cards taken from the pile (neighbours 2.9 and 2.4 times as often as
  others), and one of eight hands chosen by its neighbours (e to the 0.47 each, 0.48 at a gap) and
  by whether it could have gone out (e to the -1.9): 0.109 +- 0.023 became 0.188 +- 0.019, in pairs
  +0.079 +- 0.014 in 20 matches (another sample: +0.040 +- 0.032).  But
  ``duel --game take --playouts 60 --options '{"target":100}'`` ended after 60 deals, the fewest it
  may, at 40.8 % +- 6.8 (bounds 50 and 55 %): no gain, and weaker.  Why is open: judged by playouts
  in the real hands, its choices were 0.26 +- 0.30 percent points better where they differed (1,048
  of 2,500 decisions), those by the odds alone 0.01 +- 0.41 (639 of 2,500).  Choices by the real
  hands themselves gained 1.90 +- 0.79 (138 of 300).
- Texas Rummy, neighbours of cards taken 1.4 to 1.5 times as often, and one hand in ten that need
  not be plausible: +0.003 +- 0.030 in 16 matches.  Shares of 5 to 40 % did no better.  No duel.
- Taki, only fitted, never built: colours led, left and chosen, and kinds that are played early,
  would add 0.04 to 0.05 to some 0.23, but a view would need each seat's plays.  No duel.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import log
from pathlib import Path
from random import Random
from typing import Any

from game.ai.levels import advise
from game.core.game import Game, State
from game.games import GAMES_BY_NAME
from tests.bench.measure.matches import best_rated
from tests.bench.measure.program.figures import interval
from tests.support.careless import careless_move

GAMES = ("take", "rummy500", "taki", "texas")
"""Games with hands that others do not see."""
LOOKED_AT = 0.2
"""The part of all decisions in ``PHASES`` that is looked at."""
PRIOR = 4.0
"""Sampled cards that chance counts for, so that no share is 0."""
SLIPS = 0.1
"""The part of the moves by evaluation that are careless."""
PHASES = ("draw", "play", "turn")
"""Phases in which positions are looked at."""


@dataclass
class Played:
    """A match: how it began, its moves, and the scores of its hidden hands in order."""

    players: int
    seed: int
    moves: list[str] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)


def chooser(level: str) -> Callable[[Game[Any, Any], State[Any], Random], str]:
    """The move of a level, or the best by evaluation with slips like those of people."""

    def move(game: Game[Any, Any], state: State[Any], rng: Random) -> str:
        if level != "none":
            assert state.asked is not None
            return advise(game, state.view(state.asked), level, rng.getrandbits(32)).move
        if rng.random() < SLIPS:
            return game.write(careless_move(game, state, rng))
        return game.write(best_rated(game.bot.evaluate_moves(state)))

    return move


def hidden_scores(
    game: Game[Any, Any], state: State[Any], worlds: int, rng: Random
) -> Iterator[float]:
    """The mean gain of the hidden cards of each other hand, in nats a card."""
    assert state.asked is not None
    real: Any = state
    seen = game.from_view(state.view(state.asked))
    known = getattr(state, "known", [[]] * state.setup.players)
    made: list[Counter[Any]] = [Counter() for _ in known]
    unseen: Counter[Any] = Counter(real.stock)
    for seat, hand in enumerate(real.hands):
        if seat != state.asked:
            unseen += Counter(hand) - Counter(known[seat])
    for _ in range(worlds):
        world: Any = game.sample_state(seen, rng)
        for seat, hand in enumerate(world.hands):
            made[seat].update((Counter(hand) - Counter(known[seat])).elements())
    for seat, hand in enumerate(real.hands):
        hidden = list((Counter(hand) - Counter(known[seat])).elements())
        if seat == state.asked or not hidden:
            continue
        total = made[seat].total() + PRIOR
        gains = []
        for card in hidden:
            chance = unseen[card] / unseen.total()
            gains.append(log((made[seat][card] + PRIOR * chance) / total / chance))
        yield sum(gains) / len(gains)


def follow(game: Game[Any, Any], one: Played, level: str, worlds: int) -> Played:
    """Play a match, or play its moves again, and score its hidden hands."""
    setup = game.setup(one.players, {}, one.seed)
    state = game.new(setup)
    rng, looks = Random(f"{one.seed} moves"), Random(f"{one.seed} looks")
    found = Played(one.players, one.seed)
    choose = chooser(level)
    turns = 0
    while state.asked is not None:
        number = len(found.moves)
        if state.phase in PHASES and looks.random() < LOOKED_AT:
            turns += 1
            found.scores += hidden_scores(game, state, worlds, Random(f"{one.seed} {number}"))
        again = one.moves[number] if one.moves else choose(game, state, rng)
        found.moves.append(again)
        state.advance(game.parse(again))
    return found


def main() -> None:
    """Play, sample, print, save."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--level", default="none")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path)
    parser.add_argument("--on", type=Path)
    chosen = parser.parse_args()
    game = GAMES_BY_NAME[chosen.game]
    if chosen.on:
        matches = [Played(**json.loads(line)) for line in chosen.on.read_text().splitlines()]
    else:
        rng = Random(chosen.seed)
        matches = [Played(chosen.players, rng.getrandbits(48)) for _ in range(chosen.matches)]
    means, gains, hands = [], [], 0
    saved = []
    for one in matches:
        found = follow(game, one, chosen.level, chosen.worlds)
        saved.append(found)
        if found.scores:
            hands += len(found.scores)
            means.append(sum(found.scores) / len(found.scores))
            if one.scores:
                gains.append(means[-1] - sum(one.scores) / len(one.scores))
    mean, half = interval(means)
    print(f"{chosen.game}: {mean:+.4f} +- {half:.4f} nats a card over chance, {hands} hands")
    if gains:
        mean, half = interval(gains)
        print(f"{chosen.game}: {mean:+.4f} +- {half:.4f} more than saved, {len(gains)} matches")
    if chosen.save:
        chosen.save.write_text("".join(json.dumps(vars(one)) + "\n" for one in saved))


if __name__ == "__main__":
    main()
