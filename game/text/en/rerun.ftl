# What a level makes of the cards of a match that is over.
rerun-heading = The same cards again
rerun-who = Played in your seat by
rerun-why = Someone else plays your exact cards against the same opponents. Was it the cards, or the play?
rerun-you = You
rerun-run = { $level }, try { $number }
rerun-mean = { $level } on average
rerun-place = { $place } of { $count }
rerun-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
rerun-lead = { $lead } { $unit }
rerun-column-place = Place
rerun-column-lead = Lead over best opponent
rerun-column-rounds = Length
rerun-axis = The leads side by side
rerun-even = even

# How far it is.
rerun-playing = Playing try { $number } of { $count }…
    .rounds = { $rounds ->
        [one] Try { $number } of { $count }: { $rounds } round played…
       *[other] Try { $number } of { $count }: { $rounds } rounds played…
    }
rerun-done = All { $count } tries are done.
rerun-failed = The program that plays the tries keeps stopping, so there’ll be no more.
rerun-strength = { $level } looks ahead at most { $count } times to find a move here. At a table it’s up to { $usual }, so it plays a little better there.
    .full = { $level } looks ahead at most { $count } times to find a move, as at a table.
rerun-ends = A try can be shorter or longer than your match. Extra rounds use the cards your match would have had.

# What can be said in a sentence, and how it was found out.
rerun-how = How do we know?
    .less = Hide that
rerun-player = { $who ->
    [expert] the expert
   *[hard] a hard opponent
}
    .first = { $who ->
        [expert] The expert
       *[hard] A hard opponent
    }
rerun-result = { $ended ->
    [won] won by { $theirs }
    [lost] lost by { $theirs }
   *[even] come out even
}
rerun-better = { $mine ->
    [won] With your cards { rerun-player } would have { rerun-result }, not won by { $yours }.
    [lost] With your cards { rerun-player } would have { rerun-result }, not lost by { $yours }.
    [even] With your cards { rerun-player } would have { rerun-result }, not come out even.
   *[alike] With your cards { rerun-player } would have { rerun-result }, not by { $yours }.
}
rerun-close = { rerun-player.first } would have done about as well with your cards.
rerun-worse = { rerun-player.first } would have done worse with your cards. Well played.
rerun-once = { $ended ->
    [won] { rerun-player.first } tried once, and won by { $theirs }.
    [lost] { rerun-player.first } tried once, and lost by { $theirs }.
   *[even] { rerun-player.first } tried once, and came out even.
}
rerun-alike = { $ended ->
    [won] { rerun-player.first } won by { $theirs } in every try.
    [lost] { rerun-player.first } lost by { $theirs } in every try.
   *[even] { rerun-player.first } came out even in every try.
}
rerun-nothing = Nothing to compare yet.
rerun-one = One try says little. The next could end quite differently.
rerun-same = { $level } got { $lead } all { $count } times. Another try could still differ.
rerun-within = { $level } averaged { $mean } (very likely { $low } to { $high } in the long run). You got { $lead }: too close to call after { $count } tries.
rerun-below = { $level } averaged { $mean } (very likely { $low } to { $high } in the long run). You got { $lead }, so there was more in these cards. How much was luck, nobody can say.
rerun-above = { $level } averaged { $mean } (very likely { $low } to { $high } in the long run). You got { $lead }, which beats that. One match doesn’t prove much.

# Where both lines part: the tables side by side.
rerun-parted = Where you parted ways
rerun-parted-watch = Watch where you parted
rerun-parted-before = { $count ->
    [one] You both played the same up to here. One more move, then you part.
   *[other] You both played the same up to here. { $count } more moves, then you part.
}
rerun-parted-here = Here you part ways.
rerun-parted-after = { $count ->
    [one] One move after you parted.
   *[other] { $count } moves after you parted.
}
rerun-parted-move = { $who ->
    [you] You: { $move }
   *[other] { $who }: { $move }
}
rerun-parted-tag = this move
rerun-parted-end = The round ends here.
rerun-parted-table = Table: { $who }
rerun-parted-same = It’s the same table.
rerun-parted-thinking = The coach is comparing the two moves…
rerun-parted-failed = The coach couldn’t compare the two moves.
rerun-parted-better = Your move wins { $mine }, the other one { $theirs }.
rerun-parted-close = The coach finds no clear difference. Your move wins { $mine }.
rerun-parted-why = { $level }: { $why }
rerun-parted-yours = Your move: { $why }
rerun-parted-play = Take over from here
