"""Languages with cases, articles and genders say what they have to: forms and features."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from game.ai.characters import ALL_CHARACTERS
from game.cards import french
from game.cards.card_names import named, run, so_many, whose
from game.cards.melds import LaidCard
from game.text.languages import SPOKEN_ENGLISH, SPOKEN_GERMAN, SPOKEN_HEBREW, Spoken
from game.text.message import (
    BRAILLE_VARIANT,
    ENGLISH_LANGUAGE,
    FORM_NAMES,
    SIGN_VARIANT,
    Feature,
    Form,
    Language,
    Message,
    Pattern,
    Select,
    Value,
    Variable,
    Varied,
    Who,
    capitalized,
    entries,
    packed,
    read,
    together,
    unpacked,
)
from game.ui.kit.paint.bidi import in_visual_order
from tests.together import check_each, each_of
from tests.words import files, foreign
from tests.words.foreign import (
    GERMAN_LANGUAGE,
    HEBREW_LANGUAGE,
    RUSSIAN,
    RUSSIAN_LANGUAGE,
    Written,
)

SPOKEN = {one.tag: one for one in (SPOKEN_GERMAN, RUSSIAN, SPOKEN_HEBREW)}
YOU, ADA, MAX = Who("You", you=True), Who("Ada", character="ada"), Who("Max", character="max")
IRIS = Who("Iris", character="iris")
EIGHT_OF_CLUBS, JACK_OF_CLUBS = named(french.read("8C")), named(french.read("JC"))
RUN = whose(
    MAX,
    run([LaidCard(french.read(one)) for one in ("5C", "6C", "7C")]),
)


def slot(who: Who, which: str) -> Message:
    return Message("takeaway-slot", who=who, which=which)


HARDEST = {
    "take a run": (
        Message("take-took", who=ADA, run=RUN, card=EIGHT_OF_CLUBS),
        "Ada nimmt die Kreuz 5-6-7 von Max mit der Kreuz 8.",
        "Ада прикладывает восьмёрку треф и забирает ряд Макса 5-6-7 треф.",
        "עדה לקחה את הרצף 5-6-7 תלתן של מקס עם ה־8 תלתן.",
    ),
    "you, a jack": (
        Message("take-took", who=YOU, run=RUN, card=JACK_OF_CLUBS),
        "Du nimmst die Kreuz 5-6-7 von Max mit dem Kreuzbuben.",
        "Ты прикладываешь валета треф и забираешь ряд Макса 5-6-7 треф.",
        "לקחת את הרצף 5-6-7 תלתן של מקס עם הנסיך תלתן.",
    ),
    "draw": (
        Message("take-drew", who=YOU, card=named(french.read("7S"))),
        "Du ziehst die Pik 7 vom Stapel.",
        "Ты берёшь семёрку пик из колоды.",
        "משכת מהקופה את ה־7 עלה.",
    ),
    "one": (so_many(1), "eine Karte", "одна карта", "קלף אחד"),
    "two": (so_many(2), "zwei Karten", "две карты", "שני קלפים"),
    "five": (so_many(5), "fünf Karten", "пять карт", "חמישה קלפים"),
    "21": (so_many(21), "21 Karten", "21 карта", "21 קלפים"),
    "slot alone": (
        slot(YOU, "right"), "dein rechter Platz", "твоё правое место", "המקום הימני שלך",
    ),
    "a stack": (
        Message(
            "takeaway-took-stack",
            who=ADA, card=named(french.read("QS")), count=1, slot=slot(MAX, "left"),
        ),
        "Ada nimmt die Pikdame und eine Karte darunter vom linken Platz von Max.",
        "Ада забирает с левого места Макса даму пик и одну карту под ней.",
        "עדה לקחה את המלכה עלה ומתחתיה קלף אחד, מהמקום השמאלי של מקס.",
    ),
    "clause": (
        Message("queries-moves", move=Message("takeaway-draw")),
        "Du kannst eine Karte ziehen.",
        "Можно взять карту.",
        "אפשר למשוך קלף.",
    ),
    "refusal": (
        Message(
            "takeaway-misfit",
            card=named(french.read("JH")), onto=named(french.read("8S")), runs="same",
        ),
        "Der Herzbube passt nicht zur Pik 8.",
        "Валет червей не подходит к восьмёрке пик.",
        "הנסיך לב לא מתאים אל ה־8 עלה.",
    ),
    "not held": (
        Message("texas-not-in-hand", card=EIGHT_OF_CLUBS),
        "Du hast die Kreuz 8 nicht.",
        "У тебя нет восьмёрки треф.",
        "ה־8 תלתן לא ביד שלך.",
    ),
    "two people": (
        Message("taki-moment-cancel-others", who=ADA, whose=MAX),
        "Ada hebt mit dem König die +3 von Max auf.",
        "Ада отменяет «Королём» +3 Макса.",
        "עדה ביטלה במלך את ה־+3 של מקס.",
    ),
    "remark": (
        Message("remarks-robbed-2", me=ADA),
        "Damit war ich noch nicht fertig.",
        "Я ещё не закончила с этим.",
        "עוד לא סיימתי עם זה!",
    ),
    "remark of a man": (
        Message("remarks-robbed-2", me=MAX),
        "Damit war ich noch nicht fertig.",
        "Я ещё не закончил с этим.",
        "עוד לא סיימתי עם זה!",
    ),
}  # fmt: skip
LANGUAGES = (GERMAN_LANGUAGE, RUSSIAN_LANGUAGE, HEBREW_LANGUAGE)


@each_of("name", HARDEST)
def test_the_hardest_sentences_are_right_in_three_languages(name: str) -> None:
    message, *expected = HARDEST[name]
    assert [language.say(message.name, message.values) for language in LANGUAGES] == expected


def said(spoken: Spoken, text: str, /, **values: Value) -> str:
    """What the first message of a text says in a language."""
    return Written(spoken, text).say(text.partition(" ")[0], values)


def test_a_slot_stands_in_the_case_that_its_sentence_asks_for() -> None:
    from_it = 'of-it = { FORM($slot, case: "von") }\n' + GERMAN_LANGUAGE.text
    assert said(SPOKEN_GERMAN, from_it, slot=slot(ADA, "right")) == "vom rechten Platz von Ada"
    from_it = 'of-it = с { FORM($slot, case: "genitive") }\n' + RUSSIAN_LANGUAGE.text
    assert said(RUSSIAN, from_it, slot=slot(ADA, "right")) == "с правого места Ады"


def forms_of(pattern: Pattern) -> Iterator[tuple[str, str]]:
    """The forms that a pattern asks for or chooses by, each with a value."""
    for part in pattern:
        if isinstance(part, Form):
            yield from part.forms.items()
        elif isinstance(part, Select):
            if isinstance(part.selector, Variable) and part.selector.name in FORM_NAMES:
                yield from ((part.selector.name, key) for key in part.variants)
            for variant in part.variants.values():
                yield from forms_of(variant)


def unknown_forms(spoken: Spoken, text: str) -> list[tuple[str, str]]:
    found = chain.from_iterable(forms_of(read(one)) for one in entries(text).values())
    return [(form, value) for form, value in found if value not in spoken.forms.get(form, ())]


def test_forms_have_the_values_that_the_table_of_languages_gives_them() -> None:
    def check(file: Path) -> None:
        spoken = SPOKEN.get(file.stem, SPOKEN_ENGLISH)
        assert unknown_forms(spoken, file.read_text(encoding="utf-8")) == []

    check_each(check, [*files.FILES, *foreign.FILES])
    text = 'a = { FORM($x, case: "from") }{ $article ->\n   *[some] a\n}'
    assert unknown_forms(SPOKEN_GERMAN, text) == [("case", "from"), ("article", "some")]


def asks_you(pattern: Pattern, you: frozenset[str] = frozenset()) -> bool:
    """Whether a sentence asks a person for their gender whom it addresses: ``you`` are those."""
    for part in pattern:
        if isinstance(part, Feature) and part.function == "GENDER" and part.of.name in you:
            return True
        if isinstance(part, Select):
            if asks_you((part.selector,), you):
                return True
            for key, variant in part.variants.items():
                to_you = {part.selector.name} if isinstance(part.selector, Variable) else set()
                if asks_you(variant, you | to_you if key == "you" else you):
                    return True
    return False


def test_nobody_who_is_addressed_is_asked_for_their_gender() -> None:
    def check(file: Path) -> None:
        messages = entries(file.read_text(encoding="utf-8"))
        assert [name for name, unread in messages.items() if asks_you(read(unread))] == []

    check_each(check, [*files.FILES, *foreign.FILES])
    asked = "{ GENDER($who) ->\n   *[f] a\n}"
    assert asks_you(read(f"{{ $who ->\n    [you] {asked}\n   *[other] b\n}}"))
    assert not asks_you(read(f"{{ $who ->\n    [you] a\n   *[other] {asked}\n}}"))


CASES = """
is = { $case ->
    [dative] dem Buben
   *[nominative] Bube
}
other = die Dame
pair = { $before } und { is } und { -term }
-term = { $case ->
    [dative] ihm
   *[nominative] er
}
"""


def test_a_phrase_hands_its_forms_on_to_all_that_is_in_it() -> None:
    pair = Message("pair", before=Message("is"))
    assert said(SPOKEN_GERMAN, f'a = Mit {{ FORM($it, case: "dative") }}{CASES}', it=pair) == (
        "Mit dem Buben und dem Buben und ihm"
    )
    assert said(SPOKEN_GERMAN, f"a = {{ $it }}{CASES}", it=pair) == "Bube und Bube und er"


def test_a_phrase_may_be_asked_for_another_form_and_the_next_one_is_asked_for_none() -> None:
    text = f"""a = {{ FORM(b, case: "dative") }}, {{ is }}
