"""Before a round: it lies sealed, and the player gives their part: a cut, or words of their own."""

from collections.abc import Callable
from typing import Any

import pygame
from pygame import Rect

from game.core.event import Event
from game.core.game_info import FeltTheme
from game.core.part import MOST_CHARACTERS, cut_part, words_part
from game.session import MatchSession
from game.text.icon import Icon
from game.text.message import say
from game.ui.deck.card_images import card_height, card_images
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.controls import field
from game.ui.kit.input import events
from game.ui.kit.input.commands import (
    COPY_SEAL,
    CUT,
    NO_CUT,
    PAGE_DOWN,
    PAGE_UP,
    PRESS,
    Command,
    Scope,
)
from game.ui.kit.input.events import Device, Key
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, Pad
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.layout.scroll import Scroll
from game.ui.kit.pages.scroll_page import ScrollPage
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Act, Node, Role, Span
from game.ui.program import Program, ProgramPage

WIDE = 900.0
"""Width of the deck, in units."""
CARD = 96.0
"""Width of a card, in units."""
GAP = 0.5
"""Gap at the cut, in card widths."""
FAR = 10
"""Step of the page keys, in cards."""
FIELD = 440.0
"""Width of the field for words, in units."""


class CutPage(ProgramPage, ScrollPage):
    """Page that asks for the player's part before a deal.

    The callback ``then`` gets the events of the new deal, none if the deck was not cut.
    ``place`` is the number of cards above the chosen cut, by default half the deck.  ``typed`` are
    the words.
    """

    name = "cut"
    places = (Scope.CUT,)

    def __init__(
        self, app: Program, session: MatchSession, then: Callable[[list[Event]], None]
    ) -> None:
        super().__init__(app)
        self.heading = say("cut-page")
        self.session = session
        self.then = then
        self.deal = session.match.deals[-1]
        self.place = len(self.deal.deck) // 2
        self.typed = ""
        self.said = ""

    @property
    def called(self) -> str:
        return self._heading()

    def status(self) -> dict[str, Any]:
        return self.session.match.state.status()

    # Actions.

    @property
    def words(self) -> str:
        """The typed words as a part; empty if nothing was typed."""
        return words_part(self.typed) if self.session.words_count else ""

    def give_part(self) -> None:
        """Deal with the player's words, or with the chosen cut if there are none."""
        self.then(self.session.add_part(self.words or cut_part(self.place)))

    def cut(self) -> None:
        """Deal with the chosen cut."""
        self.then(self.session.add_part(cut_part(self.place)))

    def leave_it(self) -> None:
        """Deal without a cut."""
        self.session.leave_uncut()
        self.then([])

    def copy(self) -> None:
        copied = events.copy(self.deal.seal or "")
        self.said = say("seal-copied") if copied else say("seal-copied.none")
        self.changed()

    def step(self, cards: int) -> None:
        """Move the cut by a number of cards."""
        self._point(self.place + cards)

    def type_words(self, text: str) -> None:
        """Replace the words in the field."""
        self.typed = text[:MOST_CHARACTERS]
        self.said = ""
        self.changed()

    def _point(self, place: int) -> None:
        place = min(len(self.deal.deck) - 1, max(1, place))
        if place != self.place:
            self.place = place
            self.changed()

    def back(self) -> None:
        """Deal without a cut: what Escape does."""
        self.leave_it()

    def on_move(self, x: float, y: float) -> None:
        super().on_move(x, y)
        node = self.tree.by_key["deck"]
        if node.rect.collidepoint(x, y):
            self._point(self._place_at(node.rect, x))

    def grabs(self, x: float, y: float) -> bool:
        return super().grabs(x, y) or self._touches_deck(x, y)

    def on_press(self, x: float, y: float) -> None:
        super().on_press(x, y)
        if self._touches_deck(x, y):
            # A touch only selects the place; the button cuts.
            self.renderer.pressed = ""

    def _touches_deck(self, x: float, y: float) -> bool:
        deck = self.tree.by_key["deck"].rect
        return self.app.device is Device.TOUCH and deck.collidepoint(x, y)

    def on_key(self, key: Key) -> None:
        if self.focus == "deck" and (PAGE_UP.by(key) or PAGE_DOWN.by(key)):
            self.step(-FAR if PAGE_UP.by(key) else FAR)
        elif self.focus == "words" and PRESS.by_any(key):
            self.give_part()
        else:
            super().on_key(key)

    # Layout.

    def entered(self) -> None:
        super().entered()
        if not self.focus:
            self.set_focus(self.tree.by_key["cut"])

    def _card(self, measures: Measures) -> int:
        return measures.px(CARD)

    def _place_at(self, rect: Rect, x: float) -> int:
        """Number of cards to the left of a point."""
        return round((x - rect.x) / rect.w * len(self.deal.deck))

    @property
    def felt(self) -> FeltTheme | None:
        return self.session.match.game.felt

    def page(self, kit: Kit) -> Box:
        cut = say("cut-words.use") if self.words else CUT.label
        buttons: list[tuple[str, Command, str, Icon, Act]] = [
            ("cut", CUT, cut, Icon.CHECK, self.give_part),
            ("deal", NO_CUT, NO_CUT.label, Icon.PLAY, self.leave_it),
            ("copy", COPY_SEAL, COPY_SEAL.label, Icon.SEAL, self.copy),
        ]
        row = Flow(
            [
                kit.button(
                    key,
                    label,
                    act,
                    width=200,
                    target=48,
                    icon=icon,
                    command=one,
                    primary=key == "cut",
                    first=key == "cut",
                    area="buttons",
                )
                for key, one, label, icon, act in buttons
            ],
            kit.px(12),
            kit.px(8),
        )
        all_of_it = Column(
            [
                kit.words(self._heading(), 28, role=Role.HEADING, weight="bold", anchor="midtop"),
                self._sealed(kit),
                kit.words(self._prompt(), 17, anchor="midtop", weight="semibold"),
                Space(high=kit.px(4)),
                self._deck(kit),
                kit.words(self._told(), 16, anchor="midtop", weight="semibold"),
                *self._words(kit),
                Align(row, 0.5, 0),
            ],
            kit.px(10),
        )
        wide = kit.measures.grown(WIDE)
        turned = Scroll(self.column, Limit(all_of_it, ideal=wide, most=wide), kit.measures)
        return Pad(Align(turned, 0.5, 0.5), kit.px(28), kit.px(22))

    def _heading(self) -> str:
        return say("cut-heading", game=self.session.match.game.title, round=self.deal.number)

    def _sealed(self, kit: Kit) -> Box:
        """The dealer and the seal, both fixed before the player's part."""
        dealer = self.session.names[self.deal.dealer]
        sealed = self.deal.seal
        seal = say("table-unsealed") if sealed is None else say("cut-seal", seal=sealed)
        return Column(
            [
                kit.words(say("cut-dealer", who=dealer), 18, anchor="midtop", weight="semibold"),
                kit.words(seal, 14.5, weight="semibold", anchor="midtop"),
            ],
            kit.px(4),
        )

    def _prompt(self) -> str:
        return say("cut-prompt") if self.session.words_count else say("cut-prompt-deck")

    def _told(self) -> str:
        if self.said:
            return self.said
        if self.words:
            return say("cut-words.instead")
        return say("cut-behind", place=self.place, count=len(self.deal.deck))

    def _words(self, kit: Kit) -> list[Box]:
        """A field for words of one's own, where they count."""
        if not self.session.words_count:
            return []
        line = field(
            kit,
            "words",
            say("cut-words"),
            self.typed,
            say("cut-words.empty"),
            self.type_words,
            "words",
            width=FIELD,
        )
        return [Align(line, 0.5, 0)]

    def _deck(self, kit: Kit) -> Box:
        value = say("cut-place.behind", place=self.place)
        card = self._card(kit.measures)
        node = Node(
            Role.DECK,
            say("cut-place"),
            nowhere(),
            "deck",
            value=value,
            act=self.cut,
            step=self.step,
            area="deck",
            hover=True,
            span=Span(1, len(self.deal.deck) - 1, self.place),
        )
        return FixedBox(node, kit.px(WIDE), card_height(card), 2 * card)

    def paint(self, painter: Painter) -> None:
        painter.ground()
        self.renderer.paint_nodes(painter)
        self._paint_deck(painter)

    def _paint_deck(self, painter: Painter) -> None:
        """Paint the card backs, with a gap at the selected cut."""
        rect = self.tree.by_key["deck"].rect
        many = len(self.deal.deck)
        card = self._card(self.measures)
        back = card_images(painter).card(None, card)
        apart = 0 if self.words else round(GAP * card)
        step = (rect.w - card - apart) / (many - 1)
        for number in range(many):
            x = rect.x + round(number * step) + (apart if number >= self.place else 0)
            painter.surface.blit(back, back.get_rect(midtop=(x + card // 2, rect.y)))
        if apart:
            x = rect.x + round(self.place * step + (card - step + apart) / 2)
            line = Rect(0, 0, max(2, self.measures.px(3)), rect.h)
            line.midtop = (x, rect.y)
            pygame.draw.rect(painter.surface, theme.GOLD, line)
