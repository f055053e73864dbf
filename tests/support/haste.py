"""Opponents that think little, for tests in which it does not matter how well they play."""

import pytest

from game.ai import levels


def think_little(change: pytest.MonkeyPatch, playouts: int) -> None:
    """Let no level below the expert make more playouts per decision."""
    change.setattr(levels, "_shared_playouts", lambda thought, players: min(thought, playouts))
