"""Proofs of deals kept as files, for whoever wants to do the sum without this program."""

from game.storage.profile import Profile, reason, write_atomically
from game.words.message import Message

FOLDER = "proofs"


def keep(profile: Profile, name: str, text: str) -> Message:
    """Write a proof to ``proofs/NAME.txt`` in the profile; how that went."""
    path = profile.folder / FOLDER / f"{name}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, text)
    except OSError as error:
        return Message("storage-proof-unsaved", why=reason(error))
    return Message("storage-proof-saved", file=str(path))
