"""The deal and the move of a game that animate the most cards, found by playing.

It works for any game.  Matches are played by the rollout policy, and by players who part with as
few cards as they can, so that piles and hands grow.  Every legal move on the way is counted.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from game.core.event import Event, Seat
from game.core.game import Game, State
from game.core.state import SeatView
from game.core.table import MELD_STYLE
from game.match.match import Match
from game.text.message import seats

WALKS = 8
"""Matches of each kind of player that are searched for the largest move."""
LONGEST = 250
"""Moves after which such a match is stopped."""
WEIGHED = 60
"""Legal moves of a position that are counted."""
HOUSEKEEPING = ("deal", "reveal")
"""Kinds of events that are not a player's doing; nor are cards that go to the stock."""
VIEWER = Seat(0)


@dataclass(frozen=True, slots=True)
class Moment:
    """A match, and the move to be made in it; None for the deal that it begins with."""

    name: str
    match: Match
    move: str | None = None


def largest_deal(game: Game[Any, Any], seats: Sequence[str]) -> Moment:
    """The deal of a match in which the most cards are dealt."""
    match = Match(game, game.setup(len(seats), {}, 1), seats)
    most, at = _dealt(match.opening), 0
    rng = Random(1)
    while not match.state.over and len(match.moves) < 2 * LONGEST:
        dealt = _dealt(match.play(game.write(game.bot.rollout_move(match.state, rng))))
        if dealt > most:
            most, at = dealt, len(match.moves)
    move = match.moves[at - 1][1] if at else None
    return Moment(f"{most} cards dealt", _played(match, max(0, at - 1)), move)


def _dealt(events: Sequence[Event]) -> int:
    return sum(len(event.cards) for event in events if event.name == "deal")


def _played(match: Match, moves: int) -> Match:
    """The match as it stood after so many moves."""
    while len(match.moves) > moves:
        match.undo()
    return match


def largest_move(game: Game[Any, Any], seats: Sequence[str]) -> Moment:
    """The move by which the most cards change their place or their owner."""
    most = 0
    found: tuple[int, Sequence[str], str] = (1, (), "")
    for seed in range(1, WALKS + 1):
        for keeping in (False, True):
            for before, move, weight in _walk(game, len(seats), seed, keeping):
                if weight > most:
                    most, found = weight, (seed, tuple(before), move)
    seed, before, move = found
    match = Match(game, game.setup(len(seats), {}, seed), seats)
    for one in before:
        match.play(one)
    return Moment(f"{most} cards moved", match, move)


def _walk(
    game: Game[Any, Any], players: int, seed: int, keeping: bool
) -> Iterator[tuple[Sequence[str], str, int]]:
    """At every position of a match: the moves so far, its heaviest move, and that one's weight."""
    rng = Random(seed)
    state = game.new(game.setup(players, {}, seed))
    made: list[str] = []
    while not state.over and len(made) < LONGEST:
        weights = {
            game.write(move): _weight(game, state, move) for move in islice(state.legal(), WEIGHED)
        }
        heaviest = max(weights, key=weights.__getitem__)
        yield made, heaviest, weights[heaviest]
        if keeping:
            least = min(weights.values())
            made.append(rng.choice([move for move, weight in weights.items() if weight == least]))
        else:
            made.append(game.write(game.bot.rollout_move(state, rng)))
        state.advance(game.parse(made[-1]))


def _weight(game: Game[Any, Any], state: State[Any], move: Any) -> int:
    """How many cards a move sets in motion."""
    after = state.clone()
    events = after.apply(move)
    carried = sum(
        len(event.cards)
        for event in events
        if event.target not in (None, "stock") and event.name not in HOUSEKEEPING
    )
    seen = SeatView(game, after.view(VIEWER))
    before, now = _owners(game, SeatView(game, state.view(VIEWER))), _owners(game, seen)
    swept = [zone for zone, owner in now.items() if before.get(zone, owner) != owner]
    return carried + sum(len(seen.zone(zone)) for zone in swept)


def _owners(game: Game[Any, Any], seen: SeatView[Any]) -> dict[str, Seat | None]:
    """Whose the melds are."""
    assert game.table is not None, "only a game with a table is shown"
    state = seen.state
    places = game.table.zones(state, seats(state.setup.players))
    return {place.zone: place.owner for place in places if place.style == MELD_STYLE}
