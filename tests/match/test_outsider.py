"""Whoever does not trust the program does the sum without it, from what it shows after a round."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from game.games import GAMES
from game.match.match import Match
from game.match.proof import RECIPE, proof
from tests.match.sealed import played
from tests.match.test_seal import shuffled_again

OUTSIDER = Path(__file__).with_name("outsider.py")


def dealt(match: Match) -> list[str]:
    """The cards of the first round in the order in which they were dealt, as all could see."""
    return [
        card
        for one in match.opening
        if one.kind in ("deal", "turn-up")
        for card in one.cards
        if card
    ]


def outsider(text: str, cards: list[str]) -> subprocess.CompletedProcess[str]:
    """What plain Python, far from the program, says of a proof."""
    return subprocess.run(
        [sys.executable, "-I", str(OUTSIDER), *cards],
        input=text, capture_output=True, text=True, cwd=OUTSIDER.parent, check=False,
    )  # fmt: skip


def test_the_outsider_imports_nothing_of_the_program() -> None:
    tree = ast.parse(OUTSIDER.read_text(encoding="utf-8"))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [ast.unparse(node) for node in found] == ["import sys", "from hashlib import sha256"]


@pytest.mark.parametrize("name", ["texas", "taki"])
def test_an_outsider_finds_the_sum_right_and_every_change_of_it(name: str) -> None:
    match = shuffled_again(name)
    text = proof(match, match.deals[0])
    cards = dealt(match) if name == "texas" else dealt(match)[:16]
    assert outsider(text, cards).returncode == 0
    deal = match.deals[0]
    for old, new, wanted in [
        (deal.salt, "ab" * 16, "another sum"),
        (f"number: {deal.chance}", f"number: {deal.chance + 1}", "another sum"),
        (f"deck: {deal.deck[0]} {deal.deck[1]}", f"deck: {deal.deck[1]} {deal.deck[0]}", "sum"),
        ("cut: 0", "cut: 1", "other cards"),
    ]:
        assert old in text
        changed = text.replace(old, new)
        if changed != text:
            assert wanted in outsider(changed, cards).stderr, old
    line = next(line for line in text.splitlines() if line.startswith("shuffle: "))
    *rest, one, other = line.split(" ")
    if one != other:
        changed = text.replace(line, " ".join([*rest, other, one]))
        assert "is another" in outsider(changed, cards).stderr


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_outsider_finds_a_cut_deck_right(game) -> None:  # type: ignore[no-untyped-def]
    match = played(game, secret=True, most=0)
    match.cut(20)
    cards = dealt(match)[:8]
    assert outsider(proof(match, match.deals[0]), cards).returncode == 0


def test_the_sum_is_told_in_five_lines() -> None:
    assert len(RECIPE) == 5
