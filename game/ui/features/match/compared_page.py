"""The coach's comparison of moves, each with its chance to win."""

from typing import Any

from game.ai.levels import Advice, chance_text, compared
from game.core.event import bare_card
from game.core.table import PERSON_HAND_ZONE, SPREAD_STYLE
from game.text.message import Message, TextValue, say, told
from game.ui.deck.card_images import card_height
from game.ui.deck.card_widgets import Cards
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import CLOSE_COMPARISON, Scope
from game.ui.kit.input.events import Key
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.charts import Chance
from game.ui.program import Program, ProgramPage
from game.ui.table.model.table_model import TableModel

MIN_COMPARED_CARD_UNITS = 40.0
"""Minimum width of a card, in units."""
MAX_COMPARED_CARD_UNITS = 86.0
"""Maximum width of a card, in units."""
COMPARED_CARD_STEP_CARD_WIDTHS = 0.45
"""Distance between cards, in card widths."""
HEAD_AND_FOOT_UNITS = 190.0
"""Space above and below the rows, in units."""
COMPARED_ROW_GAP_UNITS = 26.0
"""Space between two rows, in units."""
CONFIDENCE_INTERVAL_STANDARD_ERRORS = 1.96
"""Width of the interval to either side in standard errors, for 95 percent confidence."""
MAX_COMPARED_CARD_COUNT = 5
"""Maximum number of cards shown for a move."""


