# A match that is looked at move by move.
replay-title = Replay
replay-asked = to play
replay-timeline = Your place in the match
    .value = { $round }, move { $at } of { $last }
    .move = Move { $at } of { $last }
replay-beginning = The cards are dealt.
replay-nobody = Nobody moves next.
replay-next = { $who ->
    [you] Your move.
   *[other] { $who } moves next.
}
replay-damaged = The match is damaged. We can only read it up to here: { $why }

# The buttons under the table.
replay-play = Play
    .stop = Stop
replay-forward = Next move
replay-back = Previous move
replay-mine-next = Next decision
replay-mine-before = Previous decision
replay-round-next = Next round
replay-round-before = Start of round
replay-begin = Start
replay-end = End
replay-pace = Speed: { $times }×
replay-eyes = { $who ->
    [you] View: you
   *[other] View: { $who }
}
    .all = All hands open
replay-hands = Hands
    .one = { $name }’s hand
    .none = no cards

# Going on from somewhere.
replay-play-on = Play from here
replay-on-heading = Play from here?
replay-on-text = { $moves ->
    [one] You start a new match from here: same deal, same opponents, first move played. You know the cards, so it doesn’t count. This match stays as it is.
   *[other] You start a new match from here: same deal, same opponents, first { $moves } moves played. You know the cards, so it doesn’t count. This match stays as it is.
}
replay-on-yes = Play from here
