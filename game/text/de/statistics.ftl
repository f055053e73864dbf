statistics-heading = Statistik
    .counting = Wird gezählt…
    .whole = { $count ->
        [one] { $count } Partie gezählt
       *[other] { $count } Partien gezählt
    }
statistics-none = Noch nichts zu zählen. Spiel eine Partie zu Ende, und du siehst, wie es läuft.
    .play = Spiel wählen
    .unaided = Du hast noch keine Partie ohne Hilfe zu Ende gespielt.
    .assisted = Du hast noch keine Partie mit Tipps oder zurück­genommenen Zügen zu Ende gespielt.
    .known = Du hast noch keine Partie mit bekannten Karten zu Ende gespielt.
    .children = Noch keine Partie für Kinder ist zu Ende gespielt.
    .unproved = Keiner deiner Partien fehlt der Beweis.
statistics-opening = { $how ->
    [none] Dein erster Sieg kommt noch.
    [here] Hier hast du noch nicht gewonnen.
    [more] Du hast { $wins } { $of } gewonnen. Das ist mehr als Zufall.
    [less] Du hast { $wins } { $of } gewonnen. Bisher ist das weniger als Zufall.
   *[even] Du hast { $wins } { $of } gewonnen.
}
statistics-book = Deine Partien, die neueste oben
statistics-sort = Welche Partien
    .all = Alle Partien
    .unaided = Ohne Hilfe
    .assisted = Mit Hilfe
    .known = Bekannte Karten
    .children = Für Kinder
    .unproved = Ohne Beweis

# The figures, each with the number of matches it is of.
# Invariable
statistics-of = { $count ->
        [one] von { $count } Partie
       *[other] von { $count } Partien
    }
statistics-matches = Partien
    .given-up = { $count ->
        [0] keine aufgegeben
        [one] eine aufgegeben, zählt als Niederlage
       *[other] { $count } aufgegeben, zählen als Niederlagen
    }
statistics-won = Gewonnen
    .percent = { $share } %
    .helped = { $of } ({ $count } mit Hilfe)
    .between = Auf lange Sicht gewinnst du sehr wahrscheinlich { $low } bis { $high } %. Ausgeglichen wären { $even } %.
statistics-better = Besser als Zufall?
    .early = Noch zu früh
    .few = Spiel { $few } Partien, und wir zeigen dir, wie du stehst.
    .yes = Ja
    .no = Noch nicht
    .close = Zu knapp für ein Urteil
statistics-rest = Mehr, und woher wir es wissen
    .hide = Den Rest ausblenden
statistics-points = Punkte je Runde
    .rounds = { $rounds ->
        [one] in { $rounds } Runde { $of }
       *[other] in { $rounds } Runden { $of }
    }
statistics-streak = Längste Serie
    .now = jetzt { $streak }
statistics-first-hands = Erste Runden gewonnen: { $won } von { $count }
statistics-more = Mehr
statistics-best = Beste Partie
    .worst = die schlechteste: { $worst }, { $of } bis zum Ende
statistics-time = Zeit am Tisch
    .each = { $each } je Partie, Zeit { $of }

# How strong somebody is.
statistics-strength = Deine Stärke
    .where = Wir messen sie in Partien ohne Hilfe. Wähle oben diese aus, dann siehst du sie.
    .number = { $value } nach { $count } Partien. „Mittel“ ist { $anchor }.
    .levels = { $older ->
        [yes] Du liegst sehr wahrscheinlich zwischen { $low } und { $high }. Auf derselben Skala: { $levels }. Das haben die Stufen gegeneinander erspielt (in Klammern der sehr wahrscheinliche Bereich), bevor sie zuletzt geändert wurden. 100 Punkte mehr gewinnen 64 von 100 Partien.
       *[no] Du liegst sehr wahrscheinlich zwischen { $low } und { $high }. Auf derselben Skala: { $levels }. Das haben die Stufen gegeneinander erspielt (in Klammern der sehr wahrscheinliche Bereich). 100 Punkte mehr gewinnen 64 von 100 Partien.
    }
    .scale = Du liegst sehr wahrscheinlich zwischen { $low } und { $high }. „Mittel“ ist in jedem Spiel gleich. 100 Punkte mehr gewinnen 64 von 100 Partien.
statistics-level = { $level } { $strength }
    .between = { $level } { $strength } ({ $low } bis { $high })
    .most = { $level } höchstens { $high }
    .least = { $level } mindestens { $low }
statistics-next = Du hast { $won } von deinen letzten { $count } Partien gegen „{ $level }“ gewonnen. Gegen „{ $next }“ wäre es etwa ausgeglichen.
    .same = Du hast { $won } von deinen letzten { $count } Partien gegen „{ $level }“ gewonnen. Das ist etwa ausgeglichen.

# How it went, and with whom.
statistics-course = Anteil der Siege in den letzten { $recent } Partien
    .value = jetzt { $share } %, { $of }
    .even = ausgeglichen: { $share } %
    .end = { $share } %
statistics-levels = Nach der Stufe der Gegner
    .mixed = Mehrere Stufen
