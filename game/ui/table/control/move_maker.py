"""The person's moves at a table: made and shown, or refused with a sentence.

From offers to moves: one is made, several are chosen among, what belongs together follows.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from game.core.illegal import Illegal, IllegalMove
from game.core.table_values import Intent, Offer
from game.session import HUMAN_SEAT
from game.text.message import Message, told
from game.ui.sound import Sounds
from game.ui.table.model.actions import TableHost
from game.ui.table.model.notice import Notice, NoticeKind, refusal
from game.ui.table.model.table_model import TableModel


class MoveMaker:
    """Makes moves of seat 0, and tells the player what came of it."""

    def __init__(self, model: TableModel, page: TableHost, sounds: Sounds) -> None:
        self.model = model
        self.page = page
        self.sounds = sounds
        self._trouble: Message | None = None

    def try_move(self, move: str, forced: bool = False) -> bool:
        """Make a move of the person's, or say why it is refused; whether it was made.

        What is new on the table stays so over one that is ``forced``.
        """
        sitting, show = self.model.sitting, self.model.show
        illegal = self.out_of_turn()
        if illegal is None:
            try:
                events = sitting.play(move)
                show.recent.answered(forced)
                show.add(events)
            except IllegalMove as error:
                illegal = error.illegal
        if illegal is not None:
            self.refuse(refusal(illegal))
            return False
        self.model.say(None)
        self.model.picked = None
        self.moved()
        return True

    def moved(self) -> None:
        """A move of the person's has been made and is being shown."""
        self._tell_trouble()
        self.arranged()

    def _tell_trouble(self) -> None:
        """Say that moves are not being saved, once for each reason."""
        trouble = self.model.sitting.keeper.trouble
        if trouble is not None and trouble != self._trouble:
            self.model.say(Notice(NoticeKind.NOT_SAVED, told(trouble)))
        self._trouble = trouble

    def out_of_turn(self) -> Illegal | None:
        """Whose turn it is as far as it has been shown; None if it is the person's.

        Also None once the match is over: nobody has a turn.
        """
        sitting = self.model.sitting
        if sitting.yours or sitting.match.state.over:
            return None
        shown = self.model.show.state
        if shown.asked == HUMAN_SEAT:
            # The person's own move is being shown, and who comes after it is known.
            shown = sitting.state
        return sitting.not_yours(shown)

    def refuse(self, notice: Notice) -> None:
        """Say why something is not done: out of turn only for a moment."""
        self.model.say(notice, passing=not self.model.sitting.yours)
        self.sounds.play("refuse")
        self.page.changed()

    def arranged(self) -> None:
        """The hand is held in another way now."""
        self.model.show.rearrange(self.model.now)
        self.page.changed()

    def skip(self) -> None:
        """Have everything arrive at once."""
        self.model.show.skip()
        self.page.changed()


Choose = Callable[[Sequence[Offer], Callable[[Offer], object]], None]
"""Has the player choose among offers, and calls what is given with the one chosen."""


class MoveChooser:
    """Takes offers up."""

    def __init__(self, model: TableModel, moves: MoveMaker, choose: Choose) -> None:
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
            self.moves.refuse(replace(stopped, kind=NoticeKind.STOPPED))

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
        follows = offer.intent is Intent.LAY_OFF and offer.target is not None
        if follows and rest and self.model.sitting.yours:
            more = [
                one
                for one in self.model.asking.legal(rest)
                if one.intent is Intent.LAY_OFF and one.target == offer.target
            ]
            # What was chosen showed how the cards would lie in the end.
            towards = [one for one in more if one.cards == offer.cards]
            if more:
                return self.take_up(towards[:1] or more, rest)
        return True

    def _hand(self) -> Counter[str]:
        """The person's hand as the match has it."""
        model = self.model
        if not model.show.table.has_hands:
            return Counter()
        return Counter(model.sitting.hand)
