"""How often each character differs from a neutral player, and what that costs.

    python -m tests.bench.measure.bench_characters --games takeaway --levels hard --again 160

A trait has a say in a decision if some candidates show it and others do not.  Printed is in what
share of those the character chooses another move than the neutral player with the same seed, and
the cost: with ``--deals`` the share of matches won against the neutral player; with ``--again``
the loss on that many fresh worlds, for up to ``--checked`` decisions that differ, as a mean per
decision times the decisions of a match.  Takes minutes to hours.

    python -m tests.bench.measure.bench_characters --plans --games take --deals 150

Games with plans have these in place of traits.  With ``--plans`` each character plays pairs of
matches against the neutral player.  Printed are the share won, and in what share of its open
moments each followed its own plan, the neutral player beside it.  Then how often a naive Bayes
reader, trained on the first ``--training`` matches of each, names the right one of four lines after
three of the others.  ``--short`` plays the shortest matches.  Takes hours to days.
"""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import Any

from game.ai.characters import ALL_CHARACTERS, Character
from game.ai.levels import advise
from game.ai.search import PlayoutBatch, difference
from game.ai.style import NEUTRAL_STYLE, Style
from game.core.game import Game, State
from game.games import GAMES_BY_NAME
from tests.archive import short
from tests.bench.measure.matches import Player, play, shares
from tests.bench.measure.program.figures import interval
from tests.support.plan_reading import (
    LINES_COUNT,
    READ_MATCHES_COUNT,
    Followed,
    right_shares,
    summed,
    watched,
)
from tests.support.trait_counts import Count, counted


def player(game: Game[Any, Any], level: str, style: Style, playouts: int) -> Player:
    """A player at a level, with these likings."""

    def made(state: State[Any], rng: Random) -> Any:
        assert state.asked is not None, "a seat is asked"
        view = state.view(state.asked)
        return game.parse(
            advise(game, view, level, rng.getrandbits(32), playouts, style=style).move
        )

    return made


def against_neutral(
    game: Game[Any, Any], level: str, one: Character, deals: int, playouts: int
) -> tuple[float, float]:
    """The share of matches won over pairs of matches, and half of its interval."""
    mine, neutral = (player(game, level, style, playouts) for style in (one.style, NEUTRAL_STYLE))
    won = []
    for deal in range(deals):
        setup = game.setup(2, {}, Random(f"deal {deal}").getrandbits(48))
        first = shares(play(game, setup, (mine, neutral), Random(deal)))[0]
        second = shares(play(game, setup, (neutral, mine), Random(deal)))[1]
        won.append((first + second) / 2)
    return interval(won)


@dataclass
class Planned:
    """Matches of a character against the neutral player: what was won, and which plans followed.

    ``won`` has one share for each deal, played from both sides, and ``seen`` the counts of each
    match.
    """

    won: list[float] = field(default_factory=list)
    seen: list[Followed] = field(default_factory=list)
    neutral: Followed = field(default_factory=Followed)


def with_plans(
    game: Game[Any, Any],
    level: str,
    one: Character,
    deals: int,
    playouts: int,
    options: Mapping[str, Any],
) -> Planned:
    """Pairs of matches of a character with its plan against the neutral player."""
    found = Planned()
    for deal in range(deals):
        setup = game.setup(2, options, Random(f"deal {deal}").getrandbits(48))
        won = 0.0
        for seat in (0, 1):
            mine, theirs = Followed(), Followed()
            players = [
                watched(game, player(game, level, one.style, playouts), mine),
                watched(game, player(game, level, NEUTRAL_STYLE, playouts), theirs),
            ]
            end = play(game, setup, players[:: -1 if seat else 1], Random(deal))
            won += shares(end)[seat] / 2
            found.seen.append(mine)
            found.neutral.add(theirs)
        found.won.append(won)
    return found


