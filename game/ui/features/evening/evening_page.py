"""The setup page of an evening: company, order of the games, and the rules of each."""

from game.core.illegal import InvalidSetup
from game.core.options import Choices, OptionField, Value
from game.features.evening.evening import (
    DRAWN_ORDER,
    LAST_CHOOSES_ORDER,
    LISTED_ORDER,
    MAX_EVENING_PLAYER_COUNT,
    MIN_EVENING_PLAYER_COUNT,
    usual_order,
)
from game.features.evening.evening_plan import EveningPlan
from game.features.evening.evening_results import title_of
from game.features.rule_sets.own_sets import OwnSets
from game.games import GAMES_BY_NAME, evening_games
from game.match.record_notes import EVENING_MODE
from game.match.seal import fresh_number
from game.text.icon import Icon
from game.text.message import Message, say, told
from game.ui import routes
from game.ui.features.evening.open_evening import begin_evening, continue_evening
from game.ui.features.match.begin_match import MAX_SEEDED_DEAL_NUMBER_VALUE
from game.ui.features.setup.plan_page import PlanPage, SeatFacts, SeatRows
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import Scope
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.surfaces import drawn
from game.ui.option_rows import OPTION_GROUP_GAP_UNITS, OptionForm, option_row
from game.ui.program import Program

EVENING_ORDER_CHOICES = Choices(
    (DRAWN_ORDER, LISTED_ORDER, LAST_CHOOSES_ORDER),
    (
        Message("evening-order.drawn"),
        Message("evening-order.listed"),
        Message("evening-order.last"),
    ),
)
EVENING_POSTER_SIZE = (140.0, 175.0)
"""Width and height of the poster of a game, in units."""


