"""Verification of seals, and the proof of a deal in words.

`verify` checks all rounds of a record, and `doubt_of` only the current one. `proof` is the text for
players who want to verify the hash with their own tools.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from game.core.part import NO_PART, place_of
from game.core.record import Part, RecordLines
from game.match.match import Match
from game.match.record_notes import is_note
from game.match.seal import TOLD_SEAL_DIGIT_COUNT, Given, SealedDeal, SealLine, Seals, shuffles_of
from game.text.message import Message, in_order, say, told


@dataclass(frozen=True, slots=True)
class Verdict:
    """Result for one round: whether it is proved, and the sentence for it."""

    number: int
    good: bool
    sentence: Message


def verify(match: Match, lines: RecordLines) -> list[Verdict]:
    """The verdict on each round: its lines in the record compared with its replay, ``match``.

    A fault at the end of the record belongs to the last round.
    """
    return _Verifying(match, lines).verdicts()


def doubt_of(match: Match, lines: RecordLines) -> Message | None:
    """Why an unfinished match's record does not prove its deals; None if it does.

    None, too, for a match that is over.  Rounds by number that were played before the first one
    that has a seal are not asked for one: older versions sealed nothing.
    """
    if match.state.over:
        return None
    sealed = Seals(lines).seals.keys()
    first = 1 if match.setup.secret else min(sealed, default=len(match.deals) + 1)
    for verdict in verify(match, lines):
        if not verdict.good and verdict.number >= first:
            return Message("verify-doubt", round=verdict.number, why=verdict.sentence)
    return None


class _Verifying:
    """One record being verified."""

    def __init__(self, match: Match, lines: RecordLines) -> None:
        self.match = match
        self.lines = lines
        self.seals = Seals(lines)
        self.parts = {part.moves: part for part in lines.parts}

    def verdicts(self) -> list[Verdict]:
        found = [self._verdict(place) for place in range(len(self.match.deals))]
        complaint = self._end()
        if complaint and found[-1].good:
            found[-1] = Verdict(found[-1].number, False, complaint)
        return found

    def _verdict(self, place: int) -> Verdict:
        deal = self.match.deals[place]
        ended = self.match.ended(place)
        complaint = (
            self._order(deal, ended)
            or self._salt(deal)
            or (self._dealer(deal) if deal.chained else None)
            or self._sum(deal)
            or (self._part(deal) if deal.chained else None)
            or (None if ended is None else self._shown(deal))
        )
        if complaint:
            return Verdict(deal.number, False, complaint)
        return Verdict(deal.number, True, in_order(list(self._praise(deal, ended is None))))

    def _praise(self, deal: SealedDeal, running: bool) -> list[Message]:
        """Sentences on what a deal's seal proves and does not prove."""
        match = self.match
        said = [self._fits(deal, running)]
        if match.wants_part and deal is match.deals[-1]:
            return said
        cards = deal.cut if deal.part is None else place_of(deal.part)
        if cards is None:
            words = (deal.part or "").partition(" ")[2]
            said.append(Message("verify-words", words=words))
        elif deal.part is None and cards:
            said.append(Message("verify-cut", count=cards))
        elif cards:
            said.append(Message("verify-part", count=cards))
        if not deal.chained:
            said.append(Message("verify-no-dealer"))
        if deal.version == 1:
            said.append(Message("verify-searchable"))
        elif match.played_on:
            said.append(Message("verify-from-here"))
        elif match.daily:
            said.append(Message("verify-day"))
        elif match.foreseen:
            again = Message("verify-again") if deal.secret else Message("verify-asked-for")
            said.append(again)
        else:
            said += [_verified(claim, deal) for claim in claims_of(match, deal)]
        return said

    def _fits(self, deal: SealedDeal, running: bool) -> Message:
        """Of what a deal's seal is the sum, and who dealt."""
        assert deal.seal is not None, "a deal without a seal is complained of"
        short, dealer = f"{deal.seal[:16]}…", self.match.seats[deal.dealer]
        if running:
            if not deal.chained:
                return Message("verify-running.old", seal=short)
            if self.match.wants_part:
                return Message("verify-running.open", seal=short)
            return Message("verify-running", seal=short, dealer=dealer)
        if deal.version == 1:
            return Message("verify-fits.first", seal=short)
        if not deal.chained:
            return Message("verify-fits.second", seal=short)
        if deal.dealer_sealed:
            return Message("verify-fits", seal=short, dealer=dealer)
        return Message("verify-fits.drawn", seal=short, dealer=dealer)

    def _order(self, deal: SealedDeal, ended: int | None) -> Message | None:
        """The fault in the order of the lines, or None."""
        seals, number = self.seals, deal.number
        told = seals.seals.get(number, [])
        if not told:
            return Message("verify-no-seal")
        if len({(one.version, one.text) for one in told}) > 1 or _has_differing_lines(
            seals.salts.get(number, [])
        ):
            return Message("verify-two-seals")
        seal = told[0]
        if seal.moves > deal.after:
            return Message("verify-late", line=str(seal.line))
        if seal.moves < deal.after:
            return Message("verify-early", line=str(seal.line))
        part = self.parts.get(deal.after)
        if part is not None and part.line < seal.line:
            return Message("verify-cut-first")
        shown = seals.deals.get(number, [])
        if any(ended is None or one.moves < ended for one in shown):
            return Message("verify-shown-early", line=str(shown[0].line))
        if ended is not None and not shown:
            return Message("verify-not-shown")
        if _has_differing_lines(shown):
            return Message("verify-two-decks")
        return None

    def _salt(self, deal: SealedDeal) -> Message | None:
        """The fault of the salt, or None."""
        deals = self.match.deals
        newer = any(one.version > 1 for one in deals[: deal.number - 1])
        if deal.version == 1 and (deal.secret or newer):
            return Message("verify-no-salt")
        if any(one.version > deal.version for one in deals[: deal.number - 1]):
            return Message("verify-older")
        salts = self.seals.salts.get(deal.number)
        if salts is None and deal.version > 1:
            return Message("verify-no-salt")
        if salts and salts[0].moves != deal.after:
            return Message("verify-salt-place", line=str(salts[0].line))
        again = [one.number for one in deals if one.salt == deal.salt and one is not deal]
        if again:
            return Message("verify-salt-again", round=again[0])
        shown = self.seals.deals.get(deal.number)
        if shown and shown[0].text.partition(" ")[0] != deal.salt:
            return Message("verify-other-salt")
        return None

    def _dealer(self, deal: SealedDeal) -> Message | None:
        """The fault of the dealer's line, or None."""
        seal, dealers = self.seals.seals[deal.number][0], self.seals.dealers.get(deal.number, [])
        wanted = [str(deal.dealer)] if deal.dealer_sealed else []
        if [one.text for one in dealers] != wanted or any(one.line > seal.line for one in dealers):
            return Message("verify-other-dealer")
        return None

    def _part(self, deal: SealedDeal) -> Message | None:
        """The fault of the player's part, or None."""
        if self.match.setup.parts is None:
            return None
        if deal.part is None:
            begun = deal.after < len(self.match.moves)
            return Message("verify-no-part") if begun or self.match.state.over else None
        if not self._matches_sum(self.parts[deal.after], self.seals.dealt.get(deal.number, [])):
            return Message("verify-other-part")
        return None

    def _matches_sum(self, part: Part, sums: Sequence[SealLine]) -> bool:
        """Whether the one sum behind a part is that of all lines before it."""
        if len(sums) != 1:
            return False
        sum = sums[0]
        placed = sum.line > part.line and sum.moves == part.moves
        return placed and sum.text == self.seals.chain.before(sum.line)

    def _sum(self, deal: SealedDeal) -> Message | None:
        if not deal.chained:
            return None if deal.seal == deal.sum else Message("verify-unfit")
        said = self.seals.seals[deal.number][0].version
        fits = deal.seal == deal.sum and said == deal.version
        return None if fits else Message("verify-other-sum")

    def _shown(self, deal: SealedDeal) -> Message | None:
        """The fault in the revealed lines of a finished round, or None."""
        text = self.seals.deals[deal.number][0].text
        if text != deal.shown:
            if text.split(" ")[-len(deal.deck) :] != list(deal.deck):
                return Message("verify-other-deck")
            return Message("verify-other-chance")
        shuffles = shuffles_of(self.match.game, self.match.state, deal.number, deal.version)
        if deal.version > 1 and self.seals.shuffles.get(deal.number, []) != shuffles:
            return Message("verify-other-shuffles")
        return None

    def _end(self) -> Message | None:
        """The fault at the end of the record, or None."""
        match, ends = self.match, self.seals.ends
        over = match.state.over or match.notes.given_up
        if not ends:
            wanted = over and match.deals[-1].chained
            return Message("verify-no-end") if wanted and match.deals[-1].seal else None
        end = ends[0]
        behind = self.lines.all[end.line :]
        if len(ends) > 1 or not over or not all(map(is_note, behind)):
            return Message("verify-after-end", line=str(end.line))
        if end.text != self.seals.chain.before(end.line):
            return Message("verify-other-end")
        return None


