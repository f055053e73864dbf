"""Messages: a name and values, which a language renders as a sentence.

Layers below the window pass ``Message("storage-no-home")`` and contain no sentences.  The window
renders a message in the player's language (``told``).  ``str`` renders it in English, for the
engine, the console and exceptions.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, reduce
from pathlib import Path
from typing import Any, NamedTuple, cast, overload

from game.text.folding import FIRST_STRONG_ISOLATE, POP_ISOLATE, without_layout_signs
from game.text.languages import SPOKEN_ENGLISH, Spoken

# An entry is found by the newline before it, which makes the search fast.
ENTRY_PATTERN = re.compile(r"\n(?:(-?[a-zA-Z][\w-]*)|[ ]+(\.[a-zA-Z][\w-]*))[ ]*=", re.ASCII)
COMMENT_PATTERN = re.compile(r"\n#.*")
NAME_PATTERN = re.compile(r"(\$|-?)([a-zA-Z][\w-]*(?:\.[a-zA-Z][\w-]*)?)", re.ASCII)
TEXT_PATTERN = re.compile(r"[^{}\n]*")
QUOTED_PATTERN = re.compile(r'"([^"\\\n]*)"')
VARIANT_PATTERN = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\][ ]*", re.ASCII)
BLANK_PATTERN = re.compile(r"\s*")


class BadMessage(ValueError):
    """A message that this parser cannot read; the text says what it expected and where."""


class Variable(NamedTuple):
    name: str


class Reference(NamedTuple):
    """The name of another message, or of a term, which starts with ``-``."""

    name: str


class Select(NamedTuple):
    """Variants by the value of a variable; ``usual`` is the key of the default variant."""

    variable: str
    variants: dict[str, "Pattern"]
    usual: str


Pattern = tuple["str | Variable | Reference | Select", ...]


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


def variables(pattern: Pattern) -> set[str]:
    """The names of the values that a pattern needs, without those of messages it refers to."""
    found = set()
    for part in pattern:
        if isinstance(part, Variable):
            found.add(part.name)
        elif isinstance(part, Select):
            found.add(part.variable)
            found.update(*map(variables, part.variants.values()))
    return found


def _pattern(text: str, at: int) -> tuple[Pattern, int]:
    """The pattern that begins at ``at``, and the position of the end of its line."""
    parts: list[str | Variable | Reference | Select] = []
    while True:
        words = TEXT_PATTERN.match(text, at)
        assert words is not None, "nothing is text too"
        at = words.end()
        if words[0]:
            parts.append(words[0])
        if text[at : at + 1] != "{":
            break
        part, at = _placeable(text, at + 1)
        parts.append(part)
    if parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip(" ")
    return tuple(part for part in parts if part != ""), at


def _placeable(text: str, at: int) -> tuple[str | Variable | Reference | Select, int]:
    at = _blank_end_index(text, at)
    quoted = QUOTED_PATTERN.match(text, at)
    if quoted is not None:
        return quoted[1], _brace_end_index(text, quoted.end())
    name = NAME_PATTERN.match(text, at)
    if name is None:
        raise BadMessage(f"a value, a message or a text in quotes is expected: {text[at:]!r}")
    at = _blank_end_index(text, name.end())
    if name[1] != "$":
        return Reference(name[0]), _brace_end_index(text, at)
    if text.startswith("->", at):
        return _select(name[2], text, at + 2)
    return Variable(name[2]), _brace_end_index(text, at)


def _select(variable: str, text: str, at: int) -> tuple[Select, int]:
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
    return Select(variable, variants, usual), _brace_end_index(text, at)


def _blank_end_index(text: str, at: int) -> int:
    found = BLANK_PATTERN.match(text, at)
    assert found is not None, "nothing is blank too"
    return found.end()


def _brace_end_index(text: str, at: int) -> int:
    at = _blank_end_index(text, at)
    if text[at : at + 1] != "}":
        raise BadMessage(f"a brace is expected: {text[at:]!r}")
    return at + 1


def resolve(
    pattern: Pattern,
    word: Callable[[str], str],
    key: Callable[[str, Select], str],
    other: Callable[[str], str],
) -> str:
    """Render a pattern as a sentence.

    Three callbacks do the rest: ``word`` renders a value, ``key`` chooses a variant, ``other``
    renders another message.
    """
    parts = []
    for part in pattern:
        if isinstance(part, str):
            parts.append(part)
        elif isinstance(part, Variable):
            parts.append(word(part.name))
        elif isinstance(part, Reference):
            parts.append(other(part.name))
        else:
            chosen = part.variants[key(part.variable, part)]
            parts.append(resolve(chosen, word, key, other))
    return "".join(parts)


MESSAGES_FOLDER = Path(__file__).parent
MAX_CACHED_SENTENCE_COUNT = 2000
"""Maximum number of rendered sentences in a language's cache."""
GAMES_FOLDER = MESSAGES_FOLDER.parent / "games"
DEFAULT_DEVICE_WORDS = {"device": "mouse", "press": "Enter", "pick": "Space"}
"""Default values that every message may use; ``played_with`` overrides them.

``device`` is ``mouse``, ``keys``, ``pad`` or ``touch``; ``press`` and ``pick`` name its controls
that press the focused node and pick it.
"""
LESSON_WORD = "lesson"
"""The second word in the names of a game's lesson messages."""


class Who(NamedTuple):
    """A person in a sentence: the name, and whether the sentence addresses them.

    A message chooses by it: ``{ $who -> [you] You draw. *[other] { $who } draws. }``
    """

    name: str
    you: bool = False


