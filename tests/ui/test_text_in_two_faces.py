"""Lines in two faces, and where lines from right to left break and are shortened."""

# ruff: noqa: RUF001

import pygame
import pytest

from game.ui.kit import resources
from game.ui.kit.paint import theme
from game.ui.kit.paint.text import Texts

LETTERS = "אבגדהוזחטיךכלםמןנסעףפץצקרשת־׳״₪"
SIGNS = ".,:;!?()[]“”‘’«»…–−+%/0123456789·"
MISSING = "\ue000"


@pytest.fixture
def texts() -> Texts:
    made = Texts()
    made.turn(True)
    return made


def width(texts: Texts, text: str) -> int:
    return texts.width(text, 18)


@pytest.mark.parametrize("weight", resources.FONT_FILES)
def test_each_sign_has_a_picture_of_its_own(texts: Texts, weight: str) -> None:
    """Metrics lie: the picture is compared with that of a sign that is missing."""
    for font, signs in ((texts.hebrew_font, LETTERS), (texts.font, SIGNS)):
        face = font(40, weight)
        missing = pygame.image.tobytes(face.render(MISSING, True, "black"), "RGBA")
        for sign in signs:
            picture = face.render(sign, True, "black")
            assert pygame.image.tobytes(picture, "RGBA") != missing, sign
            assert picture.get_bounding_rect().w, sign


def test_a_line_in_two_faces_is_as_high_as_one_in_one(texts: Texts) -> None:
    line = texts.line("Ada לקחה 8", 18, theme.LIGHT_INK)
    assert line.get_height() == texts.line("Ada", 18, theme.LIGHT_INK).get_height()
    assert line.get_width() == width(texts, "Ada לקחה 8")
    # Two faces have no kerning between them.
    assert abs(line.get_width() - sum(width(texts, one) for one in ("8 ", "לקחה", " Ada"))) <= 2


def test_letters_of_both_faces_stand_on_one_line(texts: Texts) -> None:
    for weight in resources.FONT_FILES:
        feet = set()
        for letter in ("H", "ב"):
            line = texts.line(letter, 72, theme.LIGHT_INK, weight)
            feet.add(line.get_bounding_rect().bottom)
        assert max(feet) - min(feet) <= 2


def test_the_words_run_from_right_to_left(texts: Texts) -> None:
    first, last = (texts.line(word, 18, theme.LIGHT_INK) for word in ("א", "ת"))
    line = texts.line("א ת", 18, theme.LIGHT_INK)
    left = line.subsurface((0, 0, *last.get_size()))
    right = line.subsurface((line.get_width() - first.get_width(), 0, *first.get_size()))
    for part, wanted in ((left, last), (right, first)):
        assert pygame.image.tobytes(part, "RGBA") == pygame.image.tobytes(wanted, "RGBA")


def test_figures_without_a_letter_run_from_left_to_right(texts: Texts) -> None:
    assert texts.drawn("\u206862\u2069%") == "62%"
    assert texts.drawn("+\u206840\u2069") == "+40"
    assert texts.drawn("\u2068Ada\u2069: \u206812\u2069") == "12 :Ada"


def test_a_line_breaks_after_a_maqaf_and_a_hyphen_of_hebrew(texts: Texts) -> None:
    for hyphen in ("־", "-"):
        word = f"ארוך{hyphen}ארוך"
        room = width(texts, f"ארוך{hyphen}") + 1
        assert texts.wrapped(word, 18, room) == (f"ארוך{hyphen}", "ארוך")
        assert texts.widest_word(word, 18) == width(texts, f"ארוך{hyphen}")
        assert texts.wrapped(word, 18, 2 * room) == (word,)
    room = width(texts, "left-")
    assert "left-" not in texts.wrapped("a left-handed table", 18, room + 20)


def test_a_prefix_of_one_letter_stays_with_its_word(texts: Texts) -> None:
    for word in ("ה־\u20688\u2069", "ה־10", "ב־\u2068Take\u2069", "ו־אחת"):
        assert texts.wrapped(f"אבג {word}", 18, width(texts, f"אבג {word}") - 1) == ("אבג", word)


def test_what_fits_of_a_word_stays_on_the_line_of_those_before(texts: Texts) -> None:
    room = width(texts, "אחת שתיים־")
    assert texts.wrapped("אחת שתיים־שלוש ארבע", 18, room) == ("אחת שתיים־", "שלוש ארבע")


def test_a_soft_hyphen_is_shown_where_the_line_breaks_and_nowhere_else(texts: Texts) -> None:
    texts.turn(False)
    word = "Spiel\u00adkarten\u00adstapel"
    room = width(texts, "Spielkarten-")
    lines = texts.wrapped(word, 18, room)
    assert [texts.drawn(line) for line in lines] == ["Spielkarten-", "stapel"]
    assert texts.drawn(word) == "Spielkartenstapel"


def test_an_ellipsis_stands_outside_the_value_that_it_cuts(texts: Texts) -> None:
    whole = "נשמר \u2068a-long-name.record\u2069"
    short = texts.fitted(whole, 18, width(texts, whole) // 2)
    assert short.endswith("…") and short.count("\u2068") == short.count("\u2069") == 1
    assert texts.drawn(short).startswith("…")


def test_a_value_goes_on_as_one_in_the_next_line(texts: Texts) -> None:
    lines = texts.wrapped("אבג \u2068one two?\u2069", 18, width(texts, "אבג one"))
    assert [texts.drawn(line) for line in lines] == ["one גבא", "two?"]


def test_a_line_without_a_letter_runs_as_the_lines_around_it(texts: Texts) -> None:
    for value, drawn in (("7-8-9♥", ".7-8-9♥"), ("5", ".5"), ("−20", ".−20")):
        lines = texts.wrapped(f"הורדת \u2068{value}\u2069.", 18, width(texts, "הורדת 7"))
        assert [texts.drawn(line) for line in lines] == ["תדרוה", drawn]
        assert width(texts, lines[1]) == width(texts, drawn)
    assert texts.wrapped("10 20", 18, width(texts, "10")) == ("10", "20")


def test_the_direction_is_turned_with_all_that_is_kept(texts: Texts) -> None:
    text = "אבג 12!"
    before = texts.line(text, 18, theme.LIGHT_INK)
    texts.turn(False)
    after = texts.line(text, 18, theme.LIGHT_INK)
    assert pygame.image.tobytes(before, "RGBA") != pygame.image.tobytes(after, "RGBA")
