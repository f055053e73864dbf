"""All the melds that are marked in the hand, laid one after the other."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.event import bare
from game.core.illegal import Illegal
from game.core.offer import Means, Offer
from game.ui.sitting import YOU, Sitting

Offers = Callable[[Sequence[str]], Sequence[Offer]]


class LayAll(NamedTuple):
    """The moves that lay the marked melds, those that the rules allow one after the other.

    ``refused`` is why another may not be laid, ``out`` whether they end the round.
    """

    moves: tuple[str, ...] = ()
    refused: Illegal | None = None
    out: bool = False


def lay_all(sitting: Sitting, melds: Sequence[Sequence[str]], offers: Offers) -> LayAll:
    """How these melds are laid in their order, without those that may not be laid.

    ``offers`` gives what may be meant with cards of the hand.
    """
    game, after = sitting.match.game, sitting.match.state.clone()
    rounds = len(after.rounds)
    moves: list[str] = []
    refused: Illegal | None = None
    for meld in melds:
        offer = next((one for one in offers(meld) if _lays(one, meld)), None)
        if offer is None:
            continue
        move = game.parse(offer.move)
        why = after.check(move)
        if why is not None:
            refused = refused or why
            continue
        after.advance(move)
        moves.append(offer.move)
        if after.asked != YOU or len(after.rounds) > rounds:
            break
    return LayAll(tuple(moves), refused, len(after.rounds) > rounds)


def _lays(offer: Offer, meld: Sequence[str]) -> bool:
    """Whether an offer lays just these cards as a new meld."""
    return offer.group is Means.LAY and Counter(map(bare, offer.cards)) == Counter(meld)
