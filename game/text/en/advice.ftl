# The chance to win the match, in whole percent.
advice-percent = { $share }%
    .most = over 99%
    .least = under 1%
    .about = about { $share }%
    .certain = for sure

# A first hint: the move and why.
advice-move = { $move }. { $why }
    .only = There’s only this: { $move }.
    .equal = Any of these will do: “{ $move }”, “{ $other }”.
advice-alone = { $move }.

# A second hint: how sure the coach is that the move is better than others.
advice-failed = That’s only a guess. The coach couldn’t think it through.
advice-certain = You win for sure: { $line }.
    .rival = “{ $other }” might not.
    .too = { $more ->
        [0] So does “{ $other }”.
        [one] So do “{ $other }” and { $more } other move.
       *[other] So do “{ $other }” and { $more } other moves.
    }
advice-line = { $moves }, then { $last }
    .long = { $more ->
        [one] { $moves } and { $more } more move
       *[other] { $moves } and { $more } more moves
    }
advice-quoted = “{ $move }”
advice-only = That puts your chances at { $chance }. Nothing else comes close.
advice-better = { $many ->
    [yes] { $sure ->
        [clear] That puts your chances at { $chance }. It’s clearly better than “{ $other }” and anything else.
       *[slight] That puts your chances at { $chance }. It’s probably a little better than “{ $other }”.
    }
   *[no] { $sure ->
        [clear] That puts your chances at { $chance }. It’s clearly better than “{ $other }”.
       *[slight] That puts your chances at { $chance }. It’s probably a little better than “{ $other }”.
    }
}
advice-exact = That puts your chances at { $chance }. “{ $other }” would make it { $theirs }. Both are exact.
    .near = That puts your chances at { $chance }. “{ $other }” would make it a little less. Both are exact.
advice-equal = { $more ->
    [0] { $counted ->
        [yes] That puts your chances at { $chance }. “{ $other }” is just as good. Both are exact.
       *[no] That puts your chances at { $chance }. “{ $other }” is about as good.
    }
    [one] { $counted ->
        [yes] That puts your chances at { $chance }. “{ $other }” and { $more } other move are just as good. All are exact.
       *[no] That puts your chances at { $chance }. “{ $other }” and { $more } other move are about as good.
    }
   *[other] { $counted ->
        [yes] That puts your chances at { $chance }. “{ $other }” and { $more } other moves are just as good. All are exact.
       *[no] That puts your chances at { $chance }. “{ $other }” and { $more } other moves are about as good.
    }
}

# The same of each of the moves that were compared.
advice-compared = { $sure ->
    [clear] clearly worse
   *[slight] a little worse
}
    .best = best move
    .equal = about as good
    .exact = worse (exact)
    .certain = might not win
    .too = wins as well
    .none = not compared

# Why a move is better than another, by what happens soon. The other one is named by its card.
advice-outcome-move = “{ $move }”
advice-outcome-out = You go out by next turn in { $share ->
    [100] every try
   *[other] { $share }% of tries
}. After { $other } it’s { $theirs }%.
advice-outcome-before = { $many ->
    [yes] Someone will go out before your next turn in { $share }% of tries. After { $other } it’s { $theirs }%.
   *[no] { $who } will go out before your next turn in { $share }% of tries. After { $other } it’s { $theirs }%.
}

# What is gained or lost in most games.
advice-points = points

# How well opponents play.
advice-easy = Easy
    .help = Still learning. Sees their own cards, not yours.
advice-medium = Medium
    .help = Plays at home. Knows the rules, but doesn’t count.
advice-hard = Hard
    .help = Plays in a club. Overlooks little, and never a sure win.
advice-expert = Expert
    .help = As strong as we can make it.
