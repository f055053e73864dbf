"""The seal check: the hash of each deal, computed again step by step."""

from collections.abc import Sequence
from typing import Any

from game.core.options import Value
from game.core.part import place_of
from game.core.record import parse_record
from game.match.deal_code import Code, write_code
from game.match.seal import SealedDeal
from game.match.seal_check import Verdict, digits_of, explained, proof, recipe, verify
from game.storage.kept_files import KeptFiles, KeptKind, stem_of
from game.storage.match_store import keep_verifier
from game.text.icon import Icon
from game.text.message import Message, TextValue, listed, say, told
from game.ui.deck.card_widgets import CardGroup, CardLines
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.controls import switch
from game.ui.kit.input import events
from game.ui.kit.input.commands import (
    COPY_ROUND_SEAL,
    OPEN_VERIFIER,
    SAVE_SEAL,
    SHOW_DETAILS,
    SHOW_FOLDER,
    SHOW_NEXT_ROUND_SEAL,
    SHOW_PREVIOUS_ROUND_SEAL,
    VERIFY_DEAL,
    Command,
    Scope,
)
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.surfaces import IconWidget
from game.ui.option_rows import named_row
from game.ui.other_programs import open_folder, open_page
from game.ui.program import Program, ProgramPage
from game.ui.table.model.table_model import TableModel

SUM_DIGIT_DELAY_SECONDS = 0.025
"""Delay between two digits of the sum, in seconds."""
SUM_DIGIT_COUNT = 64
"""Number of hexadecimal digits of the sum."""
SEAL_CARD_WIDTH_UNITS = 52.0
"""Width of a card, in units."""


