"""Settings nobody in their right mind would write: what makes sense is taken, nothing crashes."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.storage.profile import MAX_FILE_BYTES, Profile
from game.storage.settings import Settings, SettingsFile
from tests.fuzz.bounds import fuzz, little_memory

NAMES = [one.name for one in Settings.described()]
anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["on", "off", "fast", "../../x", "NaN", 10**400, -(10**18), 1e308]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=12,
)
pieces = st.sampled_from(
    [*'{}[]":,', "\n", "null", "true", "1e999", "-", "0x1", "NaN", "Infinity", "\\u12", "\\ud800"]
    + [f'"{name}"' for name in NAMES]
)


def read(folder: Path, data: bytes) -> SettingsFile:
    """The settings of a profile in which this is kept; whatever it is, they make sense."""
    path = folder / "settings.json"
    path.write_bytes(data)
    file = SettingsFile(Profile(folder))
    for one in Settings.described():
        assert one.values.allows(file.settings.get(one.name))
    assert file.problem is None or str(file.problem).endswith(".")
    kept = {one.read_bytes() for one in folder.glob("settings*")}
    assert data in kept, "the file is gone"
    for one in folder.glob("settings*"):
        one.unlink()
    return file


@fuzz(70)
@given(values=st.dictionaries(st.sampled_from([*NAMES, "last", "version", "x"]), anything))
def test_settings_of_any_kind_make_sense_afterwards(
    tmp_path: Path, values: dict[str, object]
) -> None:
    read(tmp_path, json.dumps(values).encode())


@fuzz(120)
@given(data=st.lists(pieces).map(lambda some: "".join(some).encode()) | st.binary(max_size=200))
def test_any_bytes_are_settings_or_put_aside(tmp_path: Path, data: bytes) -> None:
    read(tmp_path, data)


HUGE = {
    "lists": b"[" + b"[]," * (MAX_FILE_BYTES // 3 - 2) + b"[]]",
    "depth": b"[" * MAX_FILE_BYTES,
    "a number": b'{"sound":' + b"9" * (MAX_FILE_BYTES - 20) + b"}",
    "too much": b" " * 3 * MAX_FILE_BYTES,
}


@pytest.mark.night("lists")
@pytest.mark.parametrize("what", HUGE)
def test_huge_settings_cost_little(tmp_path: Path, what: str) -> None:
    with little_memory():
        read(tmp_path, HUGE[what])
