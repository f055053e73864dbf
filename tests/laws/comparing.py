"""How a number in a reason compares a move with the other one, by the view and the values said."""

from collections.abc import Callable

from tests.laws.reasoning import Told, Values

Compares = Callable[[Told, Values], bool]


def common(told: Told, values: Values) -> bool:
    """The number is of the position, the same whatever the move, or tells of no advantage."""
    return True


def less(mine: str, theirs: str = "theirs") -> Compares:
    """Both numbers are named, and the move's is the smaller one."""
    return lambda told, values: bool(values[mine] < values[theirs])


def more(mine: str, theirs: str = "theirs") -> Compares:
    """Both numbers are named, and the move's is the larger one."""
    return lambda told, values: bool(values[mine] > values[theirs])


def beyond(said: str, measured: Callable[[Told, str], int]) -> Compares:
    """The number is larger than the other move's, which is 0 where it has no such number."""
    return lambda told, values: bool(values[said] > measured(told, told.other))
