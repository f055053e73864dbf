# The coach looks back.
review-heading = The coach
review-nothing = There was nothing to decide in this match.
review-looking = Looking at decision { $number } of { $count }…
review-seen = { $count ->
    [one] The one decision of the match has been looked at.
   *[other] All { $count } decisions have been looked at.
}

# The course of the match, as a curve and in words.
review-course = The course of the match
    .value = from { $first } to { $last }
    .nothing = nothing yet
review-chance = Your chance to win the match after each of your decisions, and at last what came of it
review-chance-now = Chance to win with it: { $chance }.
review-even = even

# What is said of a position.
review-mistakes = { $count ->
    [0] No move surely cost anything.
    [one] One move surely cost something.
   *[other] { $count } moves surely cost something.
}
    .yet = { $count ->
    [0] Nothing that surely cost anything so far.
    [one] So far one move surely cost something.
   *[other] So far { $count } moves surely cost something.
}
review-cost = { $cost ->
    [one] Mistake { $number }: { $cost } percent point
   *[other] Mistake { $number }: { $cost } percent points
}
review-good = Nothing better is known
review-turn = What this turn gave away is counted once, at another of its moves
review-same = You played what the coach would have played: { $move }.
review-played = Played: { $move }.
review-better = Better: { $move }.
review-played-chance = Played: { $move }. Chance to win: { $chance }.
review-better-chance = Better: { $move }. Chance to win: { $chance }.
review-also = The coach would have played: { $move }. That is hardly better, if at all.
review-unlooked = The coach has not looked at this decision.
    .yet = The coach has not looked at this decision yet.
review-between = { $device ->
    [keys] No decision of yours. { $before } and { $next } lead to one.
    [pad] No decision of yours. { $before } and { $next } lead to one.
    [touch] No decision of yours. The arrows up and down below the table lead to one.
   *[mouse] No decision of yours. The arrows up and down below the table lead to one.
}
review-next = Next mistake
review-before = Mistake before
review-leave = End the review
