"""Facts: the declared values of a state, from which its methods are generated.

A state class declares its values as class attributes with a type::

    class TakeawayState(State[Move]):
        slot: int = fact(NUMBER)
        stock: list[Card] = zone(STOCK, seen=Visibility.HIDDEN)
        owner: tuple[Seat | None, ...] = derived(lambda state: owners(state.setup.players))

``StateMeta`` turns the declarations into slots and generates the methods that depend on them, from
``_reset`` to ``==``, once for each class.  Generated code is as fast as handwritten code.
"""

import linecache
from abc import ABCMeta
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar, cast

from game.core.event import Redaction
from game.core.fact_types import FactType, PerSeatType

T = TypeVar("T")

UNREADABLE_ERRORS = (AttributeError, LookupError, TypeError, ValueError)
"""Errors that data of an unexpected shape causes."""

SETUP_KEYS = ("game", "players", "options", "seed")
"""Keys of the set-up in a view."""


class Visibility(Enum):
    """The seats that may know a fact; the fact type decides how a view redacts it for others."""

    PUBLIC = "all"
    OWNER = "owner"
    """Each seat knows its own entry of a list with one entry per seat."""
    HIDDEN = "nobody"


class FactRole(Enum):
    """The time at which a fact gets its value."""

    FACT = "fact"
    """Set by the last event of a move that changed it."""
    ZONE = "zone"
    """Changed by the events of a move as they happen."""
    INTERNAL = "untold"
    """Known to the rules alone; no view has it."""
    DERIVED = "derived"
    """Computed from the other facts, and cached."""
    SETUP = "setup"
    """Given from outside; fixes the match."""


class Blank(Enum):
    """Marks a fact whose first value is the blank of its type."""

    BLANK = 0


@dataclass(slots=True)
class Fact:
    """A declaration.

    ``first`` is the first value; ``make`` makes it from the set-up instead, ``work_out`` from the
    state.  A fact that ``lasts`` keeps its value between rounds; any other is reset when a round
    begins.  A view has every fact and zone, and any other that is ``told``.
    """

    role: FactRole
    kind: FactType[Any] | None = None
    first: Any = Blank.BLANK
    make: Callable[[Any], Any] | None = None
    work_out: Callable[[Any], Any] | None = None
    key: str = ""
    seen: Visibility = Visibility.PUBLIC
    lasts: bool = False
    told: bool = False

    def __post_init__(self) -> None:
        self.told = self.told or self.role in (FactRole.FACT, FactRole.ZONE)
        if self.seen is Visibility.OWNER and not isinstance(self.kind, PerSeatType):
            raise TypeError("only what there is for each seat can be seen by its owner alone")
        if self.first is not Blank.BLANK and self.kind is not None and not self.kind.is_shared:
            raise TypeError("what changes is made anew for each state: give make=, not a value")

    @property
    def hide(self) -> Redaction | None:
        """The redaction for seats that may not know the fact; None if all may."""
        kind = cast(FactType[Any], self.kind)
        if self.seen is Visibility.OWNER:
            return cast(PerSeatType[Any], kind).redact_for_others
        if self.seen is Visibility.HIDDEN:
            return lambda told, seat: kind.redact(told)
        return None

    @property
    def read(self) -> Callable[[Any, int], Any]:
        """The parser of its value in a view, called with the number of players."""
        kind = cast(FactType[Any], self.kind)
        return kind.from_json if self.seen is Visibility.PUBLIC else kind.from_redacted


def fact(
    kind: FactType[T],
    first: T | Blank = Blank.BLANK,
    *,
    make: Callable[[Any], T] | None = None,
    key: str = "",
    seen: Visibility = Visibility.PUBLIC,
    lasts: bool = False,
) -> T:
    """A fact that the last event of a move sets if it changed.

    Its first value is ``first``, or the result of ``make`` for the set-up, or by default the
    blank of its type.  It returns to that value when a round begins, unless it ``lasts``.  A view
    shows it under ``key``, by default its name, to the seats that may have ``seen`` it.
    """
    return cast(T, Fact(FactRole.FACT, kind, first, make, None, key, seen, lasts))


def zone(
    kind: FactType[T], *, key: str = "", seen: Visibility = Visibility.PUBLIC, lasts: bool = False
) -> T:
    """A value that events change as they happen, usually the cards of a zone."""
    return cast(T, Fact(FactRole.ZONE, kind, key=key, seen=seen, lasts=lasts))


