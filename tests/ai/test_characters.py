"""The people at the table, and how a record names them."""

from random import Random

import pytest

from game.ai.advice import BY_NAME as LEVELS
from game.ai.characters import BY_NAME, CHARACTERS, YOU, Character, Player, company, read_seat
from game.ai.style import NEUTRAL
from game.core.game import TRAITS
from game.games import GAMES
from game.games.takeaway.game import TAKEAWAY
from game.ui.window import files
from tests.games.takeaway.positions import position

EVERY_SEAT = [(character.name, level) for character in CHARACTERS for level in LEVELS]


def test_names_and_portraits_are_unique() -> None:
    assert len(BY_NAME) == len(CHARACTERS)
    assert len({character.portrait for character in CHARACTERS}) == len(CHARACTERS)
    assert YOU not in BY_NAME


def test_there_are_characters_enough_for_the_largest_table() -> None:
    assert len(CHARACTERS) >= max(game.players[1] for game in GAMES) - 1


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda one: one.name)
def test_a_character_has_a_portrait_a_manner_and_a_sensible_pace(character: Character) -> None:
    assert (files.folder("sprites") / "portraits" / f"{character.portrait}.svg").is_file()
    assert str(character.manner)
    assert 0.5 <= character.pace <= 1.5
    likes = dict(character.style.likes)
    assert len(likes) == len(character.style.likes)
    assert set(likes) <= set(TRAITS)
    assert all(0 < abs(fondness) <= 1 for fondness in likes.values())


def test_no_two_characters_play_alike() -> None:
    assert len({character.style for character in CHARACTERS}) == len(CHARACTERS)


def test_a_thief_takes_where_others_would_not() -> None:
    """A stack of one's own is a little better here, and another's is only one card."""
    slots = {0: "7H", 1: "2C 3C 4D 8D TD KS 7D", 5: "JC 8H"}
    state = position(slots, stock="5C 6C")
    chosen = {}
    for character in CHARACTERS:
        style = character.style
        values = {TAKEAWAY.parse("take 1"): 1.0, TAKEAWAY.parse("take 5"): 0.0}
        move = style.choose(TAKEAWAY.knowledge, state, values)
        chosen[str(character.manner)] = TAKEAWAY.write(move)
    assert chosen["a thief"] == "take 5"
    assert chosen["careful"] == chosen["patient"] == "take 1"


def test_what_one_likes_is_not_worth_more_than_the_taste_of_the_game() -> None:
    state = position({0: "7H", 1: "7D", 5: "JC 8H"}, stock="5C 6C")
    for character in CHARACTERS:
        values = {TAKEAWAY.parse("take 1"): 1.6, TAKEAWAY.parse("take 5"): 0.0}
        move = character.style.choose(TAKEAWAY.knowledge, state, values)
        assert TAKEAWAY.write(move) == "take 1"


@pytest.mark.parametrize(("name", "level"), EVERY_SEAT)
def test_the_record_gives_back_the_character_and_its_level(name: str, level: str) -> None:
    player = Player(name, level)
    assert read_seat(player.seat(), 1) == player
    assert player.character is BY_NAME[name]
    assert player.style == BY_NAME[name].style


def test_seat_0_is_the_person_whatever_the_record_calls_it() -> None:
    for text in (YOU, "Seat 0", "Ada (hard)", ""):
        player = read_seat(text, 0)
        assert player == Player(YOU, None)
        assert player.character is None
        assert player.style == NEUTRAL
    assert Player(YOU, None).seat() == YOU


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
    assert player.style == NEUTRAL


def test_company_is_of_different_people_and_the_same_for_the_same_chance() -> None:
    for count in range(len(CHARACTERS) + 1):
        chosen = company(count, Random(count))
        assert len({character.name for character in chosen}) == count
        assert list(chosen) == list(company(count, Random(count)))
