# The chance to win the match, in whole percent.
advice-percent = { $share } %
    .most = over 99 %
    .least = under 1 %

# How sure the coach is that the move is better than others; it is said after the move and why.
advice-only = Chance to win: { $chance }. There is no other move.
    .thought = Chance to win: { $chance }. No other move is worth a thought.
advice-better = { $many ->
    [yes] { $sure ->
        [clear] Chance to win: { $chance }. That is clearly better than “{ $other }” and anything else.
       *[slight] Chance to win: { $chance }. That is probably slightly better than “{ $other }”.
    }
   *[no] { $sure ->
        [clear] Chance to win: { $chance }. That is clearly better than “{ $other }”.
       *[slight] Chance to win: { $chance }. That is probably slightly better than “{ $other }”.
    }
}
advice-exact = Chance to win: { $chance }; with “{ $other }” it would be { $theirs }. Every way the round may go on was counted.
advice-equal = { $more ->
    [0] { $counted ->
        [yes] Chance to win: { $chance }. “{ $other }” is just as good: every way the round may go on was counted.
       *[no] Chance to win: { $chance }. “{ $other }” is about as good.
    }
    [one] { $counted ->
        [yes] Chance to win: { $chance }. “{ $other }” and { $more } other move are just as good: every way the round may go on was counted.
       *[no] Chance to win: { $chance }. “{ $other }” and { $more } other move are about as good.
    }
   *[other] { $counted ->
        [yes] Chance to win: { $chance }. “{ $other }” and { $more } other moves are just as good: every way the round may go on was counted.
       *[no] Chance to win: { $chance }. “{ $other }” and { $more } other moves are about as good.
    }
}

# The same of each of the moves that were compared.
advice-compared = { $sure ->
    [clear] clearly worse
   *[slight] slightly worse
}
    .best = advised
    .equal = about as good
    .exact = worse: every way was counted

# What is gained or lost in most games.
advice-points = points

# How well opponents play.
advice-easy = Easy
    .help = Plays whatever comes to hand.
advice-medium = Medium
    .help = Takes what looks best at once.
advice-hard = Hard
    .help = Looks ahead over some of the ways the hidden cards may lie.
advice-expert = Expert
    .help = Looks ahead over many more of those ways.
