# The pages after a round and after a match.
score-all-points = Insgesamt: { $figures }.
score-tabs = Seite
score-result = Ergebnis
score-sheet = Punktezettel

# The score sheet as it is looked at in the middle of a match.
score-so-far = { $count ->
    [one] Eine Runde gespielt.
   *[other] { $count } Runden gespielt.
}
score-none-yet = Noch keine Runde ist vorbei.

# Who had the best of a round.
score-round = { $who ->
    [you] Runde { $round } geht an dich.
   *[other] Runde { $round } geht an { $who }.
}
    .lowest = { $who ->
    [you] Runde { $round } geht an dich, mit den wenigsten Punkten.
   *[other] Runde { $round } geht an { $who }, mit den wenigsten Punkten.
    }
    .several = { $players } teilen sich Runde { $round }.
    .several-lowest = { $players } teilen sich Runde { $round }, mit den wenigsten Punkten.

# Players who are too many to be named.
score-players = { $count ->
    [4] Vier Spieler
    [5] Fünf Spieler
    [6] Sechs Spieler
    [7] Sieben Spieler
    [8] Acht Spieler
    [9] Neun Spieler
    [10] Zehn Spieler
   *[other] { $count } Spieler
}
    .count = many

# Who won the match, why it is over, and by how much it was won.
score-won = { $who ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt
}
    .several = { $players } teilen sich den Sieg
score-why = { $why }.
    .verdict = { $why }: { $verdict }.
score-level = { $rounds ->
    [one] Gleichstand mit { FORM($points, case: "dative") } nach { $rounds } Runde.
   *[other] Gleichstand mit { FORM($points, case: "dative") } nach { $rounds } Runden.
}
score-lead = Mit { FORM($lead, case: "dative") } Vorsprung, { $first } zu { $second }.

# The buttons.
score-next = Nächste Runde
score-cut = Abheben
score-setup = Anders einrichten
score-keep = Zettel speichern…
score-start = Startseite
score-look-back = Zurückschauen
score-done = Fertig
score-more = Mehr
score-table = Den Tisch ansehen
