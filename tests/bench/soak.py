"""Plays on and on, and holds everything to its laws.

Run it: python -m tests.bench.soak --games 10000 [--game NAME] [--seed 1]
        python -m tests.bench.soak --window --minutes 60 [--seed 1]

Without a window: so many random matches of each game, any number of players, any options.  Every
match ends within its stated number of moves.  Every few moves the cards are counted, and what a
state says of its own moves and of moves met elsewhere is compared with the moves it lists.  One
match in fifty is played through the lines of the engine as well, undone for a while, and its
record loaded.

With a window, which needs no screen: a monkey at the tables of all five games, at top speed.
After each input the picture is compared with the match, and the match with the disk.  The
memory the process holds is told every so often; it must not grow once every game has been met.
"""

import argparse
import gc
import json
import os
import sys
import tempfile
import time
from collections import Counter, deque
from pathlib import Path
from random import Random
from typing import Any

from game.core.game import Game, State
from game.core.illegal import InvalidSetup, UnreadableMove
from game.core.options import Choices, IntRange, Options
from game.engine import Engine
from game.games import BY_NAME, GAMES
from tests.laws.walks import cards_in

COUNTED = 20
"""The cards are counted every so many moves."""
PROBED = 25
"""Moves are probed every so many moves."""
MOST_PROBES = 12
THROUGH_LINES = 50
"""Of so many matches one is played through the engine's lines."""
MOST_GROWTH = 48 * 2**20
"""How many bytes the window's process may grow by after it has met every game."""
STAY = 400
"""After so many inputs the monkey sits down at another table."""
AWAY = 25
MOST_UNFINISHED = 12


def options_of(game: Game[Any, Any], players: int, rng: Random) -> Options:
    """Options by chance that agree with each other and with the number of players."""
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
    """Random matches of one game, and what they came to."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self.game = game
        self.rng = Random(f"{game.name} {seed}")
        self.met: deque[str] = deque(maxlen=500)
        self.matches = self.moves = self.rounds = self.longest = self.probes = 0

    def match(self) -> None:
        """Play a match to its end; an assertion where a law is broken."""
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
        """Ask about the moves that are listed, and about some that are met elsewhere."""
        legal = {self.game.write(move) for move in moves}
        own = self.rng.sample(sorted(legal), min(len(legal), MOST_PROBES))
        others = self.rng.sample(list(self.met), min(len(self.met), MOST_PROBES))
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
        """Play the same match through the engine's lines, and load its record."""
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
        assert whole == json.loads(json.dumps(end.full_view()))
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


def memory() -> int:
    """The bytes of memory this process holds, after what is not needed was let go."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


class Sitting:
    """A monkey at one table after another, for as long as one likes."""

    def __init__(self, folder: Path, seed: int) -> None:
        from tests.ui.monkey import Monkey
        from tests.ui.stage import Stage

        self.stage = Stage(folder)
        self.monkey = Monkey(self.stage, seed, homesick=True)
        self.inputs = self.tables = 0
        self._stay = self._away = 0

    def go(self, seconds: float) -> None:
        """Do random things for so long; an assertion where the picture is not the match."""
        from game.ui.features.match.match_page import TablePage
        from tests.ui.monkey import keeps_its_laws

        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if self._stay == 0 or self._away > AWAY:
                self.monkey.sit(GAMES[self.tables % len(GAMES)])
                self.stage.thinker.asked.clear()
                self._tidy()
                self.tables += 1
                self._stay, self._away = STAY, 0
            self.monkey.act()
            self.monkey.wait()
            self.stage.app.images.begin_frame(hurry=False)
            keeps_its_laws(self.stage, self.inputs)
            stack = self.stage.app.director.stack
            at_table = any(isinstance(scene, TablePage) for scene in stack)
            self._away = 0 if at_table else self._away + 1
            self._stay -= 1
            self.inputs += 1

    def _tidy(self) -> None:
        """Leave no more unfinished matches lying about than a player would."""
        for path in self.stage.app.shelf.paths()[MOST_UNFINISHED:]:
            path.unlink()


def soak_games(games: list[Game[Any, Any]], count: int, seed: int) -> None:
    """So many matches of each game."""
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


def soak_window(minutes: float, seed: int) -> bool:
    """So many minutes of random inputs; whether the memory stayed as it was."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    parts = 10
    held: list[int] = []
    with tempfile.TemporaryDirectory() as folder:
        sitting = Sitting(Path(folder), seed)
        for part in range(parts):
            sitting.go(60 * minutes / parts)
            held.append(memory())
            print(
                f"{(part + 1) * minutes / parts:6.1f} min: {sitting.inputs} inputs, "
                f"{sitting.tables} tables, {held[-1] / 2**20:.0f} MB",
                flush=True,
            )
        sitting.stage.app.close()
    # The first parts fill the stores of drawings; what counts is what comes after them.
    growth = held[-1] - held[parts // 3]
    print(f"the memory grew by {growth / 2**20:.1f} MB since {(parts // 3 + 1) / parts:.0%}")
    return growth < MOST_GROWTH


def main() -> int:
    """Soak; 1 if the memory grew."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="matches of each game")
    parser.add_argument("--game", choices=sorted(BY_NAME), help="this game only")
    parser.add_argument("--window", action="store_true")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.window:
        return 0 if soak_window(chosen.minutes, chosen.seed) else 1
    soak_games([game for game in GAMES if chosen.game in (None, game.name)],
               chosen.games, chosen.seed)  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
