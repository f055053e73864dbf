"""Dealing the cards nobody sees by chance where some places may not have any card."""

from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Final

from game.games.taki.cards import Card
from game.games.taki.lacking import Kinds

TRIES: Final = 24
"""How often a place is picked by chance to change cards with, before one is looked for."""


def dealt(cards: Sequence[Card], barred: Sequence[Kinds], rng: Random) -> list[Card] | None:
    """The cards in an order by chance in which none lies where it is barred; None if none is.

    ``barred[place]`` is what may not lie there; in the places after those anything may.  Where
    all places bar the same every order is as likely, otherwise nearly so.
    """
    order = list(cards)
    rng.shuffle(order)
    for place, bar in enumerate(barred):
        if (
            bar >> order[place] & 1
            and not _changed(order, barred, place, rng)
            and not _passed_on(order, barred, place)
        ):
            return None
    return order


def _changed(order: list[Card], barred: Sequence[Kinds], place: int, rng: Random) -> bool:
    """Change cards with a place picked by chance; whether one was found that both agree to."""
    card, bar = order[place], barred[place]
    for _ in range(TRIES):
        other = int(rng.random() * len(order))
        theirs = order[other]
        if not bar >> theirs & 1 and (other >= len(barred) or not barred[other] >> card & 1):
            order[place], order[other] = theirs, card
            return True
    return False


def _passed_on(order: list[Card], barred: Sequence[Kinds], place: int) -> bool:
    """Pass cards on round the fewest places that all agree to what they get, if there are any.

    Laid side by side with any order that bars nothing, this one differs from it by such rounds;
    so where there is no round through a place, there is no such order.
    """
    card = order[place]
    takers: dict[int, int] = {}
    waiting = deque([place])
    while waiting:
        taker = waiting.popleft()
        bar = barred[taker] if taker < len(barred) else 0
        if not bar >> card & 1:
            while taker != place:
                order[taker], card = card, order[taker]
                taker = takers[taker]
            order[place] = card
            return True
        for giver in range(len(order)):
            if giver != place and giver not in takers and not bar >> order[giver] & 1:
                takers[giver] = taker
                waiting.append(giver)
    return False
