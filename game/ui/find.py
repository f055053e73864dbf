"""Finding words in a text, and where they stand once it is broken into lines."""

from collections.abc import Callable, Sequence


def spans(text: str, wanted: str) -> list[tuple[int, int]]:
    """Where what is wanted stands in a text, from and up to, whatever the case."""
    low, seek = text.lower(), " ".join(wanted.lower().split())
    found: list[tuple[int, int]] = []
    start = low.find(seek) if seek else -1
    while start >= 0:
        found.append((start, start + len(seek)))
        start = low.find(seek, start + len(seek))
    return found


def stretches(
    lines: Sequence[str], wanted: str, width: Callable[[str], int]
) -> list[list[tuple[int, int, int]]]:
    """For each place where it is found: the line, and from and up to where on it, in pixels.

    What is broken over two lines has a stretch on each.
    """
    text = " ".join(lines)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    found = []
    for start, end in spans(text, wanted):
        parts = []
        for number, line in enumerate(lines):
            first = max(0, start - starts[number])
            last = min(len(line), end - starts[number])
            if first < last:
                parts.append((number, width(line[:first]), width(line[:last])))
        found.append(parts)
    return found
