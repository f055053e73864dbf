"""Ends of rounds of Take and 500 Rummy, counted by brute force."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random
from typing import Any

from game.core.game import Game, State
from tests.support.goings_out import TooLong, decisions

MAX_HIDDEN = 2
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
        if len(hidden_cards(state)) > MAX_HIDDEN or len(list(state.legal())) < 2:
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
