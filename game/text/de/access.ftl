# The page on accessibility.
access-heading = Barriere­freiheit
access-subtitle = Alles an einem Ort. Jede Zeile öffnet ihre Einstellung.
access-system = Was dein System wünscht
access-motion = { $state ->
    [followed] Weniger Bewegung, deshalb blenden die Karten hier über.
    [own] Weniger Bewegung, aber du hast selbst gewählt.
   *[none] Nichts zur Bewegung.
}
access-contrast = { $state ->
    [followed] Hoher Kontrast, deshalb ist er hier an.
    [own] Hoher Kontrast, aber du hast selbst gewählt.
   *[none] Nichts zum Kontrast.
}
access-text = { $state ->
    [followed] Größere Schrift, deshalb hat sie hier { $count } %.
    [own] Schrift mit { $count } %, aber du hast selbst gewählt.
   *[none] Nichts zur Schriftgröße.
}
access-eyes = Besser sehen
access-ears = Besser hören, oder ganz ohne Ton
access-reader = Mit Screenreader, Stimme oder Braille
access-hands = In deinem Tempo, auf deine Art
access-value = { $name }: { $value }
access-heard = Spiel jeden Klang einer Partie ab und lies, was er bedeutet.
access-keys = Wähle deine eigenen. { $key } zeigt, was auf einer Seite geht.
access-read = Jede Seite lesen
    .how = { $key } geht sie Zeile für Zeile durch.
access-open = Alles ansehen
# What a new player is offered: three questions, on one page.
access-ask = Schrift, Karten, Klänge…
access-questions = Drei Fragen
access-questions-how = Geh einfach zurück, um sie zu überspringen.
access-more = Alles andere steht in den Einstellungen.
