"""Values to pick one from, for rows of options, filters and the page that lists them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.text.message import TextValue, told


@dataclass(frozen=True)
class Picker:
    """Values with their labels, the current one, and the callback that gets the chosen one."""

    name: str
    heading: TextValue
    labels: Mapping[Any, TextValue]
    current: Any
    choose: Callable[[Any], None]

    @property
    def current_label(self) -> str:
        return told(self.labels[self.current])
