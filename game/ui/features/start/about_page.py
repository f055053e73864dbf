"""The page about the program: version, profile folder, libraries and licences."""

import os
import platform

import pygame

from game import VERSION
from game.storage.licences import LicencedPart, parts
from game.text.message import Message, say
from game.ui import routes
from game.ui.kit.forms.builder import Kit
from game.ui.kit.input.events import Key
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import AsDrawn
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act
from game.ui.program import Program, ProgramPage


def libraries() -> str:
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, SDL {sdl}"


def driver() -> str:
    """Name of the video driver. The fallback on Linux without a display is ``dummy``."""
    if platform.system() == "Linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    name = pygame.display.get_driver()
    pygame.display.quit()
    return name


ARROW_SCROLL_DIRECTIONS = {"up": -1, "down": 1}
"""Direction of each arrow key."""
ABOUT_SCROLL_STEP_UNITS = 60.0
"""Scroll distance of an arrow key, in units."""


class AboutPage(ProgramPage, HeadedPage):
    """Version and licences of the program; bundled licence texts can be opened."""

    name = "about"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading_text = Message("about-heading")
        self._read = [(part, bool(part.text())) for part in parts()]

    def content(self, kit: Kit) -> Box:
        profile = self.app.profile
        says = [say("about-what"), say("about-made"), say("about-with", libraries=libraries())]
        if profile.problem is None:
            says.append(say("about-kept", folder=str(profile.folder)))
        cells: list[Box] = [
            kit.words(say("about-version", version=VERSION), 20, weight="bold"),
            Space(high=kit.px(8)),
        ]
        for text in says:
            cells += [kit.words(text, 15.5), Space(high=kit.px(4))]
        cells += [Space(high=kit.px(12)), kit.group_heading(say("about-licences"))]
        for part, here in self._read:
            cells += [Space(high=kit.px(6)), self._part(part, here, kit)]
        return Column(cells)

    def _part(self, part: LicencedPart, here: bool, kit: Kit) -> Box:
        """A part of the program; its licence can be opened if the text is bundled."""
        if here:
            name = say("about-licence-of", title=part.title)
            return kit.entry(
                f"part {part.name}",
                name,
                "",
                (part.title, part.licence),
                self._opener(part),
                "parts",
            )
        return Column(
            [
                kit.words(part.title, 16.5, weight="semibold"),
                kit.words(part.licence, 14, tone="dim"),
            ]
        )

    def _opener(self, part: LicencedPart) -> Act:
        return self.navigator.opener(routes.Licence(part))


class LicencePage(ProgramPage, HeadedPage):
    name = "licence"
    reads = True

    def __init__(self, app: Program, part: LicencedPart) -> None:
        super().__init__(app)
        self.heading_text = part.title
        self.subtitle_text = part.licence
        self.paragraphs = [
            " ".join(one.split()) for one in part.text().split("\n\n") if one.strip()
        ]

    def content(self, kit: Kit) -> Box:
        cells: list[Box] = []
        for text in self.paragraphs:
            cells += [kit.words(text, 15), Space(high=kit.px(9))]
        # A licence is in English in every language.
        return AsDrawn(Column(cells), kit.measures)

    def on_key(self, key: Key) -> None:
        if key.name in ARROW_SCROLL_DIRECTIONS:
            self.scroll(
                ARROW_SCROLL_DIRECTIONS[key.name] * self.measures.px(ABOUT_SCROLL_STEP_UNITS)
            )
        else:
            super().on_key(key)
