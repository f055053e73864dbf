"""From offers to moves: one is made, several are chosen among, what belongs together follows."""

from collections import Counter
from collections.abc import Callable, Sequence

from game.core.offer import Means, Offer
from game.ui.table.model import TableModel
from game.ui.table.moves import Moves
from game.ui.table.notice import Kind, refusal
from game.values import replace

Choose = Callable[[Sequence[Offer], Callable[[Offer], object]], None]
"""Has the player choose among offers, and calls what is given with the one chosen."""


class Doing:
    """Takes offers up."""

    def __init__(self, model: TableModel, moves: Moves, choose: Choose) -> None:
        self.model = model
        self.moves = moves
        self.choose = choose

    def press(self, offers: Sequence[Offer]) -> None:
        """A button of the bar."""
        if not self.model.show.quiet:
            self.moves.skip()
        self.take_up(offers, self.model.show.hand.picked)

    def lay_all(self) -> None:
        """Lay all the melds that are marked, each a move; or say what stops it on the way."""
        plan = self.model.asking.lay_all()
        if not all(self.moves.try_move(move) for move in plan.moves):
            return
        if plan.refused is not None and self.model.notice is None:
            stopped = refusal(plan.refused)
            self.moves.refuse(replace(stopped, kind=Kind.STOPPED))

    def take_up(self, offers: Sequence[Offer], cards: Sequence[str]) -> bool:
        """Make the one move that is meant with these cards, or have the player choose among
        several.

        Whether it was made or is being chosen.
        """
        if len(offers) == 1:
            return self._make(offers[0], cards)
        self.choose(offers, lambda offer: self._make(offer, cards))
        return True

    def _make(self, offer: Offer, cards: Sequence[str]) -> bool:
        """Make an offered move; the other cards that are meant for the same meld follow.

        They are counted here, from move to move: the hand that is shown still holds them all.
        """
        held = self._hand()
        if not self.moves.try_move(offer.move):
            return False
        rest = tuple((Counter(cards) - (held - self._hand())).elements())
        follows = offer.group is Means.ADD and offer.target is not None
        if follows and rest and self.model.sitting.yours:
            more = [
                one
                for one in self.model.asking.legal(rest)
                if one.group is Means.ADD and one.target == offer.target
            ]
            # What was chosen showed how the cards would lie in the end.
            towards = [one for one in more if one.cards == offer.cards]
            if more:
                return self.take_up(towards[:1] or more, rest)
        return True

    def _hand(self) -> Counter[str]:
        """The person's hand as the match has it."""
        model = self.model
        if not model.show.table.holding:
            return Counter()
        return Counter(model.sitting.hand)
