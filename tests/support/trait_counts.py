"""How often each character chooses another move than a neutral player."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

from game.ai.characters import ALL_CHARACTERS
from game.ai.search import SearchBudget, search
from game.ai.style import NEUTRAL_STYLE, Style
from game.core.event import Seat, View
from game.core.game import Game, State
from game.core.trait import Trait


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
    game: Game[Any, Any], seed: int, stride: int = 1, searching: bool = False
) -> Iterator[tuple[State[Any], float]]:
    """Positions of matches between neutral players, one in ``stride`` at random, without end.

    With each the decisions of a seat in a match, on average so far.  They play by quick score, or
    by evaluation in place of a ``searching`` player.
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
            state.advance(_usual(game.bot, state, searching))
        matches += 1


def _usual(knowledge: Any, state: State[Any], searching: bool) -> Any:
    """The move of a neutral player."""
    if not searching:
        return max(knowledge.candidates(state), key=lambda move: knowledge.quick_score(state, move))
    rated = knowledge.evaluate_moves(state)
    return max(rated, key=rated.__getitem__)


def counted(
    game: Game[Any, Any], many: int, playouts: int = 0, stride: int = 1
) -> tuple[dict[str, Count], float]:
    """Counts of each character, and the decisions of a seat in a match.

    They choose after a search with that many playouts, or by quick score without any.
    """
    counts = {one.name: Count() for one in ALL_CHARACTERS}
    each = 0.0
    found = decisions(game, 7, stride, playouts > 0)
    for number, (state, usual) in enumerate(islice(found, many)):
        each = usual
        values, choose = _asked(game, state, number, playouts)
        split = {trait.leaning for trait in game.bot.traits if _splits(trait, state, values)}
        mine = choose(NEUTRAL_STYLE)
        for one in ALL_CHARACTERS:
            says = one.style.leaning in split
            counts[one.name].add(says, mine, choose(one.style) if says else mine, state)
    return counts, each


def _splits(trait: Trait, state: Any, moves: Iterable[Any]) -> bool:
    """Whether some moves show a trait and others do not."""
    return len({trait.is_shown(state, move) for move in moves}) == 2


def _asked(
    game: Any, state: Any, seed: int, playouts: int
) -> tuple[Iterable[Any], Callable[[Style], Any]]:
    """The candidates of a position, and the choice of a style among them."""
    knowledge = game.bot
    if not playouts:
        rated = {move: knowledge.quick_score(state, move) for move in knowledge.candidates(state)}
        return rated, lambda style: style.choose(knowledge, state, rated)
    found = search(game, state.view(state.asked), seed, SearchBudget.of(playouts))
    values: Any = found.chances
    if len(values) == 1:
        values = knowledge.move_costs(state) or values
    return values, lambda style: style.decide(knowledge, state, found)
