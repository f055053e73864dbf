setup-play = Spielen
setup-more = Mehr
    .changed = { $count ->
        [one] Mehr: eine Option geändert
       *[other] Mehr: { $count } Optionen geändert
    }

# Who plays.
setup-who = Wer mitspielt
setup-face = { $name } ({ $level })
setup-players = Spieler
setup-everybody = Alle Gegner
setup-step = Im üblichen Spiel gewinnt „{ $upper }“ etwa { $won } von 100 Partien gegen „{ $lower }“.
setup-swap = Jemand anderes

setup-children = Für Kinder
    .help = Leichte Gegner, große Karten, keine Uhr beim Rufen. Schalte es aus, und alles ist wie vorher.
    .rules = Leichte Regeln für dieses Spiel. { $rules }.

# What is played.
setup-own = Eigene
    .sentence = Regeln, die du gewählt hast.
setup-kept = Regeln, die du gespeichert hast.
setup-set = Regeln
    .chosen = Regeln: { $set }
    .all = Alle Varianten
setup-usual = Die üblichen Regeln.
setup-length-of-match = Länge
    .short = Kurz: { $length }
setup-sets = Varianten bearbeiten…
    .heading = Varianten
setup-shipped = Bekannte Varianten
setup-kept-sets = Eigene Varianten
setup-usual-set = { $name } (steht vorn)
setup-as-usual = Keine Option ist geändert.
setup-use = Damit spielen
setup-copy = Als Text kopieren
setup-copied = Kopiert. Füge es in eine Nachricht ein.
    .none = Die Zwischenablage geht hier nicht.
setup-make-usual = Nach vorn stellen
setup-usual-now = Ab jetzt steht „{ $name }“ vorn.
setup-rename = Umbenennen
setup-renamed = Die Variante heißt jetzt „{ $name }“.
setup-delete = Löschen
    .heading = „{ $name }“ löschen?
    .text = Du kannst sie zurückholen, bis du die Seite verlässt.
setup-deleted = „{ $name }“ ist gelöscht.
setup-put-back = „{ $name }“ zurückholen
setup-save-these = Deine Regeln speichern
setup-new-name = Neuer Name
setup-name = Name
    .empty = ein Name
setup-save = Speichern
setup-saved = Gespeichert als „{ $name }“.
setup-from-others = Regeln von jemand anderem
setup-line = Regelzeile
    .help = Man kann Regeln als eine Zeile kopieren. Füge sie hier ein.
    .empty = five-takes rules …
setup-paste = Einfügen
setup-found = { $game }: { $name }
setup-there = Diese Regeln hast du schon, als „{ $name }“.
setup-keep = Als „{ $name }“ speichern
setup-deal = Das Blatt
setup-begins = Wer beginnt
    .help = In der ersten Runde.
    .drawn = Das Los
    .you = Du
    .settled = Das steht in dem Blatt, das du eingetippt hast.
    .deal = Wie im Blatt
setup-number = Nummer des Blatts
    .help = Oder der Code, der nach einer Runde dasteht. Gleiche Nummer, gleiche Karten.
    .empty = ein neues Blatt
setup-known = Du kennst diese Karten, deshalb zählt die Partie getrennt.
setup-disagree = Diese Optionen passen nicht zusammen
setup-no-deal = Dieses Blatt kennen wir nicht
setup-strange = Im Code eines Blatts kommt „{ $sign }“ nie vor.
setup-length = Die Nummer eines Blatts hat bis zu { $digits } Ziffern, ein Code { $signs } Buchstaben und Ziffern. Hier sind es { $count }.