def _has_differing_lines(said: Sequence[SealLine]) -> bool:
    return len({one.text for one in said}) > 1


SHUFFLE_STEPS = (Message("proof-shuffle"), Message("proof-swap"))


def explained(match: Match, deal: SealedDeal) -> Message:
    """Value of a deal's seal as proof."""
    if deal.seal is None:
        return Message("proof-never-sealed")
    if deal.version == 1:
        return Message("proof-old")
    if match.played_on:
        return Message("proof-played-on")
    if match.daily:
        return Message("proof-day")
    if match.foreseen:
        return Message("proof-asked-for")
    said = [] if deal.chained else [Message("proof-second")]
    return in_order([*said, *_claims(match, deal)])


def _claims(match: Match, deal: SealedDeal) -> list[Message]:
    """Who could have chosen a secret deal, to its player."""
    if match.wants_part and deal is match.deals[-1]:
        return [Message("proof-claim.open")]
    return [_told(claim, deal) for claim in claims_of(match, deal)]


class DealClaim(Enum):
    """A fact about who could have chosen a secret deal."""

    OFFERED = "offered"
    """The page of an older version began with this cut."""
    NO_PART = "no part"
    PLACE = "place"
    USED_WORDS = "used words"
    """Words that the player had given in an earlier round."""
    NEW_WORDS = "new words"
    DEALER = "dealer"
    """Who dealt follows from the number alone."""
    UNDONE = "undone"


