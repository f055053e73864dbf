"""Verifying: whether a record's seals are those of the deals that were played."""

from collections.abc import Sequence

from game.core.record import Lines
from game.match.match import Match
from game.match.seal import Deal, Said, Seals, shuffles_of
from game.values import dataclass
from game.words.message import Message, in_order


@dataclass(frozen=True, slots=True)
class Verdict:
    """What verifying one round of a record came to: whether all is well, and what is said of it."""

    number: int
    good: bool
    sentence: Message


def verify(match: Match, lines: Lines) -> list[Verdict]:
    """Check what a record's lines say of its deals against those of its replay, ``match``."""
    seals = Seals(lines)
    return [_verdict(match, lines, seals, place) for place in range(len(match.deals))]


def doubt_of(match: Match, lines: Lines) -> Message | None:
    """Why the record does not prove the deal of the round being played; None if it does.

    None, too, for a match that is over, and for a round that was never sealed.
    """
    seals = Seals(lines)
    if match.state.over or match.deals[-1].number not in seals.seals:
        return None
    verdict = _verdict(match, lines, seals, len(match.deals) - 1)
    return None if verdict.good else verdict.sentence


def _verdict(match: Match, lines: Lines, seals: Seals, place: int) -> Verdict:
    deal = match.deals[place]
    ended = match.ended(place)
    complaint = (
        _order(deal, ended, lines, seals)
        or _salt(deal, match, seals)
        or (_running(deal) if ended is None else _finished(deal, match, seals))
    )
    if complaint:
        return Verdict(deal.number, False, complaint)
    assert deal.seal is not None, "a deal without a seal is complained of"
    short = f"{deal.seal[:16]}…"
    if ended is None:
        sentence = Message("verify-running", seal=short)
    elif deal.old:
        sentence = Message("verify-fits.old", seal=short)
    else:
        sentence = Message("verify-fits", seal=short)
    sentences = [sentence]
    if deal.cut:
        sentences.append(Message("verify-cut", count=deal.cut))
    if deal.old:
        sentences.append(Message("verify-searchable"))
    elif match.played_on:
        sentences.append(Message("verify-from-here"))
    elif match.day is not None:
        sentences.append(Message("verify-day"))
    elif match.foreseen:
        again = Message("verify-again") if deal.secret else Message("verify-asked-for")
        sentences.append(again)
    return Verdict(deal.number, True, in_order(sentences))


def _order(deal: Deal, ended: int | None, lines: Lines, seals: Seals) -> Message | None:
    """What is wrong with where the lines stand; None if all is well."""
    told = seals.seals.get(deal.number, [])
    if not told:
        return Message("verify-no-seal")
    if _differ(told) or _differ(seals.salts.get(deal.number, [])):
        return Message("verify-two-seals")
    seal = told[0]
    if seal.moves > deal.after:
        return Message("verify-late", line=str(seal.line))
    if seal.moves < deal.after:
        return Message("verify-early", line=str(seal.line))
    if any(cut.moves == deal.after and cut.line < seal.line for cut in lines.cuts):
        return Message("verify-cut-first")
    shown = seals.deals.get(deal.number, [])
    if any(ended is None or one.moves < ended for one in shown):
        return Message("verify-shown-early", line=str(shown[0].line))
    if ended is not None and not shown:
        return Message("verify-not-shown")
    if _differ(shown):
        return Message("verify-two-decks")
    return None


def _differ(said: Sequence[Said]) -> bool:
    return len({one.text for one in said}) > 1


def _salt(deal: Deal, match: Match, seals: Seals) -> Message | None:
    """What is wrong with the salt; None if all is well."""
    if deal.old and (deal.secret or any(not one.old for one in match.deals[: deal.number - 1])):
        return Message("verify-no-salt")
    salts = seals.salts.get(deal.number)
    if salts and salts[0].moves != deal.after:
        return Message("verify-salt-place", line=str(salts[0].line))
    again = [one.number for one in match.deals if one.salt == deal.salt and one is not deal]
    if again:
        return Message("verify-salt-again", round=again[0])
    shown = seals.deals.get(deal.number)
    if shown and shown[0].text.partition(" ")[0] != deal.salt:
        return Message("verify-other-salt")
    return None


def _running(deal: Deal) -> Message | None:
    if deal.seal != deal.sum:
        return Message("verify-unfit")
    return None


def _finished(deal: Deal, match: Match, seals: Seals) -> Message | None:
    text = seals.deals[deal.number][0].text
    if text != deal.text:
        if text.split(" ")[-len(deal.deck) :] != list(deal.deck):
            return Message("verify-other-deck")
        return Message("verify-other-chance")
    if deal.seal != deal.sum:
        return Message("verify-other-sum")
    shuffles = shuffles_of(match.game, match.state, deal.number)
    if not deal.old and seals.shuffles.get(deal.number, []) != shuffles:
        return Message("verify-other-shuffles")
    return None
