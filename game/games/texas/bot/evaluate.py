"""Evaluation of Texas Rummy hands and moves: deadwood now and after the next card; and of leaves.

Points "at factor 1" leave out the factor of rounds 9 to 11. Begin with ``weight_of``, the fast
evaluation, and ``expectation_of``, which looks ahead: one card after a discard, two from a draw on.

A leaf has the expected ``costs`` of the current round, and the variance ``variance_left`` to come.
Leaves are determinizations, so all hands may be read. The cost of a hand depends mainly on the
number of others that need one card to go out.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from typing import Final, NamedTuple, cast

from game.cards.french import JOKER, Card
from game.core.bot_data import BotData
from game.core.event import Seat
from game.games.texas.moves import GO_OUT_MOVES, Discard, Draw, GoOut, Move
from game.games.texas.rules import TexasState
from game.games.texas.rules.discarding import after_taking, barred, barred_of, ways
from game.games.texas.rules.drawing import must_draw_from_stock
from game.games.texas.rules.round import first_and_last, is_untouched, pack
from game.games.texas.scoring import Law
from game.games.texas.state import TexasFacts, law_in


def unseen(state: TexasFacts, seat: Seat) -> dict[Card, int]:
    """Copies of each card whose place ``seat`` does not know."""
    cards = Counter(pack(state.setup.players, state.options))
    cards.subtract(state.pile)
    cards.subtract(state.hands[seat])
    for other, known in enumerate(state.known):
        if other != seat:
            cards.subtract(known)
    return {card: count for card, count in cards.items() if count > 0}


MAX_RATED_DISCARDS_COUNT: Final = 5
"""Maximum number of discards that are evaluated closely."""
GOING_OUT_BONUS_POINTS: Final = 40
"""Value of going out besides having no deadwood, in points at factor 1.

Tuned with ``DRAW_DEADWOOD_FACTOR`` in matches of the evaluation alone against the rollout policy
(``python -m tests.bench.measure.prior_alone --game texas``, 200 deals): +22.5 points a match,
standard error 2.6. With 20 here +20.1, with a ``DRAW_DEADWOOD_FACTOR`` of -0.32 +18.5 (150 deals
each). Within that error: 60 here, a ``DEADWOOD_NOW_FACTOR`` of 0 or growing with the turns, and
``helping_points`` left out or doubled.
"""
DEADWOOD_NOW_FACTOR: Final = 0.2
"""Weight of the deadwood now, relative to the deadwood after the next card."""
LASTING_DISCARD_DIFFERENCE_SHARE: Final = 0.5
"""Share of the difference between two discards that remains at the end of the round."""
DRAW_DEADWOOD_FACTOR: Final = -0.5
"""The same for two draws, negative as deadwood is bad."""
OUT_AFTER_DRAW_POINTS: Final = 15.0
"""Value of a sure way out after a draw, in points at factor 1.

``DEADWOOD_NOW_FACTOR``, ``LASTING_DISCARD_DIFFERENCE_SHARE`` and this are fitted to playouts of 214
draws and 401 discards between close moves. Each had 24 or 64 determinizations (least squares
weighted by the errors). The fit had a ``DRAW_DEADWOOD_FACTOR`` of -0.32.
"""
OUT_AT_ONCE_POINTS: Final = 20.0
"""Value of going out at once with the card drawn, in points at factor 1.

