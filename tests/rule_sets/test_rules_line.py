"""The line of text that shares a rule set: written, read, and refused."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.illegal import InvalidSetup
from game.core.options import IntRange
from game.features.rule_sets.rules_line import (
    MAX_RULES_LINE_LETTER_COUNT,
    MAX_SEARCHED_TEXT_LETTER_COUNT,
    InvalidRules,
    RuleSet,
    read_line,
    read_name,
)
from game.games import GAMES, GAMES_BY_NAME
from game.text.message import told
from tests.laws.walks import law
from tests.together import check_each, each_of

TRUDE = "five-takes rules 1 | rummy500 | Aunt Trude's game | target=1000 going_out=float |"
SHIPPED = [(game, one) for game in GAMES for one in game.options_type.presets]
FAULTS = {
    "x" * (MAX_SEARCHED_TEXT_LETTER_COUNT + 1): "too-long",
    "": "no-line",
    "five takes rules 1 | taki | A | usual |": "no-line",
    "five-takes rules | taki | A | usual |": "no-line",
    "five-takes rules 0 | taki | A | usual |": "no-line",
    "five-takes rules 2 | bridge": "newer",
    TRUDE[:-1]: "cut-short",
    "five-takes rules 1 | taki": "cut-short",
    f"five-takes rules 1 | taki | {'x' * MAX_RULES_LINE_LETTER_COUNT} | usual |": "cut-short",
    "five-takes rules 1 | bridge | A | usual |": "unknown-game",
    "five-takes rules 1 | taki |  | usual |": "bad-name",
    f"five-takes rules 1 | taki | {'x' * 41} | usual |": "bad-name",
    "five-takes rules 1 | taki | \u3164 | usual |": "bad-name",
    "five-takes rules 1 | taki | \u2800 \u2800 | usual |": "bad-name",
    "five-takes rules 1 | taki | \u034f\ufe0f | usual |": "bad-name",
    "five-takes rules 1 | taki | a\x07b | usual |": "bad-name",
    "five-takes rules 1 | taki | a\ue000 | usual |": "bad-name",
    "five-takes rules 1 | taki | A | float |": "not-a-value",
    "five-takes rules 1 | taki | A |  |": "not-a-value",
    "five-takes rules 1 | taki | A | usual wins=3 |": "not-a-value",
    "five-takes rules 1 | taki | A | jokerz=on wins |": "not-a-value",
    "five-takes rules 1 | taki | A | jokerz=on wins=99 |": "unknown-option",
    "five-takes rules 1 | taki | A | wins=99 wins=3 |": "twice",
    "five-takes rules 1 | taki | A | wins=99 |": "wrong-value",
    "five-takes rules 1 | take | A | target=0100 |": "wrong-value",
    "five-takes rules 1 | take | A | target= |": "wrong-value",
    "five-takes rules 1 | rummy500 | A | rummy_call=off going_out=called |": "not-together",
}


def line(game: str, name: str, **values: object) -> str:
    of = GAMES_BY_NAME[game]
    return RuleSet(of, name, of.options_type.from_values(values)).line


def test_what_differs_from_the_usual_game_is_written() -> None:
    assert line("rummy500", "Aunt Trude's game", going_out="float", target=1000) == TRUDE
    usual = "five-takes rules 1 | taki | One game | usual |"
    assert line("taki", "One game") == usual
    # A tournament is one game of eight cards, whatever else is said.
    tournament = line("taki", "T", mode="tournament", wins=3, hand=5)
    assert tournament == "five-takes rules 1 | taki | T | mode=tournament |"
    texas = GAMES_BY_NAME["texas"].options_type.presets[2].values
    assert line("texas", "Three Thirteen", **texas) == (
        "five-takes rules 1 | texas | Three Thirteen | dimes=0 deuces=natural jokers=off ace=low"
        " wilds=free after_out=one_turn count=face |"
    )
    melds = {"jokers": "four", "wilds": "one", "shortest_run": 4}
    told = "jokers=four wilds=one shortest_run=4 |"
    low = "five-takes rules 1 | rummy500 | Low aces | ace=low |"
    assert line("rummy500", "Low aces", ace="low") == low
    swaps = "five-takes rules 1 | rummy500 | Ours | joker_swap=on |"
    assert line("rummy500", "Ours", joker_swap="on") == swaps
    without = line("rummy500", "Ours", joker_swap="on", jokers="off")
    assert without == "five-takes rules 1 | rummy500 | Ours | jokers=off |"
    assert line("texas", "Ours", **melds) == f"five-takes rules 1 | texas | Ours | {told}"
    assert line("rummy500", "Ours", **melds) == f"five-takes rules 1 | rummy500 | Ours | {told}"


def test_a_shipped_set_is_read_as_it_was_written() -> None:
    def check(which: int) -> None:
        game, one = SHIPPED[which]
        options = game.options_type.from_values(one.values)
        written = RuleSet(game, str(one.title), options)
        assert len(written.line) <= MAX_RULES_LINE_LETTER_COUNT
        assert read_line(written.line) == written

    check_each(check, range(len(SHIPPED)))


@law(60)
@given(st.data())
def test_any_options_and_name_come_back(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(GAMES))
    rng = Random(data.draw(st.integers(0, 2**32)))
    values = {
        one.name: rng.choice(
            (one.values.least, one.values.most, *one.values.also)
            if isinstance(one.values, IntRange)
            else one.values.values
        )
        for one in game.options_type.described()
    }
    try:
        options = game.options_type.from_values(values)
        name = read_name(data.draw(st.text(max_size=50)))
    except (InvalidSetup, InvalidRules):
        return
    written = RuleSet(game, name, options)
    assert read_line(written.line) == written


@each_of(
    "text",
    [
        f"Hello!\n> {TRUDE} See you | at six",
        TRUDE.upper().replace("AUNT TRUDE'S GAME", "Aunt Trude's game"),
        TRUDE.replace("-", "\u2011").replace(" ", "\u00a0"),
        TRUDE.replace(" ", "\r\n\t "),
        TRUDE.replace("target", "tar\u200bget").replace("Aunt", "A\ufeffunt"),
        TRUDE.replace("target=1000 going_out=float", "going_out=float  target=1000"),
        TRUDE.replace(" | ", "|"),
        TRUDE.replace("going", "go\x00ing"),
    ],
)
def test_what_chats_and_mails_do_to_a_line_changes_nothing(text: str) -> None:
    assert read_line(text).line == TRUDE


def test_a_faulty_line_is_refused_with_a_word_and_a_sentence() -> None:
    def check(text: str) -> None:
        with pytest.raises(InvalidRules) as refused:
            read_line(text)
        assert refused.value.fault == FAULTS[text]
        said = str(refused.value.said)
        assert said.endswith((".", "!")) and len(said) < 400

    check_each(check, FAULTS)


def test_a_sentence_quotes_little_and_no_control_characters() -> None:
    text = f"five-takes rules 1 | {'b' * 99}\u0085 | A | usual |"
    with pytest.raises(InvalidRules, match=f"“{'b' * 39}…”"):
        read_line(text)


def test_a_name_keeps_joiners_between_signs_and_is_composed() -> None:
    assert read_name("Cafe\u0301") == "Caf\u00e9"
    persian = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
    assert read_name(persian) == persian
    for wrong in ("\u200cA", "A\u200d", "A|B", "A\u202eB", "\ud800"):
        with pytest.raises(InvalidRules):
            read_name(wrong)


def test_a_name_of_signs_that_nobody_sees_is_refused_with_a_sentence() -> None:
    for name in ("\u3164", "\u2800", "\u034f", "\ufe0f", "\u3164 \u3164", "\ufe0f\u200d\ufe0f"):
        with pytest.raises(InvalidRules) as caught:
            read_name(name)
        assert told(caught.value.said) == "Nobody can see that name. Give it a letter or a digit."
    for name in ("\u2764\ufe0f", "a\u034fb", "\u3164a"):
        assert read_name(name) == name
