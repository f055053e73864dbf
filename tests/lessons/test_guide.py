"""The guide finds from the moves made where somebody is in a lesson."""

from game.core.event import Seat
from game.features.lessons.guide import Guide
from game.features.lessons.lesson import Lesson, read_lesson

RECORD = """\
#five-takes 1
game: takeaway
players: 2
options:
seed: 1
dealer: 0
---
#: say goal
#: say first
#: miss other take 2
0 take 1
1 draw
#: say look
1 draw
#: say second
{}0 draw
1 draw
#: say end
"""
YOU, ADA = Seat(0), Seat(1)
MOVES = [(YOU, "take 1"), (ADA, "draw"), (ADA, "draw"), (YOU, "draw"), (ADA, "draw")]


def lesson(line: str = "") -> Lesson:
    return read_lesson("turn", RECORD.format(line))


def says(guide: Guide) -> str | None:
    return None if guide.step is None else guide.step.says


def test_what_stands_before_a_move_of_the_learners_is_about_that_move() -> None:
    assert [(step.says, step.move) for step in lesson().steps] == [
        ("goal", None),
        ("first", "take 1"),
        ("look", None),
        ("second", "draw"),
        ("end", None),
    ]


def test_a_lesson_is_read_and_played_to_its_end() -> None:
    guide, said = Guide(lesson()), []
    made: list[tuple[Seat, str]] = []
    while not guide.over:
        guide.follow(made)
        if guide.reading:
            said.append(says(guide))
            guide.go_on()
        elif len(made) < len(MOVES):
            if guide.step is not None:
                said.append(says(guide))
            made.append(MOVES[len(made)])
    assert said == ["goal", "first", "look", "second", "end"]


def test_nobody_moves_while_something_is_to_be_read() -> None:
    guide = Guide(lesson(), 2)
    guide.follow(MOVES[:2])
    assert guide.reading and guide.next_move() is None
    guide.go_on()
    assert not guide.reading and guide.next_move() == "draw"


def test_a_move_made_before_all_is_read_goes_on() -> None:
    guide = Guide(lesson())
    guide.follow(MOVES[:1])
    assert guide.strayed is None and guide.step is None and guide.next_move() == "draw"


def test_another_move_leaves_the_lesson_until_it_is_taken_back() -> None:
    guide = Guide(lesson())
    guide.go_on()
    guide.follow([(YOU, "take 2")])
    assert guide.strayed == "take 2" and guide.next_move() is None and not guide.reading
    guide.follow([])
    assert guide.strayed is None and says(guide) == "first"


def test_what_was_read_is_not_read_again_after_a_move_was_taken_back() -> None:
    guide = Guide(lesson())
    guide.go_on()
    guide.follow(MOVES[:2])
    guide.follow([])
    assert says(guide) == "first" and not guide.reading


def test_where_the_move_is_free_any_is_good_and_the_round_is_played_on() -> None:
    guide = Guide(lesson("#: free\n"), 3)
    guide.follow(MOVES[:3])
    assert not guide.free and guide.expected is not None
    guide.follow([*MOVES[:3], (YOU, "take 0"), (ADA, "draw")])
    assert guide.free and guide.strayed is None and guide.expected is None
    assert guide.next_move() is None and says(guide) == "second" and not guide.over
    guide.follow([*MOVES[:3], (YOU, "take 0")], round_over=True)
    assert says(guide) == "end" and guide.reading
    guide.go_on()
    guide.follow([*MOVES[:3], (YOU, "take 0")], round_over=True)
    assert guide.over


def test_a_lesson_goes_on_where_it_was_left() -> None:
    guide = Guide(lesson(), 3)
    assert guide.begins == 3
    guide.follow(MOVES[:3])
    assert says(guide) == "second" and guide.expected is guide.step


# Two moves in either order.

PAIR = """\
#five-takes 1
game: takeaway
players: 2
options:
seed: 1
dealer: 0
---
#: say first
#: either
0 take 1
#: say second
0 take 2
1 draw
#: say end
"""
FIRST, SECOND, HERS = (YOU, "take 1"), (YOU, "take 2"), (ADA, "draw")


def test_two_moves_may_be_made_in_either_order() -> None:
    for made in ([FIRST, SECOND], [SECOND, FIRST]):
        guide = Guide(read_lesson("turn", PAIR))
        guide.follow(made[:1])
        assert guide.strayed is None
        assert guide.expected is not None and guide.expected.move == made[1][1]
        assert says(guide) == ("second" if made[0] == FIRST else "first")
        guide.follow(made)
        assert guide.strayed is None and guide.next_move() == "draw"
        guide.follow([*made, HERS])
        assert says(guide) == "end"


def test_after_the_second_of_them_another_move_leaves_the_lesson_until_it_is_taken_back() -> None:
    guide = Guide(read_lesson("turn", PAIR))
    guide.follow([SECOND, (YOU, "take 5")])
    assert guide.strayed == "take 5"
    guide.follow([SECOND])
    assert guide.strayed is None and says(guide) == "first"
    guide.follow([])
    assert says(guide) == "first" and guide.expected is not None
    guide.follow([SECOND, FIRST, HERS])
    assert says(guide) == "end"
