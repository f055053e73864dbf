"""Conditions of rules texts, and the blocks that are in force under them."""

from typing import Any

import pytest

from game.text.languages import SPOKEN_ENGLISH
from game.text.message import ENGLISH_LANGUAGE, Language, Pattern, Variable, speak
from game.text.rules_text import Condition, blocks, in_force, plain


@pytest.mark.parametrize(
    ("written", "value", "holds"),
    [
        ("jokers=on", "on", True),
        ("jokers=on", "off", False),
        ("jokers!=on", "off", True),
        ("jokers!=on", "on", False),
        ("target=0", 0, True),
        ("target!=0", 500, True),
        ("call=pile|top", "top", True),
        ("call=pile|top", "off", False),
        ("call!=pile|top", "off", True),
        ("dimes=1..4", 0, False),
        ("dimes=1..4", 1, True),
        ("dimes=1..4", 4, True),
        ("dimes=1..4", 5, False),
        ("dimes!=1..4", 5, True),
        ("dimes=0|8..10", 9, True),
        ("dimes=1..10", 10, True),
        ("rounds=1-4", "1-4", True),
    ],
)
def test_a_condition_holds_for_its_values(written: str, value: object, holds: bool) -> None:
    condition = Condition.read(written)
    assert condition.holds({condition.name: value, "other": "x"}) == holds


@pytest.mark.parametrize("written", ["jokers=on", "jokers!=on"])
def test_a_condition_on_a_name_that_a_table_does_not_give_holds(written: str) -> None:
    assert Condition.read(written).holds({"other": "on"})


@pytest.mark.parametrize(
    "written", ["jokers", "=on", "jokers=", "jokers==on", "a=b|", "a=|b", "a=4..1", "A=b", "a<=1"]
)
def test_what_is_no_condition_is_told_of(written: str) -> None:
    with pytest.raises(ValueError, match="is no"):
        Condition.read(written)
    with pytest.raises(ValueError, match="is no"):
        list(blocks(f"Words. {{{written} a=b}}"))


TEXT = """# The game

Always told. {{nothing}}
## Jokers {#jokers} {jokers=on}
A paragraph
of two lines. {call=pile
players=2}
- An item. {call=top}
![A picture](good: 7S) {call=pile}
| a | b |
|---|---|
| one | two | {call=pile}
| three | four |

## Dimes {#dimes} {dimes=1..10}
There are {dimes} dimes, {call}. {dimes!=1}

One dime. {dimes=1}
"""


def told(**values: Any) -> list[str]:
    return [block.words for block in in_force(TEXT, values) if block.kind != "title"]


def test_a_block_is_in_force_where_all_its_conditions_hold() -> None:
    rows = ["a\tb", "one\ttwo", "three\tfour"]
    always = "Always told. {{nothing}}"
    everything = ["Jokers", "A paragraph of two lines.", "A picture", *rows]
    assert told(jokers="on", call="pile", players=2, dimes=0) == [always, *everything]
    assert told(jokers="on", call="pile", players=3, dimes=0) == [
        always, "Jokers", "A picture", *rows]  # fmt: skip
    assert told(jokers="on", call="top", players=2, dimes=0) == [
        always, "Jokers", "An item.", rows[0], rows[2]]  # fmt: skip


def test_a_heading_takes_its_chapter_along_to_the_next_heading() -> None:
    assert told(jokers="off", dimes=1) == ["Always told. {{nothing}}", "Dimes", "One dime."]


def test_a_value_is_told_by_its_label() -> None:
    values = {"jokers": "off", "dimes": 5, "call": "top"}
    *_, said = in_force(TEXT, values, {"call": "the last discard"})
    assert said.words == "There are 5 dimes, the last discard."


def test_without_values_everything_is_told_as_it_stands() -> None:
    assert [one.words for one in in_force(TEXT, {})] == [one.words for one in blocks(TEXT)]


def test_the_kinds_of_blocks_with_conditions() -> None:
    with_conditions = [(one.kind, one.name) for one in blocks(TEXT) if one.conditions]
    assert with_conditions == [
        ("heading", "jokers"),
        ("text", ""),
        ("item", ""),
        ("picture", "good: 7S"),
        ("row", ""),
        ("heading", "dimes"),
        ("text", ""),
        ("text", ""),
    ]


class Guillemets(Language):
    """English with quotes of French."""

    def pattern(self, name: str) -> Pattern:
        quoted = ("«", Variable("words"), "»")
        return quoted if name == "rules-quoted" else super().pattern(name)


def test_words_between_stars_are_quoted_as_the_language_does() -> None:
    assert plain("*Who begins* is **here**.") == "“Who begins” is here."
    speak(Guillemets(SPOKEN_ENGLISH))
    try:
        assert plain("*Who begins*") == "«Who begins»"
    finally:
        speak(ENGLISH_LANGUAGE)
