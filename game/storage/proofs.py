"""Proofs of deals kept as files, for whoever wants to do the sum without this program."""

from game.storage.profile import Profile, reason, write_atomically

FOLDER = "proofs"


def keep(profile: Profile, name: str, text: str) -> str:
    """Write a proof to ``proofs/NAME.txt`` in the profile; a sentence how that went."""
    path = profile.folder / FOLDER / f"{name}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, text)
    except OSError as error:
        return f"It cannot be saved: {reason(error)}."
    return f"Saved as {path}."
