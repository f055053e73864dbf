"""The AppImage that .ci/appimage makes: a runtime, and behind it what that lays out and starts.

That runtime is a program of AppImage's makers, and a stand-in lies in its place here: everything
but its own part is tried.
"""

import os
from pathlib import Path

import pytest

from game import VERSION
from tests.debian.said import run
from tests.window.window import ROOT, Screen, Window

pytestmark = pytest.mark.debian

RUNTIME = b"the runtime of AppImage's makers"
NAME = "io.github.five_takes.FiveTakes"


@pytest.fixture(scope="module")
def laid_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("image")
    runtime = folder / "runtime"
    runtime.write_bytes(RUNTIME)
    run(ROOT / ".ci/appimage", runtime)
    (image,) = (ROOT / "dist").glob(f"Five_Takes-{VERSION}-*.AppImage")
    try:
        assert os.access(image, os.X_OK)
        assert image.read_bytes().startswith(RUNTIME)
        unpack = ["unsquashfs", "-offset", str(len(RUNTIME)), "-quiet", "-no-progress"]
        run(*unpack, "-dest", folder / "root", image)
    finally:
        image.unlink()
    return folder / "root"


def test_its_top_has_what_a_desktop_asks_for(laid_out: Path) -> None:
    run("desktop-file-validate", laid_out / f"{NAME}.desktop")
    run("appstreamcli", "validate-tree", "--no-net", laid_out)
    assert (laid_out / ".DirIcon").read_bytes() == (laid_out / f"{NAME}.svg").read_bytes()
    assert f"Icon={NAME}\n" in (laid_out / f"{NAME}.desktop").read_text(encoding="utf-8")


def test_it_is_started_from_its_top(laid_out: Path, screen: Screen, tmp_path: Path) -> None:
    assert VERSION in run(laid_out / "AppRun", "--version")
    assert "checks passed" in run(laid_out / "AppRun", "--self-test")
    window = Window(screen, tmp_path, (str(laid_out / "AppRun"),))
    window.go("Set up Takeaway…", "setup")
    window.go("Play", "table")
    assert window.quit() == 0
