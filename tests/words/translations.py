"""A language's files beside the English ones, and what is wrong with them, file by file."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property, lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple, Self

from game.text import languages
from game.text.folding import SOFT_HYPHEN
from game.text.languages import Spoken
from game.text.message import (
    BRAILLE_VARIANT,
    BRIEF_VARIANT,
    DEFAULT_DEVICE_WORDS,
    FEATURE_FUNCTIONS,
    FORM_NAMES,
    MESSAGE_VARIANTS,
    SIGN_VARIANT,
    START_FUNCTION,
    BadMessage,
    Feature,
    Form,
    Language,
    Message,
    Pattern,
    Reference,
    Select,
    Value,
    Variable,
    Who,
    entries,
    phrases,
    read,
    references,
    variables,
)
from game.text.rules_text import LABEL_PLACEHOLDER_PATTERN, Block, blocks
from game.ui.kit.input.commands import OFFER_KEY_ATTRIBUTE
from tests.words import foreign
from tests.words.addressing import GENDERED_WORDS
from tests.words.files import FILES, GAME
from tests.words.samples import (
    Values,
    base_of,
    needed,
    plain_values,
    recorded,
    sample_values,
    selects,
)

NEVER_TRANSLATED = ("engine",)
"""Areas that are only said on a console, in English."""
RULES = sorted(GAME.glob("games/*/words/rules.en.md"))
ENTRY_LINE = re.compile(r"(-?[a-zA-Z][\w-]*)[ ]*=", re.ASCII)
WITHOUT = re.compile(r"#+ Without: (.*)")
INVARIABLE = re.compile(r"#+ Invariable\b")
PLURAL_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
OPTIONAL_ATTRIBUTES = (OFFER_KEY_ATTRIBUTE, *map(str.lower, FEATURE_FUNCTIONS))
HIGHEST_COUNT = 200
"""Up to this all plural categories of a language have been met."""
QUOTES = {"de": "„“", "he": "״״", "ru": "«»", "es": "«»", "fr": "«»", "en": "“”"}
"""How a language opens and closes what is quoted."""
EVERY_QUOTE = set('„“”«»״"\u201a\u2018\u2039\u203a')
STRAIGHT = re.compile("[\"']")
DOUBLE_BLANK = re.compile(r"[ \u00a0]{2}")
BLANK_BEFORE_MARK = re.compile(r" [.,;:!?](?![\w.])")
WORD = re.compile(r"[^\W\d_]{2}")
TERMS_AREA = "terms"
USE_FORM = "use"
LISTS = "lists-"
ALWAYS_CLAUSES = ("queries-discards",)
"""Phrases that are said as a clause alone, in every language."""


def area_of_file(english: Path) -> str:
    """The area of an English file of messages: ``cards``, ``take``, ``take-lesson``."""
    if english.parent.parent.name == "text":
        return english.stem
    return english.parents[1].name + ("-lesson" if english.parent.name == "lessons" else "")


def spoken_of(tag: str) -> Spoken:
    """A language of the table, whether it ships or not, or one that the tests know."""
    known = [one for one in vars(languages).values() if isinstance(one, Spoken)]
    return next(one for one in (*known, foreign.RUSSIAN) if one.tag == tag)


ENGLISH_FILES = [one for one in FILES if area_of_file(one) not in NEVER_TRANSLATED]
ENGLISH = {one: entries(one.read_text(encoding="utf-8")) for one in ENGLISH_FILES}
ENGLISH_NAMES = {name for several in ENGLISH.values() for name in several}


class Notes(NamedTuple):
    """What the comments above an entry say."""

    without: frozenset[str] = frozenset()
    invariable: bool = False


class Translation:
    """The files of a language: by the English file its text, if there is one."""

    def __init__(
        self, spoken: Spoken, texts: Mapping[Path, str], terms: str = "", game: Path = GAME
    ) -> None:
        self.spoken = spoken
        self.texts = texts
        self.terms = terms
        self.game = game

    @classmethod
    def of(cls, spoken: Spoken, game: Path = GAME) -> Self:
        """A language's files in the program's folder ``game``."""
        texts = {}
        for english in [*ENGLISH_FILES, *RULES]:
            own = game / cls.path(english, spoken.tag).relative_to(GAME)
            if own.is_file():
                texts[english] = own.read_text(encoding="utf-8")
        file = game / "text" / spoken.tag / f"{TERMS_AREA}.ftl"
        terms = file.read_text(encoding="utf-8") if file.is_file() else ""
        return cls(spoken, texts, terms, game)

    @staticmethod
    def path(english: Path, tag: str) -> Path:
        """Where the translation of an English file stands."""
        if english.parent.parent.name == "text":
            return english.parents[1] / tag / english.name
        return english.with_name(english.name.replace("en.", f"{tag}."))

    @cached_property
    def areas(self) -> dict[str, dict[str, str]]:
        """The unparsed messages of each area."""
        found = {TERMS_AREA: entries(self.terms)}
        for english in ENGLISH_FILES:
            found[area_of_file(english)] = entries(self.texts.get(english, ""))
        return found

    @cached_property
    def patterns(self) -> dict[str, Pattern]:
        """All messages that can be read."""
        found = {}
        for several in self.areas.values():
            for name, unread in several.items():
                try:
                    found[name] = read(unread)
                except BadMessage:
                    continue
        return found

    @cached_property
    def referred(self) -> set[str]:
        """The messages that any message refers to."""
        return {name for pattern in self.patterns.values() for name in references(pattern)}

    @cached_property
    def notes(self) -> dict[str, Notes]:
        """What is noted above each message; ``##`` is for all of its group."""
        found = {}
        for text in (self.terms, *(self.texts.get(one, "") for one in ENGLISH_FILES)):
            group, above = "", ""
            for line in text.splitlines():
                entry = ENTRY_LINE.match(line)
                if line.startswith("##"):
                    group = line
                elif line.startswith("#"):
                    above += f"{line}\n"
                elif entry:
                    said = f"{above}{group}"
                    values = " ".join(WITHOUT.findall(said))
                    without = frozenset(re.findall(r"\$([\w-]+)", values))
                    found[entry[1]] = Notes(without, bool(INVARIABLE.search(said)))
                    above = ""
                elif not line.strip():
                    above = ""
        return found

    def noted(self, name: str) -> Notes:
        return self.notes.get(name.partition(".")[0], Notes())

    def values(self, name: str, seen: tuple[str, ...] = ()) -> set[str]:
        """The values that a message uses, with those of all that it refers to."""
        pattern = self.patterns.get(name, ())
        inside = references(pattern) - {*seen, name}
        return variables(pattern).union(*(self.values(one, (*seen, name)) for one in inside))

    def reached(self, name: str, seen: tuple[str, ...] = ()) -> set[str]:
        """A message and all that it refers to."""
        inside = references(self.patterns.get(name, ())) - {*seen, name}
        return {name}.union(*(self.reached(one, (*seen, name)) for one in inside))

    def has_form(self, name: str, form: str, value: str) -> bool:
        """Whether a phrase has this form in itself, or in what it refers to."""
        for one in self.reached(name):
            for select in selects(self.patterns.get(one, ())):
                if select.selector == Variable(form) and (
                    value in select.variants or form == "gender"
                ):
                    return True
        return False

    @cached_property
    def categories(self) -> set[str]:
        """The plural categories of the language."""
        return {self.spoken.plural(count) for count in range(HIGHEST_COUNT)}


