"""What is offered to the person: moves in groups, each of which has a button."""

from collections.abc import Sequence

from game.core.offer import Means, Offer
from game.ui.table.model import TableModel
from game.words.message import Message

OF_THE_HAND = (Means.LAY, Means.ADD, Means.PLAY)
"""The groups of offers that put cards of the hand on the table."""


def groups(offers: Sequence[Offer]) -> list[list[Offer]]:
    """Offers by their group, in the order in which the groups come first, each move once.

    A move may be offered for several targets: it is still one thing to choose.
    """
    found: dict[Means, dict[str, Offer]] = {}
    for offer in offers:
        found.setdefault(offer.group, {}).setdefault(offer.move, offer)
    return [list(group.values()) for group in found.values()]


def offered(model: TableModel) -> list[list[Offer]]:
    """What can be done now: with the cards that are picked, and besides without any.

    What can be done with other cards of the hand is left out, unless the picked are of no use.
    """
    if not model.your_turn:
        return []
    cards = model.show.hand.picked
    only = model.asking.only()
    if only is not None and only.out:
        return [[Offer(only.move, Message("table-go-out"), Means.OUT, "G", "out")]]
    found = groups(model.asking.legal(cards))
    if cards:
        known = {one[0].group for one in found}
        found += [
            one
            for one in groups(model.asking.legal(()))
            if one[0].group not in known and not (known and one[0].group in OF_THE_HAND)
        ]
    return found
