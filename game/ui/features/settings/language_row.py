"""The row of the settings that opens the choice of the language."""

from game.text import languages
from game.text.icon import Icon
from game.text.message import Message, spoken_language, told_in
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, NodeBox, Pad
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.list_items import ListEntry

LANGUAGE_ROW_ICON_UNITS = 30.0
"""Size of the globe, in units."""


def language_row(kit: Kit, act: Act) -> list[Box]:
    """The row that opens the choice, named in each language; none where there is one language.

    Its globe and the names are found by whoever cannot read the language that is spoken.
    """
    if len(languages.ALL_SPOKEN) == 1:
        return []
    headings = (told_in(one, Message("languages-heading")) for one in languages.ALL_SPOKEN)
    name, now = ", ".join(dict.fromkeys(headings)), spoken_language().name
    node = Node(
        Role.BUTTON,
        name,
        nowhere(),
        "language",
        value=now,
        act=act,
        area="settings",
        widget=ListEntry(),
    )
    lines = Column(
        [
            kit.words(name, 16.5, weight="semibold", anchor="midleft"),
            kit.words(now, 14, tone="dim", anchor="midleft"),
        ]
    )
    icon = kit.sign(Icon.GLOBE, "", LANGUAGE_ROW_ICON_UNITS, "text")
    opens = kit.sign(Icon.ARROW_RIGHT, "", 20, "text")
    row = Row([Align(icon), lines.growing(), Align(opens)], kit.px(14))
    return [NodeBox(node, Pad(row, kit.px(14), kit.px(8))), Space(high=kit.px(16))]
