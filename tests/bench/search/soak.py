"""Random matches of every game: does a law of the rules break?

    python -m tests.bench.search.soak --games 10000 [--game NAME] [--seed 1]

Any number of players, any options.  Every match must end within the game's ``max_moves``.  Now and
then the cards are counted, and ``check`` is compared with the list of legal moves, for moves of
this and of other positions.  One match in fifty is also played through the engine's JSON lines,
undone and loaded.  10,000 matches take twenty minutes a game.
"""

import argparse
import json
import time
from collections import Counter, deque
from random import Random
from typing import Any

from game.core.game import Game, State
from game.core.illegal import InvalidSetup, UnreadableMove
from game.core.options import Choices, IntRange, Options
from game.engine import Engine
from game.games import GAMES, GAMES_BY_NAME
from tests.laws.walks import cards_in

COUNTED = 20
"""Moves between two counts of the cards."""
PROBED = 25
"""Moves between two comparisons of ``check`` with the legal moves."""
MAX_PROBES = 12
THROUGH_LINES = 50
"""One match in this many is played through the engine."""


def options_of(game: Game[Any, Any], players: int, rng: Random) -> Options:
    """Random options that fit together and suit the number of players."""
    while True:
        values = {one.name: _value(one.values, rng) for one in game.options_type.described()}
        try:
            options = game.options_type.from_values(values)
            options.check_players(players)
            return options
        except InvalidSetup:
            continue


def _value(values: IntRange | Choices, rng: Random) -> int | str:
    if isinstance(values, Choices):
        return rng.choice(values.values)
    return rng.choice([rng.randint(values.least, values.most), *values.also])


class Walker:
    """Random matches of one game, and their counts."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self.game = game
        self.rng = Random(f"{game.name} {seed}")
        self.met: deque[str] = deque(maxlen=500)
        self.matches = self.moves = self.rounds = self.longest = self.probes = 0

    def match(self) -> None:
        """Play a match to its end.  Raises AssertionError if a law is broken."""
        game, rng = self.game, self.rng
        players = rng.randint(*game.players)
        setup = game.setup(players, options_of(game, players, rng), rng.getrandbits(32))
        most = game.max_moves(players, setup.options)
        pack = Counter(game.pack(players, setup.options))
        state = game.new(setup)
        made: list[str] = []
        while not state.over:
            moves = list(state.legal())
            assert moves, "nobody can move"
            if len(made) % PROBED == 0:
                self._probe(state, moves)
            move = rng.choice(moves)
            made.append(game.write(move))
            state.advance(move)
            if len(made) % COUNTED == 0 or state.over:
                assert cards_in(state.full_view()) == pack, "cards are missing or too many"
            assert len(made) <= most, "the match does not end"
        assert not list(state.legal())
        if self.matches % THROUGH_LINES == 0:
            self._through_lines(state, made)
        self.matches += 1
        self.moves += len(made)
        self.rounds += len(state.rounds)
        self.longest = max(self.longest, len(made))

    def _probe(self, state: State[Any], moves: list[Any]) -> None:
        """Compare ``check`` with the legal moves, for them and for moves of other positions."""
        legal = {self.game.write(move) for move in moves}
        own = self.rng.sample(sorted(legal), min(len(legal), MAX_PROBES))
        others = self.rng.sample(list(self.met), min(len(self.met), MAX_PROBES))
        for text in [*own, *others]:
            try:
                move = self.game.parse(text)
            except UnreadableMove:
                raise AssertionError(f"{text!r} was a move once") from None
            allowed = state.check(move) is None
            assert allowed == (text in legal), f"{text!r} is {'' if allowed else 'not '}allowed"
            self.probes += 1
        self.met.extend(self.rng.sample(sorted(legal), min(len(legal), 3)))

    def _through_lines(self, end: State[Any], made: list[str]) -> None:
        """Play the same match through the engine, undo it and load its record."""
        setup = end.setup
        engine = Engine()
        values = setup.options.as_values()
        asked = {"game": setup.game, "players": setup.players, "seed": setup.seed}
        self._ask(engine, "new", options=values, **asked)
        for number, text in enumerate(made):
            if number % PROBED == 0:
                assert text in self._ask(engine, "moves")["moves"]
            self._ask(engine, "play", move=text)
        whole = self._ask(engine, "state")
        # The engine adds zones that are empty at the end of a match.
        assert whole | json.loads(json.dumps(end.full_view())) == whole
        record = self._ask(engine, "record")["record"]
        for _ in range(min(len(made), 300)):
            self._ask(engine, "undo")
        self._ask(engine, "load", record=record)
        assert self._ask(engine, "state") == whole

    @staticmethod
    def _ask(engine: Engine, cmd: str, **fields: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(
            engine.answer(json.dumps({"cmd": cmd, **fields}).encode())
        )
        assert answer.pop("ok"), answer
        return answer

    def __str__(self) -> str:
        return (
            f"{self.game.name}: {self.matches} matches, {self.moves} moves (the longest "
            f"{self.longest}), {self.rounds} rounds, {self.probes} moves probed"
        )


def soak(games: list[Game[Any, Any]], count: int, seed: int) -> None:
    """Play this many matches of each game."""
    for game in games:
        began = time.perf_counter()
        walker = Walker(game, seed)
        try:
            for _ in range(count):
                walker.match()
        except AssertionError:
            print(f"Broken in match {walker.matches} of {game.name}, seed {seed}.", flush=True)
            raise
        print(f"{walker}, in {time.perf_counter() - began:.0f} s", flush=True)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="matches of each game")
    parser.add_argument("--game", choices=sorted(GAMES_BY_NAME), help="this game only")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    soak([game for game in GAMES if chosen.game in (None, game.name)], chosen.games, chosen.seed)


if __name__ == "__main__":
    main()
