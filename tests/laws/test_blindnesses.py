"""Laws of blindnesses: they concern moves that are given, by what the seat knows, and can be told.

What a blindness says of a move is the same alone and among others: ``Blindness.explains`` asks
for one move at a time, a choice for all of them.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from game.core.blindness import Blindness, Oversight
from game.core.event import Seat
from game.core.game import Game, State
from game.text.message import Message
from tests.laws.agreeing import YOU, names_at
from tests.laws.at import At, messages
from tests.laws.constructing import positions
from tests.laws.overlooking import oversights, table_names
from tests.laws.promising import promises_of
from tests.laws.reasoning import TRUE
from tests.laws.walks import every_game
from tests.tiers import by_tier

MATCHES_COUNT = by_tier(change=12, night=120)
POSITIONS_COUNT = 20
"""Positions that are looked at in each match."""
CONSTRUCTED_COUNT = 400
WORLDS_COUNT = 3
MOVES_COUNT = 60
"""Legal moves that are looked at in each position, with the candidates."""
ASTRAY = 0.25
"""How often somebody makes any move."""


def decisions(game: Game[Any, Any]) -> Iterator[tuple[Any, list[Any]]]:
    """Positions of matches of two to four, early and late, with moves that are legal there."""
    for seed in range(MATCHES_COUNT):
        rng = Random(seed)
        players = min(game.players[1], 2 + seed % 3)
        state: State[Any] = game.new(game.setup(players, promises_of(game).SHORT_MATCH, seed))
        astray = (0.0, ASTRAY, 1.0)[rng.randrange(3)]
        left, aside = POSITIONS_COUNT, rng.randrange(60)
        while not state.over and left:
            legal = list(islice(state.legal(), MOVES_COUNT))
            if aside > 0 or len(legal) == 1:
                aside -= 1
            else:
                left -= 1
                yield state, list(dict.fromkeys([*game.bot.candidates(state), *legal]))
            any_move = rng.random() < astray
            state.advance(rng.choice(legal) if any_move else game.bot.rollout_move(state, rng))


def worlds(game: Game[Any, Any], state: Any) -> list[Any]:
    """The position, what its seat sees of it, and positions that it cannot tell from it."""
    view = state.view(state.asked)
    made_up = [game.determinize(view, Random(seed)) for seed in range(WORLDS_COUNT)]
    return [state, game.from_view(view), *made_up]


@every_game
def test_a_blindness_concerns_moves_that_are_given_by_what_the_seat_knows(
    game: Game[Any, Any],
) -> None:
    for state, moves in decisions(game):
        seen = worlds(game, state)
        for blindness in game.bot.blindnesses:
            for concerns in (blindness.hides, blindness.excuses, blindness.instead):
                answers = [set(concerns(one, moves)) for one in seen]
                assert answers[0] <= set(moves), blindness.name
                assert all(one == answers[0] for one in answers), blindness.name
                alone = {move for move in moves if concerns(state, (move,))}
                assert alone == answers[0], blindness.name


@every_game
def test_a_blindness_changes_no_position(game: Game[Any, Any]) -> None:
    for state, moves in islice(decisions(game), 80):
        before = state.clone()
        for blindness in game.bot.blindnesses:
            blindness.hides(state, moves)
            blindness.excuses(state, moves)
            for oversight in oversights(blindness, state, moves, table_names(4, 0)):
                blindness.tell(oversight)
            assert state == before, blindness.name


@every_game
def test_each_blindness_occurs_and_is_told_of_others_and_of_you(game: Game[Any, Any]) -> None:
    """What play hardly comes to is looked for in constructed positions."""
    met: Counter[str] = Counter()
    for state, moves in decisions(game):
        for blindness in game.bot.blindnesses:
            met[blindness.name] += _told_count(game, blindness, state, moves)
    for state in positions(game, CONSTRUCTED_COUNT):
        moves = list(islice(state.legal(), MOVES_COUNT))
        for blindness in game.bot.blindnesses:
            if not met[blindness.name]:
                met[blindness.name] += _told_count(game, blindness, state, moves)
    assert all(met[blindness.name] for blindness in game.bot.blindnesses), met


def _told_count(
    game: Game[Any, Any], blindness: Blindness, state: Any, moves: Sequence[Any]
) -> int:
    """Number of mistakes that were told, of another and of the person."""
    told, players, seat = 0, state.setup.players, Seat(state.asked)
    for you in (seat, (seat + 1) % players):
        names = table_names(players, you)
        for oversight in oversights(blindness, state, moves, names):
            told += 1
            said = blindness.tell(oversight)
            assert blindness.explains(state, oversight.best, oversight.made)
            assert str(said).startswith(names[seat].name), said
            assert str(said).endswith("."), said
            assert _told_alike(game, blindness, oversight) == {said}
    return told


def _told_alike(game: Game[Any, Any], blindness: Blindness, oversight: Oversight) -> set[Message]:
    """What is said in positions that the seat cannot tell apart."""
    seen = worlds(game, oversight.state)[1:3]
    return {blindness.tell(oversight._replace(state=state)) for state in seen}


@every_game
def test_what_was_overlooked_is_true_by_what_the_view_and_the_rules_say(
    game: Game[Any, Any],
) -> None:
    promises = promises_of(game).PROMISES
    for state, moves in decisions(game):
        if state.asked != YOU:
            continue
        for blindness in game.bot.blindnesses:
            for oversight in oversights(blindness, state, moves, names_at(state)):
                texts = game.write(oversight.best), game.write(oversight.made)
                for said in messages(blindness.tell(oversight)):
                    at = At(game, state, said, *texts)
                    if said.name in promises:
                        assert promises[said.name](at), (str(said), *texts)
                    elif said.name in TRUE:
                        assert TRUE[said.name](at.told(), said.values), (str(said), *texts)


@every_game
def test_the_theme_of_a_blindness_goes_on_after_a_colon(game: Game[Any, Any]) -> None:
    names = [blindness.name for blindness in game.bot.blindnesses]
    themes = [str(blindness.theme) for blindness in game.bot.blindnesses]
    assert len(set(names)) == len(names)
    assert len(set(themes)) == len(themes)
    for theme in themes:
        assert theme[0].islower(), theme
        assert theme[-1] != ".", theme
