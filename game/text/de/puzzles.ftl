puzzles-heading = Rätsel
puzzles-about = Echte Stellungen. Ein Zug ist immer der beste. Findest du ihn?
puzzles-game = Spiel
puzzles-none = Für { $game } gibt es noch keine Rätsel.
puzzles-damaged = Die Rätsel für { $game } sind nicht zu lesen. In einem frischen Five Takes sind sie drin.

# The list: how hard the puzzles are, and what has become of each.
puzzles-grade = { $stars ->
    [1] Ein Stern
    [2] Zwei Sterne
    [3] Drei Sterne
   *[4] Vier Sterne
}
puzzles-found = { $found } von { $count } gelöst
puzzles-older = { $older ->
    [one] { $found } gelöst. Davon stammt eins aus einer älteren Sammlung.
   *[other] { $found } gelöst. Davon stammen { $older } aus älteren Sammlungen.
}
puzzles-next = Nächstes Rätsel
puzzles-all-found = Du hast alle Rätsel von { $game } gelöst.
puzzles-number = { $number } von { $count }
puzzles-one = { $stars ->
    [one] { $stars } Stern, { puzzles-number }
   *[other] { $stars } Sterne, { puzzles-number }
}
    .new = noch nicht versucht
    .tried = versucht
    .shown = Lösung angesehen
    .found = gelöst
    .found-tries = { $tries ->
        [one] im ersten Versuch gelöst
       *[other] in { $tries } Versuchen gelöst
    }
    .own = Fehler { $number }
puzzles-tip = { $count ->
    [one] { $state }
   *[other] { $state }, { $count } Züge
}
    .theme = { $tip }. { $theme }
puzzles-rules = Auch andere Regeln
    .usual = Nur übliche Regeln
puzzles-tries = { $tries ->
    [one] Erster Versuch
   *[other] { $tries } Versuche
}
puzzles-streak = { $longest ->
    [0] Löse eins im ersten Versuch, und deine Serie beginnt. Sie läuft nie ab.
   *[other] Deine Serie: { $count } im ersten Versuch gelöst. Dein Rekord ist { $longest }.
}
puzzles-work = Das kannst du üben
puzzles-work-about = { $theme }. { $matches ->
    [one] Das zu übersehen hat dich etwa { $cost } % gekostet, in der Partie mit Rückblick.
   *[other] Das zu übersehen kostet dich etwa { $cost } % je Partie, in { $matches } Partien mit Rückblick.
}
    .overlooked = Was dich am meisten kostet: { $theme }. { $matches ->
        [one] Es waren etwa { $cost } % in der Partie mit Rückblick.
       *[other] Es sind etwa { $cost } % je Partie, in { $matches } Partien mit Rückblick.
    }
puzzles-work-try = Versuch diese drei:
puzzles-own = Deine eigenen Fehler
puzzles-own-about = { $count ->
    [0] Öffne den Rückblick auf eine Partie und komm wieder. Aus deinen teuersten Fehlern werden Rätsel.
   *[other] Sie stammen aus Partien mit Rückblick.
}

# At the table.
puzzles-place = Rätsel { $number } von { $count }
puzzles-stars = { $stars ->
    [one] { $stars } Stern von 4
   *[other] { $stars } Sterne von 4
}
puzzles-back = Alle Rätsel ansehen
puzzles-question = { $tries ->
    [one] Finde den besten Zug. Ein Versuch.
   *[other] Finde den besten Zug. { $tries } Versuche.
}
    .line = { $tries ->
        [one] Finde Zug { $at } von { $count }. Ein Versuch.
       *[other] Finde Zug { $at } von { $count }. { $tries } Versuche.
    }
    .turn = { $count ->
        [1] { $asks }
       *[other] Schritt { $at } von { $count }: { $asks }
    } { $tries ->
        [one] Ein Versuch.
       *[other] { $tries } Versuche.
    }
