"""The laws of boxes: what is in one stays in it, apart from all else, as large as it must be."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.alternatives import (
    FirstFit,
    LargestFit,
    Reading,
    Stack,
    StackState,
    TabsOrColumns,
)
from game.ui.kit.layout.box import Box, LazyBox
from game.ui.kit.layout.frame import Align, Limit, Loose, NodeBox, Pad, Rigid, Tight, pin, pinned
from game.ui.kit.layout.grid import EqualRow, Flow, Grid, columns
from game.ui.kit.layout.leaf import AspectBox, FixedBox, Space, Spare, Text
from game.ui.kit.layout.linear import CenteredRow, Column, Length, Row, shared
from game.ui.kit.layout.scroll import FixedRowList, ListEnd, Scroll, ScrollState
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node
from game.ui.kit.widgets.button import words
from tests.laws.walks import law

MEASURES = Measures(1280, 720, 1.0)
SENTENCE = "Add a card to a run and it is yours"

small = st.integers(0, 12)
Spec = tuple[Any, ...]
leaves = st.one_of(
    st.tuples(st.just("fixed"), st.integers(1, 90), st.integers(1, 60)),
    st.tuples(st.just("text"), st.integers(1, len(SENTENCE.split())), st.sampled_from([13, 20])),
    st.tuples(st.just("picture"), st.integers(20, 90), st.integers(1, 20)),
    st.tuples(st.just("space"), st.integers(0, 30), st.integers(0, 30)),
)


def inner(children: st.SearchStrategy[Spec]) -> st.SearchStrategy[Spec]:
    some = st.lists(children, min_size=1, max_size=5)
    grow = st.lists(st.integers(0, 2), min_size=5, max_size=5)
    return st.one_of(
        st.tuples(st.sampled_from(["row", "column"]), some, small, grow),
        st.tuples(st.sampled_from(["flow", "grid", "filled", "level"]), some, small, small),
        st.tuples(st.just("abreast"), some),
        st.tuples(st.sampled_from(["fit", "shrink", "columns"]), some),
        st.tuples(st.just("loose"), children, st.integers(0, 90)),
        st.tuples(st.just("bar"), st.lists(children, min_size=3, max_size=3), small),
        st.tuples(st.just("pad"), children, small, small),
        st.tuples(st.just("align"), children, st.sampled_from([0.0, 0.5, 1.0])),
        st.tuples(st.just("limit"), children, st.integers(0, 60), st.integers(40, 300)),
        st.tuples(st.just("group"), children),
    )


specs: st.SearchStrategy[Spec] = st.recursive(leaves, inner, max_leaves=14)


@pytest.fixture(scope="module")
def texts() -> Iterator[Texts]:
    yield Texts()
    pygame.font.quit()


def made(spec: Spec, texts: Texts, factor: float = 1) -> Box:
    """The boxes of a description, texts so many times as large as it says."""
    kind = spec[0]

    def child(number: int = 1) -> Box:
        return made(spec[number], texts, factor)

    def children() -> list[Box]:
        return [made(one, texts, factor) for one in spec[1]]

    match kind:
        case "fixed":
            return FixedBox(Node("thing", kind, nowhere()), spec[1], spec[2])
        case "text":
            said = " ".join(SENTENCE.split()[: spec[1]])
            return Text(words(said, nowhere(), round(spec[2] * factor)), texts)
        case "picture":
            return AspectBox(Node("picture", kind, nowhere()), spec[1], spec[2], 4, 5)
        case "space":
            return Space(spec[1], spec[2])
        case "row":
            cells = [
                Limit(one).growing(part) for one, part in zip(children(), spec[3], strict=False)
            ]
            return Row(cells, spec[2])
        case "column":
            return Column(children(), spec[2])
        case "flow":
            return Flow(children(), spec[2], spec[3])
        case "grid" | "filled" | "level":
            return Grid(children(), spec[2], spec[3], fill=kind == "filled", level=kind == "level")
        case "abreast":
            return EqualRow(children())
        case "fit":
            return FirstFit(*children())
        case "bar":
            left, middle, right = children()
            return CenteredRow(left, middle, right, spec[2])
        case "pad":
            return Pad(child(), spec[2], spec[3])
        case "align":
            return Align(child(), spec[2], spec[2])
        case "limit":
            return Limit(child(), least=spec[2], most=spec[3])
        case "group":
            return NodeBox(Node("group", kind, nowhere()), child())
        case "shrink":
            return LargestFit(children())
        case "columns":
            cells = children()
            return Column([Row(row) for row in columns([cells[:1], cells[-1:]][: len(cells)])])
        case "loose":
            return Loose(child(), spec[2])
    raise AssertionError(kind)


def placed(box: Box, extra: int, higher: int = 0) -> tuple[Rect, list[Node]]:
    """A box in a room ``extra`` pixels wider than it needs, as high as it then is; its nodes."""
    wide = box.widths.least + extra
    room = Rect(7, 11, wide, box.height(wide) + higher)
    return room, [node for top in box.place(room) for node in top.walk()]


extras = st.one_of(st.just(0), st.integers(0, 900))


@law(120)
@given(spec=specs, extra=extras, higher=small)
def test_nothing_leaves_the_room_it_is_given(
    texts: Texts, spec: Spec, extra: int, higher: int
) -> None:
    room, nodes = placed(made(spec, texts), extra, higher)
    for node in nodes:
        assert room.contains(node.rect) or not (node.rect.w and node.rect.h), node


@law(120)
@given(spec=specs, extra=extras)
def test_nothing_overlaps_anything_but_what_it_is_in(texts: Texts, spec: Spec, extra: int) -> None:
    _, nodes = placed(made(spec, texts), extra)
    for one, other in combinations(nodes, 2):
        if all(other is not node for node in one.walk()):
            both = one.rect.clip(other.rect)
            assert not (both.w and both.h), (one, other)


@law(120)
@given(spec=specs, extra=extras)
def test_no_text_is_broken_inside_a_word_or_cut_where_there_is_room(
    texts: Texts, spec: Spec, extra: int
) -> None:
    _, nodes = placed(made(spec, texts), extra)
    for node in nodes:
        if node.role == "text":
            size = node.widget.size
            lines = texts.wrapped(node.name, size, node.rect.w)
            assert " ".join(lines) == node.name
            assert len(lines) * texts.height(size) <= node.rect.h
            assert node.widget.lines or len(lines) == 1


@law(120)
@given(spec=specs, extra=extras)
def test_text_of_twice_the_size_changes_sizes_and_nothing_else(
    texts: Texts, spec: Spec, extra: int
) -> None:
    usual, large = made(spec, texts), made(spec, texts, 2)
    if "fit" in str(spec) or "shrink" in str(spec):
        return
    assert large.widths.least >= usual.widths.least
    _, before = placed(usual, extra)
    _, after = placed(large, extra)
    assert [(node.role, node.name) for node in before] == [(node.role, node.name) for node in after]


@law(120)
@given(spec=specs)
def test_what_has_its_ideal_width_breaks_no_text(texts: Texts, spec: Spec) -> None:
    box = made(spec, texts)
    least, ideal = box.widths
    assert least >= 0
    if any(word in str(spec) for word in ("limit", "fit", "row", "bar", "shrink", "columns")):
        return
    _, nodes = placed(box, max(0, ideal - least))
    for node in nodes:
        if node.role == "text":
            assert len(texts.wrapped(node.name, node.widget.size, node.rect.w)) == 1


@law(120)
@given(spec=specs, wide=st.integers(20, 500), high=st.integers(20, 300), turned=st.integers(0, 999))
def test_what_scrolls_stays_in_its_ground_and_is_brought_into_view(
    texts: Texts, spec: Spec, wide: int, high: int, turned: int
) -> None:
    scroller = ScrollState()
    scroller.offset = turned
    box = made(spec, texts)
    room = Rect(3, 5, max(wide, box.widths.least + 8), high)
    scroll = Scroll(scroller, box, MEASURES, x=4, y=6, panel="A panel")
    nodes = [node for top in scroll.place(room) for node in top.walk()]
    assert 0 <= scroller.offset <= scroller.most
    enough = box.least_height(room.w - 8) + 12 <= room.h
    assert scroller.most == (0 if enough else max(0, scroll.height(room.w) - room.h))
    assert bool([node for node in nodes if node.role == "scrollbar"]) == (scroller.most > 0)
    whole = max(room.h, scroller.high)
    ground = Rect(room.x, room.y - scroller.offset, room.w, whole)
    for node in nodes:
        if node.role in ("panel", "scrollbar"):
            assert room.contains(node.rect)
        else:
            assert node.clip == room
            assert ground.contains(node.rect) or not (node.rect.w and node.rect.h)
    last = nodes[-2] if scroller.most and len(nodes) > 2 else None
    if last is not None and last.rect.h <= room.h and last.rect.h:
        before = scroller.offset
        scroller.reveal(last.rect, MEASURES)
        shown = last.rect.move(0, before - scroller.offset)
        assert room.top <= shown.top
        assert shown.bottom <= room.bottom


lengths = st.lists(
    st.tuples(st.integers(0, 50), st.integers(0, 80), st.sampled_from([0, 0, 1, 2.5])).map(
        lambda one: Length(one[0], one[0] + one[1], one[2])
    ),
    max_size=7,
)


@law(120)
@given(room=st.integers(0, 600), some=lengths)
def test_a_room_is_shared_to_its_end_and_never_beyond(room: int, some: list[Length]) -> None:
    got = shared(room, some)
    least = sum(one.least for one in some)
    assert len(got) == len(some)
    assert sum(got) <= room
    assert all(one >= 0 for one in got)
    if least <= room:
        for length, one in zip(some, got, strict=True):
            assert one >= length.least
            assert length.grow or one <= length.wanted
    needed = sum(one.least if one.grow else one.wanted for one in some)
    if any(one.grow for one in some) and needed <= room:
        assert sum(got) == room
        assert all(one.grow or wide == one.wanted for one, wide in zip(some, got, strict=True))


def test_a_row_gives_what_is_left_to_what_grows(texts: Texts) -> None:
    row = Row([thing(30, 10), thing(20, 10).growing(), thing(20, 10).growing(3)], 5)
    assert row.widths == (80, 80)
    assert row.split(200) == [30, 40, 120]
    assert row.split(110) == [30, 20, 50]


def thing(wide: int, high: int, least: int | None = None) -> FixedBox:
    return FixedBox(Node("thing", "", nowhere()), wide, high, least)


def test_a_row_with_too_little_room_takes_from_those_that_can_do_with_less() -> None:
    row = Row([thing(100, 10, 20), thing(50, 10), thing(60, 10, 20)])
    assert row.split(210) == [100, 50, 60]
    assert row.split(150) == [60, 50, 40]
    assert row.split(90) == [20, 50, 20]
    assert sum(row.split(45)) == 45


def test_a_share_of_a_row_is_not_exceeded_unless_it_has_to_be() -> None:
    row = Row([Space().growing(), thing(100, 10, 30).within(0.5)])
    assert row.split(120) == [60, 60]
    assert row.split(40) == [10, 30]


def test_a_flow_wraps_where_a_line_is_full() -> None:
    flow = Flow([thing(40, 10) for _ in range(5)], 10, 4)
    assert [len(line) for line in flow.lines(139)] == [2, 2, 1]
    assert [len(line) for line in flow.lines(140)] == [3, 2]
    assert flow.height(139) == 38
    assert flow.height(240) == 10
    cells = [thing(40, 10 + number) for number in range(5)]
    Flow(cells, 10, 4, lean=0.5).place(Rect(0, 0, 150, 50))
    assert [cell.node.rect for cell in cells] == [
        (5, 0, 40, 10),
        (55, 0, 40, 11),
        (105, 0, 40, 12),
        (30, 16, 40, 13),
        (80, 16, 40, 14),
    ]


@pytest.mark.parametrize(
    ("count", "width", "rows"),
    [(5, 600, [5]), (5, 460, [5]), (5, 400, [3, 2]), (12, 600, [4, 4, 4]), (1, 60, [1])],
)
def test_a_level_grid_has_rows_of_one_length_as_far_as_that_goes(
    count: int, width: int, rows: list[int]
) -> None:
    cells = [thing(100, 50, 80) for _ in range(count)]
    grid = Grid(cells, 10, level=True)
    assert grid.widths.least == 80
    grid.place(Rect(0, 0, width, grid.height(width)))
    tops = [cell.node.rect.top for cell in cells]
    assert [tops.count(top) for top in sorted(set(tops))] == rows
    for top in set(tops):
        line = [cell.node.rect for cell in cells if cell.node.rect.top == top]
        assert abs(line[0].left - (width - line[-1].right)) <= 1
    assert sorted(set(tops)) == [60 * number for number in range(len(rows))]


def test_the_first_way_that_fits_is_shown_and_else_the_narrowest() -> None:
    ways = thing(100, 10), thing(60, 20), thing(70, 30)
    fit = FirstFit(*ways)
    assert fit.widths == (60, 100)
    assert [fit.height(width) for width in (120, 100, 99, 60, 20)] == [10, 10, 20, 20, 20]


def test_values_side_by_side_become_uneven_before_they_become_two_rows() -> None:
    cells = [thing(wide, 10) for wide in (20, 20, 60)]
    values = EqualRow(cells)
    assert values.widths == (60, 180)
    assert values.parts(180) == [[1, 1, 1]]
    assert values.parts(100) == [[20, 20, 60]]
    values = EqualRow([thing(wide, 10) for wide in (50, 50, 50)])
    assert values.parts(149) == [[1, 1], [1]]
    assert values.parts(99) == [[1], [1], [1]]
    assert EqualRow(cells, rows=False, more=False).widths.least == 100


def test_a_picture_is_shown_only_where_there_is_room_to_spare() -> None:
    def shown(high: int) -> list[Node]:
        node = Node("picture", "", nowhere())
        return Column([thing(50, 20), Spare(node, 4, 5, 30, 60).growing()]).place(
            Rect(0, 0, 100, high)
        )

    assert len(shown(49)) == 1
    assert shown(60)[1].rect == Rect(34, 20, 32, 40)
    assert shown(200)[1].rect.size == (48, 60)


def test_the_middle_of_a_bar_is_in_the_middle_unless_a_side_is_in_its_way() -> None:
    middle = thing(40, 10, 10)
    bar = CenteredRow(thing(10, 10), middle, thing(60, 10), 5)
    bar.place(Rect(0, 0, 200, 10))
    assert middle.node.rect.x == 80
    bar.place(Rect(0, 0, 130, 10))
    assert middle.node.rect.right == 65
    bar.place(Rect(0, 0, 100, 10))
    assert (middle.node.rect.x, middle.node.rect.w) == (15, 20)


def test_a_column_takes_room_only_from_what_scrolls(texts: Texts) -> None:
    scroller = ScrollState()
    scroll = Scroll(scroller, thing(50, 900), MEASURES)
    button = thing(50, 40)
    column = Column([scroll, button])
    assert column.height(50) == 940
    assert column.least_height(50) == MEASURES.px(120) + 40
    column.place(Rect(0, 0, 50, 300))
    assert scroller.view.h == 260
    assert button.node.rect == Rect(0, 260, 50, 40)


def test_widgets_are_as_wide_as_what_they_say(texts: Texts) -> None:
    kit = Kit(MEASURES, texts)
    short = kit.button("a", "Go", lambda: None)
    long = kit.button("a", "Go on from there", lambda: None)
    wide = kit.button("a", "Go", lambda: None, width=200)
    assert short.widths.least < long.widths.least
    assert wide.widths == (short.widths.least, 200)


def test_boxes_over_each_other_have_one_place() -> None:
    lower, upper = thing(40, 30), thing(60, 20)
    both = Stack([lower, upper])
    assert (both.widths, both.height(60)) == ((60, 60), 30)
    assert [node.rect for node in both.place(Rect(1, 2, 80, 50))] == [(1, 2, 80, 50)] * 2


def test_what_is_shown_of_several_has_a_place_for_the_largest() -> None:
    small, large = thing(40, 30), thing(60, 20)
    shown = StackState([small, large], 0)
    assert (shown.widths, shown.height(60)) == ((60, 60), 30)
    assert [node.rect for node in shown.place(Rect(0, 0, 100, 50))] == [(30, 0, 40, 50)]


def test_a_loose_box_gives_up_height_before_anything_is_turned() -> None:
    scroller = ScrollState()
    rows = [thing(40, 20) for _ in range(3)]
    scroll = Scroll(scroller, Column([Loose(row, 50) for row in rows]), MEASURES)
    assert scroll.height(40) == 150
    assert scroll.whole_height(40) == 60
    scroll.place(Rect(0, 0, 40, 90))
    assert [row.node.rect.h for row in rows] == [30, 30, 30]
    assert not scroller.most
    scroll.place(Rect(0, 0, 40, 59))
    assert scroller.most == 91


def test_the_largest_way_is_shown_for_which_the_room_is_high_enough_else_the_last() -> None:
    scroller = ScrollState()
    ways = [thing(90, 60), thing(70, 40), Scroll(scroller, thing(70, 300), MEASURES)]
    shrink = LargestFit(ways)
    assert shrink.widths == (70, 90)
    assert [shrink.way(90, high) for high in (60, 59, 40, 39)] == [ways[0], *ways[1:2] * 2, ways[2]]
    assert shrink.way(89, 60) is ways[1]
    assert shrink.whole_height(90) == 40
    assert shrink.least_height(90) == 40


def test_cells_of_rows_stand_in_columns() -> None:
    cells = [[thing(20, 10), thing(50, 10)], [thing(40, 10), thing(30, 10, 5)]]
    rows = [Row(row, 7) for row in columns(cells)]
    for number, row in enumerate(rows):
        row.place(Rect(0, 10 * number, 97, 10))
    assert [[cell.node.rect.x for cell in row] for row in cells] == [[0, 47], [0, 47]]


def test_a_rigid_box_is_never_narrower() -> None:
    assert Rigid(thing(50, 10, 20)).widths == (50, 50)


def test_words_in_two_lines_are_as_narrow_as_that_allows(texts: Texts) -> None:
    kit = Kit(MEASURES, texts)
    two = kit.words(SENTENCE, 15, lines=2)
    ideal = two.widths.ideal
    assert [len(two.lines(wide)) for wide in (ideal, ideal - 1)] == [2, 3]
    assert kit.words("Add", 15, lines=2).widths.ideal == kit.words("Add", 15).widths.ideal


def rolled(count: int, scroller: ScrollState, last: int = 0) -> tuple[FixedRowList, LazyBox]:
    """So many rows, 20 pixels high if there is room and 10 if not."""
    rows = LazyBox(count, lambda number: FixedBox(Node("row", str(number), nowhere()), 50, 10))
    return FixedRowList(
        scroller, rows, MEASURES, high=20, enough=3, alike=[thing(50, 10)], last=last
    ), rows


def shown_rows(roll: FixedRowList, high: int) -> list[str]:
    nodes = [node for node in roll.place(Rect(0, 0, 50, high)) if node.role == "row"]
    assert all(roll.scroller.view.contains(node.rect) for node in nodes)
    return [node.name for node in nodes]


def test_a_roll_shows_whole_rows_and_makes_no_others() -> None:
    scroller = ScrollState()
    roll, rows = rolled(200, scroller)
    assert shown_rows(roll, 130) == [str(number) for number in range(6)]
    assert sorted(rows.made) == list(range(6))
    scroller.turn(1)
    assert shown_rows(roll, 130) == [str(number) for number in range(1, 7)]
    scroller.turn(9999)
    assert shown_rows(roll, 130)[-1] == "199"


def test_a_roll_begins_with_its_last_row_until_it_is_turned() -> None:
    scroller = ScrollState()
    roll, _ = rolled(40, scroller, last=30)
    assert shown_rows(roll, 100)[-1] == "30"
    assert shown_rows(roll, 60)[-1] == "30"
    scroller.turn(-1)
    assert shown_rows(roll, 60)[-1] == "29"


def test_rows_are_lower_before_they_are_turned_and_few_of_many_are_enough() -> None:
    roll, _ = rolled(6, ScrollState())
    assert (roll.height(50), roll.whole_height(50)) == (120, 60)
    assert len(shown_rows(roll, 75)) == 6
    assert len(shown_rows(roll, 59)) == 2
    assert rolled(5, ScrollState())[0].whole_height(50) == 50
    assert rolled(7, ScrollState())[0].whole_height(50) == 60
    assert rolled(9, ScrollState())[0].whole_height(50) == 60


def paged(rect: Rect, *parts: Reading, shown: int = 0) -> tuple[TabsOrColumns, list[Node]]:
    """Things to read on a page with tabs 10 pixels high above them, if there are any."""

    def frame(body: Box, titles: Sequence[str]) -> Box:
        tabs = [FixedBox(Node("tab", title, nowhere()), 20, 10) for title in titles]
        return Column([Row(tabs), body.growing()]) if tabs else body

    pages = TabsOrColumns(parts, 10, shown, frame)
    return pages, pages.place(rect)


def test_as_much_is_read_side_by_side_as_there_is_room_for() -> None:
    def parts() -> list[Reading]:
        return [Reading(name, thing(wide, 50), wide) for name, wide in
                (("a", 100), ("b", 80), ("c", 60))]  # fmt: skip

    for width, titles in (
        (260, ["a"]),
        (259, ["a", "c"]),
        (189, ["a", "b"]),
        (149, ["a", "b", "c"]),
    ):
        pages, nodes = paged(Rect(0, 0, width, 60), *parts())
        assert pages.titles == titles
        assert len([node for node in nodes if node.role == "tab"]) == len(titles) * (
            len(titles) > 1
        )
    assert paged(Rect(0, 0, 260, 49), *parts())[0].titles == ["a", "b", "c"]


def test_the_last_page_is_shown_where_the_one_that_was_shown_is_gone() -> None:
    parts = [Reading(name, thing(100, 50), 100) for name in "abc"]
    assert paged(Rect(0, 0, 100, 60), *parts, shown=2)[0].shown == 2
    assert paged(Rect(0, 0, 210, 60), *parts, shown=2)[0].shown == 1
    assert paged(Rect(0, 0, 330, 60), *parts, shown=2)[0].shown == 0


def test_what_has_another_way_for_a_narrow_window_is_not_put_beside_something_in_it() -> None:
    narrow = FirstFit(thing(100, 50), thing(30, 200))
    beside = Reading("b", thing(60, 50), 60)
    assert paged(Rect(0, 0, 170, 300), Reading("a", narrow, 100), beside)[0].titles == ["a"]
    assert paged(Rect(0, 0, 169, 300), Reading("a", narrow, 100), beside)[0].titles == ["a", "b"]


# The end of a list, what is tight, what is pinned.


def tail(*heights: int, room: int) -> list[Rect]:
    """Where the last boxes of a list lie in a room so high."""
    cells = [thing(50, high) for high in heights]
    return [node.rect for node in ListEnd(cells, 5).place(Rect(0, 10, 50, room))]


def test_of_a_list_the_last_ones_are_seen_that_have_room_and_they_end_at_the_bottom() -> None:
    assert tail(20, 30, 10, room=45) == [(0, 10, 50, 30), (0, 45, 50, 10)]
    assert tail(20, 30, 10, room=44) == [(0, 44, 50, 10)]
    assert tail(20, 10, room=100) == [(0, 75, 50, 20), (0, 100, 50, 10)]


def test_of_a_last_one_that_is_too_high_the_beginning_is_seen() -> None:
    cells = [thing(50, 20), thing(50, 90)]
    [node] = ListEnd(cells, 5).place(Rect(0, 10, 50, 60))
    assert node.rect.top == 10
    assert node.clip == Rect(0, 10, 50, 60)


def test_a_list_asks_for_no_more_than_its_least_height() -> None:
    assert ListEnd([thing(50, 90)], 5, 30).height(50) == 30


def test_what_is_tight_is_higher_only_if_it_cannot_do_with_its_height(texts: Texts) -> None:
    large, small = thing(50, 80), thing(50, 40)
    ways = LargestFit([large, small])
    assert Tight(ways, 60).height(50) == 60
    assert Tight(ways, 30).height(50) == 40
    [node] = Tight(ways, 60).place(Rect(0, 0, 50, 60))
    assert node is small.node


def test_what_is_pinned_stays_inside() -> None:
    felt = Rect(0, 0, 100, 100)
    assert pin((40, 20), "midbottom", (50, 60)) == (30, 40, 40, 20)
    assert pin((40, 20), "midbottom", (95, 60), felt) == (60, 40, 40, 20)
    [node] = pinned(thing(40, 20), "topright", (100, 0), felt)
    assert node.rect == (60, 0, 40, 20)
