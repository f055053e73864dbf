start-continue = Continue
start-unfinished = Unfinished ({ $count })
start-players = { $least } to { $most } players
start-minutes = about { $minutes } minutes
start-coming = coming
start-history = { history-heading } ({ $count })

# The program is open elsewhere, and its window does not answer.
start-leave-elsewhere = Close window
start-stay-elsewhere = Play here anyway
