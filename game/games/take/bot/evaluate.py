"""Heuristic evaluation of Take: quick ratings of moves, an expert's ratings, and values of leaves.

``Outlook`` has the quick ratings, from the seat's own knowledge.  Thousands of rounds of self-play
shaped them.  The owners of the sequences at the end of the round score, so good players keep cards
back, and meld and take in the turn in which they can go out.  Laying early feeds opponents.
``Insight`` knows the exceptions, and that the last card must not fit the table.

``coming`` is learned, and values the hands where a playout is cut off.  A playout to the end of a
round is nearly all luck: two discards that differ by 5 points come out 75 points apart in the same
determinization.  Cut off after a few turns they come out 25 points apart, so a tenth of the
playouts tells as much.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log
from operator import mul
from typing import Final, NamedTuple

from game.cards.french import JOKER, Card
from game.cards.melds import (
    ALL_NATURALS,
    LaidCard,
    bits_of,
    card_of,
    is_joker,
    neighbour_cards,
    pairs,
    shape_of,
    stands_for,
)
from game.core.bot_data import BotData
from game.games.take.bot.inference import goes_out, ways_of, ways_without
from game.games.take.melds import TAKE_MELD_RULES, LaidRuns
from game.games.take.moves import Add, Discard, Draw, Finish, Lay, Move
from game.games.take.options import LARGE_HAND_CARD_COUNT
from game.games.take.rules import TakeState, discarding, melding
from game.games.take.scoring import CARD_VALUES, LAID_VALUES, laid_value, value
from game.games.take.state import PLAY_PHASE

# Quick ratings.


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of the heuristic, in points."""

    whole: float = 30.0
    """A sequence in the hand."""
    pair: float = 5.0
    """Two of three cards of a sequence, the third unseen."""
    single: float = 0.6
    """One of three, the other two unseen."""
    deadwood: float = 0.4
    """A deadwood point at the end of the turn."""
    stock: float = 12.0
    """An unseen card from the stock."""
    feeding: float = 12.0
    """Penalty of a discard that goes with a publicly known card of the next player."""
    joker: float = 40.0
    """Penalty of melding a joker in a turn that does not end the round."""
    close: int = 2
    """Threshold of an opponent's hand size at which the player melds all it can."""
    rounds: float = 1.5
    """Threshold of stock cards per player at which the player melds all it can."""


TAKE_DEFAULT_WEIGHTS: Final = Weights()
GOING_OUT_RATING_POINTS: Final = 1000.0
"""Greater than any rating of a card; added to moves on the way to going out."""
MAX_JOKER_MOVES_COUNT: Final = 6
"""Maximum number of candidate moves with jokers."""
KEPT_BACK_RATING_POINTS: Final = -1000.0
"""Less than any rating of a card; added to melds that are kept back."""


RUN_PARTNER_SETS: Final = tuple(
    [tuple(map(bits_of, pairs(Card(number), groups=False))) for number in range(52)]
)
"""For each natural, a card set of the other two cards per run of three with it."""


