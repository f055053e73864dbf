"""The reading cursor: the arrow keys go through all the words of a page, each of them once."""

import re
from collections.abc import Iterator

import pytest

from game.ui.app.reading_cursor import PAGE_KEY_PARAGRAPH_COUNT
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.kit.input.events import Key
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.widget import NodeStyle, paint_node
from game.ui.kit.widgets.words import Words
from tests.ui.pages import PAGES, TABLES
from tests.ui.proof import Proof, visible
from tests.ui.stage import Stage
from tests.ui.test_reader import Ear, ear, frame

__all__ = ["ear"]
READ = Key("r", control=True)
HEADING = Key("h", control=True)
HEADING_BEFORE = Key("h", shift=True, control=True)
WORD = re.compile(r"\w+")
MOST = 1000
"""More paragraphs than any page has."""
UNTOLD = (Role.GRAPH,)
"""The labels of axes: what a graph shows is told in words."""


def bare(text: str) -> str:
    """The words of a text, without signs."""
    return " ".join(WORD.findall(text.casefold()))


def written(stage: Stage) -> set[str]:
    """Everything that is written on the page as it is turned now.

    Figures on plates are told in words, and slots that are numbered in order are told in order.
    """
    proof, found = Proof.of(stage), set()
    plates = {
        id(one)
        for node in stage.nodes
        if node.role is Role.CARDS or (node.role in (Role.PLAYER, Role.GROUP) and node.value)
        for one in node.walk()
    }
    for node in stage.nodes:
        if not (visible(node).w and visible(node).h) or node.role in UNTOLD:
            continue
        for text in map(bare, lines(node, proof)):
            if text and not (text.isdigit() and id(node) in plates):
                found.add(text)
    return found


def lines(node: Node, proof: Proof) -> list[str]:
    """What is painted of a node. Signs of suits are told as words."""
    if isinstance(node.widget, Words):
        return [node.name]
    proof.lines.clear()
    paint_node(proof, node, NodeStyle())
    return [text for text, _ in proof.lines]


def read(stage: Stage, down: str = "down") -> Iterator[str]:
    """All that is read of the page, from one end to the other."""
    cursor = stage.app.reading
    stage.app.send(Key({"down": "home", "up": "end"}[down]))
    before = None
    for _ in range(MOST):
        if (cursor._at, cursor._place) == before:
            return
        before = cursor._at, cursor._place
        yield cursor.text
        stage.app.send(Key(down))
    raise AssertionError("the page does not end")


MOST_WORDS = 40
"""More words than this are not read without a stop: whoever hears them has lost the first."""


@pytest.mark.parametrize("page", [*PAGES, *TABLES])
def test_all_words_of_a_page_are_read_once(stage: Stage, page: str) -> None:
    {**PAGES, **TABLES}[page](stage)
    # Sentences name the keys of the device in use.
    stage.app.send(Key("f15"))
    shown, before = stage.scene, stage.scene.focus
    seen = written(stage)
    stage.app.send(READ)
    heard: list[str] = []
    places: list[tuple[int, int]] = []
    for text in read(stage):
        heard.append(text)
        places.append((stage.app.reading._at, stage.app.reading._place))
        seen |= written(stage)
    whole = "".join(
        (" " if number == last else " | ") + bare(text)
        for text, (number, _), (last, _) in zip(heard, places, [(0, 0), *places], strict=False)
    )
    assert [text for text in seen if text not in whole] == []
    assert len(set(places)) == len(places)
    assert [text for text in heard if len(text.split()) > MOST_WORDS] == []
    # Reading changes nothing, and it goes back the same way.
    assert stage.scene is shown
    assert stage.scene.focus == before
    assert list(read(stage, "up")) == heard[::-1]


def test_reading_begins_at_the_top_of_a_page_without_a_focus_and_is_seen(stage: Stage) -> None:
    page = PAGES["statistics"](stage)
    assert page.renderer.reading is None
    stage.app.send(READ)
    cursor = stage.app.reading
    first = page.renderer.reading
    assert first == page.tree.by_key["back"].rect
    assert cursor.text == "Back"
    stage.app.send(Key("down"))
    assert cursor.text == "Statistics, heading"
    assert page.renderer.reading == next(
        node.rect for node in page.tree.nodes if node.role is Role.HEADING
    )
    assert first != page.renderer.reading
    page.paint(stage.app.painter)
    # The same key ends it.
    stage.app.send(READ)
    assert page.renderer.reading is None
    assert not cursor.reads(page)
    # And begins at the top again.
    stage.app.send(READ)
    assert cursor.text == "Back"