puzzles-turn = { $first }. Dann: { $then }
puzzles-worse = { $tries ->
    [one] Leider nicht. { $why } Noch ein Versuch.
   *[other] Leider nicht. { $why } Noch { $tries } Versuche.
}
puzzles-tried-already = Den hast du schon versucht. { $why }
puzzles-right = Richtig: { $move }. { $why }
puzzles-go-on = Finde deinen nächsten Zug.
puzzles-best = { $turn ->
    [yes] Am besten so
   *[no] Der beste Zug
}
puzzles-solution = { puzzles-best }: { $move }. { $why }
    .worse = Leider nicht. { $lack } { puzzles-best }: { $move }. { $why }
puzzles-figures = { $older ->
    [yes] Ein früherer Coach fand ihn etwa { $points } { $unit } besser als „{ $other }“ ({ $low } bis { $high }, zu 99 % sicher).
   *[no] Etwa { $points } { $unit } besser als „{ $other }“ ({ $low } bis { $high }, zu 99 % sicher).
}
    .always = { $older ->
        [yes] Ein früherer Coach fand ihn { $points } { $unit } besser als „{ $other }“. Das galt, wie immer er die verdeckten Karten verteilte, { $worlds }-mal.
       *[no] { $points } { $unit } besser als „{ $other }“. Das galt, wie immer wir die verdeckten Karten verteilten, { $worlds }-mal.
    }
puzzles-counted = { $older ->
    [yes] Ein früherer Coach hat jeden Weg durchgezählt. „{ $other }“ kostet dich { $percent } %.
   *[no] Wir haben jeden Weg durchgezählt. „{ $other }“ kostet dich { $percent } %.
}
puzzles-certain = { $older ->
    [yes] Ein früherer Coach fand: Damit gewinnst du sicher. „{ $other }“ kostet dich etwa { $percent } %.
   *[no] Damit gewinnst du sicher. „{ $other }“ kostet dich etwa { $percent } %.
}

# What a puzzle is about.
puzzles-theme-take = Nimm bei den anderen
puzzles-theme-needed = Nimm, was du brauchst
puzzles-theme-dig = Greif jetzt tief in die Ablage
puzzles-theme-protect = Schütz, was dir gehört
puzzles-theme-build = Bau deine Hand aus
puzzles-theme-starve = Lass den Nächsten hungern
puzzles-theme-score = Mach jetzt Punkte
puzzles-theme-hold = Halt dich zurück
puzzles-theme-strong = Spar deine starken Karten
puzzles-theme-unload = Werde Punkte los
puzzles-theme-light = Reise mit leichtem Gepäck
puzzles-theme-count = Zähl bis zum Ende durch
puzzles-theme-turn = Achte darauf, wer als Nächstes dran ist
puzzles-theme-hunt = Behalte Ziele im Blick
puzzles-theme-gather = Lass einen Haufen wachsen
puzzles-theme-chain = Bilde eine Kette
puzzles-theme-out = Mach Schluss
puzzles-theme-hit = Triff den Nächsten
puzzles-theme-color = Achte auf deine Farben
puzzles-theme-ahead = Denk eine Karte weiter
puzzles-theme-dear = Leg die teure Karte ab

# What is kept of them.
puzzles-marks-damaged = Welche Rätsel du gelöst hast, war nicht zu lesen. Jetzt gelten alle als neu. Die alte Datei heißt nun { $file }.
puzzles-marks-lines = { $count ->
    [one] Eine Zeile über deine gelösten Rätsel war beschädigt. Dieses Rätsel gilt jetzt als neu. Die Datei, wie sie war, heißt nun { $file }.
   *[other] { $count } Zeilen über deine gelösten Rätsel waren beschädigt. Diese Rätsel gelten jetzt als neu. Die Datei, wie sie war, heißt nun { $file }.
}
puzzles-marks-unreadable = Welche Rätsel du gelöst hast, ist nicht zu lesen: { $why }
puzzles-marks-newer = Deine gelösten Rätsel kommen aus einem neueren Five Takes. Wir lassen die Datei in Ruhe und speichern nichts Neues.
puzzles-marks-unsaved = Welche Rätsel du löst, können wir nicht speichern: { $why }
