# Before a match is left of which something is not on disk.
unsaved-heading = Not everything is saved
unsaved-again = Try again
unsaved-leave = Leave all the same
unsaved-stay = Stay
unsaved-text = { $lost } { $trouble }
unsaved-still = It cannot be saved yet. { $lost } { $trouble }
unsaved-undone = Taken back at the table, but not on disk. { $trouble }
unsaved-all = { $count ->
    [one] Nothing of the match is on disk: it would be lost, with 1 move.
   *[other] Nothing of the match is on disk: it would be lost, with { $count } moves.
}
unsaved-moves = { $count ->
    [one] 1 move is not on disk and would be lost.
   *[other] { $count } moves are not on disk and would be lost.
}
unsaved-back = { $count ->
    [one] 1 move that was taken back would be there again.
   *[other] { $count } moves that were taken back would be there again.
}

# On the console, after the program was broken off there.
unsaved-ended-all = { $count ->
    [one] Nothing of the match was on disk: it is lost, with 1 move.
   *[other] Nothing of the match was on disk: it is lost, with { $count } moves.
}
unsaved-ended-moves = { $count ->
    [one] 1 move was not on disk and is lost.
   *[other] { $count } moves were not on disk and are lost.
}
unsaved-ended-back = { $count ->
    [one] 1 move that was taken back will be there again.
   *[other] { $count } moves that were taken back will be there again.
}

# The sign on the table while something is not on disk.
unsaved-sign-filed = The match is not filed
unsaved-sign-moves = { $count ->
    [one] 1 move is not on disk
   *[other] { $count } moves are not on disk
}
unsaved-sign-all = The match is not on disk
unsaved-sign-undo = The undo is not on disk
