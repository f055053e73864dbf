"""The laws of every language's files, file by file; ``python -m tests.words.check`` tells more."""

import re
from pathlib import Path

import pytest

from game.text.languages import (
    ALL_SPOKEN,
    SPOKEN_ENGLISH,
    SPOKEN_GERMAN,
    SPOKEN_HEBREW,
    Spoken,
)
from tests.together import check_each
from tests.words.files import GAME
from tests.words.foreign import RUSSIAN
from tests.words.translation_laws import (
    FILE_LAWS,
    RULES_LAWS,
    FileLaw,
    every_phrase_has_the_forms_it_is_asked_for,
    same_values,
)
from tests.words.translations import ENGLISH_FILES, RULES, Translation, area_of_file

LANGUAGES = [Translation.of(spoken) for spoken in ALL_SPOKEN]
"""The languages that ship; the laws hold for English too."""
every_language = pytest.mark.parametrize("translation", LANGUAGES, ids=lambda one: one.spoken.tag)
EVERY_LAW = [*((law, ENGLISH_FILES) for law in FILE_LAWS), *((law, RULES) for law in RULES_LAWS)]


@pytest.mark.parametrize(("law", "files"), EVERY_LAW, ids=[law.__name__ for law, _ in EVERY_LAW])
@every_language
def test_every_file_of_every_language_keeps_the_law(
    translation: Translation, law: FileLaw, files: list[Path]
) -> None:
    def check(english: Path) -> None:
        assert list(law(translation, english)) == []

    def called(english: Path) -> str:
        own = Translation.path(english, translation.spoken.tag)
        return own.relative_to(GAME).as_posix()

    check_each(check, files, called)


# Each law is seen to fail.

PRETENDED = SPOKEN_ENGLISH._replace(forms=SPOKEN_GERMAN.forms)
"""English, with the forms of German."""


def file_of(area: str) -> Path:
    return next(one for one in ENGLISH_FILES if area_of_file(one) == area)


def rules_of(game: str) -> Path:
    return next(one for one in RULES if one.parents[1].name == game)


def changed(english: Path, spoken: Spoken, **messages: str) -> Translation:
    """English with other messages in one file, ``_`` for each ``-`` of a name; a name with an
    empty message is left out, and one that is not there is added."""
    translation = Translation.of(SPOKEN_ENGLISH)
    texts = dict(translation.texts)
    for key, message in messages.items():
        name = key.replace("_", "-")
        entry = re.compile(rf"^{name} =.*\n(?:(?: +.*|}})\n)*", re.MULTILINE)
        said = f"{name} = {message}\n" if message else ""
        text, found = entry.subn(lambda _, said=said: said, texts[english])
        texts[english] = text if found else f"{text}\n{said}"
    return Translation(spoken, texts)


def rules_with(game: str, old: str, new: str) -> Translation:
    texts = dict(Translation.of(SPOKEN_ENGLISH).texts)
    assert old in texts[rules_of(game)]
    texts[rules_of(game)] = texts[rules_of(game)].replace(old, new, 1)
    return Translation(SPOKEN_ENGLISH, texts)


