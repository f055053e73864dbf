"""The director: the stack of pages, the top one of which is played."""

from game.core.felt import Felt
from game.ui.page import Page


class Director:
    """A stack of pages with one reader of input; a dialog is a page on top."""

    def __init__(self) -> None:
        self.stack: list[Page] = []
        self._called = ""

    @property
    def top(self) -> Page | None:
        """The page that is played."""
        return self.stack[-1] if self.stack else None

    def push(self, page: Page) -> None:
        """Put a page on top."""
        self.stack.append(page)
        page.entered()
        self._announce(page)

    def pop(self) -> None:
        """Take the top page off; the program ends with the last one."""
        gone = self.stack.pop()
        self._leave(gone)
        if self.stack:
            self.stack[-1].entered()
            if gone.covers:
                self._announce(self.stack[-1])
            else:
                # It was in sight all the time.
                self._called = self.stack[-1].called

    def replace(self, *pages: Page) -> None:
        """Take every page off and begin with these."""
        while self.stack:
            self._leave(self.stack.pop())
        for page in pages:
            self.stack.append(page)
            page.entered()
        if self.stack:
            self._announce(self.stack[-1])

    def _leave(self, page: Page) -> None:
        """A page is off the stack; what it kept to be painted faster goes with it."""
        page.left()
        page.put_away()

    def _announce(self, page: Page) -> None:
        """Have it heard what came up, unless that is called as what was there before."""
        if page.asking or page.called != self._called:
            page.announce()
        self._called = page.called

    def visible(self) -> list[Page]:
        """The pages to be painted, lowest first: down to one that covers the rest."""
        first = len(self.stack) - 1
        while first > 0 and not self.stack[first].covers:
            first -= 1
        return self.stack[max(0, first) :]

    def grabs(self, x: float, y: float) -> bool:
        """Whether what lies at a point of the top page goes with what drags it."""
        return self.top is not None and self.top.grabs(x, y)

    def explains(self, x: float, y: float) -> bool:
        """Whether it is said what lies at a point of the top page, if that is asked."""
        return self.top is not None and self.top.explains(x, y)

    def tells(self, x: float, y: float) -> bool:
        """Whether there is more to be told of what lies at a point than is seen there."""
        return self.top is not None and self.top.tells(x, y)

    def felt(self, page: Page) -> Felt | None:
        """The felt of the game that a page is about: its own game, or that of one beneath it."""
        below = self.stack[: self.stack.index(page) + 1]
        return next((one.felt for one in reversed(below) if one.felt is not None), None)
