"""The second lines of prompts, so that nobody reads the same one turn after turn."""

MAX_RUNNING_LINE_COUNT = 2
"""Maximum number of decisions running with the same second line below the prompt."""


class SecondLines:
    """Remembers which second line was wanted at the last decisions that had one."""

    def __init__(self) -> None:
        self._line = ""
        self._positions: list[object] = []

    def shown(self, position: object, line: str) -> str:
        """The line to show in a position: empty if it was shown often enough without another."""
        if not line:
            return ""
        if line != self._line:
            self._line, self._positions = line, []
        if position not in self._positions:
            self._positions.append(position)
        return line if self._positions.index(position) < MAX_RUNNING_LINE_COUNT else ""
