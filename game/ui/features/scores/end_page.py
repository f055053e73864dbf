"""A page at the end of a round or match, which tells what the opponents overlooked in the round.

The page opens at once. The worker process then looks at the opponents' moves in the background, and
a line for an opponent comes when it is known. One line's room is kept free for that.
"""

from collections.abc import Sequence

from game.features.review.round_oversights import RoundOversights
from game.text.message import TextValue, told
from game.ui.features.scores.score_page import ScorePage
from game.ui.kit.forms.builder import Kit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit
from game.ui.kit.layout.linear import Column

OVERLOOKED_TEXT_UNITS = 15.0
"""Size of a line, in units."""


class EndPage(ScorePage):
    """A score page after a round; ``oversights`` is None before it is entered.

    It stays None at children's tables, where the lines would be unkind, and for a match that is
    only tried out.
    """

    oversights: RoundOversights | None = None

    @property
    def tells_oversights(self) -> bool:
        """Whether the opponents' oversights of the round are told."""
        session = self.model.session
        return session.begun is not None and not self.model.for_children

    def entered(self) -> None:
        super().entered()
        if self.oversights is None and self.tells_oversights:
            session, round = self.model.session, len(self.model.show.state.rounds)
            names = self.model.show.names
            self.oversights = RoundOversights(session.match, round, names, self.app.worker)

    def left(self) -> None:
        super().left()
        if self.oversights is not None:
            self.oversights.leave()

    @property
    def waiting(self) -> bool:
        return self.oversights is not None and self.oversights.waiting

    def update(self, now: float) -> bool:
        """Look on for oversights while nothing moves; whether an animation is running."""
        moving = super().update(now)
        if self.oversights is not None and not moving and self.navigator.is_top(self):
            for said in self.oversights.look():
                self.app.announcements.say(told(said))
                self.changed()
        return moving

    def overlooked(self) -> Sequence[TextValue]:
        """The sentences that are known so far."""
        found = () if self.oversights is None else self.oversights.told.values()
        return [one.said for one in found]

    def under_sentence(self, anchor: str, kit: Kit) -> list[Box]:
        if not self.tells_oversights:
            return []
        lines = [
            kit.words(told(said), OVERLOOKED_TEXT_UNITS, anchor=anchor)
            for said in self.overlooked()
        ]
        return [Limit(Column(lines), high=kit.line_height(OVERLOOKED_TEXT_UNITS))]
