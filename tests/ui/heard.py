"""What whoever has the screen read hears of a page, thing by thing."""

from collections.abc import Iterable

from game.ui.kit.tree import Node, Role
from tests.words.pseudo import CLOSE, OPEN

SILENT = {Role.PICTURE, Role.LINE, Role.MARKER, Role.MARK, Role.SCROLLBAR, Role.RULE}
"""What is only for the eye."""
MEANINGLESS = "·•|◆→←✓✗"
"""Signs that are read out as their names, or as nothing at all."""


def heard(root: Node) -> list[str]:
    """A line for each thing of a tree: how deep it lies, its role, name, value, key and tip."""
    found: list[str] = []
    _hear(root, 0, found)
    return found


def noise(nodes: Iterable[Node]) -> list[str]:
    """What is said of things that whoever hears it can do nothing with."""
    found = []
    for node in nodes:
        # A bracket of the pseudo-language is a key of its own on the keys on the screen.
        named = any(sign.isalnum() for sign in node.name) or node.name in (OPEN, CLOSE)
        if node.reachable and not named:
            found.append(f"nameless: {node.role} {node.key}")
        if node.role in SILENT:
            continue
        said, known = (node.value or "").casefold(), node.name.casefold()
        typed = node.edit is not None  # the person's own words, whatever signs they have
        if set(MEANINGLESS) & set(node.name + ("" if typed else node.value or "") + node.tip):
            found.append(f"a sign: {node.name} {node.value}")
        if known and (said == known or said.startswith((f"{known}:", f"{known},"))):
            found.append(f"twice: {node.name} {node.value}")
    return found


def _hear(node: Node, deep: int, found: list[str]) -> None:
    parts = [node.name, node.value or "", f"[{node.shortcut}]" if node.shortcut else "",
             f"<{node.tip}>" if node.tip else "", "" if node.enabled else "(off)",
             "*" if node.reachable else ""]  # fmt: skip
    found.append(f"{'  ' * deep}{node.role.value}: {' | '.join(part for part in parts if part)}")
    for child in node.children:
        _hear(child, deep + 1, found)
