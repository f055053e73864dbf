"""Messages: a name and values, which a language renders as a sentence.

Layers below the window pass ``Message("storage-no-home")`` and contain no sentences.  The window
renders a message in the player's language (``told``).  ``str`` renders it in English, for the
engine, the console and exceptions.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from pathlib import Path
from typing import Any, NamedTuple, cast, overload

from game.text.folding import (
    FIRST_STRONG_ISOLATE,
    RIGHT_TO_LEFT_PATTERN,
    isolated,
    without_layout_signs,
)
from game.text.languages import SPOKEN_ENGLISH, Spoken

# An entry is found by the newline before it, which makes the search fast.
ENTRY_PATTERN = re.compile(r"\n(?:(-?[a-zA-Z][\w-]*)|[ ]+(\.[a-zA-Z][\w-]*))[ ]*=", re.ASCII)
COMMENT_PATTERN = re.compile(r"\n#.*")
NAME_PATTERN = re.compile(r"(\$|-?)([a-zA-Z][\w-]*(?:\.[a-zA-Z][\w-]*)?)", re.ASCII)
ARGUMENT_PATTERN = re.compile(r'\s*([a-zA-Z][\w-]*)\s*:\s*"([^"\\\n]*)"\s*,?', re.ASCII)
TEXT_PATTERN = re.compile(r"[^{}\n]*")
QUOTED_PATTERN = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
ESCAPE_PATTERN = re.compile(r"\\(?:u(.{4})|U(.{6})|(.))")
VARIANT_PATTERN = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\][ ]*", re.ASCII)
BLANK_PATTERN = re.compile(r"\s*")

FORM_NAMES = ("case", "article", "gender", "use")
"""What a phrase may be asked for, in any language; no message has a value of such a name."""
FORM_FUNCTION = "FORM"
START_FUNCTION = "START"
FEATURE_FUNCTIONS = ("GENDER", "COUNT", START_FUNCTION)
"""What a phrase may be asked about itself."""


class BadMessage(ValueError):
    """A message that this parser cannot read; the text says what it expected and where."""


class Variable(NamedTuple):
    name: str


class Reference(NamedTuple):
    """The name of another message, or of a term, which starts with ``-``."""

    name: str


class Form(NamedTuple):
    """A value or a message, asked for forms: ``FORM($card, case: "dative")``.

    A term is asked by itself: ``-the(gender: "m")``. A phrase hands its forms on to whatever is in
    it, all but ``first: "capital"``.
    """

    of: Variable | Reference
    forms: dict[str, str]
    capital: bool = False


class Feature(NamedTuple):
    """What a value or a message is: its attribute ``.gender`` or ``.count``, or how it starts."""

    function: str
    of: Variable | Reference


class Select(NamedTuple):
    """Variants by a value, a form or a feature; ``usual`` is the key of the default variant."""

    selector: Variable | Feature
    variants: dict[str, "Pattern"]
    usual: str


Part = str | Variable | Reference | Form | Feature | Select
Pattern = tuple[Part, ...]


def entries(text: str) -> dict[str, str]:
    """The unparsed messages of a file by name; an attribute is ``message.attribute``."""
    parts = ENTRY_PATTERN.split(COMMENT_PATTERN.sub("", f"\n{text}"))
    found, name = {}, ""
    for message, attribute, unread in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        name = message or name
        found[name + (attribute or "")] = unread.strip()
    return found


def read(text: str) -> Pattern:
    """Parse a pattern; raises ``BadMessage``.

    >>> read("{ $name } waits.")
    (Variable(name='name'), ' waits.')
    """
    pattern, end = _pattern(text, 0)
    if end < len(text):
        raise BadMessage(f"a pattern is one line: {text[end:]!r}")
    return pattern


def phrases(pattern: Pattern) -> Iterator[Variable | Reference]:
    """The values and messages in a pattern, and what it chooses by."""
    for part in pattern:
        if isinstance(part, Variable | Reference):
            yield part
        elif isinstance(part, Form | Feature):
            yield part.of
        elif isinstance(part, Select):
            yield from phrases((part.selector,))
            for variant in part.variants.values():
                yield from phrases(variant)


def variables(pattern: Pattern) -> set[str]:
    """The names of the values that a pattern needs, without those of messages it refers to."""
    found = {part.name for part in phrases(pattern) if isinstance(part, Variable)}
    return found.difference(FORM_NAMES)


def references(pattern: Pattern) -> set[str]:
    """The names of the messages and terms that a pattern refers to."""
    return {part.name for part in phrases(pattern) if isinstance(part, Reference)}


def _pattern(text: str, at: int) -> tuple[Pattern, int]:
    """The pattern that begins at ``at``, and the position of the end of its line."""
    parts: list[Part] = []
    while True:
        words = TEXT_PATTERN.match(text, at)
        assert words is not None, "nothing is text too"
        at = words.end()
        if text[at : at + 1] != "{":
            parts.append(words[0].rstrip(" "))
            break
        parts.append(words[0])
        part, at = _placeable(text, at + 1)
        parts.append(part)
    return tuple(part for part in parts if part != ""), at


def _placeable(text: str, at: int) -> tuple[Part, int]:
    at = _blank_end_index(text, at)
    quoted = QUOTED_PATTERN.match(text, at)
    if quoted is not None:
        return ESCAPE_PATTERN.sub(_unescaped, quoted[1]), _end_index("}", text, quoted.end())
    part, at = _phrase(text, at)
    if isinstance(part, Variable | Feature) and text.startswith("->", at):
        return _select(part, text, at + 2)
    return part, _end_index("}", text, at)


def _unescaped(found: re.Match[str]) -> str:
    return found[3] or chr(int(found[1] or found[2], 16))


def _phrase(text: str, at: int) -> tuple[Variable | Reference | Form | Feature, int]:
    name = NAME_PATTERN.match(text, at)
    if name is None:
        raise BadMessage(f"a value, a message or a text in quotes is expected: {text[at:]!r}")
    at = _blank_end_index(text, name.end())
    if name[1] == "$":
        return Variable(name[2]), at
    if not text.startswith("(", at):
        return Reference(name[0]), at
    if name[1] == "-":
        return _form(Reference(name[0]), text, at + 1)
    if name[2] not in (FORM_FUNCTION, *FEATURE_FUNCTIONS):
        raise BadMessage(f"there is no such function: {text!r}")
    of, at = _phrase(text, _blank_end_index(text, at + 1))
    if not isinstance(of, Variable | Reference):
        raise BadMessage(f"a function is asked of a value or a message: {text!r}")
    if name[2] == FORM_FUNCTION:
        if not text.startswith(",", at):
            raise BadMessage(f"a form is expected: {text[at:]!r}")
        return _form(of, text, at + 1)
    return Feature(name[2], of), _blank_end_index(text, _end_index(")", text, at))


def _form(of: Variable | Reference, text: str, at: int) -> tuple[Form, int]:
    forms = {}
    while (found := ARGUMENT_PATTERN.match(text, at)) is not None:
        forms[found[1]] = found[2]
        at = found.end()
    capital = forms.pop("first", "") == "capital"
    return Form(of, forms, capital), _blank_end_index(text, _end_index(")", text, at))


def _select(selector: Variable | Feature, text: str, at: int) -> tuple[Select, int]:
    variants: dict[str, Pattern] = {}
    usual = ""
    while True:
        head = VARIANT_PATTERN.match(text, at)
        if head is None:
            break
        if head[1]:
            usual = head[2]
        variants[head[2]], at = _pattern(text, head.end())
    if not usual:
        raise BadMessage(f"a choice has one variant with a star: {text!r}")
    return Select(selector, variants, usual), _end_index("}", text, at)


def _blank_end_index(text: str, at: int) -> int:
    found = BLANK_PATTERN.match(text, at)
    assert found is not None, "nothing is blank too"
    return found.end()


def _end_index(sign: str, text: str, at: int) -> int:
    at = _blank_end_index(text, at)
    if text[at : at + 1] != sign:
        raise BadMessage(f"{sign!r} is expected: {text[at:]!r}")
    return at + 1


def capitalized(text: str) -> str:
    """A text whose first letter or figure is a capital letter if it can be one.

    >>> capitalized("“the ace”"), capitalized("8 of clubs")
    ('“The ace”', '8 of clubs')
    """
    at = next((at for at, sign in enumerate(text) if sign.isalnum()), 0)
    return f"{text[:at]}{text[at : at + 1].upper()}{text[at + 1 :]}"


MESSAGES_FOLDER = Path(__file__).parent
MAX_CACHED_SENTENCE_COUNT = 2000
"""Maximum number of rendered sentences in a language's cache."""
GAMES_FOLDER = MESSAGES_FOLDER.parent / "games"
DEFAULT_DEVICE_WORDS = {"device": "mouse", "press": "Enter", "pick": "Space"}
"""Default values that every message may use; ``played_with`` overrides them.

``device`` is ``mouse``, ``keys``, ``pad`` or ``touch``; ``press`` and ``pick`` name its controls
that press the focused node and pick it.
"""
HANDED_ON_NAMES = (*FORM_NAMES, *DEFAULT_DEVICE_WORDS)
"""What a phrase hands on to the messages that are values of it."""
LESSON_WORD = "lesson"
"""The second word in the names of a game's lesson messages."""