Stock and pile are both valued by this draw and the next one. Compared with the next card of the
stock alone and a fixed bonus for it, that chooses differently in 8 of 100 draws and gains 1.5
percent points of the match there, standard error 0.3 (48 determinizations of 122 draws, two to four
players; ``python -m tests.bench.measure.changed_choice``). With 30 here the gain is the same. With
a bonus of 2 for the stock it is 0.7, standard error 0.2.
"""
DEARER_CARD_FACTOR: Final = 0.001
"""Tie-break between discards, per point of the card: the dearer one goes."""
MAX_TRIED_DISCARD_COUNT: Final = 2
"""Maximum number of discards evaluated after a draw."""
EXTRA_WILD_CARD_SHARE: Final = 0.5
"""Weight of the deadwood with one more wild card; the present deadwood has the rest."""


def _links() -> tuple[tuple[float, ...], ...]:
    """``CARD_LINK_STRENGTHS[one][other]``: how near two natural cards are to a meld, 0 to 1.

    A pair of one rank has the most cards that complete it. Neighbours of a suit have fewer, two
    cards with a gap one only.
    """
    return tuple([tuple([_link_share(one, other) for other in range(52)]) for one in range(52)])


def _link_share(one: int, other: int) -> float:
    apart = abs(one % 13 - other % 13)
    if apart == 0:
        return 1.0
    if one // 13 != other // 13:
        return 0.0
    return {1: 0.8, 2: 0.5}.get(min(apart, 13 - apart), 0.0)


CARD_LINK_STRENGTHS: Final = _links()


def links_sum(law: Law, hand: Sequence[Card], card: Card) -> float:
    """Sum of the links between a card and the natural cards of a hand.

    A wild card counts as one pair.
    """
    wild = law.rules.wild
    if wild[card]:
        return 1.0
    row = CARD_LINK_STRENGTHS[card]
    return sum([row[other] for other in hand if not wild[other]])


def keeping(law: Law, hand: Sequence[Card], after: dict[Card, int]) -> dict[Card, float]:
    """Heuristic cost of each discard, in points; the lowest is the best discard.

    ``after`` is the deadwood after each discard. Among equals the card with fewest links goes, and
    wild cards stay.
    """
    once = law.times
    rest = list(hand)
    found: dict[Card, float] = {}
    for card, points in after.items():
        if law.rules.wild[card]:
            found[card] = points + law.values[JOKER] + law.values[card]
        else:
            rest.remove(card)
            found[card] = points + once * links_sum(law, rest, card)
            rest.append(card)
    return found


def least_points(after: dict[Card, int], barred: Card | None = None) -> int:
    """Deadwood after the best discard other than ``barred``."""
    return min([points for card, points in after.items() if card != barred])


class DrawOutlook(NamedTuple):
    """Mean deadwood after the next card and the best discard, and chance to go out."""

    left_over: float
    out: float


def outlook(law: Law, hand: Sequence[Card], cards: dict[Card, int]) -> DrawOutlook:
    """Outlook of a hand that draws one of ``cards``, each with its number of copies.

    All wild cards count alike. Without any cards the hand stays as it is.
    """
    if not cards:
        return DrawOutlook(float(law.points(hand)), 0.0)
    total = out = 0
    as_wild: int | None = None
    for card, count in cards.items():
        if not law.rules.wild[card]:
            points = law.fewest_points(sorted([*hand, card]))
        else:
            if as_wild is None:
                as_wild = law.fewest_points(sorted([*hand, card]))
            points = as_wild
        total += count * points
        out += count * (not points)
    whole = sum(cards.values())
    return DrawOutlook(total / whole, out / whole)


def points_after_taking(state: TexasState) -> int:
    """The fewest points left over after the top of the pile is taken and a card discarded."""
    held, kept = after_taking(state)
    return state.round_law.fewest_points(held, kept)


def taken_of(law: Law, hand: Sequence[Card], top: Card, bars: bool) -> int:
    """``points_after_taking`` for a hand, whose answer can be cached.

    ``bars`` is whether that must be another card (``TexasOptions.bar``).
    """
    held = sorted([*hand, top])
    return law.fewest_points(held, barred_of(top, held, bars))


def with_a_wild_card(law: Law, hand: Sequence[Card]) -> int:
    """Deadwood with an extra joker and the best discard: the most one card can do.

    A way out counts as minus ``GOING_OUT_BONUS_POINTS``, as in ``expectation_of``.
    """
    return law.fewest_points([*hand, JOKER]) or -GOING_OUT_BONUS_POINTS * law.times


# Moves.


def way_out(state: TexasState) -> Move | None:
    """A way to go out, or None; no other move is better."""
    found = ways(state)
    return GO_OUT_MOVES[found[0]] if found else None


def said_against(state: TexasState) -> dict[Card, float]:
    """Heuristic cost of each allowed discard; see ``keeping``."""
    return against_each(state.round_law, state.hand, barred(state))


def against_each(law: Law, hand: Sequence[Card], kept: Card | None) -> dict[Card, float]:
    """Heuristic cost of each discard of a hand other than ``kept``."""
    against = keeping(law, hand, law.after_discards(hand))
    return {card: points for card, points in against.items() if card != kept}


def costs_of(law: Law, hand: Sequence[Card], against: dict[Card, float]) -> dict[Card, float]:
    """Cost of each discard in ``against``, mixed with that for an extra wild card."""
    hoped = law.fewest_after_two([*hand, JOKER], against)
    worth = GOING_OUT_BONUS_POINTS * law.times
    return {
        card: (1 - EXTRA_WILD_CARD_SHARE) * points + EXTRA_WILD_CARD_SHARE * (hoped[card] or -worth)
        for card, points in against.items()
    }


def hoped_points(law: Law, hand: Sequence[Card]) -> float:
    """Deadwood of a hand, mixed with the deadwood of an extra wild card."""
    return (1 - EXTRA_WILD_CARD_SHARE) * law.points(
        hand
    ) + EXTRA_WILD_CARD_SHARE * with_a_wild_card(law, hand)


def saves(state: TexasState) -> bool:
    """Whether the pile top reduces the deadwood of the hand."""
    return points_after_taking(state) < state.round_law.points(state.hand)


def helping_points(state: TexasState, card: Card) -> float:
    """Value of a discard to the next player, from the cards they were seen to take."""
    following = (cast(Seat, state.asked) + 1) % state.setup.players
    law = state.round_law
    return law.times * links_sum(law, state.known[following], card)


def weight_of(state: TexasState, move: Move) -> float:
    """Fast evaluation of a move: minus its deadwood, mixed by ``EXTRA_WILD_CARD_SHARE``."""
    law = state.round_law
    match move:
        case GoOut():
            return 0.0
        case Draw():
            if move.from_pile:
                return -float(points_after_taking(state))
            if must_draw_from_stock(state) or not saves(state):
                return 0.0
            return -hoped_points(law, state.hand)
        case Discard():
            against = {move.card: said_against(state)[move.card]}
            cost = costs_of(law, state.hand, against)[move.card]
            return -cost - helping_points(state, move.card)


def draw_value(state: TexasState, move: Draw) -> float:
    """Value of a draw, by this card and the next one; in a last turn by this card alone."""
    law = state.round_law
    cards = unseen(state, cast(Seat, state.asked))
    if state.laid is not None:
        if move.from_pile:
            return -float(points_after_taking(state))
        return -outlook(law, state.hand, cards).left_over
    if not move.from_pile:
        return _worth_after_stock(law, state.hand, cards)
    held, kept = after_taking(state)
    return _worth_held(law, held, cards, kept)


def _worth_after_stock(law: Law, hand: Sequence[Card], cards: dict[Card, int]) -> float:
    """Mean value of a hand over each of ``cards`` that it may draw; all wild cards count alike."""
    if not cards:
        return _worth_drawing(law, outlook(law, hand, cards))
    total = 0.0
    worth: dict[Card, float] = {}
    for card, count in cards.items():
        kind = JOKER if law.rules.wild[card] else card
        if kind not in worth:
            worth[kind] = _worth_held(law, sorted([*hand, card]), cards)
        total += count * worth[kind]
    return total / sum(cards.values())


def _worth_held(
    law: Law, held: list[Card], cards: dict[Card, int], kept: Card | None = None
) -> float:
    """Value of a hand before its discard, which is not ``kept``."""
    after = {card: points for card, points in law.after_discards(held).items() if card != kept}
    if not min(after.values()):
        return OUT_AT_ONCE_POINTS * law.times
    found = []
    for card in sorted(after, key=after.__getitem__)[:MAX_TRIED_DISCARD_COUNT]:
        rest = held[:]
        rest.remove(card)
        found.append(_worth_drawing(law, outlook(law, rest, cards)))
    return max(found)


def _worth_drawing(law: Law, after: DrawOutlook) -> float:
    return DRAW_DEADWOOD_FACTOR * after.left_over + OUT_AFTER_DRAW_POINTS * law.times * after.out


def discard_value(state: TexasState, move: Discard) -> float:
    """Value of a discard, by the outlook one card later.

    By two cards it is no better: where that changes the choice it loses 0.1 to 0.3 percent points
    of the match, standard error 0.15 (32 determinizations of 181 and 200 discards).
    """
    law = state.round_law
    rest = state.hand[:]
    rest.remove(move.card)
    after = outlook(law, rest, unseen(state, cast(Seat, state.asked)))
    points = after.left_over - GOING_OUT_BONUS_POINTS * law.times * after.out
    now = law.after_discards(state.hand)[move.card]
    rating = -LASTING_DISCARD_DIFFERENCE_SHARE * (
        points + DEADWOOD_NOW_FACTOR * now + helping_points(state, move.card)
    )
    return rating + DEARER_CARD_FACTOR * law.values[move.card]


def expectation_of(state: TexasState, move: Move) -> float:
    """Value of a move in points at the end of the round, by the next one or two cards."""
    match move:
        case GoOut():
            return 0.0
        case Draw():
            return draw_value(state, move)
        case Discard():
            return discard_value(state, move)


# The values of leaves.


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


TEXAS_BOT_DATA: Final = BotData(__file__)
TEXAS_COST_WEIGHTS: Final = {
    row.whole_number("players"): row.numbers("weights")
    for row in TEXAS_BOT_DATA.weights.rows("learned")
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
    now = law.fewest_points(hand) if holding else law.points(hand)
    more = [*hand, JOKER]
    if holding:
        hoped = min(law.fewest_after_two(more, dict.fromkeys(hand)).values())
    else:
        hoped = law.fewest_points(more)
    return HandStand(now / once, hoped / once, sum([law.rules.wild[card] for card in hand]))


def costs(state: TexasState) -> Sequence[float]:
    """Points that the round is expected to add to each total, factor included."""
    players = state.setup.players
    weights = TEXAS_COST_WEIGHTS[
        min(TEXAS_COST_WEIGHTS, key=lambda learned: abs(learned - players))
    ]
    stands = [stand_of(state, Seat(seat)) for seat in range(players)]
    following = (state.asked or 0) + (state.phase == "discard")
    once = state.round_law.times
    return [
        once * max(0.0, sum(map(mul, weights, features(stands, seat, following % players))))
        for seat in range(players)
    ]


ROUND_VARIANCES: Final = TEXAS_BOT_DATA.win_figures.numbers("variance")
"""Variance of the difference between two players, by round, in hundreds at factor 1."""
UNDECIDED_VARIANCE_SHARE: Final = TEXAS_BOT_DATA.win_figures.number("undecided")
"""Share of that variance that is open once a round has begun."""


def variance_left(state: TexasState) -> float:
    """Variance to come, as in ``ROUND_VARIANCES``: later rounds, and the rest of this one."""
    last = first_and_last(state)[1]
    to_come = sum(
        ROUND_VARIANCES[number - 1] * law_in(state.setup, number).times ** 2
        for number in range(state.round + 1, last + 1)
    )
    if state.over:
        return to_come
    this = ROUND_VARIANCES[state.round - 1] * state.round_law.times**2
    return to_come + (this if is_untouched(state) else UNDECIDED_VARIANCE_SHARE * this)
