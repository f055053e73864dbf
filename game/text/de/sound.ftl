# What you hear at a table: what it means, and how it sounds.
sound-heard = { $what ->
    [turn] Du bist dran
    [draw] Eine Karte wird gezogen
    [toss] Eine Karte wird abgelegt
    [lay] Karten werden ausgelegt
    [take] Karten werden genommen
    [double] Noch eine Folge wird genommen
    [capture] Ein Haufen wird genommen
    [dig] Karten kommen von der Ablage
    [call] Jemand ruft, oder du kannst rufen
    [refuse] Das geht nicht
    [robbed] Jemand wird beklaut oder getroffen
    [points] Punkte kommen an
    [out] Jemand macht Schluss
    [round] Die Runde ist zu Ende
    [win] Du gewinnst
    [lose] Du verlierst
    [deal] Karten werden gegeben
    [flip] Eine Karte wird aufgedeckt
    [shuffle] Der Stapel wird gemischt
    [coins] Münzen wechseln den Besitzer
    [run-close] Eine Taki-Folge wird geschlossen
    [solved] Du findest den besten Zug
    [evening] Du gewinnst den Spieleabend
   *[broken] Eine +3 wird gebrochen
}
sound-how = { $what ->
    [turn] Zwei klare Töne, aufwärts.
    [draw] Eine Karte gleitet vom Stapel.
    [toss] Eine Karte landet auf der Ablage.
    [lay] Ein paar Karten klatschen nebeneinander hin.
    [take] Eine Handvoll Karten wird eingesammelt.
    [call] Zweimal Klopfen und eine Glocke.
    [refuse] Zwei weiche, tiefe Schläge.
    [robbed] Schnelles Klopfen auf Holz.
    [points] Zwei schnelle, helle Töne.
    [out] Ein Klopfen, dann steigen Töne auf.
    [round] Der Schluss der Melodie des Spiels.
    [win] Die Melodie des Spiels mit strahlendem Ende.
   *[lose] Die Melodie des Spiels, leise und traurig.
}
sound-caption = { $side ->
    [left] { sound-heard }, links
    [right] { sound-heard }, rechts
   *[middle] { sound-heard }
}
sound-player = { $number ->
    [1] Du
   *[other] Spieler { $number }
}
sound-player-how = { $number ->
    [1] Ein Daumenklavier, in der Mitte.
    [2] Ein Holzblock.
    [3] Ein Glöckchen.
    [4] Eine tiefe Gitarrensaite.
    [5] Ein Besen auf Papier.
    [6] Eine Marimba.
    [7] Zweimal Klopfen.
    [8] Eine Banjosaite.
    [9] Zwei weiche Schläge.
   *[other] Eine Rassel.
}
sound-none = Es gibt keinen Ton ({ $why }).
sound-missing = Ein Klang lässt sich nicht abspielen ({ $why }).
