"""The player's own rule sets: saved, renamed, deleted, set as usual, and kept in a file."""

from pathlib import Path
from typing import Any

import pytest

from game.core.game import Game
from game.features.rule_sets.own_sets import (
    MAX_SETS_PER_GAME_COUNT,
    OWN_SETS_FILE,
    OWN_SETS_FIRST_LINE,
    OwnSets,
)
from game.features.rule_sets.rules_line import InvalidRules, read_line
from game.games import GAMES, GAMES_BY_NAME
from game.storage.profile import Profile
from game.text.message import told

TAKI = GAMES_BY_NAME["taki"]
LONG = TAKI.options_type.from_values({"wins": 7})
SHORT = TAKI.options_type.from_values({"hand": 5})


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    return Profile(tmp_path)


def names(sets: OwnSets) -> list[str]:
    return [one.name for one in sets.of(TAKI)]


def test_a_set_is_kept_renamed_deleted_and_put_back(profile: Profile) -> None:
    sets = OwnSets(profile)
    long, _ = sets.save(TAKI, " Long  one ", LONG), sets.save(TAKI, "Short", SHORT)
    assert names(OwnSets(profile)) == ["Long one", "Short"]
    longer = sets.call_anew(long, "long ONE")
    assert names(OwnSets(profile)) == ["long ONE", "Short"]
    place = sets.delete(longer)
    assert names(OwnSets(profile)) == ["Short"]
    sets.put_back(longer, place)
    assert names(OwnSets(profile)) == ["long ONE", "Short"]
    assert OwnSets(profile).of(TAKI)[0].values == LONG.as_values()
    place = sets.delete(longer)
    sets.save(TAKI, "Long one", SHORT)
    with pytest.raises(InvalidRules):
        sets.put_back(longer, place)
    assert names(OwnSets(profile)) == names(sets) == ["Short", "Long one"]


def test_the_file_has_lines_as_they_are_shared(profile: Profile) -> None:
    sets = OwnSets(profile)
    sets.set_usual(TAKI, sets.save(TAKI, "Long", LONG))
    sets.set_usual(GAMES_BY_NAME["take"], GAMES_BY_NAME["take"].options_type.presets[1])
    assert (profile.folder / OWN_SETS_FILE).read_text(encoding="utf-8").split("\n") == [
        OWN_SETS_FIRST_LINE,
        "five-takes rules 1 | taki | Long | wins=7 |",
        "usual taki Long",
        "usual take =single-deal",
        "",
    ]


def test_the_usual_set_follows_its_name_and_gives_way_to_the_shipped_first(
    profile: Profile,
) -> None:
    sets = OwnSets(profile)
    shipped = TAKI.options_type.presets
    assert sets.usual(TAKI) is None and not sets.is_usual(TAKI, shipped[0])
    one = sets.save(TAKI, "Long", LONG)
    sets.set_usual(TAKI, one)
    one = sets.call_anew(one, "=Longest")
    again = OwnSets(profile)
    assert again.is_usual(TAKI, one) and again.usual(TAKI) == LONG.as_values()
    place = sets.delete(one)
    assert OwnSets(profile).is_usual(TAKI, shipped[0]) and OwnSets(profile).usual(TAKI) == {}
    sets.put_back(one, place)
    assert OwnSets(profile).is_usual(TAKI, one)
    tournament = next(one for one in shipped if one.name == "tournament")
    sets.set_usual(TAKI, tournament)
    assert OwnSets(profile).usual(TAKI) == {"mode": "tournament"}


def test_a_name_is_there_once_and_a_shipped_one_is_not_taken(profile: Profile) -> None:
    sets = OwnSets(profile)
    one = sets.save(TAKI, "Stra\u00dfe", LONG)
    for name in ("STRASSE", "one GAME", "", "a|b"):
        with pytest.raises(InvalidRules):
            sets.save(TAKI, name, SHORT)
        with pytest.raises(InvalidRules):
            sets.call_anew(sets.save(TAKI, f"n{len(name)}", SHORT), name)
    assert sets.free_name(TAKI, "strasse") == "strasse (2)"
    assert sets.free_name(TAKI, "x" * 40) == "x" * 40
    sets.save(TAKI, "x" * 40, SHORT)
    assert sets.free_name(TAKI, "x" * 40) == "x" * 36 + " (2)"
    assert one in sets.of(TAKI)


