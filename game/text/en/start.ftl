start-continue = Continue
start-unfinished = Unfinished ({ $count })
start-minutes = about { $minutes } minutes
start-coming = coming

# A tile: what it does for who cannot see it, the line that tells others, and the link below it.
start-tile = { $game }, play
    .first = { $game }, first hand
    .go-on = { $game }, go on
    .standing = { $game }, go on: { $standing }
    .choices = { $game }, play: { $choices }
start-choices = { $people }, { $length }
start-first = First hand
start-go-on = Go on
    .standing = Go on: { $standing }
start-lasts = { $minutes ->
    [one] About { $minutes } minute
   *[other] About { $minutes } minutes
}
start-set-up = Set up…
    .game = Set up { $game }…

start-history = { history-heading } ({ $count })

# The program is open elsewhere, and its window does not answer.
start-leave-elsewhere = Close window
start-stay-elsewhere = Play here anyway
