"""What a hint says with its chance, and the page that compares the moves, asked for with it."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from game.ai.levels import Advice, advice_text, advise, certainty_text, percent
from game.core.game import Game, State
from game.games import GAMES_BY_NAME
from game.text.message import Message, first_of, in_order, seats, told
from game.ui.features.match.compared_page import ComparedPage
from game.ui.features.match.match_page import TablePage
from game.ui.kit.widgets.charts import Chance
from game.ui.table.render.hints import hinted, hinted_cards
from tests.laws.explaining import good_play
from tests.ui.pages import PAGES
from tests.ui.stage import Stage

TAKEAWAY = "compared moves of takeaway"
TAKI = "compared moves of taki"
PERCENT = "%"


class Case(NamedTuple):
    """A coach's answer: the lead over the next move, its error, and what the presses say."""

    lead: float
    error: float
    exact: bool
    first: str
    second: str


BEST, NEXT = "Play the blue 9", "Play the blue Stop"
CHANCES = f"That puts your chances at 62{PERCENT}."
CASES = {
    "clear": Case(
        20,
        1,
        False,
        f"{BEST}. So.",
        f"{CHANCES} It’s clearly better than “{NEXT}” and anything else.",
    ),
    "slight": Case(
        3, 2, False, f"{BEST}. So.", f"{CHANCES} It’s probably a little better than “{NEXT}”."
    ),
    "exact": Case(
        20,
        0,
        True,
        f"{BEST}. So.",
        f"{CHANCES} “{NEXT}” would make it 42{PERCENT}. Both are exact.",
    ),
    "equal": Case(
        1,
        4,
        False,
        f"Any of these will do: “{BEST}”, “{NEXT}”.",
        f"{CHANCES} “{NEXT}” is about as good.",
    ),
}


def hinted_with(stage: Stage, advice: Advice) -> TablePage:
    """The table of Taki after the first press, where the coach's answer is this one."""
    table = stage.sit(2, game=GAMES_BY_NAME["taki"], seed=3, moves=8)
    stage.asked()
    table.session.advice = advice
    stage.key("h")
    stage.tick()
    return table


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_first_press_says_the_move_and_why_the_second_how_sure_the_third_compares(
    stage: Stage, case: Case
) -> None:
    moves = [*PAGES[TAKI](stage).advice.scores][:3]  # type: ignore[attr-defined]
    scores = {moves[0]: 62.4, moves[1]: 62.4 - case.lead, moves[2]: 2.0}
    errors = dict.fromkeys(moves, case.error) | {moves[0]: 0.0}
    why = in_order([Message("page-back"), Message("page-rules")])
    advice = Advice(moves[0], why, scores, "chance", errors, case.exact)
    table, asked = hinted_with(stage, advice), len(stage.worker.asked)
    notice = table.model.notice
    assert notice is not None
    assert notice.text == case.first.replace("So.", told(Message("page-back")))
    assert PERCENT not in stage.said()
    assert table.tree.by_key["hint"].name == "How sure?"
    stage.key("h")
    stage.tick()
    assert table.model.notice is not None
    assert table.model.notice.text == case.second
    assert table.tree.by_key["hint"].name == "Compare"
    assert hinted(table.model) == moves[0]
    stage.key("h")
    assert isinstance(stage.scene, ComparedPage)
    stage.key("h")
    assert stage.scene is table
    assert len(stage.worker.asked) == asked, "it was searched twice"


def test_an_only_move_is_said_without_a_reason_or_a_second_press(stage: Stage) -> None:
    PAGES[TAKI](stage)
    table = stage.sit(2, game=GAMES_BY_NAME["taki"], seed=3, moves=8)
    stage.asked()
    seed = 8
    while len(moves := table.session.match.moves_now()) > 1:
        seed += 1
        table = stage.sit(2, game=GAMES_BY_NAME["taki"], seed=3, moves=seed)
        stage.asked()
    table.session.advice = Advice(moves[0], "So.", {moves[0]: 48.4}, "chance", {moves[0]: 0.0})
    stage.key("h")
    stage.tick()
    said = table.model.notice
    assert said is not None
    assert said.text.startswith("There’s only this: ")
    assert "So." not in said.text
    assert table.tree.by_key["hint"].name == "Hint"
    stage.key("h")
    assert (stage.scene, table.model.notice) == (table, said)


def test_where_there_is_no_reason_the_move_is_said_alone(stage: Stage) -> None:
    moves = PAGES[TAKI](stage).moves  # type: ignore[attr-defined]
    scores = {moves[0]: 80.0, moves[1]: 40.0}
    table = hinted_with(stage, Advice(moves[0], "", scores, "chance", dict.fromkeys(moves, 1.0)))
    assert table.model.notice is not None
    assert table.model.notice.text == f"{BEST}."


