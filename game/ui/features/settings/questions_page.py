"""Three questions for a new player: the size of text and cards, and captions for sounds."""

from game.core.options import OptionField, Value
from game.storage.settings import Settings
from game.text.icon import Icon
from game.text.message import say
from game.ui import routes
from game.ui.kit.forms.builder import Kit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.option_rows import OptionForm, option_row
from game.ui.program import Program, ProgramPage

ASKED = ("text", "size", "captions")
"""Settings that are asked for."""


class QuestionsPage(ProgramPage, HeadedPage):
    """Asks a new player what they need. Going back skips the rest."""

    name = "questions"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading = say("access-questions")
        self.subtitle = say("access-questions-how")

    def content(self, kit: Kit) -> Box:
        settings = self.app.settings
        asked = {one.name: one for one in Settings.described() if one.name in ASKED}
        values = {name: settings.get(name) for name in asked}
        form = OptionForm(values, self._change, self._browse, "questions")
        cells: list[Box] = []
        for name in ASKED:
            cells += [option_row(asked[name], form, kit), Space(high=kit.px(14))]
        opens = self.navigator.opener(routes.Access())
        name, icon = say("access-heading"), Icon.SETTINGS
        more = kit.button("access", name, opens, target=44, icon=icon, area="questions")
        return Column([*cells, kit.words(say("access-more"), 15), Space(high=kit.px(8)), more])

    def _change(self, one: OptionField, value: Value) -> None:
        self.app.set(one.name, value)

    def _browse(self, one: OptionField) -> None:
        current = self.app.settings.get(one.name)
        self.navigator.open(routes.Pick(one, current, lambda value: self._change(one, value)))
