"""Ends of rounds that are counted through: few worlds, and few moves until the round is over.

Each world is played to the end of the round by the rules alone.  The asked seat knows only what
it sees: its move is the same in all worlds that it cannot tell apart, and best for their mean.
The others play as if all cards lay open, each for its own chance (minimax for two; Luckhardt and
Irani's max-n, 1986, for more).  A chance of 100 percent is told only if it holds whatever they do.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

from game.core.event import Seat
from game.core.game import Game, State, World

MAX_ENDING_POSITIONS_COUNT: Final = 8_000
"""Limit of positions; an end that has more is not counted."""
CHANCE_DECIMALS_COUNT: Final = 9
"""Decimals in which chances are compared."""
MIN_UNDECIDED_CHANCE_MARGIN_SHARE: Final = 1e-5
"""Least distance from 0 and 1 of a chance in a match that goes on."""

Group = Sequence[tuple[State[Any], float]]
"""Worlds that the asked seat cannot tell apart, each with its weight."""


class TooLong(Exception):
    """The end has more positions than are counted, or time is up."""


class Ending:
    """Counts through the rest of a round for the asked seat of a view, read in ``seen``.

    ``count`` is the number of positions counted.  Once ``going_on`` is false it gives up.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seen: State[Any],
        most: int = MAX_ENDING_POSITIONS_COUNT,
        going_on: Callable[[], bool] = lambda: True,
    ) -> None:
        assert seen.asked is not None, "a seat is asked"
        self.bot = game.bot
        self.seat: Seat = seen.asked
        self.round = seen.round
        self.two = seen.setup.players == 2
        self.most = most
        self.going_on = going_on
        self.count = 0
        self._exact: dict[Hashable, Sequence[float]] = {}
        self._bounds: dict[Hashable, tuple[float, float]] = {}
        self._choices: dict[Hashable, Any] = {}
        self._groups: dict[Hashable, float] = {}
        self._safe: dict[Hashable, bool] = {}
        self._cutoffs: dict[Any, int] = {}

    def solve(self, worlds: Sequence[World]) -> dict[Any, float] | None:
        """The asked seat's chance after each legal move; None if the end is too long."""
        group = [(world.state, float(world.ways)) for world in worlds]
        whole = sum(weight for _, weight in group)
        try:
            chances = {
                move: self._chance_after(group, move) / whole for move in worlds[0].state.legal()
            }
        except TooLong:
            return None
        return {
            move: min(chance, 1.0 - MIN_UNDECIDED_CHANCE_MARGIN_SHARE)
            if chance > 1.0 - MIN_UNDECIDED_CHANCE_MARGIN_SHARE and not self._holds(group, move)
            else chance
            for move, chance in chances.items()
        }

    # What the asked seat cannot tell apart.

    def _chance_after(self, group: Group, move: Any) -> float:
        """Sum of the chances after a move in each world of a group, times their weights."""
        total = 0.0
        alike: dict[str, list[tuple[State[Any], float]]] = {}
        for world, weight in group:
            state = _moved(world, move)
            if len(group) == 1:
                return weight * self._chance(state)
            while not self._has_ended(state) and state.asked != self.seat:
                state.advance(self._choice(state))
            if self._has_ended(state):
                total += weight * self._at_end(state)[self.seat]
            else:
                alike.setdefault(str(state.view(self.seat)), []).append((state, weight))
        return total + sum([self._best_chance(those) for those in alike.values()])

    def _best_chance(self, group: Group) -> float:
        """``_chance_after`` the best move of the asked seat."""
        key = tuple([(self.bot.position(state), weight) for state, weight in group])
        if key not in self._groups:
            self._visit()
            self._groups[key] = max([self._chance_after(group, one) for one in group[0][0].legal()])
        return self._groups[key]

    def _choice(self, state: State[Any]) -> Any:
        """The best move of another seat in a world with open cards; the first of equals."""
        key = self.bot.position(state)
        if key not in self._choices:
            self._visit()
            self._choices[key] = self._choose(state)
        return self._choices[key]

    def _choose(self, state: State[Any]) -> Any:
        seat, best, most = state.asked, None, -1.0
        assert seat is not None, "a seat is asked"
        for move in state.legal():
            after = _moved(state, move)
            if self.two:
                chance = 1.0 - self._chance_between(after, 0.0, 1.0 - most)
            else:
                chance = self._chances(after)[seat]
            chance = round(chance, CHANCE_DECIMALS_COUNT)
            if chance > most:
                best, most = move, chance
        return best

    def _holds(self, group: Group, move: Any) -> bool:
        """Whether a move wins in all worlds of a group, whatever the others do."""
        try:
            return self._wins([_moved(world, move) for world, _ in group])
        except TooLong:
            return False

    def _wins(self, states: Sequence[State[Any]]) -> bool:
        """Whether the asked seat wins from all these states, which it may not tell apart."""
        alike: dict[str, dict[Hashable, State[Any]]] = {}
        left = list(states)
        while left:
            state = left.pop()
            if self._has_ended(state):
                if self._at_end(state)[self.seat] < 1.0:
                    return False
            elif state.asked == self.seat:
                group = alike.setdefault(str(state.view(self.seat)), {})
                group[self.bot.position(state)] = state
            else:
                self._visit()
                left += [_moved(state, move) for move in state.legal()]
        return all(map(self._wins_with, alike.values()))

    def _wins_with(self, group: dict[Hashable, State[Any]]) -> bool:
        key = frozenset(group)
        if key not in self._safe:
            self._visit()
            states = list(group.values())
            self._safe[key] = any(
                self._wins([_moved(state, move) for state in states]) for move in states[0].legal()
            )
        return self._safe[key]

    def _has_ended(self, state: State[Any]) -> bool:
        return state.over or state.round != self.round

    def _at_end(self, state: State[Any]) -> Sequence[float]:
        chances: Sequence[float] = self.bot.chances_after_round(state)
        if state.over:
            return chances
        return [
            min(
                1.0 - MIN_UNDECIDED_CHANCE_MARGIN_SHARE,
                max(MIN_UNDECIDED_CHANCE_MARGIN_SHARE, chance),
            )
            for chance in chances
        ]

    def _visit(self) -> None:
        self.count += 1
        if self.count > self.most or (self.count % 64 == 0 and not self.going_on()):
            raise TooLong

    # With open cards.

    def _chance(self, state: State[Any]) -> float:
        """The asked seat's chance in a world with open cards."""
        if self.two:
            return self._chance_between(state, 0.0, 1.0)
        return self._chances(state)[self.seat]

    def _chances(self, state: State[Any]) -> Sequence[float]:
        """Each seat's chance, all playing for their own: max-n, the first of equals."""
        if self._has_ended(state):
            return self._at_end(state)
        key = self.bot.position(state)
        if key not in self._exact:
            self._visit()
            seat, best, most = state.asked, None, -1.0
            assert seat is not None, "a seat is asked"
            for move in state.legal():
                chances = self._chances(_moved(state, move))
                if round(chances[seat], CHANCE_DECIMALS_COUNT) > most:
                    best, most = chances, round(chances[seat], CHANCE_DECIMALS_COUNT)
                    if most >= 1.0:
                        break
            assert best is not None, "a seat has a move"
            self._exact[key] = best
        return self._exact[key]

    def _chance_between(self, state: State[Any], low: float, high: float) -> float:
        """The asked seat's chance of two, exact between ``low`` and ``high``, else a bound."""
        if self._has_ended(state):
            return self._at_end(state)[self.seat]
        key = self.bot.position(state)
        least, most = self._bounds.get(key, (0.0, 1.0))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        self._visit()
        mine = state.asked == self.seat
        best = -1.0 if mine else 2.0
        first, last = low, high
        cutoffs = self._cutoffs
        after = [(move, _moved(state, move)) for move in state.legal()]
        for _, one in after:
            worst, top = self._known(one)
            if mine and worst >= high:
                self._bounds[key] = (worst, most)
                return worst
            if not mine and top <= low:
                self._bounds[key] = (least, top)
                return top
        after.sort(key=lambda one: -cutoffs.get(one[0], 0))
        for move, one in after:
            chance = self._chance_between(one, low, high)
            if mine:
                best = max(best, chance)
                low = max(low, best)
            else:
                best = min(best, chance)
                high = min(high, best)
            if low >= high:
                cutoffs[move] = cutoffs.get(move, 0) + 1
                break
        if best <= first:
            self._bounds[key] = (least, best)
        elif best >= last:
            self._bounds[key] = (best, most)
        else:
            self._bounds[key] = (best, best)
        return best

    def _known(self, state: State[Any]) -> tuple[float, float]:
        """Bounds of a chance as far as they are known."""
        if self._has_ended(state):
            chance = self._at_end(state)[self.seat]
            return chance, chance
        return self._bounds.get(self.bot.position(state), (0.0, 1.0))


def _moved(state: State[Any], move: Any) -> State[Any]:
    """The state after a move, in a copy."""
    after = state.clone()
    after.advance(move)
    return after
