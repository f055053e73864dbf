"""The page stack, and the navigator that makes pages from routes.

A page's module is imported on first use, so that the first frame does not wait.
"""

from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from game.core.game_info import FeltTheme
from game.text.icon import Icon
from game.text.message import Message, TextValue
from game.ui.kit.input.commands import Scope
from game.ui.kit.pages.dialog import DialogButton, DialogText
from game.ui.kit.pages.page import Page
from game.ui.kit.tree import Act
from game.ui.program import Program, Route
from game.ui.routes import AfterEvents

if TYPE_CHECKING:
    from game.ui.features.scores.score_page import ScorePage


class PageStack:
    """The open pages. Only the top one gets input; a dialog is a page too."""

    def __init__(self) -> None:
        self.stack: list[Page] = []
        self._called = ""

    @property
    def top(self) -> Page | None:
        """The active page; None if the stack is empty."""
        return self.stack[-1] if self.stack else None

    def push(self, page: Page) -> None:
        """Open a page on top of the stack."""
        page.app.announcements.turn_page()
        self.stack.append(page)
        page.entered()
        self._announce(page)

    def pop(self) -> None:
        """Close the top page. The program ends with the last page."""
        gone = self.stack.pop()
        self._leave(gone)
        gone.app.announcements.turn_page()
        if self.stack:
            self.stack[-1].entered()
            if gone.covers:
                self._announce(self.stack[-1])
            else:
                # This page stayed visible, so it needs no announcement.
                self._called = self.stack[-1].called

    def replace(self, *pages: Page) -> None:
        """Close all pages and open the given ones."""
        while self.stack:
            self._leave(self.stack.pop())
        for page in pages:
            page.app.announcements.turn_page()
            self.stack.append(page)
            page.entered()
        if self.stack:
            self._announce(self.stack[-1])

    def _leave(self, page: Page) -> None:
        """Close a page and release its paint caches."""
        page.left()
        page.put_away()

    def _announce(self, page: Page) -> None:
        """Announce a page to the screen reader, unless it has the same name as the page before."""
        if page.asking or page.called != self._called:
            page.announce()
        self._called = page.called

    def visible(self) -> list[Page]:
        """The pages to paint, lowest first, from the topmost one that covers the window."""
        first = len(self.stack) - 1
        while first > 0 and not self.stack[first].covers:
            first -= 1
        return self.stack[max(0, first) :]

    def grabs(self, x: float, y: float) -> bool:
        """Whether a drag that starts at this point of the top page moves something."""
        return self.top is not None and self.top.grabs(x, y)

    def explains(self, x: float, y: float) -> bool:
        """Whether the top page can explain the node at this point."""
        return self.top is not None and self.top.explains(x, y)

    def tells(self, x: float, y: float) -> bool:
        """Whether the top page has a tooltip with more than the node at this point shows."""
        return self.top is not None and self.top.tells(x, y)

    def felt(self, page: Page) -> FeltTheme | None:
        """The felt theme of the game that a page belongs to: its own, or one from a page below
        it."""
        below = self.stack[: self.stack.index(page) + 1]
        felts = (one.felt for one in reversed(below))
        return next((felt for felt in felts if isinstance(felt, FeltTheme)), None)

    @property
    def music(self) -> tuple[str, bool]:
        """The instrument of the topmost page with a game, and whether its match can end.

        The instrument is empty without a game.
        """
        return next((one.music for one in reversed(self.stack) if one.music), ("", False))


def load(name: str) -> ModuleType:
    """Import a module by its name below `game`."""
    return import_module(f"game.{name}")


def page_of(route: type[Route]) -> type[Page]:
    """The page class of a route; imports its module."""
    module, _, name = route.page.partition(":")
    page: type[Page] = getattr(load(f"ui.features.{module}"), name)
    return page


class Navigator:
    """Opens pages by their routes.

    ``ready`` is the preloaded page that opens next, or None.
    """

    def __init__(self, program: Program, page_stack: PageStack) -> None:
        self.program = program
        self.page_stack = page_stack
        self.ready: ScorePage | None = None

    def open(self, route: Route) -> None:
        self.page_stack.push(self._preloaded(route) or self.make(route))

    def opener(self, route: Route) -> Act:
        return lambda: self.open(route)

    def replace(self, *routes: Route) -> None:
        self.page_stack.replace(*map(self.make, routes))

    def back(self) -> None:
        self.page_stack.pop()

    def is_top(self, page: object) -> bool:
        return self.page_stack.top is page

    def is_open(self, page: object) -> bool:
        return page in self.page_stack.stack

    def make(self, route: Route) -> Page:
        """A new page, which is not open yet."""
        return page_of(type(route))(self.program, **vars(route))

    def _preloaded(self, route: Route) -> Page | None:
        """The preloaded page if it belongs to this route and is up to date, else None."""
        if not isinstance(route, AfterEvents):
            return None
        page, self.ready = self.ready, None
        fits = page is not None and isinstance(page, page_of(type(route)))
        return page if fits and page is not None and page.takes(route.model) else None

    def tell(self, heading: TextValue, text: DialogText) -> None:
        from game.ui.kit.pages.dialog import notice

        self.page_stack.push(notice(self.program, heading, text))

    def ask(
        self,
        name: str,
        heading: TextValue,
        text: DialogText,
        answers: Sequence[DialogButton],
        place: Scope = Scope.DIALOG,
    ) -> None:
        from game.ui.kit.pages.dialog import Dialog

        page = Dialog(self.program, name, heading, text, answers)
        page.places = (place,)
        self.page_stack.push(page)

    def more(self, answers: Sequence[DialogButton], place: Scope) -> None:
        """Show the buttons that stand behind “…” in a dialog, which each of them closes first."""
        back = DialogButton(Message("page-back"), self.back, Icon.BACK)
        closed = [one._replace(act=self._closing(one.act)) for one in answers]
        self.ask("more", Message("score-more"), "", [back, *closed], place)

    def enlarge(
        self, heading: TextValue, answers: Sequence[DialogButton], steps: Sequence[DialogButton]
    ) -> None:
        """Show large buttons: answers, which close the dialog first, and steps of sliders."""
        from game.ui.kit.pages.targets import TargetsPage

        back = DialogButton(Message("page-back"), self.back, Icon.BACK)
        closed = [one._replace(act=self._closing(one.act)) for one in answers]
        self.page_stack.push(TargetsPage(self.program, heading, [*closed, *steps, back]))

    def _closing(self, act: Act) -> Act:
        def do() -> None:
            self.back()
            act()

        return do
