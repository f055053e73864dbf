# A score sheet that is kept: what stands above and below it.
sheets-title = { $game }, { $date }, { $time }
    .children = { $game }, { $date }
sheets-company = { $company } – { $rules }
sheets-won = { $who ->
    [you] Du gewinnst.
   *[other] { $who } gewinnt.
}
    .several = { $players } teilen sich den Sieg.
sheets-unfinished = Noch nicht zu Ende.
sheets-given-up = Aufgegeben.
sheets-mark = gewonnen
    .out = hat Schluss gemacht

# The page on which it is kept, and what became of it.
sheets-keep = Zettel speichern
sheets-copy = Als Text kopieren
sheets-table = Als Tabelle speichern
sheets-picture = Als Bild speichern
sheets-saving = Wird gespeichert…
sheets-text = Als Text speichern
sheets-folder = Ordner zeigen
sheets-folder-not = Hier lässt sich kein Ordner öffnen. Es ist { $folder }.
sheets-copied = Kopiert. Füg es ein, wo du willst.
    .none = Die Zwischenablage geht hier nicht.
