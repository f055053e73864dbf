"""The record's lines: the header, the moves, comments, and what a crash leaves."""

import pytest

from game.core.event import Seat
from game.core.game import Setup
from game.core.record import InvalidRecord, header, move_line, parse_record, whole_number
from game.games.takeaway.game import TAKEAWAY
from tests.together import each_of

HEADER = """\
#five-takes 1
game: takeaway
players: 3
seats: You | Ada (hard) | Max (easy)
options: rounds=3 run_suits=same
seed: 7
---
"""
SEATS = ("You", "Ada (hard)", "Max (easy)")


def setup(dealer: int | None = None, *, deck: bool = False) -> Setup:
    cards = TAKEAWAY.pack(3, TAKEAWAY.options_type()) if deck else None
    return TAKEAWAY.setup(3, {}, 7, dealer, cards)


def fault(text: str) -> InvalidRecord:
    """Why a record's header cannot be read."""
    with pytest.raises(InvalidRecord) as caught:
        parse_record(text)
    return caught.value


# Writing.


def test_the_header_is_written_in_this_order() -> None:
    assert header(setup(), SEATS) == HEADER


def test_dealer_and_deck_come_after_the_seed_when_they_were_given() -> None:
    lines = header(setup(2, deck=True), SEATS).splitlines()
    assert lines[5] == "seed: 7"
    assert lines[6] == "dealer: 2"
    assert lines[7] == "deck: " + " ".join(TAKEAWAY.pack(3, TAKEAWAY.options_type()))
    assert lines[8] == "---"


def test_the_header_of_a_game_without_options_has_an_empty_line_of_them() -> None:
    class Plain:
        def as_text(self) -> str:
            return ""

    plain = Setup("plain", 2, Plain(), 1)  # type: ignore[arg-type]
    text = header(plain, ("You", "Ada"))
    assert "\noptions:\n" in text
    assert parse_record(text).header["options"] == (5, "")


def test_a_move_is_a_line_of_its_own() -> None:
    assert move_line(Seat(1), "take 5") == "1 take 5\n"


@each_of(
    "seats",
    [
        ("You", "Ada | Max", "Otto"),
        ("You", "Ada\nseed: 9", "Otto"),
        ("You", "Ada", "Otto\r"),
        ("You", "Ada |", "Otto"),
    ],
)
def test_names_that_could_not_be_read_back_are_refused(seats: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="name"):
        header(setup(), seats)


@pytest.mark.parametrize("seats", [("You", "Ada"), ("You", "Ada", "Max", "Otto")])
def test_every_seat_is_named_or_the_header_is_refused(seats: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="name"):
        header(setup(), seats)


@pytest.mark.parametrize("seats", [("You", "", ""), ("", "", ""), ("A B", " Ada", "Max ")])
def test_any_other_names_are_read_back(seats: tuple[str, ...]) -> None:
    _, named = parse_record(header(setup(), seats)).header["seats"]
    assert tuple(named.split(" | ")) == seats


# Reading the header.


def test_what_was_written_is_taken_apart_again() -> None:
    lines = parse_record(HEADER + "0 draw\n1 take 5\n")
    assert {key: value for key, (_, value) in lines.header.items()} == {
        "game": "takeaway",
        "players": "3",
        "seats": "You | Ada (hard) | Max (easy)",
        "options": "rounds=3 run_suits=same",
        "seed": "7",
    }
    assert lines.moves == [(8, 0, "draw"), (9, 1, "take 5")]
    assert lines.rule == 7
    assert lines.fault is None


@each_of("line", ["#five-takes 1 ", "#five-takes 10", "#Five-takes 1", "# five"])
def test_another_first_line_above_a_whole_record_is_refused(line: str) -> None:
    assert fault(HEADER.replace("#five-takes 1", line)).line == 1


@each_of(
    "text",
    ["", "\n", "five-takes 1\n", "#five-takes 2\n---\n", "#five-takes 1 \n", " #five-takes 1\n"],
)
def test_the_first_line_must_be_the_sign_of_a_record(text: str) -> None:
    assert fault(text).line == 1


def test_the_first_line_needs_its_end() -> None:
    assert fault("#five-takes 1").line == 1


@each_of("key", ["game", "players", "options", "seed"])
def test_a_missing_header_line_is_reported_with_the_line_of_the_rule(key: str) -> None:
    lines = [line for line in HEADER.splitlines() if not line.startswith(f"{key}:")]
    told = fault("\n".join(lines) + "\n0 draw\n")
    assert told.line == 6
    assert repr(key) in told.reason


def test_the_seats_may_be_missing() -> None:
    text = HEADER.replace("seats: You | Ada (hard) | Max (easy)\n", "")
    assert "seats" not in parse_record(text).header


