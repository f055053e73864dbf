"""The proof of the deals: each round's seal, and the sum done again before one's eyes."""

from collections.abc import Sequence
from typing import Any

from game.core.part import place_of
from game.core.record import take_apart
from game.match.code import Code, write_code
from game.match.proof import explained, proof, recipe
from game.match.seal import VERSION, Deal
from game.match.verifying import Verdict, verify
from game.storage.proofs import keep, keep_verifier
from game.ui.box import Align, Box, Column, Fixed, Flow, Row, Space
from game.ui.headed import HeadedPage
from game.ui.program import Program
from game.ui.table.model import TableModel
from game.ui.tree import Act, Node, Role
from game.ui.widgets.cardlines import CardLines
from game.ui.widgets.cardrows import Group
from game.ui.widgets.icon import Icon
from game.ui.widgets.kit import Kit, nowhere
from game.ui.window import browser, clipboard
from game.ui.window.commandplaces import Place
from game.ui.window.commands import (
    COPY,
    DETAILS,
    EARLIER,
    LATER,
    SAVE,
    VERIFIER,
    VERIFY,
    Command,
)
from game.words.message import Message, listed, say, told

STEP = 0.025
"""How long each digit of the sum takes to appear, in seconds."""
DIGITS = 64
CARD = 52.0
"""The width of a card of the deck, in units."""


