"""A rule set as one line of text, to copy and to paste.

::

    five-takes rules 1 | rummy500 | Aunt Trude's game | target=1000 going_out=float |

Reading takes what chats and mails do to a line: breaks, other spaces and dashes, capitals, text
around it.  The closing bar says that the line is whole.
"""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.core.game import Game
from game.core.illegal import InvalidSetup
from game.core.options import OptionField, Options, Value, refused_value
from game.games import GAMES_BY_NAME
from game.text.invisible import is_invisible
from game.text.message import Message, TextValue, listed

RULES_LINE_VERSION: Final = 1
MAX_SEARCHED_TEXT_LETTER_COUNT: Final = 4000
"""Most characters of a text in which a line is looked for."""
MAX_RULES_LINE_LETTER_COUNT: Final = 600
MAX_SET_NAME_LETTER_COUNT: Final = 40
MAX_QUOTED_TEXT_LETTER_COUNT: Final = 40
FIELD_SEPARATOR: Final = "|"
DEFAULT_OPTIONS_WORD: Final = "usual"
"""Stands for the options where all have their defaults."""
_RULES_LINE_HEAD: Final = re.compile(r"five-takes rules ?([0-9]{1,3}) ?\|")
_DASH_SIGNS: Final = frozenset("\u2010\u2011\u2012\u2013\u2014\u2015\u2212")
_JOINER_SIGNS: Final = frozenset("\u200c\u200d")
"""The format characters that a name may have, as Persian and emoji need them."""
_FORBIDDEN_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Categories of characters that no name has."""


def without_length(game: Game[Any, Any], values: Mapping[str, object]) -> dict[str, object]:
    """Options but the one that says how long a match is."""
    length = game.lengths.option if game.lengths else ""
    return {name: value for name, value in values.items() if name != length}


class InvalidRules(ValueError):
    """A line or name that is not taken; ``fault`` is a word for programs, ``said`` a sentence."""

    def __init__(self, fault: str, said: TextValue) -> None:
        super().__init__(said)
        self.fault = fault
        self.said = said


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The options of a game under a name."""

    game: Game[Any, Any]
    name: str
    options: Options

    @property
    def title(self) -> TextValue:
        """The name, as a shipped set has its own."""
        return self.name

    @property
    def values(self) -> dict[str, Value]:
        return self.options.as_values()

    @property
    def line(self) -> str:
        """The set as one line, without an end."""
        differing = type(self.options).differences(self.values)
        values = (
            " ".join(f"{name}={value}" for name, value in differing.items()) or DEFAULT_OPTIONS_WORD
        )
        head = f"five-takes rules {RULES_LINE_VERSION}"
        return " ".join(
            [
                head,
                FIELD_SEPARATOR,
                self.game.name,
                FIELD_SEPARATOR,
                self.name,
                FIELD_SEPARATOR,
                values,
                FIELD_SEPARATOR,
            ]
        )


def read_line(text: str) -> RuleSet:
    """The rule set of the first line in a text; raises ``InvalidRules``."""
    if len(text) > MAX_SEARCHED_TEXT_LETTER_COUNT:
        raise InvalidRules("too-long", Message("rulesets-too-long"))
    game, name, values = _parts(text)
    if game not in GAMES_BY_NAME:
        raise InvalidRules(
            "unknown-game",
            Message("rulesets-unknown-game", text=shortened(game), games=listed(GAMES_BY_NAME)),
        )
    return RuleSet(GAMES_BY_NAME[game], read_name(name), _options(GAMES_BY_NAME[game], values))


