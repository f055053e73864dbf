"""What opponents know of Take."""

from collections.abc import Sequence
from operator import itemgetter
from random import Random

from game.core.game import Knowledge
from game.games.take.bot import reasons
from game.games.take.bot.evaluate import Insight, Outlook
from game.games.take.bot.measured import MEASURED
from game.games.take.moves import Add, Draw, Lay, Move
from game.games.take.rules import TakeState
from game.games.take.scoring import counted
from game.words.message import Names, Said

MARGIN = 2.0
"""``weigh`` gives the moves rated within this many points of the best."""
CLOSE = 5.0
"""``ponder`` gives the moves rated within this many points of the best."""
SENSIBLE = 40.0
"""The coach does not name moves that cost more points than this."""
PACE = 90.0
PACK = 54
MOST = 3
"""The number of moves that are searched at most."""
MOST_OTHER = 2
"""The number of melding moves that are searched besides, whatever their rating."""
LATE = 6
"""A round is searched when each player has this many turns left or fewer."""
MELDS_COUNT = 12
"""The same number where something can be melded."""
SEEN = 0.6
"""The probability that a beginner sees that something can be melded."""


class TakeKnowledge(Knowledge[TakeState, Move]):
    """At once, whatever can be melded; with thought, nothing before the whole hand can go.

    An expert melds before that what hardly anybody can take, and looks ahead.
    """

    thought_again = 32
    taste = 6.0
    measured = MEASURED

    def candidates(self, state: TakeState) -> list[Move]:
        return Outlook(state).worth_thought()

    def rate(self, state: TakeState, move: Move) -> float:
        return Outlook(state).glance(move)

    def weigh(self, state: TakeState) -> dict[Move, float]:
        """What looks nearly as good as the best to one who keeps cards back until all can go.

        A good amateur: what is kept can be caught in the hand, floating is not going out, and
        a discard may close ways that its card alone does not show; all that is overlooked.
        """
        return _near(Outlook(state), MARGIN)

    def ponder(self, state: TakeState) -> dict[Move, float]:
        """What an expert thinks nearly as good as the best, in points.

        Only that one before time is getting short, or a little earlier where there is something
        to meld: the luck of a round's many cards to come hides what a move is worth, and a few
        hundred playouts cannot tell a good move from one a little worse.
        """
        weights = _near(Insight(state), CLOSE)
        turns = len(state.stock) / len(state.hands)
        melds = any(isinstance(move, Lay | Add) for move in weights)
        if turns <= (MELDS_COUNT if melds else LATE):
            return weights
        best = max(weights, key=weights.__getitem__)
        return {best: weights[best]}

    def compare(self, state: TakeState) -> dict[Move, float]:
        """What the sensible moves cost against the best, as an expert rates them."""
        insight = Insight(state)
        rated = [(insight.rate(move), move) for move in insight.worth_thought()]
        rated.sort(key=itemgetter(0), reverse=True)
        best = rated[0][0]
        return {
            move: round(rating - best, 1) for rating, move in rated if rating >= best - SENSIBLE
        }

    def policy(self, state: TakeState, rng: Random) -> Move:
        return Insight(state, quick=True).best()

    def left(self, state: TakeState) -> float:
        """The rounds to come at the usual pace, with what is left of this one by its stock."""
        to_come = max(0.0, (state.target - max(state.scores)) / PACE)
        return to_come + len(state.stock) / PACK

    def prospects(self, state: TakeState) -> Sequence[float]:
        """The totals, the round that is going on as it would be scored now."""
        if state.over or state.round == len(state.rounds):
            return state.scores
        return [total + now for total, now in zip(state.scores, counted(state), strict=True)]

    def careless(self, state: TakeState, rng: Random) -> Move:
        """Any move, but something is melded more often than not."""
        moves = list(state.legal())
        melds = [move for move in moves if isinstance(move, Lay | Add)]
        if melds and rng.random() < SEEN:
            return rng.choice(melds)
        return rng.choice(moves)

    def trait(self, state: TakeState, move: Move) -> str:
        match move:
            case Draw("pile"):
                return "take"
            case Lay():
                return "meld"
            case Add():
                return "take" if Outlook(state).won(move) else "meld"
            case _:
                return ""

    def reason(self, state: TakeState, move: Move, names: Names, other: Move | None = None) -> Said:
        return reasons.reason(state, move, names, other)


def _near(outlook: Outlook, margin: float) -> dict[Move, float]:
    """The few moves rated within a margin of the best, the best first.

    Whether to meld or to wait is another matter than which card to discard: the best of both is
    always among them.
    """
    rated = [(outlook.rate(move), move) for move in outlook.worth_thought()]
    rated.sort(key=itemgetter(0), reverse=True)
    least = rated[0][0] - margin
    near = [(rating, move) for rating, move in rated[:MOST] if rating >= least]
    laying, waiting = (
        [one for one in rated if isinstance(one[1], Lay | Add) is melds] for melds in (True, False)
    )
    if laying:
        near += [one for one in laying[:MOST_OTHER] + waiting[:1] if one not in near]
    return {move: rating for rating, move in near}