class Outlook:
    """Ratings of one position for the seat to move.

    ``away`` is the card set that can no longer come to the hand, and ``fed`` the publicly known
    cards of the next player.  ``ready`` says whether the hand can be melded this turn, except at
    most one card to discard.  ``pressed`` says whether the round may end soon.
    """

    __slots__ = (
        "away",
        "bits",
        "fed",
        "hand",
        "pressed",
        "ready",
        "seat",
        "state",
        "table",
        "weights",
    )

    def __init__(self, state: TakeState, weights: Weights = TAKE_DEFAULT_WEIGHTS) -> None:
        assert state.asked is not None, "a seat is asked"
        self.state = state
        self.weights = weights
        self.seat = state.asked
        self.table = state.table
        self.hand = state.hand
        self.bits = bits_of(self.hand)
        gone = bits_of(state.pile)
        for run in self.table.runs:
            gone |= bits_of(map(card_of, run.cards))
        self.away = gone & ~self.bits
        self.fed = bits_of(state.known[(self.seat + 1) % len(state.hands)])
        others = [len(hand) for seat, hand in enumerate(state.hands) if seat != self.seat]
        turns = len(state.stock) / len(state.hands)
        self.pressed = min(others) <= weights.close or turns <= weights.rounds
        self.ready = state.phase == PLAY_PHASE and self.estimates_going_out(
            self.table, self.hand, state.barred
        )

    def estimates_going_out(self, table: LaidRuns, hand: list[Card], barred: Card | None) -> bool:
        """Whether all cards can be melded, except at most one that may be discarded.

        It ignores that the melds may make that card playable.
        """
        tried: Iterable[Card] = hand
        if JOKER not in hand:
            held = bits_of(hand)
            alone = held & ~(table.spread.fits | neighbour_cards(held))
            if alone & alone - 1:
                return False
            tried = [Card(alone.bit_length() - 1)] if alone else hand
        if tried is hand and table.takes_whole(hand):
            return True
        for card in tried:
            if card not in (barred, JOKER) and card not in table.wanted:
                left = hand[:]
                left.remove(card)
                if table.takes_whole(left):
                    return True
        return False

    def worth_thought(self) -> list[Move]:
        """Candidate moves: without jokers, and the best that waste none; the fallback is all."""
        moves: list[Move] = []
        wild: list[Move] = []
        for move in self.state.legal():
            jokers = [card for card in _melded(move) if is_joker(card)]
            if not jokers:
                moves.append(move)
            elif not any(self.bits >> stands_for(card) & 1 for card in jokers):
                wild.append(move)
        wild.sort(key=self.rating_of, reverse=True)
        return moves + wild[:MAX_JOKER_MOVES_COUNT] or list(self.state.legal())

    def best(self) -> Move:
        moves: list[Move] = []
        state = self.state
        if state.phase == PLAY_PHASE and not (self.ready or self.pressed or state.owed):
            moves += discarding.allowed(state)
        return max(moves or self.worth_thought(), key=self.rating_of)

    def rating_of(self, move: Move) -> float:
        match move:
            case Draw(source):
                return self.weights.stock if source == "stock" else self.top_rating()
            case Lay(cards):
                return self.new_meld_rating(cards)
            case Add():
                return self.addition_rating(move)
            case Discard(card):
                return self.discard_rating(card)
            case Finish():
                return 0.0

    def quick_rating(self, move: Move) -> float:
        """Rating of a move for a player who melds at once, for the points."""
        match move:
            case Lay(cards):
                return GOING_OUT_RATING_POINTS + laid_value(cards)
            case Add():
                return GOING_OUT_RATING_POINTS + LAID_VALUES[move.card] + self.won_points(move)
            case _:
                return self.rating_of(move)

    # Drawing and discarding.

    def top_rating(self) -> float:
        card = self.state.pile[-1]
        if card == JOKER:
            return GOING_OUT_RATING_POINTS
        if not self.state.stock:
            return 2.0 * CARD_VALUES[card] + 10.0
        hand = [*self.hand, card]
        if self.estimates_going_out(self.table, hand, card):
            return GOING_OUT_RATING_POINTS
        return self.promised_points(card)

    def promised_points(self, card: Card) -> float:
        """Value of the sequences that a natural may still belong to, in points."""
        weights = self.weights
        mine, away, wanted = self.bits, self.away, self.table.wanted
        worth = weights.whole if card in wanted else 0.0
        for others in RUN_PARTNER_SETS[card]:
            if not others & away:
                held = (others & mine).bit_count()
                worth += (weights.single, weights.pair, weights.whole)[held]
        return worth

    def discard_rating(self, card: Card) -> float:
        if len(self.hand) == 1:
            return GOING_OUT_RATING_POINTS
        if card == JOKER:
            return KEPT_BACK_RATING_POINTS / 2
        kept = self.weights.deadwood * CARD_VALUES[card] - self.promised_points(card)
        return kept - self.feeding_penalty(card) if self.fed else kept

    def feeding_penalty(self, card: Card) -> float:
        """Penalty of a discard that may help the next player, in points."""
        gone = self.away | self.bits
        pairs = [
            (others & self.fed).bit_count()
            for others in RUN_PARTNER_SETS[card]
            if not others & gone
        ]
        return self.weights.feeding * sum([3 if held == 2 else held for held in pairs])

    # Melding.

    def new_meld_rating(self, cards: tuple[LaidCard, ...]) -> float:
        if not self.ready:
            return self._in_time(cards, 0)
        after = self.table.with_new(self.state.laid + 1, self.seat, cards)
        return self._at_one_stroke(cards, after, 0)

    def addition_rating(self, move: Add) -> float:
        cards = (move.card,)
        if not self.ready:
            return self._in_time(cards, self.won_points(move))
        after = self.table.with_card(self.seat, move.card, self.table.place_of(move))
        return self._at_one_stroke(cards, after, self.won_points(move))

    def won_points(self, move: Add) -> int:
        place = self.table.place_of(move)
        won = 0
        for index in (place.below, place.above):
            if index is not None and self.table.runs[index].owner != self.seat:
                won += laid_value(self.table.runs[index].cards)
        return won

    def _at_one_stroke(self, cards: tuple[LaidCard, ...], after: LaidRuns, won: int) -> float:
        """Rating of a meld when the player may go out this turn."""
        left = self.hand[:]
        for card in map(card_of, cards):
            left.remove(card)
        if self.estimates_going_out(after, left, self.state.barred):
            return GOING_OUT_RATING_POINTS + won + sum([LAID_VALUES[card] for card in cards])
        return self._in_time(cards, won)

    def _in_time(self, cards: tuple[LaidCard, ...], won: int) -> float:
        """Rating of a meld: high if the round may end soon, else kept back."""
        gain = float(won + sum([LAID_VALUES[card] for card in cards]))
        if self.pressed:
            return 100.0 + gain - sum(map(is_joker, cards)) * self.weights.joker
        return KEPT_BACK_RATING_POINTS + gain


