"""The examples of Take's rules: someone lays the cards of a picture."""

from dataclasses import replace
from typing import Any

from game.cards import french
from game.cards.melds import as_meld, write_meld
from game.core.example import Example, stacked_deck
from game.core.game import Game
from game.games.take.melds import TAKE_MELD_RULES
from game.games.take.options import TakeOptions
from game.text.rules_text import Pictured

JOINED_CARD_COUNT = 7
"""Cards of the picture of a double take: two runs of three, and the card between them."""
LOCKED_CARD_COUNT = 13
TAKE_EXAMPLE_PLAYER_COUNT = 2


def example(game: Game[Any, Any], shown: Pictured, options: TakeOptions) -> Example:
    """The person lays the cards of a picture.

    Two runs are joined by the card between them, and a whole suit is laid by both players.
    """
    cards = tuple(text for text in shown.cards if text is not None)
    others: tuple[str, ...] = ()
    before, move = ["draw stock"], f"lay {_laid(cards)}"
    if len(cards) == JOINED_CARD_COUNT:
        before += [f"lay {' '.join(cards[:3])}", f"lay {' '.join(cards[4:])}"]
        move = f"add {cards[3]} to M1+M2"
    elif len(cards) == LOCKED_CARD_COUNT:
        # The other player lays the upper cards, and the person takes that run card by card.
        cards, others = cards[:5], cards[5:]
        before += ["discard 2H", "draw stock", f"lay {' '.join(others)}"]
        before += ["discard 2D"] if options.hand > len(others) else []
        before += ["draw stock", *(f"add {card} to M1" for card in cards[:0:-1])]
        move = " ".join(("add", cards[0], "low", "to", "M1"))
    setup = game.setup(TAKE_EXAMPLE_PLAYER_COUNT, options, 1, TAKE_EXAMPLE_PLAYER_COUNT - 1)
    pack = game.pack(TAKE_EXAMPLE_PLAYER_COUNT, options)
    held, drawn = (cards, ()) if not others else ((*cards, "2H"), ("9H", others[-1], "QD"))
    spare = ("2D",) if others and options.hand > len(others) else ()
    hands = (held, (*others[:-1], *spare))
    filling = [card for card in pack if card[0] in "2468TQ" or card in (*cards, *others, *drawn)]
    deck = stacked_deck(
        [*filling, *(card for card in pack if card not in filling)],
        hands, options.hand, "KD", drawn,
    )  # fmt: skip
    return Example(replace(setup, deck=deck), tuple(before), move)


def _laid(cards: tuple[str, ...]) -> str:
    meld = as_meld([french.read(card) for card in cards], TAKE_MELD_RULES)
    return " ".join(cards) if meld is None else write_meld(meld)
