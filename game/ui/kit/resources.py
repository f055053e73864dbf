"""Paths of drawings, sounds and fonts, in a checkout, an installed package or a frozen build."""

from pathlib import Path

from font_source_sans_pro import SourceSansPro, SourceSansProBold, SourceSansProSemibold

PACKAGE_FOLDER = Path(__file__).resolve().parents[2]

FONT_FILES = {
    "regular": Path(SourceSansPro),
    "semibold": Path(SourceSansProSemibold),
    "bold": Path(SourceSansProBold),
}
HEBREW_FONT_FILES = {
    "regular": PACKAGE_FOLDER / "fonts" / "assistant-hebrew-400.woff",
    "semibold": PACKAGE_FOLDER / "fonts" / "assistant-hebrew-600.woff",
    "bold": PACKAGE_FOLDER / "fonts" / "assistant-hebrew-700.woff",
}
"""Assistant, drawn to stand beside Source Sans: the part that has Hebrew letters."""


def folder(kind: str) -> Path:
    """Folder of the ``sprites`` or the ``sounds``."""
    packaged = PACKAGE_FOLDER / "assets" / kind
    return packaged if packaged.is_dir() else PACKAGE_FOLDER.parent / kind
