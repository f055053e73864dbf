"""Before a round: it lies sealed, and the player gives their part: a cut, or words of their own."""

from collections.abc import Callable
from typing import Any

import pygame
from pygame import Rect

from game.core.event import Event
from game.core.game_info import FeltTheme
from game.core.part import MAX_WORDS_CHARACTERS_COUNT, cut_part, words_part
from game.session import MatchSession
from game.text.icon import Icon
from game.text.message import Message, TextValue, say, told
from game.ui import routes
from game.ui.deck.card_images import card_height, card_images
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.controls import field
from game.ui.kit.input import events
from game.ui.kit.input.commands import (
    COPY_SEAL,
    CUT_DECK,
    DEAL_WITHOUT_CUT,
    PAGE_DOWN,
    PAGE_UP,
    PRESS_FOCUSED,
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

DECK_WIDTH_UNITS = 900.0
"""Width of the deck, in units."""
DECK_CARD_WIDTH_UNITS = 96.0
"""Width of a card, in units."""
CUT_GAP_CARD_WIDTHS = 0.5
"""Gap at the cut, in card widths."""
PAGE_KEY_STEP_CARD_COUNT = 10
"""Step of the page keys, in cards."""
WORDS_FIELD_WIDTH_UNITS = 440.0
"""Width of the field for words, in units."""


class CutPage(ProgramPage, ScrollPage):
    """Page that asks for the player's part before a deal.

    The callback ``then`` gets the events of the new deal, none if the deck was not cut.
    ``place`` is the number of cards above the cut.  It begins by chance, and until the player has
    ``moved`` it, it is no part of theirs.  ``aimed`` is the place under the mouse, which is chosen
    by a click.  ``typed`` are the words.
    """

    name = "cut"
    places = (Scope.CUT,)

    def __init__(
        self, app: Program, session: MatchSession, then: Callable[[list[Event]], None]
    ) -> None:
        super().__init__(app)
        self.heading_text = Message("cut-page")
        self.session = session
        self.then = then
        self.deal = session.match.deals[-1]
        self.place = app.rng.randrange(1, len(self.deal.deck))
        self.moved = False
        self.aimed: int | None = None
        self.typed = ""
        self.said: TextValue = ""

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
        """Deal with the player's words, else with the cut they moved, else without a part."""
        if self.words or self.moved:
            self.then(self.session.add_part(self.words or cut_part(self.place)))
        else:
            self.leave_it()

    def cut(self) -> None:
        """Deal with the cut if the player moved it."""
        if self.moved:
            self.then(self.session.add_part(cut_part(self.place)))
        else:
            self.give_part()

    def leave_it(self) -> None:
        """Deal without a part."""
        self.session.leave_uncut()
        self.then([])

    def copy(self) -> None:
        copied = events.copy(self.deal.seal or "")
        self.said = Message("seal-copied") if copied else Message("seal-copied.none")
        self.changed()

    def step(self, cards: int) -> None:
        """Move the cut by a number of cards."""
        self._move_to(self.shown + cards)

    @property
    def shown(self) -> int:
        """Number of cards above the cut as it is seen: where the mouse is, if over the deck."""
        return self.place if self.aimed is None else self.aimed

    def type_words(self, text: str) -> None:
        """Replace the words in the field."""
        self.typed = text[:MAX_WORDS_CHARACTERS_COUNT]
        self.said = ""
        self.changed()

    def _move_to(self, place: int) -> None:
        """Have the cut at a place of the player's."""
        self.place = min(len(self.deal.deck) - 1, max(1, place))
        self.moved, self.aimed = True, None
        self.changed()

    def back(self) -> None:
        """Deal without a part: what Escape does."""
        self.leave_it()

    def on_move(self, x: float, y: float) -> None:
        super().on_move(x, y)
        deck = self.tree.by_key["deck"].rect
        if self._touches_deck(x, y):
            self._move_to(self._place_at(deck, x))
            return
        aimed = self._place_at(deck, x) if deck.collidepoint(x, y) else None
        if aimed != self.aimed:
            self.aimed = aimed
            self.changed()

    def on_release(self, x: float, y: float) -> None:
        if self.renderer.pressed == "deck" and self.aimed is not None:
            self._move_to(self.aimed)
        super().on_release(x, y)

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
        if self.focus == "deck" and (PAGE_UP.matches(key) or PAGE_DOWN.matches(key)):
            self.step(
                -PAGE_KEY_STEP_CARD_COUNT if PAGE_UP.matches(key) else PAGE_KEY_STEP_CARD_COUNT
            )
        elif self.focus == "words" and PRESS_FOCUSED.matches_in_field(key):
            self.give_part()
        else:
            super().on_key(key)

    # Layout.

    def entered(self) -> None:
        super().entered()
        if not self.focus:
            self.set_focus(self.tree.by_key["deal"])

    def _card_width(self, measures: Measures) -> int:
        return measures.px(DECK_CARD_WIDTH_UNITS)

    def _place_at(self, rect: Rect, x: float) -> int:
        """Number of cards to the left of a point, with one at least on either side."""
        many = len(self.deal.deck)
        return min(many - 1, max(1, round((x - rect.x) / rect.w * many)))

    @property
    def felt(self) -> FeltTheme | None:
        return self.session.match.game.felt

    @property
    def opens_rules(self) -> Act:
        return self.navigator.opener(routes.Rules.of_match(self.session.match))

    def page(self, kit: Kit) -> Box:
        given = bool(self.words) or self.moved
        cut = say("cut-words.use") if self.words else CUT_DECK.label
        deal = DEAL_WITHOUT_CUT.label if given else say("cut-deal")
        first = "cut" if given else "deal"
        buttons: list[tuple[str, Command, str, Icon, Act, bool]] = [
            ("cut", CUT_DECK, cut, Icon.CHECK, self.give_part, given),
            ("deal", DEAL_WITHOUT_CUT, deal, Icon.PLAY, self.leave_it, True),
            ("copy", COPY_SEAL, COPY_SEAL.label, Icon.SEAL, self.copy, True),
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
                    enabled=enabled,
                    primary=key == first,
                    first=key == first,
                    area="buttons",
                )
                for key, one, label, icon, act, enabled in buttons
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
        wide = kit.measures.grown_length(DECK_WIDTH_UNITS)
        turned = Scroll(self.column, Limit(all_of_it, ideal=wide, most=wide), kit.measures)
        return Pad(Align(turned, 0.5, 0.5), kit.px(28), kit.px(22))

    def _heading(self) -> str:
        return say("cut-heading", game=self.session.match.game.title, round=self.deal.number)

    def _sealed(self, kit: Kit) -> Box:
        """The seal, and the dealer if that is fixed before the player's part."""
        dealer = say("cut-dealer", who=self.session.names[self.deal.dealer])
        if self.deal.chained and not self.deal.dealer_sealed:
            dealer = say("cut-drawn")
        sealed = self.deal.seal
        seal = say("table-unsealed") if sealed is None else say("cut-seal", seal=sealed)
        return Column(
            [
                kit.words(dealer, 18, anchor="midtop", weight="semibold"),
                kit.words(seal, 14.5, weight="semibold", anchor="midtop"),
            ],
            kit.px(4),
        )

    def _prompt(self) -> str:
        return say("cut-prompt") if self.session.words_count else say("cut-prompt-deck")

    def _told(self) -> str:
        if self.said:
            return told(self.said)
        if self.words:
            return say("cut-words.instead")
        if not self.moved and self.aimed is None:
            return say("cut-unmoved")
        return say("cut-behind", place=self.shown, count=len(self.deal.deck))

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
            width=WORDS_FIELD_WIDTH_UNITS,
        )
        return [Align(line, 0.5, 0)]

    def _deck(self, kit: Kit) -> Box:
        value = say("cut-place.behind", place=self.shown)
        card = self._card_width(kit.measures)
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
            span=Span(1, len(self.deal.deck) - 1, self.shown),
        )
        return FixedBox(node, kit.px(DECK_WIDTH_UNITS), card_height(card), 2 * card)

    def paint(self, painter: Painter) -> None:
        painter.ground()
        self.renderer.paint_nodes(painter)
        self._paint_deck(painter)

    def _paint_deck(self, painter: Painter) -> None:
        """Paint the card backs, with a gap at the selected cut."""
        rect = self.tree.by_key["deck"].rect
        many = len(self.deal.deck)
        card = self._card_width(self.measures)
        back = card_images(painter).card(None, card)
        apart = 0 if self.words else round(CUT_GAP_CARD_WIDTHS * card)
        step = (rect.w - card - apart) / (many - 1)
        for number in range(many):
            x = rect.x + round(number * step) + (apart if number >= self.shown else 0)
            painter.surface.blit(back, back.get_rect(midtop=(x + card // 2, rect.y)))
        if apart:
            x = rect.x + round(self.shown * step) + apart
            line = Rect(0, 0, max(2, self.measures.px(3)), rect.h)
            line.midtop = (x, rect.y)
            pygame.draw.rect(painter.surface, theme.GOLD_COLOUR, line)
