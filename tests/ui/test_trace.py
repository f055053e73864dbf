"""The path of a click that the documents show is the one that a click takes."""

from pathlib import Path

from tests.support.trace_click import GAME, listing, stack_of_a_click


def test_the_path_of_a_click_in_the_architecture_is_traced(tmp_path: Path) -> None:
    found = stack_of_a_click(tmp_path)
    assert listing(found) in (GAME / "ARCHITECTURE.md").read_text(encoding="utf-8")