def spoken(stage: Stage) -> list[str]:
    return [one.text for one in stage.app.announcements.take()]


def test_reading_begins_at_the_focus_and_skips_nothing_on_either_side(stage: Stage) -> None:
    page = PAGES["settings"](stage)
    stage.app.send(READ)
    whole = list(read(stage))
    stage.app.send(READ)
    page.set_focus(page.tree.by_key["option remarks"])
    spoken(stage)
    stage.app.send(READ)
    cursor = stage.app.reading
    assert cursor.text.startswith("Remarks")
    assert spoken(stage)[0] == "Reading. Up and Down go through the page, Home to its top."
    here = whole.index(cursor.text)
    stage.app.send(Key("down"))
    assert cursor.text == whole[here + 1]
    for text in reversed(whole[: here + 1]):
        stage.app.send(Key("up"))
        assert cursor.text == text
    stage.app.send(Key("end"))
    stage.app.send(Key("home"))
    assert cursor.text == whole[0]


def test_the_next_heading_is_looked_for_from_the_focus_and_kept(stage: Stage) -> None:
    page = PAGES["puzzles"](stage)
    page.set_focus(next(node for node in page.tree.reachable() if node.name.startswith("2 stars")))
    stage.app.send(HEADING)
    cursor = stage.app.reading
    assert cursor.text.startswith("Three stars")
    stage.app.send(Key("up"))
    stage.app.send(Key("down"))
    assert cursor.text.startswith("Three stars")


def test_reading_is_off_where_it_says_so_and_on_where_it_says_so(stage: Stage) -> None:
    stage.app.settings.listened = True
    for name, first in (("settings", True), ("rules of taki", False)):
        page = PAGES[name](stage)
        for on in (first, not first, first):
            spoken(stage)
            stage.app.send(READ)
            said = spoken(stage)
            assert stage.app.reading.reads(page) is on
            assert said[0] == (
                "Reading. Up and Down go through the page, Home to its top."
                if on
                else "Reading is off."
            )
            assert len(said) <= 2
        stage.app.reading.on = False


def test_a_page_that_is_mostly_read_is_read_again_when_it_comes_again(stage: Stage) -> None:
    stage.app.settings.listened = True
    page = PAGES["rules of taki"](stage)
    stage.app.send(READ)
    assert not stage.app.reading.reads(page)
    page = PAGES["rules of take"](stage)
    assert stage.app.reading.reads(page)


def test_left_and_right_go_through_the_cells_of_a_row_with_their_headings(stage: Stage) -> None:
    page = PAGES["between many rounds"](stage)
    stage.app.send(READ)
    cursor = stage.app.reading
    stage.app.send(Key("home"))
    row = next(text for text in read(stage) if text.startswith("Round 2"))
    frames = [page.renderer.reading]
    heard = []
    for _ in range(5):
        stage.app.send(Key("right"))
        heard.append(cursor.text)
        frames.append(page.renderer.reading)
    assert heard[0] == "Round 2"
    assert [text.partition(": ")[0] for text in heard[1:]] == ["You", "Ada", "Max", "Iris"]
    assert len({str(frame) for frame in frames}) == len(frames)
    spoken(stage)
    stage.app.send(Key("right"))
    assert spoken(stage) == ["This is the end of the row."]
    assert cursor.text == heard[-1]
    stage.app.send(Key("left"))
    assert cursor.text == heard[-2]
    for _ in range(4):
        stage.app.send(Key("left"))
    assert spoken(stage)[-1] == "This is the start of the row."
    stage.app.send(Key("up"))
    stage.app.send(Key("down"))
    assert cursor.text == row


def test_what_is_read_is_turned_into_view(stage: Stage) -> None:
    page = PAGES["licence"](stage)
    stage.app.send(READ)
    window = page.measures.window
    for _ in read(stage):
        focused = page.tree.focused
        frame_now = page.renderer.reading or (focused and focused.rect)
        assert frame_now is not None
        assert window.contains(frame_now)
        assert frame_now.h


def test_home_end_and_the_page_keys_read_on_from_afar(stage: Stage) -> None:
    PAGES["rules of takeaway"](stage)
    stage.app.send(READ)
    whole = list(read(stage))
    cursor = stage.app.reading
    assert cursor.text == whole[-1]
    stage.app.send(Key("home"))
    assert cursor.text == whole[0]
    stage.app.send(Key("page down"))
    assert cursor.text == whole[PAGE_KEY_PARAGRAPH_COUNT]
    stage.app.send(Key("page up"))
    assert cursor.text == whole[0]
    stage.app.send(Key("end"))
    assert cursor.text == whole[-1]