class ComparedPage(ProgramPage, HeadedPage):
    """One row per move, the advised one first: cards, name, chance and certainty."""

    name = "compared"
    places = (Scope.COMPARED,)
    reads = True
    wide = 820.0

    def __init__(self, app: Program, model: TableModel, advice: Advice) -> None:
        super().__init__(app)
        self.model = model
        self.advice = advice
        self.heading_text = Message("compared-heading")
        self.reasons = {move: self._reason(move) for move in self.moves}

    def _reason(self, move: str) -> TextValue:
        """Reason for or against a move, compared with the advised one."""
        if move == self.advice.move:
            return self.advice.why
        game, session = self.model.game, self.model.session
        best = game.parse(self.advice.move)
        state, names = session.state, self.model.show.names
        reason: TextValue = game.bot.explain(state, game.parse(move), names, best)
        return reason

    @property
    def moves(self) -> list[str]:
        """The advised move, then the others by descending chance."""
        scores, best = self.advice.scores, self.advice.move
        return sorted(scores, key=lambda move: (move != best, -scores[move]))

    def status(self) -> dict[str, Any]:
        return self.model.session.match.state.status()

    def content(self, kit: Kit) -> Box:
        shown = {move: self._cards(move) for move in self.moves}
        card = self._card_width(len(shown), kit)
        most = max((len(cards) for cards in shown.values()), default=0)
        wide = round(card * (1 + COMPARED_CARD_STEP_CARD_WIDTHS * (most - 1))) if most else 0
        rows: list[Box] = []
        for move, cards in shown.items():
            rows += [
                self._row(move, cards, card, wide, kit),
                Space(high=kit.px(8)),
                kit.line(),
                Space(high=kit.px(8)),
            ]
        for move in self.advice.uncompared:
            rows += [self._uncompared_row(move, kit), Space(high=kit.px(8))]
        rows.append(kit.words(self._told_how(), 13, tone="dim"))
        return Column(rows)

    def _card_width(self, rows: int, kit: Kit) -> int:
        """Maximum card width with which all rows fit, in pixels."""
        measures = kit.measures
        room = (measures.height - kit.px(HEAD_AND_FOOT_UNITS)) / max(1, rows) - kit.px(
            COMPARED_ROW_GAP_UNITS
        )
        wide = room / card_height(1000) * 1000
        return round(
            min(max(wide, kit.px(MIN_COMPARED_CARD_UNITS)), kit.px(MAX_COMPARED_CARD_UNITS))
        )

    def _told_how(self) -> str:
        return say("compared-counted") if self.advice.exact else say("compared-tried")

    def _row(self, move: str, cards: tuple[str, ...], card: int, wide: int, kit: Kit) -> Box:
        game, session = self.model.game, self.model.session
        best = move == self.advice.move
        tone, weight = ("gold", "bold") if best else ("text", "semibold")
        name = told(game.describe_move(session.state, game.parse(move), self.model.show.names))
        chance = self.advice.scores[move]
        share = told(chance_text(self.advice, move))
        sure = told(compared(self.advice, move))
        node = Node(
            Role.ROW,
            name,
            nowhere(),
            f"compared {move}",
            area="compared",
            move=move,
            value=say("compared-value", chance=share, sure=sure),
            first=best,
        )
        exact = self.advice.is_exact_for(move)
        error = 0.0 if exact else self.advice.errors.get(move, 0.0)
        doubt = CONFIDENCE_INTERVAL_STANDARD_ERRORS * error / 100
        bar = Node(Role.GRAPH, "", nowhere(), widget=Chance(chance / 100, best, doubt))
        why = told(self.reasons[move])
        figure = Limit(
            kit.words(share, 17, tone=tone, weight="bold", anchor="midright"), least=kit.px(108)
        )
        says = Column(
            [
                kit.words(name, 15.5, tone=tone, weight=weight),
                Row(
                    [
                        Align(FixedBox(bar, kit.px(640), kit.px(18), kit.px(60)), 0).growing(),
                        figure,
                    ],
                    kit.px(12),
                ),
                kit.words(sure, 13.5, tone="dim"),
                *([kit.words(why, 14.5)] if why else []),
            ],
            kit.px(2),
        )
        if not wide:
            return NodeBox(node, says)
        return NodeBox(
            node, Row([self._picture(cards, card, wide, kit), says.growing()], kit.px(16))
        )

    def _uncompared_row(self, move: str, kit: Kit) -> Box:
        game, session = self.model.game, self.model.session
        name = told(game.describe_move(session.state, game.parse(move), self.model.show.names))
        said = told(Message("advice-compared.none"))
        node = Node(Role.ROW, name, nowhere(), f"uncompared {move}", area="compared", value=said)
        words = [kit.words(name, 14.5, tone="dim"), kit.words(said, 13.5, tone="dim")]
        return NodeBox(node, Column(words, kit.px(2)))

    def _picture(self, cards: tuple[str, ...], card: int, wide: int, kit: Kit) -> Box:
        table = self.model.show.table
        look = Cards(
            cards, card, table.face_set, step=COMPARED_CARD_STEP_CARD_WIDTHS * card, middle=True
        )
        node = Node(Role.PICTURE, "", nowhere(), widget=look)
        return FixedBox(node, wide, card_height(card))

    def _cards(self, move: str) -> tuple[str, ...]:
        """The visible cards that a move puts down or takes."""
        model = self.model
        laid = model.show.laid
        if PERSON_HAND_ZONE in laid.spots:
            held = set(model.show.hand.order)
            found = tuple(bare_card(word) for word in move.split() if bare_card(word) in held)
            if found:
                return found[:MAX_COMPARED_CARD_COUNT]
        for zone, meant in model.asking.by_zone().items():
            if meant == move:
                return self._lying(zone, -1)
        for place in laid.places:
            if place.style == SPREAD_STYLE:
                for card in range(laid.counts[place.zone]):
                    if model.asking.by_card(place.zone, card) == move:
                        return self._lying(place.zone, card)
        return ()

    def _lying(self, zone: str, first: int) -> tuple[str, ...]:
        """Cards of a zone from the index ``first``; empty if they are face down."""
        cards = self.model.show.seen.zone(zone)
        seen = isinstance(cards, list) and all(isinstance(one, str) for one in cards)
        return tuple(cards[first:][:MAX_COMPARED_CARD_COUNT]) if seen else ()

    def on_key(self, key: Key) -> None:
        if CLOSE_COMPARISON.matches(key):
            self.back()
        else:
            super().on_key(key)
