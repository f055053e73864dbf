"""Reading a text file that somebody names, however damaged it is."""

from pathlib import Path


def read_text(path: Path) -> tuple[str, str | None]:
    """The text of a file as far as it is text, and a sentence about what was wrong, if anything."""
    try:
        data = path.read_bytes()
    except OSError as error:
        return "", f"{path} cannot be read: {(error.strerror or str(error)).lower()}."
    try:
        return data.decode("utf-8"), None
    except UnicodeDecodeError as error:
        text = data[: error.start].decode("utf-8")
        line = text.count("\n") + 1
        return text, f"Line {line}: it is not text from there on."