def claims_of(match: Match, deal: SealedDeal) -> list[DealClaim]:
    """The facts about a secret deal, by the part that the player gave, in the order told."""
    if deal.given is Given.NOTHING:
        offered = deal.cut or place_of(deal.part or NO_PART)
        return [*([DealClaim.OFFERED] if offered else []), DealClaim.NO_PART]
    if deal.given is Given.PLACE:
        said = [DealClaim.PLACE]
    else:
        said = [DealClaim.USED_WORDS if _was_used(match, deal) else DealClaim.NEW_WORDS]
    if deal.drawn and deal.dealer_sealed:
        said.append(DealClaim.DEALER)
    if match.notes.undos:
        said.append(DealClaim.UNDONE)
    return said


def _told(claim: DealClaim, deal: SealedDeal) -> Message:
    """A claim as the page of the proof says it to the player."""
    match claim:
        case DealClaim.OFFERED:
            return Message("proof-claim.offered")
        case DealClaim.NO_PART:
            return Message("proof-claim.nothing")
        case DealClaim.PLACE:
            return Message("proof-claim.place", places=len(deal.deck) - 1)
        case DealClaim.USED_WORDS:
            return Message("proof-claim.again")
        case DealClaim.NEW_WORDS:
            return Message("proof-claim")
        case DealClaim.DEALER:
            return Message("proof-claim.dealer")
        case DealClaim.UNDONE:
            return Message("proof-claim.undone")


