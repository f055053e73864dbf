"""Heuristic values of hands in 500 Rummy, computed on card sets; and the values of leaves.

Both are inexact on purpose: a search calls them thousands of times a second. A leaf's value is a
learned linear model of the points still to come in a round. It may read all hands of the
determinization.
"""

from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple

from game.cards.bounded_cache import cached
from game.cards.french import JOKER
from game.cards.melds import (
    ALL_NATURALS,
    MIN_MELD_CARD_COUNT,
    ONE_RANK_MASK,
    ONE_SUIT_MASK,
    LaidCard,
    MeldableHand,
    MeldRules,
    TableMelds,
    bits_of,
    card_of,
    groups_of,
    in_groups,
    in_runs,
    is_joker,
    rank_of,
    ranks_in_suits,
    runs_of,
    summed,
)
from game.core.bot_data import BotData
from game.games.rummy500.cards import Points
from game.games.rummy500.melds import RUMMY500_MELD_RULES
from game.games.rummy500.moves import LayMeld, Swap
from game.games.rummy500.rules import Rummy500State, owing, swapping
from game.games.rummy500.rules.melding import laying
from game.games.rummy500.rules.pile import takings
from game.games.rummy500.state import Rummy500Facts

ALL_TWOS: Final = ONE_RANK_MASK << 1
ALL_QUEENS: Final = ONE_RANK_MASK << 11
ALL_KINGS: Final = ONE_RANK_MASK << 12
ALL_BUT_ACES: Final = ALL_NATURALS ^ ONE_RANK_MASK
ALL_BUT_KINGS: Final = ALL_NATURALS ^ ALL_KINGS
HELD_MELD_VALUE_SHARE: Final = 0.95
"""Value of a meldable point while it is still in the hand."""
PAIRED_DEADWOOD_DISCOUNT_SHARE: Final = 0.5
"""Discount on the cost of a deadwood card that has a partner: two thirds of a meld."""
PAIRED_DEADWOOD_VALUE_SHARE: Final = 0.36
"""Value of a deadwood point with a partner, when choosing a discard."""
DEADWOOD_COST_SHARE: Final = 0.1
"""Cost of a deadwood point, when choosing a discard.

Compared with 0: in over 300 deals of two players 0.45 (times the danger) won 3.4 +- 1.8 points a
round less; in 250 deals of three players 0.15 won 1.4 +- 1.2 points more.
"""
HELD_JOKER_POINTS: Final = 25.0
"""Value of a joker in the hand, in points, when choosing a discard."""
USABLE_JOKER_VALUE_SHARE: Final = 0.7
"""Value of a usable joker in the hand, as a share of its points."""


class MeldHopes(NamedTuple):
    """An approximate arrangement of a hand's naturals, in points."""

    melded: int
    """Points in melds."""
    left: int
    """Points of the deadwood."""
    paired: int
    """Points of the deadwood cards that have a partner."""
    rest: int
    """The deadwood as a card set."""


@cached(each=330, rooms=2)
def hopes(held: int, worth: Points, rules: MeldRules = RUMMY500_MELD_RULES) -> MeldHopes:
    """The better of two greedy arrangements of a hand: runs first, or groups first."""
    used = in_runs(held, rules.shortest_run, rules.high_ace)
    groups = in_groups(held)
    melded = 0
    if not groups:
        melded = worth.points_of(used)
    elif not used:
        used, melded = groups, worth.points_of(groups)
    else:
        used |= in_groups(held & ~used)
        groups |= in_runs(held & ~groups, rules.shortest_run, rules.high_ace)
        melded, by_groups = worth.points_of(used), worth.points_of(groups)
        if by_groups > melded:
            used, melded = groups, by_groups
    rest = held & ~used
    return MeldHopes(
        melded, worth.points_of(rest), worth.points_of(rest & partner_cards(rest)), rest
    )


def partner_cards(held: int) -> int:
    """Card set of the cards that form two thirds of a meld with one of these; aces are low."""
    ranks = held >> 13 | held >> 26 | held >> 39 | held << 13 | held << 26 | held << 39
    near = (held << 1 | held << 2 & ~ALL_TWOS) & ~ONE_RANK_MASK
    near |= (held >> 1 | held >> 2 & ~ALL_QUEENS) & ~ALL_KINGS
    return (ranks | near) & ALL_NATURALS


def completing_cards(held: int, high_ace: bool = True) -> int:
    """Card set of the cards that complete a meld with two of these.

    Aces are low, and with ``high_ace`` high too.

    >>> from game.cards.french import Card, read, write
    >>> from game.cards.melds import bits_of
    >>> wanted = completing_cards(bits_of(map(read, ("QS", "KS", "7H", "7D"))))
    >>> [write(Card(number)) for number in range(52) if wanted >> number & 1]
    ['AS', '7S', 'JS', '7C']
    """
    up = held << 1 & ALL_BUT_ACES
    down = held >> 1 & ALL_BUT_KINGS
    below, above = held & down, held & up  # the lower and upper card of two neighbours
    found = below >> 1 & ALL_BUT_KINGS | above << 1 & ALL_BUT_ACES | up & down
    if high_ace:
        aces = held << 12 & ALL_KINGS
        found |= (above & ALL_KINGS) >> 12 | (held & aces) >> 1 | up & aces
        # Not a meld, but ``RUMMY500_HAND_WEIGHTS`` were learned with the two beside ace and king.
        found |= (held & aces) >> 11
    ranks = ranks_in_suits(held, MIN_MELD_CARD_COUNT - 1)
    return (found | ranks | ranks << 13 | ranks << 26 | ranks << 39) & ALL_NATURALS & ~held


