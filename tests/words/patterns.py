"""What stands in a pattern: forms, features, texts."""

from collections.abc import Iterator

from game.text.message import (
    FORM_NAMES,
    Feature,
    Form,
    Pattern,
    Select,
    Variable,
)
from tests.words.samples import (
    selects,
)


def forms(pattern: Pattern) -> Iterator[tuple[str, str]]:
    """The forms that a pattern asks for or chooses by."""
    yield from asked_forms(pattern)
    yield from chosen_forms(pattern)


def chosen_forms(pattern: Pattern) -> Iterator[tuple[str, str]]:
    """The forms that a pattern chooses by."""
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


def features(pattern: Pattern) -> Iterator[Feature]:
    for part in pattern:
        if isinstance(part, Feature):
            yield part
        elif isinstance(part, Select):
            if isinstance(part.selector, Feature):
                yield part.selector
            for variant in part.variants.values():
                yield from features(variant)


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
