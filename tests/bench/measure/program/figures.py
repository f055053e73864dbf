"""Tables of measured figures, and the statistics in them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True, slots=True)
class Figures:
    """A table: the heads of its columns, a row for each thing measured, and a note."""

    title: str
    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    note: str = ""

    def lines(self) -> Iterator[str]:
        """Lines of text: the first column is left-aligned, the others right-aligned."""
        yield self.title
        widths = [max(map(len, column)) for column in zip(self.heads, *self.rows, strict=True)]
        for row in (self.heads, *self.rows) if self.rows else ():
            first, *others = zip(row, widths, strict=True)
            cells = [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]
            yield "  " + "  ".join(cells).rstrip()
        if self.note:
            yield f"  {self.note}"


def percentile(values: Iterable[float], share: float) -> float:
    """The value below which this share of the values lies; 0 if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean of a sample, and half of its 95 % confidence interval."""
    mean = sum(values) / len(values)
    squares = sum((one - mean) ** 2 for one in values)
    return mean, 1.96 * sqrt(squares / max(1, len(values) - 1) / len(values))


def spread(seconds: Sequence[float]) -> tuple[str, str, str]:
    """Median, 99th percentile and maximum of times, in milliseconds."""
    return (
        milliseconds(percentile(seconds, 0.5)),
        milliseconds(percentile(seconds, 0.99)),
        milliseconds(max(seconds, default=0.0)),
    )


def milliseconds(seconds: float) -> str:
    """A time as milliseconds, with one decimal below 100."""
    thousandths = 1000 * seconds
    return f"{thousandths:.1f}" if thousandths < 100 else f"{thousandths:,.0f}"
