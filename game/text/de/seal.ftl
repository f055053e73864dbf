# The page of the proof of a round’s deal.
seal-heading = Runde { $round }: Das Blatt ist versiegelt
    .none = Runde { $round }: ein Blatt ohne Siegel
seal-first = Die Karten standen vor der Runde fest. Prüf es selbst nach.
seal-let-me-cut = Lass mich jede Runde abheben
seal-offer = Beweis gefällig, dass niemand Karten zurechtlegt?
    .show = Zeig her
    .no = Nein, danke
seal-same = Gleich. Genau das wurde vor der Runde versiegelt.
seal-different = Nicht gleich. Das wurde nicht versiegelt.
seal-again = Um diesen Stapel noch einmal zu geben: beim Einrichten einer Partie, mit gleich vielen Spielern
seal-unproved = Nicht bewiesen: { $why }
seal-dealer = { $who ->
    [you] Du gibst, und auch das hält das Siegel fest.
   *[other] { $who } gibt, und auch das hält das Siegel fest.
}
seal-drawn = { $who ->
    [you] Du gibst. Der Geber wurde mit den Karten ausgelost.
   *[other] { $who } gibt. Der Geber wurde mit den Karten ausgelost.
}
seal-later = Wenn die Runde vorbei ist, siehst du hier, was versiegelt wurde.
    .part = { seal-later } { $part }
seal-sum = Das Siegel, gezeigt vor der Runde, und die SHA-256 der versiegelten Zeilen
    .second = Das Siegel, gezeigt vor der Runde, und die SHA-256 von Salz, Nummer und Stapel
    .first = Das Siegel, gezeigt vor der Runde, und die SHA-256 von Salz und Stapel
seal-cards = Der Stapel, die erste gegebene Karte vorn
    .part = Der Stapel, die erste gegebene Karte vorn. { $part }
    .cut = Der Stapel, wie er versiegelt wurde. { $part } Die Karte nach der Abhebestelle wurde zuerst gegeben.
seal-shuffle = Mischen Nummer { $number } dieser Karten ergab die Reihenfolge darunter
    .draw = Das Auslosen des Gebers: Mischen Nummer { $number } dieser Karten ergab die Reihenfolge darunter
seal-cut = { $count ->
    [one] Eine Karte wurde oben abgehoben und nach unten gelegt.
   *[other] { $count } Karten wurden oben abgehoben und nach unten gelegt.
}
seal-cut-behind = { $count ->
    [0] Du hast nichts beigetragen.
   *[other] Du hast nach Karte { $count } abgehoben.
}
seal-words = Deine Worte waren „{ $words }“.
seal-line = { $number }. { $text }

# Everything as digits.
seal-seal = Das Siegel
seal-salt = Das Salz
seal-number = Die Nummer
seal-lines = Die versiegelten Zeilen, eine nach der anderen. „Kopieren“ gibt auch die Zeile der Sitze
seal-part = Dein Beitrag
seal-deck = Der Stapel
seal-none = keins
seal-without = Die Rechnung ohne dieses Programm

# The buttons.
seal-earlier = Vorige Runde
seal-verify = Nachprüfen
seal-details = Einzelheiten
    .hide = Einzelheiten ausblenden
seal-copy = Kopieren
seal-save = Als Text speichern
seal-after = Nächste Runde
seal-verifier = Prüfseite öffnen
seal-code = Diesen Code kopieren

# What became of opening the verifier.
seal-opened = Die Prüfseite öffnet sich im Browser. Wähle dort die Datei { $record }.
    .not = Hier lässt sich kein Browser öffnen. Die Prüfseite ist { $page }, die Datei der Partie { $record }.

# What became of copying.
seal-copied = Das Siegel ist in der Zwischenablage.
    .all = Alles, was die Rechnung braucht, ist in der Zwischenablage.
    .code = Der Code ist in der Zwischenablage.
    .none = Die Zwischenablage geht hier nicht.
