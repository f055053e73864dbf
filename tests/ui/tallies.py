"""Rounds and matches made up for the pages at their end, with as many players as a game has."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

from game.ai.characters import ALL_CHARACTERS
from game.cards.french import RANKS
from game.core.event import Seat
from game.core.table import Table, TableZone
from game.core.table_values import RevealedHand, ScoreLine
from game.games import GAMES
from game.text.message import Names, TextValue, Who
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.scores.round_page import RoundPage
from game.ui.features.scores.score_page import ScorePage
from game.ui.features.start.start_page import StartPage
from game.ui.table.motion.recent_changes import RecentChanges
from tests.ui.stage import Stage

SUITS = "SHDC"


class Canned(Table):
    """A table that has its answers ready."""

    def __init__(
        self,
        opened: Sequence[RevealedHand] = (),
        lines: Sequence[ScoreLine] = (),
        labels: Sequence[str] = (),
        purse: tuple[int, list[int]] | None = None,
        verdicts: Sequence[str] = (),
    ) -> None:
        self._opened, self._lines, self._labels = list(opened), list(lines), list(labels)
        self._purse, self._verdicts = purse, verdicts

    def zones(self, state: Any, names: Names) -> list[TableZone]:
        return []

    def prompt(self, state: Any, names: Names) -> TextValue:
        return ""

    def round_end_title(self, state: Any, names: Names) -> TextValue:
        return "The round is over"

    def revealed_hands(self, state: Any, hands: Mapping[int, Sequence[str]]) -> list[RevealedHand]:
        return self._opened

    def score_lines(self, state: Any, hands: Mapping[int, Sequence[str]]) -> list[ScoreLine]:
        return self._lines

    def round_labels(self, state: Any) -> list[TextValue]:
        return [*self._labels] or super().round_labels(state)

    def coins(self, state: Any) -> tuple[int, list[int]] | None:
        return self._purse

    def final_remark(self, state: Any, seat: Seat) -> TextValue:
        return self._verdicts[seat] if self._verdicts else ""


class LowestWins(Canned):
    lowest_wins = True


class Unscored(Canned):
    scored = False
    face_set = "taki"

    def card_name(self, text: str) -> str:
        return text

    def sort_key(self, text: str, how: str) -> str:
        return text


def names(players: int) -> list[Who]:
    return [Who("You", True), *(one.who for one in ALL_CHARACTERS)][:players]


def state_after(rounds: Sequence[Sequence[int]], over: bool = False, lowest: bool = False) -> Any:
    """What the pages read of a state after rounds with these scores."""
    totals = [sum(column) for column in zip(*rounds, strict=True)]
    best = min(totals) if lowest else max(totals)
    winners = [seat for seat, total in enumerate(totals) if total == best]
    return SimpleNamespace(
        round=len(rounds),
        rounds=[
            {"scores": list(scores), "out": number % len(scores)}
            for number, scores in enumerate(rounds)
        ],
        scores=totals,
        winners=winners if over else None,
        over=over,
    )


def page(
    stage: Stage, kind: type[ScorePage], table: Table, seen: Any, revealed: Any = None
) -> ScorePage:
    """A page at the end of a round or match, with the start page and no table beneath it."""
    players = len(seen.scores)
    show = SimpleNamespace(
        state=seen,
        names=names(players),
        table=table,
        recent=RecentChanges(revealed=revealed or {}),
        went_on=0,
    )

    def go_on() -> None:
        show.went_on += 1

    show.go_on = go_on
    portraits = ["you-eyeshade", *(character.portrait for character in ALL_CHARACTERS)][:players]
    state = SimpleNamespace(full_view=lambda: {"hands": [[]] * players}, status=lambda: None)
    game = next((game for game in GAMES if type(game.table) is type(table)), GAMES[0])
    beneath = SimpleNamespace(
        game=game,
        texts=stage.app.texts,
        show=show,
        portraits=portraits,
        scored=table.scored,
        celebrated=True,
        session=SimpleNamespace(
            writer=SimpleNamespace(path=Path("none.record")),
            match=SimpleNamespace(
                state=state,
                game=game,
                setup=SimpleNamespace(players=players, options=game.options_type()),
                day=None,
                short_day=None,
                evening=None,
                record=lambda: "",
            ),
            cuttable=False,
            leave_uncut=list,
            begun=None,
        ),
    )
    stage.show(StartPage(stage.app))
    scene = kind(stage.app, beneath)  # type: ignore[arg-type]
    stage.app.page_stack.push(scene)
    return scene


def _scores(rng: Random, players: int, rounds: int, least: int, most: int) -> list[list[int]]:
    return [[rng.randint(least, most) for _ in range(players)] for _ in range(rounds)]


def _run(rng: Random, length: int) -> tuple[str, ...]:
    first = rng.randrange(0, 13 - length + 1)
    suit = rng.choice(SUITS)
    return tuple(RANKS[first + place] + suit for place in range(length))


def _hand(rng: Random, count: int) -> tuple[str, ...]:
    return tuple(rng.choice(RANKS) + rng.choice(SUITS) for _ in range(count))


def rummy(stage: Stage, players: int, rounds: int, over: bool = False, seed: int = 1) -> ScorePage:
    """A game in which melds lie on the table and the highest total wins."""
    rng = Random(seed)
    opened = [
        RevealedHand(
            Seat(seat),
            tuple(_run(rng, rng.choice((3, 3, 4, 5, 7))) for _ in range(rng.randrange(5))),
            () if seat == (rounds - 1) % players else _hand(rng, rng.randrange(1, 14)),
        )
        for seat in range(players)
    ]
    melded = [sum(5 * len(meld) for meld in one.melds) for one in opened]
    left = [-5 * len(one.left) for one in opened]
    scores = _scores(rng, players, rounds, -80, 190)
    scores[-1] = [one + other for one, other in zip(melded, left, strict=True)]
    lines = [
        ScoreLine("Cards on the table", tuple(map(str, melded))),
        ScoreLine("Cards in hand", tuple(map(str, left))),
        ScoreLine("This round", tuple(map(str, scores[-1]))),
    ]
    kind = ResultPage if over else RoundPage
    return page(stage, kind, Canned(opened, lines), state_after(scores, over))


def dimes(stage: Stage, players: int, rounds: int, over: bool = False, seed: int = 1) -> ScorePage:
    """A game of eleven rounds known beforehand, with coins, in which the lowest total wins."""
    rng = Random(seed)
    labels = [
        f"{number + 3} cards, {RANKS[number + 2]}s wild{', x2' if number > 7 else ''}"
        for number in range(11)
    ]
    out = (rounds - 1) % players
    opened = [
        RevealedHand(
            Seat(seat),
            ((_run(rng, 3)), ("7S", "JK=7", "7H", "7C")) if seat in (out, out - 1) else (),
            () if seat == out else _hand(rng, rounds - 1 if seat == out - 1 else rounds + 2),
        )
        for seat in range(players)
    ]
    scores = _scores(rng, players, rounds, 5, 95)
    for number, row in enumerate(scores):
        row[number % players] = 0
    lines = [
        ScoreLine("Left over", tuple(str(one // 2) for one in scores[-1])),
        ScoreLine("Counts double", ("x2",) * players),
        ScoreLine("This round", tuple(map(str, scores[-1]))),
    ]
    held = [rng.randrange(3) for _ in range(players)]
    purse = (0 if over else 5 * players - sum(held), held)
    verdicts = [f"{count} dimes" for count in held]
    table = LowestWins(opened, lines, labels, purse, verdicts)
    kind = ResultPage if over else RoundPage
    return page(stage, kind, table, state_after(scores, over, lowest=True))


def without_points(stage: Stage, players: int, stages: bool = False, seed: int = 1) -> ScorePage:
    """A game without points: who won, and what everybody was left with."""
    rng = Random(seed)
    cards = [colour + sign for colour in "RYGB" for sign in ("1", "5", "9", "+2", "-stop", "-taki")]
    cards += ["king", "super", "break", "+3", "color"]
    opened = [
        RevealedHand(Seat(seat), (), tuple(rng.choice(cards) for _ in range(rng.randrange(1, 30))))
        if seat != 1
        else RevealedHand(Seat(seat), (), ())
        for seat in range(players)
    ]
    verdicts = [f"on stage {rng.randrange(1, 9)}" for _ in range(players)] if stages else []
    seen = state_after([[0] * players], over=True)
    seen.winners = [1]
    seen.rounds[0]["out"] = 1
    return page(stage, ResultPage, Unscored(opened, verdicts=verdicts), seen)
