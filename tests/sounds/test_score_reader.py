"""The music as it is written: each piece sings, its parts move well, and its phrases end."""

import sys
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from game.ui.sound import TUNED_INSTRUMENTS

SOUNDS = Path(__file__).parents[2] / "sounds"
MOTIF_NOTES = 5
"""So many notes of a motif a piece begins with."""


@pytest.fixture(scope="module")
def scripts() -> Iterator[Any]:
    """The modules that read the music and know the motifs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(SOUNDS)
        known = set(sys.modules)
        import instruments  # type: ignore[import-not-found]
        import score_reader  # type: ignore[import-not-found]
        import scores  # type: ignore[import-not-found]

        yield type("Scripts", (), vars(score_reader) | vars(scores) | vars(instruments))
        for module in set(sys.modules) - known:
            if Path(getattr(sys.modules[module], "__file__", None) or "/").parent == SOUNDS:
                del sys.modules[module]


@pytest.fixture(params=TUNED_INSTRUMENTS)
def instrument(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def piece(scripts: Any, instrument: str) -> Any:
    return scripts.PIECES[instrument]


@pytest.fixture
def sections(scripts: Any, piece: Any) -> Any:
    return scripts.sections(piece)


def chord_of(section: Any, beat: float) -> Any:
    """The chord that is heard on a beat."""
    return next(one for one in section.chords if one.at <= beat < one.at + one.beats)


def test_each_game_has_a_piece_of_its_own(scripts: Any) -> None:
    assert sorted(scripts.PIECES) == sorted(TUNED_INSTRUMENTS)
    melodies = {piece.a for piece in scripts.PIECES.values()}
    assert len(melodies) == len(TUNED_INSTRUMENTS)


def test_a_piece_begins_with_the_motif_of_its_game(
    scripts: Any, instrument: str, sections: Any
) -> None:
    voice = scripts.INSTRUMENTS[instrument]
    motif = [12 * (step // 5) + scripts.SCALE[step % 5] for _, step in voice.motif]
    begun = [note.pitch for note in sections[0].melody]
    assert begun[:MOTIF_NOTES] == motif[:MOTIF_NOTES]


def test_a_section_has_whole_phrases(sections: Any) -> None:
    assert all(one.bars % 4 == 0 and one.bars >= 8 for one in sections)
    assert len({one.bars for one in sections}) == 1, "all last half a minute"


def test_a_and_c_come_home_and_b_waits_on_the_fifth(sections: Any) -> None:
    a, b, c = sections
    for home in (a, c):
        before, last = home.chords[-2:]
        assert before.name.startswith("V") and last.name == "I"
        assert home.melody[-1].pitch % 12 == 0, "on the key note"
        assert (
            home.melody[-1].beats >= 2 or home.melody[-1].at + 3 <= home.melody[-1].at + last.beats
        )
    assert b.chords[-1].name in ("V", "V7")


def test_every_phrase_comes_to_rest(piece: Any, sections: Any) -> None:
    """The last note of each four bars is among the longest there, or a rest is after it."""
    for section in sections:
        phrase = 4 * piece.meter
        for end in range(phrase, section.bars * piece.meter + 1, phrase):
            notes = [one for one in section.melody if end - phrase <= one.at < end]
            bar = [one for one in notes if one.at >= end - piece.meter]
            usual = sorted(one.beats for one in notes)[len(notes) // 2]
            rests = bar[-1].at + bar[-1].beats < end
            turns = chord_of(section, bar[-1].at).name.startswith(("V", "III"))
            assert rests or bar[-1].beats >= usual or turns, (end, bar)


def test_on_strong_beats_the_melody_sings_a_note_of_the_chord(piece: Any, sections: Any) -> None:
    for section in sections:
        for note in section.melody:
            if note.at % piece.meter in piece.strong:
                chord = chord_of(section, note.at)
                assert note.pitch % 12 in chord.notes, (note, chord)


def test_what_is_no_note_of_the_chord_comes_or_goes_by_a_step(sections: Any) -> None:
    """Passing notes, neighbours, escapes; or the next chord is sung before it is heard."""
    for section in sections:
        for before, note, after in zip(
            section.melody, section.melody[1:], section.melody[2:], strict=False
        ):
            if note.pitch % 12 not in chord_of(section, note.at).notes:
                steps = abs(note.pitch - before.pitch), abs(after.pitch - note.pitch)
                early = note.pitch % 12 in chord_of(section, after.at).notes
                assert min(steps) <= 2 or early, (before, note, after)


def test_a_melody_can_be_sung(sections: Any) -> None:
    pitches = [note.pitch for section in sections for note in section.melody]
    assert max(pitches) - min(pitches) <= 20
    for section in sections:
        for one, after in pairwise(section.melody):
            assert abs(after.pitch - one.pitch) <= 12, (one, after)
        steps = [abs(b.pitch - a.pitch) for a, b in pairwise(section.melody)]
        assert sum(step <= 5 for step in steps) > 0.7 * len(steps), "more steps than leaps"
        assert 0.8 < len(section.melody) / 30 < 2.2, "notes a second"


def test_the_highest_note_of_a_piece_is_in_c_or_shared_with_it(sections: Any) -> None:
    tops = [max(note.pitch for note in one.melody) for one in sections]
    assert tops[2] == max(tops)


def test_parts_move_little_and_never_in_fifths_or_octaves(scripts: Any, sections: Any) -> None:
    for section in sections:
        chords = scripts.voiced(section)
        assert [one.chord for one in chords] == [*section.chords]
        for one, after in pairwise(chords):
            assert scripts.parallels(one, after) == 0, (one, after)
            moved = [abs(a - b) for a, b in zip(one.voices, after.voices, strict=True)]
            assert max(moved) <= 5 and sum(moved) <= 12, (one, after)
            assert abs(one.bass - after.bass) <= 12


def test_nothing_clashes_where_a_chord_comes(scripts: Any, sections: Any) -> None:
    for section in sections:
        for one in scripts.voiced(section):
            heard = [*one.all, *([] if one.sung is None else [one.sung])]
            for low, high in combinations(heard, 2):
                assert not scripts.clashes(low, high), (one, low, high)
            assert list(one.all) == sorted(one.all) and one.voices[0] - one.bass > 2


def test_a_chord_has_its_third_and_its_seventh(scripts: Any, sections: Any) -> None:
    for section in sections:
        for one in scripts.voiced(section):
            heard = {pitch % 12 for pitch in one.all}
            assert heard <= {*one.chord.notes, one.chord.bass % 12}
            assert {one.chord.notes[1], *one.chord.notes[3:]} <= heard


def test_the_rules_find_what_breaks_them(scripts: Any) -> None:
    assert scripts.is_parallel((0, 7), (2, 9)) and scripts.is_parallel((0, 12), (-3, 9))
    assert not scripts.is_parallel((0, 7), (0, 7)) and not scripts.is_parallel((0, 7), (2, 11))
    assert scripts.clashes(4, 17) and scripts.clashes(12, 11) and not scripts.clashes(4, 4)
    assert not scripts.clashes(0, 11), "a great seventh is soft"
    with pytest.raises(ValueError, match="bar 2 is not full"):
        scripts.section("I:4 | 1:4\nI:4 | 1:3", 4)
