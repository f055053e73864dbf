"""The person's moves: made and shown, or refused with a sentence.

``MoveMaker`` makes one move. ``MoveChooser`` turns offers into moves and lets the player choose.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.core.event import PERSON_SEAT
from game.core.illegal import Illegal, IllegalMove
from game.core.table_values import Intent, Offer
from game.text.message import Message
from game.ui.sound import Sounds
from game.ui.table.control.why_not import explained
from game.ui.table.model.actions import TableHost
from game.ui.table.model.notice import Notice, NoticeKind, refusal
from game.ui.table.model.table_model import TableModel


class MoveMaker:
    """Makes moves of seat 0 and shows the outcome.

    ``explained`` is whether a new word was explained, which the settings should keep.
    """

    def __init__(self, model: TableModel, page: TableHost, sounds: Sounds) -> None:
        self.model = model
        self.page = page
        self.sounds = sounds
        self.explained = False
        self._problem: Message | None = None

    def try_move(self, move: str, forced: bool = False) -> bool:
        """Make a move of the person, or say why it is refused; whether it was made.

        A ``forced`` move leaves the marks of recent changes in place.
        """
        session, show = self.model.session, self.model.show
        illegal = self.out_of_turn()
        word = None if forced else self.model.new_word()
        if illegal is None:
            try:
                events = session.play(move)
                show.recent.answered(forced)
                show.add(events)
            except IllegalMove as error:
                illegal = error.illegal
        if illegal is not None:
            self.refuse(explained(self.model, self.page.app.profile, move, illegal))
            return False
        if word is not None:
            self.model.settings.explained.append(word.name)
            self.explained = True
        self.model.say(None)
        self.model.picked = None
        self.moved()
        return True

    def moved(self) -> None:
        """Update the table after a move of the person."""
        self._tell_problem()
        self.arranged()

    def _tell_problem(self) -> None:
        problem = self.model.session.writer.problem
        if problem is not None and problem != self._problem:
            self.model.say(Notice(NoticeKind.NOT_SAVED, problem))
        self._problem = problem

    def out_of_turn(self) -> Illegal | None:
        """Refusal that says whose turn it is, as shown.

        None in the person's turn, and once the match is over.
        """
        session = self.model.session
        if session.yours or session.match.state.over:
            return None
        shown = self.model.show.state
        if shown.asked == PERSON_SEAT:
            # The person's own move is still being shown; the latest state knows who comes next.
            shown = session.state
        return session.not_yours(shown)

    def refuse(self, notice: Notice) -> None:
        """Show a refusal; out of turn it passes after a moment."""
        self.model.say(notice, passing=not self.model.session.yours)
        self.sounds.play("refuse")
        self.page.changed()

    def arranged(self) -> None:
        """Lay the hand out again after a change of its order or picks."""
        self.model.show.rearrange(self.model.now)
        self.page.changed()

    def skip(self) -> None:
        """Show all waiting events at once."""
        self.model.show.skip()
        self.page.changed()


class MoveChooser:
    """Turns offers into moves."""

    def __init__(self, model: TableModel, moves: MoveMaker, page: TableHost) -> None:
        self.model = model
        self.moves = moves
        self.page = page

    def press(self, offers: Sequence[Offer]) -> None:
        """Handle a button of the bar; any animation ends first."""
        if not self.model.show.quiet:
            self.moves.skip()
        self.take_up(offers, self.model.show.hand.picked)

    def lay_all(self) -> None:
        """Lay all marked melds, each as a move, and say which rule stops one of them."""
        plan = self.model.asking.lay_all()
        if not all(self.moves.try_move(move) for move in plan.moves):
            return
        if plan.refused is not None and self.model.notice is None:
            stopped = refusal(plan.refused)
            self.moves.refuse(replace(stopped, kind=NoticeKind.STOPPED))

    def take_up(self, offers: Sequence[Offer], cards: Sequence[str]) -> bool:
        """Make the only offered move, or open a choice; whether either was done."""
        if len(offers) == 1:
            return self._make(offers[0], cards)
        self.page.open_choice(offers, partial(self._make, cards=cards))
        return True

    def _make(self, offer: Offer, cards: Sequence[str]) -> bool:
        """Make an offered move and those that follow it; whether it was made.

        The other cards meant for the same meld follow.

        The match counts the cards that are left, since the shown hand lags behind.
        """
        held = self._hand()
        if not self.moves.try_move(offer.move):
            return False
        rest = tuple((Counter(cards) - (held - self._hand())).elements())
        follows = offer.intent is Intent.LAY_OFF and offer.target is not None
        if follows and rest and self.model.session.yours:
            more = [
                one
                for one in self.model.asking.legal(rest)
                if one.intent is Intent.LAY_OFF and one.target == offer.target
            ]
            # The choice showed the final meld: prefer the moves that lead to it.
            towards = [one for one in more if one.cards == offer.cards]
            if more:
                return self.take_up(towards[:1] or more, rest)
        return True

    def _hand(self) -> Counter[str]:
        model = self.model
        if not model.show.table.has_hands:
            return Counter()
        return Counter(model.session.hand)