class Who(NamedTuple):
    """A person in a sentence: the name, and whether the sentence addresses them.

    A message chooses by it: ``{ $who -> [you] You draw. *[other] { $who } draws. }``
    ``character`` is the ``portrait`` of a character, whose name and gender are messages. Any other
    name is in its own letters.
    """

    name: str
    you: bool = False
    character: str = ""

    @property
    def called(self) -> "TextValue":
        """The name as displayed."""
        if self.you:
            return Message("lists-you")
        return Message(f"characters-{self.character}-name") if self.character else self.name


class Message:
    """The name of a message, and the values it needs."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, /, **values: "Value") -> None:
        self.name = name
        self.values = values

    def with_values(self, **values: "Value") -> "Message":
        """The same message with more values."""
        return type(self)(self.name, **self.values, **values)

    def attribute(self, name: str) -> "Message":
        """An attribute of the message, with the same values."""
        return type(self)(f"{self.name}.{name}", **self.values)

    def changed(self, change: Callable[[str], str]) -> "Message":
        """The same message with ``change`` applied to its text values."""
        values = self.values.items()
        return type(self)(
            self.name,
            **{name: change(one) if isinstance(one, str) else one for name, one in values},
        )

    def __str__(self) -> str:
        return ENGLISH_LANGUAGE.say(self.name, self.values)

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"Message({self.name!r}{values})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return (self.name, self.values) == (other.name, other.values)

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.values.items())))


Value = str | int | float | Who | Message
"""A value of a message; a text is independent of language: a name, digits, a file.