b = {{ is }}, {{ FORM(is, case: "nominative") }}{CASES}"""
    assert said(SPOKEN_GERMAN, text) == "dem Buben, Bube, Bube"


def test_a_form_that_a_phrase_does_not_have_is_the_one_with_the_star() -> None:
    assert said(SPOKEN_GERMAN, f'a = {{ FORM(is, case: "zu") }}{CASES}') == "Bube"
    assert said(SPOKEN_GERMAN, f'a = {{ FORM(other, case: "dative") }}{CASES}') == "die Dame"
    assert said(SPOKEN_GERMAN, 'a = { FORM($text, case: "dative") }', text="Ada") == "Ada"


def test_a_capital_letter_is_for_the_whole_phrase_and_not_for_what_is_in_it() -> None:
    text = """a = { FORM(both, first: "capital") }
both = „{ one } und { one }“
one = eine"""
    assert said(SPOKEN_GERMAN, text) == "„Eine und eine“"


def test_a_text_begins_with_a_capital_letter_where_it_has_one() -> None:
    assert list(map(capitalized, ["„eine“", "10 Karten", "élan", "… ", ""])) == [
        "„Eine“", "10 Karten", "Élan", "… ", "",
    ]  # fmt: skip


WHAT = """
f = Dame
    .gender = f