Problems = Iterator[str]
FileLaw = Callable[[Translation, Path], Problems]
FILE_LAWS: list[FileLaw] = []
"""What has to hold of each file of messages; each yields what is wrong."""
RULES_LAWS: list[FileLaw] = []
"""What has to hold of each rules page."""


def _own(translation: Translation, english: Path) -> dict[str, str]:
    return entries(translation.texts.get(english, ""))


def _readable(translation: Translation, english: Path) -> Iterator[tuple[str, Pattern]]:
    for name in _own(translation, english):
        if name in translation.patterns:
            yield name, translation.patterns[name]


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
        known = base in ENGLISH[english] and attribute in MESSAGE_VARIANTS
        if not known and attribute not in OPTIONAL_ATTRIBUTES and name not in translation.referred:
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
    for name, _ in _readable(translation, english):
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
    for name, pattern in _readable(translation, english):
        for form, value in forms(pattern):
            if value not in translation.spoken.forms.get(form, ()):
                yield f"{name}: the table has no {form} {value!r}"


def forms(pattern: Pattern) -> Iterator[tuple[str, str]]:
    """The forms that a pattern asks for or chooses by."""
    yield from asked_forms(pattern)
    for select in selects(pattern):
        if isinstance(select.selector, Variable) and select.selector.name in FORM_NAMES:
            yield from ((select.selector.name, key) for key in select.variants)


def asked_forms(pattern: Pattern) -> Iterator[tuple[str, str]]:
    """The forms that a pattern asks for."""
    for part in pattern:
        if isinstance(part, Form):
            yield from part.forms.items()
        elif isinstance(part, Select):
            for variant in part.variants.values():
                yield from asked_forms(variant)


@file_law
def plurals(translation: Translation, english: Path) -> Problems:
    """A choice by a count has all plural categories of the language, and no others."""
    for name, pattern in _readable(translation, english):
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
    for name, pattern in _readable(translation, english):
        for text in texts(pattern):
            yield from (f"{name}: {wrong}" for wrong in wrong_marks(translation.spoken.tag, text))
        for text in levels(pattern):
            if not pairs(translation.spoken.tag, text):
                yield f"{name}: quotes that do not pair: {text}"