class SealPage(ProgramPage, HeadedPage):
    """The seal of one round at a time; seals of finished rounds can be checked.

    It opens at the current round, or at the one just ``finished``.
    """

    name = "seal"
    places = (Scope.SEAL,)
    reads = True
    wide = 980.0

    def __init__(self, app: Program, model: TableModel, finished: bool = False) -> None:
        super().__init__(app)
        self.model = model
        self.match = model.session.match
        shown = len(model.show.state.rounds)
        self.deals = self.match.deals[: shown + 1]
        self.finished = min(shown, len(self.deals))
        self.place = self.finished - 1 if finished else len(self.deals) - 1
        self.details = False
        self.said: TextValue = ""
        self.files = KeptFiles(app.profile)
        self._begun: float | None = None
        self._now = 0.0
        self._verdicts: tuple[int, list[Verdict]] | None = None
        """How long the record was when it was verified, and what that came to."""

    def status(self) -> dict[str, Any]:
        return self.model.session.match.state.status()

    @property
    def deal(self) -> SealedDeal:
        return self.deals[self.place]

    @property
    def over(self) -> bool:
        """Whether the deal's round is over, so that its cards may be shown."""
        return self.deal.number <= self.finished

    @property
    def heading(self) -> str:
        if self.deal.seal is None:
            return say("seal-heading.none", round=self.deal.number)
        return say("seal-heading", round=self.deal.number)

    def visible_digit_count(self) -> int:
        """Number of visible digits."""
        if self._begun is None:
            return 0
        if self.app.settings.still:
            return SUM_DIGIT_COUNT
        return min(SUM_DIGIT_COUNT, int((self._now - self._begun) / SUM_DIGIT_DELAY_SECONDS))

    def update(self, now: float) -> bool:
        before = self.visible_digit_count()
        self._now = now
        if self.visible_digit_count() != before:
            self.changed()
        return self._begun is not None and self.visible_digit_count() < SUM_DIGIT_COUNT

    # Actions.

    def verify(self) -> None:
        """Start the seal check."""
        self._begun = self._now
        self.column.offset = 0
        self.changed()

    def turn(self, step: int) -> None:
        """Show another round."""
        self.place = min(len(self.deals) - 1, max(0, self.place + step))
        self._begun = None
        self.said = ""
        self.column.offset = 0
        self.changed()

    def detail(self) -> None:
        """Toggle the details."""
        self.details = not self.details
        self.changed()

    def copy(self) -> None:
        """Copy the seal; after the round, all data of the seal check."""
        text = proof(self.match, self.deal) if self.over else self.deal.seal or ""
        self._copy(text, Message("seal-copied.all") if self.over else Message("seal-copied"))

    def _copy(self, text: str, copied: Message) -> None:
        """Copy a text to the clipboard and report success."""
        self.said = copied if events.copy(text) else Message("seal-copied.none")
        self.changed()

    def save(self) -> None:
        """Write all data of the seal check to a file."""
        begun = self.model.session.begun
        if begun is not None:
            stem = stem_of(self.match.game.name, begun)
            text = proof(self.match, self.deal)
            self.said = self.files.save(stem, KeptKind.PROOF, "txt", text)
            self.changed()

    def show_folder(self) -> None:
        """Show the folder of the saved file."""
        folder = self.files.folder
        if folder is not None and not open_folder(folder):
            self.said = Message("sheets-folder-not", folder=str(folder))
            self.changed()

    def open_verifier(self) -> None:
        """Open the page that does all sums without this program."""
        page, record = keep_verifier(self.app.profile), self.model.session.writer.record
        if open_page(page):
            self.said = Message("seal-opened", record=str(record))
        else:
            self.said = Message("seal-opened.not", page=str(page), record=str(record))
        self.column.offset = 0
        self.changed()

    @property
    def verdict(self) -> Verdict:
        """The verdict on the shown round, as in the output of ``verify FILE``."""
        written = self.match.written
        if self._verdicts is None or self._verdicts[0] != written:
            lines = parse_record(self.match.sealed_record())
            self._verdicts = written, verify(self.match, lines)
        return self._verdicts[1][self.place]

    def copy_code(self) -> None:
        """Copy the deal code to the clipboard."""
        self._copy(self.code(), Message("seal-copied.code"))

    def code(self) -> str:
        """Deal code to enter on the setup page for the same deal."""
        if not self.deal.secret:
            return str(self.deal.chance)
        return write_code(Code(self.deal.chance, self.deal.dealer, self.deal.cut))

    # Layout.

    def body(self, kit: Kit) -> Box:
        return Column([super().body(kit).growing(), self._buttons(kit)], kit.px(14))

    def content(self, kit: Kit) -> Box:
        deal = self.deal
        rows: list[Box] = self._first(kit)
        if deal.seal is None or self.verdict.good:
            rows.append(kit.words(told(explained(self.match, deal)), 16))
        else:
            rows.append(self._unproved(kit))
        if deal.seal is not None:
            rows.append(kit.words(self._dealer(), 16, weight="semibold"))
            rows.append(kit.words(say("proof-anew", digits=digits_of(self.deals)), 16))
        if self.said:
            rows.append(kit.words(told(self.said), 15, tone="gold", weight="semibold"))
        if self.visible_digit_count():
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

    def _first(self, kit: Kit) -> list[Box]:
        """What a seal is for in one line, and the switch for a part of one's own."""
        settings = self.app.settings
        if self.deal.seal is None or not self.verdict.good:
            return []
        rows: list[Box] = [kit.words(say("seal-first"), 18, weight="semibold")]
        if not settings.children:
            label, on = Message("seal-let-me-cut"), settings.cut
            control = switch(kit, "option cut", told(label), on, self._set_cut, "column")
            rows.append(named_row("cut", label, "", Align(control, 1), "column", kit))
        return rows

    def _set_cut(self, value: Value) -> None:
        self.app.set("cut", value)
        self.changed()

    def _verifier(self, kit: Kit) -> Box:
        return kit.button(
            "verifier",
            OPEN_VERIFIER.label,
            self.open_verifier,
            target=42,
            icon=Icon.EYE,
            command=OPEN_VERIFIER,
            area="column",
        )

    def _sum(self, kit: Kit) -> list[Box]:
        """The visible digits, and the verdict at the end."""
        deal, shown = self.deal, self.visible_digit_count()
        labels = {1: Message("seal-sum.first"), 2: Message("seal-sum.second")}
        label = told(labels.get(deal.version, Message("seal-sum")))
        rows = [
            _labelled(kit, label, deal.seal or ""),
            kit.words(deal.sum[:shown], 16, tone="gold", weight="semibold"),
        ]
        if shown < SUM_DIGIT_COUNT:
            return rows
        same = deal.sum == deal.seal
        side = kit.measures.text_size(17) + kit.px(6)
        icon = Node(
            Role.ICON, "", nowhere(), widget=IconWidget(Icon.CHECK if same else Icon.WARNING)
        )
        tone = "gold" if same else "warning"
        verdict = say("seal-same") if same else say("seal-different")
        said = kit.words(verdict, 17, weight="bold", tone=tone, anchor="midleft")
        rows.append(Row([FixedBox(icon, side, side), said.growing()], kit.px(8)))
        found = self.verdict
        if found.good:
            return [*rows, kit.words(told(found.sentence), 15)]
        return [*rows, self._unproved(kit)]

    def _unproved(self, kit: Kit) -> Box:
        unproved = say("seal-unproved", why=self.verdict.sentence)
        return kit.words(unproved, 15, tone="warning", weight="semibold")

    def _dealer(self) -> str:
        """Who deals, and whether the seal holds that."""
        deal = self.deal
        dealer = self.model.session.names[deal.dealer]
        if not deal.chained:
            return say("cut-dealer", who=dealer)
        if deal.dealer_sealed:
            return say("seal-dealer", who=dealer)
        if self.match.wants_part and deal.number == len(self.match.deals):
            return say("cut-drawn")
        return say("seal-drawn", who=dealer)

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
        """Wrapped cards under an optional label."""
        rules, card = self.model.show.table, kit.px(SEAL_CARD_WIDTH_UNITS)
        lines = [CardGroup("cards", one, True) for one in groups]

        def named(_: CardGroup, some: Sequence[str]) -> str:
            return told(listed([rules.card_name(one) for one in some]))

        cards = CardLines(lines, card, rules.face_set, named, kit.measures)
        return Column([kit.words(label, 14, tone="dim"), cards], kit.px(5)) if label else cards

    def _digits(self, kit: Kit) -> list[Box]:
        """All data as text, with instructions for a check without this program."""
        deal = self.deal
        rows = [_labelled(kit, say("seal-seal"), deal.seal or say("seal-none"))]
        if deal.chained and deal.seal is not None:
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
        kept = proved and self.model.session.begun is not None
        details = say("seal-details.hide") if self.details else SHOW_DETAILS.label
        made: list[tuple[Command, str, Icon, Act, bool]] = [
            (
                SHOW_PREVIOUS_ROUND_SEAL,
                SHOW_PREVIOUS_ROUND_SEAL.label,
                Icon.ARROW_LEFT,
                lambda: self.turn(-1),
                self.place > 0,
            ),
            (VERIFY_DEAL, say("seal-verify"), Icon.SEAL, self.verify, proved),
            (SHOW_DETAILS, details, Icon.LOG, self.detail, self.over),
            (
                COPY_ROUND_SEAL,
                COPY_ROUND_SEAL.label,
                Icon.CARDS,
                self.copy,
                self.deal.seal is not None,
            ),
            (SAVE_SEAL, SAVE_SEAL.label, Icon.SAVE, self.save, kept),
            (
                SHOW_NEXT_ROUND_SEAL,
                SHOW_NEXT_ROUND_SEAL.label,
                Icon.ARROW_RIGHT,
                lambda: self.turn(1),
                self.place < len(self.deals) - 1,
            ),
        ]
        if self.files.folder is not None:
            made.append((SHOW_FOLDER, SHOW_FOLDER.label, Icon.SEARCH, self.show_folder, True))
        first = VERIFY_DEAL if proved else None
        buttons = [
            kit.button(
                one.name,
                name,
                act,
                width=150,
                target=46,
                icon=icon,
                command=one,
                enabled=enabled,
                primary=one is first,
                first=one is first,
                area="buttons",
            )
            for one, name, icon, act, enabled in made
        ]
        return Align(Flow(buttons, kit.px(10), kit.px(8)), 0.5, 0)


def _labelled(kit: Kit, label: str, text: str) -> Box:
    said = kit.words(text, 16, weight="semibold")
    return Column([kit.words(label, 14, tone="dim"), said], kit.px(2))


def _part(deal: SealedDeal) -> Message | None:
    """The player's part in a deal in words; None if it had none."""
    if deal.part is None:
        return Message("seal-cut", count=deal.cut) if deal.cut else None
    cards = place_of(deal.part)
    if cards is None:
        return Message("seal-words", words=deal.part.partition(" ")[2])
    return Message("seal-cut-behind", count=cards)