m = Bube
    .gender = { $rank ->
        [J] m
       *[other] n
    }
none = Karte
both = { $before } und { $after }
    .gender = { GENDER($before) ->
        [f] { GENDER($after) }
       *[m] m
    }
    .count = many
"""
ASKS = """{ GENDER($it) ->
    [f] sie
    [m] er
    [n] es
   *[other] -
}"""


@each_of(
    "value, expected",
    [
        (Message("f"), "sie"),
        (Message("m", rank="J"), "er"),
        (Message("m", rank="7"), "es"),
        (Message("both", before=Message("f"), after=Message("f")), "sie"),
        (Message("both", before=Message("f"), after=Message("m", rank="J")), "er"),
        (Message("none"), "-"),
        ("Dame", "-"),
        (7, "-"),
        (Who("Ada"), "-"),
        (Who("Ada", you=True, character="ada"), "-"),
    ],
)
def test_a_phrase_says_what_it_is_if_it_knows(value: Value, expected: str) -> None:
    assert said(SPOKEN_GERMAN, f"a = {ASKS}{WHAT}", it=value) == expected


def test_a_message_is_asked_by_its_name_with_the_values_of_the_sentence() -> None:
    assert said(SPOKEN_GERMAN, f"a = {ASKS.replace('$it', 'm')}{WHAT}", rank="J") == "er"


def test_a_list_says_that_it_is_several() -> None:
    text = f"""a = {{ COUNT($it) ->
    [many] sie nehmen
   *[one] sie nimmt
}}{WHAT}"""
    assert said(SPOKEN_GERMAN, text, it=Message("both", before="A", after="B")) == "sie nehmen"
    assert said(SPOKEN_GERMAN, text, it=Message("f")) == "sie nimmt"


def test_a_word_before_a_list_follows_what_the_list_begins_with() -> None:
    pair = together([ADA, IRIS])
    assert isinstance(pair, Message)
    assert HEBREW_LANGUAGE.say(pair.name, pair.values) == "עדה ואיריס"
    pair = together([ADA, Who("Ben")])
    assert isinstance(pair, Message)
    assert HEBREW_LANGUAGE.say(pair.name, pair.values) == "עדה ו־Ben"


def test_a_language_without_starts_takes_the_star() -> None:
    text = """a = { START($it) ->
    [own] ה
   *[foreign] -
}"""
    assert (said(SPOKEN_HEBREW, text, it="אס"), said(SPOKEN_GERMAN, text, it="אס")) == ("ה", "-")


def test_a_character_has_a_name_in_each_language_and_a_stranger_their_own() -> None:
    text = 'a = { FORM($who, case: "genitive") }\n' + RUSSIAN_LANGUAGE.text
    assert said(RUSSIAN, text, who=ADA) == "Ады"
    assert said(RUSSIAN, text, who=Who("Ada")) == "Ada"
    assert said(RUSSIAN, text, who=YOU) == "Ты"


def test_a_stranger_has_no_gender_and_is_told_by_the_star() -> None:
    values: dict[str, Value] = {"card": named(french.read("7S")), "who": Who("Dana")}
    assert HEBREW_LANGUAGE.say("take-drew", values).startswith("Dana משך")


def test_each_character_has_the_name_of_records_in_english_and_a_gender() -> None:
    for one in ALL_CHARACTERS:
        name = f"characters-{one.portrait}-name"
        assert ENGLISH_LANGUAGE.say(name, {}) == one.name
        assert ENGLISH_LANGUAGE.say(f"{name}.gender", {}) in ("f", "m")


def test_a_packed_person_keeps_who_they_are() -> None:
    assert packed(ADA) == {"who": "Ada", "you": False, "character": "ada"}
    assert packed(YOU) == {"who": "You", "you": True}
    assert [unpacked(packed(who)) for who in (ADA, YOU, Who("Dana"))] == [ADA, YOU, Who("Dana")]


# What a language lacks.

ENGLISH = Written(
    SPOKEN_ENGLISH,
    """a = A { b }
    .sign = A{ b }
