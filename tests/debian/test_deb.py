"""The package for Debian that .ci/deb has made: installed, started and removed again, as root."""

from pathlib import Path

import pytest

from game import VERSION
from tests.debian.said import run
from tests.window.window import ROOT, Screen, Window

pytestmark = pytest.mark.debian

SHARE = Path("/usr/share")
NAME = "io.github.five_takes.FiveTakes"
PLACED = (
    Path("/usr/bin/five-takes"),
    Path("/usr/bin/five-takes-engine"),
    Path("/usr/lib/five-takes"),
    SHARE / f"applications/{NAME}.desktop",
    SHARE / f"icons/hicolor/scalable/apps/{NAME}.svg",
    SHARE / f"metainfo/{NAME}.metainfo.xml",
    SHARE / "doc/five-takes/copyright",
)


def test_it_is_installed_started_and_removed(screen: Screen, tmp_path: Path) -> None:
    (file,) = (ROOT / "dist").glob(f"five-takes_{VERSION}_*.deb")
    assert not any(path.exists() for path in PLACED), "it is installed here already"
    told = run("dpkg-deb", "--info", file)
    assert f"Version: {VERSION}" in told and "libc6 (>= 2." in told
    run("dpkg", "--install", file)
    try:
        assert all(path.exists() for path in PLACED)
        run("desktop-file-validate", SHARE / f"applications/{NAME}.desktop")
        run("appstreamcli", "validate", "--no-net", SHARE / f"metainfo/{NAME}.metainfo.xml")
        assert "checks passed" in run("five-takes-engine", "self-test")
        assert VERSION in run("five-takes", "--version")
        window = Window(screen, tmp_path, ("five-takes",))
        window.go("Set up Takeaway…", "setup")
        window.go("Play", "table")
        assert window.quit() == 0
    finally:
        run("dpkg", "--purge", "five-takes")
    assert not any(path.exists() for path in PLACED)
    assert list((window.profile / "matches").iterdir()), "what was played stays"
