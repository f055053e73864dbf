"""What a round that is going on may still cost each player: learned from rounds that were played.

All hands may be looked at, as those are made up: a playout is cut off here.  How much of its
deadwood a hand will be left with depends above all on how many others need one card to go out.

How likely a lead wins a match of Texas Rummy, learned from matches of its fast policy.

The command follows ``python -m game``, with ``--players`` 2; those of 3 were learned from 500
matches, those of 4 from 400.
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
    """How a hand stands, in points of a round that counts once.

    ``now`` is left over as it lies, ``hoped`` with one more wild card and the best discard;
    ``wilds`` are its wild cards.
    """

    now: float
    hoped: float
    wilds: int

    @property
    def near(self) -> bool:
        """Whether one more wild card would do to go out."""
        return self.hoped == 0


LEARNED: Final = {
    2: (4.1, 0.12, 0.06, -1.26, -1.17, 0.47, -0.1, 0.11, 0.27, -0.73, 0.58, 0.14),
    3: (3.89, 0.25, 0.02, -1.74, -0.82, -0.8, -0.16, 0.17, 0.22, 0.25, 0.96, 0.2),
    4: (2.72, 0.33, 0.02, -1.1, -0.64, 0.76, -0.16, 0.16, 0.1, -0.43, 0.93, 0.25),
}
"""The weight of each of the ``features``, by the number of players.

``python -m tests.bench.texas_learning`` with ``--players 2 --matches 500`` (25,934 hands; in the
matches kept apart they explain 34 % of the differences between hands, deadwood alone 23 %), with 3
and 220 (18,456; 55 %) and with 4 and 220 (27,004; 59 %, deadwood alone 51 %).
"""


def features(stands: Sequence[HandStand], seat: int, following: int) -> list[float]:
    """What is looked at to say what a seat's hand costs in the end; ``following`` draws next.

    The hand itself; how many others are near, and how they stand; that threat to a hand with
    much left over and to one that is near itself; and both again for who has just been.
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
    """How a seat's hand stands; before its discard, as after the best one."""
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
    """The points that the round is expected to add to each total, its factor included."""
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
"""How far apart a round takes two players, from the first to the last: the variance of the
difference in hundreds, where it counts once.  In 500 matches of two; three cards with a joker among
them cost as much as thirteen."""
UNDECIDED: Final = 0.6
"""How much of that is still open once a round has begun and the hands are looked at."""

WINNING = WinModel(
    (ScoreSpread(2, 111.0, 21.5), ScoreSpread(3, 111.0, 19.1), ScoreSpread(4, 226.0, 20.6)),
    "chances --game texas --matches 1200",
)


def left(state: TexasState) -> float:
    """How far the rounds to come and what is open of this one may take two players apart."""
    last = first_and_last(state)[1]
    to_come = sum(
        VARIED[number - 1] * factor(number) ** 2 for number in range(state.round + 1, last + 1)
    )
    if state.over:
        return to_come
    this = VARIED[state.round - 1] * factor(state.round) ** 2
    return to_come + (this if untouched(state) else UNDECIDED * this)
