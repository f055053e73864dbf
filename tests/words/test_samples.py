"""Samples: every message has values that it is said with, and they are those it needs."""

from typing import Any

from game.text.message import Message, Who
from tests.together import check_each
from tests.words.recording import Recorder, elsewhere, recording
from tests.words.samples import (
    MADE_FILE,
    RECORD,
    SAMPLES_FILE,
    Values,
    chosen,
    features,
    made,
    needed,
    recorded,
    sample_values,
    sampled,
)

MADE = MADE_FILE.read_text(encoding="utf-8").split()
MOST_MADE_PART = 4
"""At most one message of so many was never said while samples were recorded."""


def test_every_message_with_values_has_a_recorded_sample_or_is_listed() -> None:
    new = [name for name in sampled() if name not in recorded() and name not in MADE]
    assert new == [], f"run {RECORD}"
    assert len(MADE) * MOST_MADE_PART < len(sampled())
    assert [name for name in (*recorded(), *MADE) if name not in sampled()] == [], f"run {RECORD}"


def test_every_message_has_a_sample_with_exactly_its_values() -> None:
    def check(name: str) -> None:
        several = sample_values(name)
        assert several, f"run {RECORD}"
        assert all(one.keys() == needed(name) for one in several)

    check_each(check, sampled())


def test_a_sample_is_made_of_values_of_other_messages() -> None:
    assert {type(value) for name in MADE for value in made(name).values()} <= {
        str, int, Message, Who,
    }  # fmt: skip


def test_people_and_counts_of_every_kind_are_among_the_samples() -> None:
    said = sample_values("take-drew")
    people = {one["who"] for one in said if isinstance(one["who"], Who)}
    assert {who.you for who in people} == {True, False}
    assert {bool(who.character) for who in people} == {True, False}
    assert {0, 1, 2, 5, 21} <= {one["count"] for one in sample_values("cards-count")}


def test_samples_are_chosen_so_that_each_phrase_is_among_them() -> None:
    cards = [Message("cards-card", rank=rank, suit="S") for rank in "23456789"]
    several: list[Values] = [{"who": Who("Ada"), "card": card} for card in cards]
    several += [{"who": Who("Ada"), "card": Message("cards-joker")} for _ in cards]
    kept = chosen("take-drew", several)
    assert len(kept) == 2
    assert features("take-drew", kept[0]) != features("take-drew", kept[1])


def test_what_the_program_says_is_recorded_and_what_a_test_says_is_not() -> None:
    recorder = Recorder()
    with recording(recorder):
        Message("take-drew", who=Who("Ada"), card="3S")
    assert recorder.samples == {}
    values: dict[str, Any] = {"who": Who("Ada"), "card": Message("cards-joker"), "more": 3}
    recorder.note("take-drew", values)
    recorder.note("take-drew", {"who": Who("Max"), "card": "\udcff"})
    recorder.note("take-drew", {"who": Who("Max")})
    assert recorder.samples == {"take-drew": [{"who": Who("Ada"), "card": Message("cards-joker")}]}
    assert "cards-joker" not in recorder.with_references()


def test_no_sample_names_a_folder_of_the_machine_that_recorded_it() -> None:
    recorder = Recorder()
    recorder.note("about-kept", {"folder": "/var/here/now/profile"})
    assert recorder.samples == {"about-kept": [{"folder": "/home/ada/profile"}]}
    assert elsewhere(SAMPLES_FILE.read_text("utf-8")) == SAMPLES_FILE.read_text("utf-8")
