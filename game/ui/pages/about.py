"""About the program: its version, where what is played is kept, and what it is made of."""

from game import VERSION
from game.storage.licences import Part, parts
from game.ui.box import Box, Column, Space
from game.ui.headed import HeadedPage
from game.ui.program import Program
from game.ui.tree import Act
from game.ui.widgets.kit import Kit
from game.ui.window.inputs import Key
from game.ui.window.system import libraries
from game.words.message import say

TURNS, STEP = {"up": -1, "down": 1}, 60.0
"""How far the arrow keys turn a text, in units."""


class AboutPage(HeadedPage):
    """The version, and every licence; those whose texts are here can be read."""

    name = "about"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading = say("about-heading")
        self._read = [(part, bool(part.text())) for part in parts()]

    def content(self, kit: Kit) -> Box:
        profile = self.app.profile
        says = [say("about-what"), say("about-made"), say("about-with", libraries=libraries())]
        if profile.trouble is None:
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

    def _part(self, part: Part, here: bool, kit: Kit) -> Box:
        """A part and its licence, which is opened where its text is here."""
        if here:
            name = say("about-licence-of", title=part.title)
            return kit.entry(f"part {part.name}", name, "", (part.title, part.licence),
                             self._opener(part), "parts")  # fmt: skip
        return Column([
            kit.words(part.title, 16.5, weight="semibold"),
            kit.words(part.licence, 14, tone="dim"),
        ])  # fmt: skip

    def _opener(self, part: Part) -> Act:
        return lambda: self.ways.licence(part)


class LicencePage(HeadedPage):
    """The text of a licence."""

    name = "licence"

    def __init__(self, app: Program, part: Part) -> None:
        super().__init__(app)
        self.heading = part.title
        self.subtitle = part.licence
        self.paragraphs = [
            " ".join(one.split()) for one in part.text().split("\n\n") if one.strip()
        ]

    def content(self, kit: Kit) -> Box:
        cells: list[Box] = []
        for text in self.paragraphs:
            cells += [kit.words(text, 15), Space(high=kit.px(9))]
        return Column(cells)

    def on_key(self, key: Key) -> None:
        if key.name in TURNS:
            self.scroll(TURNS[key.name] * self.measures.px(STEP))
        else:
            super().on_key(key)
