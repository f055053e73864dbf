"""The page after a round."""

from game.core.event import Event
from game.text.icon import Icon
from game.text.message import Message, TextValue
from game.ui import routes
from game.ui.features.scores.end_page import EndPage
from game.ui.features.scores.open_cards import RoundPart, several
from game.ui.features.scores.score_page import FootButton, ScorePart, in_words
from game.ui.features.scores.score_sheet import ScoreSheet
from game.ui.kit.forms.builder import Kit
from game.ui.kit.input.commands import VERIFY_DEAL, Scope
from game.ui.kit.layout.alternatives import Stack
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Pad
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Row


class RoundPage(EndPage):
    """Result of a round, with the revealed hands and the score sheet."""

    name = "round"
    places = (Scope.SCORE, Scope.ROUND)

    @property
    def head(self) -> TextValue:
        """Why the round ended."""
        show = self.model.show
        return show.table.round_end_title(show.state, show.names)

    @property
    def sentence(self) -> TextValue:
        show = self.model.show
        scores, number = show.state.rounds[-1]["scores"], show.state.round
        table = show.table
        mark = min(scores) if table.lowest_wins else max(scores)
        best = [show.names[seat] for seat, score in enumerate(scores) if score == mark]
        if len(best) > 1:
            return table.told_of_round(number, several(best), shared=True)
        return table.told_of_round(number, best[0], shared=False)

    def points(self) -> list[TextValue]:
        """The points of all rounds; the last line of the log tells those of this one."""
        state, names = self.model.show.state, self.model.show.names
        if not self.model.scored or len(state.rounds) < 2:
            return []
        return [Message("score-all-points", figures=in_words(names, state.scores))]

    def parts(self, kit: Kit) -> list[ScorePart]:
        cards, sheet = self.part(RoundPart, kit), self.part(ScoreSheet, kit)
        return [cards, sheet] if cards.worth_showing else [sheet]

    def buttons(self) -> list[FootButton]:
        buttons = [FootButton(self.model.show.table.next_round, Icon.PLAY, self.back)]
        return [*buttons, *self._cutting()] if self.app.settings.cut else buttons

    def more(self) -> list[FootButton]:
        cutting = [] if self.app.settings.cut else self._cutting()
        return [*self.keeping(), *cutting]

    def _cutting(self) -> list[FootButton]:
        """The button to cut the next deck; none where its cards are known."""
        if not self.model.session.cuttable:
            return []
        return [FootButton(Message("score-cut"), Icon.CARDS, self.cut)]

    def foot(self, kit: Kit) -> Box:
        proof = kit.icon_button(
            "verify", VERIFY_DEAL.label, self.verify, Icon.SEAL, 48, "proof", command=VERIFY_DEAL
        )
        answers = Pad(super().foot(kit), proof.widths.ideal + kit.px(12), 0)
        return Stack([Row([Space().growing(), proof]), answers])

    def cut(self) -> None:
        """Open the page for the cut of the next deck."""
        self.navigator.open(routes.Cut(self.model.session, self._dealt))

    def _dealt(self, events: list[Event]) -> None:
        """Show the events after the cut."""
        if events:
            self.model.show.instead(events)
        self.navigator.back()
        self.back()

    def verify(self) -> None:
        """Open the seal check of the round."""
        self.navigator.open(routes.Seal(self.model, finished=True))

    def back(self) -> None:
        self.model.session.leave_uncut()
        self.model.show.go_on()
        self.navigator.back()
