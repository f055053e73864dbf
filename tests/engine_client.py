"""Another program's side of the headless engine."""

import json
from random import Random
from typing import Any

from game.engine import Engine
from game.games.takeaway.game import TAKEAWAY

STATUS = ["game", "players", "round", "dealer", "phase", "seat", "over", "scores", "winners"]
DECK = list(TAKEAWAY.pack(3, TAKEAWAY.options_type()))


class Client:
    """Speaks to an engine as another program would."""

    def __init__(self) -> None:
        self.engine = Engine()

    def send(self, line: bytes) -> dict[str, Any]:
        """The answer to a line."""
        text = self.engine.answer(line)
        assert "\n" not in text
        assert text.isascii()
        answer: dict[str, Any] = json.loads(text)
        assert isinstance(answer["ok"], bool)
        assert ("error" in answer) == (not answer["ok"])
        return answer

    def ask(self, cmd: str, **fields: Any) -> dict[str, Any]:
        """The answer to a request."""
        return self.send(json.dumps({"cmd": cmd, **fields}).encode())

    def done(self, cmd: str, **fields: Any) -> dict[str, Any]:
        """What a request that must succeed answers, without its ``ok``."""
        answer = self.ask(cmd, **fields)
        assert answer.pop("ok"), answer
        return answer

    def code(self, cmd: str, **fields: Any) -> str:
        """The code with which a request is refused."""
        return self.error(self.ask(cmd, **fields))

    def error(self, answer: dict[str, Any]) -> str:
        assert not answer["ok"], answer
        assert len(answer["error"]["message"]) > 10
        return str(answer["error"]["code"])

    def new(self, players: int = 3, seed: int = 7, **more: Any) -> dict[str, Any]:
        return self.done("new", game="takeaway", players=players, seed=seed, **more)

    def play_on(self, moves: int, seed: int = 1) -> None:
        rng = Random(seed)
        for _ in range(moves):
            found = self.done("moves")["moves"]
            if found:
                self.done("play", move=rng.choice(found))

    def play_to_a_choice(self) -> None:
        """Play until the seat that is asked has more than one move."""
        while len(self.done("moves")["moves"]) < 2:
            self.play_on(1)
