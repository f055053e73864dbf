"""Samples: values with which the program really says its messages, a few for each message.

``tests/words/recording.py`` records them. The laws of translations and the translator's tool render
every message of a language with them: the phrases in a sample are those that a sentence has.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from game.text.message import (
    DEFAULT_DEVICE_WORDS,
    ENGLISH_LANGUAGE,
    FORM_NAMES,
    MESSAGE_VARIANTS,
    Message,
    Pattern,
    Select,
    Value,
    Variable,
    Who,
    entries,
    packed,
    references,
    unpacked,
    variables,
)
from tests.words.files import FILES

SAMPLES_FILE = Path(__file__).parents[1] / "data" / "languages" / "samples.jsonl"
MADE_FILE = SAMPLES_FILE.with_name("made_samples.txt")
"""The messages that were never said while samples were recorded."""
RECORD = "python -m tests.words.recording more pages"
"""The command that records samples of new messages."""
Values = dict[str, Value]
MAX_SAMPLE_COUNT = 10
"""Samples of a message, if not more phrases can stand in it."""
MAX_DEPTH = 2
"""How deep a phrase within a phrase is looked at."""
COUNTS = (0, 1, 2, 5, 21)
"""Counts that have different endings in one language or another."""
UNKNOWN_TEXT = "…"
"""A value of which nothing is known."""
PEOPLE = (
    Who("You", you=True),
    Who("Iris", character="iris"),
    Who("Max", character="max"),
    Who("Gertrud"),
)
"""The person, a woman, a man, and somebody from a strange record."""
FACE_RANKS = frozenset("TJQKA")
"""Ranks that a language names in its own way."""
Features = frozenset[tuple[str, ...]]


@cache
def written() -> tuple[str, ...]:
    """The names of all English messages, in the order of the files."""
    return tuple(name for file in FILES for name in entries(file.read_text(encoding="utf-8")))


@cache
def _names() -> frozenset[str]:
    return frozenset(written())


@cache
def is_written(name: str) -> bool:
    """Whether English has such a message."""
    return name in _names()


@cache
def pattern_of(name: str) -> Pattern:
    """The English pattern, or an empty one."""
    return ENGLISH_LANGUAGE.pattern(name) if is_written(name) else ()


def variants_of(name: str) -> set[str]:
    """The variants that an English message has, such as ``.brief``."""
    return {one for one in (f"{name}.{variant}" for variant in MESSAGE_VARIANTS) if is_written(one)}


@cache
def needed(name: str) -> frozenset[str]:
    """The names of the values that an English message needs, with its variants and all in it."""
    inside = references(pattern_of(name)) | variants_of(name)
    found = variables(pattern_of(name)).union(*map(needed, inside))
    return frozenset(found - DEFAULT_DEVICE_WORDS.keys())


@cache
def plain_values(name: str) -> frozenset[str]:
    """The names of the values that an English message needs without its variants."""
    found = variables(pattern_of(name)).union(*map(plain_values, references(pattern_of(name))))
    return frozenset(found - DEFAULT_DEVICE_WORDS.keys())


def selects(pattern: Pattern) -> Iterator[Select]:
    """All choices in a pattern."""
    for part in pattern:
        if isinstance(part, Select):
            yield part
            for variant in part.variants.values():
                yield from selects(variant)


@cache
def keys(name: str) -> Mapping[str, frozenset[str]]:
    """By the name of a value: what an English message chooses by it, with all in it."""
    found: dict[str, set[str]] = {}
    for select in selects(pattern_of(name)):
        if isinstance(select.selector, Variable) and select.selector.name not in FORM_NAMES:
            found.setdefault(select.selector.name, set()).update(select.variants)
    for other in references(pattern_of(name)) | variants_of(name):
        for value, several in keys(other).items():
            found.setdefault(value, set()).update(several)
    return {value: frozenset(several) for value, several in found.items()}


def features(name: str, values: Mapping[str, Value], place: str = "", depth: int = 0) -> Features:
    """What makes a sample of a message different from another: which phrases stand where."""
    found: set[tuple[str, ...]] = set()
    known = keys(name)
    for key, value in values.items():
        joined = name.startswith("lists-") and key in ("before", "after")
        here = place if joined and place else f"{place} {key}".strip()
        match value:
            case Message():
                found.add((here, value.name))
                if depth < MAX_DEPTH:
                    found |= features(value.name, value.values, here, depth + 1)
            case Who():
                found.add((here, "person", "you" if value.you else str(bool(value.character))))
            case int():
                exact = str(value) in known.get(key, ())
                count = value if exact else "one" if value == 1 else "many"
                found.add((here, "count", str(count)))
            case _:
                exact = value in known.get(key, ()) or value in FACE_RANKS
                found.add((here, "text", value if exact else ""))
    return frozenset(found)


def size(values: Mapping[str, Value]) -> int:
    return len(json.dumps(packed(Message("x", **values)), ensure_ascii=False))


def chosen(name: str, several: Iterable[Values]) -> list[Values]:
    """A few of several samples: all the phrases that can stand in a message, and what else differs.

    The short ones are taken first. Of lists, which may hold anything, a few are enough.
    """
    left = sorted(several, key=lambda one: (size(one), repr(one)))
    seen = {id(one): features(name, one) for one in left}
    wanted = {one for found in seen.values() for one in found}
    phrases = {one for one in wanted if len(one) == 2}
    taken: list[Values] = []
    phrase_count = MAX_SAMPLE_COUNT if name.startswith("lists-") else len(phrases)
    for goal, most in ((phrases, phrase_count), (wanted, MAX_SAMPLE_COUNT)):
        goal = goal - {one for sample in taken for one in seen[id(sample)]}
        while goal and len(taken) < most:
            best = max(left, key=lambda one: len(seen[id(one)] & goal))
            taken.append(best)
            goal -= seen[id(best)]
    return taken or left[:1]


@cache
def recorded() -> Mapping[str, tuple[Values, ...]]:
    """The samples of each message that was recorded."""
    found = {}
    for line in SAMPLES_FILE.read_text(encoding="utf-8").splitlines():
        kept = json.loads(line)
        several = [unpacked({"say": "x", "values": values}).values for values in kept["samples"]]
        found[kept["name"]] = tuple(several)
    return found


def write(several: Mapping[str, Iterable[Values]]) -> None:
    """Keep samples, a line for each message."""
    lines = []
    for name in written():
        if several.get(name) and needed(name):
            kept = [packed(Message("x", **one))["values"] for one in several[name]]
            line = {"name": name, "samples": kept}
            lines.append(json.dumps(line, ensure_ascii=False, separators=(",", ":")))
    SAMPLES_FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    left = (name for name in sampled() if name not in several)
    MADE_FILE.write_text("".join(f"{name}\n" for name in left), encoding="utf-8")


@cache
def sampled() -> tuple[str, ...]:
    """The messages that need samples: those with values, that are no variants of others."""
    return tuple(
        name
        for name in written()
        if needed(name) and name.rpartition(".")[2] not in MESSAGE_VARIANTS
    )


@cache
def _by_value() -> Mapping[str, list[tuple[str, Value]]]:
    """By the name of a value: the recorded ones, each with its message."""
    found: dict[str, list[tuple[str, Value]]] = {}
    for name, several in recorded().items():
        for values in several:
            for key, value in values.items():
                found.setdefault(key, []).append((name, value))
    return found


def made(name: str) -> Values:
    """A sample of a message that was not recorded, of values that others of that name have."""
    values: Values = {}
    area = name.partition("-")[0]
    for key in sorted(needed(name)):
        known = keys(name).get(key, frozenset())
        several = _by_value().get(key, [])
        fit = [one for one in several if str(one[1]) in known] or several
        near = [value for other, value in fit if other.startswith(f"{area}-")]
        if "you" in known:
            values[key] = PEOPLE[1]
        elif fit:
            values[key] = (near or [value for _, value in fit])[0]
        elif known:
            values[key] = COUNTS[-2] if "one" in known else sorted(known)[0]
        else:
            values[key] = UNKNOWN_TEXT
    return values


def base_of(name: str) -> str:
    """The message that a variant or a message of another language belongs to."""
    base, _, variant = name.rpartition(".")
    return base if base and (variant in MESSAGE_VARIANTS or not is_written(name)) else name


@cache
def sample_values(name: str) -> tuple[Values, ...]:
    """The samples of a message or of its variant; then the first with other people and counts."""
    name = base_of(name)
    if not needed(name):
        return ({},)
    several = [one for one in recorded().get(name, ()) if one.keys() == needed(name)]
    several = several or [made(name)]
    for first in several[:1]:
        for key, value in first.items():
            others: tuple[Value, ...] = ()
            if isinstance(value, Who):
                others = PEOPLE
            elif isinstance(value, int):
                others = COUNTS
            several += ({**first, key: other} for other in others if other != value)
    return tuple(several)