def test_there_are_at_most_200_sets_a_game(profile: Profile) -> None:
    lines = [
        f"five-takes rules 1 | taki | {number} | wins=7 |"
        for number in range(MAX_SETS_PER_GAME_COUNT)
    ]
    (profile.folder / OWN_SETS_FILE).write_text(
        "\n".join([OWN_SETS_FIRST_LINE, *lines]), encoding="utf-8"
    )
    sets = OwnSets(profile)
    with pytest.raises(InvalidRules, match="200"):
        sets.save(TAKI, "one more", LONG)
    sets.save(GAMES_BY_NAME["take"], "another game", GAMES_BY_NAME["take"].options_type())


def test_a_line_that_cannot_be_read_stays_and_costs_no_other(profile: Profile) -> None:
    odd = ["five-takes rules 9 | taki | New | wins=7 |", "hello", "usual bridge X"]
    good = "five-takes rules 1 | taki | Long | wins=7 |"
    path = profile.folder / OWN_SETS_FILE
    path.write_bytes(
        "\r\n".join([OWN_SETS_FIRST_LINE, odd[0], good, *odd[1:]]).encode() + b"\n\xff\n"
    )
    sets = OwnSets(profile)
    assert (names(sets), len(sets.unread)) == (["Long"], 4)
    assert sets.problem is not None and "4 lines" in str(sets.problem)
    sets.save(TAKI, "Short", SHORT)
    written = path.read_text(encoding="utf-8").split("\n")
    assert set(odd) < set(written)
    assert names(OwnSets(profile)) == ["Long", "Short"]


def test_a_file_that_cannot_be_opened_is_never_written_over(profile: Profile) -> None:
    (profile.folder / OWN_SETS_FILE).mkdir()
    sets = OwnSets(profile)
    sets.save(TAKI, "Long", LONG)
    assert sets.problem is not None
    assert (profile.folder / OWN_SETS_FILE).is_dir()


def test_a_match_bears_the_name_of_the_set_with_its_rules(profile: Profile) -> None:
    sets = OwnSets(profile)
    sets.save(TAKI, "Long", LONG)
    assert sets.called(TAKI, LONG.as_values()) == "Long"
    assert str(sets.called(TAKI, {"wins": 3})) == "First to three games"
    assert str(sets.called(GAMES_BY_NAME["texas"], {"dimes": 6})) == "All eleven rounds"
    assert sets.called(TAKI, SHORT.as_values()) is None


def test_rules_of_another_length_are_those_of_their_set(profile: Profile) -> None:
    sets = OwnSets(profile)
    take, texas = GAMES_BY_NAME["take"], GAMES_BY_NAME["texas"]
    assert told(sets.name_of(take, {"target": 100}) or "") == "Take, to 100"
    assert told(sets.name_of(take, {"target": 0}) or "") == "One round"
    assert told(sets.name_of(take, {"target": 200, "hand": 10}) or "") == "Ten cards, to 200"
    assert told(sets.name_of(texas, {"rounds": "1-7"}) or "") == "Texas Rummy, rounds 1-7"
    assert told(sets.name_of(texas, {"rounds": "3-3"}) or "") == "Texas Rummy, round 3"
    assert sets.name_of(TAKI, SHORT.as_values()) is None
    sets.save(TAKI, "Short", SHORT)
    assert told(sets.name_of(TAKI, {"hand": 5, "wins": 2}) or "") == "Short, first to 2 wins"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_length_on_offer_makes_rules_of_ones_own(profile: Profile, game: Game[Any, Any]) -> None:
    lengths = game.lengths
    assert lengths is not None and lengths.short in lengths.values
    for value in lengths.values:
        assert OwnSets(profile).name_of(game, {lengths.option: value}) is not None


def test_a_line_goes_from_one_profile_to_another(tmp_path: Path) -> None:
    mine, theirs = (OwnSets(Profile(tmp_path / name)) for name in ("mine", "theirs"))
    line = mine.save(TAKI, "Ours", LONG).line
    got = read_line(f"Try these: {line}")
    assert theirs.save(got.game, got.name, got.options).line == line
