"""The rules in the window: all of them, found from every refusal that names one."""

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.game import Game
from game.core.illegal import NotAMove
from game.games import GAMES
from game.games.taki.game import TAKI
from game.ui.inputs import Key, Wheel
from game.ui.scenes.find import spans, stretches
from game.ui.scenes.rules import RulesScene, blocks, plain
from game.ui.scenes.settings import SettingsScene
from game.ui.tree import Node
from tests.ui.stage import SIZES, Stage

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
NAMING = ("rule", "heading")
"""What the parameters are called that take a heading of the rules."""


def headings(game: Game[Any, Any]) -> set[str]:
    text = game.rules.read_text(encoding="utf-8")
    return {words for kind, words in blocks(text) if kind == "heading"}


def folder(game: Game[Any, Any]) -> Path:
    """Where everything of a game lies."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent


def modules(game: Game[Any, Any]) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in
            sorted(folder(game).rglob("*.py"))]  # fmt: skip


def constants(trees: list[ast.Module]) -> dict[str, str]:
    """The texts that names at the top of the modules stand for."""
    found: dict[str, str] = {}
    for tree in trees:
        for node in tree.body:
            targets: list[ast.expr] = []
            if isinstance(node, ast.Assign):
                targets = node.targets
            elif isinstance(node, ast.AnnAssign):
                targets = [node.target]
            value = getattr(node, "value", None)
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                found |= {one.id: value.value for one in targets if isinstance(one, ast.Name)}
    return found


def texts(node: ast.expr, known: dict[str, str]) -> Iterator[str]:
    """The texts an expression can be, as far as that can be read."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Name) and node.id in known:
        yield known[node.id]
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body, known)
        yield from texts(node.orelse, known)


def named(game: Game[Any, Any]) -> set[str]:
    """The headings that stand in the source where a rule is named."""
    trees = modules(game)
    known = constants(trees)
    takes = {"Illegal": 2}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                for place, argument in enumerate(node.args.args):
                    if argument.arg in NAMING:
                        takes[node.name] = place
    found: set[str] = set()
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                where = takes.get(node.func.id, len(node.args))
                if where < len(node.args):
                    found |= set(texts(node.args[where], known))
                for keyword in node.keywords:
                    if keyword.arg in NAMING:
                        found |= set(texts(keyword.value, known))
    return found - {""}


def refused(game: Game[Any, Any], seed: int) -> set[str]:
    """The headings named by refusals met on a walk, trying moves of other positions."""
    rng = Random(seed)
    probes: set[str] = set()
    found: set[str] = set()
    state = game.new(game.setup(game.players[0] + seed % 2, {}, seed))
    for _ in range(120):
        if state.over:
            break
        moves = list(state.legal())
        probes.update(game.write(move) for move in moves[:12])
        for text in rng.sample(sorted(probes), min(12, len(probes))):
            illegal = state.check(game.parse(text))
            if illegal is not None:
                found.add(illegal.rule)
        state.apply(rng.choice(moves))
    return found - {""}


@every_game
def test_every_rule_that_stands_in_the_source_is_a_heading_of_the_rules(
    game: Game[Any, Any],
) -> None:
    rules = named(game)
    assert rules
    assert rules <= headings(game)


@every_game
def test_every_rule_a_refusal_names_is_a_heading_of_the_rules(game: Game[Any, Any]) -> None:
    rules = set().union(*(refused(game, seed) for seed in range(6)))
    assert rules
    assert rules <= headings(game)


@every_game
def test_what_cannot_be_read_as_a_move_is_said_in_a_sentence(game: Game[Any, Any]) -> None:
    for text in ("", "hello", "draw a card", "play 99"):
        with pytest.raises(NotAMove, match=r"\.$|move"):
            game.parse(text)


# The page.


def test_a_rules_text_is_taken_apart_into_its_blocks() -> None:
    text = (
        "# The game\n\nOne line\nand its end.\n## A part\n- one\n- two\nthree\n"
        "| card | points |\n|---|---|\n| 2 to 9 | 5, each |\n| ace | 15 |\n\nLast."
    )
    assert list(blocks(text)) == [
        ("title", "The game"),
        ("text", "One line and its end."),
        ("heading", "A part"),
        ("item", "one"),
        ("item", "two"),
        ("text", "three"),
        ("columns", "card\tpoints"),
        ("row", "2 to 9\t5, each"),
        ("row", "ace\t15"),
        ("text", "Last."),
    ]


def test_what_a_rules_text_names_stands_in_quotes_and_stress_is_left_out() -> None:
    assert plain("see *The cards*, not **all** of *a*") == "see “The cards”, not all of “a”"


@every_game
def test_the_page_shows_every_word_of_the_rules(stage: Stage, game: Game[Any, Any]) -> None:
    stage.show(RulesScene(stage.app, game))
    said = " ".join(node.name for node in stage.nodes)
    text = game.rules.read_text(encoding="utf-8").partition("\n")[2].replace("*", "")
    for mark in ("## ", "\n- ", "|---", "|"):
        text = text.replace(mark, "\n")
    wanted = Counter(text.split())
    assert wanted <= Counter(said.replace("“", "").replace("”", "").split())
    for mark in ("*", "#", "`", "|", "[", "_"):
        assert mark not in said, "a mark is shown as it stands"


