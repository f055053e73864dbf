"""Somebody new on the way from the start page to a first decision: clicks, words and digits."""

import re
from collections.abc import Iterator

import pytest

from game.text.message import told
from game.ui.features.evening import evening_page
from game.ui.features.lessons.lesson_page import FirstHandPage
from game.ui.features.match import begin_match
from game.ui.features.match.match_page import TablePage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.tree import Node, Role
from tests.ui.stage import Stage

MAX_CLICKS = 2
MAX_WORDS = 12
SECRET_NUMBER = 2**100
HEXADECIMAL_RUN = re.compile(r"\b(?=[0-9a-f]*[0-9])[0-9a-f]{6,}\b", re.IGNORECASE)
"""Digits of a seal or of a code: six or more, with a figure among them."""
READ_ROLES = {Role.TEXT, Role.HEADING, Role.GROUP_HEADING, Role.ALERT, Role.PROMPT}
LABELLED_ROLES = {Role.BUTTON, Role.CHOICE, Role.OPTION, Role.TILE, Role.PLAYER}


def words(root: Node) -> Iterator[str]:
    """The words that stand on a page, without the labels of its buttons."""
    if root.role in LABELLED_ROLES:
        return
    if root.role in READ_ROLES:
        yield from root.name.split()
    for node in root.children:
        yield from words(node)


class Newcomer:
    """Somebody who clicks, reads and counts; their deals are secret, and known to the test."""

    def __init__(self, stage: Stage, change: pytest.MonkeyPatch) -> None:
        self.stage = stage
        for module in (begin_match, evening_page):
            change.setattr(module, "fresh_number", lambda: SECRET_NUMBER)
        self.clicks = 0
        self.read: list[str] = []
        stage.app.seeded = False
        stage.show(StartPage(stage.app))

    def click(self, name: str) -> None:
        """Click something, and read the page that it opens unless that is a table."""
        self.stage.click(name)
        self.clicks += 1
        if not isinstance(self.stage.scene, TablePage):
            self.read += words(self.stage.scene.tree.root)

    def decide(self) -> None:
        """Come to the first decision of one's own, and read the sentence there."""
        stage, table = self.stage, self.stage.top(TablePage)
        if isinstance(table, FirstHandPage):
            stage.until(lambda: table.teaching is not None)
            self.read += told(table._lecture().text).split()
        else:
            stage.asked()
            prompt = next(node for node in stage.nodes if node.role is Role.PROMPT)
            self.read += prompt.name.split()

    def check(self) -> None:
        """At most so many clicks and words, and no digits in any node or tip shown."""
        page = self.stage.scene
        assert self.clicks <= MAX_CLICKS
        assert len(self.read) <= MAX_WORDS, self.read
        shown = [f"{node.name} {node.value or ''}" for node in page.tree.nodes]
        tipped = page.renderer.tipped()
        shown += [tipped.tip or tipped.name] if tipped is not None else []
        assert [text for text in shown if HEXADECIMAL_RUN.search(text)] == []
