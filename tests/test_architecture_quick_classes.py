"""The package makes dataclasses faster: they behave as those that Python makes."""

import ast
import subprocess
import sys
from pathlib import Path

BUILD = Path(__file__).resolve().parents[1] / "build.spec"
TRIED = """
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace


@dataclass(frozen=True, slots=True)
class Point:
    x: int
    y: tuple = ()
    hidden: str = field(default="h", repr=False)


@dataclass(frozen=True)
class Deeper(Point):
    z: float = 0.5


@dataclass
class Open:
    one: Point
    two: list = field(default_factory=list)

    def __repr__(self):
        return "its own"


@dataclass(slots=True)
class Told:
    name: str


class Outer:
    @dataclass(frozen=True)
    class Inner:
        none: None = None


def refused(act):
    try:
        act()
    except FrozenInstanceError as error:
        return type(error).__name__, str(error)
    return "done"


point, deeper = Point(1, ("a", "it's")), Deeper(2)
for one in (point, deeper, Open(point), Told("x"), Outer.Inner()):
    print(one, one == replace(one), one != point)
    for name in [field.name for field in fields(one)]:
        print(name, refused(lambda: setattr(one, name, 7)), refused(lambda: delattr(one, name)))
print(hash(point) == hash((1, ("a", "it's"), "h")))
"""


def made(before: str) -> str:
    """What the classes say of themselves after this code."""
    code = [sys.executable, "-c", before + TRIED]
    return subprocess.run(code, capture_output=True, text=True, check=True).stdout


def test_quick_classes_say_compare_and_refuse_like_others() -> None:
    tree = ast.parse(BUILD.read_text(encoding="utf-8"))
    (quick,) = [
        ast.literal_eval(one.value)
        for one in tree.body
        if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == "QUICK_CLASSES"
    ]
    told = made("")
    assert "Point(x=1, y=('a', \"it's\"))" in told
    assert made(quick) == told
    assert made(quick.replace("cannot", "can")) != told, "the code is in use"
