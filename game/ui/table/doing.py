"""From offers to moves: one is made, several are chosen among, what belongs together follows."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.table import Offer
from game.ui.scenes.choice import ChoiceScene
from game.ui.sitting import YOU

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


def press_offer(scene: "TableScene", offers: Sequence[Offer]) -> None:
    """A button of the bar."""
    if not scene.show.quiet:
        scene.skip()
    take_up(scene, offers)


def take_up(scene: "TableScene", offers: Sequence[Offer]) -> bool:
    """Make the one move that is meant, or have the player choose among several.

    Whether it was made or is being chosen.
    """
    if len(offers) == 1:
        return _make(scene, offers[0])
    scene.app.director.push(
        ChoiceScene(scene.app, scene, offers, lambda offer: _make(scene, offer))
    )
    return True


def _make(scene: "TableScene", offer: Offer) -> bool:
    """Make an offered move; further picked cards that are meant for the same meld follow."""
    picked = scene.show.hand.picked
    before = Counter(scene.sitting.match.view(YOU).get("hands", [[]])[YOU])
    if not scene.try_move(offer.move):
        return False
    gone = before - Counter(scene.sitting.match.view(YOU).get("hands", [[]])[YOU])
    rest = list((Counter(picked) - gone).elements())
    if offer.group == "add" and offer.target is not None and rest and scene.sitting.yours:
        more = [
            one
            for one in scene.asking.legal(rest)
            if one.group == "add" and one.target == offer.target
        ]
        if more:
            return take_up(scene, more)
    return True