def internal(
    kind: FactType[T],
    first: T | Blank = Blank.BLANK,
    *,
    restored: Callable[[Any], T] | None = None,
    lasts: bool = False,
) -> T:
    """A value that only the rules know.

    In a state read from a view ``restored`` computes it as far as possible; by default it has its
    first value there.
    """
    return cast(T, Fact(FactRole.INTERNAL, kind, first, work_out=restored, lasts=lasts))


def derived(
    work_out: Callable[[Any], T],
    kind: FactType[T] | None = None,
    *,
    lasts: bool = False,
    told: bool = False,
) -> T:
    """A value computed from the set-up and the facts, and cached because that is slow.

    It is computed for a new state and for one read from a view; the rules keep it up to date.
    Clones share it, so it must not be mutated, unless a ``kind`` says how to copy it.  Unless it
    ``lasts`` it is computed again when a round begins.  A ``told`` value appears in views, as its
    ``kind`` serializes it.
    """
    return cast(T, Fact(FactRole.DERIVED, kind, work_out=work_out, lasts=lasts, told=told))


def from_setup() -> Any:
    """The set-up, shared by all clones; a view shows its options and seed."""
    return Fact(FactRole.SETUP)


class StateMeta(ABCMeta):
    """The metaclass of states: generates slots and methods from the declarations of a class."""

    __declared__: Mapping[str, Fact]
    """The facts by name, those of the base classes first."""
    __hides__: Mapping[str, Redaction]
    """The redactions of hidden facts, by key."""

    def __new__(
        mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **more: Any
    ) -> "StateMeta":
        own = {key: value for key, value in namespace.items() if isinstance(value, Fact)}
        known: dict[str, Fact] = {}
        for base in bases:
            known |= getattr(base, "__declared__", {})
        for attribute, one in own.items():
            one.key = one.key or attribute
            del namespace[attribute]
        slots = [one for one in own if one not in known]
        namespace["__slots__"] = (*namespace.get("__slots__", ()), *slots)
        made = super().__new__(mcls, name, bases, namespace, **more)
        made.__declared__ = {**known, **own}
        keys = [*SETUP_KEYS, *[one.key for one in made.__declared__.values() if one.told]]
        if len(set(keys)) < len(keys):
            raise TypeError(f"{name} tells two facts under one key: {', '.join(keys)}")
        if own:
            made.__hides__ = dict(_hidden(made.__declared__))
            for method, function in _written(made).items():
                function.__doc__ = getattr(getattr(made, method, None), "__doc__", None)
                function.__qualname__ = f"{name}.{method}"
                setattr(made, method, function)
        return made


def _hidden(declared: Mapping[str, Fact]) -> Iterator[tuple[str, Redaction]]:
    for one in declared.values():
        if one.role is FactRole.SETUP:
            yield "seed", lambda told, seat: None
        elif one.told and one.hide is not None:
            yield one.key, one.hide


def _written(made: StateMeta) -> dict[str, Callable[..., Any]]:
    """The generated methods of a class, by name."""
    # Names that the source uses besides ``self``: functions of the fact types, fixed values.
    names: dict[str, Any] = {"new": object.__new__}
    source = "\n".join(
        line
        for lines in (
            _blank("_reset", made.__declared__, names),
            _blank("_reset_round", _of_a_round(made.__declared__), names),
            _read(made.__declared__, names),
            _clone(made.__declared__),
            _facts(made.__declared__, names),
            _told("full_view", "self", made, names, hiding=False),
            _told("_visible_values", "self, seat", made, names, hiding=True),
            _equal(made.__declared__),
        )
        for line in lines
    )
    file = f"<facts of {made.__module__}.{made.__qualname__}>"
    # A traceback then shows the generated line.
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    methods: dict[str, Any] = {}
    exec(compile(source, file, "exec"), names, methods)
    return methods


def _first(name: str, one: Fact, names: dict[str, Any]) -> str:
    """Source of a fact's value before the first deal."""
    if one.make is not None:
        names[f"make_{name}"] = one.make
        return f"make_{name}(setup)"
    if one.first is not Blank.BLANK:
        names[f"first_{name}"] = one.first
        return f"first_{name}"
    return cast(FactType[Any], one.kind).blank_source(names)