A float has at most one decimal place.
"""

Names = Sequence[Who]
"""The players at a table, by seat."""

TextValue = Message | str
"""Something to say: a message, or a finished sentence."""


MINUS_SIGN = "\u2212"
"""A minus sign as wide as a plus."""


class Language:
    """The sentences of one language, with another language as fallback.

    The message ``seal-salt`` belongs to the area ``seal``.  Its file, ``text/en/seal.ftl``, is
    read when the first of its messages is rendered.  The area named like a game is in
    ``games/NAME/words/en.ftl``; the messages of its lessons, ``NAME-lesson-...``, are in
    ``games/NAME/lessons/en.ftl``.
    """

    def __init__(self, spoken: Spoken, fall_back: "Language | None" = None) -> None:
        self.spoken = spoken
        self.fall_back = fall_back
        self._areas: dict[str, dict[str, str]] = {}
        self._patterns: dict[str, Pattern | None] = {}
        self._said = lru_cache(MAX_CACHED_SENTENCE_COUNT)(self._say)

    def say(self, name: str, values: dict[str, Value]) -> str:
        """Render a message; raises ``LookupError`` if it or one of its values is missing.

        Where this language lacks a part of it, the fallback language says all of it: no sentence
        is in two languages.
        """
        try:
            said = self._said(name, _hands, *values.items())
        except LookupError:
            if self.fall_back is None:
                raise
            return self.fall_back.say(name, values)
        if _noted_names is not None:
            _noted_names[said] = name
        return said

    def _say(self, name: str, hands: tuple[tuple[str, str], ...], *named: tuple[str, Value]) -> str:
        return self._of(name, {**dict(hands), **dict(named)})

    def _of(self, name: str, values: dict[str, Value]) -> str:
        pattern = self._own(name)
        if pattern is None:
            raise LookupError(f"There is no message {name!r}.")
        return self._rendered(pattern, values)

    def _own(self, name: str) -> Pattern | None:
        if name not in self._patterns:
            try:
                self._patterns[name] = self.pattern(name)
            except LookupError:
                self._patterns[name] = None
        return self._patterns[name]

    def _rendered(self, pattern: Pattern, values: dict[str, Value]) -> str:
        return "".join(
            [part if isinstance(part, str) else self._part(part, values) for part in pattern]
        )

    def _part(
        self, part: Variable | Reference | Form | Feature | Select, values: dict[str, Value]
    ) -> str:
        if isinstance(part, Variable):
            value = values[part.name]
            said = self._value(value, values)
            # A phrase of this language runs its way already, and FSI would ask its first letter,
            # which a phrase of values alone does not have.
            phrase = not isinstance(value, str | int | float) or FIRST_STRONG_ISOLATE in said
            foreign = not phrase or RIGHT_TO_LEFT_PATTERN.search(said) is None
            return isolated(said) if self.spoken.right_to_left and foreign else said
        if isinstance(part, Reference):
            return self._of(part.name, values)
        if isinstance(part, Select):
            return self._rendered(part.variants[self._key(part, values)], values)
        if isinstance(part, Feature):
            return self._feature(part, values)
        said = self._part(part.of, {**values, **part.forms})
        return capitalized(said) if part.capital else said

    def _value(self, value: Value, values: dict[str, Value]) -> str:
        """A value in the forms that are asked of the phrase around it."""
        if isinstance(value, Who):
            value = value.called
        if isinstance(value, Message):
            handed = {name: values[name] for name in HANDED_ON_NAMES if name in values}
            return self._of(value.name, {**value.values, **handed})
        if isinstance(value, float):
            return self.figured(value, places=0 if value.is_integer() else 1)
        return self.figured(value) if isinstance(value, int) else value

    def _feature(self, asked: Feature, values: dict[str, Value]) -> str:
        if asked.function == START_FUNCTION:
            return self.spoken.start(without_layout_signs(self._part(asked.of, values)))
        said: Value = Message(asked.of.name, **values)
        if isinstance(asked.of, Variable):
            said = values[asked.of.name]
            said = said.called if isinstance(said, Who) else said
        if not isinstance(said, Message):
            return ""
        name = f"{said.name}.{asked.function.lower()}"
        return "" if self._own(name) is None else self._of(name, {**values, **said.values})

    def _key(self, select: Select, values: dict[str, Value]) -> str:
        if isinstance(select.selector, Feature):
            value: Value = self._feature(select.selector, values)
        elif select.selector.name in FORM_NAMES:
            value = values.get(select.selector.name, "")
        else:
            value = values[select.selector.name]
        exact = ("you" if value.you else "") if isinstance(value, Who) else str(value)
        if exact in select.variants:
            return exact
        if isinstance(value, int) and self.spoken.plural(value) in select.variants:
            return self.spoken.plural(value)
        return select.usual

    def figured(self, number: float, signed: bool = False, places: int = 0) -> str:
        """A number as displayed, with this number of decimal ``places``."""
        number = round(number, places) if places else round(number)
        sign = MINUS_SIGN if number < 0 else "+" if signed and number > 0 else ""
        whole, point, tenths = format(abs(number), f",.{places}f" if places else ",").partition(".")
        return f"{sign}{whole.replace(',', self.spoken.group)}{point and self.spoken.point}{tenths}"

    def pattern(self, name: str) -> Pattern:
        """The pattern of a message, parsed; raises ``LookupError``."""
        unread = self.area(area_of(name)).get(name)
        if unread is None:
            raise LookupError(f"There is no message {name!r}.")
        return read(unread)

    def file(self, english: Path) -> Path:
        """The translation of an English file, ``rules.TAG.md`` beside ``rules.en.md``; the
        fallback language's file if there is none."""
        own = translated(english, self.spoken.tag)
        if own.is_file():
            return own
        return english if self.fall_back is None else self.fall_back.file(english)

    def area(self, area: str) -> dict[str, str]:
        """The unparsed messages of an area, cached."""
        found = self._areas.get(area)
        if found is None:
            path = next((one for one in paths(self.spoken.tag, area) if one.is_file()), None)
            text = "" if path is None else path.read_text(encoding="utf-8")
            found = self._areas[area] = entries(text)
        return found


