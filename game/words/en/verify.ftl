# What verifying a round of a record came to.
verify-running = { $seal } fits the deal, which is still being played.
verify-fits = { $seal } is the SHA-256 of its salt, number and deck, which is what was dealt.
    .old = { $seal } is the SHA-256 of its salt and deck, which is what was dealt.
verify-cut = { $count } cards were cut.
verify-searchable = An older version sealed it: its salt follows from the deal's number, and the seal says nothing of later shuffles.
verify-asked-for = The deal was asked for by its number, so it was no secret.
verify-again = The deal had been played before, so it was no secret.
verify-day = It is the deal of a day, the same for everybody, so it was no secret.
verify-from-here = The match was played on from another one: the deal was known, so it was no secret.

# What is wrong with a round's lines.
verify-no-seal = the record holds no seal of this round.
verify-two-seals = the record holds two seals of this round.
verify-late = its seal, line { $line }, stands behind moves of the round.
verify-early = its seal, line { $line }, stands before the round before it is over.
verify-cut-first = its deck was cut before it was sealed.
verify-shown-early = its deck, line { $line }, is shown before the round is over.
verify-not-shown = its salt and deck are not shown.
verify-two-decks = the record shows two decks of this round.
verify-no-salt = its salt does not stand before the round.
verify-salt-place = its salt, line { $line }, does not stand where the round begins.
verify-salt-again = its salt is that of round { $round } again.
verify-other-salt = the salt shown is not the one the round began with.
verify-unfit = the seal does not fit the deal that is being played.
verify-other-deck = the deck shown is not the one that was dealt.
verify-other-chance = what is shown of the deal is not what it was drawn from.
verify-other-sum = the seal is not the SHA-256 of the salt and deck shown.
verify-other-shuffles = the other shuffles shown are not those that follow from what was sealed.
