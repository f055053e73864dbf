"""Matches that wait to be played on, in words."""

from game.storage.shelf import Glance


def headline(seen: Glance) -> str:
    """Which match it is: the game, the deal, the round."""
    if seen.newer:
        return f"{seen.path.name} is from a newer version"
    if seen.game is None:
        return f"{seen.path.name} is damaged"
    damaged = " (damaged)" if seen.fault else ""
    deal = "" if seen.number is None else f", deal {seen.number}"
    return f"{seen.game.title}{deal}, round {seen.round}{damaged}"


def standing(seen: Glance) -> str:
    """Who plays and, in a game with points, who has how many."""
    if seen.game is None:
        return seen.fault or ""
    names = [name.partition(" (")[0] for name in seen.seats]
    if seen.game.table is not None and not seen.game.table.scored:
        return ", ".join(names)
    return ", ".join(f"{name} {score}" for name, score in zip(names, seen.scores, strict=True))


def summary(seen: Glance) -> str:
    """A match in a line."""
    return headline(seen) if seen.game is None else f"{headline(seen)}: {standing(seen)}"
