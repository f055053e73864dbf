"""Paths of drawings, sounds and fonts, in a checkout, an installed package or a frozen build."""

from pathlib import Path

from font_source_sans_pro import SourceSansPro, SourceSansProBold, SourceSansProSemibold

PACKAGE_FOLDER = Path(__file__).resolve().parents[2]

FONT_FILES = {
    "regular": Path(SourceSansPro),
    "semibold": Path(SourceSansProSemibold),
    "bold": Path(SourceSansProBold),
}


def folder(kind: str) -> Path:
    """Folder of the ``sprites`` or the ``sounds``."""
    packaged = PACKAGE_FOLDER / "assets" / kind
    return packaged if packaged.is_dir() else PACKAGE_FOLDER.parent / kind
