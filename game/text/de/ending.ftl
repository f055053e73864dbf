# The picture at the end of a match.
ending-title = Das Ende
ending-cards = { $who ->
    [you] Deine Karten am Ende
   *[other] Die Karten von { $who } am Ende
}
ending-more = und { $count } weitere
ending-moment = Dein bester Moment
    .last = Dein letzter Zug
    .evening = Der beste Moment des Abends
ending-went-out = Schluss mit { FORM($cards, case: "dative", article: "the") }
ending-watch = Ansehen
ending-save = Bild speichern
ending-saving = Wird gespeichert…
ending-saved = Gespeichert als { $file } in { $folder }. Daneben liegt ein GIF.
ending-unsaved = Das Bild ließ sich nicht speichern: { $why }.
ending-foot = Five Takes · { $game } · { $date }
ending-about = { $rounds ->
    [one] { $game }, { $date }, eine Runde
   *[other] { $game }, { $date }, { $rounds } Runden
}
ending-scores = Punkte und Karten

# What went well in a match that was lost.
ending-good = { $form ->
    [capture] Du hast den größten Haufen genommen: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
    [dig] Du hast am tiefsten gegraben: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
   *[take] Du hast den größten Fang gemacht: { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
    }.
}
ending-better = { $count ->
    [one] Ein Punkt besser als letztes Mal.
   *[other] { $count } Punkte besser als letztes Mal.
}
ending-ahead-of = Du liegst am Ende vor { FORM($who, case: "dative") }.

# The figures beside the score sheet.
ending-points = Deine Punkte
ending-wins = Deine Siege
ending-rounds = Gewonnene Runden
ending-moves = Gemachte Züge
ending-behind = Punkte Rückstand
ending-ahead = Punkte Vorsprung
ending-out = Runden, in denen du Schluss gemacht hast
ending-drawn = Gezogene Karten
