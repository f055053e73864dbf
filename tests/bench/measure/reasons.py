"""How many leads of the coach get a reason from playouts, and hints in words to be read.

    python -m tests.bench.measure.reasons --game taki --leads 60
    python -m tests.bench.measure.reasons --game taki --leads 0 --hints 20

A lead is a decision in which the coach calls its move better than the rival, and in which it leads
by two standard errors in the worlds of the reason.  Its reason is an outcome
(``game/ai/outcome_reason.py``), or what the bot's own ``explain`` says, or nothing.  The share
explained is how much of the lead the outcome makes, 1 being all of it.  Takes about two minutes for
60 leads of a game.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from game.ai.levels import (
    CERTAINTY_WORDS,
    COACH_PLAYOUTS,
    Advice,
    advice_text,
    advise,
    certainty_text,
)
from game.ai.outcome_reason import count_outcomes, deciding_outcome, is_lead
from game.core.game import Game
from game.games import GAMES, GAMES_BY_NAME
from game.text.message import told
from tests.bench.measure.coach import NAMES, decisions

SEED = 1


class Lead(NamedTuple):
    """A decision with a lead: its outcome, empty for none, the share explained, and the time."""

    outcome: str
    explained: float
    seconds: float


def advised(game: Game[Any, Any], view: Any) -> Advice:
    """The coach's answer to a view."""
    return advise(game, view, "expert", SEED, COACH_PLAYOUTS, names=NAMES, explain=True)


def leads(game: Game[Any, Any], count: int, positions: int) -> Iterator[Lead]:
    """Some leads, from at most so many positions, with what explains each."""
    for view in decisions(game, positions):
        advice = advised(game, view)
        if advice.sure not in CERTAINTY_WORDS or advice.rival is None:
            continue
        begun = process_time()
        moves = [game.parse(text) for text in (advice.move, advice.rival)]
        tried = count_outcomes(game, view, SEED, moves)
        assert tried is not None, "nothing ends the counting"
        seconds = process_time() - begun
        if not is_lead(tried):
            continue
        found = deciding_outcome(game.bot.outcomes.listed, tried)
        share = 0.0 if found is None else tried.explained_points(found) / tried.lead[0]
        yield Lead("" if found is None else found.name, share, seconds)
        count -= 1
        if not count:
            return


def hint(game: Game[Any, Any], view: Any, advice: Advice) -> str:
    """Both presses of a hint in words."""
    seen = game.from_view(view)
    sure = certainty_text(game, seen, advice, NAMES)
    return f"{told(advice_text(game, seen, advice, NAMES))} | {'' if sure is None else told(sure)}"


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=[game.name for game in GAMES])
    parser.add_argument("--leads", type=int, default=60)
    parser.add_argument("--hints", type=int, default=0)
    asked = parser.parse_args()
    for game in [GAMES_BY_NAME[asked.game]] if asked.game else GAMES:
        if asked.leads:
            found = list(leads(game, asked.leads, 20 * asked.leads))
            told_of = Counter(one.outcome for one in found)
            got = [one for one in found if one.outcome]
            share = median(one.explained for one in got) if got else 0.0
            seconds = [one.seconds for one in found] or [0.0]
            print(f"{game.name:10} {len(got)} of {len(found)} leads get an outcome, "
                  f"share explained {share:.2f}, counted in {median(seconds):.2f} s, "
                  f"at most {max(seconds):.2f} s; {dict(told_of)}", flush=True)  # fmt: skip
        shown = 0
        for view in decisions(game, 20 * asked.hints):
            if shown >= asked.hints:
                break
            advice = advised(game, view)
            if advice.sure in CERTAINTY_WORDS:
                shown += 1
                print(f"  {hint(game, view, advice)}", flush=True)


if __name__ == "__main__":
    main()