def translated(english: Path, tag: str) -> Path:
    """Where the translation of an English file is.

    >>> [translated(Path(one), "de").as_posix() for one in ("en/cards.ftl", "words/rules.en.md")]
    ['de/cards.ftl', 'words/rules.de.md']
    """
    if english.parent.name == SPOKEN_ENGLISH.tag:
        return english.parents[1] / tag / english.name
    parts = english.name.split(".")
    return english.with_name(".".join(tag if one == SPOKEN_ENGLISH.tag else one for one in parts))


def area_of(name: str) -> str:
    """The area of a message or a term.

    >>> area_of("seal-salt"), area_of("-program"), area_of("take-lesson-out.king")
    ('seal', 'terms', 'take-lesson')
    """
    if name.startswith("-"):
        return "terms"
    area, _, rest = name.partition("-")
    return f"{area}-{LESSON_WORD}" if rest.partition("-")[0] == LESSON_WORD else area


def paths(tag: str, area: str) -> tuple[Path, Path]:
    game, _, lessons = area.partition("-")
    folder = "lessons" if lessons else "words"
    return MESSAGES_FOLDER / tag / f"{area}.ftl", GAMES_FOLDER / game / folder / f"{tag}.ftl"


SIGN_VARIANT = "sign"
"""The variant with signs for suits."""
SHAPE_VARIANT = "shape"
"""The variant that names the shapes of colours."""
BRIEF_VARIANT = "brief"
"""The variant for little room."""
BRAILLE_VARIANT = "braille"
"""The variant for a line of braille: cards by letters, and few words."""
MESSAGE_VARIANTS = (SIGN_VARIANT, SHAPE_VARIANT, BRIEF_VARIANT, BRAILLE_VARIANT)


