"""What 500 Rummy's moves bring is counted from what the seat knows."""

from game.games.rummy500.merits import After
from game.games.rummy500.moves import RUMMY500_DRAW_STOCK_MOVE, DrawPile
from tests.games.rummy500.positions import position


def test_a_card_drawn_from_the_pile_is_counted_once() -> None:
    """Two packs: the other copy of the 7 of hearts is still to come."""
    others = ["2C", "2C", "3C", "3C"]
    drawn = After(position("8H 9H", *others, pile="KS 7H"), DrawPile(1))
    held = After(position("7H 8H 9H", *others, pile="KS"), RUMMY500_DRAW_STOCK_MOVE)
    assert drawn.cards == held.cards[1:] + held.cards[:1]
    assert drawn.useful == held.useful > 0
