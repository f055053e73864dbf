# A match that is looked at move by move.
replay-title = Replay
replay-asked = to play
replay-timeline = Where you are in the match
    .value = { $round }, move { $at } of { $last }
    .move = Move { $at } of { $last }
replay-beginning = The cards are dealt.
replay-nobody = Nobody is to play.
replay-next = { $who ->
    [you] You are to play.
   *[other] { $who } is to play.
}
replay-damaged = The record is damaged and can be read only so far: { $why }

# The buttons under the table.
replay-play = Play
    .stop = Stop
replay-forward = One move on
replay-back = One move back
replay-mine-next = My next decision
replay-mine-before = My decision before
replay-round-next = Next round
replay-round-before = Beginning of the round
replay-begin = To the beginning
replay-end = To the end
replay-pace = Pace: { $times }×
replay-eyes = { $who ->
    [you] Seen by you
   *[other] Seen by { $who }
}
    .all = All hands open
replay-hands = Hands
    .one = The hand of { $name }
    .none = no cards

# Going on from somewhere.
replay-play-on = Play on from here
replay-on-heading = Play on from here?
replay-on-text = A new match begins with this deal and these { $moves } moves, with the same opponents. Its deal is no secret any more, and statistics count it apart. The match you look at stays as it is.
replay-on-yes = Play on
