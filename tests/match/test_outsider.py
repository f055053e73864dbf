"""Whoever does not trust the program does the sum without it, from what it shows after a round."""

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.core.game import Game
from game.games import GAMES
from game.match.match import Match, load
from game.match.seal_check import proof, recipe
from game.text.message import told
from tests.match.sealed import played, setup
from tests.match.test_seal import THIRD, shuffled_again
from tests.together import each_of

OUTSIDER = Path(__file__).with_name("outsider.py")


def dealt(match: Match) -> list[str]:
    """The cards of the first round in the order in which they were dealt, as all could see."""
    return [
        card
        for one in match.opening
        if one.name in ("deal", "turn-up")
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
        (f"number: {deal.root}", f"number: {deal.root + 1}", "another sum"),
        (f"dealt-by: {deal.dealer}", f"dealt-by: {1 - deal.dealer}", "the dealer is another"),
        (f"deck: {deal.deck[0]} {deal.deck[1]}", f"deck: {deal.deck[1]} {deal.deck[0]}", "other"),
        ("part: cut 0", "part: cut 1", "is another"),
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


@pytest.mark.night
@each_of("game", GAMES, ids=lambda game: game.name)
@each_of("part", ["cut 20", "words Grüße"])
def test_an_outsider_finds_a_deal_with_a_part_right(game: Game[Any, Any], part: str) -> None:
    for players in (2, 3):
        match = Match(game, game.setup(players, {}, 4, secret=True, parts=()))
        match.add_part(part)
        cards, text, dealer = dealt(match)[:8], proof(match, match.deals[0]), match.deals[0].dealer
        assert outsider(text, cards).stderr == ""
        changed = text.replace(f"\ndealt-by: {dealer}", f"\ndealt-by: {1 - dealer}")
        assert "the dealer is another" in outsider(changed, cards).stderr


@pytest.mark.night
@each_of("file", THIRD, ids=lambda file: file.stem)
def test_an_outsider_finds_a_deal_of_version_3_right(file: Path) -> None:
    match = load(file.read_text(encoding="utf-8"))
    for deal in match.deals:
        assert outsider(proof(match, deal), list(deal.deck[:4])).stderr == ""


@each_of("game", GAMES, ids=lambda game: game.name)
def test_an_outsider_finds_a_named_dealer_sealed(game: Game[Any, Any]) -> None:
    match = Match(game, game.setup(2, {}, 4, dealer=1, secret=True, parts=()))
    text = proof(match, match.deals[0])
    assert outsider(text, dealt(match)[:8]).stderr == ""
    changed = text.replace("dealt-by: 1", "dealt-by: 0")
    assert "another sum" in outsider(changed, dealt(match)[:8]).stderr


@each_of("game", GAMES, ids=lambda game: game.name)
def test_an_outsider_finds_a_cut_deck_right(game: Game[Any, Any]) -> None:
    match = Match(game, setup(game, 4, False))
    match.cut(20)
    cards = dealt(match)[:8]
    assert outsider(proof(match, match.deals[0]), cards).stderr == ""


@each_of("game", GAMES, ids=lambda game: game.name)
def test_how_the_sums_are_done_is_told_in_seven_lines(game: Game[Any, Any]) -> None:
    """The seal, the part, the shuffle and its swaps, the dealer, the hands, the other shuffles."""
    match = played(game, secret=True, most=0)
    lines = [told(line) for line in recipe(match, match.deals[0])]
    assert len(lines) == 7
    assert ("CHANCE/dealer/0" in lines[4]) is (game.name != "takeaway")
    assert told(game.dealing_for(match.setup.options)) in lines
    assert all(word in " ".join(lines) for word in ("NUMBER PART", "CHANCE/shuffle K/0"))