class Varied(Language):
    """A language that prefers one variant of each message; the message itself is the fallback."""

    def __init__(self, plain: Language, variant: str) -> None:
        fall_back = plain.fall_back and _varied(plain.fall_back, variant)
        super().__init__(plain.spoken, fall_back)
        self.plain = plain
        self.variant = variant

    def file(self, english: Path) -> Path:
        return self.plain.file(english)

    def pattern(self, name: str) -> Pattern:
        try:
            return self.plain.pattern(f"{name}.{self.variant}")
        except LookupError:
            return self.plain.pattern(name)


INDEX_MESSAGE = "cards-index"
"""The message of a rank as the corner of a card has it."""
ENGLISH_INDEX_LETTERS = ("J", "Q", "K", "A")
"""Jack, queen, king and ace, as English has them in the corners of cards."""


class EnglishLetters(Language):
    """A language that names ranks by the letters of English, where the cards have those."""

    def __init__(self, plain: Language) -> None:
        super().__init__(plain.spoken, plain.fall_back)
        self.plain = plain

    def file(self, english: Path) -> Path:
        return self.plain.file(english)

    def pattern(self, name: str) -> Pattern:
        return (ENGLISH_LANGUAGE if name == INDEX_MESSAGE else self.plain).pattern(name)


_hands = tuple(DEFAULT_DEVICE_WORDS.items())
ENGLISH_LANGUAGE = Language(SPOKEN_ENGLISH)
_languages = {SPOKEN_ENGLISH.tag: ENGLISH_LANGUAGE}
MAX_VARIED_LANGUAGE_COUNT = 2 * (2 * len(MESSAGE_VARIANTS))
"""Maximum number of languages with a preferred variant in the cache: those of a language and the
English ones behind it, each variant alone or with shapes."""
_varied = lru_cache(MAX_VARIED_LANGUAGE_COUNT)(Varied)
_in_english_letters = lru_cache(2)(EnglishLetters)
_plain = ENGLISH_LANGUAGE
_language = ENGLISH_LANGUAGE
_spoken = ENGLISH_LANGUAGE
_noted_names: dict[str, str] | None = None


