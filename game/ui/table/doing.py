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
    take_up(scene, offers, scene.show.hand.picked)


def take_up(scene: "TableScene", offers: Sequence[Offer], cards: Sequence[str]) -> bool:
    """Make the one move that is meant with these cards, or have the player choose among several.

    Whether it was made or is being chosen.
    """
    if len(offers) == 1:
        return _make(scene, offers[0], cards)
    scene.app.director.push(
        ChoiceScene(scene.app, scene, offers, lambda offer: _make(scene, offer, cards))
    )
    return True


def _make(scene: "TableScene", offer: Offer, cards: Sequence[str]) -> bool:
    """Make an offered move; the other cards that are meant for the same meld follow.

    They are counted here, from move to move: the hand that is shown still holds them all.
    """
    held = _hand(scene)
    if not scene.try_move(offer.move):
        return False
    rest = tuple((Counter(cards) - (held - _hand(scene))).elements())
    if offer.group == "add" and offer.target is not None and rest and scene.sitting.yours:
        more = [
            one
            for one in scene.asking.legal(rest)
            if one.group == "add" and one.target == offer.target
        ]
        # What was chosen showed how the cards would lie in the end.
        towards = [one for one in more if one.cards == offer.cards]
        if more:
            return take_up(scene, towards[:1] or more, rest)
    return True


def _hand(scene: "TableScene") -> Counter[str]:
    """The person's hand as the match has it."""
    return Counter(scene.sitting.match.view(YOU).get("hands", [[]])[YOU])
