"""What can still be melded this turn, against a slow search through all ways to play on."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from game.cards import melds
from game.cards.french import JOKER, Card
from game.cards.melds import LaidCard, bits, card_of, summed
from game.games.rummy500 import rules
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.melds import RULES, LaidMeld, spread
from game.games.rummy500.melds import lying as on_table
from game.games.rummy500.moves import LayMeld, LayOff
from game.games.rummy500.rules.melding import new_melds
from game.games.rummy500.rules.pile import takings
from tests.cards.slow_laying import extended, fewest_to_meld, layoffs
from tests.cards.slow_melds import melds_in
from tests.games.rummy500.positions import position
from tests.together import each_of

Meld = tuple[LaidCard, ...]


def slowly(owed: Card, hand: list[Card], table: list[Meld], new_only: bool, kept: int) -> bool:
    """Whether some way to play on lays a copy of this card, leaving so many cards."""
    seen: set[tuple[tuple[Card, ...], tuple[Meld, ...]]] = set()

    def search(hand: list[Card], table: list[Meld]) -> bool:
        key = (tuple(sorted(hand)), tuple(sorted(table)))
        if key in seen:
            return False
        seen.add(key)
        for meld in melds_in(hand, RULES):
            left = hand.copy()
            for card in meld:
                left.remove(card_of(card))
            if len(left) >= kept and (owed in map(card_of, meld) or search(left, [*table, meld])):
                return True
        for number, meld in enumerate(table):
            for card, end in layoffs(hand, meld, RULES):
                left = hand.copy()
                left.remove(card_of(card))
                after = [*table[:number], extended(meld, card, end), *table[number + 1 :]]
                if len(left) >= kept and (
                    (card_of(card) == owed and not new_only) or search(left, after)
                ):
                    return True
        return False

    return search(hand, table)


@cache
def melds_of_the_pack() -> list[Meld]:
    """A meld of each of some hands so large that there are long ones."""
    rng, pack = Random(1), [*map(Card, range(52)), JOKER, JOKER]
    return [rng.choice(list(melds_in(rng.sample(pack, 24), RULES))) for _ in range(300)]


def some_melds(rng: Random, count: int) -> list[Meld]:
    """So many lays that may lie together."""
    pack = [Card(number) for number in range(52)] + [JOKER] * 2
    found: list[Meld] = []
    while len(found) < count:
        meld = rng.choice(melds_of_the_pack())
        if Counter(map(card_of, meld)) <= Counter(pack):
            for card in meld:
                pack.remove(card_of(card))
            found.append(meld)
    return found


def some_hand(rng: Random, table: list[Meld], size: int) -> list[Card]:
    """So many cards that lie near each other and are not on the table, now and then jokers."""
    first = rng.randrange(14)
    ranks = {place % 13 for place in range(first, first + 5)}
    gone = {card for meld in table for card in meld}
    near = [Card(card) for card in range(52) if card % 13 in ranks and card not in gone]
    jokers = [JOKER] * rng.choice([0, 0, 1, 2])
    return rng.sample(near + jokers, size)


def lying(table: Sequence[Meld]) -> list[LaidMeld]:
    return [on_table(number, meld, (0,) * len(meld)) for number, meld in enumerate(table, 1)]


@pytest.mark.night
@each_of("new_only", [False, True])
@each_of("kept", [0, 1])
def test_a_card_can_be_melded_exactly_when_some_way_to_play_on_melds_it(
    new_only: bool, kept: int
) -> None:
    rng = Random(5)
    answers = []
    for _ in range(300):
        table = some_melds(rng, rng.randrange(3))
        hand = some_hand(rng, table, rng.randrange(2, 7))
        owed = rng.choice(hand)
        fewest = melds.fewest_to_meld(owed, summed(hand), spread(lying(table)), new_only)
        can = 0 < fewest <= len(hand) - kept
        assert can == slowly(owed, hand, table, new_only, kept), (hand, owed, table)
        answers.append(can)
    assert 30 < sum(answers) < 280


def test_the_fewest_cards_are_what_looking_at_each_card_says() -> None:
    rng = Random(6)
    for _ in range(1500):
        table = some_melds(rng, rng.randrange(4))
        hand = [Card(card) for card in rng.sample([*range(52), 52, 52], rng.randrange(1, 12))]
        owed = rng.choice(hand)
        for new_only in (False, True):
            mine = melds.fewest_to_meld(owed, summed(hand), spread(lying(table)), new_only)
            plainly = fewest_to_meld(owed, hand, table, RULES, new_only=new_only)
            assert (mine or None) == plainly, (hand, owed, table, new_only)


def test_the_pile_offers_exactly_the_cards_that_can_be_melded_with_those_above() -> None:
    rng = Random(7)
    for _ in range(150):
        table = some_melds(rng, 2)
        cards = [Card(card) for card in rng.sample([*range(52), 52], 24)]
        hand, pile = cards[:6], cards[6:]
        found = set(takings(pile, bits(pile), summed(hand), spread(lying(table)), False, 0))
        for count in range(1, len(pile) + 1):
            can = fewest_to_meld(pile[-count], hand + pile[-count:], table, RULES)
            assert (count in found) == (can is not None)


def test_every_meld_of_a_hand_is_listed_once() -> None:
    rng = Random(8)
    for _ in range(200):
        hand = [Card(card) for card in rng.sample([*range(52), *range(52), 52, 52], 9)]
        naturals = [card for card in hand if card != JOKER]
        listed = [move.cards for move in new_melds(bits(naturals), hand.count(JOKER))]
        assert len(set(listed)) == len(listed)
        assert set(listed) == set(melds_in(hand, RULES))


def test_what_may_be_done_is_listed_at_once_as_it_is_rule_by_rule() -> None:
    rng = Random(10)
    at_once = 0
    for number in range(24):
        going_out, deepest = rng.choice(["free", "strict_float"]), rng.choice(["any", "new"])
        options = {"going_out": going_out, "deepest_in": deepest}
        state = RUMMY500.new(RUMMY500.setup(rng.randrange(2, 7), options, number))
        for _ in range(120):
            moves = list(state.legal())
            assert state.piled == bits(state.pile)
            assert state.held == list(map(bits, state.hands))
            assert state.table == spread(state.melds)
            if state.phase == "play":
                hand = state.hands[state.seat]
                assert moves == list(rules.listed(state, summed(hand))), (hand, state.melds)
                at_once += len(moves) == len(hand)
            state.advance(rng.choice(moves))
    assert at_once > 200


def test_what_a_debt_allows_is_what_can_still_be_paid_afterwards() -> None:
    rng = Random(9)
    for _ in range(150):
        table = some_melds(rng, 1)
        hand = some_hand(rng, table, 5)
        state = position(
            "",
            "",
            stock="",
            phase="play",
            going_out=rng.choice(["free", "discard"]),
            deepest_in=rng.choice(["any", "new"]),
        )
        state.hands[0] = hand
        state.held[0] = bits(hand)
        state.melds = tuple(lying(table))
        state.table = spread(state.melds)
        state.must_meld = rng.choice(hand)
        for move in state.legal():
            assert state.check(move) is None
        found = set(state.legal())
        for meld in melds_in(hand, RULES):
            left = hand.copy()
            for card in meld:
                left.remove(card_of(card))
            can = len(left) >= state.kept and (
                state.must_meld in map(card_of, meld)
                or slowly(state.must_meld, left, [*table, meld], state.new_only, state.kept)
            )
            assert (LayMeld(meld) in found) == can
        for card, end in layoffs(hand, table[0], RULES):
            left = hand.copy()
            left.remove(card_of(card))
            after = extended(table[0], card, end)
            can = len(left) >= state.kept and (
                (card_of(card) == state.must_meld and not state.new_only)
                or slowly(state.must_meld, left, [after], state.new_only, state.kept)
            )
            listed = {move for move in found if isinstance(move, LayOff) and move.card == card}
            ends = {move.end for move in listed}
            assert bool(ends & {"", end}) == can
