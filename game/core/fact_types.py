"""Fact types: how the values of a state are serialized as JSON, parsed and copied.

A ``FactType`` does this for one type of value.  Types are composed: ``CARDS_TYPE`` is a list of
``CARD_TYPE``, ``HANDS_TYPE`` one such list for each seat.  A game builds its own with
``CustomType``.

A view redacts values that its seat may not know: a list becomes its length, any other value null.
Reading a view puts a placeholder there, ``UNKNOWN_CARD`` for a card.  Writing a placeholder gives
null again.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar, cast

from game.cards import french
from game.cards.french import Card
from game.core.event import Seat, copy_json
from game.core.illegal import quoted

T = TypeVar("T")
C = TypeVar("C", bound=int)

UNKNOWN_CARD: Final = -1
"""Placeholder for a hidden card."""
MAX_HIDDEN_CARD_COUNT: Final = 10_000
"""Maximum length of a hidden list; more cards than any pack has."""


def visible_hands(hands: Sequence[list[C]], known: Sequence[list[C]]) -> list[list[C]]:
    """The visible cards of hands read from a view; for hidden hands the known cards."""
    return [
        seen[:] if UNKNOWN_CARD in hand else hand for hand, seen in zip(hands, known, strict=True)
    ]


class FactType(ABC, Generic[T]):
    """How a value is serialized, parsed and copied.

    ``copying`` is Python source that copies the value ``{0}``; ``{0}`` itself for immutable
    values, which clones share.
    """

    copying: str = "{0}"

    @property
    def is_shared(self) -> bool:
        """Whether clones of a state share the value."""
        return self.copying == "{0}"

    @abstractmethod
    def blank(self, players: int) -> T:
        """The value before the first deal, in a match with this many players."""

    def blank_source(self, names: dict[str, Any]) -> str:
        """Python source for the result of ``blank``; see ``to_json_source``."""
        return f"{_named(names, self.blank)}(players)"

    @abstractmethod
    def from_json(self, told: Any, players: int) -> T:
        """The value that JSON-like data describes; raises ``ValueError`` with a sentence."""

    def to_json(self, value: T, players: int) -> Any:
        """The value as JSON-like data that shares nothing mutable with it."""
        return value

    def to_json_source(self, names: dict[str, Any]) -> str:
        """Python source for the result of ``to_json``, with ``{0}`` for the value.

        Other objects that the source uses are added to ``names``; ``players`` is defined.  This
        is the fast form, for the generated methods of a class.
        """
        if type(self).to_json is FactType.to_json:
            return "{0}"
        return f"{_named(names, self.to_json)}({{0}}, players)"

    def redact(self, told: Any) -> Any:
        """The data of the value for a seat that may not know it."""
        return None

    def from_redacted(self, told: Any, players: int) -> T:
        """The value, or a placeholder where it was redacted."""
        return self.blank(players) if told is None else self.from_json(told, players)


def _named(names: dict[str, Any], thing: Any) -> str:
    """Add an object to ``names`` under a new name, and return that name."""
    name = f"_{len(names)}"
    names[name] = thing
    return name


class PlainType(FactType[T]):
    """A number, text or flag: its own JSON."""

    def __init__(self, sort: type[T], blank: T) -> None:
        self.sort = sort
        self._blank = blank

    def blank(self, players: int) -> T:
        return self._blank

    def blank_source(self, names: dict[str, Any]) -> str:
        return _named(names, self._blank)

    def from_json(self, told: Any, players: int) -> T:
        if type(told) is not self.sort:
            raise ValueError(f"{quoted(told)} is not of the sort {self.sort.__name__}")
        return told


class SeatType(FactType[Seat]):
    def blank(self, players: int) -> Seat:
        return Seat(0)

    def from_json(self, told: Any, players: int) -> Seat:
        if type(told) is not int or not 0 <= told < players:
            raise ValueError(f"{quoted(told)} is not a seat")
        return Seat(told)


class OptionalType(FactType[T | None]):
    def __init__(self, kind: FactType[T]) -> None:
        self.kind = kind
        if not kind.is_shared:
            self.copying = f"(None if {{0}} is None else {kind.copying})"

    def blank(self, players: int) -> T | None:
        return None

    def blank_source(self, names: dict[str, Any]) -> str:
        return "None"

    def to_json(self, value: T | None, players: int) -> Any:
        return None if value is None else self.kind.to_json(value, players)

    def to_json_source(self, names: dict[str, Any]) -> str:
        inner = self.kind.to_json_source(names)
        return inner if inner == "{0}" else f"(None if {{0}} is None else {inner})"

    def from_json(self, told: Any, players: int) -> T | None:
        return None if told is None else self.kind.from_json(told, players)


class CodedType(FactType[C]):
    """A small int serialized as a text; -1 means none or unknown."""

    def __init__(self, texts: Sequence[str]) -> None:
        # Index -1 finds the last entry, None.
        self._texts: tuple[str | None, ...] = (*texts, None)
        self._codes: dict[str | None, C] = {text: cast(C, code) for code, text in enumerate(texts)}
        self._codes[None] = cast(C, UNKNOWN_CARD)

    def blank(self, players: int) -> C:
        return cast(C, UNKNOWN_CARD)

    def to_json(self, value: C, players: int) -> Any:
        return self._texts[value]

    def to_json_source(self, names: dict[str, Any]) -> str:
        return f"{_named(names, self._texts)}[{{0}}]"

    def from_json(self, told: Any, players: int) -> C:
        try:
            return self._codes[told]
        except (KeyError, TypeError):
            some = f"{self._texts[0]}, {self._texts[1]} ..."
            raise ValueError(f"{quoted(told)} is none of {some}") from None


class ListType(FactType[list[T]]):
    """A list of values; with ``backward`` the JSON lists the last one first.

    Redacted, it is its length.
    """

    def __init__(self, kind: FactType[T], backward: bool = False) -> None:
        self.kind = kind
        self.step = -1 if backward else 1
        copying = kind.copying.format("one")
        self.copying = "{0}[:]" if kind.is_shared else f"[{copying} for one in {{0}}]"

    def blank(self, players: int) -> list[T]:
        return []

    def blank_source(self, names: dict[str, Any]) -> str:
        return "[]" if type(self).blank is ListType.blank else super().blank_source(names)

    def to_json(self, value: list[T], players: int) -> Any:
        tell = self.kind.to_json
        return [tell(one, players) for one in value[:: self.step]]

    def to_json_source(self, names: dict[str, Any]) -> str:
        if type(self).to_json is not ListType.to_json:
            return super().to_json_source(names)
        turned = "{0}" if self.step == 1 else "{0}[::-1]"
        inner = self.kind.to_json_source(names).format("one")
        return "{0}[:]" if (inner, self.step) == ("one", 1) else f"[{inner} for one in {turned}]"

    def from_json(self, told: Any, players: int) -> list[T]:
        if not isinstance(told, list | tuple):
            raise ValueError(f"{quoted(told)} is not a list")
        read = self.kind.from_json
        return [read(one, players) for one in told][:: self.step]

    def redact(self, told: Any) -> Any:
        return len(told) if isinstance(told, list) else told

    def from_redacted(self, told: Any, players: int) -> list[T]:
        if type(told) is not int:
            return self.from_json(told, players)
        if not 0 <= told <= MAX_HIDDEN_CARD_COUNT:
            raise ValueError(f"{told} is not a number of cards")
        return [self.kind.from_redacted(None, players)] * told


class PerSeatType(ListType[T]):
    """A list of one value for each seat, which may be hidden from the other seats."""

    def blank(self, players: int) -> list[T]:
        return [self.kind.blank(players) for _ in range(players)]

    def blank_source(self, names: dict[str, Any]) -> str:
        if type(self).blank is not PerSeatType.blank:
            return super().blank_source(names)
        return f"[{self.kind.blank_source(names)} for _ in range(players)]"

    def from_json(self, told: Any, players: int) -> list[T]:
        values = super().from_json(told, players)
        if len(values) != players:
            raise ValueError(f"{quoted(told)} has not one value for each of {players} seats")
        return values

    def redact(self, told: Any) -> Any:
        return None if told is None else [self.kind.redact(one) for one in told]

    def redact_for_others(self, told: Any, seat: Seat) -> Any:
        """The data for a seat that may know only its own entry."""
        return [
            one if owner == seat else self.kind.redact(one) for owner, one in enumerate(told or ())
        ]

    def from_redacted(self, told: Any, players: int) -> list[T]:
        if not isinstance(told, list | tuple) or len(told) != players:
            raise ValueError(f"{quoted(told)} has not one value for each of {players} seats")
        return [self.kind.from_redacted(one, players) for one in told]


class TupleType(FactType[tuple[T, ...]]):
    """A tuple of values, which clones share."""

    def __init__(self, kind: FactType[T]) -> None:
        self.row = ListType(kind)

    def blank(self, players: int) -> tuple[T, ...]:
        return ()

    def to_json(self, value: tuple[T, ...], players: int) -> Any:
        return [self.row.kind.to_json(one, players) for one in value]

    def from_json(self, told: Any, players: int) -> tuple[T, ...]:
        return tuple(self.row.from_json(told, players))

    def redact(self, told: Any) -> Any:
        return self.row.redact(told)

    def from_redacted(self, told: Any, players: int) -> tuple[T, ...]:
        return tuple(self.row.from_redacted(told, players))


class CustomType(FactType[T]):
    """An immutable value, serialized and parsed by two functions that are exact inverses."""

    def __init__(self, blank: T, tell: Callable[[T], Any], read: Callable[[Any], T]) -> None:
        self._blank = blank
        self._tell = tell
        self._read = read

    def blank(self, players: int) -> T:
        return self._blank

    def blank_source(self, names: dict[str, Any]) -> str:
        return _named(names, self._blank)

    def to_json(self, value: T, players: int) -> Any:
        return self._tell(value)

    def from_json(self, told: Any, players: int) -> T:
        return self._read(told)


class JsonListType(FactType[list[dict[str, Any]]]):
    """A list of JSON-like objects that are never mutated."""

    copying = "{0}[:]"

    def blank(self, players: int) -> list[dict[str, Any]]:
        return []

    def to_json(self, value: list[dict[str, Any]], players: int) -> Any:
        return copy_json(value)

    def from_json(self, told: Any, players: int) -> list[dict[str, Any]]:
        if not isinstance(told, list) or not all(isinstance(one, dict) for one in told):
            raise ValueError(f"{quoted(told)} is not a list of objects")
        return [copy_json(one) for one in told]


NUMBER_TYPE: Final[FactType[int]] = PlainType(int, 0)
FLAG_TYPE: Final[FactType[bool]] = PlainType(bool, False)
TEXT_TYPE: Final[FactType[str]] = PlainType(str, "")
SEAT_TYPE: Final[FactType[Seat]] = SeatType()
JSON_LIST_TYPE: Final[FactType[list[dict[str, Any]]]] = JsonListType()
SEAT_NUMBERS_TYPE: Final[FactType[list[int]]] = PerSeatType(NUMBER_TYPE)
"""A number for each seat."""

CARD_TYPE: Final[FactType[Card]] = CodedType(
    [french.write(Card(number)) for number in range(french.JOKER + 1)]
)
CARDS_TYPE: Final[FactType[list[Card]]] = ListType(CARD_TYPE)
STOCK_TYPE: Final[FactType[list[Card]]] = ListType(CARD_TYPE, backward=True)
"""Cards whose last one is drawn next; the JSON lists that one first."""
HANDS_TYPE: Final[FactType[list[list[Card]]]] = PerSeatType(CARDS_TYPE)
"""One list of cards for each seat, such as hands or discards."""
