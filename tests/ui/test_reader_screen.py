"""What a screen reader is told of every page: all that can be used, nothing without a name."""

import re
from collections import Counter

import pytest

from game.ui.app.screen_reader import accesskit_nodes
from game.ui.app.screen_reader.accessible_tree import DECORATION_ROLES, AccessibleTree, screen
from game.ui.kit.tree import Node
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import Stage

RUN_WORDS = 6
"""Who hears so many words again knows that they are told twice."""
OF_CARDS = {
    *("ace", "jack", "queen", "king", "joker", "spades", "hearts", "clubs", "diamonds", "meld"),
    *("of", "as", "the", "a", "and", "on", "top"),
}
"""The words of cards and of the melds they are in."""


def told(stage: Stage) -> AccessibleTree:
    """What is told of the page on top."""
    page = stage.scene
    tree = page.tree
    return screen(
        page.name,
        tree.root,
        tree.focus,
        unsaid=True,
        called=page.called,
        dialog=not page.covers,
    )


def by_key(shown: AccessibleTree) -> dict[str, int]:
    """The identities of what has a key."""
    return {item.key: number for number, item in shown.items.items() if item.key}


def usable(node: Node) -> set[str]:
    """What a reader must be able to do with a node."""
    ways = set()
    if node.enabled and node.act is not None:
        ways.add("CLICK")
    if node.enabled and node.step is not None:
        ways |= {"INCREMENT", "DECREMENT"}
    return ways


def heard_twice(stage: Stage, shown: AccessibleTree) -> list[str]:
    """Texts of six words and more that are heard oftener than they are written, and runs of six
    words that are heard twice at one stop. Cards may be alike: packs hold each of them twice.
    """
    texts = [shown.items[number].text for number in shown.stops()]
    told_of = Counter(texts)
    written = Counter(text for node in stage.nodes for text in {node.name, node.value or ""})
    found = [
        text
        for text, count in told_of.items()
        if count > max(1, written[text]) and len(text.split()) >= RUN_WORDS
    ]
    for text in texts:
        words = re.findall(r"\w+", text.casefold())
        runs = Counter(
            tuple(words[place : place + RUN_WORDS]) for place in range(len(words) - RUN_WORDS + 1)
        )
        found += [
            " ".join(run)
            for run, count in runs.items()
            if count > 1 and sum(not (word in OF_CARDS or word.isdigit()) for word in run) > 1
        ]
    return found


@pytest.mark.night("calendar of a day played")
@pytest.mark.parametrize("page", [*PAGES, *TABLES])
def test_a_page_is_told(stage: Stage, page: str) -> None:
    {**PAGES, **TABLES}[page](stage)
    shown = told(stage)
    keys = by_key(shown)
    # Everything that can be used can be used by a reader.
    for node in stage.nodes:
        if usable(node):
            number = keys[node.key]
            assert usable(node) <= set(shown.items[number].actions), node.key
            assert shown.nodes[number] is node
    # Everything has a name, and its place in one thing alone.
    assert all(item.label.strip() for item in shown.items.values())
    inside = Counter(child for item in shown.items.values() for child in item.children)
    assert set(inside) | {shown.root} == set(shown.items)
    assert max(inside.values()) == 1
    # It has a heading, and what covers only a part of another page is a dialog.
    assert any(item.level == 1 for item in shown.items.values())
    assert (shown.items[shown.root].kind == "DIALOG") == (not stage.scene.covers)
    # Whatever lies in a table is a row, and whatever lies in a row of it a cell.
    for item in shown.items.values():
        below = [shown.items[child] for child in item.children]
        if item.kind == "TABLE":
            assert item.cell == (len(below), max(len(row.children) for row in below))
            assert [(row.kind, row.cell) for row in below] == [
                ("ROW", (number, 0)) for number in range(len(below))
            ]
        elif item.kind == "ROW":
            assert {one.kind for one in below} <= {"CELL", "ROW_HEADER", "COLUMN_HEADER"}
    # Each stop is in one group, and those of a group stand in the order of reading.
    stops, groups = shown.stops(), shown.groups()
    assert sorted(one for group in groups for one in group.stops) == sorted(stops)
    assert all(sorted(group.stops, key=stops.index) == list(group.stops) for group in groups)
    assert all(group.name for group in groups)
    used = {one for group in shown.groups(used=True) for one in group.stops}
    assert used == {one for one in stops if shown.items[one].actions}
    # Each button that is not alone in its focus area has its place.
    alone = Counter(
        shown.sources[one].area
        for one in stops
        if shown.items[one].kind == "BUTTON" and shown.items[one].place is None
    )
    assert all(count == 1 for area, count in alone.items() if area)
    assert heard_twice(stage, shown) == []
    # What is the same keeps its identity in the next tree, and can be made nodes of.
    stage.scene.changed()
    assert list(told(stage).items) == list(shown.items)
    assert {number for number, _ in accesskit_nodes.nodes(shown.items)} >= set(shown.items)


