"""What is in the files that players get, also in those that PyInstaller packs into its programs."""

from collections.abc import Iterator
from pathlib import Path, PurePath

from PyInstaller.archive.readers import ArchiveReadError, CArchiveReader

ARCHIVES = "zZ"
"""What PyInstaller calls an archive of modules inside a program."""


def contents(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Every file of a folder and everything in its programs: a name, and what is in it."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            yield path.name, path.read_bytes()
            if path.parent == folder:
                yield from _packed(path)


def _packed(program: Path) -> Iterator[tuple[str, bytes]]:
    try:
        archive = CArchiveReader(str(program))
    except ArchiveReadError:
        return
    for name, (*_, kind) in archive.toc.items():
        if kind not in ARCHIVES:
            yield name, archive.extract(name)
            continue
        modules = archive.open_embedded_archive(name)
        for module in modules.toc:
            # Packages without an __init__ have no code.
            yield module, modules.extract(module, raw=True) or b""


def ways_to_write(place: PurePath) -> list[bytes]:
    """A folder as a program could name it: by either slash, in 8 bits and in 16."""
    written = str(place)
    names = {written, written.replace("/", "\\"), written.replace("/", "\\\\")}
    return [name.encode(code) for name in sorted(names) for code in ("utf-8", "utf-16-le")]