def _melded(move: Move) -> tuple[LaidCard, ...]:
    match move:
        case Lay(cards):
            return cards
        case Add(card):
            return (card,)
        case _:
            return ()


# An expert's ratings, which correct the quick ones.

STOCK_DRAW_POINTS: Final = 20.0
"""Rating of an unseen card, so high that only cards completing a sequence are taken from the pile.

Tuned with ``OPEN_RUN_PENALTY_POINTS`` in matches without search, in points per match of twenty
rounds (``python -m tests.bench.measure.prior_alone --game take --against rating``).  20 won 20 +- 9
more than 12 (300 deals), and 34 lost 33 (400 deals).  ``OPEN_RUN_PENALTY_POINTS`` at 1, 2 and 3 won
25, 48 and 35 more than 0, and at 4 it lost 13 (800 deals, standard errors 7 to 10).
"""
WAYS_LOGARITHM_POINTS: Final = 7.5
"""Points per natural logarithm of the number of ways to go out."""
QUICK_RATING_FACTOR: Final = 0.3
"""Factor on the discard ratings of ``Outlook``."""
OPEN_RUN_PENALTY_POINTS: Final = 2.0
"""Penalty of a discard per run of three that the next player may make with it."""
DISCARD_WAYS_OFFSET_COUNT: Final = 1e-9
"""Offset of a number of ways before its logarithm, as it may be 0."""
FORCED_FLOATING_POINTS: Final = -5.0
"""Rating of a pile top that would force melding the whole hand, and so floating."""

# Terms for melding before the player can go out, in points more than waiting.
NEW_SEQUENCE_POINTS: Final = -2.0
"""Constant term of a new sequence."""
TURN_LEFT_POINTS: Final = 1.2
"""Term per turn that is left."""
OPEN_END_POINTS: Final = -13.0
"""Term per unseen card that can be added to the sequence."""
HELD_JOKER_RATING_POINTS: Final = -8.0
"""Term per joker that stays in the hand: its owner hopes to go out soon."""
MELDED_JOKER_POINTS: Final = -35.0
"""Term per melded joker."""
OWN_ADDITION_POINTS: Final = -4.0
"""Term of adding a card to the player's own sequence."""
SEQUENCE_TAKE_POINTS: Final = -6.0
"""Constant term of taking an opponent's sequence."""
TAKEN_POINTS_SHARE: Final = 0.5
"""Term per point of the sequence taken."""


