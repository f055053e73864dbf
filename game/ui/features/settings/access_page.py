"""The page on accessibility: what the system asks for, and what there is, each with its setting."""

from collections.abc import Sequence

from game.storage.settings import Settings
from game.text.icon import Icon
from game.text.message import Message, TextValue, say, told
from game.ui import routes
from game.ui.kit.forms.builder import Kit
from game.ui.kit.input.commands import HELP, OWN_KEYS, READ, filled
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.pages.scroll_page import HeadedPage
from game.ui.kit.tree import Act
from game.ui.program import Program, ProgramPage
from game.ui.routes import Route

GROUPS: tuple[tuple[Message, tuple[str, ...]], ...] = (
    (Message("access-eyes"), ("text", "size", "face", "deck", "contrast", "colours",
                              "reduced_motion")),
    (Message("access-ears"), ("captions", "mono", "seats")),
    (Message("access-reader"), ("reader", "detail")),
    (Message("access-hands"), ("calls", "announce", "forced", "step", "left_handed", "rumble")),
)  # fmt: skip
"""Settings under their headings."""


class AccessPage(ProgramPage, HeadedPage):
    """Says what there is for eyes, ears and hands; each line opens its setting or its page."""

    name = "access"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.heading = say("access-heading")
        self.subtitle = say("access-subtitle")

    def content(self, kit: Kit) -> Box:
        settings = self.app.settings
        cells: list[Box] = [kit.group_heading(say("access-system"))]
        for said in self._system():
            cells += [Space(high=kit.px(4)), kit.words(told(said), 15.5)]
        options = {one.name: one for one in Settings.described()}
        pages = self._pages()
        for title, names in GROUPS:
            cells += [Space(high=kit.px(16)), kit.group_heading(told(title))]
            for name in names:
                one = options[name]
                line = one.help.changed(filled) if isinstance(one.help, Message) else one.help
                value = told(one.values.label(settings.get(name)))
                what = say("access-value", name=told(one.label), value=value)
                cells += self._row(kit, name, what, line, routes.Settings(name))
            for name, what, line, route in pages.get(names[0], ()):
                cells += self._row(kit, name, what, line, route)
        return Column(cells)

    def _pages(self) -> dict[str, Sequence[tuple[str, str, TextValue, Route]]]:
        """Pages that belong to a group, by its first setting."""
        heard = ("heard", say("hearing-heading"), Message("access-heard"), routes.Heard())
        keys = ("keys", OWN_KEYS.label, Message("access-keys", key=HELP.said), routes.Keys())
        reads = ("read", say("access-read"), Message("access-read.how", key=READ.said),
                 routes.Keys())  # fmt: skip
        return {"captions": [heard], "reader": [reads], "calls": [keys]}

    def _row(self, kit: Kit, key: str, what: str, line: TextValue, route: Route) -> list[Box]:
        act: Act = self.navigator.opener(route)
        lines = what, told(line)
        sign = Icon.ARROW_RIGHT, "text"
        row = kit.entry(f"access {key}", what, "", lines, act, "access", sign=sign)
        return [Space(high=kit.px(6)), row]

    def _system(self) -> list[Message]:
        """A sentence on each thing that a system may ask for."""
        settings = self.app.settings

        def state(name: str) -> str:
            if settings.follows(name):
                return "followed"
            return "own" if name in settings.wished else "none"

        return [
            Message("access-motion", state=state("reduced_motion")),
            Message("access-contrast", state=state("contrast")),
            Message("access-text", state=state("text"), count=settings.wished.get("text", 100)),
        ]
