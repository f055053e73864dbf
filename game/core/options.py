"""Options: a game's choices before a match, one frozen dataclass for each game.

Set-up page, engine, record header and tests all derive from the fields, so each option is
described in one place::

    @dataclass(frozen=True, slots=True)
    class TakeawayOptions(Options):
        area: ClassVar[str] = "takeaway"
        run_suits: str = option("same", Choices(("same", "any")))

The names of its messages follow from area and field, with dashes for underscores: the label is
``takeaway-run-suits``, the help ``takeaway-run-suits.help``, and a value that is a text has the
label ``takeaway-run-suits.any``.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields, replace
from functools import cache
from operator import attrgetter
from typing import Any, ClassVar, Final, Self, cast

from game.core.illegal import InvalidSetup, quoted
from game.text.message import Message, TextValue, listed

Value = int | str
"""A value as records, the engine and the set-up page have it; a ``Switch`` is a text there."""


@dataclass(frozen=True, slots=True)
class IntRange:
    """Integers from ``least`` to ``most``; the set-up page offers them in steps.

    ``also`` are single values outside the range, lowest first, with their ``labels``.

    >>> IntRange(1, 9).allows(3), IntRange(1, 9).allows(3.0), IntRange(1, 9).read("3")
    (True, False, 3)
    >>> match = IntRange(100, 500, 100, also=(0,), labels=("A single deal",))
    >>> match.allows(0), match.allows(50), match.label(0), match.label(100)
    (True, False, 'A single deal', '100')
    """

    least: int
    most: int
    step: int = 1
    also: tuple[int, ...] = ()
    labels: tuple[TextValue, ...] = ()

    def allows(self, value: object) -> bool:
        return type(value) is int and (self.least <= value <= self.most or value in self.also)

    @property
    def ends(self) -> tuple[int, int]:
        """The lowest and the highest value allowed."""
        numbers = (self.least, self.most, *self.also)
        return min(numbers), max(numbers)

    def value_after(self, value: int, direction: int) -> int:
        """The value one step up (1) or down (-1), or the same value at the end.

        Beyond the range a step leads to the single values outside.

        >>> match = IntRange(100, 500, 100, also=(0,))
        >>> [match.value_after(value, -1) for value in (200, 100, 0)], match.value_after(0, 1)
        ([100, 0, 0], 100)
        """
        if self.least <= value <= self.most:
            near = min(self.most, max(self.least, value + direction * self.step))
            if near != value:
                return near
        outside = sorted({*self.also, self.least, self.most}, reverse=direction < 0)
        return next((one for one in outside if (one - value) * direction > 0), value)

    def read(self, text: str) -> Value:
        number = int(text)
        if str(number) != text:
            raise ValueError(text)
        return number

    def describe(self) -> Any:
        described: dict[str, Any] = {"min": self.least, "max": self.most}
        return {**described, "also": list(self.also)} if self.also else described

    def label(self, value: Value) -> TextValue:
        if self.labels and value in self.also:
            return self.labels[self.also.index(int(value))]
        return str(value)


@dataclass(frozen=True, slots=True)
class Choices:
    """A few values with the labels that the player reads.

    >>> choices = Choices(("face", "fives"))
    >>> choices.allows("fives"), choices.allows("nines"), choices.read("face")
    (True, False, 'face')
    """

    values: tuple[Value, ...]
    labels: tuple[TextValue, ...] = ()

    def allows(self, value: object) -> bool:
        return any(type(value) is type(one) and value == one for one in self.values)

    def read(self, text: str) -> Value:
        for one in self.values:
            if str(one) == text:
                return one
        raise ValueError(text)

    def describe(self) -> Any:
        return list(self.values)

    def label(self, value: Value) -> TextValue:
        place = self.values.index(value)
        return self.labels[place] if self.labels else str(value)


SWITCHED_ON: Final = "on"
SWITCHED_OFF: Final = "off"


class Switch(Choices):
    """On or off: a ``bool`` in Python, and one of these texts wherever it is written.

    >>> ON_FIRST_SWITCH.allows("on"), ON_FIRST_SWITCH.allows(True), str(ON_FIRST_SWITCH.label("on"))
    (True, False, 'On')
    """


OFF_FIRST_SWITCH = Switch(
    (SWITCHED_OFF, SWITCHED_ON), (Message("options-off"), Message("options-on"))
)
ON_FIRST_SWITCH = Switch(
    (SWITCHED_ON, SWITCHED_OFF), (Message("options-on"), Message("options-off"))
)


def written(value: Value | bool) -> Value:
    """A field's value as it is written: ``on`` or ``off`` for a bool.

    >>> written(True), written("face"), written(1)
    ('on', 'face', 1)
    """
    if isinstance(value, bool):
        return SWITCHED_ON if value else SWITCHED_OFF
    return value


def is_on(value: Value) -> bool:
    """Whether a written value is a switch that is on."""
    return value == SWITCHED_ON


@dataclass(frozen=True, slots=True)
class OptionField:
    """One option of a game; ``group`` is its heading on a page.

    A ``stake`` is played for and is no rule.  An option with ``players`` matters only to that
    many.
    """

    name: str
    default: Value
    label: TextValue
    values: IntRange | Choices
    help: TextValue
    group: TextValue = ""
    stake: bool = False
    players: int | None = None

    def difference(self, value: Value) -> Message:
        """A sentence to the player about a value that is not the usual one."""
        assert isinstance(self.label, Message), "an option of a game"
        area, _, name = self.label.name.partition("-")
        shown = _dashed(value) if isinstance(value, str) else value
        return Message(f"{area}-differs-{name}", value=shown)


@dataclass(frozen=True, slots=True)
class Preset:
    """A set of rules with a name; ``values`` are those that differ from the defaults."""

    name: str
    title: TextValue
    sentence: TextValue
    values: Mapping[str, Value]


def option(
    default: Value | bool,
    values: IntRange | Choices,
    group: TextValue = "",
    *,
    stake: bool = False,
    players: int | None = None,
    **said: TextValue,
) -> Any:
    """A field of an options class; the default of a ``Switch`` is a bool.

    The message of the help has the values ``said``.  For the rest see ``OptionField``.
    """
    if isinstance(default, bool) != isinstance(values, Switch) or not values.allows(
        written(default)
    ):
        raise ValueError(f"{default!r} is not among {values!r}")
    described = {"values": values, "group": group, "stake": stake, "players": players}
    return field(default=default, metadata={"said": said, **described})


def presets_of(area: str, **values_by_name: Mapping[str, Value]) -> tuple[Preset, ...]:
    """Presets by name, with dashes for underscores.

    The message ``AREA-set-NAME`` is the title, and its ``.sentence`` the sentence.
    """
    return tuple(_preset(area, _dashed(name), values) for name, values in values_by_name.items())


def _preset(area: str, name: str, values: Mapping[str, Value]) -> Preset:
    title = f"{area}-set-{name}"
    return Preset(name, Message(title), Message(f"{title}.sentence"), values)


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def fields_of(cls: Any) -> tuple[OptionField, ...]:
    """The option fields of a dataclass, in order."""
    return _described(cls)


@cache
def _described(cls: Any) -> tuple[OptionField, ...]:
    return tuple(_option_field(cls.area, one) for one in fields(cls) if one.metadata)


def _option_field(area: str, one: Field[Any]) -> OptionField:
    label = f"{area}-{_dashed(one.name)}"
    metadata = dict(one.metadata)
    values = _labelled(metadata.pop("values"), label)
    help = Message(f"{label}.help", **metadata.pop("said"))
    default = written(cast(Value, one.default))
    return OptionField(one.name, default, Message(label), values, help, **metadata)


def _labelled(values: IntRange | Choices, label: str) -> IntRange | Choices:
    """The values; choices without labels of their own get a message for each text."""
    if isinstance(values, IntRange) or values.labels:
        return values
    return replace(
        values,
        labels=tuple(
            Message(f"{label}.{_dashed(one)}") if isinstance(one, str) else str(one)
            for one in values.values
        ),
    )


@cache
def _read_by(cls: Any) -> tuple[Sequence[str], Callable[[Any], Sequence[Value]]]:
    """The option names of a class, and a function that reads their values."""
    names = tuple(one.name for one in fields_of(cls))
    if len(names) > 1:
        return names, attrgetter(*names)
    return names, lambda options: tuple(getattr(options, name) for name in names)


def grouped_fields(options: Iterable[OptionField]) -> list[tuple[TextValue, list[OptionField]]]:
    """The options by heading, in order of first appearance."""
    groups: dict[TextValue, list[OptionField]] = {}
    for one in options:
        groups.setdefault(one.group, []).append(one)
    return list(groups.items())


@dataclass(frozen=True, slots=True)
class Options:
    """The base of every game's options; usable for a game without any."""

    area: ClassVar[str] = ""
    """The first part of the names of all messages about the options."""
    presets: ClassVar[tuple[Preset, ...]] = ()
    """The usual ways to play; the first has every option at its default."""
    for_children: ClassVar[Mapping[str, Value]] = {}
    """Values proposed for children; the others are the defaults."""

    def __post_init__(self) -> None:
        for one in self.described():
            value = getattr(self, one.name)
            if not one.values.allows(written(value)):
                raise InvalidSetup(refused_value(one, quoted(value)))
            if isinstance(one.values, Switch):
                object.__setattr__(self, one.name, is_on(written(value)))
        self.validate()

    def validate(self) -> None:
        """Raise ``InvalidSetup`` if two options contradict each other."""

    def check_players(self, players: int) -> None:
        """Raise ``InvalidSetup`` if ``players`` cannot play by these options."""

    @classmethod
    def described(cls) -> tuple[OptionField, ...]:
        return fields_of(cls)

    @classmethod
    def from_values(cls, values: Mapping[str, object]) -> Self:
        """The options with these values, others at their defaults; raises ``InvalidSetup``."""
        if values:
            known = {one.name: one for one in cls.described()}
            for name, value in values.items():
                if name not in known:
                    raise InvalidSetup(Message("options-unknown", option=quoted(name)))
                if isinstance(value, bool):
                    raise InvalidSetup(refused_value(known[name], quoted(value)))
        return cls(**values)

    @classmethod
    def effective_values(cls, values: Mapping[str, object]) -> dict[str, Value]:
        """Every option's value as played: one option may override another.

        Raises ``InvalidSetup``.
        """
        return cls.from_values(values).as_values()

    @classmethod
    def proposed(cls, players: int) -> Mapping[str, Value]:
        """Values by option that suit this number of players better than the defaults.

        The set-up page begins with them.  A record that omits an option has its default.
        """
        return {}

    @classmethod
    def has_same_rules(cls, one: Mapping[str, object], other: Mapping[str, object]) -> bool:
        """Whether both are played alike, whatever the stake; raises ``InvalidSetup``."""
        return cls.rules_of(one) == cls.rules_of(other)

    @classmethod
    def rules_of(cls, values: Mapping[str, object]) -> dict[str, Value]:
        """The values as played, without the stake."""
        played = cls.effective_values(values)
        return {one.name: played[one.name] for one in cls.described() if not one.stake}

    @classmethod
    def matching_preset(cls, values: Mapping[str, object]) -> Preset | None:
        """The preset with the same rules; None if they are the player's own."""
        played = cls.rules_of(values)
        return next((one for one in cls.presets if cls.rules_of(one.values) == played), None)

    @classmethod
    def differences(cls, values: Mapping[str, object]) -> dict[str, Value]:
        """The values as played that are not the defaults; raises ``InvalidSetup``."""
        usual = cls().as_values()
        played = cls.effective_values(values)
        return {name: value for name, value in played.items() if value != usual[name]}

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The options in a record's header: ``name=value`` pairs separated by single spaces."""
        described = {one.name: one for one in cls.described()}
        values: dict[str, Value] = {}
        for word in text.split(" ") if text else []:
            name, sign, value = word.partition("=")
            if not sign or name not in described or name in values:
                raise InvalidSetup(Message("options-no-option", text=quoted(word)))
            try:
                values[name] = described[name].values.read(value)
            except ValueError:
                raise InvalidSetup(refused_value(described[name], quoted(value))) from None
        return cls(**values)

    def as_values(self) -> dict[str, Value]:
        """Every option's value by name, in order."""
        names, values = _read_by(cast(Any, type(self)))
        return dict(zip(names, map(written, values(self)), strict=True))

    def as_text(self) -> str:
        """The options for a record's header, the inverse of ``from_text``."""
        return " ".join(f"{name}={value}" for name, value in self.as_values().items())


def refused_value(one: OptionField, value: str) -> Message:
    """The sentence that refuses a value, given in quotes."""
    values = one.values
    if isinstance(values, IntRange):
        least, most = str(values.least), str(values.most)
        if not values.also:
            return Message(
                "options-not-whole", option=one.name, value=value, least=least, most=most
            )
        return Message(
            "options-not-whole.also",
            option=one.name,
            value=value,
            also=listed(map(str, values.also)),
            least=least,
            most=most,
        )
    if len(values.values) > 12:
        first, second, *_, last = map(repr, values.values)
        return Message(
            "options-not-among-many",
            option=one.name,
            value=value,
            first=first,
            second=second,
            last=last,
        )
    return Message(
        "options-not-among",
        option=one.name,
        value=value,
        values=listed(str(one) for one in values.values),
    )
