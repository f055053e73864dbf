"""The table of languages: what a language does that stands in no file of messages."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

MONDAY_INDEX = 0
"""The first day of the week as ``date.weekday`` counts."""
SUNDAY_INDEX = 6
"""The last day of the week as ``date.weekday`` counts."""


def one_other(count: int) -> str:
    """The plural category of a count in English and German, by Unicode's CLDR.

    >>> one_other(1), one_other(0)
    ('one', 'other')
    """
    return "one" if count == 1 else "other"


def one_two_other(count: int) -> str:
    """The plural category of a count in Hebrew."""
    return {1: "one", 2: "two"}.get(count, "other")


def own_foreign(text: str) -> str:
    """Whether a text begins with a Hebrew letter: a prefix grows onto it, or needs a maqaf."""
    return "own" if "א" <= text[:1] <= "ת" else "foreign"


def no_start(text: str) -> str:
    """How a text begins, in a language in which nothing depends on it."""
    return ""


class Spoken(NamedTuple):
    """A language.

    ``group`` stands between thousands, ``point`` before tenths; ``week`` is the first day of the
    week. ``forms`` are the values that each form may have, first that of a phrase on its own.
    ``start`` tells how a text begins, for ``START``. ``reviewed`` is the native player who has
    read everything, or empty.
    """

    tag: str
    name: str
    plural: Callable[[int], str]
    group: str
    point: str
    week: int
    right_to_left: bool
    forms: Mapping[str, tuple[str, ...]]
    start: Callable[[str], str] = no_start
    reviewed: str = ""


SPOKEN_ENGLISH = Spoken(
    "en",
    "English",
    plural=one_other,
    group=",",
    point=".",
    week=MONDAY_INDEX,
    right_to_left=False,
    forms={"use": ("button", "clause")},
)
SPOKEN_GERMAN = Spoken(
    "de",
    "Deutsch",
    plural=one_other,
    group=".",
    point=",",
    week=MONDAY_INDEX,
    right_to_left=False,
    forms={
        "case": ("nominative", "accusative", "dative", "genitive", "von", "zu"),
        "article": ("none", "the", "your"),
        "gender": ("m", "f", "n"),
        "use": ("button", "clause"),
    },
)
SPOKEN_HEBREW = Spoken(
    "he",
    "עברית",
    plural=one_two_other,
    group=",",
    point=".",
    week=SUNDAY_INDEX,
    right_to_left=True,
    forms={"article": ("none", "the"), "gender": ("m", "f"), "use": ("button", "clause")},
    start=own_foreign,
)
ALL_SPOKEN = (SPOKEN_ENGLISH, SPOKEN_GERMAN, SPOKEN_HEBREW)
"""The languages that ship."""
SYSTEM_LANGUAGE = "system"
"""The setting for the language that the system has."""


def chosen_language(
    setting: str, locales: Iterable[str], languages: Sequence[Spoken] | None = None
) -> Spoken:
    """The language of a setting, else the first of the system's that ships, else English.

    ``locales`` are the tags of the system's languages, the most wanted first; ``languages`` are
    those that there are, by default all that ship.

    >>> chosen_language("system", ["xx", "en"]).name
    'English'
    """
    by_tag = {one.tag: one for one in (ALL_SPOKEN if languages is None else languages)}
    return next((by_tag[tag] for tag in (setting, *locales) if tag in by_tag), SPOKEN_ENGLISH)
