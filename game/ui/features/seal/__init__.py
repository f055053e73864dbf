"""The cut before a deal, and the proof of the deals."""
