"""No sentence stands in code any more, but in the modules listed here: a list that shrinks."""

import pytest

from tests.words.files import GAME
from tests.words.sentences import sentences

NO_SENTENCES = {
    "core/fact.py",  # writes source
    "core/kind.py",  # writes source
    "ui/paint.py",  # writes a drawing
    "ui/system.py",  # versions
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
    *("ai/advice.py", "core/table.py"),
    *("engine.py", "match/match.py"),
    *("games/rummy500/bot.py", "games/rummy500/game.py", "games/rummy500/moves.py"),
    *("games/rummy500/offers.py", "games/rummy500/options.py", "games/rummy500/refusals.py"),
    *("games/rummy500/table.py", "games/rummy500/tabling.py", "games/rummy500/words.py"),
    *("games/take/bot.py", "games/take/game.py", "games/take/moves.py", "games/take/naming.py"),
    *("games/take/offers.py", "games/take/options.py", "games/take/prompts.py"),
    *("games/take/refusals.py", "games/take/table.py", "games/take/words.py"),
    *("games/takeaway/bot.py", "games/takeaway/game.py", "games/takeaway/rules.py"),
    *("games/takeaway/table.py", "games/taki/bot.py", "games/taki/cards.py"),
    *("games/taki/game.py", "games/taki/offers.py", "games/taki/options.py"),
    *("games/taki/prompts.py", "games/taki/refusals.py", "games/taki/table.py"),
    *("games/taki/words.py", "games/texas/bot.py", "games/texas/game.py"),
    *("games/texas/moves.py", "games/texas/offers.py", "games/texas/options.py"),
    *("games/texas/rules.py", "games/texas/table.py", "games/texas/tabling.py"),
    "games/texas/words.py",
    *("ui/scenes/choice.py", "ui/scenes/lastround.py"),
    *("ui/scenes/opened.py", "ui/scenes/review.py", "ui/scenes/score.py", "ui/scenes/sheet.py"),
    *("ui/scenes/table.py", "ui/sitting.py", "ui/table/asking.py", "ui/table/bar.py"),
    *("ui/table/message.py", "ui/table/nodes.py", "ui/table/pointer.py", "ui/table/side.py"),
    *("ui/table/undoing.py", "ui/table/unsaved.py"),
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