@every_game
def test_the_page_opens_at_any_heading(stage: Stage, game: Game[Any, Any]) -> None:
    for heading in sorted(headings(game)):
        for size in SIZES[:2]:
            stage.resize(*size)
            page = stage.show(RulesScene(stage.app, game, heading))
            paint_twice(page)
            node = next(node for node in stage.role("heading") if node.name == heading
                        and "clip" in node.look)  # fmt: skip
            assert node.look["clip"].contains(node.rect), (heading, node.rect)


def paint_twice(page: RulesScene) -> None:
    for _ in range(2):
        page.paint(page.app.painter)


def test_the_page_is_turned_by_keys_and_wheel_to_its_end_and_back(stage: Stage) -> None:
    page = stage.show(RulesScene(stage.app, GAMES[0]))
    last = [node for node in stage.nodes if "clip" in node.look][-1].name
    assert page.tree.root
    stage.key("up", "page up", "home")
    assert page.column.offset == 0
    for _ in range(200):
        stage.key("down")
    end = page.column.offset
    assert end > 0
    node = next(node for node in stage.nodes if node.name == last and "clip" in node.look)
    assert node.look["clip"].contains(node.rect)
    stage.key("home")
    assert page.column.offset == 0
    stage.key("end")
    assert page.column.offset == end
    stage.key("home", "page down", "space")
    assert 0 < page.column.offset <= end
    stage.key("home")
    stage.app.send(Wheel(400, 300, -2))
    assert page.column.offset > 0
    stage.app.send(Wheel(400, 300, 50))
    assert page.column.offset == 0


# What refusals name.


@pytest.mark.parametrize("key", ["f1", "escape"])
def test_the_page_is_left_by_f1_or_escape(stage: Stage, key: str) -> None:
    below = stage.show(SettingsScene(stage.app))
    stage.app.director.push(RulesScene(stage.app, GAMES[0]))
    stage.key(key)
    assert stage.scene is below


# The search.


def search(stage: Stage, text: str) -> RulesScene:
    page = stage.show(RulesScene(stage.app, TAKI))
    page.on_key(Key("f", control=True))
    assert page.focus == "search"
    stage.type(text)
    assert page.search == text
    return page


def here(page: RulesScene) -> list[Node]:
    return [node for node in page.tree.nodes if node.role == "mark" and node.look["here"]]


@pytest.mark.parametrize(
    ("text", "wanted", "found"),
    [
        ("One king, two Kings.", "king", [(4, 8), (14, 18)]),
        ("One king", "queen", []),
        ("One king", "", []),
        ("One king", "   ", []),
        ("aaaa", "aa", [(0, 2), (2, 4)]),
        ("the last card", " last  card ", [(4, 13)]),
    ],
)
def test_words_are_found_whatever_their_case(
    text: str, wanted: str, found: list[tuple[int, int]]
) -> None:
    assert spans(text, wanted) == found


def test_what_is_broken_over_two_lines_is_found_on_both() -> None:
    lines = ("say last", "card now", "or last card")
    assert stretches(lines, "last card", len) == [[(0, 4, 8), (1, 0, 4)], [(2, 3, 12)]]


def test_every_place_is_marked_and_counted_and_the_first_is_in_sight(stage: Stage) -> None:
    page = search(stage, "breaker")
    text = " ".join(words for _, words in page.blocks[1:]).replace("*", "").lower()
    assert len(page.matches) == text.count("breaker") > 3
    assert f"1 of {len(page.matches)}" == page.tree.by_key["search"].look["note"]
    assert all(page.column.view.contains(node.rect) for node in here(page))


def test_enter_leads_from_place_to_place_and_round_about(stage: Stage) -> None:
    page = search(stage, "breaker")
    count = len(page.matches)
    seen = []
    for _ in range(count):
        assert page.column.view.contains(here(page)[0].rect)
        seen.append(page.at)
        stage.key("return")
    assert seen == list(range(count))
    assert page.at == 0
    stage.key("return", shift=True)
    assert page.at == count - 1
    stage.click("Next place")
    assert page.at == 0
    stage.click("Place before")
    assert page.at == count - 1


def test_letters_and_spaces_typed_into_the_search_turn_and_mute_nothing(stage: Stage) -> None:
    page = search(stage, "m last card")
    assert stage.app.settings.muted == "off"
    assert page.column.offset == 0
    stage.key(*["backspace"] * 11)
    assert page.search == ""


def test_what_is_not_found_is_said(stage: Stage) -> None:
    page = search(stage, "hovercraft")
    assert page.matches == []
    assert page.tree.by_key["search"].look["note"] == "not found"
    stage.key("return")
    assert page.at == 0


def test_escape_ends_the_search_and_then_leaves_the_page(stage: Stage) -> None:
    below = stage.show(SettingsScene(stage.app))
    page = RulesScene(stage.app, TAKI)
    stage.app.director.push(page)
    page.on_key(Key("f", control=True))
    stage.type("king")
    stage.key("escape")
    assert stage.top(RulesScene) is page
    assert page.search == ""
    assert not [node for node in page.tree.nodes if node.role == "mark"]
    stage.key("escape")
    assert stage.scene is below


def test_rules_are_files_of_the_games_themselves() -> None:
    for game in GAMES:
        assert game.rules == Path(game.rules).resolve()
        assert folder(game).name == game.name
        assert folder(game) in game.rules.parents
