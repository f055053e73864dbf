"""A person with one switch, who waits until the frame is where they want it, and presses."""

from random import Random
from types import SimpleNamespace

from game.core.event import bare_card
from game.core.table import PERSON_HAND_ZONE
from game.ui.features.match.match_page import TablePage
from game.ui.kit.input.events import Key
from game.ui.kit.tree import Node
from tests.ui.stage import Stage

SWITCH = Key("return")
LOOK_SECONDS = 0.1
"""The person looks at the frame so often."""
REACTION_LOOKS = 4
"""Looks from the moment when the frame comes to a place until the person presses."""
MOST_LOOKS = 3000
SHORT_MATCHES = {
    "takeaway": {"rounds": 1},
    "take": {"target": 0},
    "rummy500": {"target": 0},
    "taki": {"wins": 1},
    "texas": {"rounds": "5-7"},
}
"""The options of a short match of each game."""


class SwitchPlayer:
    """Plays with one switch; ``presses`` and ``seconds`` are counted."""

    def __init__(self, stage: Stage, step_tenths: int = 12, switch: str = "one") -> None:
        self.stage = stage
        self.presses = 0
        self.began = stage.now
        stage.app.clock = SimpleNamespace(now=lambda: stage.now)  # type: ignore[assignment]
        stage.app.set("switch", switch)
        stage.app.set("switch_step", step_tenths)

    @property
    def seconds(self) -> float:
        return self.stage.now - self.began

    def look(self) -> None:
        """Let a moment pass, as the main loop does."""
        self.stage.tick(LOOK_SECONDS)
        self.stage.app.scanner.follow(self.stage.scene, self.stage.now)

    def press(self) -> None:
        self.presses += 1
        self.stage.app.send(SWITCH)

    def use(self, key: str) -> None:
        """Wait for the frame and press, until the node with this key has been used."""
        before, seen = None, 0
        for _ in range(MOST_LOOKS):
            self.look()
            place = self.stage.app.scanner.place
            seen = seen + 1 if place is None or place.keys == before else 0
            before = None if place is None else place.keys
            if seen >= REACTION_LOOKS and (place is None or key in place.keys):
                self.press()
                seen = 0
                if place is not None and len(place.keys) == 1:
                    return
        raise AssertionError(f"the frame never came to {key!r}")

    def make(self, move: str, page: TablePage) -> int:
        """Make a move at a table; the number of presses that it took."""
        before, made = self.presses, len(page.session.match.moves)
        for _ in range(2 * len(move.split()) + 3):
            if len(page.session.match.moves) > made or self.stage.scene.name in ("round", "result"):
                break
            self.use(self._next(move).key)
        return self.presses - before

    def play(self, page: TablePage, rng: Random) -> list[tuple[int, float]]:
        """Play a match to its end, by the rollout policy; presses and seconds of each decision."""
        stage, match, found = self.stage, page.session.match, []
        while not match.state.over:
            stage.until(
                lambda: stage.scene is not page or (page.model.your_turn and page.show.quiet)
            )
            if match.state.over:
                break
            if stage.scene is not page:
                self.use("answer 0")
                continue
            move = match.game.write(match.game.bot.rollout_move(match.state, rng))
            began = stage.now
            found.append((self.make(move, page), stage.now - began))
        return found

    def _next(self, move: str) -> Node:
        """What to use next for a move: its own button, that of its kind, or a card of it."""
        usable = [node for node in self.stage.nodes if node.key and node.enabled and node.act]
        for node in usable:
            if node.move == move:
                return node
        cards = {bare_card(word) for word in move.split()[1:]}
        for node in usable:
            if len(cards) > 1 and node.key == f"do {move.split()[0]}" and not node.move:
                return node
        for node in usable:
            zone, _, card = node.key.removeprefix("card ").rpartition("/")
            picked = bool(node.checked)
            if zone.startswith(PERSON_HAND_ZONE) and bare_card(card) in cards and not picked:
                return node
        for node in usable:
            if node.key.startswith("do ") and not node.move:
                return node
        raise AssertionError(f"nothing leads to {move!r}: {[node.key for node in usable]}")
