"""The plans of the characters in Texas Rummy."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from statistics import median_high, median_low
from typing import Final

from game.cards.discard_model import can_lure, is_close, is_in_longest_suit, is_red
from game.cards.french import JOKER, Card
from game.core.plan import Plan
from game.games.texas.bot.blindnesses import MIN_HIGH_CARD_POINTS
from game.games.texas.bot.evaluate import links_sum, unseen
from game.games.texas.moves import TEXAS_DRAW_PILE_MOVE, TEXAS_DRAW_STOCK_MOVE, Discard, Move
from game.games.texas.rules import TexasState
from game.text.message import Message


def _discards(moves: Sequence[Move]) -> list[Discard]:
    return [move for move in moves if isinstance(move, Discard)]


def _naturals(state: TexasState, cards: Iterable[Card]) -> list[Card]:
    wild = state.round_law.rules.wild
    return [card for card in cards if not wild[card]]


def _loose_points(state: TexasState) -> dict[Card, int]:
    """The natural cards of the hand that are in no meld, with their points."""
    law = state.round_law
    points = law.points(state.hand)
    left = law.after_discards(state.hand)
    return {
        card: law.values[card]
        for card in _naturals(state, left)
        if left[card] + law.values[card] == points
    }


def _is_linked(state: TexasState, card: Card) -> bool:
    """Whether a natural card of the hand goes with another one."""
    rest = state.hand[:]
    rest.remove(card)
    return links_sum(state.round_law, rest, card) > 0


def _is_top_linked(state: TexasState) -> bool:
    """Whether the top of the pile goes with a card of the hand."""
    return bool(state.pile) and links_sum(state.round_law, state.hand, state.pile[-1]) > 0


def _saved_suit_index(state: TexasState) -> int:
    """The suit of which the seat has had most cards in this round, of equals the first."""
    assert state.asked is not None, "a seat is asked"
    suits = [0, 0, 0, 0]
    for card in _naturals(state, [*state.hand, *state.let_go[state.asked]]):
        suits[card // 13] += 1
    return suits.index(max(suits))


# The twelve plans.


def is_race_open(state: TexasState) -> bool:
    """Whether nobody has gone out: in a last turn only what is left over counts."""
    return state.laid is None


def deck_draws(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """The draw from the deck."""
    return [move for move in moves if move == TEXAS_DRAW_STOCK_MOVE]


def pile_draws(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """The draw of a top that goes with a card of the hand."""
    return [move for move in moves if move == TEXAS_DRAW_PILE_MOVE and _is_top_linked(state)]


def is_pile_draw(state: TexasState, move: Move) -> bool:
    return move == TEXAS_DRAW_PILE_MOVE


def other_suits(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """Discards of all suits but the one that is saved."""
    saved, wild = _saved_suit_index(state), state.round_law.rules.wild
    return [move for move in _discards(moves) if not wild[move.card] and move.card // 13 != saved]


def longest_suit(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """Discards of the suit with most cards in the hand."""
    hand = _naturals(state, state.hand)
    return [
        move
        for move in _discards(moves)
        if move.card in hand and is_in_longest_suit(move.card, hand)
    ]


def discards_far_from_taken(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """Discards that go with no card another player took from the pile."""
    taken = [
        card for seat, cards in enumerate(state.known) if seat != state.asked for card in cards
    ]
    taken = _naturals(state, taken)
    return [
        move
        for move in _discards(moves)
        if not any(move.card % 13 == card % 13 or is_close(move.card, card) for card in taken)
    ]


def high_cards_kept(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """Discards of all but high cards that go with another card of the hand."""
    law = state.round_law
    kept = [
        card
        for card in _naturals(state, state.hand)
        if law.values[card] >= MIN_HIGH_CARD_POINTS * law.times and _is_linked(state, card)
    ]
    wild = law.rules.wild
    return [move for move in _discards(moves) if not wild[move.card] and move.card not in kept]


def high_cards_first(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """Discards of the higher half of the loose cards."""
    loose = _loose_points(state)
    if not loose:
        return ()
    middle = median_high(loose.values())
    return [move for move in _discards(moves) if loose.get(move.card, -1) >= middle]


def low_cards_first(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """Discards of the lower half of the loose cards."""
    loose = _loose_points(state)
    if not loose:
        return ()
    middle = median_low(loose.values())
    return [move for move in _discards(moves) if loose.get(move.card, middle + 1) <= middle]


def baits(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """Discards close to cards of the hand, and the draw of a top that goes with one."""
    if state.phase == "draw":
        return pile_draws(state, moves)
    hand = _naturals(state, state.hand)
    return [move for move in _discards(moves) if move.card in hand and can_lure(move.card, hand)]


def common_cards(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """Discards of the ranks of which the fewest cards are still to be seen."""
    assert state.asked is not None, "a seat is asked"
    left = [0] * 13
    for card, count in unseen(state, state.asked).items():
        if card != JOKER:
            left[card % 13] += count
    ranks = [left[card % 13] for card in _naturals(state, state.hand)]
    wild = state.round_law.rules.wild
    return [
        move
        for move in _discards(moves)
        if not wild[move.card] and left[move.card % 13] == min(ranks)
    ]


def black_discards(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """Discards of black cards that are not wild."""
    black = [card for card in _naturals(state, state.hand) if not is_red(card)]
    return [move for move in _discards(moves) if move.card in black]


def red_discards(state: TexasState, moves: Sequence[Move]) -> Collection[Move]:
    """Discards of red cards that are not wild."""
    red = [card for card in _naturals(state, state.hand) if is_red(card)]
    return [move for move in _discards(moves) if move.card in red]


TEXAS_PLANS: Final[Mapping[str, Plan]] = {
    "Ada": Plan(Message("characters-plan-ada"), deck_draws, is_race_open),
    "Leo": Plan(Message("characters-plan-leo"), pile_draws, is_race_open, is_pile_draw),
    "Max": Plan(Message("texas-plan-max"), other_suits, is_race_open),
    "Otto": Plan(Message("texas-plan-otto"), longest_suit, is_race_open),
    "Iris": Plan(Message("characters-plan-iris"), discards_far_from_taken, is_race_open),
    "Noor": Plan(Message("texas-plan-noor"), high_cards_kept, is_race_open),
    "Mina": Plan(Message("texas-plan-mina"), high_cards_first, is_race_open),
    "Tomas": Plan(Message("texas-plan-tomas"), low_cards_first, is_race_open),
    "Zora": Plan(Message("characters-plan-zora"), baits, is_race_open),
    "Yuki": Plan(Message("characters-plan-yuki"), common_cards, is_race_open),
    "Rosa": Plan(Message("texas-plan-rosa"), black_discards, is_race_open),
    "Emil": Plan(Message("texas-plan-emil"), red_discards, is_race_open),
}