def test_a_choice_and_a_hand_are_groups_and_so_is_what_is_under_a_heading(stage: Stage) -> None:
    PAGES["settings"](stage)
    groups = {one.name: one.stops for one in told(stage).groups(used=True)}
    assert len(groups["Time to call"]) == 6
    assert len(groups["Play"]) == 6
    TABLES["playing take, 3"](stage)
    groups = {one.name: one.stops for one in told(stage).groups(used=True)}
    assert len(groups["your hand"]) == 7


def test_orca_reads_no_page_out_on_arrival(stage: Stage) -> None:
    # Of a group or a pane it reads every text in it, and calls it a panel.
    PAGES["rules of taki"](stage)
    shown = told(stage)
    assert shown.items[shown.root].kind == "ARTICLE"
    page = stage.scene
    elsewhere = screen(page.name, page.tree.root, page.tree.focus)
    assert elsewhere.items[elsewhere.root].kind == "GROUP"


def test_a_row_names_its_player_once(stage: Stage) -> None:
    PAGES["round of rummy, 8"](stage)
    rows = [item.text for item in told(stage).items.values() if item.kind == "ROW"]
    assert len(rows) == 8
    for row in rows:
        name = row.partition(":")[0]
        assert len(re.findall(rf"\b{name}\b", row)) == 1, row


def test_a_position_that_a_name_tells_is_not_told_again(stage: Stage) -> None:
    PAGES["puzzles"](stage)
    texts = [item.text for item in told(stage).items.values() if "star" in item.label]
    assert len(texts) > 20
    assert [text for text in texts if len(re.findall(r"\d+ of \d+", text)) > 1] == []


def test_the_focus_is_where_the_page_has_it(stage: Stage) -> None:
    PAGES["settings"](stage)
    for node in stage.scene.tree.reachable():
        stage.scene.set_focus(node)
        shown = told(stage)
        assert shown.items[shown.focus].key == node.key


def test_what_is_only_for_the_eye_is_not_told(stage: Stage) -> None:
    PAGES["start with a match"](stage)
    shown = told(stage)
    assert any(node.role in DECORATION_ROLES for node in stage.nodes)
    kinds = {item.kind for item in shown.items.values()}
    assert kinds == {"ARTICLE", "HEADING", "BUTTON"}
    tile = shown.items[by_key(shown)["game taki"]]
    assert tile.label == "Taki, first hand"
    assert tile.description == "Colours, stops and runs. Be first to play your last card. 4 of 5"
    assert shown.items[by_key(shown)["set-up taki"]].label == "Set up Taki…"


def test_options_are_a_choice_with_their_places(stage: Stage) -> None:
    PAGES["settings"](stage)
    shown = told(stage)
    keys = by_key(shown)
    choice = shown.items[keys["option calls"]]
    assert (choice.kind, choice.label) == ("RADIO_GROUP", "Time to call")
    assert choice.description.startswith("How long you have to call")
    found = [shown.items[number] for number in choice.children]
    assert [one.label for one in found] == ["2 s", "3 s", "5 s", "8 s", "10 s", "No limit"]
    assert [one.place for one in found] == [(place, 6) for place in range(1, 7)]
    assert [one.toggled for one in found] == [False, False, True, False, False, False]
    switch = shown.items[keys["option step"]]
    assert (switch.kind, switch.toggled) == ("SWITCH", False)


def test_the_sections_of_the_settings_are_tabs_of_which_one_is_chosen(stage: Stage) -> None:
    PAGES["settings"](stage)
    shown = told(stage)
    tabs = next(item for item in shown.items.values() if item.kind == "TAB_LIST")
    found = [shown.items[number] for number in tabs.children]
    assert (tabs.label, tabs.many) == ("Settings", len(found))
    assert {one.kind for one in found} == {"TAB"}
    assert [one.selected for one in found] == [True, *([False] * (len(found) - 1))]
    assert [one.place for one in found] == [(place + 1, len(found)) for place in range(len(found))]


