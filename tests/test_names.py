"""Names: of constants, of what answers, of attributes and imports, over all of the program's code.

The code is read by its lines, which ``ruff format`` keeps in one shape: parsing all of it would
take ten times as long.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
GLOSSARY = (ROOT / "game/GLOSSARY.md").read_text(encoding="utf-8")

KNOWN = {
    "constants of one word": 0,
    "numbers without a unit": 2,
    "constants in several modules": 7,
    "yes or no that does not ask": 19,
    "numbers that are no quantity": 225,
    "attributes under another name": 0,
    "imports under another name": 0,
}
"""How many places break a law.  No change may add one, and who mends one lowers the figure."""
MAX_WORDS = 60
"""So many constants may consist of one word, each of them in the glossary."""
QUESTIONS = {
    *("is", "has", "can", "may", "must", "should", "does", "was", "needs"),
    *("do", "are", "had", "will", "would", "could"),
}
"""First words of what answers yes or no; a third person (``allows``) does too."""
COUNTING = {"count", "value"}
"""First words of what returns a number."""

CONSTANT = re.compile(r"^([A-Z][A-Z0-9_]*)(?:: [^=\n]+)? = (.*)$", re.M)
NUMBER = re.compile(
    r"(?=.*\d)(?:0x[\da-fA-F_]+|[\d_.]+(?:e-?\d+)?|[-+*/%~|&^() ]|<<|>>)+?(?:  # .*)?"
)
FUNCTION = re.compile(
    r"(?P<marks>(?:^ *@.*\n)*)^ *def (?P<name>[a-z_]\w*)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"
    r" -> (?P<answer>bool|int|float):(?:\n\s*(?P<told>\"\"\"(?:.|\n)*?\"\"\"))?",
    re.M,
)
BEGINNING = re.compile(
    r"^( *)def __init__\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\) -> None:\n((?:\1 +.*\n|\n)*)",
    re.M,
)
KEPT = re.compile(r"^ +self\.(\w+)(?:: [^=\n]+)? = (\w+)$", re.M)
IMPORT = re.compile(r"^ *from game[\w.]* import (?:\(([^)]*)\)|(.*))", re.M)
ALIAS = re.compile(r"(\w+) as (\w+)")


class Place(NamedTuple):
    """A name, and where it stands."""

    file: str
    name: str

    def __str__(self) -> str:
        return f"{self.file} {self.name}"


def listed(title: str) -> list[str]:
    """The words of a line of the glossary."""
    (line,) = re.findall(rf"^{title}: (.*)\.$", GLOSSARY, re.M)
    return re.findall(r"\w+", line)


UNITS = frozenset(listed("Units of constants"))
QUANTITIES = frozenset(listed("Quantities of functions"))
PLAIN = listed("Constants of one word")


def of_one_word(text: str) -> Iterator[str]:
    """Constants that are neither of two words nor in the glossary."""
    for name, _ in CONSTANT.findall(text):
        if "_" not in name.strip("_") and name not in PLAIN:
            yield name


def without_unit(text: str) -> Iterator[str]:
    """Constants with a number whose last word is no unit."""
    for name, value in CONSTANT.findall(text):
        if NUMBER.fullmatch(value) and name.split("_")[-1] not in UNITS and name not in PLAIN:
            yield name


@cache
def functions(text: str) -> list[re.Match[str]]:
    """Functions that return a bool or a number, without properties and ``__len__`` and its like."""
    found = FUNCTION.finditer(text)
    return [f for f in found if "property" not in f["marks"] and not f["name"].startswith("__")]


def not_asking(text: str) -> Iterator[str]:
    """Functions that return a bool, do not sound like a question, and are no act either.

    An act tells in its docstring whether it was done.
    """
    for found in functions(text):
        first = found["name"].strip("_").split("_")[0]
        asks = first in QUESTIONS or first.endswith("s")
        if found["answer"] == "bool" and not asks and "whether" not in (found["told"] or "")[4:]:
            yield found["name"]


def no_quantity(text: str) -> Iterator[str]:
    """Functions that return a number whose name does not say which quantity it is."""
    for found in functions(text):
        words = found["name"].strip("_").split("_")
        told = words[-1] in QUANTITIES or words[0] in COUNTING
        if found["answer"] != "bool" and not told:
            yield found["name"]


def renamed_attributes(text: str) -> Iterator[str]:
    """Attributes that a constructor sets from a parameter of another name."""
    for _, parameters, body in BEGINNING.findall(text):
        given = set(re.findall(r"\b(\w+): ", parameters))
        for attribute, value in KEPT.findall(body):
            if value in given and attribute.strip("_") != value:
                yield f"self.{attribute} = {value}"


def renamed_imports(text: str) -> Iterator[str]:
    """Names of the program's own that are imported under another one."""
    for several, one in IMPORT.findall(text):
        for name, alias in ALIAS.findall(several or one):
            if name != alias:
                yield f"{name} as {alias}"


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """The text of each module."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "game").rglob("*.py"))
    }


LAWS = {
    "constants of one word": of_one_word,
    "numbers without a unit": without_unit,
    "yes or no that does not ask": not_asking,
    "numbers that are no quantity": no_quantity,
    "attributes under another name": renamed_attributes,
    "imports under another name": renamed_imports,
}


def compare(law: str, places: list[Place] | list[str]) -> None:
    """Fail unless exactly the known number of places breaks a law."""
    known = KNOWN[law]
    assert len(places) >= known, f"{law}: lower KNOWN to {len(places)}"
    assert len(places) <= known, f"{law}: {len(places)}, not {known}:\n" + "\n".join(
        map(str, places)
    )


@pytest.mark.parametrize("law", LAWS)
def test_no_more_names_than_known_break_a_law(law: str, texts: dict[str, str]) -> None:
    compare(law, [Place(file, name) for file, text in texts.items() for name in LAWS[law](text)])


def test_a_constant_s_name_means_one_thing(texts: dict[str, str]) -> None:
    homes = defaultdict(set)
    for file, text in texts.items():
        for name, _ in CONSTANT.findall(text):
            homes[name].add(file)
    several = [
        f"{name}: {', '.join(sorted(files))}" for name, files in homes.items() if len(files) > 1
    ]
    compare("constants in several modules", several)


def test_few_constants_of_one_word_are_in_the_glossary_and_each_is_one(
    texts: dict[str, str],
) -> None:
    assert len(PLAIN) <= MAX_WORDS
    assert [word for word, times in Counter(PLAIN).items() if times > 1] == []
    defined = {name for text in texts.values() for name, _ in CONSTANT.findall(text)}
    assert [word for word in PLAIN if "_" in word or word not in defined] == []


RIGHT = '''
from game.text import message
from os import path as paths

JOKER: Final = 52
WAIT_SECONDS: Final = 2.5
PAIR_OF = (1, 2)
_KEPT = 3

class Kind(Enum):
    WORD = 1

    def __init__(self, card: int, pair: tuple[int, int] | None = None) -> None:
        self._card = card
        self.other = None

    @property
    def red(self) -> bool:
        return self.fits(3)

    def __len__(self) -> int:
        return self.value_of(3)

def is_red(card: int) -> bool:
def allows(card: int) -> bool:
def close(
    page: Callable[[int, str], None] = partial(find(1)),
) -> bool:
    """Close the page; whether it was open."""
def hand_points(hand: int) -> int:
def value_of(card: int) -> float:
'''
WRONG = '''
from game.text import (
    message,
    sentence as words,
)

WORD: Final = {
}
LONG_WAIT: Final = -2 * 86_400
WAIT_STEPS = (1 << 13) - 1  # a rank
WAIT_MARGIN = 1e-9

class Kind:
    def __init__(self, card: int, *, pair: tuple[int, int] | None = None) -> None:
        self.wild: int = card

        self._two = pair

    @cache
    def red(
        self, page: Callable[[int, str], None] = partial(find(1))
    ) -> bool:
        """Whether it is red."""
        # whether or not

def _near(card: int) -> bool:
def tall(card: int) -> float:
'''
FOUND = {
    "constants of one word": ["WORD"],
    "numbers without a unit": ["LONG_WAIT", "WAIT_STEPS", "WAIT_MARGIN"],
    "yes or no that does not ask": ["red", "_near"],
    "numbers that are no quantity": ["tall"],
    "attributes under another name": ["self.wild = card", "self._two = pair"],
    "imports under another name": ["sentence as words"],
}


@pytest.mark.parametrize("law", LAWS)
def test_what_breaks_a_law_is_found(law: str) -> None:
    assert list(LAWS[law](RIGHT)) == []
    assert list(LAWS[law](WRONG)) == FOUND[law]


CITED = re.compile(r"``?(_?[A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:\[[^`]*\])?``?")


def test_a_constant_that_is_cited_exists(texts: dict[str, str]) -> None:
    """In docstrings and comments, and in the documents of the program."""
    documents = {path.name: path.read_text("utf-8") for path in (ROOT / "game").glob("*.md")}
    names = {name for text in texts.values() for name in re.findall(r"(?<!`)\b_?[A-Z]\w+\b", text)}
    stale = {
        f"{file}: {name}"
        for file, text in {**texts, **documents}.items()
        for name in CITED.findall(text)
        if name not in names
    }
    assert stale == set()
