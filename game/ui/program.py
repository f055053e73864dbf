"""The program as its pages know it: what all of them share.

Whether the window is in front of the player: seen, and the one that is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import date
    from random import Random

    from game.features.review.review_session import Reviews
    from game.features.worker_jobs import JobClient
    from game.storage.match_store import MatchStore
    from game.storage.profile import Profile
    from game.storage.settings import Settings
    from game.text.message import Message
    from game.ui.kit.input.events import Device
    from game.ui.kit.pages.host import Announcements
    from game.ui.kit.paint.images import Assets
    from game.ui.kit.paint.text import Texts
    from game.ui.kit.paint.theme import Measures
    from game.ui.routes import Routes
    from game.ui.sound import Sounds

AWAY = {
    pygame.WINDOWFOCUSLOST: "focus",
    pygame.WINDOWMINIMIZED: "sight",
    pygame.WINDOWHIDDEN: "sight",
}
"""What the window has lost when the system tells this."""
BACK = {
    pygame.WINDOWFOCUSGAINED: ("focus", "sight"),
    pygame.WINDOWRESTORED: ("sight",),
    pygame.WINDOWSHOWN: ("sight",),
    pygame.WINDOWMAXIMIZED: ("sight",),
    pygame.KEYDOWN: ("focus", "sight"),
    pygame.MOUSEBUTTONDOWN: ("focus", "sight"),
}
"""What it has again.  Whoever uses it has it in front, whatever the system says of focus."""


class Front:
    """Follows what the system tells of the window.

    One that was never told anything (where no window manager gives focus) is in front.
    """

    def __init__(self) -> None:
        self._lost: set[str] = set()

    def hear(self, event: pygame.Event) -> None:
        """Take note of an event."""
        if event.type in AWAY:
            self._lost.add(AWAY[event.type])
        else:
            self._lost.difference_update(BACK.get(event.type, ()))

    @property
    def sighted(self) -> bool:
        """Whether anything of the window can be seen, in front or behind others."""
        return "sight" not in self._lost

    @property
    def seen(self) -> bool:
        """Whether the window is in front."""
        return not self._lost


class Program(Protocol):
    """The window, the assets, the profile and the thinking process.

    ``rng`` is what is drawn from at random; the program is ``seeded`` if that can be repeated.
    ``notices`` wait to be told on the start page.
    """

    measures: Measures
    device: Device
    announcements: Announcements
    profile: Profile
    settings: Settings
    shelf: MatchStore
    texts: Texts
    assets: Assets
    sounds: Sounds
    front: Front
    rng: Random
    seeded: bool
    notices: list[Message]

    @property
    def reviews(self) -> Reviews:
        """The coach's reviews beside the finished records."""

    @property
    def thinker(self) -> JobClient:
        """The process that thinks, as the window sees it."""

    @property
    def by_keyboard(self) -> bool:
        """Whether the player goes from one thing to the next with a focus."""

    @property
    def listened(self) -> bool:
        """Whether somebody has the window read by a screen reader."""

    @property
    def ways(self) -> Routes:
        """The ways to other pages."""

    def today(self) -> date:
        """The date by the computer's clock, where the player is: read here and nowhere else."""

    def set(self, name: str, value: object) -> None:
        """Change a setting, at once on the screen and on disk."""

    def set_all(self, values: Mapping[str, object]) -> None:
        """Have several settings be as they were, at once on the screen and on disk."""

    def save_settings(self) -> None:
        """Have the settings on disk."""

    def toggle_sound(self) -> None:
        """All sound off, or on again."""

    def rumble(self, what: str) -> None:
        """Shake the gamepad that is played with, if the player wants that: for one's ``turn``, a
        ``call`` window, or when one is ``robbed``."""

    def leave(self, then: Callable[[], None]) -> None:
        """Do what takes every page off, once no page wants to ask about it first."""

    def quit(self) -> None:
        """End the program; first ask, where moves would be lost."""
