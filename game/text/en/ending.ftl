# The picture at the end of a match.
ending-title = The ending
ending-cards = { $who ->
    [you] Your winning cards
   *[other] { $who }’s winning cards
}
ending-moment = Your best moment
    .of = { $who }’s best moment
    .none = No big moment this time. The next match has some.
ending-watch = Watch it
ending-points = Your points
ending-rounds = Rounds won
ending-moves = Moves made
ending-behind = Points behind
ending-ahead = Points ahead
ending-out = Rounds you went out
ending-drawn = Cards drawn
