# What a level makes of the cards of a match that is over.
rerun-heading = Noch einmal dieselben Karten
rerun-who = An deiner Stelle spielt
rerun-why = Jemand anderes spielt genau deine Karten gegen dieselben Gegner. Lag es an den Karten oder am Spiel?
rerun-you = Du
rerun-run = { $level }, Versuch { $number }
rerun-mean = { $level } im Schnitt
rerun-place = { $place } von { $count }
rerun-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
rerun-lead = { $lead } { $unit }
rerun-column-place = Ergebnis
rerun-column-lead = Vorsprung vor dem besten Gegner
rerun-column-rounds = Länge
rerun-axis = Die Vorsprünge nebeneinander
rerun-even = gleichauf

# How far it is.
rerun-playing = Versuch { $number } von { $count } läuft…
    .rounds = { $rounds ->
        [one] Versuch { $number } von { $count }: { $rounds } Runde gespielt…
       *[other] Versuch { $number } von { $count }: { $rounds } Runden gespielt…
    }
rerun-done = Alle { $count } Versuche sind fertig.
rerun-failed = Das Programm, das die Versuche spielt, bleibt immer wieder stehen. Es kommen keine mehr.
rerun-strength = „{ $level }“ rechnet hier höchstens { $count }-mal voraus, um einen Zug zu finden. Am Tisch ist es bis zu { $usual }-mal, dort spielt die Stufe also etwas besser.
    .full = „{ $level }“ rechnet höchstens { $count }-mal voraus, um einen Zug zu finden, wie am Tisch.
rerun-ends = Ein Versuch kann kürzer oder länger sein als deine Partie. Weitere Runden nehmen die Karten, die deine Partie gehabt hätte.

# What can be said in a sentence, and how it was found out.
rerun-how = Woher wissen wir das?
    .less = Ausblenden
rerun-player = { $who ->
    [expert] der Experte
   *[hard] ein schwerer Gegner
}
    .first = { $who ->
        [expert] Der Experte
       *[hard] Ein schwerer Gegner
    }
rerun-result = { $ended ->
    [won] mit { FORM($theirs, case: "dative") } Vorsprung gewonnen
    [lost] mit { FORM($theirs, case: "dative") } Rückstand verloren
   *[even] unentschieden gespielt
}
rerun-better = { $mine ->
    [won] Mit deinen Karten hätte { rerun-player } { rerun-result }, nicht mit { $yours } gewonnen.
    [lost] Mit deinen Karten hätte { rerun-player } { rerun-result }, nicht mit { $yours } verloren.
    [even] Mit deinen Karten hätte { rerun-player } { rerun-result }, nicht unentschieden gespielt.
   *[alike] Mit deinen Karten hätte { rerun-player } { rerun-result }, nicht mit { $yours }.
}
rerun-close = { rerun-player.first } hätte mit deinen Karten etwa genauso gut gespielt.
rerun-worse = { rerun-player.first } hätte mit deinen Karten schlechter gespielt. Gut gemacht.
rerun-once = { rerun-player.first } hat es einmal versucht und { rerun-result }.
rerun-alike = { rerun-player.first } hat in jedem Versuch { rerun-result }.
rerun-nothing = Noch nichts zu vergleichen.
rerun-one = Ein Versuch sagt wenig. Der nächste könnte ganz anders ausgehen.
rerun-same = „{ $level }“ kam alle { $count } Male auf { $lead }. Ein weiterer Versuch könnte trotzdem anders ausgehen.
rerun-within = „{ $level }“ kam im Schnitt auf { $mean } (auf lange Sicht sehr wahrscheinlich { $low } bis { $high }). Du kamst auf { $lead }. Nach { $count } Versuchen ist das zu knapp für ein Urteil.
rerun-below = „{ $level }“ kam im Schnitt auf { $mean } (auf lange Sicht sehr wahrscheinlich { $low } bis { $high }). Du kamst auf { $lead }, in diesen Karten steckte also mehr. Wie viel davon Glück war, kann niemand sagen.
rerun-above = „{ $level }“ kam im Schnitt auf { $mean } (auf lange Sicht sehr wahrscheinlich { $low } bis { $high }). Du kamst auf { $lead }, und das ist mehr. Eine Partie beweist nicht viel.

# Where both lines part: the tables side by side.
rerun-parted = Wo eure Wege sich trennen
rerun-parted-watch = Die Trennung ansehen
rerun-parted-before = { $count ->
    [one] Bis hierher habt ihr beide gleich gespielt. Noch ein Zug, dann trennen sich eure Wege.
   *[other] Bis hierher habt ihr beide gleich gespielt. Noch { $count } Züge, dann trennen sich eure Wege.
}
rerun-parted-here = Hier trennen sich eure Wege.
rerun-parted-after = { $count ->
    [one] Ein Zug nach der Trennung.
   *[other] { $count } Züge nach der Trennung.
}
rerun-parted-move = { $who ->
    [you] Du: { $move }
   *[other] { $who }: { $move }
}
rerun-parted-tag = dieser Zug
rerun-parted-end = Hier endet die Runde.
rerun-parted-table = Tisch: { $who }
rerun-parted-same = Es ist derselbe Tisch.
rerun-parted-thinking = Der Coach vergleicht die beiden Züge…
rerun-parted-failed = Der Coach konnte die beiden Züge nicht vergleichen.
rerun-parted-better = Gewinnchance mit deinem Zug: { $mine }, mit dem anderen: { $theirs }.
rerun-parted-close = Der Coach findet keinen klaren Unterschied. Gewinnchance mit deinem Zug: { $mine }.
rerun-parted-why = { $level }: { $why }
rerun-parted-yours = Dein Zug: { $why }
rerun-parted-play = Von hier an übernehmen
