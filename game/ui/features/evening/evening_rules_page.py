"""The rules of all games of a planned evening, each the short form or a set of the game."""

from game.features.evening.evening import usual_order
from game.features.evening.evening_plan import EveningPlan
from game.text.icon import Icon
from game.text.message import Message, say, told
from game.ui import routes
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.picker import Picker
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit, NodeBox
from game.ui.kit.layout.leaf import FixedBox
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.surfaces import drawn
from game.ui.program import Program, ProgramPage

EVENING_RULES_WIDTH_UNITS = 210.0
"""Width of the button with the rules of a game, in units."""


class EveningRulesPage(ProgramPage, HeadedPage):
    """A row for each game, with a button for its rules; ``plan`` is changed at once."""

    name = "evening rules"
    wide = 700.0

    def __init__(self, app: Program, plan: EveningPlan) -> None:
        super().__init__(app)
        self.plan = plan
        self.heading_text = Message("evening-forms-heading")

    def entered(self) -> None:
        super().entered()
        if not self.focus:
            first = self.tree.by_key[f"rules {usual_order()[0]}"]
            self.set_focus(first)

    def content(self, kit: Kit) -> Box:
        return Column([self._game(name, kit) for name in usual_order()], kit.px(10))

    def _game(self, name: str, kit: Kit) -> Box:
        """A game: its name, how long it takes, and its rules."""
        rules = self.plan.rules[name]
        game = rules.game
        words = kit.words(told(game.title), 16.5, weight="semibold", anchor="midleft")
        minutes = say("start-minutes", minutes=self.plan.minutes_of(rules))
        says = Column([words, kit.words(minutes, 13, tone="dim", anchor="midleft")])
        picker = self._picker(name)
        pick = kit.button(
            f"rules {name}", picker.current_label, self.navigator.opener(routes.Pick(picker)),
            width=EVENING_RULES_WIDTH_UNITS, target=44, icon=Icon.PENCIL, area="games",
        )  # fmt: skip
        pick.node.value = told(game.title)
        cells: list[Box] = [Limit(says, least=words.widths.ideal).growing(), pick]
        drawing = self.app.images.shown(game.picture)
        if drawing:
            side = kit.measures.target_size(44)
            cells.insert(0, FixedBox(drawn(drawing, nowhere(), cropped=True), side, side))
        return NodeBox(Node(Role.GROUP, told(game.title), nowhere()), Row(cells, kit.px(10)))

    def _picker(self, name: str) -> Picker:
        """The sets of rules of a game."""
        rules = self.plan.rules[name]

        def choose(chosen: str) -> None:
            rules.choose(chosen)
            self.changed()

        labels = {one: rules.title(one) for one in rules.names()}
        title = Message("evening-rules-for", game=rules.game.title)
        return Picker("rules", title, labels, rules.chosen, choose)