class EveningPage(PlanPage):
    """Who plays and the games at first sight; order and rules behind *More*."""

    name = "evening"
    places = (Scope.PLAIN,)
    plan: EveningPlan

    def __init__(self, app: Program) -> None:
        super().__init__(app, EVENING_MODE)
        self.heading_text = Message("evening-heading")
        self.look()

    def last_plan(self) -> EveningPlan:
        sets = OwnSets(self.app.profile)
        plan = EveningPlan(self.app.rng, sets, self.app.settings.children)
        plan.remember(self.kept_choices)
        return plan

    @property
    def changed_count(self) -> int:
        if self.plan.children:
            return 0
        others = sum(not one.is_short for one in self.plan.rules.values())
        return others + (self.plan.order != DRAWN_ORDER)

    def look(self) -> None:
        self.waiting_evening = self.app.evenings.under_way(False)

    # Layout.

    def beside(self, kit: Kit) -> Box:
        opener = self.navigator.opener
        week = kit.button(
            "week", say("evening-week"), opener(routes.EveningWeek()), target=44,
            icon=Icon.CLOCK, area="head",
        )  # fmt: skip
        figures = kit.button(
            "figures", say("evening-figures"), opener(routes.EveningStatistics()), target=44,
            icon=Icon.STATISTICS, area="head",
        )  # fmt: skip
        return Flow([week, figures], kit.px(10), kit.px(6), lean=1)

    def body(self, kit: Kit) -> Box:
        """Who plays and the posters of the games; the rest behind *More*."""
        players = (MIN_EVENING_PLAYER_COUNT, MAX_EVENING_PLAYER_COUNT)
        seats = SeatRows(
            self.plan, players, self.changed, kit, lambda _: SeatFacts(), self.navigator
        )
        more = [
            *seats.everybody(),
            self.children_row(Message("setup-children.help"), kit),
            self._games(kit),
        ]
        ways_on = Flow(self._ways_on(kit), kit.px(12), kit.px(8), lean=0.5)
        return self.laid([seats.faces(), self._posters(kit)], more, ways_on, kit)

    def _posters(self, kit: Kit) -> Box:
        wide, high = EVENING_POSTER_SIZE
        posters: list[Box] = []
        for name in usual_order():
            game = GAMES_BY_NAME[name]
            drawing = self.app.images.shown(game.picture)
            if drawing:
                poster = drawn(drawing, nowhere(), told(game.title), radius=kit.px(10))
                posters.append(FixedBox(poster, kit.px(wide), kit.px(high)))
        return Flow(posters, kit.px(12), kit.px(12), lean=0.5)

    def _ways_on(self, kit: Kit) -> list[Box]:
        """Play, and the evening that waits."""
        now = say("evening-begin", minutes=self.plan.minutes)
        cells: list[Box] = [
            kit.button(
                "play", now, self.play, icon=Icon.PLAY, area="play", first=True,
                primary=self.waiting_evening is None,
            )
        ]  # fmt: skip
        waiting = self.waiting_evening
        if waiting is not None:
            go_on = kit.button(
                "continue", say("start-continue"), lambda: continue_evening(self.app, waiting),
                icon=Icon.PLAY, area="play", primary=True,
            )  # fmt: skip
            go_on.node.value = go_on.node.tip = title_of(waiting.evening)
            cells.insert(0, go_on)
        return cells

    def _games(self, kit: Kit) -> Box:
        """The order, with a row for each game if it is listed, and the way to all rules."""
        label, order = Message("evening-order"), self.plan.order
        helps = {
            DRAWN_ORDER: Message("evening-order.drawn-help"),
            LISTED_ORDER: Message("evening-order.listed-help"),
            LAST_CHOOSES_ORDER: Message("evening-order.last-help"),
        }
        one = OptionField("order", DRAWN_ORDER, label, EVENING_ORDER_CHOICES, helps[order])
        form = OptionForm({"order": order}, self._set_order, self.navigator, "options")
        rows: list[Box] = [option_row(one, form, kit), Space(high=kit.px(OPTION_GROUP_GAP_UNITS))]
        if order == LISTED_ORDER:
            games = [self._game(place, name, kit) for place, name in enumerate(self.plan.listed)]
            rows += [
                kit.group_heading(say("evening-games")),
                Space(high=kit.px(8)),
                Column(games, kit.px(10)),
                Space(high=kit.px(OPTION_GROUP_GAP_UNITS)),
            ]
        count = sum(not one.is_short for one in self.plan.rules.values())
        name = say("evening-forms.changed", count=count) if count else say("evening-forms")
        if self.plan.children:
            name = say("evening-forms-heading")
        opens = self.navigator.opener(routes.EveningRules(self.plan))
        rules = kit.button("rules", name, opens, target=44, icon=Icon.PENCIL, area="games")
        return Column([*rows, Align(rules, 0)])

    def _game(self, place: int, name: str, kit: Kit) -> Box:
        """A game of a listed order: its name, and two buttons that move it."""
        game = GAMES_BY_NAME[name]
        title = say("evening-row", number=place + 1, game=game.title)
        words = kit.words(told(game.title), 16.5, weight="semibold", anchor="midleft")
        cells: list[Box] = [
            Limit(words, least=words.widths.ideal).growing(),
            self._mover(name, place, -1, kit),
            self._mover(name, place, 1, kit),
        ]
        drawing = self.app.images.shown(game.picture)
        if drawing:
            side = kit.measures.target_size(44)
            cells.insert(0, FixedBox(drawn(drawing, nowhere(), cropped=True), side, side))
        return NodeBox(Node(Role.GROUP, title, nowhere()), Row(cells, kit.px(10)))

    def _mover(self, name: str, place: int, direction: int, kit: Kit) -> Box:
        up = direction < 0
        game = GAMES_BY_NAME[name].title
        label = say("evening-earlier", game=game) if up else say("evening-later", game=game)

        def move() -> None:
            self.plan.move(name, direction)
            self.changed()

        inside = 0 <= place + direction < len(evening_games())
        return kit.icon_button(
            f"{'up' if up else 'down'} {name}", label, move,
            Icon.ARROW_UP if up else Icon.ARROW_DOWN, area="games", enabled=inside,
        )  # fmt: skip

    def _set_order(self, _: OptionField, value: Value) -> None:
        self.plan.order = str(value)
        self.changed()

    def play(self) -> None:
        seeded = self.app.seeded
        number = (
            self.app.rng.randrange(1, MAX_SEEDED_DEAL_NUMBER_VALUE) if seeded else fresh_number()
        )
        try:
            terms = self.plan.terms(number)
        except InvalidSetup as error:
            self.navigator.tell(Message("setup-disagree"), error.said)
            return
        begin_evening(self.app, terms)
