# What verifying a round of a record came to.
verify-running = { $seal } fits the deal, which is still being played. The dealer is { $dealer }.
    .old = { $seal } fits the deal, which is still being played.
    .open = { $seal } fits the number. The player’s part is still to come, and nothing is dealt yet.
verify-fits = { $seal } is the sum of the match, the dealer, the number and all lines before it. The dealer was { $dealer }.
    .drawn = { $seal } is the sum of the match, the number and all lines before it. The dealer was { $dealer }, drawn with the cards.
    .second = { $seal } is the SHA-256 of its salt, number and deck, which is what was dealt.
    .first = { $seal } is the SHA-256 of its salt and deck, which is what was dealt.
verify-part = { $count ->
    [one] The deal follows from the number and the player’s cut after { $count } card.
   *[other] The deal follows from the number and the player’s cut after { $count } cards.
}
verify-words = The deal follows from the number and the player’s words: “{ $words }”.
verify-cut = { $count ->
    [one] { $count } card was cut.
   *[other] { $count } cards were cut.
}
verify-offered = The page began with this cut, so it counts as no part.
verify-claim = The program couldn’t know these words, so nobody could have chosen a card.
    .again = The player had used these words before in this match, so the program could have guessed them.
    .place = That is one of only { $places } places, so the program could have guessed it, or looked for a number that suits most of them. Words of the player’s own would rule that out.
    .nothing = The deal was fixed before the round and not changed since. The player gave no part, so the program could have chosen it. Words of their own would rule that out.
    .dealer = Who dealt follows from the number alone, so the program could have chosen that.
    .undone = Moves were taken back, so the player may have known what another part would deal.
verify-anew = Whoever has the file can make all sums anew. They count for anyone who got the last seal’s first eight digits, { $digits }, before they heard of the match.
verify-no-dealer = An older version sealed it. The seal says nothing of who dealt, nor of the lines before it.
verify-searchable = Its salt follows from the deal’s number, and it says nothing of later shuffles.
verify-asked-for = The deal was asked for by its number, so it was no secret.
verify-again = The deal had been played before, so it was no secret.
verify-day = It is the deal of a day, the same for everybody, so it was no secret.
verify-from-here = The match was played on from another one. The deal was known, so it was no secret.

# What is wrong with it.
verify-no-seal = the record holds no seal of this round.
verify-two-seals = the record holds two seals of this round.
verify-late = its seal, line { $line }, stands behind moves of the round.
verify-early = its seal, line { $line }, stands before the round before it is over.
verify-cut-first = its deck was cut before it was sealed.
verify-shown-early = its deck, line { $line }, is shown before the round is over.
verify-not-shown = its salt and deck are not shown.
verify-two-decks = the record shows two decks of this round.
verify-no-salt = its salt does not stand before the round.
verify-older = its seal is an older version’s, but a newer one sealed a round before it.
verify-salt-place = its salt, line { $line }, does not stand where the round begins.
verify-salt-again = its salt is that of round { $round } again.
verify-other-salt = the salt shown is not the one the round began with.
verify-other-dealer = the dealer told with the seal is not the one who dealt.
verify-no-part = the player’s part is missing.
verify-other-part = the player’s part, or a line before it, has been changed.
verify-unfit = the seal does not fit the deal.
verify-other-sum = the seal does not fit, because the match, the dealer, the number or a line before it has been changed.
verify-other-deck = the deck shown is not the one that was dealt.
verify-other-chance = what is shown of the deal is not what it was drawn from.
verify-other-shuffles = the other shuffles shown are not those that follow from what was sealed.
verify-no-end = the record’s last sum is missing, so nothing proves how the last round was played.
verify-other-end = the record’s last sum does not fit, because a line of the last round has been changed.
verify-after-end = after the record’s last sum, line { $line }, there are lines that don’t belong.

# What is wrong with a part that was bound.
verify-part-gone = the part you gave is gone from the saved match. If you play on, it counts as you gave it.
verify-part-other = the saved match has another part than the one you gave.

# Why a match is gone on with only if the player wants to.
verify-doubt = Round { $round }: { $why }