@cached(each=250)
def natural_cards(cards: tuple[LaidCard, ...]) -> int:
    return bits_of([card_of(card) for card in cards if not is_joker(card)])


def open_naturals(state: Rummy500Facts) -> int:
    """Card set of the naturals that lie open in the pile and in melds."""
    found = state.piled & ALL_NATURALS
    for meld in state.melds:
        found |= natural_cards(meld.cards)
    return found


def estimated_value(hand: MeldableHand, table: TableMelds, worth: Points, danger: float) -> float:
    """Heuristic value of a hand, in points: meldable cards minus deadwood.

    ``danger`` is the probability that the round ends with the deadwood still in the hand.
    """
    melded, left, paired, rest = hopes(hand.held, worth, table.rules)
    laid_off = worth.points_of(rest & table.fits)
    melded += laid_off
    left -= laid_off
    joker = worth[JOKER]
    promise = (
        HELD_MELD_VALUE_SHARE * melded
        - danger * left
        + danger * PAIRED_DEADWOOD_DISCOUNT_SHARE * paired
    )
    if hand.jokers:
        if table.room or hand.held:
            promise += USABLE_JOKER_VALUE_SHARE * joker * hand.jokers
        else:
            promise -= danger * joker * hand.jokers
    return promise - danger * worth.points_of(hand.twice)


def kept_value(hand: MeldableHand, table: TableMelds, worth: Points) -> float:
    """Heuristic value of a hand, in points, for comparing discards.

    Deadwood points weigh little here: a discarded
    card brings the same points to the opponent who can use it.
    """
    melded, left, paired, rest = hopes(hand.held, worth, table.rules)
    laid_off = worth.points_of(rest & table.fits)
    hopeful = (
        HELD_MELD_VALUE_SHARE * (melded + laid_off)
        + PAIRED_DEADWOOD_VALUE_SHARE * paired
        + HELD_JOKER_POINTS * hand.jokers
    )
    return hopeful - DEADWOOD_COST_SHARE * (left - laid_off)


def thrifty_melds(hand: MeldableHand, rules: MeldRules = RUMMY500_MELD_RULES) -> list[LayMeld]:
    """Melds that waste no joker: at most one, for a card that is not in the hand."""
    held = among = hand.held
    joker = 1 if hand.jokers else 0
    found: list[LayMeld] = []
    ranks = ranks_in_suits(held, MIN_MELD_CARD_COUNT - joker)
    if not joker:
        among = in_runs(held)
        if not among and not ranks:
            return found
    for suit in range(4):
        mine = among >> 13 * suit & ONE_SUIT_MASK
        if mine and mine.bit_count() + joker >= MIN_MELD_CARD_COUNT:
            found += _thrifty_runs(suit, mine, joker, rules)
    while ranks:
        lowest = ranks & -ranks
        ranks ^= lowest
        rank = lowest.bit_length() - 1
        found += _thrifty_groups(held >> rank & ONE_RANK_MASK, rank, joker, rules)
    return found


@cached(each=250)
def _thrifty_runs(suit: int, held: int, joker: int, rules: MeldRules) -> tuple[LayMeld, ...]:
    return tuple(
        laying(cards)
        for cards in runs_of(suit, held, joker, rules)
        if not any(is_joker(card) and held >> rank_of(card) & 1 for card in cards)
        and (len(cards) == rules.shortest_run or not any(map(is_joker, (cards[0], cards[-1]))))
    )


@cached(each=250)
def _thrifty_groups(held: int, rank: int, joker: int, rules: MeldRules) -> tuple[LayMeld, ...]:
    naturals = held.bit_count()
    return tuple(
        laying(cards)
        for cards in groups_of(rank, held, joker, rules)
        if not is_joker(cards[-1])
        or (len(cards) == MIN_MELD_CARD_COUNT and naturals == MIN_MELD_CARD_COUNT - 1)
    )


def good_swaps(state: Rummy500State) -> list[Swap]:
    """The swaps that cost nothing: of a joker of others, or of one that can be laid again."""
    if not state.options.joker_swap or state.phase != "play":
        return []
    return [
        swap
        for swap in swapping.legal(state)
        if state.table.room or not swapping.frees_own_joker(state, swap)
    ]


