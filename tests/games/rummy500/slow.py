"""The rules of 500 Rummy told again, slowly: every legal move found by trying each of them.

Only the cards themselves are looked at, by the plain answers about melds of ``tests.cards``.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from game.cards import french
from game.cards.french import JOKER, Card
from game.cards.melds import LaidCard, card_of, write, write_meld
from game.games.rummy500.rules import Rummy500State
from tests.cards.slow_laying import extended, fewest_to_meld, fits, layoffs
from tests.cards.slow_melds import melds_in

Meld = tuple[LaidCard, ...]

IDLE_ROUNDS: Final = 6


def table_of(state: Rummy500State) -> list[Meld]:
    """The lays on the table, the first of them M1."""
    return [meld.cards for meld in state.melds]


def kept(state: Rummy500State) -> int:
    """How many cards must be left in the hand after a meld."""
    return 1 if state.options.going_out == "discard" else 0


def without(hand: Sequence[Card], laid: Sequence[LaidCard]) -> list[Card]:
    """A hand after these cards have left it."""
    left = list(hand)
    for card in laid:
        left.remove(card_of(card))
    return left


def pays(state: Rummy500State, owed: Card, hand: Sequence[Card], left_over: int) -> bool:
    """Whether a card of a hand can be melded in time: this turn, or by one move."""
    table, new = table_of(state), state.options.deepest_in == "new"
    if state.options.deepest_when == "turn":
        fewest = fewest_to_meld(owed, hand, table, state.meld_rules, new_only=new)
        return fewest is not None and len(hand) - fewest >= left_over
    laid: Iterator[Sequence[LaidCard]] = iter(melds_in(hand, state.meld_rules))
    one_by_one = [[card] for meld in table for card, _ in layoffs(hand, meld, state.meld_rules)]
    return any(
        owed in map(card_of, cards) and len(hand) - len(cards) >= left_over
        for cards in [*laid, *([] if new else one_by_one)]
    )


def may_put_down(
    state: Rummy500State,
    hand: Sequence[Card],
    cards: Sequence[LaidCard],
    after: list[Meld],
    new: bool,
) -> bool:
    """Whether these cards may be melded or laid off, ``after`` which the table is this."""
    left, owed = without(hand, cards), state.must_meld
    if len(left) < kept(state):
        return False
    if owed is None:
        return True
    if owed in map(card_of, cards) and (new or state.options.deepest_in == "any"):
        return True
    if state.options.deepest_when == "at_once" or owed not in left:
        return False
    only = state.options.deepest_in == "new"
    fewest = fewest_to_meld(owed, left, after, state.meld_rules, new_only=only)
    return fewest is not None and len(left) - fewest >= kept(state)


def legal(state: Rummy500State) -> list[str]:
    """The texts of all legal moves, in no promised order."""
    ways = {"draw": drawing, "play": playing, "call": calling}
    return list(ways[state.phase](state))


def drawing(state: Rummy500State) -> Iterator[str]:
    hand = state.hands[state.seat]
    yield "draw stock" if state.stock else "finish"
    for count in range(1, len(state.pile) + 1):
        many = state.idle >= IDLE_ROUNDS * state.setup.players
        if count == 1 and many and state.stock:
            continue
        free = state.options.single_draw == "keep" and state.stock and hand
        taken = state.pile[-count:]
        if (count == 1 and free) or pays(state, taken[0], hand + taken, kept(state)):
            yield f"draw pile {count}"


def first_turn_discards(state: Rummy500State) -> bool:
    """Whether nothing has happened in a round that begins with a discard."""
    gone = [*state.pile, *state.melds, *chain(*state.let_go, *state.known)]
    return state.options.first_turn == "discard" and not gone


def playing(state: Rummy500State) -> Iterator[str]:
    hand, table = state.hands[state.seat], table_of(state)
    if first_turn_discards(state):
        yield from {f"discard {french.write(card)}" for card in hand}
        return
    for meld in melds_in(hand, state.meld_rules):
        if may_put_down(state, hand, meld, [*table, meld], new=True):
            yield f"meld {write_meld(meld)}"
    fitting: set[Card] = set()
    for number, lies in enumerate(table, 1):
        for card, end in layoffs(hand, lies, state.meld_rules):
            fitting.add(card_of(card))
            after = [*table[: number - 1], extended(lies, card, end), *table[number:]]
            if may_put_down(state, hand, [card], after, new=False):
                word = f" {end}" if len(fits(card, lies, state.meld_rules)) > 1 else ""
                yield f"layoff {write(card)}{word} to M{number}"
    for card in set(hand) if state.options.joker_swap and state.must_meld is None else ():
        for number, lies in enumerate(table, 1):
            if frees_joker(card, lies):
                yield f"swap {french.write(card)} in M{number}"
    strict = state.options.going_out == "strict_float" and len(hand) == 1
    for card in set(hand):
        barred = card == state.barred and hand.count(card) == 1
        if state.must_meld is None and not barred and not (strict and card in fitting):
            yield f"discard {french.write(card)}"


def frees_joker(card: Card, lies: Meld) -> bool:
    """Whether a card is what a joker of a meld stands for, or might stand for in a set."""
    told = [write(one) for one in lies]
    name = french.write(card)
    in_set = f"JK={name[0]}" in told and name not in told
    return card != JOKER and (f"JK={name}" in told or in_set)


def calling(state: Rummy500State) -> Iterator[str]:
    yield "pass"
    yield from open_calls(state)


def open_calls(state: Rummy500State) -> Iterator[str]:
    """The calls that the pile allows, whoever may make them."""
    pile, called = state.pile, state.options.rummy_call
    if called == "pile":
        for count in range(1, len(pile) + 1):
            if pays(state, pile[-count], pile[-count:], 0):
                yield f"rummy {count}"
    if called != "top":
        return
    for number, lies in enumerate(table_of(state), 1):
        for card, end in layoffs(pile[-1:], lies, state.meld_rules):
            joker = f" {write(card)}" if pile[-1] == JOKER else ""
            word = f" {end}" if len(fits(card, lies, state.meld_rules)) > 1 else ""
            yield f"rummy{joker}{word} to M{number}"


def melded_without_a_hand(state: Rummy500State, card: Card) -> bool:
    """Whether a discard could be melded with nothing but the table and the cards under it."""
    if state.options.rummy_call == "top":
        return any(
            True for lies in table_of(state) for _ in layoffs([card], lies, state.meld_rules)
        )
    only = state.options.deepest_in == "new"
    pile = [*state.pile, card]
    return fewest_to_meld(card, pile, table_of(state), state.meld_rules, new_only=only) is not None
