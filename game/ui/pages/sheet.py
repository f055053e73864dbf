"""The score sheet as it stands."""

from game.ui.parts.page import Button, ScorePage
from game.ui.parts.part import Part
from game.ui.parts.sheet import Sheet
from game.ui.widgets.kit import Kit
from game.ui.window.commandplaces import Place
from game.ui.window.commands import CLOSE_SHEET
from game.words.message import Message, Said


class SheetPage(ScorePage):
    """The score sheet as it stands, looked at in the middle of a match."""

    name = "sheet"
    places = (Place.SCORE, Place.SHEET)
    head = Message("score-sheet")

    @property
    def sentence(self) -> Said:
        """How many rounds are over, or that none is yet."""
        rounds = len(self.model.show.state.rounds)
        return Message("score-so-far", count=rounds) if rounds else Message("score-none-yet")

    def parts(self, kit: Kit) -> list[Part]:
        return [self.part(Sheet, kit)]

    def buttons(self) -> list[Button]:
        return [Button(CLOSE_SHEET.called, "back", self.back, CLOSE_SHEET)]
