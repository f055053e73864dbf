"""No sentence stands in code any more, but in the modules listed here: a list that shrinks."""

import pytest

from tests.words.files import GAME
from tests.words.sentences import sentences

NO_SENTENCES = {
    "core/fact.py",  # writes source
    "core/kind.py",  # writes source
    "games/texas/game.py",  # its name
    "ui/commands.py",  # where a command holds
    "ui/navigation.py",  # types
    "ui/paint.py",  # writes a drawing
    "ui/system.py",  # versions
    "ui/table/notice.py",  # what a notice is about
    "ui/ways.py",  # types
    "words/message.py",  # types
}
"""Modules with texts of several words that are no sentences for a player."""

ON_THE_CONSOLE = {
    *("__main__.py", "ai/arena.py", "console.py", "replay.py", "storage/text.py", "verify.py"),
    *("bench/command.py", "bench/frames.py", "bench/lasting.py", "bench/moving.py"),
    *("bench/resting.py", "bench/starting.py", "bench/thinking.py", "bench/together.py"),
    *("bench/touching.py", "ui/selftest.py"),
}
"""Modules that speak on a console, which still speaks English alone."""

STILL = {
    "core/byview.py",
    "engine.py",
    "games/rummy500/bot/knowledge.py",
    "games/rummy500/game.py",
    "games/rummy500/moves.py",
    "games/rummy500/options.py",
    "games/rummy500/rules/__init__.py",
    "games/rummy500/rules/calling.py",
    "games/rummy500/rules/discarding.py",
    "games/rummy500/rules/drawing.py",
    "games/rummy500/rules/holding.py",
    "games/rummy500/rules/laying_off.py",
    "games/rummy500/rules/melding.py",
    "games/rummy500/rules/owing.py",
    "games/rummy500/rules/round.py",
    "games/rummy500/rules/stock_first.py",
    "games/rummy500/rules/turn.py",
    "games/rummy500/table/__init__.py",
    "games/rummy500/table/offers.py",
    "games/rummy500/table/prompts.py",
    "games/rummy500/table/result.py",
    "games/rummy500/words/log.py",
    "games/rummy500/words/names.py",
    "games/take/bot/knowledge.py",
    "games/take/game.py",
    "games/take/moves.py",
    "games/take/options.py",
    "games/take/rules/__init__.py",
    "games/take/rules/adding.py",
    "games/take/rules/discarding.py",
    "games/take/rules/drawing.py",
    "games/take/rules/empty_stock.py",
    "games/take/rules/holding.py",
    "games/take/rules/laying.py",
    "games/take/rules/round.py",
    "games/take/rules/stock_first.py",
    "games/take/rules/turn.py",
    "games/take/table/__init__.py",
    "games/take/table/offers.py",
    "games/take/table/prompts.py",
    "games/take/table/result.py",
    "games/take/words/log.py",
    "games/take/words/names.py",
    "games/taki/bot/knowledge.py",
    "games/taki/cards.py",
    "games/taki/game.py",
    "games/taki/options.py",
    "games/taki/rules/__init__.py",
    "games/taki/rules/answering.py",
    "games/taki/rules/fitting.py",
    "games/taki/rules/last_card.py",
    "games/taki/rules/playing.py",
    "games/taki/rules/plus_three.py",
    "games/taki/rules/runs.py",
    "games/taki/rules/turns.py",
    "games/taki/table/__init__.py",
    "games/taki/table/offers.py",
    "games/taki/table/places.py",
    "games/taki/table/prompts.py",
    "games/taki/table/result.py",
    "games/taki/words/__init__.py",
    "games/texas/game.py",
    "ui/table/asking.py",
    "ui/table/bar.py",
    "ui/table/message.py",
    "ui/table/nodes.py",
    "ui/table/pointer.py",
    "ui/table/side.py",
    "ui/table/undoing.py",
    "ui/table/unsaved.py",
}
"""Modules in which sentences for players still stand in code.  This list may only shrink."""

LISTED = NO_SENTENCES | ON_THE_CONSOLE | STILL
FOUND = {
    file.relative_to(GAME).as_posix(): found
    for file in sorted(GAME.rglob("*.py"))
    if (found := sentences(file.read_text(encoding="utf-8")))
}


def test_no_sentence_stands_in_code() -> None:
    assert {file: found for file, found in FOUND.items() if file not in LISTED} == {}


def test_the_list_of_modules_with_sentences_shrinks() -> None:
    assert sorted(LISTED - FOUND.keys()) == [], "strike these off"


@pytest.mark.parametrize(
    "code",
    [
        'said = "Nothing can be done."',
        'said = f"{name} draws"\nmore = f"It is {name}\'s turn."',
        'say("These options do not agree")',
        'raise BadSetup("two words. ")',
        'LABEL = "Card back"',
        'return f"{count} moves are lost"',
    ],
)
def test_sentences_are_found(code: str) -> None:
    assert sentences(f"def f():\n    {code.splitlines()[-1]}")


@pytest.mark.parametrize(
    "code",
    [
        '"""What this does."""',
        'say("rules-heading", game=title)',
        'assert found, "there is no such thing"',
        'raise ValueError(f"{cards} cards cannot be cut")',
        'role = "group heading"',
        'key = f"option {name}"',
        'word = "Word"',
    ],
)
def test_what_is_no_sentence_is_not_taken_for_one(code: str) -> None:
    assert sentences(f"def f():\n    {code}") == []
