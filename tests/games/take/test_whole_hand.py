"""What a hand can meld, against trying every move there is."""

from collections.abc import Iterator
from random import Random

from game.cards.french import Card
from game.cards.melds import card_of
from game.core.event import Seat
from game.games.take.moves import Add
from game.games.take.rules import TakeState, melding
from tests.games.take.positions import position


def crowded(rng: Random) -> TakeState:
    """A position with sequences in two suits, and cards beside them and a joker in the hand."""
    table: list[tuple[int, str]] = []
    beside: list[str] = []
    for suit in "SC":
        ranks = "A23456789TJQK"
        while ranks:
            length = rng.choice((1, 1, 1, 2, 3, 3, 4, 5))
            cards, ranks = [rank + suit for rank in ranks[:length]], ranks[length:]
            if len(cards) >= 3 and rng.random() < 0.7:
                table.append((1, " ".join(cards)))
            else:
                beside += cards
    hand = rng.sample(beside, min(len(beside), rng.randint(1, 6)))
    return position([" ".join(hand + ["JK"] * rng.randint(0, 1)), "2D"], table)


def outcomes(state: TakeState, met: set[object]) -> Iterator[list[Card]]:
    """The hands that can be left after any row of melding moves."""
    key = (tuple(sorted(state.hand)), frozenset(run.cards for run in state.table.runs))
    if key in met:
        return
    met.add(key)
    yield state.hand
    for move in melding.possible(state):
        after = state.clone()
        cards = [move.card] if isinstance(move, Add) else move.cards
        for card in cards:
            after.put_down(card_of(card))
        if isinstance(move, Add):
            place = after.table.place_of(move)
            after.table = after.table.with_card(Seat(0), move.card, place)
        else:
            after.laid += 1
            after.table = after.table.with_new(after.laid, Seat(0), move.cards)
        yield from outcomes(after, met)


def test_a_whole_hand_can_be_melded_exactly_when_some_row_of_moves_melds_it() -> None:
    rng = Random(3)
    found = {True: 0, False: 0}
    for _ in range(150):
        state = crowded(rng)
        hand = state.hand
        whole = any(not left for left in outcomes(state.clone(), set()))
        assert state.table.takes_whole(hand) == whole
        found[whole] += 1
    assert min(found.values()) > 20


def test_a_card_can_be_melded_exactly_when_some_row_of_moves_melds_it() -> None:
    rng = Random(4)
    found = {True: 0, False: 0}
    for _ in range(80):
        state = crowded(rng)
        hand = state.hand
        left = list(outcomes(state.clone(), set()))
        for card in set(hand):
            melded = any(card not in one for one in left)
            assert state.table.takes(card, hand) == melded
            found[melded] += 1
    assert min(found.values()) > 20
