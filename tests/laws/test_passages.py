"""Laws of the passages that depend on options: what the page of a table tells."""

import re
from collections import Counter
from typing import Any

import pytest

from game.core.game import Game
from game.games import GAMES_BY_NAME
from game.text.message import Message, told
from game.text.rules_text import LABEL_PLACEHOLDER_PATTERN, plain
from game.ui.features.rules.rules_page import OPTIONS_HEADING_NAME
from tests.laws.at import At
from tests.laws.constructing import constructed_of, flipped, positions
from tests.laws.passages import (
    every_value,
    parts,
    passages,
    shapes,
    tables,
    text_of,
    translations,
)
from tests.laws.promising import promises_of
from tests.laws.telling import sentences_of, split, telling_of
from tests.laws.walks import every_game
from tests.tiers import by_tier, example_count
from tests.together import each_of

TOLD_POSITIONS = by_tier(change=150, night=3000)
"""Positions in which each sentence of the page is tried."""
REFUSED_POSITIONS = example_count(200)
"""Positions of any options in which every move is tried."""
OPTION_SPOKEN = re.compile(r"\boptions?\b|\*([^*()\n]+)\*", re.IGNORECASE)


@every_game
def test_a_condition_reads_an_option_and_values_that_there_are(game: Game[Any, Any]) -> None:
    fields = {one.name: one.values for one in game.options_type.described()}
    least, most = game.players
    for block in parts(game):
        assert set(LABEL_PLACEHOLDER_PATTERN.findall(block.words)) <= fields.keys(), block
        assert not {"{", "}"} & set(LABEL_PLACEHOLDER_PATTERN.sub("", block.words)), (
            "no condition is left over"
        )
        for name, _, values in block.conditions:
            for value in values:
                if name == "players":
                    assert least <= int(value) <= most, block
                else:
                    assert fields[name].allows(fields[name].read(value)), block


@every_game
def test_every_value_of_every_option_changes_the_page(game: Game[Any, Any]) -> None:
    kind = game.options_type
    for one in kind.described():
        values = every_value(one.values)
        pages = {str(passages(game, kind.from_values({one.name: value}))) for value in values}
        assert len(pages) == len(values), one.name


@pytest.mark.night("rummy500")
@every_game
def test_every_passage_is_told_at_some_table(game: Game[Any, Any]) -> None:
    untold = {(one.kind, one.name, one.conditions) for one in parts(game)}
    for options, players in tables(game):
        page = passages(game, options, players)
        untold -= {(one.kind, one.name, one.conditions) for one in page}
    assert not untold


@every_game
def test_a_page_speaks_of_no_option(game: Game[Any, Any]) -> None:
    """Who begins is no option of the rules; it has its own row on the set-up page."""
    labels = {told(one.label) for one in game.options_type.described()}
    said = OPTION_SPOKEN.findall(text_of(game))
    assert "" not in said, "an option is spoken of"
    headings = {one.words for one in parts(game) if one.kind == "heading"}
    begins = told(Message("setup-begins"))
    assert not {one.partition(":")[0] for one in said} & labels - headings - {begins}
    assert OPTIONS_HEADING_NAME not in {one.name for one in parts(game)}


@every_game
def test_a_refusal_finds_its_passage_on_the_page_of_its_table(game: Game[Any, Any]) -> None:
    rules = set()
    for number, state in enumerate(positions(game, REFUSED_POSITIONS)):
        page = passages(game, state.setup.options, state.setup.players)
        headings = {one.name for one in page if one.kind == "heading"}
        moves = constructed_of(game).every_move(state)
        found = {illegal.rule for move in moves if (illegal := state.check(move))} - {""}
        assert found <= headings, (number, state.setup.options)
        rules |= found
    assert rules


@every_game
def test_each_sentence_that_states_a_rule_agrees_with_check(game: Game[Any, Any]) -> None:
    """On the page of each position's table, with each option flipped alone."""
    told = telling_of(game).TOLD_RULES
    met: Counter[str] = Counter()
    for number, state in enumerate(positions(game, TOLD_POSITIONS)):
        other = flipped(game, state, number)
        at = At(game, other, Message(""))
        page = passages(game, other.setup.options, other.setup.players)
        said = sentences_of(page)
        for begins, rule in told.items():
            if any(one.startswith(begins) for one in said):
                agrees = rule(at)
                assert agrees is not False, (number, begins)
                met[begins] += agrees is True
    assert met.keys() - {one for one in met if not met[one]} == told.keys() or by_tier(
        change=True, night=False
    )


@every_game
def test_each_sentence_that_a_refusing_option_changes_is_tried(game: Game[Any, Any]) -> None:
    refusing, telling = set(promises_of(game).REFUSING_OPTIONS), telling_of(game)
    conditioned = [
        one for one in parts(game)
        if one.kind in ("text", "item") and {name for name, _, _ in one.conditions} & refusing
    ]  # fmt: skip
    begins = (*telling.TOLD_RULES, *telling.UNTESTED_RULES)
    untold = {one for block in conditioned for one in split(block) if not one.startswith(begins)}
    assert not untold
    every = {one for block in parts(game) for one in split(block)}
    assert all(any(one.startswith(start) for one in every) for start in begins), "of no sentence"


WORDS_READ_PER_MINUTE = 238
"""Of plain English, read silently by grown-ups: the mean of 190 studies."""
FIRST_RARE_HEADING = {
    "takeaway": "",
    "taki": "drawing",
    "texas": "when-the-stock-runs-out",
}
"""Where the pages that are read in order begin to tell what is rare; Takeaway's tells nothing."""


@each_of("name", FIRST_RARE_HEADING)
def test_the_usual_page_is_read_in_three_minutes_up_to_what_is_rare(name: str) -> None:
    game, words = GAMES_BY_NAME[name], 0
    for block in passages(game, game.options_type(), 4):
        if block.name and block.name == FIRST_RARE_HEADING[name]:
            break
        words += len(plain(block.words).split()) if block.kind != "title" else 0
    assert words <= 3 * WORDS_READ_PER_MINUTE


# Translations.


@every_game
def test_a_translation_has_the_same_blocks(game: Game[Any, Any]) -> None:
    for path in translations(game.rules_text):
        assert shapes(path.read_text(encoding="utf-8")) == shapes(text_of(game)), path


ENGLISH = """# Taki

## Cards {#cards} {plus_three=on}
Everyone gets {hand} cards, or {wins}. {players=2}
![A card](good: R5 R9) {mode=single}
- One
"""


def test_a_good_translation_may_have_other_words_in_another_order() -> None:
    other = ENGLISH.replace("{hand} cards, or {wins}", "{wins} kartojn, aŭ {hand}")
    assert shapes(other.replace("Cards", "Kartoj")) == shapes(ENGLISH)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- One", "Unu"),
        ("{#cards}", "{#kartoj}"),
        (" {players=2}", ""),
        ("plus_three=on", "plus_three=off"),
        ("plus_three=on", "plus_three!=on"),
        ("{wins}", "tri"),
        ("R5 R9", "R5 R8"),
        ("good", "bad"),
        ("\n- One", ""),
    ],
)
def test_a_translation_that_says_something_else_is_found(before: str, after: str) -> None:
    assert before in ENGLISH
    assert shapes(ENGLISH.replace(before, after)) != shapes(ENGLISH)
