"""A translation that is said with its samples, and what each phrase in it was asked for."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from game.text.message import (
    BRAILLE_VARIANT,
    DEFAULT_DEVICE_WORDS,
    FEATURE_FUNCTIONS,
    FORM_NAMES,
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
)
from tests.words.patterns import asked_forms
from tests.words.samples import (
    Values,
    base_of,
    needed,
    recorded,
    sample_values,
    selects,
)
from tests.words.translations import Translation, readable_messages

WORD = re.compile(r"[^\W\d_]{2}")
USE_FORM = "use"
LISTS = "lists-"
ALWAYS_CLAUSES = ("queries-discards",)
"""Phrases that are said as a clause alone, in every language."""


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
        whole = self.translation.whole(phrase)
        if any(isinstance(values.get(name), Message) for name in whole.values):
            return True
        return not any(map(WORD.search, whole.texts))

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
    for name, pattern in readable_messages(translation, english):
        base = base_of(name)
        if name.rpartition(".")[2].upper() in FEATURE_FUNCTIONS:
            continue
        if needed(base) and base not in recorded():
            continue
        for values, hands in samples_of(name, pattern):
            language.hear(name, values, **hands)
    return language
