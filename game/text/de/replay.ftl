# A match that is looked at move by move.
replay-title = Wiederholung
replay-asked = am Zug
replay-timeline = Deine Stelle in der Partie
    .value = { $round }, Zug { $at } von { $last }
    .move = Zug { $at } von { $last }
replay-beginning = Die Karten sind gegeben.
replay-nobody = Danach ist niemand dran.
replay-next = { $who ->
    [you] Du bist am Zug.
   *[other] Jetzt ist { $who } am Zug.
}
replay-damaged = Die Partie ist beschädigt. Nur bis hierher ist sie zu lesen: { $why }

# The buttons under the table.
replay-play = Abspielen
    .stop = Anhalten
replay-forward = Nächster Zug
replay-back = Voriger Zug
replay-mine-next = Nächste Entschei­dung
replay-mine-before = Vorige Entschei­dung
replay-round-next = Nächste Runde
replay-round-before = Anfang der Runde
replay-begin = Anfang
replay-end = Ende
replay-pace = Tempo: { $times }×
replay-eyes = { $who ->
    [you] Sicht: du
   *[other] Sicht: { $who }
}
    .all = Alle Hände offen
replay-hands = Hände
    .one = Hand: { $name }
    .none = keine Karten

# Going on from somewhere.
replay-play-on = Von hier an spielen
replay-on-heading = Von hier an spielen?
replay-on-text = { $moves ->
    [one] Du fängst von hier aus eine neue Partie an: dasselbe Blatt, dieselben Gegner, der erste Zug schon gespielt. Du kennst die Karten, deshalb zählt sie nicht. Diese Partie bleibt, wie sie ist.
   *[other] Du fängst von hier aus eine neue Partie an: dasselbe Blatt, dieselben Gegner, die ersten { $moves } Züge schon gespielt. Du kennst die Karten, deshalb zählt sie nicht. Diese Partie bleibt, wie sie ist.
}
replay-on-yes = Von hier an spielen
