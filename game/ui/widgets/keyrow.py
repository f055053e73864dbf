"""A row of a list of commands: what one is called and where it holds, and its keys."""

from collections.abc import Sequence

from game.ui.box import Box, Column, Group, Limit, Pad, Row
from game.ui.tree import Act, Node, Role
from game.ui.widgets.cap import caps
from game.ui.widgets.entry import Entry
from game.ui.widgets.kit import Kit, nowhere

KEYS = 240.0
"""Units that the keys at the end of a row take at most."""


def key_row(
    kit: Kit, key: str, name: str, lines: tuple[str, str], keys: Sequence[str], act: Act, own: bool
) -> Box:
    """A row to click on; keys that are the player's ``own`` make it stand out."""
    node = Node(Role.BUTTON, name, nowhere(), key, act=act, area="commands", widget=Entry(lines))
    tone = "gold" if own else "text"
    says = Column([
        kit.words(lines[0], 16, weight="semibold", tone=tone, anchor="midleft"),
        kit.words(lines[1], 13.5, tone="dim", anchor="midleft"),
    ])  # fmt: skip
    its = caps(kit, keys)
    shown = Limit(its, ideal=min(its.widths.ideal, kit.measures.grown(KEYS)))
    row = Row([says.growing(), shown], kit.px(14))
    return Limit(Group(node, Pad(row, kit.px(14), kit.px(6))), least=kit.measures.grown(200))