def packed(said: "Value | None") -> Any:
    """A message or value as JSON-like data, the inverse of ``unpacked``.

    >>> packed(Message("cut-told", who=Who("Ada")))
    {'say': 'cut-told', 'values': {'who': {'who': 'Ada', 'you': False}}}
    """
    if isinstance(said, Message):
        values = {name: packed(value) for name, value in said.values.items()}
        return {"say": said.name, "values": values}
    if isinstance(said, Who):
        character = {"character": said.character} if said.character else {}
        return {"who": said.name, "you": said.you, **character}
    return said


def unpacked(data: Any) -> Any:
    """The message or value that ``packed`` serialized; other data unchanged."""
    match data:
        case {"say": name, "values": values}:
            return Message(name, **{key: unpacked(one) for key, one in values.items()})
        case {"who": name, "you": you}:
            return Who(name, you, data.get("character", ""))
    return data


def spoken_language() -> Spoken:
    """The window's language."""
    return _language.spoken


def language_tag() -> str:
    """The tag of the window's language, such as ``en``."""
    return _language.spoken.tag


def is_right_to_left() -> bool:
    """Whether the window's language is written from right to left."""
    return _language.spoken.right_to_left


def language_of(spoken: Spoken) -> Language:
    """The sentences of a language; what it lacks is said in English."""
    if spoken.tag not in _languages:
        _languages[spoken.tag] = Language(spoken, ENGLISH_LANGUAGE)
    return _languages[spoken.tag]


def first_weekday_index() -> int:
    """The day that a week begins with in the window's language, as ``date.weekday`` counts."""
    return _language.spoken.week


def speak(language: Language) -> None:
    """Set the language of the window."""
    global _plain, _language, _spoken
    _plain = _language = _spoken = language


def adapt_words(english_letters: bool = False, shapes: bool = False) -> None:
    """Set whether the window names ranks by English letters, and the shape beside a colour."""
    global _language, _spoken
    _language = _in_english_letters(_plain) if english_letters else _plain
    _spoken = _varied(_language, SHAPE_VARIANT) if shapes else _language


def index_letters() -> tuple[str, ...]:
    """The letters of jack, queen, king and ace in the corners of cards, as texts have them."""
    return index_letters_of(_language)


def has_own_letters() -> bool:
    """Whether the window's language has other letters there than English."""
    return index_letters_of(_plain) != ENGLISH_INDEX_LETTERS


def index_letters_of(language: Language) -> tuple[str, ...]:
    if language is ENGLISH_LANGUAGE:
        # The first frame reads no file for them.
        return ENGLISH_INDEX_LETTERS
    said = (language.say(INDEX_MESSAGE, {"rank": rank}) for rank in ENGLISH_INDEX_LETTERS)
    return tuple(map(without_layout_signs, said))


def note_names(wanted: bool) -> None:
    """Set whether the name of each sentence that is rendered is noted, for ``noted_name``."""
    global _noted_names
    _noted_names = {} if wanted else None


def notes_names() -> bool:
    """Whether the names of sentences are noted."""
    return _noted_names is not None


def noted_name(text: str) -> str:
    """The name of the message that a text was rendered from; empty if none is noted."""
    return "" if _noted_names is None else _noted_names.get(text, "")


