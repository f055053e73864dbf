"""The moves that the coach compared, each with the chance to win that it leaves."""

from typing import Any

from game.ai.advice import Advice
from game.ai.wording import compared, percent
from game.core.event import bare
from game.core.table import HAND, SPREAD
from game.ui.box import Align, Box, Column, Fixed, Group, Limit, Row, Space
from game.ui.headed import HeadedPage
from game.ui.paint.assets import card_height
from game.ui.program import Program
from game.ui.table.model import TableModel
from game.ui.tree import Node, Role
from game.ui.widgets.cards import Cards
from game.ui.widgets.chance import Chance
from game.ui.widgets.kit import Kit, nowhere
from game.ui.window.commandplaces import Place
from game.ui.window.commands import CLOSE_COMPARED
from game.ui.window.inputs import Key
from game.words.message import Said, say, told

SMALLEST, LARGEST, STEP = 40.0, 86.0, 0.45
"""How wide a card is, in units, and how far the next lies from it, as a part of that."""
AROUND, BETWEEN = 190.0, 26.0
"""Units of the page's height that are above and below the rows, and between two of them."""
WITHIN = 1.96
"""So many standard errors to either side: there the difference lies 19 times in 20."""
MOST = 5
"""So many cards of a move are shown at most."""


class ComparedPage(HeadedPage):
    """A row a move, the advised one first: its cards, its name, its chance and how sure that is."""

    name = "compared"
    places = (Place.COMPARED,)
    wide = 820.0

    def __init__(self, app: Program, model: TableModel, advice: Advice) -> None:
        super().__init__(app)
        self.model = model
        self.advice = advice
        self.heading = say("compared-heading")
        self.reasons = {move: self._reason(move) for move in self.moves}

    def _reason(self, move: str) -> Said:
        """What speaks for a move, beside the advised one."""
        if move == self.advice.move:
            return self.advice.why
        game, sitting = self.model.game, self.model.sitting
        best = game.parse(self.advice.move)
        state, names = sitting.state, self.model.show.names
        reason: Said = game.knowledge.reason(state, game.parse(move), names, best)
        return reason

    @property
    def moves(self) -> list[str]:
        """The moves, the advised one first, the others by their chance."""
        scores, best = self.advice.scores, self.advice.move
        return sorted(scores, key=lambda move: (move != best, -scores[move]))

    def status(self) -> dict[str, Any]:
        return self.model.sitting.match.state.status()

    def content(self, kit: Kit) -> Box:
        shown = {move: self._cards(move) for move in self.moves}
        card = self._card_width(len(shown), kit)
        most = max((len(cards) for cards in shown.values()), default=0)
        wide = round(card * (1 + STEP * (most - 1))) if most else 0
        rows: list[Box] = []
        for move, cards in shown.items():
            rows += [self._row(move, cards, card, wide, kit), Space(high=kit.px(8)), kit.line(),
                     Space(high=kit.px(8))]  # fmt: skip
        rows.append(kit.words(self._told_how(), 13, tone="dim"))
        return Column(rows)

    def _card_width(self, rows: int, kit: Kit) -> int:
        """As wide as cards may be for all the rows to be seen at once."""
        measures = kit.measures
        room = (measures.height - kit.px(AROUND)) / max(1, rows) - kit.px(BETWEEN)
        wide = room / card_height(1000) * 1000
        return round(min(max(wide, kit.px(SMALLEST)), kit.px(LARGEST)))

    def _told_how(self) -> str:
        return say("compared-counted") if self.advice.exact else say("compared-tried")

    def _row(self, move: str, cards: tuple[str, ...], card: int, wide: int, kit: Kit) -> Box:
        game, sitting = self.model.game, self.model.sitting
        best = move == self.advice.move
        tone, weight = ("gold", "bold") if best else ("text", "semibold")
        name = told(game.say(sitting.state, game.parse(move), self.model.show.names))
        chance = self.advice.scores[move]
        share = told(percent(chance, self.advice.exact))
        sure = told(compared(self.advice, move))
        node = Node(Role.ROW, name, nowhere(), f"compared {move}", area="compared", move=move,
                    value=say("compared-value", chance=share, sure=sure), first=best)  # fmt: skip
        error = 0.0 if self.advice.exact else self.advice.errors.get(move, 0.0)
        doubt = WITHIN * error / 100
        bar = Node(Role.GRAPH, "", nowhere(), widget=Chance(chance / 100, best, doubt))
        why = told(self.reasons[move])
        figure = Limit(kit.words(share, 17, tone=tone, weight="bold", anchor="midright"),
                       least=kit.px(84))  # fmt: skip
        says = Column([
            kit.words(name, 15.5, tone=tone, weight=weight),
            Row([Align(Fixed(bar, kit.px(640), kit.px(18), kit.px(60)), 0).growing(), figure],
                kit.px(12)),
            kit.words(sure, 13.5, tone="dim"),
            *([kit.words(why, 14.5)] if why else []),
        ], kit.px(2))  # fmt: skip
        if not wide:
            return Group(node, says)
        return Group(node, Row([self._picture(cards, card, wide, kit), says.growing()], kit.px(16)))

    def _picture(self, cards: tuple[str, ...], card: int, wide: int, kit: Kit) -> Box:
        table = self.model.show.table
        look = Cards(cards, card, table.faces, step=STEP * card, middle=True)
        node = Node(Role.PICTURE, "", nowhere(), widget=look)
        return Fixed(node, wide, card_height(card))

    def _cards(self, move: str) -> tuple[str, ...]:
        """The cards that a move puts down or takes, as far as they are seen."""
        model = self.model
        laid = model.show.laid
        if HAND in laid.spots:
            held = set(model.show.hand.order)
            found = tuple(bare(word) for word in move.split() if bare(word) in held)
            if found:
                return found[:MOST]
        for zone, meant in model.asking.by_zone().items():
            if meant == move:
                return self._lying(zone, -1)
        for place in laid.places:
            if place.kind == SPREAD:
                for card in range(laid.counts[place.zone]):
                    if model.asking.by_card(place.zone, card) == move:
                        return self._lying(place.zone, card)
        return ()

    def _lying(self, zone: str, first: int) -> tuple[str, ...]:
        """The cards of a zone from one of them on, if they are seen."""
        cards = self.model.show.seen.at(zone)
        seen = isinstance(cards, list) and all(isinstance(one, str) for one in cards)
        return tuple(cards[first:][:MOST]) if seen else ()

    def on_key(self, key: Key) -> None:
        if CLOSE_COMPARED.by(key):
            self.back()
        else:
            super().on_key(key)
