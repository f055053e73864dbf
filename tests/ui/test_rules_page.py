"""The rules in the window: all of them, opened at any heading, and searched."""

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.core.game import Game
from game.core.illegal import InvalidSetup
from game.core.options import Value
from game.games import GAMES
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.options import Rummy500Options
from game.games.taki.game import TAKI
from game.games.texas.game import TEXAS
from game.text.languages import SPOKEN_ENGLISH
from game.text.message import ENGLISH_LANGUAGE, Language, speak, told
from game.text.rules_text import Block, blocks, pictured, plain
from game.ui.features.rules.rules_page import (
    MAX_DIFFERENCES_COUNT,
    OPTIONS_HEADING_NAME,
    RulesPage,
    key_of,
    spans,
    stretches,
)
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.kit.input.events import Key, Wheel
from game.ui.kit.tree import Node
from game.ui.table.model.actions import OpenRules
from game.ui.table.model.notice import Notice, NoticeKind
from tests.laws.passages import every_value, passages
from tests.ui.stage import SIZES, Stage

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def headings(game: Game[Any, Any]) -> list[Block]:
    """The headings of the usual game, and the one above all options."""
    shown = [block for block in passages(game, game.options_type()) if block.kind == "heading"]
    return [*shown, Block("heading", "All options", OPTIONS_HEADING_NAME)]


# The page.


def test_a_rules_text_is_taken_apart_into_its_blocks() -> None:
    text = (
        "# The game\n\nOne line\nand its end.\n## A part\n- one\n- two\nthree\n"
        "| card | points |\n|---|---|\n| 2 to 9 | 5, each |\n| ace | 15 |\n\nLast."
    )
    taken = [(block.kind, block.words) for block in blocks(text)]
    assert taken == [
        ("title", "The game"),
        ("text", "One line and its end."),
        ("heading", "A part"),
        ("item", "one"),
        ("item", "two"),
        ("text", "three"),
        ("columns", "card\tpoints"),
        ("row", "2 to 9\t5, each"),
        ("row", "ace\t15"),
        ("text", "Last."),
    ]


@pytest.mark.parametrize(
    ("line", "words", "name"),
    [
        ("## Going out {#going-out}", "Going out", "going-out"),
        ('## Calling "Rummy!"   {#calling}', 'Calling "Rummy!"', "calling"),
        ("## The +3 {#plus-3}", "The +3", "plus-3"),
        ("## Going out", "Going out", ""),
        ("## {#going-out}", "{#going-out}", ""),
        ("## Going out {#Going out}", "Going out {#Going out}", ""),
    ],
)
def test_a_heading_is_told_from_its_name(line: str, words: str, name: str) -> None:
    assert list(blocks(f"# The game\n{line}\ntext\n")) == [
        Block("title", "The game"),
        Block("heading", words, name),
        Block("text", "text"),
    ]


def test_a_heading_is_shown_without_its_name_and_opened_at_by_it(
    stage: Stage, tmp_path: Path
) -> None:
    class Named(type(TAKI)):  # type: ignore[misc]
        rules_text = tmp_path / "rules.md"

    words = "A sentence.\n\n" * 60
    text = f"# Taki\n\n## First {{#one}}\n{words}## Second {{#two}}\n{words}"
    Named.rules_text.write_text(text, encoding="utf-8")
    page = stage.show(RulesPage(stage.app, Named(), "two"))
    paint_twice(page)
    first, second, _ = stage.role("heading")[-3:]
    assert (first.name, second.name) == ("First", "Second")
    assert page.column.offset > 0
    assert not page.column.view.contains(first.rect)
    assert page.column.view.contains(second.rect)
    assert (first.widget.tone, second.widget.tone) == ("text", "gold")