def test_a_number_says_what_it_can_be_set_to(stage: Stage) -> None:
    PAGES["settings: volume"](stage)
    shown = told(stage)
    slider = shown.items[by_key(shown)["option sound"]]
    assert (slider.kind, slider.span) == ("SLIDER", (0, 100, 100, 10))


def test_options_without_a_frame_are_a_choice_too(stage: Stage) -> None:
    PAGES["rule sets of taki"](stage)
    shown = told(stage)
    first = by_key(shown)["set single-game"]
    choice = next(item for item in shown.items.values() if first in item.children)
    assert (choice.kind, choice.label, choice.many) == ("RADIO_GROUP", "Known rules", 7)


def test_the_cards_of_the_hand_are_counted_and_say_whether_they_are_picked(stage: Stage) -> None:
    TABLES["playing take, 3"](stage)
    shown = told(stage)
    hand = shown.items[by_key(shown)["zone hands/0"]]
    cards = [shown.items[number] for number in hand.children]
    assert (hand.kind, hand.label) == ("LIST_BOX", "your hand")
    assert [card.place for card in cards] == [(place, 7) for place in range(1, 8)]
    assert [card.selected for card in cards] == [True, True, *([False] * 5)]
    assert cards[0].label == "6 of spades"
    assert "picked" not in cards[0].description


def test_a_line_of_the_log_stays_itself_when_others_follow(stage: Stage) -> None:
    stage.sit(3, moves=12)
    stage.asked()
    before = lines(stage)
    stage.key("d")
    stage.asked()
    after = lines(stage)
    assert before != after
    common = set(before.values()) & set(after.values())
    assert len(common) > 5
    assert {number: text for number, text in after.items() if number in before}.items() <= (
        before.items()
    )


def lines(stage: Stage) -> dict[int, str]:
    """The lines of the log, by their identities."""
    shown = told(stage)
    log = shown.items[by_key(shown)["log"]]
    assert log.kind == "LIST"
    return {one: shown.items[one].label for one in log.children
            if shown.items[one].kind == "LIST_ITEM"}  # fmt: skip


def test_what_cannot_be_used_now_says_so(stage: Stage) -> None:
    PAGES["history"](stage)
    shown = told(stage)
    undo = shown.items[by_key(shown)["undelete"]]
    assert not undo.enabled
    assert not undo.actions
    assert undo.description == "can’t be used now, Key U"


def test_no_text_is_told_twice_in_a_row(stage: Stage) -> None:
    TABLES["playing taki, 4"](stage)
    shown = told(stage)
    page = shown.items[shown.root]
    labels = [shown.items[number].label for number in page.children]
    assert len(labels) == len(set(labels))


def test_a_score_sheet_is_a_table_with_a_row_for_each_round(stage: Stage) -> None:
    PAGES["between many rounds"](stage)
    shown = told(stage)
    sheet = next(item for item in shown.items.values() if item.kind == "TABLE")
    rows = [shown.items[number] for number in sheet.children]
    assert (sheet.label, sheet.cell) == ("Score sheet", (10, 5))
    assert rows[0].label == "You, Ada, Max, Iris"
    assert rows[1].label == "Round 1: You 20, Ada 14, Max 8, Iris 10"
    assert cells(shown, rows[0].children) == [
        ("COLUMN_HEADER", who) for who in ("You", "Ada", "Max", "Iris")
    ]
    assert [shown.items[one].cell for one in rows[0].children] == [(0, col) for col in range(1, 5)]
    assert cells(shown, rows[1].children) == [
        ("ROW_HEADER", "Round 1"),
        *(("CELL", score) for score in ("20", "14", "8", "10")),
    ]
    # A mark is no column of its own.
    assert shown.items[rows[-1].children[1]].description == "You lead"
    made = dict(accesskit_nodes.nodes(shown.items))
    last = made[rows[2].children[-1]]
    assert (last.row_index, last.column_index) == (2, 4)


def cells(shown: AccessibleTree, numbers: tuple[int, ...]) -> list[tuple[str, str]]:
    return [(shown.items[one].kind, shown.items[one].label) for one in numbers]


