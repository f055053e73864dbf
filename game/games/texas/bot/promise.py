"""Heuristic: expected cost of the current round for each seat; and the win model.

It values the leaves of a search. These are determinizations, so all hands may be read. The cost of
a hand depends mainly on the number of others that need one card to go out.

``WINNING`` is learned from matches of the rollout policy. Its command follows ``python -m game``,
with ``--players`` 2. The figures for three players come from 500 matches, those for four from 400.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from typing import Final

from game.cards.french import JOKER
from game.core.event import Seat
from game.core.win_model import ScoreSpread, WinModel
from game.games.texas.rules import TexasState
from game.games.texas.rules.deal import first_and_last, untouched
from game.games.texas.scoring import factor


@dataclass(frozen=True, slots=True)
class HandStand:
    """Standing of a hand, in points at factor 1.

    ``now`` is its deadwood, ``hoped`` that with an extra wild card and the best discard. ``wilds``
    counts its wild cards.
    """

    now: float
    hoped: float
    wilds: int

    @property
    def near(self) -> bool:
        """Whether one more wild card is enough to go out."""
        return self.hoped == 0


LEARNED: Final = {
    2: (4.1, 0.12, 0.06, -1.26, -1.17, 0.47, -0.1, 0.11, 0.27, -0.73, 0.58, 0.14),
    3: (3.89, 0.25, 0.02, -1.74, -0.82, -0.8, -0.16, 0.17, 0.22, 0.25, 0.96, 0.2),
    4: (2.72, 0.33, 0.02, -1.1, -0.64, 0.76, -0.16, 0.16, 0.1, -0.43, 0.93, 0.25),
}
"""Weight of each of the ``features``, by number of players.

From ``python -m tests.bench.learn_texas`` with ``--players 2 --matches 500`` (25,934 hands). In
held-out matches they explain 34 % of the variance between hands, deadwood alone 23 %. For 3 with
220 matches it is 55 % (18,456 hands), for 4 with 220 59 %, deadwood alone 51 % (27,004).
"""


def features(stands: Sequence[HandStand], seat: int, following: int) -> list[float]:
    """Features that predict the cost of a seat's hand; ``following`` draws next.

    The hand itself; the others that are near, and their mean deadwood; the product of that threat
    with deadwood and nearness; both once more times the wait for the next draw.
    """
    mine = stands[seat]
    others = [stand for one, stand in enumerate(stands) if one != seat]
    count = len(others)
    near = float(mine.near)
    threat = float(sum([other.near for other in others]))
    waits = (seat - following) % len(stands) / count
    return [
        1.0,
        mine.now,
        mine.hoped,
        near,
        float(mine.wilds),
        threat,
        sum([other.now for other in others]) / count,
        sum([other.hoped for other in others]) / count,
        threat * mine.now,
        threat * near,
        waits * near,
        waits * mine.now,
    ]


def stand_of(state: TexasState, seat: Seat) -> HandStand:
    """Standing of a seat's hand; before a discard, after the best one."""
    law = state.round_law
    hand = state.hands[seat]
    once = factor(law.number)
    holding = state.phase == "discard" and seat == state.asked
    now = law.fewest(hand) if holding else law.points(hand)
    more = [*hand, JOKER]
    if holding:
        hoped = min(law.fewest_after_two(more, dict.fromkeys(hand)).values())
    else:
        hoped = law.fewest(more)
    return HandStand(now / once, hoped / once, sum([law.rules.wild[card] for card in hand]))


def costs(state: TexasState) -> Sequence[float]:
    """Points that the round is expected to add to each total, factor included."""
    players = state.setup.players
    weights = LEARNED[min(LEARNED, key=lambda learned: abs(learned - players))]
    stands = [stand_of(state, Seat(seat)) for seat in range(players)]
    following = (state.asked or 0) + (state.phase == "discard")
    once = factor(state.round)
    return [
        once * max(0.0, sum(map(mul, weights, features(stands, seat, following % players))))
        for seat in range(players)
    ]


VARIED: Final = (15.0, 11.3, 4.7, 11.6, 5.9, 5.5, 7.1, 6.6, 6.4, 6.6, 8.2)
"""Variance of the difference between two players, by round, in hundreds at factor 1.

From 500 matches of two. A joker among three cards costs as much as thirteen cards.
"""
UNDECIDED: Final = 0.6
"""Share of that variance that is open once a round has begun."""

WINNING = WinModel(
    (ScoreSpread(2, 111.0, 21.5), ScoreSpread(3, 111.0, 19.1), ScoreSpread(4, 226.0, 20.6)),
    "chances --game texas --matches 1200",
)


def left(state: TexasState) -> float:
    """Variance to come, in the unit of ``VARIED``: later rounds, and the open share of this one."""
    last = first_and_last(state)[1]
    to_come = sum(
        VARIED[number - 1] * factor(number) ** 2 for number in range(state.round + 1, last + 1)
    )
    if state.over:
        return to_come
    this = VARIED[state.round - 1] * factor(state.round) ** 2
    return to_come + (this if untouched(state) else UNDECIDED * this)
