puzzles-heading = Puzzles
puzzles-about = Real positions, one best move. Can you find it?
puzzles-game = Game
puzzles-none = { $game } has no puzzles yet.
puzzles-damaged = We can’t read the puzzles for { $game }. A fresh copy of Five Takes has them.

# The list: how hard the puzzles are, and what has become of each.
puzzles-grade = { $stars ->
    [1] One star (every level finds it)
    [2] Two stars (one level misses it)
    [3] Three stars (two levels miss it)
   *[4] Four stars (only Expert finds it)
}
puzzles-found = { $found } of { $count } found
puzzles-next = Next puzzle
puzzles-all-found = You’ve found every puzzle of { $game }.
puzzles-one = Puzzle { $number }
    .new = not tried yet
    .tried = tried
    .shown = solution shown
    .found = found

# At the table.
puzzles-place = Puzzle { $number } of { $count }
puzzles-stars = { $stars ->
    [one] { $stars } star of 4
   *[other] { $stars } stars of 4
}
puzzles-back = See all puzzles
puzzles-question = { $tries ->
    [one] Find the best move. { $tries } try.
   *[other] Find the best move. { $tries } tries.
}
puzzles-worse = { $tries ->
    [one] There’s a better move. { $tries } try left.
   *[other] There’s a better move. { $tries } tries left.
}
puzzles-tried-already = You’ve tried that one. There’s a better move.
puzzles-right = Right: { $move }. { $why }
puzzles-solution = The best move: { $move }. { $why }
puzzles-figures = { $older ->
    [yes] An earlier coach found it about { $points } { $unit } better than “{ $other }” ({ $low } to { $high }, 99% sure).
   *[no] About { $points } { $unit } better than “{ $other }” ({ $low } to { $high }, 99% sure).
}
    .always = { $older ->
        [yes] An earlier coach found it { $points } { $unit } better than “{ $other }”, in all { $worlds } layouts of the hidden cards it tried.
       *[no] { $points } { $unit } better than “{ $other }”, in all { $worlds } layouts of the hidden cards we tried.
    }

# What is kept of them.
puzzles-marks-damaged = We couldn’t read which puzzles you’ve solved, so they start afresh. The old file is now { $file }.
puzzles-marks-lines = { $count ->
    [one] { $count } line about your solved puzzles was damaged, so that puzzle counts as new. The file as it was is now { $file }.
   *[other] { $count } lines about your solved puzzles were damaged, so those puzzles count as new. The file as it was is now { $file }.
}
puzzles-marks-unreadable = We can’t read which puzzles you’ve solved: { $why }
puzzles-marks-newer = Your solved puzzles come from a newer Five Takes. We’ll leave that file alone and save nothing new.
puzzles-marks-unsaved = We can’t save which puzzles you solve: { $why }
