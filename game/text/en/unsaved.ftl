# Before a match is left of which something is not on disk.
unsaved-heading = Not saved yet
unsaved-again = Try again
unsaved-leave = Leave anyway
unsaved-stay = Stay
unsaved-text = { $lost } { $problem }
unsaved-still = We still can’t save it. { $lost } { $problem }
unsaved-undone = Undone at the table, but not in the saved match. { $problem }
unsaved-all = { $count ->
    [one] Nothing of this match is saved. You’d lose it, with 1 move.
   *[other] Nothing of this match is saved. You’d lose it, with { $count } moves.
}
unsaved-moves = { $count ->
    [one] You’d lose 1 move that isn’t saved.
   *[other] You’d lose { $count } moves that aren’t saved.
}
unsaved-back = { $count ->
    [one] 1 move you took back would be there again.
   *[other] { $count } moves you took back would be there again.
}

# On the console, after the program was broken off there.
unsaved-ended-all = { $count ->
    [one] Nothing of this match was saved. It’s lost, with 1 move.
   *[other] Nothing of this match was saved. It’s lost, with { $count } moves.
}
unsaved-ended-moves = { $count ->
    [one] 1 move wasn’t saved and is lost.
   *[other] { $count } moves weren’t saved and are lost.
}
unsaved-ended-back = { $count ->
    [one] 1 move you took back will be there again.
   *[other] { $count } moves you took back will be there again.
}

# The sign on the table while something is not on disk.
unsaved-sign-filed = Match not in the history
unsaved-sign-moves = { $count ->
    [one] 1 move isn’t saved
   *[other] { $count } moves aren’t saved
}
unsaved-sign-all = The match isn’t saved
unsaved-sign-undo = The undo isn’t saved
