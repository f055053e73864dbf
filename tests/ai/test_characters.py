"""The people at the table, and how a record names them."""

from random import Random
from typing import Any

import pytest

from game.ai.characters import (
    ALL_CHARACTERS,
    CHARACTERS,
    PERSON_NAME,
    Character,
    Player,
    company,
    read_seat,
)
from game.ai.levels import LEVELS
from game.ai.search import point_worth
from game.ai.style import FREE_PREFERENCE_STANDARD_ERRORS, NEUTRAL_STYLE
from game.core.trait import LEANINGS
from game.games import GAMES
from game.games.takeaway.game import TAKEAWAY
from game.ui.kit import resources
from tests.games.takeaway.positions import position
from tests.together import check_each, each_of

EVERY_SEAT = [(character.name, level) for character in ALL_CHARACTERS for level in LEVELS]


def test_names_and_portraits_are_unique() -> None:
    assert len(CHARACTERS) == len(ALL_CHARACTERS)
    assert len({character.portrait for character in ALL_CHARACTERS}) == len(ALL_CHARACTERS)
    assert PERSON_NAME not in CHARACTERS


def test_there_are_characters_enough_for_the_largest_table() -> None:
    assert len(ALL_CHARACTERS) >= max(game.players[1] for game in GAMES) - 1


@each_of("character", ALL_CHARACTERS, ids=lambda one: one.name)
def test_a_character_has_a_portrait_a_manner_and_a_sensible_pace(character: Character) -> None:
    assert (resources.folder("sprites") / "portraits" / f"{character.portrait}.svg").is_file()
    assert str(character.manner)
    assert 0.5 <= character.pace <= 1.5
    assert character.style.leaning in LEANINGS
    assert 0 < abs(character.style.fondness) <= 1


def test_no_two_characters_play_alike_in_any_game() -> None:
    assert len({character.style for character in ALL_CHARACTERS}) == len(ALL_CHARACTERS)
    for game in GAMES:
        told = [str(character.trait(game.bot.traits)) for character in ALL_CHARACTERS]
        assert len(set(told)) == len(ALL_CHARACTERS)


def test_every_leaning_means_something_in_every_game() -> None:
    for game in GAMES:
        assert {trait.leaning for trait in game.bot.traits} == set(LEANINGS)
        assert game.bot.traits.rating > 0
        assert all(min(trait.stakes) > 0 for trait in game.bot.traits)


# How a liking decides.


PICTURE = {0: "7H", 1: "2C 3C 7D", 5: "JC 8H", 6: "TC 2H 7S"}
LARGE, SMALL, BLACK = "take 1", "take 5", "take 6"


def chosen(name: str, **more: Any) -> str:
    state = position(PICTURE, stock="5C 6C")
    return TAKEAWAY.write(CHARACTERS[name].style.choose(TAKEAWAY.bot, state, **more))


def of(*values: float) -> dict[Any, float]:
    return {
        TAKEAWAY.parse(move): value
        for move, value in zip((LARGE, SMALL, BLACK), values, strict=True)
    }


def test_of_moves_about_as_good_the_one_after_somebodys_heart_is_chosen() -> None:
    little = TAKEAWAY.bot.traits.rating / 2
    values = of(1.0, 0.0, 1.0 - little)
    assert chosen("Rosa", values=values) == LARGE, "a red card on top is what Rosa likes anyway"
    assert chosen("Emil", values=values) == BLACK
    assert TAKEAWAY.write(NEUTRAL_STYLE.choose(TAKEAWAY.bot, None, values)) == LARGE  # type: ignore[arg-type]


def test_what_one_likes_is_worth_no_more_than_a_little() -> None:
    much = 1.1 * TAKEAWAY.bot.traits.rating
    assert chosen("Emil", values=of(1.0, 0.0, 1.0 - much)) == LARGE


def test_chances_that_cannot_be_told_apart_cost_nothing() -> None:
    """By a part of the standard error of the difference a move may be behind, and by a stake."""
    errors = of(0.0, 0.0, 4.0)
    behind = given_up(50.0) + 4.0 * FREE_PREFERENCE_STANDARD_ERRORS
    assert chosen("Emil", values=of(50.0, 0.0, 50.01 - behind), errors=errors) == BLACK
    assert chosen("Emil", values=of(50.0, 0.0, 49.99 - behind), errors=errors) == LARGE
    sure = dict.fromkeys(errors, 0.0)
    assert chosen("Emil", values=of(50.0, 0.0, 50.01 - behind), errors=sure) == LARGE


def given_up(chance: float) -> float:
    """How many percent points Emil gives up at most at a chance to win."""
    style = CHARACTERS["Emil"].style
    knowledge, state = TAKEAWAY.bot, position(PICTURE, stock="5C 6C")
    return style.trait(knowledge.traits).stake_points(style.fondness) * point_worth(
        knowledge, state, chance
    )


def test_less_is_given_up_where_the_match_is_nearly_decided() -> None:
    sure = of(0.0, 0.0, 0.0)
    for chance in (50.0, 98.0):
        behind = given_up(chance)
        assert chosen("Emil", values=of(chance, 0.0, chance + 0.01 - behind), errors=sure) == BLACK
        assert chosen("Emil", values=of(chance, 0.0, chance - 0.01 - behind), errors=sure) == LARGE
    assert 0 < given_up(98.0) < given_up(50.0) / 5


def test_the_record_gives_back_the_character_and_its_level() -> None:
    def check(seat: tuple[str, str]) -> None:
        name, level = seat
        player = Player(name, level)
        assert read_seat(player.seat(), 1) == player
        assert player.character is CHARACTERS[name]
        assert player.style == CHARACTERS[name].style

    check_each(check, EVERY_SEAT)


def test_seat_0_is_the_person_whatever_the_record_calls_it() -> None:
    for text in (PERSON_NAME, "Seat 0", "Ada (hard)", ""):
        player = read_seat(text, 0)
        assert player == Player(PERSON_NAME, None)
        assert player.character is None
        assert player.style == NEUTRAL_STYLE
    assert Player(PERSON_NAME, None).seat() == PERSON_NAME


@pytest.mark.parametrize(
    ("text", "name", "level"),
    [
        ("Seat 1", "Seat 1", "medium"),
        ("Ada", "Ada", "medium"),
        ("Ada (grandmaster)", "Ada (grandmaster)", "medium"),
        ("Ada (hard) (easy)", "Ada (hard)", "easy"),
        ("(hard)", "(hard)", "medium"),
        ("", "", "medium"),
        ("Ada(hard)", "Ada(hard)", "medium"),
        ("Ada (Hard)", "Ada (Hard)", "medium"),
    ],
)
def test_a_seat_without_a_level_that_exists_plays_at_medium(
    text: str, name: str, level: str
) -> None:
    assert read_seat(text, 2) == Player(name, level)


def test_somebody_unknown_plays_in_nobodys_style() -> None:
    player = read_seat("Nemo (hard)", 1)
    assert player.character is None
    assert player.style == NEUTRAL_STYLE


def test_company_is_of_different_people_and_the_same_for_the_same_chance() -> None:
    for count in range(len(ALL_CHARACTERS) + 1):
        chosen = company(count, Random(count))
        assert len({character.name for character in chosen}) == count
        assert list(chosen) == list(company(count, Random(count)))
