"""The numbers in reasons, and how each compares a move with the other one.

Of each message that names a number when two moves are compared, ``COMPARED`` tells whether that
number speaks for the move.  It is worked out from the view and the values said.  A message that is
not here may name no number then.
"""

from collections.abc import Callable
from typing import Any

from tests.laws.reasoning import Ring, Told, rummy_laid, rummy_worth, taki_fitting

Values = dict[str, Any]
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


# What another move has.


def _won(told: Told, move: str) -> int:
    return int(Ring(told, move).way["won"])


def _ends(told: Told, move: str) -> bool:
    return bool(Ring(told, move).way["over"])


def _brought(told: Told, move: str) -> int:
    """Points that a move of Take scores at once, those of runs that it takes counted."""
    word, *rest = move.split()
    worth = {"A": 15, "T": 10, "J": 10, "Q": 10, "K": 10}

    def points(cards: list[str]) -> int:
        return sum(20 if "=" in card else worth.get(card[0], 5) for card in cards)

    if word == "lay":
        return points(rest)
    if word != "add":
        return 0
    taken = [one for one in told.view["melds"] if one["id"] in rest[-1].split("+")]
    return sum(points(one["cards"]) for one in taken if one["owner"] != told.seat)


def _picked(told: Told, move: str) -> int:
    """Points of the pile's cards that a move of 500 Rummy takes."""
    if not move.startswith(("draw pile", "rummy")) or not move.split()[-1].isdigit():
        return 0
    return sum(rummy_worth(told, card) for card in told.view["pile"][-int(move.split()[-1]) :])


def _laid(told: Told, move: str) -> int:
    """Points that a move of 500 Rummy lays; 0 if it ends the round."""
    if move.split()[0] not in ("meld", "layoff"):
        return 0
    return rummy_laid(told, move) or 0


def _following(told: Told, move: str) -> int:
    return taki_fitting(told, move) if _is_colored(move) else 0


def _joining(told: Told, move: str) -> int:
    """Cards that could go into the run that a move of Taki opens."""
    word = move.split()[-1]
    card, _, chosen = word.partition("=")
    if not move.startswith("play ") or not (card == "super" or card.endswith("-taki")):
        return 0
    color = card[0] if card != "super" else chosen or told.view["color"]
    return sum(one[0] == color and one != "break" for one in told.hand if one[0] in "RYGB") - (
        card != "super"
    )


def _is_colored(move: str) -> bool:
    return move.startswith("play ") and (move[5] in "RYGB" or "=" in move)


COMPARED: dict[str, Compares] = {
    # Takeaway.
    "takeaway-why-more": lambda told, values: (
        values["more"] > 0 and values["count"] > _won(told, told.other)
    ),
    "takeaway-why-again": lambda told, values: not Ring(told, told.other).way["again"],
    "takeaway-why-open": less("open", "count"),
    "takeaway-why-safer": lambda told, values: (
        values["fits"] < values["theirs"] and values["size"] <= values["stake"]
    ),
    "takeaway-why-fewer": less("size", "stake"),
    "takeaway-why-ends": lambda told, values: not _ends(told, told.other),
    "takeaway-why-wins": lambda told, values: (
        not (_ends(told, told.other) and Ring(told, told.other).wins)
    ),
    # Texas Rummy.
    "texas-reason-out.match": common,
    "texas-reason-stock": common,
    "texas-reason-stock.end": common,
    "texas-reason-stock.end-turn": common,
    "texas-reason-stock.better": lambda told, values: 2 * values["fewer"] > values["cards"],
    "texas-reason-stock.nothing": lambda told, values: values["fewer"] > 0,
    "texas-reason-pile.brings": less("after", "now"),
    "texas-reason-pile.rarely": lambda told, values: 2 * values["fewer"] <= values["cards"],
    "texas-reason-discard.fewer": less("points"),
    "texas-reason-discard.out": more("out"),
    "texas-reason-discard.later": less("mean"),
    # Take.
    "take-why-few": common,
    "take-why-short": common,
    "take-why-lay": beyond("points", _brought),
    "take-why-take": beyond("points", _brought),
    "take-why-ends": lambda told, values: values["count"] <= 1,
    "take-why-wait": common,
    "take-why-dearer": more("points"),
    # 500 Rummy.
    "rummy500-reason-stock.several": lambda told, values: told.move == "draw stock",
    "rummy500-reason-stock.nothing": lambda told, values: told.move == "draw stock",
    "rummy500-reason-top.alone": beyond("points", _picked),
    "rummy500-reason-pile": beyond("points", _picked),
    "rummy500-reason-call": beyond("points", _picked),
    "rummy500-reason-meld": beyond("points", _laid),
    "rummy500-reason-lay-off": beyond("points", _laid),
    "rummy500-reason-few": common,
    "rummy500-reason-wait": common,
    "rummy500-reason-wait.risk": common,
    "rummy500-reason-other.cheaper": more("points"),
    "rummy500-reason-other.dearer": less("points"),
    "rummy500-reason-other.fewer": less("here", "there"),
    # Taki.
    "taki-why-few": common,
    "taki-why-go-on": common,
    "taki-why-run": common,
    "taki-why-run.alike": common,
    "taki-why-run.idle": common,
    "taki-why-no-way-out": common,
    "taki-why-pending": lambda told, values: not told.other.startswith("play "),
    "taki-why-change": beyond("count", _following),
    "taki-why-taki": beyond("count", _joining),
    "taki-why-fitting": more("count"),
    "taki-why-more": lambda told, values: not told.other.startswith("play "),
}
"""For each message that names a number, whether that speaks for the move, not for the other."""
