"""Laws of the rules texts: every refusal points to a rule that stands there."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.game import Game
from game.core.illegal import UnreadableMove
from game.games import GAMES
from game.text.message import Message, TextValue, told
from game.text.rules_text import CONDITIONED_BLOCK_PATTERN
from tests.laws.walks import every_game

NAMING = ("rule", "heading")
"""What the parameters are called that take the name of a rule."""
NO_MOVES = ("", "hello", "discard XX", "out 9Z", "lay XX 5S 6S", "lay JK=5 6S 7S", "meld 4S 5X",
            "add XX to M1", "layoff 8S low to M1", "layoff XX to M1", "rummy JK=8S high to M1",
            "play XX", "take 9")  # fmt: skip
"""Texts that no game has as a move, for all the reasons that there are."""

HEADING = re.compile(r"^## .*$", re.MULTILINE)
MARKED = re.compile(r"\*([^*()\n]+)\*")
"""Text in italics or bold."""
NAMED = re.compile(r"## \S.* \{#([a-z]+(?:-[a-z0-9]+)*)\}")


def headings(game: Game[Any, Any]) -> list[str]:
    """The headings of a game's rules text, with their names, without conditions."""
    found = HEADING.findall(game.rules_text.read_text(encoding="utf-8"))
    return [CONDITIONED_BLOCK_PATTERN.sub(r"\1", heading) for heading in found]


def rules(game: Game[Any, Any]) -> set[str]:
    """The names of the headings of a game's rules text."""
    return {named[1] for heading in headings(game) if (named := NAMED.fullmatch(heading))}


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
    """The names that stand in the source where a rule is named."""
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
    """The rules named by refusals met on a walk, trying moves of other positions."""
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
def test_every_rule_that_stands_in_the_source_is_in_the_rules(game: Game[Any, Any]) -> None:
    found = named(game)
    assert found
    assert found <= rules(game)


@every_game
def test_every_rule_a_refusal_names_is_in_the_rules(game: Game[Any, Any]) -> None:
    found = set().union(*(refused(game, seed) for seed in range(6)))
    assert found
    assert found <= rules(game)


@every_game
def test_every_heading_has_a_name_of_its_own(game: Game[Any, Any]) -> None:
    assert len(rules(game)) == len(headings(game)) > 0


@every_game
def test_the_rules_say_what_one_plays_with_and_who_begins(game: Game[Any, Any]) -> None:
    text = game.rules_text.read_text(encoding="utf-8")
    pack = game.pack(game.players[0], game.options_type())
    cards = sum(card != "JK" for card in pack)
    before = text.partition("{#a-turn}")[0].partition("{#turn}")[0].partition("{#playing}")[0]
    assert f"{cards} cards" in before
    assert told(Message("setup-begins")) in MARKED.findall(before)


@every_game
def test_no_sentence_of_the_rules_leans_on_the_one_before_an_option(game: Game[Any, Any]) -> None:
    """Such a sentence is unintelligible where the option is not spoken of."""
    text = game.rules_text.read_text(encoding="utf-8")
    assert re.findall(r"^(?:Otherwise|Nobody has to)\b.*", text, re.MULTILINE) == []


@every_game
def test_what_cannot_be_read_as_a_move_is_said_in_a_sentence(game: Game[Any, Any]) -> None:
    for text in ("", "hello", "draw a card", "play 99"):
        with pytest.raises(UnreadableMove, match=r"\.$|move"):
            game.parse(text)


@every_game
def test_why_a_text_is_no_move_is_said_in_no_language_but_the_messages(
    game: Game[Any, Any],
) -> None:
    for text in NO_MOVES:
        with pytest.raises(UnreadableMove) as refusal:
            game.parse(text)
        for value in texts_in(refusal.value.said):
            assert value.strip("'") in text, f"{text!r}: {value}"


def texts_in(said: TextValue) -> Iterator[str]:
    """The texts among the values of a message and of those in it."""
    for value in said.values.values() if isinstance(said, Message) else ():
        if isinstance(value, Message):
            yield from texts_in(value)
        elif isinstance(value, str):
            yield value


def test_rules_are_files_of_the_games_themselves() -> None:
    for game in GAMES:
        assert game.rules_text == Path(game.rules_text).resolve()
        assert folder(game).name == game.name
        assert folder(game) in game.rules_text.parents