def print_plans(game: Game[Any, Any], level: str, chosen: argparse.Namespace) -> None:
    """Print what the plans of a game cost, how they are followed, and how they are told."""
    options = short(game) if chosen.short else {}
    played: dict[str, Planned] = {}
    for one in ALL_CHARACTERS:
        if one.name in chosen.names:
            found = with_plans(game, level, one, chosen.deals, chosen.playouts, options)
            played[one.name] = found
            mean, half = interval(found.won) if len(found.won) > 1 else (sum(found.won), inf)
            whole = summed(found.seen)
            print(
                f"{game.name:9} {level:7} {one.name:6} wins {mean:6.2%} +- {half:.2%},"
                f" open {whole.opened.get(one.name, 0) / len(found.seen):.1f} a match,"
                f" fits {whole.share(one.name):4.0%}, neutral {found.neutral.share(one.name):4.0%}",
                flush=True,
            )
    won = [share for found in played.values() for share in found.won]
    if len(won) > 1:
        print(f"{game.name:9} {level:7} all    wins {'{:6.2%} +- {:.2%}'.format(*interval(won))}")
    training = {name: found.seen[: chosen.training] for name, found in played.items()}
    fresh = {name: found.seen[chosen.training :] for name, found in played.items()}
    if len(played) < LINES_COUNT or not all(
        len(matches) >= READ_MATCHES_COUNT for matches in fresh.values()
    ):
        print("Too few characters or matches to read plans from.")
        return
    right = right_shares(training, fresh, Random(5))
    for name, share in right.items():
        print(f"{game.name:9} {level:7} {name:6} named {share:4.0%}")
    print(f"{game.name:9} {level:7} all    named {sum(right.values()) / len(right):4.0%}")


def loss(game: Game[Any, Any], count: Count, again: int, checked: int) -> tuple[float, float]:
    """The mean loss of a decision in percentage points on fresh worlds, and half its interval."""
    chosen = Random(3).sample(count.where, min(checked, len(count.where)))
    if len(chosen) < 2:
        return 0.0, 0.0
    losses = []
    for number, (view, mine, theirs) in enumerate(chosen):
        rows = PlayoutBatch(game, view, 1_000_000 + number).rows(range(again), [mine, theirs])
        one, other = ([row[place] for row in rows] for place in (0, 1))
        losses.append(-difference(one, other)[0])
    mean, half = interval(losses)
    rate = count.differ / count.decisions
    return mean * rate, half * rate


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a line for each game, level and character."""
    parser = argparse.ArgumentParser(description="Characters against the neutral player.")
    parser.add_argument("--games", nargs="+", default=[], choices=list(GAMES_BY_NAME))
    parser.add_argument("--levels", nargs="+", default=["medium"])
    parser.add_argument("--names", nargs="+", default=[one.name for one in ALL_CHARACTERS])
    parser.add_argument("--count", type=int, default=1000, help="decisions")
    parser.add_argument("--stride", type=int, default=1, help="look at one decision in this many")
    parser.add_argument("--deals", type=int, default=0, help="pairs of matches against neutral")
    parser.add_argument("--playouts", type=int, default=240)
    parser.add_argument("--again", type=int, default=0, help="fresh worlds for a loss")
    parser.add_argument("--checked", type=int, default=40, help="decisions looked at again")
    parser.add_argument("--plans", action="store_true", help="the plans, in games that have them")
    parser.add_argument("--training", type=int, default=20, help="matches a reader learns from")
    parser.add_argument("--short", action="store_true", help="play the shortest matches")
    chosen = parser.parse_args(arguments)
    games = [game for game in GAMES_BY_NAME.values() if bool(game.bot.plans) is chosen.plans]
    for game in games:
        if chosen.games and game.name not in chosen.games:
            continue
        for level in chosen.levels:
            if chosen.plans:
                print_plans(game, level, chosen)
                continue
            counts, each = counted(game, chosen.count, chosen.playouts, chosen.stride)
            for one in ALL_CHARACTERS:
                if one.name not in chosen.names:
                    continue
                count = counts[one.name]
                line = (
                    f"{game.name:9} {level:7} {one.name:6} {one.style.leaning:6}"
                    f" {one.style.fondness:+.0f} say {count.said / count.decisions:4.0%}"
                    f" of {count.decisions}, differs {count.share:4.0%}"
                )
                if chosen.deals:
                    mean, half = against_neutral(game, level, one, chosen.deals, chosen.playouts)
                    line += f", wins {mean:6.2%} +- {half:.2%}"
                if chosen.again:
                    cost, half = loss(game, count, chosen.again, chosen.checked)
                    line += f", loses {cost * each:5.2f} +- {half * each:.2f} a match"
                print(line, flush=True)


if __name__ == "__main__":
    main()