def test_the_rules_are_shown_in_the_players_language_where_they_are_written_in_it(
    stage: Stage, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    class Written(type(TAKI)):  # type: ignore[misc]
        rules_text = tmp_path / "rules.en.md"

    Written.rules_text.write_text("# Taki\n\n## Cards {#cards}\nA sentence.\n", encoding="utf-8")
    written = tmp_path / "rules.xx.md"
    written.write_text("# Taki\n\n## Kartoj {#cards}\nFrazo.\n", encoding="utf-8")
    request.addfinalizer(lambda: speak(ENGLISH_LANGUAGE))
    speak(Language(SPOKEN_ENGLISH._replace(tag="xx"), fall_back=ENGLISH_LANGUAGE))
    stage.show(RulesPage(stage.app, Written()))
    assert "Kartoj" in [node.name for node in stage.role("heading")]
    written.unlink()
    stage.show(RulesPage(stage.app, Written()))
    assert "Cards" in [node.name for node in stage.role("heading")]


def test_what_a_rules_text_names_stands_in_quotes_and_stress_is_left_out() -> None:
    assert plain("see *The cards*, not **all** of *a*") == "see “The cards”, not all of “a”"


@every_game
def test_the_page_shows_every_word_of_the_rules(stage: Stage, game: Game[Any, Any]) -> None:
    stage.show(RulesPage(stage.app, game))
    said = " ".join(node.name for node in stage.nodes)
    told = (one.words for one in passages(game, game.options_type()) if one.kind != "title")
    text = "\n".join(told).replace("*", "")
    wanted, shown = (re.sub("[“”]", "", one).split() for one in (text, said))
    assert Counter(wanted) <= Counter(shown)
    for mark in ("*", "#", "`", "|", "[", "_", "{"):
        assert mark not in said, "a mark is shown as it stands"


@every_game
def test_the_page_opens_at_any_heading(stage: Stage, game: Game[Any, Any]) -> None:
    for heading in headings(game):
        for size in SIZES[:2]:
            stage.resize(*size)
            page = stage.show(RulesPage(stage.app, game, heading.name))
            paint_twice(page)
            node = page.tree.by_key[key_of(heading.name)]
            assert (node.role, node.name) == ("heading", plain(heading.words))
            assert node.clip.contains(node.rect), (heading, node.rect)


def paint_twice(page: RulesPage) -> None:
    for _ in range(2):
        page.paint(page.app.painter)


def test_the_page_is_turned_by_keys_and_wheel_to_its_end_and_back(stage: Stage) -> None:
    page = stage.show(RulesPage(stage.app, GAMES[0]))
    last = [node for node in stage.nodes if node.clip is not None][-1].name
    assert page.tree.root
    stage.key("up", "page up", "home")
    assert page.column.offset == 0
    for _ in range(200):
        stage.key("down")
    end = page.column.offset
    assert end > 0
    node = next(node for node in stage.nodes if node.name == last and node.clip is not None)
    assert node.clip.contains(node.rect)
    stage.key("home")
    assert page.column.offset == 0
    stage.key("end")
    assert page.column.offset == end
    stage.key("home", "page down", "space")
    assert 0 < page.column.offset <= end
    stage.key("home")
    stage.app.send(Wheel(400, 300, -2))
    assert page.column.offset > 0
    stage.app.send(Wheel(400, 300, 50))
    assert page.column.offset == 0


@pytest.mark.parametrize("key", ["f1", "escape"])
def test_the_page_is_left_by_f1_or_escape(stage: Stage, key: str) -> None:
    below = stage.show(SettingsPage(stage.app))
    stage.app.page_stack.push(RulesPage(stage.app, GAMES[0]))
    stage.key(key)
    assert stage.scene is below


# The search.


def search(stage: Stage, text: str) -> RulesPage:
    page = stage.show(RulesPage(stage.app, TAKI))
    page.on_key(Key("f", control=True))
    assert page.focus == "search"
    stage.type(text)
    assert page.search == text
    return page


def here(page: RulesPage) -> list[Node]:
    return [node for node in page.tree.nodes if node.role == "mark" and node.widget.here]


@pytest.mark.parametrize(
    ("text", "wanted", "found"),
    [
        ("One king, two Kings.", "king", [(4, 8), (14, 18)]),
        ("One king", "queen", []),
        ("One king", "", []),
        ("One king", "   ", []),
        ("aaaa", "aa", [(0, 2), (2, 4)]),
        ("the last card", " last  card ", [(4, 13)]),
    ],
)
def test_words_are_found_whatever_their_case(
    text: str, wanted: str, found: list[tuple[int, int]]
) -> None:
    assert spans(text, wanted) == found


def test_what_is_broken_over_two_lines_is_found_on_both() -> None:
    lines = ("say last", "card now", "or last card")
    assert stretches(lines, "last card", len) == [[(0, 4, 8), (1, 0, 4)], [(2, 3, 12)]]


def test_every_place_is_marked_and_counted_and_the_first_is_in_sight(stage: Stage) -> None:
    page = search(stage, "breaker")
    text = " ".join(block.words for block in page.blocks[1:]).replace("*", "").lower()
    assert len(page.matches) == text.count("breaker") > 3
    assert f"1 of {len(page.matches)}" == page.tree.by_key["search"].widget.note
    assert all(page.column.view.contains(node.rect) for node in here(page))


def test_enter_leads_from_place_to_place_and_round_about(stage: Stage) -> None:
    page = search(stage, "breaker")
    count = len(page.matches)
    seen = []
    for _ in range(count):
        assert page.column.view.contains(here(page)[0].rect)
        seen.append(page.at)
        stage.key("return")
    assert seen == list(range(count))
    assert page.at == 0
    stage.key("return", shift=True)
    assert page.at == count - 1
    stage.click("Next")
    assert page.at == 0
    stage.click("Previous")
    assert page.at == count - 1


def test_letters_and_spaces_typed_into_the_search_turn_and_mute_nothing(stage: Stage) -> None:
    page = search(stage, "m last card")
    assert not stage.app.settings.muted
    assert page.column.offset == 0
    stage.key(*["backspace"] * 11)
    assert page.search == ""


def test_what_is_not_found_is_said(stage: Stage) -> None:
    page = search(stage, "hovercraft")
    assert page.matches == []
    assert page.tree.by_key["search"].widget.note == "not found"
    stage.key("return")
    assert page.at == 0


def test_escape_ends_the_search_and_then_leaves_the_page(stage: Stage) -> None:
    below = stage.show(SettingsPage(stage.app))
    page = RulesPage(stage.app, TAKI)
    stage.app.page_stack.push(page)
    page.on_key(Key("f", control=True))
    stage.type("king")
    stage.key("escape")
    assert stage.top(RulesPage) is page
    assert page.search == ""
    assert not [node for node in page.tree.nodes if node.role == "mark"]
    stage.key("escape")
    assert stage.scene is below


# The list of contents.


def entries(stage: Stage) -> list[Node]:
    return [node for node in stage.role("option") if node.key.startswith("to ")]


def being_read(stage: Stage) -> str:
    [here] = [node.name for node in entries(stage) if node.value]
    return here


@every_game
def test_every_heading_stands_in_the_contents_and_is_turned_to_from_there(
    stage: Stage, game: Game[Any, Any]
) -> None:
    stage.resize(1280, 720)
    page = stage.show(RulesPage(stage.app, game))
    wanted = [(plain(one.words), one.name) for one in headings(game)]
    assert [(node.name, node.key.removeprefix("to ")) for node in entries(stage)] == wanted
    for name, rule in wanted:
        stage.click(f"to {rule}")
        assert being_read(stage) == name
        heading = page.tree.by_key[key_of(rule)]
        assert page.column.view.contains(heading.rect)


def test_the_heading_that_is_read_is_marked_as_the_page_is_turned(stage: Stage) -> None:
    stage.resize(1280, 720)
    page = stage.show(RulesPage(stage.app, TAKI))
    marked = [being_read(stage)]
    while page.column.offset < page.column.most:
        stage.key("down")
        if being_read(stage) != marked[-1]:
            marked.append(being_read(stage))
    names = [plain(one.words) for one in headings(TAKI)]
    assert marked == names[: len(marked)]
    assert len(marked) > len(names) // 2


def test_where_there_is_no_room_beside_the_text_the_contents_stand_in_its_place(
    stage: Stage,
) -> None:
    stage.resize(960, 600, text_factor=2.0)
    page = stage.show(RulesPage(stage.app, TAKI))
    assert not entries(stage)
    stage.click("contents")
    assert [node.name for node in entries(stage)] == [plain(one.words) for one in headings(TAKI)]
    stage.key("escape")
    assert stage.scene is page
    assert not entries(stage)
    stage.key("f4")
    stage.key("down", "down", "return")
    assert not entries(stage)
    assert page.here == headings(TAKI)[2].name


def test_the_contents_are_reached_and_used_by_keys(stage: Stage) -> None:
    stage.resize(1280, 720)
    page = stage.show(RulesPage(stage.app, TAKI))
    stage.key("f4")
    assert page.focus == f"to {headings(TAKI)[0].name}"
    stage.key("down", "down", "down", "return")
    assert being_read(stage) == plain(headings(TAKI)[3].words)
    assert page.column.offset > 0


@every_game
def test_the_cards_of_every_picture_are_in_the_tree_with_their_names(
    stage: Stage, game: Game[Any, Any]
) -> None:
    stage.show(RulesPage(stage.app, game))
    told = passages(game, game.options_type())
    shown = [pictured(one) for one in told if one.kind == "picture"]
    nodes = stage.role("cards")
    assert len(nodes) == len(shown) > 0
    for node, one in zip(nodes, shown, strict=True):
        for card in one.cards:
            assert card is None or str(game.table.card_name(card)) in node.name
        assert node.value == {"good": "right", "bad": "not allowed"}.get(one.says)


# The page of a table.


def preset(game: Game[Any, Any], name: str) -> Mapping[str, Value]:
    return next(one.values for one in game.options_type.presets if one.name == name)


def test_the_page_of_a_set_has_its_name_its_sentence_and_what_differs(stage: Stage) -> None:
    values = preset(TEXAS, "three-thirteen")
    page = stage.show(RulesPage(stage.app, TEXAS, values=values, players=3))
    assert (page.heading, page.subtitle) == ("The rules of Three Thirteen", "Texas Rummy")
    lines = [block.words for block in page.blocks]
    title = next(place for place, one in enumerate(page.blocks) if one.kind == "title")
    assert lines[0].startswith("Three Thirteen. From the rule books.")
    assert lines[1:title] == [
        "What differs from the usual game",
        "2s: Ordinary",
        "Jokers: None",
        "Ace: Low only",
        "Wild cards in a meld: Any number",
        "After someone is out: One more turn",
        "Points: Face value",
    ]
    assert "Three to six players use two packs of 52 cards, without jokers." in lines
    assert not [line for line in lines[title:] if "dime" in line and not line.startswith("Dimes")]


@every_game
def test_what_differs_is_said_in_six_lines_at_most(stage: Stage, game: Game[Any, Any]) -> None:
    kind = game.options_type
    most = {one.name: every_value(one.values)[-1] for one in kind.described()}
    try:
        kind.effective_values(most)
    except InvalidSetup:
        most["rummy_call"] = "top"
    for values in (most, *(one.values for one in kind.presets)):
        page = RulesPage(stage.app, game, values=values)
        title = next(n for n, one in enumerate(page.blocks) if one.kind == "title")
        before = [one for one in page.blocks[:title] if one.kind == "item"]
        differing = kind.differences(values).keys() - {
            one.name for one in kind.described() if one.stake
        }
        assert len(before) <= MAX_DIFFERENCES_COUNT
        assert len(before) == min(len(differing), MAX_DIFFERENCES_COUNT), values
        if len(differing) > MAX_DIFFERENCES_COUNT:
            left = len(differing) - MAX_DIFFERENCES_COUNT + 1
            assert before[-1].words == f"{left} more, listed under “All options”."


@every_game
def test_the_page_says_nothing_of_options_until_the_fold_is_opened(
    stage: Stage, game: Game[Any, Any]
) -> None:
    page = stage.show(RulesPage(stage.app, game))
    lines = {one.words for one in page.blocks[-len(game.options_type.described()) :]}
    assert not lines & {node.name for node in stage.nodes}
    stage.key("end")
    stage.click("fold")
    assert lines <= {node.name for node in stage.nodes}
    stage.click("fold")
    assert not lines & {node.name for node in stage.nodes}


def test_the_fold_opens_by_the_contents_and_for_the_search(stage: Stage) -> None:
    stage.resize(1280, 720)
    page = stage.show(RulesPage(stage.app, TEXAS))
    line = page.blocks[-1].words
    page.on_key(Key("f", control=True))
    stage.type("late rounds count double")
    assert len(page.matches) == 1
    assert line in {node.name for node in stage.nodes}
    stage.key("escape")
    assert line not in {node.name for node in stage.nodes}
    stage.click(f"to {OPTIONS_HEADING_NAME}")
    assert line in {node.name for node in stage.nodes}


def test_the_usual_game_is_told_for_any_number(stage: Stage) -> None:
    page = stage.show(RulesPage(stage.app, TEXAS))
    assert (page.heading, page.subtitle) == ("The rules of Texas Rummy", "")
    assert page.blocks[0].words.startswith("All eleven rounds. ")
    assert page.blocks[1].kind == "title"
    lines = [block.words for block in page.blocks]
    assert sum(" players use " in line for line in lines) == 3


@every_game
def test_every_option_is_told_at_the_end_with_its_value_here(
    stage: Stage, game: Game[Any, Any]
) -> None:
    for preset in game.options_type.presets:
        values = game.options_type.effective_values(preset.values)
        page = stage.show(RulesPage(stage.app, game, values=preset.values))
        place = next(n for n, one in enumerate(page.blocks) if one.name == OPTIONS_HEADING_NAME)
        assert [block.words for block in page.blocks[place + 1 :]] == [
            f"{told(one.label)}: {told(one.values.label(values[one.name]))}. {told(one.help)}"
            for one in game.options_type.described()
        ]


def test_an_option_for_another_number_is_not_told(stage: Stage) -> None:
    def said(players: int) -> bool:
        page = RulesPage(stage.app, RUMMY500, values={"hand_for_two": 7}, players=players)
        return any("Cards for two players" in block.words for block in page.blocks)

    assert said(2)
    assert not said(3)


def test_rules_of_the_players_own_bear_their_name(stage: Stage) -> None:
    page = RulesPage(stage.app, TEXAS, values={"bar": "off"}, title="Sunday")
    assert (page.heading, page.subtitle) == ("The rules of Sunday", "Texas Rummy")
    assert [one.words for one in page.blocks[:3:2]] == ["Sunday", "Barred card: Off"]
    page = RulesPage(stage.app, TEXAS, values={"bar": "off"})
    assert (page.heading, page.subtitle) == ("The rules of Texas Rummy", "")
    assert page.blocks[1].words == "Barred card: Off"


def test_options_that_contradict_each_other_are_told_all_the_same(stage: Stage) -> None:
    values = {"going_out": "called", "rummy_call": "off"}
    page = RulesPage(stage.app, RUMMY500, values=values)
    assert page.heading == "The rules of 500 Rummy"
    assert [one.words for one in page.blocks[1:3]] == [
        "Calling Rummy!: Off", "Going out: Called discards"]  # fmt: skip


def test_the_search_finds_the_name_of_the_set(stage: Stage) -> None:
    page = stage.show(RulesPage(stage.app, TEXAS, values=preset(TEXAS, "three-thirteen")))
    page.on_key(Key("f", control=True))
    stage.type("three thirteen")
    assert len(page.matches) == 1


def test_the_set_up_page_opens_the_rules_that_it_shows(stage: Stage) -> None:
    page = stage.set_up(TEXAS)
    page.plan.apply(preset(TEXAS, "three-thirteen"))
    page.plan.players = 2
    stage.key("f1")
    shown = stage.top(RulesPage)
    assert shown.heading == "The rules of Three Thirteen"
    assert shown.players == 2


def test_a_match_opens_the_rules_of_its_table(stage: Stage) -> None:
    stage.sit(3, game=TEXAS, options=preset(TEXAS, "three-thirteen"))
    stage.key("f1")
    shown = stage.top(RulesPage)
    assert (shown.heading, shown.players) == ("The rules of Three Thirteen", 3)


def test_the_rule_of_a_refusal_is_found_where_only_an_option_has_it(stage: Stage) -> None:
    """Strict floating refuses to discard a last card that fits, by a rule the usual game lacks."""
    options = {"going_out": "strict_float"}
    table = stage.sit(3, game=RUMMY500, options=options)
    table.model.say(Notice(NoticeKind.REFUSAL, "No.", "going-out"))
    table.perform(OpenRules())
    shown = stage.top(RulesPage)
    paint_twice(shown)
    assert shown.here == "going-out"
    assert "going-out" not in {one.name for one in passages(RUMMY500, Rummy500Options())}
