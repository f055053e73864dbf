"""Whether the ends of rounds of Take and 500 Rummy are counted right: counted a second time.

    python -m tests.bench.last_cards --game rummy500 --count 500

Natural ends: decisions in which at most two cards are hidden, between players of the fast policy
who now and then make a beginner's move.  Each world is counted again by the rules themselves,
every move to the end of the round, with nothing cut off and no bound passed on; so this shares no
line with ``game/ai/endings.py``.  The others play as if all cards lay open, and so does the asked
seat once only one world is left.  What a level plays is compared with that, and so is its figure.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from itertools import permutations
from math import inf
from random import Random
from typing import Any

from game.ai.levels import advise
from game.core.game import Game, State
from game.games import BY_NAME
from tests.bench.goings_out import CARELESS, TooLong, decisions

MOST_HIDDEN = 2
MOST = 3_000
"""Positions after which the second count gives up; such an end is told, not compared."""
OPEN = 1e-5
"""The chance that is left of a match that goes on."""
SAME = 2e-5


def hidden_cards(state: State[Any]) -> list[Any]:
    """The cards whose place the asked seat does not know: stock and hands, less what is known."""
    hidden = list(state.stock)
    for seat, hand in enumerate(state.hands):
        if seat != state.asked:
            hidden += hand
            for card in state.known[seat]:
                hidden.remove(card)
    return hidden


def natural(
    game: Game[Any, Any],
    players: int,
    seed: int,
    options: dict[str, Any],
    careless: float | None = None,
) -> Iterator[State[Any]]:
    """Ends in which there is something to choose, one of four."""
    rng = Random(seed)
    for state in decisions(game, players, seed, options, careless):
        if len(hidden_cards(state)) > MOST_HIDDEN or len(list(state.legal())) < 2:
            continue
        if rng.random() < 0.25:
            yield state.clone()


def position(state: State[Any]) -> tuple[Any, ...]:
    """All that matters for the rest of a round: where cards lie, who moves, and what binds."""
    bound = ("must_meld", "barred", "took_top", "idle", "laid", "discarder", "alone")
    return (
        state.asked,
        state.phase,
        tuple([tuple(sorted(hand)) for hand in state.hands]),
        tuple(state.stock),
        tuple(state.pile),
        state.melds if hasattr(state, "melds") else state.table.runs,
        tuple([getattr(state, name, None) for name in bound]),
    )


class Slow:
    """Counts an end by brute force."""

    def __init__(self, game: Game[Any, Any], state: State[Any], most: int = MOST) -> None:
        self.game, self.seat, self.round, self.most = game, state.asked, state.round, most
        self.known: dict[Any, Sequence[float]] = {}
        self.groups: dict[Any, float] = {}

    def values(self, state: State[Any]) -> dict[str, float]:
        """The asked seat's chance after each move, over all orders of the hidden cards."""
        group = self.worlds(state)
        return {
            self.game.write(move): self.after(group, move) / len(group) for move in state.legal()
        }

    def worlds(self, state: State[Any]) -> list[State[Any]]:
        """The state with the hidden cards in every order, equal ones as often as they occur."""
        found = []
        for order in permutations(hidden_cards(state)):
            world, left = state.clone(), list(order)
            for seat, hand in enumerate(state.hands):
                if seat != state.asked:
                    own = state.known[seat]
                    world.hands[seat] = [*own, *[left.pop() for _ in hand[len(own) :]]]
            world.stock = left
            world.held = [sum({1 << card for card in hand}) for hand in world.hands]
            assert world.view(self.seat) == state.view(self.seat)
            found.append(world)
        return found

    def after(self, group: Sequence[State[Any]], move: Any) -> float:
        """The sum of the chances in these worlds after a move that is the same in all."""
        total, alike = 0.0, dict[str, list[State[Any]]]()
        for world in group:
            state = world.clone()
            state.advance(move)
            while not self.ended(state) and state.asked != self.seat:
                state.advance(self.best(state))
            if self.ended(state):
                total += self.chances(state)[self.seat]
            else:
                alike.setdefault(str(state.view(self.seat)), []).append(state)
        return total + sum(map(self.together, alike.values()))

    def together(self, group: Sequence[State[Any]]) -> float:
        """The sum of the chances in these worlds with the best move that is the same in all."""
        key = tuple(map(position, group))
        if key not in self.groups:
            if len(self.groups) > self.most:
                raise TooLong
            self.groups[key] = max(self.after(group, move) for move in group[0].legal())
        return self.groups[key]

    def best(self, state: State[Any]) -> Any:
        """The move of a seat that sees all cards, the first of equals."""
        return max(state.legal(), key=lambda move: self.worth(state, move))

    def worth(self, state: State[Any], move: Any) -> float:
        after = state.clone()
        after.advance(move)
        return round(self.chances(after)[state.asked], 9)

    def chances(self, state: State[Any]) -> Sequence[float]:
        if self.ended(state):
            chances: Sequence[float] = self.game.bot.chances_after_round(state)
            return chances if state.over else [min(1 - OPEN, max(OPEN, one)) for one in chances]
        key = position(state)
        if key not in self.known:
            if len(self.known) > self.most:
                raise TooLong
            later = []
            for move in state.legal():
                after = state.clone()
                after.advance(move)
                later.append(self.chances(after))
            self.known[key] = max(later, key=lambda one: round(one[state.asked], 9))
        return self.known[key]

    def ended(self, state: State[Any]) -> bool:
        return state.over or state.round != self.round


def main() -> None:
    """Count so many ends twice and say how many were wrong."""
    parser = argparse.ArgumentParser(description="The ends of rounds, counted a second time.")
    parser.add_argument("--game", choices=sorted(CARELESS), required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=inf)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--playouts", type=int, default=240)
    parser.add_argument("--target", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game, seen, end = BY_NAME[chosen.game], 0, time.monotonic() + chosen.seconds
    lost, untrue, sampled, times = [], 0, 0, []
    for state in natural(game, chosen.players, chosen.seed, {"target": chosen.target}):
        seen += 1
        try:
            values = Slow(game, state).values(state)
        except TooLong:
            continue
        before = time.process_time()
        said = advise(game, state.view(state.asked), chosen.level, 1, chosen.playouts)
        times.append(time.process_time() - before)
        lost.append(max(values.values()) - values[said.move])
        sampled += not said.exact
        untrue += (
            said.exact_for(said.move)
            and abs(said.scores[said.move] / 100 - values[said.move]) > SAME
        )
        if len(times) == chosen.count or time.monotonic() > end:
            break
    wrong = [loss for loss in lost if loss > SAME]
    times.sort()
    print(f"{game.name}, {chosen.players} players: {len(wrong)} of {len(lost)} wrong", end="")
    print(f", {sum(lost) / len(lost):.2%} of a win given away on average, {max(lost):.0%} at most")
    print(f"{untrue} exact figures untrue, {sampled} sampled, {seen - len(lost)} too long")
    print(f"seconds: median {times[len(times) // 2]:.4f}, longest {times[-1]:.3f}")


if __name__ == "__main__":
    main()
