"""What the tables say is to be done is allowed in that position."""

import pytest

from game.core.event import Seat
from game.games.rummy500.game import RUMMY500
from game.games.take.game import TAKE
from tests.games.rummy500.positions import position as rummy_position
from tests.games.take.positions import position as take_position
from tests.sitting import at_table, seen

YOU = Seat(0)
NAMES = at_table("You", "Ada")


@pytest.mark.parametrize(
    ("hand", "stock", "pile", "said"),
    [
        ("2H 9D", "KC", "5S", "Draw a card, or take the 5 of spades."),
        ("", "KC", "5S", "You’re floating. Draw a card."),
        ("2H 9D", "", "5S", "You can’t play the 5 of spades. End the round."),
        ("3S 4S 9D", "", "5S", "Take the 5 of spades from the pile and play it, or end the round."),
        ("", "", "5S", "You’re floating. End the round."),
    ],
)
def test_take_offers_the_pile_only_to_whom_it_is_open(
    hand: str, stock: str, pile: str, said: str
) -> None:
    table = [(1, "9H TH JH")] if not hand else []
    # The cards that lie nowhere are in the opponent's hand, so that the stock may be empty.
    state = take_position([hand, ""], table, pile=pile, stock=stock, phase="draw", elsewhere=1)
    assert str(TAKE.table.prompt(seen(state), NAMES)) == said
    legal = {TAKE.write(move) for move in state.legal()}
    assert ("draw pile" in legal) == ("take the" in said.lower())
    assert ("finish" in legal) == ("end the round" in said.lower())


@pytest.mark.parametrize(
    ("hand", "pile", "said"),
    [
        ("3S 4S 9D", "5S", "The deck is empty. Take cards from the pile, or end the round."),
        ("2H 9D", "5S", "The deck is empty. End the round."),
    ],
)
def test_500_rummy_speaks_of_the_pile_only_if_something_may_be_taken(
    hand: str, pile: str, said: str
) -> None:
    state = rummy_position(hand, "KC KD", pile=pile, single_draw="meld")
    state.hands[1] += state.stock
    state.stock = []
    assert str(RUMMY500.table.prompt(seen(state), NAMES)) == said
    takes = any(RUMMY500.write(move).startswith("draw pile") for move in state.legal())
    assert takes == ("take cards" in said.lower())
