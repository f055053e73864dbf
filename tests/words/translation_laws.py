"""The laws of a language's files: each yields what is wrong with one of them."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import zip_longest
from pathlib import Path

from game.text.folding import SOFT_HYPHEN, without_layout_signs
from game.text.message import (
    BRIEF_VARIANT,
    DEFAULT_DEVICE_WORDS,
    ENGLISH_INDEX_LETTERS,
    FEATURE_FUNCTIONS,
    FORM_NAMES,
    INDEX_MESSAGE,
    MESSAGE_VARIANTS,
    BadMessage,
    Message,
    Variable,
    entries,
    read,
    references,
)
from game.text.rules_text import LABEL_PLACEHOLDER_PATTERN, Block, blocks
from game.ui import key_bindings
from game.ui.kit.input.chord import LATIN_LETTER_RANGES, Chord
from game.ui.kit.input.commands import OFFER_KEY_ATTRIBUTE, Command
from tests.words.addressing import GENDERED_WORDS
from tests.words.files import GAME
from tests.words.glossaries import never_used
from tests.words.heard import Heard, heard
from tests.words.patterns import features, forms, levels, texts
from tests.words.samples import (
    needed,
    plain_values,
    sample_values,
    selects,
)
from tests.words.translations import ENGLISH, ENTRY_LINE, Translation, readable_messages

PLURAL_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
OPTIONAL_ATTRIBUTES = (OFFER_KEY_ATTRIBUTE, *map(str.lower, FEATURE_FUNCTIONS))
QUOTES = {"de": "„“", "he": "״״", "ru": "«»", "es": "«»", "fr": "«»", "en": "“”"}
"""How a language opens and closes what is quoted."""
EVERY_QUOTE = set('„“”«»״"\u201a\u2018\u2039\u203a')
STRAIGHT = re.compile("[\"']")
DOUBLE_BLANK = re.compile(r"[ \u00a0]{2}")
MAX_UNBROKEN_LETTER_COUNT = 16
"""Letters in a row at most that have no place for a hyphen."""
LONG_PART = re.compile(rf"[^\W\d_]{{{MAX_UNBROKEN_LETTER_COUNT + 1},}}")
LETTERS_SCRIPT = GAME.parent / "sprites" / "draw_letters.py"


Problems = Iterator[str]
FileLaw = Callable[[Translation, Path], Problems]
FILE_LAWS: list[FileLaw] = []
"""What has to hold of each file of messages; each yields what is wrong."""
RULES_LAWS: list[FileLaw] = []
"""What has to hold of each rules page."""


def _own(translation: Translation, english: Path) -> dict[str, str]:
    return entries(translation.texts.get(english, ""))


def file_law(law: FileLaw) -> FileLaw:
    FILE_LAWS.append(law)
    return law


@file_law
def whole(translation: Translation, english: Path) -> Problems:
    """Every English message and attribute has its translation, once, and nothing else stands there.

    What other messages of the language refer to may stand there too. A letter of an offer may be
    left out, which has the English one stay, and so may a feature, which another law asks for.
    """
    if english not in translation.texts:
        yield "the file is missing"
        return
    own = _own(translation, english)
    for name in ENGLISH[english]:
        if name not in own and name.rpartition(".")[2] not in OPTIONAL_ATTRIBUTES:
            yield f"{name} is missing"
    for name in own.keys() - ENGLISH[english].keys():
        base, _, attribute = name.rpartition(".")
        variant = base in ENGLISH[english] and attribute in MESSAGE_VARIANTS
        if (
            not variant
            and attribute not in OPTIONAL_ATTRIBUTES
            and name not in translation.referred
        ):
            yield f"{name} is in no English file, and nothing refers to it"
    names = [
        found[1]
        for found in map(ENTRY_LINE.match, translation.texts[english].splitlines())
        if found
    ]
    for name in dict.fromkeys(names):
        if names.count(name) > 1:
            yield f"{name} stands there twice"


@file_law
def readable(translation: Translation, english: Path) -> Problems:
    """Every message can be read, and refers to messages that are there."""
    for name, unread in _own(translation, english).items():
        try:
            pattern = read(unread)
        except BadMessage as error:
            yield f"{name} cannot be read: {error}"
            continue
        for other in sorted(references(pattern)):
            if other not in translation.patterns:
                yield f"{name} refers to {other}, which is not there"


@file_law
def same_values(translation: Translation, english: Path) -> Problems:
    """A message uses the values of the English one: no others, and all but those noted."""
    for name, _ in readable_messages(translation, english):
        if name not in ENGLISH[english]:
            continue
        have, want = translation.values(name), set(needed(name))
        free = {*DEFAULT_DEVICE_WORDS, *FORM_NAMES}
        for value in sorted(have - want - free - {"me"}):
            yield f"{name} uses ${value}, which English does not have there"
        for value in sorted(want - have - translation.noted(name).without - _variant_values(name)):
            yield f"{name} does not use ${value} (or note it: # Without: ${value})"


@cache
def _variant_values(name: str) -> set[str]:
    """Values that only the variants of an English message need."""
    return set(needed(name)) - plain_values(name)


@file_law
def forms_in_the_table(translation: Translation, english: Path) -> Problems:
    """Each form that is asked or chosen by is in the table of languages, with its value."""
    for name, pattern in readable_messages(translation, english):
        for form, value in forms(pattern):
            if value not in translation.spoken.forms.get(form, ()):
                yield f"{name}: the table has no {form} {value!r}"


@file_law
def plurals(translation: Translation, english: Path) -> Problems:
    """A choice by a count has all plural categories of the language, and no others."""
    for name, pattern in readable_messages(translation, english):
        for select in selects(pattern):
            keys = select.variants.keys() & PLURAL_CATEGORIES - {"other"}
            if not isinstance(select.selector, Variable) or not keys:
                continue
            if select.selector.name in FORM_NAMES or _is_text(name, select.selector.name):
                continue
            for key in sorted(keys - translation.categories):
                yield f"{name}: the language has no plural {key!r}"
            missing = translation.categories - select.variants.keys()
            if missing and not (len(missing) == 1 and select.usual not in PLURAL_CATEGORIES):
                yield f"{name}: no plural {', '.join(sorted(missing))}"


def _is_text(name: str, value: str) -> bool:
    """Whether a value of an English message is no number."""
    return any(isinstance(one.get(value, 0), str) for one in sample_values(name))


@file_law
def marks(translation: Translation, english: Path) -> Problems:
    """Quotes are those of the language, none is straight, and no two blanks stand together."""
    for name, pattern in readable_messages(translation, english):
        for text in texts(pattern):
            yield from (f"{name}: {wrong}" for wrong in wrong_marks(translation.spoken.tag, text))
        for text in levels(pattern):
            if not pairs(translation.spoken.tag, text):
                yield f"{name}: quotes that do not pair: {text}"


def pairs(tag: str, text: str) -> bool:
    """Whether each quote that is opened in a text is closed, and none stands in another."""
    first, last = tuple(QUOTES.get(tag, "“”"))
    quotes = "".join(sign for sign in text if sign in (first, last))
    return quotes == (first + last) * (len(quotes) // 2)


def wrong_marks(tag: str, text: str) -> Problems:
    """What is wrong with the quotes and blanks of a text."""
    if STRAIGHT.search(text):
        yield f"a straight quote: {text}"
    own = set(QUOTES.get(tag, "“”"))
    for sign in sorted(set(text) & EVERY_QUOTE - own - set('"')):
        yield f"not a quote of this language, {sign}: {text}"
    if DOUBLE_BLANK.search(text):
        yield f"two blanks: {text}"


@file_law
def words_of_the_glossary(translation: Translation, english: Path) -> Problems:
    """One word for one thing: no message has a word for which the glossary has another one."""
    never = never_used(translation.spoken.tag)
    for name, pattern in readable_messages(translation, english) if never else ():
        for text in texts(pattern):
            found = never.findall(text.replace(SOFT_HYPHEN, "")) if never else ()
            for word in dict.fromkeys(found):
                yield f"{name}: the glossary has another word for {word!r}"


@file_law
def nobody_asks_you_for_a_gender(translation: Translation, english: Path) -> Problems:
    """What is said to the person is said alike to everybody: no word in it tells a gender."""
    gendered = GENDERED_WORDS.get(translation.spoken.tag)
    for name, pattern in readable_messages(translation, english):
        for select in selects(pattern):
            you = select.variants.get("you", ())
            for text in texts(you) if gendered else ():
                found = gendered and gendered.search(text)
                if found:
                    yield f"{name}: inside [you] a word for a man or for a woman, {found[0]}"
            asked = {part for part in features(you) if part.of == select.selector}
            if asked:
                yield f"{name}: inside [you] a {sorted(part.function for part in asked)} of it"


@file_law
def every_phrase_has_the_forms_it_is_asked_for(translation: Translation, english: Path) -> Problems:
    """Each phrase that stands in a sentence has the case, article or use that is asked of it.

    Signs and lines of braille have no room for them.
    """
    asked = heard(translation, english).asked | heard(translation, english, BRIEF_VARIANT).asked
    for one in sorted(asked):
        yield (
            f"{one.where} asks {one.phrase} for {one.form} {one.value}, which it does not have"
            " (or note it: # Invariable)"
        )


@file_law
def every_phrase_has_the_features_it_is_asked_for(
    translation: Translation, english: Path
) -> Problems:
    """Each phrase that is asked for its gender or number has one."""
    for one in sorted(heard(translation, english).unanswered):
        yield f"{one.where} asks {one.phrase} for its {one.form}, which it does not have"


@file_law
def letters_that_press_offers(translation: Translation, english: Path) -> Problems:
    """A letter that differs from English stands in its label, on a Latin keyboard, and no other
    command of the table has it."""
    own = {
        name.removesuffix(f".{OFFER_KEY_ATTRIBUTE}"): "".join(texts(pattern))
        for name, pattern in readable_messages(translation, english)
        if name.endswith(f".{OFFER_KEY_ATTRIBUTE}")
    }
    for name, letter in own.items():
        if letter == ENGLISH[english].get(f"{name}.{OFFER_KEY_ATTRIBUTE}"):
            continue
        latin = len(letter) == 1 and any(ord(letter) in one for one in LATIN_LETTER_RANGES)
        if not letter.isalpha() or not latin:
            yield f"{name}.{OFFER_KEY_ATTRIBUTE}: {letter} is not one Latin letter"
        elif letter.casefold() not in "".join(translation.whole(name).texts).casefold():
            yield f"{name}.{OFFER_KEY_ATTRIBUTE}: {letter} is no letter of the label"
    if own:
        found = key_bindings.conflicts_with({}, _commands(translation))
        both = {(_called(one), _called(other)) for one, other, _ in found}
        for one, other in sorted(both):
            first, second = (one, other) if one in own else (other, one)
            if first in own:
                yield f"{first}.{OFFER_KEY_ATTRIBUTE}: {own[first]} is that of {second} too"


def _offer(command: Command) -> str:
    """The message of what an offer does; empty for another command."""
    return command.called.name if command.game and isinstance(command.called, Message) else ""


def _called(command: Command) -> str:
    return _offer(command) or f"“{command.label}”"


def _commands(translation: Translation) -> list[Command]:
    """All commands, with the letters of offers in a language."""
    found = []
    for command in key_bindings.every_command():
        pattern = translation.patterns.get(f"{_offer(command)}.{OFFER_KEY_ATTRIBUTE}")
        letter = "".join(texts(pattern or ())).lower()
        found.append(command._replace(usual=(Chord(letter),)) if letter else command)
    return found


@file_law
def cards_have_the_letters_of_the_index(translation: Translation, english: Path) -> Problems:
    """The letters of jack, queen, king and ace are drawn, so the cards have those of the log."""
    if INDEX_MESSAGE not in _own(translation, english):
        return
    language = Heard(translation)
    said = [language.hear(INDEX_MESSAGE, {"rank": rank}) for rank in ENGLISH_INDEX_LETTERS]
    letters = without_layout_signs("".join(said))
    drawn = ["".join(ENGLISH_INDEX_LETTERS), *drawn_index_letters()]
    if letters not in drawn:
        yield (
            f"{INDEX_MESSAGE}: sprites/{LETTERS_SCRIPT.name} draws {' and '.join(drawn)},"
            f" but not {letters}"
        )


@cache
def drawn_index_letters() -> tuple[str, ...]:
    """The letters of jack, queen, king and ace that can stand on cards in place of the English."""
    for line in ast.parse(LETTERS_SCRIPT.read_text(encoding="utf-8")).body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "LETTER_SETS":
            return tuple(ast.literal_eval(line.value))
    raise LookupError(f"{LETTERS_SCRIPT.name} has no LETTER_SETS")


@file_law
def long_words_have_soft_hyphens(translation: Translation, english: Path) -> Problems:
    """A long word says where it may break: a narrow column has no room for it."""
    for name, pattern in readable_messages(translation, english):
        for text in texts(pattern):
            yield from (f"{name}: {wrong}" for wrong in wrong_words(text))


def wrong_words(text: str) -> Problems:
    """The words of a text that are too long to have no soft hyphen."""
    yield from (f"no soft hyphen in {word}" for word in LONG_PART.findall(text))


# Rules pages.


def rules_law(law: FileLaw) -> FileLaw:
    RULES_LAWS.append(law)
    return law


@rules_law
def rules_pages_have_the_same_blocks(translation: Translation, english: Path) -> Problems:
    """A rules page has the blocks, names, conditions, values and pictures of the English one."""
    if english not in translation.texts:
        yield "the file is missing"
        return
    try:
        own = list(blocks(translation.texts[english]))
    except ValueError as error:
        yield str(error)
        return
    theirs = list(blocks(english.read_text(encoding="utf-8")))
    for number, (one, other) in enumerate(zip_longest(own, theirs), 1):
        if one is None or other is None or shape(one) != shape(other):
            yield f"block {number} is {one and shape(one)}, not {other and shape(other)}"
            yield f"    {one and one.words[:80]!r}, in English {other and other.words[:80]!r}"
            return


def shape(block: Block) -> tuple[object, ...]:
    """What a block has in every language."""
    placeholders = sorted(LABEL_PLACEHOLDER_PATTERN.findall(block.words))
    captioned = bool(block.words)
    return (
        block.kind,
        block.name,
        block.conditions,
        placeholders,
        captioned,
        block.words.count("\t"),
    )


@rules_law
def rules_pages_have_the_marks_of_the_language(translation: Translation, english: Path) -> Problems:
    for block in blocks(translation.texts.get(english, "")):
        yield from wrong_marks(translation.spoken.tag, block.words)


@rules_law
def rules_pages_have_soft_hyphens(translation: Translation, english: Path) -> Problems:
    for block in blocks(translation.texts.get(english, "")):
        yield from wrong_words(block.words)
