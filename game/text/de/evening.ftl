# What is wrong with the file of an evening, and where.
evening-line = Zeile { $line }: { $reason }
evening-newer = Der Abend kommt aus einem neueren Five Takes.
evening-first = Ein Abend beginnt mit der Zeile { $line }.
evening-ends = Der Text endet vor der Zeile { $line }.
evening-event = { $line } kann dort nicht passiert sein.
evening-term = { $line } ist nicht zu lesen.
evening-missing = Die Zeile { $key } fehlt.
evening-rules = { $why }
evening-unsaved = Wir können diesen Abend nicht speichern ({ $why }).

# The rules of a game in an evening.
evening-short = Kurzform
evening-unknown-rules = Regeln, die wir nicht kennen
evening-disagree = { $game }: { $why }

# Why somebody has their points.
evening-why = { $who ->
    [you] Du: { $why }
   *[other] { $who }: { $why }
}
evening-sentence = { $said }.
evening-you = { $case ->
    [accusative] dich
    [dative] dir
   *[nominative] du
}
evening-ahead = { $points } für den Sieg über { FORM($who, case: "accusative") }
evening-level = { $points } für den Gleichstand mit { FORM($who, case: "dative") }
evening-behind = 0 für den letzten Platz

# How the evening ended.
evening-lead = Mit { $lead ->
    [one] einem Punkt
   *[other] { $lead } Punkten
} Vorsprung, { $first } zu { $second }.
evening-shared = Gleichstand mit { FORM(evening-points, case: "dative") } und gleich vielen gewonnenen Spielen.
evening-tie-break = { $games ->
    [one] Gleichstand mit { FORM(evening-points, case: "dative") }. Ein gewonnenes Spiel gab den Ausschlag.
   *[other] Gleichstand mit { FORM(evening-points, case: "dative") }. { $games } gewonnene Spiele gaben den Ausschlag.
}

# An evening in a list.
evening-waiting = Spieleabend, Spiel { $number } von { $count }: { $game }
    .open = Spieleabend, Spiel { $number } von { $count }
    .week = Abend der Woche { $week }, Spiel { $number } von { $count }: { $game }

# The pages of an evening.
evening-heading = Spieleabend
evening-after = Nach Spiel { $number } von { $count }
evening-comes = Als Nächstes kommt { $game }.
evening-chosen = { $who ->
    [you] Du liegst ganz hinten und hast { $game } gewählt.
   *[other] { $who } liegt ganz hinten und wählt { $game }.
}
evening-you-choose = Du liegst ganz hinten, also wählst du das nächste Spiel.
evening-play = { $game } spielen
evening-choose = Spiel wählen
evening-choice = Du wählst
    .text = Du liegst ganz hinten. Was wird Spiel { $number }?
evening-why-heading = Punkte in { $game }
evening-open = Spiel { $number }
evening-table = Die Spiele und ihre Punkte
evening-row = Spiel { $number }: { $game }
    .tip = Sieh nach, wie die Punkte zustande kamen, oder sieh dir das Spiel noch einmal an.
evening-sum = Punkte
evening-gave-up = du hast aufgegeben
evening-record-gone = die Partie ist weg
evening-missing-records = Eine der Partien ist weg. Du siehst, was der Abend davon behalten hat.
evening-fault = Dieser Abend war beschädigt. { $fault }
evening-won = { $who ->
    [you] Du gewinnst den Abend!
   *[other] { $who } gewinnt den Abend
}
    .several = Geteilter Sieg: { $players }
evening-stopped = Abend aufgegeben
    .text = Niemand hat ihn gewonnen.
evening-again = Noch ein Abend
evening-grid = Alle Punkte
evening-delete = Mit seinen Spielen löschen
evening-game = Spiel { $number }: { $game }
evening-previous = Voriges Spiel
evening-next = Nächstes Spiel
evening-to-sheet = Zurück zum Abend
evening-part = Spiel { $number } von { $count } an diesem Abend.

