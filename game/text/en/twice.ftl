# What a level makes of the cards of a match that is over.
twice-heading = The same cards again
twice-who = Played in your seat by
twice-why = Someone else plays your exact cards against the same opponents. Was it the cards, or the play?
twice-you = You
twice-run = { $level }, try { $number }
twice-mean = { $level } on average
twice-place = { $place } of { $count }
twice-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
twice-lead = { $lead } { $unit }
twice-column-place = Place
twice-column-lead = Lead over best opponent
twice-column-rounds = Length
twice-axis = The leads side by side
twice-even = even

# How far it is.
twice-playing = Playing try { $number } of { $count }…
    .rounds = { $rounds ->
        [one] Try { $number } of { $count }: { $rounds } round played…
       *[other] Try { $number } of { $count }: { $rounds } rounds played…
    }
twice-done = All { $count } tries are done.
twice-failed = The program that plays the tries keeps stopping, so there’ll be no more.
twice-strength = { $level } looks ahead at most { $count } times a move here. At a table it’s up to { $usual }, so it plays a little better there.
    .full = { $level } looks ahead at most { $count } times a move, as at a table.
twice-ends = A try can be shorter or longer than your match. Extra rounds use the cards your match would have had.

# What can be said, and what cannot.
twice-nothing = Nothing to compare yet.
twice-one = One try says little. The next could end quite differently.
twice-same = { $level } got { $lead } all { $count } times. Another try could still differ.
twice-within = { $level } averaged { $mean } (very likely { $low } to { $high } in the long run). You got { $lead }: too close to call after { $count } tries.
twice-below = { $level } averaged { $mean } (very likely { $low } to { $high } in the long run). You got { $lead }, so there was more in these cards. How much was luck, nobody can say.
twice-above = { $level } averaged { $mean } (very likely { $low } to { $high } in the long run). You got { $lead }, which beats that. One match doesn’t prove much.

# Where both lines part: the tables side by side.
twice-parted = Where you parted ways
twice-parted-watch = Where you parted
twice-parted-before = { $count ->
    [one] You both played the same up to here. One more move, then you part.
   *[other] You both played the same up to here. { $count } more moves, then you part.
}
twice-parted-here = Here you part ways.
twice-parted-after = { $count ->
    [one] One move after you parted.
   *[other] { $count } moves after you parted.
}
twice-parted-move = { $who ->
    [you] You: { $move }
   *[other] { $who }: { $move }
}
twice-parted-tag = this move
twice-parted-end = The round ends here.
twice-parted-table = Table: { $who }. { $move }
twice-parted-thinking = The coach is comparing the two moves…
twice-parted-failed = The coach couldn’t compare the two moves.
twice-parted-better = Your move wins about { $mine }, the other one about { $theirs }.
twice-parted-close = The coach finds no clear difference. Your move wins about { $mine }.
twice-parted-why = { $level }: { $why }
twice-parted-yours = Your move: { $why }
twice-parted-play = Take over from here
