"""How far a card or a calendar day has turned over."""

TURNING_OVER_SECONDS = 0.5
"""Time that one usually takes to turn over, in seconds."""


class Turning:
    """How far a card has turned over: ``share`` is 0 for its back and 1 for its face.

    It begins ``after`` so many seconds from its first update, and takes ``seconds``.
    """

    __slots__ = ("after", "begins", "seconds", "share")

    def __init__(self, after: float, seconds: float = TURNING_OVER_SECONDS) -> None:
        self.after = after
        self.seconds = seconds
        self.begins: float | None = None
        self.share = 0.0

    def update(self, now: float) -> bool:
        """Turn on; whether the card still turns."""
        if self.begins is None:
            self.begins = now + self.after
        self.share = min(1.0, max(0.0, (now - self.begins) / self.seconds))
        return self.share < 1