class Message:
    """The name of a message, and the values it needs."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, /, **values: "Value") -> None:
        self.name = name
        self.values = values

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


Value = str | int | Who | Message
"""A value of a message; a text is independent of language: a name, digits, a file."""

Names = Sequence[Who]
"""The players at a table, by seat."""

TextValue = Message | str
"""Something to say: a message, or a finished sentence."""


MINUS_SIGN = "\u2212"
"""A minus sign as wide as a plus."""


def figured(number: int, signed: bool = False) -> str:
    """A number as displayed: separated thousands, a true minus, and with ``signed`` a plus.

    >>> figured(-12345) == MINUS_SIGN + "12,345", figured(7, signed=True), figured(1000)
    (True, '+7', '1,000')
    """
    sign = MINUS_SIGN if number < 0 else "+" if signed and number > 0 else ""
    return f"{sign}{abs(number):,}"


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
        self._patterns: dict[str, Pattern] = {}
        self._said = lru_cache(MAX_CACHED_SENTENCE_COUNT)(self._say)

    def say(self, name: str, values: dict[str, Value]) -> str:
        """Render a message; raises ``LookupError`` if it or one of its values is missing."""
        return self._said(name, _hands, *values.items())

    def _say(self, name: str, hands: tuple[tuple[str, str], ...], *named: tuple[str, Value]) -> str:
        values: dict[str, Value] = {**dict(hands), **dict(named)}
        pattern = self._patterns.get(name)
        if pattern is None:
            pattern = self._patterns[name] = self.pattern(name)
        if len(pattern) == 1 and isinstance(pattern[0], str):
            return pattern[0]

        def word(of: str) -> str:
            value = values[of]
            if isinstance(value, Message):
                return self.say(value.name, value.values)
            if isinstance(value, int):
                return figured(value)
            return value.name if isinstance(value, Who) else value

        def isolated(of: str) -> str:
            return f"{FIRST_STRONG_ISOLATE}{word(of)}{POP_ISOLATE}"

        def key(of: str, select: Select) -> str:
            value = values[of]
            exact = ("you" if value.you else "") if isinstance(value, Who) else str(value)
            if exact in select.variants:
                return exact
            if isinstance(value, int) and self.spoken.plural(value) in select.variants:
                return self.spoken.plural(value)
            return select.usual

        shown = isolated if self.spoken.right_to_left else word
        return resolve(pattern, shown, key, lambda other: self.say(other, values))

    def pattern(self, name: str) -> Pattern:
        """The pattern of a message, parsed; raises ``LookupError``."""
        unread = self.area(area_of(name)).get(name)
        if unread is not None:
            return read(unread)
        if self.fall_back is None:
            raise LookupError(f"There is no message {name!r}.")
        return self.fall_back.pattern(name)

    def file(self, english: Path) -> Path:
        """The translation of an English file, ``rules.TAG.md`` beside ``rules.en.md``; the
        fallback language's file if there is none."""
        own = english.with_name(english.name.replace(".en.", f".{self.spoken.tag}."))
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
        super().__init__(plain.spoken)
        self.plain = plain
        self.variant = variant

    def file(self, english: Path) -> Path:
        return self.plain.file(english)

    def pattern(self, name: str) -> Pattern:
        try:
            return self.plain.pattern(f"{name}.{self.variant}")
        except LookupError:
            return self.plain.pattern(name)


_hands = tuple(DEFAULT_DEVICE_WORDS.items())
ENGLISH_LANGUAGE = Language(SPOKEN_ENGLISH)
_languages = {SPOKEN_ENGLISH.tag: ENGLISH_LANGUAGE}
_varied = lru_cache(2 * len(MESSAGE_VARIANTS))(Varied)
_language = ENGLISH_LANGUAGE
_spoken = ENGLISH_LANGUAGE


def packed(said: "Value | None") -> Any:
    """A message or value as JSON-like data, the inverse of ``unpacked``.

    >>> packed(Message("cut-told", who=Who("Ada")))
    {'say': 'cut-told', 'values': {'who': {'who': 'Ada', 'you': False}}}
    """
    if isinstance(said, Message):
        values = {name: packed(value) for name, value in said.values.items()}
        return {"say": said.name, "values": values}
    if isinstance(said, Who):
        return {"who": said.name, "you": said.you}
    return said


def unpacked(data: Any) -> Any:
    """The message or value that ``packed`` serialized; other data unchanged."""
    match data:
        case {"say": name, "values": values}:
            return Message(name, **{key: unpacked(one) for key, one in values.items()})
        case {"who": name, "you": you}:
            return Who(name, you)
    return data


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


def speak(language: Language) -> None:
    """Set the language of the window."""
    global _language, _spoken
    _language = _spoken = language


def name_shapes(wanted: bool) -> None:
    """Set whether the window names the shape beside a colour."""
    global _spoken
    _spoken = _varied(_language, SHAPE_VARIANT) if wanted else _language


def played_with(device: str, press: str, pick: str) -> None:
    """Override the default values that name the device and its controls."""
    global _hands
    _hands = (("device", device), ("press", press), ("pick", pick))


def say(name: str, /, **values: Value) -> str:
    """Render a message in the player's language."""
    return _spoken.say(name, values)


def file_told(english: Path) -> Path:
    """The translation of an English file into the player's language."""
    return _spoken.file(english)


def told(said: TextValue) -> str:
    """Render a text in the player's language."""
    return said if isinstance(said, str) else _spoken.say(said.name, said.values)


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
