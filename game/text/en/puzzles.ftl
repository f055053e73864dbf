puzzles-heading = Puzzles
puzzles-about = Positions from matches of good players, in which one move is clearly best: hundreds of playouts say so. You have up to three tries at each.
puzzles-game = Game
puzzles-none = There are no puzzles for { $game } yet.
puzzles-damaged = The puzzles for { $game } cannot be read. A fresh copy of the program has them.

# The list: how hard the puzzles are, and what has become of each.
puzzles-grade = { $stars ->
    [1] One star: every level finds it
    [2] Two stars: one level misses it
    [3] Three stars: two levels miss it
   *[4] Four stars: only Expert finds it
}
puzzles-found = { $found } of { $count } found
puzzles-next = Next puzzle
puzzles-all-found = Every puzzle of { $game } is found.
puzzles-one = Puzzle { $number }
    .new = not tried yet
    .tried = tried
    .shown = its solution was shown
    .found = found

# At the table.
puzzles-place = Puzzle { $number } of { $count }
puzzles-stars = { $stars ->
    [one] { $stars } star of 4
   *[other] { $stars } stars of 4
}
puzzles-back = To the puzzles
puzzles-question = { $tries ->
    [one] Find the best move. { $tries } try.
   *[other] Find the best move. { $tries } tries.
}
puzzles-worse = { $tries ->
    [one] Legal, but another is clearly better. { $tries } try left.
   *[other] Legal, but another is clearly better. { $tries } tries left.
}
puzzles-tried-already = You have tried that: another is clearly better.
puzzles-right = Right: { $move }. { $why }
puzzles-solution = The best move: { $move }. { $why }
puzzles-figures = { $points } { $unit } better than the next best, “{ $other }”: { $low } to { $high } with 99 % certainty.
    .always = { $points } { $unit } better than the next best, “{ $other }”, in each of the { $worlds } ways that were tried in which the hidden cards may lie.

# What is kept of them.
puzzles-marks-damaged = What was kept of the puzzles you solved could not be read. It is in { $file } now, and the puzzles begin anew.
puzzles-marks-lines = { $count ->
    [one] { $count } line of what was kept of your puzzles was damaged: its puzzle counts as new. All of it as it was is in { $file }.
   *[other] { $count } lines of what was kept of your puzzles were damaged: their puzzles count as new. All of it as it was is in { $file }.
}
puzzles-marks-unreadable = What was kept of the puzzles you solved cannot be read: { $why }
puzzles-marks-newer = What was kept of the puzzles you solved comes from a newer version: it is left as it is, and nothing new is kept.
puzzles-marks-unsaved = What you solve cannot be kept: { $why }
