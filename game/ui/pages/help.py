"""The keys that hold on the page below: a page of its own over any other."""

from collections.abc import Iterable
from typing import NamedTuple

from game.ui.box import Box, Column, Grid, Limit, Row, Space
from game.ui.headed import HeadedPage
from game.ui.program import Program
from game.ui.ways import Keyed
from game.ui.widgets.cap import caps
from game.ui.widgets.kit import Kit
from game.ui.window.buttons import Face, Style, face
from game.ui.window.commandplaces import Place
from game.ui.window.commands import OWN_KEYS, SERIES, Command, Sort, arrow
from game.ui.window.device import Device
from game.ui.window.inputs import Key
from game.words.message import Message, say, told

GROUPS = {
    Sort.PAGE: Message("help-page"),
    Sort.ASKING: Message("help-asking"),
    Sort.MOVING: Message("help-moving"),
    Sort.ALWAYS: Message("help-always"),
}
"""The headings under which the commands stand."""
KEYS, ROW, STEP = 112.0, 390.0, 60.0
"""Units: the width of the keys before what they do, that of both, and how far a key turns."""


class Line(NamedTuple):
    """What some keys do, and whether they do it just now."""

    says: str
    keys: tuple[str, ...]
    holds: bool
    faces: tuple[Face, ...] = ()


def lines(
    page: Keyed, sort: Sort, device: Device = Device.KEYS, style: Style = Style.LETTERS
) -> list[Line]:
    """What can be done with keys on a page, of a sort; what does nothing just now at the end.

    To whoever plays with a gamepad its buttons are told, and no keys.
    """
    told: dict[str, Line] = {}
    # What the page itself makes of a button comes before what it means everywhere.
    own = [one.pad for one in page.commands if one.sort is Sort.PAGE]
    taken = own if sort is Sort.MOVING else []
    for says, some in _series(one for one in page.commands if one.sort is sort):
        holds = any(map(page.holds, some))
        before = told.get(says)
        if device is Device.PAD:
            some = [one for one in some if one.pad is not None and one.pad not in taken]
            shown = [one.shown_for(device, style) for one in some]
        else:
            most = None if len(some) == 1 else 1
            shown = [chord.shown for one in some for chord in one.keys[:most]]
        if not shown:
            continue
        keys = (*(before.keys if before else ()), *shown)
        faces = [face(one.pad, style) for one in some if device is Device.PAD and one.pad]
        told[says] = Line(says, tuple(dict.fromkeys(keys)), holds or bool(before and before.holds),
                          (*(before.faces if before else ()), *faces))  # fmt: skip
    return sorted(told.values(), key=lambda line: not line.holds)


def _series(commands: Iterable[Command]) -> list[tuple[str, list[Command]]]:
    """Commands with what they do, those of a series together."""
    found: dict[str, list[Command]] = {}
    for one in commands:
        whole = next((told(called) for some, called in SERIES if one in some), None)
        found.setdefault(one.label if whole is None else whole, []).append(one)
    return list(found.items())


class HelpPage(HeadedPage):
    """What every key does on the page it was asked for on."""

    name = "help"
    places = (Place.HELP,)

    def __init__(self, app: Program, about: Keyed) -> None:
        super().__init__(app)
        self.about = about

    @property
    def heading(self) -> str:  # type: ignore[override]
        """What stands at the top."""
        return say("help-heading")

    def beside(self, kit: Kit) -> Box:
        return kit.button(OWN_KEYS.name, OWN_KEYS.label, self.ways.keys, target=44,
                          icon="settings", command=OWN_KEYS, area="head")  # fmt: skip

    def content(self, kit: Kit) -> Box:
        cells: list[Box] = []
        for sort, heading in GROUPS.items():
            some = lines(self.about, sort, kit.measures.device, kit.measures.style)
            if not some:
                continue
            before = [Space(high=kit.px(14))] if cells else []
            rows = [self._row(line, kit) for line in some]
            cells += [*before, kit.group_heading(told(heading)),
                      Grid(rows, kit.px(24), kit.px(6), most=2, fill=True)]  # fmt: skip
        return Column(cells, kit.px(6))

    def _row(self, line: Line, kit: Kit) -> Box:
        says = line.says if line.holds else say("help-not-now", command=line.says)
        wide = kit.measures.grown(KEYS)
        keys = Limit(
            caps(kit, line.faces or line.keys, dim=not line.holds),
            least=wide,
            ideal=wide,
            most=wide,
        )
        words = kit.words(says, 15.5, tone="text" if line.holds else "dim", anchor="midleft")
        row = Row([keys, words.growing()], kit.px(12))
        return Limit(row, ideal=kit.measures.grown(ROW))

    def on_key(self, key: Key) -> None:
        _, down = arrow(key) or (0, 0)
        if down and self.column.turn(down * self.measures.px(STEP)):
            self.turned()
        else:
            super().on_key(key)