def danger_now(state: Rummy500Facts) -> float:
    """Heuristic probability that deadwood is caught, from hand sizes and the stock."""
    fewest = 52
    for seat, hand in enumerate(state.hands):
        if len(hand) < fewest and seat != state.asked:
            fewest = len(hand)
    if fewest <= 2 or len(state.stock) <= 2 * state.setup.players:
        return 1.0
    return 0.7 if fewest <= 4 else 0.45


# The values of leaves.

RUMMY500_MIN_HARMLESS_HAND_CARD_COUNT: Final = 8
"""Hand size from which an opponent is no danger: larger hands count the same."""
SHORT_HAND_CARD_COUNT: Final = 4
"""Hand size below which the feature ``short`` counts the missing cards."""


class Weights(NamedTuple):
    """Weight of each feature, in points above the mean of all seats.

    Weights named ``close_...`` multiply the feature by ``going_out_closeness``.
    """

    melded: float
    close_melded: float
    laid_off: float
    close_laid_off: float
    left: float
    paired: float
    close_paired: float
    joker: float
    close_joker: float
    loose: float
    outs: float
    cards: float
    short: float
    drawing: float
    playing: float
    following: float
    gain_drawing: float
    gain: float


RUMMY500_BOT_DATA: Final = BotData(__file__)
RUMMY500_HAND_WEIGHTS: Final = {
    row.whole_number("players"): Weights(**row.named("weights"))
    for row in RUMMY500_BOT_DATA.weights.rows("learned")
}
"""Learned weights by number of players."""


class Features(NamedTuple):
    """The features of one hand, in points except ``loose``."""

    melded: int
    laid_off: int
    """Points of the deadwood that can be laid off."""
    left: int
    """Points of the other deadwood, and of second copies."""
    paired: int
    """Points of the other deadwood that has a partner."""
    joker: int
    loose: int
    """Number of deadwood cards that cannot be laid off."""
    outs: int
    """Points of the unseen cards that complete a meld."""


def features(hand: MeldableHand, table: TableMelds, hidden: int, worth: Points) -> Features:
    """Features of a hand; ``hidden`` is the card set of the unseen cards."""
    melded, left, _, rest = hopes(hand.held, worth, table.rules)
    off = rest & table.fits
    laid_off = worth.points_of(off)
    alone = rest & ~off
    return Features(
        melded,
        laid_off,
        left - laid_off + worth.points_of(hand.twice),
        worth.points_of(alone & partner_cards(alone)),
        hand.jokers * worth[JOKER],
        alone.bit_count(),
        worth.points_of(completing_cards(rest, table.rules.high_ace) & hidden),
    )


def going_out_closeness(sizes: Sequence[int], seat: int) -> float:
    """How near a seat's opponents are to going out, from 0 (a harmless hand) to 1 (no card)."""
    fewest = min(RUMMY500_MIN_HARMLESS_HAND_CARD_COUNT, *sizes[:seat], *sizes[seat + 1 :])
    return 1 - fewest / RUMMY500_MIN_HARMLESS_HAND_CARD_COUNT


def best_taking(state: Rummy500State, hand: MeldableHand, danger: float, worth: Points) -> float:
    """Largest gain in hand value from a legal draw from the pile, at least 0."""
    reached = owing.reached(state, state.table)
    counts = takings(state.pile, state.piled, hand, reached, state.new_only, state.kept)
    if not counts:
        return 0.0
    best = now = estimated_value(hand, state.table, worth, danger)
    for count in counts:
        more = estimated_value(hand.with_cards(state.pile[-count:]), state.table, worth, danger)
        if more > best:
            best = more
    return best - now


def worths(state: Rummy500State) -> Sequence[Sequence[float]]:
    """Feature rows of all seats, each in the order of ``Weights``."""
    worth = state.worth.cards
    danger = danger_now(state)
    players = state.setup.players
    open_cards = open_naturals(state) if players <= 4 else 0
    sizes = [len(cards) for cards in state.hands]
    rows = []
    for seat, cards in enumerate(state.hands):
        hand = summed(cards)
        found = features(hand, state.table, ALL_NATURALS & ~(open_cards | hand.held), worth)
        close = going_out_closeness(sizes, seat)
        gain = best_taking(state, hand, danger, worth) if state.pile else 0.0
        asked = seat == state.asked
        drawing = asked and state.phase == "draw"
        playing = asked and state.phase == "play"
        following = asked if state.phase == "call" else (seat - (state.asked or 0)) % players == 1
        rows.append(
            (
                found.melded,
                close * found.melded,
                found.laid_off,
                close * found.laid_off,
                found.left,
                found.paired,
                close * found.paired,
                found.joker,
                close * found.joker,
                found.loose,
                found.outs,
                len(cards),
                max(0, SHORT_HAND_CARD_COUNT - len(cards)),
                drawing,
                playing,
                following,
                gain if drawing else 0.0,
                0.0 if drawing else gain,
            )
        )
    return rows


def promised(state: Rummy500State, weights: Weights) -> list[float]:
    """Expected points of each seat in the rest of the round, above the mean of all seats."""
    return [sum(map(mul, weights, row)) for row in worths(state)]
