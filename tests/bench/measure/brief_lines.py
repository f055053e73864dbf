"""Lines of braille of ten decisions a game, beside what the screen says of them.

    python -m tests.bench.measure.brief_lines
    python -m tests.bench.measure.brief_lines taki --seed 3

Whoever knows the game should understand the lines alone.  Everybody plays as opponents do.  Takes
seconds.
"""

import argparse
from collections.abc import Iterator
from itertools import islice
from random import Random

from game.core.event import PERSON_SEAT
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from game.text.message import told
from game.ui.table.control import braille_lines
from tests.ui.line_player import LINE_NAMES, legal

SHOWN_DECISION_COUNT = 10
MAX_SHOWN_MOVE_COUNT = 4
MIN_CHOICE_MOVE_COUNT = 2


def decisions(name: str, seed: int) -> Iterator[tuple[list[str], str]]:
    """The lines of decisions with a choice, and the prompt with the first moves in words."""
    game, rng = GAMES_BY_NAME[name], Random(seed)
    table = game.table
    assert table is not None
    for players in (3, 2, 4):
        names = LINE_NAMES[:players]
        match = Match(game, game.setup(players, {}, seed), [one.name for one in names])
        while not match.state.over:
            if match.state.asked == PERSON_SEAT and rng.random() < 0.2:
                state = game.from_view(match.view(PERSON_SEAT))
                moves = legal(game, state)
                if len(moves) >= MIN_CHOICE_MOVE_COUNT:
                    said = [told(game.describe_move(state, game.parse(one), names))
                            for one in moves[:MAX_SHOWN_MOVE_COUNT]]  # fmt: skip
                    prompt = told(table.prompt(state, names))
                    yield braille_lines.decision(game, state, names), f"{prompt} {'; '.join(said)}"
            match.play(game.write(game.bot.rollout_move(match.state.clone(), rng)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.name for game in GAMES])
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for name in chosen.games:
        print(name)
        for lines, said in islice(decisions(name, chosen.seed), SHOWN_DECISION_COUNT):
            print("\n".join(f"  {line}" for line in lines))
            print(f"      {said}")


if __name__ == "__main__":
    main()