def test_of_moves_that_are_as_good_all_are_ringed_and_none_is_picked(stage: Stage) -> None:
    moves = [*PAGES[TAKI](stage).advice.scores][:3]  # type: ignore[attr-defined]
    advice = Advice(
        moves[0], "So.", dict.fromkeys(moves, 50.0), "chance", dict.fromkeys(moves, 2.0)
    )
    table = hinted_with(stage, advice)
    marked = hinted_cards(table.model)
    held = table.model.show.hand.order
    assert set(marked) == {move.split()[1] for move in moves if move.split()[-1] in held}
    assert len(set(marked)) > 1
    assert not table.model.show.hand.picks


def test_the_reason_of_a_first_press_is_one_sentence() -> None:
    first, second = Message("page-back"), Message("page-rules")
    assert first_of(in_order([first, second, second])) is first
    assert first_of(first) is first
    assert first_of("So.") == "So."


@pytest.mark.parametrize("name", [TAKEAWAY, TAKI, "compared moves of rummy500"])
def test_the_page_tells_each_move_with_its_chance_the_advised_one_first(
    stage: Stage, name: str
) -> None:
    page = PAGES[name](stage)
    assert isinstance(page, ComparedPage)
    stage.tick()
    advice = page.advice
    rows = [node for node in page.tree.nodes if node.key.startswith("compared ")]
    assert [row.move for row in rows] == page.moves
    assert page.moves[0] == advice.move
    others = [advice.scores[move] for move in page.moves[1:]]
    assert all(one >= two for one, two in pairwise(others))
    bars = [node.widget for node in page.tree.nodes if isinstance(node.widget, Chance)]
    assert [bar.value for bar in bars] == [advice.scores[move] / 100 for move in page.moves]
    errors = [0 if advice.exact else advice.errors[move] for move in page.moves]
    assert [bar.doubt > 0 for bar in bars] == [error > 0 for error in errors]
    assert [bar.leads for bar in bars] == [True] + [False] * len(others)
    for row in rows:
        assert row.move is not None
        why = told(page.reasons[row.move])
        assert not why or why in [node.name for node in row.walk()]
        chance = percent(advice.scores[row.move], advice.exact, advice.error_points(row.move))
        assert str(row.value).startswith(f"{chance}, ")


def said(lead: float, error: float, exact: bool = False, others: int = 1) -> str:
    """What is said of a lead over other moves, at a position of Takeaway."""
    game = GAMES_BY_NAME["takeaway"]
    state = game.new(game.setup(2, {}, 3))
    while len(moves := [game.write(move) for move in state.legal()]) < 2:
        state.advance(next(iter(state.legal())))
    first, second = moves[:2]
    scores = {first: 62.0, second: 62.0 - lead}
    errors = {first: 0.0, second: error}
    for move in range(others - 1):
        scores[f"take {move + 90}"], errors[f"take {move + 90}"] = 62.0 - 3 * lead, error
    advice = Advice(first, "", scores, "chance", errors, exact=exact)
    found = certainty_text(game, state, advice, seats(2))
    assert found is not None
    return str(found)


def test_how_sure_it_is_follows_from_the_error_of_the_difference() -> None:
    assert "clearly better than" in said(9.0, 1.0)
    assert "and anything else" in said(9.0, 1.0, others=2)
    assert "probably a little better" in said(3.0, 1.5)
    assert "about as good" in said(3.0, 4.0)
    assert "about as good" in said(0.2, 0.01)
    assert said(0.0, 0.0, exact=True).endswith("just as good. Both are exact.")
    assert f"would make it 53{PERCENT}. Both are exact." in said(9.0, 0.0, exact=True)
    # As many whole percent, and yet not as good.
    assert "would make it a little less. Both are exact." in said(0.3, 0.0, exact=True)


def at_choice(name: str = "takeaway") -> tuple[Game[Any, Any], State[Any], list[str]]:
    """A position with some moves, as the asked seat knows it, and these moves."""
    game = GAMES_BY_NAME[name]
    state = game.new(game.setup(2, {}, 3))
    while len(moves := [game.write(move) for move in state.legal()]) < 3:
        state.advance(next(iter(state.legal())))
    assert state.asked is not None
    return game, game.from_view(state.view(state.asked)), moves


@pytest.mark.parametrize(
    ("chance", "error", "figure"),
    [
        (84.3, 1.0, "84"),
        (84.3, 1.1, "about 85"),
        (82.4, 3.0, "about 80"),
        (99.6, 1.1, "about 95"),
        (0.2, 1.1, "about 5"),
    ],
)
def test_a_figure_is_rough_where_its_own_error_is_large(
    chance: float, error: float, figure: str
) -> None:
    assert str(percent(chance, error=error)) == f"{figure}{PERCENT}"
    game, state, moves = at_choice("taki")
    scores = {moves[0]: chance, moves[1]: 0.0}
    errors = {moves[0]: 0.0, moves[1]: 9.0}
    advice = Advice(moves[0], "", scores, "chance", errors, error=error)
    told_chance = str(certainty_text(game, state, advice, seats(2)))
    assert told_chance.startswith(f"That puts your chances at {figure}{PERCENT}.")


