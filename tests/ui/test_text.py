"""Text is cut and broken so that it never goes beyond its width."""

from collections.abc import Iterator

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.kit.paint.text import Texts
from tests.laws.walks import law

sentences = st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "Zs"]), max_size=60)
widths = st.integers(1, 700)
sizes = st.sampled_from([13, 17, 32])


@pytest.fixture(scope="module")
def texts() -> Iterator[Texts]:
    yield Texts()
    pygame.font.quit()


@law(80)
@given(text=sentences, width=widths, size=sizes)
def test_a_text_that_fits_is_left_alone_and_another_is_cut_to_its_width(
    texts: Texts, text: str, width: int, size: int
) -> None:
    fitted = texts.fitted(text, size, width)
    if texts.width(text, size) <= width:
        assert fitted == text
    else:
        assert fitted.endswith("…")
        assert text.startswith(fitted[:-1])
        assert texts.width(fitted, size) <= width or fitted == "…"


@law(80)
@given(text=sentences, width=widths, size=sizes)
def test_balanced_lines_are_as_many_as_wrapped_ones_and_lose_no_letter(
    texts: Texts, text: str, width: int, size: int
) -> None:
    plain, balanced = (wrap(text, size, width) for wrap in (texts.wrapped, texts.balanced))
    assert len(balanced) == len(plain)
    assert "".join("".join(balanced).split()) == "".join("".join(plain).split())
    assert max(texts.width(one, size) for one in balanced) <= max(
        texts.width(one, size) for one in plain
    )


def test_no_word_stands_alone_below_a_line_in_the_middle(texts: Texts) -> None:
    said = "Match a stack and take it all."
    wide = texts.width("Match a stack and take it", 17) + 2
    assert texts.wrapped(said, 17, wide) == ("Match a stack and take it", "all.")
    assert texts.balanced(said, 17, wide) == ("Match a stack", "and take it all.")


@law(80)
@given(text=sentences, width=widths, size=sizes)
def test_lines_are_no_wider_than_they_may_be_and_lose_no_letter(
    texts: Texts, text: str, width: int, size: int
) -> None:
    lines = texts.wrapped(text, size, width)
    kept = "".join("".join(lines).split())
    assert kept == "".join(text.split())
    for line in lines:
        assert texts.width(line, size) <= width or len(line) == 1


def test_a_line_is_broken_between_words_where_that_is_possible(texts: Texts) -> None:
    text = "the quick brown fox jumps over the lazy dog"
    width = texts.width("the quick brown", 16)
    lines = texts.wrapped(text, 16, width)
    assert " ".join(lines) == text
    assert len(lines) > 1


@pytest.mark.parametrize("closing", [",", ".", "?”", "\u2069,", "…)"])
def test_a_word_that_is_broken_anywhere_keeps_its_last_letter_before_what_closes_it(
    texts: Texts, closing: str
) -> None:
    text = f"werknemers{closing} en nu"
    for letters in ("werknemers", "werk"):
        width = texts.width(letters, 17)
        lines = texts.wrapped(text, 17, width)
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
        assert all(line[0].isalpha() for line in lines), lines
        assert all(texts.width(line, 17) <= width for line in lines)
    assert texts.wrapped(",,,,", 17, texts.width(",,", 17)) == (",,", ",,")


def test_a_no_break_space_keeps_a_figure_and_its_sign_in_one_line(texts: Texts) -> None:
    width = texts.width("it is so in 99", 17)
    assert texts.wrapped("it is so in 99 % of all", 17, width)[0] == "it is so in 99"
    assert texts.wrapped("it is so in 99\u00a0% of all", 17, width)[0] == "it is so in"


def test_nothing_to_say_is_one_empty_line(texts: Texts) -> None:
    assert list(texts.wrapped("", 16, 100)) == [""]
    assert texts.fitted("", 16, 100) == ""


def test_a_line_is_rendered_once_and_kept(texts: Texts) -> None:
    colour = pygame.Color("white")
    assert texts.line("hello", 16, colour) is texts.line("hello", 16, colour)
    assert texts.line("hello", 16, colour) is not texts.line("hello", 17, colour)
    assert texts.line("hello", 16, colour) is not texts.line("hello", 16, pygame.Color("black"))


def test_what_was_measured_in_one_direction_is_forgotten_in_the_other(texts: Texts) -> None:
    measures = (texts.width, texts.widest_word, texts.wrapped, texts.balanced, texts.fitted)
    texts.balanced("the quick brown fox jumps over the lazy dog", 16, 120)
    texts.fitted("the quick brown fox", 16, 60)
    assert all(one.cache_info().currsize for one in measures)
    texts.turn(not texts.right_to_left)
    assert not any(one.cache_info().currsize for one in measures)