def test_figures_under_a_heading_are_a_table(stage: Stage) -> None:
    PAGES["statistics"](stage)
    stage.click("how")
    shown = told(stage)
    tables = {item.label: item for item in shown.items.values() if item.kind == "TABLE"}
    assert list(tables) == [
        "Statistics",
        "More, and how we know",
        "By the opponents’ level",
        "By opponent at the table",
        "By the number of players",
    ]
    # The rows of the house rules are buttons, which lead to what the rules change.
    assert any(item.label == "By rules" for item in shown.items.values())
    # What is written of an opponent is told with them, not before.
    one = shown.items[tables["By opponent at the table"].children[0]].label
    assert one.startswith("Ada, careful: 40% won of 5 matches")


def test_a_key_is_told_with_what_it_does(stage: Stage) -> None:
    PAGES["help at a table"](stage)
    rows = [item.label for item in told(stage).items.values() if item.kind == "ROW"]
    assert rows[:2] == ["Hint: H", "Undo: U, Ctrl+Z"]


def test_buttons_of_a_list_tell_their_position(stage: Stage) -> None:
    for page, key, place in (
        ("start", "game taki", (4, 5)),
        ("choice of ends", "choice 3", (4, 4)),
        ("result", "answer 2", (3, 3)),
    ):
        PAGES[page](stage)
        shown = told(stage)
        item = shown.items[by_key(shown)[key]]
        assert item.place == place, key
        assert item.description.endswith(f"{place[0]} of {place[1]}")
    PAGES["history"](stage)
    shown = told(stage)
    rows = [item for item in shown.items.values() if item.key.startswith("match ")]
    assert [one.place for one in rows] == [(place, 15) for place in range(1, len(rows) + 1)]
    # What is no list has places too, for a reader that is asked for them.
    game = shown.items[by_key(shown)["game"]]
    assert (game.place, game.description) == ((1, 3), "")


def test_a_match_of_the_history_is_one_stop_that_says_everything_once(stage: Stage) -> None:
    PAGES["history"](stage)
    shown = told(stage)
    found = [item for item in shown.items.values() if item.key.startswith("match ")]
    # The record that can't be read bears the date of its file.
    lines = [item for item in found if ": Not readable" not in item.label]
    assert len(lines) == len(found) - 1 > 3
    for line in lines:
        assert not line.children, line.label
        said = f"{line.label} {line.description}"
        assert len(re.findall(r"\d+ November 2026", said)) == 1, said
        assert not re.search(r"\d:\d\d", said), said
    begins, ends = "Take against Zora (Hard): Won, with help, 115 to ", ". 17 November 2026."
    assert any(line.label.startswith(begins) and line.label.endswith(ends) for line in lines)


def test_every_node_tells_its_language(stage: Stage) -> None:
    PAGES["about"](stage)
    made = accesskit_nodes.nodes(told(stage).items)
    assert {node.language for _, node in made} == {"en"}
    assert accesskit_nodes.window("Five Takes", ()).language == "en"
    assert accesskit_nodes.spoken("Ada draws.", False).language == "en"


def test_the_sheet_of_an_evening_is_a_table_of_places_and_points(stage: Stage) -> None:
    PAGES["evening after a game"](stage)
    shown = told(stage)
    table = next(item for item in shown.items.values() if item.kind == "TABLE")
    rows = [shown.items[number] for number in table.children]
    assert cells(shown, rows[0].children) == [
        ("COLUMN_HEADER", who) for who in ("You", "Ada: Hard", "Max: Easy", "Iris: Medium")
    ]
    assert cells(shown, rows[1].children) == [
        ("ROW_HEADER", "500 Rummy: One round, 1 h 15 min, with help"),
        *(
            ("CELL", text)
            for text in ("4: 2nd, 19", "0: 4th, \u221246", "6: 1st, 73", "2: 3rd, \u22127")
        ),
    ]
    assert rows[1].actions == ("FOCUS", "CLICK")
    assert rows[1].description.startswith("You 4, 2nd, 19; Ada 0, 4th, \u221246; ")
    assert [text for _, text in cells(shown, rows[-1].children)][1:] == ["6", "4", "12", "2"]
    row = table.children[1]
    assert shown.cell_text(row, rows[1].children[2]) == "Ada: Hard: 0: 4th, \u221246"
