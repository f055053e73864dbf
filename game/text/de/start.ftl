start-continue = Weiterspielen
start-unfinished = Unfertig ({ $count })
start-minutes = etwa { $minutes } Minuten
start-coming = kommt noch

# A tile: what it does for who cannot see it, the line that tells others, and the link below it.
start-tile = { $game }, spielen
    .first = { $game }, erste Runde
    .go-on = { $game }, weiter
    .standing = { $game }, weiter: { $standing }
    .choices = { $game }, spielen: { $choices }
start-choices = { $people }, { $length }
start-first = Erste Runde
start-go-on = Weiter
    .standing = Weiter: { $standing }
start-lasts = { $minutes ->
    [one] Etwa { $minutes } Minute
   *[other] Etwa { $minutes } Minuten
}
start-set-up = Einrichten…
    .game = { $game } einrichten…

start-history = { history-heading } ({ $count })

# The program is open elsewhere, and its window does not answer.
start-leave-elsewhere = Fenster schließen
start-stay-elsewhere = Trotzdem hier spielen
