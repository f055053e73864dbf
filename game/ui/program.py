"""The program interface that all pages share, and whether the window has the focus.

``leave_for`` and ``ask_to_quit`` are the ways to leave: for other pages, or the program.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

import pygame

from game.text.icon import Icon
from game.text.message import Message
from game.ui.kit.input.commands import QUIT_NOW, QUIT_PROGRAM, Scope
from game.ui.kit.pages.dialog import DialogButton, DialogText
from game.ui.kit.pages.host import Host
from game.ui.kit.pages.page import Page
from game.ui.kit.steps import Steps

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import date
    from random import Random

    from game.features.evening.evening_store import EveningStore
    from game.features.moments.best_moments import BestMoments
    from game.features.review.review_session import Reviews
    from game.features.rivals.rivals import Rivals
    from game.features.worker_jobs import JobClient
    from game.storage.match_store import MatchStore
    from game.storage.profile import Profile
    from game.storage.settings import Settings
    from game.text.message import TextValue
    from game.ui.deck.card_images import CardImages
    from game.ui.kit.tree import Act
    from game.ui.sound import Sounds

LOST_WINDOW_STATES_BY_EVENT = {
    pygame.WINDOWFOCUSLOST: "focus",
    pygame.WINDOWMINIMIZED: "sight",
    pygame.WINDOWHIDDEN: "sight",
}
"""Maps a window event to the property it removes: input focus or visibility."""
RESTORED_WINDOW_STATES_BY_EVENT = {
    pygame.WINDOWFOCUSGAINED: ("focus", "sight"),
    pygame.WINDOWRESTORED: ("sight",),
    pygame.WINDOWSHOWN: ("sight",),
    pygame.WINDOWMAXIMIZED: ("sight",),
    pygame.KEYDOWN: ("focus", "sight"),
    pygame.MOUSEBUTTONDOWN: ("focus", "sight"),
}
"""Maps an event to the properties it restores. A key or click proves that the window has the focus,
even if no focus event came."""


class Front:
    """Follows the window's focus and visibility.

    Without any event it counts as focused: some systems have no window manager.
    """

    def __init__(self) -> None:
        self._lost: set[str] = set()

    def hear(self, event: pygame.Event) -> None:
        """Update focus and visibility from a pygame event."""
        if event.type in LOST_WINDOW_STATES_BY_EVENT:
            self._lost.add(LOST_WINDOW_STATES_BY_EVENT[event.type])
        else:
            self._lost.difference_update(RESTORED_WINDOW_STATES_BY_EVENT.get(event.type, ()))

    @property
    def sighted(self) -> bool:
        """Whether any part of the window is visible, even behind other windows."""
        return "sight" not in self._lost

    @property
    def seen(self) -> bool:
        """Whether the window is visible and has the input focus."""
        return not self._lost


class Route:
    """What opens a page: its fields are the page's arguments after the program.

    ``page`` is the page's module in `game.ui.features` and its class. `game.ui.routes` has them
    all.
    """

    page: ClassVar[str]


class Navigation(Protocol):
    """Opens and closes pages."""

    def open(self, route: Route) -> None:
        """Open a page on top of the others."""

    def opener(self, route: Route) -> Act:
        """A function that opens a page, for a button."""

    def replace(self, *routes: Route) -> None:
        """Close all pages and open the given ones."""

    def back(self) -> None:
        """Close the top page. The program ends with the last page."""

    def is_top(self, page: object) -> bool:
        """Whether ``page`` is the top page."""

    def is_open(self, page: object) -> bool:
        """Whether ``page`` is among the open ones."""

    def tell(self, heading: TextValue, text: DialogText) -> None:
        """Open a dialog with a text and a button that closes it."""

    def ask(
        self,
        name: str,
        heading: TextValue,
        text: DialogText,
        answers: Sequence[DialogButton],
        place: Scope = Scope.DIALOG,
    ) -> None:
        """Open a dialog with answers to a question. ``place`` is the scope of their commands."""

    def more(self, answers: Sequence[DialogButton], place: Scope) -> None:
        """Show the buttons that stand behind “…” in a dialog, which each of them closes first."""

    def enlarge(
        self, heading: TextValue, answers: Sequence[DialogButton], steps: Sequence[DialogButton]
    ) -> None:
        """Show large buttons: answers, which close the dialog first, and steps of sliders."""


class Program(Host, Protocol):
    """What a page of this program can use besides: images, profile and worker process.

    ``rng`` is the source of all random choices; ``seeded`` says that they are repeatable.
    ``notices`` queue for the start page. ``errands`` are work that goes on when its page is left.
    ``asks`` is whether this is the first start.
    ``greeted`` is whether the start page has been shown since.
    """

    asks: bool
    greeted: bool
    profile: Profile
    settings: Settings
    match_store: MatchStore
    images: CardImages
    sounds: Sounds
    front: Front
    rng: Random
    seeded: bool
    notices: list[Message]
    errands: Steps

    @property
    def voice_problem(self) -> Message | None:
        """Why the program's own voice is silent although it is on; None if it is not."""

    @property
    def reviews(self) -> Reviews:
        """The coach's reviews beside the finished records."""

    @property
    def moments(self) -> BestMoments:
        """The best moments of the finished matches, found while nothing moves."""

    @property
    def rivals(self) -> Rivals:
        """What the player and each opponent did to each other."""

    @property
    def evenings(self) -> EveningStore:
        """The evenings of the profile."""

    @property
    def worker(self) -> JobClient:
        """The process that thinks, as the window sees it."""

    @property
    def navigator(self) -> Navigation:
        """Opens other pages."""

    def today(self) -> date:
        """Today's date in the local time zone. Only this method reads the calendar."""

    def set(self, name: str, value: object) -> None:
        """Change a setting; the screen and the settings file follow at once."""

    def choose_language(self, setting: str) -> None:
        """Change the language's setting; the screen and the settings file follow at once."""

    def set_all(self, values: Mapping[str, object]) -> None:
        """Restore several settings; the screen and the settings file follow at once."""

    def hold_for_children(self, on: bool) -> None:
        """Turn the switch for children; the screen and the settings file follow at once."""

    def save_settings(self) -> None:
        """Write the settings to disk."""

    def toggle_sound(self) -> None:
        """Toggle the mute setting."""

    def type_in(
        self, field: Callable[[], str], read: Callable[[], str], edit: Callable[[str], None]
    ) -> None:
        """Open an on-screen keyboard for a text field.

        The callback ``field`` returns its name; ``read`` and ``edit`` get and set its text.
        """

    def rumble(self, what: str) -> None:
        """Shake the gamepad in use, if the settings allow it. ``what`` is ``turn`` (the player's
        turn), ``call`` (a call window) or ``robbed``."""

    def leave(self, then: Callable[[], None]) -> None:
        """Call ``then``, which closes all pages, once no page objects to that.

        A page with unsaved moves asks first and calls back later.
        """

    def quit(self) -> None:
        """End the program. A page with unsaved moves asks first."""


class ProgramPage(Page):
    """A page that uses more of the program than the kit does.

    Among the bases of a class it stands first.
    """

    app: Program
    navigator: Navigation


# Ways to leave.


def leave_for(app: Program, *pages: Route) -> None:
    """Replace all pages by these. Asks first if moves would be lost."""
    app.leave(lambda: app.navigator.replace(*pages))


def ask_to_quit(app: Program) -> None:
    """End the program. Asks first if a key may have been pressed by mistake."""
    if not app.by_keyboard:
        app.quit()
        return
    app.navigator.ask(
        "quit",
        Message("page-quit-heading"),
        Message("page-quit-text", key=QUIT_NOW.shown),
        [
            DialogButton(QUIT_PROGRAM.called, app.quit, Icon.QUIT, QUIT_PROGRAM),
            DialogButton(Message("page-back"), app.navigator.back, Icon.BACK),
        ],
        Scope.QUIT,
    )