statistics-opponents = Nach den Gegnern am Tisch
    .who = { $name }, { $manner }
statistics-habit = Wo es die Wahl gab, war das zu { $share } % so ({ $of }).
    .yours = Wo es die Wahl gab, war das zu { $share } % so ({ $of }), bei dir zu { $yours } %.
statistics-players = Nach der Zahl der Spieler
    .count = { $count } Spieler
statistics-rules = Nach Regeln
    .game = { $game }: { $rules }
    .own = Übliche Regeln
statistics-row = { $share } % { $of } gewonnen
    .between = sehr wahrscheinlich { $low } bis { $high } %, ausgeglichen wären { $even } %
    .points = { $points } Punkte je Runde

# What the coach found.
statistics-coach = Was dich am meisten kostete
    .none = Zu diesen Partien gibt es noch keinen Rückblick. Öffne bei einer den Rückblick, dann steht hier, was dich am meisten kostete.
    .whole = In { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    } hat der Coach { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } angesehen und { $mistakes ->
        [0] keinen klaren Fehler gefunden.
        [one] einen klaren Fehler gefunden. Er hat dich { $cost } % gekostet.
       *[other] { $mistakes } klare Fehler gefunden. Sie haben dich zusammen { $cost } % gekostet.
    }
    .kind = { $mistakes ->
        [0] Kein klarer Fehler in { $decisions }
       [one] Ein klarer Fehler in { $decisions } hat dich { $cost } % gekostet
       *[other] { $mistakes } klare Fehler in { $decisions } haben dich { $cost } % gekostet
    }
    .other = Andere Züge
    .older = { $count ->
        [one] Eine Partie hat ein älterer Coach angesehen. Öffne ihren Rückblick noch einmal, dann zählt sie hier mit.
       *[other] { $count } Partien hat ein älterer Coach angesehen. Öffne ihren Rückblick noch einmal, dann zählen sie hier mit.
    }
    .dearest = Deine teuersten Züge:
    .costly = { $cost ->
        [one] Hat dich { $cost } % gekostet, { $date }, Runde { $round }
       *[other] Hat dich { $cost } % gekostet, { $date }, Runde { $round }
    }
    .lost-win = Einen sicheren Sieg verschenkt, { $date }, Runde { $round }

# What is counted.
statistics-counted = Wie wir zählen
    .matches = Jede beendete Partie zählt einmal. Ein geteilter Sieg zählt zum Teil. „Sehr wahrscheinlich“ stimmt in 19 von 20 Fällen.
    .given-up = Aufgeben zählt als Niederlage.
    .habits = Gewohnheiten der Gegner zählen nur, wo sie die Wahl hatten. Deine Züge am selben Tisch zählen genauso.
    .uncounted = { $count ->
        [0] Lektionen, Rätsel und aus anderen weitergespielte Partien zählen nicht. Du hast keine.
        [one] Lektionen, Rätsel und aus anderen weitergespielte Partien zählen nicht. Du hast eine.
       *[other] Lektionen, Rätsel und aus anderen weitergespielte Partien zählen nicht. Du hast { $count }.
    }
    .all = Hier zählt jede Partie: mit Hilfe { $assisted }, mit bekannten Karten { $known }, für Kinder { $children }, ohne Beweis { $unproved }. Die Liste oben zeigt jede Art für sich.
    .assisted = { $count ->
        [0] Partien mit Tipps oder zurück­genommenen Zügen zählen getrennt. Du hast keine.
        [one] Eine Partie mit Tipps oder zurück­genommenen Zügen zählt getrennt.
       *[other] { $count } Partien mit Tipps oder zurück­genommenen Zügen zählen getrennt.
    }
    .known = { $count ->
        [0] Partien mit bekannten Karten zählen getrennt. Du hast keine.
        [one] Eine Partie mit bekannten Karten zählt getrennt.
       *[other] { $count } Partien mit bekannten Karten zählen getrennt.
    }
    .children = { $count ->
        [one] Eine Partie für Kinder zählt getrennt.
       *[other] { $count } Partien für Kinder zählen getrennt.
    }
    .unproved = { $count ->
        [one] Eine Partie beweist ihre Blätter nicht, deshalb zählt sie getrennt.
       *[other] { $count } Partien beweisen ihre Blätter nicht, deshalb zählen sie getrennt.
    }
    .proof = Diese Partien beweisen ihre Blätter nicht: Ein Siegel fehlt, oder etwas wurde nachträglich geändert.
    .unsealed = { $count ->
        [one] Eine Partie stammt aus einer Version, die nichts versiegelt hat. Sie zählt wie die anderen.
       *[other] { $count } Partien stammen aus einer Version, die nichts versiegelt hat. Sie zählen wie die anderen.
    }
    .unreadable = { $count ->
        [one] Eine gespeicherte Partie ist nicht lesbar, unfertig oder eine Kopie, deshalb zählt sie nicht.
       *[other] { $count } gespeicherte Partien sind nicht lesbar, unfertig oder Kopien, deshalb zählen sie nicht.
    }
    .time = Die Zeit zählt, solange der Tisch vorn ist. Nach zwei Minuten ohne dich hält sie an.
