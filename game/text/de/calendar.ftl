# The deals of the day, a month at a time.
calendar-heading = Blatt des Tages
calendar-games = Das Spiel
calendar-earlier = Der Monat davor
calendar-later = Der Monat danach
calendar-today = Heute, { $date }

# What has become of a day’s deal, in a sentence.
calendar-closed = Dieser Tag kommt erst noch.
calendar-new = Noch nicht gespielt.
    .past = Noch nicht gespielt. Das geht jederzeit.
calendar-begun = Du hast es angefangen.
calendar-unreadable = Du hast es gespielt, aber die Partie ist nicht zu lesen.
calendar-given-up = Du hast aufgegeben.
calendar-won = Du hast gewonnen. Vorsprung: { $lead }.
    .level = Du hast gewonnen, gleichauf mit dem Zweiten.
calendar-placed = Du kamst auf { $place } von { $count }. Rückstand: { $lead }.
    .level = Du kamst auf { $place } von { $count }, gleichauf mit der Spitze.
calendar-helped = Mit Tipps oder zurück­genommenen Zügen.
calendar-known = Jetzt kennst du diese Karten. Spielst du sie noch einmal, zählt das getrennt.
calendar-tries = Du hast es { $count }-mal gespielt. Hier zählt das erste Mal.
calendar-place = Platz { $place }

# The same in a cell of the month, and as what a cell says.
calendar-cell-new = nicht gespielt
calendar-cell-begun = angefangen
calendar-cell-played = gespielt
calendar-cell-given-up = aufgegeben
calendar-cell-unread = nicht lesbar
calendar-cell-closed = kommt noch

# What is the same for everybody.
calendar-opponents = Am Tisch
calendar-same = Alle bekommen an diesem Tag dieselben Karten, denselben Geber und dieselben Gegner. Auf dieselben Züge antworten sie in derselben Version gleich. Nichts wird verschickt.

# The buttons, and the line to copy.
calendar-play = Spielen
calendar-go-on = Weiterspielen
calendar-again = Noch einmal spielen
calendar-copy = Zeile kopieren
calendar-copied = In die Zwischenablage kopiert.
    .none = Die Zwischenablage geht hier nicht.
calendar-line = { $game }, { $date }: { $place } von { $count }, { $lead }
    .helped = { $game }, { $date }: { $place } von { $count }, { $lead }, mit Hilfe
    .hard = { $game }, { $date }: { $place } von { $count }, { $lead }. „Schwer“: { $hard }
    .hard-helped = { $game }, { $date }: { $place } von { $count }, { $lead }, mit Hilfe. „Schwer“: { $hard }
calendar-sealed = { $line }. Letztes Siegel { $digits }
calendar-meaning = Die Zahl ist dein Vorsprung vor dem besten Gegner in { FORM($unit, case: "dative") }.
calendar-early = Dieser Tag kommt erst noch
    .text = Auf der Uhr dieses Computers ist der { $date }. Das Blatt vom { $day } kannst du spielen, sobald der Tag da ist.
calendar-hard = im Schnitt { $mean } ({ $count } Versuche, { $least } bis { $most })
    .same = { $mean } (alle { $count } Versuche)
calendar-hard-plays = „Schwer“ spielt deine Karten: Versuch { $number } von { $count }…