CARDS, TAKE, TAKEAWAY = file_of("cards"), file_of("take"), file_of("takeaway")
OFFERS = file_of("offers")
BROKEN: list[tuple[str, Translation, Path, str]] = [
    ("whole", changed(CARDS, PRETENDED, cards_joker=""), CARDS, "cards-joker is missing"),
    (
        "whole",
        changed(CARDS, PRETENDED, cards_jolly="Jolly"),
        CARDS,
        "cards-jolly is in no English",
    ),
    ("whole", Translation(PRETENDED, {}), CARDS, "the file is missing"),
    ("readable", changed(CARDS, PRETENDED, cards_joker="{ $x"), CARDS, "cannot be read"),
    ("readable", changed(CARDS, PRETENDED, cards_joker="{ -the }"), CARDS, "refers to -the"),
    ("same_values", changed(TAKE, PRETENDED, take_drew="{ $who } draws."), TAKE, "not use $card"),
    ("same_values", changed(CARDS, PRETENDED, cards_joker="{ $who }"), CARDS, "uses $who"),
    (
        "forms_in_the_table",
        changed(TAKE, PRETENDED, take_drew='{ $who } { FORM($card, case: "ablative") }'),
        TAKE,
        "no case 'ablative'",
    ),
    (
        "forms_in_the_table",
        changed(CARDS, PRETENDED, cards_joker="{ $article ->\n    [an] x\n   *[the] y\n}"),
        CARDS,
        "no article 'an'",
    ),
    ("plurals", changed(CARDS, RUSSIAN), CARDS, "no plural few, many"),
    (
        "plurals",
        changed(CARDS, PRETENDED, cards_count="{ $count ->\n    [few] x\n   *[other] y\n}"),
        CARDS,
        "no plural 'few'",
    ),
    ("marks", changed(CARDS, PRETENDED, cards_joker='a "joker"'), CARDS, "a straight quote"),
    ("marks", changed(CARDS, PRETENDED, cards_joker="a  joker"), CARDS, "two blanks"),
    ("marks", changed(CARDS, PRETENDED, cards_joker="a “joker“"), CARDS, "do not pair"),
    ("marks", changed(CARDS, PRETENDED, cards_joker="„joker“"), CARDS, "not a quote"),
    *(
        (
            "words_of_the_glossary",
            changed(CARDS, SPOKEN_ENGLISH._replace(tag="de"), cards_joker=said),
            CARDS,
            wrong,
        )
        for said, wrong in (
            ("Vom Stock", "another word for 'Stock'"),
            ("Ada wirft die Karte ab.", "another word for 'wirft die Karte ab'"),
            ("Zwei Se\u00adquenzen!", "another word for 'Sequenzen'"),
            ("Vom Stock oder vom Talon", "another word for 'Talon'"),
        )
    ),
    (
        "nobody_asks_you_for_a_gender",
        changed(
            TAKE,
            PRETENDED,
            take_drew="{ $who ->\n    [you] { GENDER($who) ->\n       *[m] x\n    }\n"
            "   *[other] y\n}",
        ),
        TAKE,
        "inside [you]",
    ),
    (
        "nobody_asks_you_for_a_gender",
        changed(TAKE, SPOKEN_HEBREW, take_drew="{ $who ->\n    [you] אתה לוקח\n   *[other] y\n}"),
        TAKE,
        "inside [you] a word for a man",
    ),
    (
        "every_phrase_has_the_forms_it_is_asked_for",
        changed(TAKE, PRETENDED, take_drew='{ $who } { FORM($card, case: "dative") }.'),
        TAKE,
        "take-drew asks cards-joker for case dative",
    ),
    (
        "every_phrase_has_the_features_it_is_asked_for",
        changed(
            TAKE,
            PRETENDED,
            take_drew="{ $who } { GENDER($card) ->\n    [f] x\n   *[m] { $card }\n}",
        ),
        TAKE,
        "take-drew asks cards-joker for its GENDER",
    ),
    *(
        (
            "letters_that_press_offers",
            changed(OFFERS, PRETENDED, offers_lay=f"Lay a meld\n    .key = {letter}"),
            OFFERS,
            wrong,
        )
        for letter, wrong in (
            ("Z", "offers-lay.key: Z is no letter of the label"),
            ("א", "offers-lay.key: א is not one Latin letter"),
            ("La", "offers-lay.key: La is not one Latin letter"),
            ("A", "offers-lay.key: A is that of offers-add too"),
            ("M", "offers-lay.key: M is that of “Mute” too"),
        )
    ),
    (
        "cards_have_the_letters_of_the_index",
        changed(
            CARDS,
            PRETENDED,
            cards_index="{ $rank ->\n    [J] B\n    [Q] V\n    [K] H\n   *[other] { $rank }\n}",
        ),
        CARDS,
        "cards-index: sprites/draw_letters.py draws JQKA and BDKA, but not BVHA",
    ),
    (
        "long_words_have_soft_hyphens",
        changed(CARDS, PRETENDED, cards_joker="un\u00adkaartspelliefhebbers"),
        CARDS,
        "cards-joker: no soft hyphen in kaartspelliefhebbers",
    ),
    (
        "rules_pages_have_the_same_blocks",
        rules_with("take", "## ", "## More\n\n## "),
        rules_of("take"),
        "block 5",
    ),
    (
        "rules_pages_have_the_marks_of_the_language",
        rules_with("take", "## ", 'A "joker".\n\n## '),
        rules_of("take"),
        "a straight quote",
    ),
    (
        "rules_pages_have_soft_hyphens",
        rules_with("take", "## ", "Kaartspelliefhebbers.\n\n## "),
        rules_of("take"),
        "no soft hyphen in Kaartspelliefhebbers",
    ),
]


@pytest.mark.parametrize(
    ("law", "translation", "english", "wrong"),
    BROKEN,
    ids=[f"{one[0]}: {one[3]}" for one in BROKEN],
)
def test_a_file_that_breaks_the_law_is_told_of(
    law: str, translation: Translation, english: Path, wrong: str
) -> None:
    [held] = [one for one, _ in EVERY_LAW if one.__name__ == law]
    assert wrong in "\n".join(held(translation, english))


def test_every_law_is_seen_to_fail() -> None:
    assert {name for name, *_ in BROKEN} == {law.__name__ for law, _ in EVERY_LAW}


def test_what_is_noted_above_a_message_is_no_mistake() -> None:
    for law, note, message in (
        (same_values, "# Without: $card", "{ $who } draws."),
        (
            every_phrase_has_the_forms_it_is_asked_for,
            "## Invariable",
            '{ $who } { FORM($card, case: "dative") }.',
        ),
    ):
        translation = changed(TAKE, PRETENDED, take_drew=message)
        assert list(law(translation, TAKE))
        text = translation.texts[TAKE].replace("take-drew =", f"{note}\ntake-drew =")
        cards = f"{note}\n{translation.texts[CARDS]}"
        noted = Translation(PRETENDED, {**translation.texts, TAKE: text, CARDS: cards})
        assert list(law(noted, TAKE)) == []
