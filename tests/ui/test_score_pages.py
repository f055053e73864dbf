"""The score sheet, the cards laid open, and the result: for any game, with few and many players."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from pygame import Rect, Surface

from game.cards.french import RANKS
from game.core.event import PERSON_SEAT, Seat
from game.core.table_values import RevealedHand, ScoreLine
from game.games.take.game import TAKE
from game.session import MatchSession
from game.text.message import figured
from game.ui.deck.card_images import CardImages
from game.ui.deck.card_widgets import Cards, small_cards
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.scores.round_page import RoundPage
from game.ui.features.scores.score_page import ScorePage
from game.ui.features.scores.scores_page import ScoresPage
from game.ui.features.setup.setup_page import SetupPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node
from game.ui.kit.widgets.surfaces import ImageWidget, Medallion
from game.ui.kit.widgets.widget import NodeStyle, paint_node
from tests.figures import number
from tests.ui.pages import PAGES, result
from tests.ui.stage import Stage
from tests.ui.tallies import Canned, LowestWins, dimes, page, rummy, state_after, without_points

MADE = [(rummy, 2), (rummy, 5), (rummy, 8), (dimes, 4), (dimes, 10)]
WINDOWS = [(960, 600), (1280, 720), (1920, 1080)]
every_window = pytest.mark.parametrize("window", WINDOWS)
every_game = pytest.mark.parametrize(("made", "players"), MADE)


def seen(node: Node) -> bool:
    """Whether all of a node can be seen where a part of the page is turned."""
    clip = node.clip
    return clip is None or clip.contains(node.rect)


def rows(stage: Stage) -> dict[str, Node]:
    """The rows of the page that are seen whole, by their name."""
    return {node.name: node for node in stage.role("row") if seen(node)}


def icons(stage: Stage) -> list[str]:
    return [node.name for node in stage.role("icon") if node.name]


def written(node: Node) -> list[str]:
    return [child.name for child in node.children if child.role == "text"]


def open_scores(stage: Stage) -> None:
    """Open the sheet, the ranking and the cards from the result."""
    stage.top(ResultPage).open_scores()


def tabs(stage: Stage) -> list[str]:
    return [node.name for node in stage.role("option")]


def all_over(stage: Stage) -> list[Node]:
    """Every node that can be brought to be seen, tab by tab and turn by turn."""
    found: dict[tuple[str, str, int, int], Node] = {}
    for tab in range(max(1, len(tabs(stage)))):
        stage.key(str(tab + 1), "home")
        for _ in range(60):
            for node in stage.nodes:
                if seen(node):
                    found[(node.role, node.name, node.rect.w, node.rect.h)] = node
            stage.key("page down")
    return list(found.values())


def cards_seen(stage: Stage) -> list[tuple[str, Node]]:
    """Every line of cards that can be brought to be seen, with the player in whose row it is."""
    found: dict[tuple[str, str, int, int], tuple[str, Node]] = {}
    for tab in range(max(1, len(tabs(stage)))):
        stage.key(str(tab + 1), "home")
        for _ in range(60):
            for row in (node for node in stage.nodes if node.role == "row"):
                for node in row.walk():
                    if node.role == "cards" and seen(node):
                        found[(row.name, node.name, node.rect.w, node.rect.h)] = row.name, node
            stage.key("page down")
    return list(found.values())


# The score sheet.


@every_game
@every_window
def test_every_round_has_its_row_and_can_be_seen(
    stage: Stage, made: object, players: int, window: tuple[int, int]
) -> None:
    stage.resize(*window)
    scene = made(stage, players, 11)  # type: ignore[operator]
    show = scene.model.show
    values = {node.value for node in all_over(stage) if node.role == "row"}
    for one in [*(one["scores"] for one in show.state.rounds), show.state.scores]:
        both = zip(show.names, map(figured, one), strict=True)
        said = ", ".join(f"{who.name} {score}" for who, score in both)
        assert said in values


def test_a_round_that_is_still_to_come_has_an_empty_row(stage: Stage) -> None:
    stage.resize(1280, 720)
    dimes(stage, 4, 3)
    found = rows(stage)
    assert found["5 cards, 5s wild"].value is not None
    assert found["6 cards, 6s wild"].value is None
    assert written(found["13 cards, Ks wild, x2"]) == ["13 cards, Ks wild, x2"]


@pytest.mark.parametrize("rounds", [20, 200])
@every_window
def test_of_many_rounds_the_latest_are_shown_first_and_all_can_be_reached(
    stage: Stage, rounds: int, window: tuple[int, int]
) -> None:
    stage.resize(*window)
    rummy(stage, 3, rounds)
    stage.key("2") if tabs(stage) else None
    assert f"Round {rounds}" in rows(stage)
    assert "Round 1" not in rows(stage)
    stage.key("up")
    assert f"Round {rounds}" not in rows(stage)
    stage.key("home")
    assert "Round 1" in rows(stage)
    stage.wheel((400, 300), 5)
    assert "Round 1" in rows(stage)
    reached = set(rows(stage))
    while f"Round {rounds}" not in rows(stage):
        before = set(rows(stage))
        stage.key("page down")
        assert before != set(rows(stage))
        reached |= set(rows(stage))
    assert {f"Round {number}" for number in range(1, rounds + 1)} <= reached
    stage.wheel((400, 300), -3)
    assert f"Round {rounds}" in rows(stage)


def test_a_sheet_that_is_turned_shows_whole_rows(stage: Stage) -> None:
    rummy(stage, 3, 60)
    for key in ("end", "up", "up", "page up", "home", "down"):
        stage.key(key)
        shown = [node for node in stage.role("row") if node.name.startswith("Round ")]
        assert all(seen(node) for node in shown)


def test_in_a_narrow_window_every_round_played_is_told_with_names(stage: Stage) -> None:
    stage.resize(960, 600, text_factor=2)
    scene = dimes(stage, 10, 4)
    stage.key("2")
    show = scene.model.show
    assert "6 cards, 6s wild" in rows(stage)
    found = {node.name: node for node in all_over(stage) if node.role == "row"}
    assert "7 cards, 7s wild" not in found
    for label, one in zip(show.table.round_labels(show.state), show.state.rounds, strict=False):
        said = {name for node in found[str(label)].walk() for name in [node.name]}
        assert {who.name for who in show.names} <= said
        assert set(map(str, one["scores"])) <= said


def test_only_rows_that_can_be_seen_are_made(stage: Stage) -> None:
    rummy(stage, 3, 200)
    assert len(stage.role("row")) < 40


@pytest.mark.parametrize(
    ("table", "rounds", "leader"),
    [
        (Canned(), [[5, 9, 7], [1, 2, 3]], "Ada leads"),
        (LowestWins(), [[5, 9, 7], [1, 2, 3]], "You lead"),
        (LowestWins(), [[5, 9, 7], [9, 2, 3]], "Max leads"),
    ],
)
def test_the_leader_has_a_mark_as_the_game_counts(
    stage: Stage, table: Canned, rounds: list[list[int]], leader: str
) -> None:
    page(stage, RoundPage, table, state_after(rounds))
    assert [name for name in icons(stage) if "lead" in name] == [leader]
    assert len(stage.role("marker")) == 1


def test_nobody_leads_where_all_are_level(stage: Stage) -> None:
    page(stage, RoundPage, Canned(), state_after([[4, 6], [6, 4]]))
    assert not [name for name in icons(stage) if "lead" in name]
    assert not stage.role("marker")


def test_who_went_out_has_a_mark_in_the_row_and_beside_the_name(stage: Stage) -> None:
    stage.resize(1280, 720)
    rummy(stage, 3, 2)
    assert {"You went out", "Ada went out", "went out"} <= set(icons(stage))


def test_coins_are_counted_with_what_is_in_the_pot(stage: Stage) -> None:
    stage.resize(1280, 720)
    scene = dimes(stage, 4, 6)
    pot, held = scene.model.show.table.coins(scene.model.show.state) or (0, [])
    row = rows(stage)["Dimes"]
    assert written(row) == [f"{pot} in the pot", *map(str, held)]
    coins = [child for child in row.children if child.widget == ImageWidget("coins/dime")]
    assert len(coins) == len(held)
    rummy(stage, 4, 6)
    assert "Dimes" not in rows(stage)


# How the figures came about.


@every_game
@every_window
def test_all_cards_of_all_players_can_be_seen(
    stage: Stage, made: object, players: int, window: tuple[int, int]
) -> None:
    stage.resize(*window)
    scene = made(stage, players, 11)  # type: ignore[operator]
    show = scene.model.show
    lines = cards_seen(stage)
    for one in show.table.revealed_hands(show.state, {}):
        name = show.names[one.seat].name
        mine = [node for owner, node in lines if owner == name]
        melds = [node.widget.texts for node in mine if node.name.startswith("Meld: ")]
        left = [
            text for node in mine if node.name.startswith("Left: ") for text in node.widget.texts
        ]
        assert set(melds) == set(one.melds)
        assert sorted(left) == sorted(one.left)


@pytest.mark.parametrize("window", [*WINDOWS, (1000, 1300)])
def test_a_run_of_all_ranks_lies_in_one_row(stage: Stage, window: tuple[int, int]) -> None:
    stage.resize(*window)
    run = tuple(f"{rank}S" for rank in RANKS)
    opened = [
        RevealedHand(Seat(seat), ((run,), (), (run[:5],), (run[:5],))[seat], run[3:4])
        for seat in range(4)
    ]
    labels = ("Cards on the table", "Cards in hand", "This round")
    lines = [ScoreLine(label, ("115",) * 4) for label in labels]
    page(stage, RoundPage, Canned(opened, lines), state_after([[95] * 4]))
    lines = [node for _, node in cards_seen(stage)]
    melds = [node.widget.texts for node in lines if node.name.startswith("Meld: ")]
    assert set(melds) == {run, run[:5]}


@every_game
@every_window
def test_the_lines_of_the_sum_stand_beside_each_player(
    stage: Stage, made: object, players: int, window: tuple[int, int]
) -> None:
    stage.resize(*window)
    scene = made(stage, players, 9)  # type: ignore[operator]
    show = scene.model.show
    lines = show.table.score_lines(show.state, {})
    found = {node.name: node for node in all_over(stage) if node.role == "row"}
    for seat, who in enumerate(show.names):
        for line in lines:
            assert f"{line.label}: {line.figures[seat]}" in (found[who.name].value or "")
            assert line.figures[seat] in written(found[who.name])


@every_window
def test_every_index_of_the_small_cards_is_uncovered(stage: Stage, window: tuple[int, int]) -> None:
    stage.resize(*window)
    rummy(stage, 8, 3)
    assert stage.role("cards")
    for node in stage.role("cards"):
        card, count = node.widget.width, len(node.widget.texts)
        strip = stage.app.measures.index_strip(card) * card
        assert card >= 30
        assert node.rect.w >= card + int((count - 1) * strip)


class Blank(CardImages):
    """Cards with nothing on them."""

    def card(self, text: str | None, width: int, faces: str = "cards") -> Surface:
        return Surface((width, 10))


def test_small_cards_overlap_more_where_there_is_no_room_and_may_stand_in_the_middle() -> None:
    measures = Measures(1280, 720, 1.0)
    drawn: list[int] = []
    surface = SimpleNamespace(
        blit=lambda picture, place: drawn.append(place[0]), fill=lambda ink, area: None
    )
    painter = SimpleNamespace(surface=surface, images=Blank(), measures=measures)
    node = small_cards("a run", ("4S", "5S", "6S"), (100, 50), 40, "cards", measures)
    paint_node(painter, node, NodeStyle())  # type: ignore[arg-type]
    step = measures.index_strip(40) * 40
    assert drawn == [100, round(100 + step), round(100 + 2 * step)]
    assert node.rect.w == 40 + round(2 * step)
    drawn.clear()
    node.rect.w = 60
    paint_node(painter, node, NodeStyle())  # type: ignore[arg-type]
    assert drawn == [100, 110, 120]
    drawn.clear()
    node.rect = Rect(100, 50, 400, 56)
    assert isinstance(node.widget, Cards)
    node.widget = replace(node.widget, middle=True)
    paint_node(painter, node, NodeStyle())  # type: ignore[arg-type]
    assert drawn[0] - 100 == pytest.approx(500 - (drawn[-1] + 40), abs=1)


class Threes(Canned):
    """Threes and jokers are wild."""

    def is_wild(self, state: Any, text: str) -> bool:
        return text[0] in "3J"


def test_wild_cards_are_marked_where_they_do_not_say_what_they_stand_for(stage: Stage) -> None:
    opened = [
        RevealedHand(Seat(0), (("4S", "3D", "JK=6S"),), ("9C", "JK")),
        RevealedHand(Seat(1), (), ()),
    ]
    page(stage, RoundPage, Threes(opened), state_after([[1, 2]]))
    marked = {node.widget.texts: list(node.widget.wild) for node in stage.role("cards")}
    assert marked == {("4S", "3D", "JK=6S"): [1], ("9C", "JK"): [1]}


def test_each_of_two_columns_of_players_has_its_labels(stage: Stage) -> None:
    stage.resize(1920, 1080)
    dimes(stage, 10, 4)
    left, right = (node.rect for node in stage.nodes if node.name == "This round"
                   and node.role == "text")  # fmt: skip
    assert left.right < stage.app.measures.width / 2 < right.left


def test_a_player_without_cards_is_said_to_have_none(stage: Stage) -> None:
    opened = [RevealedHand(Seat(0), (), ("4S",)), RevealedHand(Seat(1), (), ())]
    page(stage, RoundPage, Canned(opened), state_after([[1, 2]]))
    assert "No cards left" in written(rows(stage)["Ada"])
    assert "No cards left" not in written(rows(stage)["You"])


def test_a_sum_without_cards_and_cards_without_a_sum_are_shown(stage: Stage) -> None:
    page(stage, RoundPage, Canned(lines=[ScoreLine("Stacks", ("1", "2"))]), state_after([[1, 2]]))
    assert rows(stage)["Ada"].value == "Stacks: 2"
    opened = [RevealedHand(Seat(seat), (("4S", "5S", "6S"),), ()) for seat in range(2)]
    page(stage, RoundPage, Canned(opened), state_after([[1, 2]]))
    assert rows(stage)["Ada"].value is None
    assert len(stage.role("cards")) == 2


def test_a_game_that_tells_nothing_of_the_round_has_its_sheet_alone(stage: Stage) -> None:
    page(stage, RoundPage, Canned(), state_after([[1, 2]]))
    assert tabs(stage) == []
    assert set(rows(stage)) == {"Round 1", "Total"}


# Pages and tabs.


@pytest.mark.parametrize(("made", "players"), [(rummy, 2), (rummy, 4), (dimes, 4), (dimes, 5)])
@pytest.mark.parametrize("window", WINDOWS[1:])
def test_with_up_to_five_players_everything_is_on_one_page(
    stage: Stage, made: object, players: int, window: tuple[int, int]
) -> None:
    stage.resize(*window)
    made(stage, players, 5)  # type: ignore[operator]
    assert tabs(stage) == []
    assert "Total" in rows(stage)
    assert stage.role("cards")


def test_many_players_have_a_tab_for_the_round_and_one_for_the_sheet(stage: Stage) -> None:
    dimes(stage, 10, 4)
    assert tabs(stage) == ["This round", "Score sheet"]
    assert stage.role("cards")
    assert not stage.role("paper")
    stage.click("Score sheet")
    assert stage.role("paper")
    assert not stage.role("cards")


@pytest.mark.parametrize("back", [("1",), ("left",)])
@pytest.mark.parametrize("there", [("2",), ("right",), ("tab", "right", "return")])
def test_tabs_are_turned_by_figures_and_arrows_and_enter_still_goes_on(
    stage: Stage, there: tuple[str, ...], back: tuple[str, ...]
) -> None:
    scene = dimes(stage, 10, 4)
    stage.key(*there)
    assert stage.role("paper")
    stage.key(*back)
    assert not stage.role("paper")
    stage.key(*there, "return")
    assert scene.model.show.went_on == 1
    assert isinstance(stage.scene, StartPage)


def test_arrows_do_not_go_beyond_the_last_tab(stage: Stage) -> None:
    dimes(stage, 10, 4)
    stage.key("left")
    assert not stage.role("paper")
    stage.key("right", "right", "right")
    assert stage.role("paper")
    assert stage.scene.focus == "answer 0"


def test_in_a_window_with_room_for_more_the_last_tab_takes_the_place_of_one_that_is_gone(
    stage: Stage,
) -> None:
    stage.resize(960, 600, text_factor=2)
    dimes(stage, 10, 11, over=True)
    stage.key("3")
    assert tabs(stage) == ["Result", "Score sheet", "Last round"]
    stage.resize(1920, 1200)
    assert tabs(stage) == ["Result", "Last round"]
    assert stage.role("cards")


def test_what_a_larger_window_shows_whole_is_turned_no_more(stage: Stage) -> None:
    rummy(stage, 3, 20)
    stage.key("home")
    stage.resize(1920, 2000)
    assert {f"Round {number}" for number in range(1, 21)} <= set(rows(stage))
    before = stage.scene.tree
    stage.key("down")
    assert stage.scene.tree is before


def test_an_arrow_that_cannot_turn_anything_moves_the_focus(stage: Stage) -> None:
    dimes(stage, 10, 4)
    stage.key("home", "up")
    focused = stage.scene.tree.focused
    assert focused is not None
    assert focused.name in tabs(stage)


def test_a_page_that_was_turned_is_as_it_was_left(stage: Stage) -> None:
    rummy(stage, 8, 50)
    stage.key("2", "home", "1", "2")
    assert "Round 1" in rows(stage)


# Sentences.


@pytest.mark.parametrize(
    ("table", "scores", "sentence"),
    [
        (Canned(), [3, 9, 4], "Ada won round 1."),
        (Canned(), [9, 3, 4], "You won round 1."),
        (LowestWins(), [9, 3, 3], "Ada and Max share round 1, with the fewest points."),
        (Canned(), [7, 7, 7, 7], "Four players share round 1."),
    ],
)
def test_the_sentence_says_who_did_best_as_the_game_counts(
    stage: Stage, table: Canned, scores: list[int], sentence: str
) -> None:
    page(stage, RoundPage, table, state_after([scores]))
    assert sentence in stage.said()
    assert stage.role("heading")[0].name == "The round is over"


def test_the_sentence_is_about_the_round_that_has_just_been_played(stage: Stage) -> None:
    page(stage, RoundPage, Canned(), state_after([[9, 1, 1], [1, 9, 1], [1, 1, 9]]))
    assert "Max won round 3." in stage.said()


# The result.


def ranking(stage: Stage) -> list[tuple[str, str | None]]:
    return [
        (node.name, node.value)
        for node in stage.role("row")
        if (node.value or "").startswith("place ")
    ]


def test_the_result_ranks_everybody_and_those_who_are_level_share_a_place(stage: Stage) -> None:
    scores = [[10, 30, 20, 30, 5]]
    page(stage, ResultPage, Canned(), state_after(scores, over=True))
    open_scores(stage)
    assert ranking(stage) == [
        ("Ada", "place 1, 30 points"),
        ("Iris", "place 1, 30 points"),
        ("Max", "place 3, 20 points"),
        ("You", "place 4, 10 points"),
        ("Otto", "place 5, 5 points"),
    ]
    assert "Ada and Iris share the win" in stage.said()
    assert "A tie at 30 after 1 round." in stage.said()
    page(stage, ResultPage, LowestWins(), state_after(scores, over=True, lowest=True))
    open_scores(stage)
    assert [name for name, _ in ranking(stage)] == ["Otto", "You", "Max", "Ada", "Iris"]
    assert "By 5 points, 5 to 10." in stage.said()


def test_every_verdict_and_every_winner_is_named(stage: Stage) -> None:
    verdicts = [f"verdict {seat}" for seat in range(3)]
    seen = state_after([[1, 2, 2]], over=True)
    page(stage, ResultPage, Canned(verdicts=verdicts), seen)
    open_scores(stage)
    for verdict in verdicts:
        assert verdict in stage.said()
    assert {"Ada won", "Max won"} <= set(icons(stage))
    assert "You won" not in icons(stage)


def test_the_result_shows_the_last_round_and_the_sheet_too(stage: Stage) -> None:
    stage.resize(960, 600, text_factor=2)
    dimes(stage, 10, 11, over=True)
    open_scores(stage)
    assert tabs(stage) == ["Result", "Score sheet", "Last round"]
    stage.resize(960, 600)
    assert tabs(stage) == ["Result", "Last round"]
    stage.click("Result")
    assert stage.role("paper")
    stage.click("Last round")
    assert stage.role("cards")


@every_window
@pytest.mark.parametrize("players", [2, 4, 10])
def test_without_points_the_winner_stands_first_and_the_others_with_what_was_left(
    stage: Stage, players: int, window: tuple[int, int]
) -> None:
    stage.resize(*window)
    scene = without_points(stage, players)
    open_scores(stage)
    show = scene.model.show
    nodes = all_over(stage)
    assert not [node for node in nodes if node.role == "paper"]
    first, *others = [node.name for node in nodes if node.role == "row"]
    assert first == "Ada"
    assert others == [who.name for who in show.names if who.name != "Ada"]
    assert "won" in icons(stage) or "won" in {node.name for node in nodes}
    cards = [text for node in nodes if node.role == "cards" for text in node.widget.texts]
    left = [text for one in show.table.revealed_hands(show.state, {}) for text in one.left]
    assert sorted(cards) == sorted(left)
    assert not any("points" in node.name for node in nodes)


def test_without_points_the_stages_are_told(stage: Stage) -> None:
    scene = without_points(stage, 10, stages=True)
    open_scores(stage)
    show = scene.model.show
    said = {name for node in all_over(stage) if node.role == "row" for name in written(node)}
    for seat in range(10):
        assert show.table.final_remark(show.state, Seat(seat)) in said


def test_a_match_continued_after_its_end_has_the_hands_of_its_last_round_laid_open(
    stage: Stage,
) -> None:
    table = stage.sit(2, seed=4, game=TAKE, options={"target": 100}, fresh=False)
    match = table.session.match
    rng = Random(4)
    while not match.state.over:
        match.play(TAKE.write(TAKE.bot.rollout_move(match.state.clone(), rng)))
    table.show.snap(match.view(PERSON_SEAT))
    assert not table.show.recent.revealed
    stage.tick()
    open_scores(stage)
    values = [node.value or "" for node in all_over(stage) if node.role == "row"]
    told = [value for value in values if "This round" in value]
    for value, score in zip(told, match.state.rounds[-1]["scores"], strict=True):
        *parts, total = [number(part.rpartition(" ")[2]) for part in value.split(", ")]
        assert sum(parts) == total == score


def test_from_the_result_one_can_set_up_the_same_game_anew(stage: Stage) -> None:
    result(stage, 3, 1)
    game = stage.top(ResultPage).model.session.match.game
    stage.click("More")
    stage.click("Change set-up")
    assert stage.top(SetupPage).game is game
    stage.key("escape")
    stage.top(StartPage)


def test_the_result_has_three_buttons_and_the_rest_behind_one_more(stage: Stage) -> None:
    result(stage, 3, 1)
    answers = [node.name for node in stage.nodes if node.area == "answers"]
    assert answers == ["Play again", "Look back", "Done", "More"]
    stage.click("More")
    names = [node.name for node in stage.nodes if node.area == "answers"]
    wanted = ["Back", "Scores and cards", "Change set-up", "Play this deal", "Save sheet…"]
    wanted.append("See the table")
    assert names == wanted
    stage.click("Save sheet…")
    assert stage.scene.name == "keep"
    stage.key("escape")
    stage.top(ResultPage)
    stage.key("k")
    assert stage.scene.name == "keep"


def test_the_keys_of_tabs_open_the_scores_at_that_tab(stage: Stage) -> None:
    stage.resize(960, 600, text_factor=2)
    dimes(stage, 10, 11, over=True)
    for place, title in enumerate(("Result", "Score sheet", "Last round"), 1):
        stage.key(str(place))
        page = stage.top(ScoresPage)
        assert tabs(stage)[page.shown] == title
        stage.key("escape")
        stage.top(ResultPage)


@pytest.mark.parametrize("chosen", [False, True], ids=["once", "always"])
def test_the_deck_can_be_cut_once_where_it_is_not_cut_always(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, chosen: bool
) -> None:
    monkeypatch.setattr(MatchSession, "cuttable", True)
    stage.app.settings.cut = chosen
    PAGES["between rounds"](stage)
    shown = [node.name for node in stage.nodes if node.area == "answers"]
    assert ("Cut the deck" in shown) is chosen
    stage.click("More")
    behind = [node.name for node in stage.nodes if node.area == "answers"]
    assert ("Cut the deck" in behind) is not chosen


def test_the_usual_button_has_the_focus_on_every_page(stage: Stage) -> None:
    scenes: list[ScorePage] = [rummy(stage, 3, 2), dimes(stage, 10, 11, over=True)]
    assert [scene.tree.focus for scene in scenes] == ["answer 0", "answer 0"]


# Another window, other text.


SMALL_AND_LARGE_TEXT = [((960, 600), 2.0), ((1280, 720), 2.0), ((960, 600), 1.0)]


@pytest.mark.parametrize(("window", "text"), SMALL_AND_LARGE_TEXT)
@pytest.mark.parametrize(("made", "players", "rounds"), [(rummy, 5, 40), (dimes, 10, 11)])
def test_the_result_is_still_seen_after_a_resize_or_a_change_of_text_size(
    stage: Stage, made: Any, players: int, rounds: int, window: tuple[int, int], text: float
) -> None:
    made(stage, players, rounds, over=True)
    stage.top(ResultPage)
    for size, factor in ((window, text), ((1280, 720), 1.0), (window, text)):
        stage.resize(*size, text_factor=factor)
        seen_now = {node.name for node in stage.nodes if node.seen and seen(node)}
        assert stage.top(ResultPage).heading in seen_now
        winner = [node for node in stage.nodes if isinstance(node.widget, Medallion)]
        assert any(one.seen for one in (*stage.role("row"), *winner))