def played_with(device: str, press: str, pick: str) -> None:
    """Override the default values that name the device and its controls."""
    global _hands
    _hands = (("device", device), ("press", press), ("pick", pick))


def say(name: str, /, **values: Value) -> str:
    """Render a message in the player's language."""
    return _spoken.say(name, values)


def figured(number: float, signed: bool = False, places: int = 0) -> str:
    """A number as displayed in the player's language, with this number of decimal ``places``.

    Thousands are separated, the minus is a true one, and with ``signed`` there is a plus.

    >>> figured(-12345) == MINUS_SIGN + "12,345", figured(7, signed=True), figured(1000)
    (True, '+7', '1,000')
    """
    return _language.figured(number, signed, places)


def file_told(english: Path) -> Path:
    """The translation of an English file into the player's language."""
    return _spoken.file(english)


def told(said: TextValue) -> str:
    """Render a text in the player's language."""
    return said if isinstance(said, str) else _spoken.say(said.name, said.values)


def told_in(spoken: Spoken, said: Message) -> str:
    """Render a message in a language, whatever is spoken now."""
    return language_of(spoken).say(said.name, said.values)


def told_in_signs(said: TextValue) -> str:
    """Render a text with signs for the suits: ``You draw 6\u2660.``"""
    return _told_as(SIGN_VARIANT, said)


def told_briefly(said: TextValue) -> str:
    """Render a text for little room: many cards are counted, not named."""
    return _told_as(BRIEF_VARIANT, said)


def told_in_line(said: TextValue) -> str:
    """Render a text for a line of braille: ``You draw 6S.``

    Messages without such a variant use signs; colours are without their shapes.
    """
    if isinstance(said, str):
        return said
    language = _varied(_varied(_language, SIGN_VARIANT), BRAILLE_VARIANT)
    return without_layout_signs(language.say(said.name, said.values))


def _told_as(variant: str, said: TextValue) -> str:
    if isinstance(said, str):
        return said
    return _varied(_spoken, variant).say(said.name, said.values)


def seats(count: int) -> list[Who]:
    """Names for players without names, by seat."""
    return [Who(say("lists-seat", number=seat)) for seat in range(count)]


@overload
def in_order(sentences: Iterable[Message]) -> Message: ...


@overload
def in_order(sentences: Iterable[TextValue]) -> TextValue: ...


def in_order(sentences: Iterable[TextValue]) -> TextValue:
    """Whole sentences, at least one, one after the other."""
    return reduce(
        lambda before, after: Message("lists-then", before=before, after=after), sentences
    )


def first_of(sentences: TextValue) -> TextValue:
    """The first of sentences that ``in_order`` joined; anything else as it is."""
    while isinstance(sentences, Message) and sentences.name == "lists-then":
        sentences = cast(TextValue, sentences.values["before"])
    return sentences


def listed(things: Iterable[TextValue]) -> TextValue:
    """A comma-separated list of one or more items, without "and"."""
    return reduce(lambda before, after: Message("lists-row", before=before, after=after), things)


def apart(things: Iterable[TextValue]) -> TextValue:
    """A list of one or more items that are lists themselves."""
    return reduce(lambda before, after: Message("lists-apart", before=before, after=after), things)


def dashed(things: Iterable[TextValue]) -> TextValue:
    """One or more items joined by dashes: ``5-6-7``."""
    return reduce(lambda before, after: Message("lists-dash", before=before, after=after), things)


def together(things: Sequence[Value]) -> Value:
    """One or more items with "and": ``Ada``, ``Ada and Max``, ``Ada, Max and Iris``."""
    *first, last = things
    if not first:
        return last
    before = reduce(lambda one, two: Message("lists-row", before=one, after=two), first)
    return Message("lists-and", before=before, after=last)


def either(things: Sequence[TextValue]) -> TextValue:
    """One or more items with "or": ``one``, ``one or two``, ``one, two or three``."""
    *first, last = things
    return Message("lists-or", before=listed(first), after=last) if first else last