def texts(pattern: Pattern) -> Iterator[str]:
    """The texts in a pattern."""
    for part in pattern:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Select):
            for variant in part.variants.values():
                yield from texts(variant)


def levels(pattern: Pattern) -> Iterator[str]:
    """What a pattern says and what each of its variants says, ``|`` for all in them."""
    yield "".join(part if isinstance(part, str) else "|" for part in pattern)
    for part in pattern:
        if isinstance(part, Select):
            for variant in part.variants.values():
                yield from levels(variant)


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


GLOSSARY_ROW = re.compile(r"^\| (?!English \|)(?!-)(.+?) \| (.+?) \|(?: (.+?))? \|$", re.MULTILINE)


class Term(NamedTuple):
    """The word for an English one, and words that are never used for it."""

    english: str
    word: str
    never: tuple[str, ...]


def glossary(tag: str) -> list[Term]:
    """The glossary of a language, empty without one."""
    file = GAME / "text" / tag / "GLOSSARY.md"
    rows = GLOSSARY_ROW.findall(file.read_text(encoding="utf-8")) if file.is_file() else []
    return [
        Term(english, word, tuple(one.strip() for one in never.split(",") if one.strip()))
        for english, word, never in rows
    ]


@cache
def never_used(tag: str) -> re.Pattern[str] | None:
    """Any of the words that a language never uses; ``…`` is for words between two."""
    never = [word for term in glossary(tag) for word in term.never]
    words = "|".join(re.escape(word).replace("…", "[^.!?]*") for word in never)
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)") if never else None


@file_law
def words_of_the_glossary(translation: Translation, english: Path) -> Problems:
    """One word for one thing: no message has a word for which the glossary has another one."""
    never = never_used(translation.spoken.tag)
    for name, pattern in _readable(translation, english) if never else ():
        for text in texts(pattern):
            found = never and never.search(text.replace(SOFT_HYPHEN, ""))
            if found:
                yield f"{name}: the glossary has another word for {found[0]!r}"


@file_law
def nobody_asks_you_for_a_gender(translation: Translation, english: Path) -> Problems:
    """What is said to the person is said alike to everybody: no word in it tells a gender."""
    gendered = GENDERED_WORDS.get(translation.spoken.tag)
    for name, pattern in _readable(translation, english):
        for select in selects(pattern):
            you = select.variants.get("you", ())
            for text in texts(you) if gendered else ():
                found = gendered and gendered.search(text)
                if found:
                    yield f"{name}: inside [you] a word for a man or for a woman, {found[0]}"
            asked = {part for part in features(you) if part.of == select.selector}
            if asked:
                yield f"{name}: inside [you] a {sorted(part.function for part in asked)} of it"


def features(pattern: Pattern) -> Iterator[Feature]:
    for part in pattern:
        if isinstance(part, Feature):
            yield part
        elif isinstance(part, Select):
            if isinstance(part.selector, Feature):
                yield part.selector
            for variant in part.variants.values():
                yield from features(variant)


# What is heard when the samples are said.


class Asked(NamedTuple):
    """A phrase in a message that was asked for a form, or for a feature if ``form`` is one."""

    where: str
    phrase: str
    form: str
    value: str = ""