b = card
    .sign = ♠
c = See { b }, { $it }
    .sign = See{ b }
""",
)


def halfway(text: str) -> Language:
    return Written(SPOKEN_GERMAN, text, ENGLISH)


def test_a_variant_that_a_language_lacks_is_its_own_plain_message_before_any_english() -> None:
    german = halfway("a = Eine { b }\nb = Karte\n")
    assert Varied(german, SIGN_VARIANT).say("a", {}) == "Eine Karte"
    assert Varied(halfway("b = Karte"), SIGN_VARIANT).say("a", {}) == "A♠"
    assert Varied(Varied(german, SIGN_VARIANT), BRAILLE_VARIANT).say("a", {}) == "Eine Karte"
    assert Varied(Varied(halfway(""), SIGN_VARIANT), BRAILLE_VARIANT).say("a", {}) == "A♠"


def test_no_sentence_is_in_two_languages() -> None:
    """A message from English is English throughout, and so is one with a value from English."""
    assert halfway("b = Karte\n").say("a", {}) == "A card"
    assert halfway("a = Eine { b }\n").say("a", {}) == "A card"
    german = halfway("c = Siehe { b } und { $it }\nb = Karte\n")
    assert german.say("c", {"it": Message("a")}) == "See card, A card"
    assert german.say("c", {"it": "X"}) == "Siehe Karte und X"


# Figures.


@each_of(
    "number, english, german",
    [
        (1000, "1,000", "1.000"),
        (-1234567, "−1,234,567", "−1.234.567"),
        (12.34, "12.3", "12,3"),
        (-0.04, "0.0", "0,0"),
    ],
)
def test_a_figure_has_the_signs_of_its_language(number: float, english: str, german: str) -> None:
    places = 0 if isinstance(number, int) else 1
    assert [
        language.figured(number, places=places) for language in (ENGLISH_LANGUAGE, GERMAN_LANGUAGE)
    ] == [english, german]


def test_a_number_in_a_sentence_is_a_figure_of_its_language() -> None:
    assert said(SPOKEN_GERMAN, "a = { $count } Punkte", count=-12345) == "−12.345 Punkte"
    assert said(SPOKEN_GERMAN, "a = { $time } s", time=1.2) == "1,2 s"
    assert said(SPOKEN_GERMAN, "a = { $time } s", time=4.0) == "4 s"


def test_a_sentence_of_phrases_alone_runs_from_right_to_left() -> None:
    """Its full stop stands at its left end, wherever the sentence stands."""
    text = "a-then = { $before } { $after }\na-why = { $why }.\na-empty = הקופה ריקה\na-tie = תיקו."
    why = Message("a-why", why=Message("a-empty"))
    values = {"before": why, "after": Message("a-tie")}
    said = Language.say(Written(SPOKEN_HEBREW, text), "a-then", values)
    assert in_visual_order(said, right_to_left=True) == "הקופה ריקה. תיקו."[::-1]


def test_a_sentence_that_was_said_before_runs_from_right_to_left_too() -> None:
    text = "a-facts = { $what }; { $points }\na-seen = { $facts }."
    written = Written(SPOKEN_HEBREW, text)
    facts = Language.say(written, "a-facts", {"what": "אס תלתן", "points": "40 נקודות"})
    said = Language.say(written, "a-seen", {"facts": facts})
    assert in_visual_order(said, right_to_left=True) == ".תודוקנ 40 ;ןתלת סא"
