# The choice among several moves that a gesture may mean.
choice-heading = Which one?
choice-lay = Which meld?
choice-add = Where does it go?
choice-play = Which card do you play?
choice-take = How many cards do you take?
choice-discard = Which card do you discard?
choice-call = Which call?
choice-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
choice-number = Choice { $number }
choice-advised = best move
