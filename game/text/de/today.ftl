# Today, above the strip of the start page.
today-button = Heute (5 Minuten)
    .done = Heute: erledigt

# The strip of today on the start page.
today-puzzle = Rätsel des Tages
    .new = Finde den besten Zug
    .tried = Noch nicht gefunden
    .shown = Lösung gesehen
    .found = Gefunden!
today-puzzle-of = Rätsel des Tages: { $game }
today-round = Runde des Tages
    .new = Ein paar Minuten
    .begun = Angefangen
    .played = Gespielt
today-moment = Dein bester Moment
    .none = Kommt noch

# Today’s puzzle, and the end of its round.
today-go-on = Weiter

# The stamp in the calendar.
today-stamp-round = { $game }: { $came }
today-stamp-moment = Dein Moment
today-leave = Fertig
today-copy = Zeile für Freunde kopieren
    .copied = In die Zwischenablage kopiert.
    .none = Die Zwischenablage geht hier nicht.

# The line to paste to a friend.
today-line = Five Takes, { $date }: { $results } Schaffst du mehr?
today-line-puzzle = Rätsel in { $game } gelöst.
today-line-round = { $game }: { $place } von { $count }, { $lead }.
    .helped = { $game }: { $place } von { $count }, { $lead }, mit Hilfe.
today-line-seal = Letztes Siegel: { $digits }.