@each_of(
    "line",
    [
        "",
        "players 3",
        "players:3",
        "Players: 3",
        " players: 3",
        "colour: red",
        "0 draw",
        "--- ",
        "----",
    ],
)
def test_what_is_no_header_line_is_reported_with_its_number(line: str) -> None:
    assert fault(HEADER.replace("players: 3", line)).line == 3


def test_a_header_line_may_stand_there_once_only() -> None:
    told = fault(HEADER.replace("seed: 7", "seed: 7\nseed: 8"))
    assert told.line == 7
    assert "twice" in told.reason


@each_of("kept", range(1, 7))
def test_a_text_that_ends_inside_the_header_is_refused_with_its_last_line(kept: int) -> None:
    begun = HEADER.splitlines(keepends=True)[:kept]
    assert fault("".join(begun)).line == kept
    assert "inside the header" in fault("".join(begun)).reason
    assert fault("".join(begun) + "pla").line == kept + 1


def test_a_text_that_ends_in_the_rule_without_its_end_is_refused() -> None:
    assert fault(HEADER.removesuffix("\n")).line == 7


# Reading the moves.


def test_the_rule_with_its_end_and_no_moves_is_a_whole_record() -> None:
    assert parse_record(HEADER).moves == []


@each_of("unended", ["0", "0 ", "0 draw", "0 take 1", "nonsense", "0 draw\r", "#"])
def test_a_last_line_without_its_end_is_dropped_silently(unended: str) -> None:
    lines = parse_record(HEADER + "0 draw\n" + unended)
    assert lines.moves == [(8, 0, "draw")]
    assert lines.fault is None
    assert lines.comments == []


@each_of(
    "line", ["", " ", "draw", "0", "0draw", "-1 draw", "+0 draw", "00 draw", "x draw", " 0 draw",
             "\u0660 draw", "100 draw", "9" * 5000 + " draw", "1.0 draw"]
)  # fmt: skip
def test_a_line_that_is_no_seat_and_move_is_a_fault_with_its_number(line: str) -> None:
    lines = parse_record(HEADER + "0 draw\n" + line + "\n1 draw\n")
    assert lines.moves == [(8, 0, "draw")]
    assert lines.fault is not None
    assert lines.fault.line == 9


def test_lines_that_begin_with_a_hash_are_comments_after_the_first() -> None:
    text = HEADER.replace("game:", "#seal 1\ngame:") + "#seal 2\n0 draw\n# 1 draw\n"
    lines = parse_record(text)
    assert [one.text for one in lines.comments] == ["#seal 1", "#seal 2", "# 1 draw"]
    assert lines.moves == [(10, 0, "draw")]


def test_comments_count_as_lines_where_a_fault_is_reported() -> None:
    lines = parse_record(HEADER + "# one\n# two\nnonsense\n")
    assert lines.fault is not None
    assert lines.fault.line == 10


def test_the_line_ends_of_other_systems_are_read() -> None:
    text = (HEADER + "# seal\n0 draw\n").replace("\n", "\r\n")
    assert parse_record(text) == parse_record(HEADER + "# seal\n0 draw\n")


def test_other_signs_that_end_lines_in_some_programs_do_not_here() -> None:
    assert parse_record(HEADER + "0 draw\u2028\n").moves == [(8, 0, "draw\u2028")]


def test_everything_after_the_first_space_is_the_move() -> None:
    assert parse_record(HEADER + "0  draw \n").moves == [(8, 0, " draw ")]


@each_of("text", ["0", "7", "-3", "123456789012345678901234567890"])
def test_whole_numbers_of_the_header(text: str) -> None:
    assert whole_number(4, "seed", text) == int(text)


@each_of("text", ["", "7.0", "07", "+7", " 7", "7 ", "1_000", "\u0667", "seven", "-0", "9" * 5000])
def test_other_texts_are_no_whole_numbers_of_the_header(text: str) -> None:
    with pytest.raises(InvalidRecord, match="not a whole number") as caught:
        whole_number(4, "seed", text)
    assert caught.value.line == 4
    assert len(str(caught.value)) < 200


def test_a_fault_says_its_line_and_its_reason() -> None:
    told = InvalidRecord(12, "it is torn.")
    assert str(told) == "Line 12: it is torn."
    assert (told.line, told.reason) == (12, "it is torn.")


def test_a_fault_over_a_long_line_is_short() -> None:
    assert len(str(fault(HEADER.replace("players: 3", "x" * 100_000)))) < 200
    lines = parse_record(HEADER + "x" * 100_000 + "\n")
    assert len(str(lines.fault)) < 200
