"""Proofs of deals kept as files, for whoever wants to do the sum without this program.

The verifier is a page of its own, with a program in another language (``VERIFIER``); a copy of it
lies in the profile, where a browser may look that may not look into the program's folder.
"""

from pathlib import Path

from game.storage.profile import Profile, reason, write_atomically
from game.words.message import Message

FOLDER = "proofs"
VERIFIER = Path(__file__).parents[1] / "match" / "verifier.html"


def keep(profile: Profile, name: str, text: str) -> Message:
    """Write a proof to ``proofs/NAME.txt`` in the profile; how that went."""
    path = profile.folder / FOLDER / f"{name}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, text)
    except OSError as error:
        return Message("storage-proof-unsaved", why=reason(error))
    return Message("storage-proof-saved", file=str(path))


def keep_verifier(profile: Profile) -> Path:
    """Have a copy of the verifier in the profile; where it is, or the program's if that fails."""
    path = profile.folder / FOLDER / VERIFIER.name
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, VERIFIER.read_text(encoding="utf-8"), lasting=False)
    except OSError:
        return VERIFIER
    return path
