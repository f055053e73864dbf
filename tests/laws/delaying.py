"""Players who do not want a round to end, and who finds out that they can keep it from ending.

All of it knows games by the contract alone.  What lies on the table is what the zones of a state
hold, whatever facts (a counter, whose turn it is) go with it.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from game.core.fact import FactRole, Visibility
from game.core.fact_types import JSON_LIST_TYPE, NUMBER_TYPE
from game.core.game import Game, Setup, State

FEW = 8
"""Of so many moves each is tried; of more, the first half and the last half of so many."""

Delay = Callable[["Round", State[Any], Sequence[Any]], Any]
"""Which of the legal moves a player makes."""


class Endless(AssertionError):
    """A round that players can keep going, or that was longer than its game says."""


class Round:
    """What players who delay a round remember of it.

    ``lain`` says how often the cards lay in each way, ``made`` how often each move was made.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.lain: Counter[Hashable] = Counter()
        self.made: Counter[Any] = Counter()


# What is the same in two positions.


@cache
def names(kind: type[State[Any]], wanted: str) -> tuple[str, ...]:
    """The facts of a class of states of one of the sorts that are told apart here."""
    found = []
    for name, one in kind.__declared__.items():
        if one.kind is JSON_LIST_TYPE or one.role in (FactRole.SETUP, FactRole.DERIVED):
            sort = ""
        elif one.seen is Visibility.OWNER:
            sort = "hands"
        elif one.kind is NUMBER_TYPE:
            sort = "number"
        elif one.seen is Visibility.HIDDEN:
            sort = "stock"
        elif one.role is FactRole.ZONE:
            sort = "open"
        else:
            sort = "fact"
        if sort == wanted:
            found.append(name)
    return tuple(found)


def frozen(value: Any) -> Any:
    """A value that can be looked up."""
    if type(value) is dict:
        return repr(value)
    if type(value) is not list:
        return value
    return tuple(map(frozen, value)) if value and type(value[0]) is list else tuple(value)


def lying(state: State[Any]) -> Hashable:
    """How the cards lie, those in the hands in no promised order."""
    kind = type(state)
    return (
        *[tuple(map(tuple, map(sorted, getattr(state, name)))) for name in names(kind, "hands")],
        *[tuple(getattr(state, name)) for name in names(kind, "stock")],
        *[frozen(getattr(state, name)) for name in names(kind, "open")],
    )


def facts(state: State[Any]) -> Hashable:
    """What else a position is, but for the figures that only count: turns, how often."""
    return tuple([frozen(getattr(state, name)) for name in names(type(state), "fact")])


def figures(state: State[Any]) -> Hashable:
    """What counts: with these two states of a match that agree in all else play on alike."""
    return tuple([getattr(state, name) for name in names(type(state), "number")])


def left(state: State[Any]) -> tuple[int, int]:
    """How much of a round is left: the cards still to be drawn, then those in the hands."""
    kind = type(state)
    return (
        sum([len(getattr(state, name)) for name in names(kind, "stock")]),
        sum([len(hand) for name in names(kind, "hands") for hand in getattr(state, name)]),
    )


# Ways to delay.


def some(moves: Sequence[Any]) -> Sequence[Any]:
    """A few of the moves, the first and the last ones."""
    return moves if len(moves) <= FEW else [*moves[: FEW // 2], *moves[-FEW // 2 :]]


def goes_back(round: Round, state: State[Any], moves: Sequence[Any]) -> Any:
    """To how the cards have lain most often; if that cannot be, to where most of it is left."""

    def worth(move: Any) -> tuple[int, bool, tuple[int, int], float]:
        after = state.clone()
        after.advance(move)
        same = not after.over and after.round == state.round
        return round.lain[lying(after)], same, left(after), round.rng.random()

    return max(some(moves), key=worth)


def hoards(round: Round, state: State[Any], moves: Sequence[Any]) -> Any:
    """Where most of the round is left."""

    def worth(move: Any) -> tuple[bool, tuple[int, int], float]:
        after = state.clone()
        after.advance(move)
        return not after.over and after.round == state.round, left(after), round.rng.random()

    return max(some(moves), key=worth)


def repeats(round: Round, state: State[Any], moves: Sequence[Any]) -> Any:
    """The move that was made most often in this round, whoever made it."""
    most = max(round.made[move] for move in moves)
    return round.rng.choice([move for move in moves if round.made[move] == most])


def at_random(round: Round, state: State[Any], moves: Sequence[Any]) -> Any:
    """Any move."""
    return round.rng.choice(moves)


DELAYS: dict[str, tuple[Delay, ...]] = {
    "all repeat": (repeats,),
    "each in a way": (goes_back, repeats, hoards, at_random),
    "all go back": (goes_back,),
    "all hoard": (hoards,),
}
"""Tables of players, by name: what the seats do, by turns; those that look ahead come last."""

AROUND = 6
"""No rule of a game counts farther than so many times around the table."""
LISTED = 400
"""So many of the legal moves are looked at."""


def delayed(game: Game[Any, Any], setup: Setup, seats: Sequence[Delay], rounds: int = 1) -> int:
    """Play a match, or so many rounds of it, and the moves that it took.

    Raises ``Endless`` when a whole state comes back (then players can play the same again, and
    for ever), when a position comes back within a round more often than there are players, and than
    ``AROUND`` times, but for what is counted (then only a count ends it), or when the match is
    longer than its game says.
    """
    most = game.max_moves(setup.players, setup.options)
    state = game.new(setup)
    rng = Random(setup.seed)
    moves = 0
    while not state.over and state.round <= rounds:
        number = state.round
        round = Round(rng)
        states: set[Hashable] = set()
        positions: Counter[Hashable] = Counter()
        while not state.over and state.round == number:
            seat = state.asked
            assert seat is not None, "somebody is asked"
            cards = lying(state)
            here = cards, facts(state)
            exactly = *here, figures(state)
            if exactly in states:
                raise Endless(f"after {moves} moves a whole state came back")
            states.add(exactly)
            positions[here] += 1
            round.lain[cards] += 1
            if positions[here] > max(AROUND, setup.players) + 1:
                raise Endless(f"after {moves} moves a position came back {positions[here]} times")
            legal = list(islice(state.legal(), LISTED))
            move = seats[seat % len(seats)](round, state, legal)
            round.made[move] += 1
            state.advance(move)
            moves += 1
            if moves > most:
                raise Endless(f"{moves} moves, of at most {most}")
    return moves
