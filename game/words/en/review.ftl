# The coach looks back.
review-nothing = There was nothing to decide in this match.
review-looking = Looking at decision { $number } of { $count }…
review-seen = { $count ->
    [one] The one decision of the match, as an expert sees it.
   *[other] The { $count } decisions of the match, as an expert sees them.
}

# The course of the match, as a curve and in words.
review-course = The course of the match
    .value = from { $first } to { $last } { $unit }
    .nothing = nothing yet
review-ahead = How many { $unit } you are ahead of the best of the others, as expected after each of your decisions, and at last the result
review-even = even

# The moves that cost most.
review-none = No move surely cost anything: well played.
    .yet = Nothing that surely cost anything so far.
review-move = Move { $number }
review-cost = { $number }. Round { $round }: { $cost } { $unit }
review-played = Played: { $move }.
review-better = Better: { $move }.
review-hand = Your hand:
    .raised = Your hand, the better play raised:
review-raised = raised: { $cards }
