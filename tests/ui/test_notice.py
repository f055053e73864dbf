"""What the bar says is a notice; the rules' refusals are the only ones that come from them."""

import ast
from pathlib import Path

import pytest

from game.core.illegal import Illegal
from game.ui.table.model.notice import NoticeKind, refusal

GAME = Path(__file__).parents[2] / "game"
UI = [*(GAME / "ui").rglob("*.py"), *GAME.glob("*.py")]


def test_a_refusal_is_told_with_its_sentence_and_its_rule() -> None:
    told = refusal(Illegal("does-not-fit", "It does not fit.", "What fits"))
    assert (told.kind, told.text, told.rule) == (
        NoticeKind.REFUSAL,
        "It does not fit.",
        "What fits",
    )
    assert told.refuses and told.warns and not told.lasts


@pytest.mark.night
def test_the_window_refuses_nothing_in_the_rules_place_but_what_is_out_of_turn() -> None:
    made = [
        path.name
        for path in sorted(UI)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id == "Illegal"
    ]
    assert set(made) == {"session.py"}
