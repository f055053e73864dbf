"""Draw the French pack: `python sprites/draw_cards.py` writes sprites/cards/*.svg.

Every card is 250 by 350 units. The black suits' ink and the red suits' ink are exactly BLACK and
RED of draw_marks, so that the program makes a four-colour pack by replacing their text.
"""

from pathlib import Path

from art_svg import document, write_folder
from draw_backs import backs
from draw_courts import court
from draw_joker import STAND_INS, joker, standing_joker
from draw_marks import HEIGHT, RANKS, SUITS, WIDTH
from draw_pip_cards import ace, pip_card

FOLDER = Path(__file__).parent / "cards"


def drawings() -> dict[str, str]:
    """Every drawing by name: the 52 cards, the joker, what it may stand for, and the backs."""
    cards: dict[str, list[str]] = {}
    for suit in SUITS:
        cards["A" + suit] = ace(suit)
        for rank in RANKS[1:10]:
            cards[rank + suit] = pip_card(rank, suit)
        for rank in RANKS[10:]:
            cards[rank + suit] = court(rank, suit)
    cards["JK"] = joker()
    for name, (rank, suit) in STAND_INS.items():
        cards[name] = standing_joker(rank, suit)
    cards.update(backs())
    return {name: document(WIDTH, HEIGHT, pieces) for name, pieces in cards.items()}


if __name__ == "__main__":
    write_folder(FOLDER, drawings())
