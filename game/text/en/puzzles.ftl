puzzles-heading = Puzzles
puzzles-about = Real positions, one best move at a time. Can you find it?
puzzles-game = Game
puzzles-none = { $game } has no puzzles yet.
puzzles-damaged = We can’t read the puzzles for { $game }. A fresh copy of Five Takes has them.

# The list: how hard the puzzles are, and what has become of each.
puzzles-grade = { $stars ->
    [1] One star
    [2] Two stars
    [3] Three stars
   *[4] Four stars
}
puzzles-found = { $found } of { $count } solved
puzzles-older = { $older ->
    [one] Solved { $found }. { $older } of them is from an older set.
   *[other] Solved { $found }. { $older } of them are from older sets.
}
puzzles-next = Next puzzle
puzzles-all-found = You’ve solved every puzzle of { $game }.
puzzles-number = { $number } of { $count }
puzzles-one = { $stars ->
    [one] { $stars } star, { puzzles-number }
   *[other] { $stars } stars, { puzzles-number }
}
    .new = not tried yet
    .tried = tried
    .shown = solution shown
    .found = solved
    .found-tries = { $tries ->
        [one] solved at the first try
       *[other] solved in { $tries } tries
    }
    .own = Mistake { $number }
puzzles-tip = { $count ->
    [one] { $state }
   *[other] { $state }, { $count } moves
}
    .theme = { $tip }. { $theme }
puzzles-rules = Other rules too
    .usual = Usual rules only
puzzles-tries = { $tries ->
    [one] First try
   *[other] { $tries } tries
}
puzzles-streak = { $longest ->
    [0] Solve one at the first try to start a streak. It never runs out.
   *[other] Your streak: { $count } solved at the first try. Your best is { $longest }.
}
puzzles-work = Work on this
puzzles-work-about = { $theme }. { $matches ->
    [one] Missing that cost you about { $cost }% in the match you reviewed.
   *[other] Missing that costs you about { $cost }% a match, over { $matches } reviewed matches.
}
    .overlooked = What costs you most: { $theme }. { $matches ->
        [one] That cost you about { $cost }% in the match you reviewed.
       *[other] It’s about { $cost }% a match, over { $matches } reviewed matches.
    }
puzzles-work-try = Try these three:
puzzles-own = Your own mistakes
puzzles-own-about = { $count ->
    [0] Review a match, then come back. Your costliest mistakes turn into puzzles.
   *[other] These come from matches that you reviewed.
}

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
    .line = { $tries ->
        [one] Find move { $at } of { $count }. { $tries } try.
       *[other] Find move { $at } of { $count }. { $tries } tries.
    }
    .turn = { $count ->
        [1] { $asks }
       *[other] Turn { $at } of { $count }: { $asks }
    } { $tries ->
        [one] { $tries } try.
       *[other] { $tries } tries.
    }
puzzles-turn = { $first }. Next: { $then }
puzzles-worse = { $tries ->
    [one] Not that one. { $why } { $tries } try left.
   *[other] Not that one. { $why } { $tries } tries left.
}
puzzles-tried-already = You’ve tried that one. { $why }
puzzles-right = Right: { $move }. { $why }
puzzles-go-on = Find your next move.
puzzles-best = { $turn ->
    [yes] The best turn
   *[no] The best move
}
puzzles-solution = { puzzles-best }: { $move }. { $why }
    .worse = Not that one. { $lack } { puzzles-best }: { $move }. { $why }
puzzles-figures = { $older ->
    [yes] An earlier coach found it about { $points } { $unit } better than “{ $other }” ({ $low } to { $high }, 99% sure).
   *[no] About { $points } { $unit } better than “{ $other }” ({ $low } to { $high }, 99% sure).
}
    .always = { $older ->
        [yes] An earlier coach found it { $points } { $unit } better than “{ $other }”. That held in all { $worlds } layouts of the hidden cards it tried.
       *[no] { $points } { $unit } better than “{ $other }”. That held in all { $worlds } layouts of the hidden cards we tried.
    }
puzzles-counted = { $older ->
    [yes] An earlier coach counted every way to go on. “{ $other }” costs you { $percent }%.
   *[no] We counted every way to go on. “{ $other }” costs you { $percent }%.
}
puzzles-certain = { $older ->
    [yes] An earlier coach found it wins for certain. “{ $other }” costs you about { $percent }%.
   *[no] It wins for certain. “{ $other }” costs you about { $percent }%.
}

# What a puzzle is about.
puzzles-theme-take = Take from the others
puzzles-theme-needed = Take what you need
puzzles-theme-dig = Dig now
puzzles-theme-protect = Protect what’s yours
puzzles-theme-build = Build your hand
puzzles-theme-starve = Starve the next player
puzzles-theme-score = Score now
puzzles-theme-hold = Hold back
puzzles-theme-strong = Save your strong cards
puzzles-theme-unload = Get rid of points
puzzles-theme-light = Travel light
puzzles-theme-count = Count them out
puzzles-theme-turn = Mind who’s next
puzzles-theme-hunt = Keep targets in sight
puzzles-theme-gather = Grow a big stack
puzzles-theme-chain = Make a chain
puzzles-theme-out = Go out
puzzles-theme-hit = Hit the next player
puzzles-theme-color = Mind your colours
puzzles-theme-ahead = Think one card ahead
puzzles-theme-dear = Drop the costly card

# What is kept of them.
puzzles-marks-damaged = We couldn’t read which puzzles you’ve solved, so they all count as new. The old file is now { $file }.
puzzles-marks-lines = { $count ->
    [one] { $count } line about your solved puzzles was damaged, so that puzzle counts as new. The file as it was is now { $file }.
   *[other] { $count } lines about your solved puzzles were damaged, so those puzzles count as new. The file as it was is now { $file }.
}
puzzles-marks-unreadable = We can’t read which puzzles you’ve solved: { $why }
puzzles-marks-newer = Your solved puzzles come from a newer Five Takes. We’ll leave that file alone and save nothing new.
puzzles-marks-unsaved = We can’t save which puzzles you solve: { $why }
