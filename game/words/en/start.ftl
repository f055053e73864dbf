start-continue = Continue
start-unfinished = Unfinished ({ $count })
start-players = { $least } to { $most } players
start-facts = { $least } to { $most } players · about { $minutes } minutes
start-coming = coming
start-history = History ({ $count })