def _working_out(name: str, one: Fact, names: dict[str, Any]) -> str:
    names[f"work_out_{name}"] = one.work_out
    return f"work_out_{name}(self)"


def _of_a_round(declared: Mapping[str, Fact]) -> dict[str, Fact]:
    return {name: one for name, one in declared.items() if not one.lasts}


def _blank(method: str, declared: Mapping[str, Fact], names: dict[str, Any]) -> Iterator[str]:
    yield f"def {method}(self):"
    yield " setup = self.setup"
    yield " players = setup.players"
    for name, one in declared.items():
        if one.role not in (FactRole.SETUP, FactRole.DERIVED):
            yield f" self.{name} = {_first(name, one, names)}"
    for name, one in declared.items():
        if one.role is FactRole.DERIVED:
            yield f" self.{name} = {_working_out(name, one, names)}"


def _read(declared: Mapping[str, Fact], names: dict[str, Any]) -> Iterator[str]:
    names["UNREADABLE"] = UNREADABLE_ERRORS
    names["unreadable"] = _unreadable
    yield "def _load_view(self, view):"
    yield " setup = self.setup"
    yield " players = setup.players"
    yield " try:"
    for name, one in declared.items():
        if one.role in (FactRole.FACT, FactRole.ZONE):
            names[f"read_{name}"] = one.read
            yield f"  key = {one.key!r}"
            yield f"  self.{name} = read_{name}(view[key], players)"
        elif one.role is FactRole.INTERNAL and one.work_out is None:
            yield f"  self.{name} = {_first(name, one, names)}"
    yield "  key = None"
    for name, one in declared.items():
        if one.role in (FactRole.INTERNAL, FactRole.DERIVED) and one.work_out is not None:
            yield f"  self.{name} = {_working_out(name, one, names)}"
    yield " except UNREADABLE as error:"
    yield "  raise unreadable(view, key, error) from error"


def _unreadable(view: Mapping[str, Any], key: str | None, error: Exception) -> ValueError:
    """The error of a view that cannot be read at ``key``; None means that its values conflict."""
    if key is None:
        return ValueError(f"The view does not fit together: {error}.")
    if key not in view:
        return ValueError(f"The view has no {key}.")
    return ValueError(f"The view's {key} cannot be read: {error}.")


def _clone(declared: Mapping[str, Fact]) -> Iterator[str]:
    yield "def clone(self):"
    yield " other = new(type(self))"
    for name, one in declared.items():
        copying = "{0}" if one.kind is None else one.kind.copying
        yield f" other.{name} = {copying.format(f'self.{name}')}"
    yield " return other"


def _telling(name: str, one: Fact, names: dict[str, Any]) -> str:
    return cast(FactType[Any], one.kind).to_json_source(names).format(f"self.{name}")


def _facts(declared: Mapping[str, Fact], names: dict[str, Any]) -> Iterator[str]:
    yield "def public_values(self):"
    yield " players = self.setup.players"
    yield " return {"
    for name, one in declared.items():
        if one.told and one.role is not FactRole.ZONE:
            yield f"  {one.key!r}: {_telling(name, one, names)},"
    yield " }"


def _told(
    method: str, parameters: str, made: StateMeta, names: dict[str, Any], hiding: bool
) -> Iterator[str]:
    yield f"def {method}({parameters}):"
    yield " setup = self.setup"
    yield " players = setup.players"
    yield " return {"
    yield "  'game': setup.game,"
    yield "  'players': players,"
    for name, one in made.__declared__.items():
        if one.role is FactRole.SETUP:
            yield "  'options': setup.options.as_values(),"
            yield f"  'seed': {None if hiding else 'setup.seed_in_view'},"
        elif one.told:
            value = _telling(name, one, names)
            if hiding and one.key in made.__hides__:
                names[f"hide_{name}"] = made.__hides__[one.key]
                value = f"hide_{name}({value}, seat)"
            yield f"  {one.key!r}: {value},"
    yield " }"


def _equal(declared: Mapping[str, Fact]) -> Iterator[str]:
    yield "def __eq__(self, other):"
    yield " if type(other) is not type(self):"
    yield "  return NotImplemented"
    yield " return ("
    yield "  self.setup == other.setup"
    for name, one in declared.items():
        if one.role is FactRole.INTERNAL:
            yield f"  and self.{name} == other.{name}"
    yield "  and self.full_view() == other.full_view()"
    yield " )"
