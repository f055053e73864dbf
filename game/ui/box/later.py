"""Boxes that are made when they are needed."""

from collections.abc import Callable, Sequence
from typing import overload

from game.ui.box.base import Box


class Later(Sequence[Box]):
    """So many boxes, of which each is made when it is first asked for, from its number."""

    def __init__(self, many: int, make: Callable[[int], Box]) -> None:
        self.many = many
        self.make = make
        self.made: dict[int, Box] = {}

    def __len__(self) -> int:
        return self.many

    @overload
    def __getitem__(self, at: int) -> Box: ...
    @overload
    def __getitem__(self, at: slice) -> list[Box]: ...
    def __getitem__(self, at: int | slice) -> Box | list[Box]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(self.many))]
        if not 0 <= at < self.many:
            raise IndexError(f"there are {self.many} boxes, not {at + 1}")
        if at not in self.made:
            self.made[at] = self.make(at)
        return self.made[at]