def read_name(text: str) -> str:
    """A name as it is kept: composed, with single spaces; raises ``InvalidRules``.

    >>> read_name("  Aunt   Trude's game ")
    "Aunt Trude's game"
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise InvalidRules("bad-name", Message("rulesets-bad-name.empty"))
    if len(name) > MAX_SET_NAME_LETTER_COUNT:
        raise InvalidRules("bad-name", Message("rulesets-bad-name", most=MAX_SET_NAME_LETTER_COUNT))
    for place, sign in enumerate(name):
        joins = sign in _JOINER_SIGNS and 0 < place < len(name) - 1
        if sign == FIELD_SEPARATOR or (
            unicodedata.category(sign) in _FORBIDDEN_CATEGORIES and not joins
        ):
            raise InvalidRules(
                "bad-name", Message("rulesets-bad-name.forbidden", text=shortened(sign))
            )
    if is_invisible(name):
        raise InvalidRules("bad-name", Message("rulesets-bad-name.invisible"))
    return name


def shortened(text: str) -> str:
    """A text as a sentence quotes it: short, with its control characters escaped.

    >>> shortened("a\\tb"), len(shortened("x" * 99))
    ('a\\\\tb', 40)
    """
    shown = "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )
    return (
        shown
        if len(shown) <= MAX_QUOTED_TEXT_LETTER_COUNT
        else shown[: MAX_QUOTED_TEXT_LETTER_COUNT - 1] + "…"
    )


def _parts(text: str) -> tuple[str, str, str]:
    """Game, name and values of the first line in a text, all but the name folded."""
    raw = " ".join("".join(filter(_stays, text)).split())
    folded, places = "", []
    for place, sign in enumerate(raw):
        one = _folded(sign)
        folded += one
        places += [place] * len(one)
    head = _RULES_LINE_HEAD.search(folded)
    if head is None or int(head[1]) < RULES_LINE_VERSION:
        raise InvalidRules("no-line", Message("rulesets-no-line"))
    if int(head[1]) > RULES_LINE_VERSION:
        raise InvalidRules("newer", Message("rulesets-newer"))
    begun = places[head.start()]
    parts = raw[places[head.end() - 1] + 1 :].split(FIELD_SEPARATOR)
    if (
        len(parts) < 4
        or len(raw) - begun - len(FIELD_SEPARATOR.join(parts[3:])) > MAX_RULES_LINE_LETTER_COUNT
    ):
        raise InvalidRules("cut-short", Message("rulesets-cut-short"))
    game, name, values = parts[:3]
    return "".join(map(_folded, game)).strip(), name, "".join(map(_folded, values)).strip()


def _stays(sign: str) -> bool:
    """Whether a character is more than what a chat or mail may put between others."""
    return sign in _JOINER_SIGNS or unicodedata.category(sign) != "Cf"


def _folded(sign: str) -> str:
    """A character outside a name as it is read; empty if it is passed over."""
    if sign in _DASH_SIGNS:
        return "-"
    if sign in _JOINER_SIGNS or unicodedata.category(sign) == "Cc":
        return ""
    return sign.lower()


def _options(game: Game[Any, Any], text: str) -> Options:
    described = {one.name: one for one in game.options_type.described()}
    words = (
        [] if text == DEFAULT_OPTIONS_WORD else [word.partition("=") for word in text.split(" ")]
    )
    for name, sign, _ in words:
        if not sign:
            raise InvalidRules("not-a-value", Message("rulesets-no-value", text=shortened(name)))
    for name, *_ in words:
        if name not in described:
            raise InvalidRules(
                "unknown-option",
                Message(
                    "rulesets-unknown-option",
                    game=game.title,
                    text=shortened(name),
                    options=listed(described),
                ),
            )
    names = [name for name, *_ in words]
    for name in names:
        if names.count(name) > 1:
            raise InvalidRules("twice", Message("rulesets-twice", option=name))
    values = {name: _value(described[name], value) for name, _, value in words}
    return together(game, values)


def together(game: Game[Any, Any], values: dict[str, Any]) -> Options:
    """The options with these values, others at their defaults; raises ``InvalidRules``."""
    try:
        return game.options_type.from_values(values)
    except InvalidSetup as error:
        raise InvalidRules("not-together", error.said) from None


def _value(one: OptionField, text: str) -> Value:
    try:
        value = one.values.read(text)
    except ValueError:
        value = text
    if not one.values.allows(value):
        raise InvalidRules("wrong-value", refused_value(one, f"“{shortened(text)}”"))
    return value
