"""Heuristic: expected cost of the current round for each seat; and the variance to come.

It values the leaves of a search. These are determinizations, so all hands may be read. The cost of
a hand depends mainly on the number of others that need one card to go out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from typing import Final

from game.cards.french import JOKER
from game.core.bot_data import BotData
from game.core.event import Seat
from game.games.texas.rules import TexasState
from game.games.texas.rules.deal import first_and_last, untouched
from game.games.texas.state import law_in


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


DATA: Final = BotData(__file__)
LEARNED: Final = {
    row.whole("players"): row.numbers("weights") for row in DATA.weights.rows("learned")
}
"""Weight of each of the ``features``, by number of players."""


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
    once = law.times
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
    once = state.round_law.times
    return [
        once * max(0.0, sum(map(mul, weights, features(stands, seat, following % players))))
        for seat in range(players)
    ]


VARIED: Final = DATA.win_figures.numbers("variance")
"""Variance of the difference between two players, by round, in hundreds at factor 1."""
UNDECIDED: Final = DATA.win_figures.number("undecided")
"""Share of that variance that is open once a round has begun."""


def left(state: TexasState) -> float:
    """Variance to come, in the unit of ``VARIED``: later rounds, and the open share of this one."""
    last = first_and_last(state)[1]
    to_come = sum(
        VARIED[number - 1] * law_in(state.setup, number).times ** 2
        for number in range(state.round + 1, last + 1)
    )
    if state.over:
        return to_come
    this = VARIED[state.round - 1] * state.round_law.times**2
    return to_come + (this if untouched(state) else UNDECIDED * this)
