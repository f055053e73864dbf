"""The order of signs in a line of two directions."""

# ruff: noqa: RUF001

from random import Random
from unicodedata import bidirectional

import bidi
import pytest

from game.ui.kit.paint.bidi import (
    ORDERED_TEXT_PATTERN,
    first_direction,
    in_visual_order,
    sign_levels,
    visual_places,
)
from tests.tiers import by_tier

PLAIN_SIGNS = "אבגדש abxyz 123459 .,-+/:%$₪#!?'\"\u0301\u05b0\u0661\u0662عربي"
BRACKETS = "()[]{}"
ISOLATES = "\u2066\u2067\u2068\u2069\u2069"
DROPPED = dict.fromkeys(map(ord, "\u00ad\u2066\u2067\u2068\u2069"))
ROUNDS = by_tier(change=500, night=20_000)


@pytest.mark.parametrize("also", [BRACKETS, ISOLATES], ids=["brackets", "isolates"])
def test_it_is_the_order_of_another_implementation(also: str) -> None:
    """In both directions.

    Brackets and isolates apart, as the other one looks into an isolate for what is before a
    bracket, which the annex does not.
    """
    rng = Random(also)
    for _ in range(ROUNDS):
        text = "".join(rng.choices(PLAIN_SIGNS + 3 * also + "\u00ad", k=rng.randrange(1, 40)))
        for right_to_left in (False, True):
            levels = sign_levels(text, right_to_left)
            drawn = "".join(text[place] for place in visual_places(levels))
            other = bidi.get_display(text, base_dir="R" if right_to_left else "L")
            assert drawn.translate(DROPPED) == other.translate(DROPPED), ascii(text)


def value(text: str) -> str:
    """A text as the value of a sentence: isolated from it."""
    return f"\u2068{text}\u2069"


SENTENCES = (
    ("עדה לקחה קלף.", ".ףלק החקל הדע"),
    (f"{value('Ada')}: {value('12')}", "12 :Ada"),
    (f"{value('Ada')} לקחה {value('8♣')}", "8♣ החקל Ada"),
    (f"הרצף {value('5-6-7♥')} של {value('Max')}", "Max לש 5-6-7♥ ףצרה"),
    (f"{value('−70')} נקודות", "תודוקנ −70"),
    (value("(3♠ 3♥)"), "(3♠ 3♥)"),
    (f"קבוצה {value('(3♠ 3♥)')}!", "!(3♠ 3♥) הצובק"),
    ("ה־8 תלתן לא ביד שלך.", ".ךלש דיב אל ןתלת 8־ה"),
    ("משכת מהקופה את ה־7 עלה.", ".הלע 7־ה תא הפוקהמ תכשמ"),
    ("אפשר למשוך קלף (או לקחת).", ".(תחקל וא) ףלק ךושמל רשפא"),
    ("״רמי!״", "״!ימר״"),
    ("«טאקי»", "«יקאט»"),
    ("עד 1,234.5 נקודות", "תודוקנ 1,234.5 דע"),
    ("56% מהמשחקים", "םיקחשמהמ 56%"),
    ("לחץ Ctrl+Z כדי לבטל", "לטבל ידכ Ctrl+Z ץחל"),
    (f"{value('עדה')} ו{value('Max')} סיימו", "ומייס Maxו הדע"),
    (f"הקובץ {value('a b (2).txt')} נשמר", "רמשנ a b (2).txt ץבוקה"),
    (f"{value('הרצף ' + value('5-6-7') + ' תלתן')}, {value('2')}", "2 ,ןתלת 5-6-7 ףצרה"),
    ("סיבוב 3/10", "3/10 בוביס"),
    ("קלף אחד…", "…דחא ףלק"),
    ("ג׳וקר [2]", "[2] רקו׳ג"),
    ("3 > 2 כי", "יכ 2 < 3"),
)


def test_sentences_stand_in_the_expected_order() -> None:
    for written, drawn in SENTENCES:
        assert in_visual_order(written, right_to_left=True) == drawn


def test_a_bracket_after_an_isolate_follows_what_is_before_the_isolate() -> None:
    """Where the other implementation fails, and a third agrees: N0 stays in its sequence."""
    text = "a\u05d0 \u2066x\u2069 (\u05d1) b"
    assert in_visual_order(text, right_to_left=False) == "a(\u05d1) x \u05d0 b"


def test_right_to_left_words_in_a_line_from_left_to_right_are_read_among_its_words() -> None:
    assert in_visual_order("“שלום עולם” (Ada)", right_to_left=False) == "“םלוע םולש” (Ada)"


def test_a_mark_follows_its_letter() -> None:
    assert in_visual_order("שָׁלוֹם", right_to_left=True) == "םוֹלשָׁ"


def test_isolates_deeper_than_the_annex_allows_do_no_harm() -> None:
    text = 1000 * "\u2067" + "אב" + 1000 * "\u2069" + "a"
    assert in_visual_order(text, right_to_left=True) == "aבא"


def test_only_text_with_a_sign_from_right_to_left_or_an_isolate_is_ordered() -> None:
    for text in ("Five Takes (2)", "−70 · 8♣", "Straße – « été » №5", "Ходы…"):
        assert ORDERED_TEXT_PATTERN.search(text) is None
    found = {chr(code) for code in range(0xFFFF) if bidirectional(chr(code)) in ("R", "AL", "AN")}
    assert all(ORDERED_TEXT_PATTERN.search(sign) for sign in found)


def test_the_direction_of_a_text_is_that_of_its_first_letter() -> None:
    assert first_direction("12 שלום abc") is True
    assert first_direction("– abc שלום") is False
    assert first_direction("12") is None