def test_a_key_goes_from_heading_to_heading_and_begins_to_read(stage: Stage) -> None:
    PAGES["statistics"](stage)
    stage.click("how")
    cursor = stage.app.reading
    stage.app.send(READ)
    stage.app.send(Key("home"))
    found = []
    for _ in range(3):
        stage.app.send(HEADING)
        found.append(cursor.text)
    assert found == [
        "Statistics, heading",
        "Share won of the last 20 matches, heading",
        "More, and how we know, heading",
    ]
    stage.app.send(HEADING_BEFORE)
    assert cursor.text == found[1]
    for _ in range(2):
        stage.app.send(HEADING_BEFORE)
    assert cursor.text == found[0], "there is none before"


def test_the_log_is_read_from_its_first_line_although_it_shows_the_last(stage: Stage) -> None:
    PAGES["log"](stage)
    stage.app.send(READ)
    heard = list(read(stage))
    log = stage.scene
    told = [line for line in log.text().splitlines() if line]  # type: ignore[attr-defined]
    said = [text.removesuffix(", heading") for text in heard]
    # A long line is read in parts.
    assert bare("".join(said)).replace(" ", "").endswith(bare("".join(told)).replace(" ", ""))


def test_enter_uses_what_is_read_and_never_what_is_not(stage: Stage) -> None:
    page = PAGES["settings"](stage)
    stage.app.send(Key("tab"))
    focused = page.focus
    stage.app.send(READ)
    stage.app.send(HEADING)
    stage.app.send(Key("return"))
    assert page.focus == focused
    assert stage.scene is page
    while not stage.app.reading.text.startswith("Remarks"):
        stage.app.send(Key("down"))
    before = stage.app.settings.remarks
    stage.app.send(Key("return"))
    assert page.focus == "option remarks"
    assert stage.app.settings.remarks is not before
    # The arrows go on from there.
    stage.app.send(Key("down"))
    assert stage.app.reading.text.startswith("Reset this section")


def test_the_cursor_follows_a_focus_that_the_player_moves(stage: Stage) -> None:
    page = PAGES["settings"](stage)
    stage.app.send(READ)
    page.set_focus(page.tree.by_key["option cut"])
    frame(stage)
    assert page.renderer.reading is None, "the focus has a ring of its own"
    stage.app.send(Key("down"))
    assert stage.app.reading.text.startswith("Remarks")


def test_letters_are_typed_while_a_page_is_read(stage: Stage) -> None:
    page = PAGES["rules searched"](stage)
    stage.app.send(READ)
    stage.type("s")
    assert page.tree.by_key["search"].value == "breakers"


# With a screen reader.


def told(made: Ear) -> list[str]:
    said = [text for _, text in made.said]
    made.sent.clear()
    return said


def test_text_is_announced_and_what_can_be_used_is_told_as_the_focus(
    stage: Stage, ear: Ear
) -> None:
    frame(stage)
    ear.sent.clear()
    stage.app.send(READ)
    frame(stage)
    assert told(ear)[0] == "Reading. Up and Down go through the page, Home to its top."
    stage.app.send(Key("down"))
    frame(stage)
    assert told(ear) == ["Settings, heading"]
    stage.app.send(Key("down"))
    frame(stage)
    known = stage.app.reader._screen
    assert known is not None
    assert known.items[ear.sent[-1].focus].label == "Your own keys"
    assert told(ear) == []
    # Text leaves the focus where it was.
    stage.app.send(HEADING)
    frame(stage)
    assert all(known.items[one.focus].label == "Your own keys" for one in ear.sent)
    assert told(ear) == ["Play, heading"]


def test_with_a_reader_the_arrows_read_a_page_that_has_little_to_use(
    stage: Stage, ear: Ear
) -> None:
    for name in ("log", "rules of taki", "licence", "between rounds", "help at a table"):
        page = PAGES[name](stage)
        frame(stage)
        told(ear)
        stage.app.send(Key("end"))
        stage.app.send(Key("home"))
        stage.app.send(Key("down"))
        frame(stage)
        assert page.renderer.reading is not None, name
        assert stage.app.reading.text
    page = PAGES["settings"](stage)
    assert isinstance(page, SettingsPage)
    stage.app.send(Key("down"))
    assert page.renderer.reading is None


def test_nothing_is_read_where_nobody_asks_for_it(stage: Stage) -> None:
    page = PAGES["log"](stage)
    stage.app.send(Key("down"))
    frame(stage)
    assert page.renderer.reading is None
    assert stage.app.reading.item is None, "no tree is made for it"
