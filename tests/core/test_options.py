"""Options: described once, checked everywhere."""

from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from game.core.game import Game
from game.core.illegal import InvalidSetup
from game.core.options import (
    OFF_FIRST_SWITCH,
    ON_FIRST_SWITCH,
    Choices,
    IntRange,
    Options,
    Preset,
    grouped_fields,
    option,
    presets_of,
)
from game.games import GAMES
from game.text.message import Message
from tests.together import check_each, each_of


@dataclass(frozen=True, slots=True)
class Some(Options):
    """Options of a game that is not there, of every kind."""

    area: ClassVar[str] = "some"
    target: int = option(500, IntRange(100, 1000, 50))
    runs: str = option("same", Choices(("same", "any"), ("Same suit", "Any suit")))
    hand: int = option(7, Choices((7, 13)))
    floating: bool = option(False, OFF_FIRST_SWITCH)

    def validate(self) -> None:
        if self.hand == 13 and self.floating:
            raise InvalidSetup("Nobody floats with thirteen cards.")


def test_the_defaults() -> None:
    assert Some().as_values() == {"target": 500, "runs": "same", "hand": 7, "floating": "off"}


def test_values_that_are_not_given_are_the_defaults() -> None:
    assert Some.from_values({"hand": 13}).as_values() == {**Some().as_values(), "hand": 13}


def test_options_are_described_in_their_order() -> None:
    described = Some.described()
    assert [one.name for one in described] == ["target", "runs", "hand", "floating"]
    assert described[0].default == 500


def test_label_help_and_labels_of_values_are_named_after_area_and_field() -> None:
    @dataclass(frozen=True, slots=True)
    class Named(Options):
        area: ClassVar[str] = "some"
        going_out: str = option("free", Choices(("free", "strict_float")), key="Esc")
        most: int = option(7, Choices((7, 13)))

    text, number = Named.described()
    assert text.label == Message("some-going-out")
    assert text.help == Message("some-going-out.help", key="Esc")
    labels = [text.values.label(value) for value in ("free", "strict_float")]
    assert labels == [Message("some-going-out.free"), Message("some-going-out.strict-float")]
    assert number.values.label(13) == "13"
    assert Some.described()[1].values.label("any") == "Any suit", "its own label"


def test_title_and_sentence_of_a_preset_are_named_after_area_and_name() -> None:
    usual, low = presets_of("some", usual={}, low_target={"target": 100})
    assert (usual.name, low.name) == ("usual", "low-target")
    assert (low.title, low.sentence) == (
        Message("some-set-low-target"),
        Message("some-set-low-target.sentence"),
    )
    assert (usual.values, low.values) == ({}, {"target": 100})


def test_values_are_described_as_a_list_or_with_their_bounds() -> None:
    told = [one.values.describe() for one in Some.described()]
    assert told == [{"min": 100, "max": 1000}, ["same", "any"], [7, 13], ["off", "on"]]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", 99), ("target", 1001), ("target", "500"), ("target", 500.0), ("target", True),
        ("target", None), ("target", [500]), ("runs", "Same"), ("runs", ""), ("runs", 1),
        ("runs", ["same"]), ("hand", 8), ("hand", "7"), ("hand", 7.0), ("hand", True),
        ("floating", True), ("floating", "yes"),
    ],
)  # fmt: skip
def test_a_value_that_is_not_among_an_options_values_is_refused(name: str, value: object) -> None:
    with pytest.raises(InvalidSetup, match=f"^{name} cannot be ") as caught:
        Some.from_values({name: value})
    assert caught.value.about == "options"


@pytest.mark.parametrize("value", [100, 101, 1000])
def test_every_whole_number_between_the_bounds_is_allowed_whatever_the_step(value: int) -> None:
    assert Some.from_values({"target": value}).as_values()["target"] == value


@each_of("value", [True, False, 1.0, "1", None])
def test_a_whole_number_is_neither_a_truth_nor_a_fraction_nor_a_text(value: object) -> None:
    assert IntRange(0, 3).allows(1)
    assert not IntRange(0, 3).allows(value)
    assert not Choices((0, 1)).allows(value)


