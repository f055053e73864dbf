"""Coins under way from the pot to a player."""

from game.ui.table.effects import bend, eased
from game.ui.table.layout import Layout
from game.values import dataclass

Purse = tuple[int, list[int]]
TRAVEL, APART = 0.35, 0.09
MOST = 12


@dataclass(frozen=True, slots=True)
class Coin:
    """One coin's way, in pixels and seconds."""

    start: tuple[int, int]
    goal: tuple[int, int]
    begins: float
    lasts: float
    arc: float

    def where(self, now: float) -> tuple[int, int]:
        """Where it is."""
        share = min(1.0, max(0.0, (now - self.begins) / self.lasts))
        way = eased(share)
        x = self.start[0] + (self.goal[0] - self.start[0]) * way
        y = self.start[1] + (self.goal[1] - self.start[1]) * way - self.arc * bend(way)
        return round(x), round(y)


class Coins:
    """The coins that can be seen flying."""

    def __init__(self) -> None:
        self.flying: list[Coin] = []

    def pay(
        self, before: Purse | None, after: Purse | None, laid: Layout, now: float, speed: float
    ) -> float:
        """Have coins fly to whoever has more of them than before; when the last is there."""
        arrives = now
        if before is None or after is None:
            return arrives
        for seat, (had, has) in enumerate(zip(before[1], after[1], strict=True)):
            for number in range(min(MOST, has - had)):
                begins = now + number * APART * speed
                self.flying.append(
                    Coin(
                        laid.purse.center,
                        laid.plates[seat].center,
                        begins,
                        TRAVEL * speed,
                        0.5 * laid.card,
                    )
                )
                arrives = max(arrives, begins + TRAVEL * speed)
        return arrives

    def sweep(self, now: float) -> None:
        """Let go of those that have arrived."""
        self.flying = [coin for coin in self.flying if now < coin.begins + coin.lasts]

    def land(self) -> None:
        """Have all of them arrive."""
        self.flying.clear()
