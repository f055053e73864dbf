"""The program as its pages know it: what all of them share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import date
    from random import Random

    from game.ai.worker import Thinker
    from game.storage.profile import Profile
    from game.storage.settings import Settings
    from game.storage.shelf import Shelf
    from game.ui.announcing import Announcements
    from game.ui.paint.assets import Assets
    from game.ui.paint.text import Texts
    from game.ui.paint.theme import Measures
    from game.ui.ways import Ways
    from game.ui.window.device import Device
    from game.ui.window.front import Front
    from game.ui.window.sound import Sounds
    from game.words.message import Message


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
    shelf: Shelf
    texts: Texts
    assets: Assets
    sounds: Sounds
    front: Front
    rng: Random
    seeded: bool
    notices: list[Message]

    @property
    def thinker(self) -> Thinker:
        """The process that thinks, as the window sees it."""

    @property
    def by_keyboard(self) -> bool:
        """Whether the player goes from one thing to the next with a focus."""

    @property
    def listened(self) -> bool:
        """Whether somebody has the window read by a screen reader."""

    @property
    def ways(self) -> Ways:
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