def _verified(claim: DealClaim, deal: SealedDeal) -> Message:
    """A claim as ``verify`` says it to anybody."""
    match claim:
        case DealClaim.OFFERED:
            return Message("verify-offered")
        case DealClaim.NO_PART:
            return Message("verify-claim.nothing")
        case DealClaim.PLACE:
            return Message("verify-claim.place", places=len(deal.deck) - 1)
        case DealClaim.USED_WORDS:
            return Message("verify-claim.again")
        case DealClaim.NEW_WORDS:
            return Message("verify-claim")
        case DealClaim.DEALER:
            return Message("verify-claim.dealer")
        case DealClaim.UNDONE:
            return Message("verify-claim.undone")


def _was_used(match: Match, deal: SealedDeal) -> bool:
    """Whether a deal's part was that of an earlier round, too, so that it could be guessed."""
    return any(one.part == deal.part for one in match.deals[: deal.number - 1])


def digits_of(deals: Sequence[SealedDeal]) -> str:
    """The first eight digits of the last seal, to be sent to a friend; empty if there is none."""
    return (deals[-1].seal or "")[:TOLD_SEAL_DIGIT_COUNT]


def recipe(match: Match, deal: SealedDeal) -> tuple[Message, ...]:
    """The lines that say how the sums are done, and how hands follow from the deck."""
    hands = match.game.dealing_for(match.setup.options)
    if deal.version == 1:
        return Message("proof-sum.first"), Message("proof-cut"), hands
    if not deal.chained:
        return (
            Message("proof-sum.second"),
            Message("proof-cut"),
            *SHUFFLE_STEPS,
            hands,
            Message("proof-later"),
        )
    if match.setup.parts is None:
        return (
            Message("proof-sum"),
            Message("proof-cut"),
            *SHUFFLE_STEPS,
            hands,
            Message("proof-later"),
        )
    old = match.setup.dealer_by_number
    return (
        Message("proof-sum"),
        Message("proof-part"),
        Message("proof-shuffle.part"),
        SHUFFLE_STEPS[1],
        *_drawing(match, deal),
        hands,
        Message("proof-later.part") if old else Message("proof-later.dealt"),
    )


def _drawing(match: Match, deal: SealedDeal) -> tuple[Message, ...]:
    """The line that says how chance decided who dealt, if it did after the seal."""
    if deal.dealer_sealed:
        return ()
    drawn = any(line.startswith("draw ") for line in match.shuffles(deal))
    return (Message("proof-dealer.draw") if drawn else Message("proof-dealer"),)


def proof(match: Match, deal: SealedDeal) -> str:
    """Complete data to verify a finished deal, as text to copy or save."""
    players = match.setup.players
    head = say("proof-match", game=match.game.title, players=players, round=deal.number)
    shuffles = (one.replace(f" {deal.number} ", ": ", 1) for one in match.shuffles(deal))
    lines = [
        head,
        "",
        f"seal: {deal.seal or say('seal-none')}",
        *_sealed(deal),
        *((f"part: {deal.part}",) if deal.part is not None else ()),
        *((f"dealt-by: {deal.dealer}",) if deal.chained and not deal.dealer_sealed else ()),
        f"deck: {' '.join(deal.deck)}",
        *((f"cut: {deal.cut}",) if deal.part is None else ()),
        *shuffles,
        "",
        told(explained(match, deal)),
        "",
        *(
            say("seal-line", number=number, text=line)
            for number, line in enumerate(recipe(match, deal), 1)
        ),
    ]
    return "\n".join(lines) + "\n"


def _sealed(deal: SealedDeal) -> list[str]:
    """The hashed lines of a seal; for older versions only those beside the deck."""
    if deal.chained:
        return ["sealed:", *deal.text.split("\n"), ""]
    number = () if deal.version == 1 else (f"number: {deal.root}",)
    return [f"salt: {deal.salt}", *number]
