history-heading = Verlauf
    .count = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
    .some = { $count } von { $whole } Partien
    .unreadable = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }, dazu { $unreadable ->
        [one] { $unreadable } nicht lesbare
       *[other] { $unreadable } nicht lesbare
    }
    .reading = { $read } von { $whole } Partien gelesen
    .looking = Deine Partien werden gesucht…
history-none = Noch keine Partien. Spiel eine zu Ende, und sie steht hier.
    .play = Die erste Partie spielen
    .alike = Keine solchen Partien.
    .show = Alle Partien zeigen

# What is listed.
history-games = Spiel
    .all = Alle Spiele
history-results = Ergebnis
    .all = Alle Ergebnisse
    .won = Gewonnen
    .lost = Nicht gewonnen
    .given-up = Aufgegeben
history-kinds = Art der Partie
    .all = Alle Partien
    .evenings = Spieleabende
    .of-evenings = Spiele eines Abends
    .unaided = Ohne Hilfe
    .assisted = Mit Hilfe
    .daily = Blätter des Tages
    .again = Noch einmal gespielte Blätter
    .children = Für Kinder
    .uncounted = Nicht gezählt
    .unreadable = Nicht lesbar

# A row: the game and the opponents, when it was and how it went.
history-against = { $game } gegen { $others }
    .many = { $game } gegen { $count } Gegner
history-company = gegen { $others }
    .many = gegen { $count } Gegner
history-more = +{ $count }
history-opponent = { $name } ({ $level })
history-file = { $file }
history-row = { $match }: { $result }. { $more }.
    .points = { $match }: { $result }, { $points }. { $more }.
history-when = { $date }, { $time }
history-minutes = { $minutes ->
        [0] weniger als eine Minute
       *[other] { $minutes } min
    }
    .hours = { $hours } h { $minutes } min
history-assisted = mit Hilfe
history-known = bekannte Karten
history-unproved = ohne Beweis
history-children = für Kinder
history-mode-day = Blatt des Tages
history-mode-round = Runde des Tages
history-mode-again = Blatt noch einmal gespielt
history-mode-from-here = aus einer anderen Partie weitergespielt
history-mode-lesson = Lektion
history-mode-puzzle = Rätsel
history-mode-evening = Teil eines Spieleabends
history-mode-week = Abend der Woche
history-mode-other = { $mode }
history-copy = Kopie einer anderen Partie

# How a match ended.
history-won = Gewonnen
    .helped = Sieg mit Hilfe
    .shared = Geteilt
    .lost = Verloren
    .given-up = Aufgegeben
    .open = Unfertig
    .damaged = Nicht lesbar
    .newer = Aus einer neueren Version
history-place = Platz { $place } von { $count }
history-points = { $own } zu { $other }
history-at-rounds = { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }

# What is said of one match.
history-match = { $game }, { $date }
history-told-against = Gegen { $others }.
history-told-result = Ergebnis: { $result }.
    .points = Ergebnis: { $result }, { $points }.
history-told-time = Angefangen am { $date } um { $time }.
    .named = Angefangen am { $date } um { $time }, sagt der Name der Datei. Die Partie selbst sagt es nicht.
    .written = Die Partie sagt nicht, wann sie anfing. Ihre Datei wurde zuletzt am { $date } um { $time } gespeichert.
history-told-lasted = Spielzeit: { $long }.
    .unknown = Die Partie sagt nicht, wie lange du gespielt hast.
history-told-rounds = { $rounds }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }.
history-told-help = Mit Hilfe: { $hints ->
        [0] kein Tipp
        [one] ein Tipp
       *[other] { $hints } Tipps
    }, { $undos ->
        [0] nichts zurückgenommen
        [one] einmal Züge zurückgenommen
       *[other] { $undos }-mal Züge zurückgenommen
    }.
    .none = Keine Tipps, und nichts zurückgenommen.
history-told-known = Du kanntest diese Karten, deshalb zählt die Partie getrennt.
history-told-unproved = Diese Partie beweist ihre Blätter nicht, deshalb zählt sie getrennt.
history-told-rules = Regeln: { $rules }.
history-told-changes = Geändert: { $rules }.
history-told-children = Gespielt am { $date }, für Kinder.
history-told-rule = { $label }: { $value }
history-told-uncounted = Sie zählt nicht als Partie ({ $mode }).
history-told-copy = Diese Partie hast du doppelt. Sie zählt einmal.
history-told-open = Diese Partie wurde nie beendet, deshalb zählt sie nicht.
history-told-damaged = { $file } lässt sich nicht abspielen, deshalb zählt die Partie nicht. { $fault }
history-gone = { $file } ist nicht mehr zu lesen.
history-told-newer = { $file } kommt aus einem neueren Five Takes, deshalb zählt die Partie hier nicht.

# What can be done with one.
history-again = Dieses Blatt spielen
    .heading = Dasselbe Blatt noch einmal spielen?
    .text = Du bekommst dieselben Karten, Gegner und Regeln. Das Siegel beweist dann nur, dass nichts geändert wurde.
    .play = Spielen
history-delete = Löschen
history-deleted = Gelöscht: { $match }.
    .back = Zurückgeholt: { $match }.
history-undo = Löschen zurücknehmen
history-kept = Gelöschte Partien kannst du mindestens { $days } Tage lang zurückholen.
