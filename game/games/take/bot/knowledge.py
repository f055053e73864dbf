"""What opponents know of Take."""

from collections.abc import Sequence
from operator import itemgetter
from random import Random

from game.core.game import Bot
from game.games.take.bot import reasons
from game.games.take.bot.evaluate.insight import Insight
from game.games.take.bot.evaluate.outlook import Outlook
from game.games.take.bot.measured import MEASURED
from game.games.take.bot.promise import WINNING, coming, to_come
from game.games.take.bot.traits import TRAITS
from game.games.take.moves import Add, Lay, Move
from game.games.take.rules import TakeState, melding
from game.games.take.rules.round import left_to_draw, most_rounds
from game.games.take.scoring import counted
from game.games.take.state import DRAW
from game.text.message import Names, TextValue

MARGIN = 2.0
"""``weigh`` gives the moves rated within this many points of the best."""
CLOSE = 15.0
"""``ponder`` gives the moves rated within this many points of the best."""
CLOSE_DRAWS = 6.0
"""The same of draws: in 120 positions a search of them all gained 0.1 +- 0.5 points."""
SENSIBLE = 40.0
"""The coach does not name moves that cost more points than this."""
MOST, MOST_PONDERED = 3, 4
"""The number of moves that ``weigh`` and ``ponder`` give at most."""
MOST_OTHER = 2
"""The number of melding moves that they give besides, whatever their rating."""
AHEAD = 4
"""The number of turns after which a playout is cut off.

Of 150 discards each, the choice among four by 30 worlds gained 1.9, 2.3, 2.7, 2.8 and 2.0 points
(+- 1.3) when cut off after 2 to 6 turns, and 1.3 played to the end.
"""
SHORT = 3
"""With this many turns or fewer in the stock for each player, a playout is not cut off."""
MISJUDGED = 10.0
"""By how much the difference of two ratings is usually wrong, in points.

Counted for 150 times four discards: the rating's standard deviation was 4.6 points, that of what
they came to in 30 worlds, its error taken off, 8.7; two of them are compared.
"""
MISJUDGED_ADDING = 25.0
"""The same where a card can be added before time is short.  In 9,000 rounds played on from there
takes were rated 10 to 30 points too low, with a joker for 45 points or more 50; new sequences
were rated right, to within 5 points."""
MISJUDGED_LATE = 60.0
"""The same where time is short or all can be melded: those ratings are no points."""
SEEN = 0.6
"""The probability that a beginner sees that something can be melded."""


class TakeBot(Bot[TakeState, Move]):
    """At once, whatever can be melded; with thought, nothing before the whole hand can go.

    An expert melds before that what hardly anybody can take, and looks a few turns ahead.
    """

    rerun_playouts = 32
    puzzle_margin = 6.0
    level_results = MEASURED
    traits = TRAITS
    win_model = WINNING

    def candidates(self, state: TakeState) -> list[Move]:
        return Outlook(state).worth_thought()

    def quick_score(self, state: TakeState, move: Move) -> float:
        return Outlook(state).glance(move)

    def evaluate_moves(self, state: TakeState) -> dict[Move, float]:
        """What looks nearly as good as the best to one who keeps cards back until all can go.

        A good amateur: what is kept can be caught in the hand, floating is not going out, and
        a discard may close ways that its card alone does not show; all that is overlooked.
        """
        return _near(Outlook(state), MARGIN, MOST)

    def search_prior(self, state: TakeState) -> dict[Move, float]:
        """What an expert thinks nearly as good as the best, in points."""
        close = CLOSE_DRAWS if state.phase == DRAW else CLOSE
        return _near(Insight(state), close, MOST_PONDERED)

    def prior_error(self, state: TakeState) -> float:
        if state.phase == DRAW:
            return MISJUDGED
        if not Insight(state).waits:
            return MISJUDGED_LATE
        adding = any(isinstance(move, Add) for move in melding.possible(state))
        return MISJUDGED_ADDING if adding else MISJUDGED

    def move_costs(self, state: TakeState) -> dict[Move, float]:
        """What the sensible moves cost against the best, as an expert rates them."""
        insight = Insight(state)
        rated = [(insight.rate(move), move) for move in insight.worth_thought()]
        rated.sort(key=itemgetter(0), reverse=True)
        best = rated[0][0]
        return {
            move: round(rating - best, 1) for rating, move in rated if rating >= best - SENSIBLE
        }

    def rollout_move(self, state: TakeState, rng: Random) -> Move:
        return Insight(state, quick=True).best()

    def rounds_left(self, state: TakeState) -> float:
        """The rounds to come at the usual pace, with what is left of this one by its stock.

        Until it is over something is left: at least a card of the stock.
        """
        players, options = state.setup.players, state.options
        lacking = options.target - max(state.scores)
        rounds = to_come(players, lacking, most_rounds(options) - len(state.rounds))
        cards = max(1, len(state.stock))
        return max(0.0, rounds - 1.0) + cards / left_to_draw(players, options)

    def value(self, state: TakeState) -> Sequence[float]:
        """The totals, the round that is going on as it would be scored now."""
        if state.over or state.round == len(state.rounds):
            return state.scores
        return [total + now for total, now in zip(state.scores, counted(state), strict=True)]

    def evaluate_leaf(self, state: TakeState) -> Sequence[float]:
        """The totals with what the round will bring by what the hands are seen to be.

        A round that has only been dealt brings everybody the same.
        """
        if state.over or (state.phase == DRAW and not any(state.let_go)):
            return state.scores
        return [total + more for total, more in zip(state.scores, coming(state), strict=True)]

    def is_leaf(self, state: TakeState, start: TakeState) -> bool:
        """When the round is over, or when a turn begins after some: not when time is short."""
        if super().is_leaf(state, start):
            return True
        if state.phase != DRAW or len(state.stock) <= SHORT * len(state.hands):
            return False
        return sum(map(len, state.let_go)) - sum(map(len, start.let_go)) >= AHEAD

    def random_move(self, state: TakeState, rng: Random) -> Move:
        """Any move, but something is melded more often than not."""
        moves = list(state.legal())
        melds = [move for move in moves if isinstance(move, Lay | Add)]
        if melds and rng.random() < SEEN:
            return rng.choice(melds)
        return rng.choice(moves)

    def explain(
        self, state: TakeState, move: Move, names: Names, other: Move | None = None
    ) -> TextValue:
        return reasons.reason(state, move, names, other)


def _near(outlook: Outlook, margin: float, most: int) -> dict[Move, float]:
    """The few moves rated within a margin of the best, the best first.

    Whether to meld or to wait is another matter than which card to discard: the best of both is
    always among them.
    """
    rated = [(outlook.rate(move), move) for move in outlook.worth_thought()]
    rated.sort(key=itemgetter(0), reverse=True)
    least = rated[0][0] - margin
    near = [(rating, move) for rating, move in rated[:most] if rating >= least]
    laying, waiting = (
        [one for one in rated if isinstance(one[1], Lay | Add) is melds] for melds in (True, False)
    )
    if laying:
        near += [one for one in laying[:MOST_OTHER] + waiting[:1] if one not in near]
    return {move: rating for rating, move in near}
