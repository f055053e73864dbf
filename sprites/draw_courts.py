"""The twelve court cards, by rank and suit."""

from draw_court_parts import court_card
from draw_jacks import JACKS
from draw_kings import KINGS
from draw_queens import QUEENS

_FIGURES = {"J": JACKS, "Q": QUEENS, "K": KINGS}


def court(rank: str, suit: str) -> list[str]:
    """A court card."""
    return court_card(rank, suit, _FIGURES[rank][suit]())
