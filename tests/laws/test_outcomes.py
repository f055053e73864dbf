"""Law of outcomes: what a watcher sees in a playout is what the moves and views of it show.

``SHOWN`` finds each outcome again, from the texts of the moves and from full views.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from game.ai.search import playout
from game.core.game import Game, State
from game.core.outcome import OutcomeWatcher
from game.games import GAMES
from tests.laws.walks import every_game
from tests.tiers import example_count

POSITIONS_COUNT = example_count(60)
STEPS = 40


class Step(NamedTuple):
    """One move of a playout, and the full view before it."""

    asked: int
    view: dict[str, Any]
    text: str


class Course(NamedTuple):
    """A playout from the seat that begins it, in parts; ``out`` is None while the round goes on.

    ``reached`` tells how many of the three parts are over: its turn, the others, its next turn.
    """

    seat: int
    own: list[Step]
    others: list[Step]
    next: list[Step]
    rest: list[Step]
    last: State[Any]
    ended: bool
    out: int | None
    points: int
    reached: int


WINDOWS = {"taki": ("answer",), "rummy500": ("call",)}


def course(game: Game[Any, Any], start: State[Any], steps: list[Step], last: State[Any]) -> Course:
    """Divide a playout into the turns of its seat and of the others."""
    assert start.asked is not None
    seat, part, parts = int(start.asked), 0, [[], [], [], []]  # type: ignore[var-annotated]
    before = ""
    for step in [*steps, Step(-1 if last.asked is None else last.asked, last.full_view(), "")]:
        phase = step.view["phase"]
        ended = last.over or last.round != start.round
        if step.text == "" and ended:
            break
        anew = phase == "draw" and before not in ("", "draw") and game.name != "taki"
        if phase not in WINDOWS.get(game.name, ()):
            if part == 0 and step.asked != seat:
                part = 1
            elif part in (0, 1) and step.asked == seat and (part == 1 or anew):
                part = 2
            elif part == 2 and (step.asked != seat or anew):
                part = 3
        before = phase
        if step.text:
            parts[part].append(step)
    out = last.rounds[-1]["out"] if ended else None
    points = last.rounds[-1]["scores"][seat] if ended else 0
    reached = 3 if ended else part
    return Course(seat, parts[0], parts[1], parts[2], parts[3], last, ended, out, points, reached)


def _follower(found: Course) -> list[Step]:
    """The first turn of another seat."""
    windows = ("answer", "call")
    turn = [step for step in found.others if step.view["phase"] not in windows]
    return [step for step in found.others if turn and step.asked == turn[0].asked]


def _goes_out(found: Course) -> bool:
    return found.ended and found.out == found.seat and not found.rest


def _other_goes_out(found: Course) -> bool:
    return found.ended and found.out not in (None, found.seat) and not found.next


def _taken(found: Course, *words: str) -> bool:
    return any(step.text.startswith(words) for step in _follower(found))


def _discard_taken(found: Course) -> bool:
    mine = any(step.text.startswith(("discard", "out")) for step in found.own)
    return mine and _taken(found, "draw pile")


def _texas_out(found: Course, mine: bool) -> bool:
    steps = found.next if mine else found.others
    return any(step.text.startswith("out ") for step in steps)


SHOWN: dict[tuple[str, str], Callable[[Course], bool]] = {
    ("taki", "you-out"): _goes_out,
    ("taki", "out-before"): _other_goes_out,
    ("taki", "draws"): lambda found: _taken(found, "draw"),
    ("taki", "forced"): lambda found: (
        any(step.text == "play +3" and step.asked != found.seat for step in found.others)
        or any(step.view["pending"] > 0 for step in found.next)
    ),
    ("rummy500", "you-out"): _goes_out,
    ("rummy500", "out-before"): _other_goes_out,
    ("rummy500", "lays"): lambda found: any(s.text.startswith("meld ") for s in found.next),
    ("take", "you-out"): _goes_out,
    ("take", "out-before"): _other_goes_out,
    ("take", "used"): _discard_taken,
    ("texas", "out-before"): lambda found: _texas_out(found, mine=False),
    ("texas", "used"): _discard_taken,
    ("texas", "caught"): lambda found: (
        found.ended and found.out not in (None, found.seat) and found.points >= 10
    ),
}


def playouts(game: Game[Any, Any]) -> Iterator[tuple[OutcomeWatcher, Course]]:
    """Playouts from positions of matches, each watched and written down."""
    for seed in range(POSITIONS_COUNT):
        rng = Random(seed)
        players = min(game.players[1], 2 + seed % 2)
        state: State[Any] = game.new(game.setup(players, {}, seed))
        for _ in range(seed * 3):
            if not state.over:
                state.advance(game.bot.rollout_move(state, rng))
        if state.over or state.phase in ("answer", "call"):
            continue
        assert state.asked is not None
        watcher = OutcomeWatcher(game.bot.outcomes, state.asked, state.round)
        steps: list[Step] = []
        last: list[State[Any]] = []

        def watch(
            seen: Any, move: Any, watcher: Any = watcher, steps: Any = steps, last: Any = last
        ) -> None:
            watcher(seen, move)
            if move is None:
                last.append(seen.clone())
            else:
                steps.append(Step(seen.asked, seen.full_view(), game.write(move)))

        legal = list(state.legal())
        playout(game.bot, state, rng.choice(legal), Random(seed), STEPS, watcher=watch)
        yield watcher, course(game, state, steps, last[0])


@every_game
def test_a_watcher_sees_what_the_moves_and_views_show(game: Game[Any, Any]) -> None:
    if not game.bot.outcomes.listed:
        assert game.name not in {of for of, _ in SHOWN}
        return
    met: set[str] = set()
    for watcher, found in playouts(game):
        for outcome in game.bot.outcomes.listed:
            shows = SHOWN.get((game.name, outcome.name))
            happened = watcher.seen.get(outcome.name)
            if found.ended and (found.others or found.next):
                assert happened is not None, outcome.name
            if happened is None:
                after = bool(found.others or found.next)
                assert found.reached <= outcome.until or not after, outcome.name
            elif shows is not None:
                assert happened == shows(found), (outcome.name, found.seat, found.others)
                met.add(f"{outcome.name} {happened}")
    wanted = {name for of, name in SHOWN if of == game.name}
    assert len(met) > len(wanted)


def test_of_each_game_with_outcomes_some_are_found_again() -> None:
    with_outcomes = {game.name for game in GAMES if game.bot.outcomes.listed}
    assert {of for of, _ in SHOWN} == with_outcomes


def test_every_game_but_takeaway_lists_the_two_that_all_share() -> None:
    first = {game.name: [one.name for one in game.bot.outcomes.listed[:2]] for game in GAMES}
    shared = ["you-out", "out-before"]
    assert {name for name, names in first.items() if names == shared} == {*first} - {"takeaway"}
