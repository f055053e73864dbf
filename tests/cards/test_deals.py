"""The states that a view may come from, each with its ways and its odds."""

from dataclasses import dataclass, replace
from typing import Self

from game.cards.deals import MAX_LISTED_STOCK_CARD_COUNT, dealt_states
from game.cards.french import Card
from game.cards.melds import bits_of

UNKNOWN = Card(-1)
ODDS = tuple([float(card + 1) for card in range(53)])


@dataclass
class Seen:
    """Seat 0 sees its own hand; the other's hand and the stock are hidden."""

    hands: list[list[Card]]
    stock: list[Card]
    held: list[int]

    def clone(self) -> Self:
        return replace(self, hands=[*self.hands])


def found(stock: int, most: int = 100) -> list[tuple[Seen, int, float]] | None:
    """Two cards in the other's hand, one of them known, and so many in the stock."""
    own, known = [Card(20)], [Card(5)]
    seen = Seen([own, [UNKNOWN, UNKNOWN]], [UNKNOWN] * stock, [])
    hidden = [Card(card) for card in range(1, 2 + stock)]

    def unseen(state: Seen) -> list[Card]:
        assert state.hands == [own, known]
        return hidden

    return dealt_states(seen, [own, known], unseen, [(1.0,) * 53, ODDS], most)


def test_every_hidden_card_may_be_in_the_hand_and_the_others_in_the_stock() -> None:
    states = found(2)
    assert states is not None
    assert {(tuple(one.hands[1]), tuple(one.stock)) for one, _, _ in states} == {
        ((5, 1), (2, 3)), ((5, 1), (3, 2)), ((5, 2), (1, 3)),
        ((5, 2), (3, 1)), ((5, 3), (1, 2)), ((5, 3), (2, 1)),
    }  # fmt: skip
    for one, ways, _ in states:
        assert ways == 1
        assert one.held == [bits_of(hand) for hand in one.hands]


def test_a_state_is_as_likely_as_its_hidden_cards_in_their_hands() -> None:
    for one, _, odds in found(2) or ():
        assert odds == ODDS[one.hands[1][1]], "what is known to be there counts nothing"


def test_too_many_states_or_stock_cards_are_not_listed() -> None:
    assert found(2, most=5) is None
    assert len(found(2, most=6) or ()) == 6
    assert found(MAX_LISTED_STOCK_CARD_COUNT, most=1000) is not None
    assert found(MAX_LISTED_STOCK_CARD_COUNT + 1, most=10**6) is None
