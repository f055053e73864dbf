# Lessons: the page with all of them, the teacher’s panel at the table, and what follows.
lessons-learn = Lernen
lessons-heading = Ein Spiel lernen
lessons-subtitle = Lerne beim Spielen. Geh, wann du willst, wir merken uns die Stelle.
lessons-game = { $game } lernen ({ $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
})
lessons-entry = { $number }. { $title }
lessons-progress = { $done ->
    [0] { $game }
   *[other] { $game }: { $done } von { $count } geschafft
}
lessons-done = geschafft
lessons-next = als Nächstes
lessons-begun = angefangen
lessons-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
lessons-of = { $game }: { $lesson }
lessons-entry-state = { $state }, { $minutes }

# At the table.
lessons-teacher = Die Lektion
lessons-head = { $title }: { $step } von { $count }
lessons-go-on = Weiter
lessons-leave = Gehen
lessons-back = Zug zurück
lessons-watch = Schau den anderen zu.
lessons-look = Schau hierhin: { $what }
lessons-cards = { $cards }, { $place }
lessons-button = der Knopf „{ $name }“
lessons-facts = die Zeichen neben der Ablage
lessons-strayed = Das darfst du, aber versuch hier dies: { $move }. { $why }
lessons-miss-near = { FORM($card, article: "the", first: "capital") } passt zu { FORM($near, case: "dative", article: "your") }. Aber { FORM($other, article: "the") } passt zu nichts auf deiner Hand.
lessons-miss-cheap = { FORM($card, article: "the", first: "capital") } kostet dich { $cost }, aber { FORM($other, article: "the") } kostet { $more }.
lessons-miss-same = { FORM($card, article: "the", first: "capital") } kostet dich auch { $cost }. Aber leg hier { FORM($other, case: "accusative", article: "the") } ab.
lessons-astray = { $why } Nimm es zurück und versuch es noch einmal.
lessons-over = Die Runde ist zu Ende.

# The menu, and the end of a lesson.
lessons-menu = Die Lektion
lessons-menu-text = Du kommst genau an diese Stelle zurück.
lessons-leave-lesson = Lektion verlassen
lessons-finished = Schön! Du hast „{ $title }“ geschafft.
lessons-finished-next = Als Nächstes kommt „{ $title }“, { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}.
lessons-finished-all = { $device ->
    [keys] Du hast alle Lektionen von { $game } geschafft. Jetzt spiel richtig, gegen zwei leichte Gegner. Drück „{ commands-hint }“ ({ $key }), wenn du nicht weiterweißt.
    [pad] Du hast alle Lektionen von { $game } geschafft. Jetzt spiel richtig, gegen zwei leichte Gegner. Drück „{ commands-hint }“ ({ $key }), wenn du nicht weiterweißt.
    [touch] Du hast alle Lektionen von { $game } geschafft. Jetzt spiel richtig, gegen zwei leichte Gegner. Berühr „{ commands-hint }“, wenn du nicht weiterweißt.
   *[mouse] Du hast alle Lektionen von { $game } geschafft. Jetzt spiel richtig, gegen zwei leichte Gegner. Drück „{ commands-hint }“ ({ $key }), wenn du nicht weiterweißt.
}
lessons-play = Richtig spielen
lessons-next-lesson = Nächste Lektion
lessons-all = Alle Lektionen ansehen
