"""The sounds of each moment as they may follow each other: (second, sound, step, strength)."""

Layers = list[tuple[float, str, int, float | None]]


def _count(start: float, steps: int, strength: float) -> Layers:
    return [(start + 0.055 * step, "count", step, strength) for step in range(steps)]


def _moment(name: str, flight: float, strength: float) -> Layers:
    """Something is lifted, flies, lands and rings, and the points count up."""
    lands = 0.25 + flight
    return [
        (0.0, f"{name}-lift", 0, strength),
        (0.22, f"{name}-flight", 0, strength),
        (lands, f"{name}-land", 0, strength),
        (lands, "place", 0, None),
        (lands + 0.03, f"{name}-chime", 0, strength),
        (lands + 0.08, "robbed", 0, strength),
        (lands + 0.1, "remark", 0, None),
        (lands + 0.38, "victim", 0, strength),
        *_count(lands + 0.42, 5, strength),
        (lands + 0.7, "points", 0, strength),
    ]


TAKE = _moment("take", 0.45, 1.0)
MOMENTS: dict[str, Layers] = {
    "a card put down": [(0.0, "toss", 0, None), (0.3, "place", 0, None)],
    "a small take": _moment("take", 0.45, 0.1),
    "a great take": TAKE,
    "a double take": sorted(
        [
            *TAKE,
            *[(start + 0.5, sound, step, great) for start, sound, step, great in TAKE],
            (1.2, "double-chime", 0, 1.0),
        ],
        key=lambda one: one[0],
    ),
    "a big capture": _moment("capture", 0.6, 1.0),
    "a dig": _moment("dig", 0.55, 1.0),
    "a call with its take": [(0.0, "call", 0, 1.0), *TAKE],
    "a run is closed": [(0.0, "lay", 0, None), (0.0, "place", 0, None), (0.05, "run-close", 0, 1)],
    "a +3 is broken": [(0.0, "place", 0, None), (0.0, "broken", 0, 1.0), (0.1, "robbed", 0, 1.0)],
    "going out": [(0.0, "place", 0, None), (0.0, "out", 0, 1.0), (0.4, "round", 0, None)],
    "the match is won": [
        (0.0, "out", 0, 1.0),
        (0.1, "win", 0, None),
    ],
    "the match is lost": [(0.0, "place", 0, None), (0.3, "lose", 0, None)],
}