class Heard(Language):
    """A translation that is said, with notes of what each phrase was asked for.

    What is missing stands there as ``⟨name⟩``.
    """

    def __init__(self, translation: Translation, variant: str = "") -> None:
        super().__init__(translation.spoken)
        self.translation = translation
        self.variants = {BRAILLE_VARIANT: (BRAILLE_VARIANT, SIGN_VARIANT), "": ()}.get(
            variant, (variant,)
        )
        self.asked: set[Asked] = set()
        self.unanswered: set[Asked] = set()
        self.forms_of: dict[str, set[tuple[tuple[str, str], ...]]] = {}
        self._names: list[str] = []

    def area(self, area: str) -> dict[str, str]:
        return self.translation.areas.get(area, {})

    def pattern(self, name: str) -> Pattern:
        for variant in self.variants:
            found = self.translation.patterns.get(f"{name}.{variant}")
            if found is not None:
                return found
        return super().pattern(name)

    def hear(self, name: str, values: Values, **hands: str) -> str:
        """A sentence, or what is wrong with it in angle brackets."""
        try:
            return self._of(name, {**DEFAULT_DEVICE_WORDS, **values, **hands})
        except KeyError as error:
            return f"⟨{name} has no value ${error.args[0]}⟩"
        except BadMessage as error:
            return f"⟨{name}: {error}⟩"

    def _of(self, name: str, values: dict[str, Value]) -> str:
        if self._own(name) is None:
            return f"⟨{name}⟩"
        self._names.append(name)
        try:
            return super()._of(name, values)
        finally:
            self._names.pop()

    def _value(self, value: Value, values: dict[str, Value]) -> str:
        called = value.called if isinstance(value, Who) else value
        said = super()._value(value, values)
        if isinstance(called, Message) and WORD.search(said):
            self._note(called.name, values, called.values, *self._names)
        return said

    def _part(
        self, part: Variable | Reference | Form | Feature | Select, values: dict[str, Value]
    ) -> str:
        said = super()._part(part, values)
        match part:
            case Form(of=Reference(name=name)) if not name.startswith("-"):
                self._note(name, dict(part.forms), values)
                self._note(name, {**values, **part.forms}, values, *self._names)
            case Form(of=Variable(name=name)) if WORD.search(said):
                value = values[name]
                value = value.called if isinstance(value, Who) else value
                if isinstance(value, Message):
                    self._note(value.name, dict(part.forms), value.values)
        return said

    def _note(
        self, phrase: str, asked: dict[str, Value], values: dict[str, Value], *within: str
    ) -> None:
        """Note what a phrase is asked for.

        Where it inherits that, a message ``within`` which it stands may answer by itself: in “vom
        Platz von Ada” the name is in no case.
        """
        found = tuple((form, str(asked[form])) for form in FORM_NAMES if form in asked)
        if not found:
            return
        self.forms_of.setdefault(phrase, set()).add(found)
        if set(self.variants) & {SIGN_VARIANT, BRAILLE_VARIANT}:
            return
        if self._own(phrase) is None or self.translation.noted(phrase).invariable:
            return
        for form, value in found:
            if value == self.spoken.forms.get(form, ("",))[0]:
                continue
            if self._is_free_of(form, phrase, values, within):
                continue
            if not any(self.translation.has_form(one, form, value) for one in (phrase, *within)):
                self.asked.add(Asked(self._names[-1], phrase, form, value))

    def _is_free_of(
        self, form: str, phrase: str, values: Mapping[str, Value], within: tuple[str, ...]
    ) -> bool:
        """Whether a phrase need not have a form, as others in it are asked instead.

        A clause is asked for its use, or each one of a list, but not what stands in a clause.
        """
        if form != USE_FORM:
            return self._hands_on(phrase, values)
        if phrase in ALWAYS_CLAUSES:
            return True
        around = [one for one in within if not one.startswith(LISTS)]
        in_clause = bool(around) and not self._asks_for_use(around[-1])
        return in_clause or phrase.startswith(LISTS)

    def _asks_for_use(self, name: str) -> bool:
        return any(form == USE_FORM for form, _ in asked_forms(self._own(name) or ()))

    def _hands_on(self, phrase: str, values: Mapping[str, Value]) -> bool:
        """Whether a phrase has phrases in it that are asked instead, or no words of its own."""
        patterns = [
            self.translation.patterns.get(one, ()) for one in self.translation.reached(phrase)
        ]
        inside = [
            part.name for one in patterns for part in phrases(one) if isinstance(part, Variable)
        ]
        if any(isinstance(values.get(name), Message) for name in inside):
            return True
        return not any(WORD.search(text) for one in patterns for text in texts(one))

    def _feature(self, asked: Feature, values: dict[str, Value]) -> str:
        answer = super()._feature(asked, values)
        if asked.function == START_FUNCTION or answer:
            return answer
        value = values.get(asked.of.name) if isinstance(asked.of, Variable) else asked.of
        value = value.called if isinstance(value, Who) else value
        phrase = value.name if isinstance(value, Message | Reference) else ""
        if phrase and self._own(phrase) and not self.translation.noted(phrase).invariable:
            self.unanswered.add(Asked(self._names[-1], phrase, asked.function))
        return answer


def samples_of(name: str, pattern: Pattern) -> Iterator[tuple[Values, dict[str, str]]]:
    """Samples of a message, with each device that it chooses by."""
    hands = {
        key
        for select in selects(pattern)
        if select.selector == Variable("device")
        for key in select.variants
    }
    for values in sample_values(name):
        yield values, {}
    for device in sorted(hands):
        for values in sample_values(name)[:1]:
            yield values, {"device": device}


@lru_cache(300)
def heard(translation: Translation, english: Path, variant: str = "") -> Heard:
    """A file of messages, said with all samples that were recorded."""
    language = Heard(translation, variant)
    for name, pattern in _readable(translation, english):
        base = base_of(name)
        if name.rpartition(".")[2].upper() in FEATURE_FUNCTIONS:
            continue
        if needed(base) and base not in recorded():
            continue
        for values, hands in samples_of(name, pattern):
            language.hear(name, values, **hands)
    return language


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
