"""An example of the rules, played on the felt by the engine."""

from collections.abc import Callable

from pygame import Rect

from game.core.event import bare_card
from game.core.illegal import Illegal
from game.features.replay.replay_session import ReplaySession
from game.text.icon import Icon
from game.text.message import say, told
from game.ui.features.match.table_page import TableView, model_of
from game.ui.kit.forms.builder import Kit
from game.ui.kit.input.commands import Command, Scope
from game.ui.kit.layout.alternatives import FirstFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Limit, Pad
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.tree import Act, Action, Role
from game.ui.program import Program
from game.ui.table.model.actions import OpenMenu, OpenRules, ShowAgain
from game.ui.table.model.notice import refusal
from game.ui.table.render import page_layout
from game.ui.table.render.nodes import corner
from game.ui.table.render.side_panel import journal, standing

EXAMPLE_MOVE_SECONDS = 0.9
"""Delay before each move, in seconds."""
MAX_SENTENCE_LINE_COUNT = 3
"""Lines that the sentence takes beside the buttons; a longer one stands above them."""


class ExamplePage(TableView):
    """The moves of an example by themselves, then what the rules say of the last.

    ``title`` returns what the picture says.  ``is_told`` is whether the rules have been heard on
    it.  ``move`` is the last one; if it is ``refused``, its cards are only picked.
    """

    name = "example"
    places = (Scope.REPLAY,)

    def __init__(
        self,
        app: Program,
        session: ReplaySession,
        title: Callable[[], str],
        move: str,
        refused: Illegal | None = None,
    ) -> None:
        super().__init__(app, model_of(app, session, session.view))
        self.session = session
        self.title = title
        self.move = move
        self.refused = refused
        self.model.replayed = True
        self._due: float | None = None
        self.is_told = False
        self._begin()

    def _begin(self) -> None:
        """Show the position before the first move."""
        self.session.go(0)
        self.show.hand.picks.clear()
        self.show.snap(self.session.view)
        self.show.held = False
        self.show.telling.remember(self.session.told())
        self.model.say(None)
        self._due, self.is_told = None, False
        self.changed()

    @property
    def is_played(self) -> bool:
        """Whether all moves have been made and seen."""
        return self.session.at >= self.session.last and self.show.quiet

    @property
    def sentence(self) -> str:
        """What the rules say of the last move; empty while moves are made."""
        if not self.is_played:
            return ""
        if self.refused is not None:
            return told(self.refused.message)
        return " ".join(told(line.said) for line in self.session.told()[-1])

    @property
    def commands(self) -> list[Command]:
        """Those of a replay that a table has as well."""
        return [one for one in super().commands if {Scope.TABLE, Scope.EVERYWHERE} & set(one.where)]

    # Time.

    @property
    def waiting(self) -> bool:
        return not self.is_told

    def advance(self, now: float) -> bool:
        """Make the moves one after another; whether something moves."""
        moving = super().advance(now)
        self.show.held = False
        if moving or self.show.pending or self.is_told:
            return moving
        if self.show.stopped is not None:
            self.show.go_on()
        elif self._due is None:
            self._due = now + EXAMPLE_MOVE_SECONDS
        elif now >= self._due:
            self._due = None
            self._go_on()
        return moving

    def _go_on(self) -> None:
        """Make the next move, or say what the rules say of the last."""
        if self.session.at < self.session.last:
            self.show.rearrange(self.model.now)
            self.show.add(self.session.step())
        else:
            self.is_told = True
            self.announcing.say(self.sentence, at_once=True)
            if self.refused is not None:
                self.model.say(refusal(self.refused))
                self._pick()
        self.changed()

    def _pick(self) -> None:
        """Pick the cards of the move that is refused."""
        named, hand = set(map(bare_card, self.move.split()[1:])), self.show.hand
        hand.pick(tuple(slot for slot, text in enumerate(hand.order) if text in named))
        self.show.rearrange(self.model.now)

    # Layout.

    def panels(self, kit: Kit) -> Box:
        gap = kit.px(page_layout.TABLE_MARGIN_UNITS)
        top = [corner(self.model, kit, leaving=True), Space(high=gap // 2)]
        score, log = standing(self.model, kit), journal(self.model, kit)
        if page_layout.is_upright(kit.measures):
            beside = [score.growing(), Space(gap), Column([*top, log.growing()]).growing()]
            return Row(beside, across="stretch")
        return Column([*top, score, Space(high=gap), log.growing()])

    def perform(self, action: Action) -> None:
        match action:
            case OpenMenu():
                self.navigator.back()
            case ShowAgain():
                self._begin()
            case _:
                super().perform(action)

    @property
    def opens_rules(self) -> Act:
        """The way back to the rules, where the example stands."""
        return self.navigator.back

    def below(self, kit: Kit, room: Rect) -> Box:
        says = [kit.words(self.title(), 17, role=Role.PROMPT, weight="semibold")]
        if self.is_told:
            tone = "text" if self.refused is None else "warning"
            says.append(kit.words(self.sentence, 15.5, role=Role.ALERT, tone=tone))
        gap = kit.px(10)
        buttons: list[Box] = [
            kit.button(
                "again", say("rules-again"), ShowAgain(), target=44, icon=Icon.PLAY, area="bar",
                enabled=self.is_told,
            ),
            kit.button(
                "return", say("rules-return"), OpenRules(), target=44, icon=Icon.BACK,
                primary=True, area="bar", first=True,
            ),
        ]  # fmt: skip
        words = Column(says, kit.px(2))
        least = kit.words(self.sentence, 15.5, lines=MAX_SENTENCE_LINE_COUNT).widths.ideal
        beside = Row([Limit(words, least=least).growing(), *buttons], gap)
        return Pad(FirstFit(beside, Column([words, Row([Space().growing(), *buttons], gap)])),
                   kit.px(14), 0)  # fmt: skip
