"""The proof of the deals: each round's seal, and the sum done again before one's eyes."""

from typing import Any

from game.match.code import Code, write_code
from game.match.proof import explained, proof, recipe
from game.match.seal import Deal
from game.storage.proofs import keep
from game.ui import clipboard
from game.ui.box import Align, Box, Column, Fixed, Flow, Row, Space
from game.ui.commands import COPY, DETAILS, EARLIER, LATER, SAVE, VERIFY, Command
from game.ui.program import Program
from game.ui.scenes.page import PageScene
from game.ui.table.model import TableModel
from game.ui.tree import Act, Node
from game.ui.widgets.cardlines import CardLines
from game.ui.widgets.kit import Kit, nowhere

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

    def body(self, kit: Kit) -> Box:
        return Column([super().body(kit).growing(), self._buttons(kit)], kit.px(14))

    def content(self, kit: Kit) -> Box:
        deal = self.deal
        rows: list[Box] = [kit.words(explained(deal), 16)]
        if self.said:
            rows.append(kit.words(self.said, 15, tone="gold", weight="semibold"))
        if self.digits():
            rows += self._sum(kit)
        if self.over:
            rows += self._cards(kit)
            rows += self._digits(kit) if self.details else []
            rows.append(
                _labelled(kit, "For this deck again, on the set-up page with as many players",
                          self.code())
            )  # fmt: skip
            code = kit.button("code", "Copy this code", self.copy_code, target=42, area="column")
            rows.append(Row([code, Space().growing()]))
        else:
            told = "What was sealed is shown here when the round is over."
            rows.append(kit.words(f"{told} {_cut(deal.cut)}".strip(), 16, tone="dim"))
            if deal.seal is not None:
                rows.append(_labelled(kit, "The seal", deal.seal))
        return Column(rows, kit.px(10))

    def _sum(self, kit: Kit) -> list[Box]:
        """The sum as far as it has been done, and what it comes to."""
        deal, shown = self.deal, self.digits()
        what = "salt and deck" if deal.old else "salt, number and deck"
        told = f"The seal, shown before the round, and the SHA-256 of {what}"
        rows = [
            _labelled(kit, told, deal.seal or ""),
            kit.words(deal.sum[:shown], 16, tone="gold", weight="semibold"),
        ]
        if shown < DIGITS:
            return rows
        same = deal.sum == deal.seal
        side = kit.measures.text(17) + kit.px(6)
        icon = Node("icon", "", nowhere(), look={"icon": "check" if same else "warning"})
        tone = "gold" if same else "warning"
        said = kit.words(SAME if same else NOT_THE_SAME, 17, weight="bold", tone=tone,
                         anchor="midleft")  # fmt: skip
        return [*rows, Row([Fixed(icon, side, side), said.growing()], kit.px(8))]

    def _cards(self, kit: Kit) -> list[Box]:
        """The deck in pictures as it was sealed, the cut in it, and every later shuffle."""
        deck, cut = self.deal.deck, self.deal.cut
        told = "The deck as it was sealed, the card dealt first in front"
        if cut:
            told = (
                f"The deck as it was sealed. {_cut(cut)} The card behind the cut was dealt first."
            )
        rows = [self._row(kit, told, deck[:cut], deck[cut:])]
        for shuffle in self.match.shuffles(self.deal):
            _, count, cards = shuffle.split(" ", 2)
            before, after = cards.split(" > ")
            told = f"Shuffle {count} of these cards gave the order below them"
            rows.append(self._row(kit, told, tuple(before.split(" "))))
            rows.append(self._row(kit, "", tuple(after.split(" "))))
        return rows

    def _row(self, kit: Kit, label: str, *groups: tuple[str, ...]) -> Box:
        """Cards in as many lines as they need, under a label if they have one."""
        rules, card = self.model.show.table, kit.px(CARD)
        cards = CardLines(groups, card, rules.faces, rules.card_name, kit.measures)
        return Column([kit.words(label, 14, tone="dim"), cards], kit.px(5)) if label else cards

    def _digits(self, kit: Kit) -> list[Box]:
        """Everything as digits, and how the sum is done without this program."""
        deal = self.deal
        told = [("The seal", deal.seal or "none"), ("The salt", deal.salt)]
        if not deal.old:
            told.append(("The number", str(deal.chance)))
        told.append(("The deck", " ".join(deal.deck)))
        rows = [_labelled(kit, label, text) for label, text in told]
        rows.append(kit.words("The sum without this program", 14, tone="dim"))
        lines = enumerate(recipe(deal), 1)
        return [*rows, *(kit.words(f"{number}. {line}", 15) for number, line in lines)]

    def _buttons(self, kit: Kit) -> Box:
        proved = self.over and self.deal.seal is not None
        made: list[tuple[Command, str, str, Act, bool]] = [
            (EARLIER, EARLIER.label, "arrow-left", lambda: self.turn(-1), self.place > 0),
            (VERIFY, "Verify", "seal", self.verify, proved),
            (DETAILS, "Hide details" if self.details else DETAILS.label, "log", self.detail,
             self.over),
            (COPY, COPY.label, "cards", self.copy, self.deal.seal is not None),
            (SAVE, SAVE.label, "check", self.save, proved),
            (LATER, LATER.label, "arrow-right", lambda: self.turn(1),
             self.place < len(self.deals) - 1),
        ]  # fmt: skip
        first = VERIFY if proved else None
        buttons = [
            kit.button(one.name, name, act, width=150, target=46, icon=icon, command=one,
                       enabled=enabled, primary=one is first, first=one is first, area="buttons")
            for one, name, icon, act, enabled in made
        ]  # fmt: skip
        return Align(Flow(buttons, kit.px(10), kit.px(8)), 0.5, 0)


def _labelled(kit: Kit, label: str, text: str) -> Box:
    """A text under what it is."""
    said = kit.words(text, 16, weight="semibold")
    return Column([kit.words(label, 14, tone="dim"), said], kit.px(2))


def _cut(cards: int) -> str:
    """What the player did with the deck; nothing if it was not cut."""
    if not cards:
        return ""
    what = "One card was" if cards == 1 else f"{cards} cards were"
    return f"{what} cut from its top to its bottom."
