"""What is taken hold of on the table, and how the keys of nodes name it.

A card is named by what it is, not by where it lies: its key is the same wherever it is moved to.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.table import HAND, HELD, SPREAD
from game.ui.table.hand import Copy
from game.ui.table.show import Show

CARD, ZONE = "card ", "zone "
COPY = "~"
"""What stands before the number of a copy; the first has none."""


@dataclass(frozen=True, slots=True)
class Grip:
    """What the button went down on: a zone, and the card of it that was touched.

    In the person's hand ``card`` is a slot, elsewhere the place in the zone.
    """

    zone: str
    card: int | None = None


def card_key(zone: str, copy: Copy) -> str:
    """The key of the node of a card.

    >>> card_key("hands/0", ("5S", 0)), card_key("hands/0", ("5S", 1))
    ('card hands/0/5S', 'card hands/0/5S~1')
    """
    text, number = copy
    return f"{CARD}{zone}/{text}{COPY}{number}" if number else f"{CARD}{zone}/{text}"


def card_keys(show: Show, zone: str) -> list[str]:
    """The keys of all the cards of a zone whose cards are nodes, in their order."""
    place = show.laid.place(zone)
    if place is None or place.kind not in (HELD, SPREAD):
        return []
    copies = show.hand.copies() if zone == HAND else copies_of(show.seen.at(zone))
    return [card_key(zone, copy) for copy in copies]


def copies_of(cards: Sequence[str]) -> list[Copy]:
    """Cards that lie on each other, each told apart from its copies beneath it."""
    beneath: Counter[str] = Counter()
    found = []
    for text in cards:
        found.append((text, beneath[text]))
        beneath[text] += 1
    return found


def grip_of(show: Show, key: str) -> Grip | None:
    """What the key of a node on the table stands for.

    None if it is no zone and no card, or a card that does not lie there any more.
    """
    if key.startswith(ZONE):
        return Grip(key.removeprefix(ZONE))
    if not key.startswith(CARD):
        return None
    zone = key.removeprefix(CARD).rpartition("/")[0]
    keys = card_keys(show, zone)
    return Grip(zone, keys.index(key)) if key in keys else None
