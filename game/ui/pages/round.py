"""The page between rounds."""

from game.core.event import Event
from game.ui.box import Box, Over, Pad, Row, Space
from game.ui.parts.opened import RoundPart
from game.ui.parts.page import Button, ScorePage
from game.ui.parts.part import Part
from game.ui.parts.players import several
from game.ui.parts.sheet import Sheet
from game.ui.widgets.kit import Kit
from game.ui.window.commandplaces import Place
from game.ui.window.commands import VERIFY
from game.words.message import Message, Said


class RoundPage(ScorePage):
    """After a round."""

    name = "round"
    places = (Place.SCORE, Place.ROUND)

    @property
    def head(self) -> Said:
        """Why the round is over."""
        show = self.model.show
        return show.table.ending(show.state, show.names)

    @property
    def sentence(self) -> Said:
        show = self.model.show
        scores, number = show.state.rounds[-1]["scores"], show.state.round
        table = show.table
        mark = min(scores) if table.lowest_wins else max(scores)
        best = [show.names[seat] for seat, score in enumerate(scores) if score == mark]
        if len(best) > 1:
            return table.told_of_round(number, several(best), shared=True)
        return table.told_of_round(number, best[0], shared=False)

    def parts(self, kit: Kit) -> list[Part]:
        cards, sheet = self.part(RoundPart, kit), self.part(Sheet, kit)
        return [cards, sheet] if cards.worth_showing else [sheet]

    def buttons(self) -> list[Button]:
        buttons = [Button(self.model.show.table.next_round, "play", self.back)]
        if self.model.sitting.cuttable and self.app.settings.cut == "on":
            buttons.append(Button(Message("score-cut"), "cards", self.cut))
        return buttons

    def foot(self, kit: Kit) -> Box:
        proof = kit.icon_button("verify", VERIFY.label, self.verify, "seal", 48, "proof",
                                command=VERIFY)  # fmt: skip
        answers = Pad(super().foot(kit), proof.widths.ideal + kit.px(12), 0)
        return Over([Row([Space().growing(), proof]), answers])

    def cut(self) -> None:
        """Cut the deck of the next round before it is dealt."""
        self.ways.cut(self.model.sitting, self._dealt)

    def _dealt(self, events: list[Event]) -> None:
        """Go on with what happens after the cut."""
        if events:
            self.model.show.instead(events)
        self.ways.back()
        self.back()

    def verify(self) -> None:
        """The proof that the round was dealt from the deck that was sealed before it."""
        self.ways.seal(self.model, finished=True)

    def back(self) -> None:
        self.model.sitting.leave_uncut()
        self.model.show.go_on()
        self.ways.back()
