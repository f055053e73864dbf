"""Whether a change of the code changed what the program does.

    python -m tests.bench.unchanged --write /tmp/before.json
    python -m tests.bench.unchanged --against /tmp/before.json
    python -m tests.bench.unchanged --against /tmp/before.json pages records

The first call writes a digest of each thing that must stay the same, the second compares and prints
the names of those that differ.  All parts take four minutes.

- ``pages``: tree and pixels of each page of ``tests/ui/pages.py`` at three window sizes.
- ``positions``: legal moves, views, refusals, prompts and marks in positions of random and good
  play, for each value of each option.
- ``policy``: moves and chances of each level, moves of the rollout policy.
- ``engine``: answers to a script of requests.
- ``records``: records of whole matches with their seals, and what verification says of them.
"""

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import datetime, tzinfo
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("TZ", "Europe/Berlin")

import pygame

from game.core.game import Game, State
from game.core.record import parse_record
from game.features.evening import evening_store
from game.games import GAMES
from game.match.match import load
from game.match.seal_check import verify
from game.storage import match_index, match_store
from game.text.message import told
from game.ui.kit import clock
from tests.bench import policy
from tests.engine_client import Client
from tests.laws.agreeing import YOU, names_at
from tests.laws.walks import choices
from tests.match import sealed
from tests.sitting import seen
from tests.ui.pages import PAGES
from tests.ui.stage import canvas, staged

SIZES = ((960, 600), (1280, 720), (1920, 1080))
POSITION_MOVES = 150
"""Length of a walk in moves."""
LISTED_MOVES = 200
"""So many legal moves of a position count, in their order."""
ENGINE_MOVES = 60
PROFILE = Path(tempfile.gettempdir()) / "five-takes-unchanged"

Digests = dict[str, str]


def digest(*parts: object) -> str:
    """A short hash of values by their text."""
    return sha256(repr(parts).encode("utf-8", "surrogatepass")).hexdigest()[:16]


def pages() -> Iterator[tuple[str, str]]:
    """Tree and pixels of each page at each size."""
    for name, open_page in PAGES.items():
        freeze(name)
        # A fixed name, as pages show paths.
        shutil.rmtree(PROFILE, ignore_errors=True)
        with staged(PROFILE) as stage:
            stage.resize(*SIZES[0])
            open_page(stage)
            for size in SIZES:
                stage.resize(*size)
                stage.tick()
                stage.scene.paint(stage.app.painter)
                where = f"pages: {name}, {size[0]}x{size[1]}"
                told_tree = json.dumps(stage.scene.tree.as_json(1.0))
                yield f"{where}, tree", digest(told_tree)
                yield f"{where}, pixels", digest(pygame.image.tobytes(canvas(size), "RGB"))