def test_single_numbers_may_be_allowed_outside_the_bounds() -> None:
    values = IntRange(100, 500, 100, also=(0, 1000), labels=("One deal", "Long"))
    assert [one for one in range(-1, 1002) if values.allows(one)] == [0, *range(100, 501), 1000]
    assert values.describe() == {"min": 100, "max": 500, "also": [0, 1000]}
    assert [values.label(one) for one in (0, 100, 1000)] == ["One deal", "100", "Long"]
    assert [values.allows(one) for one in (False, 0.0, "0")] == [False] * 3


def test_steps_lead_from_the_bounds_to_the_numbers_outside_and_back() -> None:
    values = IntRange(100, 500, 150, also=(0, 1000))
    up, down = [0], [1000]
    while values.value_after(up[-1], 1) != up[-1]:
        up.append(values.value_after(up[-1], 1))
    while values.value_after(down[-1], -1) != down[-1]:
        down.append(values.value_after(down[-1], -1))
    assert up == [0, 100, 250, 400, 500, 1000]
    assert down == [1000, 500, 350, 200, 100, 0]
    assert IntRange(100, 500, 150).value_after(100, -1) == 100
    assert IntRange(100, 500, 150).value_after(500, 1) == 500


def test_a_refusal_names_the_numbers_outside() -> None:
    @dataclass(frozen=True, slots=True)
    class Single(Options):
        target: int = option(500, IntRange(100, 1000, also=(0,)))

    assert Single.from_text("target=0").as_values() == {"target": 0}
    with pytest.raises(InvalidSetup, match="cannot be 50: 0, or a whole number from 100 to 1000"):
        Single.from_values({"target": 50})


def test_the_refusal_says_what_could_be_chosen() -> None:
    with pytest.raises(InvalidSetup, match="a whole number from 100 to 1000"):
        Some.from_values({"target": 99})
    with pytest.raises(InvalidSetup, match="one of same, any"):
        Some.from_values({"runs": "none"})


def test_the_refusal_of_a_long_list_shows_its_ends_only() -> None:
    @dataclass(frozen=True, slots=True)
    class Long(Options):
        rounds: str = option("1", Choices(tuple(map(str, range(1, 67)))))

    with pytest.raises(InvalidSetup, match=r"'1', '2' … '66'"):
        Long.from_values({"rounds": "67"})


def test_the_refusal_names_up_to_twelve_values() -> None:
    @dataclass(frozen=True, slots=True)
    class Dozen(Options):
        months: int = option(1, Choices(tuple(range(1, 13))))

    with pytest.raises(InvalidSetup, match=r"one of 1, 2, .*11, 12"):
        Dozen.from_values({"months": 13})


def test_the_refusal_of_a_long_value_is_short() -> None:
    with pytest.raises(InvalidSetup) as caught:
        Some.from_values({"runs": "x" * 100_000})
    assert len(str(caught.value)) < 200


def test_the_refusal_of_a_deeply_nested_value_is_a_refusal() -> None:
    value: object = 1
    for _ in range(5000):
        value = {"a": value}
    with pytest.raises(InvalidSetup):
        Some.from_values({"runs": value})


def test_an_unknown_option_is_refused_by_its_name() -> None:
    with pytest.raises(InvalidSetup, match="'jokers'"):
        Some.from_values({"jokers": 2})


def test_options_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="Nobody floats"):
        Some.from_values({"hand": 13, "floating": "on"})
    with pytest.raises(InvalidSetup, match="Nobody floats"):
        Some.from_text("hand=13 floating=on")


def test_a_default_must_be_among_the_values() -> None:
    with pytest.raises(ValueError, match="'maybe'"):
        option("maybe", OFF_FIRST_SWITCH)


def test_the_text_lists_every_option_in_order_with_one_space_between() -> None:
    assert Some().as_text() == "target=500 runs=same hand=7 floating=off"


