"""The proof of the deals: each round's seal, and the sum done again before one's eyes."""

from typing import Any

from pygame import Rect

from game.match.code import Code, write_code
from game.match.proof import explained, proof, recipe
from game.match.seal import Deal
from game.storage.proofs import keep
from game.ui import clipboard
from game.ui.program import Program
from game.ui.scenes.cardrows import Group, flow
from game.ui.scenes.page import PageScene
from game.ui.table.model import TableModel
from game.ui.theme import Measures
from game.ui.tree import Act, Node
from game.ui.widgets.make import button, small_cards, words

STEP = 0.025
"""How long each digit of the sum takes to appear, in seconds."""
DIGITS = 64
CARD = 52.0
"""The width of a card of the deck, in units."""
SAME = "The same: this is what was sealed before the round."
NOT_THE_SAME = "Not the same: this is not what was sealed."


class SealScene(PageScene):
    """One round's seal at a time; those of earlier rounds can be verified.

    It begins with the round being played, or with the one just ``finished``.
    """

    name = "seal"
    wide = 980.0

    def __init__(self, app: Program, model: TableModel, finished: bool = False) -> None:
        super().__init__(app)
        self.model = model
        self.match = model.sitting.match
        shown = len(model.show.view["rounds"])
        self.deals = self.match.deals[: shown + 1]
        self.finished = min(shown, len(self.deals))
        self.place = self.finished - 1 if finished else len(self.deals) - 1
        self.details = False
        self.said = ""
        self._begun: float | None = None
        self._now = 0.0

    def status(self) -> dict[str, Any]:
        return self.model.sitting.match.state.status()

    @property
    def deal(self) -> Deal:
        """The deal that is looked at."""
        return self.deals[self.place]

    @property
    def over(self) -> bool:
        """Whether its round is over, so that what was sealed may be seen."""
        return self.deal.number <= self.finished

    @property
    def heading(self) -> str:  # type: ignore[override]
        """What stands at the top."""
        if self.deal.seal is None:
            return f"Round {self.deal.number}: a deal without a seal"
        return f"Round {self.deal.number}: the deal is sealed"

    def digits(self) -> int:
        """How many digits of the sum have appeared."""
        if self._begun is None:
            return 0
        if self.app.settings.speed == "off" or self.app.settings.reduced_motion == "on":
            return DIGITS
        return min(DIGITS, int((self._now - self._begun) / STEP))

    def update(self, now: float) -> bool:
        before = self.digits()
        self._now = now
        if self.digits() != before:
            self.changed()
        return self._begun is not None and self.digits() < DIGITS

    # What the player does.

    def verify(self) -> None:
        """Do the sum."""
        self._begun = self._now
        self.column.offset = 0
        self.changed()

    def turn(self, step: int) -> None:
        """Look at another round."""
        self.place = min(len(self.deals) - 1, max(0, self.place + step))
        self._begun = None
        self.said = ""
        self.column.offset = 0
        self.changed()

    def detail(self) -> None:
        """Show the digits, or hide them again."""
        self.details = not self.details
        self.changed()

    def copy(self) -> None:
        """Put the seal on the clipboard; after the round all that is needed for the sum."""
        text = proof(self.match, self.deal) if self.over else self.deal.seal or ""
        what = "All that is needed for the sum" if self.over else "The seal"
        copied = clipboard.copy(text)
        self.said = f"{what} is on the clipboard." if copied else "There is no clipboard here."
        self.changed()

    def save(self) -> None:
        """Keep in a file all that is needed for the sum."""
        name = f"{self.model.sitting.keeper.path.stem}-round-{self.deal.number}"
        self.said = keep(self.app.profile, name, proof(self.match, self.deal))
        self.changed()

    def copy_code(self) -> None:
        """Put the code of the deal on the clipboard."""
        copied = clipboard.copy(self.code())
        self.said = "The code is on the clipboard." if copied else "There is no clipboard here."
        self.changed()

    def code(self) -> str:
        """What is typed in on the set-up page to have the deal dealt again."""
        if not self.deal.secret:
            return str(self.deal.chance)
        return write_code(Code(self.deal.chance, self.deal.dealer, self.deal.cut))

    # The page.

    def body(self, room: Rect, measures: Measures) -> list[Node]:
        high = measures.target(46)
        gap = measures.px(14)
        above = Rect(room.x, room.y, room.w, room.h - high - gap)
        nodes = super().body(above, measures)
        return nodes + self._buttons(Rect(room.x, above.bottom + gap, room.w, high), measures)

    def content(self, rect: Rect, measures: Measures) -> list[Node]:
        nodes: list[Node] = []
        deal = self.deal
        y = self._lines(nodes, explained(deal), rect, rect.y, measures.text(16), "text")
        if self.said:
            y = self._lines(nodes, self.said, rect, y, measures.text(15), "gold", "semibold")
        if self.digits():
            y = self._sum(nodes, rect, y)
        if not self.over:
            told = "What was sealed is shown here when the round is over."
            y = self._lines(nodes, told, rect, y, measures.text(16), "dim")
            if deal.cut:
                self._lines(nodes, _cut(deal.cut), rect, y, measures.text(16), "dim")
            if deal.seal is not None:
                y = self._labelled(nodes, "The seal", deal.seal, rect, y)
            return nodes
        y = self._cards(nodes, rect, y)
        if self.details:
            y = self._digits(nodes, rect, y)
        label = "For this deck again, on the set-up page with as many players"
        y = self._labelled(nodes, label, self.code(), rect, y)
        wide, high = measures.px(200), measures.target(42)
        nodes.append(
            button("code", "Copy this code", Rect(rect.x, y, wide, high), self.copy_code,
                   area="column")
        )  # fmt: skip
        return nodes

    def _lines(
        self,
        nodes: list[Node],
        text: str,
        rect: Rect,
        y: int,
        size: int,
        tone: str,
        weight: str = "regular",
    ) -> int:
        """Words over as many lines as they need; where they end."""
        lines = self.app.texts.wrapped(text, size, rect.w, weight)
        high = len(lines) * self.app.texts.height(size)
        place = Rect(rect.x, y, rect.w, high)
        nodes.append(words(text, place, size, tone=tone, weight=weight, lines=True))
        return y + high + self.measures.px(10)

    def _labelled(self, nodes: list[Node], label: str, text: str, rect: Rect, y: int) -> int:
        measures = self.measures
        size = measures.text(14)
        y = self._lines(nodes, label, rect, y, size, "dim") - measures.px(8)
        return self._lines(nodes, text, rect, y, measures.text(16), "text", "semibold")

    def _sum(self, nodes: list[Node], rect: Rect, y: int) -> int:
        """The sum as far as it has been done, and what it comes to."""
        measures, deal = self.measures, self.deal
        shown = self.digits()
        what = "salt and deck" if deal.old else "salt, number and deck"
        told = f"The seal, shown before the round, and the SHA-256 of {what}"
        y = self._labelled(nodes, told, deal.seal or "", rect, y) - measures.px(8)
        y = self._lines(nodes, deal.sum[:shown], rect, y, measures.text(16), "gold", "semibold")
        if shown < DIGITS:
            return y
        same = deal.sum == deal.seal
        size = measures.text(17)
        mark = Rect(rect.x, y, size + measures.px(6), size + measures.px(6))
        nodes.append(Node("icon", "", mark, look={"icon": "check" if same else "warning"}))
        line = Rect(mark.right + measures.px(8), y, rect.w - mark.w - measures.px(8), mark.h)
        nodes.append(
            words(SAME if same else NOT_THE_SAME, line, size, anchor="midleft", weight="bold",
                  tone="gold" if same else "warning")
        )  # fmt: skip
        return mark.bottom + measures.px(12)

    def _cards(self, nodes: list[Node], rect: Rect, y: int) -> int:
        """The deck in pictures as it was sealed, the cut in it, and every later shuffle."""
        deck, cut = self.deal.deck, self.deal.cut
        told = "The deck as it was sealed, the card dealt first in front"
        if cut:
            told = f"The deck as it was sealed. {_cut(cut)} The card behind it was dealt first."
        y = self._row(nodes, told, [deck[:cut], deck[cut:]], rect, y)
        for shuffle in self.match.shuffles(self.deal):
            _, count, cards = shuffle.split(" ", 2)
            before, after = cards.split(" > ")
            told = f"Shuffle {count} of these cards gave the order below them"
            y = self._row(nodes, told, [tuple(before.split(" "))], rect, y)
            y = self._row(nodes, "", [tuple(after.split(" "))], rect, y)
        return y

    def _row(
        self, nodes: list[Node], label: str, groups: list[tuple[str, ...]], rect: Rect, y: int
    ) -> int:
        """Cards in as many lines as they need under a label; where they end."""
        measures, rules = self.measures, self.model.show.table
        if label:
            y = self._lines(nodes, label, rect, y, measures.text(14), "dim") - measures.px(4)
        card = measures.px(CARD)
        found = flow([Group("Deck", one, True) for one in groups if one], card, rect.w, 0, measures)
        for spot in found.spots:
            said = ", ".join(map(rules.card_name, spot.cards))
            corner = (rect.x + spot.x, y + spot.y)
            nodes.append(small_cards(said, spot.cards, corner, card, rules.faces, measures))
        return y + found.height + measures.px(14)

    def _digits(self, nodes: list[Node], rect: Rect, y: int) -> int:
        """Everything as digits, and how the sum is done without this program."""
        deal = self.deal
        told = [("The seal", deal.seal or "none"), ("The salt", deal.salt)]
        if not deal.old:
            told.append(("The number", str(deal.chance)))
        told.append(("The deck", " ".join(deal.deck)))
        for label, text in told:
            y = self._labelled(nodes, label, text, rect, y)
        y = self._lines(nodes, "The sum without this program", rect, y,
                        self.measures.text(14), "dim")  # fmt: skip
        for number, line in enumerate(recipe(deal), 1):
            y = self._lines(nodes, f"{number}. {line}", rect, y, self.measures.text(15), "text")
        return y

    def _buttons(self, rect: Rect, measures: Measures) -> list[Node]:
        proved = self.over and self.deal.seal is not None
        made: list[tuple[str, str, str, str, Act, bool]] = [
            ("earlier", "Round before", "arrow-left", "B", lambda: self.turn(-1), self.place > 0),
            ("verify", "Verify", "seal", "V", self.verify, proved),
            ("details", "Hide details" if self.details else "Details", "log", "D", self.detail,
             self.over),
            ("copy", "Copy", "cards", "C", self.copy, self.deal.seal is not None),
            ("save", "Save as a file", "check", "S", self.save, proved),
            ("later", "Round after", "arrow-right", "A", lambda: self.turn(1),
             self.place < len(self.deals) - 1),
        ]  # fmt: skip
        gap = measures.px(10)
        wide = min(measures.px(200), (rect.w - (len(made) - 1) * gap) // len(made))
        x = rect.centerx - (len(made) * (wide + gap) - gap) // 2
        nodes = []
        for key, name, icon, letter, act, enabled in made:
            place = Rect(x, rect.y, wide, rect.h)
            first = key == "verify" and enabled
            nodes.append(
                button(key, name, place, act, icon=icon, shortcut=letter, enabled=enabled,
                       primary=first, first=first, area="buttons")
            )  # fmt: skip
            x += wide + gap
        return nodes


def _cut(cards: int) -> str:
    """What the player did with the deck."""
    what = "One card was" if cards == 1 else f"{cards} cards were"
    return f"{what} cut from its top to its bottom."