class FrozenTime(datetime):
    """The same moment at every call."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "FrozenTime":
        return cls(2026, 11, 21, 12, tzinfo=tz)

    @classmethod
    def fromtimestamp(cls, timestamp: float, tz: tzinfo | None = None) -> "FrozenTime":
        return cls.now(tz)


def freeze(name: str) -> None:
    """Stop the clock of records, and draw the same random bytes for each name."""
    os.urandom = Random(name).randbytes  # type: ignore[assignment]
    for module in (clock, evening_store, match_index, match_store):
        module.datetime = FrozenTime  # type: ignore[misc]


def positions() -> Iterator[tuple[str, str]]:
    """What rules and table say in the positions of each game and choice of options."""
    for game in GAMES:
        for number, (players, options) in enumerate(choices(game)):
            told_there = [_position(game, state) for state in _walk(game, players, options, number)]
            yield f"positions: {game.name} {number}", digest(told_there)


def _walk(game: Game[Any, Any], players: int, options: Any, number: int) -> Iterator[State[Any]]:
    rng = Random(number)
    state: State[Any] = game.new(game.setup(players, options, number))
    for _ in range(POSITION_MOVES):
        if state.over:
            return
        yield state
        if rng.random() < 0.3:
            state.advance(rng.choice(list(islice(state.legal(), LISTED_MOVES))))
        else:
            state.advance(game.bot.rollout_move(state, rng))


def _position(game: Game[Any, Any], state: State[Any]) -> object:
    """Moves, views and refusals of a position, and the table of the player who is asked."""
    asked = state.asked
    moves = [game.write(move) for move in islice(state.legal(), LISTED_MOVES)]
    hand = sorted(set(str(state.view(YOU)).replace("'", " ").replace(",", " ").split()))
    refusals = []
    for text in moves[:10]:
        for other in hand[:: max(1, len(hand) // 8)]:
            changed = " ".join([*text.split()[:-1], other])
            try:
                move = game.parse(changed)
            except ValueError:
                continue
            refusals.append((changed, repr(state.check(move))))
    found: list[object] = [asked, moves, state.view(YOU), refusals]
    table = game.table
    if table is not None and asked == YOU:
        at, names = seen(state), names_at(state)
        found += [
            told(table.prompt(at, names)),
            repr(table.next_zone(at, names)),
            repr(table.card_marks(at)),
            repr(table.zones(at, names)),
            repr(table.offers(at, (), names)),
        ]
    return found


def policies() -> Iterator[tuple[str, str]]:
    """The moves of each level of each game."""
    for game in GAMES:
        yield f"policy: {game.name}", policy.moves(game)


def engine() -> Iterator[tuple[str, str]]:
    """The engine's answers to a script of requests."""
    for game in GAMES:
        client = Client()
        answers: list[object] = [client.done("games"), client.done("rules")]
        for players in game.players:
            answers.append(client.ask("new", game=game.name, players=players, seed=players))
            rng = Random(players)
            for _ in range(ENGINE_MOVES):
                moves = client.ask("moves").get("moves")
                if not moves:
                    break
                answers += [client.ask("state"), client.ask("view", seat=0), moves]
                answers.append(client.ask("play", move=rng.choice(moves)))
                answers.append(client.ask("why", move=rng.choice(moves)))
            answers += [client.ask("undo"), client.ask("status")]
            answers.append(client.ask("advise", level="expert", playouts=40, explain=True))
            answers.append(client.done("load", record=client.done("record")["record"]))
        yield f"engine: {game.name}", digest(answers)


def records() -> Iterator[tuple[str, str]]:
    """Records of whole matches, with what verification says of them."""
    for game in GAMES:
        for secret in (True, False):
            freeze(game.name)
            cut = Random(5) if secret else None
            match = sealed.played(game, secret=secret, cut=cut)
            text = match.sealed_record()
            found = load(text)
            verdicts = [(one.good, told(one.sentence)) for one in verify(found, parse_record(text))]
            yield f"records: {game.name}, {secret}", digest(text, verdicts)


PARTS: dict[str, Callable[[], Iterator[tuple[str, str]]]] = {
    "pages": pages,
    "positions": positions,
    "policy": policies,
    "engine": engine,
    "records": records,
}


def main() -> int:
    """Write the digests, or compare them; 1 if any differs."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", default=[*PARTS], help="default: all parts")
    parser.add_argument("--write", type=Path, help="write the digests to this file")
    parser.add_argument("--against", type=Path, help="compare with the digests in this file")
    chosen = parser.parse_args()
    found: Digests = {}
    for part in chosen.parts:
        found.update(PARTS[part]())
        print(f"{part}: {sum(name.startswith(f'{part}:') for name in found)} digests", flush=True)
    if chosen.write is not None:
        chosen.write.write_text(json.dumps(found, indent=1), encoding="utf-8")
    if chosen.against is None:
        return 0
    before: Digests = json.loads(chosen.against.read_text(encoding="utf-8"))
    wanted = {
        name: value for name, value in before.items() if name.partition(":")[0] in chosen.parts
    }
    differing = [name for name in {**wanted, **found} if wanted.get(name) != found.get(name)]
    for name in differing:
        print(f"differs: {name}")
    print(f"{len(found)} compared, {len(differing)} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