class SealPage(HeadedPage):
    """One round's seal at a time; those of earlier rounds can be verified.

    It begins with the round being played, or with the one just ``finished``.
    """

    name = "seal"
    places = (Place.SEAL,)
    wide = 980.0

    def __init__(self, app: Program, model: TableModel, finished: bool = False) -> None:
        super().__init__(app)
        self.model = model
        self.match = model.sitting.match
        shown = len(model.show.state.rounds)
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
            return say("seal-heading.none", round=self.deal.number)
        return say("seal-heading", round=self.deal.number)

    def digits(self) -> int:
        """How many digits of the sum have appeared."""
        if self._begun is None:
            return 0
        if self.app.settings.speed == "off" or self.app.settings.get("reduced_motion") == "on":
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
        self._copy(text, Message("seal-copied.all") if self.over else Message("seal-copied"))

    def _copy(self, text: str, copied: Message) -> None:
        """Put a text on the clipboard and say so, or that there is none."""
        self.said = told(copied if clipboard.copy(text) else Message("seal-copied.none"))
        self.changed()

    def save(self) -> None:
        """Keep in a file all that is needed for the sum."""
        name = f"{self.model.sitting.keeper.path.stem}-round-{self.deal.number}"
        self.said = told(keep(self.app.profile, name, proof(self.match, self.deal)))
        self.changed()

    def open_verifier(self) -> None:
        """Open the page that does all sums without this program."""
        page, record = keep_verifier(self.app.profile), self.model.sitting.keeper.record
        if browser.show(page):
            self.said = say("seal-opened", record=str(record))
        else:
            self.said = say("seal-opened.not", page=str(page), record=str(record))
        self.column.offset = 0
        self.changed()

    @property
    def verdict(self) -> Verdict:
        """What the record comes to for the round that is looked at, as ``verify FILE`` says it."""
        lines = take_apart(self.match.sealed_record())
        return verify(self.match, lines)[self.place]

    def copy_code(self) -> None:
        """Put the code of the deal on the clipboard."""
        self._copy(self.code(), Message("seal-copied.code"))

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
        rows: list[Box] = [kit.words(told(explained(self.match, deal)), 16)]
        if deal.seal is not None:
            dealer = self.model.sitting.names[deal.dealer]
            sealed = deal.version == VERSION
            who = say("seal-dealer", who=dealer) if sealed else say("cut-dealer", who=dealer)
            rows.append(kit.words(who, 16, weight="semibold"))
        if self.said:
            rows.append(kit.words(self.said, 15, tone="gold", weight="semibold"))
        if self.digits():
            rows += self._sum(kit)
        if self.over:
            rows += self._cards(kit)
            rows += self._digits(kit) if self.details else []
            rows.append(_labelled(kit, say("seal-again"), self.code()))
            code = kit.button("code", say("seal-code"), self.copy_code, target=42, area="column")
            rows.append(Row([code, self._verifier(kit), Space().growing()], kit.px(10)))
        else:
            part = _part(deal)
            later = say("seal-later.part", part=part) if part else say("seal-later")
            rows.append(kit.words(later, 16, tone="dim"))
            if deal.seal is not None:
                rows.append(_labelled(kit, say("seal-seal"), deal.seal))
            rows.append(Row([self._verifier(kit), Space().growing()]))
        return Column(rows, kit.px(10))

    def _verifier(self, kit: Kit) -> Box:
        return kit.button("verifier", VERIFIER.label, self.open_verifier, target=42, icon="eye",
                          command=VERIFIER, area="column")  # fmt: skip

    def _sum(self, kit: Kit) -> list[Box]:
        """The sum as far as it has been done, and what it comes to."""
        deal, shown = self.deal, self.digits()
        labels = {1: Message("seal-sum.first"), 2: Message("seal-sum.second")}
        label = told(labels.get(deal.version, Message("seal-sum")))
        rows = [
            _labelled(kit, label, deal.seal or ""),
            kit.words(deal.sum[:shown], 16, tone="gold", weight="semibold"),
        ]
        if shown < DIGITS:
            return rows
        same = deal.sum == deal.seal
        side = kit.measures.text(17) + kit.px(6)
        icon = Node(Role.ICON, "", nowhere(), widget=Icon("check" if same else "warning"))
        tone = "gold" if same else "warning"
        verdict = say("seal-same") if same else say("seal-different")
        said = kit.words(verdict, 17, weight="bold", tone=tone, anchor="midleft")
        rows.append(Row([Fixed(icon, side, side), said.growing()], kit.px(8)))
        found = self.verdict
        if found.good:
            return [*rows, kit.words(told(found.sentence), 15)]
        unproved = say("seal-unproved", why=found.sentence)
        return [*rows, kit.words(unproved, 15, tone="warning", weight="semibold")]

    def _cards(self, kit: Kit) -> list[Box]:
        """The deck in pictures, the cut in it, and every other shuffle of the round."""
        deck, cut, part = self.deal.deck, self.deal.cut, _part(self.deal)
        label = say("seal-cards")
        if part is not None:
            label = say("seal-cards.cut", part=part) if cut else say("seal-cards.part", part=part)
        rows = [self._row(kit, label, deck[:cut], deck[cut:])]
        for shuffle in self.match.shuffles(self.deal):
            kind, _, count, cards = shuffle.split(" ", 3)
            before, after = cards.split(" > ")
            label = say("seal-shuffle", number=count)
            if kind == "draw":
                label = say("seal-shuffle.draw", number=count)
            rows.append(self._row(kit, label, tuple(before.split(" "))))
            rows.append(self._row(kit, "", tuple(after.split(" "))))
        return rows

    def _row(self, kit: Kit, label: str, *groups: tuple[str, ...]) -> Box:
        """Cards in as many lines as they need, under a label if they have one."""
        rules, card = self.model.show.table, kit.px(CARD)
        lines = [Group("cards", one, True) for one in groups]

        def named(_: Group, some: Sequence[str]) -> str:
            return told(listed([rules.card_name(one) for one in some]))

        cards = CardLines(lines, card, rules.faces, named, kit.measures)
        return Column([kit.words(label, 14, tone="dim"), cards], kit.px(5)) if label else cards

    def _digits(self, kit: Kit) -> list[Box]:
        """Everything as digits, and how the sum is done without this program."""
        deal = self.deal
        rows = [_labelled(kit, say("seal-seal"), deal.seal or say("seal-none"))]
        if deal.version == VERSION and deal.seal is not None:
            rows.append(kit.words(say("seal-lines"), 14, tone="dim"))
            # Its strokes between the names are nothing to be read aloud.
            lines = [one for one in deal.text.split("\n") if not one.startswith("seats:")]
            sealed = [kit.words(line, 15, weight="semibold") for line in lines]
            rows.append(Column(sealed, kit.px(1)))
        else:
            rows.append(_labelled(kit, say("seal-salt"), deal.salt or say("seal-none")))
            if deal.version > 1:
                rows.append(_labelled(kit, say("seal-number"), str(deal.root)))
        if deal.part is not None:
            rows.append(_labelled(kit, say("seal-part"), deal.part))
        rows.append(_labelled(kit, say("seal-deck"), " ".join(deal.deck)))
        rows.append(kit.words(say("seal-without"), 14, tone="dim"))
        for number, line in enumerate(recipe(self.match, deal), 1):
            rows.append(kit.words(say("seal-line", number=number, text=line), 15))
        return rows

    def _buttons(self, kit: Kit) -> Box:
        proved = self.over and self.deal.seal is not None
        details = say("seal-details.hide") if self.details else DETAILS.label
        made: list[tuple[Command, str, str, Act, bool]] = [
            (EARLIER, EARLIER.label, "arrow-left", lambda: self.turn(-1), self.place > 0),
            (VERIFY, say("seal-verify"), "seal", self.verify, proved),
            (DETAILS, details, "log", self.detail, self.over),
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


def _part(deal: Deal) -> Message | None:
    """What the player's part in a deal was, if it had one."""
    if deal.part is None:
        return Message("seal-cut", count=deal.cut) if deal.cut else None
    cards = place_of(deal.part)
    if cards is None:
        return Message("seal-words", words=deal.part.partition(" ")[2])
    return Message("seal-cut-behind", count=cards)
