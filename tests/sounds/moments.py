"""The layers of each moment as they may follow each other: (second, sound, step)."""

Layers = list[tuple[float, str, int]]


def _count(start: float, steps: int) -> Layers:
    return [(start + 0.07 * step, "count", step) for step in range(steps)]


def _moment(name: str, flight: float, steps: int) -> Layers:
    """Something is lifted, flies, lands and rings, and the points count up."""
    lands = 0.25 + flight
    return [
        (0.0, f"{name}-lift", 0),
        (0.15, f"{name}-flight", 0),
        (lands, f"{name}-land", 0),
        (lands, "place", 0),
        (lands, f"{name}-chime", 0),
        (lands, "robbed", 0),
        (lands, "remark", 0),
        *_count(lands + 0.1, steps),
        (lands + 0.1 + 0.07 * steps, "points", 0),
    ]


TAKE = _moment("take", 0.45, 10)
MOMENTS: dict[str, Layers] = {
    "a card put down": [(0.0, "draw", 0), (0.3, "place", 0)],
    "a take": TAKE,
    "a double take": [
        *TAKE,
        *[(start + 0.5, sound, step) for start, sound, step in TAKE],
        (1.2, "double-chime", 0),
    ],
    "a big capture": _moment("capture", 0.6, 16),
    "a dig": _moment("dig", 0.55, 16),
    "a call with its take": [(0.0, "call", 0), *TAKE],
    "a run is closed": [(0.0, "lay", 0), (0.0, "place", 0), (0.05, "run-close", 0)],
    "a +3 is broken": [(0.0, "place", 0), (0.0, "broken", 0), (0.1, "robbed", 0)],
    "going out": [(0.0, "place", 0), (0.0, "out", 0), (0.4, "round", 0)],
    "the match is won": [
        (0.0, "out", 0),
        (0.1, "win", 0),
        *[(0.2 * place, "sparkle", place % 3) for place in range(6)],
        *_count(0.5, 16),
    ],
    "the match is lost": [(0.0, "place", 0), (0.3, "lose", 0)],
}
