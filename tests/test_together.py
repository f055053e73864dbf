"""Many things in one test: none is passed over, and those that are wrong are named."""

from inspect import signature

import pytest

from tests.together import Laws, check_each, each_of


def test_all_things_are_checked_and_the_wrong_ones_named() -> None:
    checked = []

    def check(number: int) -> None:
        checked.append(number)
        assert number % 2

    with pytest.raises(ExceptionGroup, match="wrong: no 2, no 4") as found:
        check_each(check, [1, 2, 3, 4], lambda number: f"no {number}")
    assert checked == [1, 2, 3, 4]
    assert [error.__notes__ for error in found.value.exceptions] == [
        ["This is about: no 2"],
        ["This is about: no 4"],
    ]


def test_nothing_is_wrong_where_all_is_right() -> None:
    check_each(lambda number: None, [1, 2])


def test_a_list_without_anything_in_it_is_no_check() -> None:
    with pytest.raises(AssertionError, match="nothing to check"):
        check_each(lambda number: None, [])


def test_another_error_says_with_what_it_happened() -> None:
    with pytest.raises(ZeroDivisionError) as found:
        check_each(lambda number: 1 // number, [1, 0])
    assert found.value.__notes__ == ["This is about: 0"]


def test_where_an_error_was_expected_and_did_not_come_the_thing_is_named() -> None:
    def check(text: str) -> None:
        with pytest.raises(ValueError, match="invalid literal"):
            int(text)

    with pytest.raises(BaseExceptionGroup, match="wrong: 7, 9"):
        check_each(check, ["x", "7", "y", "9"])


def test_each_broken_law_is_named() -> None:
    laws = Laws()

    @laws
    def holds(thing: int) -> None:
        assert thing == 1

    @laws
    def breaks(thing: int) -> None:
        assert thing == 2

    with pytest.raises(BaseExceptionGroup, match="wrong: breaks") as found:
        laws.hold(1)
    assert len(found.value.exceptions) == 1


def test_a_test_of_many_values_names_the_wrong_ones_and_keeps_its_fixtures() -> None:
    @each_of("left, right", [(1, 1), (1, 2), (3, 4)], ids=["same", "near", "next"])
    @each_of("more", [0, 5])
    def law(game: str, left: int, right: int, more: int) -> None:
        assert left + more == right + more, game

    assert list(signature(law).parameters) == ["game"]
    with pytest.raises(BaseExceptionGroup, match="wrong: near, next"):
        law(game="any")