def sure_of(certain: Sequence[int], line: Sequence[int], others: int = 2) -> str:
    """What is said in Taki where these moves win for sure."""
    game, state, moves = at_choice("taki")
    scores = {move: 100.0 if place in certain else 96.0 for place, move in enumerate(moves)}
    told_moves = dict(list(scores.items())[:others])
    errors = dict.fromkeys(told_moves, 3.0)
    said = certainty_text(
        game,
        state,
        Advice(
            moves[0],
            "",
            told_moves,
            "chance",
            errors,
            certain=[moves[place] for place in certain],
            line=[moves[place] for place in line],
        ),
        seats(2),
    )
    return str(said)


def test_a_sure_win_is_told_in_words_and_the_rival_without_a_figure() -> None:
    game, state, moves = at_choice("taki")
    first, second = [
        f"“{told(game.describe_move(state, game.parse(move), seats(2)))}”" for move in moves[:2]
    ]
    assert sure_of([0], [0]) == f"You win for sure: {first}. {second} might not."
    assert sure_of([0], [0], others=1) == f"You win for sure: {first}."
    assert sure_of([0, 1], [0]) == f"You win for sure: {first}. So does {second}."
    assert (
        sure_of([0, 1, 2], [0], others=3)
        == f"You win for sure: {first}. So do {second} and 1 other move."
    )
    for said in (sure_of([0], [0]), sure_of([0, 1], [0])):
        assert not {"clearly", "probably", "about", PERCENT} & set(said.replace(".", "").split())


def test_the_line_of_a_sure_win_is_told_move_by_move() -> None:
    """From a position of a match in which it was met."""
    game = GAMES_BY_NAME["taki"]
    for state, _ in good_play(game):
        assert state.asked is not None
        view = state.view(state.asked)
        advice = advise(game, view, "expert", 1, 2, explain=True)
        if len(advice.line) == 2:
            break
    seen, names = game.from_view(view), seats(state.setup.players)
    first, last = map(game.parse, advice.line)
    made = game.determinize(view, Random(1))
    words = [told(game.describe_move(made, first, names))]
    made.advance(first)
    words.append(told(game.describe_move(made, last, names)))
    said = str(certainty_text(game, seen, advice, names))
    assert said.startswith(f"You win for sure: “{words[0]}”, then “{words[1]}”.")


def test_the_page_names_what_was_not_compared_and_has_no_figure_of_a_sure_win(
    stage: Stage,
) -> None:
    moves = PAGES[TAKI](stage).moves  # type: ignore[attr-defined]
    advice = Advice(
        moves[0],
        "",
        {moves[0]: 100.0, moves[1]: 96.0},
        "chance",
        {moves[0]: 0.0, moves[1]: 3.0},
        certain=[moves[0]],
        line=[moves[0]],
        uncompared=[moves[2]],
    )
    hinted_with(stage, advice)
    for _ in range(2):
        stage.key("h")
        stage.tick()
    rows = {node.key: node.value for node in stage.nodes if "compared " in node.key}
    assert rows == {
        f"compared {moves[0]}": "for sure, best move",
        f"compared {moves[1]}": f"about 95{PERCENT}, might not win",
        f"uncompared {moves[2]}": "not compared",
    }


def test_where_there_is_nothing_to_choose_it_says_so() -> None:
    game = GAMES_BY_NAME["takeaway"]
    state = game.new(game.setup(2, {}, 3))
    while len(list(state.legal())) > 1:
        state.advance(next(iter(state.legal())))
    (only,) = map(game.write, state.legal())
    advice = Advice(only, "", {only: 48.4}, "chance", {only: 0.0})
    assert certainty_text(game, state, advice, seats(2)) is None
    assert str(advice_text(game, state, advice, seats(2))).startswith("There’s only this: ")


def test_only_what_was_counted_is_called_certain() -> None:
    assert str(percent(100.0)) == str(percent(99.7)) == f"over 99{PERCENT}"
    assert str(percent(100.0, exact=True)) == f"100{PERCENT}"
    assert (
        str(percent(0.0))
        == str(percent(0.4))
        == str(percent(0.4, exact=True))
        == f"under 1{PERCENT}"
    )
    assert str(percent(0.0, exact=True)) == f"0{PERCENT}"
    assert str(percent(99.6, exact=True)) == f"over 99{PERCENT}"
