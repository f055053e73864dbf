# What a level makes of the cards of a match that is over.
twice-heading = The same cards once more
twice-who = Played in your seat by
twice-why = The same decks, cuts and dealers, round by round, and the same opponents: only somebody else in your seat. What an expert makes of these cards shows how good they were; the rest is what was made of them, and chance.
twice-you = You
twice-run = { $level }, run { $number }
twice-mean = { $level } on average
twice-place = { $place } of { $count }
twice-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
twice-lead = { $lead } { $unit }
twice-column-place = Place
twice-column-lead = Ahead of the best other
twice-column-rounds = Length
twice-axis = The leads side by side
twice-even = even

# How far it is.
twice-playing = Run { $number } of { $count } is being played…
    .rounds = { $rounds ->
        [one] Run { $number } of { $count }: { $rounds } round is over…
       *[other] Run { $number } of { $count }: { $rounds } rounds are over…
    }
twice-done = { $count } runs have been played.
twice-failed = The process that plays has ended again and again, so there are no more runs.
twice-expert = The expert looked ahead { $count } times at most for a move; at a table it is { $usual }, so it plays a little better there.
    .full = The expert looked ahead { $count } times at most for a move, as at a table.
twice-hard = Hard does not look ahead; it plays here as it does at a table.
twice-ends = A run is played to its own end: it may be over in fewer rounds than your match or take more. What is dealt beyond your match is what would have been dealt in it.

# What can be said, and what cannot.
twice-nothing = So far there is nothing to compare with.
twice-one = One run says little: another with the same cards may end quite differently.
twice-same = { $level } came to { $lead } in each of { $count } runs; from runs that are all alike nothing follows about others.
twice-within = { $level } was { $mean } on average. The average of many more runs lies between { $low } and { $high } (19 times in 20), and your { $lead } does too: { $count } runs do not show a difference.
twice-below = { $level } was { $mean } on average; that of many more runs lies between { $low } and { $high } (19 times in 20). Your { $lead } is below that: on average there was more in these cards. How much of the difference was luck in your one match cannot be told.
twice-above = { $level } was { $mean } on average; that of many more runs lies between { $low } and { $high } (19 times in 20). Your { $lead } is above that: you made more of these cards than { $level } does on average. One match does not show that you would again.