class Insight(Outlook):
    """Ratings of one position as an expert sees it.

    It corrects ``Outlook`` in five ways, each found in playouts and tested in matches:

    - Floating is not going out.  The opponents of a floater still have a turn to meld and take,
      and they win more often than not.
    - A sequence that few cards still fit is safer on the table than in the hand.  So is one
      taken from an opponent.
    - The cost of a discard is the number of ways to go out that it closes for the whole hand.
    - A card that only helps towards a sequence is not worth taking from the pile: a stock card
      may be a joker, and opponents do not see it.
    - A discard that few runs of three can still use helps the next player least.

    While the player cannot go out, ratings are in points.  ``waits`` says whether melding can be
    put off.  With ``quick``, for the rollout policy, a discard is rated by its card alone.
    ``_kept`` caches the ratings of discards.
    """

    __slots__ = ("_kept", "quick", "waits")

    def __init__(
        self, state: TakeState, weights: Weights = TAKE_DEFAULT_WEIGHTS, quick: bool = False
    ) -> None:
        super().__init__(state, weights)
        self.quick = quick
        self._kept: dict[Card, float] | None = None
        self.waits = state.phase == PLAY_PHASE and not (self.ready or self.pressed or state.owed)

    def estimates_going_out(self, table: LaidRuns, hand: list[Card], barred: Card | None) -> bool:
        return goes_out(table, hand, barred)

    def best(self) -> Move:
        if not self.waits:
            return super().best()
        melds: list[tuple[float, int, Move]] = []
        for place, move in enumerate(melding.possible(self.state)):
            gain = self.early_gain(move)
            if gain > 0.0:
                melds.append((-gain, place, move))
        if melds:
            return min(melds)[2]
        moves = discarding.allowed(self.state)
        return max(moves, key=self.rating_of) if moves else super().best()

    def rating_of(self, move: Move) -> float:
        if isinstance(move, Draw) and move.source == "stock":
            return STOCK_DRAW_POINTS
        return super().rating_of(move)

    def top_rating(self) -> float:
        card = self.state.pile[-1]
        jokers = self.hand.count(JOKER) + (card == JOKER)
        if self.state.stock and discarding.must_meld_all(self.table, self.bits | 1 << card, jokers):
            return FORCED_FLOATING_POINTS
        return super().top_rating()

    def discard_rating(self, card: Card) -> float:
        if len(self.hand) == 1 or card == JOKER:
            return super().discard_rating(card)
        if self.pressed:
            return float(CARD_VALUES[card])
        return self._discards()[card]

    def open_to_next(self, card: Card) -> int:
        """Number of runs of three without jokers that the next player may make with a card."""
        gone = self.away | self.bits
        for seat, cards in enumerate(self.state.known):
            if seat != (self.seat + 1) % len(self.state.hands):
                gone |= bits_of(cards)
        return sum([not others & gone for others in RUN_PARTNER_SETS[card]])

    def new_meld_rating(self, cards: tuple[LaidCard, ...]) -> float:
        return (
            self._waiting_rating() + self.early_gain(Lay(cards))
            if self.waits
            else super().new_meld_rating(cards)
        )

    def addition_rating(self, move: Add) -> float:
        return (
            self._waiting_rating() + self.early_gain(move)
            if self.waits
            else super().addition_rating(move)
        )

    def early_gain(self, move: Lay | Add) -> float:
        """Value of melding this at once rather than waiting, in points."""
        if isinstance(move, Add):
            if len(self.hand) == 1:
                return KEPT_BACK_RATING_POINTS
            won = self.won_points(move)
            gain = SEQUENCE_TAKE_POINTS + TAKEN_POINTS_SHARE * won if won else OWN_ADDITION_POINTS
            return gain + MELDED_JOKER_POINTS * is_joker(move.card)
        if len(move.cards) == len(self.hand):
            return KEPT_BACK_RATING_POINTS
        turns = len(self.state.stock) / len(self.state.hands)
        spent = sum(map(is_joker, move.cards))
        gain = (
            NEW_SEQUENCE_POINTS + TURN_LEFT_POINTS * turns + OPEN_END_POINTS * self.open_ends(move)
        )
        return (
            gain
            + HELD_JOKER_RATING_POINTS * (self.hand.count(JOKER) - spent)
            + MELDED_JOKER_POINTS * spent
        )

    def open_ends(self, move: Lay) -> int:
        """Number of unseen cards that can be added to a new sequence."""
        return (shape_of(move.cards, TAKE_MELD_RULES).fits & ~(self.away | self.bits)).bit_count()

    def _waiting_rating(self) -> float:
        return max(
            [self.discard_rating(move.card) for move in discarding.allowed(self.state)], default=0.0
        )

    def _discards(self) -> dict[Card, float]:
        """Rating of the discard of each natural in the hand, in points; cached."""
        if self._kept is None:
            cards = [card for card in dict.fromkeys(self.hand) if card != JOKER]
            self._kept = {
                card: QUICK_RATING_FACTOR * super(Insight, self).discard_rating(card)
                for card in cards
            }
            if not self.quick:
                ways = ways_without(self.hand, self.away, self.table, cards)
                for card in cards:
                    own = WAYS_LOGARITHM_POINTS * log(ways[card] + DISCARD_WAYS_OFFSET_COUNT)
                    self._kept[card] += own - OPEN_RUN_PENALTY_POINTS * self.open_to_next(card)
        return self._kept


# The values of leaves.

