"""Verifying: whether a record's seals are those of the deals that were played."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.record import Lines
from game.match.match import Match
from game.match.seal import Deal, Said, Seals, shuffles_of

SEARCHABLE = (
    " An older version sealed it: its salt follows from the deal's number, and the seal says "
    "nothing of later shuffles."
)
ASKED_FOR = " The deal was asked for by its number, so it was no secret."


@dataclass(frozen=True, slots=True)
class Verdict:
    """What verifying one round of a record came to: whether all is well, and a sentence."""

    number: int
    good: bool
    sentence: str


def verify(match: Match, lines: Lines) -> list[Verdict]:
    """Check what a record's lines say of its deals against those of its replay, ``match``."""
    seals = Seals(lines)
    return [_verdict(match, lines, seals, place) for place in range(len(match.deals))]


def doubt_of(match: Match, lines: Lines) -> str | None:
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
        sentence = f"{short} fits the deal, which is still being played."
    else:
        what = "salt and deck" if deal.old else "salt, number and deck"
        sentence = f"{short} is the SHA-256 of its {what}, which is what was dealt."
    if deal.cut:
        sentence += f" {deal.cut} cards were cut."
    if deal.old:
        sentence += SEARCHABLE
    elif not deal.secret:
        sentence += ASKED_FOR
    return Verdict(deal.number, True, sentence)


def _order(deal: Deal, ended: int | None, lines: Lines, seals: Seals) -> str:
    """What is wrong with where the lines stand; nothing if all is well."""
    told = seals.seals.get(deal.number, [])
    if not told:
        return "the record holds no seal of this round."
    if _differ(told) or _differ(seals.salts.get(deal.number, [])):
        return "the record holds two seals of this round."
    seal = told[0]
    if seal.moves > deal.after:
        return f"its seal, line {seal.line}, stands behind moves of the round."
    if seal.moves < deal.after:
        return f"its seal, line {seal.line}, stands before the round before it is over."
    if any(cut.moves == deal.after and cut.line < seal.line for cut in lines.cuts):
        return "its deck was cut before it was sealed."
    shown = seals.deals.get(deal.number, [])
    if any(ended is None or one.moves < ended for one in shown):
        return f"its deck, line {shown[0].line}, is shown before the round is over."
    if ended is not None and not shown:
        return "its salt and deck are not shown."
    if _differ(shown):
        return "the record shows two decks of this round."
    return ""


def _differ(said: Sequence[Said]) -> bool:
    return len({one.text for one in said}) > 1


def _salt(deal: Deal, match: Match, seals: Seals) -> str:
    """What is wrong with the salt; nothing if all is well."""
    if deal.old and (deal.secret or any(not one.old for one in match.deals[: deal.number - 1])):
        return "its salt does not stand before the round."
    salts = seals.salts.get(deal.number)
    if salts and salts[0].moves != deal.after:
        return f"its salt, line {salts[0].line}, does not stand where the round begins."
    again = [one.number for one in match.deals if one.salt == deal.salt and one is not deal]
    if again:
        return f"its salt is that of round {again[0]} again."
    shown = seals.deals.get(deal.number)
    if shown and shown[0].text.partition(" ")[0] != deal.salt:
        return "the salt shown is not the one the round began with."
    return ""


def _running(deal: Deal) -> str:
    if deal.seal != deal.sum:
        return "the seal does not fit the deal that is being played."
    return ""


def _finished(deal: Deal, match: Match, seals: Seals) -> str:
    text = seals.deals[deal.number][0].text
    if text != deal.text:
        if text.split(" ")[-len(deal.deck) :] != list(deal.deck):
            return "the deck shown is not the one that was dealt."
        return "what is shown of the deal is not what it was drawn from."
    if deal.seal != deal.sum:
        return "the seal is not the SHA-256 of the salt and deck shown."
    shuffles = shuffles_of(match.game, match.state, deal.number)
    if not deal.old and seals.shuffles.get(deal.number, []) != shuffles:
        return "the other shuffles shown are not those that follow from what was sealed."
    return ""
