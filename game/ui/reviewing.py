"""The coach looks back on a match: one decision after another, kept beside the record."""

from bisect import bisect_right
from collections import Counter

from game.ai.review import Decision, Judgement, Retrospect, decisions, mistakes
from game.ai.worker import Thinker
from game.core.winning import won
from game.storage.reviews import Costly, Kept, Reviews, Sort
from game.ui.replaying import Replaying
from game.ui.sitting import YOU
from game.words.message import Message, Said

MOST = 150
"""Decisions looked at; of a longer match those are, evenly, that many."""
NAMED = 3
"""So many of the costliest moves are told of elsewhere."""
TOGETHER = 10
"""After so many judgements they are kept."""


class Reviewing:
    """What the coach says of the person's decisions in a match.

    ``judged`` is what has been said so far, by the number of the move; ``trouble`` why it could
    not be kept, if so.  Each is asked of the thinking process, in the order of the match.
    """

    def __init__(self, sitting: Replaying, thinker: Thinker, reviews: Reviews) -> None:
        self.sitting = sitting
        self.thinker = thinker
        self.reviews = reviews
        found = decisions(sitting.match, YOU)
        if len(found) > MOST:
            found = [found[number * len(found) // MOST] for number in range(MOST)]
        self.decisions: list[Decision] = found
        self.numbers = [one.number for one in found]
        self.judged: dict[int, Judgement] = {}
        self.trouble: Message | None = None
        self._asked: Decision | None = None
        self._unkept = 0
        self._mistakes: tuple[int, list[tuple[Decision, Judgement]]] = (-1, [])
        if sitting.path is not None:
            known = reviews.judged(sitting.path.name, sitting.match)
            for one in found:
                said = known.get(one.number)
                if said is not None and self._fits(one, said):
                    self.judged[one.number] = said

    def _fits(self, one: Decision, said: Judgement) -> bool:
        """Whether the better move could be made in that position."""
        game, state = self.sitting.match.game, self.sitting.course.state(one.number)
        try:
            return state.check(game.parse(said.best)) is None
        except ValueError:
            return False

    @property
    def waiting(self) -> bool:
        """Whether there is more to be judged."""
        return len(self.judged) < len(self.decisions)

    def look(self) -> bool:
        """Ask about the next decision, or take its answer; whether there is one more judged."""
        if not self.waiting:
            return False
        if self._asked is None:
            one = next(one for one in self.decisions if one.number not in self.judged)
            match, names = self.sitting.match, self.sitting.names
            seed = match.thought(one.number)
            self.thinker.ask(Retrospect(match.game.name, one.view, one.move, seed, names))
            self._asked = one
        said = self.thinker.judged()
        if said is None:
            return False
        self.judged[self._asked.number] = said
        self._asked = None
        self._unkept += 1
        if self._unkept >= TOGETHER or not self.waiting:
            self.keep()
        return True

    def keep(self) -> None:
        """Have what has been said on disk, beside a record that is kept."""
        path = self.sitting.path
        if self._unkept and path is not None and path.exists():
            found = None if self.waiting else self.found()
            match = self.sitting.match
            self.trouble = self.reviews.keep(path.name, match, self.judged, found)
            self._unkept = 0

    def found(self) -> Kept:
        """What all that was said comes to."""
        found = self.mistakes()
        worst = tuple(
            Costly(one.round, said.cost, *(self.spoken(one.number, move)
                                           for move in (one.move, said.best)))
            for one, said in found[:NAMED]
        )  # fmt: skip
        cost = sum(said.cost for _, said in found)
        return Kept(len(self.judged), len(found), cost, worst, self._sorts(found))

    def _sorts(self, found: list[tuple[Decision, Judgement]]) -> tuple[Sort, ...]:
        """The same by what was done, that which cost most first."""
        looked = Counter(_word(one) for one in self.decisions if one.number in self.judged)
        wrong = Counter(_word(one) for one, _ in found)
        cost = dict.fromkeys(looked, 0.0)
        for one, said in found:
            cost[_word(one)] += said.cost
        sorts = [Sort(word, count, wrong[word], cost[word]) for word, count in looked.items()]
        return tuple(sorted(sorts, key=lambda one: -one.cost))

    def spoken(self, number: int, move: str) -> Said:
        """A move of the position before a decision, as it is said."""
        game, sitting = self.sitting.match.game, self.sitting
        seen = game.from_view(sitting.course.view(number, YOU))
        return game.say(seen, game.parse(move), sitting.names)

    def leave(self) -> None:
        """Think no more about it for now."""
        self.keep()
        self._asked = None
        self.thinker.drop()

    def mistakes(self) -> list[tuple[Decision, Judgement]]:
        """The decisions that gave something away, the worst first."""
        if self._mistakes[0] != len(self.judged):
            pairs = [(one, self.judged[one.number]) for one in self.decisions
                     if one.number in self.judged]  # fmt: skip
            self._mistakes = len(self.judged), mistakes(self.sitting.match, pairs)
        return self._mistakes[1]

    def mistaken(self) -> list[int]:
        """The positions of the mistakes, in the order of the match."""
        return sorted(one.number for one, _ in self.mistakes())

    def course(self) -> list[float]:
        """The chance to win after each decision judged from the first one on, in percent, and at
        last what came of it."""
        values: list[float] = []
        for number in self.numbers:
            if number not in self.judged:
                return values
            values.append(self.judged[number].expected)
        if self.sitting.match.state.over:
            state = self.sitting.match.state
            values.append(100 * won(state.winners or (), state.setup.players)[YOU])
        return values

    def nearest(self, at: int) -> int:
        """The place of the last decision up to a position; 0 before the first."""
        return max(0, bisect_right(self.numbers, at) - 1)


def _word(one: Decision) -> str:
    """What sort of move was made: the word that its text begins with."""
    return one.move.partition(" ")[0]