@pytest.mark.parametrize("values", [{}, {"target": 100}, {"runs": "any", "hand": 13}])
def test_the_text_is_read_back(values: dict[str, object]) -> None:
    options = Some.from_values(values)
    assert Some.from_text(options.as_text()) == options


def test_a_game_without_options_has_an_empty_text() -> None:
    assert Options().as_text() == ""
    assert Options.from_text("") == Options()


NOT_EXACT = [
    "target", "target=", "=500", "target=0500", "target=+500", "target=5_0_0", "target=50",
    "target=\u0665\u0660\u0660", "target=500  runs=any", " target=500", "target=500 ",
    "target=500,runs=any", "target=500 target=500", "jokers=2", "runs=Same", "hand=07",
    "hand=8", "target=1e3", "target=" + "9" * 5000, "runs=same=any",
]  # fmt: skip


def test_a_text_that_is_not_written_exactly_so_is_refused() -> None:
    def check(text: str) -> None:
        with pytest.raises(InvalidSetup):
            Some.from_text(text)

    check_each(check, NOT_EXACT, repr)


def test_on_and_off_are_texts() -> None:
    assert OFF_FIRST_SWITCH.values == ("off", "on")
    assert ON_FIRST_SWITCH.values == ("on", "off")
    assert OFF_FIRST_SWITCH.label("on") == ON_FIRST_SWITCH.label("on")
    assert str(OFF_FIRST_SWITCH.label("on")) == "On"


def test_the_label_of_a_value_without_labels_is_the_value() -> None:
    assert Choices((7, 13)).label(13) == "13"
    assert Choices(("same", "any"), ("Same suit", "Any suit")).label("any") == "Any suit"


# Headings and presets.


@dataclass(frozen=True, slots=True)
class Parted(Options):
    """Options under headings, one of which another one fixes, with presets."""

    target: int = option(500, IntRange(100, 1000, 50), "Match")
    jokers: bool = option(True, ON_FIRST_SWITCH, "House rules")
    long: bool = option(False, OFF_FIRST_SWITCH, "Match")

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("Usual", "Usual", "As it is.", {}),
        Preset("Long", "Long", "To a thousand.", {"long": "on"}),
    )

    def validate(self) -> None:
        if self.long:
            object.__setattr__(self, "target", 1000)


def test_options_are_grouped_under_their_headings_in_the_order_they_come() -> None:
    groups = [
        (title, [one.name for one in some]) for title, some in grouped_fields(Parted.described())
    ]
    assert groups == [("Match", ["target", "long"]), ("House rules", ["jokers"])]
    assert [title for title, _ in grouped_fields(Some.described())] == [""]


@pytest.mark.parametrize(
    ("values", "name"),
    [
        ({}, "Usual"),
        ({"target": 500, "jokers": "on", "long": "off"}, "Usual"),
        ({"long": "on"}, "Long"),
        ({"long": "on", "target": 300}, "Long"),
        ({"target": 550}, None),
        ({"long": "on", "jokers": "off"}, None),
    ],
)
def test_a_preset_is_known_by_what_would_be_played(
    values: dict[str, object], name: str | None
) -> None:
    preset = Parted.matching_preset(values)
    assert (preset.name if preset else None) == name


def test_values_that_one_option_fixes_for_another_are_settled() -> None:
    values = Parted.effective_values({"long": "on", "target": 300})
    assert values == {"target": 1000, "jokers": "on", "long": "on"}


@each_of("game", GAMES, ids=lambda game: game.name)
def test_the_presets_of_a_game_begin_with_its_rules_and_are_told_apart(
    game: Game[Any, Any],
) -> None:
    presets = game.options_type.presets
    assert len(presets) >= 3
    assert presets[0].values == {}
    for one in presets:
        assert game.options_type.matching_preset(one.values) is one
        assert str(one.sentence).endswith(".")
    assert len({one.name for one in presets}) == len(presets)
