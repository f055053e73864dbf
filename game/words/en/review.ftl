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
    .value = from { $first } to { $last } { $unit }
    .nothing = nothing yet
review-ahead = How many { $unit } you are ahead of the best of the others, as expected after each of your decisions, and at last the result
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
review-cost = Mistake { $number }: { $cost } { $unit }
review-good = Nothing better is known
review-turn = What this turn gave away is counted once, at another of its moves
review-same = You played what the coach would have played: { $move }.
review-played = Played: { $move }.
review-better = Better: { $move }.
review-also = The coach would have played: { $move }. That is not surely better.
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
