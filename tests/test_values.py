"""Dataclasses whose methods are written late are the standard library's in all else."""

import copy
import dataclasses
from typing import Any, ClassVar

import pytest

from game.values import asdict, astuple, dataclass, field, fields, replace


@dataclass(frozen=True, slots=True)
class Card:
    """A value."""

    rank: int
    suit: str = "S"
    marks: list[str] = field(default_factory=list, compare=False)
    deck: ClassVar[int] = 52


@dataclass(frozen=True, slots=True)
class Trump(Card):
    """A value with more in it."""

    power: int = 1

    def __post_init__(self) -> None:
        if self.power < 0:
            raise ValueError("no power")


@dataclass(slots=True)
class Pile:
    """Something that changes."""

    cards: list[Card]
    open: bool = True
    count: int = field(init=False, default=0)


def standard(kind: type) -> Any:
    """The same class, made by the standard library."""
    names: dict[str, Any] = {"__annotations__": {}}
    for one in dataclasses.fields(kind):
        names["__annotations__"][one.name] = one.type
        more: dict[str, Any] = {}
        if one.default is not dataclasses.MISSING:
            more["default"] = one.default
        if one.default_factory is not dataclasses.MISSING:
            more["default_factory"] = one.default_factory
        names[one.name] = dataclasses.field(compare=one.compare, init=one.init, **more)
    frozen = kind.__hash__ is not None
    return dataclasses.dataclass(type(kind.__name__, (), names), frozen=frozen)  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("kind", "given"),
    [(Card, (7,)), (Card, (8, "H", ["x"])), (Trump, (3, "D", [], 4)), (Pile, ([],))],
)
def test_what_it_is_and_says_is_what_the_standard_library_makes_of_it(
    kind: Any, given: tuple[Any, ...]
) -> None:
    mine, theirs = kind(*given), standard(kind)(*given)
    assert repr(mine) == repr(theirs)
    assert astuple(mine) == dataclasses.astuple(theirs)
    assert asdict(mine) == dataclasses.asdict(theirs)
    assert kind.__match_args__ == type(theirs).__match_args__
    if kind is not Pile:
        assert hash(mine) == hash(theirs)
    assert mine == kind(*given)
    assert mine != theirs
    assert [one.name for one in fields(kind)] == [one.name for one in dataclasses.fields(kind)]


def test_a_frozen_one_cannot_be_changed_and_is_copied_whole() -> None:
    card = Trump(7, power=2)
    with pytest.raises(dataclasses.FrozenInstanceError):
        card.rank = 8  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        del card.suit
    assert copy.copy(card) == card == copy.deepcopy(card)
    assert replace(card, rank=9) == Trump(9, "S", [], 2) == dataclasses.replace(card, rank=9)
    assert not hasattr(card, "__dict__")


def test_defaults_are_made_anew_and_what_is_wrong_is_said() -> None:
    assert Card(1).marks is not Card(1).marks
    assert Pile([]).count == 0
    with pytest.raises(TypeError, match="missing"):
        Card()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="unexpected"):
        Card(1, colour="red")  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="no power"):
        Trump(1, power=-1)
    with pytest.raises(ValueError, match="mutable default"):
        dataclass(type("Wrong", (), {"__annotations__": {"some": list}, "some": []}))
    with pytest.raises(TypeError):
        hash(Pile([]))


def test_one_of_the_standard_library_may_be_made_of_one_of_these() -> None:
    kind = dataclasses.dataclass(frozen=True)(
        type("Joker", (Card,), {"__annotations__": {"wild": bool}, "wild": True})
    )
    assert [one.name for one in fields(kind)] == ["rank", "suit", "marks", "wild"]
    assert replace(kind(3), wild=False).wild is False


def test_methods_are_written_when_they_are_first_called() -> None:
    @dataclass(frozen=True, slots=True)
    class Fresh:
        number: int

    assert Fresh.__init__.__code__.co_filename != "<string>"
    Fresh(1)
    assert Fresh.__init__.__code__.co_filename == "<string>"
