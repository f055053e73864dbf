"""The law of what is said of moves: what a table says is to be done can be done and nothing else,
and what it says comes next does, whatever is played.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from game.core.event import Seat
from game.core.game import Game, State
from game.games import GAMES
from game.text.message import Message
from tests.laws.agreeing import YOU, names_at
from tests.laws.walks import choices, every_game
from tests.sitting import seen
from tests.tiers import example_count

LONG, WALKED, LISTED, TRIED = 400, example_count(40), 400, 12
"""So many moves of so many matches are walked; so many legal moves are listed, and tried."""
Kinds = frozenset[str]
Promise = tuple[Kinds, Kinds]
"""What can be done, and what else may be."""


def kinds(*found: str, may: tuple[str, ...] = ()) -> Promise:
    """A promise: all of these, and perhaps those that ``may``."""
    return frozenset(found), frozenset(may)


MELDS = ("lay", "add", "meld", "layoff")


def of_taki(said: Message) -> Promise:
    """What a prompt of Taki promises beside a card that fits."""
    draws = ("draw",) if said.values.get("draw") == "yes" else ()
    return kinds("play", *draws)


PROMISED: dict[str, Promise | Callable[[Any], Promise]] = {
    "take-float-draw": kinds("draw stock"),
    "take-float-end": kinds("finish"),
    "take-draw-a-card": kinds("draw stock"),
    "take-end-the-round": kinds("finish"),
    "take-end-not-melded": kinds("finish"),
    "take-meld-or-end": kinds("draw pile", "finish"),
    "take-draw-or-take": kinds("draw stock", "draw pile"),
    "take-meld-owed": kinds(may=MELDS),
    "take-float-add": kinds("add"),
    "take-add-last": kinds("add"),
    "take-meld-all": kinds(may=MELDS),
    "take-meld-some": kinds(may=MELDS),
    "take-play": kinds("lay", "discard", may=("add",)),
    "take-play.add": kinds("add", "discard"),
    "take-play.discard": kinds("discard"),
    "takeaway-fill": kinds("draw"),
    "takeaway-nothing-fits": kinds("draw"),
    "takeaway-fits": kinds("take"),
    "rummy500-prompt-call": kinds("rummy", "pass"),
    "rummy500-prompt-call.top": kinds("rummy", "pass"),
    "rummy500-prompt-no-stock": kinds("finish"),
    "rummy500-prompt-no-stock.takes": kinds("finish", "draw pile"),
    "rummy500-prompt-draw": kinds("draw stock"),
    "rummy500-prompt-draw.take": kinds("draw stock", "draw pile"),
    "rummy500-prompt-draw.takes": kinds("draw stock", "draw pile"),
    "rummy500-prompt-float": kinds("draw stock"),
    "rummy500-prompt-float.take": kinds("draw stock", "draw pile"),
    "rummy500-prompt-float.takes": kinds("draw stock", "draw pile"),
    "rummy500-prompt-owing": kinds(may=MELDS),
    "rummy500-prompt-owing.at-once": kinds(may=MELDS),
    "rummy500-prompt-meld-it": kinds(may=MELDS),
    "rummy500-prompt-lay": kinds("meld", "discard"),
    "rummy500-prompt-lay.add": kinds("meld", "layoff", "discard"),
    "rummy500-prompt-add": kinds("layoff", "discard"),
    "rummy500-prompt-discard": kinds("discard"),
    "taki-announce": kinds("say", "quiet"),
    "taki-answer": kinds("play", "pass"),
    "taki-king": kinds("play", "stop"),
    "taki-no-cards": kinds("draw"),
    "taki-none-fits": kinds("draw"),
    "taki-only-breaker": kinds("draw", "play"),
    "taki-play": of_taki,
    "taki-play-any": of_taki,
    "taki-play-colorless": of_taki,
    "taki-plus-two": lambda said: kinds(
        "draw", *(() if said.values["answers"] == "none" else ("play",))
    ),
    "taki-run-on": kinds("play"),
    "taki-ways": kinds("leave", may=("play", "close")),
    "texas-prompt-draw": kinds("draw stock"),
    "texas-prompt-draw.end": kinds("draw stock"),
    "texas-prompt-draw.take": kinds("draw stock", "draw pile"),
    "texas-prompt-draw.take-or-end": kinds("draw stock", "draw pile"),
    "Play a card.": kinds("play"),
    "texas-prompt-discard": kinds("discard"),
    "texas-prompt-discard.out": kinds("out", may=("discard",)),
}
"""What each prompt says that the person can do."""


FOLLOW = (
    *("take-then-you", "take-then-other", "rummy500-why-next"),
    *("texas-next-you", "texas-next-other", "texas-next-others"),
)
"""What says who follows."""
ENDING = ("draw stock", "draw pile", "finish")
"""Moves that end a round without anybody going out."""


def kind(move: str) -> str:
    """What sort of move it is: of a draw from somewhere, also from where."""
    words = move.split(" ")
    return " ".join(words[:2]) if words[0] == "draw" else words[0]


def walk(game: Game[Any, Any]) -> Iterator[State[Any]]:
    """Positions of matches of many choices, by random and by good moves."""
    every = list(choices(game))
    for number in range(WALKED):
        players, options = every[number * len(every) // WALKED]
        rng = Random(number)
        state: State[Any] = game.new(game.setup(players, options, number))
        for _ in range(LONG):
            if state.over:
                break
            yield state
            if rng.random() < (0.3 if number % 2 else 0.05):
                state.advance(rng.choice(list(islice(state.legal(), LISTED))))
            else:
                state.advance(game.bot.rollout_move(state, rng))


@every_game
def test_what_is_said_to_be_done_can_be_done_and_nothing_else(game: Game[Any, Any]) -> None:
    assert game.table is not None
    met: Counter[str] = Counter()
    for state in walk(game):
        if state.asked != YOU:
            continue
        said = game.table.prompt(seen(state), names_at(state))
        name = said.name if isinstance(said, Message) else str(said)
        promise = PROMISED[name]
        all_of, may = promise(said) if callable(promise) else promise
        can = {kind(game.write(move)) for move in islice(state.legal(), LISTED)}
        assert all_of <= can <= all_of | may, (str(said), sorted(can))
        met[name] += 1
    assert len(met) >= (3 if game in GAMES else 1)


@pytest.mark.night("take")
@every_game
def test_what_is_said_to_come_next_does_whatever_is_played(game: Game[Any, Any]) -> None:
    """Where a slot is said to be next it is; where somebody is said to follow they do: neither is
    said where the move may end the round."""
    table = game.table
    assert table is not None
    for state in walk(game):
        names, at = names_at(state), seen(state)
        zone, why = table.next_zone(at, names)
        name = why.name if isinstance(why, Message) else ""
        if zone is None and name not in FOLLOW:
            continue
        for move in islice(state.legal(), TRIED):
            then = state.clone()
            then.advance(move)
            said = str(why), game.write(move)
            ended = then.over or len(then.rounds) > len(state.rounds)
            # Whoever has cards that nobody sees may go out with them.
            hidden = state.asked != YOU and kind(game.write(move)) not in ENDING
            assert not ended or (hidden and game.name != "take"), said
            if ended:
                continue
            if zone is not None:
                lit = table.active_zone(seen(then))
                assert lit in (zone, table.active_zone(at)), said
            elif then.asked != state.asked and "call" not in (state.phase, then.phase):
                assert then.asked == _seat(why, names), said


def _seat(said: Any, names: Any) -> Seat:
    """Who is said to follow."""
    return Seat(names.index(said.values["who"])) if "who" in said.values else YOU
