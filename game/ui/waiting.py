"""Matches that wait to be played on, in words."""

from game.storage.glance import Glance
from game.ui.chronicle import date_of, time_of
from game.words.message import Message, listed, say, told


def headline(seen: Glance) -> str:
    """Which match it is: the game, the deal, the round."""
    if seen.newer:
        return say("unfinished-newer", file=seen.path.name)
    if seen.game is None:
        return say("unfinished-unknown", file=seen.path.name)
    game, number, round = seen.game.title, seen.number, seen.round
    if number is None:
        if seen.fault:
            return say("unfinished-match.damaged", game=game, round=round)
        return say("unfinished-match", game=game, round=round)
    if seen.fault:
        return say("unfinished-deal.damaged", game=game, deal=str(number), round=round)
    return say("unfinished-deal", game=game, deal=str(number), round=round)


def standing(seen: Glance) -> str:
    """Who plays and, in a game with points, who has how many."""
    if seen.game is None:
        return told(seen.fault or "")
    names = [name.partition(" (")[0] for name in seen.seats]
    if not seen.scored:
        return told(listed(names))
    scores = zip(names, seen.scores, strict=True)
    return told(listed(Message("unfinished-score", name=name, score=one) for name, one in scores))


def summary(seen: Glance) -> str:
    """A match in a line."""
    if seen.game is None:
        return headline(seen)
    return say("unfinished-line", match=headline(seen), standing=standing(seen))


def line(seen: Glance) -> str:
    """A match in a line, with when it was played last."""
    return (
        headline(seen)
        if seen.game is None
        else say("unfinished-line", match=headline(seen), standing=when(seen))
    )


def when(seen: Glance) -> str:
    """How it stands, and when it was played last."""
    if seen.changed is None or seen.game is None:
        return standing(seen)
    moment = Message("history-when", date=date_of(seen.changed), time=time_of(seen.changed))
    return say("unfinished-when", moment=moment, standing=standing(seen))
