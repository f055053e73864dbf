"""Why not: cards held over a place, by mouse, by keys and for a screen reader, in each game."""

from typing import Any

import pytest

from game.core.table import PERSON_HAND_ZONE
from game.games import GAMES_BY_NAME
from game.text.message import told
from game.ui.features.match.match_page import TablePage
from game.ui.features.rules.rules_page import RulesPage
from game.ui.kit.tree import Node
from game.ui.table.control.why_not import HOLD_SECONDS
from game.ui.table.model.actions import OpenRules
from game.ui.table.model.drag_state import card_keys
from game.ui.table.model.notice import NoticeKind
from tests.ui.stage import Stage

PLACES = {
    "take": ("card", "pile"),
    "rummy500": ("card", "pile"),
    "taki": ("card", "pile"),
    "texas": ("card", "pile"),
    "takeaway": ("slots/1/cards", "slots/0/cards"),
}
"""What is held over what when nothing has been drawn: the rules refuse it."""

every_place = pytest.mark.parametrize("name", PLACES)


def seated(stage: Stage, name: str) -> TablePage:
    """A table at which the person is asked, and holds a card that cannot go on the pile."""
    game = GAMES_BY_NAME[name]
    for seed in range(1, 60):
        page = stage.sit(2, seed=seed, game=game)
        stage.until(lambda page=page: page.show.quiet)
        if page.session.yours and held(page, name) is not None:
            return page
    raise AssertionError("no such table")


def held(page: TablePage, name: str) -> Node | None:
    """A card or stack that may not go to its place."""
    source, target = PLACES[name]
    tree = page.tree.by_key
    if source != "card":
        node = tree.get(f"zone {source}") or tree.get(f"{source}")
        return node
    show = page.show
    for key, text in zip(card_keys(show, PERSON_HAND_ZONE), show.hand.order, strict=True):
        offers = [one for one in page.model.asking.offers((text,)) if one.target == target]
        if offers and page.session.refusal(offers[0].move) is not None:
            return tree[key]
    return None


def place_of(page: TablePage, name: str) -> Node:
    zone = PLACES[name][1]
    return next(node for node in page.tree.nodes if node.key.endswith(zone) and node.act)
