start-continue = Continue
start-unfinished = Unfinished ({ $count })
start-players = { $least } to { $most } players
start-minutes = about { $minutes } minutes
start-coming = coming
start-history = History ({ $count })
