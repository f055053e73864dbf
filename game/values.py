"""Dataclasses, as the standard library's, that cost a start next to nothing.

That library writes the methods of a class when the class is made, which is half a millisecond for
each of some two hundred classes, most of which a start never makes an object of.  Here they are
written when the first object is made, compared or put into a set.  What is used here of its
dataclasses works as there, and its own functions work on these.
"""

import abc
import reprlib
import sys
import typing
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import FrozenInstanceError as FrozenInstanceError
    from dataclasses import asdict as asdict
    from dataclasses import astuple as astuple
    from dataclasses import dataclass as dataclass
    from dataclasses import field as field
    from dataclasses import fields as fields
    from dataclasses import replace as replace
else:
    MISSING: Any = object()
    FIELDS = "__values__"

    class Field:
        """What is declared of one field."""

        __slots__ = (
            *("name", "type", "default", "default_factory"),
            *("init", "repr", "compare", "metadata"),
        )

        def __init__(
            self,
            default: Any = MISSING,
            default_factory: Any = MISSING,
            init: bool = True,
            repr: bool = True,
            compare: bool = True,
            metadata: Mapping[str, Any] | None = None,
        ) -> None:
            self.name, self.type = "", None
            self.default, self.default_factory = default, default_factory
            self.init, self.repr, self.compare = init, repr, compare
            self.metadata = {} if metadata is None else metadata

    field = Field

    def dataclass(
        cls: type | None = None, /, *, frozen: bool = False, slots: bool = False, eq: bool = True
    ) -> Any:
        """Have a class hold what its annotations declare."""
        if cls is None:
            return lambda found: _made(found, frozen, slots, eq)
        return _made(cls, frozen, slots, eq)

    def fields(one: Any) -> tuple[Any, ...]:
        """The fields of a dataclass, or of an object of one, in their order."""
        kind = one if isinstance(one, type) else type(one)
        if isinstance(vars(kind).get("__dataclass_fields__"), dict):
            # One of the standard library, made of one of these.
            return tuple(kind.__dataclass_fields__.values())
        return tuple(getattr(kind, FIELDS).values())

    def replace(one: Any, /, **changes: Any) -> Any:
        """The same object with some fields changed."""
        for its in fields(one):
            if its.init and its.name not in changes:
                changes[its.name] = getattr(one, its.name)
        return one.__class__(**changes)

    def astuple(one: Any) -> tuple[Any, ...]:
        """The values of the fields."""
        from dataclasses import astuple

        return astuple(one)

    def asdict(one: Any) -> dict[str, Any]:
        """The values of the fields by their names."""
        from dataclasses import asdict

        return asdict(one)

    def _made(cls: type, frozen: bool, slots: bool, eq: bool) -> type:
        declared: dict[str, Field] = {}
        for base in cls.__mro__[-1:0:-1]:
            declared.update(vars(base).get(FIELDS, {}))
        own = _own(cls)
        declared.update(own)
        explicit = vars(cls).get("__hash__", MISSING)
        hashed = explicit is not MISSING and not (explicit is None and "__eq__" in vars(cls))
        if slots:
            cls = _slotted(cls, own)
        setattr(cls, FIELDS, declared)
        cls.__dataclass_fields__ = _Standard()
        cls.__dataclass_params__ = SimpleNamespace(frozen=frozen, eq=eq, slots=slots)
        if "__match_args__" not in vars(cls):
            cls.__match_args__ = tuple(one.name for one in declared.values() if one.init)
        written = ["__init__"]
        if eq:
            written.append("__eq__")
        if eq and not hashed:
            if frozen:
                written.append("__hash__")
            else:
                cls.__hash__ = None
        for name in written:
            if name not in vars(cls) or name == "__hash__":
                setattr(cls, name, _unwritten(cls, name))
        if "__repr__" not in vars(cls):
            cls.__repr__ = _repr([one.name for one in declared.values() if one.repr])
        if frozen:
            _freeze(cls, declared, slots)
        if hasattr(cls, "__abstractmethods__"):
            abc.update_abstractmethods(cls)
        return cls

    def _own(cls: type) -> dict[str, Field]:
        """The fields that a class itself declares; their defaults are its attributes."""
        annotations = vars(cls).get("__annotations__")
        if annotations is None:
            annotations = cls.__annotations__ if sys.version_info >= (3, 14) else {}
        own = {}
        for name, kind in annotations.items():
            if _of_the_class(kind):
                continue
            default = vars(cls).get(name, MISSING)
            if isinstance(default, Field):
                one = default
                if one.default is MISSING:
                    delattr(cls, name)
                else:
                    setattr(cls, name, one.default)
            else:
                one = Field(default)
            if one.default.__hash__ is None:
                raise ValueError(f"mutable default {type(one.default)} for field {name}")
            one.name, one.type = name, kind
            own[name] = one
        return own

    def _of_the_class(kind: Any) -> bool:
        """Whether an annotation is of an attribute that all objects share."""
        if isinstance(kind, str):
            return kind.removeprefix("typing.").startswith("ClassVar")
        return kind is typing.ClassVar or typing.get_origin(kind) is typing.ClassVar

    def _slotted(cls: type, own: Mapping[str, Field]) -> type:
        """The class with a place for each of its fields, and for nothing else."""
        inherited = {name for base in cls.__mro__[1:-1] for name in vars(base).get("__slots__", ())}
        content = dict(vars(cls))
        content["__slots__"] = tuple(name for name in own if name not in inherited)
        for name in (*own, "__dict__", "__weakref__"):
            content.pop(name, None)
        made = type(cls)(cls.__name__, cls.__bases__, content)
        made.__qualname__ = cls.__qualname__
        return made

    def _unwritten(cls: type, name: str) -> Callable[..., Any]:
        """A method that has the real ones written when it is first called."""

        def method(self: Any, /, *values: Any, **named: Any) -> Any:
            if vars(cls).get(name) is method:
                setattr(cls, name, _written(cls, name))
            return getattr(cls, name)(self, *values, **named)

        method.__name__, method.__qualname__ = name, f"{cls.__qualname__}.{name}"
        method.__module__ = cls.__module__
        return method

    def _written(cls: type, name: str) -> Callable[..., Any]:
        """A method as it would be written by hand."""
        declared: Sequence[Field] = tuple(getattr(cls, FIELDS).values())
        names: dict[str, Any] = {"object_setattr": object.__setattr__, "MISSING": MISSING}
        compared = [one.name for one in declared if one.compare]
        if name == "__init__":
            lines = list(_init(cls, declared, names))
        elif name == "__hash__":
            lines = ["def __hash__(self):", f" return hash({_tuple('self', compared)})"]
        else:
            lines = [
                "def __eq__(self, other):",
                " if other.__class__ is self.__class__:",
                f"  return {_tuple('self', compared)} == {_tuple('other', compared)}",
                " return NotImplemented",
            ]
        exec("\n".join(lines), names)
        made: Callable[..., Any] = names[name]
        made.__qualname__, made.__module__ = f"{cls.__qualname__}.{name}", cls.__module__
        return made

    def _tuple(of: str, names: Sequence[str]) -> str:
        return f"({''.join(f'{of}.{name},' for name in names)})"

    def _init(cls: type, declared: Sequence[Field], names: dict[str, Any]) -> Any:
        heads, lines = [], []
        frozen = cls.__setattr__ is not object.__setattr__
        for one in declared:
            value = one.name
            if one.default_factory is not MISSING:
                names[f"make_{one.name}"] = one.default_factory
                made = f"make_{one.name}()"
                heads.append(f"{one.name}=MISSING")
                value = f"{made} if {one.name} is MISSING else {one.name}" if one.init else made
            elif one.default is not MISSING:
                names[f"usual_{one.name}"] = one.default
                heads.append(f"{one.name}=usual_{one.name}")
                value = one.name if one.init else f"usual_{one.name}"
            else:
                heads.append(one.name)
            if not one.init:
                heads.pop()
                if value == one.name:
                    continue
            if frozen:
                lines.append(f" object_setattr(self, {one.name!r}, {value})")
            else:
                lines.append(f" self.{one.name} = {value}")
        if hasattr(cls, "__post_init__"):
            lines.append(" self.__post_init__()")
        yield f"def __init__({', '.join(['self', *heads])}):"
        yield from lines or [" pass"]

    def _repr(names: Sequence[str]) -> Callable[[Any], str]:
        @reprlib.recursive_repr()
        def shown(self: Any) -> str:
            told = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
            return f"{self.__class__.__qualname__}({told})"

        return shown

    def _freeze(cls: type, declared: Mapping[str, Field], slots: bool) -> None:
        def refuse(self: Any, what: str, name: str) -> None:
            if type(self) is cls or name in declared:
                from dataclasses import FrozenInstanceError

                raise FrozenInstanceError(f"cannot {what} field {name!r}")

        def assign(self: Any, name: str, value: Any) -> None:
            refuse(self, "assign to", name)
            super(cls, self).__setattr__(name, value)

        def remove(self: Any, name: str) -> None:
            refuse(self, "delete", name)
            super(cls, self).__delattr__(name)

        cls.__setattr__, cls.__delattr__ = assign, remove
        if slots and "__getstate__" not in vars(cls):
            cls.__getstate__, cls.__setstate__ = _state, _restore

    def _state(self: Any) -> list[Any]:
        return [getattr(self, name) for name in getattr(self, FIELDS)]

    def _restore(self: Any, state: Sequence[Any]) -> None:
        for name, value in zip(getattr(self, FIELDS), state, strict=True):
            object.__setattr__(self, name, value)

    class _Standard:
        """The fields as the standard library has them, for its functions."""

        def __get__(self, one: Any, kind: type) -> dict[str, Any]:
            import dataclasses

            found = {}
            for its in getattr(kind, FIELDS).values():
                asked = {
                    "init": its.init,
                    "repr": its.repr,
                    "compare": its.compare,
                    "kw_only": False,
                }
                if its.default is not MISSING:
                    asked["default"] = its.default
                if its.default_factory is not MISSING:
                    asked["default_factory"] = its.default_factory
                made = dataclasses.field(**asked, metadata=its.metadata)
                made.name, made.type = its.name, its.type
                made._field_type = dataclasses._FIELD
                found[its.name] = made
            return found
