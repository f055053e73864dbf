"""What the sentences of the toy game's rules page promise of the rules."""

from typing import Final

from tests.laws.telling import ToldRule, cards_in, hand_of

TOLD_RULES: Final[dict[str, ToldRule]] = {
    "Each in turn plays a card that they hold": lambda at: (
        sorted(card for move in at.moves for card in cards_in(move)) == sorted(hand_of(at))
    )
}
UNTESTED_RULES: Final[frozenset[str]] = frozenset()