# Leaving, giving up, and what was damaged.
evening-under-way = Ein Spieleabend wartet
    .text = { $evening }. Du kannst immer nur einen haben.
evening-give-up = Aufgeben?
    .text = Gibst du dieses Spiel auf, kommst du darin auf den letzten Platz, und der Abend geht weiter. { $others }
    .game = Dieses Spiel aufgeben
    .stop-text = Gibst du den Abend auf, endet er ohne Sieger.
evening-stop = Den Abend aufgeben?
    .do = Abend aufgeben
evening-damaged = Dieser Abend ist beschädigt
    .text = Mit { $file } geht es nicht weiter. { $fault }
    .unread = { $file } ist nicht zu lesen. { $fault }
    .aside = { $file } steht nicht mehr auf der Liste. Die Datei bleibt unter anderem Namen in deinem Ordner.
    .mended = { $fault } Die Zeilen davor sind in Ordnung, und den Rest sagen uns deine Partien.
evening-go-on = Weiterspielen

# The set-up.
evening-begin = Spielen (etwa { $minutes } Minuten)
evening-games = Die Spiele
evening-order = Reihenfolge
    .drawn = Ausgelost
    .listed = Wie in der Liste
    .last = Letzter Platz wählt
    .drawn-help = Jedes Spiel ist eine Überraschung.
    .listed-help = Verschieb die Spiele mit den Pfeilen.
    .last-help = Der Letzte im Stand wählt das nächste Spiel.
evening-forms = Regeln: Kurzform
    .changed = { $count ->
        [one] Regeln: ein Spiel geändert
       *[other] Regeln: { $count } Spiele geändert
    }
evening-forms-heading = Regeln der Spiele
evening-rules-for = Regeln von { $game }
evening-earlier = { $game } früher spielen
evening-later = { $game } später spielen

# A finished evening in a list.
evening-with = Spieleabend mit { $others }
    .week = Abend der Woche { $week } mit { $others }
evening-company = mit { $others }
evening-points = { $points ->
    [one] { $case ->
        [dative] einem Punkt
       *[nominative] { $points } Punkt
    }
   *[other] { $case ->
        [dative] { $points } Punkten
       *[nominative] { $points } Punkte
    }
}
evening-holds = Diese Partie gehört zu einem Spieleabend, der noch läuft.

# The statistics of evenings.
evening-figures = Spieleabende
evening-none = Noch kein solcher Abend. Spiel einen zu Ende, und er steht hier.
    .plan = Spieleabend planen
evening-sort = Welche Abende
    .kind = Art
    .all = Alle Abende
    .weeks = Abende der Woche
    .again = Noch einmal gespielt
evening-with-players = { $players ->
    [2] Zwei Spieler
    [3] Drei Spieler
   *[other] Vier Spieler
}
evening-tally = Abende
    .given-up = { $count ->
        [0] keiner aufgegeben
       *[other] { $count } aufgegeben
    }
evening-even = ausgeglichen: { $share } %
evening-share = Punkte
    .of = von { $most } möglichen
evening-best = Bester Abend
    .of = Punkte von { $most } möglichen
evening-place = im Schnitt Platz { $place }
evening-row-of-weeks = Deine längste Serie: { $count } Wochen.
evening-apart = Getrennt gezählt: { $parts }.
    .part = { $sort } { $count }

# The evening of the week.
evening-week = Abend der Woche
    .days = { $week }: { $first } bis { $last }
    .begun = Du hast ihn angefangen. { $evening }.
    .won = Du hast ihn mit { FORM(evening-points, case: "dative") } gewonnen.
    .placed = Du kamst auf { $place } von { $count }, mit { FORM(evening-points, case: "dative") }.
    .closed = Diese Woche kommt erst noch.
    .earlier = Die Woche davor
    .later = Die Woche danach
    .sheet = Zettel ansehen
    .same = Alle bekommen in dieser Woche dieselben Karten, dieselben Gegner und dieselbe Reihenfolge. Nichts wird verschickt.
