# The coach looks back.
review-heading = The coach
review-nothing = No decisions to make in this match.
review-looking = Looking at decision { $number } of { $count }…
review-seen = { $count ->
    [one] The coach has looked at your only decision.
   *[other] The coach has looked at all { $count } decisions.
}
    .some = The coach has looked at { $number } of { $count } decisions, and failed at the others.

# The course of the match, as a curve and in words.
review-course = How the match went
    .value = from { $first } to { $last }
    .nothing = nothing yet
    .round = How this round went
    .sure = a sure win
review-rounds = The rounds of the match. Pick one to see it below.
    .value = round { $number } of { $count }, { $went }
review-mistake = Mistake { $number }
review-chance = Your chance to win after each decision, and how it ended
review-chance-now = Chance to win with it: { $chance }.
    .sure = It wins for sure.
review-even = even

# What is said of a position.
review-mistakes = { $count ->
    [0] No clear mistakes.
    [one] One clear mistake.
   *[other] { $count } clear mistakes.
}
    .yet = { $count ->
    [0] No clear mistakes so far.
    [one] One clear mistake so far.
   *[other] { $count } clear mistakes so far.
    }
review-cost = { $cost ->
    [one] Mistake { $number }: it cost you { $cost }%
   *[other] Mistake { $number }: it cost you { $cost }%
}
    .least = Mistake { $number }: it cost you under 1%
review-lost-win = You had a sure win: { $line }.
review-good = Nothing better found
review-turn = This turn’s mistake is counted at another move
review-same = You played the coach’s move: { $move }.
review-played = Played: { $move }.
review-better = Better: { $move }.
review-played-chance = Played: { $move }. Chance to win: { $chance }.
review-better-chance = Better: { $move }. Chance to win: { $chance }.
review-also = The coach would play this: { $move }. It’s hardly better, if at all.
review-unlooked = The coach hasn’t looked at this decision.
    .yet = The coach hasn’t looked at this decision yet.
    .failed = The coach couldn’t think this decision through. Close the review and open it again to retry.
review-between = { $device ->
    [keys] This wasn’t your decision. { $before } and { $next } lead to one.
    [pad] This wasn’t your decision. { $before } and { $next } lead to one.
    [touch] This wasn’t your decision. The up and down arrows below the table lead to one.
   *[mouse] This wasn’t your decision. The up and down arrows below the table lead to one.
}
review-next = Next mistake
review-before = Previous mistake
review-leave = Close review