TAKE_BOT_DATA: Final = BotData(__file__)
TAKE_HAND_WEIGHTS: Final = {
    (row.whole_number("hand") == LARGE_HAND_CARD_COUNT, row.whole_number("players")): row.numbers(
        "weights"
    )
    for row in TAKE_BOT_DATA.weights.rows("learned")
}
"""Weights of the features of a hand, by whether ten cards are dealt and number of players."""
MAX_LEARNED_PLAYERS_COUNT: Final = max(players for _, players in TAKE_HAND_WEIGHTS)
"""The number of players whose weights larger tables use."""
EMPTY_HAND_WAYS_LOGARITHM: Final = 5.0
"""Logarithm of the number of ways for an empty hand."""
LEAF_WAYS_OFFSET_COUNT = 1e-12
"""Offset of a number of ways before its logarithm, as it may be 0."""
MIN_WAYS_LOGARITHM = -12.0
"""Lower bound of the logarithm."""
MAX_WAYS_LOGARITHM = 8.0
"""Upper bound of the logarithm."""
WAYS_SHARE_EXPONENT: Final = 0.5
"""Exponent of a hand's ways in its share: its chance to go out first."""


def coming(state: TakeState) -> list[float]:
    """Expected points of each seat in the round, above the mean of all seats."""
    hands = described(state)
    weights = TAKE_HAND_WEIGHTS[
        state.options.hand == LARGE_HAND_CARD_COUNT, min(len(hands), MAX_LEARNED_PLAYERS_COUNT)
    ]
    points = [sum(map(mul, weights, hand)) for hand in hands]
    mean = sum(points) / len(points)
    return [one - mean for one in points]


def described(state: TakeState) -> list[list[float]]:
    """Features of each seat, in the order of the weights.

    In the play phase the seat to move counts as having discarded.
    """
    table, hands, asked = state.table, state.hands, state.asked
    lying = 0
    worth = [0.0] * len(hands)
    for run in table.runs:
        lying |= bits_of(map(card_of, run.cards))
        worth[run.owner] += laid_value(run.cards)
    buried = bits_of(state.pile) & ALL_NATURALS
    ways = [0.0] * len(hands)
    for seat, hand in enumerate(hands):
        gone = lying | buried
        if seat == asked and state.pile:
            gone &= ~(1 << state.pile[-1])
        size = len(hand) - (seat == asked and state.phase == PLAY_PHASE)
        ways[seat] = _log_ways(state, hand, gone, size)
    shares = [exp(WAYS_SHARE_EXPONENT * one) for one in ways]
    whole = sum(shares)
    held = [float(value(hand)) for hand in hands]
    turns = len(state.stock) / len(hands)
    found = []
    for seat, hand in enumerate(hands):
        share, log_ways = shares[seat] / whole, ways[seat]
        others = (sum(held) - held[seat]) / (len(hands) - 1)
        after = (seat - asked) % len(hands) if asked is not None else 0
        natural, wild = _takes(state, seat)
        found.append(
            [
                share,
                log_ways,
                log_ways * log_ways,
                exp(min(log_ways, 3.0)),
                share * others,
                share * held[seat],
                held[seat],
                worth[seat],
                float(hand.count(JOKER)),
                float(len(hand)),
                share * turns,
                log_ways * turns,
                float(after),
                natural,
                wild,
                (1.0 - share) * worth[seat],
                share * share,
            ]
        )
    return found


def _log_ways(state: TakeState, hand: list[Card], gone: int, size: int) -> float:
    if not hand:
        return EMPTY_HAND_WAYS_LOGARITHM
    ways = ways_of(hand, gone & ~bits_of(hand), state.table, size)
    return min(MAX_WAYS_LOGARITHM, max(MIN_WAYS_LOGARITHM, log(ways + LEAF_WAYS_OFFSET_COUNT)))


def _takes(state: TakeState, seat: int) -> tuple[float, float]:
    """Points that a hand could take from opponents: with its naturals, and best with a joker."""
    table, hand = state.table, state.hands[seat]
    if not table.runs:
        return 0.0, 0.0
    natural = wild = 0.0
    for place in table.places:
        won = 0.0
        for index in (place.below, place.above):
            if index is not None and table.runs[index].owner != seat:
                won += laid_value(table.runs[index].cards)
        if won:
            if place.card in hand:
                natural += won
            wild = max(wild, won)
    return natural, wild if JOKER in hand else 0.0


class Pace(NamedTuple):
    """Mean number of rounds that a match goes on, by the number of players."""

    players: int
    least: float
    """Minimum number of rounds."""
    points: float
    """Points missing to the target that cost the leader one more round."""


MATCH_PACES: Final = tuple(
    [
        Pace(row.whole_number("players"), row.number("least"), row.number("points"))
        for row in TAKE_BOT_DATA.win_figures.rows("paces")
    ]
)


def to_come(players: int, lacking: float, most: int) -> float:
    """Expected rounds to come: ``lacking`` points for the leader, ``most`` rounds as limit."""
    pace = min(MATCH_PACES, key=lambda one: abs(one.players - players))
    return min(pace.least + max(0.0, lacking) / pace.points, float(most))
