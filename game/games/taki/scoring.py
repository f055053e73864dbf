"""How players stand when nobody has gone out: by their cards, in a tournament by their stage."""


def standing(stage: int | None, cards: int) -> tuple[int, int]:
    """What a player still has to get rid of: the stage first, then the cards; the least is best.

    >>> standing(None, 3) < standing(None, 4), standing(2, 9) < standing(3, 1)
    (True, True)
    """
    return stage or 0, cards
